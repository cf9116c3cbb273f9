"""Green manoeuvre cards that are new in Napoléon 1807 (chapter 14)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.axis import cut_axis
from berthier.games.napoleon.board import Board, detached, event, march, operation
from berthier.games.napoleon.events_detached import (
    FirstDetached,
    JoinDetached,
    found_enemy,
    own_corps,
    tell_shift,
)
from berthier.games.napoleon.events_manoeuvre import (
    add_points,
    bridges,
    can_repair,
    enemy_holds_cards,
    hussards,
    pontonniers,
)
from berthier.games.napoleon.fog import may_be_free
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.piles import is_contested, is_free, move_pile, settle_zone
from berthier.games.napoleon.playing import effect, needs
from berthier.games.napoleon.records import Detached, Event
from berthier.games.napoleon.sharing import share_equally
from berthier.games.napoleon.vedettes import drive_off
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import STOP, Flow, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule

# --- W-MP and W-CTR


@needs("contre-marche")
@rule("N07-CARD-CONTRE-MARCHE", "N07-CARD-GEN-8", off=True)
def can_be_countermarched(b: Board, side: int) -> bool:
    """A pile with points to lose, as far as one can tell; or, answering a card, Marche forcée and
    no other (R07-23).
    """
    running = b.records[-1]
    if isinstance(running, Event):
        return b.kit.card_event(running.card) == "marche-forcee"
    return bool(b.fog) or march(b).mp > 0


@effect("contre-marche", lasts=True)
@rule("N07-CARD-CONTRE-MARCHE")
def contre_marche(b: Board) -> Flow:
    """One point less; the other use is `playing.cancel`."""
    add_points(b, -1, "N07-CARD-CONTRE-MARCHE")
    return None


# --- W-MOVE


@needs("gue")
@rule("N07-CARD-GUE", off=True)
def stands_at_a_ford(b: Board, side: int) -> bool:
    """A single corps, with or without a commander, next to a destroyed bridge (R07-28)."""
    o = operation(b)
    alone = o.pile != 0 and o.pile & (o.pile - 1) == 0
    return alone and march(b).mp > 0 and bool(bridges(b, o.zone, True))


@effect("gue", lasts=True)
def gue(b: Board) -> Flow:
    """N07-CARD-GUE: it lies open until the bridge is crossed: see `manoeuvre.knows_ford`."""
    return None


@needs("cosaques")
@rule("N07-CARD-COSAQUES", off=True)
def french_hold_cards(b: Board, side: int) -> bool:
    """Like Hussards: not against an empty hand."""
    return enemy_holds_cards(b, side)


@effect("cosaques")
@rule("N07-CARD-COSAQUES")
def cosaques(b: Board) -> Flow:
    """A card taken at random from the French hand is discarded."""
    return hussards(b)


@needs("pont-de-bateaux")
@rule("N07-CARD-PONT-DE-BATEAUX", off=True)
def can_lay_boats(b: Board, side: int) -> bool:
    """Like Pontonniers: in a free zone next to a destroyed bridge."""
    return can_repair(b, side)


@effect("pont-de-bateaux")
@rule("N07-CARD-PONT-DE-BATEAUX")
def pont_de_bateaux(b: Board) -> Flow:
    return pontonniers(b)


# --- W-DES: Ultime effort


def effort_zones(b: Board, side: int, zone: int) -> list[int]:
    """Adjacent zones that are free or contested as far as one can tell, whatever the bridges."""
    return [other for other in b.kit.graph.near[zone] if may_strain_to(b, side, other)]


def may_strain_to(b: Board, side: int, zone: int) -> bool:
    return may_be_free(b, side, zone) or is_contested(b, zone)


@rule("N07-CARD-ULTIME-EFFORT")
def is_activated(b: Board, question: Question, corps: int) -> Refusal | None:
    """An activated pile, from a free zone (R07-36)."""
    if b.ready[corps]:
        return STILL_READY
    zone, side = b.where[corps], question.seat
    if not is_free(b, side, zone):
        return NOT_FREE
    return None if effort_zones(b, side, zone) else NOWHERE


STILL_READY = Refusal("still-ready", "N07-CARD-ULTIME-EFFORT")
NOT_FREE = Refusal("not-in-a-free-zone", "N07-CARD-ULTIME-EFFORT")
NOWHERE = Refusal("no-free-zone-near", "N07-CARD-ULTIME-EFFORT")


class EffortWith(FirstDetached):
    __slots__ = ()
    kind = "effort-with"
    rules = ("N07-CARD-ULTIME-EFFORT",)
    checks = (is_activated,)
    otherwise = Refusal("not-your-corps", "N07-CARD-ULTIME-EFFORT")


class EffortJoin(JoinDetached):
    __slots__ = ()
    kind = "effort-join"
    rules = ("N07-CARD-ULTIME-EFFORT", "N06-DEF-5")
    otherwise = Refusal("not-in-the-zone", "N07-CARD-ULTIME-EFFORT")

    def others(self, b: Board) -> int:
        """Commanders, and corps that are activated like the first."""
        d = detached(b)
        tired = 0
        for corps in own_corps(b, d.side):
            if b.where[corps] == d.zone and not b.ready[corps]:
                tired |= 1 << corps
        return super().others(b) | tired & ~d.pile


@rule("N07-CARD-ULTIME-EFFORT")
def strains_to(b: Board, question: Question, zone: int) -> Refusal | None:
    """Not where French corps stand alone (R07-36)."""
    return None if may_strain_to(b, question.seat, zone) else ENEMY_THERE


ENEMY_THERE = Refusal("enemy-there", "N07-CARD-ULTIME-EFFORT")


class EffortTo(Question):
    """To which adjacent zone?"""

    __slots__ = ()
    kind = "effort-to"
    rules = ("N07-CARD-ULTIME-EFFORT",)
    checks = (strains_to,)
    otherwise = Refusal("no-connection", "N07-CARD-ULTIME-EFFORT")

    def candidates(self, b: Board) -> list[int]:
        return list(b.kit.graph.near[detached(b).zone])

    def take(self, b: Board, option: int) -> Flow:
        d = detached(b)
        if not is_contested(b, option) and found_enemy(b, d.side, option, "N07-CARD-ULTIME-EFFORT"):
            return STOP
        start, d.zone = d.zone, option
        move_pile(b, d.side, d.pile, d.leaders, start, option)
        tell_shift(b, d, start)
        drive_off(b, d.side, option)
        return cut_axis(b, d.side, option, start)

    def spell(self, b: Board, option: int) -> Spelling:
        return "move", (("zone", option),)


@needs("ultime-effort")
@rule("N07-CARD-ULTIME-EFFORT", off=True)
def some_pile_can_strain(b: Board, side: int) -> bool:
    question = EffortWith(side)
    return any(is_activated(b, question, corps) is None for corps in own_corps(b, side))


@effect("ultime-effort")
@rule("N07-CARD-ULTIME-EFFORT")
def ultime_effort(b: Board) -> Flow:
    """One activated pile moves to an adjacent zone; it stays activated."""
    return enter(b, Detached(event(b).side), "effort", "1")


def p1_effort_with(b: Board) -> Flow:
    return EffortWith(detached(b).side)


def p2_effort_join(b: Board) -> Flow:
    return EffortJoin(detached(b).side)


def p3_effort_to(b: Board) -> Flow:
    return EffortTo(detached(b).side)


@rule("N07-CARD-ULTIME-EFFORT")
def p4_effort_tires(b: Board) -> Flow:
    """Each of its corps takes two fatigues at once; a contested zone costs nothing more."""
    d = detached(b)
    if b.fog:
        tell(b, faces.TIRED_VEILED, d.side, d.zone, 2, "N07-CARD-ULTIME-EFFORT")
    total = 2 * d.pile.bit_count()
    return share_equally(b, d.side, d.pile, total, "N07-CARD-ULTIME-EFFORT")


@rule("N07-FTW-2")
def p5_effort_town(b: Board) -> Flow:
    """N07-FTW-2: it may enter a fortified town and take it, with that one fatigue (R07-36)."""
    d = detached(b)
    pile = d.pile & b.at[d.side][d.zone]
    if not pile or is_contested(b, d.zone) or not is_prize(b, d.side, d.zone):
        return None
    return share_equally(b, d.side, pile, 1, "N06-MAN-7")


def p6_effort_control(b: Board) -> Flow:
    settle_zone(b, detached(b).zone)
    return victory(b)


PROCEDURES = [
    Procedure(
        "effort",
        ("1", p1_effort_with),
        ("2", p2_effort_join),
        ("3", p3_effort_to),
        ("4", p4_effort_tires),
        ("5", p5_effort_town),
        ("6", p6_effort_control),
        record=Detached,
    ),
]
FRAMES = [EffortWith, EffortJoin, EffortTo]
