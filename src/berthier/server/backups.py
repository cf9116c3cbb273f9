"""Backups of an SQLite database, and what puts them back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from berthier.kernel.errors import BadInput
from berthier.server.database import migrate, open_engine
from berthier.server.settings import Settings


def database_file(settings: Settings) -> Path:
    """The file of an SQLite database; PostgreSQL has tools of its own for this."""
    url = make_url(settings.database_url)
    if not url.drivername.startswith("sqlite") or not url.database:
        raise BadInput("backup-postgresql")
    return Path(url.database)


def backup(settings: Settings, to: Path) -> None:
    """A whole copy of the database, also of one that is in use."""
    file = database_file(settings)
    if not file.exists():
        raise BadInput("no-database", file=str(file))
    if to.exists():
        raise BadInput("file-taken", file=str(to))
    partial = to.with_name(to.name + ".part")
    try:
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise BadInput("file-not-writable", file=str(to)) from error
    partial.rename(to)


def restore(settings: Settings, source: Path) -> Path:
    """Put a backup in the place of the database; what was there is kept beside it."""
    check_backup(source)
    file = database_file(settings)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = file.with_name(file.name + ".before-restore")
    if file.exists():
        if in_use(file):
            raise BadInput("database-in-use", file=str(file))
        file.replace(kept)
    for left in (file.with_name(file.name + end) for end in ("-wal", "-shm")):
        left.unlink(missing_ok=True)
    file.write_bytes(source.read_bytes())
    engine = open_engine(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()
    return kept


def check_backup(source: Path) -> None:
    """Is this file a database of ours, and whole?"""
    if not source.is_file():
        raise BadInput("save-not-found", file=str(source))
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as copy:
            sound = copy.execute("PRAGMA integrity_check").fetchone()[0]
            copy.execute("SELECT count(*) FROM matches, alembic_version")
    except sqlite3.Error as error:
        raise BadInput("not-a-backup", file=str(source)) from error
    if sound != "ok":
        raise BadInput("not-a-backup", file=str(source))


def in_use(file: Path) -> bool:
    """Only who has a database for himself can leave write-ahead logging; that also writes into it
    what a killed server has left in the log beside it.
    """
    try:
        with closing(sqlite3.connect(file, timeout=1)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.DatabaseError as error:
        # Anything else means that it can't be read any more, and so needs the backup.
        return error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
    return False
