"""Napoléon 1806: what a position is worth, as the chance that the French win.

Each term is something a commander would count, at the beginning of a turn. The weights were fitted
to the results of 7,000 games that Tambour and Capitaine played, campaigns and short ones, and
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

EVEN = 0.74
POINT = -0.23  # each point of the track that the French still have to win
POINT_PER_TURN = -0.17  # the same, for each turn that is left for it
TURN = 0.32  # each turn that is left
HOLDING = -0.06  # each turn that is left while the Prussians hold three citadels
# For each side, its own:
STRENGTH = 0.015  # a strength point
FATIGUE = -0.016
SPENT = -0.07  # a strength point of a corps that the next fatigue may break
READY = 0.2  # a corps that can still act in this turn
CARD = 0.16  # a card in the hand
PRESSURE = (0.13, 0.27)  # a point of a citadel of this side that the enemy can come to
# What only the French feel: they must attack, and lose with their emperor.
LEAD = 0.025  # a card more than the enemy could bring to where he stands
EMPEROR = -0.035  # a card less where Napoleon stands

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

    def worth(self) -> float:
        total = STRENGTH * self.strength + FATIGUE * self.fatigue
        return total + SPENT * self.spent + READY * self.ready

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
        return 0.5 if b.over.side < 0 else float(b.over.side == FRENCH)
    armies = [Army(b, FRENCH), Army(b, PRUSSIAN)]
    total = EVEN + track(b) + armies[FRENCH].worth() - armies[PRUSSIAN].worth()
    total += CARD * (len(b.hand[FRENCH]) - len(b.hand[PRUSSIAN]))
    total += PRESSURE[PRUSSIAN] * pressure(b, armies, PRUSSIAN)
    total -= PRESSURE[FRENCH] * pressure(b, armies, FRENCH)
    total += leads(b, armies) + emperor(b, armies)
    return 1 / (1 + exp(-total))


def track(b: Board) -> float:
    """Points still to be won, and the time for it."""
    row = scenario_of(b)
    need = b.vp + at_the_end(b) - (row.prussian_wins_at_end_from - 1 if row is not None else 0)
    left = last_turn(b) - b.turn
    held = sum(1 for zone in b.kit.citadels if b.control[zone] == PRUSSIAN)
    holding = HOLDING * left if held >= 3 and not b.kit.poland else 0.0
    return POINT * need + POINT_PER_TURN * need / (left + 1) + TURN * left + holding


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
    return LEAD * total


def emperor(b: Board, armies: list[Army]) -> float:
    napoleon = b.kit.named("napoleon")
    zone = b.where[napoleon] if napoleon >= 0 else -1
    if zone < 0:
        return 0.0
    distance = b.kit.graph.distance[zone]
    return EMPEROR * max(0.0, armies[PRUSSIAN].near(distance) - armies[FRENCH].near(distance))
