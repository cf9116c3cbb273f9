"""The sizes of the printed sheet, in board units."""

from __future__ import annotations

from berthier.drawing.points import Box
from berthier.kernel.sheet import Sheet

FRAME = 30  # from the neat line to the edge of the paper


def is_areas(sheet: Sheet) -> bool:
    return any(zone["outline"] for zone in sheet["zones"])


def neat(sheet: Sheet) -> int:
    """How far outside the board the inner line of the frame runs."""
    return 4 if is_areas(sheet) else 18


def ground(sheet: Sheet) -> Box:
    """The engraved ground, inside the neat line."""
    n = neat(sheet)
    return (-n, -n, sheet["width"] + n, sheet["height"] + n)


def view_box(sheet: Sheet) -> tuple[int, int, int, int]:
    """Left, top, width and height of the whole sheet; the frame lies outside the board."""
    m = neat(sheet) + FRAME
    return (-m, -m, sheet["width"] + 2 * m, sheet["height"] + 2 * m)
