"""Somebody's own programs as players: real little programs, good ones and bad ones."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from berthier.cli.console import cli_words
from berthier.games.registry import NAMES, TABLES
from berthier.kernel.match import Match
from berthier.players.bots import BotFailed, open_bot
from berthier.players.contract import Asked, Player
from berthier.players.program import LAST_ERRORS
from berthier.players.random_play import RandomPlayer
from berthier.players.seating import close_seat, is_command, open_seat, open_seats, tell_result
from berthier.referee.matches import new_match
from berthier.words.speech import error_text
from tests.referee_client import COMMAND, ENVIRONMENT

NAPOLEON, *_, NATIONS = TABLES
SAMPLES = Path(__file__).parents[2] / "docs" / "bots"
# A program that reads the first two lines (hello and question) and then does as it likes.
ASKED = "import os, sys, time\nsys.stdin.readline()\nsys.stdin.readline()\n"
LAST = """import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "question" in told:
        print(json.dumps({"option": told["question"]["options"][-1]}), flush=True)
"""


def program(folder: Path, text: str, name: str = "bot.py") -> str:
    """A command that runs this text."""
    file = folder / name
    file.write_text(f"#!{sys.executable}\n{text}")
    file.chmod(0o755)
    return str(file)


def begun(title: str = NAPOLEON, **start: Any) -> Match:
    match = new_match(title, start, "bots")
    match.begin()
    return match


def asked_of(match: Match, seat: int) -> tuple[bytes, Asked]:
    question = match.question(seat)
    asked = Asked(question.kind, tuple(match.options(seat)), question.rules)
    return msgspec.json.encode(match.view(seat)), asked


def failure(command: str, seconds: float = 20.0) -> BotFailed:
    """How a program fails at the first question."""
    with pytest.raises(BotFailed) as caught:
        ask_once(command, seconds)
    for lang in ("fr", "en"):
        assert command in error_text(cli_words(lang), caught.value)
    return caught.value


def ask_once(command: str, seconds: float) -> None:
    match = begun()
    bot = open_bot(command, NAPOLEON, None, seconds)
    try:
        bot.choose(*asked_of(match, next(iter(match.asked()))))
    finally:
        assert bot.program is None, "it has been ended already"


def is_running(pid: int) -> bool:
    """A process that is there and not just waiting to be reaped."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


# --- programs that fail


def test_a_crash_is_reported_with_its_last_words(tmp_path: Path) -> None:
    failed = failure(program(tmp_path, ASKED + "print('here', file=sys.stderr)\n1 / 0"))
    assert (failed.code, failed.args_["status"]) == ("bot-gone", 1)
    text = error_text(cli_words("en"), failed)
    assert "\n  | here\n" in text
    assert text.endswith("ZeroDivisionError: division by zero")


def test_only_the_last_errors_are_kept(tmp_path: Path) -> None:
    noise = "for n in range(200000): print(n, 'x\\x1b[2J', file=sys.stderr)\nsys.exit(4)"
    stderr = str(failure(program(tmp_path, ASKED + noise)).args_["stderr"])
    lines = stderr.split("\n  | ")[1:]
    assert [line.split()[0] for line in lines] == [str(200000 - n) for n in range(20, 0, -1)]
    assert len(lines) == LAST_ERRORS
    assert "\x1b" not in stderr


def test_a_noisy_program_plays_all_the_same(tmp_path: Path) -> None:
    noisy = LAST.replace("    if", "    sys.stderr.write('x' * 300000)\n    if")
    assert play(begun(scenario="short"), program(tmp_path, noisy), seat=0, most=5) == 5


def test_a_program_that_hangs_has_lost(tmp_path: Path) -> None:
    failed = failure(program(tmp_path, ASKED + "time.sleep(600)"), seconds=0.5)
    assert (failed.code, failed.args_["seconds"]) == ("bot-late", 0.5)


def test_a_program_that_never_reads_has_lost_too(tmp_path: Path) -> None:
    match = begun()
    bot = open_bot(program(tmp_path, "import time; time.sleep(600)"), NAPOLEON, None, 0.5)
    view, asked = asked_of(match, next(iter(match.asked())))
    large = asked._replace(options=(*asked.options, "x" * 500_000))  # more than a pipe holds
    with pytest.raises(BotFailed, match="bot-late"):
        bot.choose(view, large)


NONSENSE = [
    ("print('pass')", "bot-not-json", "pass"),
    ("print('')", "bot-not-json", ""),
    ("os.write(1, b'\\xff\\xfe\\n')", "bot-not-json", "\ufffd\ufffd"),
    ("print('[' * 100000)", "bot-not-json", "[" * 80 + "…"),
    ("print('[1]')", "bot-no-option", "[1]"),
    ("print('{\"option\": 3}')", "bot-no-option", '{"option": 3}'),
    ('print(\'{"choice": "pass"}\')', "bot-no-option", '{"choice": "pass"}'),
]


@pytest.mark.parametrize(("text", "code", "found"), NONSENSE)
def test_nonsense_is_told_from_an_answer(tmp_path: Path, text: str, code: str, found: str) -> None:
    failed = failure(program(tmp_path, ASKED + text + "\nsys.stdout.flush()\ntime.sleep(9)"))
    assert (failed.code, failed.args_["found"]) == (code, found)


