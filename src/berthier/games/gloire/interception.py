"""Interception (section 6.5.1), and the test that marches to the guns share with it."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members, strength
from berthier.games.gloire.decoys import finds_way_barred
from berthier.games.gloire.entrenching import builders
from berthier.games.gloire.ground import is_passable, move_stack
from berthier.games.gloire.kit import LEADER, NOBODY
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.lines import has_line, payers
from berthier.games.gloire.partners import (
    alike,
    askers,
    at_disposal,
    call_back,
    call_up,
    handled,
)
from berthier.games.gloire.records import Reacting
from berthier.games.gloire.sight import (
    counters,
    face_down,
    is_found_held,
    left_at,
    seen,
    surely_held,
    tell_of,
    tell_veiled,
)
from berthier.kernel.chance import roll
from berthier.kernel.events import Kind, tell
from berthier.kernel.flow import (
    PASS,
    STOP,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Window,
    enter,
)
from berthier.kernel.rulebook import rule

GO, ALL = -1, -2
ENTER = -1


def reacting(b: Board) -> Reacting:
    record = b.records[-1]
    assert isinstance(record, Reacting)
    return record


# --- who may


@rule("JDG-6.5-1", "JDG-6.5.1-1")
def interceptions(b: Board, side: int, box: int) -> Flow:
    """JDG-6.5.1-1: every box next to the one entered may try."""
    if has_friends(b, side, box) and surely_held(b, side, box):
        return None
    boxes = [
        other
        for other, _ in b.kit.near[box]
        if counters(b, side, other)
        and is_passable(b, box, other)
        and seems_to_react(b, side, other)
        for _ in range(times_asked(b, side, other))
    ]
    return enter(b, Reacting(side, box, boxes), "interception", "ask") if boxes else None


@rule("JDG-6.5.1-3", off=False)
def has_friends(b: Board, side: int, box: int) -> bool:
    """JDG-6.5.1-3: not into a box that friends hold already (R056)."""
    return is_held(b, side, box)


def seems_to_react(b: Board, side: int, box: int) -> bool:
    """Might somebody there react, as far as others can tell?"""
    if not b.sight:
        return who_may_react(b, side, box) != 0
    there = counters(b, side, box) & ~b.inside & ~builders(b)
    down = face_down(b, there) or fighters(b, there & ~b.kit.leader_mask)
    return bool(down) and not is_engaged(b, side, box)


def who_may_react(b: Board, side: int, box: int) -> int:
    """Nobody who is engaged or shut in, or has built an entrenchment this turn."""
    if is_engaged(b, side, box):
        return 0
    return fighters(b, b.at[side][box] & ~b.inside & ~builders(b))


@rule("JDG-6.5.1-3", off=False)
def is_engaged(b: Board, side: int, box: int) -> bool:
    """JDG-6.5.1-3: not by who shares his box with an enemy Force; he may try in spite of counters
    that lie face-down (JDG-7.1-4).
    """
    return surely_held(b, 1 - side, box)


def times_asked(b: Board, side: int, box: int) -> int:
    """Each player who has a part in the box is asked (R108)."""
    return len(askers(b, side, who_may_react(b, side, box))) if b.acting else 1


class Intercept(Window):
    """Does a Force of this box try, and who leads the way?"""

    __slots__ = ()
    kind = "intercept"
    name = "W-INTERCEPT"
    rules = ("JDG-6.5.1-1", "JDG-6.5.1-4")
    otherwise = Refusal("cannot-intercept", "JDG-6.5.1-3")

    def candidates(self, b: Board) -> list[int]:
        """Asked as long as nobody else can tell whether friends hold that box."""
        r = reacting(b)
        if b.sight and has_friends(b, r.side, r.box):
            return [PASS]
        return [PASS, *members(handled(b, r.side, who_may_react(b, r.side, r.asked[0])))]

    def take(self, b: Board, option: int) -> Flow:
        r = reacting(b)
        if option == PASS:
            r.asked = r.asked[1:]
            return Jump("ask")
        r.force = 1 << option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("intercept", (("piece", option),))


class InterceptWith(Question):
    """Who goes along? There is no limit (JDG-6.5.1-9)."""

    __slots__ = ()
    kind = "intercept-with"
    rules = ("JDG-6.5.1-2", "JDG-6.5.1-9")
    otherwise = Refusal("cannot-intercept", "JDG-6.5.1-3")

    def candidates(self, b: Board) -> list[int]:
        return one_by_one(b, free_to_intercept(b))

    def take(self, b: Board, option: int) -> Flow:
        r = reacting(b)
        if option == GO:
            return None
        r.force |= free_to_intercept(b) if option == ALL else 1 << option
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        if option == ALL:
            return "all", ()
        return ("go", ()) if option == GO else ("add", (("piece", option),))


def free_to_intercept(b: Board) -> int:
    """Who of this box might go along and does not yet."""
    r = reacting(b)
    return at_disposal(b, r.side, who_goes_along(b, r.side, r.asked[0])) & ~r.force


def one_by_one(b: Board, free: int) -> list[int]:
    """Off they go, with one more, or with all: a large stack is not named piece by piece. Among
    counters that lie face-down, who stays behind when all go would be a decoy.
    """
    pieces = members(free)
    return [GO, *pieces, *([ALL] if len(pieces) > 1 and not b.sight else [])]


@rule("JDG-6.5.1-3")
def who_goes_along(b: Board, side: int, box: int) -> int:
    """JDG-6.5.1-3: no decoys."""
    return counters(b, side, box) & ~b.inside & ~builders(b) & ~b.kit.decoy_mask


def p1_ask(b: Board) -> Flow:
    """R056: all boxes that wish to react declare first."""
    r = reacting(b)
    if not r.asked:
        return Jump("test")
    if b.acting:
        call_up(b, r.side, who_may_react(b, r.side, r.asked[0]), alike(r.asked))
    return Intercept(r.side)


@rule("JDG-6.5.1-9")
def p2_form(b: Board) -> Flow:
    """JDG-6.5.1-9: as many as he likes."""
    return InterceptWith(reacting(b).side)


@rule("JDG-6.5.1-2")
def p3_declared(b: Board) -> Flow:
    """JDG-6.5.1-2: one attempt for each box, whoever of several players makes it."""
    r = reacting(b)
    start, force = r.asked[0], r.force
    r.asked, r.force = r.asked[alike(r.asked) :], 0
    b.busy[r.side] |= force
    facts = (r.side, start, r.box, members(force))
    tell_of(b, r.side, force, faces.TRIES, facts, faces.TRIES_VEILED, start, r.box)
    if not finds_way_barred(b, 1 - r.side, start):
        r.forces = [*r.forces, force]
    return Jump("ask")


# --- the test


@rule("JDG-6.5.1-4", off=0)
def reaction_vc(b: Board, force: int) -> int:
    """JDG-6.5.1-4: the VC of the highest-ranking leader, 1 without any."""
    leaders = [piece for piece in members(force) if b.kit.mover[piece] == LEADER]
    if not leaders:
        return 1 + with_a_line(b, force)
    rg, vc = b.kit.rg[b.period], b.kit.vc[b.period]
    leader = max(leaders, key=lambda one: (rg[one], vc[one]))
    return under_a_general(b, leader)


@rule("JDG-6.5.1-5", off=0)
def with_a_line(b: Board, force: int) -> int:
    """JDG-6.5.1-5: one more for a Force without a leader with a line to its chief (R058)."""
    units = [piece for piece in members(force) if b.pf[piece]]
    return int(all(any(has_line(b, n, army) for army in payers(b, n)) for n in units))


@rule("JDG-6.5.1-6", "JDG-6.5.1-8")
def under_a_general(b: Board, leader: int) -> int:
    """JDG-6.5.1-6, -8: two more for a general with a line, up to his chief's VC (R057)."""
    own, army = b.kit.vc[b.period][leader], b.army[leader]
    chief = b.commanders[army] if army != NOBODY else NOBODY
    if leader == chief or chief == NOBODY or not has_line(b, leader, army):
        return own
    return max(own, min(own + 2, b.kit.vc[b.period][chief]))


