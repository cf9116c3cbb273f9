"""Jobs that wait together share a transaction; each stands or falls by itself."""

from __future__ import annotations

import asyncio
import gc
import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, event

from berthier.kernel.errors import BadInput
from berthier.server import tidying
from berthier.server.database import open_engine, to_disk
from berthier.server.writer import Writer
from tests.server.running import run_apart


class Memory:
    """Counts what it is told."""

    def __init__(self) -> None:
        self.settled = self.forgotten = 0

    def settle(self) -> None:
        self.settled += 1

    def forget(self) -> None:
        self.forgotten += 1


@pytest.fixture
def engine(tmp_path: Path) -> Iterator[Engine]:
    engine = open_engine(f"sqlite:///{tmp_path / 'some.db'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE rows (n INTEGER)")
    yield engine
    engine.dispose()


def written(engine: Engine) -> list[int]:
    with engine.begin() as connection:
        return [row[0] for row in connection.exec_driver_sql("SELECT n FROM rows ORDER BY n")]


def writes(n: int, error: Exception | None = None) -> Callable[[Connection], int]:
    def job(connection: Connection) -> int:
        connection.exec_driver_sql("INSERT INTO rows VALUES (?)", (n,))
        if error is not None:
            raise error
        return n

    return job


def together(
    engine: Engine, memory: Memory, jobs: list[Callable[[Connection], int]]
) -> list[int | BaseException]:
    """Let jobs wait until all of them are there."""

    async def run() -> list[Any]:
        writer = Writer(engine, memory, lambda: None)
        go = threading.Event()
        first = asyncio.create_task(writer.run(lambda _: go.wait(10)))
        await asyncio.sleep(0.05)
        rest = [asyncio.create_task(writer.run(job)) for job in jobs]
        await asyncio.sleep(0.05)
        go.set()
        await first
        found = await asyncio.gather(*rest, return_exceptions=True)
        writer.close()
        return found

    return run_apart(run)


def test_waiting_jobs_share_a_commit(engine: Engine) -> None:
    commits: list[Connection] = []
    event.listen(engine, "commit", commits.append)
    memory = Memory()
    assert together(engine, memory, [writes(1), writes(2), writes(3)]) == [1, 2, 3]
    assert len(commits) == memory.settled == 2  # of the one that held the others up, and theirs
    assert written(engine) == [1, 2, 3]


def test_one_that_fails_is_rolled_back_alone(engine: Engine) -> None:
    memory = Memory()
    jobs = [writes(1), writes(2, ZeroDivisionError()), writes(3), writes(4, BadInput("stale"))]
    first, second, third, fourth = together(engine, memory, jobs)
    assert (first, third) == (1, 3)
    assert isinstance(second, ZeroDivisionError)
    assert isinstance(fourth, BadInput)
    assert memory.forgotten == 1  # what is refused has changed nothing in memory
    assert written(engine) == [1, 3]


def test_nobody_is_told_yes_if_the_commit_fails(engine: Engine) -> None:
    memory, fails = Memory(), [False]

    def commit(_: Connection) -> None:
        if fails[0]:
            raise OSError("the disk is full")

    def job(connection: Connection) -> int:
        fails[0] = True
        return writes(1)(connection)

    event.listen(engine, "commit", commit)
    found = together(engine, memory, [job, writes(2)])
    fails[0] = False
    assert [type(one) for one in found] == [OSError, OSError]
    assert (memory.settled, memory.forgotten) == (1, 1)
    assert written(engine) == []


