"""Bataille des Nations 1813 as a title: its tables, its pack, and all the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from berthier.games.nations import (
    actions,
    battle,
    clock,
    faces,
    playing,
    scoring,
    tiles,
    turn,
)
from berthier.games.nations import board as boards
from berthier.games.nations.battle_sheet import battle_sheet
from berthier.games.nations.belief import NationsBelief
from berthier.games.nations.board import Board
from berthier.games.nations.kit import Kit
from berthier.games.nations.knowledge import Known
from berthier.games.nations.names import KitNames
from berthier.games.nations.pack import Pack, load_pack, replace_tables
from berthier.games.nations.position import build, read_position
from berthier.games.nations.records import RECORDS
from berthier.games.nations.scene import scene
from berthier.games.nations.setup import LEVELS, OPTIONS, SCENARIOS, set_up
from berthier.games.nations.sheet import BLANK, Drawing, load_drawing, sheet
from berthier.games.nations.turn import DISTRICT, MISSION
from berthier.games.nations.view import view
from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.contract import Knowledge, Title
from berthier.kernel.events import Face, kinds_in
from berthier.kernel.flow import Frame, Procedure, Tables
from berthier.kernel.packs import earlier_packs, fingerprint
from berthier.kernel.sheet import Scene, Sheet

PACKS = Path(__file__).parent / "packs"
MODULES = (turn, actions, playing, tiles, clock, battle, scoring)


def _collect() -> Tables:
    procedures: list[Procedure] = []
    frames: list[type[Frame]] = []
    for module in MODULES:
        procedures += getattr(module, "PROCEDURES", [])
        frames += getattr(module, "FRAMES", [])
    return Tables(procedures, frames, RECORDS, kinds_in(vars(faces)))


Board.tables = _collect()


class Nations(Title):
    """Bataille des Nations with one pack."""

    rules = 1
    board = Board
    levels = LEVELS
    scenarios = SCENARIOS
    option_table = OPTIONS
    piece_kind = "army"
    draw_ids = tuple(f"BDN-RND-{n}" for n in range(1, 6))
    combats = ("battle",)

    def __init__(self, pack: Pack, drawing: Drawing = BLANK) -> None:
        self.title = pack.title
        self.pack = pack
        self.drawing = drawing
        self.pack_hash = fingerprint(pack)
        self.kit = Kit(pack)
        self.seats = tuple(self.kit.side_ids)
        self.names = KitNames(self.kit)

    def start(self, start: dict[str, Any]) -> Board:
        if "position" in start:
            return build(self.kit, read_position(start["position"]))
        scenario = start.get("scenario", SCENARIOS[0])
        return set_up(self.kit, scenario, start.get("rules", LEVELS[0]), start.get("options", {}))

    def earlier(self, start: dict[str, Any]) -> Sequence[Title]:
        return [_opened(title, start) for title in _before(self.title)]

    def blank(self) -> Board:
        return boards.empty(self.kit)

    def chance_name(self, thing: int) -> str:
        if thing >= DISTRICT:
            return self.kit.districts[thing - DISTRICT]
        if thing >= MISSION:
            return self.kit.mission_ids[thing - MISSION]
        return self.kit.card_ids[thing]

    def knowledge(self, viewer: int, b: flow.Board) -> Knowledge:
        return Known(viewer, [[], []])

    def load_knowledge(self, data: Any) -> Knowledge:
        return Known(**data)

    def view(self, b: flow.Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        assert isinstance(b, Board)
        assert isinstance(known, Known)
        return view(b, viewer, known)

    def belief(self, view: dict[str, Any]) -> NationsBelief:
        return NationsBelief(self.kit, view)

    def sheet(self, lang: str) -> Sheet:
        return sheet(self.kit, self.drawing, self.pack_hash, lang)

    def scene(self, view: dict[str, Any], lang: str) -> Scene:
        return scene(self.kit, view, lang)

    def battle(self, faces: Sequence[Face], view: dict[str, Any], lang: str) -> Battle | None:
        return battle_sheet(self.kit, self.names, faces, view, lang)

    def scope(self, b: flow.Board) -> int:
        assert isinstance(b, Board)
        return b.turn


@cache
def _printed(name: str) -> Nations:
    folder = PACKS / name
    return Nations(load_pack(folder), load_drawing(folder))


@cache
def _before(name: str) -> list[Nations]:
    """With the packs of earlier versions."""
    folder, title = PACKS / name, _printed(name)
    return [Nations(pack, title.drawing) for pack in earlier_packs(folder, title.pack)]


def open_nations(name: str, start: dict[str, Any]) -> Nations:
    """The title with its own pack, or with the tables that a described position brings."""
    return _opened(_printed(name), start)


def _opened(title: Nations, start: dict[str, Any]) -> Nations:
    if "position" not in start:
        return title
    tables = read_position(start["position"]).tables
    return Nations(replace_tables(title.pack, tables, "position")) if tables else title
