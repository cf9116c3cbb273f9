"""Réaction and Au son du canon: corps that move outside a manoeuvre of their own (chapter 20)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.axis import cut_axis
from berthier.games.napoleon.board import Board, combat, detached, event
from berthier.games.napoleon.fog import blocks_at, lay_open, may_be_free, ready_of, tell_of
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.piles import (
    is_free,
    leaders_at,
    left_alone,
    members,
    move_pile,
    settle_zone,
)
from berthier.games.napoleon.playing import effect, needs
from berthier.games.napoleon.records import Detached
from berthier.games.napoleon.sharing import share_equally
from berthier.games.napoleon.vedettes import (
    ENEMY_CITADEL,
    bars_vedettes,
    drive_off,
    eliminate_each_other,
    move_vedettes,
)
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import STOP, Flow, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule

DONE = -1


def free_neighbours(b: Board, side: int, zone: int) -> list[int]:
    """Free as far as this side can tell (R06-110)."""
    return [other for other in b.kit.graph.near[zone] if may_be_free(b, side, other)]


def own_corps(b: Board, side: int) -> list[int]:
    return [corps for corps in b.kit.corps[side] if b.where[corps] >= 0]


def own_vedettes(b: Board, side: int) -> list[int]:
    return [piece for piece in b.kit.vedettes[side] if b.where[piece] >= 0] if b.fog else []


class FirstDetached(Question):
    """Which own corps moves? The first one fixes the zone."""

    __slots__ = ()

    def candidates(self, b: Board) -> list[int]:
        return own_corps(b, self.seat)

    def take(self, b: Board, option: int) -> Flow:
        d = detached(b)
        d.zone, d.pile = b.where[option], 1 << option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "corps", (("piece", option),)


@rule("N06-DEF-5")
def takes_commander_along(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-DEF-5: a commander who would be left alone must come."""
    if piece != DONE:
        return None
    d = detached(b)
    alone = 0 if d.scouts else left_alone(b, d.side, d.zone, d.pile) & ~d.leaders
    return ALONE if alone else None


ALONE = Refusal("take-the-commander", "N06-DEF-5")


class JoinDetached(Question):
    """Who goes with it?"""

    __slots__ = ()
    checks = (takes_commander_along,)

    def others(self, b: Board) -> int:
        """Those who might join, as a mask."""
        d = detached(b)
        return leaders_at(b, d.side, d.zone) & ~d.leaders

    def candidates(self, b: Board) -> list[int]:
        return [DONE, *members(self.others(b))]

    def take(self, b: Board, option: int) -> Flow:
        if option == DONE:
            return None
        d = detached(b)
        if option >= b.kit.plain:
            d.scouts |= 1 << option
        elif b.kit.is_corps[option]:
            d.pile |= 1 << option
        else:
            d.leaders |= 1 << option
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        return ("done", ()) if option == DONE else ("add", (("piece", option),))


# --- Réaction


@rule("N06-CARD-REACTION")
def stands_free(b: Board, question: Question, piece: int) -> Refusal | None:
    return hinders_reaction(b, question.seat, piece)


def hinders_reaction(b: Board, side: int, piece: int) -> Refusal | None:
    """From a free zone, with a free zone next to it that this piece may enter."""
    zone = b.where[piece]
    if not is_free(b, side, zone):
        return NOT_FREE
    near = free_neighbours(b, side, zone)
    if piece >= b.kit.plain and near and all(bars_vedettes(b, side, other) for other in near):
        return ENEMY_CITADEL
    return None if near else NOWHERE


NOT_FREE = Refusal("not-in-a-free-zone", "N06-CARD-REACTION")
NOWHERE = Refusal("no-free-zone-near", "N06-CARD-REACTION")


