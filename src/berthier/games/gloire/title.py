"""Jours de Gloire Campagne, Allemagne 1813, as a title: all the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from berthier.games.gloire import faces, marching, tables
from berthier.games.gloire.battle_sheet import battle_sheet
from berthier.games.gloire.belief import GloireBelief
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import Kit
from berthier.games.gloire.knowledge import Known, at_start
from berthier.games.gloire.names import KitNames
from berthier.games.gloire.pack import load_pack, replace_tables
from berthier.games.gloire.position import build, read_position
from berthier.games.gloire.records import Half
from berthier.games.gloire.scene import scene
from berthier.games.gloire.seats import armies_seated, army_asked, readers, winners
from berthier.games.gloire.setup import (
    OPTIONS,
    empty,
    find_scenario,
    playable,
    read_level,
    set_up,
)
from berthier.games.gloire.sheet import sheet
from berthier.games.gloire.sight import LEVELS
from berthier.games.gloire.view import view
from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.contract import Knowledge, Title
from berthier.kernel.events import Event, Face
from berthier.kernel.packs import fingerprint
from berthier.kernel.sheet import Scene, Sheet
from berthier.kernel.walks import Note, Purse, Walked

PACKS = Path(__file__).parent / "packs"
# The dice: weather, order, delays, points, stragglers and so on, as the book has them.
DRAWS = (*(f"JDG-X{number:02}" for number in range(1, 19)), "JDG-A13-2-1")
assert tables.MODULES


class Gloire(Title):
    """Jours de Gloire Campagne with one pack."""

    rules = 1
    board = Board
    levels = LEVELS
    option_table = OPTIONS
    draw_ids = DRAWS
    zone_kind = "box"
    combats = ("battle",)
    walks = marching.WALKS

    post = faces.TURN.name

    def __init__(self, kit: Kit, armies: tuple[int, ...] = ()) -> None:
        """`armies`: those that have a player each (JDG-10-6); none: each side has one."""
        self.kit = kit
        self.pack = kit.pack
        self.title = kit.pack.title
        self.pack_hash = fingerprint(kit.pack)
        self.armies = armies
        names = [kit.army_ids[army] for army in armies] if armies else kit.side_ids
        self.seats = tuple(names)
        self.seat_sides = [kit.army_side[army] for army in armies] if armies else [0, 1]
        self.names = KitNames(kit)
        self.scenarios = playable(kit)

    @property
    def sides(self) -> tuple[str, ...]:
        return tuple(self.kit.side_ids)

    def side_of(self, viewer: int) -> int:
        return self.seat_sides[viewer] if viewer >= 0 else viewer

    def seat_asked(self, b: flow.Board, question: flow.Question) -> int:
        """Of the seats of a side that of the army whose player decides."""
        assert isinstance(b, Board)
        return self.armies.index(army_asked(b, question)) if self.armies else question.seat

    def partners(self, seat: int) -> list[int]:
        return readers(self.seat_sides, seat)

    def note_event(self, seat: int, text: str) -> Event:
        return Event(faces.NOTE, (), 1 << self.seat_sides[seat], (self.armies[seat], text))

    def winners(self, over: flow.Over) -> list[int]:
        return winners(self.seat_sides, over)

    def start(self, start: dict[str, Any]) -> Board:
        if "position" in start:
            return build(self.kit, read_position(start["position"]))
        sight = read_level(self.kit, start.get("rules", LEVELS[0]))
        scenario = find_scenario(self.kit, start.get("scenario", self.scenarios[0]))
        return set_up(self.kit, scenario, start.get("options", {}), sight)

    def blank(self) -> Board:
        return empty(self.kit)

    def chance_name(self, thing: int) -> str:
        """What lies in a bag are cards."""
        return self.kit.card_ids[thing]

    def knowledge(self, viewer: int, b: flow.Board) -> Knowledge:
        assert isinstance(b, Board)
        return at_start(self.side_of(viewer), b)

    def load_knowledge(self, data: Any) -> Knowledge:
        """Saves of before have `emptied`: a loss that has long been told."""
        return Known(self.kit, **{name: data[name] for name in data if name != "emptied"})

    def view(self, b: flow.Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        assert isinstance(b, Board)
        assert isinstance(known, Known)
        if not self.armies:
            return view(b, viewer, known)
        asked = [self.seat_asked(b, question) for question in flow.asked(b)]
        seat = self.viewer_name(viewer)
        return view(b, self.side_of(viewer), known, seat, viewer not in asked)

    def belief(self, view: dict[str, Any]) -> GloireBelief:
        return GloireBelief(self.kit, view)

    def sheet(self, lang: str) -> Sheet:
        return sheet(self.kit, self.names, self.scenarios, self.pack_hash, lang)

    def scene(self, view: dict[str, Any], lang: str) -> Scene:
        return scene(self.kit, self.names, view, lang)

    def battle(self, faces: Sequence[Face], view: dict[str, Any], lang: str) -> Battle | None:
        return battle_sheet(self.kit, self.names, faces, view, lang)

    def walked(self, faces: Sequence[Face], asked: flow.Question | None) -> Walked:
        return marching.walked(faces)

    def on_the_way(
        self, b: flow.Board, question: flow.Question, option: flow.Option
    ) -> Sequence[Note]:
        assert isinstance(b, Board)
        return marching.on_the_way(b, question, option)

    def purse(self, faces: Sequence[Face], view: dict[str, Any]) -> Purse | None:
        return marching.purse(view)

    def scope(self, b: flow.Board) -> int:
        """An operation is the half of a turn that one player has; before them come the events."""
        assert isinstance(b, Board)
        begun = any(isinstance(record, Half) for record in b.records)
        return 3 * b.turn + (1 + int(b.active != b.first) if begun else 0)


@cache
def _printed(name: str) -> Kit:
    return Kit(load_pack(PACKS / name))


@cache
def _seated(name: str, armies: tuple[int, ...]) -> Gloire:
    return Gloire(_printed(name), armies)


def open_gloire(name: str, start: dict[str, Any]) -> Gloire:
    """The title with its own pack, or with the map that a described position brings."""
    kit = _printed(name)
    tables = read_position(start["position"]).tables if "position" in start else None
    armies = armies_seated(kit, start)
    if tables:
        return Gloire(Kit(replace_tables(kit.pack, tables, "position")), armies)
    return _seated(name, armies)
