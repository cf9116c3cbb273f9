"""The tables of the database. Every change of them is a migration."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

# Guests and, one day, accounts. Times are seconds since 1970, UTC.
people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# A cookie's token is kept as its hash only.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# `seq` counts everything that happened to the match; no viewer is told it. `save` is the match as
# it was at `saved`: the answers from there on come on top.
matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(80), nullable=False),
    Column("start", Text, nullable=False),
    Column("kind", String(12), nullable=False),  # computer, link, hot-seat
    # waiting, playing, over, resigned, flag (somebody's time was up), frozen
    Column("status", String(12), nullable=False),
    Column("undo", String(12), nullable=False),  # none, free (to a barrier), consent (beyond)
    Column("undo_asked", String(24), nullable=False),  # the seat that asks to go back further
    Column("seq", Integer, nullable=False),
    Column("save", LargeBinary, nullable=True),
    Column("saved", Integer, nullable=False, server_default="0"),
    Column("in_hand", String(24), nullable=False),  # hot-seat: whose eyes are on the screen
    Column("winner", String(24), nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("clock", Text, nullable=False, server_default=""),  # the time control as JSON
    Column("ordered", Integer, nullable=False, server_default="0"),  # there are standing orders
    Column("swapped", Integer, nullable=False, server_default="0"),  # its people changed seats
    # What its luck comes from; null in one that had begun before there was this column.
    Column("secret", LargeBinary, nullable=True),
    Column("public", Integer, nullable=False, server_default="0"),  # spectators may look on
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("matches_by_status", "status"),
)

# Who sits where: a person, or a computer of a level.
seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("level", String(12), nullable=False),
    Column("nonce", String(64), nullable=False),
    Index("seats_by_person", "person"),
)

# What each viewer has seen change: `number` is the only number he is told, `changed` the moment of
# it.
viewers = Table(
    "viewers",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("viewer", String(24), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("digest", String(32), nullable=False),
    Column("changed", BigInteger, nullable=False, server_default="0"),
)

# The clocks as each viewer is shown them; where viewer and seat are the same it is the true one.
# Milliseconds; `since` and `falls` are moments, UTC, or 0 where a clock stands still.
clocks = Table(
    "clocks",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("viewer", String(24), primary_key=True),
    Column("seat", String(24), primary_key=True),
    Column("left", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("owed", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("falls", BigInteger, nullable=False),
    Index("clocks_by_fall", "falls"),
)

# When the server was last known to be alive, in milliseconds: one row.
life = Table(
    "life",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Every answer taken, with the key its sender gave it, so that sending it again is harmless.
# `by`: the seat itself, or its standing order.
answers = Table(
    "answers",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", String(24), nullable=False),
    Column("option", String(200), nullable=False),
    Column("key", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(12), nullable=False, server_default="seat"),
    Index("answers_by_key", "match", "seat", "key", unique=True),
)

# A link to a seat. The token itself is nowhere but in the link.
invitations = Table(
    "invitations",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("seat", String(24), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),  # 0: not yet
)
