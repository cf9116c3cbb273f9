"""The board: all that changes in a match, as ints and lists of ints, and the records."""

from __future__ import annotations

from typing import ClassVar

from berthier.games.napoleon import records as r
from berthier.games.napoleon.kit import Kit
from berthier.kernel import flow
from berthier.kernel.flow import Frame, Option, Over, Record

OFF, AWAITED, ABSENT = -1, -2, -3  # where: lost for good; a reinforcement to come; not in play
MAX_FATIGUE = 8
MAX_STRENGTH = 8
# The board's own, all of which saves keep.
FIELDS = (
    "active",
    "aside",
    "at",
    "axis",
    "axis_hit",
    "bag",
    "broken",
    "cavalry",
    "control",
    "described",
    "dice",
    "discard",
    "extra",
    "fatigue",
    "fog",
    "hand",
    "infantry",
    "intuition",
    "left_out",
    "mud",
    "open_orders",
    "opened",
    "operations",
    "passed",
    "ready",
    "scenario",
    "scouts",
    "sieges",
    "slot",
    "soins",
    "swapped",
    "table",
    "turn",
    "vp",
    "wet",
    "where",
    "winter",
)


class Board(flow.Board):
    """`at[side][zone]` is a bit mask of corps; `where` says the same by piece."""

    __slots__ = (*FIELDS, "kit")
    saved: ClassVar[tuple[str, ...]] = FIELDS
    later = (
        *("fog", "opened", "scouts", "swapped"),
        *("aside", "left_out", "mud", "sieges", "wet", "winter"),  # Napoléon 1807
    )

    def __init__(
        self,
        kit: Kit,
        stack: list[Frame],
        records: list[Record],
        where: list[int],
        ready: list[int],
        infantry: list[int],
        cavalry: list[int],
        fatigue: list[int],
        at: list[list[int]],
        control: list[int],
        axis: list[int],
        axis_hit: list[int],
        broken: list[int],
        hand: list[list[int]],
        bag: list[list[int]],
        discard: list[int],
        table: list[int],
        slot: list[int],
        turn: int,
        vp: int,
        active: int,
        passed: int,
        intuition: int,
        operations: int,
        extra: int,
        soins: int,
        scenario: str,
        described: int,
        dice: int,
        open_orders: int,
        strict: int,
        luck: int,
        over: Over | None,
        offered: list[Option],
        fog: int = 0,
        opened: int = 0,
        scouts: list[list[int]] | None = None,
        swapped: int = 0,
        sieges: list[int] | None = None,
        winter: list[int] | None = None,
        aside: int = 0,
        wet: int = 0,
        mud: int = 0,
        left_out: int = 0,
    ) -> None:
        # Not through the base class: its defaults would only be made for `copy` to throw away.
        self.oracle = None
        self.journal = None
        self.kit = kit
        self.stack = stack
        self.records = records
        self.where = where
        self.ready = ready
        self.infantry = infantry
        self.cavalry = cavalry
        self.fatigue = fatigue
        self.at = at
        self.control = control
        self.axis = axis  # by zone: 2 × the zone it points to + its side, or -1
        self.axis_hit = axis_hit  # zones where its fatigue was dealt this turn
        self.broken = broken  # connections with a destroyed bridge
        self.hand = hand
        self.bag = bag
        self.discard = discard
        self.table = table  # cards shown and still being resolved; a card knows its side
        self.slot = slot  # cards in force for the turn
        self.turn = turn
        self.vp = vp
        self.active = active
        self.passed = passed  # a mask of sides, like `intuition`
        self.intuition = intuition
        self.operations = operations  # counts operations, so that orders can last for one
        self.extra = extra  # Coordination: the French operate once more
        self.soins = soins  # the corps marked by Soins
        self.scenario = scenario
        self.described = described  # started from a described position
        self.dice = dice  # N06-DIC-1
        self.open_orders = open_orders  # R06-14: orders of battle open by agreement
        self.strict = strict
        self.luck = luck
        self.over = over
        self.offered = offered
        self.fog = fog  # N06-GRO-FOG-1: blocks are anonymous to the enemy
        self.opened = opened  # the pieces laid open for a combat, as a mask
        self.scouts = scouts or []  # [side][zone]: vedettes as a mask; empty without fog
        self.swapped = swapped  # the bids have made the two people change seats
        self.sieges = sieges or []  # citadels with a siege marker (N07-SIE-1)
        self.winter = winter or []  # cubes on each Quartiers d'hiver card; empty if not used
        self.aside = aside  # sides whose card lies beside the board (N07-QDH-4), as a mask
        self.wet = wet  # rain or snow took effect in the turn before (N07-WEA-2)
        self.mud = mud  # Boue is in force
        self.left_out = left_out  # the corps that Tempête de neige leaves out, as a mask

    def copy(self) -> Board:
        return Board(
            self.kit,
            self.stack[:],
            [record.copy() for record in self.records],
            self.where[:],
            self.ready[:],
            self.infantry[:],
            self.cavalry[:],
            self.fatigue[:],
            [self.at[0][:], self.at[1][:]],
            self.control[:],
            self.axis[:],
            self.axis_hit[:],
            self.broken[:],
            [self.hand[0][:], self.hand[1][:]],
            [self.bag[0][:], self.bag[1][:]],
            self.discard[:],
            self.table[:],
            self.slot[:],
            self.turn,
            self.vp,
            self.active,
            self.passed,
            self.intuition,
            self.operations,
            self.extra,
            self.soins,
            self.scenario,
            self.described,
            self.dice,
            self.open_orders,
            self.strict,
            self.luck,
            self.over,
            self.offered,
            self.fog,
            self.opened,
            [self.scouts[0][:], self.scouts[1][:]] if self.fog else None,
            self.swapped,
            self.sieges[:] if self.sieges else None,
            self.winter[:] if self.winter else None,
            self.aside,
            self.wet,
            self.mud,
            self.left_out,
        )


