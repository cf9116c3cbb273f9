"""The tiny game: the turn, and the events (procedures, so that cancelling one is leaving it)."""

from __future__ import annotations

from berthier.kernel.chance import draw, pick
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    PASS,
    Effect,
    Flow,
    Jump,
    Leave,
    Option,
    Over,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Together,
    Window,
    enter,
)
from berthier.kernel.rulebook import rule
from tests.kernel import tiny_board as t
from tests.kernel.tiny_board import (
    HALT,
    SCOUTS,
    SIDE,
    TURNS,
    Count,
    Operation,
    Tiny,
    Turn,
    count,
    enemies,
    operation,
    seat_of,
    show,
    turn,
)

# --- the turn


def p1_draw(b: Tiny) -> Flow:
    """1) All draw a card."""
    for seat in range(3):
        if b.bag[seat]:
            card = draw(b, b.bag[seat], "T-DRAW", seat)
            b.hand[seat] = sorted([*b.hand[seat], card])
            tell_apart(b, t.DREW, (seat,), 1 << seat, (seat, card))
    return None


def p2_bid(b: Tiny) -> Flow:
    """2) All bid in secret for the order of operations."""
    turn(b).bids = [-1, -1, -1]
    return Bids()


def p3_operate(b: Tiny) -> Flow:
    """3) One seat after the other operates."""
    if not turn(b).queue:
        return None
    b.operations += 1
    return [enter(b, Operation(-1, [], 0), "operation", "event"), NextSeat()]


def p4_end(b: Tiny) -> Flow:
    """4) After the last turn nobody has won."""
    b.turn += 1
    return Jump("draw") if b.turn <= TURNS else Over(-1, "T-TIME")


class NextSeat(Effect):
    kind = "next-seat"

    def run(self, b: Tiny) -> Flow:
        turn(b).queue.pop(0)
        return Jump("operate")


class Bids(Together):
    kind = "bids"

    def pending(self, b: Tiny) -> list[Question]:
        return [Bid(seat) for seat in range(3) if turn(b).bids[seat] < 0]

    def settle(self, b: Tiny) -> Flow:
        bids = turn(b).bids
        tell(b, t.BIDS, bids)
        turn(b).queue = sorted(range(3), key=lambda seat: (-bids[seat], seat))
        return None


class Bid(Question):
    kind = "bid"

    def candidates(self, b: Tiny) -> list[Option]:
        return [0, 1, 2]

    def take(self, b: Tiny, option: Option) -> Flow:
        turn(b).bids[self.seat] = option
        return None

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return "bid", (("number", option),)


# --- events: procedures, so that cancelling one is leaving it


@rule("T-CARD")
def is_event(b: Tiny, q: Question, card: int) -> Refusal | None:
    return NO_EVENT if card != PASS and card % 3 == HALT else None


@rule("T-HALT")
def is_halt(b: Tiny, q: Question, card: int) -> Refusal | None:
    return NO_HALT if card != PASS and card % 3 != HALT else None


NO_EVENT, NO_HALT = Refusal("no-event", "T-CARD"), Refusal("no-halt", "T-HALT")


class PlayCard(Window):
    kind, name = "play-card", "W-EVENT"
    checks = (is_event,)
    otherwise = Refusal("not-in-hand", "T-CARD")

    def candidates(self, b: Tiny) -> list[Option]:
        return [PASS, *b.hand[self.seat]]

    def take(self, b: Tiny, option: Option) -> Flow:
        if option == PASS:
            return None
        b.hand[self.seat].remove(option)
        b.used = sorted([*b.used, option])
        tell(b, t.PLAYED, self.seat, option)
        return self.played(b, option)

    def played(self, b: Tiny, card: int) -> Flow:
        return enter(b, Count(card), "event", "reply")

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return ("pass", ()) if option == PASS else ("play", (("card", option),))


class Cancel(PlayCard):
    kind, name = "cancel", "W-CANCEL"
    checks = (is_halt,)

    def played(self, b: Tiny, card: int) -> Flow:
        return Leave("event")


def p1_reply(b: Tiny) -> Flow:
    """1) Each enemy may cancel the event."""
    return [Cancel(seat) for seat in range(3) if SIDE[seat] != SIDE[seat_of(b)]]


def p2_effect(b: Tiny) -> Flow:
    """2) Orders: one more operation. Scouts: a chosen force shows a counter."""
    if count(b).n % 3 == SCOUTS:
        return Scout(seat_of(b))
    operation(b).extra += 1
    return None


def has_hidden(b: Tiny, q: Question, zone: int) -> Refusal | None:
    return None if any(not b.shown[c] for c in enemies(b, q.seat, zone)) else NOTHING_THERE


NOTHING_THERE = Refusal("nothing-there", "T-SCOUT")


class Scout(Question):
    kind = "scout"
    checks = (has_hidden,)

    def candidates(self, b: Tiny) -> list[Option]:
        return list(range(6))

    def blocked(self, b: Tiny) -> Flow:
        return None  # T-SCOUT: all are shown already

    def take(self, b: Tiny, option: Option) -> Flow:
        hidden = [c for c in enemies(b, self.seat, option) if not b.shown[c]]
        show(b, hidden[pick(b, len(hidden), "T-SCOUT", self.seat)])
        return None

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return "scout", (("zone", option),)


TURN = Procedure(
    "turn",
    ("draw", p1_draw),
    ("bid", p2_bid),
    ("operate", p3_operate),
    ("end of turn", p4_end),
    record=Turn,
)
EVENT = Procedure("event", ("reply", p1_reply), ("effect", p2_effect), record=Count)
FRAMES = [Bid, Bids, NextSeat, PlayCard, Cancel, Scout]
