"""Leaks of the kinds that face-down counters invite, planted one by one: the net catches each."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from random import Random
from typing import Any, NamedTuple

import pytest

from berthier.games.gloire import (
    engineers,
    faces,
    interception,
    movement,
    recon,
    sight,
    view,
    view_blind,
    withdrawal,
)
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members
from berthier.games.registry import open_match
from berthier.kernel.events import SPECTATOR, tell, tell_apart
from berthier.kernel.match import Match

from .blind import blind_twins
from .test_twins import replaced
from .twins import Leak, compare_pair, same_sight

# --- in the view


def places_in_view() -> Any:
    """Whoever lies face-down is shown where he lies."""
    return replaced(view, "hidden_view", lambda b, known, piece: None)


def decoys_are_not_counted() -> Any:
    true = sight.counters

    def leaky(b: Board, side: int, box: int) -> int:
        return true(b, side, box) & ~b.kit.decoy_mask

    return replaced(view_blind, "counters", leaky)


def leaders_are_not_counted() -> Any:
    return replaced(view_blind, "counters", lambda b, side, box: b.at[side][box])


def counters_in_the_order_of_pieces() -> Any:
    """Lists by the lowest piece: who is moved with whom can be followed for ever."""
    true = view_blind.counters_view

    def leaky(b: Board, viewer: int) -> dict[str, Any]:
        seen = true(b, viewer)
        for side, rows in seen["down"].items():
            first = {box: min(lowest(b, side, box)) for box in rows}
            seen["down"][side] = dict(sorted(rows.items(), key=lambda row: first[row[0]]))
        return seen

    return replaced(view, "counters_view", leaky)


def lowest(b: Board, side: str, box: str) -> list[int]:
    return members(sight.face_down_at(b, b.kit.side_ids.index(side), b.kit.box[box]))


def numbers_that_stay() -> Any:
    """A number for each counter, the same from turn to turn."""
    true = view_blind.counters_view

    def leaky(b: Board, viewer: int) -> dict[str, Any]:
        seen = true(b, viewer)
        sums = {
            side: {box: sum(lowest(b, side, box)) for box in rows}
            for side, rows in seen["down"].items()
        }
        return {**seen, "numbers": sums}

    return replaced(view, "counters_view", leaky)


def lines_in_view() -> Any:
    true = view.army_view

    def leaky(b: Board, viewer: int, army: int) -> dict[str, Any]:
        return {**true(b, viewer, army), "lines": b.linked}

    return replaced(view, "army_view", leaky)


def points_of_a_march_in_view() -> Any:
    """How far a stack can still go says what it is made of."""
    return replaced(view, "veil_record", lambda b, viewer, seen: None)


def a_longer_view_for_more_units() -> Any:
    true = view.map_view

    def leaky(b: Board) -> dict[str, Any]:
        held = sum(is_held(b, 1, box) + 2 * is_held(b, 0, box) for box in range(len(b.at[0])))
        return {**true(b), "pad": "x" * held}

    return replaced(view, "map_view", leaky)


# --- in what is told


def who_moves_is_told() -> Any:
    true = sight.tell_of

    def leaky(b: Board, side: int, mask: int, kind: Any, facts: Any, *rest: Any) -> None:
        true(b, side, mask, kind, facts, *rest)
        if kind is faces.MOVED:
            tell(b, faces.TIRED, members(mask))

    return replaced(movement, "tell_of", leaky)


def who_is_tired_is_counted() -> Any:
    """Leaders never are."""
    return replaced(movement, "face_down", lambda b, mask: 0)


def dice_of_stragglers_are_told() -> Any:
    """As many dice as units, none for decoys."""
    true = tell_apart

    def leaky(b: Board, kind: Any, everyone: Any, owners: int, owner: Any) -> None:
        if kind is faces.STRAGGLED_VEILED:
            tell(b, faces.TURN, 0)
        true(b, kind, everyone, owners, owner)

    return replaced(movement, "tell_apart", leaky)


# --- in what is asked


def only_forces_are_asked_to_intercept() -> Any:
    def leaky(b: Board, side: int, box: int) -> bool:
        return interception.who_may_react(b, side, box) != 0

    return replaced(interception, "seems_to_react", leaky)


def only_cavalry_is_asked_to_withdraw() -> Any:
    return replaced(withdrawal, "face_down", lambda b, mask: 0)


def only_cavalry_is_asked_to_scout() -> Any:
    true = recon.may_be_scouted
    return replaced(
        recon, "may_be_scouted", lambda b, m: true(b, m) and recon.is_of_cavalry(b, m.stack)
    )


def decoys_do_not_alarm() -> Any:
    """Reactions are asked only where a real Force has come."""
    return replaced(movement, "is_reckoned_with", lambda b, stack: fighters(b, stack) != 0)


# --- in what may be chosen


def ways_out_by_the_truth() -> Any:
    return replaced(withdrawal, "surely_held", is_held)


def ways_back_by_the_truth() -> Any:
    return replaced(interception, "surely_held", is_held)


def leaders_shun_real_forces() -> Any:
    return replaced(movement, "may_be_held", is_held)


def prices_by_the_truth() -> Any:
    """Bridge work is dearer before real units only."""
    return replaced(engineers, "may_be_held", is_held)


class Planted(NamedTuple):
    leak: Callable[[], Any]
    kind: str = ""  # the question at which pairs begin
    rules: str = "blind"


LEAKS = [
    Planted(places_in_view),
    Planted(decoys_are_not_counted),
    Planted(leaders_are_not_counted),
    Planted(counters_in_the_order_of_pieces),
    Planted(numbers_that_stay),
    Planted(lines_in_view),
    Planted(points_of_a_march_in_view, "step-to"),
    Planted(a_longer_view_for_more_units),
    Planted(who_moves_is_told, "step-to"),
    Planted(who_is_tired_is_counted, "form"),
    Planted(dice_of_stragglers_are_told, "form"),
    Planted(only_forces_are_asked_to_intercept, "step-to", "units"),
    Planted(only_cavalry_is_asked_to_withdraw, "step-to"),
    Planted(decoys_do_not_alarm, "step-to"),
    Planted(ways_back_by_the_truth, "react-how"),
    Planted(leaders_shun_real_forces, "step-to"),
]


@pytest.mark.parametrize("planted", LEAKS, ids=[planted.leak.__name__ for planted in LEAKS])
def test_planted_leaks_are_caught(planted: Planted) -> None:
    with pytest.raises(Leak):
        compare_many(planted)


def compare_many(planted: Planted) -> None:
    for seed in range(48):
        viewer = (SPECTATOR, 0, 1)[seed % 3]
        one, two, _, called = blind_twins(seed, viewer, planted.kind, planted.rules)
        compare_pair(one, two, viewer, 40, Random(seed), planted.leak, called)


# --- what random pairs seldom come to: two truths of one position, in which two counters that lie
# face-down have changed places

TABLES = {
    "boxes": [{"id": name} for name in "abcd"],
    "links": [
        {"a": "a", "b": "b", "water": "river", "crossing": "bridge"},
        {"a": "b", "b": "c"},
        {"a": "c", "b": "d"},
    ],
}
OPTIONS = {"windows": "strict", "supply": "off", "cards": "off"}


class Directed(NamedTuple):
    leak: Callable[[], Any]
    viewer: int
    side: str  # whose turn it is
    pieces: dict[str, Any]
    march: list[str]
    changed: tuple[str, str]
    answers: tuple[str, ...] = ()
    left: int = 4  # points of the march


SIDES = ("french", "coalition")
DIRECTED = [
    Directed(
        only_cavalry_is_asked_to_scout,
        1,
        "french",
        {
            "cavalerie-1": {"box": "a", "pf": 3},
            "corps-3": {"box": "d", "pf": 4},
            "berg": {"box": "b"},
        },
        ["cavalerie-1"],
        ("cavalerie-1", "corps-3"),
        ("move b",),
    ),
    Directed(
        ways_out_by_the_truth,
        0,
        "coalition",
        {
            "cavalerie-1": {"box": "b", "pf": 3},
            "berg": {"box": "a", "pf": 4},
            "yorck-corps": {"box": "c", "pf": 4},
            "coalition-infantry-decoy-1": {"box": "d"},
        },
        ["berg"],
        ("yorck-corps", "coalition-infantry-decoy-1"),
        ("move b", "pass"),
    ),
    Directed(
        prices_by_the_truth,
        0,
        "french",
        {
            "corps-3": {"box": "a", "pf": 4},
            "yorck-corps": {"box": "b", "pf": 4},
            "coalition-infantry-decoy-1": {"box": "d"},
        },
        ["corps-3"],
        ("yorck-corps", "coalition-infantry-decoy-1"),
        left=2,
    ),
]


def truth(row: Directed, called: dict[str, str]) -> Match:
    pieces = dict(row.pieces)
    for old, new in called.items():
        pieces[new] = {**row.pieces[new], "box": row.pieces[old]["box"]}
    position = {
        "door": "march",
        "rules": "blind",
        "side": row.side,
        "pieces": pieces,
        "march": {"pieces": [called.get(name, name) for name in row.march], "left": row.left},
        "tables": TABLES,
        "options": OPTIONS,
    }
    match = open_match("jdg-allemagne-1813", {"position": position}, bytes(16))
    match.begin()
    return match


def compare_directed(row: Directed, leak: Callable[[], Any]) -> None:
    first, second = row.changed
    one, two = truth(row, {}), truth(row, {first: second, second: first})
    with leak():
        same_sight(one, two, row.viewer, None)
        for text in row.answers:
            for match in (one, two):
                match.answer(SIDES.index(row.side), text)
            same_sight(one, two, row.viewer, None)


@pytest.mark.parametrize("row", DIRECTED, ids=[row.leak.__name__ for row in DIRECTED])
def test_directed_leaks_are_caught(row: Directed) -> None:
    compare_directed(row, nullcontext)
    with pytest.raises(Leak):
        compare_directed(row, row.leak)
