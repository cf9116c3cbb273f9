"""What pieces do to the ground and the roster: moving, passing, losing."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LOST, OFF, Board
from berthier.games.gloire.boxes import fighters, is_held, members, place, take_off
from berthier.games.gloire.sight import face_down, reveal
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.rulebook import rule


def is_passable(b: Board, box: int, to: int) -> bool:
    """May one go there now? R115: the closed frontier bars moves, reactions and retreats alike."""
    link = b.kit.link[box][to]
    if b.kit.crossing[link] and b.shut >> link & 1:
        return False
    return not (b.closed and b.kit.is_frontier[link])


def move_stack(b: Board, stack: int, to: int) -> None:
    """Pieces go to a box; both boxes, the one left and the one entered, are put in order."""
    pieces = members(stack)
    changed = {to}
    for piece in pieces:
        changed.add(b.where[piece])
        place(b, piece, to)
    b.moved |= stack
    b.inside &= ~stack
    if b.sight:
        side = b.kit.side_of[pieces[0]]
        # Whoever was found in a box that counters leave may be among them.
        b.found = [mark for mark in b.found if mark >> 1 not in changed or mark & 1 != side]
        if fighters(b, stack):
            scatter(b, 1 - side, to)
    for box in sorted(changed):
        settle_box(b, box)


# --- decoys


@rule("JDG-7.1-5")
def scatter(b: Board, side: int, box: int) -> None:
    """JDG-7.1-5 (a): decoys alone in a box that an enemy unit enters (R065)."""
    if not is_held(b, side, box):
        remove_decoys(b, side, box)


def remove_decoys(b: Board, side: int, box: int, most: int = 99, to: int = OFF) -> int:
    """Those of a box are shown and taken off, at most so many; how many there were."""
    found = members(b.at[side][box] & b.kit.decoy_mask)[:most]
    if found:
        for piece in found:
            place(b, piece, to)
        gone = sum(1 << piece for piece in found)
        b.shown &= ~gone
        b.inside &= ~gone
        tell(b, faces.DECOYS_GONE, side, box, found)
    return len(found)


@rule("JDG-7.1-5")
def drop_masks(b: Board, box: int) -> None:
    """JDG-7.1-5 (b): when combat starts, and wherever decoys of both sides have met (R065)."""
    if b.sight and all(b.at[side][box] & ~b.inside for side in (0, 1)):
        for side in (0, 1):
            remove_decoys(b, side, box)


def settle_box(b: Board, box: int) -> None:
    """Whatever follows when somebody has come to a box, left it or died there."""
    if b.at[0][box] and b.at[1][box]:
        for side in (0, 1):
            lose_strays(b, side, box)
    if b.trenches or b.sieges:
        tidy_box(b, box)
    if b.control[box] >= 0:
        for side in (0, 1):
            take_flag(b, side, box)


@rule("JDG-1.2.3-3", "JDG-1.2.1-2")
def lose_strays(b: Board, side: int, box: int) -> None:
    """R005, R008: guns and units at 0 PF that only enemies are with are gone at once."""
    if is_held(b, 1 - side, box) and not is_held(b, side, box):
        strays = b.at[side][box] & ~b.kit.decoy_mask
        reveal(b, side, box, strays)
        for piece in members(strays):
            take_off(b, piece, LOST)
            tell(b, faces.ELIMINATED, piece)


@rule("JDG-6.2-2", "JDG-8.8-15")
def tidy_box(b: Board, box: int) -> None:
    """JDG-6.2-2: an entrenchment without units of its side goes; a siege without besiegers or
    without anybody inside too (R103).
    """
    for trench in [mark for mark in b.trenches if mark >> 1 == box]:
        if not is_held(b, trench & 1, box):
            b.trenches.remove(trench)
            tell(b, faces.TRENCH_LEFT, trench & 1, box)
    for mark in [mark for mark in b.sieges if mark >> 3 == box]:
        inside = 1 - (mark & 1)
        if not is_held(b, mark & 1, box) or not fighters(b, b.at[inside][box] & b.inside):
            b.sieges.remove(mark)
            b.inside &= ~b.at[inside][box] & ~b.chiefs[inside][box]
            tell(b, faces.SIEGE_LIFTED, box)


@rule("JDG-9-1", "JDG-8.8-1")
def take_flag(b: Board, side: int, box: int) -> None:
    """JDG-9-1: the last who passed through holds a box; only units with PF turn a flag (R105)."""
    if is_held(b, side, box) and not is_held(b, 1 - side, box):
        turn_flag(b, side, box)


def turn_flag(b: Board, side: int, box: int) -> None:
    """Boxes that neither side is paid for have no flag."""
    if b.control[box] not in (-1, side):
        control = b.control[:]
        control[box] = side
        b.control = control
        if b.sight:
            tell_apart(b, faces.FLAG_TURNED, (side, box), 1 << side, (side, box))
        else:
            tell(b, faces.FLAG, side, box)


@rule("JDG-1.2.3-1")
def suffer(b: Board, piece: int, amount: int) -> int:
    """JDG-1.2.3-1: what is lost but by straggling is an X; how much really was."""
    lost = min(amount, b.pf[piece])
    b.pf[piece] -= lost
    b.crosses[piece] += lost
    return lost


def empty_out(b: Board, piece: int) -> None:
    """JDG-1.2.3-3: a unit at 0 PF stays until its owner's next administrative phase. Told after the
    loss itself.
    """
    if not b.pf[piece] and not b.emptied[piece]:
        b.emptied[piece] = b.turn
        if face_down(b, 1 << piece):
            tell_apart(b, faces.EMPTIED_VEILED, (), 1 << b.kit.side_of[piece], (piece,))
        else:
            tell(b, faces.EMPTIED, piece)