def test_nobody_is_told_yes_if_the_disk_fails(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor who asks again and only finds it written: first the disk must have it."""
    fails = [True, True, False]

    def take(_: Engine) -> None:
        if fails.pop(0):
            raise OSError("the disk is gone")

    monkeypatch.setattr("berthier.server.writer.to_disk", take)

    async def run() -> list[Any]:
        writer = Writer(engine, Memory(), lambda: None)
        found: list[Any] = []
        for job in (writes(1), lambda _: 2, lambda _: 3, lambda _: 4):
            found += await asyncio.gather(writer.run(job), return_exceptions=True)
        writer.close()
        return found

    first, second, *rest = run_apart(run)
    assert [type(one) for one in (first, second)] == [OSError, OSError]
    assert rest == [3, 4]
    assert not fails  # the last one had nothing to wait for


def test_jobs_go_on_while_the_disk_is_waited_for(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But nobody is told of what the disk does not have: neither who wrote it, nor who read it."""
    waited, done = threading.Event(), threading.Event()
    monkeypatch.setattr("berthier.server.writer.to_disk", lambda _: waited.wait(10))

    def read(connection: Connection) -> int:
        found = connection.exec_driver_sql("SELECT n FROM rows").scalar_one()
        done.set()
        return int(found)

    async def run() -> tuple[bool, list[int]]:
        writer = Writer(engine, Memory(), lambda: None)
        tasks = [asyncio.create_task(writer.run(writes(1)))]
        await asyncio.sleep(0.05)  # in a transaction of its own
        tasks.append(asyncio.create_task(writer.run(read)))
        assert await asyncio.to_thread(done.wait, 10)
        await asyncio.sleep(0.05)
        told = any(task.done() for task in tasks)
        waited.set()
        found = await asyncio.gather(*tasks)
        writer.close()
        return told, found

    assert run_apart(run) == (False, [1, 1])


def test_what_was_committed_since_is_waited_for_at_once(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And whoever has it tells of all before it: the disk has taken that too."""
    waits: list[threading.Event] = []

    def wait(_: Engine) -> None:
        waits.append(threading.Event())
        assert waits[-1].wait(10)

    monkeypatch.setattr("berthier.server.writer.to_disk", wait)

    async def run() -> list[int]:
        writer = Writer(engine, Memory(), lambda: None)
        tasks = []
        for n in (1, 2, 3):
            tasks.append(asyncio.create_task(writer.run(writes(n))))
            await asyncio.sleep(0.05)
        assert len(waits) == 2  # the third waits for one of them
        waits[1].set()
        found = await asyncio.gather(*tasks[:2])
        assert not tasks[2].done()
        while len(waits) < 3:
            await asyncio.sleep(0.01)
        waits[2].set()
        found.append(await tasks[2])
        waits[0].set()
        writer.close()
        return found

    assert run_apart(run) == [1, 2, 3]


def test_only_what_was_written_waits_for_the_disk(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[Engine] = []
    monkeypatch.setattr("berthier.server.writer.to_disk", waits.append)
    assert together(engine, Memory(), [lambda _: 1, lambda _: 2]) == [1, 2]
    assert not waits
    together(engine, Memory(), [writes(3)])
    assert waits == [engine]


def test_the_log_of_the_database_is_what_the_disk_takes(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[os.stat_result] = []
    monkeypatch.setattr(
        "berthier.server.database._to_disk", lambda file: taken.append(os.fstat(file))
    )
    to_disk(engine)
    (log,) = taken
    assert os.path.samestat(log, os.stat(f"{engine.url.database}-wal"))
    engine.dispose()  # who leaves it last copies all of it, and the log is gone
    to_disk(engine)
    assert len(taken) == 1


def test_everything_is_looked_through_at_rest_only(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    resting = tidying.Tidying()
    resting.rest()
    assert not looks  # not so soon
    resting.last -= tidying.PAUSE
    resting.rest()
    resting.rest()
    assert len(looks) == 1


def test_the_writer_rests_when_nothing_is_asked(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("berthier.server.writer.QUIET", 0.01)
    rested = threading.Event()

    async def run() -> int:
        writer = Writer(engine, Memory(), rested.set)
        assert await asyncio.to_thread(rested.wait, 10)
        found = await writer.run(writes(1))
        writer.close()
        return found

    assert run_apart(run) == 1
