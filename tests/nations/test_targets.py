"""The quick questions ("could any …?") always say what the lists say."""

from __future__ import annotations

from random import Random

from berthier.games.nations.board import Board
from berthier.games.nations.targets import can_jump, can_remove, can_step, movable, removable

from .drive import board_of, new_match, play


def test_quick_answers_agree_with_the_lists() -> None:
    compared = [0, 0, 0, 0]
    for seed in range(8):
        match, rng = new_match(seed, level=("basic", "advanced")[seed % 2]), Random(seed)
        while match.board.over is None:
            for place, count in enumerate(agreed(board_of(match), rng)):
                compared[place] += count
            play(match, rng, 1)
    assert min(compared) > 500


def agreed(b: Board, rng: Random) -> list[int]:
    """How many answers were yes and how many no, of steps and of jumps and removals."""
    steps, others = [0, 0], [0, 0]
    cards = range(len(b.kit.card_ids))
    for side in (0, 1):
        assert can_step(b, side, -1) == bool(movable(b, side, [], wild=1))
        for card in rng.sample(cards, 4):
            found = bool(movable(b, side, [card], wild=0))
            assert can_step(b, side, card) == found
            steps[found] += 1
        for one, two in zip(rng.sample(cards, 4), rng.sample(cards, 4), strict=True):
            found = bool(movable(b, side, [one, two], wild=0))
            assert can_jump(b, side, one, two) == found
            others[found] += 1
        for terrain in range(3):
            found = bool(removable(b, side, terrain))
            assert can_remove(b, side, terrain) == found
            others[found] += 1
    return [*steps, *others]
