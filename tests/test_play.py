"""The plain terminal game: piped, for people and for random play."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import termios
import time
from pathlib import Path

import pytest
from rich.text import Text

from berthier.cli.keep import keep, path_of, save_as
from berthier.cli.layout import columns
from berthier.cli.lines import hung
from berthier.cli.play import Setup, play_in_terminal
from berthier.cli.screen import CLEAR
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.referee.matches import new_match
from tests.referee_client import COMMAND, ENVIRONMENT

SAVE = "berthier-napoleon-1806.save"


def play(folder: Path, typed: str, *line: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [*COMMAND, "play", *line],
        input=typed.encode(),
        capture_output=True,
        cwd=folder,
        env=ENVIRONMENT,
        timeout=300,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def random_game(folder: Path, *line: str) -> str:
    """A whole match; its record is checked and taken away."""
    code, out, err = play(folder, "", "--french", "random", "--prussian", "random", *line)
    assert (code, err) == (0, "")
    store.verify((folder / SAVE).read_bytes(), open_title)
    (folder / SAVE).unlink()
    return out


def test_random_play_goes_to_the_end_and_can_be_repeated(tmp_path: Path) -> None:
    out = random_game(tmp_path, "--seed", "1")
    assert out.startswith("Napoleon 1806 — Campaign of 1806\n7 turns, from 8 and 9 October")
    assert "\nTurn 1 begins.\n" in out
    assert re.search(r"\nVictory: (France|Prussia)\. ", out)
    assert "Key of the luck" in out
    assert out.endswith(f"Anybody can check it: berthier verify {SAVE}\n")
    assert random_game(tmp_path, "--seed", "1") == out
    assert random_game(tmp_path, "--seed", "2") != out
    assert list(tmp_path.iterdir()) == []


def test_random_play_of_the_short_scenario_in_french(tmp_path: Path) -> None:
    out = random_game(tmp_path, "--seed", "3", "--scenario", "short", "--lang", "fr")
    assert "Le tour 3 commence." in out
    assert "Le tour 6 commence." not in out
    assert "Victoire\u00a0: " in out


def test_a_person_who_always_takes_the_first_answer(tmp_path: Path) -> None:
    typed = "1\n" * 400
    code, out, err = play(tmp_path, typed, "--prussian", "random", "--seed", "4")
    assert (code, err) == (0, "")
    assert "Victory: " in out
    hidden = re.findall(r"The Prussians draw .*", out)
    assert hidden
    assert set(hidden) <= {"The Prussians draw 3 cards.", "The Prussians draw 2 cards."}


def test_two_people_at_one_screen(tmp_path: Path) -> None:
    code, out, err = play(tmp_path, "1\n" * 400, "--seed", "5", "--windows", "strict")
    assert (code, err) == (0, "")
    assert "— French —" in out
    assert "— Prussians —" in out


SESSION = """HELP
why jena
why Tauentzien
voir TAUENTZIEN
show davout
rules foraging
why 2
why
show jena
show
map austerlitz
hand
rules n06-man-4
rules
rules N06-XXX-1
999
nonsense
pile tauentzien
pile augereau
undo
log
save here.save
save
save .
save taken.txt
save no/such/folder.save

