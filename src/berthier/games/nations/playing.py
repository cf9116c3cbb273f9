"""What the seven actions do."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import ON_MAP, Board, moving, placing, seat_of, zones_in
from berthier.games.nations.cards import take_from_deck
from berthier.games.nations.clock import Tick, advance_time
from berthier.games.nations.records import Moving, Placing
from berthier.games.nations.targets import jumps, movable, removable, steps, villages_free
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Call, Flow, Frame, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule

CASCADE = Call("cascade", "next")
PLACE = 64  # a marker is army × 64 + zone


# --- 1. army card


@rule("BDN-ARM-1")
def play_army(b: Board, army: int) -> Flow:
    """BDN-ARM-1: a marker on every village of the card."""
    b.actions -= 1
    free = villages_free(b, army)
    villages = [zone for zone in b.kit.village_list[army] if free >> zone & 1]
    return enter(b, Placing(army, villages), "placing", "villages")


def p1_villages(b: Board) -> Flow:
    record = placing(b)
    if len(record.villages) <= b.kit.markers[record.army]:
        record.chosen = list(record.villages)
        return None
    return Village(seat_of(b, b.active))


class Village(Question):
    """Too few markers: which village gets the next one? (BDN-ARM-4)"""

    __slots__ = ()
    kind = "village"
    rules = ("BDN-ARM-4",)
    otherwise = Refusal("not-a-village", "BDN-ARM-4")

    def candidates(self, b: Board) -> list[int]:
        record = placing(b)
        return [zone for zone in record.villages if zone not in record.chosen]

    def take(self, b: Board, option: int) -> Flow:
        record = placing(b)
        record.chosen.append(option)
        return self if len(record.chosen) < b.kit.markers[record.army] else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "village", (("zone", option),)


def p1_place(b: Board) -> Flow:
    record = placing(b)
    paid = len(record.villages) - len(record.chosen)
    b.marks[record.army] = sum(1 << zone for zone in record.chosen)
    b.state[record.army] = ON_MAP
    tell(b, faces.ARMY, b.active, record.army, sorted(record.chosen), paid)
    return [*pay_scouts(b, paid), CASCADE]


@rule("BDN-ARM-4", "BDN-SCO-2", off=[])
def pay_scouts(b: Board, count: int) -> list[Frame]:
    """BDN-ARM-4, BDN-SCO-2: a scout for each missing marker, and time for each scout."""
    b.scouts[b.active] -= count
    b.supply += count
    return advance_time(b, count)


# --- 2. terrain card, 4. scout, 5. wild card


def discard(b: Board, cards: list[int]) -> None:
    for card in cards:
        b.hand[b.active].remove(card)
        b.discard.append(card)
    tell(b, faces.PLAYED, b.active, cards)


@rule("BDN-TER-1", "BDN-WIL-1")
def play_terrain(b: Board, cards: list[int], terrain: int) -> Flow:
    """BDN-TER-1, BDN-WIL-1: remove an own marker from this terrain; a pair serves for any."""
    b.actions -= 1
    discard(b, cards)
    return [Remove(seat_of(b, b.active), terrain), CASCADE]


@rule("BDN-SCO-1")
def play_scout(b: Board, _: int) -> Flow:
    """BDN-SCO-1: remove any own marker; the card goes back to the supply, time goes on."""
    b.actions -= 1
    b.scouts[b.active] -= 1
    b.supply += 1
    tell(b, faces.SCOUTED, b.active)
    return [Remove(seat_of(b, b.active), -1), Tick(1), CASCADE]


class Remove(Question):
    """Which own marker is removed?"""

    __slots__ = ("terrain",)
    kind = "remove"
    rules = ("BDN-TER-1", "BDN-SCO-1")
    otherwise = Refusal("no-marker-there", "BDN-TER-1")

    def __init__(self, seat: int, terrain: int) -> None:
        self.seat = seat
        self.terrain = terrain

    def candidates(self, b: Board) -> list[int]:
        return [army * PLACE + zone for army, zone in removable(b, b.active, self.terrain)]

    def take(self, b: Board, option: int) -> Flow:
        army, zone = divmod(option, PLACE)
        b.marks[army] &= ~(1 << zone)
        tell(b, faces.REMOVED, b.active, army, zone)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        army, zone = divmod(option, PLACE)
        return "remove", (("army", army), ("zone", zone))


# --- 3. movement card, and its wild pair


@rule("BDN-MOV-1", "BDN-WIL-1")
def play_movement(b: Board, cards: list[int], wild: int) -> Flow:
    """BDN-MOV-1, BDN-WIL-1: move an own marker to an adjacent zone; a pair serves for any card."""
    b.actions -= 1
    discard(b, cards)
    return enter(b, Moving(cards, wild), "moving", "from")


@rule("BDN-MOV-3")
def play_jump(b: Board, cards: list[int]) -> Flow:
    """BDN-MOV-3: two cards, both valid, jump over an own tile: two actions."""
    b.actions -= 2
    discard(b, cards)
    return enter(b, Moving(cards), "moving", "from")


class MoveFrom(Question):
    """Which own marker moves?"""

    __slots__ = ()
    kind = "move-from"
    rules = ("BDN-MOV-1",)
    otherwise = Refusal("no-marker-to-move", "BDN-MOV-1")

    def candidates(self, b: Board) -> list[int]:
        m = moving(b)
        return [army * PLACE + zone for army, zone in movable(b, b.active, m.cards, m.wild)]

    def take(self, b: Board, option: int) -> Flow:
        m = moving(b)
        m.army, m.zone = divmod(option, PLACE)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        army, zone = divmod(option, PLACE)
        return "marker", (("army", army), ("zone", zone))


class MoveTo(Question):
    """Where to?"""

    __slots__ = ()
    kind = "move-to"
    rules = ("BDN-MOV-1", "BDN-MOV-2", "BDN-MOV-3")
    otherwise = Refusal("not-there", "BDN-MOV-2")

    def candidates(self, b: Board) -> list[int]:
        m = moving(b)
        reach = jumps if len(m.cards) > 1 and not m.wild else steps
        return zones_in(reach(b, m.army, m.zone))

    def take(self, b: Board, option: int) -> Flow:
        m = moving(b)
        b.marks[m.army] ^= 1 << m.zone | 1 << option
        tell(b, faces.MOVED, b.active, m.army, m.zone, option)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "to", (("zone", option),)


def p3_from(b: Board) -> Flow:
    return MoveFrom(seat_of(b, b.active))


def p3_to(b: Board) -> Flow:
    return MoveTo(seat_of(b, b.active))


def p3_time(b: Board) -> Flow:
    """BDN-DAT-1: each movement card counts, a wild pair once."""
    m = moving(b)
    return list(advance_time(b, 1 if m.wild else len(m.cards)))


# --- 6. time card, 7. draw


@rule("BDN-TIM-1")
def play_time(b: Board, card: int) -> Flow:
    """BDN-TIM-1: time goes on and the card leaves the game."""
    b.actions -= 1
    b.hand[b.active].remove(card)
    tell(b, faces.PLAYED, b.active, [card])
    return list(advance_time(b, 1))


def draw_from_deck(b: Board, _: int) -> Flow:
    """BDN-DRW-1: the hidden deck's top card."""
    b.actions -= 1
    card = take_from_deck(b, "BDN-RND-5", seat_of(b, b.active))
    b.hand[b.active].append(card)
    seat = seat_of(b, b.active)
    tell_apart(b, faces.DREW, (b.active,), 1 << seat, (b.active, card))
    return None


def draw_from_display(b: Board, card: int) -> Flow:
    """BDN-DRW-1: an open card; everybody sees it."""
    b.actions -= 1
    b.display.remove(card)
    b.hand[b.active].append(card)
    b.undisplayed = -1  # becomes 0 at the end of this turn
    tell(b, faces.TOOK, b.active, card)
    return None


PROCEDURES = [
    Procedure("placing", ("villages", p1_villages), ("place", p1_place), record=Placing),
    Procedure("moving", ("from", p3_from), ("to", p3_to), ("time", p3_time), record=Moving),
]
FRAMES = [Village, Remove, MoveFrom, MoveTo]
