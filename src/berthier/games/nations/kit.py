"""The box: map, armies, missions and action cards of one pack as integers, shared by all boards."""

from __future__ import annotations

from berthier.games.nations.pack import Pack
from berthier.kernel.graph import Graph

FRENCH, ALLIED = 0, 1
TERRAIN, MOVEMENT, TIME = 0, 1, 2
KINDS = {"terrain": TERRAIN, "movement": MOVEMENT, "time": TIME}
ARMS = ("infantry", "artillery", "cavalry")
ANY = -1  # an army of any type
NOBODY = -2  # a card that names an army of another pack


class Kit:
    """Everything that never changes in a match."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.side_ids = [row.id for row in pack.sides]
        self._map(pack)
        self._armies(pack)
        self._cards(pack)
        self.mission_ids = [row.id for row in pack.missions]
        self.mission_zone = [self.zone[row.zone] for row in pack.missions]
        self.mission_vp = [(row.french_vp, row.allied_vp) for row in pack.missions]
        districts: list[str] = [row.district for row in pack.missions]
        self.districts = list(dict.fromkeys(districts))
        self.mission_district = [self.districts.index(row.district) for row in pack.missions]

    def _map(self, pack: Pack) -> None:
        self.zone_ids = [row.id for row in pack.zones]
        self.zone = {name: number for number, name in enumerate(self.zone_ids)}
        self.terrain_ids = list(pack.terrain_values)
        self.terrain = [self.terrain_ids.index(row.terrain) for row in pack.zones]
        ends = [(self.zone[row.a], self.zone[row.b]) for row in pack.neighbours]
        self.graph = Graph(len(self.zone_ids), ends)
        self.near = [sum(1 << other for other in row) for row in self.graph.near]
        self.ground = [
            sum(1 << zone for zone, kind in enumerate(self.terrain) if kind == terrain)
            for terrain in range(len(self.terrain_ids))
        ]
        self.bonus = [[pack.terrain_values[name][arm] for arm in ARMS] for name in self.terrain_ids]

    def _armies(self, pack: Pack) -> None:
        dates = {row.date: row.point for row in pack.track.dates}
        self.army_ids = [row.id for row in pack.armies]
        self.army = {name: number for number, name in enumerate(self.army_ids)}
        self.side_of = [self.side_ids.index(row.side) for row in pack.armies]
        self.own = [[n for n, s in enumerate(self.side_of) if s == side] for side in (0, 1)]
        self.arm = [ANY if row.type == "any" else ARMS.index(row.type) for row in pack.armies]
        self.strength = [row.strength for row in pack.armies]
        self.markers = [row.markers for row in pack.armies]
        self.village_list = [[self.zone[name] for name in row.villages] for row in pack.armies]
        self.villages = [sum(1 << zone for zone in zones) for zones in self.village_list]
        self.from_point = [dates[row.date] if row.date else 0 for row in pack.armies]

    def _cards(self, pack: Pack) -> None:
        rows = pack.cards
        self.card_ids = [row.id for row in rows]
        self.card_kind = [KINDS[row.kind] for row in rows]
        self.card_terrain = [self.terrain_ids.index(r.terrain) if r.terrain else -1 for r in rows]
        self.card_arms = [[ARMS.index(name) for name in row.types] for row in rows]
        self.card_army = [self.army.get(row.army, NOBODY) if row.army else -1 for row in rows]
        self.deck = [n for n, row in enumerate(rows) for _ in range(row.copies)]

        self.movers = [
            [
                [army for army in self.own[side] if self._moves(card, army)]
                for card in range(len(rows))
            ]
            for side in (0, 1)
        ]

    def _moves(self, card: int, army: int) -> bool:
        """May this movement card move that army? (BDN-MOV-1, -4)"""
        if self.card_army[card] != -1:
            return self.card_army[card] == army
        return self.arm[army] == ANY or self.arm[army] in self.card_arms[card]
