"""The tables of what people write, and of what is written to them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table, Text

from berthier.server.schema import metadata

# What was said at a match. `n` counts within a room; the lines of somebody who is gone stay empty,
# so that no number comes twice.
chat = Table(
    "chat",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("room", String(12), primary_key=True),  # players, spectators
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("person", ForeignKey("people.id"), nullable=True),
    Column("text", Text, nullable=False),
    Column("phrase", String(24), nullable=False),  # said in each reader's language
    Column("key", String(64), nullable=False),  # its sender's, so that sending it again is harmless
    Column("at", BigInteger, nullable=False),
    Index("chat_by_person", "person", "at"),
)

# How far somebody has read.
chat_reads = Table(
    "chat_reads",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("room", String(12), primary_key=True),
    Column("n", Integer, nullable=False),
)

# A person's own notes on a match. `seat`: at a shared screen the seat in hand, else nothing.
notes = Table(
    "notes",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("seat", String(24), primary_key=True),
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
)

# What mails a person wants. Times of the day are minutes of it in the person's own zone.
letters = Table(
    "letters",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("mode", String(8), nullable=False),  # none, turns, daily
    Column("after", Integer, nullable=False),  # minutes of being asked and away
    Column("daily", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),  # equal to `quiet_to`: no quiet hours
    Column("quiet_to", Integer, nullable=False),
    Column("confirmed", String(254), nullable=False),  # the address whose owner has agreed
    Column("trouble", String(24), nullable=False),  # why no more mails are sent
    Column("last", BigInteger, nullable=False),  # when the last one was put into the queue
)

# Which asking a person has had a mail about.
letter_told = Table(
    "letter_told",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("asked", BigInteger, nullable=False),
)

# Links of mails, and the address of a feed; the tokens are kept as their hashes only.
letter_keys = Table(
    "letter_keys",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("purpose", String(8), nullable=False),  # confirm, stop, feed
    Column("about", String(254), nullable=False),  # confirm: the address
    Column("created", BigInteger, nullable=False),
    Index("letter_keys_by_person", "person", "purpose"),
)

# The queue. What a mail says is put together when it is sent.
mails = Table(
    "mails",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("kind", String(8), nullable=False),  # turns, daily, confirm
    Column("state", String(8), nullable=False),  # waiting, sent, failed, moot
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("trouble", String(80), nullable=False),
    Index("mails_by_state", "state", "due"),
)
