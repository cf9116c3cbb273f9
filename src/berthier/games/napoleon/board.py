"""The board: all that changes in a match, as ints and lists of ints, and the records."""

from __future__ import annotations

from typing import ClassVar

from berthier.games.napoleon import records as r
from berthier.games.napoleon.kit import Kit
from berthier.kernel import flow
from berthier.kernel.flow import Record

OFF, AWAITED, ABSENT = -1, -2, -3  # where: lost for good; a reinforcement to come; not in play
MAX_FATIGUE = 8
MAX_STRENGTH = 8


class Board(flow.Board):
    """`at[side][zone]` is a bit mask of corps; `where` says the same by piece."""

    __slots__ = (
        "active",
        "at",
        "axis_hit",
        "axis_side",
        "axis_to",
        "bag",
        "broken",
        "cavalry",
        "control",
        "described",
        "dice",
        "discard",
        "extra",
        "fatigue",
        "hand",
        "infantry",
        "intuition",
        "kit",
        "open_orders",
        "operations",
        "passed",
        "ready",
        "scenario",
        "slot",
        "soins",
        "table",
        "turn",
        "vp",
        "where",
    )
    saved_fields: ClassVar[tuple[str, ...]] = tuple(name for name in __slots__ if name != "kit")

    def __init__(
        self,
        kit: Kit,
        where: list[int],
        ready: list[int],
        infantry: list[int],
        cavalry: list[int],
        fatigue: list[int],
        at: list[list[int]],
        control: list[int],
        axis_to: list[int],
        axis_side: list[int],
        axis_hit: list[int],
        broken: list[int],
        hand: list[list[int]],
        bag: list[list[int]],
        discard: list[list[int]],
        table: list[list[int]],
        slot: list[int],
        passed: list[int],
        intuition: list[int],
        turn: int,
        vp: int,
        active: int,
    ) -> None:
        super().__init__()
        self.kit = kit
        self.where = where
        self.ready = ready
        self.infantry = infantry
        self.cavalry = cavalry
        self.fatigue = fatigue
        self.at = at
        self.control = control
        self.axis_to = axis_to
        self.axis_side = axis_side
        self.axis_hit = axis_hit  # the turn in which its fatigue was dealt
        self.broken = broken
        self.hand = hand
        self.bag = bag
        self.discard = discard
        self.table = table  # shown and still being resolved
        self.slot = slot  # cards in force for the turn
        self.passed = passed
        self.intuition = intuition
        self.turn = turn
        self.vp = vp
        self.active = active
        self.operations = 0  # counts operations, so that orders can last for one
        self.extra = 0  # Coordination: the French operate once more
        self.soins = -1  # the corps marked by Soins
        self.scenario = ""
        self.described = 0  # started from a described position
        self.dice = 0  # N06-DIC-1
        self.open_orders = 0  # R06-14: orders of battle open by agreement

    def copy(self) -> Board:
        b = Board(
            self.kit,
            self.where[:],
            self.ready[:],
            self.infantry[:],
            self.cavalry[:],
            self.fatigue[:],
            [self.at[0][:], self.at[1][:]],
            self.control[:],
            self.axis_to[:],
            self.axis_side[:],
            self.axis_hit[:],
            self.broken[:],
            [self.hand[0][:], self.hand[1][:]],
            [self.bag[0][:], self.bag[1][:]],
            [self.discard[0][:], self.discard[1][:]],
            [self.table[0][:], self.table[1][:]],
            self.slot[:],
            self.passed[:],
            self.intuition[:],
            self.turn,
            self.vp,
            self.active,
        )
        b.operations, b.extra, b.soins = self.operations, self.extra, self.soins
        b.scenario, b.dice, b.open_orders = self.scenario, self.dice, self.open_orders
        b.described = self.described
        b.stack = self.stack[:]
        b.records = [record.copy() for record in self.records]
        b.luck, b.strict, b.over, b.offered = self.luck, self.strict, self.over, self.offered
        return b


def empty(kit: Kit) -> Board:
    """A board with nothing on it yet."""
    pieces, zones = len(kit.piece_ids), len(kit.zone_ids)
    return Board(
        kit,
        where=[ABSENT] * pieces,
        ready=[1] * pieces,
        infantry=[0] * pieces,
        cavalry=[0] * pieces,
        fatigue=[0] * pieces,
        at=[[0] * zones, [0] * zones],
        control=[-1] * zones,
        axis_to=[-1] * zones,
        axis_side=[-1] * zones,
        axis_hit=[0] * zones,
        broken=[0] * len(kit.bridge),
        hand=[[], []],
        bag=[[], []],
        discard=[[], []],
        table=[[], []],
        slot=[],
        passed=[0, 0],
        intuition=[0, 0],
        turn=1,
        vp=10,
        active=0,
    )


def last(b: Board, kind: type[Record]) -> Record:
    """The innermost record of a kind."""
    for record in reversed(b.records):
        if type(record) is kind:
            return record
    raise LookupError(kind.__name__)


def operation(b: Board) -> r.Operation:
    return last(b, r.Operation)  # type: ignore[return-value]


def march(b: Board) -> r.March:
    return last(b, r.March)  # type: ignore[return-value]


def combat(b: Board) -> r.Combat:
    return last(b, r.Combat)  # type: ignore[return-value]


def sharing(b: Board) -> r.Sharing:
    return last(b, r.Sharing)  # type: ignore[return-value]


def losing(b: Board) -> r.Losing:
    return last(b, r.Losing)  # type: ignore[return-value]


def resting(b: Board) -> r.Resting:
    return last(b, r.Resting)  # type: ignore[return-value]


def event(b: Board) -> r.Event:
    return last(b, r.Event)  # type: ignore[return-value]


def detached(b: Board) -> r.Detached:
    return last(b, r.Detached)  # type: ignore[return-value]


def recovering(b: Board) -> r.Recovering:
    return last(b, r.Recovering)  # type: ignore[return-value]
