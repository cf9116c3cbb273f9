"""Before and after a match: opening it, sitting down, listing, rematch."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select, update

from berthier.games.registry import open_match, open_title
from berthier.kernel.clock import FIELDS, NONE, control_of
from berthier.kernel.contract import Title
from berthier.server import clocks
from berthier.server.commitments import new_secret, nonce_of
from berthier.server.keeping import count_changes, keep
from berthier.server.moment import now
from berthier.server.people import Person, hashed, new_id, new_token
from berthier.server.problems import Problem
from berthier.server.schema import invitations, matches, seats
from berthier.server.state import waiting
from berthier.server.tables import Table, Tables, load
from berthier.server.wire import Clock, NewMatch

WEEK = 7 * 24 * 3600
KINDS = ("computer", "link", "hot-seat")
UNDO = ("consent", "free", "none")
HINTS = ("on", "off")  # may a seat ask for advice and forecasts?
COMPUTERS = ("tambour", "capitaine", "major", "random")  # the usual one first, chance last


class Opened:
    """A new match, and the token of the link to its free seat."""

    def __init__(self, match: str, invitation: str, commitment: str) -> None:
        self.match = match
        self.invitation = invitation
        self.commitment = commitment

    def shown(self) -> dict[str, str]:
        """As its opener is told."""
        return {
            "match": self.match,
            "invitation": self.invitation,
            "commitment": self.commitment,
        }


def one_of(field: str, given: str, known: tuple[str, ...]) -> str:
    if given not in known:
        raise Problem(422, "bad-choice", field=field, given=given, expected=", ".join(known))
    return given


def open_table(
    connection: Connection,
    tables: Tables,
    person: Person,
    new: NewMatch,
    secret: bytes | None = None,
) -> Opened:
    """A match with its seats; it begins at once unless a friend is still to come. Its luck is bound
    by the secret whose commitment the opener was given, or by a new one.
    """
    start: dict[str, Any] = {"options": new.options}
    if new.scenario:
        start["scenario"] = new.scenario
    if new.rules:
        start["rules"] = new.rules
    if one_of("hints", new.hints, HINTS) == "off":
        start["hints"] = "off"
    title = open_title(new.title, {})
    title.start(start)  # refuses what can't be set up
    clock = read_clock(title, new)
    kind = one_of("opponent", new.opponent, KINDS)
    own = _side(title, new.side)
    match_id = new_id()
    connection.execute(
        matches.insert().values(
            id=match_id,
            title=title.title,
            start=msgspec.json.encode(start).decode(),
            kind=kind,
            status="waiting",
            undo=one_of("undo", new.undo, UNDO),
            undo_asked="",
            seq=0,
            save=None,
            in_hand=own,
            winner="",
            rematch="",
            clock=msgspec.json.encode(clock).decode(),
            secret=secret or new_secret(),
            public=int(new.public),
            created=now(),
            updated=now(),
        )
    )
    level = one_of("level", new.level, COMPUTERS) if kind == "computer" else ""
    for seat in title.seats:
        mine = seat == own or kind == "hot-seat"
        values = {"person": person.id if mine else None, "level": "" if mine else level}
        nonce = new.nonce if seat == own else ""
        connection.execute(
            seats.insert().values(match=match_id, seat=seat, nonce=nonce[:64], **values)
        )
    if kind == "link":
        table = tables.open(connection, match_id)
        count_changes(connection, table)
        link = invite(connection, match_id, _other(title, own))
        return Opened(match_id, link, table.commitment)
    return Opened(match_id, "", begin(connection, tables, match_id).commitment)


def read_clock(title: Title, new: NewMatch) -> dict[str, Any]:
    """The fields of a time control that can be had, all of them."""
    if new.clock is None:
        return clocks.usual(title, new.rules or title.levels[0])
    given = {name: value for name, value in asdict(new.clock).items() if value is not None}
    control_of(given)
    return {"kind": new.clock.kind, **dict.fromkeys(FIELDS[new.clock.kind], 0), **given}


def _side(title: Title, side: str) -> str:
    if side == "random":
        return secrets.choice(title.seats)
    return one_of("side", side, (*title.seats, "random"))


def _other(title: Title, own: str) -> str:
    return next(seat for seat in title.seats if seat != own)


def begin(connection: Connection, tables: Tables, match_id: str) -> Table:
    """Everybody sits: the match is set up and runs to its first question."""
    tables.drop(match_id)
    table = tables.open(connection, match_id)
    rows = connection.execute(select(seats).where(seats.c.match == match_id))
    assert table.secret is not None
    nonces = {row.seat: row.nonce or nonce_of(table.secret, row.seat) for row in rows}
    match = open_match(table.title.title, table.start, table.secret, nonces)
    match.obeys = False
    match.begin()
    clocks.begin(table)
    table.match, table.status = match, "playing"
    if table.kind == "hot-seat":
        table.in_hand = ""  # whoever is asked first takes the screen
    keep(connection, table)
    return table


# --- invitations


def invite(connection: Connection, match_id: str, seat: str) -> str:
    """A new link to a seat; older ones stop working."""
    where = (invitations.c.match == match_id, invitations.c.seat == seat)
    connection.execute(update(invitations).where(*where).values(used=now()))
    token = new_token()
    connection.execute(
        invitations.insert().values(
            token=hashed(token), match=match_id, seat=seat, expires=now() + WEEK, used=0
        )
    )
    return token


def invite_again(connection: Connection, tables: Tables, person: Person, match_id: str) -> str:
    table = tables.open(connection, match_id)
    table.viewer_of(person.id)
    free = [seat.seat for seat in table.seats.values() if seat.person is None and not seat.level]
    if table.status != "waiting" or not free:
        raise Problem(409, "no-invitation")
    return invite(connection, match_id, free[0])


def look(connection: Connection, tables: Tables, token: str) -> tuple[Table, str]:
    """What an invitation is for."""
    row = connection.execute(
        select(invitations).where(
            invitations.c.token == hashed(token),
            invitations.c.used == 0,
            invitations.c.expires > now(),
        )
    ).first()
    if row is None:
        raise Problem(404, "no-invitation")
    return tables.open(connection, row.match), row.seat


def sit_down(
    connection: Connection, tables: Tables, person: Person, token: str, nonce: str
) -> Table:
    """Take the seat of an invitation; it serves once."""
    table, seat = look(connection, tables, token)
    if table.seats_of(person.id):
        raise Problem(409, "own-invitation")
    used = connection.execute(
        update(invitations)
        .where(invitations.c.token == hashed(token), invitations.c.used == 0)
        .values(used=now())
    )
    if used.rowcount != 1:
        raise Problem(404, "no-invitation")
    where = (seats.c.match == table.id, seats.c.seat == seat, seats.c.person.is_(None))
    connection.execute(update(seats).where(*where).values(person=person.id, nonce=nonce[:64]))
    return begin(connection, tables, table.id)


# --- lists


def matches_of(connection: Connection, tables: Tables, person: Person) -> list[Table]:
    """A person's matches, the latest first."""
    rows = connection.execute(
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.person == person.id)
        .distinct()
        .order_by(matches.c.updated.desc(), matches.c.id)
        .limit(100)
        .with_only_columns(matches.c.id, matches.c.updated)
    )
    found = [tables.kept.get(row.id) or load(connection, row.id) for row in rows]
    return sorted(found, key=lambda table: -changed(table, person))


