"""Cavalry that withdraws before a combat (section 6.3, its last part)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members
from berthier.games.gloire.entrenching import builders
from berthier.games.gloire.ground import is_passable, move_stack, suffer
from berthier.games.gloire.kit import CAVALRY, FRENCH, LEADER
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.records import Withdrawing
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import PASS, Flow, Procedure, Refusal, Spelling, Window, enter
from berthier.kernel.rulebook import rule

Way = tuple[int, int]  # a piece, and the box it goes to


@rule("JDG-6.3-10")
def withdrawal(b: Board, side: int, box: int, came: int, riders: int) -> Flow:
    """JDG-6.3-10: cavalry in a box that the enemy enters may go at once (R048)."""
    if not riders_of(b, side, box):
        return None
    return enter(b, Withdrawing(side, box, came, riders), "withdrawal", "ask")


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
    if to == w.came or is_held(b, 1 - w.side, to) or not is_passable(b, w.box, to):
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
        near = [box for box, _ in b.kit.near[w.box]]
        return [PASS, *((piece, to) for piece in [*who, *leaders] for to in near)]

    def take(self, b: Board, option: int | Way) -> Flow:
        if isinstance(option, int):
            return None
        w = withdrawing(b)
        piece, to = option
        if b.kit.mover[piece] != LEADER:
            lose_on_the_way(b, w, piece)
        w.to = sorted({*w.to, to})
        move_stack(b, 1 << piece, to)
        b.busy[w.side] |= 1 << piece
        tell(b, faces.WITHDREW, w.side, w.box, to, piece)
        return [*lone_leaders(b, 1 - w.side, to), self]

    def spell(self, b: Board, option: int | Way) -> Spelling:
        if isinstance(option, int):
            return "pass", ()
        return "withdraw", (("piece", option[0]), ("box", option[1]))


@rule("JDG-6.3-8", "JDG-6.3-9")
def lose_on_the_way(b: Board, w: Withdrawing, piece: int) -> None:
    """JDG-6.3-8, -9: a PF is lost from 5 on, from 4 on facing cavalry; one less for the French."""
    die = roll(b, 6, "JDG-X08", w.side)
    total = die - int(w.side == FRENCH)
    if total >= (4 if w.riders else 5):
        suffer(b, piece, 1)
        tell(b, faces.LOST_MORE, w.side, 1, "JDG-6.3-8")


def p_ask(b: Board) -> Flow:
    return Withdraw(withdrawing(b).side)


PROCEDURES = [Procedure("withdrawal", ("ask", p_ask), record=Withdrawing)]
FRAMES = [Withdraw]
