"""Help texts in French: typer writes its own headings in English."""

from __future__ import annotations

import re
from typing import Any

from typer.core import TyperCommand, TyperGroup

from berthier.cli.language import CURRENT

_FRENCH = (
    (r"(?m)^Usage:", "Usage\u00a0:"),
    (r"(?m)^Arguments:$", "Arguments\u00a0:"),
    (r"(?m)^Options:$", "Options\u00a0:"),
    (r"(?m)^Commands:$", "Commandes\u00a0:"),
    (r"Show this message and exit\.", "Afficher cette aide."),
    (r"\[default:\s", "[par défaut\u00a0: "),
    (r"\[required\]", "[obligatoire]"),
    (r"COMMAND \[ARGS\]\.\.\.", "COMMANDE …"),
)


def translated(text: str, lang: str) -> str:
    if lang == "fr":
        for english, french in _FRENCH:
            text = re.sub(english, french, text)
    return text


class Command(TyperCommand):
    def get_help(self, ctx: Any) -> str:
        return translated(super().get_help(ctx), CURRENT)


class Group(TyperGroup):
    def get_help(self, ctx: Any) -> str:
        return translated(super().get_help(ctx), CURRENT)
