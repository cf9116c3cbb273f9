"""Described positions: a door, and what stands where. `docs/positions.md` has the format."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from berthier.games.napoleon.bids import begin_bidding
from berthier.games.napoleon.board import AWAITED, MAX_FATIGUE, MAX_STRENGTH, Board, empty
from berthier.games.napoleon.kit import CITADEL, Kit
from berthier.games.napoleon.piles import is_contested, place
from berthier.games.napoleon.records import Combat, Operation
from berthier.games.napoleon.setup import (
    apply_options,
    fill,
    find_scenario,
    has_fog,
    read_level,
)
from berthier.games.napoleon.vedettes import begin_placing, put_vedette
from berthier.kernel.errors import BadInput, BadPack
from berthier.kernel.flow import Call
from berthier.kernel.packs import to_struct


class Placed(Struct, forbid_unknown_fields=True):
    zone: str
    infantry: int | None = None
    cavalry: int | None = None
    fatigue: int = 0
    ready: bool = True


class Axis(Struct, forbid_unknown_fields=True):
    zone: str
    to: str
    side: str


class Fight(Struct, forbid_unknown_fields=True):
    attackers: list[str]
    marched: bool = False
    losses: dict[str, int] = field(default_factory=dict)


class Position(Struct, forbid_unknown_fields=True):
    door: str
    rules: str = "conscrit"
    scenario: str = ""
    side: str = ""
    turn: int = 1
    vp: int = 10
    pieces: dict[str, Placed] = field(default_factory=dict)
    awaited: list[str] = field(default_factory=list)
    control: dict[str, str] = field(default_factory=dict)
    axes: list[Axis] = field(default_factory=list)
    bridges: list[tuple[str, str]] = field(default_factory=list)
    hands: dict[str, list[str]] = field(default_factory=dict)
    decks: dict[str, list[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    slot: dict[str, list[str]] = field(default_factory=dict)
    passed: list[str] = field(default_factory=list)
    soins: str = ""
    sieges: list[str] = field(default_factory=list)
    winter: dict[str, int] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    weather_before: str = "none"
    weather: str = "none"
    combat: Fight | None = None
    options: dict[str, str] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)


DOORS = {
    "turn": ("turn", "4"),
    "draw": ("turn", "draw"),
    "initiative": ("turn", "initiative"),
    "operations": ("turn", "operations"),
    "recovery": ("turn", "recovery"),
}
INNER_DOORS = ("bids", "vedettes", "operation", "combat", "retreat", "end-of-turn")


def read_position(data: Any) -> Position:
    try:
        return to_struct(data, Position, "position")
    except BadPack as problem:
        path, expected, found = _fault(problem, data)
    raise BadInput("bad-position", path=path or "position", expected=expected, found=found)


def _fault(problem: BadPack, data: Any) -> tuple[str, object, object]:
    """Where and what; of the pieces the one at fault is named."""
    facts = problem.args_
    path = str(facts["path"])
    if path.startswith("pieces[...]"):
        for name, row in data["pieces"].items():
            try:
                to_struct(row, Placed, "position")
            except BadPack as inner:
                facts = inner.args_
                path = f"pieces.{name}.{facts['path']}".rstrip(".")
                break
    return path, facts["expected"], facts["found"]


class Reader:
    """Words of a position into the numbers of a kit, with the path for complaints."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def one_of(self, path: str, word: str, known: list[str]) -> int:
        if word not in known:
            found = word or "nothing"
            raise BadInput("bad-position", path=path, expected=", ".join(known), found=found)
        return known.index(word)

    def zone(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.zone_ids)

    def piece(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.piece_ids)

    def side(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.side_ids)

    def cards(self, path: str, table: dict[str, list[str]]) -> list[list[int]]:
        """Cards by side; a side that is not mentioned has none."""
        found: list[list[int]] = [[], []]
        for name, words in table.items():
            side = self.side(path, name)
            deck = self.kit.decks[side]
            ids = [self.kit.card_ids[card] for card in deck]
            for word in words:
                found[side].append(deck[self.one_of(f"{path}.{name}", word, ids)])
        return found

    def number(self, path: str, value: int, low: int, high: int) -> int:
        if not low <= value <= high:
            raise BadInput(
                "bad-position",
                path=path,
                expected=f"a number from {low} to {high}",
                found=str(value),
            )
        return value


