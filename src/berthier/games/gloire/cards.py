"""Event cards: drawn, held, played, laid aside (Allemagne 1813, "Cards").

A card is a number from 0, its halves are twice that and one more. `pile` has those that nobody has
drawn, `aside` those that were played or discarded, for all to see; a hand is its owner's secret.
"""

from __future__ import annotations

from collections.abc import Callable

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.card_needs import NONE, TARGETS, is_open_now, is_usable, targets
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.partners import plays_cards
from berthier.kernel.chance import draw
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    PASS,
    Effect,
    Flow,
    Frame,
    Question,
    Refusal,
    Spelling,
    Window,
    open_window,
)
from berthier.kernel.rulebook import rule

PLAY = "play"
VERBS = {
    "army": "play-army",
    "fire": "play-fire",
    "nation": "play-nation",
    "piece": "play-piece",
}
MOST = 2  # JDG-A13-CARD-8
Play = tuple[str, int, int]  # PLAY, the half, what it is played on
Operation = Callable[[Board, int, int, int], Flow]  # by whom, which half, on what
OPERATIONS: dict[str, Operation] = {}  # filled where each effect is written


# --- phase A


@rule("JDG-A13-2-1")
def pa0_cards(b: Board) -> Flow:
    """JDG-A13-2-1: before all else the French and then the Coalition draw a card."""
    for side in (FRENCH, COALITION):
        rebuild(b)
        if b.pile:
            card = draw(b, b.pile, "JDG-A13-2-1", side)
            b.hands[side] = sorted([*b.hands[side], card])
            tell_apart(b, faces.DREW_CARD, (side,), 1 << side, (side, card))
    return None


@rule("JDG-A13-CARD-7")
def rebuild(b: Board) -> None:
    """JDG-A13-CARD-7: what lies aside goes back once the deck is empty, hands do not (R111)."""
    if not b.pile and b.aside:
        reshuffle(b)


def reshuffle(b: Board) -> None:
    b.pile = sorted([*b.pile, *b.aside])
    b.aside = []
    tell(b, faces.CARDS_BACK, len(b.pile))


# --- when one may play


@rule("JDG-A13-CARD-4", off=[])
def plays(b: Board, side: int, moment: str) -> list[Play]:
    """JDG-A13-CARD-4: what a side can play now, each half with all that it may be played on."""
    hand = b.hands[side]
    if not hand:
        return []
    return [
        (PLAY, half, target)
        for half in b.kit.timely.get(moment, [])
        if half >> 1 in hand and is_usable(b, side, half)
        for target in targets(b, side, half)
    ]


def is_conceivable(b: Board, side: int, moment: str) -> bool:
    """May the side have anything to play? From what everybody knows: how many cards it holds, and
    which lie aside.
    """
    if not b.hands[side]:
        return False
    if not b.kit.timely.get(moment):
        return False
    hidden = [*b.pile, *b.hands[0], *b.hands[1]]
    if b.sight:
        # What a half needs may lie face-down, so others must reckon with every one.
        halves = b.kit.timely.get(moment, [])
        return any(half >> 1 in hidden and is_open_now(b, side, half) for half in halves)
    return any(
        half >> 1 in hidden and is_usable(b, side, half) and targets(b, side, half)
        for half in b.kit.timely.get(moment, [])
    )


class Offer(Effect):
    """A side is asked for a card, if it may have one that fits."""

    __slots__ = ("moment", "side")
    kind = "offer"

    def __init__(self, side: int, moment: str) -> None:
        self.side = side
        self.moment = moment

    def run(self, b: Board) -> Flow:
        # A brisk match asks who can play, and whoever can is believed to.
        if b.strict and not is_conceivable(b, self.side, self.moment):
            return None
        return open_window(b, PlayCard(self.side, self.moment))


def partners_cards(b: Board, side: int, moment: str) -> list[Frame]:
    """R108: in the turn of another army of his side its senior is asked for his cards."""
    return [] if plays_cards(b, side) else [Offer(side, moment)]


def offers(b: Board, moment: str) -> list[Frame]:
    """Both may play; the active player first (R112)."""
    return [Offer(b.active, moment), Offer(1 - b.active, moment)]


class PlayCard(Window):
    """Does he play an event card now?"""

    __slots__ = ("moment",)
    kind = "play-card"
    name = "W-CARDS"
    rules = ("JDG-A13-CARD-3", "JDG-A13-CARD-4")
    otherwise = Refusal("no-such-card", "JDG-A13-CARD-4")

    def __init__(self, seat: int, moment: str) -> None:
        self.seat = seat
        self.moment = moment

    def candidates(self, b: Board) -> list[int | Play]:
        return [PASS, *plays(b, self.seat, self.moment)]

    def take(self, b: Board, option: int | Play) -> Flow:
        if isinstance(option, int):
            return None
        return [*play(b, self.seat, option), Offer(self.seat, self.moment)]

    def spell(self, b: Board, option: int | Play) -> Spelling:
        return ("pass", ()) if isinstance(option, int) else spell_play(b, option)


def spell_play(b: Board, option: Play) -> Spelling:
    """The verb says on what, so that each has its own words."""
    _, half, target = option
    if target == NONE:
        return PLAY, (("event", half),)
    kind = TARGETS[b.kit.halves[half].effect]
    return VERBS[kind], (("event", half), (kind, target))


@rule("JDG-A13-CARD-3", off=[])
def play(b: Board, side: int, option: Play) -> list[Frame]:
    """JDG-A13-CARD-3: one half is applied and the other lost; the card lies aside."""
    _, half, target = option
    b.hands[side] = [card for card in b.hands[side] if card != half >> 1]
    b.aside = sorted([*b.aside, half >> 1])
    row = b.kit.halves[half]
    if row.armistice:
        b.spent |= 1 << half  # R110
    tell(b, faces.PLAYED, side, half >> 1, half)
    flow = OPERATIONS[row.effect](b, side, half, target)
    return [] if flow is None else flow if isinstance(flow, list) else [flow]


# --- phases B1, C1 and D


def pb1_enemy_cards(b: Board) -> Flow:
    return Offer(1 - b.active, "enemy-command")


def pb1_own_cards(b: Board) -> Flow:
    return Offer(b.active, "own-command")


@rule("JDG-A13-CARD-8")
def pd_cards(b: Board) -> Flow:
    """JDG-A13-CARD-8: nobody keeps more than two."""
    return [Discard(side) for side in (FRENCH, COALITION) if len(b.hands[side]) > MOST]


class Discard(Question):
    """Which card does he give up?"""

    __slots__ = ()
    kind = "discard"
    rules = ("JDG-A13-CARD-8",)
    otherwise = Refusal("no-such-card", "JDG-A13-CARD-8")

    def candidates(self, b: Board) -> list[int]:
        return b.hands[self.seat][:]

    def take(self, b: Board, option: int) -> Flow:
        b.hands[self.seat] = [card for card in b.hands[self.seat] if card != option]
        b.aside = sorted([*b.aside, option])
        tell(b, faces.DISCARDED, self.seat, option)
        return self if len(b.hands[self.seat]) > MOST else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "discard", (("card", option),)


FRAMES = [Offer, PlayCard, Discard]
