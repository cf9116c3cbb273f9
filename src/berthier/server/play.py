"""What people and computers do at a table. Each function is one job of the database's thread."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from berthier.kernel.errors import BadInput, KernelError
from berthier.kernel.match import Match
from berthier.server.moment import now
from berthier.server.problems import Problem, Stale
from berthier.server.schema import answers, matches
from berthier.server.state import curtain, state_of
from berthier.server.tables import Table, Tables, keep

_TAKE = answers.insert()  # built once, as those in tables.py


class Frozen(Exception):
    """The engine failed: the transaction is rolled back, and the match stops."""


def seat_of(table: Table, person: str) -> str:
    """The seat a person answers for; a shared screen must be in the hands of whoever is asked."""
    seat = table.viewer_of(person)
    if curtain(table):
        raise Problem(409, "not-in-hand")
    return seat


def answer(
    connection: Connection,
    tables: Tables,
    match_id: str,
    person: str,
    number: int,
    option: str,
    key: str,
    lang: str,
) -> Table:
    """A person's answer. Sent again, it is taken once; to an older question, it is stale."""
    table = tables.open(connection, match_id)
    if table.kind != "hot-seat":
        seat = table.viewer_of(person)
        if was_taken(connection, table, [seat], key):
            return table
    elif was_taken(connection, table, table.seats_of(person), key):
        return table
    match = table.playing()
    seat = seat_of(table, person)
    check_number(table, seat, number, person, lang)
    take(connection, table, match, seat, option, key)
    return table


def was_taken(connection: Connection, table: Table, seats: list[str], key: str) -> bool:
    """The database is asked once for all the answers of a match, not at every answer."""
    if table.keys is None:
        known = select(answers.c.seat, answers.c.key).where(answers.c.match == table.id)
        table.keys = {(row.seat, row.key) for row in connection.execute(known)}
    return any((seat, key) in table.keys for seat in seats)


def check_number(table: Table, seat: str, number: int, person: str, lang: str) -> None:
    if table.numbers[seat][0] != number:
        raise Stale(state_of(table, seat, person, lang))


def take(
    connection: Connection, table: Table, match: Match, seat: str, option: str, key: str
) -> None:
    """Let the referee take an answer, and write it down."""
    try:
        match.answer(match.title.seat(seat), option)
    except KernelError as error:
        raise Frozen(table.id) from error
    table.undo_asked = ""
    if match.board.over is not None:
        table.status = "over"
        side = match.board.over.side
        table.winner = match.title.seats[side] if side >= 0 else "nobody"
    facts = {"match": table.id, "seq": table.seq, "seat": seat, "option": option, "key": key}
    connection.execute(_TAKE, {**facts, "at": now()})
    if table.keys is not None:
        table.keys.add((seat, key))
    keep(connection, table)


def computer_answer(
    connection: Connection, tables: Tables, match_id: str, seat: str, number: int, option: str
) -> Table | None:
    """A computer's answer, if its question still stands."""
    table = tables.open(connection, match_id)
    if table.status != "playing" or table.match is None or table.numbers[seat][0] != number:
        return None
    take(connection, table, table.match, seat, option, f"computer {table.seq}")
    return table


def freeze(connection: Connection, tables: Tables, match_id: str) -> Table:
    """Stop a match whose engine has failed; its last good position is in the database."""
    tables.drop(match_id)
    where = (matches.c.id == match_id, matches.c.status == "playing")
    connection.execute(update(matches).where(*where).values(status="frozen", updated=now()))
    table = tables.open(connection, match_id)
    keep(connection, table)
    return table


# --- taking back


def undo(
    connection: Connection, tables: Tables, match_id: str, person: str, number: int, lang: str
) -> Table:
    """Back freely to a barrier; beyond it the other seat is asked, and a computer agrees."""
    table = tables.open(connection, match_id)
    match = table.playing()
    seat = seat_of(table, person)
    if table.undo == "none":
        raise Problem(409, "no-undo")
    check_number(table, seat, number, person, lang)
    try:
        match.undo(match.title.seat(seat))
    except BadInput as error:
        if error.code != "undo-barrier" or table.undo != "consent":
            raise
        if table.kind == "link":
            table.undo_asked = seat
        else:
            match.undo(match.title.seat(seat), consent=True)
    else:
        table.undo_asked = ""
    keep(connection, table)
    return table


def consent(
    connection: Connection, tables: Tables, match_id: str, person: str, agree: bool
) -> Table:
    """The other seat agrees to go back, or does not."""
    table = tables.open(connection, match_id)
    match = table.playing()
    seat = table.viewer_of(person)
    asking = table.undo_asked
    if not asking or asking == seat:
        raise Problem(409, "nothing-asked")
    table.undo_asked = ""
    if agree:
        match.undo(match.title.seat(asking), consent=True)
    keep(connection, table)
    return table


# --- leaving and handing over


def resign(connection: Connection, tables: Tables, match_id: str, person: str) -> Table:
    """The own seat gives up; a match that nobody joined is closed."""
    table = tables.open(connection, match_id)
    seat = table.viewer_of(person)
    if table.status not in ("playing", "waiting", "frozen"):
        raise Problem(409, "ended")
    others = [other for other in table.title.seats if other != seat]
    begun = table.status == "playing" and len(others) < len(table.title.seats)
    table.winner = others[0] if begun else "nobody"
    table.status = "resigned"
    keep(connection, table)
    return table


def hand_over(
    connection: Connection, tables: Tables, match_id: str, person: str, seat: str
) -> Table:
    """A shared screen changes hands."""
    table = tables.open(connection, match_id)
    table.viewer_of(person)
    if table.kind != "hot-seat":
        raise Problem(409, "not-hot-seat")
    if seat not in table.seats_of(person):
        raise Problem(403, "not-your-seat")
    table.in_hand = seat
    keep(connection, table)
    return table
