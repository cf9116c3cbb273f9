"""Two people exchange their seats, as the bids at the Maréchal level may have it (N06-MAR-BID-2).

The board says that they do; everything that belongs to a person and not to a side goes with him.
"""

from __future__ import annotations

from sqlalchemy import Connection, update

from berthier.kernel.match import Match
from berthier.server import sharing
from berthier.server.keeping import jump
from berthier.server.problems import Problem
from berthier.server.schema import seats
from berthier.server.tables import Table


def change_seats(connection: Connection, table: Table, match: Match) -> bool:
    """Let the people follow the board, once; True if they have changed seats."""
    if table.swapped or not match.title.have_swapped(match.board):
        return False
    table.swapped = 1
    one, two = (table.seats[seat] for seat in table.title.seats)
    other = {one.seat: two.seat, two.seat: one.seat}
    one.person, two.person = two.person, one.person
    one.name, two.name = two.name, one.name
    one.level, two.level = two.level, one.level
    for seat in (one, two):
        where = (seats.c.match == table.id, seats.c.seat == seat.seat)
        connection.execute(update(seats).where(*where).values(person=seat.person, level=seat.level))
    sharing.swap(connection, table, one, two)
    match.orders = {(1 - seat, window): order for (seat, window), order in match.orders.items()}
    match.advised = [(1 - seat, done) for seat, done in match.advised]
    if table.timing is not None:
        rows = table.timing.rows.items()
        table.timing.rows = {(other[who], other[whose]): clock for (who, whose), clock in rows}
    if table.kind == "hot-seat":
        table.in_hand = ""  # whoever looks at the screen has another seat now
    jump(table, list(table.numbers))  # a stream of the old seat goes on with the new one's
    return True


def check_back(match: Match, seat: int) -> None:
    """Nobody goes back to before the exchange: by then he has seen the other's side."""
    last, have_swapped = match.last_answer_of(seat), match.title.have_swapped
    if last is not None and have_swapped(last.board) != have_swapped(match.board):
        raise Problem(409, "no-undo-swap")
