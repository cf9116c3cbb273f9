"""Repli stratégique (N06-CARD-REPLI-STRATEGIQUE, R06-107): where a Prussian march may end.

In 1807 it is called Retraite stratégique, Russian, and leads to Königsberg.
"""

from __future__ import annotations

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.fog import enemy_blocks
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.kit import COALITION
from berthier.kernel.rulebook import rule


@rule("N06-CARD-REPLI-STRATEGIQUE", off=False)
def repli_binds(b: Board, side: int) -> bool:
    """In force for the turn, for manoeuvres of the side that has played it."""
    if side != COALITION or not b.slot:
        return False
    return in_force(b, "retraite-strategique" if b.kit.poland else "repli-strategique")


def is_nearer(b: Board, start: int, zone: int) -> bool:
    """Nearer to at least one of the cities than the march began."""
    distance = b.kit.graph.distance
    return any(distance[city][zone] < distance[city][start] for city in b.kit.havens)


ANY_PILE = -1  # as a mask: vedettes do not stop at friends (N06-GRO-VED-10)


def stops_march(b: Board, side: int, pile: int, zone: int) -> bool:
    """A zone that ends the march of this pile if it enters it; unknown blocks do (R06-112)."""
    if enemy_blocks(b, side, zone) or b.at[side][zone] & ~pile:
        return True
    return is_prize(b, side, zone)


def ways_out(b: Board, side: int, zone: int) -> list[int]:
    """The first connections of a march: an axis binds (N06-MAN-11)."""
    axis = b.axis[zone]
    near = b.kit.graph.near[zone]
    if axis < 0:
        return near
    return [z for z in near if (z == axis >> 1) == (axis & 1 == side)]


def leads_nearer(
    b: Board, side: int, pile: int, start: int, zone: int, points: int, ford: bool = False
) -> bool:
    """Having entered `zone` with these points left, can the march end where it is nearer?

    `ford`: one destroyed bridge costs 1 (N07-CARD-GUE). A card in hand counts only when it lies on
    the table: else one could enter, keep it, and stop anywhere for want of a way on.
    """
    graph = b.kit.graph
    best = {(zone, ford): points}
    edge = [(zone, ford)]
    while edge:
        at = here, dry = edge.pop()
        if is_nearer(b, start, here):
            return True
        if stops_march(b, side, pile, here):
            continue
        for other in graph.near[here]:
            broken = graph.link[here][other] in b.broken
            left = best[at] - (3 if broken and not dry else 1)
            to = other, dry and not broken
            if left >= 0 and left > best.get(to, -1):
                best[to] = left
                edge.append(to)
    return False


def repli_forbids(b: Board, side: int, zone: int, scouts: bool = False) -> bool:
    """No march from here could ever get nearer, however many points are revealed."""
    if not repli_binds(b, side):
        return False
    pile = ANY_PILE if scouts else b.at[side][zone]
    points = 3 * len(b.kit.zone_ids)
    ways = ways_out(b, side, zone)
    return not any(leads_nearer(b, side, pile, zone, to, points) for to in ways)
