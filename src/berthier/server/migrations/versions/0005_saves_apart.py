"""Saves in a table of their own: an answer changes its match's row, which was written whole."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "saves",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("save", sa.LargeBinary(), nullable=False),
        sa.Column("saved", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.PrimaryKeyConstraint("match"),
    )
    op.execute(
        "INSERT INTO saves (match, save, saved) "
        "SELECT id, save, saved FROM matches WHERE save IS NOT NULL"
    )
    op.drop_column("matches", "save")
    op.drop_column("matches", "saved")


def downgrade() -> None:
    op.add_column("matches", sa.Column("save", sa.LargeBinary(), nullable=True))
    op.add_column("matches", sa.Column("saved", sa.Integer(), nullable=False, server_default="0"))
    for name in ("save", "saved"):
        op.execute(
            f"UPDATE matches SET {name} = (SELECT {name} FROM saves WHERE match = matches.id) "
            "WHERE id IN (SELECT match FROM saves)"
        )
    op.drop_table("saves")
