"""What Berthier's speed is held against: python-chess, on this machine, in the same minutes.

All times are CPU seconds of this process. python-chess is under the GPL and is only measured here,
never imported by the package.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

import chess

CHESS_RATE = "chess: random moves"
CHESS_COPY = "chess: copy, median"
CHESS_COPY_P99 = "chess: copy, p99"


class Probe(NamedTuple):
    """One thing to measure, and how good it must be.

    The limit is `limit`, or `limit` times the value of the probe named `of`. Rates (unit
    "…/s") must not fall below it, all else (µs, ms, bytes) must not rise above it. Of the rounds
    the best counts, or what `pick` makes of them.
    """

    name: str
    unit: str
    measure: Callable[[], float]
    limit: float | None = None
    of: str = ""
    pick: Callable[[list[float]], float] | None = None

    @property
    def more_is_better(self) -> bool:
        return self.unit.endswith("/s")

    def settle(self, values: list[float]) -> float:
        """The one value of all rounds."""
        if self.pick is not None:
            return self.pick(values)
        return max(values) if self.more_is_better else min(values)


def quantile(values: list[float], share: float) -> float:
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def chess_moves_per_second(moves: int = 5000, seed: int = 1806) -> float:
    """Random legal moves; a new game after mate, stalemate, fifty idle moves or bare kings."""
    choose = random.Random(seed).choice
    board = chess.Board()
    start = process_time()
    for _ in range(moves):
        legal = list(board.legal_moves)
        # is_game_over() would list the legal moves again, and flatter us.
        if not legal or board.halfmove_clock >= 100 or board.is_insufficient_material():
            board = chess.Board()
        else:
            board.push(choose(legal))
    return moves / (process_time() - start)


def middle_games(count: int = 300, seed: int = 1806) -> list[chess.Board]:
    """Positions after 20 to 60 random half-moves."""
    luck = random.Random(seed)
    boards: list[chess.Board] = []
    while len(boards) < count:
        board = chess.Board()
        for _ in range(luck.randint(20, 60)):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(luck.choice(legal))
        else:
            boards.append(board)
    return boards


def chess_copy_microseconds(boards: list[chess.Board], share: float, repeat: int = 20) -> float:
    """One copy without its stack; `share` 0.5 is the median position, 0.99 a costly one."""
    times: list[float] = []
    for board in boards:
        start = process_time()
        for _ in range(repeat):
            board.copy(stack=False)
        times.append((process_time() - start) / repeat * 1e6)
    return quantile(times, share)


def probes() -> list[Probe]:
    boards = middle_games()
    return [
        Probe(CHESS_RATE, "moves/s", chess_moves_per_second),
        Probe(CHESS_COPY, "µs", lambda: chess_copy_microseconds(boards, 0.5)),
        Probe(CHESS_COPY_P99, "µs", lambda: chess_copy_microseconds(boards, 0.99)),
    ]
