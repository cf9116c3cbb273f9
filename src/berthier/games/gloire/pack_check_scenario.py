"""What must hold between a scenario and the rest of its pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from berthier.kernel.packs import Fault, known, same_keys

if TYPE_CHECKING:
    from berthier.games.gloire.pack import Pack
    from berthier.games.gloire.pack_scenario import Reinforcement, Scenario

SIDES = ("french", "coalition")


class Things:
    """The ids that the rows of a scenario may name."""

    def __init__(self, pack: Pack, scenario: Scenario) -> None:
        self.boxes = {row.id for row in pack.boxes}
        self.towns = [row.id for row in pack.boxes if row.town]
        self.entries = {row.id for row in pack.entries}
        self.turns = len(pack.calendar)
        self.links = {frozenset((row.a, row.b)): row for row in pack.links}
        self.leaders = {row.id for row in pack.leaders}
        self.detachments = {row.id: row for row in pack.detachments}
        self.units = {row.id: row for row in pack.units}
        self.nations = {row.nation for row in pack.units}
        self.most = {row.id: most(row, scenario) for row in pack.units}
        self.pieces = {*self.leaders, *self.detachments, *self.units}
        self.side: dict[str, str] = {}
        for rows in (pack.leaders, pack.units, pack.detachments):
            self.side |= {row.id: row.side for row in rows}


def most(row: object, scenario: Scenario) -> int:
    """The ceiling of a unit that may be used in a scenario; the campaign sees both periods."""
    found = [getattr(row, period) for period in ("spring", "autumn")]
    stats = getattr(row, scenario.period) or next(stats for stats in found if stats is not None)
    number: int = stats.most
    return number


def scenarios_fit(pack: Pack) -> Iterator[Fault]:
    for i, scenario in enumerate(pack.scenarios):
        things = Things(pack, scenario)
        for check in CHECKS:
            for path, expected, found in check(things, scenario):
                yield f"scenarios[{i}].{path}", f"{expected} (scenario {scenario.id})", found


def turns_are_in_the_calendar(things: Things, row: Scenario) -> Iterator[Fault]:
    if not 1 <= row.first_turn <= row.last_turn <= things.turns:
        yield "last_turn", f"a turn from {row.first_turn} to {things.turns}", str(row.last_turn)


def tables_have_both_sides(things: Things, row: Scenario) -> Iterator[Fault]:
    for name in ("decoys", "pontoons", "control", "counters"):
        yield from same_keys(name, getattr(row, name), SIDES)


def boxes_are_held_once(things: Things, row: Scenario) -> Iterator[Fault]:
    """JDG-9-1, JDG-8.8-1: who holds a fortified town or a box with points at the start."""
    held: set[str] = set()
    for side, names in row.control.items():
        for j, name in enumerate(names):
            yield from known(f"control.{side}[{j}]", name, things.boxes, "a box of the map")
            if name in held:
                yield f"control.{side}[{j}]", "a box of its own", f"{name} a second time"
            held.add(name)
    for name in [*things.towns, *(goal.box for goal in row.victory)]:
        if name not in held:
            yield "control", f"a holder of {name}", "nobody"


def bridges_and_pontoons_are_there(things: Things, row: Scenario) -> Iterator[Fault]:
    """JDG-6.4-1, JDG-6.4-6."""
    for j, (a, b) in enumerate(row.destroyed_bridges):
        link = things.links.get(frozenset((a, b)))
        if link is None or link.crossing != "bridge":
            yield f"destroyed_bridges[{j}]", "a link with a bridge", f"{a}, {b}"
    for j, (a, b, side) in enumerate(row.laid):
        link = things.links.get(frozenset((a, b)))
        if link is None or (link.water, link.crossing) != ("fleuve", "ford"):
            yield f"laid[{j}]", "a ford over a fleuve", f"{a}, {b}"
        if sum(one[2] == side for one in row.laid) > row.pontoons.get(side, 0):
            yield f"laid[{j}]", "no more than the scenario has", str(len(row.laid))


def pieces_stand_once(things: Things, row: Scenario) -> Iterator[Fault]:
    placed: set[str] = set()
    for j, one in enumerate(row.setup):
        path = f"setup[{j}]"
        yield from known(f"{path}.piece", one.piece, things.pieces, "a piece of the box")
        yield from known(f"{path}.box", one.box, things.boxes, "a box of the map")
        if one.piece in placed:
            yield f"{path}.piece", "a piece of its own", f"{one.piece} a second time"
        placed.add(one.piece)
        yield from strength_fits(things, f"{path}.pf", one.piece, one.pf)
    for side, names in row.counters.items():
        for j, name in enumerate(names):
            path = f"counters.{side}[{j}]"
            yield from known(path, name, things.detachments, "a detachment")
            if name in placed or things.side[name] != side:
                yield path, f"a free counter of the {side} side", name


def strength_fits(things: Things, path: str, piece: str, pf: int | None) -> Iterator[Fault]:
    """JDG-A13-SET-2: at most the boxes of the roster."""
    if piece in things.leaders or (piece in things.most and not things.most[piece]):
        if pf is not None:
            yield path, "nothing: it has no strength", str(pf)
    elif piece in things.detachments:
        if pf is None or pf < 1:
            yield path, "at least 1", str(pf)
    elif pf is not None and not 1 <= pf <= things.most[piece]:
        yield path, f"a number from 1 to {things.most[piece]}", str(pf)


def sieges_have_both_parties(things: Things, row: Scenario) -> Iterator[Fault]:
    where = {one.piece: one.box for one in row.setup}
    for j, siege in enumerate(row.sieges):
        if siege.box not in things.towns:
            yield f"sieges[{j}].box", "a fortified town", siege.box
        for party in ("besieged", "besieging"):
            names = getattr(siege, party)
            if not names or any(where.get(name) != siege.box for name in names):
                yield f"sieges[{j}].{party}", f"pieces that stand in {siege.box}", str(names)


def attached_have_parents(things: Things, row: Scenario) -> Iterator[Fault]:
    """JDG-6.1-2 (R040): a detachment has its parent's arm."""
    for j, one in enumerate(row.attached):
        yield from known(f"attached[{j}].piece", one.piece, things.detachments, "a detachment")
        yield from known(f"attached[{j}].parent", one.parent, things.units, "a unit")
        if things.detachments[one.piece].arm != things.units[one.parent].arm:
            yield f"attached[{j}].parent", "a unit of the same arm", one.parent


