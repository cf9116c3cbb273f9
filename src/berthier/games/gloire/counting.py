"""Counting a battle (sections 1.2.2, 8.3, 8.5): strength, columns, dice."""

from __future__ import annotations

from typing import NamedTuple

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members, strength
from berthier.games.gloire.ground import is_passable
from berthier.games.gloire.kit import (
    BRIDGE,
    CAVALRY,
    CLEAR,
    DEFENSIVE,
    INFANTRY,
    MOUNTAIN,
    RESERVE,
)
from berthier.games.gloire.records import ASSAULT, OPEN, Battle
from berthier.games.gloire.sight import surely_held
from berthier.kernel.rulebook import rule

# A rule, what it brings, and which of its several terms it is, as faces have them.
Term = tuple[str, int, str]


class Count(NamedTuple):
    """What a side rolls with; the terms are for the sheet of the battle."""

    pf: int  # multiplied and rounded down
    column: int  # -1: no roll at all (R075)
    die: int
    shifts: tuple[Term, ...]
    modifiers: tuple[Term, ...]


# --- average cohesion


@rule("JDG-1.2.2-9", off=0)
def cohesion(b: Board, force: int) -> int:
    """JDG-1.2.2-9: the CO that most PF have, the higher one if equal; then step two."""
    co = b.kit.co[b.period]
    weight: dict[int, int] = {}
    for piece in members(fighters(b, force)):
        weight[co[piece]] = weight.get(co[piece], 0) + b.pf[piece]
    if not weight:
        return 0
    found = max(weight, key=lambda value: (weight[value], value))
    return found + best_infantry(b, force, found)


@rule("JDG-1.2.2-10", off=0)
def best_infantry(b: Board, force: int, average: int) -> int:
    """JDG-1.2.2-10: one more if some infantry is better by two."""
    co = b.kit.co[b.period]
    infantry = [n for n in members(fighters(b, force)) if b.kit.mover[n] == INFANTRY]
    return int(any(co[piece] >= average + 2 for piece in infantry))


# --- leaders


def first_leader(b: Board, battle: Battle, side: int) -> int:
    """The highest-ranking one there, the best BT among equals; -1 without any."""
    rg, bt = b.kit.rg[b.period], b.kit.bt[b.period]
    there = members(leaders_of(b, battle, side))
    return max(there, key=lambda one: (rg[one], bt[one])) if there else -1


def leaders_of(b: Board, battle: Battle, side: int) -> int:
    """Those who are shut in take part in an assault or a sortie only."""
    there = b.chiefs[side][battle.box]
    return there if battle.assault != OPEN else there & ~b.inside


# --- PF


@rule("JDG-8.3-1", off=0)
def counted(b: Board, battle: Battle, side: int) -> int:
    """JDG-8.3-1: multiplied unit by unit, added, rounded down once (R074)."""
    rough = ground_of(b, battle) != CLEAR
    attacks = side == battle.attacker
    sixteenths = 0
    for piece in members(fighters(b, battle.forces[side])):
        part = 16 * b.pf[piece]
        if attacks and side == b.active and b.tired >> piece & 1:
            part = half_tired(part)
        if attacks and battle.assault == ASSAULT:
            part = quarter_in_assault(part)
        if rough and b.kit.mover[piece] == CAVALRY:
            part = half_cavalry(part)
        sixteenths += part
    return sixteenths // 16


@rule("JDG-8.5-1")
def half_tired(part: int) -> int:
    """JDG-8.5-1: a fatigued attacker counts half (R035)."""
    return part // 2


@rule("JDG-8.8-3")
def quarter_in_assault(part: int) -> int:
    """JDG-8.8-3: against a sheltered Force the attacker counts a quarter (R094)."""
    return part // 4


@rule("JDG-8.5-11")
def half_cavalry(part: int) -> int:
    """JDG-T-COMBAT: cavalry counts half in mountains and on defensive ground."""
    return part // 2


def ground_of(b: Board, battle: Battle) -> int:
    """R092: a town fought for in the open is defensive ground; in an assault what is printed."""
    if b.kit.is_town[battle.box] and battle.assault != ASSAULT:
        return DEFENSIVE
    return b.kit.terrain[battle.box]


# --- shifts


