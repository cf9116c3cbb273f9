"""Areas: washes by terrain, hedgerows between them, districts by a heavier border and a tint."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from berthier.drawing import pen
from berthier.drawing.field import Field
from berthier.drawing.letters import name_box
from berthier.drawing.points import (
    Box,
    Pt,
    area,
    away,
    centroid,
    closed,
    dist,
    inside,
    mix,
    pairs,
    resample,
    shifted,
    softened,
    turned,
)
from berthier.drawing.relief import Stroke, plateau
from berthier.drawing.seed import Seed
from berthier.kernel.sheet import Sheet, SheetZone

Edge = tuple[Pt, Pt]  # the lesser end first
TINTS = 6
_HOUSES = ((-8.5, -5.5, 9, 6), (2.5, -7, 7, 7.5), (-6.5, 2, 6.5, 7), (2.5, 3, 9.5, 5.5))


@dataclass(frozen=True)
class Cell:
    zone: SheetZone
    corners: list[Pt]
    edges: list[Edge]
    outline: list[Pt]  # as drawn, clockwise
    village: Pt

    @property
    def heart(self) -> Pt:
        """Where the pieces stand."""
        return (float(self.zone["x"]), float(self.zone["y"]))


@dataclass(frozen=True)
class Land:
    cells: list[Cell]
    hedges: dict[Edge, list[Pt]]  # every inner border, once, as drawn
    sides: dict[Edge, list[Cell]]
    rims: set[Edge]  # borders along the edge of the board


def edge_of(a: Pt, b: Pt) -> Edge:
    return (a, b) if a < b else (b, a)


def land(sheet: Sheet) -> Land:
    cells: list[Cell] = []
    lines: dict[Edge, list[Pt]] = {}
    rims: set[Edge] = set()
    sides: dict[Edge, list[Cell]] = {}
    for zone in sheet["zones"]:
        corners: list[Pt] = [(float(x), float(y)) for x, y in zone["outline"]]
        if area(corners) < 0:
            corners.reverse()
        edges, outline = [], []
        for a, b in pairs(closed(corners)):
            edge = edge_of(a, b)
            if _on_rim(sheet, edge):
                rims.add(edge)
            line = lines.setdefault(edge, [a, b] if edge in rims else _hedge(edge))
            edges.append(edge)
            outline += (line if line[0] == a else line[::-1])[:-1]
        cell = Cell(zone, corners, edges, outline, _village(zone, corners))
        cells.append(cell)
        for edge in edges:
            sides.setdefault(edge, []).append(cell)
    hedges = {edge: line for edge, line in lines.items() if edge not in rims}
    return Land(cells, hedges, sides, rims)


def _on_rim(sheet: Sheet, edge: Edge) -> bool:
    (ax, ay), (bx, by) = edge
    return ax == bx in (0, sheet["width"]) or ay == by in (0, sheet["height"])


def _hedge(edge: Edge) -> list[Pt]:
    """A border as a hedge grows: from end to end, a little out of the straight."""
    a, b = edge
    seed = Seed(f"{a} {b}", "hedge")
    line = resample([a, b], 15)
    swing, turn = seed.sway(0.035) * dist(a, b), seed.span(0.6, 1.4)
    offsets = [0.0]
    for k in range(1, len(line) - 1):
        t = k / (len(line) - 1)
        calm = min(1.0, 4 * t, 4 * (1 - t))
        offsets.append(swing * sin(pi * t) * sin(turn + 3 * t) + calm * seed.sway(2.5))
    offsets.append(0.0)
    return [mix(p, q, off) for p, q, off in zip(line, shifted(line, 1), offsets, strict=True)]


def _village(zone: SheetZone, corners: list[Pt]) -> Pt:
    """Beside the name: above it, or where else the cell leaves room."""
    left, top, right, bottom = name_box(zone)
    x, y = (left + right) / 2, (top + bottom) / 2
    places: list[Pt] = [(x, top - 15), (x - 20, top - 15), (x + 20, top - 15)]
    places += [(right + 18, y), (left - 18, y), (x, bottom + 15)]
    rim = closed(corners)
    room = [(inside(p, corners) and away(p, rim) > 17, away(p, rim) > 12) for p in places]
    best = max(range(len(places)), key=lambda i: (room[i], -i))
    return (round(places[best][0]), round(places[best][1]))


def draw(found: Land, prefix: str) -> str:
    """Washes, tints of the districts, hedges, villages."""
    out = ""
    for ground in sorted({cell.zone["ground"] for cell in found.cells}):
        d = "".join(pen.ring(cell.outline) for cell in found.cells if cell.zone["ground"] == ground)
        out += pen.path(f"wash {pen.slug(ground)}", d)
    out += _tints(found, prefix)
    inner = [line for edge, line in found.hedges.items() if not _divides(found, edge)]
    outer = [line for edge, line in found.hedges.items() if _divides(found, edge)]
    soft = "".join(pen.row(line) for line in inner)
    hard = "".join(pen.row(line) for line in outer)
    out += pen.path("hedge", soft) + pen.path("bush", "".join(_bushes(line) for line in inner))
    out += pen.path("district-under", hard) + pen.path("district", hard)
    return out + pen.path("house", "".join(_houses(cell) for cell in found.cells))


def _divides(found: Land, edge: Edge) -> bool:
    return len({cell.zone["region"] for cell in found.sides[edge]}) > 1


def _tints(found: Land, prefix: str) -> str:
    """Along the border of a district, inside it, a band of its colour, as by hand."""
    out = ""
    for number, region in enumerate(dict.fromkeys(c.zone["region"] for c in found.cells)):
        mine = [cell for cell in found.cells if cell.zone["region"] == region]
        ground = "".join(pen.ring(cell.outline) for cell in mine)
        lines = [
            pen.row(found.hedges[edge])
            for edge in dict.fromkeys(edge for cell in mine for edge in cell.edges)
            if edge in found.hedges and _divides(found, edge)
        ]
        key = f"{prefix}-tint-{number}"
        look = f"url(#{key})"
        out += pen.path(f"tint t{number % TINTS}", ground, id=f"{key}-ground")
        out += f'<clipPath id="{key}"><use href="#{key}-ground"/></clipPath>'
        out += pen.path(f"tint-band t{number % TINTS}", "".join(lines), clip_path=look)
    return out


def _bushes(line: list[Pt]) -> str:
    """Little bushes along a hedge, on either side."""
    seed = Seed(f"{line[0]} {line[-1]}", "bush")
    out = ""
    for p in resample(line, 9)[1:-1]:
        if seed.unit() < 0.62:
            x, y = round(p[0] - 2 + seed.sway(1.6)), round(p[1] + 1 + seed.sway(1.6))
            out += f"M{pen.nums((x, y))}a2.2 2.2 0 014.2 0z"
    return out


def _houses(cell: Cell) -> str:
    seed = Seed(cell.zone["id"], "village")
    tilt = seed.sway(0.45)
    x, y = cell.village
    out = ""
    for left, top, wide, high in _HOUSES:
        dx, dy = seed.sway(1.2), seed.sway(1.2)
        corners = [(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)]
        out += pen.ring(
            [(x + u, y + v) for u, v in (turned((a + dx, b + dy), tilt) for a, b in corners)]
        )
    return out


def village_box(cell: Cell) -> Box:
    x, y = cell.village
    return (x - 14, y - 12, x + 15, y + 13)


def heights(cell: Cell, field: Field) -> list[Stroke]:
    """The hachured rim of a height that fills its cell."""
    seed = Seed(cell.zone["id"], "height")
    middle = mix(centroid(cell.corners), cell.heart, 0.4)
    share = seed.span(0.56, 0.62)
    rim = softened(closed(resample([mix(middle, p, share) for p in cell.outline], 12)), 14)
    one, two = seed.span(0, 2 * pi), seed.span(0, 2 * pi)
    alive = [
        mix(p, middle, 0.07 * sin(i * 0.55 + one) + 0.05 * sin(i * 0.23 + two))
        for i, p in enumerate(rim[:-1])
    ]
    return plateau(alive, field, seed, 0.95)
