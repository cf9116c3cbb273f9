"""How sure a share is that was counted in a sample."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within as many standard deviations


class Interval(NamedTuple):
    low: float
    high: float


def wilson(won: float, of: int) -> Interval:
    """Wilson's 95 % interval for a share; halves may have been counted for draws."""
    if of == 0:
        return Interval(0.0, 1.0)
    share, square = won / of, Z * Z
    middle = share + square / (2 * of)
    reach = Z * sqrt(share * (1 - share) / of + square / (4 * of * of))
    whole = 1 + square / of
    return Interval(max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole))