class ReactWith(FirstDetached):
    """Corps, or vedettes: for movement events these are a pile too (R06-07)."""

    __slots__ = ()
    kind = "react-with"
    rules = ("N06-CARD-REACTION",)
    checks = (stands_free,)
    otherwise = Refusal("not-your-corps", "N06-CARD-REACTION")

    def candidates(self, b: Board) -> list[int]:
        return own_corps(b, self.seat) + own_vedettes(b, self.seat)

    def take(self, b: Board, option: int) -> Flow:
        if option < b.kit.plain:
            return super().take(b, option)
        d = detached(b)
        d.zone, d.scouts = b.where[option], 1 << option
        return None


class ReactJoin(JoinDetached):
    __slots__ = ()
    kind = "react-join"
    rules = ("N06-CARD-REACTION", "N06-DEF-5")
    otherwise = Refusal("not-in-the-zone", "N06-CARD-REACTION")

    def others(self, b: Board) -> int:
        d = detached(b)
        if d.scouts:
            return b.scouts[d.side][d.zone] & ~d.scouts
        return super().others(b) | b.at[d.side][d.zone] & ~d.pile


@rule("N06-CARD-REACTION")
def goes_to_free_zone(b: Board, question: Question, zone: int) -> Refusal | None:
    """To an adjacent free zone, as far as one can tell; a destroyed bridge does not matter."""
    if detached(b).scouts and bars_vedettes(b, question.seat, zone):
        return ENEMY_CITADEL
    return None if may_be_free(b, question.seat, zone) else ENEMY_THERE


ENEMY_THERE = Refusal("enemy-there", "N06-CARD-REACTION")


class ReactTo(Question):
    """To which adjacent zone?"""

    __slots__ = ()
    kind = "react-to"
    rules = ("N06-CARD-REACTION",)
    checks = (goes_to_free_zone,)
    otherwise = Refusal("no-connection", "N06-CARD-REACTION")

    def candidates(self, b: Board) -> list[int]:
        return list(b.kit.graph.near[detached(b).zone])

    def take(self, b: Board, option: int) -> Flow:
        d = detached(b)
        if found_enemy(b, d.side, option):
            return STOP
        start, d.zone = d.zone, option
        move_vedettes(b, d.scouts, option)
        move_pile(b, d.side, d.pile, d.leaders, start, option)
        tell_shift(b, d, start)
        if d.scouts:
            eliminate_each_other(b, d.side, option)
        else:
            drive_off(b, d.side, option)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "move", (("zone", option),)


@rule("N06-CARD-REACTION", off=False)
def found_enemy(b: Board, side: int, zone: int, reason: str = "N06-CARD-REACTION") -> bool:
    """R06-110: a corps is there after all; the card is spent and nothing moves."""
    if is_free(b, side, zone):
        return False
    tell(b, faces.ENEMY_FOUND, side, zone, reason)
    return True


def tell_shift(b: Board, d: Detached, start: int) -> None:
    """Who has moved; under the fog how many blocks of each state, and how many have stayed."""
    pile = d.pile | d.leaders | d.scouts
    full = (d.side, members(pile), start, d.zone, 0)
    if b.journal is not None:
        left = blocks_at(b, d.side, start)
        moved = (pile.bit_count(), ready_of(b, pile))
        seen = (d.side, *moved, start, d.zone, left.bit_count(), ready_of(b, left))
        tell_of(b, d.side, pile, faces.MOVED, full, faces.SHIFTED_VEILED, seen)


@needs("reaction")
@rule("N06-CARD-REACTION", off=True)
def some_pile_can_react(b: Board, side: int) -> bool:
    pieces = own_corps(b, side) + own_vedettes(b, side)
    return any(hinders_reaction(b, side, piece) is None for piece in pieces)


@effect("reaction")
@rule("N06-CARD-REACTION")
def reaction(b: Board) -> Flow:
    """One own pile, ready or activated, moves to an adjacent free zone; it is not flipped."""
    return enter(b, Detached(event(b).side), "reaction", "1")


