"""Napoléon 1806: whom and what a pile protects by standing where it stands."""

from __future__ import annotations

from berthier.games.napoleon.piles import members, strength
from berthier.players.napoleon_ground import Ground, Pile, value_of

MARCH = 4  # connections that an enemy pile may cross at once
BESIDE = 0.5  # how much a pile next to a citadel counts for its defence
NEEDED = 1.0  # points at stake from which a citadel calls for a pile
WEAK = 4  # strength up to which a corps that is left alone is an easy prey


class Cover:
    """What would be exposed if a pile were not there; worked out once for a position."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.threatened = [zone for zone in ground.watched if self.is_threatened(zone)]
        self.guards = {zone: self.guard(zone) for zone in self.threatened}
        self.held_from: dict[int, list[int]] = {}  # by zone: threatened citadels there or beside
        for citadel in self.threatened:
            for zone in [citadel, *ground.b.kit.graph.near[citadel]]:
                self.held_from.setdefault(zone, []).append(citadel)

    def is_threatened(self, zone: int) -> bool:
        """A citadel of ours within an enemy march."""
        away = self.ground.b.kit.graph.distance[zone]
        return any(away[other] <= MARCH for other in self.ground.foe_zones)

    def guard(self, citadel: int) -> float:
        """Combat cards in a citadel, and a part of those beside it."""
        own, near = self.ground.cards_at[self.ground.side], self.ground.b.kit.graph.near[citadel]
        return own[citadel] + BESIDE * sum(own[other] for other in near)

    def worth(self, pile: Pile, zone: int) -> float:
        """What the pile protects by being in a zone, wherever it stands now."""
        found = self.friends(pile, zone)
        citadels = self.held_from.get(zone)
        if citadels is not None:
            found += sum(self.walls(pile, citadel, zone) for citadel in citadels)
        return found

    def friends(self, pile: Pile, zone: int) -> float:
        """The others in the zone, whom the enemy could reach."""
        ground, b = self.ground, self.ground.b
        others = b.at[ground.side][zone] & ~pile.corps
        if not others:
            return 0.0
        lacking = ground.near[ground.foe][zone] - ground.friends(pile, zone)
        if lacking <= 0:
            return 0.0
        found = ground.temper.friends * min(lacking, pile.cards)
        if others & (others - 1) == 0 and strength(b, members(others)[0]) <= WEAK:
            found += ground.temper.alone
        return found

    def walls(self, pile: Pile, citadel: int, zone: int) -> float:
        """A citadel that too few would hold without the pile."""
        ground, b = self.ground, self.ground.b
        part = self.part(citadel, zone)
        if not part:
            return 0.0
        guard = self.guards[citadel] - pile.cards * self.part(citadel, pile.zone)
        need = max(2.0, min(6.0, ground.near[ground.foe][citadel]))
        share = min(max(0.0, need - guard), pile.cards * part) / need
        return ground.temper.walls * ground.temper.capture * value_of(b.kit, citadel) * share

    def lacks(self, pile: Pile, zone: int) -> bool:
        """A threatened citadel that the pile would help to hold, and does not hold already."""
        return zone in self.threatened and self.walls(pile, zone, zone) > NEEDED

    def part(self, citadel: int, zone: int) -> float:
        away = self.ground.b.kit.graph.distance[citadel][zone]
        return (1.0, BESIDE)[away] if away < 2 else 0.0
