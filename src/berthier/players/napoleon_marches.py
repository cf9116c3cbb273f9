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
        ends = self.usual_ends(pile)
        best, due = self.best_end(pile, ends), any(end.due for end in ends)
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
        return any(end.due for end in self.usual_ends(pile))

    def costs(self, pile: Pile) -> float:
        """Who acts does not rest."""
        rest = sum(rest_worth(self.b.fatigue[corps]) for corps in members(pile.corps))
        return self.temper.rest * rest + self.temper.activation

    def fight_gain(self, pile: Pile) -> float:
        return self.ground.attack(pile, pile.zone, marched=0)

    def march_gain(self, pile: Pile) -> float:
        return self.best_end(pile, self.usual_ends(pile))

    def usual_ends(self, pile: Pile) -> list[End]:
        return self.ends(pile, self.usual_points(pile), 0, self.first_steps(pile))

    def best_end(self, pile: Pile, ends: list[End]) -> float:
        """With the usual number of points and with one less, for nobody knows the card."""
        points = self.usual_points(pile)
        usual = max([end.worth for end in ends], default=0.0)
        less = max([end.worth for end in ends if end.cost < points], default=0.0)
        return (max(0.0, usual) + max(0.0, less)) / 2

    def usual_points(self, pile: Pile) -> int:
        rows = POINTS + SLOT_POINTS if self.b.slot else POINTS
        args = (self.b, self.side, pile.corps, pile.leaders)
        return USUAL_POINTS + sum(modifier(*args) for _, _, modifier in rows)

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
        targets = self.ground.targets(pile)
        here = self.ground.pull(targets, pile.zone) * pile.weight
        here += self.cover.worth(pile, pile.zone) - self.ground.danger(pile, pile.zone)
        found = []
        for zone, (cost, step) in self.reach(pile, points, first).items():
            worth = self.end_worth(pile, zone, targets) + self.cover.worth(pile, zone) - here
            worth -= self.tiring(pile, zone, spent + cost)
            due = self.calls(pile, zone)
            found.append(End(zone, max(worth, DUE) if due else worth, cost, step, due))
        return found

    def calls(self, pile: Pile, zone: int) -> bool:
        """A fight at equal or better cards, or a citadel that needs the pile."""
        if self.b.at[1 - self.side][zone]:
            return self.ground.is_fit(pile) and self.ground.attack(pile, zone, marched=1) > 0
        return self.cover.lacks(pile, zone)

    def reach(self, pile: Pile, points: int, first: list[int]) -> dict[int, tuple[int, int]]:
        """Zones within reach: their cost, and the first step of the way."""
        b = self.b
        found: dict[int, tuple[int, int]] = {}
        edge = [(pile.zone, 0, -1)]
        while edge:
            nxt = []
            for zone, cost, step in edge:
                for to in first if step < 0 else b.kit.graph.near[zone]:
                    total = cost + cost_of(b, zone, to)
                    if total > points or to == pile.zone or found.get(to, (99, 0))[0] <= total:
                        continue
                    found[to] = (total, to if step < 0 else step)
                    if not self.stops(pile, to):
                        nxt.append((to, total, found[to][1]))
            edge = nxt
        return found

    def stops(self, pile: Pile, zone: int) -> bool:
        """N06-MAN-6, -7: a zone with another pile, or a citadel to be taken, ends the march."""
        b = self.b
        if b.at[1 - self.side][zone] or b.at[self.side][zone] & ~pile.corps:
            return True
        return is_prize(b, self.side, zone)

    def end_worth(self, pile: Pile, zone: int, targets: list[tuple[int, float]]) -> float:
        """How good it is for the pile to end there."""
        ground, b = self.ground, self.b
        worth = ground.pull(targets, zone) * pile.weight - ground.danger(pile, zone)
        if b.at[1 - self.side][zone]:
            return worth + self.meeting(pile, zone)
        worth += ground.capture(zone)
        return worth + (0.15 if b.at[self.side][zone] & ~pile.corps else 0.0)

    def meeting(self, pile: Pile, zone: int) -> float:
        """Among enemies: worth it for an attack at once, or to join friends who are there."""
        attack = self.ground.attack(pile, zone, marched=1)
        if attack > 0:
            return attack
        return 0.1 if self.b.at[self.side][zone] & ~pile.corps else -1.0

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
