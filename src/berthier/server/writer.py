"""One thread does all that touches matches, one job after the other; another waits for the disk.

So a match is never changed by two at once. The jobs that wait when a transaction begins share it;
each stands or falls by itself. The next transaction goes on while the disk takes the last one, and
every reply is sent when the disk has all that it tells of.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from berthier.kernel.errors import BadInput
from berthier.server.database import changes, to_disk

T = TypeVar("T")
MOST = 4  # jobs of one transaction: the first must not wait long for the others
QUIET = 1.0  # seconds without a job after which there is time for something else


class Memory(Protocol):
    """What jobs keep in memory of the database."""

    def settle(self) -> None:
        """All that was changed is written."""

    def forget(self) -> None:
        """What was changed may not be written: the database has the truth."""


class Job(NamedTuple):
    """What to do, and who waits for it."""

    do: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Outcome(NamedTuple):
    job: Job
    result: Any = None
    error: BaseException | None = None


class Done(NamedTuple):
    """A transaction that is committed."""

    found: list[Outcome]
    wrote: bool


class Writer:
    """The threads, and the jobs that wait for them."""

    def __init__(self, engine: Engine, memory: Memory, rest: Callable[[], None]) -> None:
        self.engine = engine
        self.memory = memory
        self.rest = rest  # done when nobody has wanted anything for a while
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="berthier-writer", daemon=True)
        self.committed: SimpleQueue[Done | None] = SimpleQueue()
        self.disk = Thread(target=self._last, name="berthier-disk", daemon=True)
        self.thread.start()
        self.disk.start()

    async def run(self, do: Callable[[Connection], T]) -> T:
        """Do a job whole or not at all; returns when the disk has it."""
        loop = asyncio.get_running_loop()
        job = Job(do, loop.create_future(), loop)
        self.waiting.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        """Returns when all that waits is done."""
        self.waiting.put(None)
        self.thread.join()
        self.disk.join()

    # --- in the thread of the jobs

    def _work(self) -> None:
        open_ = True
        while open_:
            jobs = self._next()
            if jobs[-1] is None:
                open_ = False
            self.committed.put(self._transact([job for job in jobs if job is not None]))
        self.committed.put(None)

    def _next(self) -> list[Job | None]:
        """What waits, or the next to come; None ends it."""
        try:
            found = [self.waiting.get(timeout=QUIET)]
        except Empty:
            self.rest()
            found = [self.waiting.get()]
        while found[-1] is not None and len(found) < MOST:
            try:
                found.append(self.waiting.get_nowait())
            except Empty:
                break
        return found

    def _transact(self, jobs: list[Job]) -> Done:
        if not jobs:
            return Done([], wrote=False)
        try:
            with self.engine.begin() as connection:
                before = changes(connection)
                found = [self._do(connection, job) for job in jobs]
                wrote = changes(connection) != before
        except BaseException as error:
            self.memory.forget()
            return Done([Outcome(job, error=error) for job in jobs], wrote=False)
        self.memory.settle()
        return Done(found, wrote)

    def _do(self, connection: Connection, job: Job) -> Outcome:
        """What a failing job has written is taken back, without the others."""
        cursor = connection.connection.cursor()  # SQLAlchemy's savepoints take longer than a job
        cursor.execute("SAVEPOINT job")
        try:
            result = job.do(connection)
            cursor.execute("RELEASE SAVEPOINT job")
            return Outcome(job, result)
        except BaseException as error:
            cursor.execute("ROLLBACK TO SAVEPOINT job")
            if not isinstance(error, BadInput):  # the referee takes all of an answer or nothing
                self.memory.forget()
            return Outcome(job, error=error)
        finally:
            cursor.close()

    # --- in the thread of the disk

    def _last(self) -> None:
        """Let the disk have what was committed, and then tell those who wait: in order, so that
        nobody is told what is not there yet.
        """
        open_ = True
        while open_:
            done = [self.committed.get()]
            while done[-1] is not None and not self.committed.empty():
                done.append(self.committed.get())
            if done[-1] is None:
                open_ = False
            _deliver(self._kept([one for one in done if one is not None]))

    def _kept(self, done: list[Done]) -> list[Outcome]:
        found = [outcome for one in done for outcome in one.found]
        try:
            if any(one.wrote for one in done):
                to_disk(self.engine)
        except OSError as error:
            return [Outcome(outcome.job, error=error) for outcome in found]
        return found


def _deliver(found: list[Outcome]) -> None:
    """One waking of a loop for all of its jobs."""
    for loop in {outcome.job.loop for outcome in found}:
        own = [outcome for outcome in found if outcome.job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, own)


def _settle(found: list[Outcome]) -> None:
    for job, result, error in found:
        if job.future.cancelled():  # who waited has gone
            continue
        if error is not None:
            job.future.set_exception(error)
        else:
            job.future.set_result(result)
