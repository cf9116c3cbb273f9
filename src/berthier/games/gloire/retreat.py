"""After a battle: retreat, pursuit, points (sections 8.4-4, 8.5-6, 8.7, 9)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.armistice import after_battle
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import fighters, members, strength, take_off
from berthier.games.gloire.cards import Offer
from berthier.games.gloire.counting import (
    came_from,
    entered_from,
    is_encircled,
    leaders_of,
    ways_back,
)
from berthier.games.gloire.ground import move_stack, settle_box
from berthier.games.gloire.kit import MUD, NO_CROSSING, NOBODY, RAIN, SNOW
from berthier.games.gloire.leaders import abandoned, lone_leaders
from berthier.games.gloire.losses import Lose, LoseOne, battle
from berthier.games.gloire.records import ASSAULT, SORTIE, Battle
from berthier.games.gloire.sight import is_found_held, left_at, seen, tell_of
from berthier.games.gloire.towns import other_markers
from berthier.games.gloire.victory import capture, score_battle
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import PASS, Flow, Frame, Question, Refusal, Spelling, Window
from berthier.kernel.rulebook import rule

BLOW = 1


NO_RETREAT = Refusal("no-retreat-there", "JDG-8.7-3")
OWN_WAY = Refusal("attackers-go-back", "JDG-8.7-3")
THEIR_WAY = Refusal("attackers-came-from-there", "JDG-8.7-4")


def is_a_way_back(b: Board, question: Question, box: int) -> Refusal | None:
    """JDG-8.7-3, and which rule bars a box."""
    t = battle(b)
    ways = ways_back(b, t, question.seat)
    if box in ways:
        return None
    if question.seat == t.attacker and any(entered_from(b, t.box, n, t.attacker) for n in ways):
        return OWN_WAY
    theirs = question.seat != t.attacker and came_from(b, t.box, box, t.attacker)
    return THEIR_WAY if theirs else NO_RETREAT


class RetreatTo(Question):
    """All units of the side that fought go to one box (JDG-8.7-2)."""

    __slots__ = ()
    kind = "retreat-to"
    rules = ("JDG-8.7-1", "JDG-8.7-2", "JDG-8.7-3", "JDG-8.7-4")
    checks = (is_a_way_back,)
    otherwise = NO_RETREAT

    def candidates(self, b: Board) -> list[int]:
        return [box for box, _ in b.kit.near[battle(b).box]]

    def take(self, b: Board, option: int) -> Flow:
        t = battle(b)
        if is_found_held(b, 1 - self.seat, option):
            return self
        overrun = go_back(b, t, self.seat, option)
        if t.loser != self.seat:
            return overrun  # a drawn battle costs nothing more (R089)
        link = b.kit.link[t.box][option]
        blow: list[Frame] = [BlowBridge(self.seat, link)] if may_blow(b, t, link) else []
        return [*overrun, *lose_crossing(b, self.seat, link), *blow]

    def blocked(self, b: Board) -> Flow:
        eliminate(b, battle(b), self.seat)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "retreat", (("box", option),)


@rule("JDG-8.7-2", off=[])
def go_back(b: Board, t: Battle, side: int, to: int) -> list[Frame]:
    """All who fought and their leaders; enemy leaders alone there make way (JDG-4.2-2)."""
    force = t.forces[side] | leaders_of(b, t, side)
    stays = b.inside if t.assault == SORTIE else 0  # a garrison goes back inside (R101)
    there = sum(1 << n for n in members(force & ~stays) if b.where[n] == t.box)
    t.forces[side] &= ~stays  # losses on the way are those of who goes (R079)
    b.busy[side] |= there
    facts = (side, members(there), t.box, to)
    left = left_at(b, side, t.box) - seen(b, there)[1]
    tell_of(b, side, there, faces.RETREATED, facts, faces.RETREATED_VEILED, t.box, to, left)
    move_stack(b, there, to)
    # A garrison that sallied out may have died, and its leader is not covered any more (R070).
    return [*lone_leaders(b, 1 - side, to), *lone_leaders(b, side, t.box)]


@rule("JDG-8.7-6", off=[])
def lose_crossing(b: Board, side: int, link: int) -> list[Frame]:
    """JDG-8.7-6: beaten and over a ford or a bridge: one PF more."""
    wet = b.kit.crossing[link] != NO_CROSSING
    return [LoseOne(side, "JDG-8.7-6")] if wet else []


# --- bridges


@rule("JDG-6.4-4", off=False)
def may_blow(b: Board, t: Battle, link: int) -> bool:
    """JDG-6.4-4: beaten in an offensive or decisive battle, over a bridge or pontoon."""
    bridge = b.kit.crossing[link] == 2 or bool(b.kit.sites >> link & 1)
    return t.type >= 3 and bridge


class BlowBridge(Window):
    """Does he try to blow the bridge behind him?"""

    __slots__ = ("link",)
    kind = "blow-bridge"
    name = "W-BLOW"
    rules = ("JDG-6.4-4",)

    def __init__(self, seat: int, link: int) -> None:
        self.seat = seat
        self.link = link

    def candidates(self, b: Board) -> list[int]:
        return [PASS, BLOW]

    def take(self, b: Board, option: int) -> Flow:
        if option == BLOW:
            die = roll(b, 6, "JDG-X16", self.seat)
            tell(b, faces.BLOWN, self.seat, self.link, die, int(die != 6))
            if die != 6:
                destroy(b, self.link)
            if die % 2:
                return LoseOne(self.seat, "JDG-6.4-4")
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("blow", ())


def destroy(b: Board, link: int) -> None:
    """A bridge closes its link (R049); a pontoon is gone for good (R053)."""
    b.shut |= 1 << link
    b.pontoons = [mark for mark in b.pontoons if mark >> 1 != link]


# --- who must, who may


@rule("JDG-8.7-1", "JDG-8.7-5")
def p6_retreat(b: Board) -> Flow:
    """JDG-8.7-1, -5: the loser goes back one box; encircled he is eliminated; in a drawn battle the
    attacker goes (JDG-8.1-7).
    """
    t = battle(b)
    side = t.attacker if t.loser == NOBODY else t.loser
    if not strength(b, t.forces[side]):
        gone = [one for one in (side, 1 - side) if not strength(b, t.forces[one])]
        return [frame for one in gone for frame in wiped_out(b, t, one)]
    beaten = side == t.loser and side != t.attacker
    if beaten and (t.assault == ASSAULT or is_encircled(b, t)):
        eliminate(b, t, side)
        return None
    if t.assault == SORTIE and side == t.attacker and not fighters(b, t.forces[side] & ~b.inside):
        return back_inside(b, t, side)
    return RetreatTo(side)


def back_inside(b: Board, t: Battle, side: int) -> list[Frame]:
    """R101: a garrison is behind its walls again; if nobody is left of who came to its relief, his
    leaders are alone (R070).
    """
    for piece in members(t.forces[side] & ~b.inside):
        take_off(b, piece, LOST)
        tell(b, faces.ELIMINATED, piece)
    t.forces[side] = 0  # nobody goes back a box, so nobody is pursued (R079)
    settle_box(b, t.box)
    return abandoned(b, side, t.box)


def wiped_out(b: Board, t: Battle, side: int) -> list[Frame]:
    """R070: nobody is left; his leaders are alone, or captured if there was no way out."""
    leave_field(b, t, side)
    take_town(b, t, side)
    settle_box(b, t.box)
    if side != t.attacker and (t.assault == ASSAULT or is_encircled(b, t)):
        captured = leaders_of(b, t, side)
        b.inside &= ~captured
        capture(b, side, captured)
        return []
    return abandoned(b, side, t.box)


@rule("JDG-8.5-6", "JDG-8.7-7")
def eliminate(b: Board, t: Battle, side: int) -> None:
    """JDG-8.5-6, JDG-8.7-7: with no way back all units go, and their leaders are captured."""
    stays = b.inside if t.assault == SORTIE else 0  # a garrison goes back inside (R101)
    for piece in members(t.forces[side] & ~stays):
        if b.where[piece] == t.box:
            take_off(b, piece, LOST)
            tell(b, faces.ELIMINATED, piece)
    captured = leaders_of(b, t, side) & ~stays
    b.inside &= ~captured
    capture(b, side, captured)
    take_town(b, t, side)
    settle_box(b, t.box)


def take_town(b: Board, t: Battle, side: int) -> None:
    """A town that was stormed is not relieved: nobody is told that its siege is lifted."""
    if t.assault == ASSAULT and side != t.attacker:
        b.sieges = other_markers(b, t.box)


def leave_field(b: Board, t: Battle, side: int) -> None:
    """R005: guns whose Force is gone are gone too."""
    for piece in members(t.forces[side]):
        if b.where[piece] == t.box and not b.pf[piece]:
            take_off(b, piece, LOST)
            tell(b, faces.ELIMINATED, piece)


# --- pursuit


def pursuers(b: Board, t: Battle) -> int:
    """The BC that follows: none in mud, or when nobody was beaten or is left (R079)."""
    if t.loser == NOBODY or b.weather == MUD or not strength(b, t.forces[t.loser]):
        return 0
    force = members(fighters(b, t.forces[1 - t.loser]))
    return sum(b.kit.bc[b.period][piece] for piece in force)


def p6_cards(b: Board) -> Flow:
    """Cards may save the beaten."""
    t = battle(b)
    return Offer(t.loser, "pursuit") if pursuers(b, t) else None


@rule("JDG-8.4-4", "JDG-8.1-8")
def p6_pursuit(b: Board) -> Flow:
    """JDG-8.4-4: by the BC of the winner; not in mud, one less in rain or snow (R079)."""
    t = battle(b)
    winner, bc = 1 - t.loser, pursuers(b, t)
    if not bc or t.spared:
        return None
    die = roll(b, 6, "JDG-X15", winner)
    total = die - int(b.weather in (RAIN, SNOW))
    lost = b.kit.pursuit.read(b.kit.pursuit.column(bc), total)[0]
    tell(b, faces.PURSUIT, winner, bc, die, total, lost)
    return Lose(t.loser, lost, "JDG-8.4-4") if lost else None


def p6_points(b: Board) -> Flow:
    """JDG-9-2: what the battle is worth."""
    t = battle(b)
    if t.loser != NOBODY:
        score_battle(b, 1 - t.loser, t.type)
        after_battle(b, 1 - t.loser, t.type)
    return None


class StepBack(Window):
    """The winner, or the defender of a drawn battle, may go back one box (JDG-8.7-1)."""

    __slots__ = ()
    kind = "step-back"
    name = "W-STEP-BACK"
    rules = ("JDG-8.7-1",)

    def candidates(self, b: Board) -> list[int]:
        return [PASS, *ways_back(b, battle(b), self.seat)]

    def take(self, b: Board, option: int) -> Flow:
        if option == PASS:
            return None
        if is_found_held(b, 1 - self.seat, option):
            return self
        return go_back(b, battle(b), self.seat, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("retreat", (("box", option),))


@rule("JDG-8.7-1")
def p6_step_back(b: Board) -> Flow:
    """R090: after the pursuit, all together, without losses."""
    t = battle(b)
    side = 1 - t.attacker if t.loser == NOBODY else 1 - t.loser
    if not strength(b, t.forces[side]) or (t.assault == ASSAULT and side != t.attacker):
        return None
    return StepBack(side)


FRAMES = [RetreatTo, BlowBridge, StepBack]
