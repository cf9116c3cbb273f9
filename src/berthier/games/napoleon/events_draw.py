"""Red cards (chapter 20): the draw phase."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, event
from berthier.games.napoleon.fog import tell_of
from berthier.games.napoleon.piles import members
from berthier.games.napoleon.playing import effect, keep_for_turn
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


def zones_with_corps(b: Board, side: int) -> list[int]:
    return [zone for zone, mask in enumerate(b.at[side]) if mask]


class Inactive(Question):
    """Inactivité: which own zone?"""

    __slots__ = ()
    kind = "inactive"
    rules = ("N06-CARD-INACTIVITE",)
    otherwise = Refusal("no-own-corps-there", "N06-CARD-INACTIVITE")

    def candidates(self, b: Board) -> list[int]:
        return zones_with_corps(b, self.seat)

    def take(self, b: Board, option: int) -> Flow:
        pile = b.at[self.seat][option]
        if b.fog:
            pile |= b.scouts[self.seat][option]
        for piece in members(pile):
            b.ready[piece] = 0  # the commander is not flipped (R06-98)
        seen = (self.seat, option)
        tell_of(b, self.seat, pile, faces.INACTIVE, seen, faces.INACTIVE_VEILED, seen)
        return None

    def blocked(self, b: Board) -> Flow:
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "zone", (("zone", option),)


@effect("inactivite")
@rule("N06-CARD-INACTIVITE")
def inactivite(b: Board) -> Flow:
    """All corps of the owner in a zone he names become activated."""
    return Inactive(event(b).side)


@effect("pluie")
@rule("N06-CARD-PLUIE")
def pluie(b: Board) -> Flow:
    """In force for the turn: see `p4_rain` and `for_rain`."""
    keep_for_turn(b)
    return None


@effect("second-souffle")
@rule("N06-CARD-SECOND-SOUFFLE")
def second_souffle(b: Board) -> Flow:
    """Nothing in turns 1 to 4; in turns 5 to 7 in force for the turn: see `for_second_wind`."""
    if b.turn >= 5:
        keep_for_turn(b)
    return None


FRAMES = [Inactive]
