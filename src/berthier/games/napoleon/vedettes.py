"""Vedettes (chapter 18, N06-GRO-VED-1 to -12)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import OFF, Board, operation, placing
from berthier.games.napoleon.kit import CITADEL
from berthier.games.napoleon.pack_1807 import Scenario1807
from berthier.games.napoleon.piles import members
from berthier.games.napoleon.records import Placing
from berthier.games.napoleon.victory import scenario_of
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    Call,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Together,
    enter,
)
from berthier.kernel.rulebook import rule

DONE, AGAIN = -1, -2

# --- placing them


@rule("N06-GRO-VED-1")
def among_own_corps(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-GRO-VED-1: in a zone with an own corps, several in one if he likes (R06-70)."""
    return None if option < 0 or b.at[question.seat][option] else NO_CORPS


NO_CORPS = Refusal("no-own-corps-there", "N06-GRO-VED-1")


@rule("N07-GRO-VED-13", off=False)
def bars_vedettes(b: Board, side: int, zone: int) -> bool:
    """N07-GRO-VED-13: a citadel with an enemy marker, not even to cross it."""
    if not b.kit.poland or b.kit.terrain[zone] != CITADEL:
        return False
    return b.control[zone] == 1 - side


def is_not_placed_in_citadel(b: Board, question: Question, option: int) -> Refusal | None:
    return ENEMY_CITADEL if option >= 0 and bars_vedettes(b, question.seat, option) else None


def shuns_citadel(b: Board, question: Question, option: int) -> Refusal | None:
    """N07-GRO-VED-13 on the march."""
    if not b.fog or not operation(b).scouts or not bars_vedettes(b, question.seat, option):
        return None
    return ENEMY_CITADEL


ENEMY_CITADEL = Refusal("no-vedettes-in-citadel", "N07-GRO-VED-13")


def vedettes_of(b: Board, side: int) -> list[int]:
    """The vedettes that a scenario brings: those of the pack, or fewer (N07-GRO-VED-1)."""
    found, scenario = b.kit.vedettes[side], scenario_of(b)
    if isinstance(scenario, Scenario1807):
        return found[: scenario.vedettes[b.kit.side_ids[side]]]
    return found


class PlaceVedette(Question):
    """Where does the next vedette go? When all stand the owner says so; he may begin again once."""

    __slots__ = ()
    kind = "place-vedette"
    rules = ("N06-GRO-VED-1",)
    checks = (among_own_corps, is_not_placed_in_citadel)
    otherwise = NO_CORPS

    def candidates(self, b: Board) -> list[int]:
        record = placing(b)
        placed = record.zones[self.seat]
        again = [AGAIN] if placed and not record.again >> self.seat & 1 else []
        if len(placed) == len(vedettes_of(b, self.seat)):
            return [DONE, *again]
        return [*again, *range(len(b.kit.zone_ids))]

    def take(self, b: Board, option: int) -> Flow:
        record = placing(b)
        if option == DONE:
            record.done |= 1 << self.seat
        elif option == AGAIN:
            record.zones[self.seat] = []
            record.again |= 1 << self.seat
        else:
            record.zones[self.seat].append(option)
        if record.again >> self.seat & 1 and self.candidates(b) == [DONE]:
            record.done |= 1 << self.seat  # nothing is left to decide
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        if option < 0:
            return ("done" if option == DONE else "again"), ()
        return "vedette", (("zone", option),)


class PlaceVedettes(Together):
    """N06-GRO-VED-1, R06-70: both sides place theirs at once, in secret."""

    __slots__ = ()
    kind = "place-vedettes"

    def pending(self, b: Board) -> list[Question]:
        done = placing(b).done
        return [PlaceVedette(side) for side in (0, 1) if not done >> side & 1]

    def settle(self, b: Board) -> Flow:
        for side, zones in enumerate(placing(b).zones):
            for piece, zone in zip(vedettes_of(b, side), zones, strict=True):
                put_vedette(b, piece, zone)
            tell(b, faces.VEDETTES_PLACED, side, sorted(zones))
        return None


@rule("N06-GRO-VED-1")
def p1_place(b: Board) -> Flow:
    """N06-GRO-VED-1: after the corps are set up each player adds his vedettes."""
    return PlaceVedettes()


def begin_placing(b: Board) -> Call:
    return enter(b, Placing(), "vedettes", "1")


