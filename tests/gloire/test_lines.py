"""Several orders in one line, what reactions are told, and what is told several times."""

from __future__ import annotations

import pytest

from berthier.cli.commands import go_on, obey
from berthier.cli.table import Table
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.labels import remarks
from berthier.kernel.match import Match

from .matches import board_of, described

PIECES = {
    "ney": "weissenfels",
    "corps-3": {"box": "weissenfels", "pf": 15},
    "winzingerode-corps": {"box": "pegau", "pf": 4},
}
MARCH = {"pieces": ["ney", "corps-3"]}


def marching(**more: object) -> Match:
    return described(1, door="march", march=MARCH, pieces=PIECES, options={}, **more)


def at_table(match: Match, humans: set[int]) -> Table:
    return Table(match, "en", humans)


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """However wide the window is."""
    return " ".join(capsys.readouterr().out.split())


def where_ney_is(match: Match) -> str:
    b = board_of(match)
    return b.kit.box_ids[b.where[b.kit.piece["ney"]]]


def test_a_line_goes_on_when_a_computer_has_let_somebody_pass() -> None:
    match = marching()
    table = at_table(match, {FRENCH})
    assert obey(table, FRENCH, "move lutzen; move leipzig; move eilenburg")
    assert where_ney_is(match) == "lutzen"
    match.answer(COALITION, "pass")
    assert go_on(table, FRENCH)
    assert where_ney_is(match) == "leipzig"  # asked again, from Pegau
    match.answer(COALITION, "pass")
    assert go_on(table, FRENCH)
    assert where_ney_is(match) == "eilenburg"
    assert table.queued is None


def test_a_line_ends_when_something_has_happened(capsys: pytest.CaptureFixture[str]) -> None:
    match = marching()
    table = at_table(match, {FRENCH})
    obey(table, FRENCH, "move lutzen; move leipzig")
    match.answer(COALITION, "intercept winzingerode-corps")
    while COALITION in match.asked():
        match.answer(COALITION, match.options(COALITION)[0])
    assert not go_on(table, FRENCH)
    assert where_ney_is(match) == "lutzen"
    assert "“move leipzig” and the rest of the line are left out" in told(capsys)


def test_at_a_shared_screen_a_line_ends_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = marching()
    table = at_table(match, {FRENCH, COALITION})
    obey(table, FRENCH, "move lutzen; move leipzig")
    assert table.queued is None
    assert "the rest of the line are left out" in told(capsys)


def test_who_reacts_alone_is_told_his_chance_and_nothing_of_old_lines() -> None:
    """R023: the lines of the last administrative phase say nothing about a reaction."""
    match = marching()
    match.answer(FRENCH, "move lutzen")
    b = board_of(match)
    told = remarks(b, match.question(COALITION), b.kit.piece["winzingerode-corps"])
    assert told == [
        ("remark-strength", (("pf", "int", 4),)),
        ("remark-need", (("vc", "int", 1),)),
    ]


def test_what_is_told_several_times_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    pieces = {
        "napoleon": "lutzen",
        "corps-3": {"box": "lutzen", "pf": 16},
        "corps-6": {"box": "lutzen", "pf": 9},
        "corps-11": {"box": "lutzen", "pf": 7},
        "blucher-corps": {"box": "lutzen", "pf": 10},
    }
    for seed in range(4):
        match = described(seed, door="battle", battle="lutzen", pieces=pieces, options={})
        table = at_table(match, {FRENCH})
        match.answer(FRENCH, "tactic decisive")
        match.answer(COALITION, "tactic covering")
        table.tell_news(FRENCH)
    out = capsys.readouterr().out
    assert "The Allies lose 1 PF at Lützen. (2 times)" in out
    assert "The Allies lose 1 PF at Lützen.\nThe Allies lose 1 PF at Lützen.\n" not in out
