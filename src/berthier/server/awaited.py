"""Who is awaited at which match, and since when.

This is all that mails, feeds and notices tell besides the name of the match: never what is asked,
nor how often.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, exists, select, union_all

from berthier.games.registry import open_title
from berthier.server.schema import matches, partners, people, seats, viewers
from berthier.server.sheets import sheet_of

_sitting = union_all(
    select(seats.c.match, seats.c.seat, seats.c.person).where(seats.c.person.is_not(None)),
    select(partners.c.match, partners.c.seat, partners.c.person),
).subquery("sitting")
_other = seats.alias("other")
# Somebody else sits there and waits: a computer does not mind, and at a shared screen one sees it.
_AWAITED = (
    select(
        _sitting.c.person,
        viewers.c.match,
        viewers.c.asked,
        matches.c.title,
        matches.c.start,
    )
    .join(viewers, and_(viewers.c.match == _sitting.c.match, viewers.c.viewer == _sitting.c.seat))
    .join(matches, matches.c.id == _sitting.c.match)
    .where(
        viewers.c.asked > 0,
        matches.c.status == "playing",
        matches.c.kind != "hot-seat",
        exists().where(
            _other.c.match == _sitting.c.match,
            _other.c.seat != _sitting.c.seat,
            _other.c.person != _sitting.c.person,
            people.c.id == _other.c.person,
            people.c.gone == 0,
        ),
    )
    .order_by(viewers.c.asked, viewers.c.match)
)


class Awaited(NamedTuple):
    """Somebody is awaited at a match."""

    person: str
    match: str
    since: int
    title: str
    start: str

    def name(self, lang: str) -> str:
        """The match by its title and scenario."""
        start: dict[str, Any] = msgspec.json.decode(self.start)
        title = open_title(self.title, start)
        sheet = sheet_of(title, lang)
        scenario = start.get("scenario", title.scenarios[0])
        names = {row["id"]: row["name"] for row in sheet["scenarios"]}
        return f"{sheet['name']}, {names.get(scenario, scenario)}"


def all_awaited(connection: Connection, persons: list[str]) -> dict[str, list[Awaited]]:
    """By person, who was asked first coming first."""
    found: dict[str, list[Awaited]] = {person: [] for person in persons}
    if persons:
        rows = connection.execute(_AWAITED.where(_sitting.c.person.in_(persons)))
        for row in rows:
            found[row.person].append(Awaited(*row))
    return found


def awaited(connection: Connection, person: str) -> list[Awaited]:
    return all_awaited(connection, [person])[person]
