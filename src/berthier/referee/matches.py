"""Starting matches, and saying which match it is."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from typing import Any

from berthier.games.registry import open_title
from berthier.kernel.match import Match
from berthier.referee.luck import parse_luck

Start = dict[str, Any]


def secret_of(seed: str | None) -> bytes:
    """The same seed, the same luck; without one nobody knows it before the end."""
    if seed is None:
        return secrets.token_bytes(32)
    return blake2b(seed.encode(), digest_size=32, person=b"berthier-seed").digest()


def new_match(
    title_name: str,
    start: Start,
    seed: str | None = None,
    nonces: dict[str, str] | None = None,
    luck: dict[str, list[Any]] | None = None,
) -> Match:
    """A match set up and not yet begun."""
    title = open_title(title_name, start)
    given = nonces or {}
    for seat in given:
        title.seat(seat)
    match = Match(title, start, secret_of(seed), [given.get(seat, "") for seat in title.seats])
    match.oracle.script = parse_luck(title, luck or {})
    return match


def described(match: Match) -> dict[str, Any]:
    """Which match this is: nothing that somebody may not know."""
    title, start = match.title, match.start
    options = start.get("position", start).get("options", {})
    return {
        "title": title.title,
        "scenario": None if "position" in start else start.get("scenario", title.scenarios[0]),
        "rules": start.get("rules", title.levels[0]),
        "seats": list(title.seats),
        "options": {name: options.get(name, of[0]) for name, of in title.option_table.items()},
        "commitment": match.commitment,
    }
