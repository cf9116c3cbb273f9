"""What a viewer can work out about hidden strengths, from the faces it was sent (I.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from berthier.games.gloire import whereabouts
from berthier.games.gloire.board import AWAITED, Board
from berthier.games.gloire.boxes import has_men
from berthier.games.gloire.kit import AUTUMN, RESERVE, Kit
from berthier.games.gloire.setup import announced
from berthier.games.gloire.whereabouts import NOWHERE, Whereabouts, learn_places
from berthier.kernel.events import Face

LARGE = 30  # more than any detachment has
LARGE_STACK = 3  # of three units some may be too many, so that stragglers fall behind
WORST = 2  # what may be added to a straggler's die, or taken away (JDG-5.5.3-2)


class Known:
    """`pf`: by piece its least and its greatest strength; nothing for the viewer's own pieces, and
    for those that have none.
    """

    __slots__ = ("before", "group", "kit", "period", "pf", "places", "viewer")

    def __init__(
        self,
        kit: Kit,
        viewer: int,
        period: int,
        pf: list[list[int]],
        group: list[list[int]] | None = None,
        places: dict[str, Any] | None = None,
        before: list[list[int]] | None = None,
    ) -> None:
        self.kit = kit
        self.viewer = viewer
        self.period = period
        self.pf = pf
        self.group = [[], []] if group is None else group  # by side: who marches or fights
        self.places = None if places is None else Whereabouts(**places)  # playing blind
        # Piece and bounds before the loss just told: if somebody came down to 0, it was his.
        self.before = [] if before is None else before

    def copy(self) -> Known:
        found = Known(
            self.kit,
            self.viewer,
            self.period,
            [pair[:] for pair in self.pf],
            [pieces[:] for pieces in self.group],
            before=self.before,
        )
        found.places = None if self.places is None else self.places.copy()
        return found

    def dump(self) -> dict[str, Any]:
        return {
            "viewer": self.viewer,
            "period": self.period,
            "pf": self.pf,
            "group": self.group,
            "places": None if self.places is None else self.places.dump(),
            "before": self.before,
        }

    def learn(self, face: Face) -> None:
        learner = LEARNERS.get(face.kind.name)
        if learner is not None and not face.own:
            learner(self, face)
        if self.places is not None and not face.own:
            learn_places(self.places, self.kit, self.viewer, face)

    # --- bounds

    def some(self, pieces: list[int]) -> list[list[int]]:
        """The bounds of those among these who have strength and are not the viewer's."""
        return [self.pf[piece] for piece in pieces if self.pf[piece] and self.pf[piece][1]]

    def ceiling(self, piece: int) -> int:
        return self.kit.most[self.period][piece] if piece in self.kit.units else LARGE

    def may_gain(self, piece: int, amount: int) -> None:
        """Who has nobody left gets men only before everybody's eyes, unless it lies face-down."""
        pair = self.pf[piece]
        if pair and (pair[1] or self.is_down(piece)):
            pair[1] = min(pair[1] + amount, max(pair[1], self.ceiling(piece)))

    def may_lose(self, pieces: list[int], amount: int) -> None:
        """One of these has lost so many at most; who has come down to 0 is named next, if it does
        not lie face-down.
        """
        self.note(pieces)
        for piece in pieces:
            pair = self.pf[piece]
            if pair and pair[1]:
                pair[0] = max(0 if self.is_down(piece) else 1, pair[0] - amount)

    def is_down(self, piece: int) -> bool:
        return self.places is not None and bool(self.places.may[piece])

    def is_gone(self, piece: int) -> None:
        if self.pf[piece]:
            self.pf[piece] = [0, 0]

    def note(self, pieces: list[int]) -> None:
        """One of these has lost something; whoever has nobody left is named next."""
        self.before = [[piece, *self.pf[piece]] for piece in pieces if self.pf[piece]]

    def fit(self, side: int, total: int) -> None:
        """Those who fight have so many together."""
        pairs = self.some(self.group[side])
        for _ in range(2):
            for pair in pairs:
                others = [other for other in pairs if other is not pair]
                pair[0] = max(pair[0], total - sum(other[1] for other in others))
                pair[1] = min(pair[1], total - sum(other[0] for other in others))


