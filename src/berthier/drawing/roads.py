"""Roads: double lines, a little bent, and the bridges where they cross the rivers."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees

from berthier.drawing import pen
from berthier.drawing.field import Field
from berthier.drawing.letters import name_box
from berthier.drawing.points import Box, Pt, away, bent, bounds, crossings, dist, mid, turned, unit
from berthier.drawing.rivers import River
from berthier.drawing.seed import Seed
from berthier.kernel.sheet import Sheet, SheetRoad

BEND = 0.07  # of its length, at most
_BENDS = tuple(k * 0.011 for k in range(-6, 7))
_TOWN = 42.0  # a road keeps this far from foreign towns


@dataclass(frozen=True)
class Bridge:
    road: str
    river: str
    at: Pt
    along: Pt  # the direction of the road
    half: float  # half its length


@dataclass(frozen=True)
class Road:
    key: str
    d: str
    line: list[Pt]
    bridges: list[Bridge]


def key_of(a: str, b: str) -> str:
    return f"{a} {b}"


def courses(sheet: Sheet, rivers: list[River]) -> list[Road]:
    """The roads as they are drawn; each bends so that it crosses the rivers of its bridge only."""
    at = {zone["id"]: (float(zone["x"]), float(zone["y"])) for zone in sheet["zones"]}
    names = Field()
    for zone in sheet["zones"]:
        names.box(name_box(zone))
    plain = {key_of(r["a"], r["b"]): [at[r["a"]], at[r["b"]]] for r in sheet["roads"]}
    return [_course(road, at, plain, rivers, names) for road in sheet["roads"]]


def _course(
    road: SheetRoad,
    at: dict[str, Pt],
    plain: dict[str, list[Pt]],
    rivers: list[River],
    names: Field,
) -> Road:
    key = key_of(road["a"], road["b"])
    a, b = at[road["a"]], at[road["b"]]
    box = bounds([a, b])
    reach = 60.0
    towns = [
        p
        for p in at.values()
        if p not in (a, b)
        and box[0] - reach < p[0] < box[2] + reach
        and box[1] - reach < p[1] < box[3] + reach
    ]
    others = [
        line
        for other, line in plain.items()
        if other != key and not {a, b} & {*line} and _touch(box, bounds(line))
    ]
    seed = Seed(key, "bend")
    liked = seed.span(0.02, 0.06) * (1 if seed.unit() < 0.5 else -1)
    best: Road | None = None
    least = 1e9
    for bend in sorted(_BENDS, key=lambda bend: abs(bend - liked)):
        cost = 30 * abs(bend - liked) / BEND
        if cost >= least:
            break
        found = _bent(key, a, b, bend, rivers)
        cost += _faults(found, road, a, b)
        cost += sum(max(0.0, _TOWN - away(town, found.line)) * 2 for town in towns)
        cost += 40 * sum(bool(crossings(found.line, line)) for line in others)
        cost += sum(names.taken(p) for p in found.line[2:-2])
        if cost < least:
            best, least = found, cost
    assert best
    return best


def _touch(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]


def _faults(found: Road, road: SheetRoad, a: Pt, b: Pt) -> float:
    """What is wrong with the bridges of a course: number, slant, nearness to a town."""
    wrong = sorted(bridge.river for bridge in found.bridges) != sorted(road["rivers"])
    cost = 10_000.0 * wrong
    for bridge in found.bridges:
        cost += 4 * max(0.0, bridge.half - 8)
        cost += max(0.0, 34 - min(dist(bridge.at, a), dist(bridge.at, b)))
    return cost


def _bent(key: str, a: Pt, b: Pt, bend: float, rivers: list[River]) -> Road:
    way = unit(a, b)
    m, size = mid(a, b), dist(a, b) * bend * 2  # the curve goes half as far as its control point
    control = (round(m[0] + way[1] * size, 1), round(m[1] - way[0] * size, 1))
    line = bent(a, control, b, 16)
    bridges = []
    for river in rivers:
        for p, along, stream in crossings(line, river.line):
            slant = max(0.4, abs(along[0] * stream[1] - along[1] * stream[0]))
            half = min(14.0, (river.water(p) / 2 + 3.6) / slant)
            bridges.append(Bridge(key, river.id, p, along, half))
    d = f"M{pen.at(a)}Q{pen.nums((*control, *b))}"
    return Road(key, d, line, bridges)


def angle(bridge: Bridge) -> float:
    return degrees(atan2(bridge.along[1], bridge.along[0]))


def draw(roads: list[Road]) -> str:
    d = "".join(road.d for road in roads)
    return pen.path("road", d) + pen.path("road-in", d)


def draw_bridges(roads: list[Road]) -> str:
    """A deck of paper over the water, and two parapets flared at their ends."""
    decks = parapets = ""
    for bridge in (bridge for road in roads for bridge in road.bridges):
        (x, y), way = bridge.at, bridge.along
        across, h = turned(way, 1.5707963), bridge.half

        def put(u: float, v: float, x: float = x, y: float = y, w: Pt = way, n: Pt = across) -> Pt:
            return (x + w[0] * u + n[0] * v, y + w[1] * u + n[1] * v)

        decks += pen.ring([put(-h, -3.6), put(h, -3.6), put(h, 3.6), put(-h, 3.6)])
        for side in (-1, 1):
            parapets += pen.row(
                [
                    put(-h - 3.6, 6.4 * side),
                    put(-h, 3.6 * side),
                    put(h, 3.6 * side),
                    put(h + 3.6, 6.4 * side),
                ]
            )
    return pen.path("deck", decks) + pen.path("parapet", parapets)
