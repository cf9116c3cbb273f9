"""Each match has its secret from when it is opened, and may be open to spectators."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_ADDED: list[sa.Column[Any]] = [
    sa.Column("secret", sa.LargeBinary(), nullable=True),
    sa.Column("public", sa.Integer(), nullable=False, server_default="0"),
]


def upgrade() -> None:
    for column in _ADDED:
        op.add_column("matches", column)
    _bind_what_has_not_begun()


def _bind_what_has_not_begun() -> None:
    """A match that has begun has its secret in its save."""
    matches = sa.table("matches", sa.column("id"), sa.column("save"), sa.column("secret"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(matches.c.id).where(matches.c.save.is_(None))).all()
    for row in rows:
        this = sa.update(matches).where(matches.c.id == row.id)
        connection.execute(this.values(secret=secrets.token_bytes(32)))


def downgrade() -> None:
    for column in _ADDED:
        op.drop_column("matches", column.name)
