"""Activating Forces (sections 4.5, 5.4, 5.5): who goes, at what price, and how fast."""

from __future__ import annotations

from berthier.games.gloire import detach
from berthier.games.gloire.board import AWAITED, Board
from berthier.games.gloire.boxes import BIT, members
from berthier.games.gloire.cards import PLAY, Play, partners_cards, play, plays, spell_play
from berthier.games.gloire.command import payers_of
from berthier.games.gloire.detach import Work
from berthier.games.gloire.entrenching import may_entrench
from berthier.games.gloire.kit import LEADER, NOBODY, RESERVE
from berthier.games.gloire.partners import acting, armies_here, may_pay, plays_cards
from berthier.games.gloire.paying import affordable, allowance, can_afford, can_be_forced, march
from berthier.games.gloire.records import March
from berthier.games.gloire.reinforcements import due_by_link
from berthier.games.gloire.setup import army_of
from berthier.games.gloire.solitaire import BEST, reckoned
from berthier.games.gloire.truce import (
    contacts,
    has_way_off,
    is_next_to_enemy,
    is_truce,
    units_at,
)
from berthier.kernel.flow import Flow, Frame, Jump, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule

DONE = -1
GO, FORCE, ENTRENCH = -1, -2, -3
MOST, MOST_INFANTRY = 3, 2  # JDG-5.4-1


def own_pieces(b: Board, side: int, box: int) -> int:
    return b.at[side][box] | b.chiefs[side][box]


# --- checks


@rule("JDG-4.5-3")
def is_not_done(b: Board, piece: int) -> Refusal | None:
    """R028: a piece is activated once in a phase."""
    return ACTIVATED if b.done >> piece & 1 else None


@rule("JDG-8.8-13")
def is_not_shut_in(b: Board, piece: int) -> Refusal | None:
    """JDG-8.8-13: a besieged Force cannot slip away."""
    return SHUT_IN if b.inside >> piece & 1 else None


def is_free(b: Board, piece: int) -> Refusal | None:
    """Most pieces are: one look at both markers will do."""
    bit = BIT[piece]
    if not (b.done & bit or b.inside & bit):
        return None
    return is_not_done(b, piece) or is_not_shut_in(b, piece)


@rule("JDG-1.2.1-2", "JDG-1.2.3-3")
def can_move(b: Board, piece: int) -> Refusal | None:
    """R005, R008: a Reserve or a unit at 0 PF does nothing by itself; a decoy does (JDG-7.1-2)."""
    mover = b.kit.mover[piece]
    if b.pf[piece] or mover == LEADER or (b.where[piece] == AWAITED and mover != RESERVE):
        return None
    if moves_like_a_unit(b, piece):
        return None
    return ONLY_GUNS if mover == RESERVE else NO_MEN


@rule("JDG-7.1-2", "JDG-7.1-3", "JDG-6-2", off=False)
def moves_like_a_unit(b: Board, piece: int) -> bool:
    """JDG-7.1-2, -3: decoys march as units of their arm do, at the same prices; nothing else."""
    return piece in b.kit.decoys


@rule("JDG-4.5-4", "JDG-4.5-5", "JDG-4.5-6")
def can_be_paid(b: Board, piece: int) -> Refusal | None:
    """JDG-4.5-4 to -6: alone, or with a leader of its army who is there; who comes by a link costs
    nothing (JDG-3.3-4).
    """
    army, stack = b.army[piece], BIT[piece]
    if b.where[piece] == AWAITED or (army != NOBODY and can_afford(b, stack, army)):
        return None
    payable = is_payable(b, stack) if army == NOBODY else is_payable_with_leader(b, stack)
    return None if payable else TOO_DEAR


def is_payable(b: Board, stack: int) -> bool:
    """As it is, or once a leader who is there goes along."""
    return bool(affordable(b, stack)) or is_payable_with_leader(b, stack)


def is_payable_with_leader(b: Board, stack: int) -> bool:
    one = stack.bit_length() - 1
    there = b.chiefs[b.kit.side_of[one]][b.where[one]]
    if not there:
        return False
    free = there & ~b.done & ~b.inside
    return any(affordable(b, stack | 1 << leader) for leader in members(free))


@rule("JDG-A13-ARM-8")
def moves_off_first(b: Board, side: int, piece: int) -> Refusal | None:
    """R119: who stands next to the enemy goes off first, the nearest before all others."""
    if not is_truce(b):
        return None
    for boxes in contacts(b, side):
        held = [box for box in boxes if any(can_go_off(b, n) for n in units_at(b, side, box))]
        if held:
            return None if piece >= 0 and b.where[piece] in held else MOVE_OFF
    return None


