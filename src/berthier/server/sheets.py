"""The printed sheets and their drawings, made once for each pack and language."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from berthier.drawing import draw, geometry
from berthier.games.registry import TABLES, open_title
from berthier.kernel.contract import Title
from berthier.kernel.sheet import Sheet
from berthier.words import LANGUAGES

PRINTED = Path(__file__).parent / "static" / "sheets"


class _Printed(msgspec.Struct):
    """What is looked at of a printed sheet: is it still the one that the pack gives?"""

    sheet: dict[str, Any]


_kept: dict[tuple[str, str], Sheet] = {}


def sheet_of(title: Title, lang: str) -> Sheet:
    """A title's sheet; positions with a map of their own have another pack."""
    key = (title.pack_hash, lang)
    if key not in _kept:
        _kept[key] = title.sheet(lang)
    return _kept[key]


@lru_cache(maxsize=32)
def drawn_for(title_name: str, lang: str, options: tuple[tuple[str, str], ...]) -> bytes:
    """The same for a match with these options: some bring cards of their own, none another map."""
    title = open_title(title_name, {"options": dict(options)})
    text = drawn(title_name, lang)
    if title.pack_hash == open_title(title_name, {}).pack_hash:
        return text
    return msgspec.json.encode({**msgspec.json.decode(text), "sheet": sheet_of(title, lang)})


@lru_cache(maxsize=32)
def drawn(title_name: str, lang: str) -> bytes:
    """Sheet, drawing and the curves of its roads as one JSON text."""
    sheet = sheet_of(open_title(title_name, {}), lang)
    ready = PRINTED / f"{title_name}.{lang}.json"
    if ready.exists():
        text = ready.read_bytes()
        if msgspec.json.decode(text, type=_Printed).sheet == _plain(sheet):
            return text
    return print_sheet(sheet)


def _plain(sheet: Sheet) -> Any:
    """As it comes out of JSON: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(sheet))


def print_sheet(sheet: Sheet) -> bytes:
    """Drawing takes seconds, so it is done when the client is built, for every title."""
    return msgspec.json.encode(
        {"sheet": sheet, "drawing": draw(sheet), "geometry": geometry(sheet)}
    )


def print_all(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in TABLES:
        for lang in LANGUAGES:
            text = print_sheet(sheet_of(open_title(name, {}), lang))
            (folder / f"{name}.{lang}.json").write_bytes(text)


if __name__ == "__main__":
    print_all(PRINTED)
