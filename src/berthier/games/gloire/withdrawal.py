"""Cavalry that withdraws before a combat (section 6.3, its last part)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members
from berthier.games.gloire.entrenching import builders
from berthier.games.gloire.ground import empty_out, is_passable, move_stack, scatter, suffer
from berthier.games.gloire.kit import CAVALRY, FRENCH, LEADER
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.partners import askers, handled, in_turn
from berthier.games.gloire.records import March, Withdrawing
from berthier.games.gloire.sight import (
    face_down,
    is_found_held,
    left_at,
    seen,
    surely_held,
    tell_of,
)
from berthier.kernel.chance import roll
from berthier.kernel.flow import PASS, Flow, Procedure, Refusal, Spelling, Window, enter
from berthier.kernel.rulebook import rule

Way = tuple[int, int]  # a piece, and the box it goes to


@rule("JDG-6.3-10")
def withdrawal(b: Board, side: int, box: int, came: int) -> Flow:
    """JDG-6.3-10: cavalry in a box that the enemy enters may go at once (R048). Counters that lie
    face-down may be cavalry.
    """
    free = b.at[side][box] & ~b.inside
    if not free or (not riders_of(b, side, box) and not face_down(b, free)):
        return None
    return enter(b, Withdrawing(side, box, came), "withdrawal", "ask")


def riders_of(b: Board, side: int, box: int) -> list[int]:
    """Nobody who is shut in, or has built an entrenchment this turn (JDG-6.2-3)."""
    free = fighters(b, b.at[side][box] & ~b.inside & ~builders(b))
    return [piece for piece in members(free) if b.kit.mover[piece] == CAVALRY]


def withdrawing(b: Board) -> Withdrawing:
    record = b.records[-1]
    assert isinstance(record, Withdrawing)
    return record


def is_a_way_out(b: Board, question: Window, way: Way) -> Refusal | None:
    """R048: one box, by a link that is open, free of enemy units, not where the enemy came from."""
    w = withdrawing(b)
    to = way[1]
    if to == w.came or surely_held(b, 1 - w.side, to) or not is_passable(b, w.box, to):
        return NO_WAY
    return None


def leader_goes_along(b: Board, question: Window, way: Way) -> Refusal | None:
    """R048: leaders may leave with the cavalry."""
    alone = b.kit.mover[way[0]] == LEADER and way[1] not in withdrawing(b).to
    return NO_ESCORT if alone else None


NO_WAY = Refusal("no-way-out", "JDG-6.3-10")
NO_ESCORT = Refusal("no-cavalry-there", "JDG-6.3-10")


class Withdraw(Window):
    """Which cavalry goes, and where to?"""

    __slots__ = ()
    kind = "withdraw"
    name = "W-WITHDRAW"
    rules = ("JDG-6.3-10",)
    checks = (is_a_way_out, leader_goes_along)
    otherwise = Refusal("not-cavalry-there", "JDG-6.3-10")

    def candidates(self, b: Board) -> list[int | Way]:
        w = withdrawing(b)
        who = riders_of(b, w.side, w.box)
        leaders = members(b.chiefs[w.side][w.box] & ~b.inside) if w.to else []
        if b.acting:
            own = handled(b, w.side, b.at[w.side][w.box] | b.chiefs[w.side][w.box])
            who = [piece for piece in who if own >> piece & 1]
            leaders = [piece for piece in leaders if own >> piece & 1]
        near = [box for box, _ in b.kit.near[w.box]]
        return [PASS, *((piece, to) for piece in [*who, *leaders] for to in near)]

    def take(self, b: Board, option: int | Way) -> Flow:
        if isinstance(option, int):
            return None
        w = withdrawing(b)
        piece, to = option
        if is_found_held(b, 1 - w.side, to):
            return self
        die, lost = 0, 0
        if b.kit.mover[piece] != LEADER:
            die, lost = lose_on_the_way(b, piece, enters_with_cavalry(b))
        w.to = sorted({*w.to, to})
        b.busy[w.side] |= 1 << piece
        facts = (w.side, w.box, to, piece, die, lost)
        left = left_at(b, w.side, w.box) - seen(b, 1 << piece)[1]
        veiled = (w.box, to, left, die, lost)
        tell_of(b, w.side, 1 << piece, faces.WITHDREW, facts, faces.WITHDREW_VEILED, *veiled)
        if lost:
            empty_out(b, piece)
        move_stack(b, 1 << piece, to)
        return [*lone_leaders(b, 1 - w.side, to), self]

    def spell(self, b: Board, option: int | Way) -> Spelling:
        if isinstance(option, int):
            return "pass", ()
        return "withdraw", (("piece", option[0]), ("box", option[1]))


@rule("JDG-6.3-8", "JDG-6.3-9", off=(0, 0))
def lose_on_the_way(b: Board, piece: int, riders: bool) -> tuple[int, int]:
    """JDG-6.3-8, -9: a PF is lost from 5 on, from 4 on facing cavalry; one less for the French. The
    die, and what it cost.
    """
    side = b.kit.side_of[piece]
    die = roll(b, 6, "JDG-X08", side)
    total = die - int(side == FRENCH)
    return die, suffer(b, piece, 1) if total >= (4 if riders else 5) else 0


def enters_with_cavalry(b: Board) -> bool:
    """R048: only the Force that enters counts, not who was there before it."""
    march = next(record for record in reversed(b.records) if isinstance(record, March))
    riders = [n for n in members(fighters(b, march.stack)) if b.kit.mover[n] == CAVALRY]
    return bool(riders)


def meets_cavalry(b: Board, side: int, box: int) -> bool:
    """Has this side cavalry in the box?"""
    there = members(fighters(b, b.at[side][box] & ~b.inside))
    return any(b.kit.mover[piece] == CAVALRY for piece in there)


def p_ask(b: Board) -> Flow:
    w = withdrawing(b)
    if not b.acting:
        return Withdraw(w.side)
    riders = sum(1 << piece for piece in riders_of(b, w.side, w.box))
    return in_turn(b, askers(b, w.side, riders), Withdraw(w.side))


def p_decoys(b: Board) -> Flow:
    """JDG-7.1-5: decoys that the cavalry leaves alone among enemy units are gone."""
    w = withdrawing(b)
    if b.sight and is_held(b, 1 - w.side, w.box):
        scatter(b, w.side, w.box)
    return None


PROCEDURES = [Procedure("withdrawal", ("ask", p_ask), ("decoys", p_decoys), record=Withdrawing)]
FRAMES = [Withdraw]