def p1_react_with(b: Board) -> Flow:
    return ReactWith(detached(b).side)


def p2_react_join(b: Board) -> Flow:
    return ReactJoin(detached(b).side)


def p3_react_to(b: Board) -> Flow:
    return ReactTo(detached(b).side)


@rule("N06-CARD-REACTION")
def p4_react_citadel(b: Board) -> Flow:
    """N06-MAN-7: the one fatigue that can arise is that of an enemy citadel (R06-105)."""
    d = detached(b)
    if not is_prize(b, d.side, d.zone):
        return None
    return share_equally(b, d.side, d.pile, 1, "N06-MAN-7")


def p5_react_control(b: Board) -> Flow:
    settle_zone(b, detached(b).zone)
    return victory(b)


# --- Au son du canon


@rule("N06-CARD-AU-SON-DU-CANON")
def is_within_earshot(b: Board, question: Question, corps: int) -> Refusal | None:
    """In a free zone one connection away; never from a contested one (R06-85)."""
    return None if hears_guns(b, question.seat, corps) else TOO_FAR


def hears_guns(b: Board, side: int, corps: int) -> bool:
    zone = b.where[corps]
    return b.kit.graph.distance[combat(b).zone][zone] == 1 and is_free(b, side, zone)


TOO_FAR = Refusal("out-of-earshot", "N06-CARD-AU-SON-DU-CANON")


class CanonWith(FirstDetached):
    __slots__ = ()
    kind = "canon-with"
    rules = ("N06-CARD-AU-SON-DU-CANON",)
    checks = (is_within_earshot,)
    otherwise = Refusal("not-your-corps", "N06-CARD-AU-SON-DU-CANON")


class CanonJoin(JoinDetached):
    """Does the commander come along?"""

    __slots__ = ()
    kind = "canon-join"
    rules = ("N06-CARD-AU-SON-DU-CANON", "N06-DEF-5")
    otherwise = Refusal("not-in-the-zone", "N06-CARD-AU-SON-DU-CANON")


@needs("au-son-du-canon")
@rule("N06-CARD-AU-SON-DU-CANON", off=True)
def some_corps_hears_guns(b: Board, side: int) -> bool:
    return any(hears_guns(b, side, corps) for corps in own_corps(b, side))


@effect("au-son-du-canon")
@rule("N06-CARD-AU-SON-DU-CANON")
def au_son_du_canon(b: Board) -> Flow:
    """One own corps from an adjacent free zone comes and fights."""
    return enter(b, Detached(event(b).side), "canon", "1")


def p1_canon_with(b: Board) -> Flow:
    return CanonWith(detached(b).side)


def p2_canon_join(b: Board) -> Flow:
    return CanonJoin(detached(b).side)


def p3_canon_arrives(b: Board) -> Flow:
    """It is part of the pile from now on; over the enemy's axis it tires him (N06-AXE-3)."""
    d, c = detached(b), combat(b)
    start, d.zone = d.zone, c.zone
    move_pile(b, d.side, d.pile, d.leaders, start, c.zone)
    c.pile[d.side] |= d.pile
    c.leaders[d.side] |= d.leaders
    lay_open(b, d.side, c.zone, d.pile | d.leaders)
    tell(b, faces.JOINED, d.side, members(d.pile | d.leaders), start, c.zone)
    return cut_axis(b, d.side, c.zone, start)


PROCEDURES = [
    Procedure(
        "reaction",
        ("1", p1_react_with),
        ("2", p2_react_join),
        ("3", p3_react_to),
        ("4", p4_react_citadel),
        ("5", p5_react_control),
        record=Detached,
    ),
    Procedure(
        "canon",
        ("1", p1_canon_with),
        ("2", p2_canon_join),
        ("3", p3_canon_arrives),
        record=Detached,
    ),
]
FRAMES = [ReactWith, ReactJoin, ReactTo, CanonWith, CanonJoin]
