"""The operations phase (chapter 6): who operates, with which pile, and what it does."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, operation
from berthier.games.napoleon.combat import begin_combat
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.fog import blocks_at, ready_of, tell_of
from berthier.games.napoleon.kit import W_OPEND
from berthier.games.napoleon.manoeuvre import begin_manoeuvre
from berthier.games.napoleon.piles import alive, is_contested, left_alone, members
from berthier.games.napoleon.playing import window
from berthier.games.napoleon.records import Operation
from berthier.games.napoleon.repli import repli_forbids
from berthier.games.napoleon.sharing import share_freely
from berthier.games.napoleon.vedettes import column, has_ready_vedettes, keeps_apart
from berthier.games.napoleon.weather import tire_in_mud
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    PASS,
    STOP,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    enter,
)
from berthier.kernel.rulebook import rule

DONE = -1
MANOEUVRE, FIGHT = 0, 1
HALT, ATTACK = 0, 1


def has_ready_corps(b: Board, side: int) -> bool:
    return any(b.ready[corps] and b.where[corps] >= 0 for corps in b.kit.corps[side])


def has_passed(b: Board, side: int) -> bool:
    return bool(b.passed >> side & 1)


# --- whose turn


@rule("N06-OPS-3", "N06-ELI-5")
def must_pass(b: Board, side: int) -> None:
    """N06-OPS-3: whoever has no ready corps must pass (also N06-ELI-5, without any corps);
    ready vedettes count too (R06-22).
    """
    if not (has_passed(b, side) or has_ready_corps(b, side) or shows_ready_block(b, side)):
        pass_phase(b, side)


def shows_ready_block(b: Board, side: int) -> bool:
    """Under the fog a ready commander looks like a corps: his owner is asked, and can only pass."""
    if not b.fog:
        return False
    return has_ready_vedettes(b, side) or any(
        b.ready[n] and b.where[n] >= 0 for n in b.kit.commanders[side]
    )


@rule("N06-OPS-2")
def pass_phase(b: Board, side: int) -> None:
    """N06-OPS-2: a player who passes performs no more operations this turn."""
    b.passed |= 1 << side
    tell(b, faces.PASSED, side)


@rule("N06-OPS-1")
def p1_whose_turn(b: Board) -> Flow:
    """N06-OPS-1, -2: the players alternate until both have passed."""
    must_pass(b, b.active)
    if has_passed(b, b.active):
        b.active = 1 - b.active
        must_pass(b, b.active)
        if has_passed(b, b.active):
            return STOP
    must, b.extra = b.extra, 0
    b.operations += 1
    return Designate(b.active, must)


@rule("N06-OPS-1")
def p2_alternate(b: Board) -> Flow:
    """N06-OPS-1: the other player's turn, unless Coordination has granted one more."""
    if not b.extra:
        b.active = 1 - b.active
    return Jump("1")


# --- designating a pile