def changed(table: Table, person: Person) -> int:
    """When something happened that this person saw: the rest is not his business."""
    return table.changed.get(table.viewer_of(person.id), table.created)


def turn_of(table: Table, person: Person) -> dict[str, Any]:
    """Whose move it is and how far it has come, for a list of matches."""
    match = table.match if table.status == "playing" else None
    return {
        "waiting": [] if match is None else waiting(match),
        "turn": 0 if table.match is None else getattr(table.match.board, "turn", 0),
        "created": table.created,
        "updated": changed(table, person),
        "falls": clocks.own_fall(table, table.viewer_of(person.id)),
        "result": table.winner if table.winner in table.title.seats else "",
    }


def open_rematch(
    connection: Connection,
    tables: Tables,
    person: Person,
    match_id: str,
    nonce: str,
    secret: bytes,
) -> Opened:
    """The same match again with the sides swapped; the first to ask opens it."""
    table = tables.open(connection, match_id)
    own = table.viewer_of(person.id)
    if not table.ended:
        raise Problem(409, "not-ended")
    if table.rematch:
        return Opened(table.rematch, "", tables.open(connection, table.rematch).commitment)
    start: dict[str, Any] = table.start
    levels = [seat.level for seat in table.seats.values() if seat.level]
    new = NewMatch(
        title=table.title.title,
        scenario=start.get("scenario", ""),
        rules=start.get("rules", ""),
        options=start.get("options", {}),
        side=_other(table.title, own),
        opponent=table.kind,
        level=levels[0] if levels else "tambour",
        undo=table.undo,
        hints=start.get("hints", "on"),
        clock=Clock(NONE) if table.timing is None else Clock(**table.timing.fields),
        nonce=nonce,
    )
    opened = open_table(connection, tables, person, new, secret)
    table.rematch = opened.match
    if table.kind == "link":
        _seat_friend(connection, tables, table, person, opened.match)
    keep(connection, table)
    return opened


def _seat_friend(
    connection: Connection, tables: Tables, table: Table, person: Person, match_id: str
) -> None:
    """The other player of the first match has his seat in the second."""
    friend = next((s.person for s in table.seats.values() if s.person != person.id), None)
    free = (seats.c.match == match_id, seats.c.person.is_(None))
    connection.execute(update(seats).where(*free).values(person=friend))
    begin(connection, tables, match_id)
