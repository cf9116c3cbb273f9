"""What event cards do; the Armistice has its own."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.battle import fire, fire_artillery
from berthier.games.gloire.board import Board
from berthier.games.gloire.card_needs import COMBAT, NONE, is_hit, is_led_by
from berthier.games.gloire.cards import OPERATIONS
from berthier.games.gloire.counting import count, free_ways
from berthier.games.gloire.ground import suffer
from berthier.games.gloire.kit import DRY, RAIN
from berthier.games.gloire.losses import battle
from berthier.games.gloire.passage import GoBack, ways_out
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import Drafting, Half, March
from berthier.games.gloire.recovery import missing
from berthier.games.gloire.supply import TWO_THIRDS
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import STOP, Effect, Flow, Question, Spelling, enter

# --- combats


def combat_die(b: Board, side: int, half: int, target: int) -> Flow:
    battle(b).edge[side] += b.kit.halves[half].n
    return None


def combat_column(b: Board, side: int, half: int, target: int) -> Flow:
    battle(b).edge[2 + side] += b.kit.halves[half].n
    return None


def artillery_bonus(b: Board, side: int, half: int, target: int) -> Flow:
    battle(b).edge[4 + side] += b.kit.halves[half].n
    return None


def reroll(b: Board, side: int, half: int, target: int) -> Flow:
    """The second result stands."""
    t = battle(b)
    if target == COMBAT:
        fire(b, t, side, count(b, t, side))
    else:
        fire_artillery(b, t, side)
    return None


def morale_pass(b: Board, side: int, half: int, target: int) -> Flow:
    battle(b).failed[side] = 0
    return None


def pursuit_cancel(b: Board, side: int, half: int, target: int) -> Flow:
    battle(b).spared = 1
    return None


def decline_battle(b: Board, side: int, half: int, target: int) -> Flow:
    """He goes back as after a battle (JDG-8.7-3), without any loss, and none is fought; in vain if
    the enemy's leader is not there, or there is no way back.
    """
    t, row = battle(b), b.kit.halves[half]
    there = not row.against or is_led_by(b, t, b.kit.piece[row.against])
    if not there or not free_ways(b, ways_out(b, t, side), side):
        tell(b, faces.IN_VAIN, side, half)
        return None
    return [GoBack(side), Declined()]


class Declined(Effect):
    """The battle is over before it began."""

    __slots__ = ()
    kind = "declined"

    def run(self, b: Board) -> Flow:
        return STOP


# --- reinforcements and losses


def add_pf(b: Board, side: int, half: int, target: int) -> Flow:
    """At most two for a unit, whatever it has received in this turn."""
    row = b.kit.halves[half]
    nation = b.kit.nations.index(row.nations[0]) if target == NONE else target
    return enter(b, Drafting(side, nation, row.n, half=half), "drafting", "give")


def lose_pf(b: Board, side: int, half: int, target: int) -> Flow:
    """Never the last: whether anything was lost only the owner knows."""
    row = b.kit.halves[half]
    most = row.n
    lost = suffer(b, target, min(most, max(0, b.pf[target] - 1))) if is_hit(b, row, target) else 0
    tell_apart(b, faces.RAIDED, (target, most), 1 << (1 - side), (target, most, lost))
    return None


def recover(b: Board, side: int, half: int, target: int) -> Flow:
    return Rally(side, b.kit.halves[half].n)


class Rally(Question):
    """Whose straggler comes back?"""

    __slots__ = ("left",)
    kind = "rally"
    rules = ("JDG-A13-CARD-4",)
    guarded = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def candidates(self, b: Board) -> list[int]:
        own = [n for n in [*b.kit.units, *b.kit.dets] if b.kit.side_of[n] == self.seat]
        return [piece for piece in own if b.where[piece] >= 0 and missing(b, piece) and b.pf[piece]]

    def take(self, b: Board, option: int) -> Flow:
        b.stragglers[option] -= 1
        b.pf[option] += 1
        tell_apart(b, faces.RALLIED, (self.seat,), 1 << self.seat, (self.seat, option))
        return Rally(self.seat, self.left - 1) if self.left > 1 else None

    def blocked(self, b: Board) -> Flow:
        """No straggler is left."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "rally", (("piece", option),)


# --- command and marches


def pc(b: Board, side: int, half: int, target: int) -> Flow:
    """More at once; what an enemy loses is taken from his next dice."""
    n = b.kit.halves[half].n
    if n > 0:
        b.pc[target] += n
    else:
        record = b.records[-1]
        assert isinstance(record, Half)
        record.cuts = [*record.cuts, target]
    tell(b, faces.POINTS_CHANGED, target, n)
    return None


def supply_decoy(b: Board, side: int, half: int, target: int) -> Flow:
    b.supplied[target] = TWO_THIRDS
    tell(b, faces.SUPPLY, target, TWO_THIRDS)
    return None


def no_stragglers(b: Board, side: int, half: int, target: int) -> Flow:
    march(b).steady = 1
    return None


def free_engineering(b: Board, side: int, half: int, target: int) -> Flow:
    march(b).train = 1
    return None


def leader_ride(b: Board, side: int, half: int, target: int) -> Flow:
    """He is not activated by it, and pays no points of command."""
    row = b.kit.halves[half]
    leader = b.kit.piece[row.leader]
    box = b.where[leader]
    ride = March(side, box, box, 1 << leader, army=b.army[leader], left=row.n)
    return enter(b, ride, "march", "step")


def weather(b: Board, side: int, half: int, target: int) -> Flow:
    """Mud that was announced still comes."""
    b.weather = RAIN if b.weather == DRY else DRY
    tell(b, faces.SKY_TURNS, b.weather)
    return None


OPERATIONS.update(
    {
        "add-pf": add_pf,
        "artillery-bonus": artillery_bonus,
        "combat-column": combat_column,
        "combat-die": combat_die,
        "decline-battle": decline_battle,
        "free-engineering": free_engineering,
        "leader-ride": leader_ride,
        "lose-pf": lose_pf,
        "morale-pass": morale_pass,
        "no-stragglers": no_stragglers,
        "pc": pc,
        "pursuit-cancel": pursuit_cancel,
        "recover": recover,
        "reroll": reroll,
        "supply-decoy": supply_decoy,
        "weather": weather,
    }
)
FRAMES = [Declined, Rally]
