"""Cartouche with its scale, and the compass rose: put where the map leaves room."""

from __future__ import annotations

from collections.abc import Callable

from berthier.drawing import pen
from berthier.drawing.field import Field
from berthier.drawing.letters import width
from berthier.drawing.points import Box, Pt
from berthier.drawing.sizes import ground
from berthier.kernel.sheet import Sheet

_CORNERS = ("top-left", "bottom-left", "top-right", "bottom-right")
_SMALL, _LARGE = 18.0, 34.0
ROSE = (96.0, 128.0)

Spot = tuple[Box, float]  # where an ornament stands and how large it is drawn


def _sizes(lines: list[str]) -> list[float]:
    """The second of several lines is the name of the map, a single line is."""
    main = 1 if len(lines) > 2 else 0
    return [_LARGE if i == main else _SMALL for i in range(len(lines))]


def measure(lines: list[str]) -> tuple[float, float]:
    sizes = _sizes(lines)
    wide = max(
        (width(t, s, 0.1 * s if s == _LARGE else 0) for t, s in zip(lines, sizes, strict=True)),
        default=0,
    )
    high = sum(s * 1.24 for s in sizes)
    return (max(250.0, wide + 60), high + 76)


def spot(
    sheet: Sheet,
    size: Pt,
    scales: tuple[float, ...],
    hard: Field,
    soft: Field,
    shun: str = "",
) -> Spot | None:
    """The best place near a corner: on nothing of the hard field, on little of the soft one."""
    left, top, right, bottom = ground(sheet)
    best: tuple[float, Spot] | None = None
    for rank, corner in enumerate(_CORNERS):
        if corner in (sheet["corner"], shun):
            continue
        for scale in scales:
            wide, high = size[0] * scale, size[1] * scale
            for step_x in range(0, 320, 16):
                for step_y in range(0, 256, 16):
                    dx, dy = 14 + step_x, 14 + step_y
                    x = left + dx if "left" in corner else right - dx - wide
                    y = top + dy if "top" in corner else bottom - dy - high
                    cost = rank * 14 + (step_x + step_y) / 9 + (1 - scale) * 90
                    if best and cost >= best[0]:
                        continue
                    box = (x, y, x + wide, y + high)
                    cost += _hits(box, hard.taken) * 60 + _hits(box, soft.taken) * 1.0
                    if not best or cost < best[0]:
                        best = (cost, (box, scale))
    return best[1] if best else None


def _hits(box: Box, taken: Callable[[Pt], bool]) -> int:
    left, top, right, bottom = box
    across, down = max(2, int((right - left) / 16)), max(2, int((bottom - top) / 16))
    return sum(
        taken((left + (right - left) * i / across, top + (bottom - top) * k / down))
        for i in range(across + 1)
        for k in range(down + 1)
    )


def cartouche(lines: list[str], where: Spot) -> str:
    (left, top, right, _), scale = where
    wide, high = measure(lines)
    half = wide / 2
    x, y = (left + right) / 2, top
    out = f'<g class="cartouche" transform="translate({pen.nums((x, y))}) scale({scale:g})">'
    out += pen.path("cart-out", _rect(-half, 0, half, high))
    out += pen.path("cart-in", _rect(-half + 7, 7, half - 7, high - 7) + _ears(half, high))
    down = 24.0
    for text, size in zip(lines, _sizes(lines), strict=True):
        down += size * 0.92
        css = "cart-name" if size == _LARGE else "cart-line"
        out += f'<text class="{css}" y="{pen.num(down)}">{pen.words(text)}</text>'
        down += size * 0.32
        if size == _LARGE:
            out += pen.path("cart-rule", f"M-92 {pen.num(down + 2)}h82m20 0h82m-97 0l5-5 5 5-5 5z")
            down += 9
    down = high - 26
    ruler = "".join(f"M{-100 + 50 * k} {pen.num(down - 5)}v10" for k in range(5))
    out += pen.path("cart-scale", f"M-100 {pen.num(down)}h200{ruler}")
    bars = "".join(f"M{x0} {pen.num(down - 2.6)}h50v5.2h-50z" for x0 in (-100, 0))
    fine = "".join(f"M{-50 + 10 * k} {pen.num(down - 2.6)}v5.2" for k in range(1, 5))
    out += pen.path("cart-bars", bars) + pen.path("cart-scale", fine)
    return out + "</g>"


def _rect(left: float, top: float, right: float, bottom: float) -> str:
    return f"M{pen.nums((left, top))}H{pen.num(right)}V{pen.num(bottom)}H{pen.num(left)}z"


def _ears(half: float, high: float) -> str:
    """Small quarter rounds in the four corners."""
    out, n = "", 13.0
    for sx in (-1, 1):
        for sy in (-1, 1):
            x = (half - 7) * sx
            y = high - 7 if sy > 0 else 7.0
            sweep = int(sx == sy)
            out += f"M{pen.nums((x - n * sx, y))}A{n:g} {n:g} 0 0{sweep}"
            out += pen.nums((x, y - n * sy))
    return out


def rose(where: Spot) -> str:
    (left, _, right, bottom), scale = where
    x, y = (left + right) / 2, bottom - 50 * scale
    return (
        f'<g class="compass" transform="translate({pen.nums((x, y))}) scale({scale:g})">'
        + pen.path(
            "rose-ring",
            "M-38 0a38 38 0 0176 0a38 38 0 01-76 0M-33 0a33 33 0 0166 0a33 33 0 01-66 0",
        )
        + pen.path("rose-light", "M23-23L6-1 1-6zM-23-23L-1-6-6-1zM23 23L1 6 6 1zM-23 23L-6 1-1 6z")
        + pen.path(
            "rose-light",
            "M0-54L7-7 0 0-7-7zM0 46L7 7 0 0-7 7zM-46 0L-7-7 0 0-7 7zM46 0L7-7 0 0 7 7z",
        )
        + pen.path("rose-dark", "M0-54V0L-7-7zM0 46V0L7 7zM-46 0H0L-7 7zM46 0H0L7-7z")
        + '<text y="-59">N</text></g>'
    )
