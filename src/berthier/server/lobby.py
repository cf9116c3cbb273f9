"""Before a match: opening it, sitting down, the own list."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Connection, select, update

from berthier.games.registry import open_match, open_offered
from berthier.kernel.clock import FIELDS, NONE, control_of
from berthier.kernel.contract import Title
from berthier.server import clocks, sharing, teaching
from berthier.server.briskness import played_start
from berthier.server.commitments import new_secret, nonce_of
from berthier.server.keeping import count_changes, keep
from berthier.server.moment import now
from berthier.server.people import Person, blocks, check_guest, hashed, new_id, new_token
from berthier.server.problems import Problem
from berthier.server.schema import invitations, matches, partners, seats
from berthier.server.standing_up import sat_elsewhere
from berthier.server.state import waiting
from berthier.server.tables import Table, Tables, load, seated
from berthier.server.wire import NewMatch

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
    check_guest(connection, person)
    start: dict[str, Any] = {"options": new.options}
    if new.scenario:
        start["scenario"] = new.scenario
    if new.rules:
        start["rules"] = new.rules
    if one_of("hints", new.hints, HINTS) == "off":
        start["hints"] = "off"
    teaching.note(new, start)
    title = open_offered(new.title, {})
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
            undo=one_of("undo", "consent" if new.teaching else new.undo, UNDO),
            undo_asked="",
            seq=0,
            in_hand=own,
            winner="",
            rematch="",
            clock=msgspec.json.encode(clock).decode(),
            secret=secret or new_secret(),
            public=int(new.public),
            listed=int(new.listed and kind == "link"),
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
        link = invite(connection, match_id, other_seat(title, own))
        return Opened(match_id, link, table.commitment)
    return Opened(match_id, "", begin(connection, tables, match_id).commitment)


def read_clock(title: Title, new: NewMatch) -> dict[str, Any]:
    """The fields of a time control that can be had, all of them."""
    if new.teaching:
        return {"kind": NONE}
    if new.clock is None:
        return clocks.usual(title, new.rules or title.levels[0])
    given = {name: value for name, value in asdict(new.clock).items() if value is not None}
    control_of(given)
    return {"kind": new.clock.kind, **dict.fromkeys(FIELDS[new.clock.kind], 0), **given}


def _side(title: Title, side: str) -> str:
    if side == "random":
        return secrets.choice(title.seats)
    return one_of("side", side, (*title.seats, "random"))


def other_seat(title: Title, own: str) -> str:
    return next(seat for seat in title.seats if seat != own)


def begin(connection: Connection, tables: Tables, match_id: str) -> Table:
    """Everybody sits: the match is set up and runs to its first question."""
    tables.drop(match_id)
    table = tables.open(connection, match_id)
    rows = connection.execute(select(seats).where(seats.c.match == match_id))
    assert table.secret is not None
    nonces = {row.seat: row.nonce or nonce_of(table.secret, row.seat) for row in rows}
    start = played_start(table.start) if table.brisk else table.start
    match = seated(open_match(table.title.title, start, table.secret, nonces), table.brisk)
    match.begin()
    clocks.begin(table)
    table.match, table.status, table.ordered = match, "playing", int(table.brisk)
    if table.kind == "hot-seat":
        table.in_hand = ""  # whoever is asked first takes the screen
    keep(connection, table)
    return table


# --- invitations


def invite(connection: Connection, match_id: str, seat: str, partner: bool = False) -> str:
    """A new link to a seat, or beside who sits there; older ones stop working."""
    where = (invitations.c.match == match_id, invitations.c.seat == seat)
    connection.execute(update(invitations).where(*where).values(used=now()))
    token = new_token()
    values = {"match": match_id, "seat": seat, "partner": int(partner)}
    connection.execute(
        invitations.insert().values(token=hashed(token), expires=now() + WEEK, used=0, **values)
    )
    return token


def invite_again(connection: Connection, tables: Tables, person: Person, match_id: str) -> str:
    table = tables.open(connection, match_id)
    table.viewer_of(person.id)
    free = [seat.seat for seat in table.seats.values() if seat.person is None and not seat.level]
    if table.status != "waiting" or not free:
        raise Problem(409, "no-invitation")
    return invite(connection, match_id, free[0])


def look(connection: Connection, tables: Tables, token: str) -> tuple[Table, str, bool]:
    """What an invitation is for: a seat, alone or beside who sits there."""
    row = connection.execute(
        select(invitations).where(
            invitations.c.token == hashed(token),
            invitations.c.used == 0,
            invitations.c.expires > now(),
        )
    ).first()
    if row is None:
        raise Problem(404, "no-invitation")
    return tables.open(connection, row.match), row.seat, bool(row.partner)


def is_blocked(connection: Connection, table: Table, person: Person) -> bool:
    """Is there anybody at the table with whom this person has nothing to do?"""
    present = [one for seat in table.seats.values() for one in seat.people]
    return any(blocks(connection, person.id, one) for one in present)


def sit_down(
    connection: Connection, tables: Tables, person: Person, token: str, nonce: str
) -> Table:
    """Take the seat of an invitation; it serves once."""
    table, seat, partner = look(connection, tables, token)
    if table.seats_of(person.id):
        raise Problem(409, "own-invitation")
    if sat_elsewhere(connection, table, person, seat):
        raise Problem(409, "sat-elsewhere")
    if is_blocked(connection, table, person):
        raise Problem(404, "no-invitation")
    check_guest(connection, person)
    used = connection.execute(
        update(invitations)
        .where(invitations.c.token == hashed(token), invitations.c.used == 0)
        .values(used=now())
    )
    if used.rowcount != 1:
        raise Problem(404, "no-invitation")
    if partner:
        sharing.sit_beside(connection, table, person, seat)
        keep(connection, table)
        return table
    return take(connection, tables, table, person, seat, nonce)


def take(
    connection: Connection, tables: Tables, table: Table, person: Person, seat: str, nonce: str
) -> Table:
    """A free seat has its player, and the match begins."""
    where = (seats.c.match == table.id, seats.c.seat == seat, seats.c.person.is_(None))
    free = (*where, seats.c.level == "")
    values = {"person": person.id, "nonce": nonce[:64]}
    if connection.execute(update(seats).where(*free).values(values)).rowcount != 1:
        raise Problem(409, "no-free-seat")
    return begin(connection, tables, table.id)


# --- lists


def matches_of(connection: Connection, tables: Tables, person: Person) -> list[Table]:
    """A person's matches, the latest first."""
    alone = select(seats.c.match).where(seats.c.person == person.id)
    beside = select(partners.c.match).where(partners.c.person == person.id)
    rows = connection.execute(
        select(matches.c.id)
        .where(matches.c.id.in_(alone.union(beside)))
        .order_by(matches.c.updated.desc(), matches.c.id)
        .limit(100)
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
