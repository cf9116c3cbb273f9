"""What the server does at a table by itself. It is found in the matches, not in a queue, so it is
still there after a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Generic, TypeVar

from sqlalchemy import Connection

from berthier.server.play import Frozen, freeze
from berthier.server.tables import Tables
from berthier.server.writer import Writer

log = logging.getLogger("berthier.server")
T = TypeVar("T")


class Errands(Generic[T]):
    """One kind of errand; at each match one is run at a time."""

    def __init__(self, writer: Writer, tables: Tables, moved: Callable[[str], None]) -> None:
        self.writer = writer
        self.tables = tables
        self.moved = moved  # told of a match in which something has happened
        self.running: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # matches that moved while an errand was run there

    def all(self, connection: Connection) -> list[str]:
        """At the start: every match that may have an errand."""
        raise NotImplementedError

    def next(self, connection: Connection, match_id: str) -> T | None:
        """What is to be done now."""
        raise NotImplementedError

    async def run(self, errand: T) -> None:
        """Do it; the match may have moved on meanwhile."""
        raise NotImplementedError

    async def find_work(self) -> None:
        for match_id in await self.writer.run(self.all):
            self.look_at(match_id)

    def look_at(self, match_id: str) -> None:
        """Something has happened there: there may be something to do."""
        if match_id in self.running:
            self.again.add(match_id)
        else:
            self.running[match_id] = asyncio.create_task(self._run_all(match_id))

    async def _run_all(self, match_id: str) -> None:
        try:
            while True:
                self.again.discard(match_id)
                errand = await self.writer.run(lambda c: self.next(c, match_id))
                if errand is not None:
                    await self._run(match_id, errand)
                elif match_id not in self.again:
                    return
        except Exception:
            log.exception("an errand failed in match %s", match_id)
            await self._freeze(match_id)
        finally:
            self.running.pop(match_id, None)

    async def _run(self, match_id: str, errand: T) -> None:
        try:
            await self.run(errand)
        except Frozen:
            await self._freeze(match_id)
        self.moved(match_id)

    async def _freeze(self, match_id: str) -> None:
        await self.writer.run(lambda c: freeze(c, self.tables, match_id))
        self.moved(match_id)

    async def close(self) -> None:
        for task in list(self.running.values()):
            task.cancel()
