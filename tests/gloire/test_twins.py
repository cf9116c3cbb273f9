"""The secrecy net and the planted leaks that it must catch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from berthier.games.gloire import (
    activation,
    cards,
    command,
    detach,
    drafts,
    faces,
    losses,
    movement,
    recovery,
    view,
)
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import strength
from berthier.games.gloire.records import Battle, Drafting, Half, March, Pooling
from berthier.kernel.events import SPECTATOR, tell, tell_apart
from berthier.kernel.flow import Record, fields

from .twins import Leak, compare

PAIRS, STEPS = 3, 25
# Where something is secret that random play seldom comes to.
RARE = ("choose-tactic", "take-loss", "recover", "give-strength", "share-points", "play-card")


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_twins_look_the_same(viewer: int) -> None:
    kinds = [*[""] * PAIRS, *RARE]
    results = [compare(seed, viewer, STEPS, kind) for seed, kind in enumerate(kinds)]
    steps = sum(done for done, _ in results)
    share = sum(part for _, part in results) / len(results)
    print(f"viewer {viewer}: {steps} answers compared, {share:.0%} of the hidden truth changed")
    assert share >= 0.3
    assert steps >= 10 * len(kinds)


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    kept = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, kept)


# --- in the view


def of_piece(name: str) -> Any:
    true = view.piece_view

    def leaky(b: Board, viewer: int, known: Any, piece: int) -> dict[str, Any]:
        return {**true(b, viewer, known, piece), name: getattr(b, name)[piece]}

    return replaced(view, "piece_view", leaky)


def strengths_in_view() -> Any:
    return of_piece("pf")


def losses_in_view() -> Any:
    return of_piece("crosses")


def stragglers_in_view() -> Any:
    return of_piece("stragglers")


def points_in_view() -> Any:
    true = view.army_view

    def leaky(b: Board, viewer: int, army: int) -> dict[str, Any]:
        return {**true(b, viewer, army), "pc": b.pc[army]}

    return replaced(view, "army_view", leaky)


def points_by_padding() -> Any:
    true = view.map_view

    def leaky(b: Board) -> dict[str, Any]:
        return {**true(b), "stock": [*b.stock, "x" * sum(b.pc)]}

    return replaced(view, "map_view", leaky)


def hands_in_view() -> Any:
    true = view.map_view
    return replaced(view, "map_view", lambda b: {**true(b), "held": b.hands})


def entries_in_view() -> Any:
    return replaced(view, "entered", lambda b, viewer: b.entered[:])


def bare(kind: type[Record]) -> Any:
    """Records of this kind are shown whole."""
    true = view.local

    def leaky(b: Board, record: Record, viewer: int) -> list[Any]:
        if isinstance(record, kind):
            return [record.kind, *(getattr(record, name) for name in fields(type(record)))]
        return true(b, record, viewer)

    return replaced(view, "local", leaky)


def battle_in_view() -> Any:
    return bare(Battle)


def price_in_view() -> Any:
    return bare(March)


def shared_die_in_view() -> Any:
    return bare(Pooling)


def who_is_strengthened_in_view() -> Any:
    return bare(Drafting)


def who_gathers_in_view() -> Any:
    return bare(Half)


def choice_half_made() -> Any:
    return replaced(view, "rewound", lambda b, viewer: (b.stack, b.records))


# --- in what is told


def told(module: Any, kind: str, fact: int) -> Any:
    """Everybody is told something of the owner's face."""

    def leaky(b: Any, told: Any, everyone: Any, owners: int, owner: Any) -> None:
        tell_apart(b, told, everyone, owners, owner)
        if told.name == kind:
            tell(b, faces.TURN, owner[fact])

    return replaced(module, "tell_apart", leaky)


def points_are_told() -> Any:
    return told(command, "points", 2)


def who_bears_a_loss_is_told() -> Any:
    return told(losses, "loss", 2)


def stragglers_are_told() -> Any:
    return told(movement, "straggled", 4)


def who_gathers_is_told() -> Any:
    return told(recovery, "gathered", 2)


def who_is_strengthened_is_told() -> Any:
    return told(drafts, "reinforced", 2)


def size_of_a_detachment_is_told() -> Any:
    return told(detach, "detached", 2)


def drawn_card_is_told() -> Any:
    return told(cards, "drew-card", 1)


# --- in what is asked


def asked_by_the_truth() -> Any:
    """Only who has stragglers is asked."""

    def leaky(b: Board) -> Any:
        return recovery.Recover(b.active) if recovery.idle(b, b.active) else None

    steps = Board.tables.steps["half"]
    kept = steps["2 recovery"]
    return swapped(steps, "2 recovery", (leaky, kept[1]))


@contextmanager
def swapped(table: dict[str, Any], name: str, value: Any) -> Iterator[None]:
    kept = table[name]
    table[name] = value
    try:
        yield
    finally:
        table[name] = kept


def nobody_is_asked_without_a_choice() -> Any:
    return replaced(activation.Activate, "guarded", False)


def options_from_the_truth() -> Any:
    """No step where the enemy is strong."""
    true = movement.StepTo.candidates

    def leaky(self: Any, b: Board) -> list[Any]:
        foe = 1 - self.seat
        found = true(self, b)
        return [
            box for box in found if not isinstance(box, int) or strength(b, b.at[foe][box]) % 3 < 2
        ]

    return replaced(movement.StepTo, "candidates", leaky)


class Planted(NamedTuple):
    leak: Callable[[], Any]
    kind: str = ""  # the question at which pairs begin


LEAKS = [
    Planted(strengths_in_view, "step-to"),
    Planted(losses_in_view),
    Planted(stragglers_in_view),
    Planted(points_in_view),
    Planted(points_by_padding),
    Planted(hands_in_view),
    Planted(entries_in_view, "choose-tactic"),
    Planted(battle_in_view, "choose-tactic"),
    Planted(price_in_view, "step-to"),
    Planted(shared_die_in_view, "share-points"),
    Planted(who_is_strengthened_in_view, "give-strength"),
    Planted(who_gathers_in_view, "recover"),
    Planted(choice_half_made, "activate"),
    Planted(points_are_told),
    Planted(who_bears_a_loss_is_told, "take-loss"),
    Planted(stragglers_are_told, "march"),
    Planted(who_gathers_is_told, "recover"),
    Planted(who_is_strengthened_is_told, "give-strength"),
    Planted(size_of_a_detachment_is_told, "how-many"),
    Planted(drawn_card_is_told, "recover"),
    Planted(asked_by_the_truth),
    Planted(nobody_is_asked_without_a_choice),
    Planted(options_from_the_truth, "step-to"),
]


@pytest.mark.parametrize("planted", LEAKS, ids=[planted.leak.__name__ for planted in LEAKS])
def test_planted_leaks_are_caught(planted: Planted) -> None:
    with pytest.raises(Leak):
        compare_many(planted)


def compare_many(planted: Planted) -> None:
    for seed in range(24):
        compare(seed, (SPECTATOR, 0, 1)[seed % 3], 60, planted.kind, planted.leak)
