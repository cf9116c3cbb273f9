"""A pack of the series Jours de Gloire Campagne: board, armies, tables and scenarios as plain rows.

`load_pack` reads the files of a title; `replace_tables` puts a position's own small map in place
of the printed one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from berthier.games.gloire.pack_cards import Card
from berthier.games.gloire.pack_check import check
from berthier.games.gloire.pack_scenario import (
    Arm,
    Decoys,
    Named,
    Period,
    Road,
    Row,
    Scenario,
    Side,
    Source,
)
from berthier.kernel.errors import BadPack
from berthier.kernel.packs import read_tables, read_toml, to_struct


class SideRow(Named, frozen=True):
    fr_adj: str
    fr_adj_f: str
    en_adj: str
    source: Source


class Turn(Row, frozen=True):
    """A turn, its dates, and what its month adds to the die for the weather."""

    turn: int
    fr: str
    en: str
    season: str
    weather: int
    source: Source


class Canvas(Row, frozen=True):
    width: int
    height: int
    source: Source


class Credit(Named, frozen=True):
    licence: str
    source: Source


class Box(Row, frozen=True):
    """A case of the map. `shelter_…`: what a fortified town holds (JDG-8.8-5)."""

    id: str
    fr: str = ""
    en: str = ""
    grid: str = ""
    terrain: Literal["clear", "defensive", "mountain"] = "clear"
    town: bool = False
    shelter_named: int = 0
    shelter_det: int = 0
    siege_die: int = 0
    country: str = ""
    lat: float = 0.0
    lon: float = 0.0
    x: int = 0
    y: int = 0
    source: Source = "reconstructed"
    position_source: Source = "reconstructed"
    terrain_source: Source = "reconstructed"


class Link(Row, frozen=True):
    """A connection; a ford over a fleuve is closed until a pontoon lies there (JDG-5.3-4)."""

    a: str
    b: str
    road: Road = "road"
    water: Literal["none", "river", "fleuve"] = "none"
    river: str = ""
    crossing: Literal["none", "ford", "bridge"] = "none"
    frontier: bool = False
    source: Source = "reconstructed"


class Entry(Named, frozen=True):
    """Where reinforcements come onto the map (JDG-3.3-4); named by where they come from."""

    box: str
    road: Road
    sides: list[Side]
    source: Source


class ArmyRow(Named, frozen=True):
    """`die`: armies with the same one share a die for their points (JDG-A13-4.5-1)."""

    side: Side
    periods: list[Period]
    commanders: list[str]
    supply: list[str]
    die: str
    armistice_pc: int
    source: Source


class LeaderStats(Row, frozen=True):
    """VC command, RG rank, BT tactical bonus."""

    army: str
    vc: int
    rg: int
    bt: int


class LeaderRow(Named, frozen=True):
    """Without a row for a period he is not in play then."""

    side: Side
    source: Source
    napoleon: bool = False
    spring: LeaderStats | None = None
    autumn: LeaderStats | None = None


class UnitStats(Row, frozen=True):
    """CO cohesion, BA artillery, BC cavalry; `most` is the number of roster boxes."""

    army: str
    start: int
    most: int
    co: int
    ba: int
    bc: int


class UnitRow(Named, frozen=True):
    """`becomes`: the unit it turns into at the Armistice; empty: it is broken up."""

    side: Side
    nation: str
    arm: Arm
    guard: bool
    source: Source
    spring: UnitStats | None = None
    autumn: UnitStats | None = None
    becomes: str | None = None
    tags: list[str] = []


class Detachment(Row, frozen=True):
    """A generic counter: numbers are infantry, letters cavalry (JDG-1.2.2-2)."""

    id: str
    label: str
    side: Side
    nation: str
    arm: Literal["infantry", "cavalry"]
    co: int
    bc: int
    source: Source


class Chart(Row, frozen=True):
    """Columns by their least value; a cell is a number, with a star if morale is tested."""

    columns: list[int]
    first_row: int
    rows: list[list[str]]


class Movement(Row, frozen=True):
    """Points by arm, and what each weather takes away."""

    allowance: dict[str, int]
    rain: dict[str, int]
    mud: dict[str, int]
    snow: dict[str, int]


class Series(Row, frozen=True):
    """What differs between the games of the series."""

    siege: list[int]
    pf_per_unit: int
    besieged_town_pv: int
    source: Source


class Pack(Row, frozen=True):
    """Everything the rules read."""

    title: str
    format: Literal[1]
    fr: str
    en: str
    sides: list[SideRow]
    calendar: list[Turn]
    canvas: Canvas
    credits: list[Credit]
    boxes: list[Box]
    links: list[Link]
    entries: list[Entry]
    armies: list[ArmyRow]
    detachment_armies: dict[str, list[str]]
    leaders: list[LeaderRow]
    units: list[UnitRow]
    detachments: list[Detachment]
    decoys: dict[str, Decoys]
    pontoons: dict[str, int]
    charts: dict[str, Chart]
    weather: dict[str, list[Literal["clear", "rain", "rain*", "snow"]]]
    movement: Movement
    series: Series
    cards: list[Card]
    scenarios: list[Scenario] = []


_FILES = {
    "pack.toml": "title format fr en sides calendar canvas credits",
    "board.toml": "boxes links entries",
    "pieces.toml": "armies detachment_armies leaders units detachments decoys pontoons",
    "tables.toml": "charts weather movement series",
    "cards.toml": "cards",
}
# A position may leave these out, a pack on disk may not.
_ON_DISK: dict[str, tuple[str, ...]] = {
    "boxes": ("fr", "en", "grid", "country", "source", "position_source", "terrain_source"),
    "links": ("source",),
}
FOLDER = "scenarios"


def load_pack(folder: Path) -> Pack:
    """The pack of a folder, checked."""
    pack, files = read_tables(folder, Pack, _FILES, _ON_DISK)
    found = [read_scenario(path) for path in sorted((folder / FOLDER).glob("*.toml"))]
    pack = replace(pack, scenarios=sorted(found, key=lambda row: row.number))
    check(pack, {**files, "scenarios": FOLDER})
    return pack


def read_scenario(path: Path) -> Scenario:
    """One scenario; its file is called like its id, so that a fault can name the file."""
    row = to_struct(read_toml(path), Scenario, path.name)
    if row.id != path.stem:
        raise BadPack(path.name, "id", path.stem, row.id)
    return row


class _Tables(Row, frozen=True):
    """What a position may bring along."""

    boxes: list[Box] | None = None
    links: list[Link] | None = None
    detachments: list[Detachment] | None = None


def replace_tables(pack: Pack, tables: dict[str, object], file: str) -> Pack:
    """The pack with a position's own map or counters, with which no scenario can be played."""
    if not tables:
        return pack
    own = to_struct(tables, _Tables, file)
    changes: dict[str, Any] = {"scenarios": []}
    if own.boxes is not None:
        changes["boxes"] = [
            replace(row, fr=row.fr or row.id, en=row.en or row.id) for row in own.boxes
        ]
        changes["entries"] = []
        changes["armies"] = [_supply_on(own.boxes, army) for army in pack.armies]
    if own.boxes is not None or own.links is not None:
        changes["links"] = own.links or []
    if own.detachments is not None:
        changes["detachments"] = own.detachments
    small = replace(pack, **changes)
    check(small, dict.fromkeys(Pack.__struct_fields__, file))
    return small


def _supply_on(boxes: list[Box], army: ArmyRow) -> ArmyRow:
    """An army on another map: its sources of supply as far as it has them."""
    there = {box.id for box in boxes}
    return replace(army, supply=[name for name in army.supply if name in there])
