"""Lettering that belongs to the sheet: regions and hills in tracked capitals, rivers in italics."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2, ceil, pi

from berthier.drawing import pen, rivers
from berthier.drawing.field import Field
from berthier.drawing.letters import width
from berthier.drawing.points import (
    Line,
    Pt,
    bent,
    bounds,
    length,
    resample,
    shifted,
    softened,
    turned,
    unit,
)
from berthier.drawing.relief import Range
from berthier.drawing.rivers import River
from berthier.kernel.sheet import SheetRegion, SheetRelief

_STEP = 8.0
_ENOUGH = 24.0  # a name that would cost more is left out if it may be
_TILTS = (0.0, 0.12, -0.12, 0.24, -0.24)


@dataclass(frozen=True)
class Style:
    css: str
    size: float
    tracking: float


RIVER = Style("stream", 17, 2.2)
REGIONS = (Style("region r0", 25, 12), Style("region r1", 21, 8), Style("region r2", 18, 6))
RANGE = Style("region r2", 18, 6)
HILLS = Style("hills", 13.5, 4.6)


@dataclass(frozen=True)
class Lettered:
    """A name on its line; the line is the foot of the letters."""

    text: str
    style: Style
    foot: list[Pt]

    @property
    def middle(self) -> list[Pt]:
        return shifted(self.foot, self.style.size * 0.36)

    def take(self, field: Field, reach: float = 0) -> None:
        field.line(self.middle, self.style.size * 0.62 + reach)


def _room(text: str, style: Style) -> float:
    return width(text, style.size, style.tracking) + style.size * 0.6


def _bend(line: Line) -> float:
    """How much a line turns, all in all."""
    ways = [atan2(b[1] - a[1], b[0] - a[0]) for a, b in pairwise(line)]
    return sum(abs((b - a + pi) % (2 * pi) - pi) for a, b in pairwise(ways))


def _cost(foot: Line, style: Style, field: Field) -> float:
    """How much of a name would stand on what is taken: its middle counts twice."""
    cost = 0.0
    size, last = style.size, len(foot) - 1
    for i, (x, y) in enumerate(foot):
        dx, dy = unit(foot[max(0, i - 1)], foot[min(last, i + 1)])
        cost += 2 * field.about((x + dy * size * 0.36, y - dx * size * 0.36))
        cost += field.about((x, y)) + field.about((x + dy * size * 0.75, y - dx * size * 0.75))
    return cost


def _windows(line: Line, room: float, every: int) -> list[tuple[float, list[Pt]]]:
    """Stretches of a line as long as a name, each with its place from 0 to 1, left to right."""
    points = resample(line, _STEP)
    count = ceil(room / _STEP)
    last = len(points) - count - 1
    out = []
    for i in range(0, last + 1, every):
        stretch = points[i : i + count + 1]
        if stretch[-1][0] < stretch[0][0]:
            stretch.reverse()
        out.append((i / last if last else 0.5, softened(stretch, 8)))
    return out


def streams(found: list[River], field: Field) -> list[Lettered]:
    """The names of the rivers along them, above or below the water; long rivers are named twice."""
    out = []
    for river in found:
        halves = [(0.0, 0.46), (0.54, 1.0)] if rivers.long(river) else [(0.0, 1.0)]
        windows = _windows(river.line, _room(river.name, RIVER), 1)
        for low, high in halves:
            best: tuple[float, list[Pt]] | None = None
            for place, stretch in windows:
                if not low <= place <= high:
                    continue
                steep = abs(stretch[-1][1] - stretch[0][1]) / _room(river.name, RIVER)
                aside = abs(place - (low + high) / 2) * 3 + _bend(stretch) * 5 + steep * 4
                for lift, cost in ((8.0, 0.0), (-8 - 0.74 * RIVER.size, 0.8)):
                    foot = shifted(stretch, lift)
                    cost += aside + 2 * _cost(foot, RIVER, field)
                    if not best or cost < best[0]:
                        best = (cost, foot)
            if best and (best[0] < _ENOUGH or len(halves) == 1):
                name = Lettered(river.name, RIVER, softened(best[1], 4))
                name.take(field, 6)
                out.append(name)
    return out


def regions(found: list[SheetRegion], relief: list[SheetRelief], field: Field) -> list[Lettered]:
    """The names of the regions where the sheet puts them, or a little aside and askew."""
    hills = {hill["name"].casefold() for hill in relief}
    out = []
    for region in found:
        if "x" not in region or "y" not in region or region["name"].casefold() in hills:
            continue
        text = region["name"].upper()
        best: tuple[float, Lettered] | None = None
        for smaller, style in enumerate(REGIONS):
            for dx in range(-90, 91, 15):
                for dy in range(-60, 61, 15):
                    aside = (abs(dx) + abs(dy)) / 30 + 2.5 * smaller
                    if best and aside >= best[0]:
                        continue
                    middle = (region["x"] + dx, region["y"] + dy)
                    for tilt in _TILTS:
                        foot = _arc(middle, _room(text, style), tilt)
                        cost = _cost(foot, style, field) + aside + abs(tilt) * 4
                        if not best or cost < best[0]:
                            best = (cost, Lettered(text, style, foot))
        if best:
            best[1].take(field, 4)
            out.append(best[1])
    return out


def _arc(middle: Pt, room: float, tilt: float) -> list[Pt]:
    """A line round a middle, a little bowed."""
    half, sag = room / 2, room * 0.035
    bow = bent((-half, sag), (0, -sag), (half, sag), 18)
    return [(middle[0] + x, middle[1] + y) for x, y in (turned(p, tilt) for p in bow)]


def hills(found: list[Range], known: list[SheetRegion], field: Field) -> list[Lettered]:
    """The names of the hills, along or beside their crest, where there is room for them.

    Hills that are a region too are lettered as one.
    """
    said = {region["name"].casefold() for region in known}
    out = []
    for hill in sorted(found, key=lambda hill: hill.name.casefold() not in said):
        great = hill.name.casefold() in said
        text, style = hill.name.upper(), RANGE if great else HILLS
        room = _room(text, style)
        best: tuple[float, list[Pt]] | None = None
        for line, aside in _beside(hill, room):
            for place, stretch in _windows(line, room, 2):
                cost = 3 * _cost(stretch, style, field) + aside + abs(place - 0.5) * 2
                cost += _bend(stretch) * 3 + _off(stretch[len(stretch) // 2], hill) / 5
                if not best or cost < best[0]:
                    best = (cost, stretch)
        if best and (great or best[0] < _ENOUGH + length(hill.spine) / 20):
            name = Lettered(text, style, best[1])
            name.take(field, 4)
            out.append(name)
    return out


def _off(p: Pt, hill: Range) -> float:
    """How far p lies outside the hills, sideways counted twice."""
    left, top, right, bottom = bounds(hill.outline)
    return 2 * max(0.0, left - p[0], p[0] - right) + max(0.0, top - p[1], p[1] - bottom)


def _beside(hill: Range, room: float) -> list[tuple[list[Pt], float]]:
    """Lines a name of the hills may follow, with what each is worth less."""
    left, top, right, bottom = bounds(hill.outline)
    spine = softened(hill.spine, 20)
    wide = max(hill.halves)
    out = []
    for offset in (0.45, -0.45, 0.75, -0.75, 1.1, -1.1):
        out.append((shifted(spine, wide * offset), 1 + abs(abs(offset) - 0.5) * 3))
    x = (left + right) / 2
    for y in (top - 10, bottom + 20, top + 24, bottom - 12):
        half = room / 2 + 90
        out.append((bent((x - half, y + 5), (x, y - 5), (x + half, y + 5), 20), 4.0))
    return out


def draw(names: list[Lettered], prefix: str) -> str:
    out = ""
    for number, name in enumerate(names):
        key = f"{prefix}-{number}"
        d = pen.flowing(_led_on(resample(name.foot, 16)))
        out += f'<path id="{key}" class="guide" d="{d}"/><text class="{name.style.css}">'
        out += f'<textPath href="#{key}" startOffset="50%" text-anchor="middle">'
        out += f"{pen.words(name.text)}</textPath></text>"
    return out


def _led_on(foot: list[Pt]) -> list[Pt]:
    """A line a little longer at both ends: a letter beyond the end would not be shown."""

    def on(a: Pt, b: Pt) -> list[Pt]:
        return [(b[0] + (b[0] - a[0]) * k, b[1] + (b[1] - a[1]) * k) for k in (1.0, 2.0)]

    return [*reversed(on(foot[1], foot[0])), *foot, *on(foot[-2], foot[-1])]
