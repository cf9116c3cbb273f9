"""Starting matches, with scripted luck if the driver wants it."""

from __future__ import annotations

from typing import Any

from berthier.games.registry import open_match, secret_of
from berthier.kernel.match import Match
from berthier.referee.luck import parse_luck

Start = dict[str, Any]


def new_match(
    title_name: str,
    start: Start,
    seed: str | None = None,
    nonces: dict[str, str] | None = None,
    luck: dict[str, list[Any]] | None = None,
) -> Match:
    """A match set up and not yet begun."""
    match = open_match(title_name, start, secret_of(seed), nonces)
    match.oracle.script = parse_luck(match.title, luck or {})
    return match
