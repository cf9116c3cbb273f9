"""Spectators: a public match as everybody may see it, and nothing more.

A match is public if whoever opened it said so; of the others nobody learns that they exist.
"""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.response import Stream
from sqlalchemy import Connection

from berthier.server.house import House
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language, listen
from berthier.server.sights import journal
from berthier.server.state import known_to_all, picture
from berthier.server.tables import SPECTATORS, Table
from berthier.words.speech import Speech


def public_table(connection: Connection, house: House, match: str) -> Table:
    table = house.tables.open(connection, match)
    if not table.public:
        raise Problem(404, "no-such-match")
    return table


def watched(table: Table, lang: str) -> dict[str, Any]:
    """The same for all spectators. Clocks are the players' own; luck opens to them alone."""
    key = (SPECTATORS, None, lang)
    if key not in table.states:
        table.states[key] = _watched(table, lang)
    return table.states[key]


def _watched(table: Table, lang: str) -> dict[str, Any]:
    found = {
        "match": known_to_all(table, lang),
        "viewer": SPECTATORS,
        "number": table.numbers[SPECTATORS][0],
        "lang": lang,
        "luck": {"commitment": table.commitment},
    }
    if table.match is None:
        return found
    speech = Speech(table.title.names, lang)
    return {**found, **picture(table, table.match, SPECTATORS, speech)}


async def look_on(house: House, match: str, lang: str) -> dict[str, Any]:
    return await house.writer.run(lambda c: watched(public_table(c, house, match), lang))


@get("/api/matches/{match:str}/watch")
async def watch(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """A public match as spectators see it."""
    await guest_of(request)
    return await look_on(house_of(request), match, language(request, lang))


@get("/api/matches/{match:str}/watch/journal")
async def watch_journal(
    match: str, request: Asked, since: int = 0, lang: Lang = None
) -> dict[str, Any]:
    """What spectators of a public match were told, from an entry on."""
    await guest_of(request)
    house, spoken = house_of(request), language(request, lang)

    def job(connection: Connection) -> dict[str, Any]:
        table = public_table(connection, house, match)
        if table.match is None:
            return {"entries": [], "next": 0}
        faces = table.match.faces(table.title.viewer(SPECTATORS))
        return journal(faces, max(0, since), Speech(table.title.names, spoken))

    return await house.writer.run(job)


@get("/api/matches/{match:str}/watch/stream")
async def watch_stream(match: str, request: Asked, lang: Lang = None, since: int = -1) -> Stream:
    """What spectators of a public match see, as it changes."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    return await listen(match, request, person, since, lambda: look_on(house, match, spoken))


WATCHING = [watch, watch_journal, watch_stream]
