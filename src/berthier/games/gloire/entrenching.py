"""Entrenchments (section 6.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members
from berthier.games.gloire.command import payers_of
from berthier.games.gloire.kit import INFANTRY
from berthier.games.gloire.records import March
from berthier.kernel.events import tell
from berthier.kernel.flow import Refusal
from berthier.kernel.rulebook import rule

PRICE = 2  # JDG-4.5-7


def diggers(b: Board, stack: int) -> list[int]:
    """The armies that can pay for an entrenchment."""
    return [army for army in payers_of(b, stack) if b.pc[army] >= PRICE]


@rule("JDG-6.2-1", "JDG-6.2-4", "JDG-4.5-7")
def may_entrench(b: Board, stack: int, box: int, side: int) -> Refusal | None:
    """JDG-6.2-1, -4: infantry that has not moved this turn, not in a town, for two points whatever
    its line (R027, R042).
    """
    men = fighters(b, stack)
    if b.kit.is_town[box]:
        return IN_TOWN
    if not any(b.kit.mover[piece] == INFANTRY for piece in members(men)):
        return NO_INFANTRY
    if men & (b.moved | b.split):
        return HAS_MOVED
    if 2 * box + side in b.trenches:
        return THERE_ALREADY
    return None if diggers(b, stack) else TOO_DEAR


IN_TOWN = Refusal("not-in-a-town", "JDG-6.2-4")
NO_INFANTRY = Refusal("no-infantry", "JDG-6.2-4")
HAS_MOVED = Refusal("has-moved", "JDG-6.2-1")
THERE_ALREADY = Refusal("entrenched-already", "JDG-6.2-1")
TOO_DEAR = Refusal("not-enough-points", "JDG-4.5-7")


@rule("JDG-4.5-7", "JDG-6.2-1", "JDG-6.2-3")
def entrench(b: Board, m: March) -> None:
    """JDG-6.2-1, -3: it works at once; who has built it reacts to nothing more this turn."""
    b.pc[m.army] -= PRICE
    b.done |= m.stack
    b.built |= m.stack
    b.busy[m.side] |= m.stack
    b.trenches = sorted([*b.trenches, 2 * m.start + m.side])
    tell(b, faces.ENTRENCHED, m.side, m.start)


@rule("JDG-6.2-3", off=0)
def builders(b: Board) -> int:
    """JDG-6.2-3: who has built an entrenchment this turn, and so does not react."""
    return b.built
