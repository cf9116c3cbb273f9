"""Napoléon 1806: how a side weighs what it sees.

The French must win by a date, the Prussians need not: they weigh differently.
"""

from __future__ import annotations


class Temper:
    """Weights of one side, in victory points."""

    __slots__ = (
        "activation",
        "alone",
        "capture",
        "caution",
        "fair",
        "fear",
        "friends",
        "hunt",
        "nearer",
        "rest",
        "tempo",
        "victory",
        "walls",
    )

    def __init__(
        self,
        hunt: float,
        fear: float,
        caution: float,
        fair: float,
        friends: float,
        alone: float,
        walls: float,
        tempo: float,
        nearer: float,
        capture: float,
        victory: float,
        activation: float,
        rest: float,
    ) -> None:
        self.hunt = hunt  # enemy piles as targets
        self.fear = fear  # each combat card that the enemy could bring more than oneself
        self.caution = caution  # what a combat must promise before it is begun
        self.fair = fair  # what it is worth at least with as many cards as the enemy
        self.friends = friends  # each card that friends in the zone would miss
        self.alone = alone  # a weak corps that would stand alone before the enemy
        self.walls = walls  # the part of a citadel's worth that is at stake
        self.tempo = tempo  # what it costs to leave all further operations to the enemy
        self.nearer = nearer  # what a target keeps of its pull for each connection
        self.capture = capture  # a citadel, for each point: it counts, and must be won back
        self.victory = victory  # a combat won, besides losses: the enemy goes, may be pursued
        self.activation = activation  # a pile that moves can't wait for a better moment
        self.rest = rest  # to stay ready until recovery, as a part of what it is worth


# Found by some 15,000 games in which each weight was varied: to spare oneself an even fight, to
# think less of a citadel than of the army, and behind walls to stand firm; and by 460 more
# in which nobody saw the enemy's strength: who then passes for caution's sake loses.
TEMPERS = (
    Temper(
        hunt=1.27,
        fear=0.08,
        caution=0.47,
        fair=-0.05,
        friends=0.05,
        alone=0.09,
        walls=0.3,
        tempo=0.8,
        nearer=0.81,
        capture=0.95,
        victory=0.35,
        activation=0.09,
        rest=1.1,
    ),
    Temper(
        hunt=0.35,
        fear=0.19,
        caution=0.42,
        fair=0.25,
        friends=0.18,
        alone=0.5,
        walls=0.7,
        tempo=0.3,
        nearer=0.76,
        capture=1.25,
        victory=0.45,
        activation=0.05,
        rest=0.85,
    ),
)
