"""The pursuit (chapter 11, combat step 7)."""

from __future__ import annotations

from berthier.games.napoleon import faces, shown
from berthier.games.napoleon.board import Board, combat
from berthier.games.napoleon.kit import OPEN, W_PUR
from berthier.games.napoleon.piles import alive, cavalry_of, members
from berthier.games.napoleon.playing import window
from berthier.games.napoleon.sharing import share_equally
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Jump
from berthier.kernel.rulebook import rule


@rule("N06-PUR-1", off=True)
def ground_allows(b: Board) -> bool:
    """N06-PUR-1: neither woods nor a citadel, in 1807 no fortified town either."""
    return b.kit.terrain[combat(b).zone] == OPEN


@rule("N06-PUR-1", off=True)
def more_cavalry(b: Board) -> bool:
    """N06-PUR-1: the winner has more cavalry than the loser, as things are now (R06-55)."""
    c = combat(b)
    return cavalry_of(b, c.pile[1 - c.loser]) > cavalry_of(b, c.pile[c.loser])


def p7_conditions(b: Board) -> Flow:
    """N06-PUR-1: a pursuit is automatic where it is possible."""
    c = combat(b)
    c.pile[0], c.pile[1] = alive(b, 0, c.pile[0]), alive(b, 1, c.pile[1])
    winner = 1 - c.loser
    reason = refused(b)
    tell(b, faces.PURSUIT, winner, int(not reason), reason or "N06-PUR-1")
    return Jump("16") if reason else window(b, winner, W_PUR)


def refused(b: Board) -> str:
    """The rule that forbids a pursuit, if one does."""
    c = combat(b)
    if not c.pile[0] or not c.pile[1] or not ground_allows(b):
        return "N06-PUR-1"
    if c.orderly:
        return "N06-CARD-RETRAITE-EN-ORDRE"
    return "" if more_cavalry(b) else "N06-PUR-1"


@rule("N06-PUR-2", off=1)
def pursuit_cards(b: Board) -> int:
    """N06-PUR-2: one card, one more for each corps with the symbol, and what events add."""
    c = combat(b)
    corps = members(c.pile[1 - c.loser])
    return 1 + sum(b.kit.pursuit[n] for n in corps) + c.pursuit


@rule("N06-PUR-3")
def p7_pursue(b: Board) -> Flow:
    """N06-PUR-3: only fatigues count, for the pile pursued and nobody it has joined."""
    c = combat(b)
    winner = 1 - c.loser
    cards = shown.show(b, winner, pursuit_cards(b), "N06-RND-06", "N06-PUR-2")
    _, fatigues = shown.hits(b, winner, cards)
    shown.discard(b, winner, cards)
    return share_equally(b, c.loser, c.pile[c.loser], fatigues, "N06-PUR-3")
