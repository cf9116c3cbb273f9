"""What people say at a match: players among themselves, spectators among themselves.

What players say may hold secrets, so no spectator reads it before the end; and no player reads what
spectators say while it could help him. Nothing of it is part of the match, its record or its log.
"""

from __future__ import annotations

import unicodedata
from typing import Any

from sqlalchemy import Connection, and_, func, select, union, update

from berthier.server.moment import now
from berthier.server.people import Person
from berthier.server.problems import Problem, server_words
from berthier.server.schema import blocks, partners, people, seats
from berthier.server.schema_letters import chat, chat_reads
from berthier.server.tables import Table, Tables
from berthier.server.wire_letters import Line

PLAYERS, WATCHERS = "players", "spectators"
ROOMS = (PLAYERS, WATCHERS)
LONGEST = 500  # characters of a line
LATEST = 200  # lines of a room that are shown
OFTEN = 20  # lines a minute of one person, wherever he says them
# The order in which they are offered. What is stored is the name: it stays what it is.
PHRASES = (
    *("hello", "good-luck", "your-move", "one-moment", "back-later", "back-tomorrow"),
    *("thinking", "sorry", "thanks", "well-played", "good-game", "goodbye"),
)
# They would turn the letters of others around.
_TURNING = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C}


def room_of(table: Table, person: Person) -> str:
    """Where somebody speaks; strangers learn nothing."""
    if table.seats_of(person.id):
        return PLAYERS
    if table.public:
        return WATCHERS
    raise Problem(404, "no-such-match")


def rooms_of(table: Table, person: Person) -> list[str]:
    """What somebody may read: his own room, and both once a public match has ended."""
    own = room_of(table, person)
    opened = table.ended and table.public
    return [own, *(room for room in ROOMS if room != own and opened)]


def clean(text: str) -> str:
    """A line as text, without what is not shown; markup is text like any other."""
    found = unicodedata.normalize("NFC", text)
    kept = [letter for letter in found if letter == "\n" or _is_shown(letter)]
    return "".join(kept).strip()


def _is_shown(letter: str) -> bool:
    hidden = unicodedata.category(letter) in ("Cc", "Co", "Cs") or ord(letter) in _TURNING
    return not hidden


# --- saying


def say(connection: Connection, tables: Tables, match_id: str, person: Person, line: Line) -> str:
    """Write a line down, once; the room it was said in."""
    table = tables.open(connection, match_id)
    room = room_of(table, person)
    text = clean(line.text)
    _check(line, text)
    own = (chat.c.match == match_id, chat.c.room == room, chat.c.person == person.id)
    if connection.execute(select(chat.c.n).where(*own, chat.c.key == line.key)).first():
        return room
    _check_pace(connection, person)
    last = connection.execute(
        select(func.max(chat.c.n)).where(chat.c.match == match_id, chat.c.room == room)
    ).scalar()
    connection.execute(
        chat.insert().values(
            match=match_id,
            room=room,
            n=(last or 0) + 1,
            person=person.id,
            text=text,
            phrase=line.phrase,
            key=line.key,
            at=now(),
        )
    )
    return room


def _check(line: Line, text: str) -> None:
    if line.phrase and line.phrase not in PHRASES:
        expected = ", ".join(PHRASES)
        raise Problem(422, "bad-choice", field="phrase", given=line.phrase, expected=expected)
    if bool(text) == bool(line.phrase):
        raise Problem(422, "chat-empty" if not text else "chat-both")
    if len(text) > LONGEST:
        raise Problem(422, "chat-too-long", most=LONGEST, length=len(text))


def _check_pace(connection: Connection, person: Person) -> None:
    recent = (chat.c.person == person.id, chat.c.at > now() - 60)
    said = connection.execute(select(func.count()).select_from(chat).where(*recent)).scalar()
    if (said or 0) >= OFTEN:
        raise Problem(429, "chat-too-fast")


# --- reading


def _heard_by(person: Person) -> Any:
    """Lines that reach somebody: not those of whom he has blocked, nor of who is gone."""
    blocked = select(blocks.c.blocked).where(blocks.c.person == person.id)
    return and_(chat.c.person.is_not(None), chat.c.person.not_in(blocked))


