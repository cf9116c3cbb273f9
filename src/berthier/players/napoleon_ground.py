"""Napoléon 1806: the map as one side sees it: threats, targets, and how good a zone is to be in."""

from __future__ import annotations

from functools import cache

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.kit import CITADEL, FRENCH, OPEN, PRUSSIAN, WOODED, Kit
from berthier.games.napoleon.piles import leaders_at, members, strength
from berthier.games.napoleon.victory import last_turn
from berthier.players.napoleon_odds import TIRED, cards_of_pile, chance, effects, odds
from berthier.players.napoleon_temper import Temper

REACH = (1.0, 1.0, 0.7, 0.4)  # how much a corps so many connections away counts


@cache
def within_reach(kit: Kit) -> list[list[tuple[int, float]]]:
    """By zone: the zones that a corps there could soon be in, and how much it counts there."""
    return [
        [(other, REACH[away]) for other, away in enumerate(row) if away < len(REACH)]
        for row in kit.graph.distance
    ]


@cache
def fading(kit: Kit, nearer: float) -> list[list[float]]:
    """By zone: what each zone as a target keeps of its pull there."""
    return [[nearer**away for away in row] for row in kit.graph.distance]


@cache
def places(kit: Kit) -> list[int]:
    """Zones that count: citadels, and the fortified towns of 1807."""
    return kit.citadels + kit.towns


def value_of(kit: Kit, zone: int) -> int:
    """The points of such a zone; a fortified town counts one (N07-FTW-3)."""
    return kit.value[zone] or 1


class Pile:
    """Corps and commanders that act together."""

    __slots__ = ("cards", "corps", "count", "leaders", "weight", "zone")

    def __init__(self, b: Board, zone: int, corps: int, leaders: int) -> None:
        self.zone = zone
        self.corps = corps
        self.leaders = leaders
        self.count = corps.bit_count()
        pieces = members(corps | leaders)
        self.cards = cards_of_pile(b, corps) + sum(b.kit.combat[piece] for piece in pieces)
        # A commander who helps in combat belongs where the army goes.
        self.weight = self.count + 0.4 * sum(b.kit.combat[one] for one in members(leaders))


