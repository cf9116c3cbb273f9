"""The language of a run: `--lang` anywhere on the line, else the environment, else English.

Help texts are needed before the options are read, and loading Fluent for them would take longer
than all the rest of `berthier --help`; so both wordings stand side by side in the program.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

LANGUAGES = ("fr", "en")


def chosen(line: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language asked for; one that is not known is refused later, in English."""
    for at, word in enumerate(line):
        if word.startswith("--lang="):
            return _known(word.removeprefix("--lang="))
        if word == "--lang" and at + 1 < len(line):
            return _known(line[at + 1])
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return _known(environment[name][:2].lower())
    return "en"


def _known(lang: str) -> str:
    return lang if lang in LANGUAGES else "en"


CURRENT = chosen(sys.argv[1:], os.environ)


def say(fr: str, en: str) -> str:
    return fr if CURRENT == "fr" else en
