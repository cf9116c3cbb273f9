"""What a game offers to the kernel, and through it to everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from berthier.kernel.battles import Battle
from berthier.kernel.errors import BadInput
from berthier.kernel.events import Event, Face
from berthier.kernel.flow import Board, Option, Over, Question
from berthier.kernel.rulebook import Carrier
from berthier.kernel.sheet import Scene, Sheet
from berthier.kernel.walks import Note, Purse, Walk, Walked


class Names(Protocol):
    """The things of a title: stable ids for texts, names for readers."""

    def id(self, kind: str, value: int) -> str:
        """The stable id of a thing: `jena`, `davout`, `tirailleurs/3`."""

    def name(self, kind: str, value: int, lang: str) -> str:
        """What a reader calls it."""

    def find(self, word: str) -> list[tuple[str, int]]:
        """Everything on the board that this id names."""


class Knowledge(Protocol):
    """What one viewer has gathered from the faces it was sent, and from nothing else."""

    def learn(self, face: Face) -> None: ...

    def copy(self) -> Knowledge: ...

    def dump(self) -> Any: ...


class Belief(Protocol):
    """All positions that fit a view; `deal` makes one of them."""

    def deal(self, seed: int) -> Board: ...


class Title:
    """One game one can play, with one pack. `rules` counts versions of its rules."""

    title: str
    rules: int
    pack_hash: str
    seats: tuple[str, ...]
    scenarios: tuple[str, ...]
    levels: tuple[str, ...]  # rule levels
    option_table: Mapping[str, Sequence[str]]  # option -> allowed values, the default first
    draw_ids: Sequence[str]  # what scripted luck may name
    piece_kind: str = "piece"  # what its names call blocks or tiles
    zone_kind: str = "zone"  # and the places of its map
    fights: tuple[str, ...] = ()  # the windows of a fight, for standing orders
    hours: Mapping[str, int] = MappingProxyType({})  # level -> seconds for each seat, if it says so
    flag_rule: str = ""  # by which a seat has lost whose time is over
    combats: tuple[str, ...] = ()  # the kinds of events that open a fight
    walks: Mapping[str, Walk] = {}  # questions that are asked again after each step, by kind
    post: str = ""  # the kind of event after which partners' notes are handed over
    names: Names
    board: type[Board]

    def seat(self, name: str) -> int:
        """A seat by its name."""
        if name not in self.seats:
            raise BadInput("unknown-seat", given=name, known=", ".join(self.seats))
        return self.seats.index(name)

    def viewer(self, name: str) -> int:
        """A seat by its name, or the spectator."""
        return -1 if name == "spectator" else self.seat(name)

    def viewer_name(self, viewer: int) -> str:
        return "spectator" if viewer < 0 else self.seats[viewer]

    # --- several seats on one side: mostly a seat is a side

    @property
    def sides(self) -> tuple[str, ...]:
        """Who wins, whose luck it is, and how frames and events call those who are asked."""
        return self.seats

    def side(self, name: str) -> int:
        """A side by its name."""
        if name not in self.sides:
            raise BadInput("unknown-seat", given=name, known=", ".join(self.sides))
        return self.sides.index(name)

    def side_of(self, viewer: int) -> int:
        """The side of a seat; a spectator is none."""
        return viewer

    def side_name(self, seat: str) -> str:
        """The side of a seat by its name."""
        return self.sides[self.side_of(self.seat(seat))] if seat in self.seats else seat

    def seat_asked(self, b: Board, question: Question) -> int:
        """Which seat of its side answers a question."""
        return question.seat

    def partners(self, seat: int) -> list[int]:
        """To whom a seat may write."""
        return []

    def note_event(self, seat: int, text: str) -> Event:
        """A note as those are told who may read it."""
        raise NotImplementedError

    def winners(self, over: Over) -> list[int]:
        """The seats that have won."""
        return [seat for seat in range(len(self.seats)) if self.side_of(seat) == over.side]

    def cite(self, rule: str) -> str:
        """The number that readers find a rule under, where the titles of a game share its code."""
        return rule

    def uses(self, carrier: Carrier) -> bool:
        """Does this title use the code of that function, where titles share their game's?"""
        return True

    def rules_of(self, question: Question) -> tuple[str, ...]:
        """The rules that a question goes by."""
        return tuple(self.cite(rule) for rule in question.rules)

    def start(self, start: dict[str, Any]) -> Board:
        """A board ready to run: a scenario with its options, or a described position."""
        raise NotImplementedError

    def earlier(self, start: dict[str, Any]) -> Sequence[Title]:
        """The title with packs that it had before: a match keeps its own for life."""
        return ()

    def blank(self) -> Board:
        """A board to load a save into."""
        raise NotImplementedError

    def chance_name(self, thing: int) -> str:
        """How scripted luck calls a thing in a bag."""
        raise NotImplementedError

    def knowledge(self, viewer: int, b: Board) -> Knowledge:
        """What a viewer knows before anything has happened: the scenario."""
        raise NotImplementedError

    def load_knowledge(self, data: Any) -> Knowledge:
        raise NotImplementedError

    def view(self, b: Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        """What this viewer sees, built field by field."""
        raise NotImplementedError

    def belief(self, view: dict[str, Any]) -> Belief:
        """What a seat may believe; the view is the only input."""
        raise NotImplementedError

    def sheet(self, lang: str) -> Sheet:
        """What is printed, in a reader's language: all that a table of any title draws."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any], lang: str) -> Scene:
        """What stands on the sheet; the view is the only input."""
        raise NotImplementedError

    def battle(self, faces: Sequence[Face], view: dict[str, Any], lang: str) -> Battle | None:
        """The last battle as a sheet, from what one viewer was told and sees, and nothing else."""
        return None

    def walked(self, faces: Sequence[Face], asked: Question | None) -> Walked:
        """A walk as its seat was told of it; `asked` is what it is asked next."""
        raise NotImplementedError

    def on_the_way(self, b: Board, question: Question, option: Option) -> Sequence[Note]:
        """What lies where a step of a walk leads to, and may end it."""
        return ()

    def purse(self, faces: Sequence[Face], view: dict[str, Any]) -> Purse | None:
        """What the walk going on may cost, from what its seat was told and sees."""
        return None

    def have_swapped(self, b: Board) -> bool:
        """Have the people of the two seats changed places (as bids may make them)?"""
        return False

    def ranking(self, b: Board) -> list[tuple[int, int]] | None:
        """Ranking points and tie-break points by seat, of a finished game; None: not ranked."""
        return None

    def ranking_of(self, winner: int, turn: int, rule: str) -> list[tuple[int, int]] | None:
        """The same from a result alone; winner -1: it was not finished."""
        return None

    def luck_of(self, purpose: str, thing: int) -> dict[str, int]:
        """What a drawn thing brings, as numbers by name; nothing: good and bad can't be told."""
        return {}

    def luck_of_face(self, purpose: str, seat: int, face: int) -> dict[str, int]:
        """The same for a die."""
        return {"face": face + 1}

    def scope(self, b: Board) -> int:
        """The number of the current operation, for standing orders that last as long."""
        raise NotImplementedError
