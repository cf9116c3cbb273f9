"""Seas and lakes: a firm shore with fading lines of water, dots on the bar of a lagoon, lakes ruled
level.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sin

from berthier.drawing import pen
from berthier.drawing.lettering import Lettered, Style
from berthier.drawing.points import (
    Pt,
    bounds,
    closed,
    crossings,
    dist,
    resample,
    shifted,
    softened,
    through,
)
from berthier.drawing.seed import Seed
from berthier.kernel.sheet import Sheet

_STEP = 10.0
_LIVELY = {"sea": 2.2, "lagoon": 2.0, "lake": 1.4}  # how far a shore swings
_LINES = (3, 2, 1)  # the lines of water, the outermost first: classes l3 to l1
_RULES = 5.0  # between two level lines of a lake
_DOTS = 9.0  # between two dots of a lagoon's bar
NAMES = {
    "sea": Style("sea-name", 25, 9),
    "lagoon": Style("sea-name lagoon", 17, 4),
    "lake": Style("sea-name lake", 13.5, 2.5),
}


@dataclass(frozen=True)
class Water:
    id: str
    name: str
    kind: str
    shore: list[Pt]  # closed: the first point is not repeated
    foot: list[Pt]


def shapes(sheet: Sheet) -> list[Water]:
    """The waters as they are drawn."""
    out = []
    for water in sheet.get("water", []):
        points: list[Pt] = [(float(x), float(y)) for x, y in water["points"]]
        shore = _shore(points, Seed(water["id"], "shore"), _LIVELY[water["kind"]])
        foot: list[Pt] = [(float(x), float(y)) for x, y in water["foot"]]
        out.append(Water(water["id"], water["name"], water["kind"], shore, foot))
    return out


def _shore(points: list[Pt], seed: Seed, lively: float) -> list[Pt]:
    """A smooth line round the points, with small bays and capes."""
    first, last = _steps(points[-1], points[0]), _steps(points[0], points[1])
    ring = through([points[-1], *points, points[0], points[1]], _STEP)
    round_ = ring[first : len(ring) - 1 - last]  # from the first point to it again
    one, two = seed.span(0, 6.3), seed.span(0, 6.3)
    moved = shifted(round_, 1)
    out = []
    for i, (p, q) in enumerate(zip(round_, moved, strict=True)):
        swing = lively * (sin(i * 0.9 + one) + 0.8 * sin(i * 0.37 + two))
        out.append((p[0] + (q[0] - p[0]) * swing, p[1] + (q[1] - p[1]) * swing))
    return softened(out, 1)


def _steps(a: Pt, b: Pt) -> int:
    """How many steps `through` makes from one point to the next."""
    return max(2, round(dist(a, b) / _STEP))


def _far(p: Pt, q: Pt) -> float:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def names(found: list[Water]) -> list[Lettered]:
    """The names of the waters, each on its own line."""
    return [
        Lettered(water.name.upper() if water.kind == "sea" else water.name, NAMES[water.kind], foot)
        for water in found
        if water.name and (foot := through(water.foot, 8.0) if len(water.foot) > 1 else [])
    ]


def draw(found: list[Water], prefix: str) -> str:
    """Seas and lagoons, then lakes. Lines of water are strokes along the shore, cut off by it."""
    out = ""
    for water in (one for one in found if one.kind != "lake"):
        d = _ring(water.shore)
        key = f"{prefix}-{water.id}"
        lines = "".join(
            pen.path(f"sea-line l{k}", d) + pen.path(f"sea-gap l{k}", d) for k in _LINES
        )
        out += f'<clipPath id="{key}"><path d="{d}"/></clipPath>' + pen.path("sea", d)
        out += pen.group("sea-lines", lines, more=f' clip-path="url(#{key})"')
        out += pen.path("shore", d)
    out += pen.path("dune", "".join(_dots(found)))
    for water in (one for one in found if one.kind == "lake"):
        d = _ring(water.shore)
        out += pen.path("lake", d) + pen.path("lake-rules", _rules(water)) + pen.path("shore", d)
    return out


def _ring(shore: list[Pt]) -> str:
    """A soft closed line: each point pulls one curve."""
    return pen.flowing([*shore, shore[0], shore[1]]) + "z"


def _dots(found: list[Water]) -> list[str]:
    """Dunes on the bar between a lagoon and the sea: two rows half way between their shores."""
    seas = [one for one in found if one.kind == "sea"]
    out = []
    for lagoon in (one for one in found if one.kind == "lagoon"):
        for i, p in enumerate(resample(closed(lagoon.shore), _DOTS)):
            near = min(
                (q for sea in seas for q in sea.shore), key=lambda q: _far(p, q), default=None
            )
            if near and 15**2 < _far(p, near) < 38**2:
                share = 0.4 if i % 2 else 0.6
                x, y = p[0] + (near[0] - p[0]) * share, p[1] + (near[1] - p[1]) * share
                out.append(f"M{pen.nums((x, y))}h.1")
    return out


def _rules(lake: Water) -> str:
    """Level lines from shore to shore."""
    left, top, right, bottom = bounds(lake.shore)
    ring, out = closed(lake.shore), ""
    y = top + _RULES / 2
    while y < bottom:
        shores = sorted(hit[0][0] for hit in crossings([(left, y), (right, y)], ring))
        for a, b in zip(shores[::2], shores[1::2], strict=False):
            if b - a > 5:
                out += f"M{pen.nums((a + 2, y))}H{pen.num(b - 2)}"
        y += _RULES
    return out
