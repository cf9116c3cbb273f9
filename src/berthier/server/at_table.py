"""The addresses by which something is done at a table; each replies with the own new state."""

from __future__ import annotations

from collections.abc import Callable

from litestar import MediaType, Response, post
from sqlalchemy import Connection

from berthier.server import play
from berthier.server.examples import Answer, Consent, HandOver, Order, Undo
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.tables import Table, Tables

Job = Callable[[Connection, Tables, str, str, str, int], Table]


async def change(match: str, request: Asked, lang: str | None, job: Job) -> Response[bytes]:
    """Who wants it, in which language, and when it came in."""
    at: int = request.scope["received"]  # type: ignore[typeddict-item]
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    text = await house.change(
        match, person, spoken, lambda c: job(c, house.tables, match, person.id, spoken, at), at
    )
    return Response(text, media_type=MediaType.JSON)


@post("/api/matches/{match:str}/answer", status_code=200)
async def answer(match: str, request: Asked, data: Answer, lang: Lang = None) -> Response[bytes]:
    def job(c: Connection, tables: Tables, which: str, who: str, spoken: str, at: int) -> Table:
        facts = (data.number, data.option, data.key, spoken, at)
        return play.answer(c, tables, which, who, *facts)

    return await change(match, request, lang, job)


@post("/api/matches/{match:str}/orders", status_code=200)
async def orders(match: str, request: Asked, data: Order, lang: Lang = None) -> Response[bytes]:
    """The own seat's standing order for a window, or for every window that has none (`*`)."""

    def job(c: Connection, tables: Tables, which: str, who: str, _: str, at: int) -> Table:
        return play.order(c, tables, which, who, data.window, data.order, at)

    return await change(match, request, lang, job)


@post("/api/matches/{match:str}/undo", status_code=200)
async def undo(match: str, request: Asked, data: Undo, lang: Lang = None) -> Response[bytes]:
    def job(c: Connection, tables: Tables, which: str, who: str, spoken: str, _: int) -> Table:
        return play.undo(c, tables, which, who, data.number, spoken)

    return await change(match, request, lang, job)


@post("/api/matches/{match:str}/consent", status_code=200)
async def consent(match: str, request: Asked, data: Consent, lang: Lang = None) -> Response[bytes]:
    def job(c: Connection, tables: Tables, which: str, who: str, _: str, __: int) -> Table:
        return play.consent(c, tables, which, who, data.agree)

    return await change(match, request, lang, job)


@post("/api/matches/{match:str}/resign", status_code=200)
async def resign(match: str, request: Asked, lang: Lang = None) -> Response[bytes]:
    def job(c: Connection, tables: Tables, which: str, who: str, _: str, __: int) -> Table:
        return play.resign(c, tables, which, who)

    return await change(match, request, lang, job)


@post("/api/matches/{match:str}/hand-over", status_code=200)
async def hand_over(
    match: str, request: Asked, data: HandOver, lang: Lang = None
) -> Response[bytes]:
    def job(c: Connection, tables: Tables, which: str, who: str, _: str, __: int) -> Table:
        return play.hand_over(c, tables, which, who, data.seat)

    return await change(match, request, lang, job)


AT_TABLE = [answer, orders, undo, consent, resign, hand_over]
