"""Chat, private notes, and letters to whoever is asked and away."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def _text(name: str, length: int) -> sa.Column[Any]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer(), nullable=False)


def _moment(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def _of(*names: str) -> list[sa.Constraint]:
    """What belongs to a person, or to a match and a person."""
    owners = {"person": "people.id", "match": "matches.id"}
    return [sa.ForeignKeyConstraint([name], [owners[name]]) for name in names]


def upgrade() -> None:
    op.add_column(
        "viewers", sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.create_table(
        "chat",
        _text("match", 24),
        _text("room", 12),
        _number("n"),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        _text("phrase", 24),
        _text("key", 64),
        _moment("at"),
        *_of("match", "person"),
        sa.PrimaryKeyConstraint("match", "room", "n"),
    )
    op.create_index("chat_by_person", "chat", ["person", "at"], unique=False)
    op.create_table(
        "chat_reads",
        _text("match", 24),
        _text("person", 24),
        _text("room", 12),
        _number("n"),
        *_of("match", "person"),
        sa.PrimaryKeyConstraint("match", "person", "room"),
    )
    op.create_table(
        "notes",
        _text("match", 24),
        _text("person", 24),
        _text("seat", 24),
        sa.Column("text", sa.Text(), nullable=False),
        _number("version"),
        *_of("match", "person"),
        sa.PrimaryKeyConstraint("match", "person", "seat"),
    )
    op.create_table(
        "letters",
        _text("person", 24),
        _text("mode", 8),
        _number("after"),
        _number("daily"),
        _text("zone", 64),
        _number("quiet_from"),
        _number("quiet_to"),
        _text("confirmed", 254),
        _text("trouble", 24),
        _moment("last"),
        *_of("person"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "letter_told",
        _text("match", 24),
        _text("person", 24),
        _moment("asked"),
        *_of("match", "person"),
        sa.PrimaryKeyConstraint("match", "person"),
    )
    op.create_table(
        "letter_keys",
        _text("token", 64),
        _text("person", 24),
        _text("purpose", 8),
        _text("about", 254),
        _moment("created"),
        *_of("person"),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index("letter_keys_by_person", "letter_keys", ["person", "purpose"], unique=False)
    op.create_table(
        "mails",
        _text("id", 24),
        _text("person", 24),
        _text("kind", 8),
        _text("state", 8),
        _moment("created"),
        _moment("due"),
        _number("tries"),
        _text("trouble", 80),
        *_of("person"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("mails_by_state", "mails", ["state", "due"], unique=False)


def downgrade() -> None:
    names = ("mails", "letter_keys", "letter_told", "letters", "notes", "chat_reads", "chat")
    for table in names:
        op.drop_table(table)
    op.drop_column("viewers", "asked")
