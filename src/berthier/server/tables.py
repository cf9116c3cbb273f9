"""Matches as the server keeps them: a row of the database, who sits there, and the referee's match.

Only the database's thread uses these.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.chance import commitment
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BerthierError
from berthier.kernel.match import BY_ORDER, Match
from berthier.server import clocks
from berthier.server.briskness import is_brisk
from berthier.server.clocks import timing_of
from berthier.server.keeping import count_changes, keep, moves_of, save
from berthier.server.problems import Problem
from berthier.server.schema import (
    answers,
    consents,
    matches,
    partners,
    people,
    saves,
    seats,
    viewers,
)
from berthier.server.sharing import last_answers
from berthier.server.sights import Sights
from berthier.server.teaching import asked_at, is_teaching

SPECTATORS = "spectator"  # all of them see the same
ENDED = ("over", "resigned", "flag")
KEPT = 500  # matches in memory; the others are in the database only
log = logging.getLogger("berthier.server")


class Seat:
    """Who sits on a seat: a person, perhaps a partner beside him, a computer of a level, or nobody
    yet. Somebody who is gone has left it empty.
    """

    def __init__(
        self, seat: str, person: str | None, name: str, level: str, gone: bool = False
    ) -> None:
        self.seat = seat
        self.person = person
        self.name = name
        self.level = level
        self.gone = gone
        self.partner: str | None = None
        self.partner_name = ""

    @property
    def people(self) -> list[str]:
        """Who may answer for it."""
        present = None if self.gone else self.person
        return [one for one in (present, self.partner) if one is not None]

    def is_of(self, person: str) -> bool:
        """May he answer for it?"""
        return (person == self.person and not self.gone) or person == self.partner

    @property
    def is_empty(self) -> bool:
        return not self.level and not self.people


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
        self.ordered: int = row.get("ordered", 0)
        self.swapped: int = row.get("swapped", 0)
        self.secret: bytes | None = row.get("secret")
        self.public: int = row.get("public", 0)
        self.listed: int = row.get("listed", 0)
        self.timing = timing_of(msgspec.json.decode(row.get("clock") or "{}"))
        self.pause = 0  # milliseconds of every window that are nobody's time
        self.created: int = row.get("created", 0)
        self.updated: int = row.get("updated", 0)
        self.seats = {seat.seat: seat for seat in seated}
        self.title: Title = open_title(row["title"], self.start)
        self.brisk = is_brisk(self.title, self.start, self.kind)
        self.match: Match | None = None
        self.unbegun = row["save"] is None  # there is no save of it yet
        if row["save"] is not None:
            self.match = opened(row["save"], self.brisk)
            self.title = self.match.title  # with the pack it began with
        self.sights: Sights | None = None
        # What was shown since the last change, by viewer, person and language: the reply to an
        # answer and the streams of who gave it are the same.
        self.states: dict[tuple[str, str | None, str], dict[str, Any]] = {}
        self.games: dict[str, dict[str, Any]] = {}  # by language: what is played
        self.keys: set[tuple[str, str]] | None = None  # of the answers taken: seat and key
        self.moves = moves_of(self)  # how many the database has, by saves and by answers
        self.unsaved = 0  # answers since the last whole save
        self.unplayable = False  # these could not be played again, and nobody knows that yet
        self.numbers: dict[str, tuple[int, str]] = {}  # by viewer: number, digest
        self.changed: dict[str, int] = {}  # by viewer: when his number went on
        self.consents: dict[str, str] = {}  # by person: the level he wants on the empty seat
        self.answered: dict[str, str] = {}  # by seat that two share: who gave its last answer

    def seats_of(self, person: str | None) -> list[str]:
        return [s.seat for s in self.seats.values() if person is not None and s.is_of(person)]

    def knows(self, person: str) -> bool:
        return any(person in (seat.person, seat.partner) for seat in self.seats.values())

    def viewer_of(self, person: str | None) -> str:
        """Through whose eyes a person looks; at a shared screen, those of the seat in hand."""
        own = self.seats_of(person)
        if not own:
            raise Problem(404, "no-such-match")
        if self.kind != "hot-seat":
            return own[0]
        return (asked_at(self) if self.teaching else self.in_hand) or own[0]

    def viewers(self) -> list[str]:
        """All who may look on: the seats, and spectators where they may."""
        return [*self.title.seats, *([SPECTATORS] if self.public else [])]

    def looking(self) -> list[str]:
        """Those of them who may be shown something now. At a shared screen that is the seat in
        hand; what the other sees is counted when he takes it. An order of his needs his number.
        """
        if self.kind != "hot-seat" or not self.in_hand or self.teaching or self.ordered:
            return self.viewers()
        return [one for one in self.viewers() if one == self.in_hand or one not in self.seats]

    @property
    def teaching(self) -> bool:
        return is_teaching(self.start)

    @property
    def ended(self) -> bool:
        return self.status in ENDED

    @property
    def commitment(self) -> str:
        """What binds its luck, from when it was opened."""
        if self.match is not None:
            return self.match.commitment
        assert self.secret is not None
        return commitment(self.secret)

    def playing(self) -> Match:
        """The match, if it can go on."""
        if self.status == "waiting" or self.match is None:
            raise Problem(409, "waiting")
        if self.status == "frozen":
            raise Problem(409, "frozen")
        if self.status != "playing":
            raise Problem(409, "flag" if self.status == "flag" else "ended")
        return self.match


class Tables:
    """The tables in memory, the least used leaving first."""

    def __init__(self, pause: float = 0) -> None:
        self.pause = int(pause * 1000)
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.touched: set[str] = set()  # since the last commit

    def open(self, connection: Connection, match_id: str) -> Table:
        table = self.kept.get(match_id)
        if table is None:
            table = load(connection, match_id)
            table.pause = self.pause
            if table.unplayable:  # not kept in memory yet: what wants it now may be rolled back
                keep(connection, table)
                return table
            self.kept[match_id] = table
            if table.timing is not None and table.status == "playing":
                count_changes(connection, table)  # its clocks may have been put on at the start
        self.touched.add(match_id)
        self.kept.move_to_end(match_id)
        while len(self.kept) > KEPT:
            _, oldest = self.kept.popitem(last=False)
            save(connection, oldest)
        return table

    def save_all(self, connection: Connection) -> None:
        """So that the next server, perhaps a newer one, has nothing to play again."""
        for table in self.kept.values():
            save(connection, table)

    def drop(self, match_id: str) -> None:
        """Forget what is in memory: the database has the truth."""
        self.kept.pop(match_id, None)

    def renamed(self, person: str, name: str, gone: bool = False) -> list[Table]:
        """Somebody is called otherwise from now on; where he sits, of what is in memory."""
        found = [table for table in self.kept.values() if table.knows(person)]
        for table in found:
            self.touched.add(table.id)
            table.states.clear()
            for seat in table.seats.values():
                if seat.person == person:
                    seat.name, seat.gone = name, gone
                if seat.partner == person:
                    seat.partner_name = name
        return found

    def settle(self) -> None:
        """What was changed is written."""
        self.touched.clear()

    def forget(self) -> None:
        """Matches in memory may have moved though nothing was written."""
        for match_id in self.touched:
            self.drop(match_id)
        self.touched.clear()


def load(connection: Connection, match_id: str) -> Table:
    """A match as its last save has it, and the answers since."""
    found = connection.execute(
        select(matches, saves.c.save, saves.c.saved)
        .select_from(matches.outerjoin(saves, saves.c.match == matches.c.id))
        .where(matches.c.id == match_id)
    )
    row = found.mappings().first()
    if row is None:
        raise Problem(404, "no-such-match")
    table = Table(dict(row), seats_at(connection, match_id))
    for known in connection.execute(select(viewers).where(viewers.c.match == match_id)):
        table.numbers[known.viewer] = (known.number, known.digest)
        table.changed[known.viewer] = known.changed
    if table.match is not None:
        since = taken_since(connection, match_id, row["saved"])
        try:
            play_again(table, table.match, since)
        except BerthierError:
            # Its answers stay in the database, for finding out; the save is the last good position.
            log.exception("match %s can't be played again from its save", match_id)
            table.match = opened(row["save"], table.brisk)
            table.moves, table.unplayable = moves_of(table), table.status != "frozen"
            table.status = "frozen"
    clocks.read(connection, table)
    table.answered = last_answers(connection, match_id, table.seats.values())
    for wish in connection.execute(select(consents).where(consents.c.match == match_id)):
        table.consents[wish.person] = wish.level
    return table


def seats_at(connection: Connection, match_id: str) -> list[Seat]:
    """Who sits at a match."""
    rows = connection.execute(
        select(seats.c.seat, seats.c.person, seats.c.level, people.c.name, people.c.gone)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.match == match_id)
    )
    found = [Seat(s.seat, s.person, s.name or "", s.level, bool(s.gone)) for s in rows]
    beside = connection.execute(
        select(partners.c.seat, partners.c.person, people.c.name)
        .join(people, partners.c.person == people.c.id)
        .where(partners.c.match == match_id)
    )
    for row in beside:
        seat = next(one for one in found if one.seat == row.seat)
        seat.partner, seat.partner_name = row.person, row.name
    return found


def opened(text: bytes, brisk: bool) -> Match:
    """A match from its save."""
    return seated(store.load(text, open_title), brisk)


def seated(match: Match, brisk: bool) -> Match:
    """A match at a table. It leaves orders to the server, which passes after a pause."""
    match.obeys, match.brisk = False, brisk
    return match


Taken = tuple[str, str, str]  # seat, option, by what


def taken_since(connection: Connection, match_id: str, seq: int) -> list[Taken]:
    """The answers that were taken then and later."""
    rows = connection.execute(
        select(answers.c.seat, answers.c.option, answers.c.by)
        .where(answers.c.match == match_id, answers.c.seq >= seq)
        .order_by(answers.c.seq)
    )
    return [(row.seat, row.option, row.by) for row in rows]


def play_again(table: Table, match: Match, since: list[Taken]) -> None:
    for seat, option, by in since:
        if by != BY_ORDER:
            match.answer(match.title.seat(seat), option)
        elif not match.pass_by_order() or match.log[-1]["seat"] != seat:
            raise BadInput("not-asked", seat=seat)
    table.moves, table.unsaved = moves_of(table), len(since)
