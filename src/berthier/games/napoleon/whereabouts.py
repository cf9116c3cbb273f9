"""Where hidden pieces may be, as one viewer can work it out from the faces it was sent.

A *place* is 2 × zone + 1 for a ready block, 2 × zone for an activated one; `COLUMN` is the pile
that is just operating. The sets may be too large, never too small: together with the counts that
everybody sees they are what `belief` deals from and the notebook shows.
"""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.vedettes import vedettes_of
from berthier.kernel.events import Face
from berthier.kernel.flow import fields

COLUMN = -1


class Whereabouts:
    """`may[piece]`: its places; vedettes are all alike, so those of a side share one set."""

    __slots__ = ("commanders", "may", "plain", "seen", "sides", "spotted", "turn", "vedettes")

    def __init__(
        self,
        may: list[list[int]],
        vedettes: list[int],
        seen: list[list[int]],
        spotted: list[list[int]],
        turn: int,
        sides: list[int],
        commanders: list[int],
        plain: int,
    ) -> None:
        self.may = may
        self.vedettes = vedettes  # how many each side still has
        self.seen = seen  # by piece: the turn and zone in which it was last laid open
        self.spotted = spotted  # by side: zones where at least one of its corps was found
        self.turn = turn
        self.sides = sides
        self.commanders = commanders
        self.plain = plain  # pieces from here on are vedettes

    def copy(self) -> Whereabouts:
        """The lists inside are replaced, never changed, so copies may share them."""
        return Whereabouts(
            self.may[:],
            self.vedettes[:],
            self.seen[:],
            self.spotted[:],
            self.turn,
            self.sides,
            self.commanders,
            self.plain,
        )

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in sorted(fields(Whereabouts))}

    def of_side(self, side: int) -> list[int]:
        return [piece for piece, whose in enumerate(self.sides) if whose == side]

    def is_in_column(self, piece: int) -> bool:
        return COLUMN in self.may[piece]

    def may_be_at(self, piece: int, zone: int) -> bool:
        return 2 * zone in self.may[piece] or 2 * zone + 1 in self.may[piece]

    def may_be_ready(self, piece: int) -> bool:
        return any(place & 1 for place in self.may[piece])

    def may_be_activated(self, piece: int) -> bool:
        return any(not place & 1 for place in self.may[piece])

    def move(self, side: int, old: int, new: int, none_left: bool) -> None:
        """Some blocks of a place have gone to another one."""
        for piece in self.of_side(side):
            places = self.may[piece]
            if old in places:
                kept = {*places, new} - ({old} if none_left else set())
                self.may[piece] = sorted(kept)

    def pin(self, piece: int, zone: int) -> None:
        """It lies open there; the state of its block is told when it stands up."""
        self.may[piece] = [2 * zone]
        self.seen[piece] = [self.turn, zone]

    def forget_spotted(self, side: int, zone: int) -> None:
        """Some block has left: the corps that was found may be gone with it."""
        self.spotted[side] = [z for z in self.spotted[side] if z != zone]


def start_of_fog(b: Board) -> Whereabouts:
    """A scenario says where each piece begins; of a described position one sees the blocks."""
    kit = b.kit
    pieces = range(len(b.where))
    may = [[2 * b.where[n] + b.ready[n]] if b.where[n] >= 0 else [] for n in pieces]
    if b.described:
        for side in (0, 1):
            every = sorted({place for n in pieces if kit.side_of[n] == side for place in may[n]})
            for n in pieces:
                if kit.side_of[n] == side and may[n]:
                    may[n] = every[:]
    alive = [sum(b.where[n] >= 0 for n in kit.vedettes[side]) for side in (0, 1)]
    if not b.described and any(record.kind == "placing" for record in b.records):
        alive = [len(vedettes_of(b, side)) for side in (0, 1)]
    for side in (0, 1):
        shared = sorted({place for n in kit.vedettes[side] for place in may[n]})
        for n in kit.vedettes[side]:
            may[n] = shared[:]
    commanders = [n for n in pieces if kit.is_commander[n]]
    return Whereabouts(
        may, alive, [[] for _ in pieces], [[], []], b.turn, kit.side_of, commanders, kit.plain
    )


def learn_moves(fog: Whereabouts, face: Face) -> None:
    learner = LEARNERS.get(face.kind.name)
    if learner is not None:
        learner(fog, face)


