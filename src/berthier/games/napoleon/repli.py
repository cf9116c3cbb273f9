"""Repli stratégique (N06-CARD-REPLI-STRATEGIQUE, R06-107): where a Prussian march may end."""

from __future__ import annotations

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.kit import CITADEL, PRUSSIAN
from berthier.kernel.rulebook import rule


@rule("N06-CARD-REPLI-STRATEGIQUE", off=False)
def repli_binds(b: Board, side: int) -> bool:
    """In force for the turn, for Prussian manoeuvres."""
    return side == PRUSSIAN and bool(b.slot) and in_force(b, "repli-strategique")


def is_nearer(b: Board, start: int, zone: int) -> bool:
    """Nearer to at least one of the two cities than the march began."""
    distance = b.kit.graph.distance
    return any(distance[city][zone] < distance[city][start] for city in b.kit.havens)


def _stops(b: Board, side: int, zone: int) -> bool:
    """A zone that ends the march of whoever enters it."""
    if b.at[0][zone] or b.at[1][zone]:
        return True
    return b.kit.terrain[zone] == CITADEL and b.control[zone] == 1 - side


def can_end_nearer(b: Board, side: int, start: int, zone: int, points: int) -> bool:
    """Can a march that stands in `zone` with these points still end where it is nearer?"""
    graph = b.kit.graph
    best = {zone: points}
    edge = [zone]
    while edge:
        here = edge.pop()
        if here != start and is_nearer(b, start, here):
            return True
        if here != zone and _stops(b, side, here):
            continue
        for other in graph.near[here]:
            cost = 3 if graph.link[here][other] in b.broken else 1
            left = best[here] - cost
            if left >= 0 and left > best.get(other, -1):
                best[other] = left
                edge.append(other)
    return False


def repli_forbids(b: Board, side: int, zone: int) -> bool:
    """No march from here could ever get nearer, however many points are revealed."""
    return repli_binds(b, side) and not can_end_nearer(b, side, zone, zone, len(b.kit.zone_ids))
