"""The database: SQLite beside the program, or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

MIGRATIONS = Path(__file__).parent / "migrations"
PAGES = 8_000  # of the log (4 kB each) to its copying into the database, during which all wait
_to_disk: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; others have none."""
    found = make_url(url)
    if not found.drivername.startswith("sqlite") or found.database in (None, "", ":memory:"):
        return None
    return Path(found.database or "")


def open_engine(url: str, waits: bool = True) -> Engine:
    """SQLite beside the program, or PostgreSQL. `waits`: a commit returns when the disk has it;
    otherwise whoever acknowledges it has to see to that.
    """
    if not url.startswith("sqlite"):
        return create_engine(url, pool_pre_ping=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
    wanted = [
        "journal_mode=WAL",
        f"synchronous={'FULL' if waits else 'NORMAL'}",
        "foreign_keys=ON",
        f"wal_autocheckpoint={PAGES}",
    ]

    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None  # we begin transactions ourselves
        for pragma in wanted:
            connection.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", _begin_at_once)
    return engine


def changes(connection: Connection) -> int:
    """Goes on when something is written that the disk may not have after the commit. PostgreSQL
    sees to that itself.
    """
    return getattr(connection.connection, "total_changes", 0)


def to_disk(engine: Engine) -> None:
    """Returns when the disk has all that was committed: what FULL does at the end of a commit.

    Commits stand in the log beside the database until SQLite has copied them into it, which it does
    in a safe order by itself. Without a log all is copied.
    """
    try:
        log = os.open(f"{engine.url.database}-wal", os.O_RDWR)
    except FileNotFoundError:
        return
    try:
        _to_disk(log)
    finally:
        os.close(log)


def _begin_at_once(connection: Connection) -> None:
    """Another process (a backup) can't get between our reading and our writing."""
    cast(sqlite3.Connection, connection.connection.driver_connection).execute("BEGIN IMMEDIATE")


def migrate(engine: Engine) -> None:
    """Bring the tables up to date; a new database gets all of them."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
