"""Positions dealt from a view fit that view and can be played on."""

from __future__ import annotations

from random import Random

import msgspec

from berthier.games.napoleon.board import Board
from berthier.kernel import flow

from .drive import asked_seat, choose, invariants, new_match


def test_deals_fit_the_view_and_play_on() -> None:
    dealt = 0
    for seed in range(6):
        match = new_match(seed, "campaign", windows="strict" if seed % 2 else "brisk")
        rng = Random(seed)
        while match.board.over is None:
            seat = asked_seat(match)
            if rng.random() < 0.08:
                for viewer in (0, 1):
                    dealt += 1
                    view = msgspec.json.decode(msgspec.json.encode(match.view(viewer)))
                    board = match.title.belief(view).deal(dealt)
                    assert isinstance(board, Board)
                    again = match.title.view(board, viewer, match.known[viewer])
                    assert msgspec.json.encode(again) == msgspec.json.encode(view)
                    play_on(board, rng)
            match.answer(seat, choose(match, seat, rng))
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
    rng = Random(3)
    for _ in range(60):
        seat = asked_seat(match)
        match.answer(seat, choose(match, seat, rng))
    belief = match.title.belief(match.view(0))
    hands = set()
    for seed in range(30):
        board = belief.deal(seed)
        assert isinstance(board, Board)
        assert isinstance(match.board, Board)
        assert sorted(board.hand[0]) == sorted(match.board.hand[0])
        hands.add(tuple(board.hand[1]))
    assert len(hands) > 5
