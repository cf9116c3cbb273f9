"""Jours de Gloire: how the pieces of a box may march together, and small questions about stacks."""

from __future__ import annotations

from typing import NamedTuple

from berthier.games.gloire.activation import exceeds
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.kit import LEADER, NOBODY
from berthier.games.gloire.paying import allowance
from berthier.games.gloire.records import March
from berthier.games.gloire.solitaire import USUAL, reckoned


class Group(NamedTuple):
    """Pieces of one box that may still march together in this phase; its mask is its name."""

    box: int
    stack: int
    pf: int
    points: int


def groups_of(b: Board, side: int) -> list[Group]:
    """The stack on the march, and by box all who have not been activated yet."""
    found = []
    used = b.done | b.inside
    record = b.records[-1] if b.records else None
    if isinstance(record, March) and record.side == side and record.left:
        found.append(Group(record.box, record.stack, strength(b, record.stack), record.left))
        used |= record.stack
    if side == b.active:
        for box in range(len(b.at[side])):
            there = (b.at[side][box] | b.chiefs[side][box]) & ~used
            if there:
                found += [group_at(b, box, stack) for stack in stacks_of(b, there)]
    return found


def group_at(b: Board, box: int, stack: int) -> Group:
    men = fighters(b, stack)
    mask = men or stack
    points = reckoned(b, mask, USUAL) if b.solitaire else allowance(b, mask, 0)
    return Group(box, stack, strength(b, men), points)


def stacks_of(b: Board, there: int) -> list[int]:
    """As they may march: army by army, the strongest first, each with a leader if there is one."""
    found = []
    pieces = members(there)
    for army in sorted({b.army[piece] for piece in pieces}):
        mine = [piece for piece in pieces if b.army[piece] == army]
        leaders = [piece for piece in mine if b.kit.mover[piece] == LEADER]
        leaders.sort(key=lambda piece: -b.kit.rg[b.period][piece])
        units = sorted(
            (piece for piece in mine if b.pf[piece] and b.kit.mover[piece] != LEADER),
            key=lambda piece: (b.kit.mover[piece], -b.pf[piece], piece),
        )
        rest = sum(1 << n for n in mine if n not in leaders and n not in units)
        stacks: list[int] = []
        for unit in units:
            fit = [n for n, stack in enumerate(stacks) if not exceeds(b, stack | 1 << unit)]
            if fit:
                stacks[fit[0]] |= 1 << unit
            else:
                stacks.append(1 << unit)
        for number, leader in enumerate(leaders):
            if not stacks:
                found.append(1 << leader)
            else:
                stacks[number % len(stacks)] |= 1 << leader
        if stacks:
            stacks[0] |= rest
        found += stacks
    return found


def chief_of(b: Board, stack: int) -> bool:
    return any(piece in b.commanders for piece in members(stack & b.kit.leader_mask))


def chief_box(b: Board, piece: int) -> int:
    """Where the commander-in-chief of a piece is."""
    army = b.army[piece]
    chief = b.commanders[army] if army != NOBODY else NOBODY
    return b.where[chief] if chief != NOBODY and b.where[chief] >= 0 else NOBODY


def leads(b: Board, piece: int) -> bool:
    return b.kit.mover[piece] == LEADER


def is_empty_of(b: Board, side: int, box: int, without: int) -> bool:
    """Would nobody of a side be left there?"""
    return not fighters(b, b.at[side][box] & ~without)
