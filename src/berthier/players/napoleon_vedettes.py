"""Judgement of vedettes and bids: screen the front, seize what is open, look before an attack."""

from __future__ import annotations

from collections.abc import Callable

from berthier.games.napoleon.bids import MOST
from berthier.games.napoleon.board import Board, march, operation, placing
from berthier.games.napoleon.fog import enemy_blocks
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.kit import FRENCH
from berthier.games.napoleon.manoeuvre import CARD, HERE
from berthier.games.napoleon.operations import DONE
from berthier.games.napoleon.vedettes import AGAIN
from berthier.kernel.flow import Option
from berthier.players.napoleon_ground import value_of
from berthier.players.napoleon_temper import Temper

Rating = Callable[[Option], float]
REACH = 4  # connections that vedettes can count on
CAPTURE = 0.8  # an open citadel, for each of its points: it may be lost again
LOOK = 0.25  # to know whether a block is a corps, where an own pile might attack it
NEAR = 2  # connections from which it might
FAR = 0.9  # what a goal keeps for each connection
LONG = "campaign"  # of 1806: in the fog a point is what the Prussians are worth more there


def goal(b: Board, side: int, start: int, reach: int) -> tuple[float, int]:
    """The zone that draws vedettes most, and how strongly; (0, start) if none does."""
    best = (0.0, start)
    for zone, away in enumerate(b.kit.graph.distance[start]):
        if 0 < away <= reach:
            worth = pull(b, side, zone) * FAR**away
            if worth > best[0]:
                best = (worth, zone)
    return best


def pull(b: Board, side: int, zone: int) -> float:
    if b.at[side][zone] and b.at[1 - side][zone]:
        return 0.0
    if enemy_blocks(b, side, zone):
        distance = b.kit.graph.distance[zone]
        near = any(mask and distance[z] <= NEAR for z, mask in enumerate(b.at[side]))
        return LOOK if near else 0.0
    return CAPTURE * value_of(b.kit, zone) if is_prize(b, side, zone) else 0.0


def worth_of_vedette(b: Board, side: int, piece: int) -> float:
    """What an operation of this vedette is worth."""
    return goal(b, side, b.where[piece], REACH)[0] - 0.05


def vedettes_march(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Step by step towards the goal; cards are for corps."""
    here, distance = operation(b).zone, b.kit.graph.distance
    worth, target = goal(b, side, here, march(b).mp)

    def rate(option: Option) -> float:
        if option == HERE:
            return 0.0
        if option >= CARD or target == here:
            return -1.0
        return worth if distance[target][option] < distance[target][here] else -1.0

    return rate


def place_vedette(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Towards the enemy, not all in one place."""
    placed = placing(b).zones[side]
    distance = b.kit.graph.distance
    foes = [zone for zone, mask in enumerate(b.at[1 - side]) if mask]

    def rate(option: Option) -> float:
        if option in (DONE, AGAIN):
            return 1.0 if option == DONE else -99.0
        nearest = min((distance[option][zone] for zone in foes), default=0)
        return -nearest - 3.0 * placed.count(option)

    return rate


def bid(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Not the French: in the fog the others win a little more often (docs/balance.md)."""
    worth = 1 if b.scenario == LONG else 0

    def rate(option: Option) -> float:
        for_side, points = divmod(option, MOST + 1)
        return -float(points + 2) if for_side == FRENCH else -float(abs(points - worth))

    return rate
