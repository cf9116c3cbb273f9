"""Battles are marked and fought (sections 2-B3, 2-B4, 8-1)."""

from __future__ import annotations

from berthier.games.gloire import battle as fighting
from berthier.games.gloire import faces, guns, passage, retreat
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members
from berthier.games.gloire.ground import drop_masks
from berthier.games.gloire.records import Battle, Town
from berthier.games.gloire.siege import besiegers, get_no_help
from berthier.games.gloire.sight import counters, face_down
from berthier.games.gloire.sortie import sally
from berthier.games.gloire.towns import face_of, free_force, garrison
from berthier.games.gloire.victory import napoleon_is_taken
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Procedure, Question, Spelling, enter
from berthier.kernel.rulebook import rule

REST = -1


@rule("JDG-2-B3")
def pb3_mark(b: Board) -> Flow:
    """JDG-2-B3: where the active player's units share a box with the enemy's; not for a siege that
    only goes on (R011).
    """
    boxes = {b.where[piece] for piece in b.kit.own_units[b.active]}
    for box in sorted(boxes):
        met = box >= 0 and b.at[0][box] and b.at[1][box]
        if met and all(shows_force(b, box, side) for side in (0, 1)):
            b.battles.append(box)
            tell(b, faces.MARKED, box)
    return None


def shows_force(b: Board, box: int, side: int) -> bool:
    """Is there a Force in the open, or counters that may be one?"""
    free = b.at[side][box] & ~b.inside
    return free_force(b, box, side) != 0 or face_down(b, free) != 0


def boxes_to_resolve(b: Board) -> list[int]:
    """JDG-2-B4: the battles, and the sieges that go on, from outside or from within."""
    besieged = [mark >> 3 for mark in b.sieges]
    return [box for box in dict.fromkeys([*b.battles, *besieged]) if b.at[0][box] and b.at[1][box]]


@rule("JDG-8-1", "JDG-2-B4")
def pb4_fight(b: Board) -> Flow:
    """JDG-8-1: in the active player's order."""
    b.battles = boxes_to_resolve(b)
    return Resolve(b.active) if b.battles else None


class Resolve(Question):
    """Which battle or siege next?"""

    __slots__ = ()
    kind = "resolve"
    rules = ("JDG-8-1",)

    def candidates(self, b: Board) -> list[int]:
        rest = len(b.battles) > 1 and quiet_towns(b)
        return [*b.battles, *([REST] if rest else [])]

    def take(self, b: Board, option: int) -> Flow:
        if option == REST:
            for box in quiet_towns(b):
                drop_masks(b, box)
                b.battles.remove(box)
            return Next()
        b.battles.remove(option)
        more: list[Effect] = [Next()] if b.battles else []
        return [Begin(option), *more]

    def spell(self, b: Board, option: int) -> Spelling:
        return ("rest", ()) if option == REST else ("battle", (("box", option),))


def quiet_towns(b: Board) -> list[int]:
    """Where the active player may leave everything as it is, so that he need not say so for each
    town: his garrison stays inside (R101), or his mask goes on (JDG-8.8-6).
    """
    return [box for box in b.battles if face_of(b, box) >= 0 and may_rest(b, box)]


def may_rest(b: Board, box: int) -> bool:
    if garrison(b, box, b.active):
        return not free_force(b, box, b.active)
    relief = counters(b, 1 - b.active, box) & ~b.inside
    return not relief and not besiegers(b, box, b.active)


class Next(Effect):
    """Another is chosen, if there is still one: a retreat may have ended it."""

    __slots__ = ()
    kind = "next"

    def run(self, b: Board) -> Flow:
        return Resolve(b.active) if b.battles else None


@rule("JDG-8.8-11", off=False)
def was_caught(b: Board, box: int) -> bool:
    """JDG-8.8-11: intercepted in a town of his own the active player may shelter (R099)."""
    return box in b.intercepted and b.kit.is_town[box] and b.control[box] == b.active


class Begin(Effect):
    """One box: an open battle, a town, a siege that goes on, or a sortie."""

    __slots__ = ("box",)
    kind = "begin"

    def __init__(self, box: int) -> None:
        self.box = box

    def run(self, b: Board) -> Flow:
        box, foe = self.box, 1 - b.active
        if not (fighters(b, b.at[0][box]) and fighters(b, b.at[1][box])):
            drop_masks(b, box)
            guns.stay_away(b, box)
            return None
        if garrison(b, box, b.active):
            drop_masks(b, box)
            return sally(b, box)
        if members(free_force(b, box, foe)):
            sheltering = b.active if was_caught(b, box) else foe
            return enter(b, Town(sheltering, box), "town", "1")
        drop_masks(b, box)
        get_no_help(b, box)
        return enter(b, Town(foe, box), "town", "4")


PROCEDURES = [
    Procedure(
        "battle",
        ("0", fighting.p0_cards),
        ("1", fighting.p1_tactics),
        ("3", fighting.p3_begin),
        ("3 join", guns.p3_join),
        ("3 count", fighting.p3_count),
        ("3 passage", passage.p3_passage),
        ("3 cards", fighting.p3_cards),
        ("4", fighting.p4_roll),
        ("4 dice", fighting.p4_dice),
        ("4 losses", fighting.p4_losses),
        ("4 morale", fighting.p4_morale),
        ("4 held", fighting.p4_held),
        ("4 hold out", fighting.p4_hold_out),
        ("4 again", fighting.p4_again),
        ("5", fighting.p5_loser),
        ("6 points", retreat.p6_points),
        ("6", retreat.p6_retreat),
        ("6 napoleon", napoleon_is_taken),
        ("6 cards", retreat.p6_cards),
        ("6 pursuit", retreat.p6_pursuit),
        ("6 step back", retreat.p6_step_back),
        ("over", passage.p_over),
        ("passage", passage.p_roll),
        ("passage 2", passage.p_defender),
        record=Battle,
    )
]
FRAMES = [Resolve, Next, Begin]
