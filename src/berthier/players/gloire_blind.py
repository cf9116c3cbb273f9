"""Jours de Gloire played blind: where decoys lie well, and when cavalry looks before it fights."""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.decoys import chosen
from berthier.games.gloire.paying import march
from berthier.games.gloire.recon import BACK, SCOUT
from berthier.games.gloire.records import Placing
from berthier.games.gloire.recovery import half
from berthier.games.gloire.sight import counters
from berthier.games.gloire.supply import DONE
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.gloire_ground import DAY, FAR, distances, forces_of
from berthier.players.gloire_odds import fight_at
from berthier.players.gloire_places import Rating

CROWD = 0.3  # a decoy is believed where there are few counters
AGAIN = 0.6  # and where no other decoy lies
LATE = 0.5  # less than this a decoy is not worth in a box far from everybody


def place_decoy(b: Board, side: int, question: Question) -> Rating:
    """Before the enemy's eyes, where it makes much of little, and not all in one place."""
    foes = forces_of(b, 1 - side)
    record = b.records[-1]
    laid = chosen(record, side) if isinstance(record, Placing) else []

    def of(option: Option) -> float:
        if isinstance(option, int):
            return -LATE
        box = option[1]
        far = distances(b, box)
        near = min((far[foe] for foe in foes), default=DAY)
        there = counters(b, side, box)
        if not there & ~b.inside:
            return -FAR / DAY  # nobody fears a garrison that is shut in
        decoys = (there & b.kit.decoy_mask).bit_count() + laid.count(box)
        return -near / DAY - CROWD * there.bit_count() - AGAIN * decoys

    return of


def prefer_way(b: Board, side: int, question: Question) -> Rating:
    """The more counters, the more decoys are lost; one box is enough."""
    if half(b).past:
        return lambda box: float(box == DONE)
    return lambda box: 0.0 if box == DONE else counters(b, 1 - side, box).bit_count()


def reconnoitre(b: Board, side: int, question: Question) -> Rating:
    """Not where it would win anyway."""
    worth = fight_at(b, march(b).box, side, side)
    return lambda option: 0.1 - worth if option == SCOUT else 0.0


def pull_back(b: Board, side: int, question: Question) -> Rating:
    """All of it or nobody."""
    worth = fight_at(b, march(b).box, side, side)
    return lambda option: -worth if option == BACK else 0.0 if option == PASS else -9.0
