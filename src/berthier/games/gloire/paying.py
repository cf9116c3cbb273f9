"""Paying for a Force, and how fast it goes (sections 4.5, 4.6, 5.1, 5.4-4)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LEVEL_A, Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.cards import partners_cards
from berthier.games.gloire.command import DEAREST, payers_of, price
from berthier.games.gloire.entrenching import diggers, entrench
from berthier.games.gloire.kit import DRY, LEADER
from berthier.games.gloire.lines import hears_nobody
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import face_down, seen
from berthier.kernel.events import tell_apart
from berthier.kernel.flow import STOP, Flow, Question, Spelling
from berthier.kernel.rulebook import rule

FASTER = 2  # JDG-5.5.2-1


def march(b: Board) -> March:
    record = b.records[-1]
    assert isinstance(record, March)
    return record


def affordable(b: Board, stack: int) -> list[int]:
    """The armies that can pay for a stack as it is."""
    return [army for army in payers_of(b, stack) if can_afford(b, stack, army)]


def can_afford(b: Board, stack: int, army: int) -> bool:
    points = b.pc[army]
    return points >= DEAREST or points >= price(b, stack, army)


def can_be_forced(b: Board, stack: int, army: int) -> bool:
    """R036: all units need the line; decoys and leaders go along, but not alone."""
    units = members(stack & ~b.kit.leader_mask & ~b.kit.decoy_mask)
    return bool(units) and not any(hears_nobody(b, piece, army) for piece in units)


class PayWith(Question):
    """Which army pays for a detachment that may turn to several (R125)?"""

    __slots__ = ("digs",)
    kind = "pay-with"
    rules = ("JDG-A13-6.1-1",)
    guarded = True

    def __init__(self, seat: int, digs: int) -> None:
        self.seat = seat
        self.digs = digs

    def candidates(self, b: Board) -> list[int]:
        return able_to_pay(b, march(b), self.digs)

    def take(self, b: Board, option: int) -> Flow:
        march(b).army = option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "pay", (("army", option),)


def able_to_pay(b: Board, m: March, digs: int) -> list[int]:
    """For a march, a forced march, or an entrenchment."""
    if digs:
        return diggers(b, m.stack)
    able = affordable(b, m.stack)
    return [army for army in able if not m.forced or can_be_forced(b, m.stack, army)]


@rule("JDG-A13-6.1-1")
def choose_payer(b: Board, digs: int) -> Flow:
    """JDG-A13-6.1-1: asked only where several armies are allowed."""
    m = march(b)
    if len(payers_of(b, m.stack)) > 1:
        return PayWith(m.side, digs)
    m.army = payers_of(b, m.stack)[0]
    return None


def p2_payer(b: Board) -> Flow:
    """A card of the side may go with a partner's march (R108), whose payer is certain."""
    return choose_payer(b, 0) or partners_cards(b, march(b).side, "activation")


def p_dig(b: Board) -> Flow:
    return choose_payer(b, 1)


def p_dug(b: Board) -> Flow:
    entrench(b, march(b))
    return STOP


@rule("JDG-5.4-3", "JDG-5.4-6")
def p2_pay(b: Board) -> Flow:
    """JDG-5.4-3, -6: each stack pays for itself, Force by Force (R025)."""
    m = march(b)
    m.paid = price(b, m.stack, m.army)
    b.pc[m.army] -= m.paid
    b.done |= m.stack
    m.left = allowance(b, m.stack, m.forced)
    if b.journal is not None:
        tell_activated(b, m)
    return None


def tell_activated(b: Board, m: March) -> None:
    who = members(m.stack)
    own = (m.side, m.start, who, m.forced, m.paid)
    if face_down(b, m.stack):
        veiled = (m.side, *seen(b, m.stack), m.start, m.forced)
        tell_apart(b, faces.ACTIVATED_VEILED, veiled, 1 << m.side, own)
    else:
        tell_apart(b, faces.ACTIVATED, (m.side, m.start, who, m.forced), 1 << m.side, own)


@rule("JDG-5.1-1", "JDG-5.4-4", "JDG-T-MOVE", off=0)
def allowance(b: Board, stack: int, forced: int) -> int:
    """JDG-5.1-1, JDG-5.4-4: at the pace of the slowest; less in bad weather and without command
    (R029, R030), two more by forced march.
    """
    paces = []
    for piece in members(stack):
        mover = b.kit.mover[piece]
        pace = b.kit.points[DRY][mover] - slowed(b, mover) + hurried(forced)
        paces.append(max(0, pace - uncommanded(b, piece) - has_split(b, piece)))
    return min(paces)


@rule("JDG-3.1-4", "JDG-3.1-5", "JDG-3.1-6", off=0)
def slowed(b: Board, mover: int) -> int:
    """JDG-3.1-4 to -6: what rain, mud and snow take from each arm."""
    return b.kit.points[DRY][mover] - b.kit.points[b.weather][mover]


@rule("JDG-5.5.2-1", off=0)
def hurried(forced: int) -> int:
    """JDG-5.5.2-1: two points more by forced march."""
    return FASTER * forced


@rule("JDG-6.1-3", off=0)
def has_split(b: Board, piece: int) -> int:
    """JDG-6.1-3: one point less for who has made a detachment, is one, or has merged (R040)."""
    return b.split >> piece & 1


@rule("JDG-4.6-1", off=0)
def uncommanded(b: Board, piece: int) -> int:
    """JDG-4.6-1, -2: one point less for a unit without command."""
    return int(b.kit.mover[piece] != LEADER and b.level[piece] >= LEVEL_A)


FRAMES = [PayWith]