def put_vedette(b: Board, piece: int, zone: int) -> None:
    """Put a vedette into a zone, or take it off for good (zone OFF)."""
    at = b.scouts[b.kit.side_of[piece]]
    old = b.where[piece]
    if old >= 0:
        at[old] &= ~(1 << piece)
    if zone >= 0:
        at[zone] |= 1 << piece
    b.where[piece] = zone


def move_vedettes(b: Board, scouts: int, to: int) -> None:
    for piece in members(scouts):
        put_vedette(b, piece, to)


# --- meeting the enemy


@rule("N06-GRO-VED-12")
def lose_vedettes(b: Board, side: int, zone: int, count: int) -> None:
    """N06-GRO-VED-12: they do not return, and score nothing (R06-74). Activated ones go first, as
    their owner would choose: blocks are alike, their order may decide nothing.
    """
    if count:
        there = sorted(members(b.scouts[side][zone]), key=lambda piece: b.ready[piece])
        for piece in there[:count]:
            put_vedette(b, piece, OFF)
        tell(b, faces.VEDETTES_GONE, side, zone, count)


@rule("N06-GRO-VED-4", "N06-GRO-VED-6", "N06-GRO-VED-7")
def drive_off(b: Board, side: int, zone: int) -> None:
    """N06-GRO-VED-4, -6, -7: a pile that comes into a zone eliminates the vedettes there."""
    if b.fog:
        foe = 1 - side
        lose_vedettes(b, foe, zone, b.scouts[foe][zone].bit_count())


@rule("N06-GRO-VED-8")
def eliminate_each_other(b: Board, side: int, zone: int) -> None:
    """N06-GRO-VED-8: one for one (R06-72)."""
    pairs = min(b.scouts[0][zone].bit_count(), b.scouts[1][zone].bit_count())
    for who in (side, 1 - side):
        lose_vedettes(b, who, zone, pairs)


@rule("N06-GRO-VED-5")
def reconnoitre(b: Board, side: int, zone: int) -> None:
    """N06-GRO-VED-5: among enemy corps they are lost; all one learns is that there are any."""
    if b.at[1 - side][zone]:
        lose_vedettes(b, side, zone, b.scouts[side][zone].bit_count())
        tell(b, faces.SCOUTED, side, zone)


def p4_meet(b: Board) -> Flow:
    """N06-GRO-VED-4 to -8: what has just been entered, by corps or by vedettes."""
    if not b.fog:
        return None
    o = operation(b)
    if not o.scouts:
        drive_off(b, o.side, o.zone)
        return None
    eliminate_each_other(b, o.side, o.zone)
    reconnoitre(b, o.side, o.zone)
    o.scouts &= b.scouts[o.side][o.zone]
    return None if o.scouts else Jump("control")


# --- designating and moving them


@rule("N06-GRO-VED-2")
def keeps_apart(b: Board, question: Question, piece: int) -> Refusal | None:
    """N06-GRO-VED-2: vedettes never operate together with corps or commanders."""
    if piece < 0 or not b.fog:
        return None
    return APART if (piece >= b.kit.plain) != bool(operation(b).scouts) else None


APART = Refusal("vedettes-apart", "N06-GRO-VED-2")


@rule("N06-GRO-VED-2", off=0)
def for_vedettes(b: Board) -> int:
    """N06-GRO-VED-2: the revealed value and one more, whatever their number."""
    return 1


def has_ready_vedettes(b: Board, side: int) -> bool:
    """R06-22: something left to do."""
    if not b.fog:
        return False
    return any(b.ready[n] and b.where[n] >= 0 for n in b.kit.vedettes[side])


def column(b: Board) -> int:
    """All pieces of the operation, as a mask."""
    o = operation(b)
    return o.pile | o.leaders | o.scouts


def step_vedettes(b: Board, to: int) -> None:
    """What they meet is seen in `p4_meet`; of an enemy axis nothing comes (N06-GRO-VED-11)."""
    move_vedettes(b, operation(b).scouts, to)


@rule("N06-GRO-VED-10", off=False)
def passes_friends(b: Board) -> bool:
    """N06-GRO-VED-10: a friendly pile does not stop vedettes; nor they a pile, being no corps."""
    return operation(b).scouts != 0


PROCEDURES = [Procedure("vedettes", ("1", p1_place), record=Placing)]
FRAMES = [PlaceVedette, PlaceVedettes]
