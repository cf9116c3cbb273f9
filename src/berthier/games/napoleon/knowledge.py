"""What a viewer can work out about hidden strengths, from the faces it was sent (inventory 0.4)."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import AWAITED, MAX_FATIGUE, MAX_STRENGTH, Board
from berthier.games.napoleon.whereabouts import Whereabouts, learn_moves, start_of_fog
from berthier.kernel.events import Face
from berthier.kernel.flow import fields

UNKNOWN = -1
SETTLED = ("won", "drawn-combat", "designated", "phase", "passed")


class Known:
    """Bounds of strength, cavalry and fatigue by piece, and the total strength of each side."""

    __slots__ = (
        "cavalry",
        "fatigue",
        "fighting",
        "fog",
        "gone",
        "hand",
        "sides",
        "strength",
        "total",
        "viewer",
    )

    def __init__(
        self,
        viewer: int,
        strength: list[list[int]],
        cavalry: list[list[int]],
        fatigue: list[list[int]],
        total: list[int],
        fighting: list[list[int]],
        sides: list[int],
        gone: list[int],
        fog: Whereabouts | None = None,
        hand: list[int] | None = None,
    ) -> None:
        self.viewer = viewer
        self.strength = strength  # by piece: [least, most]
        self.cavalry = cavalry
        self.fatigue = fatigue
        self.total = total  # by side, UNKNOWN in a described position
        self.fighting = fighting
        self.sides = sides  # whose each piece is
        self.gone = gone  # cards seen that are in no hand and no deck
        self.fog = fog  # where hidden pieces may be, if they are hidden
        self.hand = hand or []  # cards of the enemy's hand that Aide de camp has shown

    def copy(self) -> Known:
        """The lists inside are replaced, never changed, so copies may share them."""
        return Known(
            self.viewer,
            self.strength[:],
            self.cavalry[:],
            self.fatigue[:],
            self.total[:],
            self.fighting[:],
            self.sides,
            self.gone,
            None if self.fog is None else self.fog.copy(),
            self.hand,
        )

    def dump(self) -> dict[str, Any]:
        later = ("fog", "hand")
        found = {name: getattr(self, name) for name in sorted(fields(Known)) if name not in later}
        if self.hand:
            found["hand"] = self.hand
        return found if self.fog is None else {**found, "fog": self.fog.dump()}

    def learn(self, face: Face) -> None:
        if self.fog is not None:
            learn_moves(self.fog, face)
            _fog(self, self.fog, face)
        learner = LEARNERS.get(face.kind.name)
        if face.kind is faces.HAND_SEEN and face.own:
            self.hand = list(face.get("cards"))
        elif learner is not None and not face.own:
            learner(self, face)
        elif face.kind.name in SETTLED:
            self.settle()

    def settle(self) -> None:
        """Whoever is still there has at least 1 strength point and at most 8 fatigues."""
        for piece, (least, most) in enumerate(self.strength):
            if most > 0:
                if least < 1:
                    self.strength[piece] = [1, most]
                if self.cavalry[piece][1] > most:
                    self.cavalry[piece] = [self.cavalry[piece][0], most]
                if max(self.fatigue[piece]) > MAX_FATIGUE:
                    self.fatigue[piece] = [min(n, MAX_FATIGUE) for n in self.fatigue[piece]]

    def less(self, table: list[list[int]], piece: int, least: int, most: int) -> None:
        """A number went down by something between `least` and `most`."""
        low, high = table[piece]
        table[piece] = [max(0, low - most), max(0, high - least)]

    def may_tire(self, piece: int, more: int) -> None:
        """It may have so many fatigues more."""
        low, high = self.fatigue[piece]
        self.fatigue[piece] = [low, min(MAX_FATIGUE, high + more)]


def load_known(data: dict[str, Any]) -> Known:
    fog = data.get("fog")
    return Known(**{**data, "fog": None if fog is None else Whereabouts(**fog)})


def at_start(viewer: int, b: Board) -> Known:
    """The scenario tells everybody's strength; a described position tells a viewer nothing."""
    pieces = range(len(b.where))
    fog = start_of_fog(b) if b.fog else None
    if b.described:
        corps = [b.where[n] >= 0 and bool(b.kit.is_corps[n]) for n in pieces]
        full = b.kit.full[b.scenario]
        return Known(
            viewer,
            [[1, MAX_STRENGTH] if corps[n] else awaited(b, n, sum(full[n])) for n in pieces],
            [[0, MAX_STRENGTH] if corps[n] else awaited(b, n, full[n][1]) for n in pieces],
            [[0, MAX_FATIGUE] if corps[n] else [0, 0] for n in pieces],
            [UNKNOWN, UNKNOWN],
            [[], []],
            b.kit.side_of,
            sorted(b.discard + b.slot),
            fog,
        )
    sums = [b.infantry[n] + b.cavalry[n] for n in pieces]
    there = [b.where[n] >= 0 or b.where[n] == AWAITED for n in pieces]
    total = [
        sum(sums[n] for n in pieces if there[n] and b.kit.side_of[n] == side) for side in (0, 1)
    ]
    return Known(
        viewer,
        [[n, n] for n in sums],
        [[n, n] for n in b.cavalry],
        [[n, n] for n in b.fatigue],
        total,
        [[], []],
        b.kit.side_of,
        sorted(b.discard + b.slot),
        fog,
    )


