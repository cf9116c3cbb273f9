"""People: guests, who have a name and a cookie, and accounts. Tokens are kept as hashes only."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, or_, select, update

from berthier.server import schema
from berthier.server.moment import now
from berthier.server.names import account_name, clean_name, skeleton
from berthier.server.problems import Problem
from berthier.server.schema import people, sessions

YEAR = 365 * 24 * 3600


class Person(NamedTuple):
    id: str
    name: str
    lang: str
    registered: bool = False  # an account, not a guest


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What a page of ours must say besides the cookie; of no use without it."""
    return hmac.digest(token.encode(), b"berthier-csrf", "sha256").hex()[:32]


def add_guest(connection: Connection, name: str, lang: str) -> tuple[Person, str]:
    """A new guest and the token of his cookie."""
    person = Person(new_id(), clean_name(name), lang)
    check_free(connection, skeleton(person.name), person)
    values = {"id": person.id, "name": person.name, "lang": lang, "created": now()}
    connection.execute(people.insert().values(values))
    return person, open_session(connection, person.id)


def rename(connection: Connection, person: Person, name: str, lang: str) -> Person:
    """Accounts have names of their own; guests may share one, but not with an account."""
    values: dict[str, object] = {"lang": lang}
    if person.registered:
        values["name"], values["skeleton"] = account_name(name)
        bones = str(values["skeleton"])
    else:
        values["name"] = clean_name(name)
        bones = skeleton(str(values["name"]))
    changed = person._replace(name=str(values["name"]), lang=lang)
    check_free(connection, bones, changed)
    connection.execute(update(people).where(people.c.id == person.id).values(values))
    return changed


def check_free(connection: Connection, bones: str, person: Person) -> None:
    """No account of somebody else may look like this name."""
    same = (people.c.skeleton == bones, people.c.id != person.id)
    if bones and connection.execute(select(people.c.id).where(*same)).first() is not None:
        raise Problem(409, "name-taken", name=person.name)


def check_guest(connection: Connection, person: Person) -> None:
    """A guest who wants to sit down: somebody may have registered under his name meanwhile."""
    if not person.registered:
        check_free(connection, skeleton(person.name), person)


# --- cookies


def open_session(connection: Connection, person: str) -> str:
    """The token of a new cookie."""
    token = new_token()
    times = {"created": now(), "expires": now() + YEAR}
    connection.execute(sessions.insert().values(token=hashed(token), person=person, **times))
    return token


def close_session(connection: Connection, token: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == hashed(token)))


def close_sessions(connection: Connection, person: str) -> None:
    """Everywhere."""
    connection.execute(delete(sessions).where(sessions.c.person == person))


def find(connection: Connection, token: str) -> Person | None:
    """Whose cookie this is."""
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.lang, people.c.registered)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.expires > now())
    ).first()
    return found and Person(found.id, found.name, found.lang, bool(found.registered))


# --- blocks


def blocks(connection: Connection, one: str | None, other: str | None) -> bool:
    """Has one of two people blocked the other? Then they have nothing to do with each other."""
    rows = schema.blocks.c
    between = or_(
        (rows.person == one) & (rows.blocked == other),
        (rows.person == other) & (rows.blocked == one),
    )
    return connection.execute(select(rows.person).where(between)).first() is not None
