"""Winter quarters of Napoléon 1807 (N07-QDH-1 to -6)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule

CALLED = 5  # with so many cubes on it the card leaves its space


def is_called(b: Board, side: int) -> bool:
    """Has the card left its space?"""
    return b.winter[side] >= CALLED


@rule("N07-QDH-1")
def lay_on_card(b: Board, side: int, cubes: int) -> None:
    """N07-QDH-1: whatever strength a side loses is laid on its card while that is on its space."""
    if b.winter and cubes and not is_called(b, side):
        b.winter[side] += cubes
        tell(b, faces.WINTER, side, b.winter[side])
        call_card(b, side)


@rule("N07-QDH-2")
def call_card(b: Board, side: int) -> None:
    """N07-QDH-2: with the fifth loss the card goes to the discard (R07-08)."""
    if not is_called(b, side):
        return
    card = b.kit.winter_card[side]
    if b.dice:
        into_the_deck(b, side, card)
    else:
        b.discard.append(card)
        tell(b, faces.WINTER_CALLED, side, card)


@rule("N07-QDH-6")
def into_the_deck(b: Board, side: int, card: int) -> None:
    """N07-QDH-6: with dice directly into the deck."""
    b.bag[side] = sorted([*b.bag[side], card])
    tell(b, faces.WINTER_SHUFFLED, side)


@rule("N07-CARD-SOINS")
def take_from_card(b: Board, side: int) -> None:
    """N07-CARD-SOINS: the cube is taken from the card, if that is still on its space (R07-19)."""
    if b.winter and b.winter[side] and not is_called(b, side):
        b.winter[side] -= 1
        tell(b, faces.WINTER, side, b.winter[side])


@rule("N07-QDH-4", off=False)
def is_laid_aside(b: Board, side: int, card: int) -> bool:
    """N07-QDH-4: drawn or revealed, it is laid beside the board and replaced (R07-09)."""
    if card != b.kit.winter_card[side]:
        return False
    b.aside |= 1 << side
    tell(b, faces.WINTER_ASIDE, side)
    return True


@rule("N07-QDH-5", off=False)
def ends_early(b: Board) -> bool:
    """N07-QDH-5: with both cards beside the board the game ends with the turn."""
    return b.aside == 3
