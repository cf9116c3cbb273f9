"""Movement (section 5): link by link, stragglers, recovery."""

from __future__ import annotations

from berthier.games.gloire import engineers, faces
from berthier.games.gloire.activation import exceeds, p1_form
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, has_men, is_held, members, strength
from berthier.games.gloire.engineers import Work
from berthier.games.gloire.entering import p1_come_in, p2_entered
from berthier.games.gloire.ground import empty_out, move_stack, settle_box
from berthier.games.gloire.interception import interceptions
from berthier.games.gloire.kit import LEADER, MUD, NOBODY, SNOW
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.paying import march, p2_pay, p2_payer, p_dig, p_dug
from berthier.games.gloire.recon import p4_scout, way_back
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import face_down, left_at, may_be_held, seen, tell_of
from berthier.games.gloire.solitaire import p2_dice
from berthier.games.gloire.truce import has_way_off, is_next_to_enemy, is_truce, may_enter
from berthier.games.gloire.withdrawal import withdrawal
from berthier.kernel.chance import roll
from berthier.kernel.events import tell_apart
from berthier.kernel.flow import STOP, Flow, Jump, Procedure, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

HALT = -1

# --- links


@rule("JDG-5.3-4")
def link_is_open(b: Board, link: int) -> Refusal | None:
    """JDG-5.3-4: a fleuve only by bridge or pontoon; a destroyed bridge closes its link (R049)."""
    return CLOSED if b.shut >> link & 1 else None


@rule("JDG-A13-ARM-4")
def frontier_is_open(b: Board) -> Refusal | None:
    """JDG-A13-ARM-4: nobody crosses the Austrian frontier before the Armistice is over."""
    return FRONTIER if b.closed else None


@rule("JDG-5.2-1", "JDG-5.3-1")
def points_suffice(b: Board, m: March, link: int) -> Refusal | None:
    """JDG-5.2-1, JDG-5.3-1: no guaranteed step."""
    return NO_POINTS if b.kit.cost[b.weather][link] > m.left else None


@rule("JDG-1-1")
def goes_with_men(b: Board, m: March, box: int) -> Refusal | None:
    """R004, R005: leaders and guns alone are no Force, and cannot attack; decoys may go among
    enemies (R065).
    """
    foe = 1 - m.side
    if not b.at[foe][box] and not b.chiefs[foe][box]:
        return None
    alone = not fighters(b, m.stack) and not m.stack & b.kit.decoy_mask
    return NO_FORCE if alone and may_be_held(b, foe, box) else None


def keeps_away(b: Board, m: March, box: int) -> Refusal | None:
    """JDG-A13-ARM-8: in the Armistice nobody goes to the enemy."""
    return None if may_enter(b, m.side, m.box, box) else TRUCE


@rule("JDG-A13-ARM-8")
def may_halt(b: Board, m: March) -> Refusal | None:
    """JDG-A13-ARM-8: who stands next to the enemy goes off."""
    if not is_truce(b) or not fighters(b, m.stack):
        return None
    town = b.kit.is_town[m.box] and b.control[m.box] == m.side
    stays = town or not is_next_to_enemy(b, m.side, m.box)
    return None if stays or not has_way_off(b, m.side, m.box, m.left) else MOVE_OFF


TRUCE = Refusal("truce", "JDG-A13-ARM-8")
MOVE_OFF = Refusal("move-off-first", "JDG-A13-ARM-8")
CLOSED = Refusal("link-closed", "JDG-5.3-4")
FRONTIER = Refusal("frontier-closed", "JDG-A13-ARM-4")
NO_POINTS = Refusal("not-enough-movement", "JDG-5.3-1")
ONLY_BACK = Refusal("only-back", "JDG-6.3-6")
NO_FORCE = Refusal("no-force", "JDG-1-1")


