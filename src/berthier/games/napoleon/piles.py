"""Piles and zones: small questions and moves that every chapter uses."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import OFF, Board
from berthier.games.napoleon.ground import lift_siege
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule


def members(mask: int) -> list[int]:
    """The pieces of a mask, in order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def is_contested(b: Board, zone: int) -> bool:
    """N06-DEF-6: corps of both sides are in it."""
    return b.at[0][zone] != 0 and b.at[1][zone] != 0


def is_free(b: Board, side: int, zone: int) -> bool:
    """N06-DEF-6: no enemy corps is in it."""
    return b.at[1 - side][zone] == 0


@rule("N06-DEF-15", off=0)
def distance(b: Board, zone: int, other: int) -> int:
    """N06-DEF-15: the smallest number of connections; destroyed bridges count like others."""
    return b.kit.graph.distance[zone][other]


def strength(b: Board, corps: int) -> int:
    return b.infantry[corps] + b.cavalry[corps]


def cavalry_of(b: Board, pile: int) -> int:
    return sum(b.cavalry[corps] for corps in members(pile))


def leaders_at(b: Board, side: int, zone: int) -> int:
    """The commanders of a side in a zone, as a mask."""
    mask = 0
    for leader in b.kit.commanders[side]:
        if b.where[leader] == zone:
            mask |= 1 << leader
    return mask


def alive(b: Board, side: int, pile: int) -> int:
    """What is left of a pile that may have lost corps; a pile stands in one zone."""
    for corps in members(pile):
        if b.where[corps] == OFF:
            pile &= ~(1 << corps)
    return pile


def place(b: Board, piece: int, zone: int) -> None:
    """Put a piece into a zone, or take it off (zone OFF)."""
    old = b.where[piece]
    b.where[piece] = zone
    if b.kit.is_corps[piece]:
        at = b.at[b.kit.side_of[piece]]
        if old >= 0:
            at[old] &= ~(1 << piece)
        if zone >= 0:
            at[zone] |= 1 << piece


def move_pile(b: Board, side: int, pile: int, leaders: int, start: int, to: int) -> None:
    """A pile goes from one zone to the next as one body (N06-MAN-4, N06-DEF-16)."""
    at = b.at[side]
    at[start] &= ~pile
    at[to] |= pile
    where = b.where
    for piece in members(pile | leaders):
        where[piece] = to


def left_alone(b: Board, side: int, zone: int, leaving: int) -> int:
    """The commanders who would be alone if this pile left the zone."""
    return 0 if b.at[side][zone] & ~leaving else leaders_at(b, side, zone)


def axis_side(b: Board, zone: int) -> int:
    """Whose retreat axis lies in a zone; -1 if there is none."""
    return b.axis[zone] & 1 if b.axis[zone] >= 0 else -1


@rule("N06-AXE-4", "N06-AXE-5")
def drop_axis(b: Board, zone: int) -> None:
    """N06-AXE-4, -5: the marker stays as long as the zone is contested, and no longer."""
    if b.axis[zone] >= 0 and not is_contested(b, zone):
        b.axis[zone] = -1
        tell(b, faces.AXIS_GONE, zone)


@rule("N06-GRO-VED-9")
def holds_by_vedette(b: Board, side: int, zone: int) -> bool:
    """N06-GRO-VED-9: vedettes take control as well, with the points."""
    return b.scouts[side][zone] != 0


def is_held(b: Board, side: int, zone: int) -> bool:
    return b.at[side][zone] != 0 or (b.fog != 0 and holds_by_vedette(b, side, zone))


@rule("N06-VIC-3", "N06-VIC-3a")
def take_control(b: Board, zone: int) -> None:
    """N06-VIC-3, -3a: whoever stands alone in a citadel puts his marker there and scores; in 1807
    in a fortified town.
    """
    if b.kit.terrain[zone] != b.kit.prize or is_contested(b, zone):
        return
    for side in (0, 1):
        if is_held(b, side, zone) and b.control[zone] != side:
            b.control[zone] = side
            tell(b, faces.CONTROL, side, zone)
            score(b, side, b.kit.value[zone], "N06-VIC-3")


def settle_zone(b: Board, zone: int) -> None:
    """After somebody has left or died: axis and control follow who is there (R06-60)."""
    drop_axis(b, zone)
    take_control(b, zone)
    if b.sieges:
        lift_siege(b, zone)


@rule("N06-VIC-1")
def score(b: Board, side: int, points: int, reason: str) -> None:
    """N06-VIC-1: the French lower the track, the Prussians or Russians raise it."""
    change = points if side else -points
    b.vp += change
    if change:
        tell(b, faces.VP, change, track(b), reason)


def track(b: Board) -> int:
    """Where the marker stands: a simultaneous step may pass the ends before it is netted."""
    return max(0, min(b.kit.pack.limits.vp_track, b.vp))
