"""The sequence of play (section 2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.activation import Activate, moving_armies
from berthier.games.gloire.armistice import (
    next_turn,
    p1_declared,
    p2_adjust,
    p3_on,
    p4_resumed,
    pb2_truce,
)
from berthier.games.gloire.autumn import p_autumn
from berthier.games.gloire.board import Board
from berthier.games.gloire.cards import (
    pa0_cards,
    partners_cards,
    pb1_enemy_cards,
    pb1_own_cards,
    pd_cards,
)
from berthier.games.gloire.changes import pa2_leaders
from berthier.games.gloire.combats import pb3_mark, pb4_fight
from berthier.games.gloire.command import pb1_dissolve, pb1_lines, pb1_points, pb1_supply
from berthier.games.gloire.decoys import pb1_decoys, pb1_turn_down
from berthier.games.gloire.delays import pa4_delays
from berthier.games.gloire.drafts import pa4_strength
from berthier.games.gloire.events import pa1_weather, pa3_order, scenario_of
from berthier.games.gloire.guns import pb3_guns
from berthier.games.gloire.partners import TurnOf
from berthier.games.gloire.records import Half
from berthier.games.gloire.recovery import pb2_recover, pb2_rested
from berthier.games.gloire.reinforcements import pa4_boxes, pa4_leaders
from berthier.games.gloire.supply import pb1_ways
from berthier.games.gloire.victory import result
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Jump, Procedure, enter
from berthier.kernel.rulebook import rule


@rule("JDG-2-A")
def pa_turn(b: Board) -> Flow:
    """JDG-2-A: a turn begins; nobody has moved, built or marched to the guns yet."""
    tell(b, faces.TURN, b.turn)
    b.moved = b.built = b.joined = 0
    return None


@rule("JDG-2-B2")
def pb_first(b: Board) -> Flow:
    b.active = b.first
    return enter(b, Half(b.active), "half", "1")


@rule("JDG-2-C")
def pc_second(b: Board) -> Flow:
    """JDG-2-C: the second player runs the same phases."""
    b.active = 1 - b.first
    return enter(b, Half(b.active), "half", "1")


class Opening(Effect):
    """An army begins to move."""

    __slots__ = ()
    kind = "opening"

    def run(self, b: Board) -> Flow:
        return [*partners_cards(b, b.active, "movement"), Activate(b.active)]


def pb1_begin(b: Board) -> Flow:
    b.split = 0
    b.acting = [0, 0] if b.acting else []
    b.done, b.entered, b.battles, b.intercepted, b.coming = 0, [], [], [], []
    tell(b, faces.PHASE, b.active)
    return None


def pb2_move(b: Board) -> Flow:
    """JDG-2-B2: Forces one at a time, in any order; of several players the senior first, each with
    all of his army (R108).
    """
    if not b.acting:
        return Activate(b.active)
    armies = moving_armies(b, b.active)
    return [frame for army in armies for frame in (TurnOf(b.active, army), Opening())]


@rule("JDG-2-D")
def pd_end(b: Board) -> Flow:
    """JDG-2-D: Fatigue markers come off, the turn marker advances."""
    b.tired = b.done = 0  # nobody has marched yet in the turn that begins
    last = scenario_of(b).last_turn if b.scenario else b.turn
    if b.turn >= last:
        return result(b)
    b.turn += 1
    return Jump(next_turn(b))


PROCEDURES = [
    Procedure(
        "turn",
        ("A", pa_turn),
        ("A0", pa0_cards),
        ("A1", pa1_weather),
        ("A2", pa2_leaders),
        ("A3", pa3_order),
        ("A4 delays", pa4_delays),
        ("A4", pa4_boxes),
        ("A4 leaders", pa4_leaders),
        ("A4 strength", pa4_strength),
        ("B", pb_first),
        ("C", pc_second),
        ("D cards", pd_cards),
        ("D", pd_end),
        ("declared", p1_declared),
        ("declared 2", p2_adjust),
        ("declared 3", p_autumn),
        ("declared 4", p3_on),
        ("resumed", p4_resumed),
    ),
    Procedure(
        "half",
        ("1", pb1_begin),
        ("1-1", pb1_decoys),
        ("1-2", pb1_turn_down),
        ("1-4", pb1_dissolve),
        ("1-5", pb1_lines),
        ("1-6 ways", pb1_ways),
        ("1-6", pb1_supply),
        ("1-6 cards", pb1_enemy_cards),
        ("1-7", pb1_points),
        ("1-7 cards", pb1_own_cards),
        ("2", pb2_move),
        ("2 recovery", pb2_recover),
        ("2 rested", pb2_rested),
        ("2 truce", pb2_truce),
        ("3", pb3_mark),
        ("3 guns", pb3_guns),
        ("4", pb4_fight),
        record=Half,
    ),
]
FRAMES = [Opening]
