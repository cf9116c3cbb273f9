"""The titles that can be played, opened by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput

NAMES = ("napoleon-1806",)


def open_title(name: str, start: dict[str, Any]) -> Title:
    """A title with the pack that `start` calls for: its own, or one with a position's tables."""
    if name == "napoleon-1806":
        from berthier.games.napoleon.title import open_napoleon

        return open_napoleon(name, start)
    raise BadInput("unknown-title", given=name, known=", ".join(NAMES))


def check_pack(folder: Path) -> str:
    """Check a pack by the game whose title it names; returns that title."""
    from berthier.games.napoleon.pack import load_pack

    return load_pack(folder).title
