"""The board of the tiny game: its things, what is told about them, and the records.

Red fights blue and green over six zones with face-down counters, some of them decoys. In a turn
all draw a card, bid in secret for the order, and operate: play an event card, pick a pile, march
it past enemies who may intercept. A real corps that reaches its goal wins at once (T-CAPTURE).

This is the worked example of how to add a game: `tiny_board` the position, `tiny_turn` and
`tiny_march` the procedures, `tiny` the title, which says what everybody may see and believe.
"""

from __future__ import annotations

from typing import cast

from berthier.kernel.events import Kind, tell
from berthier.kernel.flow import Board, Record
from berthier.kernel.graph import Graph

SEATS, SIDE = ("red", "blue", "green"), (0, 1, 1)
HOME, GOAL = (0, 4, 5), (3, 1, 1)  # zones, by seat
ZONES = ("west", "mill", "ford", "hill", "east", "moor")
COUNTERS = tuple(f"{seat}-{what}" for seat in SEATS for what in ("guard", "line", "decoy"))
CARDS = tuple(f"{what}/{seat}" for seat in SEATS for what in ("halt", "orders", "scouts"))
MAP = Graph(6, [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (3, 4), (3, 5), (4, 5)])
HALT, ORDERS, SCOUTS = range(3)  # card % 3; card // 3 is its seat, counter // 3 too
TURNS, DONE, GONE = 4, -2, -1

DREW = Kind("tiny-drew", "seat:seat", "seat:seat card:card")
BIDS = Kind("tiny-bids", "bids:number*", news=True, discloses=True)
PLAYED = Kind("tiny-played", "seat:seat card:card", discloses=True)
MOVED = Kind("tiny-moved", "seat:seat start:zone zone:zone hidden:number shown:counter*")
STOPPED = Kind("tiny-stopped", "seat:seat zone:zone die:number stopped:number")
BARRED = Kind("tiny-barred", "zone:zone", news=True, discloses=True)
SHOWN = Kind("tiny-shown", "counter:counter zone:zone", news=True, discloses=True)
PICKED = Kind("tiny-picked", None, "counter:counter")  # only the owner is told


class Tiny(Board):
    """Where each counter is, which are shown, what everybody holds."""

    __slots__ = ("bag", "hand", "operations", "shown", "turn", "used", "zone")
    saved = __slots__

    def __init__(self, zone: list[int], shown: list[int], hand: list[list[int]]) -> None:
        super().__init__()
        self.zone, self.shown, self.hand = zone, shown, hand
        self.bag: list[list[int]] = [[], [], []]
        self.used: list[int] = []
        self.turn, self.operations = 1, 0

    def copy(self) -> Tiny:
        b = Tiny(self.zone[:], self.shown[:], [cards[:] for cards in self.hand])
        b.bag, b.used = [cards[:] for cards in self.bag], self.used[:]
        b.turn, b.operations = self.turn, self.operations
        b.stack, b.records = self.stack[:], [record.copy() for record in self.records]
        b.luck, b.strict, b.over, b.offered = self.luck, self.strict, self.over, self.offered
        return b


class Turn(Record):
    __slots__ = ("bids", "queue")
    kind = "turn"

    def __init__(self, bids: list[int], queue: list[int]) -> None:
        self.bids, self.queue = bids, queue  # bids are secret until all are there


class Operation(Record):
    __slots__ = ("extra", "pile", "zone")
    kind = "operation"

    def __init__(self, zone: int, pile: list[int], extra: int) -> None:
        self.zone, self.pile, self.extra = zone, pile, extra  # the pile is its owner's secret


class Interception(Record):
    """Several may happen inside one step of a march, each with its own record."""

    __slots__ = ("seat", "start", "zone")
    kind = "interception"

    def __init__(self, seat: int, zone: int, start: int) -> None:
        self.seat, self.zone, self.start = seat, zone, start


class Count(Record):
    """Of a march the steps left, of an event its card."""

    __slots__ = ("n",)
    kind = "count"

    def __init__(self, n: int) -> None:
        self.n = n


def turn(b: Tiny) -> Turn:
    return cast(Turn, b.records[0])


def operation(b: Tiny) -> Operation:
    return cast(Operation, b.records[1])


def count(b: Tiny) -> Count:
    return cast(Count, b.records[-1])


def interception(b: Tiny) -> Interception:
    return cast(Interception, b.records[-1])


def seat_of(b: Tiny) -> int:
    """Whose operation it is."""
    return turn(b).queue[0]


def standing(b: Tiny, seat: int, zone: int) -> list[int]:
    return [c for c in range(3 * seat, 3 * seat + 3) if b.zone[c] == zone]


def enemies(b: Tiny, seat: int, zone: int) -> list[int]:
    return [c for c in range(9) if b.zone[c] == zone and SIDE[c // 3] != SIDE[seat]]


def is_decoy(counter: int) -> bool:
    return counter % 3 == 2


def show(b: Tiny, counter: int) -> None:
    """T-SHOW: a counter is turned face up; a decoy is gone then."""
    if b.shown[counter]:
        return
    tell(b, SHOWN, counter, b.zone[counter])
    b.shown[counter] = 1
    if is_decoy(counter):
        b.zone[counter] = GONE
