"""The locals of the procedures."""

from __future__ import annotations

from berthier.kernel.flow import Record


class Placing(Record):
    """An army card being played: which villages get markers."""

    __slots__ = ("army", "chosen", "villages")
    kind = "placing"

    def __init__(self, army: int, villages: list[int], chosen: list[int] | None = None) -> None:
        self.army = army
        self.villages = villages
        self.chosen = [] if chosen is None else chosen


class Moving(Record):
    """A marker being moved; `cards` were played for it (two of them: a jump)."""

    __slots__ = ("army", "cards", "wild", "zone")
    kind = "moving"

    def __init__(self, cards: list[int], wild: int = 0, army: int = -1, zone: int = -1) -> None:
        self.cards = cards
        self.wild = wild
        self.army = army
        self.zone = zone


class Battle(Record):
    """A battle: who still deals damage, and the damage by army."""

    __slots__ = ("damage", "queue")
    kind = "battle"

    def __init__(self, damage: list[int], queue: list[int]) -> None:
        self.damage = damage
        self.queue = queue


class Scoring(Record):
    """The final comparison: which mission a tile counts for, by army (-1: none)."""

    __slots__ = ("counts_for",)
    kind = "scoring"

    def __init__(self, counts_for: list[int]) -> None:
        self.counts_for = counts_for


RECORDS: list[type[Record]] = [Placing, Moving, Battle, Scoring]
