"""Matches as the server keeps them: a row of the database, who sits there, and the referee's match.

Only the database's thread uses these.
"""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.contract import Title
from berthier.kernel.match import Match
from berthier.server.moment import now
from berthier.server.problems import Problem
from berthier.server.schema import matches, people, seats, viewers
from berthier.server.state import Sights, seen

KEPT = 500  # matches in memory; the others are in the database only


class Overtaken(Exception):
    """Somebody else has written this match: what is in memory is not the truth any more."""


class Seat:
    """Who sits on a seat: a person, a computer of a level, or nobody yet."""

    def __init__(self, seat: str, person: str | None, name: str, level: str) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.level = level


class Table:
    """One match with all the server knows of it."""

    def __init__(self, row: dict[str, Any], seated: list[Seat]) -> None:
        self.id: str = row["id"]
        self.start: dict[str, Any] = msgspec.json.decode(row["start"])
        self.kind: str = row["kind"]
        self.status: str = row["status"]
        self.undo: str = row["undo"]
        self.undo_asked: str = row["undo_asked"]
        self.seq: int = row["seq"]
        self.in_hand: str = row["in_hand"]
        self.winner: str = row["winner"]
        self.rematch: str = row["rematch"]
        self.created: int = row.get("created", 0)
        self.updated: int = row.get("updated", 0)
        self.seats = {seat.seat: seat for seat in seated}
        self.title: Title = open_title(row["title"], self.start)
        self.match: Match | None = None
        if row["save"] is not None:
            self.match = store.load(row["save"], open_title)
        self.sights: Sights | None = None
        self.keys: set[tuple[str, str]] | None = None  # of the answers taken: seat and key
        self.saved = -1  # how long the match's log was when it was written
        self.numbers: dict[str, tuple[int, str]] = {}  # by viewer: number, digest

    def seats_of(self, person: str | None) -> list[str]:
        return [s.seat for s in self.seats.values() if person is not None and s.person == person]

    def viewer_of(self, person: str | None) -> str:
        """Through whose eyes a person looks; at a shared screen, those of the seat in hand."""
        own = self.seats_of(person)
        if not own:
            raise Problem(404, "no-such-match")
        return self.in_hand if self.kind == "hot-seat" else own[0]

    def playing(self) -> Match:
        """The match, if it can go on."""
        if self.status == "waiting" or self.match is None:
            raise Problem(409, "waiting")
        if self.status == "frozen":
            raise Problem(409, "frozen")
        if self.status != "playing":
            raise Problem(409, "ended")
        return self.match


class Tables:
    """The tables in memory, the least used leaving first."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Table] = OrderedDict()

    def open(self, connection: Connection, match_id: str) -> Table:
        table = self.kept.get(match_id)
        if table is None:
            table = self.kept[match_id] = load(connection, match_id)
        self.kept.move_to_end(match_id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return table

    def drop(self, match_id: str) -> None:
        """Forget what is in memory: the database has the truth."""
        self.kept.pop(match_id, None)


def load(connection: Connection, match_id: str) -> Table:
    row = connection.execute(select(matches).where(matches.c.id == match_id)).mappings().first()
    if row is None:
        raise Problem(404, "no-such-match")
    seated = connection.execute(
        select(seats.c.seat, seats.c.person, seats.c.level, people.c.name)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.match == match_id)
    )
    table = Table(dict(row), [Seat(s.seat, s.person, s.name or "", s.level) for s in seated])
    for known in connection.execute(select(viewers).where(viewers.c.match == match_id)):
        table.numbers[known.viewer] = (known.number, known.digest)
    return table


# Built once: SQLAlchemy takes longer to put an update together than SQLite to do it.
_KEPT = ("seq", "status", "undo_asked", "in_hand", "winner", "rematch", "updated")
_KEEP = (
    update(matches)
    .where(matches.c.id == bindparam("which"), matches.c.seq == bindparam("before"))
    .values({name: bindparam(name) for name in _KEPT})
)
_KEEP_ALL = _KEEP.values(save=bindparam("save"))
_COUNT = (
    update(viewers)
    .where(viewers.c.match == bindparam("which"), viewers.c.viewer == bindparam("who"))
    .values(number=bindparam("number"), digest=bindparam("digest"))
)


def keep(connection: Connection, table: Table) -> None:
    """Write a table that something happened at; nobody else may have written it meanwhile."""
    values: dict[str, Any] = {
        "which": table.id,
        "before": table.seq,
        "seq": table.seq + 1,
        "status": table.status,
        "undo_asked": table.undo_asked,
        "in_hand": table.in_hand,
        "winner": table.winner,
        "rematch": table.rematch,
        "updated": now(),
    }
    moves = -1 if table.match is None else len(table.match.log)
    if table.match is not None and moves != table.saved:
        values["save"] = store.encode(table.match)
    changed = connection.execute(_KEEP_ALL if "save" in values else _KEEP, values)
    if changed.rowcount != 1:
        raise Overtaken(table.id)
    table.seq += 1
    table.updated = values["updated"]
    table.saved = moves
    count_changes(connection, table)


def count_changes(connection: Connection, table: Table) -> None:
    """A viewer's number goes on only if what he sees has changed."""
    moved = []
    for viewer in [*table.title.seats, "spectator"]:
        digest = blake2b(msgspec.json.encode(seen(table, viewer)), digest_size=16).hexdigest()
        number, before = table.numbers.get(viewer, (0, ""))
        if digest == before:
            continue
        table.numbers[viewer] = (number + 1, digest)
        if before:
            known = {"which": table.id, "who": viewer}
            moved.append({**known, "number": number + 1, "digest": digest})
        else:
            values = {"number": number + 1, "digest": digest}
            connection.execute(viewers.insert().values(match=table.id, viewer=viewer, **values))
    if moved:
        connection.execute(_COUNT, moved)