def reinforcements_come_one_way(things: Things, row: Scenario) -> Iterator[Fault]:
    """JDG-3.3-2, -4, -5."""
    turns = (row.first_turn, row.last_turn)
    yield from rows_come_one_way(things, "reinforcements", row.reinforcements, turns)
    yield from rows_come_one_way(things, "hamburg", row.hamburg, turns)


def rows_come_one_way(
    things: Things, table: str, rows: list[Reinforcement], turns: tuple[int, int]
) -> Iterator[Fault]:
    for j, one in enumerate(rows):
        path = f"{table}[{j}]"
        if sum(bool(word) for word in (one.box, one.entry, one.nation)) != 1:
            yield path, "one of box, entry and nation", f"turn {one.turn}"
        if not turns[0] <= one.turn <= turns[1]:
            yield f"{path}.turn", f"a turn from {turns[0]} to {turns[1]}", str(one.turn)
        if one.nation:
            yield from known(f"{path}.nation", one.nation, things.nations, "a nation")
            if one.amount < 1:
                yield f"{path}.amount", "at least 1", str(one.amount)
            if one.delay:
                yield f"{path}.delay", "0 for strength points", str(one.delay)
            continue
        if not 0 <= one.delay <= 6:
            yield f"{path}.delay", "a number from 0 to 6", str(one.delay)
        yield from known(f"{path}.piece", one.piece, things.pieces, "a piece of the box")
        if one.box:
            yield from known(f"{path}.box", one.box, things.boxes, "a box of the map")
        else:
            yield from known(f"{path}.entry", one.entry, things.entries, "an entry")
        yield from strength_fits(things, f"{path}.pf", one.piece, one.pf)


def armistice_fits(things: Things, row: Scenario) -> Iterator[Fault]:
    """JDG-A13-ARM: its marker, its end, its own list, and who leaves."""
    armistice = row.armistice
    if armistice is None:
        return
    if not row.first_turn < armistice.marker <= armistice.latest <= things.turns:
        found = f"{armistice.marker}, {armistice.latest}"
        yield "armistice.marker", "a turn of the scenario, up to `latest`", found
    if not armistice.ends_scenario and armistice.lasts < 1:
        yield "armistice.lasts", "at least 1", str(armistice.lasts)
    turns = (1, max(1, armistice.lasts))
    rows = armistice.reinforcements
    yield from rows_come_one_way(things, "armistice.reinforcements", rows, turns)
    for j, one in enumerate(rows):
        if one.entry or one.delay:
            yield f"armistice.reinforcements[{j}]", "a box or a nation, without a die", one.piece
    for j, name in enumerate(armistice.leaves):
        yield from known(f"armistice.leaves[{j}]", name, things.leaders, "a leader")
    for table in (armistice.pontoons, armistice.decoys):
        if table and not armistice.ends_scenario:
            yield from same_keys("armistice", table, SIDES)


def leaders_change_places(things: Things, row: Scenario) -> Iterator[Fault]:
    for j, one in enumerate(row.leaders):
        for field in ("leaves", "comes", "leads"):
            name = getattr(one, field)
            if name:
                yield from known(f"leaders[{j}].{field}", name, things.leaders, "a leader")
        if bool(one.comes) != bool(one.box):
            yield f"leaders[{j}].box", "a box for who comes", one.box
        if one.box:
            yield from known(f"leaders[{j}].box", one.box, things.boxes, "a box of the map")


CHECKS = (
    turns_are_in_the_calendar,
    tables_have_both_sides,
    boxes_are_held_once,
    bridges_and_pontoons_are_there,
    pieces_stand_once,
    sieges_have_both_parties,
    attached_have_parents,
    reinforcements_come_one_way,
    armistice_fits,
    leaders_change_places,
)
