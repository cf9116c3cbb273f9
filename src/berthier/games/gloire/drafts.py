"""Strength points that reinforce units (section 3.3, and as Allemagne 1813 changes it)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import MOVERS, RESERVE
from berthier.games.gloire.records import Drafting
from berthier.games.gloire.reinforcements import due
from berthier.games.gloire.sight import face_down
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Effect, Flow, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule


@rule("JDG-3.3-5", "JDG-3.3-8")
def pa4_strength(b: Board) -> Flow:
    """JDG-3.3-5: strength points, nation by nation."""
    nations = dict.fromkeys(row.nation for row in due(b) if row.nation)
    return [Draft(b.kit.nations.index(nation)) for nation in nations]


def total(b: Board, nation: int) -> int:
    """What a nation receives this turn, in one row of the scenario or in several."""
    return sum(row.amount for row in due(b) if row.nation == b.kit.nations[nation])


class Draft(Effect):
    """The points of one nation."""

    __slots__ = ("nation",)
    kind = "draft"

    def __init__(self, nation: int) -> None:
        self.nation = nation

    def run(self, b: Board) -> Flow:
        side = b.kit.nation_side[self.nation]
        return enter(b, Drafting(side, self.nation, total(b, self.nation)), "drafting", "give")


def drafting(b: Board) -> Drafting:
    record = b.records[-1]
    assert isinstance(record, Drafting)
    return record


@rule("JDG-A13-3.3-1", "JDG-A13-3.3-2", off=[])
def takers(b: Board, d: Drafting) -> list[int]:
    """JDG-A13-3.3-1, -2: own units of the nation but detachments, up to the ceiling of the roster,
    two each and turn (R123).
    """
    nation = b.kit.nations[d.nation]
    found = [
        piece
        for piece in b.kit.units
        if b.where[piece] >= 0
        and b.kit.nation[piece] == nation
        and b.kit.mover[piece] != RESERVE
        and b.pf[piece] < b.kit.most[b.period][piece]
        and (d.box >= 0 or d.given.count(piece) < b.kit.pack.series.pf_per_unit)
        and is_meant(b, d.half, piece)
    ]
    return [piece for piece in found if b.where[piece] == d.box] or found


def is_meant(b: Board, half: int, piece: int) -> bool:
    """A card may give to one arm only, and not to the Guard."""
    if half < 0:
        return True
    row = b.kit.halves[half]
    arm = not row.arm or MOVERS[b.kit.mover[piece]] == row.arm
    return arm and (row.guard or not b.kit.is_guard[piece])


class GiveStrength(Question):
    """Which unit receives the next strength point?"""

    __slots__ = ()
    kind = "give-strength"
    rules = ("JDG-A13-3.3-1", "JDG-A13-3.3-2")
    guarded = True
    otherwise = Refusal("cannot-receive", "JDG-A13-3.3-1")

    def candidates(self, b: Board) -> list[int]:
        return takers(b, drafting(b))

    def take(self, b: Board, option: int) -> Flow:
        d = drafting(b)
        fill(b, option)
        d.given = [*d.given, option]
        d.left -= 1
        seen = (d.side, d.nation)
        tell_apart(b, faces.REINFORCED, seen, 1 << d.side, (d.side, d.nation, option))
        return self if d.left else None

    def blocked(self, b: Board) -> Flow:
        unused(b, drafting(b))
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "strengthen", (("piece", option),)


def fill(b: Board, piece: int) -> None:
    """R123, R106: an X first, then a struck box of the roster, last a straggler's."""
    if not b.pf[piece] and face_down(b, 1 << piece):
        tell_apart(b, faces.REFILLED_VEILED, (), 1 << b.kit.side_of[piece], (piece,))
    elif not b.pf[piece]:
        tell(b, faces.REFILLED, piece)
    b.pf[piece] += 1
    b.emptied[piece] = 0
    room = b.kit.most[b.period][piece] - b.pf[piece] - b.crosses[piece] - b.stragglers[piece]
    if b.crosses[piece]:
        b.crosses[piece] -= 1
    elif room < 0 and b.stragglers[piece]:
        b.stragglers[piece] -= 1


@rule("JDG-A13-3.3-3")
def unused(b: Board, d: Drafting) -> None:
    """JDG-A13-3.3-3: what nobody can take is lost."""
    tell(b, faces.UNUSED, d.side, d.nation, d.left)


def p_give(b: Board) -> Flow:
    return GiveStrength(drafting(b).side)


PROCEDURES = [Procedure("drafting", ("give", p_give), record=Drafting)]
FRAMES = [Draft, GiveStrength]
