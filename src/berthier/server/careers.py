"""What somebody has played: how many games by title, side, level and opponent, and how they ended.

Of an account everybody may know its public matches; all the rest is for itself alone. Games at
teaching tables and at shared screens are counted, but not as won or lost.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any, NamedTuple

import msgspec
from litestar import get
from sqlalchemy import Connection, or_, select

from berthier.games.registry import open_title
from berthier.server.names import skeleton
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.schema import matches, partners, people, seats
from berthier.server.sheets import sheet_of
from berthier.server.tables import ENDED
from berthier.server.teaching import is_teaching
from berthier.words.speech import Speech

MOST = 5000  # games that are counted, the latest
NOBODY = "nobody"


class Game(NamedTuple):
    """One ended match of a person: what was played, from where, against whom, how it ended."""

    title: str
    side: str
    rules: str
    against: str  # a computer's level, or person
    result: str  # won, lost, drawn


class Career(NamedTuple):
    games: list[Game]
    teaching: int
    shared: int


def read(connection: Connection, person: str, public_only: bool) -> Career:
    """From the database alone: nothing of a board is looked at."""
    beside = select(partners.c.match).where(partners.c.person == person)
    mine = select(seats.c.match).where(seats.c.person == person)
    where = [
        matches.c.status.in_(ENDED),
        or_(matches.c.id.in_(mine), matches.c.id.in_(beside)),
    ]
    if public_only:
        where.append(matches.c.public == 1)
    rows = connection.execute(
        select(
            matches.c.id, matches.c.title, matches.c.start, matches.c.kind, matches.c.status,
            matches.c.winner,
        )
        .where(*where)
        .order_by(matches.c.updated.desc(), matches.c.id)
        .limit(MOST)
    ).all()  # fmt: skip
    sides = _sides(connection, person)
    games, teaching, shared = [], 0, 0
    for row in rows:
        start = msgspec.json.decode(row.start)
        if row.status == "resigned" and row.winner == NOBODY:  # called off before it was played
            continue
        if is_teaching(start):
            teaching += 1
        elif row.kind == "hot-seat":
            shared += 1
        else:
            side, against = sides[row.id]
            rules = start.get("rules") or open_title(row.title, {}).levels[0]
            games.append(Game(row.title, side, rules, against, _result(row.winner, side)))
    return Career(games, teaching, shared)


def _sides(connection: Connection, person: str) -> dict[str, tuple[str, str]]:
    """By match: where somebody sits, and who sits opposite."""
    beside = select(partners.c.match, partners.c.seat).where(partners.c.person == person)
    own = {row.match: row.seat for row in connection.execute(beside)}
    first = select(seats.c.match, seats.c.seat).where(seats.c.person == person)
    own |= {row.match: row.seat for row in connection.execute(first)}
    found = {}
    all_seats = select(seats.c.match, seats.c.seat, seats.c.level)
    here = seats.c.match.in_(select(seats.c.match).where(seats.c.person == person))
    there = seats.c.match.in_(select(partners.c.match).where(partners.c.person == person))
    for row in connection.execute(all_seats.where(or_(here, there))):
        if row.seat != own[row.match]:
            found[row.match] = (own[row.match], row.level or "person")
    return found


def _result(winner: str, side: str) -> str:
    if winner == NOBODY or not winner:
        return "drawn"
    return "won" if winner == side else "lost"


def told(career: Career, lang: str) -> dict[str, Any]:
    """The sums, in the reader's language."""
    sums: dict[tuple[str, ...], dict[str, int]] = defaultdict(
        lambda: {"won": 0, "lost": 0, "drawn": 0}
    )
    for game in career.games:
        sums[game[:4]][game.result] += 1
    rows = []
    for (name, side, rules, against), counts in sorted(sums.items()):
        title = open_title(name, {})
        what = {"title": name, "side": side, "rules": rules, "against": against}
        side_name = Speech(title.names, lang).seat(side)
        named = {"name": sheet_of(title, lang)["name"], "side_name": side_name}
        rows.append({**what, **named, **counts})
    return {
        "games": len(career.games),
        "rows": rows,
        "teaching": career.teaching,
        "shared": career.shared,
    }


@get("/api/me/statistics")
async def own_career(request: Asked, lang: Lang = None) -> dict[str, Any]:
    """All that I have played to the end."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    career = await house.writer.run(lambda c: read(c, person.id, public_only=False))
    return {"person": person.name, "own": True, **told(career, spoken)}


@get("/api/people/{name:str}/statistics")
async def career_of(name: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """What an account has played in public. Guests have no name of their own."""
    house, spoken = house_of(request), language(request, lang)

    def job(connection: Connection) -> tuple[str, Career]:
        bones = skeleton(name)
        row = connection.execute(
            select(people.c.id, people.c.name).where(people.c.skeleton == bones)
        ).first()
        if not bones or row is None or row.name != name:
            raise Problem(404, "no-such-person")
        return row.name, read(connection, row.id, public_only=True)

    found, career = await house.writer.run(job)
    return {"person": found, "own": False, **told(career, spoken)}


CAREERS = [own_career, career_of]
