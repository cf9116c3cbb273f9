"""Time at a table: whose clock runs, how it is kept, and what each viewer is shown of it.

A viewer sees his own clock as it is, and the others' as they were when he last saw something
change: otherwise the parts of a choice that is still being made, or who has answered already where
all are asked at once, would show on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, bindparam, case, delete, func, select, update

from berthier.kernel.clock import LIVE, NONE, Clock, Control, control_of
from berthier.kernel.contract import Title
from berthier.kernel.flow import Question, Together, Window
from berthier.server.moment import now_ms
from berthier.server.schema import clocks, life, matches
from berthier.server.statement import Statement

if TYPE_CHECKING:
    from berthier.server.tables import Table

# N06-MAR-TIM-1, R06-114: two hours for both, a fallen flag is a defeat.
_WHICH = (
    clocks.c.match == bindparam("which"),
    clocks.c.viewer == bindparam("who"),
    clocks.c.seat == bindparam("whose"),
)
_KEPT = ("left", "used", "owed", "since", "falls")
_KEEP = Statement(update(clocks).where(*_WHICH).values({name: bindparam(name) for name in _KEPT}))
_DROP = Statement(delete(clocks).where(*_WHICH))
_ADD = Statement(
    clocks.insert().values(
        match=bindparam("which"),
        viewer=bindparam("who"),
        seat=bindparam("whose"),
        **{name: bindparam(name) for name in _KEPT},
    )
)


class Timing:
    """The clocks of one match: by viewer and seat, and how the database has them."""

    def __init__(self, fields: dict[str, Any], control: Control) -> None:
        self.fields = fields
        self.control = control
        self.rows: dict[tuple[str, str], Clock] = {}
        self.written: dict[tuple[str, str], tuple[int, ...]] = {}
        self.together: Together | None = None  # the frame that all were shown as asked by

    def own(self, seat: str) -> Clock | None:
        """A seat's true clock; a computer has none."""
        return self.rows.get((seat, seat))

    def seats(self) -> list[tuple[str, Clock]]:
        return [(seat, clock) for (viewer, seat), clock in self.rows.items() if viewer == seat]

    def row(self, clock: Clock) -> tuple[int, ...]:
        return (*clock.row(), clock.falls(self.control))


def usual(title: Title, level: str) -> dict[str, Any]:
    """The time control of a match for which none was chosen."""
    seconds = title.hours.get(level)
    return {"kind": LIVE, "seconds": seconds, "increment": 0} if seconds else {"kind": NONE}


def timing_of(fields: dict[str, Any]) -> Timing | None:
    control = control_of(fields)
    return None if control is None else Timing(fields, control)


# --- running


def begin(table: Table) -> None:
    """Everybody but a computer gets a clock, and sees the others'."""
    if table.timing is not None:
        seats = [seat.seat for seat in table.seats.values() if not seat.level]
        for seat in seats:
            for viewer in seats:
                table.timing.rows[viewer, seat] = Clock(table.timing.control.start)


def wind(table: Table) -> None:
    """Something has happened: who is asked now is on time, the others are not.

    Where an order may answer the pause is nobody's time: it does at its end, and must not look
    cheaper.
    """
    timing = table.timing
    if timing is None:
        return
    moment, asked = now_ms(), on_time(table)
    for seat, clock in timing.seats():
        question = asked.get(seat)
        if question is None:
            clock.stop(timing.control, moment)
        else:
            ordered = isinstance(question, Window) or (table.brisk and question.guarded)
            clock.begin(moment + table.pause if ordered else moment)


def on_time(table: Table) -> dict[str, Question]:
    """The questions that cost time; at a shared screen only whoever has it in hand can answer."""
    if table.match is None or table.status != "playing":
        return {}
    asked = {table.title.seats[seat]: one for seat, one in table.match.asked().items()}
    if table.kind == "hot-seat":
        return {seat: one for seat, one in asked.items() if seat == table.in_hand}
    return asked


def answered(table: Table, seat: str, at: int) -> None:
    """A decision was made, and reached us at a moment."""
    clock = None if table.timing is None else table.timing.own(seat)
    if table.timing is not None and clock is not None:
        clock.answer(table.timing.control, at)


def by_order(table: Table, seat: str) -> None:
    """A pass by order costs nothing, and is a decision like every other pass."""
    clock = None if table.timing is None else table.timing.own(seat)
    if clock is not None:
        answered(table, seat, clock.since)


def paid(table: Table, seat: str, at: int) -> None:
    """Who leaves a question to an order pays for what he has thought about it so far."""
    clock = None if table.timing is None else table.timing.own(seat)
    if table.timing is not None and clock is not None:
        clock.stop(table.timing.control, at)


