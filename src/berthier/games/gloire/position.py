"""Described positions: a door, and what stands where. `docs/positions.md` has the format."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from berthier.games.gloire.activation import Activate
from berthier.games.gloire.board import AWAITED, OFF, Board
from berthier.games.gloire.boxes import has_men, members
from berthier.games.gloire.combats import Begin
from berthier.games.gloire.kit import BRIDGE, LEADER, NOBODY, PERIODS, WEATHERS, Kit
from berthier.games.gloire.lines import check_lines
from berthier.games.gloire.partners import call_back
from berthier.games.gloire.paying import allowance
from berthier.games.gloire.records import Half, March
from berthier.games.gloire.setup import (
    announced,
    apply_options,
    army_of,
    bring,
    empty,
    find_scenario,
    first_in_right,
    read_level,
)
from berthier.games.gloire.solitaire import is_played_openly
from berthier.kernel.errors import BadInput, BadPack
from berthier.kernel.flow import Call
from berthier.kernel.packs import to_struct

PC = 10  # points of an army that the position does not mention
MARKS = ("built", "busy", "done", "inside", "joined", "moved", "shown", "split", "tired")


class Placed(Struct, forbid_unknown_fields=True):
    """A piece of which more is told than its box."""

    box: str
    pf: int | None = None
    crosses: int = 0
    stragglers: int = 0
    parent: str = ""
    marks: list[str] = field(default_factory=list)


class Siege(Struct, forbid_unknown_fields=True):
    """`side` besieges; everybody else in the box is inside. Face 0 is a mask."""

    box: str
    side: str
    face: int = 1


class Entry(Struct, forbid_unknown_fields=True):
    """A side came into a box from another one this turn, with so many PF."""

    box: str
    start: str
    side: str
    pf: int


class Marching(Struct, forbid_unknown_fields=True):
    """A stack on its march; without `left` it has all its points."""

    pieces: list[str]
    forced: bool = False
    left: int | None = None


class Position(Struct, forbid_unknown_fields=True):
    door: str
    rules: str = "open"
    scenario: str = ""
    side: str = "french"
    first: str = ""
    turn: int = 1
    period: str = "spring"
    weather: str = "clear"
    mud_next: bool = False
    frontier_closed: bool = False
    pieces: dict[str, str | Placed] = field(default_factory=dict)
    awaited: list[str] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)
    commanders: dict[str, str] = field(default_factory=dict)
    pc: dict[str, int] = field(default_factory=dict)
    control: dict[str, str] = field(default_factory=dict)
    broken: list[tuple[str, str]] = field(default_factory=list)
    pontoons: list[tuple[str, str, str]] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    trenches: dict[str, str] = field(default_factory=dict)
    sieges: list[Siege] = field(default_factory=list)
    counters: list[str] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    entered: list[Entry] = field(default_factory=list)
    intercepted: list[str] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    deck: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    armistice: int = 0
    resumption: int = 0
    march: Marching | None = None
    battle: str = ""
    options: dict[str, str] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)


DOORS = {
    "turn": "A",
    "cards": "A0",
    "weather": "A1",
    "leaders": "A2",
    "order": "A3",
    "reinforcements": "A4 delays",
    "discards": "D cards",
    "end": "D",
}
# In the phases of one side.
HALF_DOORS = {
    "administration": "1",
    "supply": "1-6 ways",
    "points": "1-7",
    "movement": "2",
    "recovery": "2 recovery",
    "combats": "3",
}
INNER_DOORS = ("march", "battle")


def read_position(data: Any) -> Position:
    try:
        return to_struct(data, Position, "position")
    except BadPack as problem:
        path, expected, found = (problem.args_[name] for name in ("path", "expected", "found"))
    raise BadInput("bad-position", path=path or "position", expected=expected, found=found)


class Reader:
    """Words of a position into the numbers of a kit, with the path for complaints."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def one_of(self, path: str, word: str, known: list[str] | tuple[str, ...]) -> int:
        if word not in known:
            raise wrong(path, ", ".join(known), word or "nothing")
        return known.index(word)

    def box(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.box_ids)

    def piece(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.piece_ids)

    def army(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.army_ids)

    def side(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.side_ids)

    def link(self, path: str, one: str, two: str) -> int:
        found = self.kit.link[self.box(path, one)].get(self.box(path, two))
        if found is None:
            raise wrong(path, "two boxes with a link", f"{one}+{two}")
        return found

    def number(self, path: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            raise wrong(path, f"a number from {low} to {high}", str(value))
        return value


def wrong(path: str, expected: str, found: str) -> BadInput:
    return BadInput("bad-position", path=path, expected=expected, found=found)


def build(kit: Kit, p: Position) -> Board:
    """The board of a described position, standing at its door."""
    r, b = Reader(kit), empty(kit)
    b.described = 1
    apply_options(b, p.options)
    b.sight = read_level(kit, p.rules)
    b.decoyed = int(b.sight > 0 and p.options.get("decoys", "on") == "on")
    is_played_openly(b, b.sight)
    if p.scenario:
        b.scenario = find_scenario(kit, p.scenario).id
    b.turn = r.number("turn", p.turn, 1, len(kit.pack.calendar))
    b.period = r.one_of("period", p.period, PERIODS)
    b.weather = r.one_of("weather", p.weather, WEATHERS)
    b.mud_next, b.closed = int(p.mud_next), int(p.frontier_closed)
    b.active = r.side("side", p.side)
    b.first = r.side("first", p.first) if p.first else b.active
    _pieces(b, r, p)
    _armies(b, r, p)
    _markers(b, r, p)
    _cards(b, r, p)
    for side in (0, 1):
        check_lines(b, side)
    _door(b, r, p)
    return b


def _pieces(b: Board, r: Reader, p: Position) -> None:
    for name, row in p.pieces.items():
        if isinstance(row, Placed) and row.parent:
            parent = r.piece(f"pieces.{name}.parent", row.parent)
            b.parent[r.piece(f"pieces.{name}", name)] = parent
    for name, row in p.pieces.items():
        _piece(b, r, name, row if isinstance(row, Placed) else Placed(row))
    for name in p.awaited:
        b.where[r.piece("awaited", name)] = AWAITED
    for coming in announced(b, b.kit.scenario[b.scenario]) if b.scenario else ():
        if coming.delay and b.where[b.kit.piece[coming.piece]] == AWAITED:
            b.late |= 1 << b.kit.piece[coming.piece]
    for name in p.reserve:
        decoy = r.piece("reserve", name)
        if decoy not in b.kit.decoys:
            raise wrong("reserve", "decoys", name)
        b.where[decoy] = OFF
        b.army[decoy] = army_of(b, decoy)
    b.counters = [r.piece("counters", name) for name in p.counters]


def _piece(b: Board, r: Reader, name: str, row: Placed) -> None:
    path = f"pieces.{name}"
    piece = r.piece(path, name)
    if army_of(b, piece) == NOBODY and piece not in b.kit.dets and piece not in b.kit.decoys:
        raise wrong(path, f"a piece of {PERIODS[b.period]}", name)
    bring(b, piece, r.box(f"{path}.box", row.box), row.pf)
    most = b.kit.most[b.period][piece] if piece in b.kit.units else 99
    r.number(f"{path}.pf", b.pf[piece], 0, most if has_men(b.kit, piece) else 0)
    b.crosses[piece] = r.number(f"{path}.crosses", row.crosses, 0, 99)
    b.stragglers[piece] = r.number(f"{path}.stragglers", row.stragglers, 0, 99)
    if has_men(b.kit, piece) and not b.pf[piece]:
        b.emptied[piece] = b.turn
    for mark in row.marks:
        r.one_of(f"{path}.marks", mark, MARKS)
        if mark == "busy":
            b.busy[b.kit.side_of[piece]] |= 1 << piece
        else:
            setattr(b, mark, getattr(b, mark) | 1 << piece)


def _armies(b: Board, r: Reader, p: Position) -> None:
    for army in range(len(b.kit.army_ids)):
        b.commanders[army] = first_in_right(b, army)
        b.pc[army] = PC
    for name, word in p.commanders.items():
        leader, army = r.piece(f"commanders.{name}", word), r.army("commanders", name)
        if b.kit.mover[leader] != LEADER or b.army[leader] != army or b.where[leader] < 0:
            raise wrong(f"commanders.{name}", "a leader of that army on the map", word)
        b.commanders[army] = leader
    for name, points in p.pc.items():
        b.pc[r.army("pc", name)] = r.number(f"pc.{name}", points, 0, 99)


def _markers(b: Board, r: Reader, p: Position) -> None:
    for name, word in p.control.items():
        b.control[r.box("control", name)] = r.side(f"control.{name}", word)
    for number, (one, two) in enumerate(p.broken):
        link = r.link(f"broken[{number}]", one, two)
        if b.kit.crossing[link] != BRIDGE:
            raise wrong(f"broken[{number}]", "a bridge", f"{one}+{two}")
        b.shut |= 1 << link
    for number, (one, two, whose) in enumerate(p.pontoons):
        link = r.link(f"pontoons[{number}]", one, two)
        if not b.kit.sites >> link & 1:
            raise wrong(f"pontoons[{number}]", "a ford over a fleuve", f"{one}+{two}")
        b.shut &= ~(1 << link)
        b.pontoons = sorted([*b.pontoons, 2 * link + r.side(f"pontoons[{number}]", whose)])
    for name, count in p.stock.items():
        b.stock[r.side("stock", name)] = r.number(f"stock.{name}", count, 0, 9)
    for name, word in p.trenches.items():
        mark = 2 * r.box("trenches", name) + r.side(f"trenches.{name}", word)
        b.trenches = sorted([*b.trenches, mark])
    for name, points in p.points.items():
        b.points[r.side("points", name)] = r.number(f"points.{name}", points, 0, 999)
    for number, siege in enumerate(p.sieges):
        _siege(b, r, f"sieges[{number}]", siege)
    for number, row in enumerate(p.entered):
        path = f"entered[{number}]"
        link = r.link(path, row.start, row.box)
        b.entered += [r.box(path, row.box), link, row.pf, r.side(f"{path}.side", row.side)]
    b.intercepted = [r.box("intercepted", name) for name in p.intercepted]


def _cards(b: Board, r: Reader, p: Position) -> None:
    """Event cards by their ids, each in one place; and the two markers of the Armistice."""
    named = [*p.deck, *p.aside, *(card for hand in p.hands.values() for card in hand)]
    for card in named:
        r.one_of("hands", card, b.kit.card_ids)
        if named.count(card) > 1:
            raise wrong("hands", "each card in one place", card)
    b.pile, b.aside = (sorted(map(b.kit.card_ids.index, cards)) for cards in (p.deck, p.aside))
    for name, hand in p.hands.items():
        b.hands[r.side("hands", name)] = sorted(map(b.kit.card_ids.index, hand))
    last = len(b.kit.pack.calendar)
    b.truce = r.number("armistice", p.armistice, 0, last)
    b.resumption = r.number("resumption", p.resumption, 0, last)


def _siege(b: Board, r: Reader, path: str, row: Siege) -> None:
    box, side = r.box(f"{path}.box", row.box), r.side(f"{path}.side", row.side)
    inside = b.at[1 - side][box] | b.chiefs[1 - side][box]
    if not b.kit.is_town[box] or not inside or not b.at[side][box]:
        raise wrong(path, "a fortified town with units of both sides", row.box)
    face = r.number(f"{path}.face", row.face, 0, len(b.kit.pack.series.siege))
    b.sieges = sorted([*b.sieges, 8 * box + 2 * face + side])
    b.inside |= inside


# --- doors


def _door(b: Board, r: Reader, p: Position) -> None:
    r.one_of("door", p.door, [*DOORS, *HALF_DOORS, *INNER_DOORS])
    if p.door in DOORS:
        b.stack = [Call("turn", DOORS[p.door])]
        return
    after = "C" if b.active == b.first else "D"
    b.stack, b.records = [Call("turn", after)], [Half(b.active)]
    if p.door in HALF_DOORS:
        b.stack.append(Call("half", HALF_DOORS[p.door]))
    elif p.door == "battle":
        box = r.box("battle", p.battle)
        if not (b.at[0][box] and b.at[1][box]):
            raise wrong("battle", "a box with units of both sides", p.battle)
        b.stack += [Call("half", "end"), Begin(box)]
    else:
        _march(b, r, p.march)


def _march(b: Board, r: Reader, row: Marching | None) -> None:
    if row is None or not row.pieces:
        raise wrong("march.pieces", "the pieces that march", "nothing")
    stack = sum({1 << r.piece("march.pieces", name) for name in row.pieces})
    start = b.where[members(stack)[0]]
    here = (b.at[b.active][start] | b.chiefs[b.active][start]) if start >= 0 else 0
    if stack & ~here:
        raise wrong("march.pieces", "pieces of the side in one box", ", ".join(row.pieces))
    if b.solitaire and row.left is None:
        raise wrong("march.left", "the points that the dice gave", "nothing")
    left = allowance(b, stack, int(row.forced)) if row.left is None else row.left
    record = March(b.active, start, start, stack, forced=int(row.forced), left=left)
    if b.acting:
        call_back(b, b.active, stack)
        record.army = b.acting[b.active] - 1
    b.done |= stack
    b.records.append(record)
    b.stack += [Call("half", "2 recovery"), Activate(b.active), Call("march", "step")]
