"""Supply past counters: a commander-in-chief behind two boxes of them, beside another box of his
side. What he is asked must not tell who lies there, and his answer not where he is.
"""

from __future__ import annotations

from typing import Any

import pytest

from berthier.games.gloire import supply, view
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import is_held
from berthier.games.registry import open_match
from berthier.kernel.match import Match

from .test_twins import replaced
from .twins import Leak, same_sight

RING = {
    "boxes": [{"id": name} for name in ("weimar", "a", "b", "c", "d")],
    "links": [
        {"a": "weimar", "b": "b"},
        {"a": "weimar", "b": "c"},
        {"a": "b", "b": "a"},
        {"a": "c", "b": "a"},
        {"a": "weimar", "b": "d"},
    ],
}
BEHIND: dict[str, dict[str, Any]] = {
    "napoleon": {"box": "a"},
    "corps-3": {"box": "d", "pf": 4},
    "yorck-corps": {"box": "b", "pf": 4},
    "coalition-infantry-decoy-1": {"box": "c"},
}


def traced(rules: str, *changed: str) -> Match:
    """At the question for a way; two pieces may have changed places."""
    pieces: dict[str, Any] = dict(BEHIND)
    if changed:
        first, second = changed
        boxes = BEHIND[second]["box"], BEHIND[first]["box"]
        for name, box in zip(changed, boxes, strict=True):
            pieces[name] = {**BEHIND[name], "box": box}
    options = {"windows": "strict", "cards": "off"}
    position = {"door": "supply", "rules": rules, "side": "french", "pieces": pieces}
    start = {"position": {**position, "tables": RING, "options": options}}
    match = open_match("jdg-allemagne-1813", start, bytes(16))
    match.begin()
    return match


# --- leaks


def ways_of_supply_by_the_truth() -> Any:
    """Only boxes where there are really decoys alone are offered."""
    true = supply.prices_seen

    def leaky(b: Board, side: int) -> dict[int, int]:
        held = [box for box in true(b, side) if is_held(b, 1 - side, box)]
        return true(b, side) | dict.fromkeys(held, supply.BARRED)

    return replaced(supply, "prices_seen", leaky)


def only_who_is_cut_off_is_asked_for_a_way() -> Any:
    """So the enemy learns where the commander-in-chief is."""
    return replaced(supply, "may_choose", lambda b, side: bool(supply.choices(b, side)))


def preferred_ways_in_view() -> Any:
    """The boxes are near the commander-in-chief."""
    return replaced(view, "_another", lambda seen: None)


# --- and what must catch them


@pytest.mark.parametrize("rules", ["units", "blind"])
def test_ways_past_counters_are_offered_by_what_is_seen(rules: str) -> None:
    """A unit and a decoy have changed places: who traces is asked the same."""
    changed = ("yorck-corps", "coalition-infantry-decoy-1")
    one, two = traced(rules), traced(rules, *changed)
    assert one.options(0) == ["done", "prefer b", "prefer c"]
    same_sight(one, two, 0, None)
    with pytest.raises(Leak), ways_of_supply_by_the_truth():
        same_sight(traced(rules), traced(rules, *changed), 0, None)


def test_nobody_learns_where_the_commander_in_chief_is() -> None:
    """He and a corps have changed places: the enemy sees the same question, and no answer."""
    changed = ("napoleon", "corps-3")
    one, two = traced("blind"), traced("blind", *changed)
    assert two.options(0) == ["done"]
    same_sight(one, two, 1, None)
    one.answer(0, "prefer b")
    same_sight(one, two, 1, None)
    with pytest.raises(Leak), preferred_ways_in_view():
        same_sight(one, two, 1, None)
    with only_who_is_cut_off_is_asked_for_a_way(), pytest.raises(Leak):
        same_sight(traced("blind"), traced("blind", *changed), 1, None)
