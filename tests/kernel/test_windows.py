"""Windows and standing orders, and questions to several seats at once."""

from __future__ import annotations

import pytest

from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Window
from berthier.kernel.match import Match
from tests.kernel.play import begin, board, say, seen

BIDS = ("red bid 2", "blue bid 1", "green bid 0")
NO_HALTS = {"T-DRAW 0": "orders/red", "T-DRAW 1": "orders/blue", "T-DRAW 2": "orders/green"}
ONE_HALT = {**NO_HALTS, "T-DRAW 1": "halt/blue"}


def windows(match: Match) -> list[tuple[int, str]]:
    return [(s, q.window()) for s, q in match.asked().items() if isinstance(q, Window)]


def after_the_event(strict: int, script: dict[str, str]) -> Match:
    match = begin(strict=strict, script=script)
    say(match, *BIDS, "red play orders/red")
    return match


def test_brisk_skips_a_window_with_pass_alone() -> None:
    match = after_the_event(0, NO_HALTS)
    assert match.options(0)[0] == "pass"
    assert match.question(0).kind == "designate"


def test_strict_asks_whoever_might_have_something() -> None:
    match = after_the_event(1, NO_HALTS)
    assert windows(match) == [(1, "W-CANCEL")]
    assert match.options(1) == ["pass"]
    say(match, "blue pass")
    assert windows(match) == [(2, "W-CANCEL")]


def test_a_cancelled_event_is_left_and_has_no_effect() -> None:
    match = after_the_event(0, ONE_HALT)
    say(match, "blue play halt/blue")
    assert match.question(0).kind == "designate"
    assert [record.kind for record in match.board.records] == ["turn", "operation"]
    assert getattr(match.board.records[1], "extra", None) == 0
    assert board(match).used == [1, 3]


def test_an_event_that_stands_gives_another_march() -> None:
    match = after_the_event(0, ONE_HALT)
    say(match, "blue pass", "red pass")
    assert (match.question(0).kind, board(match).operations) == ("designate", 1)


def marching(strict: int = 1) -> Match:
    """Green and blue stand near hill and may both intercept the march there."""
    match = begin(strict=strict, script=NO_HALTS)
    b = board(match)
    b.zone[0] = b.zone[1] = b.zone[2] = 1
    say(match, *BIDS, "red pass", "red from mill", "red pick red-guard", "red done")
    say(match, "red march hill")
    return match


def test_several_enemies_intercept_one_after_the_other() -> None:
    match = marching()
    match.oracle.script.update({("T-INTERCEPT", 1): ["3"], ("T-INTERCEPT", 2): ["4"]})
    assert windows(match) == [(1, "W-INTERCEPT")]
    kinds = [record.kind for record in match.board.records]
    assert kinds == ["turn", "operation", "count", "interception"]
    say(match, "blue intercept east")
    assert windows(match) == [(2, "W-INTERCEPT")]
    # A record of its own: the zone blue came from is not in it.
    assert getattr(match.board.records[-1], "start", None) == flow.PASS
    say(match, "green intercept moor")
    # The second has stopped the march: its record and those of both interceptions are gone.
    assert [record.kind for record in match.board.records] == ["turn", "operation"]
    assert board(match).zone[0] == 1


def test_the_game_ends_in_the_middle_of_the_march() -> None:
    match = marching()
    say(match, "blue pass", "green pass")
    assert match.board.over is not None
    assert (match.board.over.side, match.board.over.rule) == (0, "T-CAPTURE")
    assert (match.asked(), match.board.records) == ({}, [])


def test_an_attempt_fails_with_a_public_reason() -> None:
    """Whether face-down counters bar the way can't be known, so the march is offered."""
    match = begin(script=NO_HALTS)
    board(match).zone[3] = 1
    say(match, *BIDS, "red pass", "red from west", "red pick red-guard", "red done")
    assert "march mill" in match.options(0)
    say(match, "red march mill")
    while match.faces(2)[-1].kind.name != "tiny-barred":
        (seat,) = match.asked()
        match.answer(seat, "pass")
    assert board(match).zone[0] == 0


