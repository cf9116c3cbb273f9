"""Tables for clubs and classes: everybody sees everything, and answers are taken back freely.

It is decided when a match is opened and stands in its start, so in every record of it. Such a match
counts nowhere. What a computer or a piece of advice is given stays what its seat would know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from berthier.kernel.clock import NONE
from berthier.kernel.flow import Over
from berthier.kernel.match import BY_ORDER, Match
from berthier.server.problems import Problem
from berthier.server.wire import NewMatch

if TYPE_CHECKING:
    from berthier.server.tables import Table

ENDED = Over(0, "")  # for looking at a board as if the match had ended there


def is_teaching(start: dict[str, Any]) -> bool:
    return bool(start.get("teaching"))


def note(new: NewMatch, start: dict[str, Any]) -> None:
    """Time and a table at which everything is explained do not go together."""
    if new.teaching:
        if new.clock is not None and new.clock.kind != NONE:
            raise Problem(422, "teaching-clock")
        start["teaching"] = True


def open_view(match: Match, viewer: int) -> dict[str, Any]:
    """As after the end of a match, when nothing is hidden any more."""
    if match.board.over is not None:
        return match.view(viewer)
    board = match.board.copy()
    board.over = ENDED
    return match.title.view(board, viewer, match.known[viewer])


def asked_at(table: Table) -> str:
    """The seat that a shared screen belongs to: with open hands it need not be handed over."""
    asked = [] if table.match is None else sorted(table.match.asked())
    names = [table.title.seats[seat] for seat in asked]
    return table.in_hand if table.in_hand in names or not names else names[0]


def last_seat(table: Table, match: Match, own: str) -> str:
    """Whose answer is taken back: the last one of anybody, but a computer would only repeat its."""
    if table.kind == "computer":
        return own
    for moment in reversed(match.history):
        if match.log[moment.log]["by"] != BY_ORDER:
            return match.title.seats[moment.seat]
    return own
