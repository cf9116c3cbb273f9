"""Brisk tables: nobody is asked who has no choice, and nobody else can tell.

The engine plays such a match strictly, so it asks everybody whose choice hangs on what is hidden;
where nothing is to be chosen the table answers by itself, after the pause of any pass by order.
"""

from __future__ import annotations

from typing import Any

from berthier.kernel.contract import Title

WINDOWS, BRISK, STRICT = "windows", "brisk", "strict"
HOT_SEAT = "hot-seat"


def is_brisk(title: Title, start: dict[str, Any], kind: str) -> bool:
    """At a shared screen every question of the other is a handing over, so there the engine itself
    goes on at once.
    """
    if WINDOWS not in title.option_table or kind == HOT_SEAT:
        return False
    usual = title.option_table[WINDOWS][0]
    return bool(start.get("options", {}).get(WINDOWS, usual) == BRISK)


def played_start(start: dict[str, Any]) -> dict[str, Any]:
    """How the engine begins the match of a brisk table."""
    return {**start, "options": {**start.get("options", {}), WINDOWS: STRICT}}
