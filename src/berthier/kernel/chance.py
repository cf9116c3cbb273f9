"""Chance: the only source of luck.

A deck is a *bag*: an undrawn card has no place yet. In search one integer inside the board is the
generator. In refereed matches draw number n is BLAKE2(key, n) brought into range without bias; n
never goes back. The key is the hash of a secret, committed to at the start, and of a nonce of each
seat, so nobody chooses it alone; shown at the end, it lets anybody check every draw.
"""

from __future__ import annotations

from berthier.kernel.flow import Board
from berthier.kernel.oracle import Draw, Oracle, Replay, commitment, keyed, make_key

__all__ = [
    "Draw",
    "Oracle",
    "Replay",
    "commitment",
    "draw",
    "keyed",
    "make_key",
    "pick",
    "roll",
]

_MASK = (1 << 64) - 1


def pick(b: Board, bound: int, purpose: str, seat: int) -> int:
    """One of 0 .. bound-1."""
    if b.oracle is not None:
        return b.oracle.pick(bound, purpose, seat)
    b.luck = (b.luck * 6364136223846793005 + 1442695040888963407) & _MASK
    return ((b.luck >> 33) * bound) >> 31


def roll(b: Board, sides: int, purpose: str, seat: int) -> int:
    """A die: 1 .. sides. A script names the face."""
    if b.oracle is not None:
        return b.oracle.pick(sides, purpose, seat, 1) + 1
    return pick(b, sides, purpose, seat) + 1


def draw(b: Board, bag: list[int], purpose: str, seat: int) -> int:
    """Take one thing out of a bag. Bags are kept sorted, so their order tells nothing."""
    if b.oracle is not None:
        return bag.pop(b.oracle.draw(bag, purpose, seat))
    return bag.pop(pick(b, len(bag), purpose, seat))
