"""Trees: three lobes, a stem and the shadow at its foot."""

from __future__ import annotations

from math import cos, pi, sin

from berthier.drawing import pen
from berthier.drawing.field import Field
from berthier.drawing.points import Line, Pt, area, bounds, inside
from berthier.drawing.seed import Seed
from berthier.kernel.sheet import SheetZone

TREES = 26
_WIDE, _HIGH = 78.0, 56.0  # the ellipse round a wooded town
_APART = 10.5
# Three sizes, each as crown, shadow and the strokes inside the crown; always the same letters, so
# that a wood packs small.
_CROWNS = (
    (
        "m-5-1a3.4 3.4 0 01.8-5.8a4.2 4.2 0 018.2 0a3.4 3.4 0 011 5.8z",
        "m0-1v3.6h8",
        "m2-5q2.7 2.3.5 4.4",
    ),
    (
        "m-5.6-1a3.8 3.8 0 01.9-6.4a4.6 4.6 0 019.2 0a3.8 3.8 0 011.1 6.4z",
        "m0-1v4h9",
        "m2.2-5.6q3 2.6.6 5",
    ),
    (
        "m-6.2-1a4.2 4.2 0 011-7a5 5 0 0110.1 0a4.2 4.2 0 011.3 7z",
        "m0-1v4.4h10",
        "m2.4-6q3.2 2.8.6 5.4",
    ),
)


def grove(zone: SheetZone, field: Field) -> list[Pt]:
    """The trees round a wooded town, and what they take of the field."""
    seed = Seed(zone["id"], "grove")
    out: list[Pt] = []
    for trial in range(900):  # where roads leave little room the ellipse widens
        turn, far = seed.span(0, 2 * pi), seed.unit() ** 0.5 * (1 + trial / 2400)
        x = zone["x"] + _WIDE * far * cos(turn)
        y = zone["y"] + _HIGH * far * sin(turn)
        _plant(out, (round(x), round(y)), field)
        if len(out) == TREES:
            break
    return out


def forest(outline: Line, name: str, field: Field) -> list[Pt]:
    """Trees all over a wooded area."""
    seed = Seed(name, "forest")
    left, top, right, bottom = bounds(outline)
    wanted = round(abs(area(outline)) / 400)
    out: list[Pt] = []
    for _ in range(wanted * 14):
        p = (float(round(seed.span(left, right))), float(round(seed.span(top, bottom))))
        if inside(p, outline):
            _plant(out, p, field, 12.5)
        if len(out) == wanted:
            break
    return out


def _plant(out: list[Pt], p: Pt, field: Field, apart: float = _APART) -> None:
    crown = (p[0], p[1] - 5)
    if not field.any((p, crown, (p[0] - 6, p[1] - 3), (p[0] + 7, p[1] - 3))):
        out.append(p)
        field.disc(crown, apart)


def draw(trees: list[Pt]) -> str:
    """Back to front, in three paths."""
    shadows = crowns = strokes = ""
    for x, y in sorted(trees, key=lambda p: (p[1], p[0])):
        crown, shadow, stroke = _CROWNS[Seed(f"{x:.0f} {y:.0f}").pick(3)]
        start = f"M{pen.nums((x, y))}"
        shadows += start + shadow
        crowns += start + crown
        strokes += start + stroke
    return pen.path("tree-foot", shadows) + pen.path("tree", crowns) + pen.path("tree-in", strokes)
