"""Pieces and boxes: small questions and moves that every section uses."""

from __future__ import annotations

from berthier.games.gloire.board import OFF, Board
from berthier.games.gloire.kit import LEADER, NOBODY, RESERVE, Kit
from berthier.kernel.rulebook import rule

BIT = [1 << piece for piece in range(512)]  # looked up, not shifted; no pack has so many pieces


def members(mask: int) -> list[int]:
    """The pieces of a mask, in order; masks are taken apart from above, which is quickest."""
    if not mask:
        return []
    piece = mask.bit_length() - 1
    mask ^= BIT[piece]
    found = [piece]
    if mask:
        while mask:
            piece = mask.bit_length() - 1
            mask ^= BIT[piece]
            found.append(piece)
        found.reverse()
    return found


def place(b: Board, piece: int, box: int) -> None:
    """Put a piece into a box, or take it off the map (a negative place)."""
    rows = b.chiefs if b.kit.mover[piece] == LEADER else b.at
    row = rows[b.kit.side_of[piece]]
    old, bit = b.where[piece], BIT[piece]
    if old >= 0:
        row[old] ^= bit
    if box >= 0:
        row[box] |= bit
    b.where[piece] = box


def take_off(b: Board, piece: int, to: int) -> None:
    """Out of play: what strength it had is lost (R106). A counter that a unit had made into a
    detachment may serve again, an independent one never (JDG-1.2.2-8).
    """
    made = piece in b.kit.dets and b.parent[piece] != NOBODY
    place(b, piece, OFF if made else to)
    b.crosses[piece] += b.pf[piece]
    b.pf[piece] = 0
    b.inside &= ~(1 << piece)
    if made:
        b.parent = b.parent[:]
        b.parent[piece] = NOBODY


def has_men(kit: Kit, piece: int) -> bool:
    """R005: a Reserve has guns and nothing else, a decoy not even those."""
    return kit.mover[piece] not in (RESERVE, LEADER) and piece not in kit.decoys


@rule("JDG-1.2.3-3")
def fighters(b: Board, mask: int) -> int:
    """R005, R008: who of these counts as a Force: units with PF, no Reserve, nobody at 0."""
    pf, found = b.pf, mask
    while mask:
        piece = mask.bit_length() - 1
        mask ^= BIT[piece]
        if pf[piece] <= 0:
            found ^= BIT[piece]
    return found


def strength(b: Board, mask: int) -> int:
    """The PF of the roster, unmultiplied."""
    pf, found = b.pf, 0
    while mask:
        piece = mask.bit_length() - 1
        mask ^= BIT[piece]
        found += pf[piece]
    return found


def is_held(b: Board, side: int, box: int) -> bool:
    """Does a Force of this side stand there, be it shut in?"""
    there = b.at[side][box]
    return there != 0 and fighters(b, there) != 0


def free_units(b: Board, side: int, box: int) -> int:
    """Units of a side in a box that nobody has shut in."""
    return b.at[side][box] & ~b.inside