@rule("JDG-6.5.1-7", off=0)
def costly_link(b: Board, start: int, box: int) -> int:
    """JDG-6.5.1-7: one more on the die if the link costs two points or more (R059)."""
    return int(b.kit.cost[b.weather][b.kit.link[start][box]] >= 2)


def p4_test(b: Board) -> Flow:
    """JDG-6.5.1-4: all roll; who succeeds decides then."""
    r = reacting(b)
    passed = []
    for force in r.forces:
        start = b.where[members(force)[0]]
        vc, more = reaction_vc(b, force), costly_link(b, start, r.box)
        die = roll(b, 6, "JDG-X09", r.side)
        success = int(die + more <= vc)
        facts = (r.side, start, die, more, vc, success)
        if b.sight:  # by the VC one could tell whether there is a line to the chief
            tell_veiled(b, r.side, force, facts, faces.TESTED_VEILED, start, die, success)
        else:
            tell(b, faces.TESTED, *facts)
        if success:
            passed.append(force)
    r.forces = passed
    return None


# --- what they do


class ReactHow(Question):
    """Into the enemy's box, or one box back?"""

    __slots__ = ()
    kind = "react-how"
    rules = ("JDG-6.5.1-10",)

    def candidates(self, b: Board) -> list[int]:
        r = reacting(b)
        start = b.where[members(r.force)[0]]
        back = [
            box
            for box, _ in b.kit.near[start]
            if box != r.box and is_passable(b, start, box) and not surely_held(b, 1 - r.side, box)
        ]
        return [ENTER, *back]

    def take(self, b: Board, option: int) -> Flow:
        r = reacting(b)
        if option == ENTER:
            intercepts(b, r)
            return lone_leaders(b, 1 - r.side, r.box)
        if is_found_held(b, 1 - r.side, option):
            return self
        steps_back(b, r, option)
        return lone_leaders(b, 1 - r.side, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return ("attack", ()) if option == ENTER else ("back", (("box", option),))


def p5_decide(b: Board) -> Flow:
    r = reacting(b)
    if not r.forces:
        return STOP
    r.force, r.forces = r.forces[0], r.forces[1:]
    if b.acting:
        call_back(b, r.side, r.force)
    return ReactHow(r.side)


def p6_next(b: Board) -> Flow:
    return Jump("decide")


@rule("JDG-6.5.1-10", "JDG-6.5.1-12")
def intercepts(b: Board, r: Reacting) -> None:
    """JDG-6.5.1-10, -12: it enters, the march is over and a battle follows."""
    start = b.where[members(r.force)[0]]
    goes(b, r, start, r.box, faces.INTERCEPTED, faces.INTERCEPTED_VEILED)
    b.entered += [r.box, b.kit.link[start][r.box], strength(b, r.force), r.side]
    if r.box not in b.intercepted:
        b.intercepted.append(r.box)


@rule("JDG-6.5.1-10")
def steps_back(b: Board, r: Reacting, to: int) -> None:
    """JDG-6.5.1-10: one box (R061), and the enemy goes on."""
    start = b.where[members(r.force)[0]]
    goes(b, r, start, to, faces.STEPPED_BACK, faces.STEPPED_BACK_VEILED)


def goes(b: Board, r: Reacting, start: int, to: int, kind: Kind, veiled: Kind) -> None:
    facts = (r.side, members(r.force), start, to)
    left = left_at(b, r.side, start) - seen(b, r.force)[1]
    tell_of(b, r.side, r.force, kind, facts, veiled, start, to, left)
    move_stack(b, r.force, to)


PROCEDURES = [
    Procedure(
        "interception",
        ("ask", p1_ask),
        ("form", p2_form),
        ("declared", p3_declared),
        ("test", p4_test),
        ("decide", p5_decide),
        ("next", p6_next),
        record=Reacting,
    )
]
FRAMES = [Intercept, InterceptWith, ReactHow]
