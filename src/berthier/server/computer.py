"""Computer seats. What they must answer is found in the matches themselves, not in a queue.

A worker process is handed view bytes, the question and a level, and returns an option; it is
taken only if the question still stands.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, select

from berthier.kernel.flow import Window
from berthier.players.contract import Asked
from berthier.players.levels import open_player
from berthier.server import cores
from berthier.server.errands import Errands
from berthier.server.play import computer_answer
from berthier.server.schema import matches, seats
from berthier.server.settings import Settings
from berthier.server.tables import Table, Tables
from berthier.server.writer import Writer

log = logging.getLogger("berthier.server")
Result = TypeVar("Result")
THINKERS = ("major",)  # levels that take a time which they may be given


class Task(NamedTuple):
    """One question that a computer is asked."""

    match: str
    seat: str
    number: int
    level: str
    title: str
    view: bytes
    kind: str
    options: tuple[str, ...]
    window: bool


def settle(all_cores: frozenset[int]) -> None:
    """What a worker process does first."""
    cores.take(all_cores)
    Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    """A server that is killed can't tell its workers; they would wait for work for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


def think(task: Task) -> str:
    """In a worker process: nothing but what the seat sees is here."""
    asked = Asked(task.kind, task.options)
    try:
        return open_player(task.level, task.title).choose(task.view, asked)
    except Exception:
        # A player of ours that fails must not stop the person who plays against it.
        log.exception("level %s failed at %s", task.level, task.kind)
        return open_player("random", task.title).choose(task.view, asked)


def tasks_of(table: Table) -> list[Task]:
    """The unanswered questions of a table's computer seats."""
    match = table.match
    if match is None or table.status != "playing":
        return []
    found = []
    for seat, question in match.asked().items():
        name = table.title.seats[seat]
        level = table.seats[name].level
        if level:
            view = msgspec.json.encode(match.view(seat))
            number = table.numbers[name][0]
            window = isinstance(question, Window)
            level = within_the_pause(level, table.pause) if window else level
            facts = (level, table.title.title, view, question.kind, tuple(match.options(seat)))
            found.append(Task(table.id, name, number, *facts, window))
    return found


def within_the_pause(level: str, pause: int) -> str:
    """In a window time must not tell that there was something to think about, so whoever thinks for
    seconds has done so when the pause is over.
    """
    return f"{level}:{max(100, pause * 0.6) / 1000:g}s" if level in THINKERS else level


class Computers(Errands[Task]):
    """The worker processes, and the tasks that are being thought about."""

    def __init__(
        self,
        writer: Writer,
        tables: Tables,
        moved: Callable[[str], None],
        settings: Settings,
    ) -> None:
        super().__init__(writer, tables, moved)
        self.beat = settings.beat
        # A window must not be passed sooner than by somebody's order.
        self.pause = max(settings.beat, settings.pause)
        self.workers = settings.workers
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        """Spawned, not forked: a worker inherits nothing of the server, least of all a match."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, settle, (cores.ALL,))

    def all(self, connection: Connection) -> list[str]:
        rows = connection.execute(
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(matches.c.status == "playing", seats.c.level != "")
            .distinct()
        )
        return [row.id for row in rows]

    def next(self, connection: Connection, match_id: str) -> Task | None:
        found = tasks_of(self.tables.open(connection, match_id))
        return found[0] if found else None

    async def run(self, errand: Task) -> None:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.pool, think, errand)
        least = asyncio.sleep(self.pause if errand.window else self.beat)
        try:
            option, _ = await asyncio.gather(thought, least)
        except BrokenProcessPool:
            # Somebody killed a worker; the question is still there, so it is asked again.
            log.error("a worker process died; starting another")
            self.pool = self._new_pool()
            await asyncio.sleep(1)
            return
        facts = (errand.match, errand.seat, errand.number, option)
        await self.writer.run(lambda c: computer_answer(c, self.tables, *facts))

    async def elsewhere(self, job: Callable[..., Result], *facts: object) -> Result:
        """What else takes long is done by the workers too; once more if one was killed at it."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, job, *facts)
        except BrokenProcessPool:
            self.pool = self._new_pool()
            return await loop.run_in_executor(self.pool, job, *facts)

    async def close(self) -> None:
        await super().close()
        self.pool.shutdown(wait=False, cancel_futures=True)
