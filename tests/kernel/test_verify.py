"""Verification of whole matches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from berthier.kernel.errors import BadSave
from berthier.kernel.match import Match
from berthier.kernel.store import encode, load, verify
from tests.kernel.play import begin, open_title, play, say
from tests.kernel.test_store import BIDS, HALTS, changed


def with_undo_and_script() -> Match:
    """Draws by key and by script, an undo in a chain and one by consent over a draw."""
    script = {**HALTS, "T-DRAW 0": "scouts/red"}
    match = begin(7, script=script)
    match.order(2, "W-CANCEL", "pass")
    say(match, *BIDS, "red play scouts/red", "blue pass", "red scout east")
    match.undo(0, consent=True)
    say(match, "red scout moor", "red from west", "red pick red-guard")
    match.undo(0)
    say(match, "red pick red-line")
    return match


def test_a_true_match_is_verified() -> None:
    for match in (with_undo_and_script(), play(with_undo_and_script(), 7), play(begin(3), 3)):
        found = verify(encode(match), open_title)
        assert found["commitment"] == match.commitment
        assert found["draws"] == len(match.oracle.drawn)
        assert found["answers"] == sum("option" in entry for entry in match.log)
    assert verify(encode(with_undo_and_script()), open_title)["scripted"] == 3


def test_a_match_is_verified_after_a_load_in_the_middle() -> None:
    match = load(encode(with_undo_and_script()), open_title)
    match.undo(0)
    verify(encode(play(match, 1)), open_title)


def other(value: int, bound: int) -> int:
    return (value + 1) % bound


def test_a_changed_draw_is_found() -> None:
    match = play(begin(3), 3)
    for at in range(len(match.oracle.drawn)):

        def change(data: Any, at: int = at) -> None:
            row = data["draws"][at]
            row[4] = other(row[4], row[3])

        if match.oracle.drawn[at].bound > 1:
            with pytest.raises(BadSave, match="verify-draw"):
                verify(changed(match, change), open_title)


def test_a_renumbered_draw_is_found() -> None:
    """Taking the value of another number of the same key would look right by itself."""
    match = play(begin(3), 3)
    with pytest.raises(BadSave, match="verify-draw"):
        verify(changed(match, lambda data: data["draws"][0].__setitem__(0, 1)), open_title)


def test_a_draw_said_to_be_scripted_is_counted() -> None:
    """Scripted luck can't be checked against the key, so whoever reads the result sees it."""
    match = play(begin(3), 3)
    found = verify(changed(match, lambda data: data["draws"][0].__setitem__(5, 1)), open_title)
    assert found["scripted"] == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["log"].pop(),
        lambda data: data["log"].pop(0),
        lambda data: data["log"][0].update(option="bid 0"),
        lambda data: data["log"][0].update(option="bid 9"),
        lambda data: data["log"][0].update(seat="blue"),
        lambda data: data["board"].update(turn=2),
        lambda data: data["events"].pop(),
        lambda data: data["events"][0].__setitem__(3, [0, 2]),
        lambda data: data["draws"].pop(),
        lambda data: data["draws"][0].__setitem__(1, "T-OTHER"),
        lambda data: data["draws"][0].__setitem__(2, 1),
    ],
)
def test_a_changed_log_is_found(change: Callable[[Any], object]) -> None:
    match = begin(3, script=HALTS)
    say(match, *BIDS, "red from west", "red pick red-guard")
    verify(encode(match), open_title)
    with pytest.raises(BadSave, match="verify"):
        verify(changed(match, change), open_title)
