"""A guest's own link, by which he is himself again in another browser."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from sqlalchemy import Connection, delete, select

from berthier.server import accounts, people
from berthier.server.account_routes import forget_browser
from berthier.server.moment import now
from berthier.server.people import Person, hashed
from berthier.server.problems import Problem
from berthier.server.routes import Asked, greeting, guest_of, house_of, token_of
from berthier.server.schema import returns


def new_return(connection: Connection, person: Person) -> str:
    """The token of a link that serves until it is renewed, for a year; an older one stops."""
    if person.registered:
        raise Problem(409, "has-password")
    connection.execute(delete(returns).where(returns.c.person == person.id))
    token = people.new_token()
    times = {"created": now(), "expires": now() + people.YEAR}
    connection.execute(returns.insert().values(token=hashed(token), person=person.id, **times))
    return token


def find_return(connection: Connection, token: str) -> Person:
    """Whose link this is."""
    row = connection.execute(
        select(returns.c.person).where(returns.c.token == hashed(token), returns.c.expires > now())
    ).first()
    if row is None:
        raise Problem(404, "no-return")
    return accounts.of(connection, Person(row.person, "", "")).person


@post("/api/return")
async def renew(request: Asked) -> dict[str, str]:
    """A guest's link to return by."""
    house, person = house_of(request), await guest_of(request)
    return {"return": await house.writer.run(lambda c: new_return(c, person))}


@get("/api/return/{token:str}")
async def look(token: str, request: Asked) -> dict[str, str]:
    """Who one would be. Looking changes nothing."""
    person = await house_of(request).writer.run(lambda c: find_return(c, token))
    return {"name": person.name}


@post("/api/return/{token:str}", status_code=200)
async def come_back(token: str, request: Asked) -> Response[dict[str, Any]]:
    """Be that guest in this browser too."""
    house, before = house_of(request), token_of(request)

    def job(connection: Connection) -> tuple[Person, str]:
        person = find_return(connection, token)
        people.close_session(connection, before)
        return person, people.open_session(connection, person.id)

    person, cookie = await house.writer.run(job)
    await forget_browser(house, before)
    return greeting(house, person, cookie)


RETURNING = [renew, look, come_back]
