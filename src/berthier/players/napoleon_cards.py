"""Napoléon 1806: which cards are played when, and which are spent."""

from __future__ import annotations

from berthier.games.napoleon.board import Board, combat, march, operation
from berthier.games.napoleon.events_detached import hears_guns
from berthier.games.napoleon.kit import OPEN
from berthier.games.napoleon.piles import cavalry_of, leaders_at, members, strength
from berthier.players.napoleon_ground import Pile
from berthier.players.napoleon_marches import End, Marches
from berthier.players.napoleon_odds import TIRED, odds_of, rest_worth
from berthier.players.napoleon_temper import Temper

UNWANTED = -1.0

# What a card's event usually brings; those that depend on the position are in `SPECIAL`.
USUAL = {
    "anticipation": 0.9,
    "audace": 0.9,
    "balle-perdue": 0.6,
    "bernadotte": 0.8,
    "carre": 0.5,
    "chargez": 0.7,
    "confusion": 0.5,
    "contre-ordre": 0.6,
    "courage": 1.2,
    "defection": 1.2,
    "elan": 0.8,
    "embuscade": 0.5,
    "fatigue": 0.7,
    "grande-charge": 0.7,
    "intuition": 0.25,
    "la-garde": 0.7,
    "panique": 0.9,
    "position-renforcee": 0.9,
    "renforts": 1.4,
    "repli-strategique": UNWANTED,
    "reserve": 1.1,
    "soins": 1.0,
    "tirailleurs": 0.5,
    # Cards of 1807.
    "aide-de-camp": 0.2,
    "colonne-assaut": 0.4,
    "conscrits": 1.3,
    "contre-marche": 0.4,
    "deploiement-rapide": 0.6,
    "dos-a-la-riviere": 0.9,
    "epidemie": 1.1,
    "grande-batterie": 0.7,
    "impatience-du-tsar": 0.5,
    "kamenski": 0.7,
    "le-rougeaud": 0.5,
    "lobanov": 1.4,
    "marie-walewska": 0.6,
    "mitraille": 0.7,
    "retraite-strategique": UNWANTED,
    "tempete-de-neige": 0.8,
}


def event_name(b: Board, card: int) -> str:
    return b.kit.event_ids[b.kit.event[card]]


def keeping(b: Board, card: int) -> float:
    """What a card in the hand may still bring: its event, later."""
    return max(0.2, USUAL.get(event_name(b, card), 0.4))


def play_worth(b: Board, side: int, card: int, temper: Temper) -> float:
    """What playing a card now brings; passing is 0."""
    name = event_name(b, card)
    special = SPECIAL.get(name)
    return special(b, side, temper) if special is not None else USUAL.get(name, UNWANTED)


# --- cards that depend on the position


def sacrifice(b: Board, side: int, temper: Temper) -> float:
    """Two fatigues for a card: only while nobody is near the limit."""
    tired = max(b.fatigue[corps] for corps in members(combat(b).pile[side]))
    return 0.5 if tired + 2 < TIRED else UNWANTED


def audace(b: Board, side: int, temper: Temper) -> float:
    c = combat(b)
    helped = b.kit.terrain[c.zone] != OPEN
    return 0.9 if helped else UNWANTED


def au_son_du_canon(b: Board, side: int, temper: Temper) -> float:
    """Help is called for a fight that is worth it, if somebody fresh can come."""
    fresh = [c for c in b.kit.corps[side] if b.where[c] >= 0 and is_fresh_help(b, side, c)]
    found = odds_of(b, combat(b))
    net = found.net if combat(b).attacker == side else -found.net
    return 0.8 if fresh and net > -1.5 else UNWANTED


def is_fresh_help(b: Board, side: int, corps: int) -> bool:
    return hears_guns(b, side, corps) and strength(b, corps) >= 3 and b.fatigue[corps] < TIRED - 1


def fourrager(b: Board, side: int, temper: Temper) -> float:
    """Rest on the way, for a tired pile."""
    tired = [b.fatigue[corps] for corps in members(operation(b).pile)]
    return 0.4 if sum(tired) >= 4 else UNWANTED


