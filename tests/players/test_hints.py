"""What Berthier would do: from the view alone, as Major would, and told in words."""

from __future__ import annotations

import subprocess
from pathlib import Path
from random import Random

import msgspec
import pytest

from berthier.games.registry import TABLES, open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.hints import Hint, Step, Tried
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.hints import hint
from berthier.players.levels import open_player
from berthier.referee.matches import new_match
from berthier.words.hints import ENDS, tell_hint
from berthier.words.speech import Speech
from tests.napoleon.redeal import redeal
from tests.players.test_forecast import secret_position
from tests.referee_client import COMMAND, ENVIRONMENT

from .playouts import POSITION, asked_of, before_the_combat

NAPOLEON, *_, NATIONS = TABLES
PASSES = 60  # enough for two answers to be told with their chances


def begun(title: str, kind: str, seed: str = "hint") -> tuple[Match, int]:
    """A match at its first question of a kind, and who is asked it."""
    match = new_match(title, {}, seed)
    match.begin()
    player = open_player("tambour", title)
    for _ in range(200):
        seat = next(iter(match.asked()))
        if match.question(seat).kind == kind:
            return match, seat
        match.answer(seat, player.choose(*asked_of(match, seat)))
        match.history.clear()
    raise AssertionError(kind)


def hint_of(match: Match, seat: int, passes: int = PASSES) -> Hint:
    return hint(match.title, *asked_of(match, seat), passes=passes)


# --- secrecy


@pytest.mark.parametrize("seed", range(2))
def test_another_truth_behind_the_same_view_gives_the_same_hint(seed: int) -> None:
    first, second = secret_position(), secret_position()
    kit = {row["id"]: row["side"] for row in new_match(NAPOLEON, {}).title.sheet("en")["pieces"]}
    assert redeal(second, "prussian", kit, Random(seed)) > 0.3
    one, two = (before_the_combat(position, "truth") for position in (first, second))
    assert store.fingerprint(one.title, one.board) != store.fingerprint(two.title, two.board)
    hints = [hint_of(match, 0) for match in (one, two)]
    assert hints[0] == hints[1]
    assert hints[0].passes > PASSES / 2


def test_a_hint_changes_nothing_in_the_match() -> None:
    match = before_the_combat(POSITION, "same")
    before = store.encode(match)
    hint_of(match, 0, passes=20)
    assert store.encode(match) == before


# --- what it says


@pytest.mark.parametrize(("title", "kind"), [(NAPOLEON, "designate"), (NATIONS, "act")])
def test_it_is_what_major_would_answer(title: str, kind: str) -> None:
    match, seat = begun(title, kind)
    view, asked = asked_of(match, seat)
    found = hint(match.title, view, asked, passes=30)
    assert found.best.option == open_player("major:30", title).choose(view, asked)
    tried = [found.best, *found.others]
    chances = [one.chance for one in tried if one.chance is not None]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 100 for chance in chances)
    assert {one.option for one in tried} <= set(asked.options)
    assert found.passes == sum(one.passes for one in tried)


def test_the_line_that_follows_can_be_played() -> None:
    """Here nothing is hidden up to the first draw, so the referee must take its first step."""
    match = new_match(NAPOLEON, {"position": POSITION}, "line")
    match.begin()
    match.answer(0, "pile lannes")
    found = hint_of(match, 0, passes=120)
    assert found.line
    match.answer(0, found.best.option)
    step = found.line[0]
    seat = match.title.seat(step.seat)
    assert match.question(seat).kind == step.kind
    assert step.option in match.options(seat)


def test_small_matters_go_by_rules_of_thumb() -> None:
    match, seat = begun(NAPOLEON, "place-fatigue")
    view, asked = asked_of(match, seat)
    found = hint_of(match, seat)
    assert found.best == (open_player("capitaine", NAPOLEON).choose(view, asked), None, 0)
    assert (found.others, found.line, found.passes) == ([], [], 0)


def test_answers_that_were_hardly_tried_have_no_chance() -> None:
    assert hint_of(before_the_combat(POSITION, "few"), 0, passes=2).best.chance is None


def test_what_is_no_question_is_refused() -> None:
    match = before_the_combat(POSITION, "bad")
    view, asked = asked_of(match, 0)
    with pytest.raises(BadInput):
        hint(match.title, view, Asked(asked.kind, ()), passes=10)
    for wrong in (b"{}", b"[", msgspec.json.encode(match.view(-1))):
        with pytest.raises(BadInput):
            hint(match.title, wrong, asked, passes=10)


# --- for readers


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_hint_can_be_read(lang: str) -> None:
    for title, kind in ((NAPOLEON, "designate"), (NATIONS, "act"), (NAPOLEON, "place-fatigue")):
        match, seat = begun(title, kind)
        labels = {text: f"label of {text}" for text in match.options(seat)}
        found = hint_of(match, seat, passes=30)
        told = tell_hint(found, Speech(match.title.names, lang), labels)
        assert told["best"]["label"] == labels[found.best.option]
        leading = [step.seat for step in found.line if step.spelling[0] not in ENDS]
        assert [step["seat"] for step in told["line"]] == leading
        assert all(step["label"] for step in told["line"])
        assert (str(found.passes) in told["about"]) == bool(found.passes)


def test_luck_and_mere_ends_are_not_told() -> None:
    """A chance above that of the answer which is thought better comes from too few passes."""
    match, _ = begun(NAPOLEON, "designate")
    lannes = (("piece", match.title.names.find("lannes")[0][1]),)
    line = [
        Step("french", "designate", "pile lannes", ("pile", lannes)),
        Step("french", "join-pile", "done", ("done", ())),
        Step("french", "declare", "fight", ("fight", ())),
    ]
    tried = [Tried("b", 55, 40), Tried("c", 61, 12), Tried("d", None, 3)]
    found = Hint(Tried("a", 60, 90), tried, line, 145)
    told = tell_hint(found, Speech(match.title.names, "en"), {one: one for one in "abcd"})
    assert [one["chance"] for one in (told["best"], *told["others"])] == [60, 55, None, None]
    assert [step["label"] for step in told["line"]] == ["Lannes", "Fight here, without marching"]


def test_the_terminal_tells_it_and_notes_it(tmp_path: Path) -> None:
    file = tmp_path / "combat.save"
    file.write_bytes(store.encode(before_the_combat(POSITION, "told")))
    done = subprocess.run(
        [*COMMAND, "play", "--load", str(file), "--lang", "fr"],
        input=b"conseil\nhint\nquit\n",
        capture_output=True,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )
    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert out.count("Ce que ferait Berthier") == 2
    assert "Chances de victoire\n  " in out
    assert " % ━" in out
    kept = store.load(file.read_bytes(), open_title)
    assert (kept.advice_of(0), kept.advice_of(1)) == (1, 0), "both were about one question"
    store.verify(file.read_bytes(), open_title)
