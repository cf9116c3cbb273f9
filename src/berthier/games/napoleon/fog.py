"""The fog of war (chapter 18): whose blocks are anonymous, and what is told of them."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.piles import leaders_at, members
from berthier.kernel.events import Kind, tell, tell_apart
from berthier.kernel.rulebook import rule


@rule("N06-GRO-FOG-1", off=False)
def is_veiled(b: Board, pile: int) -> bool:
    """N06-GRO-FOG-1: identities are secret, but of those laid open for a combat."""
    return bool(b.fog) and pile & ~b.opened != 0


def tell_of(
    b: Board,
    side: int,
    pile: int,
    kind: Kind,
    facts: tuple[Any, ...],
    veiled: Kind,
    everyone: tuple[Any, ...],
) -> None:
    """Tell of pieces: everybody, or under the fog the others only what the map shows."""
    if b.journal is None:
        return
    if is_veiled(b, pile):
        tell_apart(b, veiled, everyone, 1 << side, facts)
    else:
        tell(b, kind, *facts)


def tell_parts(
    b: Board,
    side: int,
    pile: int,
    kind: Kind,
    public: tuple[Any, ...],
    own: tuple[Any, ...],
    veiled: Kind,
    everyone: tuple[Any, ...],
) -> None:
    """The same for what is shared: the owner knows the parts, the others the sum."""
    if b.journal is None:
        return
    if is_veiled(b, pile):
        tell_apart(b, veiled, everyone, 1 << side, own)
    else:
        tell_apart(b, kind, public, 1 << side, own)


# --- blocks, as everybody sees them


def blocks_at(b: Board, side: int, zone: int) -> int:
    """All blocks of a side in a zone, as a mask: corps, commanders and vedettes."""
    found = b.at[side][zone] | leaders_at(b, side, zone)
    return found | b.scouts[side][zone] if b.fog else found


def ready_of(b: Board, pile: int) -> int:
    return sum(b.ready[piece] for piece in members(pile))


def enemy_blocks(b: Board, side: int, zone: int) -> bool:
    """Does the enemy show anything there? Under the fog one can't tell corps from vedettes."""
    foe = 1 - side
    return b.at[foe][zone] != 0 or (b.fog != 0 and b.scouts[foe][zone] != 0)


def may_be_free(b: Board, side: int, zone: int) -> bool:
    """Free as far as this side knows (R06-110, R06-111): where own corps stand it can tell."""
    return b.at[1 - side][zone] == 0 or (b.fog != 0 and b.at[side][zone] == 0)


# --- N06-GRO-FOG-2


@rule("N06-GRO-FOG-2")
def lay_open(b: Board, side: int, zone: int, pieces: int) -> None:
    """N06-GRO-FOG-2: who takes part in a combat is laid open (R06-68)."""
    if b.fog:
        b.opened |= pieces
        tell(b, faces.LAID_OPEN, side, zone, members(pieces))


@rule("N06-GRO-FOG-2")
def stand_up(b: Board) -> None:
    """N06-GRO-FOG-2: after the pursuit all of them stand up hidden again."""
    if b.opened:
        left = [piece for piece in members(b.opened) if b.where[piece] >= 0]
        tell(b, faces.STOOD_UP, left, [piece for piece in left if b.ready[piece]])
        b.opened = 0
