"""The tiny game: the operation, the march, and the interceptions inside it."""

from __future__ import annotations

from berthier.kernel.chance import roll
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    PASS,
    STOP,
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
    Window,
    enter,
)
from berthier.kernel.rulebook import rule
from tests.kernel import tiny_board as t
from tests.kernel.tiny_board import (
    DONE,
    GOAL,
    MAP,
    SIDE,
    Count,
    Interception,
    Operation,
    Tiny,
    count,
    enemies,
    interception,
    operation,
    seat_of,
    show,
    standing,
)
from tests.kernel.tiny_turn import PlayCard

# --- the operation


def p1_event(b: Tiny) -> Flow:
    """1) The seat may play an event card."""
    return PlayCard(seat_of(b))


def p2_designate(b: Tiny) -> Flow:
    """2) The seat names a zone, or does not march."""
    return Designate(seat_of(b))


def p3_pick(b: Tiny) -> Flow:
    """3) It picks the pile corps by corps; the enemy is not told which."""
    operation(b).pile = []
    return Pick(seat_of(b))


def p4_march(b: Tiny) -> Flow:
    """4) The pile marches two zones at most."""
    return enter(b, Count(2), "march", "step")


def p5_extra(b: Tiny) -> Flow:
    """5) Orders give another march."""
    if operation(b).extra == 0:
        return None
    operation(b).extra -= 1
    return Jump("designate")


def has_counters(b: Tiny, q: Question, zone: int) -> Refusal | None:
    return None if zone == PASS or standing(b, q.seat, zone) else NOBODY


NOBODY = Refusal("nobody-there", "T-PILE")


class Designate(Question):
    kind = "designate"
    checks = (has_counters,)

    def candidates(self, b: Tiny) -> list[Option]:
        return [PASS, *range(6)]

    def take(self, b: Tiny, option: Option) -> Flow:
        operation(b).zone = option
        return Jump("extra") if option == PASS else None

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return ("pass", ()) if option == PASS else ("from", (("zone", option),))


def in_order(b: Tiny, q: Question, option: int) -> Refusal | None:
    """The parts come in a fixed order, so there is one way to name a pile."""
    pile = operation(b).pile
    if option == DONE:
        return None if pile else EMPTY
    return None if not pile or option > pile[-1] else OUT_OF_ORDER


EMPTY, OUT_OF_ORDER = Refusal("empty-pile", "T-PILE"), Refusal("out-of-order", "T-PILE")


class Pick(Question):
    kind = "pick"
    checks = (in_order,)
    guarded = True  # how many are left to pick from depends on the secret pile

    def candidates(self, b: Tiny) -> list[Option]:
        return [DONE, *standing(b, self.seat, operation(b).zone)]

    def take(self, b: Tiny, option: Option) -> Flow:
        if option == DONE:
            return None
        operation(b).pile.append(option)
        tell_apart(b, t.PICKED, (), 1 << self.seat, (option,))
        return self

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return ("done", ()) if option == DONE else ("pick", (("counter", option),))


# --- the march


def p1_step(b: Tiny) -> Flow:
    """1) One zone after the other, until the pile stops or is stopped."""
    return MarchTo(seat_of(b)) if count(b).n > 0 else STOP


def p2_again(b: Tiny) -> Flow:
    count(b).n -= 1
    return Jump("step")


@rule("T-HELD")
def not_held(b: Tiny, q: Question, zone: int) -> Refusal | None:
    """Whether face-down counters hold a zone can't be known: that is tried, not refused."""
    if zone == PASS:
        return None
    return HELD if any(b.shown[c] for c in enemies(b, q.seat, zone)) else None


HELD = Refusal("held", "T-HELD")


class MarchTo(Question):
    kind = "march-to"
    checks = (not_held,)
    otherwise = Refusal("not-near", "T-MARCH")

    def candidates(self, b: Tiny) -> list[Option]:
        return [PASS, *MAP.near[operation(b).zone]]

    def take(self, b: Tiny, option: Option) -> Flow:
        if option == PASS:
            return STOP
        foes = [seat for seat in range(3) if SIDE[seat] != SIDE[self.seat]]
        near = [s for s in foes if any(standing(b, s, zone) for zone in MAP.near[option])]
        return [*(MayIntercept(seat, option) for seat in near), Arrive(option)]

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return ("stop", ()) if option == PASS else ("march", (("zone", option),))


class MayIntercept(Effect):
    """Each interception is a procedure with a record of its own, begun when its turn comes."""

    __slots__ = ("seat", "zone")
    kind = "may-intercept"

    def __init__(self, seat: int, zone: int) -> None:
        self.seat, self.zone = seat, zone

    def run(self, b: Tiny) -> Flow:
        return enter(b, Interception(self.seat, self.zone, PASS), "interception", "ask")


def p1_ask(b: Tiny) -> Flow:
    """1) A force near the zone may intercept."""
    return Intercept(interception(b).seat, interception(b).zone)


def p2_roll(b: Tiny) -> Flow:
    """2) On a 4 or more the march is over at once."""
    now = interception(b)
    if now.start == PASS:
        return STOP
    die = roll(b, 6, "T-INTERCEPT", now.seat)
    tell(b, t.STOPPED, now.seat, now.start, die, int(die >= 4))
    return Leave("march") if die >= 4 else None


class Intercept(Window):
    __slots__ = ("zone",)
    kind, name = "intercept", "W-INTERCEPT"
    checks = (has_counters,)

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone = zone

    def candidates(self, b: Tiny) -> list[Option]:
        return [PASS, *MAP.near[self.zone]]

    def take(self, b: Tiny, option: Option) -> Flow:
        interception(b).start = option
        return None

    def spell(self, b: Tiny, option: Option) -> Spelling:
        return ("pass", ()) if option == PASS else ("intercept", (("zone", option),))


class Arrive(Effect):
    __slots__ = ("zone",)
    kind = "arrive"

    def __init__(self, zone: int) -> None:
        self.zone = zone

    def run(self, b: Tiny) -> Flow:
        """T-ARRIVE: real corps bar the way, decoys give themselves away."""
        seat, here = seat_of(b), operation(b)
        found = enemies(b, seat, self.zone)
        if not all(t.is_decoy(c) for c in found):
            tell(b, t.BARRED, self.zone)
            return STOP
        for counter in found:
            show(b, counter)
        seen = [c for c in here.pile if b.shown[c]]
        tell(b, t.MOVED, seat, here.zone, self.zone, len(here.pile) - len(seen), seen)
        for counter in here.pile:
            b.zone[counter] = self.zone
        here.zone = self.zone
        return capture(b, seat)


def capture(b: Tiny, seat: int) -> Flow:
    """T-CAPTURE: a real corps at its goal ends the game in the middle of the march."""
    real = [c for c in operation(b).pile if not t.is_decoy(c)]
    if operation(b).zone != GOAL[seat] or not real:
        return None
    show(b, real[0])
    return Over(SIDE[seat], "T-CAPTURE")


OPERATION = Procedure(
    "operation",
    ("event", p1_event),
    ("designate", p2_designate),
    ("pick", p3_pick),
    ("march", p4_march),
    ("extra", p5_extra),
    record=Operation,
)
MARCH = Procedure("march", ("step", p1_step), ("again", p2_again), record=Count)
INTERCEPTION = Procedure("interception", ("ask", p1_ask), ("roll", p2_roll), record=Interception)
FRAMES = [Designate, Pick, MarchTo, MayIntercept, Intercept, Arrive]
