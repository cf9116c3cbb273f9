"""Leaders whom the enemy finds without units (section 4.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import AWAY, LOST, Board
from berthier.games.gloire.boxes import fighters, free_units, is_held, members, place
from berthier.games.gloire.ground import is_passable
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.sight import may_be_held, reveal
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Frame, Question, Spelling
from berthier.kernel.rulebook import rule


@rule("JDG-4.2-2", off=[])
def lone_leaders(b: Board, side: int, box: int) -> list[Frame]:
    """JDG-4.2-2: with no friendly unit in his box each is dealt with by his rank, when an enemy
    unit comes.
    """
    there = b.chiefs[side][box]
    return abandoned(b, side, box) if there and is_held(b, 1 - side, box) else []


def abandoned(b: Board, side: int, box: int) -> list[Frame]:
    """Those whose Force has just been destroyed, whoever is left there (R070, R081); friends behind
    the walls do not cover who stands outside.
    """
    if fighters(b, free_units(b, side, box)):
        return []
    alone = b.chiefs[side][box] & ~b.inside
    reveal(b, side, box, alone)
    return [Overrun(leader) for leader in members(alone)]


class Overrun(Effect):
    """One leader alone among enemies."""

    __slots__ = ("leader",)
    kind = "overrun"

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def run(self, b: Board) -> Flow:
        rank = b.kit.rg[b.period][self.leader]
        if rank == 4:
            return JoinUnit(b.kit.side_of[self.leader], self.leader)
        if rank == 3:
            goes_away(b, self.leader)
        else:
            is_eliminated(b, self.leader)
        return None


@rule("JDG-4.2-4")
def goes_away(b: Board, leader: int) -> None:
    """JDG-4.2-4: he leaves the map and comes back next turn."""
    place(b, leader, AWAY)
    tell(b, faces.LEADER_AWAY, leader)


@rule("JDG-4.2-5")
def is_eliminated(b: Board, leader: int) -> None:
    """JDG-4.2-5: rank 1 or 2; it scores nothing (R018)."""
    place(b, leader, LOST)
    tell(b, faces.LEADER_LOST, leader)
    army = b.army[leader]
    if army != NOBODY and b.commanders[army] == leader:
        b.commanders[army] = NOBODY


class JoinUnit(Question):
    """Which of the nearest friendly units does he join?"""

    __slots__ = ("leader",)
    kind = "join-unit"
    rules = ("JDG-4.2-3",)

    def __init__(self, seat: int, leader: int) -> None:
        self.seat = seat
        self.leader = leader

    def candidates(self, b: Board) -> list[int]:
        return nearest(b, self.seat, b.where[self.leader])

    def take(self, b: Board, option: int) -> Flow:
        place(b, self.leader, option)
        tell(b, faces.LEADER_JOINED, self.leader, option)
        return None

    def blocked(self, b: Board) -> Flow:
        """R018: no unit can be reached, so he waits off the map."""
        goes_away(b, self.leader)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "join", (("box", option),)


@rule("JDG-4.2-3", off=[])
def nearest(b: Board, side: int, start: int) -> list[int]:
    """JDG-4.2-3: in points of infantry, around boxes with enemy units (R018) or counters that may
    be some; not over a closed frontier (R115).
    """
    cost, best = b.kit.cost[b.weather], {start: 0}
    rings: dict[int, list[int]] = {0: [start]}
    while rings:
        spent = min(rings)
        ring = sorted({box for box in rings.pop(spent) if best[box] == spent})
        found = [box for box in ring if box != start and fighters(b, b.at[side][box] & ~b.inside)]
        if found:
            return found
        for box in ring:
            for other, link in b.kit.near[box]:
                total = spent + cost[link]
                barred = not is_passable(b, box, other) or may_be_held(b, 1 - side, other)
                if not barred and total < best.get(other, total + 1):
                    best[other] = total
                    rings.setdefault(total, []).append(other)
    return []


FRAMES = [Overrun, JoinUnit]
