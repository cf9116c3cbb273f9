"""Where counters that lie face-down may be, as a viewer can work it out from the faces it was sent.

The sets may be too large, never too small: together with the numbers of counters, which everybody
sees, they are what `belief` deals from and the notebook shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from berthier.games.gloire.board import LOST, OFF, Board
from berthier.games.gloire.kit import AUTUMN, Kit
from berthier.games.gloire.sight import ALL_DOWN, face_down
from berthier.kernel.events import Face
from berthier.kernel.flow import fields

NOWHERE = -1  # not on the map: a counter that is not used, a decoy in reserve, who is still awaited


class Whereabouts:
    """`may[piece]`: boxes where it may lie; empty if it lies open, or all know that it is out."""

    __slots__ = ("entries", "may", "period", "seen", "sight", "turn")

    def __init__(
        self,
        may: list[list[int]],
        seen: list[list[int]],
        turn: int,
        period: int,
        entries: list[list[int]],
        sight: int,
    ) -> None:
        self.may = may
        self.seen = seen  # by piece: the turn and box in which it was last seen
        self.turn = turn
        self.period = period
        self.entries = entries  # by entry: who is to come by it
        self.sight = sight

    def copy(self) -> Whereabouts:
        """The lists inside are replaced, never changed, so copies may share them."""
        may, seen = self.may[:], self.seen[:]
        return Whereabouts(may, seen, self.turn, self.period, self.entries, self.sight)

    def dump(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in sorted(fields(Whereabouts))}

    def there(self, kit: Kit, side: int, box: int) -> list[int]:
        """Those of a side who may lie in a box."""
        return [n for n in kit.own[side] if box in self.may[n]]

    def add(self, piece: int, *boxes: int) -> None:
        self.may[piece] = sorted({*self.may[piece], *boxes})

    def move(self, kit: Kit, side: int, start: int, to: int, none_left: bool) -> None:
        """Some counters have gone from one box to another."""
        for piece in self.there(kit, side, start):
            kept = {*self.may[piece], to} - ({start} if none_left else set())
            self.may[piece] = sorted(kept)

    def leave(self, kit: Kit, side: int, box: int) -> None:
        """Nobody of a side lies face-down in this box."""
        for piece in self.there(kit, side, box):
            self.may[piece] = [place for place in self.may[piece] if place != box]

    def lie_open(self, pieces: list[int], box: int) -> None:
        for piece in pieces:
            self.may[piece] = []
            self.seen[piece] = [self.turn, box]


def at_start(b: Board, viewer: int) -> Whereabouts:
    """A scenario says where each piece begins; of a described position one sees the counters."""
    kit = b.kit
    may: list[list[int]] = []
    for piece, where in enumerate(b.where):
        hidden = kit.side_of[piece] != viewer and face_down(b, 1 << piece) != 0
        found: list[int] = []
        if hidden and where >= 0:
            found = everywhere(b, kit.side_of[piece]) if b.described else [where]
        elif hidden and may_be_laid(b, piece):
            found = [NOWHERE]
        may.append(found)
    scenario = kit.scenario.get(b.scenario)
    rows = [*scenario.reinforcements, *scenario.hamburg] if scenario is not None else []
    entries = [
        [kit.piece[row.piece] for row in rows if row.entry == entry.id]
        for entry in kit.pack.entries
    ]
    return Whereabouts(may, [[] for _ in may], b.turn, b.period, entries, b.sight)


def everywhere(b: Board, side: int) -> list[int]:
    """All boxes where counters of a side lie face-down."""
    pieces = [n for n in b.kit.own[side] if b.where[n] >= 0 and face_down(b, 1 << n)]
    return sorted({b.where[n] for n in pieces})


def may_be_laid(b: Board, piece: int) -> bool:
    """Counters for detachments, and decoys that the scenario gives."""
    if piece in b.kit.decoys:
        return b.where[piece] == OFF
    return piece in b.counters and b.where[piece] not in (LOST,)


# --- what is learnt from each face that is not one's own


def learn_places(w: Whereabouts, kit: Kit, viewer: int, face: Face) -> None:
    learner = LEARNERS.get(face.kind.name)
    if learner is not None and whose(kit, face) != viewer:
        learner(w, kit, face)


def whose(kit: Kit, face: Face) -> int | None:
    """The side whose counters a face tells of."""
    for (name, _), value in zip(face.fields(), face.facts, strict=True):
        if name == "piece":
            return kit.side_of[int(value)]
        if name == "side":
            return int(value)
    return None


def _turn(w: Whereabouts, kit: Kit, face: Face) -> None:
    w.turn = face.get("turn")


def _autumn(w: Whereabouts, kit: Kit, face: Face) -> None:
    w.period = AUTUMN


def _going(w: Whereabouts, kit: Kit, face: Face) -> None:
    if face.get("more"):
        w.move(kit, face.get("side"), face.get("start"), face.get("to"), face.get("left") == 0)


def _arrived(w: Whereabouts, kit: Kit, face: Face) -> None:
    """One of those who were to come by this link."""
    due = w.entries[face.get("entry")]
    heirs = [kit.heir[n] if w.period == AUTUMN and n in kit.units else n for n in due]
    hidden = [n for n in heirs if n >= 0 and (n not in kit.leaders or w.sight == ALL_DOWN)]
    coming = [n for n in hidden if not w.seen[n] and (not w.may[n] or NOWHERE in w.may[n])]
    for piece in coming:
        w.add(piece, face.get("box"), *([NOWHERE] if len(coming) > 1 else []))


def _detached(w: Whereabouts, kit: Kit, face: Face) -> None:
    for det in kit.dets:
        if kit.side_of[det] == face.get("side") and NOWHERE in w.may[det]:
            w.add(det, face.get("box"))


def _merged(w: Whereabouts, kit: Kit, face: Face) -> None:
    for det in w.there(kit, face.get("side"), face.get("box")):
        if det in kit.dets:
            w.add(det, NOWHERE)
    for piece in face.get("pieces"):
        if piece in kit.dets:
            w.may[piece] = [NOWHERE]


def _sent_out(w: Whereabouts, kit: Kit, face: Face) -> None:
    w.may[face.get("counter")] = []


def _taken_in(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Its counter may serve again, and will then lie face-down."""
    w.may[face.get("counter")] = [NOWHERE]


