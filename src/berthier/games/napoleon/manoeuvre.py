"""The manoeuvre (chapter 7) and the retreat axis (chapter 8)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.axis import cut_axis, enemy_axis_is_barred, own_axis_first, place_axis
from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.fog import blocks_at, tell_of
from berthier.games.napoleon.ground import is_prize, lift_siege
from berthier.games.napoleon.kit import W_DES, W_END, W_ENTER, W_MOVE
from berthier.games.napoleon.manoeuvre_fatigue import p3_fatigue, p3_forage, p4_share
from berthier.games.napoleon.manoeuvre_points import (
    p1_no_points,
    p1_opposing_card,
    p1_own_card,
    p1_points,
    p1_reveal,
)
from berthier.games.napoleon.piles import (
    is_contested,
    is_held,
    left_alone,
    members,
    move_pile,
    settle_zone,
)
from berthier.games.napoleon.playing import (
    cards_for,
    discard_played,
    failed_condition,
    may_play_green,
    play,
    put_away,
    window,
    wrong_operation,
)
from berthier.games.napoleon.records import March
from berthier.games.napoleon.repli import ANY_PILE, is_nearer, leads_nearer, repli_binds
from berthier.games.napoleon.vedettes import (
    column,
    p4_meet,
    passes_friends,
    shuns_citadel,
    step_vedettes,
)
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    Check,
    Effect,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    enter,
)
from berthier.kernel.rulebook import rule

STOP_ENEMY, STOP_FRIENDS, STOP_CITADEL, STOP_CARD = 1, 2, 4, 8
HERE = -1  # the option to stop
CARD = 1000  # options from here on are cards


def begin_manoeuvre(b: Board) -> Flow:
    o = operation(b)
    record = March(int(is_contested(b, o.zone)), start=o.zone)
    return enter(b, record, "manoeuvre", "reaction")


def p_reaction(b: Board) -> Flow:
    """W-DES: designated, nothing revealed yet: the opponent may play Réaction."""
    return window(b, 1 - operation(b).side, W_DES)


# --- 2. moving


@rule("N06-MAN-4", off=1)
def cost_of(b: Board, zone: int, to: int) -> int:
    """N06-MAN-4: 1 point for a connection, 3 with a destroyed bridge unless a ford is known."""
    if not b.broken or b.kit.graph.link[zone][to] not in b.broken:
        return 1
    return 1 if b.table and knows_ford(b) else 3


@rule("N07-CARD-GUE", off=False)
def knows_ford(b: Board) -> bool:
    """N07-CARD-GUE: the card lies open until a destroyed bridge is crossed by it (R07-28)."""
    return any(b.kit.card_event(card) == "gue" for card in b.table)


@rule("N06-MAN-6")
def has_points(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-5, -6: the points must suffice; Marche forcée may grant one connection."""
    m = march(b)
    return None if m.free_step or cost_of(b, operation(b).zone, option) <= m.mp else NO_POINTS


