"""A scenario as rows of a pack, and the kinds of rows that all tables have."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Source = Literal["rulebook", "public", "history", "reconstructed"]
Period = Literal["spring", "autumn"]
Arm = Literal["infantry", "cavalry", "reserve"]
Road = Literal["road", "bad"]
Side = Literal["french", "coalition"]


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a table: immutable, and a misspelt field is an error."""


class Named(Row, frozen=True):
    id: str
    fr: str
    en: str


class Decoys(Row, frozen=True):
    infantry: int
    cavalry: int


class Victory(Row, frozen=True):
    box: str
    pv: int
    source: Source
    only: Side | None = None


class Siege(Row, frozen=True):
    """A siege at the start; face 0 is a mask."""

    box: str
    besieged: list[str]
    besieging: list[str]
    face: int
    source: Source


class Attached(Row, frozen=True):
    """A detachment of the set-up that is not independent (JDG-A13-6.1-2)."""

    piece: str
    parent: str
    source: Source


class Placed(Row, frozen=True):
    """A piece of the set-up; units without `pf` have what the roster starts with."""

    piece: str
    box: str
    source: Source
    pf: int | None = None


class Reinforcement(Row, frozen=True):
    """A piece that comes to a box or by an entry, or strength points for a nation.

    `delay`: it comes once a die shows this or more, rolled each turn (JDG-3.3-1); 0: without one.
    """

    turn: int
    source: Source
    piece: str = ""
    box: str = ""
    entry: str = ""
    pf: int | None = None
    nation: str = ""
    amount: int = 0
    delay: int = 0


class LeaderChange(Row, frozen=True):
    """JDG-4.2-1: who leaves, who comes to which box, who leads his army from now on."""

    turn: int
    source: Source
    leaves: str = ""
    comes: str = ""
    box: str = ""
    leads: str = ""


class Armistice(Row, frozen=True):
    """JDG-A13-ARM: where its marker starts and can come to, and what changes.

    `reinforcements` count their turns from the declaration on. `leaves`: leaders who go then.
    """

    marker: int
    latest: int
    ends_scenario: bool
    source: Source
    lasts: int = 0
    french_pc: int = 0
    leaves: list[str] = []
    pontoons: dict[str, int] = {}
    decoys: dict[str, Decoys] = {}
    reinforcements: list[Reinforcement] = []


class Scenario(Named, frozen=True):
    """`first_player`: who chooses the order, always or while Napoleon is there (JDG-A13-3.2-1).
    `first_weather`: instead of a die on the first turn (R012). `hamburg`: who comes by JDG-OPT-3.
    """

    number: int
    first_turn: int
    last_turn: int
    period: Period
    first_player: Literal["roll", "french", "napoleon", "french-until-resumption"]
    event_deck: list[int]
    frontier_closed: bool
    first_french_pc: int
    decoys: dict[str, Decoys]
    pontoons: dict[str, int]
    laid: list[tuple[str, str, Side]]
    destroyed_bridges: list[tuple[str, str]]
    control: dict[str, list[str]]
    counters: dict[str, list[str]]
    victory: list[Victory]
    sieges: list[Siege]
    attached: list[Attached]
    setup: list[Placed]
    reinforcements: list[Reinforcement]
    leaders: list[LeaderChange]
    source: Source
    first_weather: Literal["", "clear", "rain", "mud", "snow"] = ""
    armistice: Armistice | None = None
    hamburg: list[Reinforcement] = []