def may_step(b: Board, question: Question, option: int | Work) -> Refusal | None:
    """To a box next to this one, unless something bars the way."""
    if not isinstance(option, int):
        return engineers.may_work(b, option)
    m = march(b)
    if m.back and option not in way_back(m):
        return ONLY_BACK
    if option == HALT:
        return may_halt(b, m) if b.truce else None
    link = b.kit.link[m.box][option]
    return (
        (link_is_open(b, link) if b.kit.crossing[link] else None)
        or (frontier_is_open(b) if b.kit.is_frontier[link] else None)
        or points_suffice(b, m, link)
        or goes_with_men(b, m, option)
        or (keeps_away(b, m, option) if b.truce else None)
    )


class StepTo(Question):
    """Which box next, or stop here?"""

    __slots__ = ()
    kind = "step-to"
    rules = ("JDG-5.2-1", "JDG-5.3-1", "JDG-5.3-4")
    checks = (may_step,)
    guarded = True
    otherwise = Refusal("not-next", "JDG-5.2-1")

    def candidates(self, b: Board) -> list[int | Work]:
        m = march(b)
        if m.back:
            return [HALT, *b.kit.next_to[m.box]]
        return [HALT, *b.kit.next_to[m.box], *engineers.works(b, m)]

    def take(self, b: Board, option: int | Work) -> Flow:
        if not isinstance(option, int):
            return engineers.carry_out(b, option)
        if option == HALT:
            return Jump("halt")
        step(b, march(b), option)
        return None

    def spell(self, b: Board, option: int | Work) -> Spelling:
        if not isinstance(option, int):
            return option[0], (("box", option[1]),)
        return ("stop", ()) if option == HALT else ("move", (("box", option),))


@rule("JDG-5.2-1")
def step(b: Board, m: March, to: int) -> None:
    """JDG-5.2-1: one link further."""
    link = b.kit.link[m.box][to]
    cost = b.kit.cost[b.weather][link]
    m.left -= cost
    m.spent += cost
    start = m.box
    m.link, m.box = link, to
    m.trail = m.trail[:-1] if m.back else [*m.trail, start]
    b.busy[m.side] |= m.stack
    if b.journal is not None:
        facts = (m.side, members(m.stack), start, to, cost)
        left = left_at(b, m.side, start) - seen(b, m.stack)[1]
        tell_of(b, m.side, m.stack, faces.MOVED, facts, faces.MOVED_VEILED, start, to, left, cost)
    move_stack(b, m.stack, to)


@rule("JDG-5.3-2")
def p3_step(b: Board) -> Flow:
    """JDG-5.3-2: one move is finished before the next begins."""
    return StepTo(march(b).side)


def p4_withdraw(b: Board) -> Flow:
    """JDG-6.3-10: cavalry may go before it comes to a battle."""
    m = march(b)
    if not is_reckoned_with(b, m.stack) or is_truce(b):
        return None
    return withdrawal(b, 1 - m.side, m.box, other_end(b, m))


def is_reckoned_with(b: Board, stack: int) -> bool:
    """Must the enemy take it for a Force? Counters that lie face-down may be one."""
    return fighters(b, stack) != 0 or face_down(b, stack) != 0


def other_end(b: Board, m: March) -> int:
    if m.link < 0:
        return NOBODY  # from off the map
    one, two = b.kit.ends[m.link]
    return two if one == m.box else one


def p5_leaders(b: Board) -> Flow:
    """JDG-4.2-2: leaders whom the enemy finds alone."""
    m = march(b)
    return lone_leaders(b, 1 - m.side, m.box)


def p6_intercept(b: Board) -> Flow:
    """JDG-6.5.1-1: each entry into a box next to an enemy Force is an opportunity."""
    m = march(b)
    if not is_reckoned_with(b, m.stack) or is_truce(b):
        return None
    return interceptions(b, 1 - m.side, m.box)


def p7_stop(b: Board) -> Flow:
    m = march(b)
    if is_stopped(b, m):
        note_entry(b, m)
        return None
    return Jump("step")


