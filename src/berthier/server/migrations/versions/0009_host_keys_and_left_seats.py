"""Keys of the page for whoever runs the server; who has left a seat that he shared."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "host_keys",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "left_seats",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("match", "person"),
    )


def downgrade() -> None:
    op.drop_table("left_seats")
    op.drop_table("host_keys")
