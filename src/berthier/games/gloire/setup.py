"""Set-up of a scenario (JDG-A13-SET-1, -2)."""

from __future__ import annotations

from berthier.games.gloire.board import AWAITED, COMMANDED, LOST, OFF, Board
from berthier.games.gloire.boxes import has_men, place
from berthier.games.gloire.decoys import allot
from berthier.games.gloire.kit import AUTUMN, COALITION, DRY, NOBODY, PERIODS, Kit
from berthier.games.gloire.pack_scenario import Reinforcement, Scenario
from berthier.games.gloire.records import Placing
from berthier.games.gloire.sight import LEVELS, OPEN
from berthier.games.gloire.solitaire import is_played_openly
from berthier.games.gloire.supply import FULL
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call, enter
from berthier.kernel.rulebook import rule

OPTIONS: dict[str, list[str]] = {
    "windows": ["brisk", "strict"],
    "supply": ["on", "off"],  # JDG-4.4-8
    "cards": ["on", "off"],
    "decoys": ["on", "off"],  # JDG-BLIND-4; openly there are none (R109)
    "ney": ["stays", "davout", "soult"],  # JDG-OPT-1, -2
    "hamburg": ["off", "on"],  # JDG-OPT-3
    "solitaire": ["off", "on"],  # JDG-10-1; only where nothing lies face-down
    "armies": ["off", "on"],  # JDG-10-6: a player for each army
}
STAYS, DAVOUT, SOULT = range(3)


def empty(kit: Kit) -> Board:
    """A board with nothing on it."""
    pieces, boxes, armies = len(kit.piece_ids), len(kit.box_ids), len(kit.army_ids)
    return Board(
        kit,
        scenario="",
        where=[OFF] * (pieces - len(kit.decoys)) + [LOST] * len(kit.decoys),
        at=[[0] * boxes, [0] * boxes],
        chiefs=[[0] * boxes, [0] * boxes],
        pf=[0] * pieces,
        crosses=[0] * pieces,
        stragglers=[0] * pieces,
        emptied=[0] * pieces,
        army=[NOBODY] * pieces,
        parent=[NOBODY] * pieces,
        level=[COMMANDED] * pieces,
        lines=[0] * (2 * armies),
        linked=0,
        commanders=[NOBODY] * armies,
        supplied=[FULL] * armies,
        pc=[0] * armies,
        control=[NOBODY] * boxes,
        shut=kit.sites,
        pontoons=[],
        stock=[0, 0],
        trenches=[],
        sieges=[],
        inside=0,
        entered=[],
        battles=[],
        intercepted=[],
        coming=[],
        done=0,
        moved=0,
        busy=[0, 0],
        tired=0,
        built=0,
        joined=0,
        split=0,
        counters=[],
        points=[0, 0],
        turn=1,
        first=0,
        active=0,
        period=0,
        weather=DRY,
        mud_next=0,
        closed=0,
        unsupplied=0,
        described=0,
        late=0,
        pile=[],
        aside=[],
        hands=[[], []],
        spent=0,
        truce=0,
        resumption=0,
        marshal=0,
        hamburg=0,
        sight=OPEN,
        shown=0,
        found=[],
        fresh=[0, 0],
        decoyed=0,
        solitaire=0,
        acting=[],
    )


def playable(kit: Kit) -> tuple[str, ...]:
    return tuple(kit.scenario)


def find_scenario(kit: Kit, name: str) -> Scenario:
    known = playable(kit)
    if name not in known:
        title = kit.pack.title
        raise BadInput("unknown-scenario", given=name, title=title, known=", ".join(known))
    return kit.scenario[name]


def read_level(kit: Kit, name: str) -> int:
    """Which of the three ways of playing blind."""
    if name not in LEVELS:
        title = kit.pack.title
        raise BadInput("unknown-rules", given=name, title=title, known=", ".join(LEVELS))
    return LEVELS.index(name)


def set_up(kit: Kit, scenario: Scenario, options: dict[str, str], sight: int = OPEN) -> Board:
    """A scenario ready for its first turn."""
    b = empty(kit)
    apply_options(b, options)
    is_played_openly(b, sight)
    b.scenario = scenario.id
    b.turn = scenario.first_turn
    b.period = PERIODS.index(scenario.period)
    b.closed = int(scenario.frontier_closed)
    _markers(b, scenario)
    _attach(b, scenario)
    fit_options(b, scenario)
    for row in scenario.setup:
        bring(b, chosen(b, kit.piece[row.piece]), kit.box[row.box], row.pf)
    for coming in announced(b, scenario):
        if coming.piece:
            b.where[kit.piece[coming.piece]] = AWAITED
            b.late |= int(coming.delay > 0) << kit.piece[coming.piece]
    _sieges(b, scenario)
    for army in range(len(kit.army_ids)):
        b.commanders[army] = first_in_right(b, army)
    b.truce = scenario.armistice.marker if scenario.armistice is not None else 0
    if options.get("cards", "on") == "on":
        b.pile = sorted(kit.card_numbers.index(number) for number in scenario.event_deck)
    b.stack = [Call("turn", "A")]
    b.sight = sight
    if sight and options.get("decoys", "on") == "on":
        b.decoyed = 1
        allot(b, scenario.decoys)
        for piece in kit.decoys:
            b.army[piece] = army_of(b, piece)
        b.stack.append(enter(b, Placing(), "placing", "french"))
    return b


