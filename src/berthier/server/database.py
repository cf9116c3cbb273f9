"""The database: SQLite beside the program, or PostgreSQL."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

MIGRATIONS = Path(__file__).parent / "migrations"


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
