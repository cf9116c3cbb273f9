"""The addresses of letters: what one wants, the links of mails, the feed."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post, put

from berthier.server import letters
from berthier.server.awaited import awaited
from berthier.server.examples_letters import Letters
from berthier.server.feed import feed_of
from berthier.server.lobby import one_of
from berthier.server.routes import Asked, Lang, guest_of, house_of, language

PURPOSES = (letters.CONFIRM, letters.STOP)


@get("/api/letters")
async def my_letters(request: Asked) -> dict[str, Any]:
    """What mails I want, and whether they reach me."""
    house, person = house_of(request), await guest_of(request)
    mailing = house.settings.mails
    return await house.writer.run(lambda c: letters.shown(c, person, mailing))


@put("/api/letters")
async def change_letters(request: Asked, data: Letters, lang: Lang = None) -> dict[str, Any]:
    """Change what mails I want; they come in the language in which I say so. An address gets one to
    be confirmed by first.
    """
    house, person = house_of(request), await guest_of(request)
    mailing, spoken = house.settings.mails, person._replace(lang=language(request, lang))
    found = await house.writer.run(lambda c: letters.change(c, spoken, data, mailing))
    if spoken != person:
        house.forget(person)
    return found


@get("/api/letters/awaited")
async def my_matches_awaiting(request: Asked, lang: Lang = None) -> list[dict[str, Any]]:
    """Where I am awaited, and since when; for notices in the browser."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    found = await house.writer.run(lambda c: awaited(c, person.id))
    return [{"match": one.match, "name": one.name(spoken), "since": one.since} for one in found]


@get("/api/letters/{purpose:str}/{token:str}")
async def look_at_link(purpose: str, token: str, request: Asked) -> dict[str, Any]:
    """What a link in a mail would do (`confirm`, `stop`). Looking does nothing."""
    wanted = one_of("purpose", purpose, PURPOSES)
    return await house_of(request).writer.run(lambda c: letters.about_link(c, token, wanted))


@post("/api/letters/{purpose:str}/{token:str}", status_code=200)
async def follow_link(purpose: str, token: str, request: Asked) -> dict[str, Any]:
    """Do what a link in a mail is for. One need not be signed in."""
    wanted = one_of("purpose", purpose, PURPOSES)
    return await house_of(request).writer.run(lambda c: letters.follow(c, token, wanted))


@post("/api/letters/feed", status_code=200)
async def renew_feed(request: Asked) -> dict[str, str]:
    """A new address for my feed, told this once; the old one stops working."""
    house, person = house_of(request), await guest_of(request)
    token = await house.writer.run(lambda c: letters.renew_feed(c, person))
    return {"address": f"/api/feed/{token}"}


@delete("/api/letters/feed", status_code=200)
async def close_feed(request: Asked) -> dict[str, bool]:
    """My feed is no more."""
    house, person = house_of(request), await guest_of(request)
    await house.writer.run(lambda c: letters.close_feed(c, person))
    return {"feed": False}


@get("/api/feed/{token:str}", media_type="application/atom+xml")
async def feed(token: str, request: Asked) -> Response[bytes]:
    """Somebody's feed, for whoever has its address."""
    house = house_of(request)
    text = await house.writer.run(lambda c: feed_of(c, token, house.settings))
    return Response(text, media_type="application/atom+xml; charset=utf-8")


LETTERS = [
    my_letters,
    change_letters,
    my_matches_awaiting,
    look_at_link,
    follow_link,
    renew_feed,
    close_feed,
    feed,
]
