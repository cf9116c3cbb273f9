"""Words of the command line, and printing."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from berthier.words import Words
from berthier.words import __file__ as _words_file

_FOLDERS = [
    str(Path(_words_file).parent),
    str(Path(_words_file).parent / "phrases"),
    str(Path(__file__).parent / "words"),
]


@cache
def cli_words(lang: str) -> Words:
    """The messages of the command line with those that all games share."""
    return Words(lang, _FOLDERS)
