"""Accounts: what registering, changing, recovering and leaving do to the database."""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, select, update

from berthier.server import people as who
from berthier.server import schema_letters as letters
from berthier.server.moment import now
from berthier.server.names import account_name, skeleton
from berthier.server.people import Person
from berthier.server.problems import Problem
from berthier.server.schema import blocks, codes, consents, people, records, returns
from berthier.server.tables import Tables
from berthier.server.wire_people import Account

CODES = 10
DAY = 24 * 3600
# Without letters that are taken for one another: what is written on paper must be readable.
ALPHABET = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
GROUPS, GROUP = 4, 4  # 78 bits
EMAIL = re.compile(r"[^@\s\x00-\x1f\x7f<>\",;:]+@[^@\s\x00-\x1f\x7f<>\",;:]+\.[^@\s.<>\",;:]+")


class Kept(NamedTuple):
    """What the database has of an account, for checking who somebody is."""

    person: Person
    password: str
    email: str


def clean_email(email: str) -> str:
    """An address that a mail can be sent to, or none."""
    text = email.strip()
    if text and not EMAIL.fullmatch(text):
        raise Problem(422, "bad-email")
    return text


def by_name(connection: Connection, name: str) -> Kept | None:
    """The account of a name, however it is written."""
    bones = skeleton(name)
    return _kept(connection, people.c.skeleton == bones) if bones else None


def of(connection: Connection, person: Person) -> Kept:
    """A person as the database has him; a guest has no password."""
    found = _kept(connection, people.c.id == person.id)
    if found is None:
        raise Problem(401, "sign-in")
    return found


def _kept(connection: Connection, where: object) -> Kept | None:
    row = connection.execute(
        select(people).where(where, people.c.gone == 0)  # type: ignore[arg-type]
    ).first()
    if row is None:
        return None
    person = Person(row.id, row.name, row.lang, bool(row.registered))
    return Kept(person, row.password, row.email)


def register(
    connection: Connection, tables: Tables, guest: Person | None, new: Account, password: str
) -> tuple[Person, str, list[str]]:
    """An account with its first cookie and its codes. A guest becomes one, and keeps his seats."""
    text, bones = account_name(new.name)
    address, lang = clean_email(new.email), new.lang
    if guest is None:
        guest = Person(who.new_id(), text, lang)
        values = {"id": guest.id, "name": text, "lang": lang, "created": now()}
        connection.execute(people.insert().values(values))
    person = Person(guest.id, text, lang, True)
    who.check_free(connection, bones, person)
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(
            name=text,
            lang=lang,
            skeleton=bones,
            password=password,
            email=address,
            registered=now(),
        )
    )
    connection.execute(delete(returns).where(returns.c.person == person.id))
    who.close_sessions(connection, person.id)
    tables.renamed(person.id, text)
    return person, who.open_session(connection, person.id), new_codes(connection, person.id)


def rename(connection: Connection, tables: Tables, person: Person, name: str, lang: str) -> Person:
    """Wherever he sits he is called so from now on."""
    changed = who.rename(connection, person, name, lang)
    tables.renamed(person.id, changed.name)
    return changed


def set_password(connection: Connection, person: Person, password: str) -> str:
    """Whoever is signed in elsewhere is not any more; the token of this browser's new cookie."""
    values = {"password": password}
    connection.execute(update(people).where(people.c.id == person.id).values(values))
    who.close_sessions(connection, person.id)
    return who.open_session(connection, person.id)


def set_email(connection: Connection, person: Person, email: str) -> str:
    """Another address, of which nothing bad is known."""
    address = clean_email(email)
    values = {"email": address}
    connection.execute(update(people).where(people.c.id == person.id).values(values))
    wishes = update(letters.letters).where(letters.letters.c.person == person.id)
    connection.execute(wishes.values(trouble=""))
    return address


# --- codes


def new_codes(connection: Connection, person: str) -> list[str]:
    """Ten codes, each of which opens the account once; older ones stop working."""
    connection.execute(delete(codes).where(codes.c.person == person))
    return [add_code(connection, person, 0) for _ in range(CODES)]


def add_code(connection: Connection, person: str, expires: int) -> str:
    drawn = [secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)]
    parts = ["".join(drawn[n : n + GROUP]) for n in range(0, GROUPS * GROUP, GROUP)]
    code = "-".join(parts)
    values = {"code": code_hash(code), "person": person, "created": now(), "used": 0}
    connection.execute(codes.insert().values(**values, expires=expires))
    return code


def code_hash(code: str) -> str:
    """Of a code as it is typed: with or without its strokes, in small letters or capitals."""
    return who.hashed("".join(letter for letter in code.upper() if letter.isalnum()))


def codes_left(connection: Connection, person: str) -> int:
    unused = (codes.c.person == person, codes.c.used == 0, codes.c.expires == 0)
    return connection.execute(select(func.count()).where(*unused)).scalar_one()


def recover(connection: Connection, name: str, code: str, password: str) -> tuple[Person, str]:
    """A code instead of the password, which is a new one from now on."""
    kept = by_name(connection, name)
    used = connection.execute(
        update(codes)
        .where(
            codes.c.code == code_hash(code),
            codes.c.person == (kept.person.id if kept else ""),
            codes.c.used == 0,
            (codes.c.expires == 0) | (codes.c.expires > now()),
        )
        .values(used=now())
    )
    if kept is None or used.rowcount != 1:
        raise Problem(403, "bad-code")
    return kept.person, set_password(connection, kept.person, password)


def reset_code(connection: Connection, name: str) -> str:
    """A code from whoever runs the server, for a day."""
    kept = by_name(connection, name)
    if kept is None:
        raise Problem(404, "no-such-account", name=name)
    return add_code(connection, kept.person.id, now() + DAY)


# --- leaving


def delete_person(connection: Connection, person: Person) -> None:
    """His matches stay, under nobody's name; what he wrote and what was kept of him goes."""
    connection.execute(
        update(people)
        .where(people.c.id == person.id)
        .values(
            name="", skeleton=None, password="", email="", settings="", registered=0, gone=now()
        )
    )
    who.close_sessions(connection, person.id)
    for table in (codes, returns, consents, letters.chat_reads, letters.notes, letters.letter_told):
        connection.execute(delete(table).where(table.c.person == person.id))
    for table in (letters.letter_keys, letters.mails, letters.letters, blocks, records):
        connection.execute(delete(table).where(table.c.person == person.id))
    connection.execute(delete(blocks).where(blocks.c.blocked == person.id))
    # A line keeps its number, so that none comes twice.
    said = update(letters.chat).where(letters.chat.c.person == person.id)
    connection.execute(said.values(person=None, text="", phrase=""))
