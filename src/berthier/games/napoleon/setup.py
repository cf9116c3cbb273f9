"""Set-up of a scenario (N06-CMP-1 to -9, chapter 15)."""

from __future__ import annotations

from berthier.games.napoleon.bids import begin_bidding
from berthier.games.napoleon.board import AWAITED, Board, empty
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.pack import Scenario
from berthier.games.napoleon.pack_1807 import Scenario1807
from berthier.games.napoleon.piles import place
from berthier.games.napoleon.poland import TITLE
from berthier.games.napoleon.vedettes import begin_placing
from berthier.games.napoleon.victory import full_strength
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call
from berthier.kernel.rulebook import rule

OPTIONS: dict[str, list[str]] = {
    "windows": ["brisk", "strict"],
    "combat": ["cards", "dice"],
    "orders-of-battle": ["secret", "open"],
    "bids": ["level", "off"],  # as the level says: at the Maréchal level there are bids
}
SIX_CARDS = "six-cards"  # N07-ADD-1, in 1806


@rule("N07-ADD-1", "N07-ADD-2", off={})
def extra_options() -> dict[str, list[str]]:
    """N07-ADD-1: off by default (R07-37)."""
    return {SIX_CARDS: ["off", "on"]}


def options_of(title: str) -> dict[str, list[str]]:
    return OPTIONS if title == TITLE else {**OPTIONS, **extra_options()}


LEVELS = ("conscrit", "grognard", "marechal")


def read_level(title: str, level: object) -> str:
    """A rule level by its name."""
    if level not in LEVELS:
        raise BadInput("unknown-rules", given=str(level), title=title, known=", ".join(LEVELS))
    return str(level)


def has_fog(level: str) -> int:
    """The fog of war belongs to both upper levels."""
    return int(level == "grognard" or hides_placement(level))


@rule("N06-MAR-GEN-1", off=False)
def hides_placement(level: str) -> bool:
    """N06-MAR-GEN-1: Conscrit rules and the fog of war, without vedettes (R06-75)."""
    return level == "marechal"


def find_scenario(kit: Kit, name: str) -> Scenario:
    for row in kit.pack.scenarios:
        if row.id == name:
            return row
    known = ", ".join(row.id for row in kit.pack.scenarios)
    raise BadInput("unknown-scenario", given=name, title=kit.pack.title, known=known)


def set_up(kit: Kit, scenario: Scenario, level: str, options: dict[str, str]) -> Board:
    """A scenario ready for its first turn; the Grognard level begins with the vedettes."""
    b = empty(kit, has_fog(level))
    apply_options(b, options)
    b.scenario = scenario.id
    b.turn, b.vp = scenario.first_turn, scenario.start_vp
    for row in scenario.setup:
        piece = kit.piece[row.piece]
        fill(b, piece, row.infantry, row.cavalry)
        b.fatigue[piece] = row.fatigue
        place(b, piece, kit.zone[row.zone])
    for reinforcement in scenario.reinforcements:
        piece = kit.piece[reinforcement.piece]
        fill(b, piece, None, None)
        b.where[piece] = AWAITED
    for side, zones in scenario.control.items():
        for zone in zones:
            b.control[kit.zone[zone]] = kit.side_ids.index(side)
    if isinstance(scenario, Scenario1807):
        set_up_1807(b, scenario)
    b.bag = [list(deck) for deck in kit.stock[scenario.id]]
    b.stack = [Call("turn", "4")]
    if level == "grognard":
        b.stack.append(begin_placing(b))
    if level == "marechal" and options.get("bids") != "off":
        b.stack.append(begin_bidding(b))
    return b


@rule("N07-SCN-1", "N07-CIT-1", "N07-SIE-1", "N07-QDH-1")
def set_up_1807(b: Board, scenario: Scenario1807) -> None:
    """N07-SCN-1(f) to (m): what only the scenarios of 1807 have."""
    kit = b.kit
    for side, zones in scenario.citadels.items():
        for zone in zones:
            b.control[kit.zone[zone]] = kit.side_ids.index(side)
    b.sieges = [kit.zone[zone] for zone in scenario.sieges]
    b.broken = [kit.graph.link[kit.zone[a]][kit.zone[z]] for a, z in scenario.destroyed_bridges]
    b.winter = [0, 0] if scenario.winter_quarters else []
    b.wet = int(scenario.weather_before != "none")


def fill(b: Board, piece: int, infantry: int | None, cavalry: int | None) -> None:
    """Cubes of a piece; full strength where nothing else is said (N06-SHO-2)."""
    full = full_strength(b, piece)
    b.infantry[piece] = full[0] if infantry is None else infantry
    b.cavalry[piece] = full[1] if cavalry is None else cavalry


def apply_options(b: Board, options: dict[str, str]) -> None:
    known = options_of(b.kit.pack.title)
    chosen = {name: values[0] for name, values in known.items()}
    for name, value in options.items():
        if name not in known:
            raise BadInput("unknown-option", given=name, known=", ".join(known))
        if value not in known[name]:
            expected = ", ".join(known[name])
            raise BadInput("bad-option-value", option=name, given=str(value), expected=expected)
        chosen[name] = value
    b.strict = int(chosen["windows"] == "strict")
    b.dice = int(chosen["combat"] == "dice")
    b.open_orders = int(chosen["orders-of-battle"] == "open")
    if b.fog and b.open_orders:
        raise BadInput("open-orders-in-fog")
