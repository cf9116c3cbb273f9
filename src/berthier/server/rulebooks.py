"""The rules of a title as one text for its readers, made once for each language."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from berthier.rules import Rulebook, RuleRow, rules_of


@lru_cache(maxsize=32)
def rule_list(title: str, lang: str) -> bytes:
    """Chapters in the book's order, each with its rules; rulings stand with their rule."""
    book = rules_of(title)
    chapters: dict[str, list[dict[str, Any]]] = {}
    for row in book.rows.values():
        if row.kind != "ruling":
            chapters.setdefault(row.chapter, []).append(_told(book, row, lang))
    return msgspec.json.encode(
        [
            {"id": name, "name": book.chapter(name, lang), "rules": rules}
            for name, rules in chapters.items()
        ]
    )


def _told(book: Rulebook, row: RuleRow, lang: str) -> dict[str, Any]:
    rulings = [{"id": name, "text": book.text(name, lang)} for name in row.rulings]
    return {"id": row.id, "text": book.text(row.id, lang), "rulings": rulings}
