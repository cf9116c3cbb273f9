"""The armies of spring become those of autumn, when the Armistice is declared (JDG-A13-ARM-6)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import AWAITED, AWAY, CAPTURED, LOST, OFF, Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.changes import leave
from berthier.games.gloire.kit import AUTUMN, COALITION, NOBODY
from berthier.games.gloire.records import Drafting
from berthier.games.gloire.setup import DAVOUT, SOULT, army_of, first_in_right
from berthier.games.gloire.truce import armistice_of
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Frame, enter
from berthier.kernel.rulebook import rule


@rule("JDG-A13-ARM-6")
def p_autumn(b: Board) -> Flow:
    """JDG-A13-ARM-6: other rosters, other counters, and several armies of the Coalition (R117)."""
    b.period = AUTUMN
    tell(b, faces.AUTUMN, b.turn)
    found: list[Frame] = []
    for unit in b.kit.units:
        heir = b.kit.heir[unit]
        if heir != unit and b.where[unit] >= 0 and heir == NOBODY:
            found.append(Disband(unit))
        elif heir != unit and (b.where[unit] >= 0 or b.where[unit] == AWAITED):
            become(b, unit, heir)
    change_leaders(b)
    for piece in range(len(b.where)):
        b.army[piece] = army_of(b, piece)
    for army in range(len(b.commanders)):
        b.commanders[army] = first_in_right(b, army)
    return found


def become(b: Board, unit: int, heir: int) -> None:
    """R117: strength and marks go over. What is too much for one roster leaves, and is no loss."""
    where = b.where[unit]
    tell(b, faces.BECAME, unit, heir)
    if b.where[heir] < 0:
        place(b, heir, where)
        b.late |= (b.late >> unit & 1) << heir
        b.emptied[heir] = b.emptied[unit]
    if where >= 0:
        b.pf[heir] = min(b.pf[heir] + b.pf[unit], b.kit.most[AUTUMN][heir])
        b.emptied[heir] = 0 if b.pf[heir] else b.emptied[heir]
    b.crosses[heir] += b.crosses[unit]
    b.stragglers[heir] += b.stragglers[unit]
    retire(b, unit, heir)


def retire(b: Board, unit: int, heir: int) -> None:
    """Its detachments are those of who comes after it."""
    place(b, unit, OFF)
    b.pf[unit] = b.crosses[unit] = b.stragglers[unit] = b.emptied[unit] = 0
    b.parent = [heir if parent == unit else parent for parent in b.parent]


class Disband(Effect):
    """A corps that is broken up: its men go to units of its nation, in its box first."""

    __slots__ = ("unit",)
    kind = "disband"

    def __init__(self, unit: int) -> None:
        self.unit = unit

    def run(self, b: Board) -> Flow:
        kit, unit, box, pf = b.kit, self.unit, b.where[self.unit], b.pf[self.unit]
        tell(b, faces.DISBANDED, unit, pf)
        crosses, stragglers = b.crosses[unit], b.stragglers[unit]
        retire(b, unit, NOBODY)
        b.crosses[unit], b.stragglers[unit] = crosses, stragglers  # lost all the same (R106)
        if not pf:
            return None
        nation = kit.nations.index(kit.nation[unit])
        return enter(b, Drafting(kit.side_of[unit], nation, pf, box=box), "drafting", "give")


def change_leaders(b: Board) -> None:
    """Who has no counter of autumn leaves; a commander-in-chief who was lost comes back."""
    row = armistice_of(b)
    ney_is_replaced(b)
    goes = [b.kit.piece[name] for name in (row.leaves if row is not None else [])]
    for leader in b.kit.leaders:
        stays = leader == b.kit.piece["soult"] and b.marshal == SOULT
        if b.kit.army_of[AUTUMN][leader] == NOBODY or (leader in goes and not stays):
            leave(b, leader)
    for army, commanders in enumerate(b.kit.commanders):
        chief = commanders[0]
        lost = b.where[chief] in (LOST, CAPTURED)
        if lost and b.kit.army_side[army] == COALITION and AUTUMN in b.kit.army_periods[army]:
            b.where[chief] = AWAY


@rule("JDG-OPT-1", "JDG-OPT-2")
def ney_is_replaced(b: Board) -> None:
    """JDG-OPT-1, -2: by Davout in his box, or by Soult, who stays (R126)."""
    ney, davout = b.kit.piece["ney"], b.kit.piece["davout"]
    if b.marshal == DAVOUT and b.where[ney] >= 0:
        place(b, davout, b.where[ney])
        tell(b, faces.LEADER_CAME, davout, b.where[ney])
    if b.marshal in (DAVOUT, SOULT):
        leave(b, ney)


FRAMES = [Disband]
