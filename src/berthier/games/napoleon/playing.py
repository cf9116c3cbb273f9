"""Playing a card for its event: windows, the one green card per operation, Contre ordre.

What the cards do stands in `events_initiative`, `events_manoeuvre` and `events_combat`; here a card
becomes a running procedure `event`, so that cancelling it is `Leave("event")`.
"""

from __future__ import annotations

from collections.abc import Callable

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, event, operation
from berthier.games.napoleon.kit import GREEN, OPPOSING, OWN, W_CTR, W_INI, WINDOWS
from berthier.games.napoleon.records import Event
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    PASS,
    Call,
    Flow,
    Leave,
    Procedure,
    Refusal,
    Spelling,
    Window,
    enter,
    open_window,
)
from berthier.kernel.rulebook import rule

WINDOW_NAMES = {bit: name for name, bit in WINDOWS.items()}
NEEDS: dict[str, Callable[[Board, int], bool]] = {}
EFFECTS: dict[str, Callable[[Board], Flow]] = {}
LASTING: set[str] = set()


def needs(name: str) -> Callable[[Callable[[Board, int], bool]], Callable[[Board, int], bool]]:
    """The condition of a card's event: `(board, side) -> bool`."""

    def keep(condition: Callable[[Board, int], bool]) -> Callable[[Board, int], bool]:
        NEEDS[name] = condition
        return condition

    return keep


def effect(
    name: str, lasts: bool = False
) -> Callable[[Callable[[Board], Flow]], Callable[[Board], Flow]]:
    """What a card's event does; the running `event` record tells who played which card.

    `lasts`: for the whole movement or combat (N06-CARD-GEN-6); the card lies open until its end.
    """

    def keep(run: Callable[[Board], Flow]) -> Callable[[Board], Flow]:
        EFFECTS[name] = run
        if lasts:
            LASTING.add(name)
        return run

    return keep


@rule("N06-DEF-8", off=())
def cards_for(b: Board, seat: int, moment: int) -> list[int]:
    """N06-DEF-8: colour and symbols say when a card of the hand may be played."""
    windows = b.kit.windows
    return [card for card in b.hand[seat] if windows[card] & moment]


@rule("N06-CARD-GEN-4")
def fits_operation(b: Board, question: PlayCard, card: int) -> Refusal | None:
    """N06-CARD-GEN-4: help for the mover in own operations, harm in the opponent's (R06-82)."""
    return None if card == PASS else wrong_operation(b, question.seat, card)


def wrong_operation(b: Board, seat: int, card: int) -> Refusal | None:
    whose = b.kit.operation[card]
    if whose == OWN and operation(b).side != seat:
        return WRONG_OPERATION
    if whose == OPPOSING and operation(b).side == seat:
        return WRONG_OPERATION
    return None


@rule("N06-CARD-GEN-7")
def meets_condition(b: Board, question: PlayCard, card: int) -> Refusal | None:
    """N06-CARD-GEN-7: only if its condition is met as far as its player knows (R06-83)."""
    return None if card == PASS else failed_condition(b, question.seat, card)


def failed_condition(b: Board, seat: int, card: int) -> Refusal | None:
    kit = b.kit
    condition = NEEDS.get(kit.event_ids[kit.event[card]])
    if condition is None or condition(b, seat):
        return None
    rule = kit.event_rule[kit.event[card]]
    return CONDITION.setdefault(rule, Refusal("card-condition", rule))


WRONG_OPERATION = Refusal("wrong-operation", "N06-CARD-GEN-4")
CONDITION: dict[str, Refusal] = {}


