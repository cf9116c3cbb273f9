"""One thread does all that touches matches, one job after the other.

So a match is never changed by two at once, and every job is one transaction: its reply is sent
after the commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """The engine, and the one thread that uses it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = open_engine(url)
        self.thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="berthier-writer")

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Do a job in a transaction of its own; returns after the commit."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, self.work, job)

    def work(self, job: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return job(connection)

    async def think(self, job: Callable[[], T]) -> T:
        """A job of the same thread that needs no database."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, job)

    def close(self) -> None:
        self.thread.shutdown(wait=True)
        self.engine.dispose()


def open_engine(url: str) -> Engine:
    """SQLite beside the program, or PostgreSQL."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def _prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    """Nothing acknowledged is ever lost: FULL waits for the disk."""
    connection.isolation_level = None  # we begin transactions ourselves
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    """Another process (a backup) can't get between our reading and our writing."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; a new database gets all of them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
