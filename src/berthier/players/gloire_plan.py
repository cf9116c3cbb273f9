"""Jours de Gloire: what a side is after. Who attacks whom, who takes or guards which town."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import strength
from berthier.games.gloire.events import scenario_of
from berthier.games.gloire.guns import FAR as EARSHOT
from berthier.games.gloire.truce import is_truce
from berthier.players.gloire_ground import DAY, FAR, Way, distances, forces_of, ways
from berthier.players.gloire_groups import Group, groups_of
from berthier.players.gloire_odds import fight_after

FADES = 0.93  # what a point of distance leaves of a goal's worth
OTHERS = 0.4  # a goal that others see to
LEAST = 0.8  # PF against one: with fewer nobody attacks, however good his troops
ENOUGH = 3.0  # PF against one: more are not sent
HELP = 0.04  # what a PF may do that marches to the guns
TRY = 0.3  # an attack is worth at least this
FADING = [1.0, *(0.75 * FADES**far for far in range(1, FAR + 1))]  # nearly there is not there
UNDONE = 10.0  # stands for "not to be thought of"


class Goal(NamedTuple):
    """A box, what it is worth to be there, and the PF that it takes."""

    box: int
    worth: float
    needs: float


class Plan:
    """Made anew for each question, from one dealt position."""

    def __init__(self, b: Board, side: int) -> None:
        self.b = b
        self.side = side
        self.foes = forces_of(b, 1 - side)
        self.own = forces_of(b, side)
        self.left = turns_left(b)
        self.groups = groups_of(b, side)
        self._ways: dict[tuple[int, int], dict[int, Way]] = {}
        self._pulls: dict[int, list[tuple[float, list[int], int]]] = {}

    def ways(self, box: int, points: int) -> dict[int, Way]:
        found = self._ways.get((box, points))
        if found is None:
            found = self._ways[box, points] = ways(self.b, self.side, box, points)
        return found

    # --- battles

    @cached_property
    def attacks(self) -> dict[int, tuple[float, set[int]]]:
        """By enemy box: what the attack is worth, and which groups make it."""
        if is_truce(self.b):
            return {}
        found = []
        for box, pf in self.foes.items():
            far = distances(self.b, box)
            near = [g for g in self.groups if g.pf and far[g.box] <= g.points]
            comers = [g for g in near if box in self.ways(g.box, g.points)]
            if comers:
                found.append((*self.attack(box, pf, comers), box))
        found.sort(key=lambda one: -one[0])
        taken: set[int] = set()
        chosen = {}
        for worth, who, box in found:
            if worth >= TRY and not who & taken:
                taken |= who
                chosen[box] = (worth, who)
        return chosen

    def attack(self, box: int, pf: int, comers: list[Group]) -> tuple[float, set[int]]:
        """The best of a few ways to gather: the strongest first, until they are enough."""
        already = self.own.get(box, 0)
        if already + sum(group.pf for group in comers) < LEAST * pf:
            return -UNDONE, set()
        comers.sort(key=lambda group: (-group.pf, group.box))
        best, who = (self.fight(box, []) if already else -UNDONE), set[int]()
        rows: list[tuple[int, int]] = []
        total = already
        for group in comers:
            if total >= ENOUGH * pf or len(rows) == 5:
                break
            rows.append((group.stack, self.ways(group.box, group.points)[box].link))
            total += group.pf
            if total >= LEAST * pf:
                worth = self.fight(box, rows)
                if worth > best + 0.1:
                    best, who = worth, {one.stack for one in comers[: len(rows)]}
        return best + self.prize(box) if who else best, who

    def fight(self, box: int, rows: list[tuple[int, int]]) -> float:
        """Enemies near may march to the guns."""
        far = distances(self.b, box)
        near = sum(pf for foe, pf in self.foes.items() if 0 < far[foe] <= EARSHOT)
        return fight_after(self.b, box, self.side, self.side, rows) - HELP * near

    def prize(self, box: int) -> float:
        """Towns that come with a victory; the road to them is cleared."""
        return 0.5 * self.swing(box)

    # --- places

    @cached_property
    def places(self) -> dict[int, tuple[float, float]]:
        """By box that counts: the points it brings us, and those it brings them."""
        b = self.b
        found = {}
        name, other = b.kit.side_ids[self.side], b.kit.side_ids[1 - self.side]
        for row in scenario_of(b).victory if b.scenario else ():
            ours = float(row.pv) if row.only in (None, name) else 0.0
            theirs = float(row.pv) if row.only in (None, other) else 0.0
            found[b.kit.box[row.box]] = (ours, theirs)
        return found

    def swing(self, box: int) -> float:
        """What it means to take a box from the enemy."""
        if box not in self.places or self.b.control[box] == self.side:
            return 0.0
        return sum(self.places[box])

    @cached_property
    def sources(self) -> set[int]:
        """Where the supply of our armies comes from, but the towns that count anyway."""
        kit = self.b.kit
        mine = [n for n, side in enumerate(kit.army_side) if side == self.side]
        return {box for army in mine for box in kit.supply[army]} - self.places.keys()

    @cached_property
    def goals(self) -> list[Goal]:
        """Enemy towns, own ones that are threatened, enemies whom one could beat."""
        b, side = self.b, self.side
        found = []
        for box, (ours, theirs) in self.places.items():
            far = distances(b, box)
            if b.control[box] != side:
                inside = strength(b, b.at[1 - side][box])
                near = max((pf for foe, pf in self.foes.items() if far[foe] <= 2), default=0)
                found.append(Goal(box, ours + theirs, max(1.0, inside, near)))
            else:
                coming = sum(pf for foe, pf in self.foes.items() if far[foe] <= 1.5 * DAY)
                if coming:
                    found.append(Goal(box, 0.7 * (ours + theirs), min(coming, 12.0)))
        for box in self.sources:
            coming = sum(pf for foe, pf in self.foes.items() if distances(b, box)[foe] <= DAY)
            if coming:
                found.append(Goal(box, 0.8, min(coming, 6.0)))
        for box, pf in self.foes.items():
            found.append(Goal(box, min(3.0, 0.6 + 0.12 * pf), 1.3 * pf))
        return found

    @cached_property
    def tasks(self) -> dict[int, int]:
        """By group: the number of the goal it is given, the most fitting pairs first."""
        pairs = []
        for group in self.groups:
            for number, (goal, far) in enumerate(self.rows):
                if group.pf and self.in_time(far[group.box]):
                    fits = min(1.0, 2 * group.pf / goal.needs)
                    pairs.append((goal.worth * fits * FADING[far[group.box]], group, number))
        pairs.sort(key=lambda one: (-one[0], one[1].box, -one[1].pf, one[2]))
        missing = [1.3 * goal.needs for goal in self.goals]
        found: dict[int, int] = {}
        for _, group, number in pairs:
            if group.stack not in found and missing[number] > 0:
                found[group.stack] = number
                missing[number] -= group.pf
        return found

    @cached_property
    def rows(self) -> list[tuple[Goal, list[int]]]:
        """The goals, each with how far it is from everywhere."""
        return [(goal, distances(self.b, goal.box)) for goal in self.goals]

    def in_time(self, far: int) -> bool:
        return far <= DAY * (self.left + 1) + 2

    def pull(self, stack: int, box: int) -> float:
        """What it is worth for a group to stand somewhere: the best goal, faded by distance."""
        best = 0.0
        for worth, way, reach in self.pulls(stack):
            if worth <= best:
                break
            far = way[box]
            if far <= reach and worth * FADING[far] > best:
                best = worth * FADING[far]
        return best

    def pulls(self, stack: int) -> list[tuple[float, list[int], int]]:
        """The goals of a group, the best first, with how near it must come for them to count: in
        the last turn it is too late to approach an enemy.
        """
        found = self._pulls.get(stack)
        if found is None:
            task, soon = self.tasks.get(stack, -1), DAY * (self.left + 1) + 2
            found = [
                (
                    goal.worth * (1.0 if number == task else OTHERS),
                    way,
                    0 if not self.left and goal.box in self.foes else soon,
                )
                for number, (goal, way) in enumerate(self.rows)
            ]
            found.sort(key=lambda one: -one[0])
            self._pulls[stack] = found
        return found


def turns_left(b: Board) -> int:
    return scenario_of(b).last_turn - b.turn if b.scenario else 0
