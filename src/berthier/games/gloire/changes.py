"""Leaders whom the scenario takes away, brings, or puts at the head of an army (section 4.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import CAPTURED, LOST, OFF, Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.events import scenario_of
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.records import Pushing
from berthier.games.gloire.reinforcements import in_the_way
from berthier.games.gloire.setup import bring
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, enter
from berthier.kernel.rulebook import rule


@rule("JDG-4.2-1")
def pa2_leaders(b: Board) -> Flow:
    """JDG-4.2-1: scenarios take leaders away, bring them, and say who leads."""
    rows = scenario_of(b).leaders if b.scenario else []
    return [Change(n) for n, row in enumerate(rows) if row.turn == b.turn]


class Change(Effect):
    """One row of the scenario; an enemy in the box where a leader comes makes way first, as for
    every reinforcement (JDG-3.3-3).
    """

    __slots__ = ("row",)
    kind = "change"

    def __init__(self, row: int) -> None:
        self.row = row

    def run(self, b: Board) -> Flow:
        row = scenario_of(b).leaders[self.row]
        if row.comes:
            leader, box = b.kit.piece[row.comes], b.kit.box[row.box]
            foe = 1 - b.kit.side_of[leader]
            if in_the_way(b, foe, box):
                return [enter(b, Pushing(foe, box), "pushing", "ask"), self]
            bring(b, leader, box, None)
            if b.sight:
                b.shown |= 1 << leader  # the scenario tells everybody
            tell(b, faces.LEADER_CAME, leader, box)
        if row.leaves:
            leave(b, b.kit.piece[row.leaves])
        if row.leads:
            lead(b, b.kit.piece[row.leads])
        return None


def leave(b: Board, leader: int) -> None:
    if b.where[leader] in (OFF, LOST, CAPTURED):
        return
    place(b, leader, OFF)
    tell(b, faces.LEADER_LEFT, leader)
    army = b.army[leader]
    if b.commanders[army] == leader:
        b.commanders[army] = NOBODY


def lead(b: Board, leader: int) -> None:
    army = b.army[leader]
    if army != NOBODY and b.where[leader] >= 0:
        b.commanders[army] = leader
        tell(b, faces.LEADS, leader, army)


FRAMES = [Change]
