"""The addresses of the server, a short function each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import QueryParameter
from litestar.response import Stream

from berthier import __version__
from berthier.games.registry import TABLES, open_offered
from berthier.rules import find_rule
from berthier.server import accounts, chat, clocks, lobby, people, play
from berthier.server.examples import Again, Guest, NewMatch, Seated
from berthier.server.gate import COOKIE
from berthier.server.house import House
from berthier.server.people import Person
from berthier.server.problems import Problem, chosen_language
from berthier.server.rematching import open_rematch
from berthier.server.rulebooks import rule_list
from berthier.server.sheets import drawn_for, sheet_of
from berthier.server.sights import journal
from berthier.server.state import about
from berthier.words.speech import Speech

Asked = Request[Any, Any, Any]
See = Callable[[], Coroutine[Any, Any, dict[str, Any]]]
Lang = Annotated[str | None, QueryParameter(name="lang", required=False)]


def house_of(request: Asked) -> House:
    house: House = request.app.state.house
    return house


def language(request: Asked, lang: str | None) -> str:
    return chosen_language(lang, request.headers.get("accept-language"))


def token_of(request: Asked) -> str:
    """Of the cookie, as the gate has read it."""
    found: str = request.scope["token"]  # type: ignore[typeddict-item]
    return found


async def guest_of(request: Asked) -> Person:
    """Who asks; without a name one can't play."""
    person = await house_of(request).person(token_of(request))
    if person is None:
        raise Problem(401, "sign-in")
    return person


# --- the server and what can be played


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok", "version": __version__}


@get("/api/titles", sync_to_thread=False)
def titles(request: Asked, lang: Lang = None) -> list[dict[str, Any]]:
    """What can be played, with everything a new match may choose."""
    spoken = language(request, lang)
    found = []
    for name in TABLES:
        title = open_offered(name, {})
        sheet, speech = sheet_of(title, spoken), Speech(title.names, spoken)
        found.append(
            {
                "id": name,
                "name": sheet["name"],
                "scenarios": sheet["scenarios"],
                "rules": list(title.levels),
                "options": {option: list(values) for option, values in title.option_table.items()},
                "seats": [{"id": seat, "name": speech.seat(seat)} for seat in title.seats],
                "levels": list(lobby.COMPUTERS),
                "undo": list(lobby.UNDO),
                "hints": list(lobby.HINTS),
                "clocks": {level: clocks.usual(title, level) for level in title.levels},
            }
        )
    return found


@get("/api/titles/{title:str}/sheet", media_type=MediaType.JSON, sync_to_thread=True)
def sheet(title: str, request: Asked, lang: Lang = None) -> Response[bytes]:
    """The printed sheet and its drawing: the same for everybody who plays with these options."""
    known = open_offered(title, {}).option_table
    given = request.query_params.items()
    options = tuple(sorted((name, value) for name, value in given if value in known.get(name, ())))
    text = drawn_for(title, language(request, lang), options)
    return Response(text, media_type=MediaType.JSON)


@get("/api/rules/{rule:str}", sync_to_thread=False)
def rule(rule: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    book, row = find_rule(rule.upper())
    spoken = language(request, lang)
    rulings = [{"id": name, "text": book.text(name, spoken)} for name in row.rulings]
    return {
        "id": row.id,
        "chapter": row.chapter,
        "text": book.text(row.id, spoken),
        "rulings": rulings,
    }


@get("/api/titles/{title:str}/rules", media_type=MediaType.JSON, sync_to_thread=True)
def rules(title: str, request: Asked, lang: Lang = None) -> Response[bytes]:
    """All rules of a title with their rulings, chapter by chapter."""
    return Response(rule_list(title, language(request, lang)), media_type=MediaType.JSON)


# --- people


@get("/api/me")
async def me(request: Asked) -> dict[str, Any]:
    """Who I am, and the token that my changes must carry: also with the cookie of a session that is
    over, or nobody could ever sit down or sign in again in that browser.
    """
    token = token_of(request)
    person = await house_of(request).person(token)
    return {
        "person": None if person is None else person._asdict(),
        "token": people.csrf_of(token) if token else "",
    }


@post("/api/guest", status_code=200)
async def guest(request: Asked, data: Guest) -> Response[dict[str, Any]]:
    """Sit down with a name; somebody who has one already changes it."""
    house = house_of(request)
    token = token_of(request)
    before = await house.person(token)
    if before is None:
        person, token = await house.writer.run(lambda c: people.add_guest(c, data.name, data.lang))
    else:
        person = await house.writer.run(
            lambda c: accounts.rename(c, house.tables, before, data.name, data.lang)
        )
        house.forget(person)
    return greeting(house, person, token)


def greeting(house: House, person: Person, token: str, **more: Any) -> Response[dict[str, Any]]:
    """Who somebody is from now on in this browser."""
    reply = Response({"person": person._asdict(), "token": people.csrf_of(token), **more})
    reply.set_cookie(
        key=COOKIE,
        value=token,
        max_age=people.YEAR,
        httponly=True,
        samesite="lax",
        secure=house.settings.behind_tls,
    )
    return reply


# --- opening and finding matches


@get("/api/matches")
async def my_matches(request: Asked, lang: Lang = None) -> list[dict[str, Any]]:
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Any) -> list[dict[str, Any]]:
        found = lobby.matches_of(connection, house.tables, person)
        unread = chat.unread_of(connection, person)
        return [
            {
                **about(table, person.id, spoken),
                **lobby.turn_of(table, person),
                "unread": unread.get(table.id, 0),
            }
            for table in found
        ]

    return await house.writer.run(job)


