"""What many games say together: who won, how surely, by what, and how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, quantiles
from typing import NamedTuple

from berthier.lab.intervals import Interval, wilson
from berthier.lab.one_game import FROZEN, UNFINISHED, Game


class Share(NamedTuple):
    """What a side or a player won, of how many games; a draw counts half for a player."""

    name: str
    won: float
    of: int

    @property
    def rate(self) -> float:
        return self.won / self.of if self.of else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.won, self.of)


class Spread(NamedTuple):
    mean: float
    quarter: float
    half: float
    three_quarters: float


class Summary(NamedTuple):
    games: int
    sides: list[Share]
    draws: int
    unfinished: int
    decisions: Spread
    turns: Spread
    causes: list[tuple[str, str, int]]  # winner, cause, games; the most frequent first


def summarise(games: Sequence[Game], seats: Sequence[str]) -> Summary:
    winners = Counter(game.winner for game in games)
    unfinished = sum(game.cause in (FROZEN, UNFINISHED) for game in games)
    causes = Counter((game.winner, game.cause) for game in games)
    return Summary(
        len(games),
        [Share(seat, winners[seat], len(games)) for seat in seats],
        winners[""] - unfinished,
        unfinished,
        spread([game.decisions for game in games]),
        spread([game.turn for game in games]),
        [(*key, count) for key, count in sorted(causes.items(), key=lambda c: (-c[1], c[0]))],
    )


def spread(values: Sequence[int]) -> Spread:
    """Mean and quartiles, these between two values where none stands there."""
    if len(values) < 2:
        only = float(sum(values))
        return Spread(only, only, only, only)
    return Spread(fmean(values), *quantiles(values, n=4, method="inclusive"))


def score(
    games: Sequence[Game], player: str, seats: Sequence[str], seat: str | None = None
) -> Share:
    """What a player won, from one seat or from all; where nobody won, half a win."""
    won, of = 0.0, 0
    for game in games:
        for name, word in zip(seats, game.players, strict=True):
            if word == player and seat in (None, name):
                of += 1
                won += 0.5 if not game.winner else float(game.winner == name)
    return Share(player, won, of)