def awaited(b: Board, piece: int, number: int) -> list[int]:
    """A reinforcement enters at full strength, as everybody knows."""
    return [number, number] if b.where[piece] == AWAITED else [0, 0]


def _fatigue(known: Known, face: Face) -> None:
    pieces, total, each = face.get("pieces"), face.get("total"), face.get("equal")
    rest = total - each * len(pieces)
    for piece in pieces:
        low, high = known.fatigue[piece]
        known.fatigue[piece] = [low + each, high + each + rest]


def _lost(known: Known, face: Face) -> None:
    pieces, total = face.get("pieces"), face.get("total")
    share = total // len(pieces)
    others = {p: min(share, known.strength[p][0]) for p in pieces}
    for piece in pieces:
        least = min(share, known.strength[piece][0])
        most = min(known.strength[piece][1], total - sum(others.values()) + others[piece])
        known.less(known.strength, piece, least, most)
        known.less(known.cavalry, piece, 0, most)
    _total(known, face.get("side"), -total)


def _lost_unseen(known: Known, face: Face) -> None:
    side, total = face.get("side"), face.get("total")
    for piece, (_, most) in enumerate(known.strength):
        if most > 0 and known.sides[piece] == side:  # which of them is the owner's secret
            known.less(known.strength, piece, 0, 1)
            known.less(known.cavalry, piece, 0, 1)
    _total(known, side, -total)


def _total(known: Known, side: int, change: int) -> None:
    if known.total[side] != UNKNOWN:
        known.total[side] += change


def _eliminated(known: Known, face: Face) -> None:
    piece = face.get("piece")
    _total(known, known.sides[piece], -face.get("strength"))
    for table in (known.strength, known.cavalry, known.fatigue):
        table[piece] = [0, 0]
    known.fighting = [[p for p in pile if p != piece] for pile in known.fighting]


def _rested(known: Known, face: Face) -> None:
    pieces, total = face.get("pieces"), face.get("total")
    each = face.get("rule") == "N06-CARD-VIVE-LA-REINE"
    for piece in pieces:
        if each:
            known.less(known.fatigue, piece, 1, 1)
        else:
            known.less(known.fatigue, piece, total if len(pieces) == 1 else 0, total)


def _all_rested(known: Known, face: Face) -> None:
    for piece in face.get("pieces"):
        known.fatigue[piece] = [0, 0]


def _recovered(known: Known, face: Face) -> None:
    known.less(known.fatigue, face.get("piece"), face.get("count"), face.get("count"))


def _gained(known: Known, face: Face) -> None:
    piece = face.get("piece")
    low, high = known.strength[piece]
    known.strength[piece] = [low + 1, min(MAX_STRENGTH, high + 1)]
    _total(known, known.sides[piece], face.get("count"))


def _not_arrived(known: Known, face: Face) -> None:
    piece = face.get("piece")
    _total(known, known.sides[piece], -known.strength[piece][0])
    known.strength[piece], known.cavalry[piece] = [0, 0], [0, 0]


def _seen(known: Known, face: Face) -> None:
    """Cards that everybody sees leave a hand or a deck."""
    fields = dict(face.fields())
    new = face.get("cards") if "cards" in fields else [face.get("card")]
    if face.kind.name == "cancelled":
        new = [face.get("by")]
    known.gone = sorted({*known.gone, *new})
    known.hand = [card for card in known.hand if card not in new]


def _reshuffled(known: Known, face: Face) -> None:
    back = face.get("cards")
    known.gone = [card for card in known.gone if card not in back]


def _cold(known: Known, face: Face) -> None:
    """Each activated corps takes a fatigue; who has too many is told to be lost."""
    for piece in face.get("pieces"):
        known.fatigue[piece] = [number + 1 for number in known.fatigue[piece]]


def _combat(known: Known, face: Face) -> None:
    side = face.get("side")
    known.fighting[side] = list(face.get("attackers"))
    known.fighting[1 - side] = list(face.get("defenders"))


def _joined(known: Known, face: Face) -> None:
    side = face.get("side")
    known.fighting[side] = [*known.fighting[side], *face.get("pieces")]


