"""Napoléon 1806 and 1807 as titles: their tables and packs, and all the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace

from berthier.games.napoleon import (
    bids,
    combat,
    events_combat,
    events_combat_1807,
    events_detached,
    events_draw,
    events_draw_1807,
    events_initiative,
    events_initiative_1807,
    events_manoeuvre,
    events_manoeuvre_1807,
    faces,
    knowledge,
    manoeuvre,
    operations,
    playing,
    recovery,
    retreat,
    sharing,
    turn,
    vedettes,
)
from berthier.games.napoleon import board as boards
from berthier.games.napoleon.battle import battle
from berthier.games.napoleon.belief import NapoleonBelief
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.knowledge import Known, load_known
from berthier.games.napoleon.marching import WALKS, on_the_way, purse, walked
from berthier.games.napoleon.names import KitNames
from berthier.games.napoleon.pack import Pack, load_extra_events, load_pack, replace_tables
from berthier.games.napoleon.poland import ONLY_1806
from berthier.games.napoleon.position import build, read_position
from berthier.games.napoleon.ranking import ranking
from berthier.games.napoleon.records import RECORDS
from berthier.games.napoleon.scene import scene
from berthier.games.napoleon.setup import (
    LEVELS,
    SIX_CARDS,
    find_scenario,
    options_of,
    read_level,
    set_up,
)
from berthier.games.napoleon.sheet import BLANK, Drawing, load_drawing, sheet
from berthier.games.napoleon.view import view
from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.contract import Knowledge, Title
from berthier.kernel.events import Face, kinds_in
from berthier.kernel.flow import Frame, Procedure, Tables
from berthier.kernel.packs import earlier_packs, fingerprint
from berthier.kernel.rulebook import Carrier
from berthier.kernel.sheet import Scene, Sheet
from berthier.kernel.walks import Note, Purse, Walked

PACKS = Path(__file__).parent / "packs"
MODULES = (turn, operations, manoeuvre, combat, retreat, recovery, sharing, playing, vedettes, bids)
EVENT_MODULES = (
    *(events_draw, events_initiative, events_manoeuvre, events_combat, events_detached),
    *(events_draw_1807, events_initiative_1807, events_manoeuvre_1807, events_combat_1807),
)
DRAWS = ("02", "03", "04", "05", "06", "09", "10", "11")  # N06-RND-…


def _collect() -> Tables:
    procedures: list[Procedure] = []
    frames: list[type[Frame]] = []
    for module in (*MODULES, *EVENT_MODULES):
        procedures += getattr(module, "PROCEDURES", [])
        frames += getattr(module, "FRAMES", [])
    return Tables(procedures, frames, RECORDS, kinds_in(vars(faces)))


Board.tables = _collect()


class Napoleon(Title):
    """A title of the Napoléon series with one pack."""

    rules = 1
    board = Board
    levels = LEVELS
    fights = ("W-COM", "W-RET", "W-PUR")
    hours = MappingProxyType({"marechal": 3600})  # R06-114: two clocks of an hour
    flag_rule = "N06-MAR-TIM-1"
    combats = ("combat",)
    walks = WALKS

    def __init__(self, pack: Pack, drawing: Drawing = BLANK) -> None:
        self.title = pack.title
        self.pack = pack
        self.drawing = drawing
        self.pack_hash = fingerprint(pack)
        self.kit = Kit(pack)
        self.seats = tuple(self.kit.side_ids)
        self.names = KitNames(self.kit)
        self.scenarios = tuple(row.id for row in pack.scenarios)
        self.option_table = options_of(pack.title)
        draws = [self.kit.cite(f"N06-RND-{n}") for n in DRAWS]
        self.draw_ids = tuple([*draws, "N07-RND-11"] if self.kit.poland else draws)

    def start(self, start: dict[str, Any]) -> Board:
        if "position" in start:
            return build(self.kit, read_position(start["position"]))
        level = read_level(self.title, start.get("rules", "conscrit"))
        scenario = find_scenario(self.kit, start.get("scenario", self.scenarios[0]))
        return set_up(self.kit, scenario, level, start.get("options", {}))

    def earlier(self, start: dict[str, Any]) -> Sequence[Title]:
        six = wants_six_cards(self.title, start)
        return [_opened(title, start) for title in _before(self.title, six)]

    def blank(self) -> Board:
        return boards.empty(self.kit)

    def chance_name(self, thing: int) -> str:
        return self.kit.card_ids[thing]

    def knowledge(self, viewer: int, b: flow.Board) -> Knowledge:
        assert isinstance(b, Board)
        return knowledge.at_start(viewer, b)

    def load_knowledge(self, data: Any) -> Knowledge:
        return load_known(data)

    def view(self, b: flow.Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        assert isinstance(b, Board)
        assert isinstance(known, Known)
        return view(b, viewer, known)

    def belief(self, view: dict[str, Any]) -> NapoleonBelief:
        return NapoleonBelief(self.kit, view)

    def cite(self, rule: str) -> str:
        return self.kit.cite(rule)

    def uses(self, carrier: Carrier) -> bool:
        only_1806 = carrier.name.rpartition(".")[2] in ONLY_1806
        only_1807 = all(rule.startswith("N07-") for rule in carrier.ids)
        return not only_1806 if self.kit.poland else not only_1807

    def sheet(self, lang: str) -> Sheet:
        return sheet(self.kit, self.drawing, self.pack_hash, lang)

    def scene(self, view: dict[str, Any], lang: str) -> Scene:
        return scene(self.kit, view, lang)

    def battle(self, faces: Sequence[Face], view: dict[str, Any], lang: str) -> Battle | None:
        return battle(self.kit, self.names, faces, view, lang)

    def walked(self, faces: Sequence[Face], asked: flow.Question | None) -> Walked:
        return walked(faces, asked)

    def on_the_way(
        self, b: flow.Board, question: flow.Question, option: flow.Option
    ) -> Sequence[Note]:
        assert isinstance(self.names, KitNames)
        return on_the_way(self.names, b, question, option)

    def purse(self, faces: Sequence[Face], view: dict[str, Any]) -> Purse | None:
        return purse(faces, view)

    def have_swapped(self, b: flow.Board) -> bool:
        assert isinstance(b, Board)
        return bool(b.swapped)

    def ranking(self, b: flow.Board) -> list[tuple[int, int]] | None:
        assert isinstance(b, Board)
        return None if b.over is None else self.ranking_of(b.over.side, b.turn, b.over.rule)

    def ranking_of(self, winner: int, turn: int, rule: str) -> list[tuple[int, int]] | None:
        return None if self.kit.poland else list(ranking(winner, turn, rule))

    def luck_of(self, purpose: str, thing: int) -> dict[str, int]:
        kit = self.kit
        if purpose[3:] in ("-RND-03", "-RND-04") or purpose == "N07-RND-11":
            return {"value": kit.card_value[thing]}  # initiative, movement, Le Rougeaud
        if purpose[3:] == "-RND-05":  # combat
            return {"losses": kit.losses[thing], "fatigues": kit.fatigues[thing]}
        return {"fatigues": kit.fatigues[thing]} if purpose[3:] == "-RND-06" else {}

    def luck_of_face(self, purpose: str, seat: int, face: int) -> dict[str, int]:
        kit = self.kit
        return {"losses": kit.die_losses[seat][face], "fatigues": kit.die_fatigues[seat][face]}

    def scope(self, b: flow.Board) -> int:
        assert isinstance(b, Board)
        return b.operations


@cache
def _printed(name: str, six: bool) -> Napoleon:
    folder = PACKS / name
    pack = load_pack(folder)
    return Napoleon(_with_six_cards(pack, folder) if six else pack, load_drawing(folder))


@cache
def _before(name: str, six: bool) -> list[Napoleon]:
    """With the packs of earlier versions."""
    folder, drawing = PACKS / name, _printed(name, six).drawing
    packs = earlier_packs(folder, load_pack(folder))
    return [Napoleon(_with_six_cards(one, folder) if six else one, drawing) for one in packs]


def _with_six_cards(pack: Pack, folder: Path) -> Pack:
    """N07-ADD-1: the box of 1807 adds six cards to 1806 (R07-37)."""
    events = [*pack.events, *load_extra_events(folder)]
    return replace(pack, events=events, cards=[*pack.cards, *pack.extra_cards], extra_cards=[])


def wants_six_cards(name: str, start: dict[str, Any]) -> bool:
    """Is the option on? What is wrong with options or positions is told by who reads them."""
    given = start.get("position", start)
    options = given.get("options") if isinstance(given, dict) else None
    on = isinstance(options, dict) and options.get(SIX_CARDS) == "on"
    return on and SIX_CARDS in options_of(name)


def open_napoleon(name: str, start: dict[str, Any]) -> Napoleon:
    """The title with its own pack, or with the tables that a described position brings."""
    return _opened(_printed(name, wants_six_cards(name, start)), start)


def _opened(title: Napoleon, start: dict[str, Any]) -> Napoleon:
    if "position" not in start:
        return title
    tables = read_position(start["position"]).tables
    return Napoleon(replace_tables(title.pack, tables, "position")) if tables else title
