"""Passage en force (section 8.4-5 to -8)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import fighters, members, strength, take_off
from berthier.games.gloire.counting import entered_from, free_ways, leaders_of, ways_back
from berthier.games.gloire.ground import is_passable, move_stack, settle_box, turn_flag
from berthier.games.gloire.guns import stay_away
from berthier.games.gloire.kit import CAVALRY
from berthier.games.gloire.leaders import abandoned, lone_leaders
from berthier.games.gloire.losses import Lose, battle
from berthier.games.gloire.records import ASSAULT, Battle
from berthier.games.gloire.retreat import go_back
from berthier.games.gloire.sight import is_found_held, surely_held
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import PASS, STOP, Flow, Jump, Question, Refusal, Spelling, Window
from berthier.kernel.rulebook import rule

FORCE = 1
RATIO = 6


@rule("JDG-8.4-5", off=False)
def may_force(b: Board, t: Battle) -> bool:
    """JDG-8.4-5: six times the defender's PF, unmultiplied; not against a town or an entrenchment
    that is held; interceptors are never attackers.
    """
    defender = 1 - t.attacker
    if t.assault == ASSAULT or 2 * t.box + defender in b.trenches:
        return False
    return strength(b, t.forces[t.attacker]) >= RATIO * strength(b, t.forces[defender])


class ForcePassage(Window):
    """Force the passage, or fight on?"""

    __slots__ = ()
    kind = "force-passage"
    name = "W-PASSAGE"
    rules = ("JDG-8.4-5", "JDG-8.4-6")

    def candidates(self, b: Board) -> list[int]:
        return [PASS, FORCE]

    def take(self, b: Board, option: int) -> Flow:
        return None if option == PASS else forced()

    def spell(self, b: Board, option: int) -> Spelling:
        return ("fight", ()) if option == PASS else ("force", ())


@rule("JDG-9-8")
def forced() -> Flow:
    """JDG-9-8: a passage is no battle, and brings no points."""
    return Jump("passage")


def p3_passage(b: Board) -> Flow:
    """R080: at any sequence in which the ratio holds."""
    t = battle(b)
    return ForcePassage(t.attacker) if may_force(b, t) else None


@rule("JDG-8.4-6")
def p_roll(b: Board) -> Flow:
    """JDG-8.4-6: one more with cavalry; in three bands."""
    t = battle(b)
    force = members(fighters(b, t.forces[t.attacker]))
    more = int(any(b.kit.mover[piece] == CAVALRY for piece in force))
    die = roll(b, 6, "JDG-X14", t.attacker)
    total = die + more
    t.type = 1 if total <= 2 else 2 if total <= 4 else 3  # the band; no battle is scored
    tell(b, faces.PASSAGE, t.attacker, t.box, die, total, t.type)
    stay_away(b, t.box)
    return Advance(t.attacker) if t.type > 1 else None


class Advance(Window):
    """The attacker may go on one box (JDG-8.4-7)."""

    __slots__ = ()
    kind = "advance"
    name = "W-ADVANCE"
    rules = ("JDG-8.4-6", "JDG-8.4-7")
    otherwise = Refusal("no-advance-there", "JDG-8.4-7")

    def candidates(self, b: Board) -> list[int]:
        t = battle(b)
        return [
            PASS,
            *(
                box
                for box, _ in b.kit.near[t.box]
                if is_passable(b, t.box, box) and not surely_held(b, 1 - t.attacker, box)
            ),
        ]

    def take(self, b: Board, option: int) -> Flow:
        t = battle(b)
        if option == PASS:
            return None
        if is_found_held(b, 1 - t.attacker, option):
            return self
        force = t.forces[t.attacker] | leaders_of(b, t, t.attacker)
        there = sum(1 << piece for piece in members(force) if b.where[piece] == t.box)
        tell(b, faces.ADVANCED, t.attacker, members(there), t.box, option)
        move_stack(b, there, option)
        return lone_leaders(b, 1 - t.attacker, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return ("stay", ()) if option == PASS else ("advance", (("box", option),))


@rule("JDG-8.4-6", "JDG-8.4-7")
def p_defender(b: Board) -> Flow:
    """JDG-8.4-6, -7: he goes back unhurt, or halved, or is destroyed, also without a way out."""
    t = battle(b)
    side = 1 - t.attacker
    if t.type == 3 or not free_ways(b, ways_out(b, t, side), side):
        return destroyed(b, t, side)
    if t.type == 2:
        return [Lose(side, half(strength(b, t.forces[side])), "JDG-8.4-6"), GoBack(side)]
    return GoBack(side)


def ways_out(b: Board, t: Battle, side: int) -> list[int]:
    """R081: as after a battle; in the middle band never where an attacker came from, however few
    they were.
    """
    found = ways_back(b, t, side)
    if t.type != 2:
        return found
    return [box for box in found if not entered_from(b, t.box, box, t.attacker)]


def half(pf: int) -> int:
    """R081: of the Force's total, rounded up."""
    return (pf + 1) // 2


def destroyed(b: Board, t: Battle, side: int) -> Flow:
    for piece in members(t.forces[side]):
        take_off(b, piece, LOST)
        tell(b, faces.ELIMINATED, piece)
    settle_box(b, t.box)
    turn_flag(b, t.attacker, t.box)  # he may have gone on already
    return abandoned(b, side, t.box)


class GoBack(Question):
    """Where does he go?"""

    __slots__ = ()
    kind = "go-back"
    rules = ("JDG-8.4-6",)

    def candidates(self, b: Board) -> list[int]:
        return ways_out(b, battle(b), self.seat)

    def take(self, b: Board, option: int) -> Flow:
        if is_found_held(b, 1 - self.seat, option):
            return self
        return go_back(b, battle(b), self.seat, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return "retreat", (("box", option),)


def p_over(b: Board) -> Flow:
    return STOP


FRAMES = [ForcePassage, Advance, GoBack]