class PlayCard(Window):
    """May this seat play a card for its event at this moment?"""

    __slots__ = ("moment",)
    kind = "play-card"
    rules = ("N06-OPS-7", "N06-DEF-8")
    checks = (fits_operation, meets_condition)
    otherwise = Refusal("wrong-moment", "N06-DEF-8")

    def __init__(self, seat: int, moment: int) -> None:
        self.seat = seat
        self.moment = moment

    def window(self) -> str:
        return WINDOW_NAMES[self.moment]

    def candidates(self, b: Board) -> list[int]:
        return [PASS, *cards_for(b, self.seat, self.moment)]

    def take(self, b: Board, option: int) -> Flow:
        if option == PASS:
            return None
        if self.moment == W_CTR:
            return cancel(b, self.seat, option)
        return play(b, self.seat, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("play", (("card", option),))


def window(b: Board, seat: int, moment: int) -> Flow:
    """Open a window of an operation, on public facts only."""
    if b.kit.side_windows[seat] & moment and b.hand[seat] and may_play_green(b, seat):
        return open_window(b, PlayCard(seat, moment))
    return None


@rule("N06-OPS-7", off=True)
def may_play_green(b: Board, seat: int) -> bool:
    """N06-OPS-7: one green card in each operation, for each player."""
    return not operation(b).played >> seat & 1


def play(b: Board, seat: int, card: int) -> Call:
    """A card comes from the hand onto the table and its event begins."""
    kit = b.kit
    b.hand[seat].remove(card)
    b.table.append(card)
    tell(b, faces.PLAYED, seat, card, kit.event_rule[kit.event[card]])
    if kit.colour[card] == GREEN:
        operation(b).played |= 1 << seat
    return enter(b, Event(seat, card), "event", "counter")


def enter_red(b: Board, side: int, card: int) -> Call:
    """A red card is played because it was drawn."""
    b.hand[side].remove(card)
    b.table.append(card)
    tell(b, faces.RED, side, card)
    return enter(b, Event(side, card), "event", "effect")


def p_counter(b: Board) -> Flow:
    """N06-CARD-CONTRE-ORDRE: right after a manoeuvre event, never in combat (W-CTR)."""
    record = event(b)
    return window(b, 1 - record.side, W_CTR) if is_manoeuvre(b, record.card) else None


COMBAT_WINDOWS = WINDOWS["W-COM"] | WINDOWS["W-RET"] | WINDOWS["W-PUR"]


@rule("N06-CARD-GEN-8", off=True)
def is_manoeuvre(b: Board, card: int) -> bool:
    """N06-CARD-GEN-8: only green events outside combat, retreat and pursuit can be cancelled."""
    return b.kit.colour[card] == GREEN and not b.kit.windows[card] & COMBAT_WINDOWS


@rule("N06-CARD-CONTRE-ORDRE")
def cancel(b: Board, seat: int, card: int) -> Flow:
    """N06-CARD-CONTRE-ORDRE: the event just played has no effect; both cards are gone (R06-27)."""
    victim = event(b)
    b.hand[seat].remove(card)
    b.discard.append(card)
    operation(b).played |= 1 << seat
    b.table.remove(victim.card)
    b.discard.append(victim.card)
    tell(b, faces.CANCELLED, victim.card, card)
    return Leave("event")


def p_effect(b: Board) -> Flow:
    kit = b.kit
    return EFFECTS[kit.event_ids[kit.event[event(b).card]]](b)


def p_discard(b: Board) -> Flow:
    """N06-DEF-12: a played card goes to its owner's discard after its effect."""
    record, kit = event(b), b.kit
    if kit.event_ids[kit.event[record.card]] not in LASTING:
        discard_played(b, [record.card])
    return None


@rule("N06-DEF-12")
def discard_played(b: Board, cards: list[int]) -> None:
    """N06-DEF-12: a played card goes to its owner's discard when its effect is over."""
    for card in cards:
        if card in b.table:
            b.table.remove(card)
            b.discard.append(card)


def put_away(b: Board) -> None:
    """A movement or combat is over, and with it what was played in it."""
    discard_played(b, list(b.table))


def keep_for_turn(b: Board) -> None:
    """Put the card being played on the slot of the board (N06-SEQ-3)."""
    record = event(b)
    b.table.remove(record.card)
    b.slot.append(record.card)


def initiative_window(b: Board, seat: int) -> Flow:
    if b.kit.side_windows[seat] & W_INI and b.hand[seat]:
        return open_window(b, PlayCard(seat, W_INI))
    return None


PROCEDURES = [
    Procedure(
        "event",
        ("counter", p_counter),
        ("effect", p_effect),
        ("discard", p_discard),
        record=Event,
    )
]
FRAMES = [PlayCard]
