"""Reinforcements whose arrival a die may put off (section 3.3)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.reinforcements import piece_now, scenario_rows
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow
from berthier.kernel.rulebook import rule

Group = tuple[int, str, str, int]  # turn, box, entry, number to be rolled


def delayed(b: Board) -> dict[Group, int]:
    """Who waits for a die now: pieces that come together have one in common."""
    found: dict[Group, int] = {}
    for row in scenario_rows(b):
        piece = piece_now(b, row) if row.delay else NOBODY
        if piece != NOBODY and row.turn <= b.turn and b.late >> piece & 1:
            group = (row.turn, row.box, row.entry, row.delay)
            found[group] = found.get(group, 0) | 1 << piece
    return found


@rule("JDG-3.3-1")
def pa4_delays(b: Board) -> Flow:
    """JDG-3.3-1: a die for those whom the scenario makes uncertain, each turn until they come."""
    for group, pieces in delayed(b).items():
        side = b.kit.side_of[members(pieces)[0]]
        die = roll(b, 6, "JDG-X03", side)
        comes = die >= group[3]
        tell(b, faces.DELAY, side, members(pieces), die, int(comes))
        if comes:
            b.late &= ~pieces
    return None
