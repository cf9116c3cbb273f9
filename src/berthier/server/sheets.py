"""The printed sheets and their drawings, made once for each pack and language."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from berthier.drawing import draw, geometry
from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.sheet import Sheet

_kept: dict[tuple[str, str], Sheet] = {}


def sheet_of(title: Title, lang: str) -> Sheet:
    """A title's sheet; positions with a map of their own have another pack."""
    key = (title.pack_hash, lang)
    if key not in _kept:
        _kept[key] = title.sheet(lang)
    return _kept[key]


@lru_cache(maxsize=32)
def drawn(title_name: str, lang: str) -> bytes:
    """Sheet, drawing and the curves of its roads as one JSON text."""
    sheet = sheet_of(open_title(title_name, {}), lang)
    return msgspec.json.encode(
        {"sheet": sheet, "drawing": draw(sheet), "geometry": geometry(sheet)}
    )
