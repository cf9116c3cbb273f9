"""A pack of Napoléon 1807: the rows of 1806, and what only this title has."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from msgspec import field

from berthier.games.napoleon.pack import (
    CardRow,
    Limits,
    Named,
    Pack,
    Reinforcement,
    Row,
    Scenario,
    Source,
    Turn,
)
from berthier.kernel.packs import read_tables

TITLE = "napoleon-1807"
Strength = tuple[int, int]  # infantry, cavalry


class Limits1807(Limits, frozen=True):
    """N07-CMP-2; stocks never limit play (R07-01)."""

    citadel_markers_per_side: int
    siege_markers: int
    draw_discs: int
    white_blocks: int


class OrderRow(Row, frozen=True):
    piece: str
    infantry: int
    cavalry: int
    source: Source


class Order(Named, frozen=True):
    """An order of battle: who takes part in a campaign, at what full strength."""

    rows: list[OrderRow]
    source: Source


class Reinforcement1807(Reinforcement, frozen=True):
    """By turn, or by a card: then `turn` is 0."""

    if_blocked: Literal["next-turn", "card-not-playable"]
    card: str = ""


class Objective(Row, frozen=True):
    """Points for a side with a pile alone in a zone at the end of the scenario."""

    zone: str
    side: str
    vp: int
    source: Source


class Scenario1807(Scenario, frozen=True):
    """N07-SCN-1: `control` are the fortified towns, `citadels` the citadel markers.

    What the booklet may ask for and none of ours does has one value only: `vedettes_where`,
    `starting_hand`, `first_initiative`.
    """

    order: str
    season: Literal["winter", "summer"]
    intro_fr: str
    intro_en: str
    dates: list[Turn]
    citadels: dict[str, list[str]]
    sieges: list[str]
    destroyed_bridges: list[tuple[str, str]]
    vedettes: dict[str, int]
    vedettes_where: Literal["own-corps"]
    winter_quarters: bool
    weather_before: Literal["none", "pluie", "neige"]
    removed: list[str]
    starting_hand: Literal[0]
    first_initiative: Literal["normal"]
    guard: str
    french_wins_at_end_up_to: int
    draw_values: list[int]
    objectives: list[Objective]
    reinforcements: Sequence[Reinforcement1807]
    # The second side is Russian here, and the files say so.
    immediate_prussian_vp: int = field(name="immediate_russian_vp")
    prussian_wins_at_end_from: int = field(name="russian_wins_at_end_from")


class Pack1807(Pack, frozen=True):
    limits: Limits1807
    orders: list[Order]
    scenarios: Sequence[Scenario1807]


def read(
    folder: Path, files: dict[str, str], on_disk: dict[str, tuple[str, ...]]
) -> tuple[Pack1807, dict[str, str]]:
    """The pack of a folder and which file each table comes from, not yet checked."""
    own = files | {"pieces.toml": files["pieces.toml"] + " orders"}
    return read_tables(folder, Pack1807, own, on_disk)


def strengths(pack: Pack, scenario: Scenario | None) -> dict[str, Strength]:
    """Full strength by piece: that of the scenario's order of battle, else the printed one."""
    full = {row.id: (row.infantry, row.cavalry) for row in pack.pieces}
    if isinstance(pack, Pack1807) and isinstance(scenario, Scenario1807):
        for order in pack.orders:
            if order.id == scenario.order:
                full |= {row.piece: (row.infantry, row.cavalry) for row in order.rows}
    return full


def dates(pack: Pack, scenario: Scenario | None) -> dict[int, Turn]:
    """The turns with their dates, which 1807 has by scenario."""
    rows = scenario.dates if isinstance(scenario, Scenario1807) else pack.turns
    return {row.turn: row for row in rows}


def in_deck(pack: Pack, scenario: Scenario | None, card: CardRow) -> bool:
    """R07-02: is this card in its side's deck when the scenario begins?"""
    if any(event.id == card.event and event.colour == "special" for event in pack.events):
        return False
    return not (isinstance(scenario, Scenario1807) and card.event in scenario.removed)
