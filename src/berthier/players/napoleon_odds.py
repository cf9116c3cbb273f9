"""Napoléon 1806: what a combat, a fatigue or a rest is worth, in victory points."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import NamedTuple

from berthier.games.napoleon.board import MAX_FATIGUE, Board
from berthier.games.napoleon.combat import (
    by_events,
    cards_of,
    citadel,
    march_penalty,
    symbols,
    tired_penalty,
    woods,
)
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.piles import leaders_at, members, strength
from berthier.games.napoleon.records import Combat

TIRED = 5  # fatigues from which a corps fights with a card less and loses strength in recovery
FATIGUE_WORTH = 0.2  # of a victory point, for a fatigue dealt in combat


class Odds(NamedTuple):
    """A combat seen by the attacker: points won less points lost, and the chance of winning."""

    net: float
    wins: float
    lead: float  # combat cards more than the defender has


NO_ATTACK = Odds(-1.0, 0.0, -9.0)


@cache
def effects(kit: Kit, dice: int) -> list[tuple[float, float]]:
    """By side: losses and fatigues that one combat card, or die, brings on average."""
    found = []
    for side in (0, 1):
        if dice:
            losses, fatigues = kit.die_losses[side], kit.die_fatigues[side]
        else:
            losses = [kit.losses[card] for card in kit.decks[side]]
            fatigues = [kit.fatigues[card] for card in kit.decks[side]]
        count = max(1, len(losses))
        found.append((sum(losses) / count, sum(fatigues) / count))
    return found


def cards_of_pile(b: Board, pile: int) -> int:
    """Steps B and D: what strength and fatigue bring."""
    return sum(cards_of(b, corps) + tired_penalty(b, corps) for corps in members(pile))


def strength_of(b: Board, pile: int) -> int:
    return sum(strength(b, corps) for corps in members(pile))


def odds(b: Board, side: int, zone: int, pile: int, leaders: int, marched: int) -> Odds:
    """This pile attacks whoever stands in the zone."""
    foe = 1 - side
    piles, commanders = [0, 0], [0, 0]
    piles[side], commanders[side] = pile, leaders
    piles[foe], commanders[foe] = b.at[foe][zone], leaders_at(b, foe, zone)
    return odds_of(b, Combat(side, zone, piles, commanders, marched))


def odds_of(b: Board, c: Combat) -> Odds:
    """A combat as it stands, with the cards that were played already."""
    side, foe = c.attacker, 1 - c.attacker
    cards = [0, 0]
    for one in (0, 1):
        cards[one] = cards_of_pile(b, c.pile[one]) + march_penalty(c, one)
    if cards[side] <= 0:
        return NO_ATTACK  # it would be called off
    for one in (0, 1):
        cards[one] += woods(b, c, one) + citadel(b, c, one) + symbols(b, c, one)
        cards[one] = max(0, cards[one] + by_events(b, c, one))
    return expected(b, side, cards[side], cards[foe], c.pile[side], c.pile[foe])


def expected(b: Board, side: int, mine: float, theirs: float, pile: int, enemies: int) -> Odds:
    effect = effects(b.kit, b.dice)
    my_loss, my_fatigue = effect[side]
    foe_loss, foe_fatigue = effect[1 - side]
    dealt, taken = mine * my_loss, theirs * foe_loss
    net = min(dealt, strength_of(b, enemies)) - min(taken, strength_of(b, pile))
    net += FATIGUE_WORTH * (mine * my_fatigue - theirs * foe_fatigue)
    return Odds(net, chance(dealt - taken, mine, theirs), mine - theirs)


def chance(lead: float, mine: float, theirs: float) -> float:
    """Of inflicting more losses, by the expected lead and the number of cards."""
    spread = sqrt(0.25 * (mine + theirs) + 0.1)
    return 1 / (1 + exp(-1.8 * (lead - 0.2) / spread))


# --- fatigue


def tiring(fatigue: int, left: int) -> float:
    """What one more fatigue costs a corps that has `fatigue` and `left` strength points."""
    after = fatigue + 1
    if after > MAX_FATIGUE:
        return 1.0 + 1.2 * left
    if after == TIRED:
        return 1.2
    return 0.08 * after if after < TIRED else 0.25


def burden(fatigue: int, more: int, left: int) -> float:
    return sum(tiring(fatigue + n, left) for n in range(more))


def rest_worth(fatigue: int) -> float:
    """What a corps gains if it stays ready until recovery."""
    if fatigue == 0:
        return 0.0
    return 0.12 * fatigue + (1.2 if fatigue >= TIRED else 0.0)
