"""The lobby: seats that anybody may take, public matches, links beside somebody, the way in."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.openapi.spec import Example
from litestar.params import Body
from sqlalchemy import Connection, select, update

from berthier.server import lobby, wire
from berthier.server.examples import Seated
from berthier.server.keeping import keep
from berthier.server.moment import now
from berthier.server.people import Person, check_guest
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language, token_of
from berthier.server.schema import matches
from berthier.server.settings import LOOPBACK
from berthier.server.sharing import UNDER_WAY
from berthier.server.standing_up import leave_partner
from berthier.server.state import known_to_all, waiting
from berthier.server.tables import SPECTATORS, Table, Tables, load

MOST = 50  # rows of a list
LATELY = 24 * 3600  # an ended match is still of interest
Listing = Annotated[wire.Listing, Body(examples=[Example(value={"listed": True})])]


def open_seats(connection: Connection, tables: Tables, person: Person | None) -> list[Table]:
    """Matches whose free seat is anybody's, the latest first; the own ones are in another list.
    Who is blocked sees them as everybody does.
    """
    rows = connection.execute(
        select(matches.c.id)
        .where(matches.c.status == "waiting", matches.c.listed == 1)
        .order_by(matches.c.created.desc(), matches.c.id)
        .limit(MOST)
    )
    found = [tables.kept.get(row.id) or load(connection, row.id) for row in rows]
    return [table for table in found if person is None or not table.knows(person.id)]


def public_matches(connection: Connection, tables: Tables) -> list[Table]:
    """What spectators may look at, the latest first."""
    lately = matches.c.updated > now() - LATELY
    rows = connection.execute(
        select(matches.c.id)
        .where(matches.c.public == 1)
        .where((matches.c.status == "playing") | (matches.c.status.in_(_ENDED) & lately))
        .order_by(matches.c.updated.desc(), matches.c.id)
        .limit(MOST)
    )
    found = [tables.kept.get(row.id) or load(connection, row.id) for row in rows]
    # Not by the match's own date: it moves with what spectators do not see.
    return sorted(found, key=_latest, reverse=True)


def _latest(table: Table) -> tuple[int, int]:
    return table.changed.get(SPECTATORS, table.created), table.created


_ENDED = ("over", "resigned", "flag")


def open_row(table: Table, lang: str) -> dict[str, Any]:
    free = next((seat.seat for seat in table.seats.values() if seat.is_empty), "")
    more = {"free": free, "created": table.created, "commitment": table.commitment}
    return {**known_to_all(table, lang), **more}


def public_row(table: Table, lang: str) -> dict[str, Any]:
    """As spectators see it."""
    match = table.match if table.status == "playing" else None
    return {
        **known_to_all(table, lang),
        "waiting": [] if match is None else waiting(match),
        "turn": 0 if table.match is None else getattr(table.match.board, "turn", 0),
        "created": table.created,
        "updated": table.changed.get(SPECTATORS, table.created),
    }


@get("/api/lobby")
async def rooms(request: Asked, lang: Lang = None) -> dict[str, Any]:
    """Open seats and public matches; nobody need have a name to see them."""
    house, spoken = house_of(request), language(request, lang)
    person = await house.person(token_of(request))

    def job(connection: Connection) -> dict[str, Any]:
        free = open_seats(connection, house.tables, person)
        watched = public_matches(connection, house.tables)
        return {
            "open": [open_row(table, spoken) for table in free],
            "watch": [public_row(table, spoken) for table in watched],
        }

    return await house.writer.run(job)


@get("/api/reach", sync_to_thread=False)
def reach(request: Asked) -> dict[str, str]:
    """From where a link to this server works, which one wants to know before one sends it."""
    settings = house_of(request).settings
    here = request.headers.get("host", "").rsplit(":", 1)[0] in LOOPBACK
    return {"reach": settings.reach, "address": settings.address_for(here)}


@post("/api/matches/{match:str}/seat")
async def take_open_seat(match: str, request: Asked, data: Seated) -> dict[str, str]:
    """Sit down on the free seat of a match that stands in the lobby."""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Connection) -> Table:
        table = house.tables.open(connection, match)
        if not table.listed:
            raise Problem(404, "no-such-match")
        if table.seats_of(person.id):
            raise Problem(409, "own-seat")
        free = next((seat.seat for seat in table.seats.values() if seat.is_empty), "")
        # Who is blocked is told what everybody is told who comes too late.
        if table.status != "waiting" or not free or lobby.is_blocked(connection, table, person):
            raise Problem(409, "no-free-seat")
        check_guest(connection, person)
        return lobby.take(connection, house.tables, table, person, free, data.nonce)

    await house.writer.run(job)
    house.moved(match)
    return {"match": match}


@post("/api/matches/{match:str}/listing", status_code=200)
async def list_match(match: str, request: Asked, data: Listing) -> dict[str, bool]:
    """May anybody take the free seat of the own match, or only who has the link?"""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Connection) -> None:
        table = house.tables.open(connection, match)
        table.viewer_of(person.id)
        if table.status != "waiting":
            raise Problem(409, "no-free-seat")
        table.listed = int(data.listed)
        this = update(matches).where(matches.c.id == match)
        connection.execute(this.values(listed=table.listed))
        keep(connection, table)

    await house.writer.run(job)
    return {"listed": data.listed}


@post("/api/matches/{match:str}/partner")
async def invite_partner(match: str, request: Asked) -> dict[str, str]:
    """A link to the own seat, for a second person beside me; older ones stop working."""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Connection) -> str:
        table = house.tables.open(connection, match)
        seat = table.seats[table.viewer_of(person.id)]
        if table.kind == "hot-seat" or table.status not in UNDER_WAY or seat.partner:
            raise Problem(409, "no-partner")
        return lobby.invite(connection, match, seat.seat, partner=True)

    return {"match": match, "invitation": await house.writer.run(job)}


@delete("/api/matches/{match:str}/partner", status_code=200)
async def leave_shared_seat(match: str, request: Asked) -> dict[str, str]:
    """Leave the seat to whoever shares it with me."""
    house, person = house_of(request), await guest_of(request)

    def job(connection: Connection) -> None:
        leave_partner(connection, house.tables.open(connection, match), person)

    await house.writer.run(job)
    house.moved(match)
    return {"match": match}


HALL = [rooms, reach, take_open_seat, list_match, invite_partner, leave_shared_seat]
