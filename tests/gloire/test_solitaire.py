"""Playing alone: dice give the points of a march, and nothing knows them before."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from berthier.games.gloire.records import March
from berthier.games.gloire.solitaire import reckoned
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.words import LANGUAGES
from berthier.words.speech import Speech, common_words, error_text

from .drive import invariants, new_board
from .drive import play as play_board
from .matches import asked_seat, board_of, choose, is_true, load, new_match, play, title
from .test_matches import VIEWERS, deal_fits, same_after_loading


def alone(seed: int, scenario: str = "viceroy", windows: str = "brisk") -> Match:
    return new_match(seed, scenario, windows, solitaire="on")


def march_of(match: Match) -> March:
    return next(r for r in reversed(match.board.records) if isinstance(r, March))


def forming(match: Match, rng: Random) -> int:
    """Play until a stack is formed; who forms it."""
    while "form" not in [question.kind for question in match.asked().values()]:
        play(match, rng, 1)
    return asked_seat(match)


# --- whole games


@pytest.mark.parametrize("scenario", title().scenarios)
def test_every_scenario_ends(scenario: str) -> None:
    b = new_board(scenario, 5, solitaire="on")
    assert play_board(b, Random(scenario)) > 50
    assert b.over is not None


@pytest.mark.parametrize("windows", ["brisk", "strict"])
def test_matches_end_and_saves_load(windows: str) -> None:
    """What is known stays true, a march has what its dice gave, and dealt positions fit."""
    match, rng, marches = alone(2, "lutzen-bautzen", windows), Random(windows), 0
    while match.board.over is None:
        seat = asked_seat(match)
        kind, told = match.asked()[seat].kind, len(match.faces(seat))
        match.answer(seat, choose(match.options(seat), rng))
        is_true(match, VIEWERS[len(match.log) % 3])
        faces = match.faces(seat, told)
        rolled = [face.get("points") for face in faces if face.kind.name == "pace"]
        if kind == "form" and rolled and "step-to" in [q.kind for q in match.asked().values()]:
            assert march_of(match).left == min(rolled) >= 1
            marches += 1
            deal_fits(match, VIEWERS[marches % 3], marches, rng)
        if rng.random() < 0.02:
            invariants(board_of(match))
            same_after_loading(match)
    assert marches > 20
    assert {draw.purpose for draw in match.oracle.drawn} >= {"JDG-X04", "JDG-X18"}
    store.verify(store.encode(match), open_title)


def test_only_a_save_of_such_a_game_has_the_field() -> None:
    """What was saved before keeps its fingerprint, and loads without it."""
    assert "solitaire" not in store.dump_board(title(), board_of(new_match(1, "viceroy")))
    assert store.dump_board(title(), board_of(alone(1)))["solitaire"] == 1
    assert board_of(load(store.encode(alone(1)))).solitaire == 1


# --- nothing is known before


def test_nobody_knows_a_die_before_it_is_rolled() -> None:
    """Whatever the dice will be, all are shown the same until the stack has set off."""
    one = alone(7)
    forming(one, Random(7))
    two = load(store.encode(one))
    for match, word in ((one, "1"), (two, "6")):
        match.oracle.script["JDG-X18", asked_seat(match)] = [word] * 9
    seat = asked_seat(one)
    assert march_of(one).left == 0
    for viewer in VIEWERS:
        shown = [msgspec.json.encode(match.view(viewer)) for match in (one, two)]
        assert shown[0] == shown[1]
    assert one.options(seat) == two.options(seat)
    for match in (one, two):
        match.answer(seat, "march")
    assert march_of(one).left < march_of(two).left


def test_dice_are_not_taken_back() -> None:
    match = alone(7)
    seat = forming(match, Random(7))
    match.answer(seat, "march")
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(seat)


def test_what_is_reckoned_with_is_what_such_dice_would_give() -> None:
    for word in ("1", "3", "6"):
        match = alone(7)
        seat = forming(match, Random(7))
        match.oracle.script["JDG-X18", seat] = [word] * 9
        wanted = reckoned(board_of(match), march_of(match).stack, int(word))
        match.answer(seat, "march")
        assert march_of(match).left == wanted


# --- what is told


def test_dice_are_told_to_everybody_in_both_languages() -> None:
    match = alone(7)
    seat = forming(match, Random(7))
    match.oracle.script["JDG-X18", seat] = ["5"] * 9
    for lang in LANGUAGES:
        prompt = Speech(title().names, lang).prompt(match.board, match.question(seat))
        assert ("Dice will tell" if lang == "en" else "Les dés diront") in prompt
    match.answer(seat, "march")
    for viewer in VIEWERS:
        told = [face for face in match.faces(viewer) if face.kind.name == "pace"]
        assert told
        assert Speech(title().names, "en").sentence(told[-1]).startswith("March die for ")
        assert told[-1].get("die") == 5
    purse = match.title.purse(match.faces(seat), match.view(seat))
    assert purse is not None
    assert purse.terms == (("JDG-10-3", march_of(match).left, ""),)
    for lang, text in (("fr", "solitaire"), ("en", "solitaire")):
        notes = [note["name"] for note in title().scene(match.view(seat), lang)["notes"]]
        assert any(name.startswith(text) for name in notes)


@pytest.mark.parametrize("rules", ["units", "blind"])
def test_nothing_lies_face_down(rules: str) -> None:
    start: dict[str, Any] = {"rules": rules, "options": {"solitaire": "on"}}
    with pytest.raises(BadInput) as caught:
        title().start(start)
    assert caught.value.code == "solitaire-is-open"
    for lang in LANGUAGES:
        assert "open" in error_text(common_words(lang), caught.value)


def test_a_described_march_says_what_its_dice_gave() -> None:
    common = {"door": "march", "options": {"solitaire": "on"}, "pieces": {"corps-3": "leipzig"}}
    with pytest.raises(BadInput) as caught:
        title().start({"position": {**common, "march": {"pieces": ["corps-3"]}}})
    assert caught.value.args_["path"] == "march.left"
    b = title().start({"position": {**common, "march": {"pieces": ["corps-3"], "left": 2}}})
    record = b.records[-1]
    assert isinstance(record, March)
    assert record.left == 2
