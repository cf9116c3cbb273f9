"""What is measured of a title. A decision is a question with at least two options in a brisk match
of two random players; forced answers are taken by the kernel and not counted.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from time import perf_counter, process_time
from typing import Any

from berthier.games.registry import open_title
from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.flow import Board
from berthier.kernel.match import Match
from berthier.kernel.routes import Reach
from yardstick import CHESS_COPY, CHESS_RATE, Probe, quantile

DECISIONS = 12_000
COPIES = 4_000
LOOKS = 150
SLOWEST = "napoleon-1806"  # its copies are the largest: only there the spread matters
# Of the chess moves in the same time, and of the copies of a chess board, if not as usual: a board
# of 351 towns and 129 pieces.
RATES = {"jdg-allemagne-1813": 1.0}
COPY_LIMITS = {"jdg-allemagne-1813": 10.0}
ELDER, SISTER = "napoleon-1806", "napoleon-1807"  # one is held against the other


def new_board(title: Title, seed: int, level: str = "") -> Board:
    board = title.start({"rules": level} if level else {})
    board.luck = seed * 2_654_435_761 + 1
    flow.advance(board)
    return board


def play_on(board: Board, rng: random.Random, most: int) -> int:
    """Random answers until the game ends or `most` decisions were made; how many were."""
    made = 0
    choice = rng.choice
    while board.over is None and made < most:
        flow.answer(board, flow.asked(board)[0], choice(board.offered))
        made += 1
    return made


def decisions_per_second(title: Title, level: str = "") -> float:
    rng = random.Random(1806)
    start, made, seed = process_time(), 0, 0
    while made < DECISIONS:
        seed += 1
        made += play_on(new_board(title, seed, level), rng, DECISIONS - made)
    return made / (process_time() - start)


@cache
def middle_boards(name: str) -> list[Board]:
    """Positions after 20, 40, 60 … decisions of some games."""
    title = open_title(name, {})
    rng = random.Random(7)
    found = []
    for seed in range(1, 21):
        board = new_board(title, seed)
        for _ in range(8):
            play_on(board, rng, 20)
            if board.over is None:
                found.append(board.copy())
    return found


def copy_microseconds(name: str, share: float) -> float:
    boards = middle_boards(name)
    times = []
    for n in range(COPIES):
        board = boards[n % len(boards)]
        start = process_time()
        for _ in range(10):
            board.copy()
        times.append((process_time() - start) * 1e5)
    return quantile(times, share)


@cache
def middle_views(name: str, level: str = "") -> list[tuple[Match, int]]:
    """Refereed matches in their middle, and the seat that is asked."""
    title = open_title(name, {})
    rng = random.Random(11)
    found = []
    for seed in range(10):
        match = Match(title, {"rules": level} if level else {}, bytes([seed]) * 16)
        match.begin()
        for _ in range(60):
            if match.board.over is None:
                seat = next(iter(match.asked()))
                match.answer(seat, rng.choice(match.options(seat)))
        if match.board.over is None:
            found.append((match, next(iter(match.asked()))))
    return found


def milliseconds(run: Callable[[int], Any], count: int) -> float:
    start = process_time()
    for n in range(count):
        run(n)
    return (process_time() - start) * 1000 / count


def view_ms(name: str, level: str = "") -> float:
    matches = middle_views(name, level)
    return milliseconds(lambda n: matches[n % len(matches)][0].view(n % 2), LOOKS)


def belief_ms(name: str) -> float:
    title = open_title(name, {})
    views = [match.view(seat) for match, seat in middle_views(name)]
    return milliseconds(lambda n: title.belief(views[n % len(views)]), LOOKS)


def deal_ms(name: str, level: str = "") -> float:
    title = open_title(name, {})
    beliefs = [title.belief(match.view(seat)) for match, seat in middle_views(name, level)]
    return milliseconds(lambda n: beliefs[n % len(beliefs)].deal(n), LOOKS)


def routes_ms(name: str) -> float:
    """How long a person waits to see where a march can go, in the median."""
    took = []
    for seed in range(3):
        match = Match(open_title(name, {}), {}, bytes([seed]) * 16)
        match.begin()
        rng = random.Random(seed)
        for _ in range(LOOKS):
            seat, question = next(iter(match.asked().items()))
            if question.kind in match.title.walks:
                view, start = match.view(seat), process_time()
                Reach(match.title, view)
                took.append((process_time() - start) * 1000)
            match.answer(seat, rng.choice(match.options(seat)))
    return quantile(took, 0.5)


def help_seconds() -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, "-m", "berthier.cli.main", "--help"], check=True, capture_output=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def rows(name: str) -> list[Probe]:
    title = open_title(name, {})
    copy = f"{name}: copy, median"
    fog = fog_rows(name) if FOG in title.levels else []
    return [
        *plain_rows(name, title, copy),
        *fog,
    ]


def sister_row() -> Probe:
    title = open_title(SISTER, {})
    return Probe(
        f"{SISTER}: decisions, against 1806",
        "decisions/s",
        lambda: decisions_per_second(title),
        limit=0.8,
        of=f"{ELDER}: decisions",
    )


def plain_rows(name: str, title: Title, copy: str) -> list[Probe]:
    return [
        Probe(
            f"{name}: decisions",
            "decisions/s",
            lambda: decisions_per_second(title),
            limit=RATES.get(name, 1.5),
            of=CHESS_RATE,
        ),
        Probe(
            copy,
            "µs",
            lambda: copy_microseconds(name, 0.5),
            limit=COPY_LIMITS.get(name, 3.0),
            of=CHESS_COPY,
        ),
        Probe(
            f"{name}: copy, p99",
            "µs",
            lambda: copy_microseconds(name, 0.99),
            limit=2.0 if name == SLOWEST else None,
            of=copy,
        ),
        Probe(f"{name}: view", "ms", lambda: view_ms(name), limit=1.0),
        Probe(f"{name}: belief", "ms", lambda: belief_ms(name), limit=5.0),
        Probe(f"{name}: deal", "ms", lambda: deal_ms(name), limit=0.5),
        *(
            [Probe(f"{name}: routes", "ms", lambda: routes_ms(name), limit=30.0)]
            if title.walks
            else []
        ),
    ]


FOG = "grognard"


def fog_rows(name: str) -> list[Probe]:
    """The fog of war may cost something, but not much."""
    title = open_title(name, {})
    return [
        Probe(
            f"{name} {FOG}: decisions",
            "decisions/s",
            lambda: decisions_per_second(title, FOG),
            limit=0.7,
            of=f"{name}: decisions",
        ),
        Probe(f"{name} {FOG}: view", "ms", lambda: view_ms(name, FOG), limit=1.0),
        Probe(f"{name} {FOG}: deal", "ms", lambda: deal_ms(name, FOG), limit=0.5),
    ]


GAMES = 24  # enough for the start of the processes not to matter much
ONE_CORE = "simulate, one core"


def simulated_per_second(jobs: int) -> float:
    """By the clock: what is wanted of a second core is that one waits less."""
    line = ["simulate", "--scenario", "short", "--games", str(GAMES), "--jobs", str(jobs)]
    start = perf_counter()
    subprocess.run(
        [sys.executable, "-m", "berthier.cli.main", *line], check=True, capture_output=True
    )
    return GAMES / (perf_counter() - start)


def common_rows() -> list[Probe]:
    return [
        Probe("berthier --help", "s", help_seconds, limit=0.3),
        Probe(ONE_CORE, "games/s", lambda: simulated_per_second(1)),
        Probe(
            "simulate, two cores",
            "games/s",
            lambda: simulated_per_second(2),
            limit=1.6,
            of=ONE_CORE,
        ),
    ]
