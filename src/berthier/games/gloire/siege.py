"""Fortified towns: shelter, siege, mask, assault, sortie (section 8.8)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import members, strength, take_off
from berthier.games.gloire.ground import (
    drop_masks,
    remove_decoys,
    settle_box,
)
from berthier.games.gloire.guns import stay_away
from berthier.games.gloire.kit import INFANTRY
from berthier.games.gloire.lines import barring, has_line, reach
from berthier.games.gloire.records import ASSAULT, OPEN, SORTIE, Battle, Town
from berthier.games.gloire.sight import (
    counters,
    reveal,
    tell_of,
)
from berthier.games.gloire.surplus import exits, has_room, p2_surplus
from berthier.games.gloire.towns import (
    face_of,
    free_force,
    garrison,
    lay_marker,
    other_markers,
    set_face,
    town,
)
from berthier.games.gloire.victory import capture, napoleon_is_taken
from berthier.kernel.chance import roll
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    STOP,
    Call,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    enter,
)
from berthier.kernel.rulebook import rule

IN_THE_OPEN, SHELTER = 0, 1
STORM, BESIEGE, MASK = 0, 1, 2


# --- shelter


@rule("JDG-8.8-1", "JDG-8.8-2", "JDG-8.4-8", off=False)
def may_shelter(b: Board, box: int, side: int) -> bool:
    """JDG-8.8-1, -2: a Force attacked in a town that is its own; no passage is forced on it there
    (JDG-8.4-8).
    """
    return b.kit.is_town[box] and b.control[box] == side


def all_find_a_place(b: Board, question: Question, option: int) -> Refusal | None:
    """R096: if somebody has no room and no way out, nobody shelters."""
    box = town(b).box
    crowded = not has_room(b, box, free_force(b, box, question.seat))
    stuck = crowded and not exits(b, box, question.seat)
    return NO_ROOM if option == SHELTER and stuck else None


NO_ROOM = Refusal("no-room", "JDG-8.8-5")


class ShelterOrNot(Question):
    """Fight in the open, or shelter behind the walls?"""

    __slots__ = ()
    kind = "shelter-or-not"
    rules = ("JDG-8.8-2", "JDG-8.8-5")
    checks = (all_find_a_place,)

    def candidates(self, b: Board) -> list[int]:
        return [IN_THE_OPEN, SHELTER]

    def take(self, b: Board, option: int) -> Flow:
        drop_masks(b, town(b).box)  # R096
        return Jump("open") if option == IN_THE_OPEN else None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("open" if option == IN_THE_OPEN else "shelter"), ()


def p1_shelter(b: Board) -> Flow:
    """JDG-8.8-2 (R093): the defender chooses before tactics."""
    t = town(b)
    if may_shelter(b, t.box, t.side):
        return ShelterOrNot(t.side)
    drop_masks(b, t.box)
    return Jump("open")


def p3_shut(b: Board) -> Flow:
    t = town(b)
    shut = b.at[t.side][t.box] | b.chiefs[t.side][t.box]
    b.inside |= shut
    facts = (t.side, t.box, members(shut))
    tell_of(b, t.side, shut, faces.SHELTERED, facts, faces.SHELTERED_VEILED, t.box)
    get_no_help(b, t.box)
    return None


@rule("JDG-8.8-16")
def get_no_help(b: Board, box: int) -> None:
    """JDG-8.8-16: nobody marches to a Force behind its walls."""
    stay_away(b, box)


# --- assault, siege or mask


@rule("JDG-8.8-4", off=0)
def besiegers(b: Board, box: int, side: int) -> int:
    """JDG-8.8-4: a named infantry unit with PF is needed (R095)."""
    found = 0
    for piece in members(free_force(b, box, side)):
        if piece in b.kit.units and b.kit.mover[piece] == INFANTRY:
            found |= 1 << piece
    return found


@rule("JDG-8.8-12", off=True)
def has_a_leader(b: Board, mask: int) -> bool:
    """JDG-8.8-12: without a line to any leader none is begun, nor goes on (R100)."""
    for piece in members(mask):
        if has_line(b, piece, b.army[piece]):
            return True
        around = reach(b, barring(b, b.kit.side_of[piece]), b.where[piece])
        if any(b.army[n] == b.army[piece] and b.where[n] in around for n in b.kit.leaders):
            return True
    return False


def brings_besiegers(b: Board, question: Question, option: int) -> Refusal | None:
    """JDG-8.8-4: others only mask the town."""
    able = besiegers(b, town(b).box, question.seat)
    return None if option == MASK or able else NO_BESIEGERS


def is_led(b: Board, question: Question, option: int) -> Refusal | None:
    """JDG-8.8-12: a town may be stormed without it."""
    able = besiegers(b, town(b).box, question.seat)
    return NOT_LED if option == BESIEGE and not has_a_leader(b, able) else None


NO_BESIEGERS = Refusal("no-besiegers", "JDG-8.8-4")
NOT_LED = Refusal("siege-without-leader", "JDG-8.8-12")


class Beleaguer(Question):
    """Assault, besiege, or only mask the town?"""

    __slots__ = ()
    kind = "beleaguer"
    rules = ("JDG-8.8-3", "JDG-8.8-4", "JDG-8.8-6", "JDG-8.8-12")
    checks = (brings_besiegers, is_led)
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return [STORM, BESIEGE, MASK]

    def take(self, b: Board, option: int) -> Flow:
        t = town(b)
        if option == STORM:
            return Jump("assault")
        if option == BESIEGE:
            return None
        mask(b, t, self.seat)
        return STOP

    def spell(self, b: Board, option: int) -> Spelling:
        return ("assault", "siege", "mask")[option], ()


@rule("JDG-8.8-6")
def mask(b: Board, t: Town, side: int) -> None:
    """JDG-8.8-6: a marker without a roll; a siege that pauses keeps its face (R097)."""
    if face_of(b, t.box) < 0:
        set_face(b, t.box, 0, side)


@rule("JDG-8.8-3")
def p4_choose(b: Board) -> Flow:
    """JDG-8.8-3, -6: against a sheltered Force."""
    return Beleaguer(1 - town(b).side)


@rule("JDG-8.8-7", "JDG-8.8-8")
def p5_siege(b: Board) -> Flow:
    """JDG-8.8-7, -8: the marker is laid and a die rolled at once, then once a turn; on the first
    line the town falls from 5 on, on the second from 2 on.
    """
    t = town(b)
    side, scale = 1 - t.side, b.kit.pack.series.siege
    face = max(1, face_of(b, t.box))
    die = roll(b, 6, "JDG-X17", side)
    rows = [("JDG-A13-8.8-2", poor_works(b, t), ""), ("JDG-8.8-10", -too_weak(b, t), "")]
    modifiers = [row for row in rows if row[1]]
    total = die + sum(amount for _, amount, _ in modifiers)
    falls = total >= scale[min(face, len(scale)) - 1]
    facts = (side, t.box, face, die, modifiers, total, int(falls))
    if b.sight:
        seen_by_all = (side, t.box, face, die, int(falls))
        tell_apart(b, faces.SIEGE_ROLL_VEILED, seen_by_all, 1 << side, facts)
    else:
        tell(b, faces.SIEGE_ROLL, *facts)
    if falls:
        fall(b, t)
        return napoleon_is_taken(b) or STOP
    set_face(b, t.box, face + advances(b, t, face), side)
    return STOP


@rule("JDG-8.8-11")
def advances(b: Board, t: Town, face: int) -> int:
    """JDG-8.8-11: not in the enemy's turn; nor beyond the last face."""
    own_turn = b.active != t.side
    return int(own_turn and face < len(b.kit.pack.series.siege))