@rule("JDG-5.3-3", off=False)
def is_stopped(b: Board, m: March) -> bool:
    """JDG-5.3-3: among enemy units the march is over, a garrison included (R031); that of decoys
    wherever the enemy has counters (R065), or if they are gone; that of a leader whom somebody has
    taken for a Force and intercepted.
    """
    met = is_held(b, 1 - m.side, m.box)
    if fighters(b, m.stack) or (b.sight and m.box in b.intercepted):
        return met
    gone = all(b.where[piece] != m.box for piece in members(m.stack))
    return gone or bool(m.stack & b.kit.decoy_mask and b.at[1 - m.side][m.box])


def note_entry(b: Board, m: March) -> None:
    """What flank, bridge and retreat ask later: by which link, with how many PF."""
    b.entered += [m.box, m.link, strength(b, m.stack), m.side]


# --- stragglers


@rule("JDG-5.5.3-1", "JDG-5.5.2-3")
def p8_stragglers(b: Board) -> Flow:
    """JDG-5.5.3-1: a die for each unit after a forced march or a concentration, two after both."""
    m = march(b)
    times = 0 if m.steady else m.forced + int(exceeds(b, m.stack))
    if times:
        leaders = members(m.stack & b.kit.leader_mask)
        leader = int(any(b.kit.vc[b.period][n] >= 3 for n in leaders))
        for piece in members(m.stack):
            if has_men(b.kit, piece):
                for _ in range(times):
                    fall_behind(b, piece, leader)
        settle_box(b, m.box)
    return lone_leaders(b, m.side, m.box)


@rule("JDG-5.5.3-3", "JDG-T-FORCED")
def fall_behind(b: Board, piece: int, leader: int) -> None:
    """JDG-5.5.3-2, -3: modified by leader, cohesion, snow and mud; losses are / marks (R037)."""
    if not b.pf[piece]:
        return
    side = b.kit.side_of[piece]
    die = roll(b, 6, "JDG-X05", side)
    total = die + straggler_modifier(b, piece, leader)
    chart = b.kit.stragglers
    lost = min(chart.read(chart.column(b.pf[piece]), total)[0], b.pf[piece])
    b.pf[piece] -= lost
    b.stragglers[piece] += lost
    own = (side, die, piece, total, lost)
    if face_down(b, 1 << piece):
        # How many dice are rolled would tell how many of the counters are decoys.
        tell_apart(b, faces.STRAGGLED_VEILED, (), 1 << side, own)
    else:
        tell_apart(b, faces.STRAGGLED, (side, die), 1 << side, own)
    empty_out(b, piece)


@rule("JDG-5.5.3-2", off=0)
def straggler_modifier(b: Board, piece: int, leader: int) -> int:
    """JDG-5.5.3-2: a good leader helps once (R038)."""
    steady = int(b.kit.co[b.period][piece] >= 4)
    return int(b.weather == SNOW) + 2 * int(b.weather == MUD) - leader - steady


@rule("JDG-5.5.2-4")
def p9_fatigue(b: Board) -> Flow:
    """JDG-5.5.2-4: every unit of a forced march is tired until the end of the turn."""
    m = march(b)
    if m.forced:
        tired = [piece for piece in members(m.stack) if b.kit.mover[piece] != LEADER]
        worn = sum(1 << piece for piece in tired)
        b.tired |= worn
        # Among counters that lie face-down nobody else sees who is a leader.
        lot = worn | face_down(b, m.stack)
        tell_of(b, m.side, lot, faces.TIRED, (tired,), faces.TIRED_VEILED, m.box)
    return STOP


PROCEDURES = [
    Procedure(
        "march",
        ("form", p1_form),
        ("payer", p2_payer),
        ("pay", p2_pay),
        ("dice", p2_dice),
        ("step", p3_step),
        ("scout", p4_scout),
        ("withdraw", p4_withdraw),
        ("leaders", p5_leaders),
        ("intercept", p6_intercept),
        ("stop", p7_stop),
        ("halt", p8_stragglers),
        ("tired", p9_fatigue),
        ("dig", p_dig),
        ("dug", p_dug),
        ("come in", p1_come_in),
        ("entered", p2_entered),
        record=March,
    )
]
FRAMES = [StepTo]
