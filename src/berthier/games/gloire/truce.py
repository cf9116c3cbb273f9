"""The Armistice while it is in force (Allemagne 1813): its markers, and how one marches then."""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members
from berthier.games.gloire.ground import is_passable
from berthier.games.gloire.pack_scenario import Armistice
from berthier.kernel.rulebook import rule


def armistice_of(b: Board) -> Armistice | None:
    return b.kit.scenario[b.scenario].armistice if b.scenario else None


# --- the two markers


def is_awaited(b: Board) -> bool:
    """Is the Armistice still to be declared?"""
    return b.truce > 0 and not b.resumption


def is_truce(b: Board) -> bool:
    """Is it in force?"""
    return b.truce <= b.turn < b.resumption


def is_resumed(b: Board) -> bool:
    return 0 < b.resumption <= b.turn


def shifted(b: Board, n: int) -> int:
    """Where the Armistice marker comes to lie: not before the next turn (R114), nor later than the
    scenario allows.
    """
    row = armistice_of(b)
    latest = row.latest if row is not None else len(b.kit.pack.calendar)
    return min(max(b.truce + n, b.turn + 1), max(latest, b.turn + 1))


def hastened(b: Board, n: int) -> int:
    """R120: where the Resumption marker comes to lie, not before the next turn."""
    return max(b.resumption - n, b.turn + 1)


# --- marches


def is_next_to_enemy(b: Board, side: int, box: int) -> bool:
    """With an enemy unit there or in a box one could go to."""
    if is_held(b, 1 - side, box):
        return True
    return any(is_passable(b, box, n) and is_held(b, 1 - side, n) for n, _ in b.kit.near[box])


@rule("JDG-A13-ARM-8", off=True)
def may_enter(b: Board, side: int, start: int, box: int) -> bool:
    """JDG-A13-ARM-8: no box with enemy units, nor next to them, unless on the way off (R119)."""
    if not is_truce(b):
        return True
    if is_held(b, 1 - side, box):
        return False
    return not is_next_to_enemy(b, side, box) or is_next_to_enemy(b, side, start)


def has_way_off(b: Board, side: int, box: int, points: int) -> bool:
    """Is there a link that can be paid for, to a box without enemies?"""
    cost = b.kit.cost[b.weather]
    return any(
        cost[link] <= points and is_passable(b, box, other) and not is_held(b, 1 - side, other)
        for other, link in b.kit.near[box]
    )


def contacts(b: Board, side: int) -> list[list[int]]:
    """R119: the boxes that must be left, those with an enemy in them first; who holds a fortified
    town may stay there.
    """
    boxes = [box for box, mask in enumerate(b.at[side]) if mask and fighters(b, mask)]
    free = [box for box in boxes if not (b.kit.is_town[box] and b.control[box] == side)]
    shared = [box for box in free if is_held(b, 1 - side, box)]
    near = [box for box in free if box not in shared and is_next_to_enemy(b, side, box)]
    return [shared, near]


def units_at(b: Board, side: int, box: int) -> list[int]:
    return members(fighters(b, b.at[side][box]) & ~b.done)
