"""Guests: a name and a cookie. The cookie's token is kept as its hash only."""

from __future__ import annotations

import hmac
import secrets
import unicodedata
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from berthier.server.moment import now
from berthier.server.problems import Problem
from berthier.server.schema import people, sessions

YEAR = 365 * 24 * 3600
LONGEST = 40


class Person(NamedTuple):
    id: str
    name: str
    lang: str


def new_id() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def csrf_of(token: str) -> str:
    """What a page of ours must say besides the cookie; of no use without it."""
    return hmac.new(token.encode(), b"berthier-csrf", sha256).hexdigest()[:32]


def clean_name(name: str) -> str:
    """A name as text: normal form, single spaces, nothing that is not shown."""
    text = " ".join(unicodedata.normalize("NFKC", name).split())
    hidden = any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs") for letter in text)
    if not text or len(text) > LONGEST or hidden:
        raise Problem(422, "bad-name")
    return text


def add_guest(connection: Connection, name: str, lang: str) -> tuple[Person, str]:
    """A new guest and the token of his cookie."""
    person = Person(new_id(), clean_name(name), lang)
    connection.execute(people.insert().values(**person._asdict(), created=now()))
    token = new_token()
    connection.execute(
        sessions.insert().values(
            token=hashed(token), person=person.id, created=now(), expires=now() + YEAR
        )
    )
    return person, token


def rename(connection: Connection, person: Person, name: str, lang: str) -> Person:
    changed = Person(person.id, clean_name(name), lang)
    values = {"name": changed.name, "lang": lang}
    connection.execute(update(people).where(people.c.id == person.id).values(values))
    return changed


def find(connection: Connection, token: str) -> Person | None:
    """Whose cookie this is."""
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.lang)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.token == hashed(token), sessions.c.expires > now())
    ).first()
    return None if found is None else Person(found.id, found.name, found.lang)