def build(kit: Kit, p: Position) -> Board:
    """The board of a described position, standing at its door."""
    r = Reader(kit)
    b = empty(kit, has_fog(read_level(kit.pack.title, p.rules)))
    b.described = 1
    apply_options(b, p.options)
    if p.scenario:
        b.scenario = find_scenario(kit, p.scenario).id
    b.turn = r.number("turn", p.turn, 1, 99)
    b.vp = r.number("vp", p.vp, 1, kit.pack.limits.vp_track - 1)
    _pieces(b, r, p)
    _markers(b, r, p)
    _poland(b, r, p)
    _cards(b, r, p)
    if p.side:
        b.active = r.side("side", p.side)
    for word in p.passed:
        b.passed |= 1 << r.side("passed", word)
    _door(b, r, p)
    return b


def _pieces(b: Board, r: Reader, p: Position) -> None:
    kit = b.kit
    for name, row in p.pieces.items():
        path = f"pieces.{name}"
        piece = r.piece(path, name)
        if piece >= kit.plain:
            _vedette(b, r, name, row)
            continue
        fill(b, piece, row.infantry, row.cavalry)
        b.fatigue[piece] = r.number(f"{path}.fatigue", row.fatigue, 0, MAX_FATIGUE)
        b.ready[piece] = int(row.ready)
        place(b, piece, r.zone(f"{path}.zone", row.zone))
        if b.kit.is_corps[piece]:
            r.number(f"{path}.infantry", b.infantry[piece], 0, MAX_STRENGTH)
            r.number(f"{path}.cavalry", b.cavalry[piece], 0, MAX_STRENGTH)
            total = b.infantry[piece] + b.cavalry[piece]
            r.number(f"{path} (infantry + cavalry)", total, 1, MAX_STRENGTH)
    for name in p.awaited:
        piece = r.piece("awaited", name)
        fill(b, piece, None, None)
        b.where[piece] = AWAITED


def _vedette(b: Board, r: Reader, name: str, row: Placed) -> None:
    piece = r.piece("pieces", name)
    if not b.fog:
        found = "conscrit"
        raise BadInput("bad-position", path="rules", expected="grognard", found=found)
    b.ready[piece] = int(row.ready)
    put_vedette(b, piece, r.zone(f"pieces.{name}.zone", row.zone))


def _markers(b: Board, r: Reader, p: Position) -> None:
    for name, side in p.control.items():
        b.control[r.zone("control", name)] = r.side(f"control.{name}", side)
    for number, row in enumerate(p.axes):
        zone, to = r.zone(f"axes[{number}].zone", row.zone), r.zone(f"axes[{number}].to", row.to)
        if b.kit.graph.link[zone][to] < 0 or not is_contested(b, zone):
            expected = "a connection of a contested zone"
            raise BadInput("bad-position", path=f"axes[{number}]", expected=expected, found=row.to)
        b.axis[zone] = 2 * to + r.side(f"axes[{number}].side", row.side)
    for number, (one, two) in enumerate(p.bridges):
        path = f"bridges[{number}]"
        link = b.kit.graph.link[r.zone(path, one)][r.zone(path, two)]
        if link < 0 or not b.kit.bridge[link]:
            raise BadInput("bad-position", path=path, expected="a bridge", found=f"{one}-{two}")
        b.broken.append(link)
    if p.soins:
        b.soins = r.piece("soins", p.soins)


WEATHERS = ["none", "pluie", "neige"]


def _poland(b: Board, r: Reader, p: Position) -> None:
    """What only positions of 1807 have; `weather` is "boue" or what cards on the slot say."""
    for name in ("sieges", "winter", "aside", "weather", "weather_before"):
        given = getattr(p, name)
        if given and given != "none" and not b.kit.poland:
            raise BadInput(
                "bad-position",
                path=name,
                expected="nothing",
                found=given if isinstance(given, str) else ", ".join(given),
            )
    for name in p.sieges:
        zone = r.zone("sieges", name)
        if b.kit.terrain[zone] != CITADEL or b.control[zone] < 0:
            expected = "a citadel with an owner in control"
            raise BadInput("bad-position", path="sieges", expected=expected, found=name)
        b.sieges.append(zone)
    if p.winter or p.aside:
        b.winter = [0, 0]
    for name, cubes in p.winter.items():
        b.winter[r.side("winter", name)] = r.number(f"winter.{name}", cubes, 0, 99)
    for name in p.aside:
        b.aside |= 1 << r.side("aside", name)
    b.wet = int(r.one_of("weather_before", p.weather_before, WEATHERS) > 0)
    b.mud = int(r.one_of("weather", p.weather, ["none", "boue"]))