def at_start(viewer: int, b: Board) -> Known:
    """The scenario tells everybody's strength; a described position tells a viewer nothing."""
    coming = announced(b, b.kit.scenario[b.scenario]) if b.scenario else []
    due = {b.kit.piece[row.piece]: row.pf for row in coming if row.piece}
    found = [_first(b, viewer, piece, due) for piece in range(len(b.where))]
    known = Known(b.kit, viewer, b.period, found)
    known.places = whereabouts.at_start(b, viewer) if b.sight else None
    return known


def _first(b: Board, viewer: int, piece: int, due: dict[int, int | None]) -> list[int]:
    """The scenario tells how many come, also to a described position."""
    if b.kit.side_of[piece] == viewer or not has_men(b.kit, piece):
        return []
    if b.where[piece] == AWAITED:
        pf = due.get(piece)
        pf = b.kit.start[b.period][piece] if pf is None else pf
        return [pf, pf]
    if b.where[piece] < 0 or not b.pf[piece]:
        return [0, 0]
    if not b.described:
        return [b.pf[piece], b.pf[piece]]
    return [1, b.kit.most[b.period][piece] if piece in b.kit.units else LARGE]


# --- what is learnt from each face that is not one's own


def _group(k: Known, face: Face) -> None:
    k.group[face.get("side")] = list(face.get("pieces"))


def _counters(k: Known, face: Face, box: int) -> None:
    """Those who lie open, and all who may be among the others."""
    side = face.get("side")
    assert k.places is not None
    hidden = k.places.there(k.kit, side, box) if face.get("more") else []
    k.group[side] = [*face.get("pieces"), *hidden]


def _activated(k: Known, face: Face) -> None:
    """Nobody else sees how many fall behind on a forced march, or of a large stack."""
    _counters(k, face, face.get("box"))
    if face.get("forced") or len(face.get("pieces")) + face.get("more") >= LARGE_STACK:
        cells = [cell for row in k.kit.stragglers.cells for cell, _ in row]
        k.may_lose(k.group[face.get("side")], 2 * max(cells))


def _moving(k: Known, face: Face) -> None:
    _counters(k, face, face.get("start"))


def _withdrawing(k: Known, face: Face) -> None:
    _counters(k, face, face.get("start"))
    k.may_lose(k.group[face.get("side")], face.get("lost"))


def _pulled_back(k: Known, face: Face) -> None:
    _lost_exactly(k, face.get("piece"), face.get("lost"))


def _lost_exactly(k: Known, piece: int, lost: int) -> None:
    """Who has come down to 0 is named next."""
    pair = k.pf[piece]
    if lost and pair:
        k.note([piece])
        pair[0], pair[1] = max(1, pair[0] - lost), max(1, pair[1] - lost)


def _turned_up(k: Known, face: Face) -> None:
    """Whoever has nobody left is named next."""
    for piece in face.get("pieces"):
        if k.pf[piece] and k.pf[piece][1]:
            k.pf[piece][0] = max(1, k.pf[piece][0])


def _detached_unseen(k: Known, face: Face) -> None:
    _counters(k, face, face.get("box"))
    for piece in k.group[face.get("side")]:
        if k.pf[piece]:
            k.pf[piece][0] = min(1, k.pf[piece][0])
    assert k.places is not None
    for det in k.kit.dets:
        may = k.places.may[det]
        if NOWHERE in may:
            k.pf[det] = [int(may == [NOWHERE]), LARGE]


def _merged_unseen(k: Known, face: Face) -> None:
    _counters(k, face, face.get("box"))
    for piece in k.group[face.get("side")]:
        k.may_gain(piece, LARGE)


def _battle(k: Known, face: Face) -> None:
    k.group = [list(face.get("french")), list(face.get("coalition"))]


def _joined(k: Known, face: Face) -> None:
    k.group[face.get("side")] += face.get("pieces")


def _sequence(k: Known, face: Face) -> None:
    for side, name in enumerate(("french", "coalition")):
        k.fit(side, face.get(name))


def _loss(k: Known, face: Face) -> None:
    pairs = k.some(k.group[face.get("side")])
    k.may_lose(k.group[face.get("side")], 1)
    if len(pairs) == 1:
        pairs[0][1] -= 1


