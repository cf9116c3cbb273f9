"""Jours de Gloire: what a box is worth to a stack: goals, dangers, duties, command."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.entrenching import may_entrench
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.lines import LIMIT
from berthier.games.gloire.towns import face_of
from berthier.kernel.flow import Option
from berthier.players.gloire_ground import DAY, distances, weight_at
from berthier.players.gloire_groups import chief_box, chief_of, is_empty_of
from berthier.players.gloire_odds import fight_after
from berthier.players.gloire_plan import LEAST, TRY, UNDONE, Plan

Rating = Callable[[Option], float]
SIEGE = 1.2  # to stay before a town that counts
GUARD = 0.6  # of its points, to stay in one
DETACHES = 4  # PF of a stack that can leave a garrison
FIRST = 0.6  # of the enemy's PF: with less nobody begins a battle that others are to join


class Troops(NamedTuple):
    """A stack as its march is judged."""

    men: int  # units with PF
    pf: int
    chief: list[int]  # how far everything is from its commander-in-chief, nothing if it has none


class Marching:
    """The plan, and what single boxes are worth to single stacks."""

    def __init__(self, b: Board, side: int) -> None:
        self.b = b
        self.side = side
        self.plan = Plan(b, side)
        self._risks: dict[int, tuple[float, list[tuple[float, int]]]] = {}
        self._troops: dict[int, Troops] = {}

    def troops(self, stack: int) -> Troops:
        found = self._troops.get(stack)
        if found is None:
            b = self.b
            men = fighters(b, stack)
            chief = NOBODY if not men or chief_of(b, stack) else chief_box(b, members(men)[0])
            far = distances(b, chief) if chief >= 0 else []
            found = self._troops[stack] = Troops(men, strength(b, men), far)
        return found

    # --- places

    def worth(self, stack: int, start: int, box: int, link: int = -1) -> float:
        """What it is worth that this stack ends its march there."""
        if not self.troops(stack).men:
            return self.company(stack, box)
        if box in self.plan.foes and box != start:
            return self.assault(stack, box, link)
        found = self.plan.pull(stack, box) - self.danger(stack, box) - self.astray(stack, box)
        return found + self.duty(stack, start) if box == start else found

    def duty(self, stack: int, box: int) -> float:
        """What is lost if it goes: a siege that counts, a town that the enemy is near."""
        b = self.b
        if box not in self.plan.places or not is_empty_of(b, self.side, box, stack):
            return 0.0
        if face_of(b, box) >= 0:
            return SIEGE
        if b.control[box] != self.side or not self.is_threatened(box):
            return 0.0
        spares = self.troops(stack).pf >= DETACHES  # part of it may stay
        return (0.25 if spares else 1.0) * GUARD * sum(self.plan.places[box])

    def is_threatened(self, box: int) -> bool:
        far = distances(self.b, box)
        return any(far[foe] <= 1.5 * DAY for foe in self.plan.foes)

    def assault(self, stack: int, box: int, link: int) -> float:
        """With whom the plan sends, the strongest first, or alone."""
        worth, who = self.plan.attacks.get(box, (0.0, set[int]()))
        if stack in who:
            there = self.plan.own.get(box, 0) + self.troops(stack).pf
            late = 0.0 if there >= FIRST * self.plan.foes[box] else 2.0
            return worth + self.plan.pull(stack, box) - late
        alone = self.alone(stack, box, link)
        return alone + self.plan.prize(box) if alone >= TRY else min(alone, 0.0) - 1.0

    def alone(self, stack: int, box: int, link: int) -> float:
        if self.troops(stack).pf + self.plan.own.get(box, 0) < LEAST * self.plan.foes[box]:
            return -UNDONE
        return fight_after(self.b, box, self.side, self.side, [(stack, link)])

    def danger(self, stack: int, box: int) -> float:
        """Enemies who could come in greater numbers than we have here and near."""
        b, side = self.b, self.side
        found = self._risks.get(box)
        if found is None:
            found = self._risks[box] = self.threats(box)
        risk, friends = found
        if not risk:
            return 0.0
        pf = self.troops(stack).pf
        strong = sum((part * strength(b, mask & ~stack) for part, mask in friends), float(pf))
        excess = risk / max(1.0, strong) - 1.1
        if excess <= 0:
            return 0.0
        walls = 0.3 if b.kit.is_town[box] and b.control[box] == side else 1.0
        late = 1.0 if self.plan.left or b.active == b.first else 0.2
        return walls * late * min(1.0, excess) * (0.4 + 0.09 * pf)

    def threats(self, box: int) -> tuple[float, list[tuple[float, int]]]:
        """The PF that may come, and friends who are here or near."""
        far = distances(self.b, box)
        at = self.b.at[self.side]
        friends = [
            (1.0 if not far[place] else 0.7, at[place])
            for place in self.plan.own
            if far[place] <= 3
        ]
        return weight_at(self.b, self.plan.foes, box), friends

    def astray(self, stack: int, box: int) -> float:
        """Out of the reach of the commander-in-chief."""
        chief = self.troops(stack).chief
        if not chief or chief[box] <= LIMIT:
            return 0.0
        return 0.1 if chief[box] <= 2 * LIMIT else 0.2

    def company(self, stack: int, box: int) -> float:
        """Leaders belong to units: the first of them to the largest Force."""
        b, side = self.b, self.side
        men = fighters(b, b.at[side][box] & ~b.inside)
        if not men:
            return -1.0
        rank = max(b.kit.rg[b.period][piece] for piece in members(stack)) if stack else 0
        others = b.chiefs[side][box] & ~stack
        above = any(b.kit.rg[b.period][piece] >= rank for piece in members(others))
        mine = any(b.army[n] in {b.army[one] for one in members(stack)} for n in members(men))
        pf = min(20, strength(b, men))
        return (0.03 * pf if mine else 0.0) - (0.3 if above else 0.0)

    # --- marches

    def best(self, stack: int, start: int, points: int) -> tuple[float, int]:
        """The best place that it comes to, and where."""
        found, where = -UNDONE, start
        for box, way in self.plan.ways(start, points).items():
            worth = self.worth(stack, start, box, way.link) - 0.001 * way.cost
            if worth > found:
                found, where = worth, box
        return found, where

    def gain(self, stack: int, start: int, points: int) -> float:
        if not points:
            return 0.0
        return self.best(stack, start, points)[0] - self.worth(stack, start, start)

    def digs(self, stack: int, box: int) -> float:
        """An entrenchment helps who is in danger where he stands."""
        if may_entrench(self.b, stack, box, self.side) is not None:
            return 0.0
        return 0.3 * self.danger(stack, box) - 0.15


def shelter_of(b: Board, side: int, moving: int) -> Rating:
    """How good a box is for who must leave his: friends near, enemies far, in command."""
    marching = Marching(b, side)
    foes, own = marching.plan.foes, marching.plan.own

    def rate(box: int) -> float:
        there = strength(b, b.at[side][box] & ~moving)
        near = weight_at(b, own, box, 3)
        return (
            0.05 * there
            + 0.02 * near
            - 0.04 * weight_at(b, foes, box, 3)
            - marching.danger(moving, box)
            - (marching.astray(moving, box) if fighters(b, moving) else 0.0)
            + 0.1 * marching.plan.pull(box, box)
        )

    return rate
