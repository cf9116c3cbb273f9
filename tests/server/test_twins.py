"""The wire over twins: what a viewer is sent is the same, byte for byte, whatever is hidden."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import msgspec
import pytest

from berthier.kernel.match import Match
from berthier.server.state import seen, state_of
from berthier.server.tables import Seat, Table
from tests.napoleon import twins as napoleon
from tests.nations import twins as nations

PAIRS = 9


def table_of(match: Match) -> Table:
    """The match as the server would keep it, with a person on every seat."""
    row: dict[str, Any] = dict.fromkeys(("undo_asked", "in_hand", "winner", "rematch"), "")
    row |= {"id": "twin", "title": match.title.title, "kind": "link", "status": "playing"}
    row |= {"undo": "consent", "seq": 0, "save": None}
    row["start"] = msgspec.json.encode(match.start).decode()
    table = Table(row, [Seat(seat, f"person {seat}", seat, "") for seat in match.title.seats])
    table.match = match
    return table


def sent(match: Match, viewer: int) -> list[bytes]:
    table, name = table_of(match), match.title.viewer_name(viewer)
    state = state_of(table, name, f"person {name}", "fr")
    state.pop("luck")  # the two truths have secrets of their own
    return [msgspec.json.encode(part) for part in (state, seen(table, name))]


@pytest.mark.parametrize(
    ("game", "level"),
    [(napoleon, {}), (napoleon, {"level": "grognard"}), (nations, {})],
    ids=["napoleon", "napoleon in the fog", "nations"],
)
def test_twins_are_sent_the_same(
    game: ModuleType, level: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compared = 0
    looked = game.same_sight

    def same_sight(one: Match, two: Match, viewer: int, thorough: bool) -> None:
        nonlocal compared
        looked(one, two, viewer, thorough)
        assert sent(one, viewer) == sent(two, viewer)
        compared += 1

    monkeypatch.setattr(game, "same_sight", same_sight)
    shares = [
        game.compare(40_000 + pair, (0, 1, -1)[pair % 3], 40, **level)[1] for pair in range(PAIRS)
    ]
    assert compared > PAIRS
    assert sum(shares) / len(shares) > 0.3
