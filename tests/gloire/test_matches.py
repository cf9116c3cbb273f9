"""Whole matches through the title: they end, counts hold, nobody believes what is false, saves
load, and positions dealt from a view fit it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from berthier.games.gloire.board import Board
from berthier.games.registry import open_title
from berthier.kernel import flow, store
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts

from .drive import invariants
from .matches import (
    asked_seat,
    board_of,
    choose,
    is_true,
    load,
    new_match,
    play,
    saved_at,
    stands_at,
    title,
)

VIEWERS = (0, 1, SPECTATOR)
LARGEST = 100_000  # bytes of a view


@pytest.mark.parametrize("scenario", title().scenarios)
def test_random_matches_end(scenario: str) -> None:
    """In every scenario; what is known stays true, and at some decisions a save is loaded."""
    match = new_match(len(scenario), scenario, "strict" if len(scenario) % 2 else "brisk")
    rng = Random(scenario)
    while match.board.over is None:
        found = match.options(seat := asked_seat(match))
        assert len(set(found)) == len(found) >= 1
        match.answer(seat, rng.choice(found))
        is_true(match, VIEWERS[len(match.log) % 3])
        if rng.random() < 0.01:
            invariants(board_of(match))
            same_after_loading(match)
    row = board_of(match).kit.scenario[scenario]
    assert row.first_turn <= board_of(match).turn <= row.last_turn
    assert len(match.log) > 50
    if row.last_turn - row.first_turn < 4:  # it is played all over again
        report = store.verify(store.encode(match), open_title)
        assert report["answers"] == len(match.log)
    assert all("pf" in row for row in match.view(SPECTATOR)["pieces"] if "emptied" in row)


def same_after_loading(match: Match) -> None:
    again = load(store.encode(match))
    assert store.dump(again) == store.dump(match)
    for viewer in VIEWERS:
        text = msgspec.json.encode(match.view(viewer))
        assert text == msgspec.json.encode(again.view(viewer))
        assert len(text) <= LARGEST


# Questions of every kind of record, so that dealt positions stand there too.
ASKED = (
    "activate form step-to how-many intercept intercept-with react-how march-to-guns march-with "
    "withdraw choose-tactic take-loss step-back recover give-strength share-points play-card "
    "sally-or-not resolve"
).split()


@pytest.mark.parametrize("kind", ASKED)
def test_deals_fit_the_view_and_play_on(kind: str) -> None:
    match, rng = load(saved_at(len(kind), kind)), Random(kind)
    assert stands_at(match, kind)
    for step in range(6):
        for viewer in VIEWERS:
            deal_fits(match, viewer, step, rng)
        if match.board.over is None:
            play(match, rng, 3)


def deal_fits(match: Match, viewer: int, seed: int, rng: Random) -> None:
    view = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
    board = match.title.belief(view).deal(seed)
    assert isinstance(board, Board)
    again = match.title.view(board, viewer, match.known[viewer])
    assert msgspec.json.encode(again) == msgspec.json.encode(view)
    invariants(board)
    if viewer in match.asked():
        question = next(one for one in flow.asked(board) if one.seat == viewer)
        texts = option_texts(board, title().names, question, flow.options(board, question))
        assert texts == match.options(viewer)
    if seed == 0:
        play_on(board, rng)


def play_on(b: Board, rng: Random) -> None:
    """To the end."""
    flow.advance(b)
    while b.over is None:
        flow.answer(b, flow.asked(b)[0], rng.choice(b.offered))


def test_a_tactic_is_taken_back_by_nobody_who_looks() -> None:
    """While both choose, undo is barred: it would tell whether the other has chosen."""
    match = load(saved_at(13, "choose-tactic"))
    seat = asked_seat(match)
    match.answer(seat, match.options(seat)[0])
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(seat)


def test_a_march_can_be_formed_anew() -> None:
    """Who goes along is nobody's business before the stack sets off."""
    match = load(saved_at(4, "activate"))
    seat = asked_seat(match)
    before = store.fingerprint(match.title, match.board)
    unit = next(text for text in match.options(seat) if text.startswith("activate "))
    match.answer(seat, unit)
    assert match.view(1 - seat)["stack"][-1][0] == "activate"
    match.undo(seat)
    assert store.fingerprint(match.title, match.board) == before


@pytest.mark.parametrize(
    ("start", "code"),
    [
        ({"scenario": "waterloo"}, "unknown-scenario"),
        ({"rules": "conscrit"}, "unknown-rules"),
        ({"options": {"fog": "on"}}, "unknown-option"),
        ({"options": {"supply": "much"}}, "bad-option-value"),
    ],
)
def test_a_start_that_cannot_be_is_refused(start: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as caught:
        title().start(start)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("position", "path"),
    [
        ({"door": "cellar"}, "door"),
        ({"door": "turn", "pieces": {"bonaparte": "leipzig"}}, "pieces.bonaparte"),
        ({"door": "turn", "pieces": {"ney": "paris"}}, "pieces.ney.box"),
        ({"door": "turn", "pieces": {"davout": "leipzig"}}, "pieces.davout"),  # autumn
        (
            {"door": "turn", "pieces": {"corps-3": {"box": "leipzig", "pf": 40}}},
            "pieces.corps-3.pf",
        ),
        ({"door": "turn", "commanders": {"grande-armee": "ney"}}, "commanders.grande-armee"),
        ({"door": "turn", "broken": [["leipzig", "berlin"]]}, "broken[0]"),
        ({"door": "turn", "sieges": [{"box": "leipzig", "side": "french"}]}, "sieges[0]"),
        ({"door": "march"}, "march.pieces"),
        ({"door": "battle", "battle": "leipzig"}, "battle"),
        ({"door": "turn", "turn": 40}, "turn"),
        ({"door": "turn", "pieces": {"ney": 3}}, "pieces[...]"),
        ({"door": "turn", "weather": "hail"}, "weather"),
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object], path: str) -> None:
    start = {"position": position}
    with pytest.raises(BadInput) as caught:
        open_title("jdg-allemagne-1813", start).start(start)
    assert (caught.value.code, caught.value.args_["path"]) == ("bad-position", path)


def test_a_described_position_tells_no_strengths() -> None:
    pieces = {"corps-3": {"box": "leipzig", "pf": 4}, "yorck-corps": {"box": "berlin", "pf": 3}}
    start = {"position": {"door": "movement", "pieces": pieces}}
    match = Match(open_title("jdg-allemagne-1813", start), start, bytes(16))
    match.begin()
    rows = {row["id"]: row for row in match.view(0)["pieces"]}
    assert rows["corps-3"]["pf"] == 4
    assert rows["yorck-corps"]["strength"][0] == 1 < rows["yorck-corps"]["strength"][1]


SCRIPT = """
from random import Random
from tests.gloire.matches import new_match, play
from berthier.kernel import store
match = new_match(5, "viceroy", "strict")
play(match, Random(5))
print(store.fingerprint(match.title, match.board), len(match.log))
"""


def test_same_match_in_another_process_with_another_hash_seed() -> None:
    found = set()
    for seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        found.add(ran.stdout)
    assert len(found) == 1
    assert choose(["done"], Random(1)) == "done"
