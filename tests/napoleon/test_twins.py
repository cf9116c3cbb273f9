"""The secrecy net and the planted leaks that it must catch (design: nets of tests)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from berthier.games.napoleon import combat, fog, manoeuvre, operations, playing, title, view
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.knowledge import Known
from berthier.kernel.events import SPECTATOR, Kind, tell_apart
from berthier.kernel.flow import dump_frames
from berthier.kernel.match import Match

from .twins import Leak, compare

PAIRS, STEPS = 30, 60


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_twins_look_the_same(viewer: int) -> None:
    results = [compare(seed, viewer, STEPS) for seed in range(PAIRS)]
    steps = sum(done for done, _ in results)
    share = sum(part for _, part in results) / len(results)
    print(f"viewer {viewer}: {steps} answers compared, {share:.0%} of the hidden truth changed")
    assert share >= 0.3
    assert steps >= 10 * PAIRS


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_twins_look_the_same_in_the_fog(viewer: int) -> None:
    results = [compare(seed, viewer, STEPS, level="grognard") for seed in range(PAIRS)]
    steps = sum(done for done, _ in results)
    share = sum(part for _, part in results) / len(results)
    print(f"viewer {viewer}: {steps} answers compared, {share:.0%} of the hidden truth changed")
    assert share >= 0.3
    assert steps >= 5 * PAIRS


def compare_many(strict: bool, level: str = "conscrit", first: int = 0) -> None:
    """Begins with the pair that is known to get there, if that is a rare one."""
    for seed in [first, *range(4 * PAIRS)]:
        compare(seed, (0, 1, SPECTATOR)[seed % 3], STEPS, strict, level)


# Pairs that come to what rarely happens.
FIRST = {"parts_of_a_sharing": 23, "owners_face_for_all": 14, "options_from_the_truth": 12} | {
    "refusal_from_the_truth": 60
}


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    kept = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, kept)


def strength_in_view() -> Any:
    true = view.piece_view

    def leaky(b: Board, viewer: int, known: Known, n: int) -> dict[str, Any]:
        return {**true(b, viewer, known, n), "strength": b.infantry[n] + b.cavalry[n]}

    return replaced(view, "piece_view", leaky)


def pieces_in_order_of_strength() -> Any:
    true = view.view

    def leaky(b: Board, viewer: int, known: Known) -> dict[str, Any]:
        seen = true(b, viewer, known)
        order = sorted(range(b.kit.plain), key=lambda n: b.infantry[n] + b.cavalry[n])
        return {**seen, "pieces": [seen["pieces"][n] for n in order]}

    return replaced(title, "view", leaky)


def first_card_of_the_bag() -> Any:
    true = view.view

    def leaky(b: Board, viewer: int, known: Known) -> dict[str, Any]:
        return {**true(b, viewer, known), "decks": [bag[:1] for bag in b.bag]}

    return replaced(title, "view", leaky)


def size_of_the_hand_by_colour() -> Any:
    true = view.view

    def leaky(b: Board, viewer: int, known: Known) -> dict[str, Any]:
        green = [sum(b.kit.colour[card] == 2 for card in hand) for hand in b.hand]
        return {**true(b, viewer, known), "padding": ["x" * n for n in green]}

    return replaced(title, "view", leaky)


def parts_of_a_sharing() -> Any:
    def leaky(b: Board, record: Any, viewer: int) -> list[Any]:
        return [record.kind, *(getattr(record, n) for n in record.__slots__)]

    return replaced(view, "record_view", leaky)


def choice_half_made() -> Any:
    return replaced(view, "rewound", lambda b, viewer: (b.stack, b.records))


def owners_face_for_all() -> Any:
    def leaky(b: Any, kind: Any, everyone: Any, owners: int, owner: Any) -> None:
        if kind.name == "fatigue":
            everyone = (*everyone[:-2], owner[3][0][0], everyone[-1])
        tell_apart(b, kind, everyone, owners, owner)

    return replaced(fog, "tell_apart", leaky)


def options_from_the_truth() -> Any:
    true = operations.Designate.candidates

    def leaky(self: Any, b: Board) -> list[int]:
        tired = sum(b.fatigue[n] for n in b.kit.corps[1 - self.seat]) % 2
        found = true(self, b)
        return found[:1] + found[1 + tired :] if len(found) > 3 else found

    return replaced(operations.Designate, "candidates", leaky)


def refusal_from_the_truth() -> Any:
    true = operations.is_ready

    def leaky(b: Board, question: Any, piece: int) -> Any:
        weak = sum(b.infantry[n] for n in b.kit.corps[1 - question.seat]) % 2
        refusal = true(b, question, piece)
        return operations.REPLI if refusal is not None and weak else refusal

    checks = (leaky, *operations.Designate.checks[1:])
    return replaced(operations.Designate, "checks", checks)


NOTE = Kind("test-note", None, "")


def global_event_numbers() -> Any:
    """Owners get a note of their own, and numbers count everybody's."""
    true_window = playing.window

    def leaky(self: Match, viewer: int, since: int = 0) -> list[Any]:
        return [None] * len(self.journal.events)

    def noting(b: Board, seat: int, moment: int) -> Any:
        if playing.cards_for(b, seat, moment):
            tell_apart(b, NOTE, (), 1 << seat, ())
        return true_window(b, seat, moment)

    @contextmanager
    def planted() -> Iterator[None]:
        with replaced(Match, "faces", leaky), replaced(manoeuvre, "window", noting):
            yield

    return planted()


def stack_names_a_corps() -> Any:
    true = view.view

    def leaky(b: Board, viewer: int, known: Known) -> dict[str, Any]:
        tired = [n for n in b.kit.corps[0] + b.kit.corps[1] if b.fatigue[n] > 4]
        return {**true(b, viewer, known), "stack": [*dump_frames(b.stack), tired]}

    return replaced(title, "view", leaky)


def combat_cards_corps_by_corps() -> Any:
    true = combat.begin_combat

    def leaky(b: Board) -> Any:
        found = true(b)
        record = b.records[-1]
        record.shown = [[b.fatigue[n] for n in range(19)], []]  # type: ignore[attr-defined]
        return found

    return replaced(operations, "begin_combat", leaky)


LEAKS: list[Callable[[], Any]] = [
    strength_in_view,
    pieces_in_order_of_strength,
    first_card_of_the_bag,
    size_of_the_hand_by_colour,
    parts_of_a_sharing,
    choice_half_made,
    owners_face_for_all,
    options_from_the_truth,
    refusal_from_the_truth,
    global_event_numbers,
    stack_names_a_corps,
    combat_cards_corps_by_corps,
]


@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_planted_leaks_are_caught(leak: Callable[[], Any]) -> None:
    with leak(), pytest.raises(Leak):
        compare_many(strict=True, first=FIRST.get(leak.__name__, 0))


def test_a_silent_pass_is_caught() -> None:
    """Brisk tables skip windows that nobody can use: that tells, and the net sees it."""
    with pytest.raises(Leak):
        compare_many(strict=False)