def _cards(b: Board, r: Reader, p: Position) -> None:
    """Cards nowhere else are in the deck, unless `decks` lists exactly what is."""
    b.hand = r.cards("hands", p.hands)
    discards = r.cards("discards", p.discards)
    b.discard = discards[0] + discards[1]
    slot = r.cards("slot", p.slot)
    b.slot = slot[0] + slot[1]
    listed = r.cards("decks", p.decks)
    for side, deck in enumerate(b.kit.stock[b.scenario]):
        used = b.hand[side] + discards[side] + slot[side] + listed[side]
        if len(set(used)) != len(used):
            twice = next(card for card in used if used.count(card) > 1)
            name = b.kit.card_ids[twice]
            raise BadInput("bad-position", path="hands", expected="each card once", found=name)
        chosen = b.kit.side_ids[side] in p.decks
        b.bag[side] = sorted(listed[side]) if chosen else [c for c in deck if c not in used]


def _door(b: Board, r: Reader, p: Position) -> None:
    known = [*DOORS, *INNER_DOORS]
    r.one_of("door", p.door, known)
    if p.door in DOORS:
        b.stack = [Call(*DOORS[p.door])]
        return
    if p.door in ("bids", "vedettes"):
        if not b.fog:
            raise BadInput("bad-position", path="rules", expected="grognard", found=p.rules)
        begin = begin_bidding if p.door == "bids" else begin_placing
        b.stack = [Call("turn", "4"), begin(b)]
        return
    if p.door == "end-of-turn":
        b.stack = [Call("turn", "2"), Call("recovery", "5")]
        return
    r.side("side", p.side)
    b.stack = [Call("turn", "recovery"), Call("operations", "1")]
    if p.door != "operation":
        _combat_door(b, r, p)


def _combat_door(b: Board, r: Reader, p: Position) -> None:
    fight = p.combat
    if fight is None or not fight.attackers:
        raise BadInput(
            "bad-position",
            path="combat.attackers",
            expected="the pieces that attack",
            found="nothing",
        )
    pieces = [r.piece("combat.attackers", name) for name in fight.attackers]
    zone = b.where[pieces[0]]
    pile = sum(1 << n for n in pieces if b.kit.is_corps[n])
    leaders = sum(1 << n for n in pieces if not b.kit.is_corps[n])
    here = all(b.where[n] == zone and b.kit.side_of[n] == b.active for n in pieces)
    if not pile or not here or not is_contested(b, zone):
        expected = "corps of the side in one contested zone"
        found = ", ".join(fight.attackers)
        raise BadInput("bad-position", path="combat.attackers", expected=expected, found=found)
    b.operations = 1
    b.records = [Operation(b.active, zone, pile, leaders, marched=int(fight.marched), fights=1)]
    b.stack = [Call("turn", "recovery"), Call("operations", "2"), Call("operation", "combat")]
    if p.door == "retreat":
        _retreat_door(b, r, fight, pile, leaders, zone)


def _retreat_door(b: Board, r: Reader, fight: Fight, pile: int, leaders: int, zone: int) -> None:
    piles, led = [0, 0], [0, 0]
    piles[b.active], led[b.active] = pile, leaders
    foe = 1 - b.active
    piles[foe] = b.at[foe][zone]
    led[foe] = sum(1 << n for n in b.kit.commanders[foe] if b.where[n] == zone)
    record = Combat(b.active, zone, piles, led, int(fight.marched))
    for name, losses in fight.losses.items():
        record.losses[r.side("combat.losses", name)] = losses
    b.records.append(record)
    if b.fog:
        b.opened = piles[0] | piles[1] | led[0] | led[1]
    b.stack[-1] = Call("operation", "5")
    b.stack.append(Call("combat", "5"))
