"""Rivers: two banks with water between, wider step by step down to the mouth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

from berthier.drawing import pen
from berthier.drawing.points import (
    Box,
    Line,
    Pt,
    bent,
    crossings,
    dist,
    inside,
    length,
    mid,
    mix,
    nearest_on,
    pairs,
    resample,
    shifted,
    through,
    unit,
)
from berthier.drawing.seed import Seed
from berthier.drawing.sizes import ground
from berthier.kernel.sheet import Sheet

WIDTHS = (4.0, 5.0, 6.0, 7.0)  # the water, from source to mouth
BANK = 1.3
_STEP = 9.0  # between two nodes of a course
_SPRING = 3  # so many nodes a river is but a brook (class w0; w1 to w4 are the four widths)
_OFF_SHEET = 90.0  # a mouth as near to the edge as this flows off the sheet
_TAIL = 6  # so many nodes of a mouth are looked at
_MOUTH = 30.0  # a mouth as near to another river as this flows into it


@dataclass(frozen=True)
class River:
    id: str
    name: str
    nodes: list[Pt]  # what the drawn curve bends to
    line: list[Pt]  # the drawn curve as a broken line

    def water(self, p: Pt) -> float:
        """The width of the water at a point of the line."""
        near = min(range(len(self.line)), key=lambda i: dist(p, self.line[i]))
        return WIDTHS[min(3, near * 4 // len(self.line))]


def courses(sheet: Sheet) -> list[River]:
    """The rivers as they are drawn."""
    at = {zone["id"]: (float(zone["x"]), float(zone["y"])) for zone in sheet["zones"]}
    straight = [((at[r["a"]], at[r["b"]]), r["rivers"]) for r in sheet["roads"]]
    nodes: dict[str, list[Pt]] = {}
    seas = [water["points"] for water in sheet.get("water", [])]
    for river in sheet["rivers"]:
        line = through(_ends(river["points"], ground(sheet), seas), _STEP)
        bridges = [
            nearest_on(mid(*ends), line) for ends, crossed in straight if river["id"] in crossed
        ]
        nodes[river["id"]] = _meander(line, bridges, Seed(river["id"], "meander"))
    out = []
    for river in sheet["rivers"]:
        key = river["id"]
        ended = _mouth(nodes[key], [_flatten(other) for k, other in nodes.items() if k != key])
        out.append(River(key, river["name"], ended, _flatten(ended)))
    return out


def _ends(points: Line, sheet: Box, seas: Sequence[Line]) -> list[Pt]:
    """The control points, led on to beyond the neat line where the river comes from the edge.

    A river that ends in the sea stays there.
    """
    line: list[Pt] = [(float(x), float(y)) for x, y in points]
    for _ in range(2):
        line.reverse()
        end, before = line[-1], line[-2]
        left, top, right, bottom = sheet
        edge = min(end[0] - left, right - end[0], end[1] - top, bottom - end[1])
        if edge <= _OFF_SHEET and not any(inside(end, sea) for sea in seas):
            d = unit(before, end)
            out: Pt = {
                end[0] - left: (left - 8, end[1] + d[1] * edge),
                right - end[0]: (right + 8, end[1] + d[1] * edge),
                end[1] - top: (end[0] + d[0] * edge, top - 8),
                bottom - end[1]: (end[0] + d[0] * edge, bottom + 8),
            }[edge]
            if edge <= 8:
                line[-1] = out
            else:
                line.append(out)
    return line


def _mouth(nodes: list[Pt], others: list[list[Pt]]) -> list[Pt]:
    """The nodes, the last ones in the water of the river that this one flows into."""
    body, tail = nodes[:-_TAIL], nodes[-_TAIL:]
    for i, (a, b) in enumerate(pairs(tail)):
        hits = [hit[0] for line in others for hit in crossings([a, b], line)]
        if hits:
            return _led_in([*body, *tail[: i + 1]], hits[0])
    end = nodes[-2]
    banks = [nearest_on(end, line) for line in others]
    near = min(banks, key=lambda q: dist(end, q), default=None)
    return _led_in(nodes, near) if near and dist(end, near) < _MOUTH else nodes


def _led_in(nodes: list[Pt], mouth: Pt) -> list[Pt]:
    while len(nodes) > 4 and dist(nodes[-1], mouth) < _STEP / 2:
        nodes = nodes[:-1]
    end = mix(mouth, nodes[-1], min(0.5, 1.5 / dist(nodes[-1], mouth)))
    return [*nodes, end, end]


def _meander(course: list[Pt], bridges: list[Pt], seed: Seed) -> list[Pt]:
    """Small turns everywhere but at the bridges; longer ones where no road is near."""
    line = resample(course, _STEP)
    small, large = seed.span(34, 42), seed.span(88, 118)
    one, two = seed.span(0, 2 * pi), seed.span(0, 2 * pi)
    offsets, walked = [], 0.0
    fixed = [*bridges, line[0], line[-1]]
    for i, p in enumerate(line):
        walked += dist(line[i - 1], p) if i else 0
        off = min(dist(p, b) for b in fixed)
        fade, open_country = min(1.0, max(0.0, off - 9) / 22), min(1.0, max(0.0, off - 40) / 70)
        turn = 2.3 * fade * sin(2 * pi * walked / small + one + 2 * sin(walked / 61))
        offsets.append(turn + 6.5 * open_country * sin(2 * pi * walked / large + two))
    moved = [mix(p, q, off) for p, q, off in zip(line, shifted(line, 1), offsets, strict=True)]
    # A soft line begins half way between its first nodes: give it one more at each end.
    return [mix(moved[0], moved[1], -1), *moved, mix(moved[-1], moved[-2], -1)]


def _flatten(nodes: list[Pt]) -> list[Pt]:
    out = [mid(nodes[0], nodes[1])]
    for a, b, c in zip(nodes, nodes[1:], nodes[2:], strict=False):
        out += bent(mid(a, b), b, mid(b, c), 2)[1:]
    return out


def draw(rivers: list[River], waters: str = "") -> str:
    """All banks, then all water, so that one river opens into the other, and into `waters`."""
    steps: list[str] = ["", "", "", "", ""]
    for river in rivers:
        nodes = river.nodes
        cuts = [round(k * (len(nodes) - 2) / 4) for k in range(5)]
        cuts.insert(1, min(cuts[1], _SPRING))
        for k in range(5):
            stretch = nodes[cuts[k] : cuts[k + 1] + 2]
            if len(stretch) > 2:
                steps[k] += pen.flowing(stretch)
    banks = "".join(pen.path(f"bank w{k}", d) for k, d in enumerate(steps))
    return banks + waters + "".join(pen.path(f"water w{k}", d) for k, d in enumerate(steps))


def long(river: River) -> bool:
    """Long enough to be named twice."""
    return length(river.line) > 760
