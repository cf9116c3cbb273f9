"""The administrative phase, points of command and prices (sections 2-B1, 4.4, 4.5)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import members, take_off
from berthier.games.gloire.events import scenario_of
from berthier.games.gloire.ground import settle_box
from berthier.games.gloire.kit import FRENCH, NOBODY
from berthier.games.gloire.lines import are_tied, armies_of, check_lines, payers
from berthier.games.gloire.partners import own_purse
from berthier.games.gloire.records import Half, Pooling
from berthier.games.gloire.recovery import half
from berthier.games.gloire.sight import reveal
from berthier.games.gloire.supply import FULL, supply_of
from berthier.games.gloire.truce import is_truce
from berthier.kernel.chance import roll
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Effect, Flow, Procedure, Question, Spelling, enter
from berthier.kernel.rulebook import rule

# --- B1


@rule("JDG-2-B1")
def pb1_dissolve(b: Board) -> Flow:
    """JDG-2-B1 step 4, JDG-1.2.3-3: units that came down to 0 PF before this turn go (R008)."""
    for piece in b.kit.own_units[b.active]:
        if 0 < b.emptied[piece] < b.turn and not b.pf[piece] and b.where[piece] >= 0:
            box = b.where[piece]
            reveal(b, b.active, box, 1 << piece)
            take_off(b, piece, LOST)
            tell(b, faces.DISSOLVED, piece)
            settle_box(b, box)
    return None


def pb1_lines(b: Board) -> Flow:
    """JDG-2-B1 step 5."""
    check_lines(b, b.active)
    return None


@rule("JDG-4.4-4")
def pb1_supply(b: Board) -> Flow:
    """JDG-4.4-4: each army apart."""
    for army in armies_of(b, b.active):
        b.supplied[army] = supply_of(b, army) if uses_supply(b) else FULL
        if b.sight:  # lines are their owner's business (I.6)
            facts = (army, b.supplied[army])
            tell_apart(b, faces.SUPPLY_VEILED, (), 1 << b.active, facts)
        else:
            tell(b, faces.SUPPLY, army, b.supplied[army])
    half(b).past = []
    return None


@rule("JDG-4.4-8", off=True)
def uses_supply(b: Board) -> bool:
    """JDG-4.4-8: supply may be left out by agreement."""
    return not b.unsupplied


@rule("JDG-4.5-1")
def pb1_points(b: Board) -> Flow:
    """JDG-4.5-1, -2: nothing is kept from the last turn; one die for each army, or shared."""
    for army in range(len(b.pc)):
        if b.kit.army_side[army] == b.active:
            b.pc[army] = 0
    dice: dict[int, list[int]] = {}
    for army in armies_of(b, b.active):
        dice.setdefault(b.kit.army_die[army], []).append(army)
    return [RollPoints(tuple(sharing)) for sharing in dice.values()]


class RollPoints(Effect):
    """One die, for one army or for two that share it (JDG-A13-4.5-1)."""

    __slots__ = ("armies",)
    kind = "roll-points"

    def __init__(self, armies: tuple[int, ...]) -> None:
        self.armies = armies

    def run(self, b: Board) -> Flow:
        fixed = [truce_points(b, army) or fixed_points(b) for army in self.armies]
        if any(fixed):
            for army, points in zip(self.armies, fixed, strict=True):
                give(b, army, points, whole=True)
            return None
        die = roll(b, 6, "JDG-X04", b.active)
        if len(self.armies) == 1:
            give(b, self.armies[0], die)
            return None
        return enter(b, Pooling(b.active, die, list(self.armies)), "pooling", "share")


@rule("JDG-A13-ARM-14", off=0)
def fixed_points(b: Board) -> int:
    """JDG-A13-ARM-14: on the turn of the resumption the French have ten, without a die."""
    row = scenario_of(b) if b.scenario else None
    if row is None or b.active != FRENCH:
        return 0
    if row.armistice is not None and b.resumption and b.turn == b.resumption:
        return row.armistice.french_pc
    return row.first_french_pc if b.turn == row.first_turn else 0


@rule("JDG-A13-ARM-7", off=0)
def truce_points(b: Board, army: int) -> int:
    """JDG-A13-ARM-7: no dice during the Armistice; supply does not matter (R118)."""
    return b.kit.pack.armies[army].armistice_pc if is_truce(b) else 0


def give(b: Board, army: int, die: int, whole: bool = False) -> None:
    """JDG-4.4-5: die and VC, then what supply leaves of it, rounded up; fixed ones whole (R118)."""
    if whole:
        total = die
    else:
        total = die + chief_vc(b, army)
        total = -(-total * b.supplied[army] // FULL)
    total = cut_short(b, army, total)
    b.pc[army] = total
    side = b.kit.army_side[army]
    tell_apart(b, faces.POINTS, (army,), 1 << side, (army, die, total))


def cut_short(b: Board, army: int, total: int) -> int:
    """Each card of the enemy takes a point, never the last."""
    cuts = [n for record in b.records if isinstance(record, Half) for n in record.cuts]
    return max(1, total - cuts.count(army)) if army in cuts else total


def chief_vc(b: Board, army: int) -> int:
    """R019: without a commander-in-chief on the map nothing is added."""
    chief = b.commanders[army]
    on_map = chief != NOBODY and b.where[chief] >= 0
    return b.kit.vc[b.period][chief] if on_map else 0


class SharePoints(Question):
    """How many pips of a shared die go to the first of two armies?"""

    __slots__ = ()
    kind = "share-points"
    rules = ("JDG-A13-4.5-1",)

    def candidates(self, b: Board) -> list[int]:
        return list(range(pooling(b).die + 1))

    def take(self, b: Board, option: int) -> Flow:
        pool = pooling(b)
        give(b, pool.armies[0], option)
        give(b, pool.armies[1], pool.die - option)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        first, second = pooling(b).armies
        rest = pooling(b).die - option
        return "pips", (("army", first), ("int", option), ("army", second), ("int", rest))


def pooling(b: Board) -> Pooling:
    record = b.records[-1]
    assert isinstance(record, Pooling)
    return record


@rule("JDG-A13-4.5-1")
def p_share(b: Board) -> Flow:
    """JDG-A13-4.5-1: two armies share a die and split it freely (R124)."""
    return SharePoints(pooling(b).side)


# --- prices

DEAREST = 2  # no price is higher: who has so many points need not look at it


@rule("JDG-4.5-4", "JDG-4.5-5", "JDG-4.5-6", "JDG-T-PC", off=0)
def price(b: Board, stack: int, army: int) -> int:
    """JDG-4.5-4 to -6: a commander-in-chief moves his stack for nothing; a general with a line to
    him too, else for one point; without a leader it is one with a line, else two (R026).
    """
    leaders = stack & b.kit.leader_mask
    if not leaders:
        return 1 if are_tied(b, stack, army) else 2
    if leaders & b.linked:
        return 0
    for leader in members(leaders):
        if leader in b.commanders:
            return 0
    return 1


def payers_of(b: Board, stack: int) -> list[int]:
    """R028: a moving stack belongs to one army; detachments may fit several (R125)."""
    if b.acting:
        return own_purse(b, stack, shared_payers(b, stack))
    return shared_payers(b, stack)


def shared_payers(b: Board, stack: int) -> list[int]:
    if not stack & (stack - 1):
        return payers(b, stack.bit_length() - 1)  # one piece: nearly always
    found: list[int] | None = None
    for piece in members(stack):
        armies = payers(b, piece)
        if found is None:
            found = armies
        elif found is not armies:
            found = [army for army in found if army in armies]
    return found or []


PROCEDURES = [Procedure("pooling", ("share", p_share), record=Pooling)]
FRAMES = [RollPoints, SharePoints]
