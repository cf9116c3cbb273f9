"""Jours de Gloire: distances, how far a stack comes, and where it is dangerous to stand."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import NamedTuple

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, strength
from berthier.games.gloire.kit import Kit

FAR = 999
DAY = 6  # points of infantry in a turn


@lru_cache(maxsize=2048)
def distances_on(kit: Kit, weather: int, shut: int, start: int) -> list[int]:
    """From a box to all others over open links, in points of infantry, whoever stands there."""
    found = [FAR] * len(kit.box_ids)
    found[start] = 0
    todo = [(0, start)]
    cost = kit.cost[weather]
    while todo:
        spent, box = heappop(todo)
        if spent > found[box]:
            continue
        for other, link in kit.near[box]:
            total = spent + cost[link]
            if total < found[other] and not shut >> link & 1:
                found[other] = total
                heappush(todo, (total, other))
    return found


def distances(b: Board, start: int) -> list[int]:
    shut = b.shut | b.kit.frontier if b.closed else b.shut
    return distances_on(b.kit, b.weather, shut, start)


class Way(NamedTuple):
    """The cheapest way to a box: its price, its first step and its last link."""

    cost: int
    step: int
    link: int


def ways(b: Board, side: int, start: int, points: int) -> dict[int, Way]:
    """The boxes that a Force comes to with so many points; among enemies it stops."""
    found = {start: Way(0, start, -1)}
    todo = [(0, start)]
    cost, near = b.kit.cost[b.weather], b.kit.near
    shut = b.shut | b.kit.frontier if b.closed else b.shut
    enemies = b.at[1 - side]
    while todo:
        spent, box = heappop(todo)
        way = found[box]
        if spent > way.cost or (enemies[box] and box != start and is_held(b, 1 - side, box)):
            continue
        for other, link in near[box]:
            total = spent + cost[link]
            if total > points or shut >> link & 1:
                continue
            if other not in found or total < found[other].cost:
                step = other if box == start else way.step
                found[other] = Way(total, step, link)
                heappush(todo, (total, other))
    return found


def forces_of(b: Board, side: int) -> dict[int, int]:
    """By box the PF of a side's Forces that nobody has shut in."""
    found = {}
    for box, mask in enumerate(b.at[side]):
        if mask:
            free = fighters(b, mask & ~b.inside)
            if free:
                found[box] = strength(b, free)
    return found


def weight_at(b: Board, forces: dict[int, int], box: int, near: int = DAY) -> float:
    """The PF that could be here soon: all of those within a march, half of those within two."""
    far = distances(b, box)
    total = 0.0
    for place, pf in forces.items():
        if far[place] <= near:
            total += pf
        elif far[place] <= 2 * near:
            total += 0.3 * pf
    return total
