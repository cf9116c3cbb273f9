"""Simulated games: the same ones again, however they are played, interrupted or resumed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from berthier.games.registry import open_title
from berthier.kernel import events
from berthier.kernel.errors import BadInput
from berthier.lab import one_game
from berthier.lab.failures import failures_of
from berthier.lab.one_game import FORFEIT, FROZEN, UNFINISHED, Game, play_game
from berthier.lab.plan import GAMES, Plan, files_of, identity, make_plan
from berthier.lab.results_file import read_results, write_results
from berthier.lab.simulate import simulate
from berthier.lab.workers import Workers

TITLE = "napoleon-1806"
RANDOM = {"french": "random", "prussian": "random"}
LIMIT = 60  # seconds that anything here may last


def short(level: str | None = None, seed: str = "1806") -> Plan:
    return make_plan(TITLE, RANDOM, "short", level, seed=seed)


def games_of(file: Path, count: int) -> list[Game]:
    return read_results(file).first(count)


# --- the same games


def test_one_process_or_two_play_the_same_games(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    simulate(short(), 4, 1, one)
    simulate(short(), 4, 2, two)
    assert games_of(one, 4) == games_of(two, 4)
    assert len({game.fingerprint for game in games_of(one, 4)}) == 4


def test_the_seed_and_the_number_make_the_game() -> None:
    first = play_game(short(), 0)
    assert first == play_game(short(), 0)
    others = (play_game(short(), 1), play_game(short(seed="1807"), 0))
    assert first.fingerprint not in {game.fingerprint for game in others}


def test_what_is_known_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    plan = make_plan("bataille-des-nations-1813", {"french": "random", "allied": "random"})
    simulate(plan, 1, 1, file, "berthier simulate")
    found = read_results(file)
    assert found.about.plan == plan
    assert found.about.command == "berthier simulate"
    game = found.games[0]
    assert game.players == ("random", "random")
    french, allied = game.points
    assert game.winner == ("french" if french > allied else "allied")
    assert game.cause == "BDN-SCR-5"
    assert game.turn > 5
    assert game.decisions > 50


def test_bids_that_swap_the_players_are_noted() -> None:
    plan = make_plan(TITLE, {"french": "random"}, "short", "marechal")
    games = [play_game(plan, number) for number in range(6)]
    assert {game.swapped for game in games} == {True, False}
    for game in games:
        assert game.players == (("tambour", "random") if game.swapped else ("random", "tambour"))


def test_points_that_are_counted_at_the_end() -> None:
    """In Germany no view has them: they are told with the result."""
    sides = {"french": "random", "coalition": "random"}
    game = play_game(make_plan("jdg-allemagne-1813", sides, "viceroy"), 0)
    french, coalition = game.points
    leads = "french" if french >= coalition + 3 else "coalition" if coalition >= french + 3 else ""
    assert (game.winner, game.cause) == (leads, "JDG-9-7")


# --- going on


def test_going_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    simulate(short(), 2, 1, file)
    marked = read_results(file)
    marked.games[1] = msgspec.structs.replace(marked.games[1], note="played before")
    write_results(file, marked)
    seen: list[int] = []
    found = simulate(short(), 3, 2, file, watch=seen.append)
    assert seen == [2, 3]
    assert [game.note for game in found.first(3)] == ["", "played before", ""]
    assert games_of(file, 3) == found.first(3)
    assert found.games[2] == play_game(short(), 2)
    assert simulate(short(), 2, 1, file, watch=seen.append).games.keys() == {0, 1, 2}
    assert seen == [2, 3]  # there was nothing left to play


BY_ITSELF = """
import sys
from pathlib import Path
from berthier.lab import simulate
from berthier.lab.plan import make_plan
simulate.KEEP_EVERY = 0.0
plan = make_plan("napoleon-1806", {"french": "random", "prussian": "random"}, "short")
simulate.simulate(plan, 1000, 2, Path(sys.argv[1]))
"""


def wait_for(file: Path) -> None:
    until = time.monotonic() + LIMIT
    while not file.exists():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_killed_simulation_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    with subprocess.Popen([sys.executable, "-c", BY_ITSELF, str(file)]) as process:
        wait_for(file)
        process.kill()
    kept = sorted(read_results(file).games)
    assert kept
    found = simulate(short(), max(kept) + 2, 2, file)
    assert sorted(found.games) == list(range(max(kept) + 2))
    for number in (0, kept[-1]):
        assert found.games[number] == play_game(short(), number)


TYPED = """
import sys
from berthier.cli.main import run
from berthier.lab import simulate
simulate.KEEP_EVERY = 0.0
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_keeps_what_was_played_and_tells_how_to_go_on(
    how: signal.Signals, tmp_path: Path
) -> None:
    file = tmp_path / "results.parquet"
    line = ["simulate", "--scenario", "short", "--french", "random", "--prussian", "random"]
    line += ["--games", "1000", "--jobs", "2", "--out", str(file)]
    with subprocess.Popen(
        [sys.executable, "-c", TYPED, *line],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        wait_for(file)
        process.send_signal(how)
        out, told = process.communicate(timeout=LIMIT)
    assert process.returncode == 130
    count = len(read_results(file).games)
    assert 0 < count < 1000
    assert told.decode().startswith(f"Interrupted. {count} of 1,000 games are kept in {file}")
    assert told.count(b"\n") == 1  # no process was heard besides
    games = "1 game," if count == 1 else f"{count} games,"
    assert games in out.decode()


def test_who_has_played_all_leaves_by_himself() -> None:
    """Told besides, in the very last steps of a process, Python printed a traceback."""
    with Workers(short(), 2) as workers:
        assert len(list(workers.play(range(3)))) == 3
    assert [process.exitcode for process in workers.processes] == [0, 0]


# --- other results are left alone


def test_other_results_are_refused_and_left_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    simulate(short(), 1, 1, file)
    before = file.read_bytes()
    others = {
        "seed": short(seed="1807"),
        "level": short(level="marechal"),
        "scenario": make_plan(TITLE, RANDOM),
        "players": make_plan(TITLE, {"french": "random"}, "short"),
        "options": make_plan(TITLE, RANDOM, "short", options={"combat": "dice"}),
        "title": make_plan("bataille-des-nations-1813", {}),
    }
    for what, plan in others.items():
        with pytest.raises(BadInput, match="other-results") as caught:
            simulate(plan, 2, 1, file)
        assert caught.value.args_["what"] == what
    for what in ("rules", "pack", "program"):
        found = read_results(file)
        found.about.identity[what] = "7"
        write_results(file, found)
        with pytest.raises(BadInput, match="other-results") as caught:
            simulate(short(), 2, 1, file)
        assert caught.value.args_["what"] == what
        file.write_bytes(before)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_named_defaults_are_the_same_plan(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    simulate(short(), 1, 1, file)
    same = make_plan(TITLE, RANDOM, "short", "conscrit", {"combat": "cards"})
    assert simulate(same, 1, 1, file).games == read_results(file).games


@pytest.mark.parametrize("content", [b"", b"Dear diary", b"PAR1....PAR1"])
def test_what_holds_no_results_is_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    with pytest.raises(BadInput, match="not-results"):
        simulate(short(), 1, 1, file)
    assert file.read_bytes() == content


def test_a_bot_that_was_changed_has_other_results(tmp_path: Path) -> None:
    bot, file = tmp_path / "bot.py", tmp_path / "results.parquet"
    bot.write_text("raise SystemExit(1)\n")
    players = {"french": f"{sys.executable} {bot}"}
    simulate(make_plan(TITLE, players, "short"), 1, 1, file)
    bot.write_text("raise SystemExit(2)\n")
    with pytest.raises(BadInput, match="other-results") as caught:
        simulate(make_plan(TITLE, players, "short"), 1, 1, file)
    assert caught.value.args_["what"] == "program"


def test_other_seconds_for_a_program_are_other_results(tmp_path: Path) -> None:
    file = tmp_path / "results.parquet"
    players = {"french": f'{sys.executable} -c "pass"'}
    usual = make_plan(TITLE, players, "short")
    quick = make_plan(TITLE, players, "short", seconds=5.0)
    for first, second in ((usual, quick), (quick, usual)):
        file.unlink(missing_ok=True)
        simulate(first, 1, 1, file)
        with pytest.raises(BadInput, match="other-results") as caught:
            simulate(second, 1, 1, file)
        assert caught.value.args_["what"] == "seconds"
        assert {caught.value.args_["found"], caught.value.args_["wanted"]} == {"30", "5"}
    assert "seconds" not in identity(usual)  # nor in files of before they could be chosen
    assert "seconds" not in identity(make_plan(TITLE, RANDOM, "short", seconds=5.0))


@pytest.mark.parametrize(
    ("title", "own"),
    [
        ("napoleon-1806", "napoleon"),
        ("napoleon-1807", "napoleon"),
        ("bataille-des-nations-1813", "nations"),
        ("jdg-allemagne-1813", "gloire"),
    ],
)
def test_what_the_levels_know_of_other_games_does_not_count(title: str, own: str) -> None:
    names = [file.name for file in files_of(open_title(title, {}))]
    assert f"{own}_judgement.py" in names
    assert "search.py" in names
    assert {name.split("_")[0] for name in names} & set(GAMES) == {own}


# --- games without an end of their own


def test_a_player_that_fails_has_lost(tmp_path: Path) -> None:
    plan = make_plan(TITLE, {"prussian": f'{sys.executable} -c "pass"'}, "short")
    results = simulate(plan, 2, 2, tmp_path / "results.parquet")
    for game in results.first(2):
        assert (game.winner, game.cause) == ("french", FORFEIT)
    notes = [game.note for game in results.first(2)]
    ((failure, times),) = failures_of([*notes, "prussian: BotFailed: as notes were before"])
    assert (failure.seat, failure.code, times) == ("prussian", "bot-gone", 2)
    assert failure.error().args_["status"] == 0


def test_a_game_that_lasts_too_long_is_not_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(one_game, "MOST_ANSWERS", 9)
    game = play_game(short(), 0)
    assert (game.winner, game.cause, game.note) == ("", UNFINISHED, "")
    assert game.decisions <= 9


def test_an_engine_that_runs_in_a_circle_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events, "MOST_EVENTS", 40)
    game = play_game(short(), 0)
    assert (game.winner, game.cause) == ("", FROZEN)
    assert game.note.startswith("endless")
