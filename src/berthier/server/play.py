"""What people and computers do at a table. Each function is one job of the database's thread."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from sqlalchemy import Connection, select, update

from berthier.kernel.errors import BadInput, KernelError
from berthier.kernel.flow import Question, Window
from berthier.kernel.match import ASK, BY_ORDER, BY_SEAT, EVERY_WINDOW, Match
from berthier.server import clocks, teaching
from berthier.server.keeping import jump, keep
from berthier.server.moment import now, now_ms
from berthier.server.problems import Problem, Stale
from berthier.server.schema import answers, matches
from berthier.server.sheets import sheet_of
from berthier.server.sights import sights_of
from berthier.server.state import curtain, stamped, state_of
from berthier.server.statement import Statement
from berthier.server.swapping import change_seats, check_back
from berthier.server.tables import Table, Tables

_TAKE = Statement(answers.insert())


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
    at: int | None = None,
) -> Table:
    """A person's answer, which came in `at` a moment. Sent again, it is taken once; to an older
    question, it is stale.
    """
    table = tables.open(connection, match_id)
    table.viewer_of(person)
    # Who has changed seats may send again what he answered from the other.
    own = list(table.seats) if table.swapped else table.seats_of(person)
    if was_taken(connection, table, own, key):
        return table
    match = table.playing()
    seat = seat_of(table, person)
    check_number(table, seat, number, person, lang)
    played(table, lambda: take(table, match, match.title.seat(seat), option))
    clocks.answered(table, seat, now_ms() if at is None else at)
    write_answer(connection, table, match, seat, key, person=person)
    return table


def take(table: Table, match: Match, seat: int, text: str) -> None:
    """What is offered was found out when it was shown; of all else the referee says why not."""
    question = match.question(seat)
    option = sights_of(table, match).option(seat, question, text)
    if option is None:
        match.answer(seat, text)
    else:
        match.accept(seat, question, option, text)


def was_taken(connection: Connection, table: Table, seats: list[str], key: str) -> bool:
    """The database is asked once for all the answers of a match, not at every answer."""
    if table.keys is None:
        known = select(answers.c.seat, answers.c.key).where(answers.c.match == table.id)
        table.keys = {(row.seat, row.key) for row in connection.execute(known)}
    return any((seat, key) in table.keys for seat in seats)


def check_number(table: Table, seat: str, number: int, person: str, lang: str) -> None:
    if table.numbers[seat][0] != number:
        raise Stale(stamped(state_of(table, seat, person, lang)))


def played(table: Table, run: Callable[[], object]) -> None:
    """Let the referee take an answer."""
    try:
        run()
    except KernelError as error:
        raise Frozen(table.id) from error


def write_answer(
    connection: Connection,
    table: Table,
    match: Match,
    seat: str,
    key: str,
    by: str = BY_SEAT,
    person: str | None = None,
) -> None:
    """Write down what was answered, and all that follows from it."""
    table.undo_asked = ""
    if match.board.over is not None:
        table.status = "over"
        side = match.board.over.side
        table.winner = match.title.seats[side] if side >= 0 else "nobody"
    option = match.log[-1]["option"]
    facts = {"match": table.id, "seq": table.seq, "seat": seat, "option": option, "key": key}
    _TAKE.run(connection, {**facts, "at": now(), "by": by, "person": person})
    if table.keys is not None:
        table.keys.add((seat, key))
    if person is not None and table.seats[seat].partner is not None:
        table.answered[seat] = person
    moved_seats = change_seats(connection, table, match)
    keep(connection, table, answered=True, whole=moved_seats)


def computer_answer(
    connection: Connection, tables: Tables, match_id: str, seat: str, number: int, option: str
) -> Table | None:
    """A computer's answer, if its question still stands."""
    table = tables.open(connection, match_id)
    match = table.match
    if table.status != "playing" or match is None or table.numbers[seat][0] != number:
        return None
    played(table, lambda: match.answer(match.title.seat(seat), option))
    write_answer(connection, table, match, seat, f"computer {table.seq}")
    return table


