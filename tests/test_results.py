"""Rankings of tournaments and the luck of matches."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from berthier.cli.main import run
from berthier.cli.results import print_luck
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput, BadSave
from berthier.kernel.match import Match
from berthier.kernel.store import played
from berthier.lab.luck import check_draws, luck_sheet
from berthier.lab.ranks import standings

from .napoleon.drive import new_match, play

TITLE = open_title("napoleon-1806", {})


def table(folder: Path, *lines: str) -> Path:
    file = folder / "results.csv"
    file.write_text("french,prussian,winner,turn,rule\n" + "\n".join(lines) + "\n", "utf-8")
    return file


def test_the_rulebooks_example(tmp_path: Path) -> None:
    """Won in turn 5 as French, lost in the last turn as Prussian, the third not finished: 4
    ranking points and −5 tie-break points (N06-MAR-RNK-1).
    """
    file = table(
        tmp_path,
        "Anne,Bob,french,5,N06-VIC-5",
        "Carl,Anne,french,7,N06-VIC-5",
        "Anne,Dora,nobody,4,",
    )
    found = {row.player: (row.points, row.tie_break) for row in standings(TITLE, [file])}
    assert found == {"Anne": (4, -5), "Bob": (1, -3), "Carl": (3, 1), "Dora": (0, -7)}


def test_who_is_equal_in_both_shares_the_rank(tmp_path: Path) -> None:
    file = table(tmp_path, "A,B,french,3,N06-VIC-5", "C,D,french,3,N06-VIC-5", "E,F,nobody,1,")
    found = [(row.rank, row.player) for row in standings(TITLE, [file])]
    assert found == [(1, "A"), (1, "C"), (3, "B"), (3, "D"), (5, "E"), (5, "F")]


def test_points_before_the_tie_break(tmp_path: Path) -> None:
    """N06-MAR-RNK-2: two late wins outrank one quick one."""
    file = table(
        tmp_path,
        "A,B,prussian,1,N06-VIC-5",
        "C,D,french,7,N06-VIC-5",
        "C,E,french,7,N06-VIC-5",
    )
    assert [row.player for row in standings(TITLE, [file])][:2] == ["C", "B"]


@pytest.mark.parametrize(
    "line", ["A,A,french,3,x", "A,B,austrian,3,x", "A,B,french,soon,x", ",B,french,3,x"]
)
def test_bad_lines_are_named(tmp_path: Path, line: str) -> None:
    with pytest.raises(BadInput, match="bad-results") as caught:
        standings(TITLE, [table(tmp_path, "A,B,french,3,x", line)])
    assert caught.value.args_["line"] == 3


def test_bad_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short, odd = tmp_path / "short.csv", tmp_path / "odd.csv"
    short.write_text("french,winner\nA,french\n")
    odd.write_bytes(b"\xff\xfe\x00x")
    for file in (short, odd, tmp_path / "nowhere.csv"):
        assert run(["rank", str(file)]) == 2
        assert str(file) in capsys.readouterr().err


def finished(seed: int, level: str = "conscrit", **options: str) -> Match:
    match = new_match(seed, "short", level, **options)
    play(match, Random(seed))
    return match


def test_every_draw_is_checked_without_the_engine() -> None:
    record = store.decode(store.encode(finished(1)))
    checked = check_draws(record)
    assert checked.draws == len(record["draws"]) > 20
    assert checked.scripted == 0
    record["draws"][7][4] = (record["draws"][7][4] + 1) % record["draws"][7][3]
    with pytest.raises(BadSave, match="verify-draw") as caught:
        check_draws(record)
    assert caught.value.args_["draw"] == 7


def test_another_secret_or_nonce_does_not_fit() -> None:
    record = store.decode(store.encode(finished(2)))
    with pytest.raises(BadSave):
        check_draws({**record, "nonces": ["heads", "tails"]})
    with pytest.raises(BadSave):
        check_draws({**record, "secret": "00" * 16})
    with pytest.raises(BadSave, match="no-luck"):
        check_draws({"faces": []})


def test_the_luck_sheet_over_many_matches_is_fair() -> None:
    """Sums of deviations over independent draws: far from 0 would be a wrong expectation."""
    rows = [row for seed in range(12) for row in luck_sheet(played(finished(seed, "marechal")))]
    assert {row.what for row in rows} == {"value", "losses", "fatigues"}
    combat = [row for row in rows if row.purpose == "N06-RND-05"]
    came, expected = sum(row.total for row in combat), sum(row.expected for row in combat)
    assert sum(row.draws for row in combat) > 200
    assert abs(came - expected) < 0.2 * expected


def test_dice_have_a_luck_sheet_too() -> None:
    rows = luck_sheet(played(finished(3, combat="dice")))
    assert {"losses", "fatigues"} <= {row.what for row in rows if row.purpose == "N06-RND-05"}


def test_luck_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.save"
    file.write_bytes(store.encode(finished(4)))
    assert run(["luck", str(file)]) == 0
    for lang, words in (("en", "movement"), ("fr", "mouvement")):
        assert print_luck(file, lang) == 0
        assert words in capsys.readouterr().out
