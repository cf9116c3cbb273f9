"""The terminal game on real terminals and through pipes; whole games typed by number."""

from __future__ import annotations

import os
import random
import re
import subprocess
from pathlib import Path

import pytest

from berthier.cli import play as playing
from berthier.games.registry import NAMES
from berthier.players import seating
from berthier.players.contract import Asked
from tests.referee_client import COMMAND, ENVIRONMENT
from tests.test_play import Screen, play

LANGS = ("fr", "en")
ESCAPE = "\033"
PROMPTS = {
    "en": "Your answer (a number, or “help”): ",
    "fr": "Votre réponse (un numéro, ou «\u00a0aide\u00a0»)\u00a0: ",
}


# --- colours


def first_screen(folder: Path, **environment: str) -> str:
    screen = Screen(folder, "play", "--prussian", "random", "--seed", "7", environment=environment)
    shown = screen.until("Your answer")
    screen.type("quit")
    screen.until(".save")
    assert screen.end() == 0
    return shown


def codes(shown: str) -> set[str]:
    """All numbers of all colour sequences."""
    return {code for found in re.findall(r"\033\[([\d;]*)m", shown) for code in found.split(";")}


def test_sixteen_colours_by_name_on_a_terminal(tmp_path: Path) -> None:
    shown = first_screen(tmp_path, COLORTERM="truecolor", TERM="xterm-256color")
    assert "38" not in codes(shown)
    assert "48" not in codes(shown)
    assert codes(shown) & {str(n) for n in [*range(30, 38), *range(90, 98)]}
    plain = re.sub(r"\033\[[\d;]*m", "", shown)
    assert ESCAPE not in plain
    assert max(map(len, plain.splitlines())) <= 80


def test_no_colours_where_none_are_wanted(tmp_path: Path) -> None:
    wanted = {str(n) for n in [*range(30, 50), *range(90, 108)]}
    assert not codes(first_screen(tmp_path, NO_COLOR="1")) & wanted
    assert ESCAPE not in first_screen(tmp_path, TERM="dumb")
    _, out, _ = play(tmp_path, "quit\n", "--seed", "7")
    assert ESCAPE not in out


def test_a_window_of_unknown_size_is_taken_for_a_common_one(tmp_path: Path) -> None:
    screen = Screen(tmp_path, "play", "--prussian", "random", "--seed", "7", size=(0, 0))
    plain = re.sub(r"\033\[[\d;]*m", "", screen.until("Your answer"))
    assert max(map(len, plain.splitlines())) == 80
    screen.type("quit")
    screen.until(".save")
    assert screen.end() == 0


def test_a_dumb_terminal_is_cleared_by_scrolling(tmp_path: Path) -> None:
    screen = Screen(tmp_path, environment={"TERM": "dumb"})
    screen.until("Press Enter")
    screen.type("")
    screen.until("Your answer")
    screen.type("pass")  # no blue card
    screen.until("Your answer")
    screen.type("pass")  # no operation: the French are asked
    shown = screen.until("Press Enter")
    assert ESCAPE not in shown
    assert shown.count("\n") > 90
    screen.type("quit")
    screen.until(".save")
    assert screen.end() == 0


# --- whole games


def typed_game(folder: Path, title: str, lang: str, seed: int) -> str:
    """Both seats answer at random, by number, to the end; returns all that was said."""
    line = [*COMMAND, "play", title, "--seed", str(seed), "--lang", lang]
    with subprocess.Popen(
        line,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=folder,
        env={**ENVIRONMENT, "COLUMNS": "80"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        luck, shown, read = random.Random(seed), "", b""
        prompt = PROMPTS[lang].encode()
        while chunk := os.read(process.stdout.fileno(), 65536):
            read += chunk
            if not read.endswith(prompt):
                continue
            text, read = read.decode(), b""
            shown += text
            numbers = re.findall(r"^ {0,2}(\d+)  \S", text, re.MULTILINE)
            process.stdin.write(f"{luck.randint(1, int(numbers[-1]))}\n".encode())
            process.stdin.flush()
        assert process.wait(60) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""
    return shown + read.decode()


@pytest.mark.parametrize(("title", "lang"), list(zip(NAMES, ("fr", "en", "fr", "en"), strict=True)))
def test_a_whole_game_typed_by_number(tmp_path: Path, title: str, lang: str) -> None:
    said = typed_game(tmp_path, title, lang, 11)
    file = f"berthier-{title}.save"
    assert f"berthier verify {file}" in said
    assert (tmp_path / file).exists()
    # The key of the luck, the last line and the lines to copy are not wrapped.
    lines = [line for line in said.splitlines() if "berthier verify" not in line]
    too_long = [line for line in lines if len(line) > 80 and " " in line.strip()]
    assert too_long == []


def test_computer_seats_get_bytes_and_a_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen: list[tuple[bytes, Asked]] = []

    class Watcher:
        def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
            seen.append((view, asked))
            return asked.options[0]

    opened: list[tuple[object, ...]] = []

    def open_watcher(*given: object) -> Watcher:
        opened.append(given)
        return Watcher()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(seating, "open_player", open_watcher)
    players = {"french": "tambour", "prussian": "tambour"}
    setup = playing.Setup("napoleon-1806", "short", None, players, {}, "7", None, "en")
    assert playing.play_in_terminal(setup) == 0
    assert opened == [("tambour", "napoleon-1806", {"options": {}, "scenario": "short"})] * 2
    assert seen
    assert all(type(view) is bytes and type(asked) is Asked for view, asked in seen)
    assert "French: the computer (Tambour)" in capsys.readouterr().out


def test_the_level_is_part_of_the_line_to_go_on_with(tmp_path: Path) -> None:
    _, out, _ = play(tmp_path, "quit\n", "--prussian", "tambour", "--seed", "7")
    assert "Prussians: the computer (Tambour)." in out
    assert "--prussian tambour" in out
