"""Elimination and victory (chapters 13 and 14), and the end of the scenarios (chapter 15)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import MAX_FATIGUE, OFF, Board
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.pack import Scenario
from berthier.games.napoleon.piles import leaders_at, members, place, score, settle_zone, strength
from berthier.games.napoleon.winter import lay_on_card
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Over
from berthier.kernel.rulebook import rule


@rule("N06-ELI-1", off=False)
def is_spent(b: Board, corps: int) -> bool:
    """N06-ELI-1: no strength left, or more than 8 fatigues."""
    return b.fatigue[corps] > MAX_FATIGUE or strength(b, corps) == 0


def eliminate(b: Board, side: int, pile: int) -> list[int]:
    """N06-ELI-1 to -3: remove the spent corps of a pile; returns the zones they leave."""
    zones = []
    for corps in members(pile):
        if is_spent(b, corps):
            zone = b.where[corps]
            left = strength(b, corps)
            by = "N06-ELI-1"
            tell(b, faces.ELIMINATED, corps, left, by)
            score_fatigued(b, side, left)
            lay_on_card(b, side, left)
            b.infantry[corps] = b.cavalry[corps] = b.fatigue[corps] = 0
            place(b, corps, OFF)
            eliminate_alone(b, side, zone)
            zones.append(zone)
    return zones


@rule("N06-ELI-2")
def score_fatigued(b: Board, side: int, left: int) -> None:
    """N06-ELI-2: what was left of a corps lost to fatigue scores like any lost strength."""
    score(b, 1 - side, left, "N06-ELI-2")


@rule("N06-DEF-4", "N06-ELI-3")
def eliminate_alone(b: Board, side: int, zone: int) -> None:
    """N06-DEF-4, N06-ELI-3: a commander without any friendly corps in the zone is lost (R06-08)."""
    if b.at[side][zone]:
        return
    for leader in members(leaders_at(b, side, zone)):
        place(b, leader, OFF)
        tell(b, faces.ELIMINATED, leader, 0, "N06-DEF-4")


def scenario_of(b: Board) -> Scenario | None:
    """The scenario being played; a described position may have none."""
    for row in b.kit.pack.scenarios:
        if row.id == b.scenario:
            return row
    return None


def full_strength(b: Board, piece: int) -> tuple[int, int]:
    """Infantry and cavalry of an unhurt corps; in 1807 by the scenario's order of battle."""
    return b.kit.full[b.scenario][piece]


@rule("N06-VIC-6")
def napoleon_lost(b: Board) -> Flow:
    """N06-VIC-6: without Napoléon the other side has won, whatever the track says (R06-63)."""
    napoleon = b.kit.named("napoleon")
    if napoleon >= 0 and b.where[napoleon] == OFF:
        return finish(b, COALITION, "N06-VIC-6")
    return None


@rule("N06-VIC-5")
def track_decides(b: Board) -> Flow:
    """N06-VIC-5: 20 or more, the other side wins at once; 0 or less, the French (R06-62)."""
    if b.vp >= b.kit.pack.limits.vp_track:
        b.vp = b.kit.pack.limits.vp_track
        return finish(b, COALITION, "N06-VIC-5")
    if b.vp <= 0:
        b.vp = 0
        return finish(b, FRENCH, "N06-VIC-5")
    return None


def victory(b: Board) -> Flow:
    """Has somebody won at this moment?"""
    over = napoleon_lost(b)
    return over if over is not None else track_decides(b)


def victory_by_deaths(b: Board, zones: list[int]) -> Flow:
    """R06-57: all deaths of a step count before victory is checked; a zone that they leave to the
    enemy is a change of its own (R06-60).
    """
    over = victory(b)
    if over is not None:
        return over
    for zone in zones:
        settle_zone(b, zone)
    return victory(b)


@rule("N06-VIC-4")
def end_of_turn_point(b: Board) -> None:
    """N06-VIC-4: a point for the Prussians if they control three citadels or more (R06-61)."""
    held = sum(1 for zone in b.kit.citadels if b.control[zone] == COALITION)
    if held >= 3:
        score(b, COALITION, 1, "N06-VIC-4")


def last_turn(b: Board) -> int:
    row = scenario_of(b)
    return 7 if row is None else row.last_turn


@rule("N06-VIC-7")
def end_of_campaign(b: Board) -> Flow:
    """N06-VIC-7: at the end of the last turn a track above 0 is a Prussian victory."""
    row = scenario_of(b)
    if row is None or row.prussian_wins_at_end_from <= 1:
        return finish(b, COALITION, "N06-VIC-7")
    return None


@rule("N06-SHO-3")
def end_of_short_scenario(b: Board) -> Flow:
    """N06-SHO-3: the Prussians need 4 or more at the end, otherwise the French have won."""
    row = scenario_of(b)
    if row is None or row.prussian_wins_at_end_from <= 1:
        return None
    winner = COALITION if b.vp >= row.prussian_wins_at_end_from else FRENCH
    return finish(b, winner, "N06-SHO-3")


def finish(b: Board, side: int, reason: str) -> Flow:
    tell(b, faces.OVER, side, reason)
    return Over(side, b.kit.cite(reason))
