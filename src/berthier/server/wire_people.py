"""What people may send about themselves; of passwords and codes only a length is asked here."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from berthier.server.wire import Body, Lang, Name, Word

Password = Annotated[str, Meta(max_length=400)]
Code = Annotated[str, Meta(max_length=80)]
Email = Annotated[str, Meta(max_length=254)]


class Account(Body, frozen=True):
    """Somebody registers; a guest becomes an account."""

    name: Name
    password: Password
    email: Email = ""
    lang: Lang = "en"


class SignIn(Body, frozen=True):
    name: Name
    password: Password


class Recovery(Body, frozen=True):
    """A code instead of the password, and the new password."""

    name: Name
    code: Code
    password: Password


class NewEmail(Body, frozen=True):
    """`password` is the present one."""

    email: Email
    password: Password


class NewPassword(Body, frozen=True):
    """`password` is the present one."""

    password: Password
    new: Password


class Sure(Body, frozen=True):
    """What can't be undone needs the present password; a guest has none."""

    password: Password = ""


class Block(Body, frozen=True):
    """An account by its `name`, or whoever sits on a `seat` of a `match`."""

    name: Annotated[str, Meta(max_length=80)] = ""
    match: Word = ""
    seat: Word = ""
