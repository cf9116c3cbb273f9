"""The addresses by which something is done at a table; each replies with the own new state."""

from __future__ import annotations

from collections.abc import Callable

from litestar import MediaType, Response, post
from sqlalchemy import Connection

from berthier.server import play, wire
from berthier.server.examples import Answer, Consent, HandOver, Order, Undo
from berthier.server.house import House
from berthier.server.people import Person
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.tables import Table, Tables

Job = Callable[[Connection, Tables, str, str, str, int], Table]


async def change(match: str, request: Asked, lang: str | None, job: Job) -> Response[bytes]:
    """Who wants it, in which language, and when it came in."""
    at: int = request.scope["received"]  # type: ignore[typeddict-item]
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    text = await run_job(house, match, person, spoken, at, job)
    return Response(text, media_type=MediaType.JSON)


async def run_job(house: House, match: str, person: Person, lang: str, at: int, job: Job) -> bytes:
    def run(connection: Connection) -> Table:
        return job(connection, house.tables, match, person.id, lang, at)

    return await house.change(match, person, lang, run, at)


def answering(data: wire.Answer) -> Job:
    def job(c: Connection, tables: Tables, which: str, who: str, spoken: str, at: int) -> Table:
        facts = (data.number, data.option, data.key, spoken, at)
        return play.answer(c, tables, which, who, *facts)

    return job


@post("/api/matches/{match:str}/answer", status_code=200)
async def answer(match: str, request: Asked, data: Answer, lang: Lang = None) -> Response[bytes]:
    return await change(match, request, lang, answering(data))


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


def handing_over(data: wire.HandOver) -> Job:
    def job(c: Connection, tables: Tables, which: str, who: str, _: str, __: int) -> Table:
        return play.hand_over(c, tables, which, who, data.seat)

    return job


@post("/api/matches/{match:str}/hand-over", status_code=200)
async def hand_over(
    match: str, request: Asked, data: HandOver, lang: Lang = None
) -> Response[bytes]:
    return await change(match, request, lang, handing_over(data))


AT_TABLE = [answer, orders, undo, consent, resign, hand_over]