def can_go_off(b: Board, unit: int) -> bool:
    # Alone he tries who might come away by his die; then his points decide.
    points = reckoned(b, 1 << unit, BEST) if b.solitaire else allowance(b, 1 << unit, 0)
    way = has_way_off(b, b.kit.side_of[unit], b.where[unit], points)
    return way and is_payable(b, 1 << unit)


MOVE_OFF = Refusal("move-off-first", "JDG-A13-ARM-8")


@rule("JDG-10-6")
def is_of_own_army(b: Board, side: int, piece: int) -> Refusal | None:
    """JDG-10-6: each player has the units of his army, and his own points."""
    if b.where[piece] == AWAITED:
        return None if army_of(b, piece) in (acting(b, side), NOBODY) else PARTNERS
    return None if may_pay(b, side, piece) else PARTNERS


PARTNERS = Refusal("partners-piece", "JDG-10-6")
ACTIVATED = Refusal("already-activated", "JDG-4.5-3")
SHUT_IN = Refusal("shut-in", "JDG-8.8-13")
NO_MEN = Refusal("no-men", "JDG-1.2.3-3")
ONLY_GUNS = Refusal("only-guns", "JDG-1.2.1-2")
TOO_DEAR = Refusal("not-enough-points", "JDG-4.5-6")


def may_be_activated(b: Board, question: Question, option: int | Play) -> Refusal | None:
    """A piece may, or one has done; cards fit already."""
    if not isinstance(option, int):
        return None
    if option == DONE:
        return moves_off_first(b, question.seat, option)
    return (
        (is_of_own_army(b, question.seat, option) if b.acting else None)
        or is_free(b, option)
        or can_move(b, option)
        or can_be_paid(b, option)
        or (moves_off_first(b, question.seat, option) if b.truce else None)
    )


class Activate(Question):
    """Who is activated next?"""

    __slots__ = ()
    kind = "activate"
    rules = ("JDG-4.5-3", "JDG-4.5-4", "JDG-4.5-5", "JDG-4.5-6")
    checks = (may_be_activated,)
    guarded = True
    otherwise = Refusal("not-your-piece", "JDG-4.5-3")

    def candidates(self, b: Board) -> list[int | Play]:
        side = self.seat
        where = b.where
        own = [n for n in b.kit.own[side] if where[n] >= 0]
        cards = plays(b, side, "movement") if plays_cards(b, side) else []
        return [DONE, *own, *due_by_link(b, side), *cards]

    def take(self, b: Board, option: int | Play) -> Flow:
        if not isinstance(option, int):
            return [*play(b, self.seat, option), self]
        if option == DONE:
            return None
        box = b.where[option]
        begin = "come in" if box == AWAITED else "form"
        march = enter(b, March(self.seat, box, box, 1 << option), "march", begin)
        return [march, *partners_cards(b, self.seat, "movement"), self]

    def spell(self, b: Board, option: int | Play) -> Spelling:
        if not isinstance(option, int):
            return spell_play(b, option)
        return ("done", ()) if option == DONE else ("activate", (("piece", option),))


def moving_armies(b: Board, side: int) -> list[int]:
    """Those with pieces on the map, then those whose first come now, by a link."""
    here = armies_here(b, side)
    coming = {army_of(b, piece) for piece in due_by_link(b, side)} - {NOBODY, *here}
    return [*here, *sorted(coming)]


# --- forming the stack


@rule("JDG-5.4-1", "JDG-5.4-2", "JDG-T-MOVE")
def fits_the_stack(b: Board, stack: int, piece: int) -> Refusal | None:
    """JDG-5.4-1, -2: three units, of them two of infantry; more only with their commander-in-chief
    (JDG-5.5.1-1). Leaders and Reserves do not count.
    """
    return TOO_MANY if exceeds(b, stack | 1 << piece) and not has_chief(b, stack) else None


@rule("JDG-5.5.1-1", off=False)
def has_chief(b: Board, stack: int) -> bool:
    """JDG-5.5.1-1: a general is not enough."""
    return any(piece in b.commanders for piece in members(stack & b.kit.leader_mask))


def exceeds(b: Board, stack: int) -> bool:
    """R034: only a stack above the limit is a concentration."""
    infantry = (stack & b.kit.infantry_mask).bit_count()
    cavalry = (stack & b.kit.cavalry_mask).bit_count()
    return infantry + cavalry > MOST or infantry > MOST_INFANTRY


@rule("JDG-4.5-2")
def is_of_the_army(armies: list[int]) -> Refusal | None:
    """R028: a moving stack belongs to one army, as budgets cannot mix."""
    return None if armies else OTHER_ARMY


