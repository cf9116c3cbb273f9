"""The tiny game as a title: names, what each viewer knows, sees and may believe."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

from berthier.kernel import flow
from berthier.kernel.contract import Knowledge, Title
from berthier.kernel.events import Face, kinds_in
from berthier.kernel.flow import Call, Tables, dump_frames
from tests.kernel import tiny_board
from tests.kernel import tiny_march as m
from tests.kernel import tiny_turn as tu
from tests.kernel.tiny_board import (
    CARDS,
    COUNTERS,
    GONE,
    HOME,
    MOVED,
    SEATS,
    SHOWN,
    ZONES,
    Count,
    Interception,
    Operation,
    Tiny,
    Turn,
    seat_of,
    standing,
)

Tiny.tables = Tables(
    [tu.TURN, tu.EVENT, m.OPERATION, m.MARCH, m.INTERCEPTION],
    [*tu.FRAMES, *m.FRAMES],
    [Turn, Operation, Count, Interception],
    kinds_in(vars(tiny_board)),
)


class TinyNames:
    ids = {"seat": SEATS, "zone": ZONES, "counter": COUNTERS, "card": CARDS}

    def id(self, kind: str, value: int) -> str:
        return str(value) if kind == "number" else self.ids[kind][value]

    def name(self, kind: str, value: int, lang: str) -> str:
        return self.id(kind, value).capitalize()

    def find(self, word: str) -> list[tuple[str, int]]:
        return [(kind, ids.index(word)) for kind, ids in self.ids.items() if word in ids]


class TinyKnowledge:
    """How many face-down counters lie where, and (a bit mask) which ones they may be."""

    def __init__(self, hidden: list[list[int]], maybe: list[list[int]]) -> None:
        self.hidden, self.maybe = hidden, maybe  # by seat and zone

    def learn(self, face: Face) -> None:
        if face.kind is MOVED:
            seat, start, zone = face.get("seat"), face.get("start"), face.get("zone")
            hidden, maybe = self.hidden[seat], self.maybe[seat]
            hidden[start] -= face.get("hidden")
            hidden[zone] += face.get("hidden")
            if face.get("hidden"):
                maybe[zone] |= maybe[start]
            if not hidden[start]:
                maybe[start] = 0
        elif face.kind is SHOWN:
            counter, zone = face.get("counter"), face.get("zone")
            seat = counter // 3
            self.hidden[seat][zone] -= 1
            self.maybe[seat] = [mask & ~(1 << counter) for mask in self.maybe[seat]]
            if not self.hidden[seat][zone]:
                self.maybe[seat][zone] = 0

    def copy(self) -> TinyKnowledge:
        return TinyKnowledge([row[:] for row in self.hidden], [row[:] for row in self.maybe])

    def dump(self) -> Any:
        return [[row[:] for row in self.hidden], [row[:] for row in self.maybe]]


class TinyTitle(Title):
    title, rules, pack_hash = "tiny", 1, "tiny-pack"
    seats, names, board = SEATS, TinyNames(), Tiny

    def start(self, start: dict[str, Any]) -> Tiny:
        b = self.blank()
        b.strict = start.get("strict", 0)
        b.records = [Turn([-1, -1, -1], [])]
        b.stack = [Call("turn", "draw")]
        return b

    def blank(self) -> Tiny:
        b = Tiny([HOME[c // 3] for c in range(9)], [0] * 9, [[], [], []])
        b.bag = [list(range(3 * seat, 3 * seat + 3)) for seat in range(3)]
        return b

    def chance_name(self, thing: int) -> str:
        return CARDS[thing]

    def scope(self, b: flow.Board) -> int:
        assert isinstance(b, Tiny)
        return b.operations

    def knowledge(self, viewer: int, b: flow.Board) -> TinyKnowledge:
        hidden = [[3 * (zone == home) for zone in range(6)] for home in HOME]
        maybe = [[(7 << 3 * s) * (zone == HOME[s]) for zone in range(6)] for s in range(3)]
        return TinyKnowledge(hidden, maybe)

    def load_knowledge(self, data: Any) -> TinyKnowledge:
        return TinyKnowledge(*data).copy()

    def view(self, b: flow.Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        """Field by field: of others' counters only how many lie where, of cards how many."""
        assert isinstance(b, Tiny)
        own = range(3 * viewer, 3 * viewer + 3) if viewer >= 0 else range(0)
        return {
            "viewer": viewer,
            "turn": b.turn,
            "operations": b.operations,
            "strict": b.strict,
            "over": None if b.over is None else [b.over.side, b.over.rule],
            "shown": [[c, b.zone[c]] for c in range(9) if b.shown[c]],
            "hidden": [[self.hidden(b, seat, zone) for zone in range(6)] for seat in range(3)],
            "own": [b.zone[c] for c in own],
            "hand": b.hand[viewer][:] if viewer >= 0 else [],
            "hands": [len(cards) for cards in b.hand],
            "used": b.used[:],
            "stack": dump_frames(b.stack),
            "records": [self.local(b, record, viewer) for record in b.records],
            "known": known.dump(),
        }

    def hidden(self, b: Tiny, seat: int, zone: int) -> int:
        return sum(b.zone[c] == zone and not b.shown[c] for c in range(3 * seat, 3 * seat + 3))

    def local(self, b: Tiny, record: flow.Record, viewer: int) -> list[Any]:
        """A record as far as the viewer may see it; bids and piles are their owner's."""
        if isinstance(record, Turn):
            mine = [bid if seat == viewer else -1 for seat, bid in enumerate(record.bids)]
            return [record.kind, record.bids[:] if record.queue else mine, record.queue[:]]
        if isinstance(record, Operation):
            mine = record.pile[:] if viewer == seat_of(b) else []
            return [record.kind, record.zone, mine, record.extra]
        # Named one by one: a record that nobody has thought about is not shown.
        assert isinstance(record, Interception | Count), record.kind
        return [record.kind, *(getattr(record, name) for name in flow.fields(type(record)))]

    def belief(self, view: dict[str, Any]) -> TinyBelief:
        return TinyBelief(self, view)


