"""Bataille des Nations: how an army gets to each zone, and what effort that takes."""

from __future__ import annotations

from functools import lru_cache

from berthier.games.nations.board import zones_in
from berthier.games.nations.kit import Kit

FAR = 99
DECAY = 0.86  # what a plan keeps of its worth for each action it still needs
SCOUT_NEEDED = 2.0  # effort of a removal without a card for it


@lru_cache(10_000)  # tiles are laid rarely
def steps_to(kit: Kit, zone: int, occupied: int) -> list[int]:
    near = kit.near
    found = [FAR] * len(near)
    found[zone] = 0
    edge, seen, away = 1 << zone, occupied | 1 << zone, 0
    while edge:
        away += 1
        around = 0
        for at in zones_in(edge):
            around |= near[at]
        edge = around & ~seen
        seen |= edge
        for at in zones_in(edge):
            found[at] = away
    return found


class Ways:
    """How an army gets to each zone: the marker that becomes the tile, what effort it takes, and
    what that leaves of the worth of a tile there.
    """

    __slots__ = ("effort", "keeps", "kept")

    def __init__(self, keeps: list[int], effort: list[float]) -> None:
        self.keeps = keeps
        self.effort = effort
        self.kept = [DECAY**one if one < FAR else 0.0 for one in effort]


# Markers move one at a time, and on many positions: most ways have been looked at before.
@lru_cache(10_000)
def from_hand(
    kit: Kit, villages: int, occupied: int, markers: int, wait: int, missing: int
) -> Ways:
    starts = [steps_to(kit, zone, occupied) for zone in zones_in(villages)]
    effort = [float(FAR)] * len(kit.near)
    for zone in range(len(effort) if starts else 0):
        away = min([far[zone] for far in starts])
        effort[zone] = away * 1.6 + (markers - 1) * 1.5 + 1 + wait * 0.5 + missing * 1.5
    return Ways([-1] * len(effort), effort)


@lru_cache(10_000)
def on_the_map(kit: Kit, marks: int, occupied: int, moves: int, scouted: int) -> Ways:
    """`scouted` are the markers whose removal takes a scout."""
    keeps, least = [-1] * len(kit.near), [float(FAR)] * len(kit.near)
    every = marks.bit_count() + scouted.bit_count() * (SCOUT_NEEDED - 1)
    for mark in zones_in(marks & ~occupied):  # a marker under a tile gets nowhere
        removal = SCOUT_NEEDED if scouted >> mark & 1 else 1.0
        for zone, away in enumerate(steps_to(kit, mark, occupied)):
            effort = away + max(0, away - moves) * 1.2 + every - removal
            if effort < least[zone]:
                keeps[zone], least[zone] = mark, effort
    return Ways(keeps, least)
