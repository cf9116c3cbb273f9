"""The present moment, UTC. Nothing else in the server asks the machine's clock for the date."""

from __future__ import annotations

import time
from collections.abc import Callable

source: Callable[[], float] = time.time  # a test may put a clock of its own here


def now() -> int:
    """Seconds since 1970."""
    return int(source())


def now_ms() -> int:
    """Milliseconds since 1970: what players' clocks are kept in."""
    return int(source() * 1000)
