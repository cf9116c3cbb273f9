"""Intervals and summaries against numbers worked out by hand or printed elsewhere."""

from __future__ import annotations

import pytest

from berthier.lab.intervals import wilson
from berthier.lab.one_game import FORFEIT, UNFINISHED, Game
from berthier.lab.summary import Spread, score, spread, summarise

SEATS = ("french", "prussian")


def game(number: int, winner: str, cause: str, turn: int, decisions: int, *players: str) -> Game:
    words = players or ("tambour", "random")
    return Game(number, "", words, False, winner, cause, "", turn, decisions, (9,), "", "0")


GAMES = [
    game(0, "french", "N06-VIC-5", 3, 100),
    game(1, "french", "N06-VIC-5", 4, 120, "random", "tambour"),
    game(2, "prussian", "N06-VIC-7", 7, 200),
    game(3, "french", FORFEIT, 1, 10),
    game(4, "", UNFINISHED, 7, 400),
    game(5, "", "BDN-SCR-6", 7, 170),
]


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [  # the examples of Newcombe, Statistics in Medicine 17 (1998)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    assert wilson(won, of) == pytest.approx((low, high), abs=0.00005)
    mirrored = wilson(of - won, of)
    assert mirrored == pytest.approx((1 - high, 1 - low), abs=0.00005)


def test_intervals_at_the_ends() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(20, 20).high == 1.0
    low, high = wilson(9.5, 20)  # draws count half
    assert wilson(9, 20).low < low < 9.5 / 20 < high < wilson(10, 20).high


def test_a_summary_worked_out_by_hand() -> None:
    found = summarise(GAMES, SEATS)
    assert found.games == 6
    assert [(side.name, side.won, side.of) for side in found.sides] == [
        ("french", 3, 6),
        ("prussian", 1, 6),
    ]
    assert found.sides[0].rate == 0.5
    assert (found.draws, found.unfinished) == (1, 1)
    # decisions in order: 10, 100, 120, 170, 200, 400
    assert found.decisions == pytest.approx((1000 / 6, 105.0, 145.0, 192.5))
    assert found.causes[0] == ("french", "N06-VIC-5", 2)
    assert sorted(found.causes[1:]) == [
        ("", "BDN-SCR-6", 1),
        ("", UNFINISHED, 1),
        ("french", FORFEIT, 1),
        ("prussian", "N06-VIC-7", 1),
    ]


def test_the_length_of_no_game_and_of_one() -> None:
    assert spread([]) == Spread(0, 0, 0, 0)
    assert spread([7]) == Spread(7, 7, 7, 7)


def test_scores_go_with_the_player_not_with_the_seat() -> None:
    """Whom bids sent to the other side has won there; where nobody won, both have half."""
    assert score(GAMES, "random", SEATS)[1:] == (1 + 1 + 0.5 + 0.5, 6)
    assert score(GAMES, "tambour", SEATS)[1:] == (1 + 1 + 0.5 + 0.5, 6)
    assert score(GAMES, "random", SEATS, "french")[1:] == (1, 1)
    assert score(GAMES, "random", SEATS, "prussian")[1:] == (2, 5)
