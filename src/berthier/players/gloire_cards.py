"""Jours de Gloire: when an event card is worth playing, and which one is given up."""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import strength
from berthier.games.gloire.cards import Play
from berthier.games.gloire.counting import count
from berthier.games.gloire.kit import DRY
from berthier.games.gloire.records import Battle, Half
from berthier.games.gloire.victory import totals
from berthier.players.gloire_odds import fight_at

# What a half is worth at its best, in victory points.
WORTHS = {
    "add-pf": 0.5,
    "armistice-shift": 0.2,
    "artillery-bonus": 0.25,
    "combat-column": 0.4,
    "combat-die": 0.4,
    "decline-battle": 0.8,
    "free-engineering": 0.05,
    "leader-ride": 0.1,
    "lose-pf": 0.3,
    "morale-pass": 0.9,
    "no-stragglers": 0.2,
    "pc": 0.3,
    "pursuit-cancel": 0.2,
    "recover": 0.4,
    "reroll": 0.4,
    "resumption-shift": 0.1,
    "supply-decoy": 0.4,
    "weather": 0.1,
}
AHEAD = 3  # points of victory that are enough


def card_worth(b: Board, side: int, option: Play) -> float:
    """Playing it now against keeping it: what cannot be of use here is kept."""
    _, half, target = option
    row = b.kit.halves[half]
    worth = WORTHS[row.effect]
    record = b.records[-1] if b.records else None
    if isinstance(record, Battle):
        return worth if in_battle(b, record, side, row.effect, target) else -worth
    if row.effect == "armistice-shift":
        return worth if (row.n < 0) == is_ahead(b, side) else -worth
    if row.effect == "resumption-shift":
        return worth if not is_ahead(b, side) else -worth
    if row.effect == "weather":
        ours = isinstance(record, Half) and record.side == side
        return worth if ours == (b.weather != DRY) else -worth
    if row.effect == "recover":
        missing = sum(b.stragglers[piece] for piece in b.kit.own_units[side])
        return worth if missing >= row.n else -worth
    if row.effect == "lose-pf":
        return worth + 0.02 * b.pf[target] if b.pf[target] > 1 else -worth
    if row.effect in ("free-engineering", "leader-ride"):
        return -worth
    if row.effect == "pc":
        return worth + 0.01 * weight_of(b, target)
    return worth


def in_battle(b: Board, t: Battle, side: int, effect: str, target: int) -> bool:
    """A battle that can be turned, not one that is won or lost anyway."""
    if effect in ("morale-pass", "pursuit-cancel", "lose-pf"):
        return True
    if effect == "decline-battle":
        return fight_at(b, t.box, t.attacker, side) < -0.5
    if effect == "reroll":
        return t.dice[4 * side + 2 * target] == 0
    if effect == "artillery-bonus":
        return True
    return count(b, t, side).column >= 2 and t.planned >= 2


def is_ahead(b: Board, side: int) -> bool:
    found = totals(b)
    return found[side] - found[1 - side] >= AHEAD


def weight_of(b: Board, army: int) -> int:
    units = [piece for piece, whose in enumerate(b.army) if whose == army and b.where[piece] >= 0]
    return strength(b, sum(1 << piece for piece in units))


def discard_worth(b: Board, side: int, card: int) -> float:
    """The card goes whose better half is of least use."""
    own = ("neutral", b.kit.side_ids[side])
    halves = [b.kit.halves[half] for half in (2 * card, 2 * card + 1)]
    return -max((WORTHS[row.effect] for row in halves if row.side in own), default=0.0)
