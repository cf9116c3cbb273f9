"""Plane geometry on points and broken lines; y grows downwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

Pt = tuple[float, float]
Line = Sequence[Pt]
Box = tuple[float, float, float, float]  # left, top, right, bottom


def dist(a: Pt, b: Pt) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def mid(a: Pt, b: Pt) -> Pt:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def mix(a: Pt, b: Pt, t: float) -> Pt:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def unit(a: Pt, b: Pt) -> Pt:
    """The direction from a to b."""
    d = dist(a, b) or 1.0
    return ((b[0] - a[0]) / d, (b[1] - a[1]) / d)


def turned(v: Pt, angle: float) -> Pt:
    c, s = cos(angle), sin(angle)
    return (v[0] * c - v[1] * s, v[0] * s + v[1] * c)


def nearest(p: Pt, a: Pt, b: Pt) -> Pt:
    """The point of the segment a b nearest to p."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if not square:
        return a
    t = max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return (a[0] + t * dx, a[1] + t * dy)


def nearest_on(p: Pt, line: Line) -> Pt:
    return min((nearest(p, a, b) for a, b in pairs(line)), key=lambda q: dist(p, q))


def away(p: Pt, line: Line) -> float:
    """How far p lies from the line."""
    return dist(p, nearest_on(p, line))


def pairs(line: Line) -> Iterator[tuple[Pt, Pt]]:
    return pairwise(line)


def closed(outline: Line) -> list[Pt]:
    return [*outline, outline[0]]


def meet(a: Pt, b: Pt, c: Pt, d: Pt) -> Pt | None:
    """Where the segments a b and c d cross; the end of each belongs to the next one."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = rx * sy - ry * sx
    if not cross:
        return None
    t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross
    u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
    if 0 <= t < 1 and 0 <= u < 1:
        return (a[0] + t * rx, a[1] + t * ry)
    return None


def crossings(one: Line, two: Line) -> list[tuple[Pt, Pt, Pt]]:
    """The points where two lines cross, each with the direction of both."""
    left, top, right, bottom = bounds(one)
    near = [
        (c, d)
        for c, d in pairs(two)
        if (c[0] > left or d[0] > left)
        and (c[0] < right or d[0] < right)
        and (c[1] > top or d[1] > top)
        and (c[1] < bottom or d[1] < bottom)
    ]
    found = []
    for c, d in near:
        for a, b in pairs(one):
            p = meet(a, b, c, d)
            if p:
                found.append((p, unit(a, b), unit(c, d)))
    return found


def bounds(points: Line) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys), max(xs), max(ys))


def inside(p: Pt, outline: Line) -> bool:
    odd = False
    for a, b in pairs(closed(outline)):
        if (a[1] > p[1]) != (b[1] > p[1]):
            odd ^= p[0] < (b[0] - a[0]) * (p[1] - a[1]) / (b[1] - a[1]) + a[0]
    return odd


def area(outline: Line) -> float:
    """Positive if the outline runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs(closed(outline))) / 2


def centroid(outline: Line) -> Pt:
    x = y = 0.0
    for a, b in pairs(closed(outline)):
        cross = a[0] * b[1] - b[0] * a[1]
        x += (a[0] + b[0]) * cross
        y += (a[1] + b[1]) * cross
    whole = 6 * area(outline)
    return (x / whole, y / whole)


def axis(outline: Line) -> float:
    """The angle of the long axis of an outline, between -90 and 90 degrees."""
    edge = resample(closed(outline), 10)
    cx = sum(p[0] for p in edge) / len(edge)
    cy = sum(p[1] for p in edge) / len(edge)
    xx = sum((p[0] - cx) ** 2 for p in edge)
    yy = sum((p[1] - cy) ** 2 for p in edge)
    xy = sum((p[0] - cx) * (p[1] - cy) for p in edge)
    angle = atan2(2 * xy, xx - yy) / 2
    return angle - pi if angle > pi / 2 else angle


def length(line: Line) -> float:
    return sum(dist(a, b) for a, b in pairs(line))


def resample(line: Line, step: float) -> list[Pt]:
    """Points along the line, evenly about `step` apart, with both ends."""
    total = length(line)
    count = max(1, round(total / step))
    out = [line[0]]
    gap, walked = total / count, 0.0
    for a, b in pairs(line):
        d = dist(a, b)
        while d and len(out) < count and walked + d >= gap * len(out) - 1e-9:
            out.append(mix(a, b, (gap * len(out) - walked) / d))
        walked += d
    out.append(line[-1])
    return out


def part(line: Line, start: float, end: float) -> list[Pt]:
    """The stretch of a line between two distances from its beginning."""
    out: list[Pt] = []
    walked = 0.0
    for a, b in pairs(line):
        d = dist(a, b)
        if d and walked + d >= start and walked <= end:
            if not out:
                out.append(mix(a, b, max(0.0, (start - walked) / d)))
            out.append(mix(a, b, min(1.0, (end - walked) / d)))
        walked += d
    return out


def shifted(line: Line, by: float) -> list[Pt]:
    """The line moved sideways, to the left of its direction."""
    out = []
    for i, p in enumerate(line):
        d = unit(line[max(0, i - 1)], line[min(len(line) - 1, i + 1)])
        out.append((p[0] + d[1] * by, p[1] - d[0] * by))
    return out


def softened(line: Line, times: int) -> list[Pt]:
    """The line with its corners averaged away; the ends stay."""
    out = list(line)
    for _ in range(times):
        out = [
            out[0],
            *(
                ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
                for a, b, c in zip(out, out[1:], out[2:], strict=False)
            ),
            out[-1],
        ]
    return out


def through(points: Line, step: float) -> list[Pt]:
    """A smooth line through the points (centripetal Catmull–Rom), sampled about every `step`."""
    first = mix(points[0], points[1], -1.0)
    last = mix(points[-1], points[-2], -1.0)
    p = [first, *points, last]
    out = [p[1]]
    for i in range(1, len(p) - 2):
        count = max(2, round(dist(p[i], p[i + 1]) / step))
        out += [_rom(p[i - 1], p[i], p[i + 1], p[i + 2], k / count) for k in range(1, count + 1)]
    return out


def _rom(a: Pt, b: Pt, c: Pt, d: Pt, t: float) -> Pt:
    t0 = 0.0
    t1 = t0 + dist(a, b) ** 0.5
    t2 = t1 + dist(b, c) ** 0.5
    t3 = t2 + dist(c, d) ** 0.5
    at = t1 + (t2 - t1) * t
    ab = mix(a, b, (at - t0) / (t1 - t0))
    bc = mix(b, c, (at - t1) / (t2 - t1))
    cd = mix(c, d, (at - t2) / (t3 - t2))
    return mix(
        mix(ab, bc, (at - t0) / (t2 - t0)),
        mix(bc, cd, (at - t1) / (t3 - t1)),
        (at - t1) / (t2 - t1),
    )


def bent(a: Pt, control: Pt, b: Pt, count: int) -> list[Pt]:
    """A quadratic curve as a broken line."""
    return [
        mix(mix(a, control, k / count), mix(control, b, k / count), k / count)
        for k in range(count + 1)
    ]