def stays_payable(b: Board, stack: int, armies: list[int]) -> Refusal | None:
    """Nobody is added with whom the stack could not go at all."""
    for army in armies:
        if can_afford(b, stack, army):
            return None
    return None if is_payable_with_leader(b, stack) else TOO_DEAR


def may_go_along(b: Board, stack: int, piece: int) -> Refusal | None:
    larger = stack | BIT[piece]
    armies = payers_of(b, larger)
    return (
        is_of_the_army(armies)
        or fits_the_stack(b, stack, piece)
        or stays_payable(b, larger, armies)
    )


def is_paid(armies: list[int]) -> Refusal | None:
    """Whoever would not be paid for may still be given a leader."""
    return None if armies else TOO_DEAR


def may_dig(b: Board, m: March) -> Refusal | None:
    if is_truce(b) and is_next_to_enemy(b, m.side, m.start):
        return MOVE_OFF
    return may_entrench(b, m.stack, m.start, m.side)


@rule("JDG-5.5.2-1", "JDG-4.6-2")
def may_be_forced(b: Board, stack: int, armies: list[int]) -> Refusal | None:
    """JDG-5.5.2-1: all units need a line to a general or the commander-in-chief (R036)."""
    return None if any(can_be_forced(b, stack, army) for army in armies) else NO_LINE


@rule("JDG-A13-ARM-8")
def has_no_truce(b: Board) -> Refusal | None:
    """JDG-A13-ARM-8: no forced marches while the Armistice lasts."""
    return NO_FORCED_MARCH if is_truce(b) else None


TOO_MANY = Refusal("stack-too-large", "JDG-5.4-1")
OTHER_ARMY = Refusal("another-army", "JDG-4.5-2")
NO_FORCED_MARCH = Refusal("truce", "JDG-A13-ARM-8")
NO_LINE = Refusal("no-line-no-forced-march", "JDG-5.5.2-1")


def works_with_counters(b: Board, work: Work) -> Refusal | None:
    """JDG-6.1-1: at the start of its activation; cards fit already."""
    if work[0] == PLAY:
        return None
    return detach.may_detach(b, work) or detach.may_merge(b, work)


def may_form(b: Board, question: Question, option: int | Work) -> Refusal | None:
    """Somebody goes along, the stack sets off or digs in, or counters are exchanged."""
    if not isinstance(option, int):
        return works_with_counters(b, option)
    m = march(b)
    stack = m.stack
    if option >= 0:
        return is_free(b, option) or may_go_along(b, stack, option)
    if option == ENTRENCH:
        return may_dig(b, m)
    armies = affordable(b, stack)
    if option == GO:
        return is_paid(armies)
    return is_paid(armies) or has_no_truce(b) or may_be_forced(b, stack, armies)


def frames(flow: Flow) -> list[Frame]:
    return [] if flow is None else flow if isinstance(flow, list) else [flow]


class Form(Question):
    """Who goes along? Then off, at an ordinary pace or by forced march."""

    __slots__ = ()
    kind = "form"
    rules = ("JDG-5.4-1", "JDG-5.5.1-1", "JDG-5.5.2-1")
    checks = (may_form,)
    guarded = True
    otherwise = Refusal("not-in-the-box", "JDG-5.4-5")

    def candidates(self, b: Board) -> list[int | Work]:
        m = march(b)
        others = members(own_pieces(b, m.side, m.start) & ~m.stack)
        cards = plays(b, m.side, "activation") if plays_cards(b, m.side) else []
        return [GO, FORCE, ENTRENCH, *others, *detach.works(b, m), *cards]

    def take(self, b: Board, option: int | Work) -> Flow:
        m = march(b)
        if not isinstance(option, int) and option[0] == PLAY:
            return [*play(b, m.side, option), self]
        if not isinstance(option, int):
            return [*frames(detach.carry_out(b, m, option)), self]
        if option >= 0:
            m.stack |= 1 << option
            return self
        if option == ENTRENCH:
            return Jump("dig")
        m.forced = int(option == FORCE)
        return None

    def spell(self, b: Board, option: int | Work) -> Spelling:
        if not isinstance(option, int) and option[0] == PLAY:
            return spell_play(b, option)
        if not isinstance(option, int):
            return option[0], (("piece", option[1]), ("piece", option[2]))
        if option < 0:
            return {GO: "march", FORCE: "force", ENTRENCH: "entrench"}[option], ()
        return "add", (("piece", option),)


@rule("JDG-4.5-3", "JDG-5.4-5", "JDG-5.5.2-2")
def p1_form(b: Board) -> Flow:
    """JDG-4.5-3, JDG-5.4-5, JDG-5.5.2-2: all its pieces start in one box, and say there whether
    they force the march.
    """
    return Form(march(b).side)


FRAMES = [Activate, Form]
