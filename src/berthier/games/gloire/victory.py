"""Victory (section 9)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import CAPTURED, Board
from berthier.games.gloire.boxes import members, place
from berthier.games.gloire.events import scenario_of
from berthier.games.gloire.kit import NOBODY
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Over
from berthier.kernel.rulebook import rule

BATTLE_PV = {4: 5, 3: 3}  # JDG-9-2
MARGIN = 3  # JDG-9-7


@rule("JDG-9-2")
def score_battle(b: Board, winner: int, kind: int) -> None:
    """JDG-9-2: by the type of the battle, even if it stopped early."""
    gain = BATTLE_PV.get(kind, 0)
    if gain:
        b.points[winner] += gain
        tell(b, faces.PV, winner, gain, "JDG-9-2")


@rule("JDG-9-3")
def capture(b: Board, side: int, leaders: int) -> None:
    """JDG-9-3: one point for a general, three for a commander-in-chief."""
    for leader in members(leaders):
        army = b.army[leader]
        chief = army != NOBODY and b.commanders[army] == leader
        place(b, leader, CAPTURED)
        gain = 3 if chief else 1
        b.points[1 - side] += gain
        tell(b, faces.CAPTURED, leader)
        tell(b, faces.PV, 1 - side, gain, "JDG-9-3")
        if chief:
            b.commanders[army] = NOBODY


@rule("JDG-9-4")
def napoleon_is_taken(b: Board) -> Flow:
    """JDG-9-4: the game ends and the other side wins."""
    napoleon = b.kit.napoleon
    if napoleon == NOBODY or b.where[napoleon] != CAPTURED:
        return None
    return Over(1 - b.kit.side_of[napoleon], "JDG-9-4")


# --- at the end


@rule("JDG-9-1", off=[0, 0])
def geographic(b: Board) -> list[int]:
    """JDG-9-1: who holds the boxes of the scenario; besieged towns count otherwise."""
    found = [0, 0]
    besieged = {mark >> 3: mark & 1 for mark in b.sieges}
    for row in scenario_of(b).victory if b.scenario else ():
        box = b.kit.box[row.box]
        if box in besieged:
            found[besieged[box]] += besieged_town(b)
            continue
        holder = b.control[box]
        if holder != NOBODY and row.only in (None, b.kit.side_ids[holder]):
            found[holder] += row.pv
    return found


@rule("JDG-A13-9-1", off=0)
def besieged_town(b: Board) -> int:
    """JDG-A13-9-1: under siege or mask a town scores for the besieger, and another number."""
    return b.kit.pack.series.besieged_town_pv


@rule("JDG-9-5", "JDG-9-6", off=[0, 0])
def by_losses(b: Board) -> list[int]:
    """JDG-9-5, -6: a point for every four PF that one has lost less (R106)."""
    lost, found = losses(b), [0, 0]
    if lost[0] != lost[1]:
        found[0 if lost[0] < lost[1] else 1] = abs(lost[0] - lost[1]) // 4
    return found


def losses(b: Board) -> list[int]:
    """JDG-9-6: the marks on the rosters of both sides."""
    lost = [0, 0]
    for piece, side in enumerate(b.kit.side_of):
        lost[side] += b.crosses[piece] + b.stragglers[piece]
    return lost


def reckoning(b: Board) -> list[tuple[int, int, int]]:
    """By side: PV of places, of battles and captures, of losses."""
    places, less = geographic(b), by_losses(b)
    return [(places[side], b.points[side], less[side]) for side in (0, 1)]


def totals(b: Board) -> list[int]:
    return [sum(parts) for parts in reckoning(b)]


@rule("JDG-9-7")
def result(b: Board) -> Over:
    """JDG-9-7: three points ahead wins, less is a draw."""
    french, coalition = totals(b)
    lost = losses(b)
    for side, parts in enumerate(reckoning(b)):
        tell(b, faces.COUNTED, side, *parts, lost[side])
    tell(b, faces.TOTALS, french, coalition)
    if abs(french - coalition) < MARGIN:
        return Over(NOBODY, "JDG-9-7")
    return Over(0 if french > coalition else 1, "JDG-9-7")
