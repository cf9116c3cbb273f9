"""Bataille des Nations: where tiles are wanted, which army is to go there, and what that takes.

A plan is worked out anew from each position, so that the questions of one action agree: which
card, which marker, where to.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from berthier.games.nations.board import IN_HAND, ON_MAP, Board, zones_in
from berthier.games.nations.kit import ALLIED, FRENCH, MOVEMENT, TERRAIN
from berthier.games.nations.scoring import power
from berthier.games.nations.targets import movers, villages_free
from berthier.players.nations_ways import DECAY, FAR, Ways, from_hand, on_the_map, steps_to


class Goal:
    """An army, the zone where its tile shall stand, and the marker that gets there."""

    __slots__ = ("army", "effort", "keeps", "worth", "zone")

    def __init__(self, army: int, zone: int, keeps: int, effort: float, worth: float) -> None:
        self.army = army
        self.zone = zone
        self.keeps = keeps  # the zone of the marker that becomes the tile; -1: not on the map
        self.effort = effort
        self.worth = worth


class Plan:
    """What one side wants on one position."""

    def __init__(
        self, b: Board, side: int, cards: Sequence[int] = (), terrain: int | None = None
    ) -> None:
        """`cards` and `terrain` (-1: any) are what was just played and is still to be used."""
        self.b = b
        self.side = side
        self.occupied = b.tiles[0] | b.tiles[1]
        self.cards = Counter([*b.hand[side], *cards])
        self.terrains = self._terrain_cards()
        self.any_marker = b.scouts[side] > 0 or terrain == -1
        if terrain is not None:
            self.terrains[terrain] += 1
        self.missions = likely_missions(b, side)
        self.base, self.by_strength = wanted(b, side, self.missions)
        self.paths: dict[int, list[int]] = {}
        self.approaches: dict[int, Ways] = {}
        self.goals = self._assign()

    def _terrain_cards(self) -> Counter[int]:
        kit = self.b.kit
        found: Counter[int] = Counter()
        for card, count in self.cards.items():
            if kit.card_kind[card] == TERRAIN:
                found[kit.card_terrain[card]] += count
        return found

    def distances(self, zone: int) -> list[int]:
        """Steps from everywhere to a zone, round the tiles; as many as from there."""
        if zone not in self.paths:
            self.paths[zone] = steps_to(self.b.kit, zone, self.occupied)
        return self.paths[zone]

    def _assign(self) -> dict[int, Goal]:
        """Each army to one zone, the most promising pair first, of equals the first in order."""
        armies = [a for a in self.b.kit.own[self.side] if self.b.state[a] in (IN_HAND, ON_MAP)]
        taken = self.occupied
        wishes = [self.best_goal(army, taken) for army in armies]
        goals: dict[int, Goal] = {}
        while wishes:
            best = wishes[0]
            for wish in wishes:
                if wish.worth > best.worth:
                    best = wish
            goals[best.army] = best
            taken |= 1 << best.zone
            wishes = [
                self.best_goal(wish.army, taken) if wish.zone == best.zone else wish
                for wish in wishes
                if wish is not best
            ]
        return goals

    def best_goal(self, army: int, taken: int) -> Goal:
        """The most promising of the zones that are not taken; there are more than armies."""
        ways = self.ways(army)
        zone, most = -1, -1.0
        for other, kept in enumerate(ways.kept):
            if not taken >> other & 1:
                worth = self.worth_at(army, other) * kept
                if worth > most:
                    zone, most = other, worth
        return Goal(army, zone, ways.keeps[zone], ways.effort[zone], most)

    def goal(self, army: int, zone: int) -> Goal:
        """What it is worth to bring this army to that zone, the way there counted in."""
        ways = self.ways(army)
        worth = self.worth_at(army, zone) * ways.kept[zone]
        return Goal(army, zone, ways.keeps[zone], ways.effort[zone], worth)

    def ways(self, army: int) -> Ways:
        """How one army gets anywhere, by what it has for it."""
        if army not in self.approaches:
            self.approaches[army] = self._ways(army)
        return self.approaches[army]

    def _ways(self, army: int) -> Ways:
        b, kit = self.b, self.b.kit
        if b.state[army] == IN_HAND:
            villages = villages_free(b, army)
            markers = min(villages.bit_count(), kit.markers[army])
            wait = max(0, kit.from_point[army] - b.time)
            missing = max(0, scouts_due(b, army) - b.scouts[self.side])
            return from_hand(kit, villages, self.occupied, markers, wait, missing)
        marks = b.marks[army]
        moves = sum([n for card, n in self.cards.items() if self.moves(card, army)])
        return on_the_map(kit, marks, self.occupied, moves, marks & ~self._removable())

    def worth_at(self, army: int, zone: int) -> float:
        b = self.b
        strength = b.strength[army]
        if b.advanced and b.arm[army] >= 0:
            strength += b.kit.bonus[b.kit.terrain[zone]][b.arm[army]]
        return 1 + self.base[zone] + self.by_strength[zone] * strength

    def _removable(self) -> int:
        """Zones where a marker can be removed by what is in hand."""
        if self.any_marker:
            return -1
        found = 0
        for terrain, count in self.terrains.items():
            if count > 0:
                found |= self.b.kit.ground[terrain]
        return found

    def moves(self, card: int, army: int) -> bool:
        kit = self.b.kit
        return kit.card_kind[card] == MOVEMENT and army in movers(self.b, self.side, card)

    def scouts_to_keep(self) -> int:
        """Scouts that the army wanted most needs to come at all."""
        waiting = [g for a, g in self.goals.items() if scouts_due(self.b, a)]
        best = max(waiting, key=lambda goal: goal.worth, default=None)
        return 0 if best is None else scouts_due(self.b, best.army)

    # --- what to do next for the goals

    def removals(self) -> dict[tuple[int, int], float]:
        """Markers that stand in the way of a goal, and how much their removal is worth."""
        found: dict[tuple[int, int], float] = {}
        for army, goal in self.goals.items():
            if goal.keeps < 0:
                continue
            others = self.b.marks[army] & ~(1 << goal.keeps)
            arrived = goal.keeps == goal.zone
            # The last but one goes only when the other has arrived: tiles never move.
            if arrived or others.bit_count() > 1:
                gain = goal.worth * (1 - DECAY) * (1.5 if arrived else 1.0)
                for zone in zones_in(others):
                    found[army, zone] = gain
        return found

    def steps(self) -> dict[tuple[int, int, int], float]:
        """Moves (army, from, to) that bring a marker nearer to its goal."""
        found: dict[tuple[int, int, int], float] = {}
        for army, goal in self.goals.items():
            if goal.keeps < 0 or goal.keeps == goal.zone:
                continue
            far = self.distances(goal.zone)
            if far[goal.keeps] >= FAR:
                continue
            for zone in zones_in(self.b.kit.near[goal.keeps] & ~self.b.marks[army]):
                if far[zone] < far[goal.keeps]:
                    found[army, goal.keeps, zone] = goal.worth * (1 - DECAY) * 1.2
        return found


def scouts_due(b: Board, army: int) -> int:
    """Scouts that an army card costs: one for each village without a marker (BDN-ARM-4)."""
    if b.state[army] != IN_HAND:
        return 0
    return max(0, villages_free(b, army).bit_count() - b.kit.markers[army])


# --- where tiles are wanted


def likely_missions(b: Board, side: int) -> list[tuple[int, float]]:
    """Zones of missions and how much turns on each: both sides' points times its likelihood."""
    kit = b.kit
    if side == FRENCH:
        sure = sorted(b.missions)
        return [(kit.mission_zone[m], float(sum(kit.mission_vp[m]))) for m in sure]
    found = [(kit.mission_zone[m], float(sum(kit.mission_vp[m]))) for m in b.revealed]
    known = {kit.mission_district[m] for m in b.revealed}
    for district in range(len(kit.districts)):
        if district not in known:
            found += guessed(b, district)
    return found


