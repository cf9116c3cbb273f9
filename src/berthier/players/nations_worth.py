"""Bataille des Nations: what a position is worth, as the chance that the first seat wins.

The weights, in logits, were fitted to the results of 500 games that Tambour played against itself,
and rounded. Both sides' plans are counted: tiles that are still to come decide the missions.
"""

from __future__ import annotations

from math import exp

from berthier.games.nations.board import IN_HAND, ON_MAP, Board, seat_of
from berthier.games.nations.kit import ALLIED, FRENCH
from berthier.kernel import flow
from berthier.players.nations_plan import Plan, margin
from berthier.players.nations_ways import DECAY

EVEN = 1.0
POINT = 0.2  # a victory point ahead
EARLY_POINT = -0.02  # less, for each point of time that is left
FRENCH_PLANS = 0.09  # what the goals of an army are worth, the way there counted in
ALLIED_PLANS = -0.17
TAKEN = -0.135  # a point of a mission whose zone an Allied tile has taken
FAILING = -0.1  # a point of a mission that is held by too little
OPEN_MISSION = -0.05  # a point of a mission whose zone is still empty
REACHED = -0.06  # less for what the French plan to take, which is counted among the plans
TIME = -0.075  # a point of time that is left
TO_COME = 0.46  # an Allied army without a tile, besides its plans
SCOUTS = 0.15  # of the French, less those of the Allies
ACTION = 0.055  # an action that the side whose turn it is still has
MOST_SHORT = 3  # strength that a mission lacks, beyond which it is lost anyway


def worth_nations(board: flow.Board) -> float:
    assert isinstance(board, Board)
    b = board
    if b.over is not None:
        return 0.5 if b.over.side < 0 else float(b.over.side == 0)
    chance = 1 / (1 + exp(-french(b)))
    return chance if seat_of(b, FRENCH) == 0 else 1 - chance


def french(b: Board) -> float:
    """How well the French stand."""
    plans = [Plan(b, FRENCH), Plan(b, ALLIED)]
    left = b.kit.pack.track.dates[-1].point - b.time
    ahead = b.vp[FRENCH] - b.vp[ALLIED]
    total = EVEN + (POINT + EARLY_POINT * left) * ahead + TIME * left
    total += FRENCH_PLANS * hopes(plans[FRENCH]) + ALLIED_PLANS * hopes(plans[ALLIED])
    total += TO_COME * sum([b.state[army] in (IN_HAND, ON_MAP) for army in b.kit.own[ALLIED]])
    total += SCOUTS * (b.scouts[FRENCH] - b.scouts[ALLIED])
    total += ACTION * (b.actions if b.active == FRENCH else -b.actions)
    return total + missions(b, plans[FRENCH])


def hopes(plan: Plan) -> float:
    return sum([goal.worth for goal in plan.goals.values()])


def missions(b: Board, plan: Plan) -> float:
    """The French need a tile on each mission, and strength enough around it."""
    total = 0.0
    for mission in b.missions:
        zone = b.kit.mission_zone[mission]
        swing = sum(b.kit.mission_vp[mission])
        army = b.tile_at[zone]
        if army < 0:
            total += swing * (OPEN_MISSION + REACHED * reached(plan, zone))
        elif b.kit.side_of[army] == ALLIED:
            total += swing * TAKEN
        else:
            short = max(0, min(MOST_SHORT, -margin(b, zone)))
            total += swing * FAILING * short / MOST_SHORT
    return total


def reached(plan: Plan, zone: int) -> float:
    efforts = [DECAY**goal.effort for goal in plan.goals.values() if goal.zone == zone]
    return max(efforts, default=0.0)
