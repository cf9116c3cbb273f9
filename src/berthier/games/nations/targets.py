"""What the actions can be aimed at: villages, markers, zones."""

from __future__ import annotations

from berthier.games.nations.board import ON_MAP, Board, zones_in
from berthier.kernel.rulebook import rule


@rule("BDN-ARM-2", off=[])
def villages_free(b: Board, army: int) -> list[int]:
    """BDN-ARM-2: villages that hold a tile are skipped."""
    return [zone for zone in b.kit.villages[army] if b.tile_at[zone] < 0]


def own_markers(b: Board, side: int) -> list[tuple[int, int]]:
    """(army, zone) of every own marker."""
    return [
        (army, zone)
        for army in b.kit.own[side]
        if b.state[army] == ON_MAP
        for zone in zones_in(b.marks[army])
    ]


def removable(b: Board, side: int, terrain: int) -> list[tuple[int, int]]:
    """BDN-TER-1: own markers on this terrain (-1: on any)."""
    kinds = b.kit.terrain
    return [(a, z) for a, z in own_markers(b, side) if terrain < 0 or kinds[z] == terrain]


@rule("BDN-MOV-2", off=True)
def may_enter(b: Board, army: int, zone: int) -> bool:
    """BDN-MOV-2: not where a tile stands, nor where the same army has a marker."""
    return b.tile_at[zone] < 0 and not b.marks[army] >> zone & 1


def steps(b: Board, army: int, zone: int) -> list[int]:
    return [to for to in b.kit.graph.near[zone] if may_enter(b, army, to)]


@rule("BDN-MOV-3", off=[])
def jumps(b: Board, army: int, zone: int) -> list[int]:
    """BDN-MOV-3: over one own tile, to a zone next to that tile."""
    side = b.kit.side_of[army]
    found = set()
    for over in b.kit.graph.near[zone]:
        tile = b.tile_at[over]
        if tile >= 0 and b.kit.side_of[tile] == side:
            found |= {to for to in b.kit.graph.near[over] if may_enter(b, army, to)}
    return sorted(found - {zone})


@rule("BDN-MOV-1", "BDN-MOV-4", off=False)
def fits_card(b: Board, card: int, army: int) -> bool:
    """BDN-MOV-1, -4: the card shows the type of the army, or names it."""
    return b.kit.moves(card, army)


def movable(b: Board, side: int, cards: list[int], wild: int) -> list[tuple[int, int]]:
    """Own markers that these movement cards can move somewhere."""
    reach = jumps if len(cards) > 1 and not wild else steps
    return [
        (army, zone)
        for army, zone in own_markers(b, side)
        if (wild or all(fits_card(b, card, army) for card in cards)) and reach(b, army, zone)
    ]
