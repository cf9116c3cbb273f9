"""Writing SVG: short numbers, paths, escaped text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from xml.sax.saxutils import escape, quoteattr

from berthier.drawing.points import Line, Pt, mid


def num(value: float) -> str:
    """A number with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def nums(values: Iterable[float]) -> str:
    """Numbers in a row; a minus sign needs no space before it."""
    out = ""
    for value in values:
        text = num(value)
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def at(p: Pt) -> str:
    return nums(p)


def row(points: Line) -> str:
    """A broken line, in steps from point to point."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    out = f"M{nums((x, y))}l"
    steps: list[float] = []
    for p in points[1:]:
        to = (round(p[0], 1), round(p[1], 1))
        steps += [to[0] - x, to[1] - y]
        x, y = to
    return out + nums(steps)


def ring(points: Line) -> str:
    return row(points) + "z"


def flowing(nodes: Line) -> str:
    """A soft line that begins and ends between nodes: each node pulls one quadratic curve."""
    out = f"M{at(mid(nodes[0], nodes[1]))}Q"
    rest: list[float] = []
    for node, after in pairwise(nodes[1:]):
        rest += [*node, *mid(node, after)]
    return out + nums(rest)


def path(css: str, d: str, **more: str) -> str:
    if not d:
        return ""
    extra = "".join(f" {key.replace('_', '-')}={quoteattr(value)}" for key, value in more.items())
    return f'<path class="{css}" d="{d}"{extra}/>'


def group(css: str, *parts: str, more: str = "") -> str:
    return f'<g class="{css}"{more}>{"".join(parts)}</g>'


def words(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def slug(text: str) -> str:
    """Text that may stand in an id."""
    return "".join(c if c.isascii() and (c.isalnum() or c in "-_") else "-" for c in text)
