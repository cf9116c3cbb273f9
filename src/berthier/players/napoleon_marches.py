"""Napoléon 1806: which pile acts, where it marches, and whether it fights."""

from __future__ import annotations

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.manoeuvre import cost_of
from berthier.games.napoleon.manoeuvre_points import POINTS, SLOT_POINTS
from berthier.games.napoleon.piles import axis_side, is_contested, left_alone, members, strength
from berthier.players.napoleon_cover import Cover
from berthier.players.napoleon_ground import (
    Ground,
    Pile,
    ready_corps,
    ready_leaders,
    strongest,
)
from berthier.players.napoleon_odds import burden, rest_worth
from berthier.players.napoleon_temper import Temper

USUAL_POINTS = 3  # of a movement card, in both decks
DUE = 0.05  # what an operation is worth at least that is better than passing


class End:
    """Where a march may end: what that is worth, its cost, and the first step on the way."""

    __slots__ = ("cost", "due", "step", "worth", "zone")

    def __init__(self, zone: int, worth: float, cost: int, step: int, due: bool) -> None:
        self.zone = zone
        self.worth = worth
        self.cost = cost
        self.step = step
        self.due = due  # a fair fight, or a threatened citadel


class Marches:
    """Rates piles and marches of one side on one position."""

    def __init__(self, b: Board, side: int, temper: Temper) -> None:
        self.b = b
        self.side = side
        self.temper = temper
        self.ground = Ground(b, side, temper)
        self.cover = Cover(self.ground)

    # --- which piles there are

    def piles_in(self, zone: int) -> list[Pile]:
        """Single corps, the strongest two, and all; the commander never with one he could leave."""
        b, side = self.b, self.side
        ready, leaders = ready_corps(b, side, zone), ready_leaders(b, side, zone)
        order = strongest(b, ready)
        masks = [1 << corps for corps in order]
        if len(order) > 2:
            masks.append(1 << order[0] | 1 << order[1])
        if len(order) > 1:
            masks.append(ready)
        found = []
        for mask in masks:
            stranded = left_alone(b, side, zone, mask)
            if not stranded:
                found.append(Pile(b, zone, mask, 0))
            elif stranded & ~leaders:
                continue  # an activated commander holds them here
            if leaders and (mask.bit_count() > 1 or stranded):
                found.append(Pile(b, zone, mask, leaders))
        return found

    def best_piles(self, zone: int) -> list[tuple[Pile, float]]:
        """Piles worth designating, with what they gain; larger ones only if they gain by it."""
        rated = [(pile, self.gain(pile)) for pile in self.piles_in(zone)]
        alone: dict[int, float] = {}
        for pile, gain in rated:
            if pile.count == 1:
                alone[pile.corps] = max(0.0, gain, alone.get(pile.corps, 0.0))
        return [
            (pile, gain)
            for pile, gain in rated
            if pile.count == 1 or gain > sum(alone.get(1 << c, 0.0) for c in members(pile.corps))
        ]

    def gain(self, pile: Pile) -> float:
        """What the best operation of this pile brings, against leaving it where it is."""
        points = self.usual_points(pile)
        ends = self.ends(pile, points, 0, self.first_steps(pile))
        best, due = self.best_end(points, ends), any(end.due for end in ends)
        if is_contested(self.b, pile.zone):
            fight = self.fight_gain(pile)
            best, due = max(best, fight), due or fight > 0
        gain = best - self.costs(pile)
        return DUE if gain <= 0 and due and self.ground.is_fit(pile) else gain

    def is_due(self, pile: Pile) -> bool:
        """There is a fight at equal or better cards, or a threatened citadel to reach."""
        if not self.ground.is_fit(pile):
            return False
        if is_contested(self.b, pile.zone) and self.fight_gain(pile) > 0:
            return True
        points = self.usual_points(pile)
        return any(end.due for end in self.ends(pile, points, 0, self.first_steps(pile)))

    def costs(self, pile: Pile) -> float:
        """Who acts does not rest."""
        rest = sum(rest_worth(self.b.fatigue[corps]) for corps in members(pile.corps))
        return self.temper.rest * rest + self.temper.activation

    def would_fight(self, pile: Pile) -> bool:
        """Where it stands, rather than march?"""
        contested = is_contested(self.b, pile.zone)
        return contested and self.fight_gain(pile) > self.march_gain(pile)

    def fight_gain(self, pile: Pile) -> float:
        return self.ground.attack(pile, pile.zone, marched=0)

    def march_gain(self, pile: Pile) -> float:
        points = self.usual_points(pile)
        return self.best_end(points, self.ends(pile, points, 0, self.first_steps(pile)))

    def best_end(self, points: int, ends: list[End]) -> float:
        """With the usual number of points and with one less, for nobody knows the card."""
        usual = less = 0.0
        for end in ends:
            if end.worth > usual:
                usual = end.worth
            if end.worth > less and end.cost < points:
                less = end.worth
        return (usual + less) / 2

    def usual_points(self, pile: Pile) -> int:
        b, side, corps, leaders = self.b, self.side, pile.corps, pile.leaders
        points = USUAL_POINTS
        for _, _, modifier in POINTS:
            points += modifier(b, side, corps, leaders)
        for _, _, modifier in SLOT_POINTS if b.slot else ():
            points += modifier(b, side, corps, leaders)
        return points

    def first_steps(self, pile: Pile) -> list[int]:
        """N06-MAN-11 as a guess, for piles that are not yet asked."""
        b, zone = self.b, pile.zone
        near = b.kit.graph.near[zone]
        if axis_side(b, zone) == self.side:
            return [b.axis[zone] >> 1]
        barred = b.axis[zone] >> 1 if b.axis[zone] >= 0 else -1
        return [to for to in near if to != barred]

    # --- where a march may end

    def ends(self, pile: Pile, points: int, spent: int, first: list[int]) -> list[End]:
        """Zones where a march may end, against staying where the pile is."""
        ground, cover, foes = self.ground, self.cover, self.b.at[1 - self.side]
        targets = ground.targets(pile)
        here = ground.pull(targets, pile.zone) * pile.weight
        here += cover.worth(pile, pile.zone) - ground.danger(pile, pile.zone)
        found = []
        for zone, cost, step in reach(self.b, self.side, pile, points, first):
            worth = ground.pull(targets, zone) * pile.weight - ground.danger(pile, zone)
            if foes[zone]:
                attack = ground.attack(pile, zone, marched=1)
                worth += self.meeting(pile, zone, attack)
                due = attack > 0 and ground.is_fit(pile)
            else:
                worth += ground.capture(zone) + self.company(pile, zone, 0.15)
                due = cover.lacks(pile, zone)
            worth += cover.worth(pile, zone) - here - self.tiring(pile, zone, spent + cost)
            found.append(End(zone, max(worth, DUE) if due else worth, cost, step, due))
        return found

    def meeting(self, pile: Pile, zone: int, attack: float) -> float:
        """Among enemies: worth it for an attack at once, or to join friends who are there."""
        return attack if attack > 0 else self.company(pile, zone, 1.1) - 1.0

    def company(self, pile: Pile, zone: int, worth: float) -> float:
        """What it is worth to be with friends, if there are any."""
        return worth if self.b.at[self.side][zone] & ~pile.corps else 0.0

    def tiring(self, pile: Pile, zone: int, spent: int) -> float:
        """What the march costs in fatigue: beyond three points, and among enemies."""
        b = self.b
        among = 0.2 if b.at[1 - self.side][zone] else 0.0
        each = spent - 3
        if each <= 0:
            return among
        return among + sum(
            [burden(b.fatigue[c], each, strength(b, c)) for c in members(pile.corps)]
        )


def reach(
    b: Board, side: int, pile: Pile, points: int, first: list[int]
) -> list[tuple[int, int, int]]:
    """Zones within reach: their cost, and the first step of the way."""
    start, near = pile.zone, b.kit.graph.near
    costs, steps = [points + 1] * len(near), [0] * len(near)
    costs[start] = -1  # nobody comes back there
    found: list[int] = []
    edge = [start]
    while edge:
        nxt: list[int] = []
        for zone in edge:
            spent = 0 if zone == start else costs[zone]
            for to in first if zone == start else near[zone]:
                total = spent + cost_of(b, zone, to)
                if total >= costs[to]:
                    continue
                if costs[to] > points:
                    found.append(to)
                costs[to] = total
                steps[to] = to if zone == start else steps[zone]
                if total < points and not stops(b, side, pile, to):
                    nxt.append(to)
        edge = nxt
    return [(zone, costs[zone], steps[zone]) for zone in found]


def stops(b: Board, side: int, pile: Pile, zone: int) -> bool:
    """N06-MAN-6, -7: a zone with another pile, or a citadel to be taken, ends the march."""
    if b.at[1 - side][zone] or b.at[side][zone] & ~pile.corps:
        return True
    return is_prize(b, side, zone)
