"""Phase A: weather and first player (sections 3.1, 3.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import COALITION, DRY, FRENCH, MUD, NOBODY, RAIN, SNOW, WEATHERS
from berthier.games.gloire.pack_scenario import Scenario
from berthier.games.gloire.truce import is_resumed
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Question, Spelling
from berthier.kernel.rulebook import rule

READ = {"clear": DRY, "rain": RAIN, "rain*": RAIN, "snow": SNOW}


def scenario_of(b: Board) -> Scenario:
    return b.kit.scenario[b.scenario]


# --- A1


@rule("JDG-3.1-1", "JDG-T-WEATHER")
def pa1_weather(b: Board) -> Flow:
    """JDG-3.1-1: a die and the month, on the column of the season."""
    if given_weather(b) or after_starred_rain(b):
        return None
    row = b.kit.pack.calendar[b.turn - 1]
    die = roll(b, 6, "JDG-X01", FRENCH)
    total = die + row.weather
    word = b.kit.pack.weather[row.season][min(max(total, 1), 6) - 1]
    b.weather, b.mud_next = READ[word], int(word == "rain*")
    tell(b, faces.WEATHER, die, total, b.weather)
    return None


def given_weather(b: Board) -> bool:
    """R012: a scenario may fix the weather of its first turn."""
    row = scenario_of(b) if b.scenario else None
    if row is None or b.turn != row.first_turn or not row.first_weather:
        return False
    b.weather = WEATHERS.index(row.first_weather)
    tell(b, faces.GIVEN_WEATHER, b.weather)
    return True


@rule("JDG-3.1-2", off=False)
def after_starred_rain(b: Board) -> bool:
    """JDG-3.1-2: mud follows without a die, whatever the month; then one rolls again."""
    if not b.mud_next:
        return False
    b.weather, b.mud_next = MUD, 0
    tell(b, faces.MUD, b.weather)
    return True


# --- A3


@rule("JDG-3.2-1", "JDG-A13-3.2-1", off=False)
def french_choose(b: Board) -> bool:
    """JDG-3.2-1, JDG-A13-3.2-1: while Napoleon is on the map or counts as there (R122)."""
    rule_ = scenario_of(b).first_player if b.scenario else "napoleon"
    until = rule_ == "french-until-resumption" and not is_resumed(b)
    if rule_ == "french" or until:
        return True
    napoleon = b.kit.napoleon
    return napoleon != NOBODY and b.where[napoleon] >= 0


@rule("JDG-3.2-2")
def pa3_order(b: Board) -> Flow:
    """JDG-3.2-2: otherwise each rolls and adds the VC of his senior commander (R014)."""
    if french_choose(b):
        return ChooseOrder(FRENCH)
    while True:
        totals = []
        for side in (FRENCH, COALITION):
            die = roll(b, 6, "JDG-X02", side)
            totals.append(die + senior_vc(b, side))
            tell(b, faces.ORDER_ROLL, side, die, totals[side])
        if totals[0] != totals[1]:
            return ChooseOrder(FRENCH if totals[0] > totals[1] else COALITION)


def senior_vc(b: Board, side: int) -> int:
    """Of the highest rank on the map, the best VC among equals; 0 without any (R014)."""
    vc, rg = b.kit.vc[b.period], b.kit.rg[b.period]
    found = [
        (rg[leader], vc[leader])
        for army, leader in enumerate(b.commanders)
        if b.kit.army_side[army] == side and leader != NOBODY and b.where[leader] >= 0
    ]
    return max(found)[1] if found else 0


class ChooseOrder(Question):
    """Who plays first in this turn?"""

    __slots__ = ()
    kind = "choose-order"
    rules = ("JDG-3.2-1", "JDG-3.2-2")

    def candidates(self, b: Board) -> list[int]:
        return [self.seat, 1 - self.seat]

    def take(self, b: Board, option: int) -> Flow:
        b.first = option
        tell(b, faces.ORDER, option, "JDG-3.2-1")
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("first" if option == self.seat else "second"), ()


FRAMES = [ChooseOrder]