def marche_forcee(b: Board, side: int, temper: Temper) -> float:
    """One more point if it takes the pile to a better place."""
    o, m = operation(b), march(b)
    marches = Marches(b, side, temper)
    pile = Pile(b, o.zone, o.pile, o.leaders)
    now = [end.worth for end in next_ends(marches, pile, m.mp, m.spent)]
    then = [end.worth for end in next_ends(marches, pile, max(m.mp, 0) + 1, m.spent)]
    return max(then, default=0.0) - max([0.0, *now]) - 0.7


def next_ends(marches: Marches, pile: Pile, points: int, spent: int) -> list[End]:
    return marches.ends(pile, points, spent, marches.first_steps(pile))


def hussards(b: Board, side: int, temper: Temper) -> float:
    """A card less for the enemy; not before a combat in which an own card may serve."""
    return 0.05 if len(b.hand[1 - side]) > 1 else UNWANTED


def organisation(b: Board, side: int, temper: Temper) -> float:
    """March through friends, if there is somewhere to go."""
    o, m = operation(b), march(b)
    if m.mp <= 0:
        return UNWANTED
    marches = Marches(b, side, temper)
    ends = next_ends(marches, Pile(b, o.zone, o.pile, o.leaders), m.mp, m.spent)
    return max((end.worth for end in ends), default=0.0) - 0.6


def reaction(b: Board, side: int, temper: Temper) -> float:
    """A citadel next door, or a pile in danger."""
    marches = Marches(b, side, temper)
    gains = [reaction_gain(marches, zone) for zone, mask in enumerate(b.at[side]) if mask]
    return max(gains, default=0.0) - 0.8


def reaction_gain(marches: Marches, zone: int) -> float:
    """What the corps of a zone gain by going next door, none of them flipped or tired by it."""
    b, side = marches.b, marches.side
    if b.at[1 - side][zone]:
        return 0.0
    pile = Pile(b, zone, b.at[side][zone], leaders_at(b, side, zone))
    ends = marches.ends(pile, 1, 0, b.kit.graph.near[zone])
    return max((end.worth for end in ends if not b.at[1 - side][end.zone]), default=0.0)


def coordination(b: Board, side: int, temper: Temper) -> float:
    """Another operation at once, if there is a good one."""
    marches = Marches(b, side, temper)
    zones = [zone for zone, mask in enumerate(b.at[side]) if mask]
    just = operation(b).pile
    gains = [
        gain for zone in zones for pile, gain in marches.best_piles(zone) if not pile.corps & just
    ]
    return max(gains, default=0.0) - 0.8


def retraite_en_ordre(b: Board, side: int, temper: Temper) -> float:
    """Against a pursuit that is to come."""
    c = combat(b)
    chased = cavalry_of(b, c.pile[1 - side]) > cavalry_of(b, c.pile[side])
    return 0.6 if chased and b.kit.terrain[c.zone] == OPEN else UNWANTED


def ravitaillement(b: Board, side: int, temper: Temper) -> float:
    return max(rest_of_zone(b, side, zone, 2) for zone in range(len(b.at[side]))) - 0.3


def vive_la_reine(b: Board, side: int, temper: Temper) -> float:
    return max(rest_of_zone(b, side, zone, 9) for zone in range(len(b.at[side]))) - 0.3


def rest_of_zone(b: Board, side: int, zone: int, most: int) -> float:
    """What one fatigue less brings the corps of a zone, for `most` of them."""
    gains = [
        rest_worth(b.fatigue[c]) - rest_worth(max(0, b.fatigue[c] - 1))
        for c in members(b.at[side][zone])
    ]
    return sum(sorted(gains, reverse=True)[:most])


def bridges(b: Board, side: int, temper: Temper) -> float:
    return UNWANTED


SPECIAL = {
    "au-son-du-canon": au_son_du_canon,
    "audace": audace,
    "coordination": coordination,
    "cosaques": hussards,
    "fourrager": fourrager,
    "hussards": hussards,
    "marche-forcee": marche_forcee,
    "organisation": organisation,
    "pont-de-bateaux": bridges,
    "pont-detruit": bridges,
    "pontonniers": bridges,
    "pour-le-tsar": vive_la_reine,
    "ravitaillement": ravitaillement,
    "reaction": reaction,
    "retraite-en-ordre": retraite_en_ordre,
    "sacrifice": sacrifice,
    "vive-la-reine": vive_la_reine,
}
