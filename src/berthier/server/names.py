"""Names of people: as text, and as an eye may take them.

Two names look alike if their skeletons are the same. Which letters are taken for each other goes
by their look in common typefaces; capitals and small letters of one name are never told apart.
"""

from __future__ import annotations

import unicodedata

from berthier.server.problems import Problem

LONGEST = 40
MOST_MARKS = 2  # on one letter: more of them grow over the lines above and below
_UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs")
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and signs that show nothing
# Capitals that look like another letter than their small forms do.
_CAPITALS = str.maketrans("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX")
# After folding: Cyrillic, Greek, other Latin letters, digits and signs, then what is alike itself.
_SMALL = str.maketrans(
    {
        **dict(zip("авгеікмнопрстухјѕԁһӏԛԝьзґ", "abreikmhonpctyxjsdhlqwb3r", strict=True)),
        **dict(zip("αβγεηικνορσςτυχωϲϳ", "abyenikvopootuxwcj", strict=True)),
        **dict(zip("ıɩłøđħŧɑɡꞌʟʀ", "iilodhtag'lr", strict=True)),
        "æ": "ae",
        "œ": "oe",
        **dict(zip("015$@!|", "olssall", strict=True)),
    }
)
_ALIKE = str.maketrans({"i": "l", "m": "rn", "w": "vv"})
# Nobody may pass for the house, for a computer, or for nobody in particular.
_TAKEN = (
    *("Berthier", "Admin", "Administrator", "Administrateur", "Referee", "Arbitre"),
    *("Guest", "Invité", "Computer", "Ordinateur", "The computer", "L’ordinateur"),
    *("Former player", "Ancien joueur", "Spectator", "Spectateur", "Nobody", "Personne"),
    *("Tambour", "Capitaine", "Major", "Random"),
)


def clean_name(name: str) -> str:
    """A name as text: normal form, single spaces, nothing that is not shown."""
    text = " ".join(unicodedata.normalize("NFKC", name).split())
    hidden = any(unicodedata.category(letter) in _UNSEEN or letter in _BLANK for letter in text)
    if not text or len(text) > LONGEST or hidden or _marks(text) > MOST_MARKS:
        raise Problem(422, "bad-name")
    return text


def _marks(text: str) -> int:
    """The most marks in a row."""
    most = run = 0
    for letter in text:
        run = run + 1 if unicodedata.category(letter).startswith("M") else 0
        most = max(most, run)
    return most


def skeleton(name: str) -> str:
    """What is left of a name for an eye that takes like letters for each other."""
    folded = unicodedata.normalize("NFKC", name).translate(_CAPITALS).casefold()
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFD", folded)
        if not unicodedata.category(letter).startswith("M")
    )
    alike = bare.translate(_SMALL).translate(_ALIKE)
    return "".join(letter for letter in alike if letter.isalnum())


def account_name(name: str) -> tuple[str, str]:
    """A name under which one may register, and its skeleton."""
    text = clean_name(name)
    bones = skeleton(text)
    if not bones:  # signs alone: nothing by which it can be told from others
        raise Problem(422, "bad-name")
    if bones in RESERVED:
        raise Problem(409, "name-taken", name=text)
    return text, bones


RESERVED = frozenset(skeleton(name) for name in _TAKEN)
