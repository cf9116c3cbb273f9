"""No viewer can tell two truths apart before something is disclosed; planted leaks are found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from berthier.kernel import flow
from berthier.kernel.contract import Knowledge
from berthier.kernel.events import SPECTATOR, Kind, tell
from berthier.kernel.flow import Refusal
from tests.kernel import tiny_march, tiny_turn
from tests.kernel.play import begin
from tests.kernel.tiny import TinyTitle
from tests.kernel.tiny_board import BIDS, MOVED, Tiny, enemies, is_decoy, operation
from tests.kernel.twins import Leak, compare, received, run_twins

PAIRS = 40
VIEWERS = (0, 1, 2, SPECTATOR)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_twins_look_alike_until_a_disclosure(viewer: int) -> None:
    found = [run_twins(seed, viewer) for seed in range(PAIRS)]
    shares = [share for _, share in found if share >= 0]
    average = sum(shares) / len(shares)
    print(f"viewer {viewer}: {average:.0%} of the hidden truth differs")
    # A net that compares a truth with itself would find nothing.
    assert average >= 0.3
    assert sum(alike for alike, _ in found) > 5 * PAIRS


def test_a_disclosure_parts_the_twins() -> None:
    """And a difference in any other kind of event is a leak."""
    a, b = begin(1), begin(1)
    for match, bids in ((a, "012"), (b, "210")):
        for seat, bid in enumerate(bids):
            match.answer(seat, f"bid {bid}")
    assert not compare(a, b, SPECTATOR)
    BIDS.discloses = False
    try:
        with pytest.raises(Leak):
            compare(a, b, SPECTATOR)
    finally:
        BIDS.discloses = True


def test_a_viewer_receives_refusals_about_everything() -> None:
    match = begin(1)
    assert received(match, 0).count(b"other-kind") > 20


# --- planted leaks


Patch = Callable[[pytest.MonkeyPatch], None]


def enemy_strength_in_a_face(patch: pytest.MonkeyPatch) -> None:
    """The face tells how many real corps have moved, not how many counters."""

    def telling(b: Tiny, kind: Kind, *facts: Any) -> None:
        if kind is MOVED:
            real = sum(not is_decoy(c) for c in operation(b).pile)
            facts = (*facts[:3], real, *facts[4:])
        tell(b, kind, *facts)

    patch.setattr(tiny_march, "tell", telling)


def options_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    """A march that would fail is not offered."""

    def not_barred(b: Tiny, q: Any, zone: int) -> Refusal | None:
        real = any(not is_decoy(c) for c in enemies(b, q.seat, zone))
        return tiny_march.HELD if zone >= 0 and real else None

    patch.setattr(tiny_march.MarchTo, "checks", (tiny_march.not_held, not_barred))


def silent_pass(patch: pytest.MonkeyPatch) -> None:
    """Whoever can't cancel is not asked."""
    patch.setattr(tiny_turn.Cancel, "guarded", False)


def order_by_counter(patch: pytest.MonkeyPatch) -> None:
    """The view lists the zones of face-down counters by their numbers."""
    true_view = TinyTitle.view

    def view(title: TinyTitle, b: flow.Board, viewer: int, known: Knowledge) -> dict[str, Any]:
        assert isinstance(b, Tiny)
        hidden = [zone for zone, shown in zip(b.zone, b.shown, strict=True) if not shown]
        return {**true_view(title, b, viewer, known), "places": hidden}

    patch.setattr(TinyTitle, "view", view)


def refusal_from_the_truth(patch: pytest.MonkeyPatch) -> None:
    """The options are right, but the reason why not tells what lies there."""
    guarded = Refusal("nobody-but-guard", "T-SCOUT")

    def has_hidden(b: Tiny, q: Any, zone: int) -> Refusal | None:
        refusal = tiny_turn.has_hidden(b, q, zone)
        return guarded if refusal is not None and 3 in b.hand[1] else refusal

    patch.setattr(tiny_turn.Scout, "checks", (has_hidden,))


LEAKS: list[Patch] = [
    enemy_strength_in_a_face,
    options_from_the_truth,
    silent_pass,
    order_by_counter,
    refusal_from_the_truth,
]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        leak(patch)
        with pytest.raises(Leak):
            run_all()


def run_all() -> None:
    for viewer in VIEWERS:
        for seed in range(PAIRS):
            run_twins(seed, viewer)
