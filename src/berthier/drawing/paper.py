"""The paper: its folds, and the frame with its chequered edge."""

from __future__ import annotations

from berthier.drawing import pen
from berthier.drawing.sizes import ground, view_box
from berthier.kernel.sheet import Sheet

_PANELS = (4, 3)
_NEAR, _FAR = 6, 12  # the chequered band, outside the neat line
_OUTER = 18
_BAR = 58  # about the length of a bar of the edge


def draw(sheet: Sheet) -> str:
    x, y, wide, high = view_box(sheet)
    paper = f'<rect class="paper" x="{x}" y="{y}" width="{wide}" height="{high}"/>'
    across, down = _PANELS
    folds = "".join(f"M{pen.num(x + wide * k / across)} {y}v{high}" for k in range(1, across))
    folds += "".join(f"M{x} {pen.num(y + high * k / down)}h{wide}" for k in range(1, down))
    return paper + pen.path("fold", folds)


def frame(sheet: Sheet) -> str:
    left, top, right, bottom = (int(v) for v in ground(sheet))

    def rule(out: int) -> str:
        a, b, c, d = left - out, top - out, right + out, bottom + out
        return f"M{a} {b}H{c}V{d}H{a}z"

    bars, thick = "", _FAR - _NEAR
    for start, step in _steps(left, right):
        for y in (top - _FAR, bottom + _NEAR):
            bars += f"M{pen.nums((start, y))}h{pen.num(step)}v{thick}h{pen.num(-step)}z"
    for start, step in _steps(top, bottom):
        for x in (left - _FAR, right + _NEAR):
            bars += f"M{pen.nums((x, start))}v{pen.num(step)}h{thick}v{pen.num(-step)}z"
    return (
        pen.path("frame-bars", bars)
        + pen.path("frame-in", rule(0) + rule(_NEAR) + rule(_FAR))
        + pen.path("frame-out", rule(_OUTER))
    )


def _steps(first: int, last: int) -> list[tuple[float, float]]:
    """Every second bar of an edge, with its length; an edge begins and ends with one."""
    count = 2 * round((last - first) / _BAR / 2) + 1
    step = (last - first) / count
    return [(first + k * step, step) for k in range(0, count, 2)]