def pass_by_order(
    connection: Connection, tables: Tables, match_id: str, seat: str, number: int
) -> Table | None:
    """A seat's order passes a window, if it still stands and the order has not changed."""
    table = tables.open(connection, match_id)
    match = table.match
    if table.status != "playing" or match is None or table.numbers[seat][0] != number:
        return None
    played(table, match.pass_by_order)
    clocks.by_order(table, seat)
    write_answer(connection, table, match, seat, f"order {table.seq}", BY_ORDER)
    return table


def order(
    connection: Connection,
    tables: Tables,
    match_id: str,
    person: str,
    window: str,
    what: str,
    at: int | None = None,
) -> Table:
    """The own seat's standing order for a window. Only this seat sees that it changes anything."""
    table = tables.open(connection, match_id)
    name = seat_of(table, person)
    match = table.playing()
    seat = match.title.seat(name)
    question = match.asked().get(seat)
    check_window(table, question, window)
    match.order(seat, window, what)
    if question is not None and match.passes_by_order(question):
        clocks.paid(table, name, now_ms() if at is None else at)
    table.ordered = int(table.brisk or any(what != ASK for what, _ in match.orders.values()))
    keep(connection, table, whole=True)
    return table


def check_window(table: Table, question: Question | None, window: str) -> None:
    """One that the title names, the one that is asked about, or all of them."""
    named = {EVERY_WINDOW, *(name for name, _ in sheet_of(table.title, "en")["windows"])}
    if isinstance(question, Window):
        named.add(question.window())
    if window not in named:
        raise Problem(422, "unknown-window", given=window, known=", ".join(sorted(named)))


# --- time


def settle_flag(
    connection: Connection, tables: Tables, match_id: str, before: int, person: str = ""
) -> Table | None:
    """End a match in which somebody's time was up before a moment: before a person's request came,
    who must sit there, or without anybody's doing.
    """
    if match_id not in tables.kept and match_id not in clocks.fallen_matches(connection, before):
        return None
    table = tables.open(connection, match_id)
    seat = clocks.fallen(table, before)
    if not seat:
        return None
    if person:
        table.viewer_of(person)
    table.status, table.undo_asked = "flag", ""
    table.winner = next(other for other in table.title.seats if other != seat)
    keep(connection, table)
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
    seat = seat_of(table, person)
    match = table.playing()
    if table.undo == "none":
        raise Problem(409, "no-undo")
    check_number(table, seat, number, person, lang)
    if table.teaching:
        seat = teaching.last_seat(table, match, seat)
    check_back(match, match.title.seat(seat))
    try:
        go_back(table, match, seat, consent=table.teaching)
    except BadInput as error:
        if error.code != "undo-barrier" or table.undo != "consent":
            raise
        if table.kind == "link":
            table.undo_asked = seat
        else:
            go_back(table, match, seat, consent=True)
    else:
        table.undo_asked = ""
    keep(connection, table)
    return table


def go_back(table: Table, match: Match, seat: str, consent: bool = False) -> None:
    """The clocks go on as they stand."""
    before = Counter(moment.seat for moment in match.history)
    match.undo(match.title.seat(seat), consent)
    before.subtract(moment.seat for moment in match.history)
    clocks.taken_back(table, {match.title.seats[whose]: n for whose, n in before.items()})


def consent(
    connection: Connection, tables: Tables, match_id: str, person: str, agree: bool
) -> Table:
    """The other seat agrees to go back, or does not."""
    table = tables.open(connection, match_id)
    seat = table.viewer_of(person)
    match = table.playing()
    asking = table.undo_asked
    if not asking or asking == seat:
        raise Problem(409, "nothing-asked")
    if agree:
        check_back(match, match.title.seat(asking))
        go_back(table, match, asking, consent=True)
    table.undo_asked = ""
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
    in_hand = table.kind != "hot-seat" or table.in_hand
    table.winner = others[0] if table.status == "playing" and in_hand else "nobody"
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
    if seat != table.in_hand:
        jump(table, [seat])
    table.in_hand = seat
    keep(connection, table)
    return table
