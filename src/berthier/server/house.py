"""Everything a running server has: database, tables, listeners, computers, who is who."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection

from berthier.kernel.errors import BadInput
from berthier.server import people, play
from berthier.server.computer import Computers
from berthier.server.database import Database, migrate
from berthier.server.live import Hub
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.settings import Settings
from berthier.server.state import state_of
from berthier.server.tables import Table, Tables

T = TypeVar("T")


class House:
    """The server's parts, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if not settings.database:
            settings.folder.mkdir(parents=True, exist_ok=True)
        self.database = Database(settings.database_url)
        self.tables = Tables()
        self.hub = Hub(settings.heartbeat)
        self.known: dict[str, Person] = {}  # by the hash of their cookie's token
        self.computers = Computers(
            self.database, self.tables, self.hub.wake, settings.workers, settings.beat
        )

    async def open(self) -> None:
        await self.database.think(lambda: migrate(self.database.engine))
        await self.computers.find_work()
        # Rulebooks, packs and modules stay for good, and an answer makes thousands of short-lived
        # objects. Looking through all of it so often stops everybody for a tenth of a second.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 20)

    async def close(self) -> None:
        self.hub.close()
        await self.computers.close()
        self.database.close()

    # --- who

    async def person(self, token: str | None) -> Person | None:
        if not token:
            return None
        key = people.hashed(token)
        if key not in self.known:
            found = await self.database.run(lambda c: people.find(c, token))
            if found is None:
                return None
            self.known[key] = found
        return self.known[key]

    def forget(self, person: Person) -> None:
        """His name has changed."""
        self.known = {key: one for key, one in self.known.items() if one.id != person.id}

    # --- doing something at a table

    async def change(self, match_id: str, job: Callable[[Connection], Table]) -> Table:
        """One change of a match: all of it or nothing; then everybody concerned looks again."""
        try:
            table = await self.database.run(job)
        except play.Frozen as frozen:
            await self.database.run(lambda c: play.freeze(c, self.tables, match_id))
            self.hub.wake(match_id)
            raise Problem(409, "frozen") from frozen
        except BadInput:
            raise  # the referee takes all of an answer or nothing
        except BaseException:
            # The match in memory may have moved though nothing was written.
            await self.database.think(lambda: self.tables.drop(match_id))
            raise
        self.hub.wake(match_id)
        if any(seat.level for seat in table.seats.values()):
            self.computers.look_at(match_id)
        return table

    async def state(self, match_id: str, person: Person | None, lang: str) -> dict[str, Any]:
        """A match as a person sees it now; strangers see nothing."""

        def look(table: Table) -> dict[str, Any]:
            own = None if person is None else person.id
            return state_of(table, table.viewer_of(own), own, lang)

        def glance() -> dict[str, Any] | None:
            if match_id not in self.tables.kept:
                return None
            self.tables.kept.move_to_end(match_id)
            return look(self.tables.kept[match_id])

        # Mostly the match is in memory, and looking at it needs no transaction.
        found = await self.database.think(glance)
        if found is None:
            found = await self.database.run(lambda c: look(self.tables.open(c, match_id)))
        return found
