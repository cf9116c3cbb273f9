"""The levels of computer players, opened by name."""

from __future__ import annotations

from typing import Any

from berthier.games.registry import open_title
from berthier.kernel.errors import BadInput
from berthier.players.contract import Player
from berthier.players.random_play import RandomPlayer
from berthier.players.tambour import open_tambour

LEVELS = ("random", "tambour")


def open_player(level: str, title: str, start: dict[str, Any] | None = None) -> Player:
    """A player of a title; `start` is needed only if a described position brings its own map."""
    if level not in LEVELS:
        raise BadInput("bad-player", given=level, known=", ".join(LEVELS))
    opened = open_title(title, start or {})
    return RandomPlayer() if level == "random" else open_tambour(opened)
