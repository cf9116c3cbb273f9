"""The pack of Bataille des Nations 1813: board, armies, missions and action cards as plain rows.

`load_pack` reads the five files of the title; `replace_tables` puts a position's own small map,
armies or missions in place of the printed ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from berthier.games.nations.pack_check import check
from berthier.kernel.packs import read_tables, to_struct

Source = Literal["rulebook", "public", "history", "reconstructed"]
Terrain = Literal["plain", "river", "hill", "forest"]
District = Literal["north", "east", "south", "west", "centre"]
UnitType = Literal["infantry", "artillery", "cavalry"]
Point = tuple[int, int]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: immutable, and a misspelt field is an error."""


class Named(Row, frozen=True):
    id: str
    fr: str
    en: str


class SideRow(Named, frozen=True):
    """`commander` is the army that the side's player embodies."""

    fr_adj: str
    fr_adj_f: str
    en_adj: str
    commander: str
    source: Source


class Constants(Row, frozen=True):
    """`second_missions`: in how many districts Napoleon chooses between two missions."""

    actions_per_turn: int
    opening_hand: int
    display: int
    hand_limit: int
    scouts: int
    second_missions: int
    vp_per_tile: int
    source: Source


class DateRow(Row, frozen=True):
    """What reaching the date brings: a mission revealed, a battle at the end of the turn."""

    date: str
    point: int
    reveal: bool
    battle: bool
    source: Source


class Track(Row, frozen=True):
    """Point 0 is the watch; the marker stops on the last point, past the last date."""

    last_point: int
    dates: list[DateRow]
    source: Source


class Credit(Named, frozen=True):
    licence: str
    source: Source


class Canvas(Row, frozen=True):
    """Board space: x to the right, y downwards, north up."""

    width: int
    height: int
    label_font: int
    source: Source


class Zone(Row, frozen=True):
    """`points` is the outline, x and y the centre."""

    id: str
    fr: str = ""
    en: str = ""
    terrain: Terrain = "plain"
    district: District = "centre"
    x: int = 0
    y: int = 0
    label_x: int = 0
    label_y: int = 0
    label_anchor: Literal["start", "middle", "end"] = "middle"
    points: list[Point] = []
    source: Source = "reconstructed"


class Neighbours(Row, frozen=True):
    """Two zones that share a border."""

    a: str
    b: str
    source: Source = "reconstructed"


class Army(Row, frozen=True):
    """`type` any: the owner fixes it when the tile is placed; `date` empty: from the start."""

    id: str
    side: str
    fr: str = ""
    en: str = ""
    type: Literal["infantry", "artillery", "cavalry", "any"] = "infantry"
    strength: int = 1
    markers: int = 3
    villages: list[str] = []
    date: str = ""
    source: Source = "reconstructed"
    source_name: Source = "reconstructed"
    source_type: Source = "reconstructed"
    source_markers: Source = "reconstructed"
    source_villages: Source = "reconstructed"


class Mission(Row, frozen=True):
    """What the zone is worth to each side at the end."""

    id: str
    zone: str
    french_vp: int
    allied_vp: int
    district: District = "centre"
    source: Source = "reconstructed"


class CardRow(Named, frozen=True):
    """A kind of action card: a terrain, unit types or one army, or nothing for a time card."""

    kind: Literal["terrain", "movement", "time"]
    terrain: Literal["plain", "river", "hill", "forest", ""]
    types: list[UnitType]
    army: str
    copies: int
    source: Source


class Pack(Row, frozen=True):
    """Everything the rules read; `sources` covers tables that have no row for it."""

    title: str
    format: Literal[1]
    fr: str
    en: str
    sides: list[SideRow]
    constants: Constants
    track: Track
    terrain_values: dict[str, dict[str, int]]
    credits: list[Credit]
    sources: dict[str, Source]
    canvas: Canvas
    zones: list[Zone]
    neighbours: list[Neighbours]
    armies: list[Army]
    missions: list[Mission]
    cards: list[CardRow]


class _Tables(Row, frozen=True):
    """What a position may bring along."""

    zones: list[Zone] | None = None
    neighbours: list[Neighbours] | None = None
    armies: list[Army] | None = None
    missions: list[Mission] | None = None


_FILES = {
    "pack.toml": "title format fr en sides constants track terrain_values credits sources",
    "board.toml": "canvas zones neighbours",
    "armies.toml": "armies",
    "missions.toml": "missions",
    "cards.toml": "cards",
}
# A position may leave these out, a pack on disk may not.
_ON_DISK: dict[str, tuple[str, ...]] = {
    "zones": Zone.__struct_fields__,
    "neighbours": ("source",),
    "armies": tuple(f for f in Army.__struct_fields__ if f != "date"),
    "missions": ("district", "source"),
}


def load_pack(folder: Path) -> Pack:
    """The pack of a folder, checked."""
    pack, files = read_tables(folder, Pack, _FILES, _ON_DISK)
    check(pack, files, small=False)
    return pack


def replace_tables(pack: Pack, tables: dict[str, object], file: str) -> Pack:
    """The pack with a position's own tables; what no longer fits its zones is left out."""
    if not tables:
        return pack
    own = to_struct(tables, _Tables, file)
    changes: dict[str, Any] = {}
    if own.zones is not None:
        changes["zones"] = [replace(z, fr=z.fr or z.id, en=z.en or z.id) for z in own.zones]
        changes |= {"armies": _villages_in(own.zones, pack.armies), "missions": []}
    if own.zones is not None or own.neighbours is not None:
        changes["neighbours"] = own.neighbours or []
    if own.armies is not None:
        changes["armies"] = [replace(a, fr=a.fr or a.id, en=a.en or a.id) for a in own.armies]
    if own.missions is not None:
        changes["missions"] = own.missions
    small = replace(pack, **changes)
    check(small, dict.fromkeys(Pack.__struct_fields__, file), small=True)
    return small


def _villages_in(zones: list[Zone], armies: list[Army]) -> list[Army]:
    """The printed armies on another map: their villages as far as it has them."""
    there = {zone.id for zone in zones}
    return [replace(army, villages=[v for v in army.villages if v in there]) for army in armies]
