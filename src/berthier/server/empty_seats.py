"""A seat that nobody has taken, or that somebody has left, may be a computer's: if all agree."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, post
from litestar.openapi.spec import Example
from litestar.params import Body
from sqlalchemy import Connection, delete, update

from berthier.server import lobby, wire
from berthier.server.at_table import change
from berthier.server.keeping import keep
from berthier.server.moment import now
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang
from berthier.server.schema import consents, invitations, matches, seats
from berthier.server.sharing import UNDER_WAY
from berthier.server.tables import Seat, Table, Tables

Computer = Annotated[wire.Computer, Body(examples=[Example(value={"level": "capitaine"})])]


def agree(connection: Connection, tables: Tables, match_id: str, person: str, level: str) -> Table:
    """One of those who sit wants a computer of a level there; an empty level takes that back."""
    table = tables.open(connection, match_id)
    table.viewer_of(person)
    empty = next((seat for seat in table.seats.values() if seat.is_empty), None)
    if empty is None or table.status not in UNDER_WAY or table.kind == "hot-seat":
        raise Problem(409, "no-empty-seat")
    if level:
        table.consents[person] = lobby.one_of("level", level, lobby.COMPUTERS)
    else:
        table.consents.pop(person, None)
    present = {one for seat in table.seats.values() for one in seat.people}
    if {one for one, wish in table.consents.items() if wish == level} >= present and level:
        return seat_computer(connection, tables, table, empty, level)
    _write(connection, table)
    keep(connection, table)
    return table


def _write(connection: Connection, table: Table) -> None:
    connection.execute(delete(consents).where(consents.c.match == table.id))
    for person, level in table.consents.items():
        values = {"match": table.id, "person": person, "level": level, "created": now()}
        connection.execute(consents.insert().values(values))


def seat_computer(
    connection: Connection, tables: Tables, table: Table, empty: Seat, level: str
) -> Table:
    """From here on it is a match against a computer. Who had the seat knows nothing more of it,
    and links to it stop working.
    """
    table.consents = {}
    _write(connection, table)
    where = (seats.c.match == table.id, seats.c.seat == empty.seat)
    connection.execute(update(seats).where(*where).values(person=None, level=level))
    this = update(matches).where(matches.c.id == table.id)
    connection.execute(this.values(kind="computer", listed=0))
    links = (invitations.c.match == table.id, invitations.c.seat == empty.seat)
    connection.execute(update(invitations).where(*links).values(used=now()))
    if table.status == "waiting":
        return lobby.begin(connection, tables, table.id)
    empty.person, empty.name, empty.gone, empty.level = None, "", False, level
    table.kind, table.listed, table.undo_asked = "computer", 0, ""
    if table.timing is not None:  # a computer has no clock
        rows = table.timing.rows.items()
        table.timing.rows = {who: clock for who, clock in rows if empty.seat not in who}
    keep(connection, table)
    return table


@post("/api/matches/{match:str}/computer", status_code=200)
async def take_computer(
    match: str, request: Asked, data: Computer, lang: Lang = None
) -> Response[bytes]:
    """I agree that a computer takes the empty seat; it does once all who sit agree on its level."""

    def job(c: Connection, tables: Tables, which: str, who: str, _: str, __: int) -> Table:
        return agree(c, tables, which, who, data.level)

    return await change(match, request, lang, job)


EMPTY_SEATS = [take_computer]
