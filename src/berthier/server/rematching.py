"""The same match again, with the sides swapped."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, update

from berthier.kernel.clock import NONE
from berthier.server.keeping import keep
from berthier.server.lobby import Opened, begin, open_table, other_seat
from berthier.server.moment import now
from berthier.server.people import Person, blocks
from berthier.server.problems import Problem
from berthier.server.schema import partners, seats
from berthier.server.tables import Table, Tables
from berthier.server.wire import Clock, NewMatch


def open_rematch(
    connection: Connection,
    tables: Tables,
    person: Person,
    match_id: str,
    nonce: str,
    secret: bytes,
) -> Opened:
    """The first to ask opens it."""
    table = tables.open(connection, match_id)
    own = table.viewer_of(person.id)
    if not table.ended:
        raise Problem(409, "not-ended")
    if table.rematch:
        return Opened(table.rematch, "", tables.open(connection, table.rematch).commitment)
    opened = open_table(connection, tables, person, _like(table, own, nonce), secret)
    table.rematch = opened.match
    _seat_all(connection, table, person, opened.match)
    tables.drop(opened.match)
    again = tables.open(connection, opened.match)
    if table.kind == "link" and not any(seat.is_empty for seat in again.seats.values()):
        begin(connection, tables, opened.match)
        opened.invitation = ""
    keep(connection, table)
    return opened


def _like(table: Table, own: str, nonce: str) -> NewMatch:
    """What the first match was, from the other side."""
    start: dict[str, Any] = table.start
    levels = [seat.level for seat in table.seats.values() if seat.level]
    return NewMatch(
        title=table.title.title,
        scenario=start.get("scenario", ""),
        rules=start.get("rules", ""),
        options=start.get("options", {}),
        side=other_seat(table.title, own),
        opponent=table.kind,
        level=levels[0] if levels else "tambour",
        undo=table.undo,
        hints=start.get("hints", "on"),
        clock=Clock(NONE) if table.timing is None else Clock(**table.timing.fields),
        nonce=nonce,
        teaching=table.teaching,
    )


def _seat_all(connection: Connection, table: Table, person: Person, match_id: str) -> None:
    """Everybody of the first match has his seat in the second, two of one seat together again. Who
    has left, and who wants nothing to do with the one who asks, has none.
    """
    if table.kind == "hot-seat":
        return
    for seat in table.seats.values():
        wanted = [one for one in seat.people if not blocks(connection, one, person.id)]
        place = {"match": match_id, "seat": other_seat(table.title, seat.seat)}
        if wanted:
            where = (seats.c.match == match_id, seats.c.seat == place["seat"])
            connection.execute(update(seats).where(*where).values(person=wanted[0]))
        if len(wanted) > 1:
            values = {**place, "person": wanted[1], "created": now()}
            connection.execute(partners.insert().values(values))
