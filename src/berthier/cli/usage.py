"""What typer finds wrong with a command line, in French; it speaks English by itself."""

from __future__ import annotations

import re

_FRENCH = (
    (r"Missing command\.", "il manque la commande."),
    (r"No such command '(.*?)'\.(?s:.*)", r"la commande « \1 » n’existe pas."),
    (r"No such option: (\S+?)\.?(?: .*)?", r"l’option « \1 » n’existe pas."),
    (r"Missing argument '(.*?)'\.", r"il manque « \1 »."),
    (r"Option '(.*?)' requires an argument\.", r"l’option « \1 » demande une valeur."),
    (r"Got unexpected extra arguments? \((.*)\)", r"« \1 » est de trop."),
)


def told(detail: str, lang: str) -> str:
    """The complaint in the reader's language, as far as we know it."""
    if lang == "fr":
        for english, french in _FRENCH:
            if found := re.fullmatch(english, detail):
                return found.expand(french)
    return detail if detail.endswith(".") else f"{detail}."
