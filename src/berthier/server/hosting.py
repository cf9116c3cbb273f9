"""The page of whoever runs a server: how it fares. `berthier admin page` gives the link to it.

Only who can reach the database can make a link. The key stands behind the # of its address, which
browsers keep to themselves, so that it is in no log; it serves for a day.
"""

from __future__ import annotations

from typing import Any

from litestar import post
from sqlalchemy import Connection, delete, func, select

from berthier import __version__
from berthier.server.admin import engine_of
from berthier.server.admin_mail import mail_lines
from berthier.server.examples_letters import HostKey
from berthier.server.moment import now
from berthier.server.people import hashed, new_token
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, house_of, language
from berthier.server.schema import host_keys, matches, people
from berthier.server.settings import Settings

LASTING = 24 * 3600


def new_link(settings: Settings) -> str:
    """A link to the page; older ones that have run out are forgotten."""
    token = new_token()
    engine = engine_of(settings)
    with engine.begin() as connection:
        connection.execute(delete(host_keys).where(host_keys.c.created <= now() - LASTING))
        connection.execute(host_keys.insert().values(token=hashed(token), created=now()))
    engine.dispose()
    address = (settings.public_url or f"http://127.0.0.1:{settings.port}").rstrip("/")
    return f"{address}/host#{token}"


def report(connection: Connection, settings: Settings, token: str, lang: str) -> dict[str, Any]:
    """How the server fares, for somebody with a key: numbers, names of stopped matches, mails."""
    wanted = (host_keys.c.token == hashed(token), host_keys.c.created > now() - LASTING)
    if connection.execute(select(host_keys).where(*wanted)).first() is None:
        raise Problem(403, "no-host-key")
    counted = connection.execute(
        select(matches.c.status, func.count().label("many")).group_by(matches.c.status)
    )
    registered = func.count().filter(people.c.registered > 0)
    persons = connection.execute(select(func.count(), registered).select_from(people)).one()
    stopped = connection.execute(
        select(matches.c.id, matches.c.title).where(matches.c.status == "frozen")
    )
    return {
        "version": __version__,
        "reach": settings.reach,
        "address": settings.public_url,
        "people": persons[0],
        "registered": persons[1],
        "matches": {row.status: row.many for row in counted},
        "stopped": [{"match": row.id, "title": row.title} for row in stopped],
        "mail": mail_lines(connection, settings, lang),
    }


@post("/api/host", status_code=200)
async def host(request: Asked, data: HostKey, lang: Lang = None) -> dict[str, Any]:
    """How this server fares, for whoever has the key of its page."""
    house, spoken = house_of(request), language(request, lang)
    return await house.writer.run(lambda c: report(c, house.settings, data.key, spoken))


HOSTING = [host]