def _laid(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Any of those in reserve; at the start all of them."""
    reserve = [n for n in kit.decoys if NOWHERE in w.may[n]]
    mine = [n for n in reserve if kit.side_of[n] == face.get("side")]
    boxes = sorted({*face.get("boxes")})
    all_of_them = len(mine) == len(face.get("boxes"))
    for decoy in mine:
        kept = {*w.may[decoy], *boxes} - ({NOWHERE} if all_of_them else set())
        w.may[decoy] = sorted(kept)


def _gone(w: Whereabouts, kit: Kit, face: Face) -> None:
    for decoy in face.get("pieces"):
        w.may[decoy] = [NOWHERE]


def _open(w: Whereabouts, kit: Kit, face: Face) -> None:
    w.lie_open(list(face.get("pieces")), face.get("box"))


def _turned_up(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Where nothing lies face-down any more nobody else can be."""
    _open(w, kit, face)
    if not face.get("left"):
        w.leave(kit, face.get("side"), face.get("box"))


def _reacting(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Decoys do not react: none of them has come."""
    decoys = {n: w.may[n] for n in kit.decoys if kit.side_of[n] == face.get("side")}
    _going(w, kit, face)
    for decoy, boxes in decoys.items():
        gone = [face.get("start")] if face.get("more") and not face.get("left") else []
        w.may[decoy] = [box for box in boxes if box not in gone]


def _came(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Unless it is on the map already, and others have joined it."""
    may = w.may[face.get("piece")]
    if not may or NOWHERE in may:
        w.lie_open([face.get("piece")], face.get("box"))


def _down(w: Whereabouts, kit: Kit, face: Face) -> None:
    for piece, box in zip(face.get("pieces"), face.get("boxes"), strict=True):
        w.may[piece] = [box]
        w.seen[piece] = [w.turn, box]


def _out(w: Whereabouts, kit: Kit, face: Face) -> None:
    """Its counter may serve for another detachment."""
    piece = face.get("piece")
    w.may[piece] = [NOWHERE] if piece in kit.dets else []


LEARNERS: dict[str, Callable[[Whereabouts, Kit, Face], None]] = {
    "turn": _turn,
    "autumn": _autumn,
    "moved-veiled": _going,
    "pushed-veiled": _going,
    "intercepted-veiled": _reacting,
    "stepped-back-veiled": _reacting,
    "retreated-veiled": _going,
    "sent-away-veiled": _going,
    "withdrew-veiled": _reacting,
    "arrived-veiled": _arrived,
    "detached-veiled": _detached,
    "merged-veiled": _merged,
    "detached": _sent_out,
    "merged": _taken_in,
    "decoys-laid": _laid,
    "decoys-gone": _gone,
    "decoys-given": _gone,
    "declared-decoys": _open,
    "revealed": _turned_up,
    "arrived": _came,
    "leader-came": _came,
    "turned-down": _down,
    "eliminated": _out,
    "dissolved": _out,
    "leader-left": _out,
}
