"""Decks, hands and discards (N06-DEF-7, -12, -13)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.winter import is_laid_aside
from berthier.kernel.chance import draw
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule


@rule("N06-DEF-13")
def reshuffle(b: Board, side: int) -> None:
    """N06-DEF-13: an empty deck is made anew from the discard; cards on the table stay (R06-13)."""
    mine = [card for card in b.discard if b.kit.card_side[card] == side]
    if not b.bag[side] and mine:
        b.bag[side] = sorted(mine)
        b.discard = [card for card in b.discard if b.kit.card_side[card] != side]
        tell(b, faces.RESHUFFLED, side, b.bag[side])


def take_card(b: Board, side: int, purpose: str) -> int:
    """One card out of the own deck; -1 if deck and discard are both empty (R06-13)."""
    if not b.bag[side]:
        reshuffle(b, side)
        if not b.bag[side]:
            return -1
    card = draw(b, b.bag[side], purpose if b.oracle is None else b.kit.cite(purpose), side)
    if b.winter and is_laid_aside(b, side, card):
        return take_card(b, side, purpose)
    return card


def take_cards(b: Board, side: int, count: int, purpose: str) -> list[int]:
    cards = [take_card(b, side, purpose) for _ in range(count)]
    return [card for card in cards if card >= 0]


def reveal(b: Board, side: int, purpose: str, reason: str) -> int:
    """N06-DEF-7: turned up, read and discarded; its value, 0 if no card is left anywhere."""
    card = take_card(b, side, purpose)
    if card < 0:
        return 0
    tell(b, faces.REVEALED, side, card, reason)
    b.discard.append(card)
    return b.kit.card_value[card]


@rule("N06-SEQ-3", off=False)
def in_force(b: Board, event: str) -> bool:
    """N06-SEQ-3: a card with this event lies on the slot of the board (R06-17)."""
    kit = b.kit
    return any(kit.event_ids[kit.event[card]] == event for card in b.slot)


@rule("N07-CARD-MARIE-WALEWSKA", off=False)
def napoleon_has_no_bonus(b: Board) -> bool:
    """N07-CARD-MARIE-WALEWSKA: none of Napoléon's three bonuses works this turn."""
    return in_force(b, "marie-walewska") and b.kit.named("napoleon") >= 0
