"""Cards turned up for their combat boxes, or the dice that stand for them (chapter 16)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.decks import take_cards
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule


def show(b: Board, side: int, count: int, purpose: str, reason: str) -> list[int]:
    """Cards turned up for their combat boxes, or as many dice."""
    if b.dice:
        return roll_dice(b, side, count, purpose, reason)
    cards = take_cards(b, side, count, purpose)
    b.table.extend(cards)
    tell(b, faces.SHOWN, side, cards, reason)
    return cards


@rule("N06-DIC-1", "N06-DIC-2", off=[])
def roll_dice(b: Board, side: int, count: int, purpose: str, reason: str) -> list[int]:
    """N06-DIC-1, -2: dice instead of cards, nothing leaves the decks (R06-65)."""
    thrown = [roll(b, 6, b.kit.cite(purpose), side) - 1 for _ in range(count)]
    tell(b, faces.ROLLED, side, [6 * side + face for face in thrown], reason)
    return thrown


def hits(b: Board, side: int, shown: list[int]) -> tuple[int, int]:
    """Losses and fatigues on what a side has shown."""
    kit = b.kit
    if b.dice:
        losses, fatigues = kit.die_losses[side], kit.die_fatigues[side]
    else:
        losses, fatigues = kit.losses, kit.fatigues
    return sum(losses[n] for n in shown), sum(fatigues[n] for n in shown)


def discard(b: Board, side: int, shown: list[int]) -> None:
    """What was turned up leaves the table; dice leave nothing (R06-13)."""
    if b.dice:
        return
    for card in shown:
        b.table.remove(card)
        b.discard.append(card)
