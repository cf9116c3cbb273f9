"""One thread does all that touches matches, one job after the other; others wait for the disk.

So a match is never changed by two at once. The jobs that wait when a transaction begins share it;
each stands or falls by itself. The next transaction goes on while the disk takes the last one, and
every reply is sent when the disk has all that it tells of.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, Engine

from berthier.kernel.errors import BadInput
from berthier.server.database import changes, to_disk

T = TypeVar("T")
MOST = 8  # jobs of one transaction: the first must not wait long for the others
DISKS = 2  # who wait for the disk: one for what was committed since the other began to
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
    """A transaction that is committed. They are numbered as they come."""

    number: int
    found: list[Outcome]
    wrote: bool


class Writer:
    """The threads, and the jobs that wait for them."""

    def __init__(self, engine: Engine, memory: Memory, rest: Callable[[], None]) -> None:
        self.engine = engine
        self.memory = memory
        self.rest = rest  # done when nobody has wanted anything for a while
        self.connection: Connection | None = None  # kept while there is work
        self.waiting: SimpleQueue[Job | None] = SimpleQueue()
        self.lock = Lock()  # for what the threads share
        self.untold: deque[Done] = deque()  # committed, but the disk may not have it
        self.begun = -1  # the last of these that somebody has begun to wait for
        self.doubted = False  # the disk has failed, and nobody knows what it has
        self.committed: SimpleQueue[int | None] = SimpleQueue()
        self.threads = [Thread(target=self._work, name="berthier-writer", daemon=True)]
        for _ in range(DISKS):
            self.threads.append(Thread(target=self._last, name="berthier-disk", daemon=True))
        for thread in self.threads:
            thread.start()

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
        for thread in self.threads:
            thread.join()

    # --- in the thread of the jobs

    def _work(self) -> None:
        open_, number = True, 0
        while open_:
            jobs = self._next()
            if jobs[-1] is None:
                open_ = False
            found, wrote = self._transact([job for job in jobs if job is not None])
            with self.lock:
                self.untold.append(Done(number, found, wrote))
            self.committed.put(number)
            number += 1
        self._give_back()
        self.committed.put(None)

    def _next(self) -> list[Job | None]:
        """What waits, or the next to come; None ends it."""
        try:
            found = [self.waiting.get(timeout=QUIET)]
        except Empty:
            self._give_back()
            self.rest()
            found = [self.waiting.get()]
        while found[-1] is not None and len(found) < MOST:
            try:
                found.append(self.waiting.get_nowait())
            except Empty:
                break
        return found

    def _transact(self, jobs: list[Job]) -> tuple[list[Outcome], bool]:
        """What became of them, and whether anything was written."""
        if not jobs:
            return [], False
        try:
            connection = self.connection = self.connection or self.engine.connect()
            with connection.begin():
                before = changes(connection)
                found = [self._do(connection, job) for job in jobs]
                wrote = changes(connection) != before
        except BaseException as error:
            self._give_back()  # it may be the connection that is broken
            self.memory.forget()
            return [Outcome(job, error=error) for job in jobs], False
        self.memory.settle()
        return found, wrote

    def _give_back(self) -> None:
        """The next one that is taken is known to work."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def _do(self, connection: Connection, job: Job) -> Outcome:
        """What a failing job has written is taken back, without the others."""
        # SQLAlchemy's savepoints take longer than a job.
        driver: Any = connection.connection.driver_connection
        driver.execute("SAVEPOINT job")
        try:
            result = job.do(connection)
            driver.execute("RELEASE SAVEPOINT job")
            return Outcome(job, result)
        except BaseException as error:
            driver.execute("ROLLBACK TO SAVEPOINT job")
            if not isinstance(error, BadInput):  # the referee takes all of an answer or nothing
                self.memory.forget()
            return Outcome(job, error=error)

    # --- in the threads of the disk

    def _last(self) -> None:
        """Let the disk have what was committed, and then tell those who wait: in order, so that
        nobody is told what is not there yet.
        """
        while (number := self.committed.get()) is not None:
            with self.lock:
                if number <= self.begun:
                    continue
                self.begun = until = self.untold[-1].number
                wrote = self.doubted or any(done.wrote for done in self.untold)
            error = self._wait() if wrote else None
            with self.lock:
                self.doubted = error is not None if wrote else self.doubted
                found: list[Outcome] = []
                while self.untold and self.untold[0].number <= until:
                    found += self.untold.popleft().found
                _deliver(found, error)
        self.committed.put(None)  # for the others

    def _wait(self) -> OSError | None:
        try:
            to_disk(self.engine)
        except OSError as error:
            return error
        return None


def _deliver(found: list[Outcome], error: OSError | None) -> None:
    """One waking of a loop for all of its jobs. An error of the disk is everybody's."""
    if error is not None:
        found = [Outcome(outcome.job, error=error) for outcome in found]
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
