"""A pack of the Napoléon games: board, pieces, cards and scenarios as plain rows.

`load_pack` reads the five files of a title; `replace_tables` puts a position's own small map,
pieces or cards in place of the printed ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from berthier.games.napoleon.pack_check import check
from berthier.kernel.packs import read_tables, read_toml, to_struct

Source = Literal["rulebook", "public", "history", "reconstructed"]
Window = Literal[
    "W-DRAW", "W-INI", "W-DES", "W-MP", "W-MOVE", "W-ENTER", "W-END",
    "W-OPEND", "W-COM", "W-RET", "W-PUR", "W-CTR", "W-REC",
]  # fmt: skip
Point = tuple[int, int]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: immutable, and a misspelt field is an error."""


class Named(Row, frozen=True):
    id: str
    fr: str
    en: str


class SideRow(Named, frozen=True):
    fr_adj: str
    fr_adj_f: str
    en_adj: str
    source: Source


class Limits(Row, frozen=True):
    """Box contents; they bound set-ups, never play (R06-05)."""

    infantry: dict[str, int]
    cavalry: dict[str, int]
    blocks: dict[str, int]
    sp_per_corps: int
    fatigue_per_corps: int
    vp_track: int
    destroyed_bridges: int
    axes_per_side: int
    control_flags_per_side: int
    source: Source


class Turn(Row, frozen=True):
    """A turn and its dates."""

    turn: int
    fr: str
    en: str
    source: Source


class Credit(Named, frozen=True):
    licence: str
    source: Source


class Canvas(Row, frozen=True):
    """Board space: x to the right, y downwards, north up."""

    width: int
    height: int
    zone_radius: int
    label_font: int
    source: Source


class Zone(Row, frozen=True):
    """Which kinds of terrain there are depends on the title."""

    id: str
    fr: str = ""
    en: str = ""
    terrain: str = "open"
    vp: int = 0
    lat: float = 0.0
    lon: float = 0.0
    x: int = 0
    y: int = 0
    label_x: int = 0
    label_y: int = 0
    label_anchor: Literal["start", "middle", "end"] = "middle"
    source: Source = "reconstructed"


class Connection(Row, frozen=True):
    """`bridge` names the river, or the rivers joined by "+"; empty without a bridge."""

    a: str
    b: str
    bridge: str = ""
    source: Source = "reconstructed"


class River(Named, frozen=True):
    points: list[Point]
    source: Source


class Relief(Named, frozen=True):
    """Decoration of the map: a closed outline."""

    kind: Literal["forest-range", "hills"]
    points: list[Point]
    source: Source


class Piece(Row, frozen=True):
    """`move`, `combat`, `fatigue` and `pursuit` are the printed symbols."""

    id: str
    side: str
    kind: Literal["commander", "corps", "vedette"]
    fr: str = ""
    en: str = ""
    infantry: int = 0
    cavalry: int = 0
    move: int = 0
    combat: int = 0
    fatigue: int = 0
    pursuit: int = 0
    source: Source = "reconstructed"
    source_name: Source = "reconstructed"
    source_strength: Source = "reconstructed"
    source_symbols: Source = "reconstructed"


class EventRow(Named, frozen=True):
    """`colour`: red, blue, green; in 1807 also special, for what is in no deck at the start."""

    rule: str
    owner: str
    colour: str
    windows: list[Window]
    operation: Literal["", "own", "opposing", "either", "combat"]
    turn_long: bool
    source: Source
    owner_source: Source
    colour_source: Source


class CardRow(Row, frozen=True):
    """`amount` is the number an event needs (Fatigue 1 or 2)."""

    side: str
    event: str
    value: int
    losses: int
    fatigues: int
    recovery: int
    id: str = ""
    amount: int = 0
    source: Source = "reconstructed"


class Reinforcement(Row, frozen=True):
    piece: str
    turn: int
    zones: list[str]
    source: Source


class SetupRow(Row, frozen=True):
    """Without infantry and cavalry the piece stands at full strength."""

    piece: str
    zone: str
    fatigue: int
    source: Source
    infantry: int | None = None
    cavalry: int | None = None


