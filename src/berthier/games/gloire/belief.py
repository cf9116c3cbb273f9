"""Positions that fit a view. The view is the only input."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.gloire.belief_blind import deal_places
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import has_men, members, place, strength
from berthier.games.gloire.kit import NOBODY, PERIODS, WEATHERS, Kit
from berthier.games.gloire.records import Battle, Pooling
from berthier.games.gloire.setup import army_of, empty
from berthier.games.gloire.supply import FULL
from berthier.games.gloire.view import COMMAND, MARKS, PLACES, UNKNOWN
from berthier.games.gloire.view_blind import HIDDEN
from berthier.kernel.events import frozen
from berthier.kernel.flow import Over

PLAIN = (
    "scenario",
    "described",
    "strict",
    "turn",
    "mud_next",
    "truce",
    "resumption",
    "marshal",
    "hamburg",
    "solitaire",
    "sight",
    "decoyed",
)
LISTS = ("points", "stock", "entered", "found", "fresh")
OFF_MAP = {name: where for where, name in PLACES.items()}
MOST_PC = 10  # the best die and the best commander-in-chief


class GloireBelief:
    """Holds the certain part of a view as a board; `deal` fills in the rest."""

    def __init__(self, kit: Kit, view: dict[str, Any]) -> None:
        self.kit = kit
        self.view = view
        self.sure = self._certain()

    def _certain(self) -> Board:
        view, kit = self.view, self.kit
        b = empty(kit)
        for name in PLAIN:
            setattr(b, name, view[name])
        for name in LISTS:
            setattr(b, name, list(view[name]))
        b.acting = list(view.get("acting", []))
        b.unsupplied, b.closed = int(view["supply"] == "off"), view["frontier_closed"]
        b.period, b.weather = PERIODS.index(view["period"]), WEATHERS.index(view["weather"])
        b.first, b.active = (kit.side_ids.index(view[name]) for name in ("first", "active"))
        for army, seen in enumerate(view["armies"]):
            self._army(b, army, seen)
        for piece, seen in enumerate(view["pieces"]):
            self._piece(b, piece, seen)
        self._map(b)
        self._cards(b)
        tables = b.tables
        b.stack = [tables.frames[kind](*frozen(values)) for kind, *values in view["stack"]]
        b.records = [tables.records[kind](*values) for kind, *values in view["records"]]
        if view["over"] is not None:
            side, rule = view["over"]
            b.over = Over(kit.side_ids.index(side) if side else NOBODY, rule)
        return b

    def _army(self, b: Board, army: int, seen: dict[str, Any]) -> None:
        chief = seen["commander"]
        b.commanders[army] = NOBODY if chief is None else self.kit.piece[chief]
        b.supplied[army] = seen.get("supplied", FULL)
        lines = seen.get("lines", [[], []])
        b.lines[2 * army], b.lines[2 * army + 1] = (self._mask(row) for row in lines)
        b.pc[army] = seen.get("pc", UNKNOWN)

    def _mask(self, names: list[str]) -> int:
        return sum(1 << self.kit.piece[name] for name in names)

    def _piece(self, b: Board, piece: int, seen: dict[str, Any]) -> None:
        kit, box = self.kit, seen["box"]
        if box == HIDDEN:
            return
        place(b, piece, kit.box[box] if box in kit.box else OFF_MAP[box])
        b.army[piece] = kit.army[seen["army"]] if seen["army"] else NOBODY
        if b.sight and piece in kit.dets and b.where[piece] >= 0 and not seen["army"]:
            b.army[piece] = army_of(b, piece)  # whose it is only its owner knows
        for name in MARKS:
            if name in seen["marks"]:
                setattr(b, name, getattr(b, name) | 1 << piece)
        if "busy" in seen["marks"]:
            b.busy[kit.side_of[piece]] |= 1 << piece
        if "command" in seen:
            b.level[piece] = COMMAND.index(seen["command"])
        if seen.get("parent"):
            b.parent[piece] = kit.piece[seen["parent"]]
        b.emptied[piece] = seen.get("emptied", 0)
        for name in ("pf", "crosses", "stragglers"):
            getattr(b, name)[piece] = seen.get(name, 0)

    def _map(self, b: Board) -> None:
        view, kit = self.view, self.kit
        box, side = kit.box, kit.side_ids
        for name, holder in view["control"].items():
            b.control[box[name]] = side.index(holder)
        for one, two in view["broken"]:
            b.shut |= 1 << kit.link[box[one]][box[two]]
        for one, two, whose in view["pontoons"]:
            link = kit.link[box[one]][box[two]]
            b.shut &= ~(1 << link)
            b.pontoons.append(2 * link + side.index(whose))
        b.trenches = [2 * box[name] + side.index(whose) for name, whose in view["trenches"]]
        b.sieges = [8 * box[n] + 2 * face + side.index(s) for n, s, face in view["sieges"]]
        b.counters = [kit.piece[name] for name in view["counters"]]
        b.battles = [box[name] for name in view["battles"]]
        b.intercepted = [box[name] for name in view["intercepted"]]
        for force, where, link, sequence, _ in view["coming"]:
            b.coming += [self._mask(force), box[where], link, sequence]

    def _cards(self, b: Board) -> None:
        """Own cards are sure; `pile` has all those that may be anywhere."""
        view, card = self.view, self.kit.card_ids.index
        events = [half.id for half in self.kit.halves]
        b.spent = sum(1 << events.index(name) for name in view["spent"])
        b.aside = [card(name) for name in view["aside"]]
        hands = [[] if isinstance(hand, int) else hand for hand in view["hands"]]
        b.hands = [[card(name) for name in hand] for hand in hands]
        sure = {*b.aside, *b.hands[0], *b.hands[1]}
        b.pile = [n for n in map(card, view["deck"]) if n not in sure]

    # --- what is not certain

    def deal(self, seed: int) -> Board:
        """One full position that fits."""
        rng = Random(seed)
        b = self.sure.copy()
        b.luck = rng.getrandbits(63) | 1
        if self.view["down"]:
            self._counters(b, rng)
        self._strengths(b, rng)
        b.pc = [rng.randint(0, MOST_PC) if pc == UNKNOWN else pc for pc in b.pc]
        self._entries(b)
        self._hands(b, rng)
        for record in b.records:
            if isinstance(record, Pooling) and not record.die:
                record.die = rng.randint(1, 6)
            if isinstance(record, Battle) and not record.sequence:
                record.start = [strength(b, force) for force in record.forces]
        return b

    def _counters(self, b: Board, rng: Random) -> None:
        """Strengths come first: whoever marches or reacts is a unit, if there is one."""
        for piece, seen in enumerate(self.view["pieces"]):
            if seen["box"] == HIDDEN and "strength" in seen:
                least, most = seen["strength"]
                b.pf[piece] = rng.randint(max(1, least), most) if most else 0
                b.emptied[piece] = 0 if most else b.turn
        deal_places(b, self.view, rng)

    def _strengths(self, b: Board, rng: Random) -> None:
        """Within what is known, and those who fight together as many as were counted."""
        hidden = {
            piece: seen["strength"]
            for piece, seen in enumerate(self.view["pieces"])
            if "strength" in seen and b.where[piece] >= 0 and seen["box"] != HIDDEN
        }
        counted = 0
        battles = [record for record in b.records if isinstance(record, Battle)]
        if self.view["totals"] is not None:
            counted = battles[-1].forces[0] | battles[-1].forces[1]
            for force, total in zip(battles[-1].forces, self.view["totals"], strict=True):
                inside = {n: hidden[n] for n in members(force) if n in hidden}
                if inside:
                    _share(b, inside, total, rng)
        for piece, (least, most) in hidden.items():
            if not counted >> piece & 1:
                b.pf[piece] = rng.randint(least, most)
            self._roster(b, piece, rng)

    def _roster(self, b: Board, piece: int, rng: Random) -> None:
        """What is missing of its first strength was lost, or has fallen behind."""
        if has_men(self.kit, piece) and piece in self.kit.units:
            missing = max(0, self.kit.start[b.period][piece] - b.pf[piece])
            b.stragglers[piece] = rng.randint(0, missing)
            b.crosses[piece] = missing - b.stragglers[piece]

    def _hands(self, b: Board, rng: Random) -> None:
        """Any of the cards that have not been seen may be in a hand."""
        for side, held in enumerate(self.view["hands"]):
            if isinstance(held, int):
                b.hands[side] = sorted(rng.sample(b.pile, held))
                b.pile = [card for card in b.pile if card not in b.hands[side]]

    def _entries(self, b: Board) -> None:
        """Who came into a box by some link: an equal part of who is there."""
        for n in range(0, len(b.entered), 4):
            box, _, pf, side = b.entered[n : n + 4]
            if pf == UNKNOWN:
                ways = b.entered[::4].count(box)
                b.entered[n + 2] = max(1, strength(b, b.at[side][box]) // ways)


def _share(b: Board, bounds: dict[int, list[int]], total: int, rng: Random) -> None:
    """Strengths within bounds that make this sum."""
    for piece, (least, _) in bounds.items():
        b.pf[piece] = least
    left = total - sum(least for least, _ in bounds.values())
    while left > 0:
        piece = rng.choice([n for n, (_, most) in bounds.items() if b.pf[n] < most])
        b.pf[piece] += 1
        left -= 1
