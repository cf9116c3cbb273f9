"""The words of each title for its readers: what they mean in words of ours, and the rules they rest
on. A title that takes its rules from another one takes its words too, unless it has its own.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple

from berthier.rules import Rulebook, rules_of

_FOLDER = Path(__file__).parent


class Word(NamedTuple):
    id: str
    word: str
    text: str
    rules: tuple[str, ...]


def glossary(title: str, lang: str) -> list[Word]:
    """In the order of the alphabet, as the reader's language has it."""
    book = rules_of(title)
    own = _read(title, lang)
    found = {word.id: word for word in _taken(book, lang)} | {word.id: word for word in own}
    return sorted(found.values(), key=lambda word: _plain(word.word))


def _read(title: str, lang: str) -> list[Word]:
    file = _FOLDER / title / "glossary.toml"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return [
        Word(id_, row[lang][0], row[lang][1], tuple(row["rules"]))
        for id_, row in tomllib.loads(text).items()
    ]


def _taken(book: Rulebook, lang: str) -> list[Word]:
    """The other title's words, under the numbers that its rules have here."""
    if not book.other:
        return []
    series = next(iter(book.rows)).partition("-")[0]
    found = []
    for one in _read(book.other, lang):
        numbers = [series + rule[rule.index("-") :] for rule in one.rules]
        found.append(one._replace(rules=tuple(rule for rule in numbers if rule in book.rows)))
    return found


def _plain(word: str) -> str:
    return word.casefold().translate(str.maketrans("éèêàœ", "eeeao"))