def taken_back(table: Table, counts: dict[str, int]) -> None:
    """No time comes back with an answer."""
    for seat, count in counts.items():
        clock = None if table.timing is None else table.timing.own(seat)
        if clock is not None:
            clock.owed += count


def fallen(table: Table, before: int) -> str:
    """The seat whose flag fell first, before a moment; nothing if all are on time."""
    timing, match = table.timing, table.match
    if timing is None or match is None or table.status != "playing":
        return ""
    asked = on_time(table)
    falls = [
        (clock.falls(timing.control), seat)
        for seat, clock in timing.seats()
        if seat in asked and not match.passes_by_order(asked[seat])
    ]
    return min([(at, seat) for at, seat in falls if 0 < at < before], default=(0, ""))[1]


# --- showing


def show(table: Table, viewer: str) -> None:
    """A viewer has seen something change: now he may see the others' clocks too. Where all are
    asked at once he sees them as they were when it began.
    """
    timing, together = table.timing, asked_together(table)
    if timing is None or (together is not None and together is timing.together):
        return
    for seat, clock in timing.seats():
        if seat != viewer and (viewer, viewer) in timing.rows:
            timing.rows[viewer, seat] = clock.copy()


def asked_together(table: Table) -> Together | None:
    top = table.match.board.stack[-1:] if table.match is not None else []
    return top[0] if top and isinstance(top[0], Together) else None


def shown(table: Table, viewer: str) -> dict[str, Any] | None:
    """What a state says of the clocks: milliseconds, moments in UTC."""
    timing = table.timing
    if timing is None:
        return None
    return {**timing.fields, "seats": [_shown(timing, viewer, seat) for seat in table.seats]}


def own_fall(table: Table, viewer: str) -> int | None:
    """Until when a viewer has time himself, for a list of matches."""
    clock = None if table.timing is None else table.timing.own(viewer)
    if table.timing is None or clock is None:
        return None
    return clock.falls(table.timing.control) or None


def _shown(timing: Timing, viewer: str, seat: str) -> dict[str, Any]:
    clock = timing.rows.get((viewer, seat))
    if clock is None:
        return {"seat": seat, "left": None, "bank": None, "runs": False, "falls": None}
    return {
        "seat": seat,
        "left": clock.reach(timing.control),
        "bank": clock.left if timing.control.allowance else None,
        "runs": bool(clock.since),
        "falls": clock.falls(timing.control) or None,
    }


# --- the database


def read(connection: Connection, table: Table) -> None:
    if table.timing is None:
        return
    rows = connection.execute(select(clocks).where(clocks.c.match == table.id))
    for row in rows:
        clock = Clock(row.left, row.used, row.owed, row.since)
        table.timing.rows[row.viewer, row.seat] = clock
        table.timing.written[row.viewer, row.seat] = table.timing.row(clock)
    table.timing.together = asked_together(table)


def write(connection: Connection, table: Table) -> None:
    """Write what has changed since."""
    timing = table.timing
    if timing is None:
        return
    timing.together = asked_together(table)
    now = {key: timing.row(clock) for key, clock in timing.rows.items()}
    for key in {*now, *timing.written}:
        which = {"which": table.id, "who": key[0], "whose": key[1]}
        if key not in now:
            _DROP.run(connection, which)
        elif now[key] != timing.written.get(key):
            values = which | dict(zip(_KEPT, now[key], strict=True))
            (_KEEP if key in timing.written else _ADD).run(connection, values)
    timing.written = now


def give_back(connection: Connection) -> None:
    """At the start: the time since the server was last alive was nobody's."""
    moment = now_ms()
    last = connection.execute(select(life.c.at)).scalar()
    if last is None:
        connection.execute(life.insert().values(id=1, at=moment))
        return
    # What began to run after that sign of life has run since then at most.
    alive = case((clocks.c.since > last, clocks.c.since), else_=last)
    gap = moment - alive
    connection.execute(
        update(clocks)
        .where(clocks.c.since > 0)
        .values(since=clocks.c.since + gap, falls=clocks.c.falls + gap)
    )
    live_on(connection)


def live_on(connection: Connection) -> None:
    connection.execute(update(life).values(at=now_ms()))


def next_falls(connection: Connection) -> int:
    """The moment at which the next flag falls, if nothing happens; 0 if no clock runs."""
    found = connection.execute(select(func.min(clocks.c.falls)).select_from(_RUNNING).where(*_TRUE))
    return found.scalar() or 0


def fallen_matches(connection: Connection, before: int) -> list[str]:
    rows = connection.execute(
        select(clocks.c.match).select_from(_RUNNING).where(*_TRUE, clocks.c.falls < before)
    )
    return [row.match for row in rows]


_RUNNING = clocks.join(matches, clocks.c.match == matches.c.id)
_TRUE = (clocks.c.falls > 0, clocks.c.viewer == clocks.c.seat, matches.c.status == "playing")
