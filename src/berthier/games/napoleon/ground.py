"""Fortified towns, citadels and sieges of Napoléon 1807 (chapters 3 and 8 of its inventory)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.kit import CITADEL, FORTIFIED
from berthier.games.napoleon.records import Combat
from berthier.kernel.events import tell
from berthier.kernel.rulebook import rule


def is_prize(b: Board, side: int, zone: int) -> bool:
    """Does entering this zone take it, with a stop and a fatigue? In 1806 a citadel under an enemy
    marker (N06-MAN-7), in 1807 a fortified town that is not one's own (N07-FTW-2, N07-CIT-1).
    """
    if b.kit.terrain[zone] != b.kit.prize:
        return False
    return b.control[zone] == 1 - side or is_unmarked(b, zone)


@rule("N07-FTW-4", off=False)
def is_unmarked(b: Board, zone: int) -> bool:
    """N07-FTW-4: a town without a marker is taken in the same way (R07-05)."""
    return b.control[zone] < 0 and b.kit.poland != 0


@rule("N07-SIE-2")
def lift_siege(b: Board, zone: int) -> None:
    """N07-SIE-2: a pile of the citadel's side alone in the zone, or crossing it, ends the siege for
    good; vedettes do not (R07-06).
    """
    if zone in b.sieges:
        side = b.control[zone]
        if b.at[side][zone] and not b.at[1 - side][zone]:
            b.sieges.remove(zone)
            tell(b, faces.SIEGE_LIFTED, side, zone)


@rule("N07-COM-7", off=0)
def own_town(b: Board, c: Combat, side: int) -> int:
    """N07-COM-7, step F: one more for a defender in a fortified town with his own marker."""
    here = b.kit.terrain[c.zone] == FORTIFIED and b.control[c.zone] == side
    return int(side != c.attacker and not c.no_terrain and here)


@rule("N07-COM-7", "N07-CIT-3", off=0)
def own_citadel(b: Board, c: Combat, side: int) -> int:
    """N07-COM-7, step G: one more for a pile in a citadel of its own side, also in attack; Audace
    takes it from the defender only.
    """
    here = b.kit.terrain[c.zone] == CITADEL and b.control[c.zone] == side
    return int(here and (side == c.attacker or not c.no_terrain))