class Scenario(Named, frozen=True):
    first_turn: int
    last_turn: int
    start_vp: int
    control: dict[str, list[str]]
    absent: list[str]
    immediate_french_vp: int
    immediate_prussian_vp: int
    prussian_wins_at_end_from: int
    reinforcements: Sequence[Reinforcement]
    setup: list[SetupRow]
    source: Source


class Pack(Row, frozen=True):
    """Everything a title's rules read; `sources` covers tables that have no row for it."""

    title: str
    format: Literal[1]
    fr: str
    en: str
    sides: list[SideRow]
    limits: Limits
    turns: list[Turn]
    vedettes: dict[str, int]
    dice: dict[str, list[str]]
    credits: list[Credit]
    sources: dict[str, Source]
    canvas: Canvas
    zones: list[Zone]
    connections: list[Connection]
    rivers: list[River]
    relief: list[Relief]
    pieces: list[Piece]
    events: list[EventRow]
    cards: list[CardRow]
    extra_cards: list[CardRow]
    scenarios: Sequence[Scenario]


class _Tables(Row, frozen=True):
    """What a position may bring along."""

    zones: list[Zone] | None = None
    connections: list[Connection] | None = None
    pieces: list[Piece] | None = None
    cards: list[CardRow] | None = None


class _Extra(Row, frozen=True):
    events: list[EventRow]


_FILES = {
    "pack.toml": "title format fr en sides limits turns vedettes dice credits sources",
    "board.toml": "canvas zones connections rivers relief",
    "pieces.toml": "pieces",
    "cards.toml": "events cards extra_cards",
    "scenarios.toml": "scenarios",
}
# A position may leave these out, a pack on disk may not.
_ON_DISK: dict[str, tuple[str, ...]] = {
    "zones": tuple(f for f in Zone.__struct_fields__ if f != "vp"),
    "connections": ("source",),
    "pieces": Piece.__struct_fields__,
    "cards": ("id", "source"),
    "extra_cards": ("id", "source"),
}


def load_pack(folder: Path) -> Pack:
    """The pack of a folder, checked; its title says which game it belongs to."""
    from berthier.games.napoleon import pack_1807  # its rows are made of those above

    pack: Pack
    if read_toml(folder / "pack.toml").get("title") == pack_1807.TITLE:
        pack, files = pack_1807.read(folder, _FILES, _ON_DISK)
    else:
        pack, files = read_tables(folder, Pack, _FILES, _ON_DISK)
    check(pack, files, small=False)
    return pack


def load_extra_events(folder: Path) -> list[EventRow]:
    """The events of the extra cards (N07-ADD-1): a file of their own, no part of the pack."""
    file = folder / "extra.toml"
    return to_struct(read_toml(file), _Extra, file.name).events


def replace_tables(pack: Pack, tables: dict[str, object], file: str) -> Pack:
    """The pack with a position's own tables; what no longer fits them is left empty."""
    if not tables:
        return pack
    own = to_struct(tables, _Tables, file)
    changes: dict[str, Any] = {t: [] for t in ("scenarios", "orders") if hasattr(pack, t)}
    if own.zones is not None or own.connections is not None:
        changes |= {"connections": own.connections or [], "rivers": [], "relief": []}
    if own.zones is not None:
        changes["zones"] = [replace(z, fr=z.fr or z.id, en=z.en or z.id) for z in own.zones]
    if own.pieces is not None:
        changes["pieces"] = [replace(p, fr=p.fr or p.id, en=p.en or p.id) for p in own.pieces]
    if own.cards is not None:
        changes |= {"cards": _numbered(own.cards), "extra_cards": []}
    small = replace(pack, **changes)
    check(small, dict.fromkeys(pack.__struct_fields__, file), small=True)
    return small


def _numbered(cards: list[CardRow]) -> list[CardRow]:
    """Cards without an id get their side's initial and number: f01, f02, p01."""
    count: dict[str, int] = {}
    named = []
    for card in cards:
        number = count[card.side] = count.get(card.side, 0) + 1
        named.append(replace(card, id=card.id or f"{card.side[:1]}{number:02}"))
    return named
