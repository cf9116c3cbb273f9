"""The Armistice (Allemagne 1813): its marker, the declaration, and the end of it."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.cards import OPERATIONS, reshuffle
from berthier.games.gloire.decoys import allot, in_reserve
from berthier.games.gloire.ground import remove_decoys
from berthier.games.gloire.kit import FRENCH
from berthier.games.gloire.sight import counters, reveal
from berthier.games.gloire.truce import armistice_of, hastened, is_awaited, is_truce, shifted
from berthier.games.gloire.victory import result
from berthier.kernel.events import tell
from berthier.kernel.flow import STOP, Flow, Jump
from berthier.kernel.rulebook import rule

# --- the marker


@rule("JDG-A13-ARM-3")
def after_battle(b: Board, winner: int, kind: int) -> None:
    """JDG-A13-ARM-3: a decisive battle puts it off if the French win, brings it nearer if not."""
    if kind == 4 and is_awaited(b):
        move_marker(b, 1 if winner == FRENCH else -1)


def move_marker(b: Board, n: int) -> None:
    b.truce = shifted(b, n)
    tell(b, faces.ARMISTICE_MARKER, b.truce)


def armistice_shift(b: Board, side: int, half: int, target: int) -> Flow:
    move_marker(b, b.kit.halves[half].n)
    return None


@rule("JDG-A13-ARM-10")
def resumption_shift(b: Board, side: int, half: int, target: int) -> Flow:
    """JDG-A13-ARM-10: the Resumption marker is meant (R120)."""
    b.resumption = hastened(b, b.kit.halves[half].n)
    tell(b, faces.RESUMPTION_MARKER, b.resumption)
    return None


OPERATIONS.update({"armistice-shift": armistice_shift, "resumption-shift": resumption_shift})


# --- phase D


@rule("JDG-A13-ARM-5", "JDG-A13-ARM-12", off="A")
def next_turn(b: Board) -> str:
    """JDG-A13-ARM-5, -12: where the turn marker meets the marker of the Armistice it is declared,
    where it meets that of the resumption the war goes on.
    """
    if is_awaited(b) and b.turn >= b.truce:
        return "declared"
    if b.resumption and b.turn == b.resumption:
        return "resumed"
    return "A"


@rule("JDG-A13-ARM-1")
def p1_declared(b: Board) -> Flow:
    """JDG-A13-ARM-1: one scenario ends there (R113); in the other it rules from now on."""
    row = armistice_of(b)
    tell(b, faces.DECLARED, b.turn)
    return result(b) if row is not None and row.ends_scenario else None


@rule("JDG-A13-ARM-6")
def p2_adjust(b: Board) -> Flow:
    """JDG-A13-ARM-6: the Resumption marker (R116), no more sieges, a new deck (R111)."""
    row = armistice_of(b)
    b.truce = b.turn
    b.resumption = b.turn + (row.lasts if row is not None else 5)
    tell(b, faces.RESUMPTION_MARKER, b.resumption)
    for mark in b.sieges:
        tell(b, faces.SIEGE_LIFTED, mark >> 3)
    b.sieges, b.inside = [], 0
    lay_open(b)
    reshuffle(b)
    return None


@rule("JDG-A13-ARM-6")
def lay_open(b: Board) -> None:
    """JDG-A13-ARM-6: everything face-up, decoys out of play until the war goes on."""
    if not b.sight:
        return
    for side in (0, 1):
        for box in range(len(b.kit.box_ids)):
            if counters(b, side, box):
                remove_decoys(b, side, box)
                reveal(b, side, box, counters(b, side, box))
    b.shown = b.kit.own_mask[0] | b.kit.own_mask[1]


@rule("JDG-A13-ARM-11")
def p3_on(b: Board) -> Flow:
    """JDG-A13-ARM-11: its turns begin like all others."""
    return Jump("A")


@rule("JDG-A13-ARM-13")
def p4_resumed(b: Board) -> Flow:
    """JDG-A13-ARM-13: the frontier is open, the deck is shuffled, pontoons and decoys are given
    anew (R121).
    """
    row = armistice_of(b)
    b.closed = 0
    tell(b, faces.RESUMED, b.turn)
    reshuffle(b)
    for side, name in enumerate(b.kit.side_ids):
        if row is not None and name in row.pontoons:
            laid = sum(mark & 1 == side for mark in b.pontoons)
            b.stock[side] = max(0, row.pontoons[name] - laid)
    if b.sight and b.decoyed and row is not None and row.decoys:
        allot(b, row.decoys)
        b.fresh = [1, 1]
        for side in (0, 1):
            tell(b, faces.DECOYS_GIVEN, side, in_reserve(b, side))
    return Jump("A")


# --- phases B3 and B4


@rule("JDG-A13-ARM-7")
def pb2_truce(b: Board) -> Flow:
    """JDG-A13-ARM-7: nobody fights."""
    return STOP if is_truce(b) else None
