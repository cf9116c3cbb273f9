"""What may be sent to the server. A misspelt or missing field is an error."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Word = Annotated[str, Meta(max_length=80)]
Option = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]
Nonce = Annotated[str, Meta(max_length=64)]
Key = Annotated[str, Meta(min_length=8, max_length=64)]
Window = Annotated[str, Meta(pattern="^([*]|[A-Za-z][A-Za-z0-9-]{0,30})$")]
Number = Annotated[int, Meta(ge=0, le=10_000_000)]
Lang = Annotated[str, Meta(pattern="^(fr|en)$")]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request."""


class Guest(Body, frozen=True):
    """Who wants to play."""

    name: Name
    lang: Lang = "en"


class Clock(Body, frozen=True):
    """Time for each seat. `kind`: none; live, with `seconds` and an `increment` of seconds for each
    decision; correspondence, with `days` for each decision and a `bank` of days besides.
    """

    kind: Word
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None
    bank: int | None = None


class NewMatch(Body, frozen=True):
    """A match to be opened. `commitment` is one that the opener was given, `nonce` his part of the
    luck. Without a `clock` the match has the one that is usual at its level of rules, mostly none.
    `public`: spectators may look on. `listed`: its free seat stands in the lobby. `teaching`:
    everybody sees everything, answers are taken back freely, and the match counts nowhere.
    """

    title: Word
    scenario: Word = ""
    rules: Word = ""
    options: dict[Word, Word] = {}
    side: Word = "random"
    opponent: Word = "computer"
    level: Word = "tambour"
    undo: Word = "consent"
    hints: Word = "on"
    clock: Clock | None = None
    commitment: Word = ""
    nonce: Nonce = ""
    public: bool = False
    teaching: bool = False
    listed: bool = False


class Listing(Body, frozen=True):
    """May anybody take the free seat of a match, or only who has the link?"""

    listed: bool


class Computer(Body, frozen=True):
    """A level that one agrees to on an empty seat; an empty one takes that back."""

    level: Word = ""


class Answer(Body, frozen=True):
    """An answer to the question that the seat was asked at `number`. `key` makes it safe to send
    the same answer again.
    """

    number: Number
    option: Option
    key: Key


class Order(Body, frozen=True):
    """What the own seat does in a window without being asked. `window`: its name, or `*`."""

    window: Window
    order: Word


class Undo(Body, frozen=True):
    """Back to before the own last answer."""

    number: Number


class Consent(Body, frozen=True):
    """Does the other seat agree to go back?"""

    agree: bool


class HandOver(Body, frozen=True):
    """Whose eyes are on the shared screen now."""

    seat: Word


class Seated(Body, frozen=True):
    """Somebody takes a seat with his part of the luck."""

    nonce: Nonce = ""


class Again(Body, frozen=True):
    """Somebody asks for a rematch; `commitment` is one that he was given."""

    commitment: Word = ""
    nonce: Nonce = ""
