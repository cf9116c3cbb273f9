"""Alembic's way into the database: the connection that `database.py` hands over."""

from __future__ import annotations

from alembic import context

from berthier.server import schema_letters  # noqa: F401  (its tables belong to the same ones)
from berthier.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