def _combat_cards(known: Known, face: Face) -> None:
    """A sum that only one thing can explain: all strong and fresh, or all weak and tired."""
    corps = [p for p in known.fighting[face.get("side")] if known.strength[p][1] > 0]
    base = face.get("base")
    for piece in corps:
        (weak, strong), (fresh, tired) = known.strength[piece], known.fatigue[piece]
        if base == 2 * len(corps):
            known.strength[piece] = [max(5, weak), strong]
            known.fatigue[piece] = [fresh, min(4, tired)]
        elif base == 0:
            known.strength[piece] = [weak, min(4, strong)]
            known.fatigue[piece] = [max(5, fresh), tired]


def _recovered_by_card(known: Known, face: Face) -> None:
    _seen(known, face)
    _recovered(known, face)


# --- under the fog


def _fog(known: Known, fog: Whereabouts, face: Face) -> None:
    """What hidden pieces may have suffered, gained or rested from; which ones nobody can tell."""
    learner = FOG_LEARNERS.get(face.kind.name)
    if learner is not None:
        learner(known, fog, face)


def _hidden(known: Known, side: int) -> list[int]:
    return [p for p, (_, most) in enumerate(known.strength) if most > 0 and known.sides[p] == side]


def _marches(known: Known, fog: Whereabouts, face: Face) -> None:
    """Whoever may be in the column may come out of it with any fatigue."""
    for piece in _hidden(known, face.get("side")):
        if fog.is_in_column(piece):
            low, _ = known.fatigue[piece]
            known.fatigue[piece] = [max(0, low - 2), MAX_FATIGUE]  # Fourrager may take two away


def _reacts(known: Known, fog: Whereabouts, face: Face) -> None:
    """A citadel may have tired one of those who moved."""
    for piece in _hidden(known, face.get("side")):
        if fog.may_be_at(piece, face.get("to")):
            known.may_tire(piece, 1)


def _axis_cut(known: Known, fog: Whereabouts, face: Face) -> None:
    for piece in _hidden(known, face.get("side")):
        if fog.may_be_at(piece, face.get("zone")):
            known.may_tire(piece, face.get("total"))


def _some_rested(known: Known, fog: Whereabouts, face: Face) -> None:
    for piece in _hidden(known, face.get("side")):
        known.less(known.fatigue, piece, 0, 2)


def _ready_rested(known: Known, fog: Whereabouts, face: Face) -> None:
    for piece in _hidden(known, face.get("side")):
        if not fog.may_be_activated(piece):
            known.fatigue[piece] = [0, 0]
        elif fog.may_be_ready(piece):
            known.fatigue[piece] = [0, known.fatigue[piece][1]]


def _some_recovered(known: Known, fog: Whereabouts, face: Face) -> None:
    for piece in _hidden(known, face.get("side")):
        known.less(known.fatigue, piece, 0, face.get("count"))


def _some_gained(known: Known, fog: Whereabouts, face: Face) -> None:
    side, count = face.get("side"), face.get("count")
    for piece in _hidden(known, side):
        low, high = known.strength[piece]
        known.strength[piece] = [low, min(MAX_STRENGTH, high + count)]
    _total(known, side, count)


def _some_tired(known: Known, fog: Whereabouts, face: Face) -> None:
    """Épidémie, Ultime effort: whoever may stand there may have been tired."""
    for piece in _hidden(known, face.get("side")):
        if fog.may_be_at(piece, face.get("zone")):
            known.may_tire(piece, face.get("each"))


def _some_cold(known: Known, fog: Whereabouts, face: Face) -> None:
    for piece in _hidden(known, face.get("side")):
        low, high = known.fatigue[piece]
        if fog.may_be_activated(piece):
            sure = int(not fog.may_be_ready(piece))
            known.fatigue[piece] = [min(MAX_FATIGUE, low + sure), min(MAX_FATIGUE, high + 1)]


FOG_LEARNERS = {
    "tired-veiled": _some_tired,
    "cold-veiled": _some_cold,
    "designated-veiled": _marches,
    "shifted-veiled": _reacts,
    "axis-fatigue-veiled": _axis_cut,
    "rested-veiled": _some_rested,
    "all-rested-veiled": _ready_rested,
    "recovered-veiled": _some_recovered,
    "gained-veiled": _some_gained,
}


LEARNERS = {
    "not-arrived": _not_arrived,
    "reshuffled": _reshuffled,
    **dict.fromkeys(
        (
            *("red-card", "red-void", "played", "cancelled", "discarded", "revealed", "shown"),
            *("recovered-veiled", "winter-called"),
        ),
        _seen,
    ),
    "cold": _cold,
    "fatigue": _fatigue,
    "lost": _lost,
    "lost-unseen": _lost_unseen,
    "eliminated": _eliminated,
    "rested": _rested,
    "all-rested": _all_rested,
    "recovered": _recovered_by_card,
    "gained": _gained,
    "combat": _combat,
    "joined": _joined,
    "combat-cards": _combat_cards,
}
