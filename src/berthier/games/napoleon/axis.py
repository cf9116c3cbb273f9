"""The retreat axis (chapter 8) and leaving a contested zone (N06-MAN-11)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.sharing import share_equally
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Question, Refusal
from berthier.kernel.rulebook import rule


@rule("N06-AXE-1", "N06-AXE-2")
def place_axis(b: Board, side: int, zone: int, pile: int, came_from: int) -> None:
    """N06-AXE-1, -2: a marker on the connection just crossed, if the zone was the enemy's alone."""
    if b.axis[zone] < 0 and not b.at[side][zone] & ~pile:
        b.axis[zone] = 2 * came_from + side
        tell(b, faces.AXIS, side, zone, came_from)


@rule("N06-AXE-3")
def cut_axis(b: Board, side: int, zone: int, came_from: int) -> Flow:
    """N06-AXE-3: arriving over the enemy's axis tires all he has there, once a turn (R06-36)."""
    if b.axis[zone] != 2 * came_from + 1 - side or zone in b.axis_hit:
        return None
    b.axis_hit.append(zone)
    return share_equally(b, 1 - side, b.at[1 - side][zone], 2, "N06-AXE-3")


@rule("N06-MAN-11")
def own_axis_first(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-11: out of a contested zone the first connection is the own axis, if there is one."""
    axis = b.axis[operation(b).zone]
    if axis < 0 or march(b).steps:
        return None
    return OWN_AXIS if axis & 1 == question.seat and axis >> 1 != option else None


@rule("N06-MAN-11")
def enemy_axis_is_barred(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-11: and never the enemy's axis."""
    axis = b.axis[operation(b).zone]
    if axis < 0 or march(b).steps:
        return None
    return ENEMY_AXIS if axis == 2 * option + 1 - question.seat else None


OWN_AXIS = Refusal("own-axis-first", "N06-MAN-11")
ENEMY_AXIS = Refusal("enemy-axis-barred", "N06-MAN-11")
