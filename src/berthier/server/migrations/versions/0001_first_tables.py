"""The first tables: people, sessions, matches, seats, viewers, answers, invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("undo", sa.String(length=12), nullable=False),
        sa.Column("undo_asked", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("save", sa.LargeBinary(), nullable=True),
        sa.Column("in_hand", sa.String(length=24), nullable=False),
        sa.Column("winner", sa.String(length=24), nullable=False),
        sa.Column("rematch", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("matches_by_status", "matches", ["status"], unique=False)
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "answers",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        sa.Column("option", sa.String(length=200), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match", "seq"),
    )
    op.create_index("answers_by_key", "answers", ["match", "seat", "key"], unique=True)
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("level", sa.String(length=12), nullable=False),
        sa.Column("nonce", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("seats_by_person", "seats", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "viewers",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("viewer", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"],
            ["matches.id"],
        ),
        sa.PrimaryKeyConstraint("match", "viewer"),
    )


def downgrade() -> None:
    op.drop_table("viewers")
    op.drop_table("sessions")
    op.drop_index("seats_by_person", table_name="seats")
    op.drop_table("seats")
    op.drop_table("invitations")
    op.drop_index("answers_by_key", table_name="answers")
    op.drop_table("answers")
    op.drop_table("people")
    op.drop_index("matches_by_status", table_name="matches")
    op.drop_table("matches")
