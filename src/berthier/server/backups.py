"""Backups of an SQLite database, and what puts them back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from berthier.kernel.errors import BadInput
from berthier.server.database import file_of, migrate, open_engine
from berthier.server.private_files import file_to_disk, make_folder, partial, swap
from berthier.server.settings import Settings


def database_file(settings: Settings) -> Path:
    """The file of an SQLite database; PostgreSQL has tools of its own for this."""
    file = file_of(settings.database_url)
    if file is None:
        raise BadInput("backup-postgresql")
    return file


def backup(settings: Settings, to: Path) -> None:
    """A whole copy of the database, also of one that is in use."""
    file = database_file(settings)
    with _writing(to):
        if not file.exists():
            raise BadInput("no-database", file=str(file))
        if to.exists():
            raise BadInput("file-exists", file=str(to))
        with partial(to) as part:
            with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as copy:
                source.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")
            part.rename(to)


def restore(settings: Settings, source: Path) -> Path | None:
    """Put a backup in the place of the database; what was there is kept, under the name that is
    told. All that can fail is done beside the database, so that it stays as it was.
    """
    check_backup(source)
    file = Path(os.path.realpath(database_file(settings)))
    with _writing(file):
        if file.exists() and source.samefile(file):
            raise BadInput("restore-itself", file=str(source))
        make_folder(file.parent)
        with partial(file) as part:
            _copy(source, part)
            _bring_up_to_date(source, part)
            if not _is_whole(part):
                raise BadInput("file-not-writable", file=str(file))
            if file.exists() and in_use(file):
                raise BadInput("database-in-use", file=str(file))
            return swap(part, file)


@contextmanager
def _writing(file: Path) -> Iterator[None]:
    """Whatever the disk refuses is told in one line."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise BadInput("file-not-writable", file=str(file)) from error


def _copy(source: Path, part: Path) -> None:
    """By SQLite: what stands in a log beside the source is part of it."""
    with closing(_opened(source)) as whole, closing(sqlite3.connect(part)) as copy:
        whole.backup(copy)


def _bring_up_to_date(source: Path, part: Path) -> None:
    """It is to be as the server of now wants it, sound and all in one file."""
    engine = open_engine(f"sqlite:///{part}")
    try:
        migrate(engine)
    except CommandError as error:
        raise BadInput("backup-too-new", file=str(source)) from error
    finally:
        engine.dispose()
    with closing(sqlite3.connect(part)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
    file_to_disk(part)


def check_backup(source: Path) -> None:
    """Is this file a database of ours, and whole?"""
    if not os.path.isfile(source):
        raise BadInput("save-not-found", file=str(source))
    if not os.access(source, os.R_OK):
        raise BadInput("save-not-readable", file=str(source))
    if not _is_whole(source):
        raise BadInput("not-a-backup", file=str(source))


def _is_whole(file: Path) -> bool:
    try:
        with closing(_opened(file)) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone()[0]
            database.execute("SELECT count(*) FROM matches, alembic_version")
    except sqlite3.Error:
        return False
    return bool(sound == "ok")


def _opened(source: Path) -> sqlite3.Connection:
    """For reading alone. Names of files may hold what has a meaning in an address."""
    return sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)


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
