"""How much of the rules is code, and how much of it is put to the proof by cases."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from berthier.rules import rules_of
from berthier.rules.prove import coded
from berthier.rules.retold import cases_of

_REPOSITORY = Path(__file__).parents[3]


class Coverage(NamedTuple):
    """One chapter: how many IDs are rules (not definitions or data), have code, have cases."""

    chapter: str
    rules: int
    coded: int
    proved: int


def coverage(title: str) -> list[Coverage]:
    """Chapter by chapter, in the book's order."""
    has_code, has_case = coded(title), rules_with_cases(title)
    chapters: dict[str, list[str]] = {}
    for row in rules_of(title).rows.values():
        if row.kind == "rule":
            chapters.setdefault(row.chapter, []).append(row.id)
    return [
        Coverage(chapter, len(ids), len(has_code & set(ids)), len(has_case & set(ids)))
        for chapter, ids in chapters.items()
    ]


def rules_with_cases(title: str) -> set[str]:
    """The rule IDs that some conformance case names; an installed copy has no cases."""
    here = Path("conformance")
    root = here if here.is_dir() else _REPOSITORY / "conformance"
    if not (root / title).is_dir():
        return set()
    return {rule_id for _, case in cases_of(root, title) for rule_id in case.rules}
