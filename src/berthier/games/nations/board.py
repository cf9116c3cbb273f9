"""The board: all that changes in a match, as ints and lists of ints."""

from __future__ import annotations

from typing import ClassVar, cast

from berthier.games.nations import records as r
from berthier.games.nations.kit import Kit
from berthier.kernel import flow
from berthier.kernel.flow import Frame, Option, Over, Record

IN_HAND, ON_MAP, TILE, GONE = range(4)  # an army: card to come, markers, tile, out of the game
# The board's own, all of which saves keep.
FIELDS = (
    "actions",
    "active",
    "advanced",
    "arm",
    "bag",
    "battles",
    "complete",
    "discard",
    "display",
    "double",
    "first_score",
    "game",
    "hand",
    "marks",
    "missions",
    "revealed",
    "scouts",
    "state",
    "strength",
    "supply",
    "tile_at",
    "tiles",
    "time",
    "turn",
    "undisplayed",
    "vp",
    "where",
)


class Board(flow.Board):
    """`marks[army]` is a bit mask of zones with its markers; hands hold kinds of cards."""

    __slots__ = (*FIELDS, "kit")
    saved: ClassVar[tuple[str, ...]] = FIELDS

    def __init__(
        self,
        kit: Kit,
        stack: list[Frame],
        records: list[Record],
        state: list[int],
        marks: list[int],
        where: list[int],
        strength: list[int],
        arm: list[int],
        tile_at: list[int],
        tiles: list[int],
        hand: list[list[int]],
        bag: list[int],
        display: list[int],
        discard: list[int],
        missions: list[int],
        revealed: list[int],
        scouts: list[int],
        vp: list[int],
        complete: list[int],
        supply: int,
        active: int,
        actions: int,
        time: int,
        turn: int,
        battles: int,
        undisplayed: int,
        advanced: int,
        double: int,
        game: int,
        first_score: int,
        strict: int,
        luck: int,
        over: Over | None,
        offered: list[Option],
    ) -> None:
        # Not through the base class: its defaults would only be made for `copy` to throw away.
        self.oracle = None
        self.journal = None
        self.kit = kit
        self.stack = stack
        self.records = records
        self.state = state  # by army: IN_HAND, ON_MAP, TILE, GONE
        self.marks = marks
        self.where = where  # by army: the zone of its tile, or -1
        self.strength = strength
        self.arm = arm  # by army; fixed when the tile of a commander-in-chief is placed
        self.tile_at = tile_at  # by zone: the army whose tile is there, or -1
        self.tiles = tiles  # by side: the zones of its tiles, as a mask
        self.hand = hand
        self.bag = bag
        self.display = display
        self.discard = discard
        self.missions = missions  # kept by Napoleon, one of each district
        self.revealed = revealed
        self.scouts = scouts
        self.vp = vp
        self.complete = complete  # by side: the turn since which all its armies are placed, or -1
        self.supply = supply  # scouts left
        self.active = active
        self.actions = actions
        self.time = time
        self.turn = turn
        self.battles = battles  # due at the end of this turn
        self.undisplayed = undisplayed  # turns in which nobody took from the display
        self.advanced = advanced
        self.double = double  # a match of two games with sides swapped
        self.game = game
        self.first_score = first_score
        self.strict = strict
        self.luck = luck
        self.over = over
        self.offered = offered

    def copy(self) -> Board:
        return Board(
            self.kit,
            self.stack[:],
            [record.copy() for record in self.records],
            self.state[:],
            self.marks[:],
            self.where[:],
            self.strength[:],
            self.arm[:],
            self.tile_at[:],
            self.tiles[:],
            [self.hand[0][:], self.hand[1][:]],
            self.bag[:],
            self.display[:],
            self.discard[:],
            self.missions[:],
            self.revealed[:],
            self.scouts[:],
            self.vp[:],
            self.complete[:],
            self.supply,
            self.active,
            self.actions,
            self.time,
            self.turn,
            self.battles,
            self.undisplayed,
            self.advanced,
            self.double,
            self.game,
            self.first_score,
            self.strict,
            self.luck,
            self.over,
            self.offered,
        )


def empty(kit: Kit) -> Board:
    """A board with all armies to come and no card dealt."""
    armies = len(kit.army_ids)
    return Board(
        kit,
        stack=[],
        records=[],
        state=[IN_HAND] * armies,
        marks=[0] * armies,
        where=[-1] * armies,
        strength=list(kit.strength),
        arm=list(kit.arm),
        tile_at=[-1] * len(kit.zone_ids),
        tiles=[0, 0],
        hand=[[], []],
        bag=[],
        display=[],
        discard=[],
        missions=[],
        revealed=[],
        scouts=[0, 0],
        vp=[0, 0],
        complete=[-1, -1],
        supply=kit.pack.constants.scouts,
        active=0,
        actions=0,
        time=0,
        turn=1,
        battles=0,
        undisplayed=0,
        advanced=0,
        double=0,
        game=0,
        first_score=0,
        strict=0,
        luck=1,
        over=None,
        offered=[],
    )


def seat_of(b: Board, side: int) -> int:
    """Who plays a side: in the second game of a match the sides are swapped (BDN-SCR-6)."""
    return side ^ b.game


def put_tile(b: Board, army: int, zone: int) -> None:
    b.state[army], b.where[army], b.tile_at[zone] = TILE, zone, army
    b.tiles[b.kit.side_of[army]] |= 1 << zone


def placing(b: Board) -> r.Placing:
    return cast(r.Placing, b.records[-1])


def moving(b: Board) -> r.Moving:
    return cast(r.Moving, b.records[-1])


def battle(b: Board) -> r.Battle:
    return cast(r.Battle, b.records[-1])


def scoring(b: Board) -> r.Scoring:
    return cast(r.Scoring, b.records[-1])


def zones_in(mask: int) -> list[int]:
    """The zones of a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
