"""What is taken: lines, discs and boxes that engraving keeps away from, found through a grid."""

from __future__ import annotations

from berthier.drawing.points import Box, Line, Pt, nearest, pairs

_CELL = 32


class Field:
    __slots__ = ("_boxes", "_discs", "_known", "_lines")

    def __init__(self) -> None:
        self._lines: dict[tuple[int, int], list[tuple[Pt, Pt, float]]] = {}
        self._discs: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
        self._boxes: dict[tuple[int, int], list[Box]] = {}
        self._known: dict[tuple[int, int], bool] = {}

    def line(self, line: Line, reach: float) -> None:
        self._known.clear()
        for a, b in pairs(line):
            box = (min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1]))
            for cell in _cells(box, reach):
                self._lines.setdefault(cell, []).append((a, b, reach * reach))

    def disc(self, p: Pt, reach: float) -> None:
        self._known.clear()
        for cell in _cells((*p, *p), reach):
            self._discs.setdefault(cell, []).append((*p, reach * reach))

    def box(self, box: Box, reach: float = 0) -> None:
        self._known.clear()
        wide = (box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach)
        for cell in _cells(wide, 0):
            self._boxes.setdefault(cell, []).append(wide)

    def taken(self, p: Pt) -> bool:
        x, y = p
        cell = (int(x // _CELL), int(y // _CELL))
        for left, top, right, bottom in self._boxes.get(cell, ()):
            if left < x < right and top < y < bottom:
                return True
        for cx, cy, square in self._discs.get(cell, ()):
            if (x - cx) ** 2 + (y - cy) ** 2 < square:
                return True
        for a, b, square in self._lines.get(cell, ()):
            q = nearest(p, a, b)
            if (x - q[0]) ** 2 + (y - q[1]) ** 2 < square:
                return True
        return False

    def about(self, p: Pt) -> bool:
        """The same to within two units, quicker if asked again nearby."""
        key = (round(p[0] / 3), round(p[1] / 3))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.taken((key[0] * 3, key[1] * 3))
        return found

    def any(self, line: Line) -> bool:
        return any(self.taken(p) for p in line)


def _cells(box: Box, reach: float) -> list[tuple[int, int]]:
    left, top = int((box[0] - reach) // _CELL), int((box[1] - reach) // _CELL)
    right, bottom = int((box[2] + reach) // _CELL), int((box[3] + reach) // _CELL)
    return [(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
