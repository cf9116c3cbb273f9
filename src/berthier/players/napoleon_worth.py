"""Napoléon 1806 and 1807: what a position is worth, as the chance that the French win.

Each term is something a commander would count, at the beginning of a turn. The weights were fitted
to the results of games that Tambour and Capitaine played, 7,000 of 1806 and 1,800 of 1807, and
rounded; they are in logits, so a quarter of one is about six in a hundred when the game is even.
"""

from __future__ import annotations

from math import exp

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.combat import cards_of, tired_penalty
from berthier.games.napoleon.kit import FRENCH, PRUSSIAN
from berthier.games.napoleon.reckoning import is_alone
from berthier.games.napoleon.victory import last_turn, scenario_of
from berthier.kernel import flow
from berthier.players.napoleon_ground import REACH, places, value_of


class Weights:
    """What each term counts for; `strength` and what follows for each side its own."""

    __slots__ = (
        "card",
        "emperor",
        "even",
        "fatigue",
        "holding",
        "lead",
        "point",
        "point_per_turn",
        "pressure",
        "ready",
        "spent",
        "strength",
        "turn",
    )

    def __init__(
        self,
        even: float,
        point: float,
        point_per_turn: float,
        turn: float,
        holding: float,
        strength: float,
        fatigue: float,
        spent: float,
        ready: float,
        card: float,
        pressure: tuple[float, float],
        lead: float,
        emperor: float,
    ) -> None:
        self.even = even
        self.point = point  # each point of the track that the French still have to win
        self.point_per_turn = point_per_turn  # the same, for each turn that is left for it
        self.turn = turn  # each turn that is left
        self.holding = holding  # each turn that is left while the Prussians hold three citadels
        self.strength = strength  # a strength point
        self.fatigue = fatigue
        self.spent = spent  # a strength point of a corps that the next fatigue may break
        self.ready = ready  # a corps that can still act in this turn
        self.card = card  # a card in the hand
        self.pressure = pressure  # a point of a citadel that the enemy can come to, by side
        # What only the French feel: they must attack, and lose with their emperor.
        self.lead = lead  # a card more than the enemy could bring to where he stands
        self.emperor = emperor  # a card less where Napoleon stands


# In 1806 a strength point lost is a point of the track already; in 1807 it is only missed.
WEIGHTS_1806 = Weights(
    even=0.74,
    point=-0.23,
    point_per_turn=-0.17,
    turn=0.32,
    holding=-0.06,
    strength=0.015,
    fatigue=-0.016,
    spent=-0.07,
    ready=0.2,
    card=0.16,
    pressure=(0.13, 0.27),
    lead=0.025,
    emperor=-0.035,
)
WEIGHTS_1807 = Weights(
    even=-0.6,
    point=-0.075,
    point_per_turn=-0.335,
    turn=0.0,
    holding=0.0,
    strength=0.08,
    fatigue=-0.011,
    spent=-0.06,
    ready=0.0,
    card=0.09,
    pressure=(0.11, 0.12),
    lead=0.0,
    emperor=0.0,
)

CLEARLY = 0.5  # of an ended game's worth: how clearly it was won
POINTS = 3.0  # of the track: a clear result
NAPOLEON_LOST = "N06-VIC-6"  # whatever the track says

NEARLY_SPENT = 7  # fatigues
FAR = 0.75  # what a pile keeps of its threat for each connection
MOST_LEAD = 4.0


class Army:
    """What a side has on the map."""

    __slots__ = ("cards", "fatigue", "ready", "spent", "strength")

    def __init__(self, b: Board, side: int) -> None:
        self.strength = self.fatigue = self.spent = self.ready = 0
        self.cards: dict[int, int] = {}  # combat cards by zone
        for corps in b.kit.corps[side]:
            zone = b.where[corps]
            if zone < 0:
                continue
            strength = b.infantry[corps] + b.cavalry[corps]
            self.strength += strength
            self.fatigue += b.fatigue[corps]
            self.ready += b.ready[corps]
            if b.fatigue[corps] >= NEARLY_SPENT:
                self.spent += strength
            cards = max(0, cards_of(b, corps) + tired_penalty(b, corps))
            self.cards[zone] = self.cards.get(zone, 0) + cards

    def worth(self, weights: Weights) -> float:
        total = weights.strength * self.strength + weights.fatigue * self.fatigue
        return total + weights.spent * self.spent + weights.ready * self.ready

    def near(self, distance: list[int]) -> float:
        """Cards that it could bring to a zone before long; `distance` is from there."""
        total = 0.0
        for zone, cards in self.cards.items():
            if distance[zone] < len(REACH):
                total += cards * REACH[distance[zone]]
        return total


