"""Whom one wants nothing to do with. Nobody is told that he is blocked."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import Body
from sqlalchemy import Connection, delete, func, select

from berthier.server import accounts, schema, wire_people
from berthier.server.moment import now
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.routes import Asked, guest_of, house_of
from berthier.server.tables import Tables

MOST = 200  # people that one may block
Block = Annotated[wire_people.Block, Body(examples=[Example(value={"name": "Fouché"})])]


def add_block(connection: Connection, tables: Tables, person: Person, wanted: Block) -> None:
    mine = schema.blocks.c.person == person.id
    if connection.execute(select(func.count()).where(mine)).scalar_one() >= MOST:
        raise Problem(409, "too-many-blocks", most=MOST)
    for other in _meant(connection, tables, person, wanted):
        if other == person.id:
            raise Problem(409, "block-self")
        same = (mine, schema.blocks.c.blocked == other)
        connection.execute(delete(schema.blocks).where(*same))
        values = {"person": person.id, "blocked": other, "created": now()}
        connection.execute(schema.blocks.insert().values(values))


def _meant(connection: Connection, tables: Tables, person: Person, wanted: Block) -> list[str]:
    """An account by its name; a guest only by where one has met him."""
    if not wanted.match:
        kept = accounts.by_name(connection, wanted.name)
        if kept is None:
            raise Problem(404, "no-such-account", name=wanted.name)
        return [kept.person.id]
    table = tables.open(connection, wanted.match)
    if not table.public:
        table.viewer_of(person.id)
    seat = table.seats.get(wanted.seat)
    if seat is None or not seat.people:
        raise Problem(404, "block-nobody")
    return seat.people


def blocked_by(connection: Connection, person: Person) -> list[dict[str, str]]:
    rows = connection.execute(
        select(schema.people.c.id, schema.people.c.name)
        .join(schema.blocks, schema.blocks.c.blocked == schema.people.c.id)
        .where(schema.blocks.c.person == person.id)
        .order_by(schema.blocks.c.created, schema.people.c.name)
    )
    return [{"id": row.id, "name": row.name} for row in rows]


@get("/api/blocks")
async def blocked(request: Asked) -> list[dict[str, str]]:
    """Whom I have blocked. They are not told."""
    house, person = house_of(request), await guest_of(request)
    return await house.writer.run(lambda c: blocked_by(c, person))


@post("/api/blocks", status_code=200)
async def block(request: Asked, data: Block) -> list[dict[str, str]]:
    """Somebody may not take a seat at my matches, nor write to me, nor I to him."""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Connection) -> list[dict[str, str]]:
        add_block(connection, house.tables, person, data)
        return blocked_by(connection, person)

    return await house.writer.run(job)


@post("/api/blocks/{person:str}/remove", status_code=200)
async def unblock(person: str, request: Asked) -> list[dict[str, str]]:
    house, mine = house_of(request), await guest_of(request)
    same = (schema.blocks.c.person == mine.id, schema.blocks.c.blocked == person)

    def job(connection: Connection) -> list[dict[str, str]]:
        connection.execute(delete(schema.blocks).where(*same))
        return blocked_by(connection, mine)

    return await house.writer.run(job)


BLOCKING = [blocked, block, unblock]
