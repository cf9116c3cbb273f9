"""The titles that can be played, opened by name, and matches of them."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from pathlib import Path
from typing import Any

from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.kernel.packs import read_toml

# The titles with all that a table in the browser needs: screens, computer players, and a case for
# each rule.
TABLES = ("napoleon-1806", "napoleon-1807", "bataille-des-nations-1813")
NAMES = (*TABLES, "jdg-allemagne-1813")


def open_title(name: str, start: dict[str, Any]) -> Title:
    """A title with the pack that `start` calls for: its own, or one with a position's tables."""
    if name in ("napoleon-1806", "napoleon-1807"):
        from berthier.games.napoleon.title import open_napoleon

        return open_napoleon(name, start)
    if name == "bataille-des-nations-1813":
        from berthier.games.nations.title import open_nations

        return open_nations(name, start)
    if name == "jdg-allemagne-1813":
        from berthier.games.gloire.title import open_gloire

        return open_gloire(name, start)
    raise BadInput("unknown-title", given=name, known=", ".join(NAMES))


def open_offered(name: str, start: dict[str, Any]) -> Title:
    """A title that a browser may ask for."""
    if name not in TABLES:
        raise BadInput("unknown-title", given=name, known=", ".join(TABLES))
    return open_title(name, start)


def secret_of(seed: str | None) -> bytes:
    """The same seed, the same luck; without one nobody knows it before the end."""
    if seed is None:
        return secrets.token_bytes(32)
    return blake2b(seed.encode(), digest_size=32, person=b"berthier-seed").digest()


def open_match(
    title_name: str, start: dict[str, Any], secret: bytes, nonces: dict[str, str] | None = None
) -> Match:
    """A match set up and not yet begun."""
    title = open_title(title_name, start)
    given = nonces or {}
    for seat in given:
        title.seat(seat)
    return Match(title, start, secret, [given.get(seat, "") for seat in title.seats])


def described(match: Match) -> dict[str, Any]:
    """Which match this is: nothing that somebody may not know."""
    title, start = match.title, match.start
    options = start.get("position", start).get("options", {})
    return {
        "title": title.title,
        "scenario": None if "position" in start else start.get("scenario", title.scenarios[0]),
        "rules": start.get("rules", title.levels[0]),
        "seats": list(title.seats),
        **({} if title.seats == title.sides else {"sides": by_side(title)}),
        "options": {name: options.get(name, of[0]) for name, of in title.option_table.items()},
        "commitment": match.commitment,
    }


def by_side(title: Title) -> dict[str, list[str]]:
    """The seats of each side."""
    return {
        side: [seat for seat in title.seats if title.side_name(seat) == side]
        for side in title.sides
    }


def check_pack(folder: Path) -> str:
    """Check a pack by the game whose title it names; returns that title."""
    from berthier.games.gloire import pack as gloire
    from berthier.games.napoleon import pack as napoleon
    from berthier.games.nations import pack as nations

    named = read_toml(folder / "pack.toml").get("title")
    if named == "bataille-des-nations-1813":
        return nations.load_pack(folder).title
    if named == "jdg-allemagne-1813":
        return gloire.load_pack(folder).title
    return napoleon.load_pack(folder).title