def worth_napoleon(board: flow.Board) -> float:
    """The chance that the first seat, the French, wins."""
    assert isinstance(board, Board)
    b = board
    if b.over is not None:
        return outcome(b, b.over)
    weights = WEIGHTS_1807 if b.kit.poland else WEIGHTS_1806
    armies = [Army(b, FRENCH), Army(b, PRUSSIAN)]
    total = weights.even + track(b, weights)
    total += armies[FRENCH].worth(weights) - armies[PRUSSIAN].worth(weights)
    total += weights.card * (len(b.hand[FRENCH]) - len(b.hand[PRUSSIAN]))
    total += weights.pressure[PRUSSIAN] * pressure(b, armies, PRUSSIAN)
    total -= weights.pressure[FRENCH] * pressure(b, armies, FRENCH)
    if weights.lead:
        total += weights.lead * leads(b, armies)
    if weights.emperor:
        total += weights.emperor * outnumbered(b, armies)
    return 1 / (1 + exp(-total))


def outcome(b: Board, over: flow.Over) -> float:
    """Who has won, and a part for how clearly: of a few games that are played out, a close defeat
    tells more than a rout does.
    """
    result = 0.5 if over.side < 0 else float(over.side == FRENCH)
    if over.rule == NAPOLEON_LOST:
        return result
    clearly = 1 / (1 + exp((needed(b) - 0.5) / POINTS))
    return (1 - CLEARLY) * result + CLEARLY * clearly


def needed(b: Board) -> int:
    """Points of the track that the French have still to win."""
    row = scenario_of(b)
    return b.vp - (row.prussian_wins_at_end_from - 1 if row is not None else 0)


def track(b: Board, weights: Weights) -> float:
    """Points still to be won, and the time for it."""
    need = needed(b) + at_the_end(b)
    left = last_turn(b) - b.turn
    held = sum(1 for zone in b.kit.citadels if b.control[zone] == PRUSSIAN)
    holding = weights.holding * left if held >= 3 and not b.kit.poland else 0.0
    per_turn = weights.point_per_turn * need / (left + 1)
    return weights.point * need + per_turn + weights.turn * left + holding


def at_the_end(b: Board) -> int:
    """Points of 1807 that would be counted if nothing changed (N07-VIC-4)."""
    if not b.kit.poland:
        return 0
    total = 0
    for zone in b.kit.citadels:
        owner = b.control[zone]
        if owner >= 0 and (zone in b.sieges or is_alone(b, 1 - owner, zone)):
            total += b.kit.value[zone] if owner == FRENCH else -b.kit.value[zone]
    return total


def pressure(b: Board, armies: list[Army], side: int) -> float:
    """Citadels of a side that the enemy can come to: their points, as far as guards are few."""
    total = 0.0
    own, foe = armies[side].cards, armies[1 - side].cards
    for citadel in places(b.kit):
        if b.control[citadel] != side:
            continue
        distance = b.kit.graph.distance[citadel]
        threat = max([cards * FAR ** distance[zone] for zone, cards in foe.items()], default=0.0)
        beside = max([own.get(zone, 0) for zone in b.kit.graph.near[citadel]], default=0)
        guard = own.get(citadel, 0) + 0.5 * beside
        total += value_of(b.kit, citadel) * max(0.0, min(3.0, threat - 0.6 * guard)) / 3
    return total


def leads(b: Board, armies: list[Army]) -> float:
    """Where the French could strike with more than the Prussians can bring."""
    total = 0.0
    for zone in armies[FRENCH].cards:
        distance = b.kit.graph.distance[zone]
        foe = armies[PRUSSIAN].near(distance)
        if foe > 0:
            lead = min(MOST_LEAD, armies[FRENCH].near(distance) - foe)
            total += max(0.0, lead) * min(1.0, foe / 2)
    return total


def outnumbered(b: Board, armies: list[Army]) -> float:
    """Cards that the enemy can bring more to where Napoleon stands."""
    napoleon = b.kit.named("napoleon")
    zone = b.where[napoleon] if napoleon >= 0 else -1
    if zone < 0:
        return 0.0
    distance = b.kit.graph.distance[zone]
    return max(0.0, armies[PRUSSIAN].near(distance) - armies[FRENCH].near(distance))
