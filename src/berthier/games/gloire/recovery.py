"""Stragglers that come back (section 5.5.4)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.partners import acting, armies_here, in_turn, owner
from berthier.games.gloire.records import Half
from berthier.kernel.chance import roll
from berthier.kernel.events import tell_apart
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

DONE = -1


def half(b: Board) -> Half:
    record = b.records[-1]
    assert isinstance(record, Half)
    return record


@rule("JDG-5.5.4-1", off=[])
def idle(b: Board, side: int) -> list[int]:
    """JDG-5.5.4-1: who has done nothing since the end of his last movement phase (R039)."""
    return [
        piece
        for piece in b.kit.own_men[side]
        if b.where[piece] >= 0
        and b.stragglers[piece]
        and missing(b, piece)
        and b.pf[piece]
        and not b.busy[side] >> piece & 1
        and not (b.done | half(b).gathered) >> piece & 1
    ]


def missing(b: Board, piece: int) -> int:
    """Its / marks, as far as the roster has boxes: a detachment may have brought in more."""
    marks = b.stragglers[piece]
    if piece in b.kit.dets:
        return marks
    return min(marks, b.kit.most[b.period][piece] - b.pf[piece])


class Recover(Question):
    """Which idle unit gathers its stragglers?"""

    __slots__ = ()
    kind = "recover"
    rules = ("JDG-5.5.4-1", "JDG-5.5.4-2")
    otherwise = Refusal("not-idle", "JDG-5.5.4-1")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        rested = idle(b, self.seat)
        if not b.acting:
            return [DONE, *rested]
        return [DONE, *(n for n in rested if owner(b, n) == acting(b, self.seat))]

    def take(self, b: Board, option: int) -> Flow:
        if option == DONE:
            return None
        gather(b, option)
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        return ("done", ()) if option == DONE else ("recover", (("piece", option),))


@rule("JDG-5.5.4-2")
def gather(b: Board, piece: int) -> None:
    """JDG-5.5.4-2: one comes back on 1 to 4, two on 5 or 6; never more than are missing."""
    side = b.kit.side_of[piece]
    die = roll(b, 6, "JDG-X06", side)
    back = min(1 if die <= 4 else 2, missing(b, piece))
    b.stragglers[piece] -= back
    b.pf[piece] += back
    half(b).gathered |= 1 << piece
    tell_apart(b, faces.GATHERED, (side, die), 1 << side, (side, die, piece, back))


def pb2_recover(b: Board) -> Flow:
    """R039: at the end of the owner's movement phase; then a new time of rest begins. Whether he
    has stragglers is his secret, so he is always asked.
    """
    if not b.acting:
        return Recover(b.active)
    return in_turn(b, armies_here(b, b.active), Recover(b.active))


def pb2_rested(b: Board) -> Flow:
    b.busy[b.active] = 0
    b.acting = [0, 0] if b.acting else []
    return None


FRAMES = [Recover]
