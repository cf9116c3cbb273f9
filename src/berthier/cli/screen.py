"""The terminal we write to: its width, its colours, how it is cleared.

Sixteen colours by their ANSI names and nothing else; none where the output is no terminal, a dumb
one, or `NO_COLOR` is set.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from berthier.cli.layout import columns
from berthier.cli.lines import hung

CLEAR = "\033[2J\033[3J\033[H"  # the screen and what scrolled off it
BLANK_LINES = 100  # a dumb terminal can't be cleared; what was on it must scroll away


def is_terminal() -> bool:
    """Somebody sits there, and reads what we write."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def has_escapes() -> bool:
    return sys.stdout.isatty() and os.environ.get("TERM", "").lower() not in ("dumb", "unknown")


def write(text: str | Text = "", hang: int = 0) -> None:
    """A text, wrapped where there is a terminal."""
    given = Text(text) if isinstance(text, str) else text
    draw(hung(given, columns(), hang))


def draw(lines: Iterable[Text]) -> None:
    """Lines as they are."""
    if not has_escapes():
        for line in lines:
            print(line.plain.rstrip())
        sys.stdout.flush()
        return
    console = _console()
    for line in lines:
        line.rstrip()
        console.print(line, soft_wrap=True)
    sys.stdout.flush()


def _console() -> Console:
    return Console(
        color_system="standard",
        force_terminal=True,
        legacy_windows=False,
        highlight=False,
        markup=False,
        emoji=False,
    )


def clear() -> None:
    print(CLEAR if has_escapes() else "\n" * BLANK_LINES, flush=True)


def ask(prompt: str) -> str:
    """A line from whoever sits there; the prompt is wrapped like everything else."""
    *above, last = hung(Text(prompt.rstrip(" ")), columns())
    draw(above)
    typed = input(last.plain + " ").strip()
    if not sys.stdin.isatty():
        print()  # nobody has pressed Enter there: what follows would stand behind the prompt
    return typed
