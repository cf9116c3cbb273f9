"""Lines that fit the terminal: wrapped between words, with what follows indented."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

LEAST = 40  # narrower than this nothing can be laid out


def columns() -> int:
    """The width of the terminal; 0 if there is none, and lines are left as they are."""
    if not sys.stdout.isatty() and not os.environ.get("COLUMNS", "").isdecimal():
        return 0
    return max(LEAST, shutil.get_terminal_size().columns)


def fitted(text: str, hang: int = 0) -> str:
    """The text with its lines wrapped; `hang` is how far the rest of a line is indented."""
    width = columns()
    return "\n".join(_line(line, hang, width) for line in text.split("\n"))


def _line(line: str, hang: int, width: int) -> str:
    if not width or len(line) <= width:
        return line
    indent = hang or len(line) - len(line.lstrip()) + 2
    parts = textwrap.wrap(
        line,
        width,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
        replace_whitespace=False,
    )
    return "\n".join(parts)
