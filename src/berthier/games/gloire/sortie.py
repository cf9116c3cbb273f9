"""Sorties of a garrison (section 8.8-14)."""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.records import OPEN, SORTIE
from berthier.games.gloire.siege import fight
from berthier.games.gloire.towns import free_force
from berthier.kernel.flow import Flow, Question, Spelling
from berthier.kernel.rulebook import rule

SIT, SALLY = 0, 1


class SallyOrNot(Question):
    """Does the garrison sally out in its own turn?"""

    __slots__ = ("box",)
    kind = "sally-or-not"
    rules = ("JDG-8.8-14",)

    def __init__(self, seat: int, box: int) -> None:
        self.seat = seat
        self.box = box

    def candidates(self, b: Board) -> list[int]:
        return [SIT, SALLY]

    def take(self, b: Board, option: int) -> Flow:
        if option == SALLY:
            return fight(b, self.box, SORTIE)
        return fight(b, self.box, OPEN) if free_force(b, self.box, self.seat) else None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("sit" if option == SIT else "sortie"), ()


@rule("JDG-8.8-14")
def sally(b: Board, box: int) -> Flow:
    """JDG-8.8-14 (R101): a garrison may sally out in its turn, alone or with who relieves it."""
    return SallyOrNot(b.active, box)


FRAMES = [SallyOrNot]