@rule("JDG-8.8-10", off=0)
def too_weak(b: Board, t: Town) -> int:
    """JDG-8.8-10: one less without more than twice the garrison in infantry (R098)."""
    outside = members(free_force(b, t.box, 1 - t.side))
    infantry = sum(b.pf[piece] for piece in outside if b.kit.mover[piece] == INFANTRY)
    return int(infantry <= 2 * strength(b, garrison(b, t.box, t.side)))


@rule("JDG-A13-8.8-2", off=0)
def poor_works(b: Board, t: Town) -> int:
    """JDG-A13-8.8-2: one more where the works are poor."""
    return b.kit.siege_die[t.box]


@rule("JDG-8.8-9")
def fall(b: Board, t: Town) -> None:
    """JDG-8.8-9: the garrison is eliminated, its leaders are captured."""
    b.sieges = other_markers(b, t.box)
    reveal(b, t.side, t.box, counters(b, t.side, t.box) & b.inside)
    for piece in members(garrison(b, t.box, t.side)):
        take_off(b, piece, LOST)
        tell(b, faces.ELIMINATED, piece)
    captured = b.chiefs[t.side][t.box] & b.inside
    b.inside &= ~captured
    capture(b, t.side, captured)
    tell(b, faces.TOWN_FELL, 1 - t.side, t.box)
    settle_box(b, t.box)


# --- battles at towns


def p_open(b: Board) -> Flow:
    """JDG-8.8-2: in the open it is a battle like any other."""
    t = town(b)
    return fight(b, t.box, OPEN)


def p_assault(b: Board) -> Flow:
    """JDG-8.8-3: a battle against who is inside; a marker lies there meanwhile."""
    t = town(b)
    if face_of(b, t.box) < 0:
        lay_marker(b, t.box, 0, 1 - t.side)
    return fight(b, t.box, ASSAULT)


def fight(b: Board, box: int, how: int) -> Call:
    """The active player attacks (JDG-8-1): with who is free there, or also with who is inside; but
    an assault is its besieger's, also on a Force that was intercepted in its town (R099).
    """
    for side in (0, 1) if b.sight else ():
        remove_decoys(b, side, box)
    attacker = 1 - town(b).side if how == ASSAULT else attacks(b)
    forces = [force_in(b, box, side, attacker, how) for side in (0, 1)]
    return enter(b, Battle(attacker, box, forces, assault=how), "battle", "0")


def force_in(b: Board, box: int, side: int, attacker: int, how: int) -> int:
    """Those of a side who fight there."""
    if how == ASSAULT and side != attacker:
        return garrison(b, box, side)
    if how == SORTIE and side == attacker:
        return b.at[side][box]
    return b.at[side][box] & ~b.inside


@rule("JDG-6.5.1-11", off=0)
def attacks(b: Board) -> int:
    """JDG-6.5.1-11: the active player, also where he was intercepted."""
    return b.active


def p_end(b: Board) -> Flow:
    return STOP


PROCEDURES = [
    Procedure(
        "town",
        ("1", p1_shelter),
        ("2", p2_surplus),
        ("3", p3_shut),
        ("4", p4_choose),
        ("5", p5_siege),
        ("open", p_open),
        ("end of it", p_end),
        ("assault", p_assault),
        record=Town,
    )
]
FRAMES = [ShelterOrNot, Beleaguer]
