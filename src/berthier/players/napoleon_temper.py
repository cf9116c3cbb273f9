"""Napoléon 1806: how a side weighs what it sees, for each level of computer player.

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
        nearer: float = 0.8,
        capture: float = 1.3,
        victory: float = 0.4,
        activation: float = 0.1,
        rest: float = 1.0,
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


TAMBOUR = (
    Temper(1.5, 0.07, 0.3, 0.1, 0.05, 0.1, 0.3, 0.0),
    Temper(0.4, 0.25, 0.5, 0.3, 0.15, 0.5, 0.6, 0.15),
)
