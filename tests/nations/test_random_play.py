"""Whole random games: invariants at every question, saves, undo, determinism."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from random import Random

import pytest

from berthier.games.nations.kit import TIME
from berthier.games.nations.knowledge import Known
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Question, asked
from berthier.kernel.match import Match

from .drive import asked_seat, board_of, choose, invariants, new_match, play, time_cards_out

SEEDS = 5


def time_cards_played(match: Match) -> int:
    """In the game that is being played, by what everybody was told."""
    kinds, count = board_of(match).kit.card_kind, 0
    for event in match.journal.events:
        if event.kind.name == "game":
            count = 0
        elif event.kind.name == "played":
            count += sum(kinds[card] == TIME for card in event.everyone[1])
    return count


def check_knowledge(match: Match) -> None:
    """What a viewer takes for certain is in the hand."""
    b = board_of(match)
    for known in match.known.values():
        assert isinstance(known, Known)
        for side in (0, 1):
            assert not Counter(known.held[side]) - Counter(b.hand[side])


@pytest.mark.parametrize("windows", ["brisk", "strict"])
@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("scenario", ["game", "match"])
def test_every_game_ends_and_keeps_the_invariants(scenario: str, level: str, windows: str) -> None:
    for seed in range(SEEDS):
        match = new_match(seed, scenario, level, windows)
        rng, games = Random(seed), {board_of(match).game}
        while match.board.over is None:
            assert len(match.asked()) == 1
            b = board_of(match)
            invariants(b)
            check_knowledge(match)
            if b.stack[-1].kind not in ("keep", "count-for"):
                assert time_cards_out(b) == time_cards_played(match)
            games.add(b.game)
            seat = asked_seat(match)
            found = match.options(seat)
            assert len(set(found)) == len(found) >= (1 if b.strict else 2)
            match.answer(seat, choose(found, rng, shy=seed % 2 == 0))
        assert not asked(match.board)
        assert games == ({0, 1} if scenario == "match" else {0})
        assert match.board.over.rule == ("BDN-SCR-6" if scenario == "match" else "BDN-SCR-5")


def test_random_games_ask_every_question() -> None:
    frames = new_match(0).title.board.tables.frames.values()
    wanted = {f.kind for f in frames if isinstance(f, type) and issubclass(f, Question)}
    found: set[str] = set()
    for seed in range(80):
        match, rng = new_match(seed), Random(seed)
        while match.board.over is None:
            found.add(match.board.stack[-1].kind)
            play(match, rng, 1, shy=seed % 2 == 0)
        if found == wanted:
            return
    assert found == wanted


@pytest.mark.parametrize("windows", ["brisk", "strict"])
def test_save_and_load_at_every_decision(windows: str) -> None:
    match = new_match(1, "game", "advanced", windows)
    rng = Random(1)
    while match.board.over is None:
        again = store.load(store.encode(match), open_title)
        assert store.dump(again) == store.dump(match)
        seat = asked_seat(match)
        text = choose(match.options(seat), rng)
        mine = [face.row() for face in match.answer(seat, text)]
        assert mine == [face.row() for face in again.answer(seat, text)]
        before = store.fingerprint(match.title, match.board)
        assert before == store.fingerprint(again.title, again.board)
    report = store.verify(store.encode(match), open_title)
    assert report["answers"] == len(match.log)


def test_a_match_of_two_games_can_be_verified() -> None:
    match = new_match(2, "match")
    play(match, Random(2))
    report = store.verify(store.encode(match), open_title)
    assert report["answers"] == len(match.log)


def test_undo_is_never_having_done_it() -> None:
    undone = 0
    for seed in range(3):
        match, rng = new_match(seed), Random(seed)
        while match.board.over is None:
            before = store.decode(store.encode(match))
            drawn, seat = match.oracle.n, asked_seat(match)
            match.answer(seat, choose(match.options(seat), rng))
            if match.oracle.n == drawn and match.history[-1].seat == seat and rng.random() < 0.5:
                try:
                    match.undo(seat)
                except BadInput as problem:
                    assert problem.code in ("undo-barrier", "game-over")  # noqa: PT017
                    continue
                undone += 1
                after = store.decode(store.encode(match))
                for name in ("board", "known", "events", "draws"):
                    assert after[name] == before[name]
        store.verify(store.encode(match), open_title)
    assert undone > 20


def test_a_drawn_card_cannot_be_put_back() -> None:
    match, rng = new_match(4), Random(4)
    while "deck" not in match.options(asked_seat(match)):
        play(match, rng, 1)
    seat = asked_seat(match)
    match.answer(seat, "deck")
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(seat)


SCRIPT = """
from random import Random
from tests.nations.drive import new_match, play
from berthier.kernel import store
match = new_match(5, "match", "advanced", "strict")
play(match, Random(5))
print(store.fingerprint(match.title, match.board), len(match.log), match.board.over.rule)
"""


def test_same_game_in_another_process_with_another_hash_seed() -> None:
    found = set()
    for seed in ("1", "77"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        ran = subprocess.run(
            [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, check=True
        )
        found.add(ran.stdout)
    match = new_match(5, "match", "advanced", "strict")
    play(match, Random(5))
    assert len(found) == 1
    assert found.pop().split()[0] == store.fingerprint(match.title, match.board)
