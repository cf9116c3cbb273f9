"""How somebody likes his pages, kept for accounts: guests keep it in their browser."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import Body as BodyOf
from msgspec import Meta
from sqlalchemy import Connection, select, update

from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.routes import Asked, guest_of, house_of
from berthier.server.schema import people
from berthier.server.wire import Body, Lang


class Preferences(Body, frozen=True):
    """Light, contrast and language of one's pages."""

    theme: Annotated[str, Meta(pattern="^(day|candle)$")]
    contrast: Annotated[str, Meta(pattern="^(usual|high)$")]
    lang: Lang


Given = Annotated[
    Preferences,
    BodyOf(examples=[Example(value={"theme": "candle", "contrast": "usual", "lang": "fr"})]),
]


async def _account(request: Asked) -> Person:
    person = await guest_of(request)
    if not person.registered:
        raise Problem(409, "guest-settings")
    return person


@get("/api/me/settings")
async def preferences(request: Asked) -> dict[str, Any]:
    """What I have chosen, on any device; nothing if I have not chosen yet."""
    house, person = house_of(request), await _account(request)

    def job(connection: Connection) -> str:
        row = select(people.c.settings).where(people.c.id == person.id)
        return str(connection.execute(row).scalar() or "")

    text = await house.writer.run(job)
    return {"settings": msgspec.json.decode(text) if text else None}


@post("/api/me/settings", status_code=200)
async def prefer(request: Asked, data: Given) -> dict[str, Any]:
    house, person = house_of(request), await _account(request)
    text = msgspec.json.encode(data).decode()
    this = update(people).where(people.c.id == person.id).values(settings=text)
    await house.writer.run(lambda c: c.execute(this).rowcount)
    return {"settings": msgspec.json.decode(text)}


PREFERENCES = [preferences, prefer]
