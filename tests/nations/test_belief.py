"""Positions dealt from a view fit that view and can be played on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from berthier.games.nations.board import Board
from berthier.kernel import flow
from berthier.kernel.events import SPECTATOR

from .drive import asked_seat, board_of, choose, invariants, new_match, play


@pytest.mark.parametrize("scenario", ["game", "match"])
def test_deals_fit_the_view_and_play_on(scenario: str) -> None:
    dealt = 0
    for seed in range(6):
        match = new_match(seed, scenario, windows="strict" if seed % 2 else "brisk")
        rng = Random(seed)
        while match.board.over is None:
            kind = match.board.stack[-1].kind
            if rng.random() < 0.08 or kind == "keep":
                for viewer in (0, 1, SPECTATOR):
                    dealt += 1
                    view = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
                    board = match.title.belief(view).deal(dealt)
                    assert isinstance(board, Board)
                    again = match.title.view(board, viewer, match.known[viewer])
                    assert msgspec.json.encode(again) == msgspec.json.encode(view)
                    play_on(board, rng)
            seat = asked_seat(match)
            match.answer(seat, choose(match.options(seat), rng))
    assert dealt > 100


def play_on(board: Board, rng: Random) -> None:
    flow.advance(board)
    for _ in range(25):
        if board.over is not None:
            return
        invariants(board)
        question = flow.asked(board)[0]
        flow.answer(board, question, rng.choice(board.offered))


def test_deals_differ_and_hide_what_is_hidden() -> None:
    match = new_match(3)
    play(match, Random(3), 60)
    truth = board_of(match)
    hands, missions = set(), set()
    for seed in range(30):
        board = match.title.belief(match.view(1)).deal(seed)
        assert isinstance(board, Board)
        assert sorted(board.hand[1]) == sorted(truth.hand[1])
        assert board.revealed == truth.revealed
        hands.add(tuple(sorted(board.hand[0])))
        missions.add(tuple(sorted(board.missions)))
    assert len(hands) > 5
    assert len(missions) > 5


def test_napoleon_knows_his_missions() -> None:
    match = new_match(3)
    play(match, Random(3), 60)
    board = match.title.belief(match.view(0)).deal(1)
    assert isinstance(board, Board)
    assert sorted(board.missions) == sorted(board_of(match).missions)
