"""Computer seats. What they must answer is found in the matches themselves, not in a queue.

A worker process is handed view bytes, the question and a level, and returns an option; it is
taken only if the question still stands.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from berthier.players.contract import Asked
from berthier.players.levels import open_player
from berthier.server.database import Database
from berthier.server.play import Frozen, computer_answer, freeze
from berthier.server.schema import matches, seats
from berthier.server.tables import Table, Tables

log = logging.getLogger("berthier.server")


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
            facts = (level, table.title.title, view, question.kind, tuple(match.options(seat)))
            found.append(Task(table.id, name, number, *facts))
    return found


class Computers:
    """The worker processes, and the tasks that are being thought about."""

    def __init__(
        self,
        database: Database,
        tables: Tables,
        wake: Callable[[str], None],
        workers: int,
        beat: float,
    ) -> None:
        self.database = database
        self.tables = tables
        self.wake = wake
        self.beat = beat
        self.workers = workers
        self.pool = self._new_pool()
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()  # matches that moved while they were being thought about

    def _new_pool(self) -> ProcessPoolExecutor:
        """Spawned, not forked: a worker inherits nothing of the server, least of all a match."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context)

    async def find_work(self) -> None:
        """At the start: every match that waits for a computer."""
        for match_id in await self.database.run(waiting_for_computers):
            self.look_at(match_id)

    def look_at(self, match_id: str) -> None:
        """A match may have a question for a computer; one thinks of it at a time."""
        if match_id in self.thinking:
            self.again.add(match_id)
        else:
            self.thinking[match_id] = asyncio.create_task(self._answer_all(match_id))

    async def _answer_all(self, match_id: str) -> None:
        try:
            while True:
                self.again.discard(match_id)
                task = await self.database.run(lambda c: self._next(c, match_id))
                if task is not None:
                    await self._answer(task)
                elif match_id not in self.again:
                    return
        except Exception:
            log.exception("a computer seat failed in match %s", match_id)
            await self._freeze(match_id)
        finally:
            self.thinking.pop(match_id, None)

    def _next(self, connection: Connection, match_id: str) -> Task | None:
        found = tasks_of(self.tables.open(connection, match_id))
        return found[0] if found else None

    async def _answer(self, task: Task) -> None:
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self.pool, think, task)
        try:
            option, _ = await asyncio.gather(thought, asyncio.sleep(self.beat))
        except BrokenProcessPool:
            # Somebody killed a worker; the question is still there, so it is asked again.
            log.error("a worker process died; starting another")
            self.pool = self._new_pool()
            await asyncio.sleep(1)
            return

        def job(connection: Connection) -> Any:
            return computer_answer(
                connection, self.tables, task.match, task.seat, task.number, option
            )

        try:
            await self.database.run(job)
        except Frozen:
            await self._freeze(task.match)
        except Exception:
            self.tables.drop(task.match)
            raise
        self.wake(task.match)

    async def _freeze(self, match_id: str) -> None:
        await self.database.run(lambda c: freeze(c, self.tables, match_id))
        self.wake(match_id)

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)


def waiting_for_computers(connection: Connection) -> list[str]:
    rows = connection.execute(
        select(matches.c.id)
        .join(seats, seats.c.match == matches.c.id)
        .where(matches.c.status == "playing", seats.c.level != "")
        .distinct()
    )
    return [row.id for row in rows]
