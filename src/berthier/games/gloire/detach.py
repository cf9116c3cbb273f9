"""Detachments: made, and merged again (sections 1.2.2 and 6.1)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import COMMANDED, LOST, OFF, Board
from berthier.games.gloire.boxes import fighters, free_units, members, place
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.lines import is_independent
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import face_down, seen
from berthier.kernel.events import tell_apart
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

DETACH, MERGE = "detach", "merge"
Work = tuple[str, int, int]  # what, the unit, the counter


def works(b: Board, m: March) -> list[Work]:
    """What the units of a stack that is being formed could do with counters."""
    found: list[Work] = []
    for unit in members(m.stack):
        if unit in b.kit.units and b.pf[unit]:
            found += [(DETACH, unit, det) for det in free_counters(b, m.side, unit)]
            found += [(MERGE, unit, det) for det in mates(b, m, unit)]
    return found


def free_counters(b: Board, side: int, unit: int) -> list[int]:
    """JDG-6.1-1: the counters of the scenario for its arm and nation that lie aside (R040)."""
    kit = b.kit
    return [
        det
        for det in b.counters
        if b.where[det] == OFF
        and kit.side_of[det] == side
        and kit.mover[det] == kit.mover[unit]
        and kit.nation[det] == kit.nation[unit]
    ]


def mates(b: Board, m: March, unit: int) -> list[int]:
    """JDG-6.1-6, JDG-1.2.2-5: detachments in the same box that may be merged into this unit; not
    one that was made in this movement phase, as both must be there when it begins.
    """
    if fights_now(b, m):
        return []
    there = b.at[m.side][m.start] & ~b.inside & ~b.done & ~b.split
    return [det for det in members(there) if det in b.kit.dets and fits(b, unit, det)]


@rule("JDG-6.1-6", off=False)
def fights_now(b: Board, m: March) -> bool:
    """JDG-6.1-6: who is in a battle merges with nobody; besiegers are in none, as those whom they
    have shut in fight only if they sally out (R011).
    """
    return fighters(b, free_units(b, 1 - m.side, m.start)) != 0


@rule("JDG-1.2.2-5", "JDG-1.2.2-6", "JDG-6.1-6", off=False)
def fits(b: Board, unit: int, det: int) -> bool:
    """JDG-6.1-6: into its parent; an independent one into any unit of its arm and nation, but never
    into the Guard (JDG-1.2.2-5, -6, R040).
    """
    if not is_independent(b, det):
        return b.parent[det] == unit
    kit = b.kit
    alike = kit.mover[det] == kit.mover[unit] and kit.nation[det] == kit.nation[unit]
    return alike and not kit.is_guard[unit]


# --- checks


def may_detach(b: Board, work: Work) -> Refusal | None:
    """Whoever makes a detachment keeps a PF himself (R040)."""
    what, unit, det = work
    if what != DETACH:
        return None
    weak = None if b.pf[unit] > 1 else TOO_WEAK
    return is_commanded(b, unit) or is_as_good(b, unit, det) or weak


@rule("JDG-6.1-5", "JDG-4.6-1")
def is_commanded(b: Board, unit: int) -> Refusal | None:
    """JDG-6.1-5, JDG-4.6-1: only with command."""
    return None if b.level[unit] == COMMANDED else UNCOMMANDED


@rule("JDG-6.1-4")
def is_as_good(b: Board, unit: int, det: int) -> Refusal | None:
    """JDG-6.1-4: with a CO that is at least the counter's."""
    co = b.kit.co[b.period]
    return None if co[unit] >= co[det] else POORER


@rule("JDG-1.2.2-5")
def may_merge(b: Board, work: Work) -> Refusal | None:
    """JDG-1.2.2-5: never above the boxes of the roster."""
    what, unit, det = work
    full = b.pf[unit] + b.pf[det] > b.kit.most[b.period][unit]
    return FULL if what == MERGE and full else None


UNCOMMANDED = Refusal("not-commanded", "JDG-6.1-5")
POORER = Refusal("cohesion-too-low", "JDG-6.1-4")
TOO_WEAK = Refusal("too-weak-to-detach", "JDG-6.1-1")
FULL = Refusal("roster-full", "JDG-1.2.2-5")


def carry_out(b: Board, m: March, work: Work) -> Flow:
    what, unit, det = work
    if what == DETACH:
        return HowMany(m.side, unit, det)
    merge(b, unit, det)
    m.stack &= ~(1 << det)
    return None


class HowMany(Question):
    """How many PF go to the new detachment? It is no secret which two counters are meant."""

    __slots__ = ("det", "unit")
    kind = "how-many"
    rules = ("JDG-6.1-1",)
    guarded = True

    def __init__(self, seat: int, unit: int, det: int) -> None:
        self.seat = seat
        self.unit = unit
        self.det = det

    def candidates(self, b: Board) -> list[int]:
        return list(range(1, b.pf[self.unit]))

    def take(self, b: Board, option: int) -> Flow:
        detach(b, self.unit, self.det, option)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "strength", (("int", option),)


@rule("JDG-6.1-1", "JDG-6.1-2", "JDG-6.1-3")
def detach(b: Board, unit: int, det: int, pf: int) -> None:
    """JDG-6.1-1 to -3: strength goes over, no loss (R041); each has a point less to march."""
    side = b.kit.side_of[unit]
    b.pf[unit] -= pf
    place(b, det, b.where[unit])
    b.parent, b.level = b.parent[:], b.level[:]
    b.pf[det], b.parent[det], b.army[det] = pf, unit, b.army[unit]
    b.level[det], b.emptied[det] = b.level[unit], 0
    b.linked = b.linked | 1 << det if b.linked >> unit & 1 else b.linked & ~(1 << det)
    b.split |= 1 << unit | 1 << det
    b.shown &= ~(1 << det)
    own = (unit, det, pf)
    if face_down(b, 1 << det):
        # A unit that lies open is seen to do it; the new counter lies face-down.
        told = (side, *seen(b, 1 << unit), b.where[unit])
        tell_apart(b, faces.DETACHED_VEILED, told, 1 << side, own)
    else:
        tell_apart(b, faces.DETACHED, (unit, det), 1 << side, own)


@rule("JDG-6.1-6", "JDG-1.2.2-8")
def merge(b: Board, unit: int, det: int) -> None:
    """JDG-6.1-6: strength and marks go to the unit (R041); the counter of an independent one is not
    used again (JDG-1.2.2-8).
    """
    side = b.kit.side_of[unit]
    gone = LOST if is_independent(b, det) else OFF
    own = (unit, det, b.pf[det])
    if face_down(b, 1 << unit | 1 << det):
        told = (side, *seen(b, 1 << unit | 1 << det), b.where[unit])
        tell_apart(b, faces.MERGED_VEILED, told, 1 << side, own)
    else:
        tell_apart(b, faces.MERGED, (unit, det), 1 << side, own)
    for marks in (b.pf, b.crosses, b.stragglers):
        marks[unit] += marks[det]
        marks[det] = 0
    place(b, det, gone)
    b.parent = b.parent[:]
    b.parent[det], b.army[det] = NOBODY, NOBODY
    b.split |= 1 << unit


FRAMES = [HowMany]
