"""Streams through the areas that have one: a single blue line from cell to cell."""

from __future__ import annotations

from berthier.drawing import pen
from berthier.drawing.areas import Cell, Edge, Land, village_box
from berthier.drawing.letters import name_box
from berthier.drawing.points import (
    Pt,
    away,
    bounds,
    closed,
    dist,
    inside,
    length,
    mid,
    mix,
    nearest_on,
    resample,
    shifted,
    softened,
    through,
    unit,
)
from berthier.drawing.seed import Seed

_HEART = 30.0  # a stream keeps this far from where the pieces stand


def courses(found: Land) -> list[list[Pt]]:
    """The streams; cells that share a border share their stream where they can."""
    wet = {cell.zone["id"]: cell for cell in found.cells if cell.zone["ground"] == "river"}
    links = _links(found, wet)
    ports: dict[str, list[Pt]] = {key: [] for key in wet}
    for edge, (a, b) in sorted(links, key=lambda link: -_lesser_side(link[1], links)):
        middle = _middle(found.hedges[edge])
        ports[a].append(middle)
        ports[b].append(middle)
    for key, cell in wet.items():
        if len(ports[key]) < 2:
            ports[key] += _outlets(found, cell, ports[key])
    chains = _chains(wet, ports)
    lines = [resample(through(line, 10), 10) for _, line in chains]
    out: list[list[Pt]] = []
    for (key, _), line in zip(chains, lines, strict=True):
        others = [other for other in lines if other is not line]
        out.append(_led(_alive(line, key), others))
    return out


def _lesser_side(link: tuple[str, str], links: list[tuple[Edge, tuple[str, str]]]) -> int:
    """How many cells hang on the lesser end of a link: the great streams go straight on."""
    sides = []
    for start, other in (link, link[::-1]):
        known, todo = {start, other}, [start]
        while todo:
            here = todo.pop()
            for _, pair in links:
                if here in pair:
                    there = pair[0] if pair[1] == here else pair[1]
                    if there not in known:
                        known.add(there)
                        todo.append(there)
        sides.append(len(known) - 1)
    return min(sides)


def _links(found: Land, wet: dict[str, Cell]) -> list[tuple[Edge, tuple[str, str]]]:
    """Which borders a stream crosses: no rings, and no cell with more than three ways."""
    shared = []
    for edge, cells in found.sides.items():
        ids = [cell.zone["id"] for cell in cells if cell.zone["id"] in wet]
        if len(ids) == 2:
            shared.append((edge, (ids[0], ids[1])))
    out: list[tuple[Edge, tuple[str, str]]] = []
    tree = {key: key for key in wet}
    ways = dict.fromkeys(wet, 0)

    def root(key: str) -> str:
        while tree[key] != key:
            key = tree[key]
        return key

    for most in (2, 3):
        for edge, (a, b) in sorted(shared, key=lambda link: -dist(*link[0])):
            if root(a) != root(b) and max(ways[a], ways[b]) < most:
                tree[root(a)] = root(b)
                ways[a] += 1
                ways[b] += 1
                out.append((edge, (a, b)))
    return out


def _middle(line: list[Pt]) -> Pt:
    return resample(line, length(line) / 2)[1]


def _outlets(found: Land, cell: Cell, ports: list[Pt]) -> list[Pt]:
    """Where else the stream of a cell goes: off the board, or to a spring inside."""
    rim = [edge for edge in cell.edges if edge in found.rims]
    out = [mid(*max(rim, key=lambda edge: dist(*edge)))] if rim else []
    corners = closed(cell.corners)
    inner = [p for p in _grid(cell, 12) if away(p, corners) > 20 and _free(p, cell)]
    while len(ports) + len(out) < 2 and inner:
        known = [*ports, *out]
        start = known[0] if known else max(inner, key=lambda p: dist(p, cell.heart))
        out.append(max(inner, key=lambda p: min(dist(p, start), 150) - 0.2 * dist(p, cell.heart)))
        if not known:
            out.append(start)
    return out


