"""Playing blind (Allemagne 1813, visibility options): which counters lie face-down, what is told of
them, and where one must reckon with a Force.

A counter that lies face-down shows the flag of its side, be it a unit, a decoy or, in the third
option, a leader. What somebody tries against such counters may turn out to be impossible: then a
Force has been *found* in that box.
"""

from __future__ import annotations

from typing import Any

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members
from berthier.kernel.events import Kind, tell, tell_apart
from berthier.kernel.rulebook import rule

OPEN, UNITS_DOWN, ALL_DOWN = range(3)
LEVELS = ("open", "units", "blind")


@rule("JDG-BLIND-1", off=False)
def lies_open(b: Board) -> bool:
    """JDG-BLIND-1: in the first option everything is face-up."""
    return b.sight == OPEN


@rule("JDG-BLIND-2", "JDG-BLIND-3", "JDG-1.2.2-3", "JDG-1.1-2", off=0)
def face_down(b: Board, mask: int) -> int:
    """JDG-BLIND-2, -3: units in the second option, leaders too in the third; but those that have
    been turned up (R109).
    """
    if lies_open(b):
        return 0
    down = mask & ~b.shown
    return down & ~b.kit.leader_mask if b.sight == UNITS_DOWN else down


def counters(b: Board, side: int, box: int) -> int:
    """All that lies in a box: units, decoys and leaders."""
    return b.at[side][box] | b.chiefs[side][box]


def face_down_at(b: Board, side: int, box: int) -> int:
    return face_down(b, counters(b, side, box)) if b.sight else 0


# --- what others must reckon with


def surely_held(b: Board, side: int, box: int) -> bool:
    """Does everybody know that a Force of this side stands there?"""
    if not b.sight:
        return is_held(b, side, box)
    there = b.at[side][box]
    if not there:
        return False
    return fighters(b, there & b.shown) != 0 or 2 * box + side in b.found


def may_be_held(b: Board, side: int, box: int) -> bool:
    """Might a Force of this side stand there, as far as others can tell?"""
    return surely_held(b, side, box) or face_down_at(b, side, box) != 0


def is_found_held(b: Board, side: int, box: int) -> bool:
    """Somebody goes where a Force may be; if one is, it is found, and he does not come there."""
    if not b.sight or not is_held(b, side, box):
        return False
    if not surely_held(b, side, box):
        b.found = sorted([*b.found, 2 * box + side])
        tell(b, faces.FOUND, side, box)
    return True


# --- turned up and down


def reveal(b: Board, side: int, box: int, mask: int) -> None:
    """These are turned up for all to see, until their owner's next administrative phase (R109)."""
    down = face_down(b, mask)
    if down:
        b.shown |= down
        tell(b, faces.REVEALED, side, box, members(down), left_at(b, side, box))
        for piece in members(down):
            if b.emptied[piece] and not b.pf[piece]:
                tell(b, faces.NO_MEN, piece)


@rule("JDG-2-B1")
def turn_down(b: Board, side: int) -> None:
    """JDG-2-B1 step 2: what was turned up lies face-down again."""
    up = [n for n in members(b.shown & b.kit.own_mask[side]) if b.where[n] >= 0]
    b.shown &= ~b.kit.own_mask[side]
    down = members(face_down(b, sum(1 << n for n in up)))
    if down:
        tell(b, faces.TURNED_DOWN, side, down, [b.where[n] for n in down])


# --- what is told


def seen(b: Board, mask: int) -> tuple[list[int], int]:
    """Of these pieces who lies open, and how many counters do not."""
    down = face_down(b, mask)
    return members(mask & ~down), down.bit_count()


def tell_of(
    b: Board, side: int, mask: int, kind: Kind, facts: tuple[Any, ...], veiled: Kind, *rest: Any
) -> None:
    """Tell of pieces: everybody, or others only who lies open and how many counters more; `rest`
    are the other facts of the veiled kind.
    """
    if b.journal is None:
        return
    if not face_down(b, mask):
        tell(b, kind, *facts)
        return
    tell_veiled(b, side, mask, facts, veiled, *rest)


def tell_veiled(
    b: Board, side: int, mask: int, facts: tuple[Any, ...], veiled: Kind, *rest: Any
) -> None:
    """The whole to the owner only, although the pieces may lie open."""
    named, more = seen(b, mask)
    tell_apart(b, veiled, (side, named, more, *rest), 1 << side, facts)


def left_at(b: Board, side: int, box: int) -> int:
    """How many counters of a side still lie face-down there: so others can follow them."""
    return face_down_at(b, side, box).bit_count()
