"""The luck of a match: what binds it from the start and, once it is over, all that proves it.

The draws are given as they were made; whoever doubts them computes them himself (docs/secrecy.md).
"""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Any, NamedTuple

from litestar import get, post
from sqlalchemy import Connection

from berthier.kernel import store
from berthier.kernel.match import Match
from berthier.kernel.store import Played
from berthier.lab.luck import LuckRow, luck_sheet
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.state import about
from berthier.server.tables import Table
from berthier.words.speech import Speech

KEPT = 32  # luck sheets in memory: each takes a whole match played again


class Ended(NamedTuple):
    """A match that is over, known by its id: its sheet does not change any more."""

    match: str
    played: Played

    def __hash__(self) -> int:
        return hash(self.match)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ended) and other.match == self.match


@lru_cache(maxsize=KEPT)
def rows_of(ended: Ended) -> list[LuckRow]:
    return luck_sheet(ended.played)


def own_nonce(table: Table, match: Match, person: str) -> str:
    """What a person has put into the luck: people may have changed seats since."""
    seat = table.title.seat(table.viewer_of(person))
    return match.nonces[1 - seat if table.swapped else seat]


def bound(table: Table, person: str, lang: str) -> tuple[dict[str, Any], Ended | None]:
    match = table.match
    if match is None:
        table.viewer_of(person)
        raise Problem(409, "waiting")
    found: dict[str, Any] = {
        "match": about(table, person, lang),
        "commitment": table.commitment,
        "nonce": own_nonce(table, match, person),
        "open": table.ended,
    }
    return found, Ended(table.id, store.played(match)) if table.ended else None


def opened(ended: Ended, lang: str) -> dict[str, Any]:
    """Secret, nonces and draws, and each side's luck against its expectation."""
    played = ended.played
    speech = Speech(played.title.names, lang)
    return {
        "secret": played.secret.hex(),
        "nonces": played.nonces,
        "seats": list(played.title.seats),
        "draws": [draw.row() for draw in played.draws],
        "kinds": {draw.purpose: speech.reason(draw.purpose) for draw in played.draws},
        "sheet": [row._asdict() for row in rows_of(ended)],
    }


def weighed(ended: Ended, lang: str) -> dict[str, Any]:
    """Each side's luck against its expectation, without the draws."""
    rows, speech = rows_of(ended), Speech(ended.played.title.names, lang)
    return {
        "sheet": [row._asdict() for row in rows],
        "kinds": {row.purpose: speech.reason(row.purpose) for row in rows},
    }


@get("/api/matches/{match:str}/luck")
async def luck(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """The commitment and one's own nonce; after the end the secret, all nonces and all draws."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Connection) -> tuple[dict[str, Any], Ended | None]:
        return bound(house.tables.open(connection, match), person.id, spoken)

    found, ended = await house.writer.run(job)
    if ended is None:
        return found
    return found | await asyncio.to_thread(opened, ended, spoken)


@post("/api/commitment")
async def commit(request: Asked) -> dict[str, str]:
    """For somebody about to open a match: what binds its luck, before he draws his nonce."""
    house, person = house_of(request), await guest_of(request)
    return {"commitment": house.commitments.give(person.id)}


LUCK = [luck, commit]