@rule("N06-DEF-5")
def strands_no_commander(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-DEF-5: the last corps does not leave a commander behind, ready or activated (R06-09)."""
    o = operation(b)
    if march(b).steps or not left_alone(b, o.side, o.zone, o.pile) & ~o.leaders:
        return None
    return STRANDED


@rule("N06-CARD-REPLI-STRATEGIQUE")
def ends_nearer(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-CARD-REPLI-STRATEGIQUE: stop, or be stopped, only where it is nearer (R06-107)."""
    if not b.slot or not repli_binds(b, question.seat):
        return None
    if option == HERE:
        o, m = operation(b), march(b)
        return None if is_nearer(b, m.start, o.zone) or is_stuck(b, question) else NOT_NEARER
    return None if gets_nearer(b, option) else NOT_NEARER


def gets_nearer(b: Board, to: int) -> bool:
    """Does this step end nearer, or can the march still get there from it?"""
    o, m = operation(b), march(b)
    left = 0 if m.free_step else m.mp - cost_of(b, o.zone, to)
    pile = ANY_PILE if o.scouts else o.pile
    ford = knows_ford(b) and b.kit.graph.link[o.zone][to] not in b.broken
    return left >= 0 and leads_nearer(b, o.side, pile, m.start, to, left, ford)


def is_stuck(b: Board, question: Question) -> bool:
    """No step is allowed any more, for this or another reason: the pile may stop where it is."""
    near = b.kit.graph.near[operation(b).zone]
    return all(is_allowed(b, question, to) is not None for to in near)


@rule("N06-OPS-7")
def one_green_card(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-OPS-7: one green card in each operation."""
    return None if may_play_green(b, question.seat) else SECOND_CARD


def fits_movement(b: Board, question: Question, option: int) -> Refusal | None:
    """W-MOVE: a card "during the movement" of an own pile, if its condition is met."""
    card = option - CARD
    refusal = wrong_operation(b, question.seat, card)
    return refusal if refusal is not None else failed_condition(b, question.seat, card)


@rule("N06-MAN-6")
def has_not_stopped(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-MAN-6: under the fog a pile that friends have stopped is asked all the same, so that
    nobody can tell whether they are corps.
    """
    return STOPPED if march(b).stopped else None


STEP_CHECKS = (
    has_not_stopped,
    own_axis_first,
    enemy_axis_is_barred,
    strands_no_commander,
    shuns_citadel,
    has_points,
    ends_nearer,
)
CARD_CHECKS = (has_not_stopped, one_green_card, fits_movement)
STOP_CHECKS = (ends_nearer,)


def is_allowed(b: Board, question: Question, option: int) -> Refusal | None:
    """Each kind of option has checks of its own, in the book's order."""
    checks: tuple[Check, ...] = STEP_CHECKS
    if option >= CARD:
        checks = CARD_CHECKS
    elif option == HERE:
        checks = STOP_CHECKS
    for check in checks:
        refusal = check(b, question, option)
        if refusal is not None:
            return refusal
    return None


STRANDED = Refusal("commander-left-alone", "N06-DEF-5")
STOPPED = Refusal("stopped-by-friends", "N06-MAN-6")
NO_POINTS = Refusal("no-movement-points", "N06-MAN-6")
NOT_NEARER = Refusal("not-nearer", "N06-CARD-REPLI-STRATEGIQUE")
SECOND_CARD = Refusal("one-green-card", "N06-OPS-7")


class MarchTo(Question):
    """The next connection, a card, or stop here (N06-DEC-13)."""

    __slots__ = ()
    kind = "march-to"
    rules = ("N06-MAN-4", "N06-MAN-5", "N06-MAN-6")
    checks = (is_allowed,)
    otherwise = Refusal("no-connection", "N06-MAN-4")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        near = b.kit.graph.near[operation(b).zone]
        return [HERE, *near, *[CARD + card for card in cards_for(b, self.seat, W_MOVE)]]

    def take(self, b: Board, option: int) -> Flow:
        if option == HERE:
            return Jump("moved")
        if option < CARD:
            step(b, option)
            return None
        return [play(b, self.seat, option - CARD), GoOn()]

    def spell(self, b: Board, option: int) -> Spelling:
        if option == HERE:
            return "stop", ()
        if option < CARD:
            return "move", (("zone", option),)
        return "play", (("card", option - CARD),)


class GoOn(Effect):
    """After a card: the march goes on unless something has stopped it."""

    __slots__ = ()
    kind = "go-on"

    def run(self, b: Board) -> Flow:
        return Jump("moved") if has_stopped(b) else Jump("2")


def has_stopped(b: Board) -> bool:
    """As everybody can see: under the fog friends may be vedettes, who stop nobody."""
    stopped = march(b).stopped
    return bool(stopped & ~STOP_FRIENDS if b.fog else stopped)


def p2_move(b: Board) -> Flow:
    return MarchTo(operation(b).side)


@rule("N06-MAN-5")
def step(b: Board, to: int) -> None:
    """N06-MAN-4, -5: the whole pile crosses one connection and pays for it."""
    o, m = operation(b), march(b)
    cost = cost_of(b, o.zone, to)
    if b.table and b.kit.graph.link[o.zone][to] in b.broken:
        discard_played(b, [card for card in b.table if b.kit.card_event(card) == "gue"])
    if m.free_step:  # R06-33: counts as one point, even over a destroyed bridge
        cost, m.free_step, m.mp = 1, 0, 1
    m.mp -= cost
    m.spent += cost
    m.steps += 1
    m.came_from = o.zone
    o.may_attack = 1
    pile = column(b)
    if o.scouts:
        step_vedettes(b, to)
    else:
        move_pile(b, o.side, o.pile, o.leaders, o.zone, to)
    o.zone = to
    if b.journal is not None:
        full = (o.side, members(pile), m.came_from, to, cost)
        seen = (o.side, pile.bit_count(), m.came_from, to, cost)
        tell_of(b, o.side, pile, faces.MOVED, full, faces.MOVED_VEILED, seen)


def p2_left_behind(b: Board) -> Flow:
    """The zone just left may be uncontested now: axis and control follow (R06-60)."""
    settle_left(b, march(b).came_from)
    return victory(b)


def settle_left(b: Board, zone: int) -> None:
    if is_held(b, 0, zone) or is_held(b, 1, zone):
        settle_zone(b, zone)


@rule("N06-MAN-6")
def p6_other_piles(b: Board) -> Flow:
    """N06-MAN-6: the pile stops as soon as it enters a zone with another pile."""
    o, m = operation(b), march(b)
    if b.at[1 - o.side][o.zone]:
        m.stopped |= STOP_ENEMY
    elif b.at[o.side][o.zone] & ~o.pile and not passes_friends(b):
        m.stopped |= STOP_FRIENDS
    return None


def p8_axis(b: Board) -> Flow:
    """N06-AXE-1 to -3: entering a zone with enemy corps."""
    o, m = operation(b), march(b)
    if not b.at[1 - o.side][o.zone]:
        return None
    place_axis(b, o.side, o.zone, o.pile, m.came_from)
    return cut_axis(b, o.side, o.zone, m.came_from)


@rule("N06-MAN-7")
def p7_citadel(b: Board) -> Flow:
    """N06-MAN-7: an uncontested citadel under an enemy marker stops the pile and tires it; in 1807
    a fortified town (N07-FTW-2). Crossing a besieged citadel of one's own is enough to relieve it.
    """
    o, m = operation(b), march(b)
    if is_prize(b, o.side, o.zone) and not is_contested(b, o.zone):
        m.stopped |= STOP_CITADEL
        m.citadel = 1
    if b.sieges:
        lift_siege(b, o.zone)
    return None


def p2_organisation(b: Board) -> Flow:
    """W-ENTER of the mover: only a stop at friends can be lifted. Under the fog any own block may
    be such a friend, as far as others can tell.
    """
    o, m = operation(b), march(b)
    friends = m.stopped & STOP_FRIENDS
    if b.fog and not m.stopped & STOP_ENEMY:
        friends = blocks_at(b, o.side, o.zone) & ~column(b)
    return window(b, o.side, W_ENTER) if friends else None


@rule("N06-CARD-CONFUSION")
def p2_confusion(b: Board) -> Flow:
    """W-ENTER of the opponent: an uncontested zone with at least three connections, while the
    pile could still go on (R06-89).
    """
    o = operation(b)
    if has_stopped(b) or len(b.kit.graph.near[o.zone]) < 3:  # R06-113: judged on the map
        return None
    return window(b, 1 - o.side, W_ENTER)


def p2_go_on(b: Board) -> Flow:
    """N06-MAN-6: the march goes on, or has ended."""
    return None if has_stopped(b) else Jump("2")


def p2_moved(b: Board) -> Flow:
    """W-END: a movement has ended, its fatigue is not yet shared."""
    o, m = operation(b), march(b)
    if m.steps == 0:
        tell(b, faces.HALTED, o.side, o.zone)
        return None
    return window(b, 1 - o.side, W_END)


def p9_control(b: Board) -> Flow:
    """N06-MAN-9: after the eliminations, control of a citadel."""
    settle_left(b, operation(b).zone)
    put_away(b)
    return victory(b)


PROCEDURES = [
    Procedure(
        "manoeuvre",
        ("reaction", p_reaction),
        ("1", p1_reveal),
        ("1 points", p1_points),
        ("1 own card", p1_own_card),
        ("1 opposing card", p1_opposing_card),
        ("1 no points", p1_no_points),
        ("2", p2_move),
        ("2 left", p2_left_behind),
        ("2 vedettes", p4_meet),
        ("2 other piles", p6_other_piles),
        ("2 axis", p8_axis),
        ("2 citadel", p7_citadel),
        ("2 organisation", p2_organisation),
        ("2 confusion", p2_confusion),
        ("2 go on", p2_go_on),
        ("moved", p2_moved),
        ("3", p3_fatigue),
        ("3 forage", p3_forage),
        ("4", p4_share),
        ("control", p9_control),
        record=March,
    )
]
FRAMES = [MarchTo, GoOn]
