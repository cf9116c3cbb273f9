"""Ranking points and tie-breaks of finished games (chapter 19, N06-MAR-RNK, N06-MAR-TIE)."""

from __future__ import annotations

from berthier.games.napoleon.kit import COALITION
from berthier.kernel.rulebook import rule

LAST_TURN = 7
# N06-MAR-TIE-1 by turn: a Prussian winner, a French winner, the loser.
TABLE = {
    1: (14, 7, -7),
    2: (12, 6, -6),
    3: (10, 5, -5),
    4: (8, 4, -4),
    5: (6, 3, -3),
    6: (4, 2, -2),
    7: (2, 1, -1),
}
AT_THE_END = (1, 0)
UNFINISHED = ((0, -7), (0, -7))
Points = tuple[int, int]  # ranking points and tie-break points


@rule("N06-MAR-RNK-1", off=UNFINISHED)
def ranking(winner: int, turn: int, reason: str) -> tuple[Points, Points]:
    """N06-MAR-RNK-1: 3 for a win, 1 for a defeat; by side, with the tie-break points.

    `winner` -1: the game was not finished, and nobody gets anything.
    """
    if winner < 0:
        return UNFINISHED
    won, lost = tie_break(winner, turn, reason)
    points = ((3, won), (1, lost))
    return points if winner == 0 else (points[1], points[0])


@rule("N06-MAR-TIE-1", off=(0, 0))
def tie_break(winner: int, turn: int, reason: str) -> tuple[int, int]:
    """N06-MAR-TIE-1: by the turn of the victory; the sooner, the more."""
    if reason == "N06-VIC-6":
        return napoleon_lost()
    if reason in ("N06-VIC-7", "N06-SHO-3") and winner == COALITION:
        return at_the_end()
    row = TABLE[min(turn, LAST_TURN)]
    return row[0 if winner == COALITION else 1], row[2]


@rule("N06-MAR-TIE-2", off=(0, 0))
def napoleon_lost() -> tuple[int, int]:
    """N06-MAR-TIE-2: without Napoléon always the first row."""
    return TABLE[1][0], TABLE[1][2]


@rule("N06-MAR-TIE-3", off=(0, 0))
def at_the_end() -> tuple[int, int]:
    """N06-MAR-TIE-3: the last row is the victory at the end of turn 7, by N06-VIC-7 (R06-79)."""
    return AT_THE_END
