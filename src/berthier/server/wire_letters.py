"""What may be sent to the server besides playing: chat, notes, wishes about letters."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from berthier.server.wire import Body, Key, Number, Word

Minutes = Annotated[int, Meta(ge=5, le=10_080)]
OfTheDay = Annotated[int, Meta(ge=0, le=1439)]
Zone = Annotated[str, Meta(max_length=64)]


class Line(Body, frozen=True):
    """Something to say: a `text` of one's own or a ready `phrase`. `key` makes it safe to send the
    same line again.
    """

    key: Key
    text: str = ""
    phrase: Word = ""


class Read(Body, frozen=True):
    """How far somebody has read in a room."""

    room: Word
    n: Number


class Notes(Body, frozen=True):
    """One's own notes as they shall be; `version` is the one they were written over."""

    text: str
    version: Number


class Letters(Body, frozen=True):
    """What mails somebody wants. `mode`: none; turns, `after` so many minutes of being asked and
    away; daily, at `daily`. Times of the day are minutes of it in the time `zone`; between
    `quiet_from` and `quiet_to` no mail about a turn is sent, and if they are equal there are no
    quiet hours.
    """

    mode: Word
    after: Minutes = 60
    daily: OfTheDay = 8 * 60
    zone: Zone = "UTC"
    quiet_from: OfTheDay = 0
    quiet_to: OfTheDay = 0


class HostKey(Body, frozen=True):
    """What opens the page of whoever runs the server."""

    key: Annotated[str, Meta(max_length=64)]
