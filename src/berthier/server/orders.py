"""Standing orders: windows that a seat has ordered to pass.

Each is passed after a pause, one at a time, so that to the others an order looks like somebody who
has passed. Nothing that they are sent depends on whether there was one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, select

from berthier.server.errands import Errands
from berthier.server.play import pass_by_order
from berthier.server.schema import matches
from berthier.server.tables import Table, Tables
from berthier.server.writer import Writer


class Standing(NamedTuple):
    """A window that is to be passed by order. `seen`: by somebody who could count the time."""

    match: str
    seat: str
    number: int
    seen: bool


class Orders(Errands[Standing]):
    def __init__(
        self, writer: Writer, tables: Tables, moved: Callable[[str], None], pause: float
    ) -> None:
        super().__init__(writer, tables, moved)
        self.pause = pause

    def all(self, connection: Connection) -> list[str]:
        where = (matches.c.status == "playing", matches.c.ordered != 0)
        return [row.id for row in connection.execute(select(matches.c.id).where(*where))]

    def next(self, connection: Connection, match_id: str) -> Standing | None:
        table = self.tables.open(connection, match_id)
        match = table.match
        if match is None or table.status != "playing":
            return None
        for question in match.asked().values():
            seat = table.title.seats[question.seat]
            if not table.seats[seat].level and match.passes_by_order(question):
                return Standing(match_id, seat, table.numbers[seat][0], is_seen(table, seat))
        return None

    async def run(self, errand: Standing) -> None:
        await asyncio.sleep(self.pause if errand.seen else 0)
        facts = errand.match, errand.seat, errand.number
        await self.writer.run(lambda c: pass_by_order(c, self.tables, *facts))


def is_seen(table: Table, seat: str) -> bool:
    """Does anybody else look on? A computer doesn't know what time it is."""
    others = [other for other in table.seats.values() if other.seat != seat]
    return bool(table.public) or any(not other.level for other in others)
