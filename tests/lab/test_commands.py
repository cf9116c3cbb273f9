"""`berthier simulate` and `berthier ladder` as they are typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from berthier.cli.climbing import Wanted
from berthier.cli.main import run
from berthier.cli.sides import sides_in
from berthier.cli.simulating import print_file
from berthier.kernel.errors import BadInput
from berthier.lab.ladder import Combination, Pair, climb, combinations_of, pairs_of
from berthier.lab.ladder_page import page
from berthier.lab.results_file import read_results
from berthier.players.levels import LEVELS

SHORT = Combination("napoleon-1806", "short", "conscrit", 4)


# --- simulate


def test_sides_are_found_anywhere_on_the_line() -> None:
    line = ["--french", "random", "napoleon-1806", "--games", "3", "--prussian=./my bot"]
    sides, rest = sides_in(line, {"--games"})
    assert sides == {"french": "random", "prussian": "./my bot"}
    assert rest == ["napoleon-1806", "--games", "3"]


def test_a_simulation_and_its_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.parquet"
    line = ["simulate", "--french", "random", "--prussian=random", "--scenario", "short"]
    assert run([*line, "--games", "3", "--jobs", "2", "--out", str(file)]) == 0
    told = capsys.readouterr()
    assert told.err == ""  # no bar where nobody looks
    assert "3 games, seed 1806" in told.out
    games = read_results(file).first(3)
    wins = [sum(game.winner == seat for game in games) for seat in ("french", "prussian")]
    for side, count in zip(("French", "Prussians"), wins, strict=True):
        row = next(row for row in told.out.splitlines() if row.startswith(f"{side} "))
        assert row.split()[1:3] == ["random", str(count)]
    assert print_file(file, "en") == 0
    assert capsys.readouterr().out.splitlines()[:8] == told.out.splitlines()[:8]
    assert print_file(file, "fr") == 0
    assert "3 parties, graine 1806" in capsys.readouterr().out


def test_a_program_that_fails_is_told_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, file = tmp_path / "bot.py", tmp_path / "results.parquet"
    bot.write_text("import sys\nsys.exit('Where is Grouchy?')\n")
    line = ["simulate", "--scenario", "short", "--prussian", f"{sys.executable} {bot}"]
    assert run([*line, "--games", "2", "--jobs", "1", "--out", str(file)]) == 0
    why = capsys.readouterr().out.partition("2 games were lost by forfeit (Prussians). ")[2]
    assert why.startswith(f"The program “{sys.executable} {bot}” ended before it had answered")
    assert "  | Where is Grouchy?" in why
    assert print_file(file, "fr") == 0
    why = capsys.readouterr().out.partition("2 parties perdues par forfait (Prussiens). ")[2]
    assert why.startswith("Le programme")
    assert "  | Where is Grouchy?" in why


def test_the_end_of_what_a_program_wrote_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text("def deeper(n): deeper(n - 1) if n else no_such_name\ndeeper(9)\n")
    line = ["simulate", "--scenario", "short", "--prussian", f"{sys.executable} {bot}"]
    assert run([*line, "--games", "1", "--jobs", "1"]) == 0
    told = capsys.readouterr().out
    assert "\n  | NameError: name 'no_such_name' is not defined\n" in told
    assert "\n  | …\n  | " in told  # what was before
    assert "Traceback" not in told


HANGS = f'{sys.executable} -c "import sys, time; sys.stdin.readline(); time.sleep(600)"'


def test_a_program_has_the_seconds_it_is_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["--games", "2", "--jobs", "1", "--bot-seconds", "0.5"]
    title = "bataille-des-nations-1813"
    assert run(["simulate", title, "--french", HANGS, *line]) == 0
    assert "did not answer within 0.5 seconds" in capsys.readouterr().out
    line += ["--cache", str(tmp_path)]
    assert run(["ladder", title, "--challenger", HANGS, *line]) == 0
    assert "did not answer within 0.5 seconds" in capsys.readouterr().out


BAD_LINES = {
    "simulate napoleon-1805": "napoleon-1805",
    "simulate --scenario waterloo": "waterloo",
    "simulate --level basic": "basic",
    "simulate --games 0": "--games",
    "simulate --games -5": "--games",
    "simulate --games many": "many",
    "simulate --jobs 0": "--jobs",
    "simulate --bot-seconds 0": "--bot-seconds",
    "ladder --bot-seconds soon": "--bot-seconds",
    "simulate --french marmont": "marmont",
    "simulate --french /no/such/program": "/no/such/program",
    "simulate --allied tambour": "--allied",
    "simulate --french": "--french",
    "simulate --option dice": "NAME=VALUE",
    "simulate --option weather=rain": "weather",
    "simulate --option combat=chess": "chess",
    "simulate --out /no/such/folder/results.parquet": "/no/such/folder",
    "simulate --out .": "folder",
    "simulate --out results[1].parquet": "results[1]",
    "simulate --summary nowhere.parquet": "nowhere.parquet",
    "ladder napoleon-1805": "napoleon-1805",
    "ladder --games 1": "--games",
    "ladder --jobs 0": "--jobs",
    "ladder --levels tambour": "tambour",
    "ladder --levels random,random": "random",
    "ladder --levels random,marmont": "marmont",
    "ladder --iterations 0": "--iterations",
    "ladder --challenger tambour": "tambour",
    "ladder --out /no/such/folder/ladder.md": "/no/such/folder",
    "ladder --cache /dev/null/cache": "/dev/null/cache",
}


@pytest.mark.parametrize("line", BAD_LINES)
def test_bad_lines_are_told_before_any_game(
    line: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(line.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("berthier: ")
    assert told.err.count("\n") == 1
    assert BAD_LINES[line] in told.err
    assert list(tmp_path.iterdir()) == []


# --- the ladder


def test_the_pairs_of_a_ladder() -> None:
    assert pairs_of(["random", "tambour", "major"], 200) == [
        Pair("tambour", "random"),
        Pair("major:200", "tambour"),
    ]
    assert pairs_of(LEVELS, 60)[0].lower == LEVELS[0]
    assert pairs_of(["tambour", "./mybot"], 60) == [Pair("./mybot", "tambour")]


def test_the_combinations_of_a_ladder() -> None:
    found = combinations_of([], None)
    assert len(found) == 16
    assert {row.games for row in found} == {100, 200}
    assert {row.games for row in combinations_of(["napoleon-1806"], 20)} == {20}
    with pytest.raises(BadInput, match="too-few-a-pair"):
        combinations_of([], 1)


def test_a_first_look_is_shorter_and_thinks_less() -> None:
    def wanted(part: bool, games: int | None = None, iterations: int | None = None) -> Wanted:
        return Wanted(["napoleon-1806"], games, part, "", iterations, "", "", "1806", None, None)

    def budgets(wanted: Wanted) -> set[str]:
        return {wanted.pairs(row)[-1].higher for row in wanted.combinations()}

    assert budgets(wanted(part=False)) == {"major:60", "major:240", "major:720"}
    assert budgets(wanted(part=True)) == {"major:36"}
    assert {row.games for row in wanted(part=True).combinations()} == {20}
    asked_for = wanted(part=True, games=4, iterations=200)
    assert budgets(asked_for) == {"major:200"}
    assert {row.games for row in asked_for.combinations()} == {4}


def test_a_rung_is_played_once_and_written(tmp_path: Path) -> None:
    seen: list[int] = []
    pair = Pair("tambour", "random")
    rung = climb(pair, SHORT, "1806", 2, tmp_path, seen.append)
    assert seen[-1] == 4
    assert [share.of for share in rung.sides] == [2, 2]
    assert rung.score.of == 4
    assert rung.score.won == sum(share.won for share in rung.sides)
    assert rung.score.won >= 3  # tambour hardly ever loses
    assert not rung.is_sure  # but four games prove nothing
    del seen[:]
    assert climb(pair, SHORT, "1806", 2, tmp_path, seen.append) == rung
    assert seen == []
    text = page([rung], "1806", "berthier ladder --games 4")
    assert f"| tambour – random | 4 | {rung.sides[0].won:g}/2 |" in text
    assert "berthier ladder --games 4" in text
    assert "- tambour – random, napoleon-1806 short conscrit" in text
    assert "En français" in text


def test_a_challenger_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = f'{sys.executable} -c "pass"'
    title = "bataille-des-nations-1813"
    line = ["ladder", title, "--challenger", bot, "--against", "random", "--games", "2"]
    assert run([*line, "--jobs", "1", "--cache", "cache", "--out", "ladder.md"]) == 0
    told = capsys.readouterr().out
    rows = [row for row in told.splitlines() if row.startswith(bot)]
    assert len(rows) == 2  # basic and advanced
    assert all(row.removeprefix(bot).split()[2:6] == ["2", "0/1", "0/1", "0.0"] for row in rows)
    assert "0 of 2" in told
    assert "## bataille-des-nations-1813, game, advanced" in Path("ladder.md").read_text("utf-8")