def last_lines(
    connection: Connection, tables: Tables, match_id: str, person: Person
) -> dict[str, int]:
    """The number of the last line that reaches somebody, in each room that he may read."""
    rooms = rooms_of(tables.open(connection, match_id), person)
    rows = connection.execute(
        select(chat.c.room, func.max(chat.c.n).label("last"))
        .where(chat.c.match == match_id, chat.c.room.in_(rooms), _heard_by(person))
        .group_by(chat.c.room)
    )
    return {row.room: row.last for row in rows}


def shown(
    connection: Connection, tables: Tables, match_id: str, person: Person, lang: str
) -> dict[str, Any]:
    """The rooms that somebody may read."""
    table = tables.open(connection, match_id)
    rooms = rooms_of(table, person)
    words = server_words(lang)
    return {
        "room": rooms[0],
        "rooms": [_room(connection, table, room, person, lang) for room in rooms],
        "phrases": [{"id": name, "text": words.say(f"phrase-{name}")} for name in PHRASES],
        "longest": LONGEST,
    }


def _room(
    connection: Connection, table: Table, room: str, person: Person, lang: str
) -> dict[str, Any]:
    rows = connection.execute(
        select(chat, people.c.name)
        .join(people, people.c.id == chat.c.person)
        .where(chat.c.match == table.id, chat.c.room == room, _heard_by(person))
        .order_by(chat.c.n.desc())
        .limit(LATEST)
    ).all()
    words = server_words(lang)
    lines = [
        {
            "n": row.n,
            "name": row.name,
            "seat": next(iter(table.seats_of(row.person)), "") if room == PLAYERS else "",
            "mine": row.person == person.id,
            "at": row.at,
            "text": words.say(f"phrase-{row.phrase}") if row.phrase else row.text,
            "phrase": row.phrase,
        }
        for row in reversed(rows)
    ]
    return {"room": room, "lines": lines, "unread": _unread(connection, table, room, person)}


def _unread(connection: Connection, table: Table, room: str, person: Person) -> int:
    """Lines of others since the last one that somebody has read."""
    read = select(chat_reads.c.n).where(*_mark(table.id, room, person))
    since = connection.execute(read).scalar() or 0
    lines = select(func.count()).select_from(chat)
    new = (chat.c.match == table.id, chat.c.room == room, chat.c.n > since)
    others = chat.c.person != person.id
    return connection.execute(lines.where(*new, others, _heard_by(person))).scalar() or 0


def unread_of(connection: Connection, person: Person) -> dict[str, int]:
    """Unread lines of players by match, for a list of one's matches."""
    read = and_(
        chat_reads.c.match == chat.c.match,
        chat_reads.c.room == chat.c.room,
        chat_reads.c.person == person.id,
    )
    own = [select(table.c.match).where(table.c.person == person.id) for table in (seats, partners)]
    rows = connection.execute(
        select(chat.c.match, func.count().label("lines"))
        .select_from(chat.outerjoin(chat_reads, read))
        .where(
            chat.c.match.in_(union(*own)),
            chat.c.room == PLAYERS,
            chat.c.person != person.id,
            chat.c.n > func.coalesce(chat_reads.c.n, 0),
            _heard_by(person),
        )
        .group_by(chat.c.match)
    )
    return {row.match: row.lines for row in rows}


def _mark(match_id: str, room: str, person: Person) -> tuple[Any, ...]:
    own = chat_reads.c.person == person.id
    return chat_reads.c.match == match_id, own, chat_reads.c.room == room


def have_read(
    connection: Connection, tables: Tables, match_id: str, person: Person, room: str, n: int
) -> int:
    """Somebody has read up to a line, which nobody else is told; how many are left."""
    table = tables.open(connection, match_id)
    if room not in rooms_of(table, person):
        raise Problem(404, "no-such-room")
    last = connection.execute(
        select(func.max(chat.c.n)).where(chat.c.match == match_id, chat.c.room == room)
    ).scalar()
    upto, where = min(n, last or 0), _mark(match_id, room, person)
    changed = connection.execute(
        update(chat_reads).where(*where, chat_reads.c.n <= upto).values(n=upto)
    )
    known = connection.execute(select(chat_reads.c.n).where(*where)).first()
    if changed.rowcount == 0 and known is None:
        connection.execute(
            chat_reads.insert().values(match=match_id, person=person.id, room=room, n=upto)
        )
    return _unread(connection, table, room, person)
