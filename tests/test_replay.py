"""Looking through a saved match: through one seat's eyes, or with everything open at the end."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import msgspec
import pytest

from berthier.cli.console import cli_words
from berthier.cli.history import CannotReplay, from_record, history_of, read_file
from berthier.games.registry import NAMES, open_match, secret_of
from berthier.kernel import store
from berthier.kernel.errors import BadInput, BadSave
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from tests.referee_client import Referee
from tests.test_cli import run
from tests.test_play import Screen

NAPOLEON = "napoleon-1806"


def played(
    title: str,
    answers: int,
    seed: str = "replay",
    undo: int = 0,
    start: dict[str, str] | None = None,
) -> Match:
    """A match some answers old, or to its end; `undo`: how often answers are taken back."""
    match = open_match(title, start or {}, secret_of(seed))
    match.begin()
    luck = random.Random(seed)
    while match.board.over is None and len(match.log) < answers:
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))
        if undo and not luck.randrange(6) and seat in [moment.seat for moment in match.history]:
            match.undo(seat, consent=True)
            undo -= 1
    return match


def saved(folder: Path, match: Match) -> Path:
    file = folder / "match.save"
    file.write_bytes(store.encode(match))
    return file


# --- what is shown


@pytest.mark.parametrize("title", NAMES)
@pytest.mark.parametrize("answers", [60, 10_000])
def test_each_step_is_what_the_seat_saw_then(title: str, answers: int) -> None:
    """While the match is played we write down what each viewer sees; the replay must equal it."""
    match = open_match(title, {}, secret_of("seen"))
    match.begin()
    luck = random.Random(1)
    views = {viewer: [msgspec.json.encode(match.view(viewer))] for viewer in match.viewers()}
    faces = {viewer: [len(match.faces(viewer))] for viewer in match.viewers()}
    while match.board.over is None and len(match.log) < answers:
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))
        for viewer in match.viewers():
            told = len(match.faces(viewer))
            if told > faces[viewer][-1] or viewer == seat:
                views[viewer].append(msgspec.json.encode(match.view(viewer)))
                faces[viewer].append(told)
    for viewer in match.viewers():
        history = history_of(match, viewer, False, "en")
        assert [step.view for step in history.steps] == views[viewer]
        news = [face.row() for step in history.steps for _, face in step.news]
        assert news == [face.row() for face in match.faces(viewer)]
        for step in history.steps:
            assert step.seat in ("", match.title.viewer_name(viewer))
            assert bool(step.answer) == bool(step.seat)


@pytest.mark.parametrize("title", NAMES)
def test_answers_taken_back_are_left_out(title: str) -> None:
    match = played(title, 90, undo=8)
    assert sum("undo" in entry for entry in match.log) >= 5
    for viewer in match.viewers():
        history = history_of(match, viewer, False, "fr")
        news = [face.row() for step in history.steps for _, face in step.news]
        assert news == [face.row() for face in match.faces(viewer)]
        assert history.steps[-1].view == msgspec.json.encode(match.view(viewer))
    marked = [s.taken_back for seat in (0, 1) for s in history_of(match, seat, False, "en").steps]
    assert sum(marked) > 0


def test_a_silent_step_of_somebody_else_is_no_step() -> None:
    """Naming a pile is a chain of small answers; the enemy sees one event."""
    match = open_match(NAPOLEON, {}, secret_of("7"))
    match.begin()
    while "pile augereau" not in match.options(seat := next(iter(match.asked()))):
        match.answer(seat, "pass" if "pass" in match.options(seat) else match.options(seat)[0])

    def steps() -> list[int]:
        return [len(history_of(match, viewer, False, "en").steps) for viewer in (seat, 1 - seat)]

    own, other = steps()
    match.answer(seat, "pile augereau")
    assert steps() == [own + 1, other]
    match.answer(seat, "done")
    assert steps() == [own + 2, other + 1]


@pytest.mark.parametrize("title", NAMES)
def test_open_shows_every_hand_at_every_step(title: str) -> None:
    match = played(title, 10_000)
    history = history_of(match, SPECTATOR, True, "en")
    owners = {owner for step in history.steps for owner, _ in step.news}
    assert owners == {"", *match.title.seats}
    hands = 0
    for step in history.steps:
        assert step.view is not None
        scene = match.title.scene(json.loads(step.view), "en")
        assert all(hand["cards"] is not None for hand in scene["hands"])
        assert [hand["count"] for hand in scene["hands"]] == [
            len(hand["cards"] or []) for hand in scene["hands"]
        ]
        hands += sum(hand["count"] for hand in scene["hands"])
    assert hands
    assert all(step.seat and step.answer for step in history.steps[1:])
    assert history.over == match.board.over


def test_open_is_refused_while_a_match_runs(tmp_path: Path) -> None:
    match = played(NAPOLEON, 20)
    with pytest.raises(CannotReplay, match="replay-open-running"):
        history_of(match, SPECTATOR, True, "en")
    file = saved(tmp_path, match)
    code, out, err = run("replay", file, "--open")
    assert (code, out) == (2, "")
    assert "“--open” is for finished matches" in err
    assert "parties finies" in run("replay", file, "--open", "--lang", "fr")[2]


def test_the_fog_of_war_lies_on_a_seats_eyes_only(tmp_path: Path) -> None:
    """Grognard: blocks are hidden from the enemy; at the end everything can be laid open."""
    lang = "fr"
    match = played(NAPOLEON, 10_000, start={"rules": "grognard"})
    file = saved(tmp_path, match)
    told = {}
    for line in (["--seat", "french"], ["--seat", "prussian"], ["--open"]):
        code, out, err = run("replay", file, "--lang", lang, *line, COLUMNS="100")
        assert (code, err) == (0, "")
        assert out.count("── ") > 20
        assert not re.search(r"[{}]|None\b", out)
        told[line[-1]] = out
    assert len(set(told.values())) == 3
    hidden = dict.fromkeys(match.title.seats, 0)
    for viewer, seat in enumerate(match.title.seats):
        for step in history_of(match, viewer, False, lang).steps[:-1]:
            scene = match.title.scene(json.loads(step.view or b""), lang)
            hidden[seat] += sum(
                piece.get("place") == "hidden" and piece["side"] != seat
                for piece in scene["pieces"]
            )
    assert min(hidden.values()) > 0
    for step in history_of(match, SPECTATOR, True, lang).steps:
        scene = match.title.scene(json.loads(step.view or b""), lang)
        assert not any(piece.get("place") == "hidden" for piece in scene["pieces"])


def test_stepping_through_the_fog_at_a_terminal(tmp_path: Path) -> None:
    file = saved(tmp_path, played(NAPOLEON, 60, start={"rules": "grognard"}))
    line = ("replay", str(file), "--seat", "prussian")
    screen = Screen(tmp_path, *line, environment={"NO_COLOR": "1"})
    shown = plain(screen.until("quit > "))
    total = int(re.findall(r" 1/(\d+) ", shown)[0])
    for typed, at in (("", 2), ("n", 3), ("b", 2), ("last", total), ("first", 1), ("7", 7)):
        screen.type(typed)
        assert f" {at}/{total}" in plain(screen.until("quit > "))
    screen.type("show")
    screen.until("quit > ")
    screen.type("q")
    assert screen.end() == 0


def test_every_refusal_has_its_words() -> None:
    for lang in ("fr", "en"):
        for name in ("open-running", "which-seat", "open-seat", "other-seat"):
            assert cli_words(lang).has(f"error-replay-{name}")


# --- piped


def test_a_running_match_needs_a_seat(tmp_path: Path) -> None:
    file = saved(tmp_path, played(NAPOLEON, 60))
    code, out, err = run("replay", file)
    assert (code, out) == (2, "")
    assert "--seat" in err
    assert "french, prussian, spectator" in err
    code, out, err = run("replay", file, "--seat", "french")
    assert (code, err) == (0, "")
    assert "This match is still being played" in out
    assert re.search(r"The French draw .*\(\d\)", out)
    assert set(re.findall(r"The Prussians draw .*", out)) == {"The Prussians draw 3 cards."}
    assert out.count("Your hand") == 2  # at the beginning and at the end
    assert "\033" not in out
    watched = run("replay", file, "--seat", "spectator")[1]
    assert "Your hand" not in watched
    assert not re.search(r"The French draw .*\(\d\)", watched)


@pytest.mark.parametrize(("title", "lang"), list(zip(NAMES, ("fr", "en", "fr", "en"), strict=True)))
def test_a_finished_match_is_printed_once_in_order(tmp_path: Path, title: str, lang: str) -> None:
    file = saved(tmp_path, played(title, 10_000))
    for line in ([], ["--seat", "french"], ["--open"]):
        code, out, err = run("replay", file, "--lang", lang, *line, COLUMNS="80")
        assert (code, err) == (0, "")
        numbers = re.findall(r"^── (\d+)/(\d+)\b", out, re.MULTILINE)
        assert [int(number) for number, _ in numbers] == list(range(1, int(numbers[0][1]) + 1))
        assert not re.search(r"[{}]|None\b", out)
        assert max(map(len, out.splitlines())) <= 80
    assert run("replay", file, "--open", "--seat", "french")[0] == 2


def test_what_is_no_save_is_told_in_one_line(tmp_path: Path) -> None:
    file = saved(tmp_path, played(NAPOLEON, 20))
    text = file.read_bytes()
    cases = [b"Dear diary", b"", b"[]", b'{"berthier":1}', b'{"berthier":9}', b"{}", text[:100]]
    cases += [text.replace(b'"vp":10', b'"vp":11'), b'{"record":{"berthier":1,"title":"x"}}']
    for n, case in enumerate(cases):
        file.write_bytes(case)
        code, out, err = run("replay", file, "--seat", "french", "--lang", ("fr", "en")[n % 2])
        assert (code, out) == (2, ""), case[:30]
        assert err.startswith("berthier: ")
        assert err.count("\n") == 1
    assert run("replay", tmp_path / "nowhere")[0] == 2
    assert run("replay", tmp_path)[0] == 2
    file.write_bytes(text)
    assert "french, prussian" in run("replay", file, "--seat", "russian")[2]


def test_a_log_that_does_not_lead_there_is_refused() -> None:
    match = played(NAPOLEON, 30)
    match.log[3]["option"] = "dance"
    with pytest.raises(BadSave, match="verify-board"):
        history_of(match, 0, False, "en")


# --- records


def test_the_record_of_a_running_match_holds_one_viewer(tmp_path: Path) -> None:
    match = played(NAPOLEON, 60)
    record = store.record(match, 0)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(record))
    code, out, err = run("replay", file)
    assert (code, err) == (0, "")
    assert "holds only what was told to “french”" in out
    assert out.count("Your hand") == 1
    found = read_file(file.read_bytes())
    assert isinstance(found, dict)
    news = [face.row() for step in from_record(found).steps for _, face in step.news]
    assert news == record["faces"]
    assert run("replay", file, "--seat", "french")[0] == 0
    assert "holds what “french” was told" in run("replay", file, "--seat", "prussian")[2]
    assert run("replay", file, "--open")[0] == 2
    with pytest.raises(BadInput, match="save-other-pack"):
        from_record({**record, "pack": "another"})


def test_the_record_of_a_finished_match_holds_everything(tmp_path: Path) -> None:
    match = played(NAPOLEON, 10_000)
    file = tmp_path / "record.json"
    file.write_bytes(msgspec.json.encode(store.record(match, 0)))
    assert run("replay", file, "--open")[1] == run("replay", saved(tmp_path, match), "--open")[1]


def test_the_referees_reply_can_be_kept_as_it_is(tmp_path: Path) -> None:
    with Referee(tmp_path) as referee:
        referee.fine("new", title=NAPOLEON, seed="7")
        reply = referee.fine("record", viewer="prussian")
    file = tmp_path / "reply.json"
    file.write_text(json.dumps(reply))
    code, out, _ = run("replay", file)
    assert code == 0
    assert "“prussian”" in out


# --- at a terminal


def test_stepping_through_at_a_terminal(tmp_path: Path) -> None:
    file = saved(tmp_path, played(NAPOLEON, 60))
    screen = Screen(tmp_path, "replay", str(file), environment={"NO_COLOR": "1"})
    screen.until("Through whose eyes?")
    screen.type("russian")
    assert "There is no seat" in screen.until("Through whose eyes?")
    screen.type("French")
    shown = plain(screen.until("quit > "))
    total = int(re.findall(r" 1/(\d+) ", shown)[0])

    def typed(line: str) -> str:
        screen.type(line)
        return plain(screen.until("quit > "))

    assert f" 2/{total} " in typed("")
    assert f" 3/{total} " in typed("next")
    assert f" 2/{total} " in typed("b")
    assert f" {total}/{total}" in typed("last")
    assert "This is the last step." in typed("")
    assert f" 1/{total} " in typed("first")
    assert "This is the first step." in typed("p")
    assert f" 7/{total}" in typed("7")
    assert f"from 1 to {total}" in typed("9999")
    assert f"from 1 to {total}" in typed("0")
    assert "Your hand" in typed("show")
    assert "at every step" in typed("each")
    assert "Your hand" in typed("")
    assert "when you ask" in typed("each")
    assert "Your hand" not in typed("")
    assert "Turn 2 begins." in typed("turn 2")
    assert "was not reached" in typed("turn 7")
    for word in ("turn", "dance", "?", "help"):
        assert "one step back" in typed(word)
    screen.type("q")
    assert screen.end() == 0


def test_the_end_of_input_ends_it(tmp_path: Path) -> None:
    file = saved(tmp_path, played(NAPOLEON, 30))
    screen = Screen(tmp_path, "replay", str(file), "--seat", "french", "--lang", "fr")
    screen.until("fin > ")
    screen.type("\x04")
    assert screen.end() == 0


def plain(shown: str) -> str:
    return re.sub(r"\033\[[\d;]*m", "", shown)
