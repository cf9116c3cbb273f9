"""Set-up of a scenario (N06-CMP-1 to -9, chapter 15)."""

from __future__ import annotations

from berthier.games.napoleon.bids import begin_bidding
from berthier.games.napoleon.board import AWAITED, Board, empty
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.pack import Scenario
from berthier.games.napoleon.piles import place
from berthier.games.napoleon.vedettes import begin_placing
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call
from berthier.kernel.rulebook import rule

OPTIONS: dict[str, list[str]] = {
    "windows": ["brisk", "strict"],
    "combat": ["cards", "dice"],
    "orders-of-battle": ["secret", "open"],
    "bids": ["level", "off"],  # as the level says: at the Maréchal level there are bids
}


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
    b.bag = [list(deck) for deck in kit.decks]
    b.stack = [Call("turn", "4")]
    if level == "grognard":
        b.stack.append(begin_placing(b))
    if level == "marechal" and options.get("bids") != "off":
        b.stack.append(begin_bidding(b))
    return b


def fill(b: Board, piece: int, infantry: int | None, cavalry: int | None) -> None:
    """Cubes of a piece; full strength where nothing else is said (N06-SHO-2)."""
    b.infantry[piece] = b.kit.infantry[piece] if infantry is None else infantry
    b.cavalry[piece] = b.kit.cavalry[piece] if cavalry is None else cavalry


def apply_options(b: Board, options: dict[str, str]) -> None:
    chosen = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in options.items():
        if name not in OPTIONS:
            raise BadInput("unknown-option", given=name, known=", ".join(OPTIONS))
        if value not in OPTIONS[name]:
            expected = ", ".join(OPTIONS[name])
            raise BadInput("bad-option-value", option=name, given=str(value), expected=expected)
        chosen[name] = value
    b.strict = int(chosen["windows"] == "strict")
    b.dice = int(chosen["combat"] == "dice")
    b.open_orders = int(chosen["orders-of-battle"] == "open")
    if b.fog and b.open_orders:
        raise BadInput("open-orders-in-fog")