class TinyBelief:
    """Deals hidden counters and cards so that the view would be the same."""

    def __init__(self, title: TinyTitle, view: dict[str, Any]) -> None:
        self.title, self.view = title, view

    def deal(self, seed: int) -> Tiny:
        view, luck, b = self.view, Random(seed), self.title.blank()
        b.turn, b.operations, b.strict = view["turn"], view["operations"], view["strict"]
        b.over = None if view["over"] is None else flow.Over(*view["over"])
        b.used, b.luck = view["used"][:], seed
        b.zone = [GONE] * 9
        for counter, zone in view["shown"]:
            b.shown[counter], b.zone[counter] = 1, zone
        for seat in range(3):
            self.deal_counters(b, seat, luck)
            left = [card for card in range(3 * seat, 3 * seat + 3) if card not in b.used]
            mine, size = seat == view["viewer"], view["hands"][seat]
            b.hand[seat] = view["hand"][:] if mine else sorted(luck.sample(left, size))
            b.bag[seat] = [card for card in left if card not in b.hand[seat]]
        make = Tiny.tables
        b.stack = [make.frames[kind](*values) for kind, *values in view["stack"]]
        b.records = [make.records[kind](*values).copy() for kind, *values in view["records"]]
        self.deal_pile(b)
        return b

    def deal_counters(self, b: Tiny, seat: int, luck: Random) -> None:
        """One of the ways to lay the face-down counters that knowledge allows."""
        counters = [c for c in range(3 * seat, 3 * seat + 3) if not b.shown[c]]
        if seat == self.view["viewer"]:
            for counter in counters:
                b.zone[counter] = self.view["own"][counter % 3]
            return
        _, maybe = self.view["known"]
        places = [z for z, n in enumerate(self.view["hidden"][seat]) for _ in range(n)]
        ways = [
            way
            for way in permutations(counters)
            if all(maybe[seat][z] >> c & 1 for z, c in zip(places, way, strict=True))
        ]
        for zone, counter in zip(places, luck.choice(ways), strict=True):
            b.zone[counter] = zone

    def deal_pile(self, b: Tiny) -> None:
        """A pile under way that we do not see: all that stand there."""
        for record in b.records:
            if isinstance(record, Operation) and seat_of(b) != self.view["viewer"]:
                record.pile = standing(b, seat_of(b), record.zone)