quit
"""


def test_a_scripted_session(tmp_path: Path) -> None:
    (tmp_path / "taken.txt").write_text("a letter")
    code, out, err = play(tmp_path, SESSION, "--prussian", "random", "--seed", "7")
    assert (code, err) == (0, "")
    for expected in (
        "a number, or the name or text of an answer: choose it",
        "Here a corps is to be chosen, not a zone.",
        "Only a corps of yours on the board can be named here. (N06-OPS-4: ",
        "Allowed: ",
        "N06-OPS-2: ",
        "Prussians, at Schleiz: Tauentzien strength 3",
        "French, at Lichtenfels: Davout, 7 infantry, 1 cavalry, fatigue 0",
        "N06-CARD-FOURRAGER: Foraging (both sides",
        "Jena: clear, Upper Saale",
        "Connections: ",
        "Nothing in this match is called “austerlitz”",
        "Your hand (3): ",
        "N06-MAN-4: The pile moves",
        "No rule has the number “N06-XXX-1”.",
        "“999” is not among the answers offered.",
        "“nonsense” is not among the answers offered.",
        "Taken back.",
        "Saved in here.save.",
        "“.” is a folder.",
        "“taken.txt” exists already and is no save of this match.",
        "can’t be written",
        f"The match is kept in {SAVE}.",
    ):
        assert expected in out, expected
    assert sorted(file.name for file in tmp_path.iterdir()) == [SAVE, "here.save", "taken.txt"]
    assert (tmp_path / "taken.txt").read_text() == "a letter"


def test_a_match_can_be_taken_up_again(tmp_path: Path) -> None:
    _, out, _ = play(tmp_path, "quit\n", "--prussian", "random", "--seed", "7")
    options = f"--load {SAVE} --prussian random"
    assert f'make terminal ARGS="{options}"\n' in out
    assert f"berthier play {options}\n" in out
    before = (tmp_path / SAVE).read_bytes()
    code, out, _ = play(tmp_path, "Davout\nquit\n", *options.split())
    assert code == 0
    assert "French: a person; Prussians: random play." in out
    assert "Which corps receives orders?" in out
    assert [file.name for file in tmp_path.iterdir()] == [SAVE]
    assert (tmp_path / SAVE).read_bytes() != before


def test_another_match_gets_another_name(tmp_path: Path) -> None:
    for seed in "789":
        play(tmp_path, "quit\n", "--seed", seed)
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [SAVE.replace(".save", f"{n}.save") for n in ("-2", "-3", "")]


@pytest.mark.parametrize("line", [["--seed", "1"], ["--scenario", "short"], ["--combat", "dice"]])
def test_a_save_brings_its_own_options(tmp_path: Path, line: list[str]) -> None:
    play(tmp_path, "quit\n", "--seed", "7")
    code, _, err = play(tmp_path, "quit\n", "--load", SAVE, *line)
    assert code == 2
    assert f"{line[0]} can’t be given together with --load" in err


@pytest.mark.parametrize("typed", ["PILE AUGEREAU", "augereau", "Augereau", "7"])
def test_an_answer_may_be_called_by_name(tmp_path: Path, typed: str) -> None:
    _, out, _ = play(tmp_path, f"{typed}\n", "--prussian", "random", "--seed", "7")
    assert "Who else in the zone joins the pile?" in out


def test_a_march_tells_points_and_what_stops_it(tmp_path: Path) -> None:
    typed = "Murat\nthat is all\n"
    _, out, _ = play(tmp_path, typed, "--prussian", "random", "--seed", "7", "--lang", "en")
    assert re.search(r"Where does the pile march\? (One point|\d points) left\.", out)
    assert "(own corps there: the march ends)" in out


def test_the_end_of_input_keeps_the_match(tmp_path: Path) -> None:
    code, out, err = play(tmp_path, "1\n", "--seed", "7", "--lang", "fr")
    assert (code, err) == (1, "")
    assert "L’entrée est terminée." in out
    assert SAVE in out
    assert (tmp_path / SAVE).exists()


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=ENVIRONMENT,
    ) as process:
        assert process.stdout is not None
        lines = iter(process.stdout.readline, b"")
        assert any(b"  pass" in line for line in lines)  # the first question stands
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")
    assert SAVE in out.decode()
    assert (tmp_path / SAVE).exists()


def test_a_match_that_cannot_be_kept_is_not_left(tmp_path: Path) -> None:
    play(tmp_path, "quit\n", "--seed", "7")
    program = (
        "import sys; from pathlib import Path; from berthier.kernel import store;"
        "from berthier.kernel.errors import BadInput; from berthier.cli.main import run\n"
        "real = store.write\n"
        "def write(path, text):\n"
        f"    if path == Path({SAVE!r}):\n"
        "        raise BadInput('file-not-writable', file=str(path), reason='')\n"
        "    real(path, text)\n"
        "store.write = write\n"
        f"sys.exit(run(['play', '--load', {SAVE!r}]))\n"
    )
    for typed, code in (("quit\nquit\n", 0), ("quit\nsave other.save\n", 1), ("", 1)):
        done = subprocess.run(
            [COMMAND[0], "-c", program],
            input=typed.encode(),
            capture_output=True,
            cwd=tmp_path,
            env={**ENVIRONMENT, "HOME": str(tmp_path)},
            timeout=60,
            check=False,
        )
        assert done.returncode == code, done.stderr
        assert ("“quit” again leaves without it." in done.stdout.decode()) == bool(typed)
    assert (tmp_path / "other.save").exists()


class Screen:
    """A real terminal with somebody at it."""

    def __init__(
        self,
        folder: Path,
        *line: str,
        size: tuple[int, int] = (80, 24),
        environment: dict[str, str] | None = None,
    ) -> None:
        self.keyboard, end = pty.openpty()
        # What is read at once may end in the middle of a letter.
        self.decoder = codecs.getincrementaldecoder("utf-8")()
        termios.tcsetwinsize(end, (size[1], size[0]))
        self.process = subprocess.Popen(
            [*COMMAND, *(line or ("play", "--seed", "7"))],
            stdin=end,
            stdout=end,
            stderr=end,
            cwd=folder,
            env={**ENVIRONMENT, "TERM": "xterm", **(environment or {})},
        )
        os.close(end)

    def until(self, words: str) -> str:
        """What is shown up to these words."""
        shown = ""
        while words not in shown:
            ready, _, _ = select.select([self.keyboard], [], [], 60)
            assert ready, shown
            shown += self.decoder.decode(os.read(self.keyboard, 65536))
        return shown

    def type(self, line: str) -> None:
        os.write(self.keyboard, f"{line}\n".encode())

    def end(self) -> int:
        """Wait until it ends by itself; its exit code."""
        code = self.process.wait(60)
        os.close(self.keyboard)
        return code


def test_the_screen_is_cleared_before_it_is_handed_over(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.until("Press Enter")
    screen.type("")
    own = screen.until("Your answer")
    assert "Anticipation (4)" in own
    screen.type("pass")  # no blue card
    screen.until("Your answer")
    screen.type("pass")  # no operation: the French are asked
    assert CLEAR in screen.until("Press Enter")
    screen.type("")
    after = screen.until("Your answer").rpartition(CLEAR)[2]
    assert "— French —" in after
    assert "Anticipation (4)" not in after
    time.sleep(0.5)  # a signal between prompt and reading would only be seen after the next line
    screen.process.send_signal(signal.SIGINT)
    screen.until(SAVE)
    assert screen.end() == 130


def test_a_match_can_be_left_while_it_is_handed_over(tmp_path: Path) -> None:
    screen = Screen(tmp_path)
    screen.until("Press Enter")
    screen.type("Quit")
    assert "Your hand" not in screen.until(SAVE)
    assert screen.end() == 0


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_nothing_is_said_in_rule_numbers_alone(tmp_path: Path, lang: str) -> None:
    out = random_game(tmp_path, "--seed", "9", "--lang", lang)
    assert "N06-" not in out


def test_two_people_can_agree_to_go_back(tmp_path: Path) -> None:
    typed = "pass\nundo\nundo together\nno\nundo together\nyes\nquit\n"
    code, out, err = play(tmp_path, typed, "--seed", "7")
    assert (code, err) == (0, "")
    assert "If both of you agree: “undo together”." in out
    assert out.count("Do both players agree") == 2
    assert out.count("Taken back.") == 1
    _, out, _ = play(tmp_path, "undo together\n", "--seed", "7", "--prussian", "random")
    assert "Only two people at one terminal can agree" in out


def test_long_lines_are_wrapped_between_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    text = "  Jena           Hohenlohe strength 7; Tauentzien strength 3 (activated)"
    lines = [line.plain for line in hung(Text(text), columns(), hang=17)]
    assert all(len(line) <= 40 for line in lines)
    assert len(lines) == 3
    assert all(line.startswith(" " * 17) for line in lines[1:])
    assert " ".join(" ".join(lines).split()) == " ".join(text.split())
    monkeypatch.delenv("COLUMNS")
    assert [line.plain for line in hung(Text(text), columns(), hang=17)] == [text]  # no terminal


def test_a_bug_of_ours_does_not_lose_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("seven")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("berthier.cli.table.Table.put_question", broken)
    assert play_in_terminal(Setup("napoleon-1806", None, None, {}, {}, "7", None, "en")) == 1
    told = capsys.readouterr()
    assert "ZeroDivisionError: seven" in told.err
    assert f"The match is kept in {SAVE}." in told.out
    assert (tmp_path / SAVE).exists()


def test_a_match_finds_a_place_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(tmp_path)
    match = new_match("napoleon-1806", {}, "7")
    match.begin()
    real = store.write

    def write(path: Path, text: bytes) -> None:
        if path.parent == Path():
            raise BadInput("file-not-writable", file=str(path))
        real(path, text)

    monkeypatch.setattr(store, "write", write)
    with pytest.raises(BadInput, match="file-not-writable"):
        keep(match, None)
    assert keep(match, None, anywhere=True) == home / SAVE
    assert path_of("~/x.save") == home / "x.save"
    for bad in ("", "a\0b"):
        with pytest.raises(BadInput, match="bad-file-name"):
            path_of(bad)
    with pytest.raises(BadInput, match="file-not-writable"):
        save_as(match, Path("x" * 5000))
