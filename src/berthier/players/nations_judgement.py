"""Judgement at Leipzig: work towards the missions, tiles where they count, push time if ahead.

Each question is answered by its own few rules of thumb, on the plan of `nations_plan`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from berthier.games.nations.actions import (
    ARMY,
    DECK,
    END,
    JUMP,
    MOV,
    REST,
    SCO,
    SHOWN,
    STEP,
    TER,
    TIM,
    WILD_MOV,
    WILD_TER,
)
from berthier.games.nations.board import Board, moving, placing, scoring, seat_of
from berthier.games.nations.kit import FRENCH, MOVEMENT, TERRAIN, TIME
from berthier.games.nations.playing import PLACE, Remove
from berthier.games.nations.scoring import CountFor, held, opposes, power, supports
from berthier.games.nations.tiles import ChooseArm, tiles_of
from berthier.games.nations.turn import SCOUT
from berthier.kernel import flow
from berthier.kernel.flow import Option, Question
from berthier.players.nations_plan import Plan, lead

NEVER = -100.0
DRAW = 0.03  # a card from the deck: less than anything that brings the plan on
PATIENCE = 30  # turns after which time must move, whoever is ahead


def rate_nations(b: flow.Board, question: Question, offered: list[Option]) -> list[float]:
    """What each option is worth to the seat that is asked."""
    assert isinstance(b, Board)
    side = 0 if question.seat == seat_of(b, 0) else 1
    judge = JUDGES.get(question.kind)
    if judge is None:
        return [0.0] * len(offered)
    rate = judge(b, side, question)
    return [rate(option) for option in offered]


Rating = Callable[[Option], float]


# --- choosing an action


class Acting:
    """The seven actions, rated by what they do for the plan."""

    def __init__(self, b: Board, side: int) -> None:
        self.b = b
        self.side = side
        self.plan = Plan(b, side)
        self.removals = self.plan.removals()
        self.steps = self.plan.steps()
        self.ahead = lead(b, side, self.plan)

    def rate(self, option: Option) -> float:
        what, about = divmod(option, STEP)
        return RATERS[what](self, about)

    def army(self, army: int) -> float:
        """Early on the map: markers can only go on once they are there."""
        goal = self.plan.goals.get(army)
        return 0.0 if goal is None else 0.15 * goal.worth + 0.1

    def terrain(self, card: int) -> float:
        return self.best_removal(self.b.kit.card_terrain[card])

    def best_removal(self, terrain: int) -> float:
        ground = self.b.kit.terrain
        found = [w for (_, z), w in self.removals.items() if terrain < 0 or ground[z] == terrain]
        return max(found, default=NEVER)

    def scout(self) -> float:
        """Scouts that an army card still needs are better kept."""
        spare = self.b.scouts[self.side] > self.plan.scouts_to_keep()
        return (0.8 if spare else 0.15) * self.best_removal(-1)

    def best_step(self, card: int) -> float:
        moves = self.plan.moves
        found = [w for (army, _, _), w in self.steps.items() if card < 0 or moves(card, army)]
        return max(found, default=NEVER)

    def time(self) -> float:
        """Time is a friend of whoever is ahead with his work done; in the end it must move."""
        if self.b.turn > PATIENCE:
            return 1.0
        todo = sum(goal.worth for goal in self.plan.goals.values())
        return 0.25 if self.ahead > todo else -1.0

    def take(self, card: int) -> float:
        """A card of the display is worth half of what it would do now."""
        return 0.5 * self.usefulness(card) + DRAW / 2

    def usefulness(self, card: int) -> float:
        kind = self.b.kit.card_kind[card]
        if kind == TIME:
            return max(0.0, self.time())
        if kind == TERRAIN:
            already = self.plan.cards[card]
            found = self.best_removal(self.b.kit.card_terrain[card])
        else:
            already = sum(n for c, n in self.plan.cards.items() if self.serves_alike(c, card))
            found = self.best_step(card)
        return max(0.0, found) / (1 + already)

    def serves_alike(self, card: int, other: int) -> bool:
        movers = self.b.kit.movers[self.side]
        return self.b.kit.card_kind[card] == MOVEMENT and bool(
            set(movers[card]) & set(movers[other])
        )


# What each action is about: an army, a card, or nothing in particular.
RATERS: dict[int, Callable[[Acting, int], float]] = {
    ARMY: Acting.army,
    TER: Acting.terrain,
    MOV: Acting.best_step,
    SCO: lambda acting, _: acting.scout(),
    WILD_TER: lambda acting, _: 0.7 * acting.best_removal(-1),
    WILD_MOV: lambda acting, _: 0.7 * acting.best_step(-1),
    TIM: lambda acting, _: acting.time(),
    DECK: lambda acting, _: DRAW,
    SHOWN: Acting.take,
    JUMP: lambda acting, _: NEVER,
    END: lambda acting, _: 1.5 * DRAW,
    REST: lambda acting, _: 2 * DRAW,
}


def act(b: Board, side: int, question: Question) -> Rating:
    return Acting(b, side).rate


def drop(b: Board, side: int, question: Question) -> Rating:
    """The least useful card goes; a scout serves for everything."""
    acting = Acting(b, side)
    return lambda card: -1.0 if card == SCOUT else -acting.usefulness(card)


def replace(b: Board, side: int, question: Question) -> Rating:
    """New cards if none of the old ones is of use."""
    acting = Acting(b, side)
    useful = max(acting.usefulness(card) for card in b.display)
    return lambda option: 0.0 if option == flow.PASS else 0.1 - useful


# --- what the cards are aimed at


def remove(b: Board, side: int, question: Question) -> Rating:
    removals = Plan(b, side, terrain=cast(Remove, question).terrain).removals()

    def rate(option: Option) -> float:
        army, zone = int(option) // PLACE, int(option) % PLACE
        # Any other marker: rather one of many than one of two.
        return removals.get((army, zone), -10.0 + b.marks[army].bit_count())

    return rate


def move_from(b: Board, side: int, question: Question) -> Rating:
    record = moving(b)
    plan = Plan(b, side, record.cards)
    best: dict[tuple[int, int], float] = {}
    for (army, zone, _), worth in plan.steps().items():
        if record.wild or all(plan.moves(card, army) for card in record.cards):
            best[army, zone] = worth
    return lambda option: best.get(divmod(option, PLACE), -1.0)


def move_to(b: Board, side: int, question: Question) -> Rating:
    record = moving(b)
    plan = Plan(b, side, record.cards)
    goal = plan.goals[record.army]
    far = plan.distances(goal.zone)
    return lambda zone: -far[zone]


def village(b: Board, side: int, question: Question) -> Rating:
    plan, army = Plan(b, side), placing(b).army
    goal = plan.goals.get(army)
    if goal is None:
        return lambda zone: 0.0
    far = plan.distances(goal.zone)
    return lambda zone: -far[zone]


def next_tile(b: Board, side: int, question: Question) -> Rating:
    """Own tiles first, the one that matters most before the others."""
    plan = Plan(b, side)

    def rate(army: int) -> float:
        if b.kit.side_of[army] != side:
            return -1.0
        return plan.worth_at(army, b.marks[army].bit_length() - 1)

    return rate


def choose_arm(b: Board, side: int, question: Question) -> Rating:
    zone = b.where[cast(ChooseArm, question).army]
    bonus = b.kit.bonus[b.kit.terrain[zone]]
    return lambda arm: bonus[arm]


# --- missions


def keep(b: Board, side: int, question: Question) -> Rating:
    """The mission that some army can reach most cheaply for what it brings."""
    plan = Plan(b, side)

    def rate(mission: int) -> float:
        zone = b.kit.mission_zone[mission]
        best = max(plan.goal(army, zone).worth for army in b.kit.own[side])
        return best - b.kit.mission_vp[mission][1]

    return rate


def reveal(b: Board, side: int, question: Question) -> Rating:
    """First what the Allies see anyway or can't change, and what matters least."""

    def rate(mission: int) -> float:
        holder = b.tile_at[b.kit.mission_zone[mission]]
        return (10.0 if holder >= 0 else 0.0) - sum(b.kit.mission_vp[mission])

    return rate