class Ground:
    """What one side can work out about a position before it looks at single piles."""

    def __init__(self, b: Board, side: int, temper: Temper) -> None:
        self.b = b
        self.side = side
        self.temper = temper
        self.foe = 1 - side
        self.bold = side == FRENCH
        self.turns_left = last_turn(b) - b.turn
        self.places = places(b.kit)
        self.fading = fading(b.kit, temper.nearer)
        effect = effects(b.kit, b.dice)
        self.effect = (effect[side][0], effect[1 - side][0])  # losses by a card: ours, theirs
        self.own_zones = [zone for zone, mask in enumerate(b.at[side]) if mask]
        self.foe_zones = [zone for zone, mask in enumerate(b.at[1 - side]) if mask]
        self.cards_at = [self._cards(0), self._cards(1)]
        self.near = [self._near(0), self._near(1)]
        self.watched = [zone for zone in self.places if b.control[zone] == side]
        self.wanted = [zone for zone in self.places if b.control[zone] == 1 - side]
        self.needs = [self._need(zone) for zone in self.watched]

    def _cards(self, side: int) -> list[int]:
        return [cards_of_pile(self.b, mask) if mask else 0 for mask in self.b.at[side]]

    def _near(self, side: int) -> list[float]:
        """Combat cards that a side could bring to each zone before long."""
        found = [0.0] * len(self.cards_at[side])
        around = within_reach(self.b.kit)
        for zone, cards in enumerate(self.cards_at[side]):
            if cards > 0:
                for other, part in around[zone]:
                    found[other] += cards * part
        return found

    # --- targets

    def targets(self, pile: Pile) -> list[tuple[int, float]]:
        """Zones that draw this pile, and how strongly."""
        found = []
        for zone in self.wanted:
            worth = self._enemy_citadel(pile, zone)
            if worth > 0:
                found.append((zone, worth))
        for n, zone in enumerate(self.watched):
            worth = self._own_citadel(pile, zone, self.needs[n])
            if worth > 0:
                found.append((zone, worth))
        for zone in self.foe_zones:
            worth = self._enemy_pile(pile, zone)
            if worth > 0:
                found.append((zone, worth))
        return found

    def _with_help(self, pile: Pile, zone: int) -> float:
        """Cards for an attack there: this pile, and part of the friends that are close."""
        away = self.b.kit.graph.distance[pile.zone][zone]
        own = pile.cards * (REACH[away] if away < len(REACH) else 0.0)
        return pile.cards + 0.5 * max(0.0, self.near[self.side][zone] - own)

    def _enemy_citadel(self, pile: Pile, zone: int) -> float:
        b = self.b
        worth = self.temper.capture * value_of(b.kit, zone)
        if b.at[self.foe][zone]:
            held = self.cards_at[self.foe][zone] + 1
            return worth * self._chance(self._with_help(pile, zone), held)
        if self._others_nearer(pile, zone):
            worth *= 0.5
        return worth * (0.7 if self.near[self.foe][zone] > pile.cards + 1 else 1.0)

    def _chance(self, mine: float, theirs: float) -> float:
        lead = mine * self.effect[0] - theirs * self.effect[1]
        return chance(lead, mine, theirs)

    def _others_nearer(self, pile: Pile, zone: int) -> bool:
        distance = self.b.kit.graph.distance[zone]
        mine = distance[pile.zone]
        return any(other != pile.zone and distance[other] < mine for other in self.own_zones)

    def _need(self, zone: int) -> tuple[float, float]:
        """Cards that a citadel of ours should have, as the enemy comes near, and how urgently."""
        distance = self.b.kit.graph.distance[zone]
        nearest = min([distance[other] for other in self.foe_zones], default=99)
        if nearest > 7:
            return 1.0, 0.0
        cards = max(2.0 if nearest <= 3 else 1.0, min(6.0, self.near[self.foe][zone]))
        return cards, 0.9 if nearest <= 3 else 0.55

    def _own_citadel(self, pile: Pile, zone: int, need: tuple[float, float]) -> float:
        """A citadel of ours that the enemy comes near to, and that too few hold."""
        cards, urgency = need
        lacking = 1 - self.friends(pile, zone) / cards
        if lacking <= 0 or not urgency:
            return 0.0
        worth = self.temper.capture * value_of(self.b.kit, zone) * lacking * urgency
        return worth / pile.weight  # it is lost once, however many leave it

    def friends(self, pile: Pile, zone: int) -> int:
        """Combat cards of those in a zone who are not of the pile."""
        if zone != pile.zone:
            return self.cards_at[self.side][zone]
        return cards_of_pile(self.b, self.b.at[self.side][zone] & ~pile.corps)

    def _enemy_pile(self, pile: Pile, zone: int) -> float:
        mine, theirs = self._with_help(pile, zone), self.cards_at[self.foe][zone]
        if self.b.kit.terrain[zone] != OPEN:
            theirs += 1
        net = mine * self.effect[0] - theirs * self.effect[1]
        return max(0.0, net) * self.temper.hunt

    # --- how good it is to stand somewhere

    def pull(self, targets: list[tuple[int, float]], zone: int) -> float:
        """The strongest of the targets, and a little of the others."""
        if not targets:
            return 0.0
        fading = self.fading[zone]
        most = total = 0.0
        for target, worth in targets:
            pull = worth * fading[target]
            total += pull
            if pull > most:
                most = pull
        return 0.7 * most + 0.3 * total / len(targets)

    def danger(self, pile: Pile, zone: int) -> float:
        """What the enemy could do to the pile there, friends and ground counted in."""
        b = self.b
        mine = pile.cards + self.friends(pile, zone)
        mine += int(b.kit.terrain[zone] == WOODED or b.control[zone] == self.side)
        exposed = self.near[self.foe][zone] - mine
        if exposed <= 0:
            return 0.0
        commander = 1.5 if self.bold and pile.leaders else 1.0
        return exposed * self.temper.fear * commander

    def capture(self, zone: int) -> float:
        """Points for walking into an enemy citadel or town that nobody holds."""
        b = self.b
        if not is_prize(b, self.side, zone):
            return self.held_at_the_end(zone)
        if b.kit.poland:
            return self.temper.capture + 1.0
        held = sum(1 for citadel in b.kit.citadels if b.control[citadel] == PRUSSIAN)
        every_turn = 0.5 * self.turns_left if self.bold and held == 3 else 0.0
        return self.temper.capture * b.kit.value[zone] + 1.0 + every_turn

    def held_at_the_end(self, zone: int) -> float:
        """In 1807 a citadel counts for whoever is alone in it after the last turn (N07-VIC-4)."""
        b = self.b
        counts = b.kit.poland and b.kit.terrain[zone] == CITADEL and b.control[zone] == self.foe
        return float(b.kit.value[zone]) if counts and self.turns_left == 0 else 0.0

    def attack(self, pile: Pile, zone: int, marched: int) -> float:
        """What it is worth to this pile to attack in a zone."""
        found = odds(self.b, self.side, zone, pile.corps, pile.leaders, marched)
        worth = (
            found.net
            + found.wins * (self.temper.victory + 0.8 * self.capture(zone))
            - self.caution()
        )
        return max(worth, self.temper.fair) if found.lead >= 0 and self.is_fit(pile) else worth

    def is_fit(self, pile: Pile) -> bool:
        """Nobody so tired that another combat would break him."""
        return all(self.b.fatigue[corps] < TIRED for corps in members(pile.corps))

    def caution(self) -> float:
        """What a combat must promise before it is begun; late the French dare everything."""
        late = self.bold and self.turns_left <= 1
        return 0.0 if late else self.temper.caution


def ready_corps(b: Board, side: int, zone: int) -> int:
    return sum(1 << corps for corps in members(b.at[side][zone]) if b.ready[corps])


def ready_leaders(b: Board, side: int, zone: int) -> int:
    return sum(1 << one for one in members(leaders_at(b, side, zone)) if b.ready[one])


def strongest(b: Board, corps: int) -> list[int]:
    """Corps by strength and freshness, the best first."""
    return sorted(members(corps), key=lambda c: (b.fatigue[c] - strength(b, c), c))
