"""Statements that every answer runs, put into the driver's words once.

SQLAlchemy takes several times longer to run a statement than SQLite to do it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql.dml import UpdateBase


class Statement:
    """One insert or update. Its values are plain: numbers, text, bytes."""

    def __init__(self, clause: UpdateBase) -> None:
        self.clause = clause
        self.known: dict[str, tuple[str, Sequence[str] | None]] = {}  # by dialect

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """How many rows it has changed."""
        text, places = self._in(connection.dialect)
        given = values if places is None else [values[name] for name in places]
        driver: Any = connection.connection.driver_connection
        cursor = driver.execute(text, given)
        rows: int = cursor.rowcount
        cursor.close()
        return rows

    def _in(self, dialect: Dialect) -> tuple[str, Sequence[str] | None]:
        """The text, and the order of its values where the driver wants them by place."""
        if dialect.name not in self.known:
            compiled = self.clause.compile(dialect=dialect)
            self.known[dialect.name] = str(compiled), compiled.positiontup
        return self.known[dialect.name]