def test_a_standing_order_passes_until_it_is_taken_back() -> None:
    match = begin(strict=1, script=NO_HALTS)
    match.order(1, "W-CANCEL", "pass")
    say(match, *BIDS, "red play orders/red")
    assert windows(match) == [(2, "W-CANCEL")]
    assert match.log[-1] | {"drawn": 0} == {
        "seat": "blue",
        "option": "pass",
        "by": "order",
        "drawn": 0,
    }
    match.order(2, "W-CANCEL", "pass")  # followed at once
    assert match.question(0).kind == "designate"
    match.order(1, "W-CANCEL", "ask")
    say(match, "red pass", "red pass", "blue pass", "blue pass", "green play orders/green")
    assert windows(match) == [(0, "W-CANCEL")]


def test_an_order_for_this_operation_ends_with_it() -> None:
    match = begin(strict=1, script=NO_HALTS)
    say(match, *BIDS)
    match.order(0, "W-EVENT", "operation")
    assert match.question(0).kind == "designate"
    say(match, "red pass")
    match.order(0, "W-CANCEL", "operation")  # of blue's operation
    say(match, "blue play orders/blue")
    assert match.question(1).kind == "designate"
    say(match, "blue pass", "blue pass", "green play orders/green")
    assert windows(match) == [(0, "W-CANCEL")]


def test_an_order_for_every_window_and_one_that_differs() -> None:
    match = begin(strict=1, script=NO_HALTS)
    match.order(1, "*", "pass")
    match.order(2, "*", "pass")
    match.order(2, "W-CANCEL", "ask")
    say(match, *BIDS, "red play orders/red")
    assert windows(match) == [(2, "W-CANCEL")]


def test_an_order_to_pass_where_nothing_else_can_be_done() -> None:
    match = begin(strict=1, script=NO_HALTS)
    for seat in (1, 2):
        match.order(seat, "*", "nothing-else")
    say(match, *BIDS, "red play orders/red")
    for seat, name in windows(match):  # who is still asked could do something
        assert len(match.options(seat)) > 1, name


def test_an_order_to_pass_unless_there_is_a_fight() -> None:
    match = begin(strict=1, script=NO_HALTS)
    match.order(1, "*", "unless-fight")
    match.order(2, "*", "unless-fight")
    match.title.fights = ("W-CANCEL",)
    try:
        say(match, *BIDS, "red play orders/red")
        assert windows(match) == [(1, "W-CANCEL")]
    finally:
        del match.title.fights


def test_a_table_with_a_beat_passes_in_its_own_time() -> None:
    match = begin(strict=1, script=NO_HALTS)
    match.obeys = False
    match.order(1, "*", "pass")
    say(match, *BIDS, "red play orders/red")
    assert windows(match) == [(1, "W-CANCEL")]
    assert match.pass_by_order()
    assert windows(match) == [(2, "W-CANCEL")]
    assert not match.pass_by_order()


def test_an_unknown_order_is_refused() -> None:
    match = begin()
    with pytest.raises(BadInput, match="bad-field"):
        match.order(0, "W-CANCEL", "always")
    assert match.orders == {}


# --- together


def test_all_are_asked_at_once_in_any_order() -> None:
    match = begin()
    assert sorted(match.asked()) == [0, 1, 2]
    say(match, "green bid 2", "red bid 0")
    assert sorted(match.asked()) == [1]
    say(match, "blue bid 1")
    assert sorted(match.asked()) == [2]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_nobody_sees_who_has_answered(first: int) -> None:
    match = begin()
    others = [viewer for viewer in match.viewers() if viewer != first]
    before = {viewer: seen(match, viewer) for viewer in others}
    match.answer(first, "bid 2")
    assert {viewer: seen(match, viewer) for viewer in others} == before
    assert match.view(first)["records"][0][1][first] == 2


def test_undo_does_not_tell_who_has_answered() -> None:
    """Red may not undo before the others have answered nor after, so the refusal tells nothing."""
    for others in ([], ["blue bid 1"]):
        match = begin()
        say(match, "red bid 2", *others)
        with pytest.raises(BadInput, match="undo-barrier"):
            match.undo(0)
