"""Hidden blocks dealt to names: who may stand where, from a view under the fog of war."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.events_manoeuvre import bernadotte_costs
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.manoeuvre_points import basic_points
from berthier.games.napoleon.piles import place
from berthier.games.napoleon.records import March, Operation
from berthier.games.napoleon.vedettes import put_vedette
from berthier.games.napoleon.whereabouts import COLUMN

TRIES = 400  # among many blocks a commander finds his corps in one try of ten, or fewer


class HiddenSide:
    """One side's anonymous blocks: the places they take up, and the names that may fill them."""

    def __init__(self, kit: Kit, view: dict[str, Any], side: int) -> None:
        self.kit = kit
        self.side = side
        fog = view["known"]["fog"]
        self.column: list[Any] | None = None
        if view["column"] is not None and view["column"][0] == kit.side_ids[side]:
            self.column = view["column"]
        self.places = self._places(view["blocks"].get(kit.side_ids[side], {}))
        self.pieces = [
            n
            for n, row in enumerate(view["pieces"][: kit.plain])
            if row["zone"] == "hidden" and kit.side_of[n] == side
        ]
        self.pieces += kit.vedettes[side][: len(self.places) - len(self.pieces)]
        self.contested = self._contested(view)
        self.with_corps = {*self.contested, *fog["spotted"][side]}
        self.open_at = {
            kit.zone[row["zone"]]
            for n, row in enumerate(view["pieces"][: kit.plain])
            if row["id"] in view["open"] and kit.side_of[n] == side and kit.is_corps[n]
        }
        self.allowed = [self._allowed(fog["may"][n], n) for n in self.pieces]

    def _places(self, blocks: dict[str, list[int]]) -> list[int]:
        """One entry a block; those of the column are taken from the ready ones of its zone."""
        found: list[int] = []
        for name, (ready, activated) in blocks.items():
            zone = self.kit.zone[name]
            moving = 0
            if self.column is not None and self.column[1] == name:
                moving = min(ready, self.column[2])
            found += [COLUMN] * moving + [2 * zone + 1] * (ready - moving) + [2 * zone] * activated
        return found

    def _contested(self, view: dict[str, Any]) -> set[int]:
        """Zones with blocks of both sides: there are no vedettes in them."""
        own = {self.kit.zone[name] for name in view["blocks"].get(self.enemy, {})}
        for n, row in enumerate(view["pieces"][: self.kit.plain]):
            if self.kit.side_of[n] != self.side and row["zone"] in self.kit.zone:
                own.add(self.kit.zone[row["zone"]])
        return {self.zone_of(place) for place in self.places} & own

    def zone_of(self, place: int) -> int:
        if place != COLUMN:
            return place >> 1
        assert self.column is not None
        return self.kit.zone[self.column[1]]

    @property
    def enemy(self) -> str:
        return self.kit.side_ids[1 - self.side]

    def _allowed(self, may: list[int], piece: int) -> list[int]:
        """The indexes of places that a piece may fill."""
        vedette = piece >= self.kit.plain
        return [
            at
            for at, spot in enumerate(self.places)
            if spot in may and not (vedette and self.zone_of(spot) in self.contested)
        ]

    def deal(self, b: Board, rng: Random) -> None:
        """Fill the places, without lone commanders and mixed columns."""
        found: list[int] = []
        for _ in range(TRIES):
            found = self._match(rng)
            if self._is_sound(found):
                break
        pile = leaders = scouts = 0
        for piece, at in zip(self.pieces, found, strict=True):
            spot = self.places[at]
            zone, ready = self.zone_of(spot), spot & 1
            if spot == COLUMN:
                if piece >= self.kit.plain:
                    scouts |= 1 << piece
                elif self.kit.is_corps[piece]:
                    pile |= 1 << piece
                else:
                    leaders |= 1 << piece
            b.ready[piece] = ready
            (put_vedette if piece >= self.kit.plain else place)(b, piece, zone)
        if self.column is not None:
            fill_operation(b, pile, leaders, scouts)

    def _match(self, rng: Random) -> list[int]:
        """A random perfect matching of pieces and places: greedy, mended by augmenting paths."""
        holder = [-1] * len(self.places)
        order = list(range(len(self.pieces)))
        rng.shuffle(order)
        order.sort(key=lambda row: len(self.allowed[row]) > 1)  # who is known comes first
        for row in order:
            if not self._seat(row, holder, set(), rng):
                free = [at for at, who in enumerate(holder) if who < 0]
                holder[rng.choice(free)] = row  # the view contradicts itself: anywhere
        found = [0] * len(self.pieces)
        for at, row in enumerate(holder):
            found[row] = at
        return found

    def _seat(self, row: int, holder: list[int], tried: set[int], rng: Random) -> bool:
        options = self.allowed[row]
        if len(options) > 1:
            options = rng.sample(options, len(options))
        for at in options:
            if holder[at] < 0:
                holder[at] = row
                return True
        for at in options:
            if at not in tried:
                tried.add(at)
                if self._seat(holder[at], holder, tried, rng):
                    holder[at] = row
                    return True
        return False

    def _is_sound(self, found: list[int]) -> bool:
        """No commander alone (N06-DEF-4), no mixed column, corps where corps must be."""
        kit = self.kit
        corps, led = set(self.open_at), set()
        in_column = [0, 0, 0]  # corps, commanders, vedettes
        for piece, at in zip(self.pieces, found, strict=True):
            spot = self.places[at]
            kind = 2 if piece >= kit.plain else kit.is_commander[piece]
            if spot == COLUMN:
                in_column[kind] += 1
            elif kind == 0:
                corps.add(spot >> 1)
            elif kind == 1:
                led.add(spot >> 1)
        if in_column[2] and (in_column[0] or in_column[1]):
            return False
        if in_column[1] and not in_column[0]:
            return False
        if self.column is not None and in_column[0]:
            corps.add(kit.zone[self.column[1]])
        return led <= corps and self.with_corps <= corps


def fill_operation(b: Board, pile: int, leaders: int, scouts: int) -> None:
    """The enemy's operation as dealt, and what points its march would have left."""
    o = b.records[0]
    assert isinstance(o, Operation)
    o.pile, o.leaders, o.scouts = pile, leaders, scouts
    if len(b.records) > 1 and isinstance(b.records[1], March):
        m = march(b)
        total, _ = basic_points(b, o, m.value)
        m.mp = max(0, total + by_cards(b) - m.spent)
        o.may_attack = int(m.steps > 0 or total > 0)


def by_cards(b: Board) -> int:
    """Points that the cards on the table have brought or cost this march."""
    kit = b.kit
    events = [kit.event_ids[kit.event[card]] for card in b.table]
    costs = {
        "marche-forcee": 1,
        "fourrager": -2,
        "contre-marche": -1,
        "bernadotte": -bernadotte_costs(b) if operation(b).pile | operation(b).scouts else 0,
    }
    return sum(costs.get(name, 0) for name in events)
