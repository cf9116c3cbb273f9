"""The retreat axis (chapter 8) and leaving a contested zone (N06-MAN-11)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.piles import is_contested
from berthier.games.napoleon.sharing import share_equally
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Question, Refusal
from berthier.kernel.rulebook import rule


@rule("N06-AXE-1", "N06-AXE-2")
def place_axis(b: Board, side: int, zone: int, pile: int, came_from: int) -> None:
    """N06-AXE-1, -2: a marker on the connection just crossed, if the zone was the enemy's alone."""
    if b.axis_to[zone] < 0 and not b.at[side][zone] & ~pile:
        b.axis_to[zone] = came_from
        b.axis_side[zone] = side
        tell(b, faces.AXIS, side, zone, came_from)


@rule("N06-AXE-3")
def cut_axis(b: Board, side: int, zone: int, came_from: int) -> Flow:
    """N06-AXE-3: arriving over the enemy's axis tires all he has there, once a turn (R06-36)."""
    if (
        b.axis_to[zone] != came_from
        or b.axis_side[zone] != 1 - side
        or b.axis_hit[zone] == b.turn
    ):
        return None
    b.axis_hit[zone] = b.turn
    return share_equally(b, 1 - side, b.at[1 - side][zone], 2, "N06-AXE-3")


def _leaves_contested(b: Board, option: int) -> bool:
    zones = len(b.kit.zone_ids)
    return 0 <= option < zones and not march(b).steps and is_contested(b, operation(b).zone)


@rule("N06-MAN-11")
def own_axis_first(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-11: out of a contested zone the first connection is the own axis, if there is one."""
    if not _leaves_contested(b, option):
        return None
    zone = operation(b).zone
    own = b.axis_side[zone] == question.seat
    return OWN_AXIS if own and b.axis_to[zone] != option else None


@rule("N06-MAN-11")
def enemy_axis_is_barred(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-11: and never the enemy's axis."""
    if not _leaves_contested(b, option):
        return None
    zone = operation(b).zone
    enemy = b.axis_side[zone] == 1 - question.seat
    return ENEMY_AXIS if enemy and b.axis_to[zone] == option else None


OWN_AXIS = Refusal("own-axis-first", "N06-MAN-11")
ENEMY_AXIS = Refusal("enemy-axis-barred", "N06-MAN-11")
