"""Records that somebody brings along, to look at them again. The engine checks each one whole."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import QueryParameter
from sqlalchemy import Connection, delete, select

from berthier.games.registry import open_offered
from berthier.kernel import store
from berthier.kernel.clock import NONE
from berthier.kernel.errors import BadSave, BerthierError
from berthier.kernel.match import Match
from berthier.server.gate import RECORD_LIMIT
from berthier.server.moment import now
from berthier.server.people import Person, new_id
from berthier.server.problems import Problem
from berthier.server.replays import WhoseEyes
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.schema import records
from berthier.server.state import game_of
from berthier.server.stories import OPEN, Look
from berthier.words.speech import Speech

KEPT = 10  # records of one person; the oldest goes when another comes
OPENED = 6  # in memory
LONGEST = 6000  # answers: the longest matches have some hundreds


def checked(text: bytes) -> Match:
    """The match of a record, if every draw and every answer of it is as the rules have it."""
    data = store.decode(text)
    log, start = data.get("log"), data.get("start")
    if not isinstance(log, list) or not isinstance(start, dict) or len(log) > LONGEST:
        raise BadSave("save-altered")
    if "position" in start:  # it may bring a map of its own, which no sheet here shows
        raise Problem(422, "record-position")
    try:
        store.verify(text, open_offered)
        return opened(text)
    except BerthierError:
        raise
    except Exception as problem:  # whatever a file may hold, it is the file that is wrong
        raise BadSave("save-altered") from problem


@lru_cache(maxsize=OPENED)
def opened(text: bytes) -> Match:
    return store.load(text, open_offered)


def keep(connection: Connection, person: Person, text: bytes) -> str:
    own = records.c.person == person.id
    newest = select(records.c.id).where(own).order_by(records.c.created.desc(), records.c.id)
    ids = [row.id for row in connection.execute(newest)]
    connection.execute(delete(records).where(records.c.id.in_(ids[KEPT - 1 :])))
    found = new_id()
    row = {"id": found, "person": person.id, "text": text, "created": now()}
    connection.execute(records.insert().values(row))
    return found


def find(connection: Connection, record: str) -> bytes:
    text: bytes | None = connection.execute(
        select(records.c.text).where(records.c.id == record)
    ).scalar()
    if text is None:
        raise Problem(404, "no-such-record")
    return text


def about(match: Match, record: str, lang: str) -> dict[str, Any]:
    """As of a match of this server, but that nobody sits there."""
    title, speech = match.title, Speech(match.title.names, lang)
    over = match.board.over
    won = title.seats[over.side] if over is not None and over.side >= 0 else ""
    seats = [{"id": s, "name": speech.seat(s), "player": "", "level": ""} for s in title.seats]
    return {
        **game_of(title, match.start, lang),
        "id": record,
        "kind": "record",
        "status": "over",
        "clock": {"kind": NONE},
        "undo": "none",
        "public": False,
        "winner": won,
        "undo_asked": "",
        "rematch": "",
        "mine": [],
        "seats": seats,
    }


@post(
    "/api/records",
    request_max_body_size=RECORD_LIMIT,
    responses={
        201: ResponseSpec(
            dict[str, str],
            description="The record's own id",
            examples=[Example(value={"record": "5f1c7a90b2d34e68"})],
            generate_examples=False,
        )
    },
)
async def bring(request: Asked) -> dict[str, str]:
    """Bring a record along: the file that `/api/matches/{match}/record` gives after the end."""
    house, person = house_of(request), await guest_of(request)
    text = await request.body()
    await asyncio.to_thread(checked, text)
    return {"record": await house.writer.run(lambda c: keep(c, person, text))}


async def look_at(request: Asked, record: str, eyes: str, lang: str | None) -> Look:
    """Whoever has the link may look: all of a record lies open."""
    house, spoken = house_of(request), language(request, lang)
    await guest_of(request)
    text = await house.writer.run(lambda c: find(c, record))
    match = await asyncio.to_thread(opened, text)
    known = [*match.title.seats, OPEN]
    if eyes and eyes not in known:
        raise Problem(403, "not-your-eyes")
    played = store.played(match)
    return Look(
        f"record {record}", played, eyes or OPEN, known, about(match, record, spoken), spoken
    )


@get("/api/records/{record:str}/replay")
async def replay_record(
    record: str, request: Asked, eyes: WhoseEyes = "", lang: Lang = None
) -> dict[str, Any]:
    """The steps of a record through somebody's eyes."""
    look = await look_at(request, record, eyes, lang)
    replays = house_of(request).replays
    return await asyncio.to_thread(replays.read, look, lambda reel: reel.steps(look))


@get("/api/records/{record:str}/replay/{step:int}")
async def replay_record_step(
    record: str,
    step: int,
    request: Asked,
    eyes: WhoseEyes = "",
    since: Annotated[int | None, QueryParameter(required=False)] = None,
    lang: Lang = None,
) -> dict[str, Any]:
    """What these eyes saw after a step of a record."""
    look = await look_at(request, record, eyes, lang)
    replays = house_of(request).replays
    return await asyncio.to_thread(replays.read, look, lambda reel: reel.moment(look, step, since))


IMPORTS = [bring, replay_record, replay_record_step]
