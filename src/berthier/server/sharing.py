"""Two people on one seat: either may answer, both see the same, and only they know who did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, select

from berthier.kernel.match import BY_SEAT
from berthier.server.moment import now
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.schema import answers, partners

if TYPE_CHECKING:
    from berthier.server.tables import Seat, Table

UNDER_WAY = ("waiting", "playing")


def sit_beside(connection: Connection, table: Table, person: Person, name: str) -> None:
    """He sees from now on what this seat sees."""
    seat = table.seats[name]
    if table.status not in UNDER_WAY or seat.partner or not seat.people:
        raise Problem(404, "no-invitation")
    seat.partner, seat.partner_name = person.id, person.name
    write_partners(connection, table)
    table.answered = last_answers(connection, table.id, table.seats.values())


def write_partners(connection: Connection, table: Table) -> None:
    """Who sits beside whom, as the table has it."""
    connection.execute(delete(partners).where(partners.c.match == table.id))
    for seat in table.seats.values():
        if seat.partner is not None:
            values = {"match": table.id, "seat": seat.seat, "person": seat.partner}
            connection.execute(partners.insert().values(**values, created=now()))


def last_answers(connection: Connection, match_id: str, seats: Any) -> dict[str, str]:
    """By shared seat: who gave its last answer himself."""
    found = {}
    for seat in seats:
        if seat.partner is None:
            continue
        given = (answers.c.match == match_id, answers.c.seat == seat.seat, answers.c.by == BY_SEAT)
        last = select(answers.c.person).where(*given).order_by(answers.c.seq.desc()).limit(1)
        found[seat.seat] = connection.execute(last).scalar() or ""
    return found


def shown(table: Table, viewer: str, person: str | None) -> dict[str, Any]:
    """What the two of a seat are told of each other besides what the seat sees."""
    seat = table.seats.get(viewer)
    if seat is None or seat.partner is None or person not in seat.people:
        return {}
    other = seat.name if person == seat.partner else seat.partner_name
    last = table.answered.get(viewer, "")
    by = "" if last not in seat.people else ("me" if last == person else "other")
    return {"shared": {"with": other, "last": by}}


def swap(connection: Connection, table: Table, one: Seat, two: Seat) -> None:
    """Partners go with their people."""
    one.partner, two.partner = two.partner, one.partner
    one.partner_name, two.partner_name = two.partner_name, one.partner_name
    if one.partner or two.partner:
        write_partners(connection, table)
        names = {one.seat: two.seat, two.seat: one.seat}
        table.answered = {names[seat]: who for seat, who in table.answered.items()}
