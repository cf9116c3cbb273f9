"""The end of a scenario of Napoléon 1807: points for citadels, its own table, draws (N07-VIC)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.pack_1807 import Scenario1807
from berthier.games.napoleon.piles import score, track
from berthier.games.napoleon.victory import finish, scenario_of, victory
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Over
from berthier.kernel.rulebook import rule

MIDDLE = 10


def is_alone(b: Board, side: int, zone: int) -> bool:
    """A pile of this side and no enemy corps; vedettes are no pile (R07-11)."""
    return b.at[side][zone] != 0 and b.at[1 - side][zone] == 0


@rule("N07-VIC-4")
def score_citadels(b: Board) -> None:
    """N07-VIC-4: an enemy citadel that one holds alone or besieges, counted once (R07-11)."""
    for zone in b.kit.citadels:
        owner = b.control[zone]
        if owner >= 0 and (is_alone(b, 1 - owner, zone) or zone in b.sieges):
            tell(b, faces.CITADEL_COUNTED, 1 - owner, zone)
            score(b, 1 - owner, b.kit.value[zone], "N07-VIC-4")


@rule("N07-SCN-1")
def score_objectives(b: Board) -> None:
    """N07-SCN-1(o): what the scenario counts besides, netted with the citadels (R07-12)."""
    scenario = scenario_of(b)
    for row in scenario.objectives if isinstance(scenario, Scenario1807) else ():
        side, zone = b.kit.side_ids.index(row.side), b.kit.zone[row.zone]
        if is_alone(b, side, zone):
            score(b, side, row.vp, "N07-SCN-1")


@rule("N07-VIC-7")
def end_of_scenario(b: Board) -> Flow:
    """N07-VIC-7: after the points of the end the scenario's own table decides."""
    score_citadels(b)
    score_objectives(b)
    over = victory(b)
    if over is not None:
        return over
    side = decided(b)
    if side >= 0:
        return finish(b, side, "N07-VIC-7")
    tell(b, faces.DRAWN_GAME, track(b), "N07-VIC-7")
    return Over(-1, "N07-VIC-7")


def decided(b: Board) -> int:
    """Who has won by the table; -1: a draw (R07-13)."""
    scenario = scenario_of(b)
    if not isinstance(scenario, Scenario1807):
        return without_a_table(b)
    if b.vp <= scenario.french_wins_at_end_up_to:
        return FRENCH
    return COALITION if b.vp >= scenario.prussian_wins_at_end_from else -1


@rule("N07-SCN-2", off=-1)
def without_a_table(b: Board) -> int:
    """N07-SCN-2: Russian above 10, French below, 10 is a draw (R07-14)."""
    if b.vp == MIDDLE:
        return -1
    return COALITION if b.vp > MIDDLE else FRENCH
