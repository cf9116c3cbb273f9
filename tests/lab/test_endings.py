"""Told to end from outside, a command leaves no program behind and keeps what was played."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from berthier.lab.interrupts import ended_gently, held, undisturbed
from berthier.lab.results_file import read_results
from tests.players.test_bots import wait_for_end
from tests.referee_client import COMMAND, ENVIRONMENT

LIMIT = 60  # seconds that anything here may last
SAVE = "berthier-napoleon-1806.save"
TOLD = [signal.SIGTERM, signal.SIGHUP]
# Plays, and stays when its input ends. It leaves its number where it runs.
STUBBORN = f"""#!{sys.executable}
import json, os, sys, time
open(f"{{os.getpid()}}.pid", "w").close()
for line in sys.stdin:
    told = json.loads(line)
    if "question" in told:
        time.sleep(float(sys.argv[1]) if told["question"]["number"] > 3 else 0)
        print(json.dumps({{"option": told["question"]["options"][-1]}}), flush=True)
time.sleep(600)
"""


@pytest.fixture
def bot(tmp_path: Path) -> str:
    file = tmp_path / "bot.py"
    file.write_text(STUBBORN)
    file.chmod(0o755)
    return "./bot.py 0"


def programs(folder: Path) -> list[int]:
    """All that have ever been started there."""
    return [int(file.stem) for file in folder.glob("*.pid")]


def until(happened: Callable[[], object]) -> None:
    end = time.monotonic() + LIMIT
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def started(folder: Path, *line: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *line],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env=ENVIRONMENT,
        start_new_session=True,
    )


def need_all_ended(folder: Path) -> None:
    assert programs(folder)
    for pid in programs(folder):
        wait_for_end(pid)


# --- a command that is told, alone or with all its processes


@pytest.mark.parametrize("how", TOLD)
def test_a_match_is_kept_and_its_program_ended(how: int, bot: str, tmp_path: Path) -> None:
    with started(tmp_path, "play", "--prussian", bot, "--seed", "7") as process:
        assert process.stdout is not None
        assert any(b"  pass" in line for line in iter(process.stdout.readline, b""))
        process.send_signal(how)
        out, err = process.communicate(timeout=LIMIT)
    need_all_ended(tmp_path)
    assert (process.returncode, err) == (130, b"")
    assert SAVE in out.decode()
    assert (tmp_path / SAVE).exists()


@pytest.mark.parametrize("how", TOLD)
def test_a_program_that_is_tried_is_ended(how: int, tmp_path: Path, bot: str) -> None:
    with started(tmp_path, "bot-check", "./bot.py 600", "--bot-seconds", "600") as process:
        until(lambda: programs(tmp_path))
        process.send_signal(how)
        _, err = process.communicate(timeout=LIMIT)
    need_all_ended(tmp_path)
    assert (process.returncode, err.strip()) == (130, b"")


@pytest.mark.parametrize(
    ("tell", "how"),
    [(os.kill, signal.SIGTERM), (os.killpg, signal.SIGHUP), (os.killpg, signal.SIGTERM)],
)
def test_a_simulation_ends_its_programs(
    tell: Callable[[int, int], None], how: int, bot: str, tmp_path: Path
) -> None:
    file = tmp_path / "results.parquet"
    line = ["simulate", "--scenario", "short", "--french", bot, "--prussian", bot]
    line += ["--games", "1000", "--jobs", "2", "--out", str(file)]
    with started(tmp_path, *line) as process:
        until(lambda: len(programs(tmp_path)) > 6)  # two were only tried
        tell(process.pid, how)
        _, err = process.communicate(timeout=LIMIT)
    need_all_ended(tmp_path)
    assert process.returncode == 130
    games = len(read_results(file).games)
    assert err.decode().startswith(f"Interrupted. {games} of 1,000 games are kept")
    assert err.count(b"\n") == 1  # no process was heard besides


def test_a_ladder_ends_its_programs(bot: str, tmp_path: Path) -> None:
    line = ["ladder", "napoleon-1806", "--challenger", "./bot.py 600", "--against", "random"]
    with started(tmp_path, *line, "--jobs", "2", "--cache", str(tmp_path / "cache")) as process:
        assert process.stdout is not None
        assert any(b"iterations" in line for line in iter(process.stdout.readline, b""))
        before = len(programs(tmp_path))
        until(lambda: len(programs(tmp_path)) > before)
        os.killpg(process.pid, signal.SIGHUP)
        _, err = process.communicate(timeout=LIMIT)
    need_all_ended(tmp_path)
    assert process.returncode == 130
    assert err.startswith(b"Interrupted.")
    assert err.count(b"\n") == 1


def test_a_match_outlives_its_window(bot: str, tmp_path: Path) -> None:
    """The terminal is gone: nothing can be written there, and the match is kept once."""
    pid, keyboard = pty.fork()
    if pid == 0:
        os.chdir(tmp_path)
        line = [*COMMAND, "play", "--prussian", bot, "--seed", "7"]
        os.execve(line[0], line, {**ENVIRONMENT, "TERM": "xterm"})
    shown = b""
    while b"Your answer" not in shown:
        shown += os.read(keyboard, 65536)
    os.close(keyboard)
    _, status = os.waitpid(pid, 0)
    need_all_ended(tmp_path)
    assert os.waitstatus_to_exitcode(status) in (1, 130)
    assert [file.name for file in tmp_path.glob("*.save")] == [SAVE]


# --- signals


def test_whoever_was_told_once_is_not_told_again() -> None:
    heard = 0
    with ended_gently():
        for how in TOLD:
            try:
                signal.raise_signal(how)
            except KeyboardInterrupt:
                heard += 1
    assert heard == 1


def test_what_was_started_to_outlive_its_window_does() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        with ended_gently(), undisturbed():
            signal.raise_signal(signal.SIGHUP)
        assert signal.getsignal(signal.SIGHUP) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize("how", [signal.SIGINT, *TOLD])
def test_what_waits_is_heard_even_after_an_error(how: int) -> None:
    done = []

    @undisturbed()
    def fail() -> None:
        signal.raise_signal(how)
        done.append("whole")
        raise ValueError("whatever")

    with pytest.raises(KeyboardInterrupt), ended_gently():
        fail()
    assert done == ["whole"]


@pytest.mark.parametrize("when", ["take", "use", "give up"])
def test_what_is_held_is_given_up(when: str) -> None:
    calls: list[str] = []

    def call(name: str) -> str:
        if name == when:
            signal.raise_signal(signal.SIGTERM)
        calls.append(name)
        return name

    with (
        pytest.raises(KeyboardInterrupt),
        ended_gently(),
        held(lambda: call("take"), lambda _: call("give up")),
    ):
        call("use")
    assert (calls[0], calls[-1]) == ("take", "give up")
