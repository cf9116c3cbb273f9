"""The rules as people read them: an index and a text in each language for every rule and ruling.

Texts are parsed at the first one asked for: that takes longer than most commands.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from berthier.kernel.errors import BadInput
from berthier.words import Words

_FOLDER = Path(__file__).parent
_RULING = "ruling"


class RuleRow(NamedTuple):
    """`kind`: rule (needs code and a case), definition, data, or ruling (a decision of ours)."""

    id: str
    kind: str
    level: str
    chapter: str
    rulings: tuple[str, ...]


class Rulebook:
    """The rules of one title, in the book's order."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._folder = str(_FOLDER / title)
        self.rows = _rows(_FOLDER / title / "rules.toml")
        self._words: dict[str, Words] = {}

    def row(self, rule_id: str) -> RuleRow:
        if rule_id not in self.rows:
            raise BadInput("unknown-rule", id=rule_id)
        return self.rows[rule_id]

    def text(self, rule_id: str, lang: str) -> str:
        return self._in(lang).say(self.row(rule_id).id)

    def chapter(self, name: str, lang: str) -> str:
        """What readers call a chapter."""
        return self._in(lang).say(f"chapter-{name}")

    def _in(self, lang: str) -> Words:
        if lang not in self._words:
            self._words[lang] = Words(lang, [self._folder])
        return self._words[lang]


def _rows(file: Path) -> dict[str, RuleRow]:
    tables = tomllib.loads(file.read_text(encoding="utf-8"))
    rows: dict[str, RuleRow] = {}
    for rule_id, row in tables.items():
        parent = tables[row["rule"]] if row["kind"] == _RULING else row
        rulings = tuple(row.get("rulings", ()))
        rows[rule_id] = RuleRow(rule_id, row["kind"], parent["level"], parent["chapter"], rulings)
    return rows


def titles() -> list[str]:
    """The titles whose rules are known."""
    return sorted(file.parent.name for file in _FOLDER.glob("*/rules.toml"))


@cache
def rules_of(title: str) -> Rulebook:
    """The rules of a title."""
    if title not in titles():
        raise BadInput("unknown-title", given=title, known=", ".join(titles()))
    return Rulebook(title)


def find_rule(rule_id: str) -> tuple[Rulebook, RuleRow]:
    """A rule or ruling by its ID, which no two titles share."""
    for title in titles():
        book = rules_of(title)
        if rule_id in book.rows:
            return book, book.rows[rule_id]
    raise BadInput("unknown-rule", id=rule_id)
