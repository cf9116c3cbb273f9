"""Clocks, standing orders, seats that change hands, and when each viewer last saw a change."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_ADDED: dict[str, list[sa.Column[Any]]] = {
    "matches": [
        sa.Column("clock", sa.Text(), nullable=False, server_default=""),
        sa.Column("ordered", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("swapped", sa.Integer(), nullable=False, server_default="0"),
    ],
    "viewers": [sa.Column("changed", sa.BigInteger(), nullable=False, server_default="0")],
    "answers": [sa.Column("by", sa.String(length=12), nullable=False, server_default="seat")],
}


def upgrade() -> None:
    for table, columns in _ADDED.items():
        for column in columns:
            op.add_column(table, column)
    op.create_table(
        "clocks",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("viewer", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        sa.Column("left", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("owed", sa.Integer(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("falls", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match", "viewer", "seat"),
    )
    op.create_index("clocks_by_fall", "clocks", ["falls"], unique=False)
    op.create_table(
        "life",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    op.drop_table("life")
    op.drop_index("clocks_by_fall", table_name="clocks")
    op.drop_table("clocks")
    for table, columns in _ADDED.items():
        for column in columns:
            op.drop_column(table, column.name)
