"""Described positions of Bataille des Nations: a door, and what stands where."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct, field

from berthier.games.nations.board import GONE, ON_MAP, Board, empty, put_tile
from berthier.games.nations.kit import ARMS, Kit
from berthier.games.nations.setup import LEVELS, apply_options
from berthier.games.nations.tiles import note_complete
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call


class Placed(Struct, forbid_unknown_fields=True):
    """`markers`, a `tile`, or `gone` from the game; without any of them its card is to come."""

    markers: list[str] = field(default_factory=list)
    tile: str = ""
    strength: int | None = None
    type: str = ""
    gone: bool = False


class Position(Struct, forbid_unknown_fields=True):
    door: str
    rules: str = "basic"
    side: str = "french"
    turn: int = 1
    time: int = 0
    actions: int = 5
    battles: int = 0
    undisplayed: int = 0
    vp: dict[str, int] = field(default_factory=dict)
    scouts: dict[str, int] = field(default_factory=dict)
    armies: dict[str, Placed] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    display: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    deck: list[str] | None = None
    missions: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    match: bool = False  # of two games with the sides swapped
    game: int = 1
    first_score: int = 0
    options: dict[str, str] = field(default_factory=dict)
    tables: dict[str, Any] = field(default_factory=dict)


DOORS = {
    "turn": ("turn", "start"),
    "action": ("turn", "act"),
    "end-of-turn": ("turn", "display"),
    "battle": ("turn", "battle"),
    "end": ("turn", "end of the game"),
}


def read_position(data: Any) -> Position:
    try:
        return msgspec.convert(data, Position)
    except msgspec.ValidationError as problem:
        text, _, path = str(problem).partition(" - at `$")
        expected, _, found = text.partition(", got ")
        where = path.rstrip("`").lstrip(".") or "position"
        expected = expected.removeprefix("Expected ")
        raise BadInput("bad-position", path=where, expected=expected, found=found) from None


class Reader:
    """Words of a position into numbers, with the path for complaints."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def one_of(self, path: str, word: str, known: list[str]) -> int:
        if word not in known:
            raise BadInput("bad-position", path=path, expected=", ".join(known), found=word)
        return known.index(word)

    def zone(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.zone_ids)

    def side(self, path: str, word: str) -> int:
        return self.one_of(path, word, self.kit.side_ids)

    def cards(self, path: str, words: list[str]) -> list[int]:
        return sorted(self.one_of(path, word, self.kit.card_ids) for word in words)

    def missions(self, path: str, words: list[str]) -> list[int]:
        return [self.one_of(path, word, self.kit.mission_ids) for word in words]


def build(kit: Kit, p: Position) -> Board:
    """The board of a described position, standing at its door."""
    r = Reader(kit)
    b = empty(kit)
    apply_options(b, p.options)
    b.advanced = r.one_of("rules", p.rules, list(LEVELS))
    b.active = r.side("side", p.side)
    b.turn, b.time, b.actions = p.turn, p.time, p.actions
    b.battles, b.undisplayed = p.battles, p.undisplayed
    b.double, b.first_score = int(p.match), p.first_score
    b.game = r.one_of("game", str(p.game), ["1", "2"])
    for name, points in p.vp.items():
        b.vp[r.side("vp", name)] = points
    for name, count in p.scouts.items():
        b.scouts[r.side("scouts", name)] = count
        b.supply -= count
    for name, row in p.armies.items():
        _army(b, r, name, row)
    note_complete(b)
    _cards(b, r, p)
    b.missions = sorted(r.missions("missions", p.missions))
    b.revealed = r.missions("revealed", p.revealed)
    r.one_of("door", p.door, list(DOORS))
    b.stack = [Call(*DOORS[p.door])]
    return b


def _army(b: Board, r: Reader, name: str, row: Placed) -> None:
    path = f"armies.{name}"
    army = r.one_of(path, name, b.kit.army_ids)
    if row.strength is not None:
        b.strength[army] = row.strength
    if row.type:
        b.arm[army] = r.one_of(f"{path}.type", row.type, list(ARMS))
    if row.gone:
        b.state[army] = GONE
    elif row.tile:
        zone = r.zone(f"{path}.tile", row.tile)
        if b.tile_at[zone] >= 0:
            found = b.kit.army_ids[b.tile_at[zone]]
            raise BadInput("bad-position", path=path, expected="one tile a zone", found=found)
        r.one_of(f"{path}.type", ARMS[b.arm[army]] if b.arm[army] >= 0 else "", list(ARMS))
        put_tile(b, army, zone)
    elif row.markers:
        b.state[army] = ON_MAP
        b.marks[army] = sum({1 << r.zone(f"{path}.markers", zone) for zone in row.markers})


def _cards(b: Board, r: Reader, p: Position) -> None:
    """Cards nowhere else are in the deck, unless `deck` lists exactly what is."""
    rest = sorted(b.kit.deck)
    for name, words in p.hands.items():
        b.hand[r.side("hands", name)] = r.cards(f"hands.{name}", words)
    b.display = r.cards("display", p.display)
    b.discard = r.cards("discard", p.discard)
    for card in [*b.hand[0], *b.hand[1], *b.display, *b.discard]:
        if card not in rest:
            found = b.kit.card_ids[card]
            raise BadInput("bad-position", path="hands", expected="cards of the deck", found=found)
        rest.remove(card)
    b.bag = rest if p.deck is None else r.cards("deck", p.deck)