def guessed(b: Board, district: int) -> list[tuple[int, float]]:
    """The missions of a district; where the French gather is where they were told to go."""
    kit = b.kit
    could = [m for m, of in enumerate(kit.mission_district) if of == district]
    weights = [1.0 + french_interest(b, kit.mission_zone[m]) for m in could]
    total = sum(weights)
    return [
        (kit.mission_zone[m], sum(kit.mission_vp[m]) * weight / total)
        for m, weight in zip(could, weights, strict=True)
    ]


def french_interest(b: Board, zone: int) -> float:
    army = b.tile_at[zone]
    if army >= 0:
        return 3.0 if b.kit.side_of[army] == FRENCH else -0.5
    marked = sum(b.marks[a] >> zone & 1 for a in b.kit.own[FRENCH])
    return 0.5 * min(2, marked)


def wanted(
    b: Board, side: int, missions: list[tuple[int, float]]
) -> tuple[list[float], list[float]]:
    """By zone: what a tile there is worth, and what each point of its strength adds."""
    size = len(b.tile_at)
    base, by_strength = [0.0] * size, [0.0] * size
    for zone, swing in missions:
        holder = b.tile_at[zone]
        if holder < 0:
            base[zone] += swing * (0.75 if side == FRENCH else 0.9)
            by_strength[zone] += swing * (0.05 if side == FRENCH else 0.0)
            for other in b.kit.graph.near[zone]:
                by_strength[other] += swing * (0.004 if side == FRENCH else 0.03)
        elif b.kit.side_of[holder] == FRENCH:
            press(b, side, zone, swing, by_strength)
    return base, by_strength


def press(b: Board, side: int, zone: int, swing: float, by_strength: list[float]) -> None:
    """Strength around a French tile on a mission decides it, most of all where it is close."""
    above = margin(b, zone)
    close = swing / (3.0 + abs(above if side == ALLIED else above - 1))
    share = 0.35 if side == ALLIED else 0.12  # the French support only behind a common enemy
    for other in b.kit.graph.near[zone]:
        by_strength[other] += close * share


def margin(b: Board, zone: int) -> int:
    """By how much a French tile on a mission stands above the Allied tiles that touch it."""
    total = power(b, b.tile_at[zone])
    for other in b.kit.graph.near[zone]:
        army = b.tile_at[other]
        if army >= 0 and b.kit.side_of[army] == ALLIED:
            total -= power(b, army)
    return total


def lead(b: Board, side: int, plan: Plan) -> float:
    """Points ahead, if the game ended now."""
    ahead = float(b.vp[FRENCH] - b.vp[ALLIED])
    for zone, swing in plan.missions:
        army = b.tile_at[zone]
        holds = army >= 0 and b.kit.side_of[army] == FRENCH and margin(b, zone) >= 0
        ahead += swing / 2 if holds else -swing / 2
    return ahead if side == FRENCH else -ahead
