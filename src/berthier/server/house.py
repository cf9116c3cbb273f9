"""Everything a running server has: database, tables, listeners, computers, who is who."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection

from berthier.server import people, play, tidying
from berthier.server.commitments import Commitments
from berthier.server.computer import Computers
from berthier.server.database import migrate, open_engine
from berthier.server.door import Door
from berthier.server.live import Hub
from berthier.server.mailing import Mailer
from berthier.server.moment import now_ms
from berthier.server.orders import Orders
from berthier.server.passwords import Attempts, Passwords
from berthier.server.people import Person
from berthier.server.place import make_place
from berthier.server.problems import FlagFell, Problem
from berthier.server.settings import Settings
from berthier.server.state import stamped, state_of
from berthier.server.stories import Replays
from berthier.server.sweeping import Sweeper
from berthier.server.tables import Table, Tables
from berthier.server.writer import Writer


class Concerned(NamedTuple):
    """Who besides its people has to do with what happens in a match."""

    computer: bool
    orders: bool
    clocks: bool


def concerned_by(table: Table) -> Concerned:
    computer = any(seat.level for seat in table.seats.values())
    return Concerned(computer, bool(table.ordered), table.timing is not None)


EVERYBODY = Concerned(True, True, True)


class House:
    """The server's parts, put together."""

    def __init__(
        self, settings: Settings, door: Door | None = None, hub: Hub | None = None
    ) -> None:
        self.settings = settings
        self.door = door or Door()
        make_place(settings)
        self.engine = open_engine(settings.database_url, waits=False)  # the writer does
        self.tables = Tables(settings.pause)
        self.writer = Writer(self.engine, self.tables, tidying.Tidying().rest)
        self.hub = hub or Hub(settings.heartbeat)
        self.replays = Replays()
        self.commitments = Commitments()
        self.passwords, self.attempts = Passwords(), Attempts()
        self.known: dict[str, Person] = {}  # by the hash of their cookie's token
        inside = (self.writer, self.tables, self.moved)
        self.computers = Computers(*inside, settings)
        self.orders = Orders(*inside, settings.pause)
        self.sweeper = Sweeper(*inside, self.door, settings.sweep)
        self.mailer = Mailer(self.writer, self.hub, settings)

    async def open(self) -> None:
        await asyncio.to_thread(migrate, self.engine)
        await self.sweeper.open()  # before anything is looked at: it puts the clocks on
        await self.computers.find_work()
        await self.orders.find_work()
        await self.mailer.open()
        tidying.begin()

    async def close(self) -> None:
        self.hub.close()
        await self.computers.close()
        await self.orders.close()
        await self.sweeper.close()
        await self.mailer.close()
        await self.writer.run(self.tables.save_all)
        self.writer.close()
        self.passwords.close()
        self.engine.dispose()

    # --- who

    async def person(self, token: str) -> Person | None:
        if not token:
            return None
        key = people.hashed(token)
        if key not in self.known:
            found = await self.writer.run(lambda c: people.find(c, token))
            if found is None:
                return None
            self.known[key] = found
        return self.known[key]

    def forget(self, person: Person) -> None:
        """His name has changed, or he is not signed in everywhere any more: streams look again."""
        self.known = {key: one for key, one in self.known.items() if one.id != person.id}
        self.hub.wake_person(person.id)

    # --- doing something at a table

    def moved(self, match_id: str, concerned: Concerned = EVERYBODY) -> None:
        """Something has happened in a match: everybody concerned looks again."""
        self.hub.wake(match_id)
        if concerned.computer:
            self.computers.look_at(match_id)
        if concerned.orders:
            self.orders.look_at(match_id)
        if concerned.clocks:
            self.sweeper.look_again()

    async def change(
        self,
        match_id: str,
        person: Person,
        lang: str,
        job: Callable[[Connection], Table],
        at: int | None = None,
    ) -> bytes:
        """One change of a match, whole or not at all; returns what the person sees then, as JSON:
        the thread that has made it has it at hand. If somebody's time was up before the request
        came, that happens instead.
        """
        came = now_ms() if at is None else at

        def change_and_look(connection: Connection) -> tuple[bool, Concerned, bytes]:
            fell = play.settle_flag(connection, self.tables, match_id, came, person.id)
            table = fell or job(connection)
            text = msgspec.json.encode(seen_by(table, person, lang))
            return fell is not None, concerned_by(table), text

        try:
            fell, concerned, text = await self.writer.run(change_and_look)
        except play.Frozen as frozen:
            await self.writer.run(lambda c: play.freeze(c, self.tables, match_id))
            self.hub.wake(match_id)
            raise Problem(409, "frozen") from frozen
        self.moved(match_id, concerned)
        if fell:
            raise FlagFell(msgspec.json.decode(text))
        return text

    async def state(self, match_id: str, person: Person, lang: str) -> dict[str, Any]:
        """A match as a person sees it now; strangers see nothing."""
        return await self.writer.run(lambda c: seen_by(self.tables.open(c, match_id), person, lang))


def seen_by(table: Table, person: Person, lang: str) -> dict[str, Any]:
    return stamped(state_of(table, table.viewer_of(person.id), person.id, lang))
