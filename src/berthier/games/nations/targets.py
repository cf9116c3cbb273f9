"""What the actions can be aimed at: villages, markers, zones. Sets of zones are bit masks."""

from __future__ import annotations

from berthier.games.nations.board import ON_MAP, Board, zones_in
from berthier.kernel.rulebook import rule

Markers = list[tuple[int, int]]  # (army, zone)


@rule("BDN-ARM-2", off=0)
def villages_free(b: Board, army: int) -> int:
    """BDN-ARM-2: villages that hold a tile are skipped."""
    return b.kit.villages[army] & ~(b.tiles[0] | b.tiles[1])


def on_map(b: Board, side: int) -> list[int]:
    return [army for army in b.kit.own[side] if b.state[army] == ON_MAP]


@rule("BDN-TER-1", off=-1)
def ground(b: Board, terrain: int) -> int:
    """BDN-TER-1: the zones of a terrain; -1 stands for any."""
    return b.kit.ground[terrain] if terrain >= 0 else -1


def can_remove(b: Board, side: int, terrain: int) -> bool:
    zones, state, marks = ground(b, terrain), b.state, b.marks
    for army in b.kit.own[side]:  # noqa: SIM110  (asked all the time; a generator costs more)
        if marks[army] & zones and state[army] == ON_MAP:
            return True
    return False


def removable(b: Board, side: int, terrain: int) -> Markers:
    """Own markers on this terrain."""
    zones = ground(b, terrain)
    return [(army, z) for army in on_map(b, side) for z in zones_in(b.marks[army] & zones)]


@rule("BDN-MOV-2", off=-1)
def open_zones(b: Board, army: int) -> int:
    """BDN-MOV-2: not where a tile stands, nor where the same army has a marker."""
    return ~(b.tiles[0] | b.tiles[1] | b.marks[army])


def steps(b: Board, army: int, zone: int) -> int:
    return b.kit.near[zone] & open_zones(b, army)


@rule("BDN-MOV-3", off=0)
def jumps(b: Board, army: int, zone: int) -> int:
    """BDN-MOV-3: over one own tile, to a zone next to that tile."""
    found = 0
    for over in zones_in(b.kit.near[zone] & b.tiles[b.kit.side_of[army]]):
        found |= b.kit.near[over]
    return found & open_zones(b, army)


@rule("BDN-MOV-1", "BDN-MOV-4", off=[])
def movers(b: Board, side: int, card: int) -> list[int]:
    """BDN-MOV-1, -4: the armies whose type the card shows, or the one it names."""
    return b.kit.movers[side][card]


def movable(b: Board, side: int, cards: list[int], wild: int) -> Markers:
    """Own markers that these movement cards can move somewhere."""
    armies = on_map(b, side)
    reach = steps
    if not wild:
        armies = [a for a in armies if all(a in movers(b, side, card) for card in cards)]
        reach = jumps if len(cards) > 1 else steps
    return [(a, zone) for a in armies for zone in zones_in(b.marks[a]) if reach(b, a, zone)]


def can_step(b: Board, side: int, card: int) -> bool:
    """Could this card (-1: any) move some marker? Asked all the time, so without lists."""
    near, state, marks = b.kit.near, b.state, b.marks
    for army in b.kit.own[side] if card < 0 else movers(b, side, card):
        if state[army] == ON_MAP:
            free = open_zones(b, army)
            left = marks[army]
            while left:
                low = left & -left
                if near[low.bit_length() - 1] & free:
                    return True
                left ^= low
    return False


def can_jump(b: Board, side: int, one: int, two: int) -> bool:
    """Could these two cards let some marker jump? Asked for every pair in a hand."""
    second = movers(b, side, two)
    for army in movers(b, side, one):
        if b.state[army] == ON_MAP and army in second:
            for zone in zones_in(b.marks[army]):
                if jumps(b, army, zone):
                    return True
    return False
