"""Undo tells nothing: where a card or a march touches hidden numbers, it is barred either way."""

from __future__ import annotations

from typing import Any

import pytest

from berthier.games.napoleon.title import open_napoleon
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match

from .drive import TITLE

COMBAT = {"door": "combat", "side": "french", "combat": {"attackers": ["lannes"]}}
SPARE = {"ney": {"zone": "bamberg"}, "hohenlohe": {"zone": "erfurt"}}


def at(position: dict[str, Any]) -> Match:
    start = {"position": {**position, "options": {"windows": "strict"}}}
    match = Match(open_napoleon(TITLE, start), start, bytes(16))
    match.begin()
    return match


def barred_after(match: Match, option: str) -> bool:
    match.answer(0, option)
    try:
        match.undo(0)
    except BadInput as problem:
        return problem.code == "undo-barrier"
    return False


@pytest.mark.parametrize("fatigue", [7, 8])
def test_skirmishers_can_not_be_tried_out(fatigue: int) -> None:
    pieces = {"lannes": {"zone": "jena"}, "ruchel": {"zone": "jena", "fatigue": fatigue}, **SPARE}
    hands = {"french": ["tirailleurs/3"], "prussian": ["embuscade/5"]}
    assert barred_after(at({**COMBAT, "pieces": pieces, "hands": hands}), "play tirailleurs/3")


@pytest.mark.parametrize("cavalry", [0, 1])
def test_a_square_can_not_be_tried_out(cavalry: int) -> None:
    ruchel = {"zone": "jena", "infantry": 3, "cavalry": cavalry}
    pieces = {"lannes": {"zone": "jena"}, "ruchel": ruchel, **SPARE}
    hands = {"french": ["carre/3"], "prussian": ["embuscade/5"]}
    assert barred_after(at({**COMBAT, "pieces": pieces, "hands": hands}), "play carre/3")


def test_what_is_only_ones_own_can_be_taken_back() -> None:
    pieces = {"lannes": {"zone": "jena"}, "davout": {"zone": "jena"}, **SPARE}
    match = at({"door": "operation", "side": "french", "pieces": pieces})
    assert not barred_after(match, "pile lannes")
