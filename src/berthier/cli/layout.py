"""How wide the terminal is."""

from __future__ import annotations

import os
import shutil
import sys

LEAST = 40  # narrower than this nothing can be laid out


def columns() -> int:
    """The width of the terminal; 0 if there is none, and lines are left as they are."""
    if not sys.stdout.isatty() and not os.environ.get("COLUMNS", "").isdecimal():
        return 0
    return max(LEAST, shutil.get_terminal_size().columns)
