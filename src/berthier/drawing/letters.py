"""How much room lettering takes, roughly: the fonts themselves are the browser's."""

from __future__ import annotations

from berthier.drawing.points import Box
from berthier.kernel.sheet import SheetZone

NAME, CAPITALS = 19.0, 21.0  # sizes of town names and citadels, in board units
_NARROW, _WIDE = "iljtfrIJ.,'’ ", "mwMWÆŒæœ"


def width(text: str, size: float, tracking: float = 0) -> float:
    return sum(_letter(c) * size + tracking for c in text)


def _letter(c: str) -> float:
    if c in _NARROW:
        return 0.32
    if c in _WIDE:
        return 0.86
    return 0.7 if c.isupper() else 0.51


def name_box(zone: SheetZone) -> Box:
    """Where the name of a zone is printed when nothing pushes it away."""
    x, y, anchor = zone["label"]
    if zone["sign"] == "citadel":
        size = CAPITALS
        wide = width(zone["name"].upper(), size, 0.09 * size)
    else:
        size = NAME
        wide = width(zone["name"], size)
    left = x - {"start": 0.0, "middle": wide / 2, "end": wide}.get(anchor, wide / 2)
    return (left, y - 0.75 * size, left + wide, y + 0.28 * size)
