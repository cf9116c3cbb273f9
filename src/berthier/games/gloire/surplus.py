"""Who leaves a town that is too small for all (section 8.8-5)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.ground import is_passable, move_stack
from berthier.games.gloire.kit import NOBODY, RESERVE
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.sight import is_found_held, left_at, seen, surely_held, tell_of
from berthier.games.gloire.towns import free_force, town
from berthier.kernel.flow import Flow, Frame, Jump, Question, Spelling
from berthier.kernel.rulebook import rule


@rule("JDG-8.8-5", "JDG-A13-8.8-1", off=True)
def has_room(b: Board, box: int, mask: int) -> bool:
    """JDG-8.8-5: so many named units and detachments; a detachment may take a named unit's place,
    Reserves have no limit (R096).
    """
    named_most, det_most = b.kit.shelter[box]
    men = [piece for piece in members(mask) if b.kit.mover[piece] != RESERVE]
    dets = sum(piece in b.kit.dets for piece in men)
    return len(men) - dets <= named_most and len(men) <= named_most + det_most


def exits(b: Board, box: int, side: int) -> list[int]:
    return [
        other
        for other, _ in b.kit.near[box]
        if is_passable(b, box, other) and not surely_held(b, 1 - side, other)
    ]


def p2_surplus(b: Board) -> Flow:
    """JDG-8.8-5: the surplus leaves freely."""
    t = town(b)
    return None if has_room(b, t.box, free_force(b, t.box, t.side)) else WhoLeaves(t.side)


class WhoLeaves(Question):
    """Who leaves, as the town is too small for all?"""

    __slots__ = ()
    kind = "who-leaves"
    rules = ("JDG-8.8-5",)

    def candidates(self, b: Board) -> list[int]:
        t = town(b)
        return members(free_force(b, t.box, self.seat)) if exits(b, t.box, self.seat) else []

    def take(self, b: Board, option: int) -> Flow:
        town(b).leaving = option
        return LeavesFor(self.seat)

    def blocked(self, b: Board) -> Flow:
        """R096: enemies were found wherever the surplus could have gone."""
        return Jump("open")

    def spell(self, b: Board, option: int) -> Spelling:
        return "leave", (("piece", option),)


class LeavesFor(Question):
    """Where does it go? Others do not see who it is before it goes."""

    __slots__ = ()
    kind = "leaves-for"
    rules = ("JDG-8.8-5",)

    def candidates(self, b: Board) -> list[int]:
        return exits(b, town(b).box, self.seat)

    def take(self, b: Board, option: int) -> Flow:
        if is_found_held(b, 1 - self.seat, option):
            return self
        piece = town(b).leaving
        town(b).leaving = NOBODY
        return send(b, self.seat, piece, option)

    def blocked(self, b: Board) -> Flow:
        town(b).leaving = NOBODY
        return Jump("open")

    def spell(self, b: Board, option: int) -> Spelling:
        return "leave-for", (("box", option),)


def send(b: Board, side: int, piece: int, to: int) -> Flow:
    """It goes; another follows as long as there is no room."""
    t = town(b)
    b.busy[side] |= 1 << piece
    left = left_at(b, side, t.box) - seen(b, 1 << piece)[1]
    facts, veiled = (side, piece, t.box, to), (t.box, to, left)
    tell_of(b, side, 1 << piece, faces.SENT_AWAY, facts, faces.SENT_AWAY_VEILED, *veiled)
    move_stack(b, 1 << piece, to)
    enough = has_room(b, t.box, free_force(b, t.box, side))
    more: list[Frame] = [] if enough else [WhoLeaves(side)]
    return [*lone_leaders(b, 1 - side, to), *more]


class SendAway(Question):
    """Both at once, as it was asked before: it waits in games that were begun then."""

    __slots__ = ()
    kind = "send-away"
    rules = ("JDG-8.8-5",)

    def candidates(self, b: Board) -> list[tuple[int, int]]:
        t = town(b)
        men = members(free_force(b, t.box, self.seat))
        return [(piece, box) for piece in men for box in exits(b, t.box, self.seat)]

    def take(self, b: Board, option: tuple[int, int]) -> Flow:
        if is_found_held(b, 1 - self.seat, option[1]):
            return self
        return send(b, self.seat, *option)

    def blocked(self, b: Board) -> Flow:
        return Jump("open")

    def spell(self, b: Board, option: tuple[int, int]) -> Spelling:
        return "send", (("piece", option[0]), ("box", option[1]))


FRAMES = [WhoLeaves, LeavesFor, SendAway]