def test_an_option_that_was_not_offered_is_refused(tmp_path: Path) -> None:
    failed = failure(program(tmp_path, ASKED + 'print(\'{"option": "fly moscow"}\')'))
    assert (failed.code, failed.args_["option"]) == ("bot-not-offered", "fly moscow")
    match = begun()
    assert failed.args_["known"] == ", ".join(match.options(next(iter(match.asked()))))


def test_a_line_without_end_is_cut(tmp_path: Path) -> None:
    endless = "while True: sys.stdout.write('x' * 5000)"
    assert failure(program(tmp_path, ASKED + endless)).code == "bot-too-long"


def test_a_program_must_not_speak_before_it_is_asked(tmp_path: Path) -> None:
    twice = LAST.replace("flush=True)", "flush=True)\n        print('again', flush=True)")
    match = begun()
    bot = open_bot(program(tmp_path, twice), NAPOLEON)
    view, asked = asked_of(match, next(iter(match.asked())))
    bot.choose(view, asked)
    with pytest.raises(BotFailed) as caught:
        bot.choose(view, asked)
    assert caught.value.code in ("bot-unasked", "bot-not-json")
    assert caught.value.args_["found"] == "again"


def test_a_program_that_closes_its_output_is_not_waited_for(tmp_path: Path) -> None:
    closing = ASKED + "os.close(1)\ntime.sleep(600)"
    assert failure(program(tmp_path, closing)).code == "bot-closed"