@rule("N06-DEF-3")
def is_corps(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-DEF-3: a commander never acts alone."""
    return ALONE if piece >= 0 and b.kit.is_commander[piece] else None


@rule("N06-OPS-4", "N06-DEF-1")
def is_ready(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-OPS-4, N06-DEF-1: all corps of the pile are ready, and its commander too (R06-09)."""
    return None if piece < 0 or b.ready[piece] else ACTIVATED


@rule("N06-CARD-REPLI-STRATEGIQUE")
def can_do_something(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-CARD-REPLI-STRATEGIQUE: a pile that can't get nearer may not move, only fight."""
    if piece < 0 or not b.slot or b.kit.is_commander[piece]:
        return None
    zone, scouts = b.where[piece], piece >= b.kit.plain
    if is_contested(b, zone) or not repli_forbids(b, question.seat, zone, scouts):
        return None
    return REPLI


ALONE = Refusal("commander-alone", "N06-DEF-3")
ACTIVATED = Refusal("already-activated", "N06-OPS-4")
REPLI = Refusal("not-nearer", "N06-CARD-REPLI-STRATEGIQUE")
MUST_OPERATE = Refusal("must-operate", "N06-CARD-COORDINATION")


@rule("N06-CARD-COORDINATION")
def may_pass(b: Board, question: Designate, piece: int) -> Refusal | None:
    """N06-CARD-COORDINATION: the operation it grants is performed at once."""
    return MUST_OPERATE if piece == PASS and question.must else None


class Designate(Question):
    """Pass, or name the first corps of the pile."""

    __slots__ = ("must",)
    kind = "designate"
    rules = ("N06-OPS-2", "N06-OPS-4")
    checks = (is_ready, is_corps, may_pass, can_do_something)
    otherwise = Refusal("not-your-corps", "N06-OPS-4")
    guarded = True  # under the fog: that only a commander is ready is nobody else's business

    def __init__(self, seat: int, must: int = 0) -> None:
        self.seat = seat
        self.must = must

    def candidates(self, b: Board) -> list[int]:
        where, own = b.where, b.kit.own[self.seat]
        if b.fog:
            own = own + b.kit.vedettes[self.seat]
        return [PASS, *[piece for piece in own if where[piece] >= 0]]

    def take(self, b: Board, option: int) -> Flow:
        if option == PASS:
            pass_phase(b, self.seat)
            return None
        record = Operation(self.seat, b.where[option], 1 << option, must=self.must)
        if option >= b.kit.plain:
            record.pile, record.scouts = 0, 1 << option
        return enter(b, record, "operation", "join")

    def blocked(self, b: Board) -> Flow:
        """Coordination was played for a pile that can't be designated after all."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("pile", (("piece", option),))


@rule("N06-OPS-8")
def takes_commander_along(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-OPS-8: a ready commander who would otherwise be alone must be included."""
    if piece != DONE:
        return None
    o = operation(b)
    alone = 0 if o.scouts else left_alone(b, o.side, o.zone, o.pile) & ~o.leaders
    ready = any(b.ready[leader] for leader in members(alone))
    return TAKE_COMMANDER if ready and not is_contested(b, o.zone) else None


TAKE_COMMANDER = Refusal("take-the-commander", "N06-OPS-8")


class JoinPile(Question):
    """Who else in the zone belongs to the pile?"""

    __slots__ = ()
    kind = "join-pile"
    rules = ("N06-OPS-4", "N06-OPS-8")
    checks = (keeps_apart, is_ready, takes_commander_along)
    otherwise = Refusal("not-in-the-zone", "N06-OPS-4")

    def candidates(self, b: Board) -> list[int]:
        o = operation(b)
        return [DONE, *members(blocks_at(b, o.side, o.zone) & ~column(b))]

    def take(self, b: Board, option: int) -> Flow:
        if option == DONE:
            return None
        o = operation(b)
        if option >= b.kit.plain:
            o.scouts |= 1 << option
        elif b.kit.is_corps[option]:
            o.pile |= 1 << option
        else:
            o.leaders |= 1 << option
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        return ("done", ()) if option == DONE else ("add", (("piece", option),))


def p4_join(b: Board) -> Flow:
    o = operation(b)
    alone = blocks_at(b, o.side, o.zone) == column(b)
    return None if alone else JoinPile(o.side)


# --- manoeuvre or fight


@rule("N06-COM-1")
def fights_where_contested(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-COM-1: a pile fights in a contested zone only."""
    contested = is_contested(b, operation(b).zone)
    return NOT_CONTESTED if option == FIGHT and not contested else None


@rule("N06-CARD-REPLI-STRATEGIQUE")
def can_get_nearer(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-CARD-REPLI-STRATEGIQUE: it forbids the manoeuvre, not a combat without one (R06-107)."""
    o = operation(b)
    if option != MANOEUVRE or not repli_forbids(b, o.side, o.zone, bool(o.scouts)):
        return None
    return REPLI


NOT_CONTESTED = Refusal("not-contested", "N06-COM-1")


class Declare(Question):
    """Manoeuvre, or fight at once (R06-23)?"""

    __slots__ = ()
    kind = "declare"
    rules = ("N06-OPS-4", "N06-COM-1")
    checks = (fights_where_contested, can_get_nearer)
    otherwise = Refusal("manoeuvre-or-fight", "N06-OPS-4")

    def candidates(self, b: Board) -> list[int]:
        return [MANOEUVRE, FIGHT]

    def take(self, b: Board, option: int) -> Flow:
        operation(b).fights = option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("fight" if option == FIGHT else "manoeuvre"), ()


def p4_declare(b: Board) -> Flow:
    o, pile = operation(b), column(b)
    if b.journal is not None:
        left = ready_of(b, blocks_at(b, o.side, o.zone) & ~pile)
        seen = (o.side, o.zone, pile.bit_count(), left)
        full = (o.side, o.zone, members(pile))
        tell_of(b, o.side, pile, faces.DESIGNATED, full, faces.DESIGNATED_VEILED, seen)
    return Declare(o.side)


@rule("N06-CARD-PLUIE")
def p4_rain(b: Board) -> Flow:
    """N06-CARD-PLUIE: each activation costs the pile a fatigue, before anything else (R06-103)."""
    o = operation(b)
    if b.mud:
        return tire_in_mud(b, o.side, o.pile)
    return share_freely(b, o.side, o.pile, 1, "N06-CARD-PLUIE") if in_force(b, "pluie") else None


def p4_manoeuvre(b: Board) -> Flow:
    o = operation(b)
    o.pile = alive(b, o.side, o.pile)
    if not o.pile and not o.scouts:
        return Jump("5")
    if o.fights:
        tell(b, faces.FIGHTS, o.side, o.zone)
        return None
    return begin_manoeuvre(b)


# --- attack on the march


class AttackOnTheMarch(Question):
    """The movement ended in a contested zone: attack, or end the operation (N06-DEC-19)?"""

    __slots__ = ()
    kind = "attack-on-the-march"
    rules = ("N06-MAN-10", "N06-COM-1")
    otherwise = Refusal("attack-or-halt", "N06-MAN-10")

    def candidates(self, b: Board) -> list[int]:
        return [HALT, ATTACK]

    def take(self, b: Board, option: int) -> Flow:
        return Jump("5") if option == HALT else None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("attack" if option == ATTACK else "halt"), ()


@rule("N06-MAN-10")
def p10_attack(b: Board) -> Flow:
    """N06-MAN-10: after a manoeuvre that ends in a contested zone the pile may attack."""
    o = operation(b)
    o.pile = alive(b, o.side, o.pile)
    if not o.pile or not is_contested(b, o.zone):
        return Jump("5")
    if o.fights:
        return None
    return AttackOnTheMarch(o.side) if o.may_attack else Jump("5")


def p1_combat(b: Board) -> Flow:
    return begin_combat(b)


@rule("N06-OPS-5")
def p5_activate(b: Board) -> Flow:
    """N06-OPS-5: all designated pieces are activated, moved or not (R06-25)."""
    pieces = members(column(b))
    for piece in pieces:
        b.ready[piece] = 0
    if b.fog:
        there = [piece for piece in pieces if b.where[piece] >= 0]
        tell(b, faces.FLIPPED, operation(b).side, operation(b).zone, len(there))
    return None


def p7_operation_ends(b: Board) -> Flow:
    """W-OPEND: Coordination."""
    return window(b, operation(b).side, W_OPEND)


PROCEDURES = [
    Procedure("operations", ("1", p1_whose_turn), ("2", p2_alternate)),
    Procedure(
        "operation",
        ("join", p4_join),
        ("declare", p4_declare),
        ("rain", p4_rain),
        ("manoeuvre", p4_manoeuvre),
        ("attack", p10_attack),
        ("combat", p1_combat),
        ("5", p5_activate),
        ("end of operation", p7_operation_ends),
        record=Operation,
    ),
]
FRAMES = [Designate, JoinPile, Declare, AttackOnTheMarch]