def announced(b: Board, scenario: Scenario) -> list[Reinforcement]:
    """Everybody who may come, now or at the Armistice."""
    rows = [*scenario.reinforcements]
    if scenario.armistice is not None:
        rows += scenario.armistice.reinforcements
    return [*rows, *hamburg_rows(b, scenario)]


@rule("JDG-OPT-3", off=[])
def hamburg_rows(b: Board, scenario: Scenario) -> list[Reinforcement]:
    """JDG-OPT-3: Davout and Walmoden, if the match is played with them."""
    return scenario.hamburg if b.hamburg else []


def fit_options(b: Board, scenario: Scenario) -> None:
    """R126: Davout cannot be in two places; and each option needs its scenario."""
    if b.hamburg and (b.marshal == DAVOUT or not scenario.hamburg):
        raise BadInput("bad-option-value", option="hamburg", given="on", expected="off")
    ney = any(row.piece == "ney" for row in scenario.setup)
    lasting = scenario.armistice is not None and not scenario.armistice.ends_scenario
    if b.marshal and not lasting and not (ney and scenario.period == "autumn"):
        given = OPTIONS["ney"][b.marshal]
        raise BadInput("bad-option-value", option="ney", given=given, expected="stays")


def chosen(b: Board, piece: int) -> int:
    """Who takes the place of a piece of the set-up."""
    instead = b.kit.piece_ids[piece] == "ney" and replacement(b)
    return b.kit.piece[instead] if instead else piece


@rule("JDG-OPT-1", "JDG-OPT-2", off="")
def replacement(b: Board) -> str:
    """R126: in a scenario of autumn Ney is replaced from the start."""
    if not b.marshal or b.period != AUTUMN:
        return ""
    return "davout" if b.marshal == DAVOUT else "soult"


def apply_options(b: Board, options: dict[str, str]) -> None:
    for name, value in options.items():
        if name not in OPTIONS:
            raise BadInput("unknown-option", given=name, known=", ".join(OPTIONS))
        if value not in OPTIONS[name]:
            expected = ", ".join(OPTIONS[name])
            raise BadInput("bad-option-value", option=name, given=str(value), expected=expected)
    b.strict = int(options.get("windows", "brisk") == "strict")
    b.unsupplied = int(options.get("supply", "on") == "off")
    b.marshal = OPTIONS["ney"].index(options.get("ney", "stays"))
    b.hamburg = int(options.get("hamburg", "off") == "on")
    b.solitaire = int(options.get("solitaire", "off") == "on")
    b.acting = [0, 0] if options.get("armies", "off") == "on" else []
    if b.solitaire and b.acting:
        raise BadInput("bad-option-value", option="armies", given="on", expected="off")


def _markers(b: Board, scenario: Scenario) -> None:
    kit = b.kit
    for side, name in enumerate(kit.side_ids):
        b.stock[side] = scenario.pontoons[name]
        b.counters += [kit.piece[word] for word in scenario.counters[name]]
        for box in scenario.control[name]:
            b.control[kit.box[box]] = side
    for one, other, name in scenario.laid:
        link, side = kit.link[kit.box[one]][kit.box[other]], kit.side_ids.index(name)
        b.pontoons.append(2 * link + side)
        b.shut &= ~(1 << link)
        b.stock[side] -= 1
    for one, other in scenario.destroyed_bridges:
        b.shut |= 1 << kit.link[kit.box[one]][kit.box[other]]


@rule("JDG-A13-6.1-2")
def _attach(b: Board, scenario: Scenario) -> None:
    """JDG-A13-6.1-2: detachments are independent unless the scenario names their parents."""
    for row in scenario.attached:
        b.parent[b.kit.piece[row.piece]] = b.kit.piece[row.parent]


def _sieges(b: Board, scenario: Scenario) -> None:
    for row in scenario.sieges:
        side = b.kit.side_of[b.kit.piece[row.besieging[0]]]
        b.sieges.append(8 * b.kit.box[row.box] + 2 * row.face + side)
        for name in row.besieged:
            b.inside |= 1 << b.kit.piece[name]


@rule("JDG-A13-SET-2")
def bring(b: Board, piece: int, box: int, pf: int | None) -> None:
    """JDG-A13-SET-1, -2: a piece comes onto the map with the strength that the scenario gives."""
    place(b, piece, box)
    b.army[piece] = army_of(b, piece)
    if has_men(b.kit, piece):
        b.pf[piece] = b.kit.start[b.period][piece] if pf is None else pf


def army_of(b: Board, piece: int) -> int:
    """JDG-1.2.3-2: by the roster; a detachment is its parent's, or its side's if that has only one
    army, or may turn to several (R125). So is a decoy.
    """
    if piece not in b.kit.dets and piece not in b.kit.decoys:
        return b.kit.army_of[b.period][piece]
    parent = b.parent[piece]
    if parent != NOBODY:
        return b.kit.army_of[b.period][parent]
    side = b.kit.side_of[piece]
    mine = [
        army
        for army, whose in enumerate(b.kit.army_side)
        if whose == side and b.period in b.kit.army_periods[army]
    ]
    return NOBODY if side == COALITION and len(mine) > 1 else mine[0]


@rule("JDG-4.1-1", off=NOBODY)
def first_in_right(b: Board, army: int) -> int:
    """JDG-4.1-1: an army has one commander-in-chief, the first of its list on the map."""
    for leader in b.kit.commanders[army]:
        if b.where[leader] >= 0 and b.army[leader] == army:
            return leader
    return NOBODY
