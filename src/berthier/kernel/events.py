"""What happened, as typed events with one face per audience.

A `Kind` says which facts everybody is told and which only the owners (a bit mask of seats) are.
The two are separate tuples, each built from what its audience may know; nothing is ever removed
from a fuller one. Sentences are made when read.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from berthier.kernel.errors import KernelError
from berthier.kernel.flow import Board

SPECTATOR = -1
Fields = tuple[tuple[str, str], ...]


def _parse(text: str) -> Fields:
    return tuple((name, kind) for name, _, kind in (word.partition(":") for word in text.split()))


class Kind:
    """A kind of event. `everyone` and `owner` list facts as `name:type`, types as in the names
    of the game (zone, piece, card …), `*` for a list. `everyone=None`: only owners are told.
    `veils`: what owners are told is that other kind, as if nothing were hidden from anybody.
    `news`: it may tell the seat that acted something it did not know, so undo stops there.
    `discloses`: it lays hidden truth open to everybody.
    """

    def __init__(
        self,
        name: str,
        everyone: str | None,
        owner: str | None = None,
        news: bool = False,
        discloses: bool = False,
        veils: Kind | None = None,
    ) -> None:
        self.name = name
        self.everyone = None if everyone is None else _parse(everyone)
        self.owner = None if owner is None else _parse(owner)
        self.veils = veils
        if veils is not None:
            self.owner = veils.everyone if veils.owner is None else veils.owner
        self.news = news
        self.discloses = discloses


def kinds_in(scope: Mapping[str, object]) -> list[Kind]:
    """All kinds that a module defines: `kinds_in(vars(faces))`."""
    return [value for value in scope.values() if isinstance(value, Kind)]


class Face:
    """What one audience is told: a kind, whether it is the owner's face, the facts."""

    __slots__ = ("facts", "kind", "own")

    def __init__(self, kind: Kind, own: bool, facts: tuple[Any, ...]) -> None:
        self.kind = kind
        self.own = own
        self.facts = facts

    def fields(self) -> Fields:
        found = self.kind.owner if self.own else self.kind.everyone
        assert found is not None
        return found

    def get(self, name: str) -> Any:
        """One fact by its name."""
        for (field, _), value in zip(self.fields(), self.facts, strict=True):
            if field == name:
                return value
        raise KernelError("no-fact", kind=self.kind.name, fact=name)

    def row(self) -> list[Any]:
        return [self.kind.name, int(self.own), list(self.facts)]


def frozen(value: Any) -> Any:
    """Lists as tuples: what was told stays told, and comes out of a save as it went in."""
    return tuple(frozen(part) for part in value) if isinstance(value, list | tuple) else value


class Event:
    """One happening with its faces."""

    __slots__ = ("everyone", "kind", "owner", "owners", "written")

    def __init__(
        self, kind: Kind, everyone: tuple[Any, ...], owners: int, owner: tuple[Any, ...]
    ) -> None:
        self.kind = kind
        self.everyone: tuple[Any, ...] = frozen(everyone)
        self.owners = owners
        self.owner: tuple[Any, ...] = frozen(owner)
        self.written = b""  # its row as a save has it, once there is one: it never changes

    def face(self, viewer: int) -> Face | None:
        if viewer >= 0 and self.kind.owner is not None and self.owners >> viewer & 1:
            told = self.kind.veils or self.kind
            return Face(told, told.owner is not None, self.owner)
        if self.kind.everyone is None:
            return None
        return Face(self.kind, False, self.everyone)

    def is_news_to(self, seat: int) -> bool:
        """Could it tell this seat something? What somebody else owns always might."""
        if self.face(seat) is None:
            return False
        return self.kind.news or (self.owners != 0 and not self.owners >> seat & 1)

    def row(self) -> list[Any]:
        return [self.kind.name, list(self.everyone), self.owners, list(self.owner)]


# Some thousands are usual. An engine that runs in a circle must stop before it takes all memory.
MOST_EVENTS = 200_000


class Journal:
    """Where a refereed match listens; a board in search has none."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        kind = event.kind
        if len(self.events) >= MOST_EVENTS:
            raise KernelError("endless", kind=kind.name)
        if len(kind.everyone or ()) != len(event.everyone):
            raise KernelError("bad-face", kind=kind.name, audience="everyone")
        if event.owners and len(kind.owner or ()) != len(event.owner):
            raise KernelError("bad-face", kind=kind.name, audience="owner")
        self.events.append(event)


def tell(b: Board, kind: Kind, *facts: Any) -> None:
    """Tell everybody."""
    if b.journal is not None:
        b.journal.add(Event(kind, facts, 0, ()))


def tell_apart(
    b: Board, kind: Kind, everyone: tuple[Any, ...], owners: int, owner: tuple[Any, ...]
) -> None:
    """Tell the owners (a mask of seats) one thing and everybody else another, or nothing."""
    if b.journal is not None:
        b.journal.add(Event(kind, everyone, owners, owner))