def test_what_is_no_program_is_refused_at_once(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("print(1)")
    for command, code in [
        (str(tmp_path / "nothing"), "bot-not-found"),
        (str(tmp_path), "bot-not-executable"),
        (str(plain), "bot-not-executable"),
        (f"{plain} 'never closed", "bot-bad-command"),
        (" ", "bot-bad-command"),
    ]:
        assert failure(command).code == code
    plain.chmod(plain.stat().st_mode | stat.S_IXUSR)
    assert failure(str(plain)).code == "bot-not-executable", "it does not begin with #!"


CHILD = """import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
open(sys.argv[1], "w").write(f"{os.getpid()} {child.pid}")
"""


@pytest.mark.parametrize("then", ["sys.exit(1)", "time.sleep(600)", "print(1, flush=True)"])
def test_children_are_ended_with_the_program(tmp_path: Path, then: str) -> None:
    pids = tmp_path / "pids"
    failure(f"{program(tmp_path, ASKED + CHILD + then)} {pids}", seconds=3.0)
    for pid in map(int, pids.read_text().split()):
        wait_for_end(pid)


def wait_for_end(pid: int) -> None:
    """A killed child is gone a moment later; who does not go is ended, and the test fails."""
    until = time.monotonic() + 10
    while is_running(pid):
        if time.monotonic() > until:
            os.kill(pid, signal.SIGKILL)
            pytest.fail("a process was left behind")
        time.sleep(0.01)


def test_one_that_failed_can_be_asked_again(tmp_path: Path) -> None:
    once = f"import os\nflag = {str(tmp_path / 'flag')!r}\nif not os.path.exists(flag):\n"
    once += "    open(flag, 'w').close()\n    raise SystemExit(3)\n"
    match = begun()
    question = asked_of(match, next(iter(match.asked())))
    bot = open_bot(program(tmp_path, once + LAST), NAPOLEON)
    with pytest.raises(BotFailed, match="bot-gone"):
        bot.choose(*question)
    assert bot.choose(*question) == question[1].options[-1]
    bot.close()


# --- what a program is told


def play(match: Match, command: str, seat: int, most: int = 10**6) -> int:
    """A game against random play, or some decisions of it; how many the program took."""
    bot = open_bot(command, match.title.title, match.start)
    taken = 0
    try:
        for asked in questions(match):
            player: Player = bot if asked == seat else RandomPlayer()
            match.answer(asked, player.choose(*asked_of(match, asked), seed=1))
            taken += asked == seat
            if taken == most:
                return taken
        over = match.board.over
        assert over is not None
        tell_result(bot, match.title.seats[over.side], over.rule)
    finally:
        close_seat(bot)
    return taken


def questions(match: Match) -> Iterator[int]:
    while match.board.over is None:
        yield next(iter(match.asked()))
        match.history.clear()


def test_it_is_told_the_view_byte_for_byte_and_nothing_else(tmp_path: Path) -> None:
    spy = "import sys\nlog = open(sys.argv[1], 'wb')\n" + LAST.replace(
        "    told =", "    log.write(line.encode())\n    log.flush()\n    told ="
    )
    match, log = begun(scenario="short", rules="marechal"), tmp_path / "told"
    bot = open_bot(f"{program(tmp_path, spy)} {log}", NAPOLEON, match.start, 12.0)
    expected: list[bytes] = []
    for seat in questions(match):
        view, asked = asked_of(match, seat)
        if seat == 1:
            rest = {"number": len(expected) + 1, "kind": asked.kind, "options": asked.options}
            question = msgspec.json.encode({**rest, "rules": asked.rules})
            clock = b',"clock":{"seconds":12.0}}'
            line = b'{"seat":"prussian","view":' + view + b',"question":' + question + clock
            expected.append(line)
            match.answer(seat, bot.choose(view, asked))
        else:
            match.answer(seat, RandomPlayer().choose(view, asked))
    over = match.board.over
    assert over is not None
    bot.tell_result(match.title.seats[over.side], over.rule)
    bot.close()
    lines = log.read_bytes().splitlines()
    assert lines[1:-1] == expected
    assert len(expected) > 20
    assert json.loads(lines[0]) == {
        "hello": {
            "protocol": 1,
            "title": NAPOLEON,
            "scenario": "short",
            "level": "marechal",
            "rules": match.title.rules,
            "seat": "prussian",
        }
    }
    winner = match.title.seats[over.side]
    assert json.loads(lines[-1]) == {"over": {"winner": winner, "rule": over.rule}}


def test_one_program_plays_several_games(tmp_path: Path) -> None:
    counting = LAST.replace("    told", "    sys.stderr.write(line[:9] + '\\n')\n    told")
    match = begun()
    question = asked_of(match, next(iter(match.asked())))
    bot = open_bot(program(tmp_path, counting), NAPOLEON)
    for _ in range(2):
        bot.choose(*question)
        bot.choose(*question)
        bot.tell_result("", "N06-VIC-5")
    running = bot.program
    assert running is not None
    bot.close()
    told = [line[2:6] for line in running.last_errors()]
    assert told == ["hell", "seat", "seat", "over"] * 2


# --- the samples


@pytest.mark.parametrize("title", NAMES)
@pytest.mark.parametrize("command", [f"{sys.executable} {{}}/sample.py", "node {}/sample.js"])
def test_the_sample_programs_play_whole_games(command: str, title: str) -> None:
    start = {"scenario": "short"} if title == NAPOLEON else {}
    assert play(begun(title, **start), command.format(SAMPLES), seat=1) > 10


# --- seats and the command line


def test_a_word_is_a_level_or_a_command(tmp_path: Path) -> None:
    assert [is_command(word) for word in ("tambour", "major:200", "./bot", "node bot.js")] == [
        False,
        False,
        True,
        True,
    ]
    assert isinstance(open_seat("random", NAPOLEON), RandomPlayer)
    close_seat(open_seat("tambour", NATIONS))


def test_seats_are_opened_all_or_none(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    text = f"import os\nopen({str(pids)!r}, 'w').write(str(os.getpid()))\n" + LAST
    with pytest.raises(BotFailed, match="bot-not-found"):
        open_seats({0: program(tmp_path, text), 1: "./nothing"}, NAPOLEON, {}, 5.0)
    if pids.exists():  # it may have been ended before it came to that
        wait_for_end(int(pids.read_text() or "0"))


def run(folder: Path, typed: str, *line: str) -> tuple[int, str, str]:
    done = subprocess.run(
        [*COMMAND, *line],
        input=typed.encode(),
        capture_output=True,
        cwd=folder,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_two_programs_play_at_the_terminal(tmp_path: Path) -> None:
    program(tmp_path, LAST)
    line = ["--french", "./bot.py", "--prussian", f"node {SAMPLES}/sample.js"]
    code, out, err = run(tmp_path, "", "play", "--scenario", "short", "--seed", "5", *line)
    assert (code, err) == (0, "")
    assert "the program “./bot.py”" in out
    assert "\nVictory: " in out
    assert run(tmp_path, "", "verify", "berthier-napoleon-1806.save")[0] == 0


def test_a_person_wins_if_the_program_fails_and_the_match_is_kept(tmp_path: Path) -> None:
    program(tmp_path, ASKED + "raise SystemExit('no more')")
    code, out, err = run(tmp_path, "1\n" * 60, "play", "--prussian", "./bot.py", "--seed", "2")
    assert (code, err) == (1, "")
    assert "ended before it had answered (status 1).\n  | no more\n" in out
    assert "Forfeit: the program of one side can’t go on (Prussians). Victory: French." in out
    assert "--load berthier-napoleon-1806.save --prussian ./bot.py" in out
    assert run(tmp_path, "", "verify", "berthier-napoleon-1806.save")[0] == 0


def test_a_program_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    code, out, err = run(tmp_path, "", "play", "--french", "./mybot")
    assert (code, out) == (2, "")
    assert err == "berthier: The program “./mybot” is not there, or what should run it is not.\n"


def test_bot_check_plays_both_seats(tmp_path: Path) -> None:
    program(tmp_path, LAST)
    code, out, err = run(tmp_path, "", "bot-check", "./bot.py")
    assert (code, err) == (0, "")
    assert [line.split(":")[0] for line in out.splitlines()] == ["As french", "As prussian"]
    program(tmp_path, ASKED + "print('hello')")
    code, out, err = run(tmp_path, "", "bot-check", "./bot.py", "--lang", "fr")
    assert (code, out) == (2, "")
    assert "il a écrit «\u00a0hello\u00a0»" in err
