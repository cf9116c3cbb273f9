"""Flags that fall though nobody does anything, and the signs of life that give time back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from sqlalchemy import Connection

from berthier.server import clocks
from berthier.server.door import Door
from berthier.server.moment import now_ms
from berthier.server.play import settle_flag
from berthier.server.tables import Tables
from berthier.server.writer import Writer

SOONEST = 0.02  # seconds: while requests that came in before a flag fell are being dealt with
log = logging.getLogger("berthier.server")


class Sweeper:
    """Looks into the database at least every `period` seconds, and when a flag is about to fall."""

    def __init__(
        self,
        writer: Writer,
        tables: Tables,
        moved: Callable[[str], None],
        door: Door,
        period: float,
    ) -> None:
        self.writer = writer
        self.tables = tables
        self.moved = moved
        self.door = door
        self.period = max(period, SOONEST)
        self.task: asyncio.Task[None] | None = None
        self.bell = asyncio.Event()
        self.alive = 0  # when that was last written down

    async def open(self) -> None:
        await self.writer.run(clocks.give_back)
        self.task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        """The time from here to the next start is given back."""
        if self.task is not None:
            self.task.cancel()
            await self.writer.run(clocks.live_on)

    def look_again(self) -> None:
        """A clock has been set going: its flag may be the next to fall."""
        self.bell.set()

    async def _watch(self) -> None:
        while True:
            self.bell.clear()  # before looking: what rings meanwhile is looked at next
            try:
                wait = await self._sweep()
            except Exception:  # flags must go on falling in the other matches
                log.exception("looking for fallen flags failed")
                wait = self.period
            try:
                await asyncio.wait_for(self.bell.wait(), wait)
            except TimeoutError:
                continue

    async def _sweep(self) -> float:
        """Settle what is due; how long there is to wait."""
        before = self.door.settled()
        found, falls = await self.writer.run(lambda c: self._look(c, before))
        for match_id in found:
            await self._settle(match_id, before)
        if not falls:
            return self.period
        return max(SOONEST, min(self.period, (falls - now_ms()) / 1000))

    async def _settle(self, match_id: str, before: int) -> None:
        if await self.writer.run(lambda c: settle_flag(c, self.tables, match_id, before)):
            self.moved(match_id)

    def _look(self, connection: Connection, before: int) -> tuple[list[str], int]:
        falls, moment = clocks.next_falls(connection), now_ms()
        if falls and moment - self.alive >= self.period * 1000:
            clocks.live_on(connection)
            self.alive = moment
        return clocks.fallen_matches(connection, before), falls
