"""What a game offers to the kernel, and through it to everybody else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from berthier.kernel.errors import BadInput
from berthier.kernel.events import Face
from berthier.kernel.flow import Board
from berthier.kernel.sheet import Battle, Scene, Sheet


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

    def start(self, start: dict[str, Any]) -> Board:
        """A board ready to run: a scenario with its options, or a described position."""
        raise NotImplementedError

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

    def scope(self, b: Board) -> int:
        """The number of the current operation, for standing orders that last as long."""
        raise NotImplementedError
