"""Hills as engravers drew them: hachures that hang from a crest, heavier away from the light."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin

from berthier.drawing import pen
from berthier.drawing.field import Field
from berthier.drawing.points import (
    Line,
    Pt,
    away,
    axis,
    closed,
    inside,
    length,
    mix,
    pairs,
    part,
    resample,
    shifted,
    softened,
    turned,
    unit,
)
from berthier.drawing.seed import Seed
from berthier.kernel.sheet import SheetRelief

_SHADE = (0.62, 0.78)  # away from the light, which stands in the north-west
_GAP = 3.1  # between two hachures
_SLICE = 8.0
_ROW = 5  # fewer hachures than this do not stand alone
_FAN = (-2, -1, 0, 1, 2)


@dataclass(frozen=True)
class Range:
    """Hills with the line of their crest, and how far they reach on either side of it."""

    id: str
    name: str
    kind: str
    outline: list[Pt]
    spine: list[Pt]
    halves: list[float]


@dataclass(frozen=True)
class Stroke:
    """One hachure: a thin triangle from its foot on the crest downhill."""

    foot: Pt
    down: Pt
    size: float
    dark: float  # 0 in full light, 1 in full shade

    def at(self, share: float) -> Pt:
        way = self.size * share
        return (self.foot[0] + self.down[0] * way, self.foot[1] + self.down[1] * way)

    def d(self) -> str:
        thick = 1.2 + 1.3 * self.dark
        x, y = -self.down[1] * thick / 2, self.down[0] * thick / 2
        tip = (self.down[0] * self.size + x, self.down[1] * self.size + y)
        start = (self.foot[0] + x, self.foot[1] + y)
        return f"M{pen.at(start)}l{pen.nums((-2 * x, -2 * y, *tip))}z"


def draw(strokes: list[Stroke]) -> str:
    """Two paths: the hachures in the shade and those in the light."""
    shade = "".join(stroke.d() for stroke in strokes if stroke.dark > 0.5)
    light = "".join(stroke.d() for stroke in strokes if stroke.dark <= 0.5)
    return pen.path("hach shade", shade) + pen.path("hach light", light)


def ranges(found: list[SheetRelief]) -> list[Range]:
    out = []
    for relief in found:
        outline: list[Pt] = [(float(x), float(y)) for x, y in relief["points"]]
        spine, halves = _spine(outline, Seed(relief["id"], "spine"))
        out.append(Range(relief["id"], relief["name"], relief["kind"], outline, spine, halves))
    return out


def _spine(outline: list[Pt], seed: Seed) -> tuple[list[Pt], list[float]]:
    """The middle of the outline all along its long axis, with a little life in it."""
    angle = axis(outline)
    level = [turned(p, -angle) for p in outline]
    left, right = min(p[0] for p in level), max(p[0] for p in level)
    count = max(4, round((right - left) / _SLICE))
    middles, halves = [], []
    for k in range(1, count):
        x = left + (right - left) * k / count
        low, high = _slice(level, x)
        middles.append((x, (low + high) / 2))
        halves.append((high - low) / 2)
    one, two = seed.span(0, 2 * pi), seed.span(0, 2 * pi)
    alive = [
        (x, y + half * (0.16 * sin(x / 19 + one) + 0.14 * sin(x / 47 + two)))
        for (x, y), half in zip(softened(middles, 6), halves, strict=True)
    ]
    cut = 1 if count < 12 else 2
    return [turned(p, angle) for p in alive][cut:-cut], halves[cut:-cut]


def _slice(outline: list[Pt], x: float) -> tuple[float, float]:
    """The longest stretch of an upright line inside an outline."""
    hits = sorted(
        a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
        for a, b in pairs(closed(outline))
        if (a[0] > x) != (b[0] > x)
    )
    return max(zip(hits[::2], hits[1::2], strict=False), key=lambda s: s[1] - s[0])


def settled(hill: Range, field: Field) -> Range:
    """The range with its crest where it meets least: beside the roads and towns it can."""
    best, least = hill.spine, 1e9
    for share in (0.0, 0.14, -0.14, 0.28, -0.28, 0.42, -0.42):
        spine = softened(_aside(hill, share), 1)
        cost = sum(field.taken(p) for p in resample(spine, 5)) + 6 * abs(share)
        if cost < least:
            best, least = spine, cost
    return replace(hill, spine=best)


def _aside(hill: Range, share: float) -> list[Pt]:
    ways = shifted(hill.spine, 1)
    return [mix(p, q, share * h) for p, q, h in zip(hill.spine, ways, hill.halves, strict=True)]


def crests(found: list[Range], field: Field) -> list[Stroke]:
    """The hachures of the main ridges; none where the field is taken."""
    out: list[Stroke] = []
    for hill in found:
        force = min(1.35, max(0.85, sum(hill.halves) / len(hill.halves) / 46))
        out += ridge(hill.spine, field, Seed(hill.id, "crest"), force, force)
    return out


def flanks(found: list[Range], field: Field) -> list[Stroke]:
    """The hachures of the lesser ridges, in what room the crests and the trees leave."""
    out: list[Stroke] = []
    for hill in found:
        seed = Seed(hill.id, "flanks")
        for spur, root in _spurs(hill, seed):
            out += ridge(spur, field, seed, root, 0.4 * root)
        for fold, rise in _folds(hill, seed):
            out += ridge(fold, field, seed, rise, rise)
    return out


def _spurs(hill: Range, seed: Seed) -> list[tuple[list[Pt], float]]:
    """Short ridges that leave the crest downhill, now to one side, now to the other."""
    out: list[tuple[list[Pt], float]] = []
    line, side = resample(hill.spine, _SLICE), 1
    walked = seed.span(10, 22)
    while walked < len(line) * _SLICE - 14:
        i = min(len(line) - 2, max(1, int(walked / _SLICE)))
        half = hill.halves[min(len(hill.halves) - 1, i * len(hill.halves) // len(line))]
        way = unit(line[i - 1], line[i + 1])
        lean = seed.span(0.85, 1.3) * side
        size = max(half, 44) * seed.span(0.6, 0.95) - 4
        if half > 8:
            bend = seed.sway(0.5)
            spur = [line[i]]
            for k in range(max(2, round(size / _SLICE))):
                d = turned(way, lean + bend * k * _SLICE / size + seed.sway(0.15))
                spur.append((spur[-1][0] + d[0] * _SLICE, spur[-1][1] + d[1] * _SLICE))
            while len(spur) > 5 and not inside(spur[-1], hill.outline):
                spur.pop()
            out.append((softened(spur, 2), min(0.8, 0.4 + size / 120)))
        walked += seed.span(17, 26)
        side = -side
    return out


def _folds(hill: Range, seed: Seed) -> list[tuple[list[Pt], float]]:
    """Low ridges along the flanks of a broad range, in short lengths."""
    out: list[tuple[list[Pt], float]] = []
    for side in (-1.0, 1.0):
        share = seed.span(0.56, 0.66) * side
        flank = _aside(hill, share)
        start = seed.span(6, 40)
        while start < length(flank) - 40:
            size = seed.span(44, 84)
            fold = softened(part(flank, start, start + size), 2)
            middle = fold[len(fold) // 2] if fold else flank[0]
            if len(fold) > 3 and away(middle, hill.spine) > 24:
                out.append((fold, seed.span(0.5, 0.66)))
            start += size + seed.span(16, 34)
    return out


def ridge(crest: Line, field: Field, seed: Seed, first: float, last: float) -> list[Stroke]:
    """Both slopes of one ridge and the fan at its end; `first` and `last` are its force there."""
    points = resample(crest, _GAP)
    count = len(points) - 1
    phase = seed.span(0, 2 * pi)
    slopes: tuple[list[Stroke | None], list[Stroke | None]] = ([], [])
    for i in range(1, count):
        way = unit(points[i - 1], points[i + 1])
        t = i / count
        rise = min(1.0, 0.45 + 2.6 * min(t, 1 - t)) * (first + (last - first) * t)
        rise *= 1 + 0.16 * sin(i / 5.3 + phase) + 0.1 * sin(i / 2.1 + phase)
        for side, slope in zip((-1, 1), slopes, strict=True):
            down = turned((-way[1] * side, way[0] * side), seed.sway(0.13) - side * 0.06)
            slope.append(_stroke(points[i], down, rise, field, seed))
    ahead = unit(points[max(0, count - 2)], points[-1])
    fan = [_stroke(points[-1], turned(ahead, k * 0.55), last * 0.6, field, seed) for k in _FAN]
    return _kept([*slopes, fan], field)


def plateau(rim: Line, field: Field, seed: Seed, force: float) -> list[Stroke]:
    """A height with a flat top: hachures all round, pointing outwards; the rim runs clockwise."""
    points = resample(closed(rim), _GAP)[:-1]
    phase = seed.span(0, 2 * pi)
    slope = []
    for i, p in enumerate(points):
        way = unit(points[i - 1], points[(i + 1) % len(points)])
        down = turned((way[1], -way[0]), seed.sway(0.12))
        rise = force * (1 + 0.22 * sin(i / 7.0 + phase) + 0.12 * cos(i / 2.6))
        slope.append(_stroke(p, down, rise, field, seed))
    return _kept([slope], field)


def _stroke(crest: Pt, down: Pt, rise: float, field: Field, seed: Seed) -> Stroke | None:
    """One hachure, or a shorter one, or none, as there is room."""
    dark = 0.5 + 0.5 * (down[0] * _SHADE[0] + down[1] * _SHADE[1])
    size = (5.5 + 12.5 * dark) * rise * seed.span(0.82, 1.12)
    foot = (crest[0] + down[0] * 0.9, crest[1] + down[1] * 0.9)
    if field.taken(foot):
        return None
    for share in (1.0, 0.6):
        out = Stroke(foot, down, size * share, dark)
        if out.size > 3 and not field.taken(out.at(1)) and not field.taken(out.at(0.5)):
            return out
    return None


def _kept(slopes: list[list[Stroke | None]], field: Field) -> list[Stroke]:
    """The hachures that stand in rows, without crumbs; they take their place in the field."""
    out: list[Stroke] = []
    for slope in slopes:
        run: list[Stroke] = []
        for stroke in [*slope, None]:
            if stroke:
                run.append(stroke)
                continue
            if len(run) >= _ROW:
                out += run
            run = []
    for stroke in out:
        for share in (0, 0.5, 1):
            field.disc(stroke.at(share), 2.8)
    return out
