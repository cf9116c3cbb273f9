"""A match to take home: as JSON for programs, as text to read.

Before the end a record holds what its seat was told and sees, afterwards everything.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from sqlalchemy import Connection

from berthier.kernel import store
from berthier.kernel.events import Face
from berthier.server import play
from berthier.server.problems import Problem, server_words
from berthier.server.replays import WhoseEyes, look_at
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.sheets import sheet_of
from berthier.server.stories import OPEN, Look, Reel, eyes_of
from berthier.server.tables import ENDED, Table
from berthier.words import Words
from berthier.words.speech import Speech

LINE = "-" * 72


def record_of(table: Table, person: str) -> bytes:
    """The whole match as a save if it has ended, also by giving up or by the clock."""
    seat = play.seat_of(table, person)
    if table.match is None:
        raise Problem(409, "waiting")
    if table.ended:
        return store.encode(table.match)
    return msgspec.json.encode(store.record(table.match, table.title.viewer(seat)))


@get("/api/matches/{match:str}/record", media_type=MediaType.JSON)
async def record(match: str, request: Asked) -> Response[bytes]:
    """A file for `berthier replay`; once the match is over also for `berthier verify`."""
    house, person = house_of(request), await guest_of(request)
    text = await house.writer.run(lambda c: record_of(house.tables.open(c, match), person.id))
    return _file(text, f"berthier-{match}.json", MediaType.JSON)


@get("/api/matches/{match:str}/record/text", media_type=MediaType.TEXT)
async def record_text(
    match: str, request: Asked, eyes: WhoseEyes = "", lang: Lang = None
) -> Response[bytes]:
    """What has happened, in sentences: through one's own eyes, after the end through any."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Connection) -> Look:
        table = house.tables.open(connection, match)
        return look_at(table, person.id, eyes or (OPEN if table.ended else ""), spoken)

    look = await house.writer.run(job)
    text = await asyncio.to_thread(house.replays.read, look, lambda reel: story_text(reel, look))
    return _file(text.encode(), f"berthier-{match}.txt", "text/plain; charset=utf-8")


def _file(text: bytes, name: str, media: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=media, headers=headers)


# --- in sentences


def story_text(reel: Reel, look: Look) -> str:
    """Which match it is, and everything these eyes were told, turn by turn."""
    title, words = look.played.title, server_words(look.lang)
    speech = Speech(title.names, look.lang)
    turns = sheet_of(title, look.lang)["journal"]["turn"]
    faces: list[Face] = reel.look(eyes_of(look)).faces
    lines = [*heading(look, words, speech), ""]
    for n, face in enumerate(faces):
        sentence = speech.sentence(face)
        if recap := speech.recap(faces, n):
            lines += ["", recap]
        if face.kind.name in turns:
            lines += ["", sentence, "-" * len(sentence)]
        else:
            lines.append(sentence)
    return "\n".join(lines) + "\n"


def heading(look: Look, words: Words, speech: Speech) -> list[str]:
    about: dict[str, Any] = look.about
    rules = words.say("record-rules", rules=about["rules"])
    lines = [f"{about['name']}, {about['scenario_name']}", rules]
    for seat in about["seats"]:
        who = seat["player"] or seat["level"] or "?"
        lines.append(words.say("record-seat", side=seat["name"], who=who))
    names = {seat["id"]: seat["name"] for seat in about["seats"]}
    if look.eyes == OPEN:
        lines.append(words.say("record-open"))
    else:
        lines.append(words.say("record-eyes", side=names.get(look.eyes, look.eyes)))
    if about["teaching"]:
        lines.append(words.say("record-teaching"))
    if about["status"] in ENDED:
        won = names.get(about["winner"], "")
        lines.append(words.say("record-won", side=won) if won else words.say("record-drawn"))
    return [*lines, LINE]


RECORDS = [record, record_text]
