"""Mails: who is due one, the queue, and what becomes of those that are not taken.

That somebody is asked is written down with the answer that brought it about (`viewers.asked`). From
there a mail comes about once he has been asked and away for as long as he wishes; it waits in the
queue until a mail server has taken it, or until it has nothing to say any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

from sqlalchemy import Connection, Row, delete, select, update

from berthier.server import letters, smtp
from berthier.server.awaited import Awaited, all_awaited, awaited
from berthier.server.letters import DAILY, DAY, NONE, TURNS, is_quiet, minute_of_day
from berthier.server.live import Hub
from berthier.server.mails import confirmation, digest
from berthier.server.moment import now
from berthier.server.schema import people
from berthier.server.schema_letters import letter_told, mails
from berthier.server.schema_letters import letters as wishes
from berthier.server.settings import Settings
from berthier.server.writer import Writer

AT_ONCE = 20  # mails of one connection
PAUSES = (60, 300, 900, 3600)  # seconds before it is tried again
BOUNCES = 3  # refusals after which an address is given up
KEPT = 30 * DAY  # seconds for which the list knows of mails that are done
BOUNCED = "bounced"
log = logging.getLogger("berthier.server")


class Mailer:
    """Looks every so often who is due a mail, and sends what waits."""

    def __init__(self, writer: Writer, hub: Hub, settings: Settings) -> None:
        self.writer = writer
        self.hub = hub
        self.settings = settings
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.settings.mails:
            self.task = asyncio.create_task(self._watch())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def _watch(self) -> None:
        while True:
            try:
                await self._round()
            except Exception:  # one bad mail must not keep the others
                log.exception("sending mails failed")
            await asyncio.sleep(self.settings.letters)

    async def _round(self) -> None:
        relay = smtp.relay_of(self.settings.smtp_url)
        await self.writer.run(lambda c: queue_due(c, self.hub.away_since))
        ready = await self.writer.run(lambda c: take_ready(c, self.settings))
        if ready:
            outcome = await asyncio.to_thread(smtp.hand_over, relay, ready)
            await self.writer.run(lambda c: write_outcome(c, outcome))


# --- who is due one

AwaySince = Callable[[str, str], int | None]


def queue_due(connection: Connection, away_since: AwaySince) -> None:
    """Put a mail into the queue for everybody who is due one; nobody has two there."""
    waiting = select(mails.c.person).where(mails.c.state == "waiting", mails.c.kind != "confirm")
    wanting = connection.execute(
        select(wishes)
        .join(people, people.c.id == wishes.c.person)
        .where(
            wishes.c.mode != NONE,
            wishes.c.trouble == "",
            people.c.email != "",
            people.c.email == wishes.c.confirmed,
            wishes.c.person.not_in(waiting),
        )
    ).all()
    found = all_awaited(connection, [row.person for row in wanting])
    for row in wanting:
        matches = found[row.person]
        if matches and _is_due(connection, row, matches, away_since):
            letters.put_in_queue(connection, row.person, row.mode)
            _note(connection, row.person, matches)


def _is_due(
    connection: Connection, row: Row[Any], matches: list[Awaited], away_since: AwaySince
) -> bool:
    if row.mode == DAILY:
        return _is_daily_due(row)
    if is_quiet(row, now()) or now() < row.last + row.after * 60:
        return False
    known = connection.execute(select(letter_told).where(letter_told.c.person == row.person))
    told = {one.match: one.asked for one in known}
    return any(
        told.get(one.match) != one.since and _is_long(one, row.after * 60, away_since)
        for one in matches
    )


def _is_long(one: Awaited, patience: int, away_since: AwaySince) -> bool:
    """Has he been asked and away for so long?"""
    left = away_since(one.match, one.person)
    return left is not None and now() >= max(one.since, left) + patience


def _is_daily_due(row: Row[Any]) -> bool:
    """Once a day, at its time or later, if no mail has gone since that time of the day."""
    passed = (minute_of_day(row.zone, now()) - int(row.daily)) * 60
    return passed >= 0 and int(row.last) < now() - passed - now() % 60


def _note(connection: Connection, person: str, matches: list[Awaited]) -> None:
    """All that the mail will tell is told."""
    connection.execute(update(wishes).where(wishes.c.person == person).values(last=now()))
    connection.execute(delete(letter_told).where(letter_told.c.person == person))
    for one in matches:
        row = {"match": one.match, "person": person, "asked": one.since}
        connection.execute(letter_told.insert().values(**row))


# --- sending


def take_ready(connection: Connection, settings: Settings) -> list[tuple[str, EmailMessage]]:
    """The mails whose time has come, put together; what has nothing to say leaves the queue."""
    connection.execute(
        delete(mails).where(mails.c.state != "waiting", mails.c.created < now() - KEPT)
    )
    rows = connection.execute(
        select(
            mails,
            *(people.c[name] for name in ("name", "lang", "email")),
            *(wishes.c[name] for name in ("mode", "zone", "confirmed", "quiet_from", "quiet_to")),
            wishes.c.trouble.label("given_up"),
        )
        .join(people, people.c.id == mails.c.person)
        .join(wishes, wishes.c.person == mails.c.person)
        .where(mails.c.state == "waiting", mails.c.due <= now())
        .order_by(mails.c.due, mails.c.id)
    ).all()
    ready: list[tuple[str, EmailMessage]] = []
    for mail in rows:
        if len(ready) == AT_ONCE:
            break
        if mail.kind == TURNS and is_quiet(mail, now()):
            continue
        message = _message(connection, mail, settings)
        if message is None:
            connection.execute(
                update(mails).where(mails.c.id == mail.id).values(state="moot", trouble="")
            )
        else:
            ready.append((mail.id, message))
    return ready


def _message(connection: Connection, mail: Row[Any], settings: Settings) -> EmailMessage | None:
    if mail.kind == "confirm":
        wanted = mail.email and mail.email != mail.confirmed and mail.mode != NONE
        return confirmation(connection, mail, settings) if wanted else None
    matches = awaited(connection, mail.person)
    allowed = mail.mode in (TURNS, DAILY) and mail.email == mail.confirmed and not mail.given_up
    return digest(connection, mail, matches, settings) if matches and allowed else None


def write_outcome(connection: Connection, outcome: dict[str, str]) -> None:
    for name, trouble in outcome.items():
        mail = connection.execute(select(mails).where(mails.c.id == name)).first()
        if mail is None:  # its owner has gone
            continue
        values: dict[str, Any] = {"tries": mail.tries + 1, "trouble": trouble}
        if not trouble:
            values["state"] = "sent"
        elif smtp.is_bounce(trouble) and mail.tries + 1 >= BOUNCES:
            values["state"] = "failed"
            connection.execute(
                update(wishes).where(wishes.c.person == mail.person).values(trouble=BOUNCED)
            )
        else:
            values["due"] = now() + PAUSES[min(mail.tries, len(PAUSES) - 1)]
        connection.execute(update(mails).where(mails.c.id == name).values(values))
