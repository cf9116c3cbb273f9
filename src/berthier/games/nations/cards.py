"""The deck of action cards. Hands and bags hold kinds of cards; equal ones are the same thing."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import Board
from berthier.kernel.chance import draw
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule


@rule("BDN-DRW-1")
def rebuild(b: Board) -> None:
    """BDN-DRW-1: an empty deck is rebuilt from the discards."""
    if not b.bag and b.discard:
        b.bag = sorted(b.discard)
        b.discard = []
        tell(b, faces.SHUFFLED, len(b.bag))


def take_from_deck(b: Board, purpose: str, seat: int) -> int:
    """A card from the hidden deck; -1 if there is none anywhere."""
    rebuild(b)
    return draw(b, b.bag, purpose, seat) if b.bag else -1


@rule("BDN-TRN-3")
def fill_display(b: Board, purpose: str, seat: int) -> None:
    """BDN-TRN-3: the display is filled up from the deck."""
    new = []
    while len(b.display) < b.kit.pack.constants.display:
        card = take_from_deck(b, purpose, seat)
        if card < 0:
            break
        b.display.append(card)
        new.append(card)
    if new:
        tell(b, faces.DISPLAY, sorted(new))
