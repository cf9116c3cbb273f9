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

# Guests and accounts. Times are seconds since 1970, UTC. Of an account that was deleted the row
# stays, without a name, so that its matches do.
people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Of accounts only: the name as an eye may take it, by which look-alikes are found.
    Column("skeleton", String(200), nullable=True),
    Column("password", String(200), nullable=False, server_default=""),  # argon2id
    Column("email", String(254), nullable=False, server_default=""),
    Column("settings", Text, nullable=False, server_default=""),  # of the browser, as JSON
    Column("registered", BigInteger, nullable=False, server_default="0"),  # 0: a guest
    Column("gone", BigInteger, nullable=False, server_default="0"),  # when it was deleted
    Index("people_by_skeleton", "skeleton", unique=True),
)

# A cookie's token is kept as its hash only.
sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)

# Codes that open an account once, if its password is lost; kept as their hashes only.
codes = Table(
    "codes",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),  # 0: never
    Column("used", BigInteger, nullable=False),  # 0: not yet
    Index("codes_by_person", "person"),
)

# A guest's own link, by which he is himself again in another browser; kept as its hash only.
returns = Table(
    "returns",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# Whom a person has blocked; nobody else is told.
blocks = Table(
    "blocks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("blocked", ForeignKey("people.id"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

# `seq` counts everything that happened to the match; no viewer is told it.
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
    Column("in_hand", String(24), nullable=False),  # hot-seat: whose eyes are on the screen
    Column("winner", String(24), nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("clock", Text, nullable=False, server_default=""),  # the time control as JSON
    Column("ordered", Integer, nullable=False, server_default="0"),  # there are standing orders
    Column("swapped", Integer, nullable=False, server_default="0"),  # its people changed seats
    # What its luck comes from; null in one that had begun before there was this column.
    Column("secret", LargeBinary, nullable=True),
    Column("public", Integer, nullable=False, server_default="0"),  # spectators may look on
    Column("listed", Integer, nullable=False, server_default="0"),  # anybody may take its free seat
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("matches_by_status", "status"),
)

# A match that has begun, as it was at `saved`: the answers from there on come on top. Apart from
# `matches`, as SQLite writes a row whole, and every answer changes one there.
saves = Table(
    "saves",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("save", LargeBinary, nullable=False),
    Column("saved", Integer, nullable=False),
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

# The second person of a seat that two share; the first is in `seats`.
partners = Table(
    "partners",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("partners_by_person", "person"),
)

# Who agrees that a computer of a level takes the seat that is empty.
consents = Table(
    "consents",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("level", String(12), nullable=False),
    Column("created", BigInteger, nullable=False),
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
    Column("asked", BigInteger, nullable=False, server_default="0"),  # since when; 0: he is not
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
    Column("person", String(24), nullable=True),  # who gave it, where a person did
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
    Column("partner", Integer, nullable=False, server_default="0"),  # to sit beside who sits there
)

# A record that somebody has brought along to look at, as it came: the engine has checked it.
records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("text", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("records_by_person", "person"),
)

# Who has left a seat that he shared: what he saw there he may not bring to another.
left_seats = Table(
    "left_seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("seat", String(24), nullable=False),
)

# Keys that open the page of whoever runs the server; kept as their hashes only.
host_keys = Table(
    "host_keys",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("created", BigInteger, nullable=False),
)