def empty(kit: Kit, fog: int = 0) -> Board:
    """A board with nothing on it yet."""
    pieces, zones = len(kit.piece_ids) if fog else kit.plain, len(kit.zone_ids)
    return Board(
        kit=kit,
        stack=[],
        records=[],
        where=[ABSENT] * pieces,
        ready=[1] * pieces,
        infantry=[0] * pieces,
        cavalry=[0] * pieces,
        fatigue=[0] * pieces,
        at=[[0] * zones, [0] * zones],
        control=[-1] * zones,
        axis=[-1] * zones,
        axis_hit=[],
        broken=[],
        hand=[[], []],
        bag=[[], []],
        discard=[],
        table=[],
        slot=[],
        turn=1,
        vp=10,
        active=0,
        passed=0,
        intuition=0,
        operations=0,
        extra=0,
        soins=-1,
        scenario="",
        described=0,
        dice=0,
        open_orders=0,
        strict=0,
        luck=1,
        over=None,
        offered=[],
        fog=fog,
        scouts=[[0] * zones, [0] * zones] if fog else None,
    )


def last(b: Board, kind: type[Record]) -> Record:
    """The innermost record of a kind."""
    for record in reversed(b.records):
        if type(record) is kind:
            return record
    raise LookupError(kind.__name__)


# An operation is always the outermost record, its manoeuvre or combat the next one: what runs
# inside them (cards, sharing) lies above. These three are asked for all the time.


def operation(b: Board) -> r.Operation:
    return b.records[0]  # type: ignore[return-value]


def march(b: Board) -> r.March:
    return b.records[1]  # type: ignore[return-value]


def combat(b: Board) -> r.Combat:
    return b.records[1]  # type: ignore[return-value]


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


def bidding(b: Board) -> r.Bidding:
    return last(b, r.Bidding)  # type: ignore[return-value]


def placing(b: Board) -> r.Placing:
    return last(b, r.Placing)  # type: ignore[return-value]
