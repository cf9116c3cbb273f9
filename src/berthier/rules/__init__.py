"""The rules as people read them: an index and a text in each language for every rule and ruling.

Texts are parsed at the first one asked for: that takes longer than most commands. A title may take
rules of another one as they are (`same`): then their rulings hold too, and the texts are those of
the other title with the names of the sides replaced (`same.toml`), unless it has its own.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

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
        self._folder = _FOLDER / title
        self._words: dict[str, Words] = {}
        same = self._folder / "same.toml"
        self._same = tomllib.loads(same.read_text(encoding="utf-8")) if same.exists() else None
        self.rows: dict[str, RuleRow] = {}
        self._taken: dict[str, str] = {}  # what the other title calls a rule or ruling taken over
        self._read(tomllib.loads((self._folder / "rules.toml").read_text(encoding="utf-8")))

    @property
    def other(self) -> str:
        """The title that this one takes rules from; empty: none."""
        return "" if self._same is None else str(self._same["title"])

    def row(self, rule_id: str) -> RuleRow:
        if rule_id not in self.rows:
            raise BadInput("unknown-rule", id=rule_id)
        return self.rows[rule_id]

    def text(self, rule_id: str, lang: str) -> str:
        row, words = self.row(rule_id), self._in(lang)
        message = row.id.replace(".", "_")  # the name of a message has no points
        if self._same is None or words.has(message):
            return words.say(message)
        names = self._same["names"][lang]
        text = rules_of(self._same["title"]).text(self._taken[row.id], lang)
        return re.sub("|".join(names), lambda found: names[found[0]], text)

    def chapter(self, name: str, lang: str) -> str:
        """What readers call a chapter."""
        return self._in(lang).say(f"chapter-{name}")

    def _in(self, lang: str) -> Words:
        if lang not in self._words:
            self._words[lang] = Words(lang, [str(self._folder)])
        return self._words[lang]

    def _read(self, tables: dict[str, Any]) -> None:
        for rule_id, row in tables.items():
            parent = tables[row["rule"]] if row.get("kind") == _RULING else row
            rulings = tuple(row.get("rulings", ()))
            if "same" in parent and self._same is not None:
                whole = rules_of(self._same["title"]).row(parent["same"])
                parent = {"kind": whole.kind, "level": whole.level, "chapter": whole.chapter}
                if "same" in row:
                    self._taken[rule_id] = row["same"]
                    rulings = whole.rulings + rulings
            kind = row.get("kind", parent["kind"])
            found = RuleRow(rule_id, kind, parent["level"], parent["chapter"], rulings)
            self.rows[rule_id] = found
            for ruling in rulings:
                if ruling not in tables and ruling not in self.rows:
                    self._taken[ruling] = ruling
                    self.rows[ruling] = RuleRow(ruling, _RULING, found.level, found.chapter, ())


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
    """A rule or ruling by its ID; a ruling that two titles have is told as the first has it."""
    for title in titles():
        book = rules_of(title)
        if rule_id in book.rows:
            return book, book.rows[rule_id]
    raise BadInput("unknown-rule", id=rule_id)
