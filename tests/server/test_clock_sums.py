"""The sums of a clock, without any server."""

from __future__ import annotations

import pytest

from berthier.kernel.clock import DAY, Clock, Control, control_of
from berthier.kernel.errors import BadInput


def live(seconds: int, increment: int = 0) -> Control:
    found = control_of({"kind": "live", "seconds": seconds, "increment": increment})
    assert found is not None
    return found


def by_post(days: int, bank: int = 0) -> Control:
    found = control_of({"kind": "correspondence", "days": days, "bank": bank})
    assert found is not None
    return found


def test_live_time_runs_out_over_the_whole_match() -> None:
    control = live(60, 2)
    clock = Clock(control.start)
    assert clock.falls(control) == 0
    clock.begin(1_000)
    clock.begin(9_000)  # it runs already
    assert clock.falls(control) == 61_000
    clock.answer(control, 11_000)
    assert (clock.left, clock.falls(control)) == (52_000, 0)
    clock.begin(100_000)
    clock.stop(control, 120_000)  # the question went away: no decision, no increment
    assert clock.left == 32_000
    clock.begin(200_000)
    clock.answer(control, 150_000)  # a date that was put back takes nothing and gives nothing
    assert clock.left == 34_000


def test_by_correspondence_the_bank_pays_what_is_over() -> None:
    control = by_post(3, 10)
    clock = Clock(control.start)
    clock.begin(DAY)
    assert clock.falls(control) == 14 * DAY
    clock.answer(control, 3 * DAY)
    assert (clock.left, clock.used) == (10 * DAY, 0)
    clock.begin(5 * DAY)
    clock.answer(control, 12 * DAY)  # four days too many
    assert (clock.left, clock.used) == (6 * DAY, 0)


def test_going_back_and_forth_makes_no_time() -> None:
    control = live(60, 5)
    clock = Clock(control.start)
    for moment in range(0, 50, 10):
        clock.begin(1 + moment)
        clock.answer(control, 1 + moment)
        clock.owed += 1  # and taken back
    clock.begin(100)
    clock.answer(control, 100)
    assert clock.left == 65_000
    slow = by_post(3)
    clock = Clock(slow.start)
    moment = DAY
    for _ in range(10):
        clock.begin(moment)
        moment = clock.falls(slow)
        if clock.reach(slow) == 0:
            break
        clock.answer(slow, moment)
        clock.owed += 1
    assert moment <= 7 * DAY  # one allowance, and one for what replaces the answer taken back


def test_a_clock_never_shows_less_than_nothing() -> None:
    control = live(1)
    clock = Clock(control.start)
    clock.begin(1)
    clock.stop(control, 1_000_000)
    assert clock.left == 0


@pytest.mark.parametrize("value", [None, True, 1.5, "3600", -1, 0, 10**12])
def test_what_is_no_time(value: object) -> None:
    with pytest.raises(BadInput, match=r"clock\.seconds"):
        control_of({"kind": "live", "seconds": value})
