"""Who is in a fortified town, who is around it, and its marker (section 8.8)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters
from berthier.games.gloire.records import Town
from berthier.kernel.events import tell


def town(b: Board) -> Town:
    record = b.records[-1]
    assert isinstance(record, Town)
    return record


def face_of(b: Board, box: int) -> int:
    """The face of the marker: 0 a mask, -1 without one."""
    return next((mark >> 1 & 3 for mark in b.sieges if mark >> 3 == box), -1)


def lay_marker(b: Board, box: int, face: int, side: int) -> None:
    b.sieges = sorted([*other_markers(b, box), 8 * box + 2 * face + side])


def other_markers(b: Board, box: int) -> list[int]:
    """The markers but the one of this box."""
    return [mark for mark in b.sieges if mark >> 3 != box]


def set_face(b: Board, box: int, face: int, side: int) -> None:
    lay_marker(b, box, face, side)
    tell(b, faces.SIEGE, box, side, face)


def garrison(b: Board, box: int, side: int) -> int:
    return b.at[side][box] & b.inside


def free_force(b: Board, box: int, side: int) -> int:
    return fighters(b, b.at[side][box] & ~b.inside)
