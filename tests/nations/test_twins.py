"""The secrecy net and the planted leaks that it must catch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from berthier.games.nations import actions, faces, playing, title, turn, view
from berthier.games.nations.board import Board
from berthier.games.nations.kit import MOVEMENT
from berthier.games.nations.knowledge import Known
from berthier.kernel.events import SPECTATOR, tell, tell_apart

from .twins import Leak, compare

PAIRS, STEPS = 20, 50


@pytest.mark.parametrize("windows", ["brisk", "strict"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_twins_look_the_same(viewer: int, windows: str) -> None:
    results = [compare(seed, viewer, STEPS, windows) for seed in range(PAIRS)]
    steps = sum(done for done, _ in results)
    share = sum(part for _, part in results) / len(results)
    print(f"viewer {viewer}: {steps} answers compared, {share:.0%} of the hidden truth changed")
    assert share >= 0.3
    assert steps >= 10 * PAIRS


def compare_many() -> None:
    for seed in range(3 * PAIRS):
        compare(seed, (0, 1, SPECTATOR)[seed % 3], STEPS)


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    kept = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, kept)


def in_view(more: Callable[[Board], dict[str, Any]]) -> Any:
    true = view.view

    def leaky(b: Board, viewer: int, known: Known) -> dict[str, Any]:
        return {**true(b, viewer, known), **more(b)}

    return replaced(title, "view", leaky)


def hands_in_view() -> Any:
    return replaced(view, "hands", lambda b, viewer: [view.cards(b, hand) for hand in b.hand])


def missions_in_view() -> Any:
    return replaced(view, "missions", lambda b, viewer: sorted(b.missions))


def first_card_of_the_deck() -> Any:
    return in_view(lambda b: {"deck": [len(b.bag), b.bag[:1]]})


def movement_cards_by_padding() -> Any:
    def padding(b: Board) -> dict[str, Any]:
        kinds = [[b.kit.card_kind[card] for card in hand] for hand in b.hand]
        return {"padding": ["x" * found.count(MOVEMENT) for found in kinds]}

    return in_view(padding)


def worth_of_the_missions() -> Any:
    return in_view(lambda b: {"unrevealed": sum(b.kit.mission_vp[m][0] for m in b.missions)})


def choice_half_made() -> Any:
    return replaced(view, "rewound", lambda b, viewer: (b.stack, b.records))


def owners_face_for_all() -> Any:
    def leaky(b: Any, kind: Any, everyone: Any, owners: int, owner: Any) -> None:
        tell_apart(b, kind, (owner[1] % 2,) if kind.name == "drew" else everyone, owners, owner)

    return replaced(playing, "tell_apart", leaky)


def options_from_the_truth() -> Any:
    true = actions.Act.candidates

    def leaky(self: Any, b: Board) -> list[int]:
        found = true(self, b)
        return found[sum(b.hand[1 - b.active]) % 2 :] if len(found) > 4 else found

    return replaced(actions.Act, "candidates", leaky)


def refusal_from_the_truth() -> Any:
    true = actions.is_legal

    def leaky(b: Board, question: Any, option: int) -> Any:
        refusal = true(b, question, option)
        return actions.MUST_ACT if refusal is not None and sum(b.bag) % 2 else refusal

    return replaced(actions.Act, "checks", (leaky,))


def an_event_more() -> Any:
    """Something is told at the start of a turn only to those who fear the hand."""
    true = turn.replace_window

    def leaky(b: Board) -> Any:
        if sum(b.hand[0]) % 2 or sum(b.hand[1]) % 2:
            tell(b, faces.SCOUTED, b.active)
        return true(b)

    return replaced(turn, "replace_window", leaky)


def display_by_the_hand() -> Any:
    """The order of what lies open must not come from what is hidden."""

    def order(b: Board) -> dict[str, Any]:
        shown = view.cards(b, b.display)
        return {"display": shown[::-1] if sum(b.hand[b.active]) % 2 else shown}

    return in_view(order)


LEAKS: list[Callable[[], Any]] = [
    hands_in_view,
    missions_in_view,
    first_card_of_the_deck,
    movement_cards_by_padding,
    worth_of_the_missions,
    choice_half_made,
    owners_face_for_all,
    options_from_the_truth,
    refusal_from_the_truth,
    an_event_more,
    display_by_the_hand,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_planted_leaks_are_caught(leak: Callable[[], Any]) -> None:
    with leak(), pytest.raises(Leak):
        compare_many()
