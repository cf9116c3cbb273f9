"""Napoléon 1807: whole random games in every scenario, saves, deals, twins, bad input."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.title import Napoleon
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR
from berthier.kernel.flow import Question
from berthier.kernel.match import Match
from berthier.rules import rules_of
from berthier.words.speech import Speech

from .drive import POLAND, asked_seat, choose, invariants, new_match, play, title
from .test_fog import check_whereabouts, deals_fit
from .test_random_play import board_of, check_knowledge
from .twins import compare

SCENARIOS = title(POLAND).scenarios
TABLES: list[dict[str, str]] = [{}, {"windows": "strict"}, {"combat": "dice"}]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("level", ["conscrit", "grognard", "marechal"])
def test_every_scenario_ends_and_keeps_the_invariants(scenario: str, level: str) -> None:
    """Sound knowledge and deals that fit all the way; what is said has its words."""
    table = TABLES[(SCENARIOS.index(scenario) + len(level)) % len(TABLES)]
    match = new_match(len(scenario), scenario, level, POLAND, **table)
    rng = Random(scenario)
    speech = Speech(match.title.names, "fr")
    while match.board.over is None:
        b = board_of(match)
        invariants(b)
        seats = sorted(match.asked())
        if len(seats) == 1:
            check_knowledge(match)
            if b.fog:
                check_whereabouts(match)
        if rng.random() < 0.05:
            deals_fit(match, rng, len(match.log))
        seat = rng.choice(seats)
        question = match.asked()[seat]
        assert speech.prompt(b, question)
        match.answer(seat, choose(match, seat, rng))
    assert match.board.over.rule.startswith("N07-")
    assert 0 <= board_of(match).vp <= 20
    for viewer in (0, 1, SPECTATOR):
        said = [speech.sentence(face) for face in match.faces(viewer)]
        assert not any("N06-" in text or "N07-" in text for text in said)


@pytest.mark.parametrize("level", ["conscrit", "grognard"])
def test_save_and_load_at_many_decisions(level: str) -> None:
    match = new_match(4, "eylau-battle", level, POLAND, windows="strict")
    rng = Random(4)
    while match.board.over is None:
        seat = asked_seat(match)
        text = choose(match, seat, rng)
        if len(match.log) % 6:
            match.answer(seat, text)
            continue
        again = store.load(store.encode(match), open_title)
        assert store.dump(again) == store.dump(match)
        mine = [face.row() for face in match.answer(seat, text)]
        assert mine == [face.row() for face in again.answer(seat, text)]
    report = store.verify(store.encode(match), open_title)
    assert report["answers"] == len(match.log)


def test_undo_is_never_having_done_it() -> None:
    match = new_match(6, "pultusk-battle", "conscrit", POLAND)
    rng = Random(6)
    undone = 0
    while match.board.over is None:
        before = store.decode(store.encode(match))
        drawn, seat = match.oracle.n, asked_seat(match)
        match.answer(seat, choose(match, seat, rng))
        if match.oracle.n == drawn and match.history[-1].seat == seat and match.may_undo(seat):
            match.undo(seat)
            undone += 1
            after = store.decode(store.encode(match))
            assert {n: after[n] for n in ("board", "known")} == {
                n: before[n] for n in ("board", "known")
            }
            match.answer(seat, choose(match, seat, rng))
    assert undone > 5


SCRIPT = """
from random import Random
from tests.napoleon.drive import POLAND, new_match, play
from berthier.kernel import store
match = new_match(5, "friedland-battle", "grognard", POLAND, windows="strict")
play(match, Random(5))
print(store.fingerprint(match.title, match.board), len(match.log))
"""


def test_same_game_in_another_process_with_another_hash_seed() -> None:
    env = {**os.environ, "PYTHONHASHSEED": "77"}
    command = [sys.executable, "-c", SCRIPT]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    match = new_match(5, "friedland-battle", "grognard", POLAND, windows="strict")
    play(match, Random(5))
    here = store.fingerprint(match.title, match.board)
    assert ran.stdout.split() == [here, str(len(match.log))]


@pytest.mark.parametrize("level", ["conscrit", "grognard"])
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_twins_look_the_same(viewer: int, level: str) -> None:
    results = [compare(seed, viewer, 50, level=level, name=POLAND) for seed in range(8)]
    assert sum(share for _, share in results) / len(results) >= 0.3
    assert sum(done for done, _ in results) >= 20


# --- Aide de camp


def looked(hand: list[str]) -> Match:
    position = {
        "door": "initiative",
        "hands": {"french": ["aide-de-camp/5"], "russian": hand},
        "pieces": {name: {"zone": zone} for name, zone in (("ney", "rypin"), ("sacken", "rozan"))},
    }
    start = {"position": position}
    match = Match(open_title(POLAND, start), start, bytes(16))
    match.begin()
    match.answer(0, "play aide-de-camp/5")
    return match


def test_a_hand_that_was_seen_stays_known_until_its_cards_are_seen_to_leave() -> None:
    match = looked(["cosaques/3", "renforts/5"])
    kit = title(POLAND).kit
    seen = sorted(kit.card_ids[card] for card in match.view(0)["known"]["hand"])
    assert seen == ["cosaques/3", "renforts/5"]
    assert "hand" not in match.view(1)["known"]
    assert "hand" not in match.view(SPECTATOR)["known"]
    match.answer(1, "play renforts/5")
    assert [kit.card_ids[card] for card in match.view(0)["known"]["hand"]] == ["cosaques/3"]
    belief = match.title.belief(match.view(0))
    for seed in range(5):
        board = belief.deal(seed)
        assert isinstance(board, Board)
        assert [kit.card_ids[card] for card in board.hand[1]] == ["cosaques/3"]
    scene = match.title.scene(match.view(0), "en")
    assert scene["hands"][1]["known"] == ["cosaques/3"]


# --- rules have their numbers of 1807


def test_questions_cite_rules_of_the_book() -> None:
    opened, book = title(POLAND), rules_of(POLAND).rows
    for make in opened.board.tables.frames.values():
        if isinstance(make, type) and issubclass(make, Question) and make.kind not in OF_1806:
            assert [rule for rule in map(opened.cite, make.rules) if rule not in book] == []
            rule = opened.cite(make.otherwise.rule)
            assert not rule or rule in book


OF_1806 = ("accuse", "bid")  # Défection saxonne, and bids, which 1807 borrows (R07-38)


# --- what does not fit


def refused(name: str, start: dict[str, Any]) -> str:
    with pytest.raises(BadInput) as found:
        open_title(name, start).start(start)
    return found.value.code


def test_bad_input_is_told() -> None:
    assert refused(POLAND, {"scenario": "campaign"}) == "unknown-scenario"
    assert refused(POLAND, {"rules": "general"}) == "unknown-rules"
    assert refused(POLAND, {"options": {"six-cards": "on"}}) == "unknown-option"
    assert refused("napoleon-1806", {"options": {"six-cards": "yes"}}) == "bad-option-value"


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("napoleon-1806", "sieges", ["erfurt"]),
        ("napoleon-1806", "weather", "boue"),
        ("napoleon-1806", "winter", {"french": 1}),
        (POLAND, "sieges", ["rozan"]),
        (POLAND, "sieges", ["graudenz"]),  # without an owner
        (POLAND, "sieges", ["paris"]),
        (POLAND, "weather", "neige"),
        (POLAND, "weather_before", "boue"),
        (POLAND, "winter", {"prussian": 1}),
        (POLAND, "winter", {"french": -1}),
        (POLAND, "aside", ["nobody"]),
        (POLAND, "control", {"rozan": "prussian"}),
    ],
)
def test_bad_positions_are_told(name: str, field: str, value: object) -> None:
    start = {"position": {"door": "draw", field: value}}
    with pytest.raises(BadInput, match="bad-position"):
        open_title(name, start).start(start)


# --- six more cards for 1806


def test_six_cards_for_1806() -> None:
    start = {"options": {"six-cards": "on"}}
    opened = open_title("napoleon-1806", start)
    assert isinstance(opened, Napoleon)
    assert [len(deck) for deck in opened.kit.decks] == [39, 39]
    assert opened.pack_hash != open_title("napoleon-1806", {}).pack_hash
    match = new_match(3, "short", **start["options"])
    play(match, Random(3))
    assert match.board.over is not None
    store.verify(store.encode(match), open_title)


def test_a_match_with_the_six_cards_keeps_its_earlier_pack() -> None:
    start = {"options": {"six-cards": "on"}}
    now = open_title("napoleon-1806", start)
    first = now.earlier(start)[-1]
    assert isinstance(now, Napoleon)
    assert isinstance(first, Napoleon)
    assert len(first.kit.card_ids) == len(now.kit.card_ids) == 78
    assert [one.kit.die_fatigues[1] for one in (first, now)] == [
        [0, 1, 1, 1, 2, 2],
        [0, 1, 1, 3, 2, 2],
    ]