def _grid(cell: Cell, count: int) -> list[Pt]:
    """Points all over a cell."""
    left, top, right, bottom = bounds(cell.corners)
    wide, high = (right - left) / count, (bottom - top) / count
    every = [(left + wide * i, top + high * k) for i in range(1, count) for k in range(1, count)]
    return [p for p in every if inside(p, cell.corners)]


def _free(p: Pt, cell: Cell) -> bool:
    if dist(p, cell.heart) < _HEART:
        return False
    for left, top, right, bottom in (name_box(cell.zone), village_box(cell)):
        if left - 7 < p[0] < right + 7 and top - 6 < p[1] < bottom + 6:
            return False
    return True


def _via(cell: Cell, a: Pt, b: Pt) -> list[Pt]:
    """A point on the way from a to b through a cell, beside its name and its pieces."""
    rim = closed(cell.corners)
    best: tuple[float, Pt] | None = None
    for p in _grid(cell, 16):
        if away(p, rim) < 18:
            continue
        way = resample([a, p], 14)[1:] + resample([p, b], 14)[1:-1]
        cost = dist(a, p) + dist(p, b) + 40 * sum(not _free(q, cell) for q in way)
        cost += 60 * sum(away(q, rim) < 14 for q in way[1:-2])
        cost += 60 * max(0.0, -_straight(a, p, b))
        if not best or cost < best[0]:
            best = (cost, p)
    return [best[1]] if best else []


def _straight(a: Pt, p: Pt, b: Pt) -> float:
    """1 if the way goes straight on at p, -1 if it turns back."""
    u, v = unit(a, p), unit(p, b)
    return u[0] * v[0] + u[1] * v[1]


def _chains(wet: dict[str, Cell], ports: dict[str, list[Pt]]) -> list[tuple[str, list[Pt]]]:
    """The pieces through single cells, joined end to end where they share a port."""
    pieces: list[tuple[str, list[Pt]]] = []
    for key, cell in wet.items():
        mine = ports[key]
        if len(mine) < 2:
            continue
        way = [mine[0], *_via(cell, mine[0], mine[1]), mine[1]]
        pieces.append((key, way))
        for more in mine[2:]:
            pieces.append((key, [more, way[1]]))
    out: list[tuple[str, list[Pt]]] = []
    while pieces:
        key, chain = pieces.pop(0)
        grown = True
        while grown:
            grown = False
            for other in pieces:
                joined = _joined(chain, other[1])
                if joined:
                    chain, grown = joined, True
                    pieces.remove(other)
                    break
        out.append((key, chain))
    return out


def _joined(one: list[Pt], two: list[Pt]) -> list[Pt] | None:
    for a in (one, one[::-1]):
        for b in (two, two[::-1]):
            if a[-1] == b[0]:
                return [*a, *b[1:]]
    return None


def _alive(points: list[Pt], key: str) -> list[Pt]:
    """The line with small turns."""
    seed = Seed(key, "brook")
    ways = shifted(points, 1)
    return softened([mix(p, q, seed.sway(2)) for p, q in zip(points, ways, strict=True)], 1)


def _led(line: list[Pt], others: list[list[Pt]]) -> list[Pt]:
    """The line with its ends: into another stream, or on a little, as soft lines need it."""
    for _ in range(2):
        line = line[::-1]
        near = [nearest_on(line[-1], other) for other in others]
        mouth = min(near, key=lambda q: dist(line[-1], q), default=None)
        if mouth and dist(mouth, line[-1]) < 24:
            line = [*line[:-2], mouth, mouth]
        else:
            line = [*line, mix(line[-1], line[-2], -1)]
    return line


def draw(lines: list[list[Pt]]) -> str:
    return pen.path("brook", "".join(pen.flowing(line) for line in lines))