def _straggled(k: Known, face: Face) -> None:
    """The die is seen; how many it cost depends on strength, leader, cohesion and weather."""
    chart, die = k.kit.stragglers, face.get("die")
    columns = range(len(chart.columns))
    totals = range(die - WORST, die + WORST + 1)
    k.may_lose(
        k.group[face.get("side")],
        max(chart.read(column, total)[0] for column in columns for total in totals),
    )


def _emptied(k: Known, face: Face) -> None:
    """The loss just told was this piece's; what a viewer loses himself is not learnt here."""
    if k.pf[face.get("piece")]:
        for piece, least, most in k.before:
            k.pf[piece] = [least, most]
        k.is_gone(face.get("piece"))


def _gone(k: Known, face: Face) -> None:
    k.is_gone(face.get("piece"))


def _refilled(k: Known, face: Face) -> None:
    if k.pf[face.get("piece")]:
        k.pf[face.get("piece")] = [1, 1]


def _withdrew(k: Known, face: Face) -> None:
    _lost_exactly(k, face.get("piece"), face.get("lost"))


def _reinforced(k: Known, face: Face) -> None:
    nation = k.kit.nations[face.get("nation")]
    for piece in k.kit.units:
        if k.kit.nation[piece] == nation and k.kit.mover[piece] != RESERVE:
            k.may_gain(piece, 1)


def _gathered(k: Known, face: Face) -> None:
    for piece in [*k.kit.units, *k.kit.dets]:
        if k.kit.side_of[piece] == face.get("side"):
            k.may_gain(piece, 1 if face.get("die") <= 4 else 2)


def _detached(k: Known, face: Face) -> None:
    pair = k.pf[face.get("piece")]
    if pair:
        k.pf[face.get("counter")] = [1, pair[1] - 1]
        pair[0], pair[1] = 1, pair[1] - 1


def _merged(k: Known, face: Face) -> None:
    unit, counter = k.pf[face.get("piece")], k.pf[face.get("counter")]
    if unit:
        unit[0] += counter[0]
        unit[1] = min(unit[1] + counter[1], k.ceiling(face.get("piece")))
        k.pf[face.get("counter")] = [0, 0]


def _raided(k: Known, face: Face) -> None:
    pair = k.pf[face.get("piece")]
    if pair and pair[1]:
        least = max(min(1, pair[0]), pair[0] - face.get("most"))
        # Of a unit that lies face-down nobody knows whether it was found.
        most = pair[1] if k.is_down(face.get("piece")) else max(1, pair[1] - face.get("most"))
        pair[0], pair[1] = least, most


def _rallied(k: Known, face: Face) -> None:
    for piece in [*k.kit.units, *k.kit.dets]:
        if k.kit.side_of[piece] == face.get("side"):
            k.may_gain(piece, 1)


def _autumn(k: Known, face: Face) -> None:
    k.period = AUTUMN


def _became(k: Known, face: Face) -> None:
    """What is too much for the new roster is gone."""
    unit, heir = k.pf[face.get("piece")], k.pf[face.get("heir")]
    if unit:
        most = k.ceiling(face.get("heir"))
        k.pf[face.get("heir")] = [min(a + b, most) for a, b in zip(unit, heir, strict=True)]
        k.pf[face.get("piece")] = [0, 0]


LEARNERS: dict[str, Callable[[Known, Face], None]] = {
    "activated": _group,
    "moved": _group,
    "battle": _battle,
    "joined": _joined,
    "sequence": _sequence,
    "loss": _loss,
    "straggled": _straggled,
    "emptied": _emptied,
    "eliminated": _gone,
    "dissolved": _gone,
    "refilled": _refilled,
    "withdrew": _withdrew,
    "forces": _battle,
    "revealed": _turned_up,
    "no-men": _gone,
    "activated-veiled": _activated,
    "moved-veiled": _moving,
    "withdrew-veiled": _withdrawing,
    "pulled-back": _pulled_back,
    "detached-veiled": _detached_unseen,
    "merged-veiled": _merged_unseen,
    "reinforced": _reinforced,
    "gathered": _gathered,
    "detached": _detached,
    "merged": _merged,
    "raided": _raided,
    "rallied": _rallied,
    "autumn": _autumn,
    "became": _became,
    "disbanded": _gone,
}
