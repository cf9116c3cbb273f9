"""Decoys (section 7.1): how they come onto the map, and when they must be declared."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LOST, OFF, Board
from berthier.games.gloire.boxes import fighters, is_held, members, place
from berthier.games.gloire.kit import CAVALRY, COALITION, FRENCH
from berthier.games.gloire.pack_scenario import Decoys
from berthier.games.gloire.records import Placing
from berthier.games.gloire.sight import counters, face_down_at, is_found_held, turn_down
from berthier.games.gloire.truce import is_truce
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Procedure, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

DONE = -1
Place = tuple[int, int]  # a decoy and its box


# --- how many


@rule("JDG-BLIND-4", "JDG-1.3-1")
def allot(b: Board, decoys: dict[str, Decoys]) -> None:
    """JDG-1.3-1, JDG-7.1-1: as many of each arm as the scenario gives; the others are not used."""
    for side, name in enumerate(b.kit.side_ids):
        row = decoys[name]
        left = [row.infantry, row.cavalry]
        for piece in own_decoys(b, side):
            arm = int(b.kit.mover[piece] == CAVALRY)
            place(b, piece, OFF if left[arm] > 0 else LOST)
            left[arm] -= 1


def own_decoys(b: Board, side: int) -> list[int]:
    return [piece for piece in b.kit.decoys if b.kit.side_of[piece] == side]


def in_reserve(b: Board, side: int) -> list[int]:
    """Out of play, but not for good."""
    return [piece for piece in own_decoys(b, side) if b.where[piece] == OFF]


# --- at the start


class PlaceDecoy(Question):
    """Where does the next decoy go? The enemy does not see it before all have been laid."""

    __slots__ = ()
    kind = "place-decoy"
    rules = ("JDG-7.1-1",)
    otherwise = Refusal("no-friends-there", "JDG-7.1-1")

    def candidates(self, b: Board) -> list[Place]:
        decoy = in_reserve(b, self.seat)[len(chosen(placing(b), self.seat))]
        return [(decoy, box) for box in occupied(b, self.seat)]

    def take(self, b: Board, option: Place) -> Flow:
        boxes = chosen(placing(b), self.seat)
        boxes.append(option[1])
        return self if len(boxes) < len(in_reserve(b, self.seat)) else None

    def spell(self, b: Board, option: Place) -> Spelling:
        return "place", (("piece", option[0]), ("box", option[1]))


@rule("JDG-7.1-1", off=[])
def occupied(b: Board, side: int) -> list[int]:
    """JDG-7.1-1: any box with friendly pieces."""
    return [box for box in range(len(b.at[side])) if counters(b, side, box)]


def placing(b: Board) -> Placing:
    record = b.records[-1]
    assert isinstance(record, Placing)
    return record


def chosen(p: Placing, side: int) -> list[int]:
    return p.french if side == FRENCH else p.coalition


def p1_french(b: Board) -> Flow:
    return PlaceDecoy(FRENCH) if in_reserve(b, FRENCH) else None


def p1_coalition(b: Board) -> Flow:
    return PlaceDecoy(COALITION) if in_reserve(b, COALITION) else None


def p2_lay(b: Board) -> Flow:
    """Both sides at once."""
    for side in (FRENCH, COALITION):
        boxes = chosen(placing(b), side)
        for piece, box in zip(in_reserve(b, side), boxes, strict=True):
            lay(b, piece, box)
        tell(b, faces.DECOYS_LAID, side, sorted(boxes))
    return None


def lay(b: Board, piece: int, box: int) -> None:
    shut_in = not counters(b, b.kit.side_of[piece], box) & ~b.inside
    place(b, piece, box)
    b.shown &= ~(1 << piece)
    b.done &= ~(1 << piece)
    if shut_in:  # with those who are besieged there
        b.inside |= 1 << piece


# --- in the administrative phase


def pb1_decoys(b: Board) -> Flow:
    """JDG-2-B1 step 1: some come back; after the Armistice all of them (R121)."""
    if not b.sight or is_truce(b):
        return None
    if b.fresh[b.active]:
        b.fresh[b.active] = 0
        return ReturnDecoy(b.active, len(in_reserve(b, b.active)), 1)
    back = returning(b, b.active)
    return ReturnDecoy(b.active, back, 0) if back else None


@rule("JDG-7.1-6", off=0)
def returning(b: Board, side: int) -> int:
    """JDG-7.1-6: half of those out of play, rounded down, but those lost for good (R066)."""
    return len(in_reserve(b, side)) // 2


class ReturnDecoy(Question):
    """Which decoy comes back, and where?"""

    __slots__ = ("left", "must")
    kind = "return-decoy"
    rules = ("JDG-7.1-6",)
    otherwise = Refusal("no-friends-there", "JDG-7.1-6")

    def __init__(self, seat: int, left: int, must: int) -> None:
        self.seat = seat
        self.left = left
        self.must = must

    def candidates(self, b: Board) -> list[int | Place]:
        """One of each arm: they are all alike."""
        first: dict[int, int] = {}
        for piece in in_reserve(b, self.seat):
            first.setdefault(b.kit.mover[piece], piece)
        held = [box for box in range(len(b.at[self.seat])) if is_held(b, self.seat, box)]
        done: list[int | Place] = [] if self.must else [DONE]
        return [*done, *((piece, box) for piece in first.values() for box in held)]

    def take(self, b: Board, option: int | Place) -> Flow:
        if isinstance(option, int):
            return None
        lay(b, *option)
        tell(b, faces.DECOYS_LAID, self.seat, [option[1]])
        return ReturnDecoy(self.seat, self.left - 1, self.must) if self.left > 1 else None

    def blocked(self, b: Board) -> Flow:
        return None

    def spell(self, b: Board, option: int | Place) -> Spelling:
        if isinstance(option, int):
            return "done", ()
        return "place", (("piece", option[0]), ("box", option[1]))


def pb1_turn_down(b: Board) -> Flow:
    """JDG-2-B1 step 2; in the Armistice everything lies open (JDG-A13-ARM-6)."""
    if b.sight and not is_truce(b):
        turn_down(b, b.active)
    b.found = []
    return None


# --- declared


@rule("JDG-7.1-4")
def declare(b: Board, side: int, box: int) -> None:
    """JDG-7.1-4: decoys that would wrongly bar something say so, and stay (R064)."""
    if not face_down_at(b, side, box) or fighters(b, b.at[side][box]):
        return
    found = members(b.at[side][box] & b.kit.decoy_mask & ~b.shown)
    b.shown |= sum(1 << piece for piece in found)
    tell(b, faces.DECLARED_DECOYS, side, box, found)


def finds_way_barred(b: Board, side: int, box: int) -> bool:
    """Somebody acts in spite of counters that may be a Force: it bars him, or they are declared."""
    if is_found_held(b, side, box):
        return True
    declare(b, side, box)
    return False


PROCEDURES = [
    Procedure(
        "placing",
        ("french", p1_french),
        ("coalition", p1_coalition),
        ("lay", p2_lay),
        record=Placing,
    )
]
FRAMES = [PlaceDecoy, ReturnDecoy]
