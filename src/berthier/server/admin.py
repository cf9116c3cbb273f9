"""For whoever runs a server: the matches that stopped, and accounts nobody gets into any more."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, select

from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.server import accounts
from berthier.server.database import file_of, migrate, open_engine
from berthier.server.problems import Problem
from berthier.server.schema import matches
from berthier.server.settings import Settings
from berthier.server.tables import load


def engine_of(settings: Settings) -> Engine:
    """The database, if there is one; an older one is brought up to date."""
    file = file_of(settings.database_url)
    if file is not None and not file.exists():
        raise BadInput("no-database", file=str(file))
    engine = open_engine(settings.database_url)
    migrate(engine)
    return engine


def frozen_matches(settings: Settings) -> list[str]:
    """The matches that stopped because the engine failed."""
    with engine_of(settings).begin() as connection:
        rows = connection.execute(select(matches.c.id).where(matches.c.status == "frozen"))
        return [row.id for row in rows]


def reset_password(settings: Settings, name: str) -> str:
    """A code that opens an account once, for somebody who has lost password and codes."""
    try:
        with engine_of(settings).begin() as connection:
            return accounts.reset_code(connection, name)
    except Problem as error:
        raise BadInput("no-such-account", name=name) from error


def save_match(settings: Settings, match_id: str, to: Path) -> None:
    """The last good position of a match as a save: for finding out, and for going on."""
    try:
        with engine_of(settings).begin() as connection:
            match = load(connection, match_id).match
    except Problem:
        match = None
    if match is None:
        raise BadInput("no-such-save", match=match_id)
    if to.exists():
        raise BadInput("file-exists", file=str(to))
    store.write(to, store.encode(match))