def shifts(b: Board, battle: Battle, side: int) -> list[Term]:
    """JDG-T-COMBAT: columns to the right; all of them add up."""
    found: list[Term] = []
    if side == battle.attacker and is_encircled(b, battle):
        found.append(("JDG-8.5-4", 3, ""))
    elif has_flank(b, battle, side):
        found.append(("JDG-8.5-2", 2, ""))
    found += [
        ("JDG-8.5-11", ground_shift(b, battle, side), "ground"),
        ("JDG-6.2-2", trench_shift(b, battle, side), ""),
        ("JDG-8.5-11", last_shift(battle), "last-sequence"),
        ("JDG-A13-CARD-4", battle.edge[2 + side], "card"),
    ]
    return [term for term in found if term[1]]


@rule("JDG-8.5-11", off=0)
def ground_shift(b: Board, battle: Battle, side: int) -> int:
    """JDG-T-COMBAT: to the left for who attacks into mountains or defensive ground, to the right
    for who defends the latter.
    """
    ground = ground_of(b, battle)
    if side == battle.attacker:
        return -int(ground in (MOUNTAIN, DEFENSIVE))
    return int(ground == DEFENSIVE)


@rule("JDG-6.2-2", off=0)
def trench_shift(b: Board, battle: Battle, side: int) -> int:
    """JDG-6.2-2: to the left for who attacks an entrenchment."""
    return -int(side == battle.attacker and 2 * battle.box + 1 - side in b.trenches)


@rule("JDG-8.5-11", off=0)
def last_shift(battle: Battle) -> int:
    """JDG-T-COMBAT: to the left for both in the fourth sequence."""
    return -int(battle.sequence == 4)


def entries(b: Board, box: int, side: int) -> list[tuple[int, int]]:
    """By which links a side came into a box held by the enemy this turn, and with how many PF.

    R062: whoever was intercepted there came in unopposed, so his entry does not count.
    """
    rows = [tuple(b.entered[n : n + 4]) for n in range(0, len(b.entered), 4)]
    # Decoys are no Force (R004).
    mine = [(link, pf) for where, link, pf, who in rows if where == box and who == side and pf]
    caught = box in b.intercepted and side == b.active
    return mine[1:] if caught else mine


@rule("JDG-8.5-2", "JDG-8.5-3", off=False)
def has_flank(b: Board, battle: Battle, side: int) -> bool:
    """JDG-8.5-2, -3: Forces came in by different links; to a defender who was there already one
    is enough that comes by a link no attacker used (R082).
    """
    mine = {link for link, _ in entries(b, battle.box, side)}
    if side != battle.attacker and battle.box not in b.intercepted:
        return bool(mine - {link for link, _ in entries(b, battle.box, battle.attacker)})
    return len(mine) >= 2


@rule("JDG-8.5-4", "JDG-8.5-5", off=False)
def is_encircled(b: Board, battle: Battle) -> bool:
    """JDG-8.5-4: every way out is held by three PF or was an attacker's (R083)."""
    foe = battle.attacker
    return all(
        is_shut(b, battle.box, other, foe)
        for other, _ in b.kit.near[battle.box]
        if is_passable(b, battle.box, other)
    )


@rule("JDG-8.5-7", off=True)
def is_shut(b: Board, box: int, other: int, foe: int) -> bool:
    """JDG-8.5-7: one free box is enough; shut is what three PF hold or more than three came from
    (R083).
    """
    if strength(b, b.at[foe][other]) >= 3:
        return True
    return came_from(b, box, other, foe)


@rule("JDG-8.5-8", "JDG-8.7-4", off=False)
def came_from(b: Board, box: int, other: int, foe: int) -> bool:
    """JDG-8.5-8, JDG-8.7-4: an attacker of more than three PF entered from there, each Force by
    itself (R091).
    """
    link = b.kit.link[box][other]
    rows = [tuple(b.entered[n : n + 4]) for n in range(0, len(b.entered), 4)]
    return any(pf > 3 and (where, by, who) == (box, link, foe) for where, by, pf, who in rows)


# --- where to


