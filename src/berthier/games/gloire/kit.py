"""The box: map, pieces and tables of one pack as integers, shared by all boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from berthier.games.gloire.pack import Chart, Detachment, LeaderRow, Pack, UnitRow
from berthier.games.gloire.pack_scenario import Decoys

FRENCH, COALITION = 0, 1
SPRING, AUTUMN = 0, 1
PERIODS = ("spring", "autumn")
CLEAR, DEFENSIVE, MOUNTAIN = 0, 1, 2
TERRAINS = ("clear", "defensive", "mountain")
DRY, RAIN, MUD, SNOW = range(4)
WEATHERS = ("clear", "rain", "mud", "snow")
INFANTRY, CAVALRY, RESERVE, LEADER = range(4)
MOVERS = ("infantry", "cavalry", "reserve", "leader")
NONE, RIVER, FLEUVE = 0, 1, 2
NO_CROSSING, FORD, BRIDGE = 0, 1, 2
NOBODY = -1
ANY_MOMENT = ("own-command", "enemy-command", "movement", "before-battle")


class Reader:
    """A chart as numbers: what a die loses the opponent, and whether he tests morale."""

    def __init__(self, chart: Chart) -> None:
        self.columns = chart.columns
        self.first = chart.first_row
        self.cells = [[(int(cell[0]), int(cell[1:] == "*")) for cell in row] for row in chart.rows]

    def column(self, value: int) -> int:
        """The column of a value; -1 below the first."""
        found = -1
        for number, least in enumerate(self.columns):
            if value >= least:
                found = number
        return found

    def read(self, column: int, die: int) -> tuple[int, int]:
        """R003: a die outside the printed rows reads the nearest one; so do shifts (R076)."""
        row = min(max(die - self.first, 0), len(self.cells) - 1)
        return self.cells[row][min(max(column, 0), len(self.columns) - 1)]


class Dummy(NamedTuple):
    """A decoy (JDG-1.3-1): its arm says how it moves, and nothing else."""

    id: str
    side: str
    arm: str
    nation: str = ""


def dummies(side: str, decoys: Decoys) -> list[Dummy]:
    numbers = {"infantry": decoys.infantry, "cavalry": decoys.cavalry}
    return [
        Dummy(f"{side}-{arm}-decoy-{number + 1}", side, arm)
        for arm, count in numbers.items()
        for number in range(count)
    ]


class Surroundings:
    """Of one box and one list of prices: the `boxes` that lines come to if nothing is in the way,
    those `between` its ends that could bar one, and the `crossings` that might be used.
    """

    def __init__(
        self, key: int, boxes: frozenset[int], between: frozenset[int], crossings: int
    ) -> None:
        self.key = key
        self.boxes = boxes
        self.between = between
        self.crossings = crossings


class Kit:
    """Everything that never changes in a match."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.side_ids = [row.id for row in pack.sides]
        self.scenario = {row.id: row for row in pack.scenarios}
        self.by_link = {
            row.id: [one for one in row.reinforcements if one.entry] for row in pack.scenarios
        }
        self._map(pack)
        self._armies(pack)
        self._pieces(pack)
        self._tables(pack)
        # Halves of cards: those of card n are 2n and 2n + 1.
        self.halves = [half for card in pack.cards for half in card.halves]
        # By moment those that are played then, with those that fit any.
        self.timely: dict[str, list[int]] = {
            moment: [
                number
                for number, half in enumerate(self.halves)
                if half.when == moment or (half.when == "any" and moment in ANY_MOMENT)
            ]
            for moment in dict.fromkeys([*ANY_MOMENT, *(half.when for half in self.halves)])
        }
        self.card_numbers = [card.number for card in pack.cards]
        self.card_ids = [f"card-{card.number}" for card in pack.cards]

    def _map(self, pack: Pack) -> None:
        self.box_ids = [row.id for row in pack.boxes]
        self.box = {name: number for number, name in enumerate(self.box_ids)}
        self.terrain = [TERRAINS.index(row.terrain) for row in pack.boxes]
        self.is_town = [row.town for row in pack.boxes]
        self.towns = [box for box, town in enumerate(self.is_town) if town]
        self.shelter = [(row.shelter_named, row.shelter_det) for row in pack.boxes]
        self.siege_die = [row.siege_die for row in pack.boxes]
        self.ends = [(self.box[row.a], self.box[row.b]) for row in pack.links]
        self.road = [2 if row.road == "bad" else 1 for row in pack.links]
        self.water = [("none", "river", "fleuve").index(row.water) for row in pack.links]
        self.crossing = [("none", "ford", "bridge").index(row.crossing) for row in pack.links]
        self.is_frontier = [row.frontier for row in pack.links]
        self.frontier = sum(1 << n for n, closed in enumerate(self.is_frontier) if closed)
        # Neighbours in the order of the map, each with the link that leads there.
        near: list[list[tuple[int, int]]] = [[] for _ in self.box_ids]
        for link, (a, b) in enumerate(self.ends):
            near[a].append((b, link))
            near[b].append((a, link))
        self.near = [sorted(row) for row in near]
        self.next_to = [[to for to, _ in row] for row in self.near]
        # Those across a bridge or a ford.
        self.banks = [[(to, link) for to, link in row if self.crossing[link]] for row in self.near]
        self.link = [dict(row) for row in near]  # by box and the one next to it
        # Where a pontoon may be laid: closed until then (JDG-5.3-4).
        self.sites = sum(
            1 << link
            for link, water in enumerate(self.water)
            if water == FLEUVE and self.crossing[link] == FORD
        )
        fords = [w == RIVER and c == FORD for w, c in zip(self.water, self.crossing, strict=True)]
        wet = [road + int(ford) for road, ford in zip(self.road, fords, strict=True)]
        # By weather: what a link costs infantry (JDG-5.2-1).
        self.cost = [self.road, wet, wet, self.road]
        self.is_wet = [0, 1, 1, 0]
        # What lines of communication come to, as it was found out (`lines.reach`): by what is near
        # a box, what is shut there, and where they are barred.
        self.surroundings: dict[int, Surroundings] = {}
        self.reached: dict[tuple[int, int, frozenset[int]], frozenset[int]] = {}
        self.last_way: dict[tuple[int, int], list[int]] = {}  # by army and box, to its supply
        # By weather and box: the boxes next to it, the price of the way, and its bit if something
        # crosses it that may be shut. Lines of communication are looked for along these.
        self.ways = [
            [
                [(to, cost[link], 1 << link if self.crossing[link] else 0) for to, link in row]
                for row in self.near
            ]
            for cost in self.cost
        ]
        self.entry = {row.id: number for number, row in enumerate(pack.entries)}
        self.entry_box = [self.box[row.box] for row in pack.entries]
        self.entry_cost = [2 if row.road == "bad" else 1 for row in pack.entries]

    def _armies(self, pack: Pack) -> None:
        self.army_ids = [row.id for row in pack.armies]
        self.army = {name: number for number, name in enumerate(self.army_ids)}
        self.army_side = [self.side_ids.index(row.side) for row in pack.armies]
        self.supply = [[self.box[name] for name in row.supply] for row in pack.armies]
        self.army_periods = [[PERIODS.index(name) for name in row.periods] for row in pack.armies]
        dice = list(dict.fromkeys(row.die for row in pack.armies))
        self.army_die = [dice.index(row.die) for row in pack.armies]
        self.alone = [*([army] for army in range(len(pack.armies))), [NOBODY]]
        self.payers = {
            nation: [self.army[name] for name in names]
            for nation, names in pack.detachment_armies.items()
        }

    def _pieces(self, pack: Pack) -> None:
        """Leaders first, then named units, then detachments, then decoys."""
        decoys = [row for side in pack.sides for row in dummies(side.id, pack.decoys[side.id])]
        fighting: list[UnitRow | Detachment | Dummy] = [*pack.units, *pack.detachments, *decoys]
        rows: list[LeaderRow | UnitRow | Detachment | Dummy] = [*pack.leaders, *fighting]
        self.piece_ids = [row.id for row in rows]
        self.piece = {name: number for number, name in enumerate(self.piece_ids)}
        self.side_of = [self.side_ids.index(row.side) for row in rows]
        leaders, units = len(pack.leaders), len(pack.units)
        self.leaders = range(leaders)
        self.units = range(leaders, leaders + units)
        self.dets = range(leaders + units, len(rows) - len(decoys))
        self.decoys = range(len(rows) - len(decoys), len(rows))
        fight = range(leaders, len(rows))
        self.leader_mask = (1 << leaders) - 1
        self.decoy_mask = sum(1 << n for n in self.decoys)
        self.own_mask = [
            sum(1 << n for n, side in enumerate(self.side_of) if side == one) for one in (0, 1)
        ]
        self.own_units = [[n for n in fight if self.side_of[n] == side] for side in (0, 1)]
        self.own_men = [[n for n in own if n not in self.decoys] for own in self.own_units]
        self.loose = [[n for n in own if n >= leaders + units] for own in self.own_units]
        self.loose_mask = sum(1 << n for n in [*self.dets, *self.decoys])
        self.own = [[n for n, side in enumerate(self.side_of) if side == one] for one in (0, 1)]
        self.mover = [LEADER] * leaders + [MOVERS.index(row.arm) for row in fighting]
        self.infantry_mask, self.cavalry_mask = (
            sum(1 << n for n in fight if self.mover[n] == arm) for arm in (INFANTRY, CAVALRY)
        )
        self.nation = [""] * leaders + [row.nation for row in fighting]
        self.nations = sorted({row.nation for row in fighting if row.nation})
        nation_sides = {row.nation: self.side_ids.index(row.side) for row in fighting}
        self.nation_side = [nation_sides[name] for name in self.nations]
        self.is_guard = (
            [False] * leaders
            + [row.guard for row in pack.units]
            + [False] * (len(self.dets) + len(decoys))
        )
        self.napoleon = next((n for n, row in enumerate(pack.leaders) if row.napoleon), NOBODY)
        self.commanders = [[self.piece[name] for name in row.commanders] for row in pack.armies]
        self.army_of = [self._by_period(rows, period) for period in PERIODS]
        self.vc, self.rg, self.bt = (self._values(rows, name) for name in ("vc", "rg", "bt"))
        self.co, self.ba, self.bc = (self._values(rows, name) for name in ("co", "ba", "bc"))
        self.most = self._values(rows, "most")
        self.heir = self._heirs(pack)
        self.start = self._values(rows, "start")

    def _heirs(self, pack: Pack) -> list[int]:
        """What each piece is in autumn: mostly itself, or the unit that it becomes, or nobody."""
        found = list(range(len(self.piece_ids)))
        for number, row in zip(self.units, pack.units, strict=True):
            if row.autumn is None:
                found[number] = self.piece[row.becomes] if row.becomes else NOBODY
        return found

    def _by_period(self, rows: Sequence[object], period: str) -> list[int]:
        found = [getattr(row, period, None) for row in rows]
        return [self.army[stats.army] if stats is not None else NOBODY for stats in found]

    def _values(self, rows: Sequence[object], name: str) -> list[list[int]]:
        """By period and piece; what a piece does not have is 0. A detachment is always the same."""
        found = []
        for period in PERIODS:
            stats = [getattr(row, period, None) or row for row in rows]
            found.append([int(getattr(one, name, 0)) for one in stats])
        return found

    def _tables(self, pack: Pack) -> None:
        self.combat = Reader(pack.charts["combat"])
        self.artillery = Reader(pack.charts["artillery"])
        self.pursuit = Reader(pack.charts["pursuit"])
        self.stragglers = Reader(pack.charts["stragglers"])
        self.recon = Reader(pack.charts["reconnaissance"])
        points = pack.movement
        none = dict.fromkeys(MOVERS, 0)
        taken = [none, points.rain, points.mud, points.snow]
        self.points = [
            [points.allowance[mover] - less[mover] for mover in MOVERS] for less in taken
        ]
