"""A player's own notes on a match: one text that nobody else is ever sent."""

from __future__ import annotations

from typing import Any

from litestar import get, put
from sqlalchemy import Connection, select, update

from berthier.server import examples_letters as examples
from berthier.server.people import Person
from berthier.server.play import seat_of
from berthier.server.problems import Problem
from berthier.server.routes import Asked, guest_of, house_of
from berthier.server.schema_letters import notes
from berthier.server.tables import Tables
from berthier.server.wire_letters import Notes

LONGEST = 20_480  # bytes


def _whose(connection: Connection, tables: Tables, match_id: str, person: Person) -> dict[str, str]:
    """At a shared screen each seat has its own, and sees them only with the screen in hand."""
    table = tables.open(connection, match_id)
    seat = seat_of(table, person.id)
    return {
        "match": match_id,
        "person": person.id,
        "seat": seat if table.kind == "hot-seat" else "",
    }


def _where(own: dict[str, str]) -> tuple[Any, ...]:
    return tuple(notes.c[name] == value for name, value in own.items())


def read(connection: Connection, tables: Tables, match_id: str, person: Person) -> dict[str, Any]:
    own = _whose(connection, tables, match_id, person)
    found = connection.execute(select(notes).where(*_where(own))).first()
    if found is None:
        return {"text": "", "version": 0, "longest": LONGEST}
    return {"text": found.text, "version": found.version, "longest": LONGEST}


def write(
    connection: Connection, tables: Tables, match_id: str, person: Person, given: Notes
) -> dict[str, Any]:
    """Write over the version that the writer has seen; another window may have been quicker."""
    own = _whose(connection, tables, match_id, person)
    text = given.text.replace("\0", "")  # PostgreSQL has no place for it
    if (length := len(text.encode())) > LONGEST:
        raise Problem(422, "notes-too-long", most=LONGEST, length=length)
    before = read(connection, tables, match_id, person)
    if before["version"] != given.version:
        raise Problem(409, "notes-changed")
    values = {"text": text, "version": given.version + 1}
    if before["version"]:
        connection.execute(update(notes).where(*_where(own)).values(values))
    else:
        connection.execute(notes.insert().values(**own, **values))
    return {**values, "longest": LONGEST}


@get("/api/matches/{match:str}/notes")
async def read_notes(match: str, request: Asked) -> dict[str, Any]:
    """My own notes on a match."""
    house, person = house_of(request), await guest_of(request)
    return await house.writer.run(lambda c: read(c, house.tables, match, person))


@put("/api/matches/{match:str}/notes")
async def write_notes(match: str, request: Asked, data: examples.Notes) -> dict[str, Any]:
    """Change my notes, if nobody has since I read them."""
    house, person = house_of(request), await guest_of(request)
    return await house.writer.run(lambda c: write(c, house.tables, match, person, data))


NOTES = [read_notes, write_notes]