def _turn(fog: Whereabouts, face: Face) -> None:
    fog.turn = face.get("turn")


def _placed(fog: Whereabouts, face: Face) -> None:
    places = sorted({2 * zone + 1 for zone in face.get("zones")})
    for piece in fog.of_side(face.get("side")):
        if piece >= fog.plain:
            fog.may[piece] = places[:]


def _arrived(fog: Whereabouts, face: Face) -> None:
    fog.may[face.get("piece")] = [2 * face.get("zone") + 1]


def _designated(fog: Whereabouts, face: Face) -> None:
    side, zone = face.get("side"), face.get("zone")
    fog.move(side, 2 * zone + 1, COLUMN, face.get("left") == 0)
    fog.forget_spotted(side, zone)


def _left(fog: Whereabouts, face: Face) -> None:
    fog.forget_spotted(face.get("side"), face.get("start"))


def _shifted(fog: Whereabouts, face: Face) -> None:
    side, start, to = face.get("side"), face.get("start"), face.get("to")
    ready, left_ready = face.get("ready"), face.get("left_ready")
    if ready:
        fog.move(side, 2 * start + 1, 2 * to + 1, left_ready == 0)
    if face.get("blocks") > ready:
        fog.move(side, 2 * start, 2 * to, face.get("left") == left_ready)
    _left(fog, face)


def _flipped(fog: Whereabouts, face: Face) -> None:
    fog.move(face.get("side"), COLUMN, 2 * face.get("zone"), True)


def _laid_open(fog: Whereabouts, face: Face) -> None:
    """All of a column is named, so nobody else can be in it."""
    pieces = face.get("pieces")
    for piece in pieces:
        fog.pin(piece, face.get("zone"))
    for piece in fog.of_side(face.get("side")):
        if piece not in pieces and COLUMN in fog.may[piece]:
            fog.may[piece] = [place for place in fog.may[piece] if place != COLUMN]


def _retreated(fog: Whereabouts, face: Face) -> None:
    for piece in face.get("pieces"):
        fog.pin(piece, face.get("to"))
    _left(fog, face)


def _stood_up(fog: Whereabouts, face: Face) -> None:
    """The state of a block is public; after an attack that was called off some are ready still."""
    for piece in face.get("pieces"):
        ready = int(piece in face.get("ready"))
        fog.may[piece] = [place & ~1 | ready for place in fog.may[piece]]


def _inactive(fog: Whereabouts, face: Face) -> None:
    """Corps and vedettes are flipped, a commander is not (R06-98)."""
    place = 2 * face.get("zone") + 1
    for piece in fog.of_side(face.get("side")):
        if place in fog.may[piece] and piece not in fog.commanders:
            fog.may[piece] = sorted({*fog.may[piece], place - 1} - {place})


def _all_ready(fog: Whereabouts, face: Face) -> None:
    for piece, places in enumerate(fog.may):
        fog.may[piece] = sorted({place | 1 for place in places})


def _eliminated(fog: Whereabouts, face: Face) -> None:
    piece = face.get("piece")
    fog.may[piece] = []
    fog.spotted[fog.sides[piece]] = []  # it may have been the one


def _vedettes_gone(fog: Whereabouts, face: Face) -> None:
    fog.vedettes[face.get("side")] -= face.get("count")


def _scouted(fog: Whereabouts, face: Face) -> None:
    """At least one enemy corps is there."""
    foe, zone = 1 - face.get("side"), face.get("zone")
    if zone not in fog.spotted[foe]:
        fog.spotted[foe] = sorted([*fog.spotted[foe], zone])


LEARNERS = {
    "turn": _turn,
    "vedettes-placed": _placed,
    "arrived": _arrived,
    "designated-veiled": _designated,
    "moved": _left,
    "moved-veiled": _left,
    "shifted-veiled": _shifted,
    "joined": _left,
    "flipped": _flipped,
    "laid-open": _laid_open,
    "retreated": _retreated,
    "stood-up": _stood_up,
    "inactive-veiled": _inactive,
    "all-ready": _all_ready,
    "eliminated": _eliminated,
    "vedettes-gone": _vedettes_gone,
    "scouted": _scouted,
    "met": _scouted,
    "enemy-found": _scouted,
}
