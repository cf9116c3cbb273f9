"""Supply (section 4.4): the way from a commander-in-chief to a source, past decoys if need be.

Playing blind nobody knows before the test which counters are decoys, so whoever traces says
beforehand through which boxes he would rather pass; the truth is looked at afterwards.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise

from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import fighters
from berthier.games.gloire.ground import remove_decoys
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.lines import armies_of, barring, is_shut_in
from berthier.games.gloire.records import Half
from berthier.games.gloire.recovery import half
from berthier.games.gloire.sight import ALL_DOWN, counters, face_down
from berthier.games.gloire.truce import is_truce
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

FULL, TWO_THIRDS, HALF = 6, 4, 3  # of six
BARRED = -1
DONE = -1
DETOUR = 1  # a way may pass so many boxes of counters more than the shortest
Prices = dict[int, int]  # by box: what it costs a line to pass there, or BARRED


@rule("JDG-4.4-1", "JDG-4.4-2", "JDG-4.4-3", "JDG-4.4-5", "JDG-4.4-7", off=FULL)
def supply_of(b: Board, army: int) -> int:
    """JDG-4.4-1 to -7: a line of any length from the commander-in-chief to one of the army's
    sources, barred by enemy units also there; without it half the points.
    """
    side, start = b.kit.army_side[army], start_of(b, army)
    if start < 0:
        return HALF  # R019
    if is_way_free(b, side, b.kit.last_way.get((army, start), [])):
        return past_decoys(b, 1 - side, [])
    way = trace(b, start, b.kit.supply[army], true_prices(b, side))
    if way is None:
        return HALF
    decoys = [box for box in way if b.at[1 - side][box] & b.kit.decoy_mask]
    if not decoys:
        b.kit.last_way[army, start] = way
    return past_decoys(b, 1 - side, decoys)


def start_of(b: Board, army: int) -> int:
    """Where the line begins; nowhere without a commander-in-chief who is free."""
    chief = b.commanders[army]
    if chief == NOBODY or b.where[chief] < 0 or is_shut_in(b, chief):
        return NOBODY
    return b.where[chief]


def is_way_free(b: Board, side: int, way: list[int]) -> bool:
    """Can the way that somebody has found before be gone again, with no enemy on it?"""
    if not way or any(b.at[1 - side][box] for box in way):
        return False
    return not any(b.shut >> b.kit.link[one][two] & 1 for one, two in pairwise(way))


def true_prices(b: Board, side: int) -> Prices:
    """R024: units bar a box; of ways past decoys the one through the fewest boxes, and of equal
    ones that through the box which was named first.
    """
    named = [box for record in b.records if isinstance(record, Half) for box in record.past]
    found: Prices = {}
    for box in {b.where[piece] for piece in b.kit.own[1 - side]}:
        there = b.at[1 - side][box] & ~b.inside if box >= 0 else 0
        if fighters(b, there):
            found[box] = BARRED
        elif there & b.kit.decoy_mask:
            found[box] = 1 << len(named)
            if box in named:
                found[box] -= 1 << (len(named) - 1 - named.index(box))
    return found


def trace(b: Board, start: int, goals: list[int], prices: Prices) -> list[int] | None:
    """The cheapest way to one of these boxes; none if all are barred."""
    came = {start: start}
    heap = [(0, 0, start)]
    while heap:
        spent, _, box = heappop(heap)
        if box in goals and not (box == start and prices.get(box)):
            return way_to(came, box)
        for other in next_to(b, box):
            price = prices.get(other, 0)
            if other not in came and price != BARRED:
                came[other] = box  # the box is paid for, not the road: the first comes cheapest
                heappush(heap, (spent + price, len(came), other))
    return None


def next_to(b: Board, box: int) -> list[int]:
    return [other for other, _, crossing in b.kit.ways[b.weather][box] if not crossing & b.shut]


def way_to(came: dict[int, int], box: int) -> list[int]:
    found = [box]
    while came[box] != box:
        box = came[box]
        found.append(box)
    return found


@rule("JDG-4.4-6", off=FULL)
def past_decoys(b: Board, side: int, boxes: list[int]) -> int:
    """JDG-4.4-6: past decoys two thirds of the points; they are shown and gone for good."""
    for box in boxes:
        remove_decoys(b, side, box, to=LOST)
    return TWO_THIRDS if boxes else FULL


# --- which way rather


def prices_seen(b: Board, side: int) -> Prices:
    """As the tracing player sees it: wherever counters lie face-down there may be decoys alone."""
    found = {}
    for box in barring(b, side):
        sure = fighters(b, b.at[1 - side][box] & ~b.inside & b.shown) != 0
        found[box] = BARRED if sure or 2 * box + 1 - side in b.found else 1
    return found


def doubtful(b: Board, start: int, goals: list[int], prices: Prices) -> list[int]:
    """The boxes of counters on the ways from here to a source, if none is free; but those that
    every way passes.
    """
    best = trace(b, start, goals, prices)
    if best is None or not toll(best, prices):
        return []
    found = []
    for box in sorted(prices):
        way = way_through(b, box, start, goals, prices)
        if way and toll(way, prices) <= toll(best, prices) + DETOUR:
            found.append(box)
    return [box for box in found if trace(b, start, goals, {**prices, box: BARRED})]


def toll(way: list[int], prices: Prices) -> int:
    """How many boxes of counters it passes; the last of the list is where it begins."""
    return sum(prices.get(box, 0) for box in way[:-1])


def way_through(b: Board, box: int, start: int, goals: list[int], prices: Prices) -> list[int]:
    """A way that passes this box and no box twice."""
    if prices[box] == BARRED or box == start:
        return []
    there = trace(b, start, [box], prices)
    if there is None or box in goals:
        return there or []
    on = trace(b, box, goals, {**prices, **dict.fromkeys(there[1:], BARRED)})
    return [*on[:-1], *there] if on else []


def choices(b: Board, side: int) -> list[int]:
    """For all armies of a side together, where their commanders-in-chief really are."""
    found: set[int] = set()
    prices = prices_seen(b, side)
    for army in armies_of(b, side):
        start = start_of(b, army)
        if start >= 0:
            found |= {*doubtful(b, start, b.kit.supply[army], prices)}
    return sorted(found)


def may_choose(b: Board, side: int) -> bool:
    """As far as everybody can tell; a commander-in-chief who lies face-down may be anywhere."""
    kit, prices = b.kit, prices_seen(b, side)
    for army, whose in enumerate(kit.army_side):
        if whose == side and b.period in kit.army_periods[army]:
            for start in starts_seen(b, side, army):
                if doubtful(b, start, kit.supply[army], prices):
                    return True
    return False


def starts_seen(b: Board, side: int, army: int) -> list[int]:
    chief = b.commanders[army]
    if b.sight == ALL_DOWN and chief != NOBODY and not b.shown >> chief & 1:
        boxes = range(len(b.at[side]))
        return [box for box in boxes if face_down(b, counters(b, side, box) & ~b.inside)]
    start = start_of(b, army)
    return [start] if start >= 0 else []


@rule("JDG-4.4-6")
def pb1_ways(b: Board) -> Flow:
    """R024: among equal ways past decoys the tracing player picks, before anything is revealed."""
    if not b.sight or not b.decoyed or b.unsupplied or is_truce(b):
        return None
    return PreferWay(b.active) if may_choose(b, b.active) else None


class PreferWay(Question):
    """Through which box rather, if only decoys lie there? Then through which?"""

    __slots__ = ()
    kind = "prefer-way"
    rules = ("JDG-4.4-6",)
    otherwise = Refusal("not-on-the-way", "JDG-4.4-6")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        left = [box for box in choices(b, self.seat) if box not in half(b).past]
        return [DONE, *(left if len(left) > 1 else [])]

    def take(self, b: Board, option: int) -> Flow:
        if option == DONE:
            return None
        half(b).past.append(option)
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        return ("done", ()) if option == DONE else ("prefer", (("box", option),))


FRAMES = [PreferWay]