@post("/api/matches")
async def open_match(request: Asked, data: NewMatch) -> dict[str, str]:
    house, person = house_of(request), await guest_of(request)
    secret = house.commitments.redeem(person.id, data.commitment)
    opened = await house.writer.run(
        lambda c: lobby.open_table(c, house.tables, person, data, secret)
    )
    house.moved(opened.match)
    return opened.shown()


@post("/api/matches/{match:str}/invitation")
async def invite(match: str, request: Asked) -> dict[str, str]:
    house, person = house_of(request), await guest_of(request)
    token = await house.writer.run(lambda c: lobby.invite_again(c, house.tables, person, match))
    return {"match": match, "invitation": token}


@get("/api/invitations/{token:str}")
async def look_at_invitation(token: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """What an invitation is for. Looking takes no seat."""
    house, spoken = house_of(request), language(request, lang)

    def job(connection: Any) -> dict[str, Any]:
        table, seat, partner = lobby.look(connection, house.tables, token)
        found = {"match": about(table, None, spoken), "seat": seat, "partner": partner}
        return {**found, "commitment": table.commitment}

    return await house.writer.run(job)


@post("/api/invitations/{token:str}")
async def take_seat(token: str, request: Asked, data: Seated) -> dict[str, str]:
    house, person = house_of(request), await guest_of(request)
    table = await house.writer.run(
        lambda c: lobby.sit_down(c, house.tables, person, token, data.nonce)
    )
    house.moved(table.id)
    return {"match": table.id}


# --- at a table


@get("/api/matches/{match:str}")
async def state(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    house = house_of(request)
    return await house.state(match, await guest_of(request), language(request, lang))


@get("/api/matches/{match:str}/journal")
async def told(match: str, request: Asked, since: int = 0, lang: Lang = None) -> dict[str, Any]:
    """What the own seat was told, from an entry on."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Any) -> dict[str, Any]:
        table = house.tables.open(connection, match)
        seat = play.seat_of(table, person.id)
        if table.match is None:
            return {"entries": [], "next": 0}
        faces = table.match.faces(table.title.viewer(seat))
        return journal(faces, max(0, since), Speech(table.title.names, spoken))

    return await house.writer.run(job)


@get("/api/matches/{match:str}/stream")
async def stream(match: str, request: Asked, lang: Lang = None, since: int = -1) -> Stream:
    """States as they change, for as long as one may see them."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    return await listen(match, request, person, since, lambda: house.state(match, person, spoken))


async def listen(match: str, request: Asked, person: Person, since: int, see: See) -> Stream:
    """A stream of what somebody sees of a match."""
    house, token = house_of(request), token_of(request)
    hub = house.hub
    await see()  # may he look at all?
    if hub.is_full(match, person.id):
        raise Problem(429, "too-many-streams")
    last = request.headers.get("last-event-id", "")

    async def look() -> dict[str, Any] | None:
        now = await house.person(token)
        if now is None or now.id != person.id:  # he has signed out meanwhile
            return None
        try:
            return await see()
        except Problem:
            return None

    async def hear() -> dict[str, Any] | None:
        try:
            return await house.writer.run(lambda c: chat.last_lines(c, house.tables, match, person))
        except Problem:
            return None

    begun = int(last) if last.isdecimal() else since
    events: AsyncIterator[bytes] = hub.stream(match, person.id, look, begun, hear)
    return Stream(events, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@post("/api/matches/{match:str}/rematch")
async def rematch(match: str, request: Asked, data: Again) -> dict[str, str]:
    house, person = house_of(request), await guest_of(request)
    secret = house.commitments.redeem(person.id, data.commitment)
    opened = await house.writer.run(
        lambda c: open_rematch(c, house.tables, person, match, data.nonce, secret)
    )
    house.hub.wake(match)
    house.moved(opened.match)
    return opened.shown()


HANDLERS = [
    health,
    titles,
    sheet,
    rule,
    rules,
    me,
    guest,
    my_matches,
    open_match,
    invite,
    look_at_invitation,
    take_seat,
    state,
    told,
    stream,
    rematch,
]
