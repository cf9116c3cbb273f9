"""What a pack or a position should have held, in French; the checks word it in English."""

from __future__ import annotations

import re
from functools import cache

_FRENCH = (
    (r"a whole number", "un nombre entier"),
    (r"a number", "un nombre"),
    (r"a text", "un texte"),
    (r"a text of length <= (\d+)", r"un texte de \1 signes au plus"),
    (r"a text of length >= (\d+)", r"un texte de \1 signes au moins"),
    (r"a text matching regex (.+)", r"un texte de la forme \1"),
    (r"(.+) >= (\d+)", r"\1, \2 au moins"),
    (r"(.+) <= (\d+)", r"\1, \2 au plus"),
    (r"a JSON object", "un objet JSON"),
    (r"true or false", "true ou false"),
    (r"a list", "une liste"),
    (r"a list of length (\d+)", r"une liste de \1 éléments"),
    (r"a table", "un tableau"),
    (r"(.+) or nothing", r"\1 ou rien"),
    (r"nothing", "rien"),
    (r"a value", "une valeur"),
    (r"another value", "une autre valeur"),
    (r"an empty text", "un texte vide"),
    (r"one of (?!the)(.+)", r"un de : \1"),
    (r"one of the fields (.+)", r"un des champs \1"),
    (r"an unknown field", "un champ inconnu"),
    (r"a number from (\S+) to (\S+)", r"un nombre de \1 à \2"),
    (r"a turn from (\S+) to (\S+)", r"un tour de \1 à \2"),
    (r"lower-case letters, digits and hyphens", "minuscules, chiffres et traits d’union"),
    (r"an id of its own", "un nom à lui seul"),
    (r"a pair of its own", "une paire à elle seule"),
    (r"(.+) a second time", r"\1 une deuxième fois"),
    (r"(\S+) and (\S+) a second time", r"\1 et \2 une deuxième fois"),
    (r"another id than a", "un autre nom que a"),
    (r"a known id", "un nom connu"),
    (r"a known title", "un jeu connu"),
    (r"a side", "un camp"),
    (r"the id of an? (\w+)", r"le nom d’un élément de la table « \1 »"),
    (r"a value for each of (.+)", r"une valeur pour chacun de : \1"),
    (r"a way to (\S+)", r"un chemin jusqu’à \1"),
    (r"(\S+) is cut off", r"\1 est isolé"),
    (r"at least (\d+) points", r"au moins \1 points"),
    (r"a point on the canvas", "un point de la feuille"),
    (r"an event of (\S+)", r"un événement du camp \1"),
    (r"another value on each card of an event", "une autre valeur sur chaque carte d’un événement"),
    (r"a file that can be read", "un fichier lisible"),
    (r"text in UTF-8", "du texte en UTF-8"),
    (r"valid TOML", "du TOML valide"),
    (r"a connection of a contested zone", "une connexion d’une zone contestée"),
    (r"a bridge", "un pont"),
    (r"a connection with a bridge", "une connexion avec un pont"),
    (r"a citadel", "une citadelle"),
    (r"a citadel with an owner in control", "une citadelle qui a un maître dans control"),
    (r"a fortified town", "une ville fortifiée"),
    (r"each citadel once: (.+)", r"chaque citadelle une fois : \1"),
    (r"each zone once", "chaque zone une seule fois"),
    (r"an event of the decks", "un événement des paquets"),
    (r"at most (\d+)", r"au plus \1"),
    (r"at most (\d+) cubes of (\S+) (\S+)", r"au plus \1 cubes : \2 \3"),
    (r"at most (\d+) SP(?: for an? \w+)?", r"au plus \1 PF"),
    (r"(\d+) cards for (\S+)", r"\1 cartes pour le camp \2"),
    (r"a piece of the order (\S+)", r"une pièce de l’ordre de bataille \1"),
    (r"the values between (\d+) and (\d+)", r"les valeurs entre \1 et \2"),
    (r"each card once", "chaque carte une seule fois"),
    (r"the pieces that attack", "les pièces qui attaquent"),
    (r"corps of the side in one contested zone", "des corps du camp dans une même zone contestée"),
    (r"line (\d+), column (\d+)", r"ligne \1, colonne \2"),
    (r"byte (\d+)", r"octet \1"),
)


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    no_break = {": ": "\u00a0: ", "« ": "«\u00a0", " »": "\u00a0»"}
    found = []
    for english, french in _FRENCH:
        for loose, tight in no_break.items():
            french = french.replace(" " + loose if loose == ": " else loose, tight)
        found.append((re.compile(english), french))
    return found


def plainly(text: str, lang: str) -> str:
    """An expectation or a finding in the reader's language, as far as it is known."""
    if lang != "fr":
        return text
    for pattern, french in _patterns():
        if match := pattern.fullmatch(text):
            for number, part in enumerate(match.groups(), 1):
                french = french.replace(f"\\{number}", plainly(part, lang))
            return french
    return text
