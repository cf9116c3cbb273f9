"""The titles that can be played, opened by name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.packs import read_toml

NAMES = ("napoleon-1806", "bataille-des-nations-1813")


def open_title(name: str, start: dict[str, Any]) -> Title:
    """A title with the pack that `start` calls for: its own, or one with a position's tables."""
    if name == "napoleon-1806":
        from berthier.games.napoleon.title import open_napoleon

        return open_napoleon(name, start)
    if name == "bataille-des-nations-1813":
        from berthier.games.nations.title import open_nations

        return open_nations(name, start)
    raise BadInput("unknown-title", given=name, known=", ".join(NAMES))


def check_pack(folder: Path) -> str:
    """Check a pack by the game whose title it names; returns that title."""
    from berthier.games.napoleon import pack as napoleon
    from berthier.games.nations import pack as nations

    titles = {"bataille-des-nations-1813": nations.load_pack}
    named = read_toml(folder / "pack.toml").get("title")
    if named in titles:
        return titles[str(named)](folder).title
    return napoleon.load_pack(folder).title
