"""Whole random games: invariants at every question, saves, undo, sound knowledge, determinism."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.knowledge import Known
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import asked
from berthier.kernel.match import Match

from .drive import asked_seat, choose, invariants, new_match, play

TABLES = [
    {},
    {"windows": "strict"},
    {"combat": "dice"},
    {"windows": "strict", "orders-of-battle": "open"},
]


def board_of(match: Match) -> Board:
    assert isinstance(match.board, Board)
    return match.board


def check_knowledge(match: Match) -> None:
    """The truth lies within what every viewer has worked out."""
    b = board_of(match)
    for viewer, known in match.known.items():
        assert isinstance(known, Known)
        for n in range(len(b.kit.piece_ids)):
            if b.kit.is_corps[n] and b.where[n] >= 0 and b.kit.side_of[n] != viewer:
                low, high = known.strength[n]
                assert low <= b.infantry[n] + b.cavalry[n] <= high
                assert known.cavalry[n][0] <= b.cavalry[n] <= known.cavalry[n][1]
                assert known.fatigue[n][0] <= b.fatigue[n] <= known.fatigue[n][1]


@pytest.mark.parametrize("scenario", ["campaign", "short"])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_game_ends_and_keeps_the_invariants(scenario: str, table: int) -> None:
    for seed in range(4):
        match = new_match(seed, scenario, **TABLES[table])
        rng = Random(seed)
        while match.board.over is None:
            assert 1 <= len(match.asked()) <= 1
            invariants(board_of(match))
            check_knowledge(match)
            seat = asked_seat(match)
            assert len(match.options(seat)) >= (1 if match.board.strict else 2)
            match.answer(seat, choose(match, seat, rng))
        assert not asked(match.board)
        assert 0 <= board_of(match).vp <= 20


def test_save_and_load_at_every_decision() -> None:
    for seed in (1, 2):
        match = new_match(seed, "short", windows="strict" if seed == 2 else "brisk")
        rng = Random(seed)
        while match.board.over is None:
            again = store.load(store.encode(match), open_title)
            assert store.dump(again) == store.dump(match)
            seat = asked_seat(match)
            text = choose(match, seat, rng)
            mine = [face.row() for face in match.answer(seat, text)]
            assert mine == [face.row() for face in again.answer(seat, text)]
            before = store.fingerprint(match.title, match.board)
            assert before == store.fingerprint(again.title, again.board)
        report = store.verify(store.encode(match), open_title)
        assert report["answers"] == len(match.log)


def test_undo_is_never_having_done_it() -> None:
    undone = 0
    for seed in range(3):
        match = new_match(seed, "short")
        rng = Random(seed)
        while match.board.over is None:
            before = store.decode(store.encode(match))
            drawn = match.oracle.n
            seat = asked_seat(match)
            match.answer(seat, choose(match, seat, rng))
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


SCRIPT = """
import sys
from random import Random
from tests.napoleon.drive import new_match, play
from berthier.kernel import store
match = new_match(5, "campaign", windows="strict")
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
    match = new_match(5, "campaign", windows="strict")
    play(match, Random(5))
    here = store.fingerprint(match.title, match.board)
    assert len(found) == 1
    assert found.pop().split()[0] == here
