"""The front page's map: a public match as spectators see it, for visitors who have no name yet."""

from __future__ import annotations

from typing import Any

from litestar import get
from litestar.response import Stream
from sqlalchemy import Connection

from berthier.server.hall import public_matches
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, house_of, language
from berthier.server.watching import look_on, watched


@get("/api/showcase")
async def showcase(request: Asked, lang: Lang = None) -> dict[str, Any]:
    """The public match in which something happened last, one that goes on first; or none."""
    house, spoken = house_of(request), language(request, lang)

    def job(connection: Connection) -> dict[str, Any] | None:
        found = public_matches(connection, house.tables)
        live = [table for table in found if table.status == "playing"]
        best = next(iter(live or found), None)
        if best is None:
            return None
        return watched(house.tables.open(connection, best.id), spoken)

    return {"shown": await house.writer.run(job)}


@get("/api/showcase/{match:str}/stream")
async def showcase_stream(match: str, request: Asked, lang: Lang = None, since: int = -1) -> Stream:
    """That match as it changes."""
    house, spoken = house_of(request), language(request, lang)
    await look_on(house, match, spoken)  # is it public?
    visitor = f"front {request.client.host if request.client else ''}"  # nobody has a name here
    if house.hub.is_full(match, visitor):
        raise Problem(429, "too-many-streams")
    last = request.headers.get("last-event-id", "")

    async def look() -> dict[str, Any] | None:
        try:
            return await look_on(house, match, spoken)
        except Problem:
            return None

    begun = int(last) if last.isdecimal() else since
    events = house.hub.stream(match, visitor, look, begun)
    return Stream(events, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


SHOWCASE = [showcase, showcase_stream]