# --- battles and the end


def take_damage(b: Board, side: int, question: Question) -> Rating:
    """Tiles on missions are spared; the strong bear it best."""
    zones = {zone for zone, swing in Plan(b, side).missions if swing > 5 or side == FRENCH}

    def rate(army: int) -> float:
        left = b.strength[army] - 1
        lost = 2.0 if left < 1 else 0.0
        return 0.3 * left - lost - (3.0 if b.where[army] in zones and side == FRENCH else 0.0)

    return rate


def count_for(b: Board, side: int, question: Question) -> Rating:
    """Where this tile can tip the scales, and most is to be had."""
    army = cast(CountFor, question).army
    counts_for, tiles = scoring(b).counts_for, held(b)

    def rate(mission: int) -> float:
        french, allied = power(b, tiles[mission]), 0
        for other in tiles_of(b, 1):
            if counts_for[other] == mission or (
                counts_for[other] < 0 and mission in opposes(b, other)
            ):
                allied += power(b, other)
        for other in tiles_of(b, 0):
            if counts_for[other] == mission or (
                side == FRENCH and counts_for[other] < 0 and mission in supports(b, other)
            ):
                french += power(b, other)
        mine = power(b, army)
        # All that could come is counted in, so taking this tile away shows if it decides.
        gap = french - allied if side == FRENCH else allied - french - 1
        decides = gap >= 0 and gap - mine < 0
        return (1.0 if decides else 0.1) * sum(b.kit.mission_vp[mission])

    return rate


JUDGES: dict[str, Callable[[Board, int, Question], Rating]] = {
    "act": act,
    "drop": drop,
    "replace": replace,
    "remove": remove,
    "move-from": move_from,
    "move-to": move_to,
    "village": village,
    "next-tile": next_tile,
    "choose-arm": choose_arm,
    "keep": keep,
    "reveal": reveal,
    "take-damage": take_damage,
    "count-for": count_for,
}
