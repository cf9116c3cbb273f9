"""How much of the rules is code, and how much of it is put to the proof by cases."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from berthier.games.registry import open_title
from berthier.kernel.packs import read_toml
from berthier.kernel.rulebook import carried
from berthier.rules import rules_of

_REPOSITORY = Path(__file__).parents[3]


class Coverage(NamedTuple):
    """One chapter: how many IDs are rules (not definitions or data), have code, have cases."""

    chapter: str
    rules: int
    coded: int
    proved: int


def coverage(title: str) -> list[Coverage]:
    """Chapter by chapter, in the book's order."""
    open_title(title, {})  # the game's modules register their rules
    coded, proved = set(carried()), rules_with_cases(title)
    chapters: dict[str, list[str]] = {}
    for row in rules_of(title).rows.values():
        if row.kind == "rule":
            chapters.setdefault(row.chapter, []).append(row.id)
    return [
        Coverage(chapter, len(ids), len(coded.intersection(ids)), len(proved.intersection(ids)))
        for chapter, ids in chapters.items()
    ]


def rules_with_cases(title: str) -> set[str]:
    """The rule IDs that some conformance case names; an installed copy has no cases."""
    here = Path("conformance")
    folder = (here if here.is_dir() else _REPOSITORY / "conformance") / title
    found: set[str] = set()
    for file in sorted(folder.rglob("*.toml")):
        found.update(read_toml(file).get("rules", ()))
    return found
