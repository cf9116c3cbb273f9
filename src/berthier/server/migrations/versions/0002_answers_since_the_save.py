"""`matches.saved`: the `seq` at which the save was written; answers from there on come on top.

Until now every answer wrote the save, so those that are there are up to date.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    saved = sa.Column("saved", sa.Integer(), nullable=False, server_default="0")
    op.add_column("matches", saved)
    op.execute("UPDATE matches SET saved = seq")


def downgrade() -> None:
    op.drop_column("matches", "saved")