@rule("JDG-8.6-6", "JDG-8.7-3", off=[])
def ways_back(b: Board, battle: Battle, side: int) -> list[int]:
    """JDG-8.6-6, JDG-8.7-3: boxes without enemy units, by a link that is open; a defender not
    where an attacker of more than three PF came from, an attacker first where he came from (R088).
    """
    near = [
        other
        for other, _ in b.kit.near[battle.box]
        if is_passable(b, battle.box, other) and not surely_held(b, 1 - side, other)
    ]
    if side != battle.attacker:
        return [box for box in near if not came_from(b, battle.box, box, battle.attacker)]
    origins = [box for box in near if entered_from(b, battle.box, box, side)]
    return origins or near


def free_ways(b: Board, boxes: list[int], side: int) -> list[int]:
    """Those of these boxes where in truth no enemy Force stands."""
    return [box for box in boxes if not is_held(b, 1 - side, box)]


def other_end(b: Board, link: int, box: int) -> int:
    one, two = b.kit.ends[link]
    return two if one == box else one


def entered_from(b: Board, box: int, other: int, side: int) -> bool:
    link = b.kit.link[box][other]
    rows = [tuple(b.entered[n : n + 4]) for n in range(0, len(b.entered), 4)]
    return any((where, by, who) == (box, link, side) for where, by, _, who in rows)


# --- dice


def modifiers(b: Board, battle: Battle, side: int) -> list[Term]:
    """JDG-T-COMBAT: what is added to the die."""
    bridge = side == battle.attacker and came_over_a_bridge(b, battle)
    found: list[Term] = [
        ("JDG-8.5-10", tactical_bonus(b, battle, side), ""),
        ("JDG-8.5-9", cohesion_edge(b, battle, side), ""),
        ("JDG-8.5-11", -2 * int(bridge), "bridge"),
        ("JDG-8.5-11", in_the_open(b, battle, side), "open-ground"),
        ("JDG-8.5-11", late(battle), "late-sequence"),
        ("JDG-A13-CARD-4", battle.edge[side], "card"),
    ]
    return [term for term in found if term[1]]


@rule("JDG-8.5-11", off=0)
def in_the_open(b: Board, battle: Battle, side: int) -> int:
    """JDG-T-COMBAT: one more for who defends clear ground, not behind walls (R094)."""
    clear = ground_of(b, battle) == CLEAR and battle.assault == OPEN
    return int(side != battle.attacker and clear)


@rule("JDG-8.5-11", off=0)
def late(battle: Battle) -> int:
    """JDG-T-COMBAT: one less for both from the third sequence on."""
    return -int(battle.sequence >= 3)


@rule("JDG-8.5-10", off=0)
def tactical_bonus(b: Board, battle: Battle, side: int) -> int:
    """JDG-8.5-10: the BT of the highest-ranking leader."""
    leader = first_leader(b, battle, side)
    return b.kit.bt[b.period][leader] if leader >= 0 else 0


@rule("JDG-8.5-9", off=0)
def cohesion_edge(b: Board, battle: Battle, side: int) -> int:
    """JDG-8.5-9: the better side adds the difference, the other subtracts it."""
    return cohesion(b, battle.forces[side]) - cohesion(b, battle.forces[1 - side])


@rule("JDG-8.5-11", off=False)
def came_over_a_bridge(b: Board, battle: Battle) -> bool:
    """R131: an attacking Force entered over a bridge or a pontoon; once."""
    links = [link for link, _ in entries(b, battle.box, battle.attacker) if link >= 0]
    return any(b.kit.crossing[link] == BRIDGE or b.kit.sites >> link & 1 for link in links)


def firing(b: Board, battle: Battle, side: int) -> int:
    """The BA of a side: of guns and of units with PF (R008)."""
    able = [n for n in members(battle.forces[side]) if b.pf[n] or b.kit.mover[n] == RESERVE]
    return sum(b.kit.ba[b.period][piece] for piece in able)


def count(b: Board, battle: Battle, side: int) -> Count:
    """JDG-8.1-3: all that a side rolls with in this sequence."""
    pf = counted(b, battle, side)
    right, more = shifts(b, battle, side), modifiers(b, battle, side)
    column = b.kit.combat.column(pf)
    if column >= 0:
        last = len(b.kit.combat.columns) - 1
        column = min(max(column + sum(part for _, part, _ in right), 0), last)  # R076
    return Count(pf, column, sum(part for _, part, _ in more), tuple(right), tuple(more))
