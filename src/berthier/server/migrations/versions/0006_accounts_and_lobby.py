"""Accounts beside guests, links to return by, blocks; open seats, seats for two, computers."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _text(name: str, length: int) -> sa.Column[Any]:
    return sa.Column(name, sa.String(length=length), nullable=False, server_default="")


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.BigInteger(), nullable=False, server_default="0")


_ADDED: list[tuple[str, sa.Column[Any]]] = [
    ("people", sa.Column("skeleton", sa.String(length=200), nullable=True)),
    ("people", _text("password", 200)),
    ("people", _text("email", 254)),
    ("people", sa.Column("settings", sa.Text(), nullable=False, server_default="")),
    ("people", _number("registered")),
    ("people", _number("gone")),
    ("matches", sa.Column("listed", sa.Integer(), nullable=False, server_default="0")),
    ("invitations", sa.Column("partner", sa.Integer(), nullable=False, server_default="0")),
    ("answers", sa.Column("person", sa.String(length=24), nullable=True)),
]


def _person(name: str = "person") -> sa.Column[Any]:
    return sa.Column(name, sa.String(length=24), nullable=False)


def upgrade() -> None:
    for table, column in _ADDED:
        op.add_column(table, column)
    op.create_index("people_by_skeleton", "people", ["skeleton"], unique=True)
    op.create_index("sessions_by_person", "sessions", ["person"], unique=False)
    op.create_table(
        "codes",
        sa.Column("code", sa.String(length=64), nullable=False),
        _person(),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("codes_by_person", "codes", ["person"], unique=False)
    op.create_table(
        "returns",
        sa.Column("token", sa.String(length=64), nullable=False),
        _person(),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_table(
        "blocks",
        _person(),
        _person("blocked"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.ForeignKeyConstraint(["blocked"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "blocked"),
    )
    op.create_table(
        "partners",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.String(length=24), nullable=False),
        _person(),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index("partners_by_person", "partners", ["person"], unique=False)
    op.create_table(
        "consents",
        sa.Column("match", sa.String(length=24), nullable=False),
        _person(),
        sa.Column("level", sa.String(length=12), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"]),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("match", "person"),
    )


def downgrade() -> None:
    for table in ("consents", "partners", "blocks", "returns", "codes"):
        op.drop_table(table)
    op.drop_index("sessions_by_person", "sessions")
    op.drop_index("people_by_skeleton", "people")
    for table, column in reversed(_ADDED):
        op.drop_column(table, column.name)
