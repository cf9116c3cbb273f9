"""Cases of Napoléon 1806 told again as cases of 1807, whose code they share.

The map, pieces and cards of 1806 come along as the position's own tables: citadels are fortified
towns, Prussians are Russians, rules and draws have their numbers of 1807, and cards that
1807 does not have lend their numbers to others of the same side. Which cases can't be told again,
and why not, stands in `conformance/napoleon-1807/not-shared.toml`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from berthier.games.napoleon.poland import TITLE, cite
from berthier.games.registry import open_title
from berthier.kernel.packs import read_toml, to_struct
from berthier.rules.cases import Case, read_case

SOURCE = "napoleon-1806"
EXCEPTIONS = "not-shared.toml"
RENAMED = {"prussian": "russian", "leipzig": "konigsberg"}
CARDS = {
    "french": {
        "balle-perdue": "le-rougeaud",
        "defection": "conscrits",
        "grande-charge": "deploiement-rapide",
        "second-souffle": "reddition",
    },
    "russian": {
        "bernadotte": "pont-de-bateaux",
        "chargez": "mitraille",
        "courage": "tempete-de-neige",
        "hussards": "cosaques",
        "repli-strategique": "retraite-strategique",
        "vive-la-reine": "pour-le-tsar",
    },
}
TABLES = ("zones", "connections", "pieces", "cards")


def cases_of(root: Path, title: str) -> list[tuple[Path, Case]]:
    """The cases of a title: its own, and those it shares."""
    files = sorted((root / title).rglob("*.toml"))
    own = [(file, read_case(file)) for file in files if file.name != EXCEPTIONS]
    return [*own, *retold_cases(root)] if title == TITLE else own


def retold_cases(root: Path) -> list[tuple[Path, Case]]:
    """The shared cases in the words of 1807."""
    folder = root / SOURCE
    left = {name for names in read_toml(root / TITLE / EXCEPTIONS).values() for name in names}
    paths = sorted(folder.rglob("*.toml"))
    return [(path, retold(path)) for path in paths if str(path.relative_to(folder)) not in left]


def retold(path: Path) -> Case:
    """One case of 1806 as one of 1807."""
    data = _words(read_toml(path), "")
    tables = data["position"].setdefault("tables", {})
    own_map = "zones" in tables
    for name in TABLES:
        if name not in tables and not (name == "connections" and own_map):
            tables[name] = _table(name)
    tables["zones"] = [
        {**zone, "terrain": "fortified"} if zone.get("terrain") == "citadel" else zone
        for zone in tables["zones"]
    ]
    return to_struct(data, Case, str(path))


@cache
def _table(name: str) -> list[dict[str, Any]]:
    """A table of the printed pack of 1806, in the words of 1807."""
    rows = msgspec.to_builtins(getattr(open_title(SOURCE, {}).pack, name))  # type: ignore[attr-defined]
    return [_words(row, _side(row)) for row in rows]


def _side(row: dict[str, Any]) -> str:
    """Whose a step or a row is."""
    found = row.get("seat") or row.get("side") or ""
    return RENAMED.get(found, found)


def _words(value: Any, side: str) -> Any:
    """All texts of a case, also the names of tables; cards by whose they are."""
    if isinstance(value, dict):
        side = _side(value) or side
        return {
            _text(name, side): _words(one, _key_side(name) or side) for name, one in value.items()
        }
    if isinstance(value, list):
        return [_words(one, side) for one in value]
    return _text(value, side) if isinstance(value, str) else value


def _key_side(name: str) -> str:
    """`prussian`, `hand.prussian` and `N06-RND-05 prussian` say whose cards follow."""
    last = name.replace(".", " ").split(" ")[-1]
    last = RENAMED.get(last, last)
    return last if last in CARDS else ""


def _text(text: str, side: str) -> str:
    words = [_word(word, side) for word in text.split(" ")]
    return " ".join(words)


def _word(word: str, side: str) -> str:
    """A word, or words joined by dots as facts are."""
    if word.startswith("N06-"):
        return cite(word)
    if "." in word:
        return ".".join(_word(part, side) for part in word.split("."))
    event, slash, number = word.partition("/")
    sides = [side] if side in CARDS else list(CARDS)
    for whose in sides:
        if event in CARDS[whose]:
            return CARDS[whose][event] + slash + number
    return RENAMED.get(word, word)
