"""Scripted luck: draws by draw ID and seat, for tests and worked examples."""

from __future__ import annotations

from typing import Any

from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BadLuck
from berthier.kernel.match import Match
from berthier.referee.fields import shown

Script = dict[tuple[str, int], list[str]]


def parse_luck(title: Title, draws: dict[str, list[Any]]) -> Script:
    """`{"N06-RND-05 french": ["tirailleurs/5"]}` as the oracle wants it."""
    script: Script = {}
    for key, entries in draws.items():
        draw, _, seat = key.partition(" ")
        if draw not in title.draw_ids:
            raise BadLuck("luck-unknown-draw", draw=draw)
        script[draw, title.side(seat)] = [_entry(key, entry) for entry in entries]
    return script


def _entry(key: str, entry: Any) -> str:
    """A card by its text, or a number, as on a die; whether it can come, the draw will tell."""
    if isinstance(entry, bool) or not isinstance(entry, str | int):
        raise BadInput("bad-field", field=key, expected="draw", found=shown(entry))
    return str(entry)


def check_used(match: Match | None) -> None:
    """What was scripted must have come."""
    left = match.oracle.left_over() if match is not None else {}
    if match is None or not left:
        return
    sides = match.title.sides
    draws = [f"{draw} {sides[seat]}: {', '.join(words)}" for (draw, seat), words in left.items()]
    raise BadLuck("luck-left-over", draws="; ".join(draws))
