"""Somebody stands up: his seats are his partners', or empty."""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, update

from berthier.server.keeping import keep
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.schema import left_seats, matches, partners, seats
from berthier.server.tables import Seat, Table, Tables

UNDER_WAY = ("waiting", "playing")


def leave_all(connection: Connection, tables: Tables, person: Person) -> list[str]:
    """Stand up from every match that is under way; which these are."""
    beside = partners.c.match == matches.c.id
    rows = connection.execute(
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .outerjoin(partners, beside)
        .where(matches.c.status.in_(UNDER_WAY))
        .where(or_(seats.c.person == person.id, partners.c.person == person.id))
        .distinct()
    ).all()
    for row in rows:
        leave(connection, tables.open(connection, row.id), person)
    return [row.id for row in rows]


def leave(connection: Connection, table: Table, person: Person) -> None:
    """A match at which nobody is left is closed."""
    table.consents.pop(person.id, None)
    for name in table.seats_of(person.id):
        _stand_up(connection, table.id, table.seats[name], person)
    if not any(seat.people for seat in table.seats.values()):
        table.status, table.winner = "resigned", "nobody"
    keep(connection, table)


def leave_partner(connection: Connection, table: Table, person: Person) -> None:
    """One of two leaves the seat that they share; the other goes on alone."""
    seat = table.seats[table.viewer_of(person.id)]
    if table.status not in UNDER_WAY or seat.partner is None:
        raise Problem(409, "not-shared")
    own = {"match": table.id, "person": person.id}
    connection.execute(delete(left_seats).filter_by(**own))
    connection.execute(left_seats.insert().values(**own, seat=seat.seat))
    leave(connection, table, person)


def sat_elsewhere(connection: Connection, table: Table, person: Person, seat: str) -> bool:
    """Has he seen the secrets of another seat of this match, and left it?"""
    own = (left_seats.c.match == table.id, left_seats.c.person == person.id)
    return connection.execute(select(left_seats.c.seat).where(*own)).scalar() not in (None, seat)


def _stand_up(connection: Connection, match_id: str, seat: Seat, person: Person) -> None:
    where = (partners.c.match == match_id, partners.c.seat == seat.seat)
    if seat.partner is None:
        seat.name, seat.gone = "", True
        return
    connection.execute(delete(partners).where(*where))
    if seat.person == person.id:
        seat.person, seat.name = seat.partner, seat.partner_name
        own = (seats.c.match == match_id, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(*own).values(person=seat.person))
    seat.partner, seat.partner_name = None, ""
