"""The signs of the terminal table, and their stand-ins where letters must do."""

from __future__ import annotations

import sys
from typing import NamedTuple


class Signs(NamedTuple):
    """One character each; `sides` by the style of the sheet."""

    infantry: str
    cavalry: str
    artillery: str
    any: str
    gone: str  # a point that was lost
    maybe: str  # a point an enemy may have
    tired: str
    rested: str
    limit: str  # from here on fatigue tells
    flag: str
    siege: str
    marker: str
    arrow: str
    line: str
    rule: str
    tick: str
    first: str
    last: str
    sides: dict[str, str]
    other_side: str


DRAWN = Signs(
    infantry="■",
    cavalry="▣",
    artillery="▲",
    any="◧",
    gone="□",
    maybe="▒",
    tired="●",
    rested="○",
    limit="┊",
    flag="⚑",
    siege="✶",
    marker="▫",
    arrow="→",
    line="─",
    rule="━",
    tick="┼",
    first="├",
    last="┤",
    sides={"french": "◉", "prussian": "◆", "russian": "✖", "austrian": "▮"},
    other_side="▼",
)
# For terminals and pipes that can't write more than ASCII.
LETTERS = Signs(
    infantry="#",
    cavalry="%",
    artillery="^",
    any="&",
    gone=".",
    maybe="?",
    tired="*",
    rested="o",
    limit="|",
    flag="!",
    siege="x",
    marker="-",
    arrow=">",
    line="-",
    rule="=",
    tick="+",
    first="|",
    last="|",
    sides={"french": "@", "prussian": "<", "russian": "x", "austrian": "="},
    other_side="~",
)
FATIGUE = 8  # places on a block's scale of fatigue
FRESH = 4  # up to here fatigue does not tell
# ANSI names only: every terminal has these sixteen.
SIDES = {"french": "bright_blue", "prussian": "magenta", "russian": "green", "austrian": "cyan"}
CARDS = {"red": "red", "blue": "bright_blue", "green": "green"}


def signs() -> Signs:
    """What the output can write: not every terminal knows more than ASCII or Latin letters."""
    try:
        "".join(sign for sign in DRAWN if isinstance(sign, str)).encode(
            getattr(sys.stdout, "encoding", None) or "ascii"
        )
    except (LookupError, UnicodeEncodeError):
        return LETTERS
    return DRAWN
