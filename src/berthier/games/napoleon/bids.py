"""Bidding for the sides (chapter 19, N06-MAR-BID-1 to -5).

Whoever sits at a seat bids there; when a bid gives him the other side, the two people change seats.
The board only says that they do (`swapped`): who sits where is the table's business.
"""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, bidding
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.records import Bidding
from berthier.kernel.chance import pick
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    Call,
    Flow,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Together,
    enter,
)
from berthier.kernel.rulebook import rule

MOST = 9  # R06-76
NOBODY = -1


@rule("N06-MAR-BID-1")
def keeps_the_track(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAR-BID-1, R06-76: a whole number that leaves the start value on the track."""
    side, points = divmod(option, MOST + 1)
    start = raised(b.vp, side, points)
    return None if 0 < start < b.kit.pack.limits.vp_track else TOO_HIGH


TOO_HIGH = Refusal("bid-too-high", "N06-MAR-BID-1")


class Bid(Question):
    """Which side, and for how many victory points? An option is 10 × side + points."""

    __slots__ = ()
    kind = "bid"
    rules = ("N06-MAR-BID-1",)
    checks = (keeps_the_track,)
    otherwise = Refusal("not-a-bid", "N06-MAR-BID-1")

    def candidates(self, b: Board) -> list[int]:
        return list(range(2 * (MOST + 1)))

    def take(self, b: Board, option: int) -> Flow:
        bidding(b).bids[self.seat] = option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        side, points = divmod(option, MOST + 1)
        return "bid", (("side", side), ("int", points))


class Bids(Together):
    """N06-MAR-BID-1: both bid at once, in secret."""

    __slots__ = ()
    kind = "bids"

    def pending(self, b: Board) -> list[Question]:
        return [Bid(seat) for seat, bid in enumerate(bidding(b).bids) if bid == NOBODY]

    def settle(self, b: Board) -> Flow:
        return None


def begin_bidding(b: Board) -> Call:
    return enter(b, Bidding(), "bidding", "1")


def p1_bid(b: Board) -> Flow:
    return Bids()


def raised(start: int, side: int, points: int) -> int:
    """N06-MAR-BID-2: a French bid raises the start value, a Prussian one lowers it."""
    return start + points if side == FRENCH else start - points


def p2_settle(b: Board) -> Flow:
    """N06-MAR-BID-2 to -5: who gets which side, and where the track starts."""
    wanted, points = zip(*(divmod(bid, MOST + 1) for bid in bidding(b).bids), strict=True)
    if wanted[0] == wanted[1]:
        french, by = same_side(b, wanted[0], points)
    else:
        french, by = wanted.index(FRENCH), different_sides(b, wanted, points)
    b.swapped = int(french == COALITION)
    first = (wanted[0], points[0])
    second = (wanted[1], points[1])
    tell(b, faces.BIDS, *first, *second, b.swapped, b.vp, by)
    return None


def same_side(b: Board, side: int, points: tuple[int, ...]) -> tuple[int, str]:
    """The seat whose holder will be French, and the rule that decides."""
    if points[0] == points[1]:
        return drawn_lots(b), "N06-MAR-BID-5"
    winner = higher_bidder(b, side, points)
    return (winner if side == FRENCH else 1 - winner), "N06-MAR-BID-2"


@rule("N06-MAR-BID-2", off=0)
def higher_bidder(b: Board, side: int, points: tuple[int, ...]) -> int:
    """N06-MAR-BID-2: the higher bidder gets the side, and his bid changes the start value."""
    winner = int(points[1] > points[0])
    b.vp = raised(b.vp, side, points[winner])
    return winner


@rule("N06-MAR-BID-3", off="N06-MAR-BID-3")
def different_sides(b: Board, wanted: tuple[int, ...], points: tuple[int, ...]) -> str:
    """N06-MAR-BID-3, -4: each has his wish; only the higher bid counts, none if they are equal."""
    if are_equal(points):
        return "N06-MAR-BID-4"
    winner = int(points[1] > points[0])
    b.vp = raised(b.vp, wanted[winner], points[winner])
    return "N06-MAR-BID-3"


@rule("N06-MAR-BID-4", off=False)
def are_equal(points: tuple[int, ...]) -> bool:
    """N06-MAR-BID-4: neither bid is the higher one (R06-77)."""
    return points[0] == points[1]


@rule("N06-MAR-BID-5", off=0)
def drawn_lots(b: Board) -> int:
    """N06-MAR-BID-5: the sides are drawn by lot, the track stays."""
    return pick(b, 2, "N06-RND-11", FRENCH)


PROCEDURES = [Procedure("bidding", ("1", p1_bid), ("2", p2_settle), record=Bidding)]
FRAMES = [Bid, Bids]
