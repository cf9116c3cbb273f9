"""A battle in up to four sequences (sections 8.1 to 8.4, 8.6)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.cards import Offer, offers
from berthier.games.gloire.counting import (
    Count,
    cohesion,
    count,
    firing,
    first_leader,
    free_ways,
    leaders_of,
    other_end,
    ways_back,
)
from berthier.games.gloire.guns import stay_away
from berthier.games.gloire.kit import SNOW
from berthier.games.gloire.losses import Lose, SpreadLosses, battle, sides
from berthier.games.gloire.records import ASSAULT, SORTIE, Battle
from berthier.games.gloire.sight import reveal
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Frame, Jump, Question, Refusal, Spelling, Together
from berthier.kernel.rulebook import rule

SKIRMISH, COVERING, OFFENSIVE, DECISIVE = 1, 2, 3, 4


# --- P1: tactics


def own_force(b: Board, side: int) -> int:
    return fighters(b, battle(b).forces[side])


def is_lone_det(b: Board, side: int) -> bool:
    """A single detachment without a leader."""
    force = members(own_force(b, side))
    leader = first_leader(b, battle(b), side)
    return len(force) == 1 and force[0] in b.kit.dets and leader < 0


@rule("JDG-8.2-3")
def decisive_needs(b: Board, question: Question, tactic: int) -> Refusal | None:
    """JDG-8.2-3: a leader of rank 3 or 4, and 15 PF."""
    leader = first_leader(b, battle(b), question.seat)
    rank = b.kit.rg[b.period][leader] if leader >= 0 else 0
    weak = rank < 3 or strength(b, own_force(b, question.seat)) < 15
    return NO_DECISIVE if tactic == DECISIVE and weak else None


@rule("JDG-8.2-4")
def offensive_needs(b: Board, question: Question, tactic: int) -> Refusal | None:
    """JDG-8.2-4: a leader, and 10 PF."""
    leader = first_leader(b, battle(b), question.seat)
    weak = leader < 0 or strength(b, own_force(b, question.seat)) < 10
    return NO_OFFENSIVE if tactic == OFFENSIVE and weak else None


@rule("JDG-8.2-5")
def covering_needs(b: Board, question: Question, tactic: int) -> Refusal | None:
    """JDG-8.2-5: 3 PF, and more than a single detachment without a leader."""
    weak = is_lone_det(b, question.seat) or strength(b, own_force(b, question.seat)) < 3
    return NO_COVERING if tactic == COVERING and weak else None


@rule("JDG-8.2-6")
def skirmish_needs(b: Board, question: Question, tactic: int) -> Refusal | None:
    """JDG-8.2-6: less than 10 PF; a single detachment without a leader does nothing else (R071)."""
    strong = strength(b, own_force(b, question.seat)) >= 10 and not is_lone_det(b, question.seat)
    return NO_SKIRMISH if tactic == SKIRMISH and strong else None


NO_DECISIVE = Refusal("no-decisive", "JDG-8.2-3")
NO_OFFENSIVE = Refusal("no-offensive", "JDG-8.2-4")
NO_COVERING = Refusal("no-covering", "JDG-8.2-5")
NO_SKIRMISH = Refusal("no-skirmish", "JDG-8.2-6")


class ChooseTactic(Question):
    """How much does he want this battle?"""

    __slots__ = ()
    kind = "choose-tactic"
    rules = ("JDG-8.2-1", "JDG-8.2-2", "JDG-8.2-3", "JDG-8.2-4", "JDG-8.2-5", "JDG-8.2-6")
    checks = (decisive_needs, offensive_needs, covering_needs, skirmish_needs)
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return [SKIRMISH, COVERING, OFFENSIVE, DECISIVE]

    def take(self, b: Board, option: int) -> Flow:
        battle(b).tactics[self.seat] = option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "tactic", (("tactic", option),)


class Tactics(Together):
    """JDG-8.1-1: both choose in secret and show at once."""

    __slots__ = ()
    kind = "tactics"

    def pending(self, b: Board) -> list[Question]:
        return [ChooseTactic(side) for side in sides(b) if not battle(b).tactics[side]]

    def settle(self, b: Board) -> Flow:
        t = battle(b)
        t.type = type_of(b, t)
        t.planned = max(1, t.type - shortened(b))
        tell(b, faces.TACTICS, t.box, t.tactics[0], t.tactics[1], t.type, t.planned)
        uncover(b, t)
        return None


@rule("JDG-8.1-1")
def uncover(b: Board, t: Battle) -> None:
    """JDG-8.1-1: only once both tactics lie open are the units revealed, leaders with them."""
    if b.sight:
        for side in (0, 1):
            reveal(b, side, t.box, t.forces[side] | leaders_of(b, t, side))
        tell(b, faces.FORCES, t.box, members(t.forces[0]), members(t.forces[1]))


def p0_cards(b: Board) -> Flow:
    """Cards that are played before anything is chosen."""
    note_strength(b, battle(b))
    return offers(b, "before-battle")


def note_strength(b: Board, t: Battle) -> None:
    """JDG-8.6-1: what a side has when the battle begins."""
    t.start = [strength(b, force) for force in t.forces]


@rule("JDG-8.1-1")
def p1_tactics(b: Board) -> Flow:
    """JDG-8.1-1: P1."""
    t = battle(b)
    if b.sight:
        counts = [(t.forces[side] | leaders_of(b, t, side)).bit_count() for side in (0, 1)]
        tell(b, faces.BATTLE_VEILED, t.attacker, t.box, *counts, t.assault)
    else:
        forces = [members(force) for force in t.forces]
        tell(b, faces.BATTLE, t.attacker, t.box, *forces, t.assault)
    note_strength(b, t)
    return Tactics()


@rule("JDG-8.2-2", off=4)
def type_of(b: Board, t: Battle) -> int:
    """JDG-8.2-2: half the sum, rounded down; up if just one side has a leader there (R073)."""
    leaders = [first_leader(b, t, side) >= 0 for side in (0, 1)]
    return (sum(t.tactics) + int(leaders[0] != leaders[1])) // 2


@rule("JDG-3.1-6", off=0)
def shortened(b: Board) -> int:
    """JDG-3.1-6: snow takes a sequence (R072)."""
    return int(b.weather == SNOW)


# --- P3, P4: one sequence


def p3_begin(b: Board) -> Flow:
    """A sequence begins; those who come to the guns are there before it is counted."""
    t = battle(b)
    t.sequence += 1
    t.starred = [0, 0]
    t.dice, t.edge = [0] * 8, [0] * 6
    return None


@rule("JDG-8.1-3")
def p3_count(b: Board) -> Flow:
    """JDG-8.1-3: the count of both sides, as it stands now."""
    t = battle(b)
    now = [strength(b, force) for force in t.forces]
    tell(b, faces.SEQUENCE, t.box, t.sequence, *now)
    if t.sequence == 1:
        show_entries(b, t)
    return None


def show_entries(b: Board, t: Battle) -> None:
    """Where one may go back to depends on who came from where with how many (JDG-8.7-4)."""
    for n in range(0, len(b.entered), 4):
        box, link, pf, side = b.entered[n : n + 4]
        if box == t.box and link >= 0:
            tell(b, faces.CAME_BY, side, other_end(b, link, box), box, pf)


def p3_cards(b: Board) -> Flow:
    return offers(b, "before-dice")


@rule("JDG-8.1-4")
def p4_roll(b: Board) -> Flow:
    """JDG-8.1-4: both roll, with artillery in the second and fourth; losses are simultaneous."""
    t = battle(b)
    counts = {side: count(b, t, side) for side in sides(b)}
    for side in sides(b):
        fire(b, t, side, counts[side])
    if t.sequence in (2, 4):
        for side in sides(b):
            fire_artillery(b, t, side)
    return None


def p4_dice(b: Board) -> Flow:
    """Cards may have a die rolled again."""
    return offers(b, "after-dice")


def p4_losses(b: Board) -> Flow:
    """R067: what combat and guns cost is taken off at once."""
    t = battle(b)
    for side in (0, 1):
        lost, star, more, guns_star = t.dice[4 * side : 4 * side + 4]
        t.due[1 - side] = lost + more
        t.starred[1 - side] = star | guns_star
    t.due = [min(t.due[side], strength(b, t.forces[side])) for side in (0, 1)]
    return [SpreadLosses(side) for side in sides(b)]


@rule("JDG-8.4-1")
def fire(b: Board, t: Battle, side: int, counted: Count) -> None:
    """JDG-8.4-1: the cell is what the opponent loses; a star makes him test (R077)."""
    die = roll(b, 6, "JDG-X11", side)
    if counted.column < 0:
        lost, star = 0, 0
    else:
        lost, star = b.kit.combat.read(counted.column, die + counted.die)
    t.dice[4 * side : 4 * side + 2] = [lost, star]
    terms = (list(counted.shifts), list(counted.modifiers))
    tell(
        b,
        faces.ROLLED,
        side,
        counted.pf,
        counted.column,
        *terms,
        die,
        die + counted.die,
        lost,
        star,
    )


@rule("JDG-8.4-3")
def fire_artillery(b: Board, t: Battle, side: int) -> None:
    """JDG-8.4-3: by the BA of all who are there (R067); snow takes one from the die."""
    ba = firing(b, t, side)
    if not ba:
        return
    ba += t.edge[4 + side]
    die = roll(b, 6, "JDG-X12", side)
    total = die - int(b.weather == SNOW)
    lost, star = b.kit.artillery.read(b.kit.artillery.column(ba), total)
    t.dice[4 * side + 2 : 4 * side + 4] = [lost, star]
    tell(b, faces.FIRED, side, ba, die, total, lost, star)


# --- morale


@rule("JDG-8.6-1", "JDG-8.6-2", "JDG-8.6-3")
def p4_morale(b: Board) -> Flow:
    """JDG-8.6-1 to -3: who has lost a fifth tests now and in every later sequence; stars too."""
    t = battle(b)
    for side in sides(b):
        if 5 * t.losses[side] >= t.start[side]:  # R084
            t.shaken[side] = 1
    for side in sides(b):
        if (t.shaken[side] or t.starred[side]) and strength(b, t.forces[side]):
            t.failed[side] = int(not stands(b, t, side))
    return None


def p4_held(b: Board) -> Flow:
    """Cards may keep a side on the field."""
    return [Offer(side, "morale") for side in sides(b) if battle(b).failed[side]]


def p4_hold_out(b: Board) -> Flow:
    return hold_out(b, battle(b))


@rule("JDG-8.6-7")
def hold_out(b: Board, t: Battle) -> Flow:
    """JDG-8.6-7: who fails and has no way back stays and loses one PF more (R087)."""
    found: list[Frame] = []
    for side in sides(b):
        if t.failed[side] and is_cornered(b, t, side):
            t.failed[side] = 0
            found.append(Lose(side, 1, "JDG-8.6-7"))
    return found


def is_cornered(b: Board, t: Battle, side: int) -> bool:
    """R087: stormed behind his walls, or no box to go to; who sallied out is let in again."""
    if side != t.attacker and t.assault == ASSAULT:
        return True
    home = t.assault == SORTIE and side == t.attacker and t.forces[side] & ~b.inside == 0
    return not home and not free_ways(b, ways_back(b, t, side), side)


@rule("JDG-8.6-4", off=True)
def stands(b: Board, t: Battle, side: int) -> bool:
    """JDG-8.6-4: a die no higher than the cohesion and what the leader gives (R086)."""
    most = firmness(b, t, side)
    die = roll(b, 6, "JDG-X13", side)
    tell(b, faces.MORALE, side, die, most, int(die <= most))
    return die <= most


def firmness(b: Board, t: Battle, side: int) -> int:
    """The highest die with which it stands."""
    leader = first_leader(b, t, side)
    bt = b.kit.bt[b.period][leader] if leader >= 0 else 0
    return cohesion(b, t.forces[side]) + (2 if bt >= 3 else 1 if bt >= 1 else 0)


@rule("JDG-8.1-5")
def p4_again(b: Board) -> Flow:
    """JDG-8.1-5: the next sequence, unless one side must go or all are done."""
    t = battle(b)
    alive = all(strength(b, t.forces[side]) for side in (0, 1))
    if alive and not any(t.failed) and t.sequence < t.planned:
        return Jump("3")
    return None


# --- P5


@rule("JDG-8.1-6", "JDG-8.1-7", "JDG-8.6-5")
def p5_loser(b: Board) -> Flow:
    """JDG-8.1-6, -7: who was forced back, else who lost more; equal, nobody (R068 to R070)."""
    t = battle(b)
    gone = [not strength(b, t.forces[side]) for side in (0, 1)]
    if gone[0] != gone[1]:
        t.loser = gone.index(True)
    elif not gone[0] and t.failed[0] != t.failed[1]:
        t.loser = t.failed.index(1)
    elif not gone[0] and t.losses[0] != t.losses[1]:
        t.loser = 0 if t.losses[0] > t.losses[1] else 1
    tell(b, faces.RESULT, t.box, t.loser, t.losses[0], t.losses[1])
    stay_away(b, t.box)
    return None


FRAMES = [ChooseTactic, Tactics]
