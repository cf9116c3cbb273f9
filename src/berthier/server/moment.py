"""The present moment."""

from __future__ import annotations

import time


def now() -> int:
    """Seconds since 1970, UTC."""
    return int(time.time())
