"""Looking back: a match as each commander knew it and, once it is over, as it was.

The log is played again beside the match, so nobody who plays waits for somebody who looks back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from litestar import get
from litestar.params import QueryParameter
from sqlalchemy import Connection

from berthier.kernel import store
from berthier.server import play
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.state import about
from berthier.server.stories import OPEN, Look, Reel
from berthier.server.tables import Table

T = TypeVar("T")


def look_at(table: Table, person: str, eyes: str, lang: str) -> Look:
    """Before the end everybody has his own eyes only; afterwards everybody has all of them."""
    own = play.seat_of(table, person)
    if table.match is None:
        raise Problem(409, "waiting")
    known = [*table.title.seats, OPEN] if table.ended or table.teaching else [own]
    if eyes and eyes not in known:
        raise Problem(403, "not-your-eyes")
    played = store.played(table.match)
    return Look(table.id, played, eyes or own, known, about(table, person, lang), lang)


WhoseEyes = Annotated[str, QueryParameter(name="eyes", max_length=40)]


async def ask(
    request: Asked, match: str, eyes: str, lang: str | None, read: Callable[[Reel, Look], T]
) -> T:
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Connection) -> Look:
        return look_at(house.tables.open(connection, match), person.id, eyes, spoken)

    look = await house.writer.run(job)
    return await asyncio.to_thread(house.replays.read, look, lambda reel: read(reel, look))


@get("/api/matches/{match:str}/replay")
async def replay(
    match: str, request: Asked, eyes: WhoseEyes = "", lang: Lang = None
) -> dict[str, Any]:
    """The steps of a match through somebody's eyes: the own, and after the end anybody's."""
    return await ask(request, match, eyes, lang, lambda reel, look: reel.steps(look))


@get("/api/matches/{match:str}/replay/{step:int}")
async def replay_step(
    match: str,
    step: int,
    request: Asked,
    eyes: WhoseEyes = "",
    since: int | None = None,
    lang: Lang = None,
) -> dict[str, Any]:
    """What these eyes saw after a step, and what they had been told, `since` an entry."""
    return await ask(request, match, eyes, lang, lambda reel, look: reel.moment(look, step, since))


REPLAYS = [replay, replay_step]
