"""The ladder: each level of the computer against the one below it, half the games from each side.

Its results are files of simulations in a cache folder, so a ladder that was interrupted goes on.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

import msgspec

from berthier.games.registry import NAMES, open_title
from berthier.kernel.errors import BadInput
from berthier.lab.failures import Failure, failures_of
from berthier.lab.one_game import FORFEIT, Game
from berthier.lab.plan import Plan, identity, make_plan
from berthier.lab.simulate import Watch, simulate
from berthier.lab.summary import Share, score
from berthier.players.bots import SECONDS

SURE = 0.55  # a level is stronger if even the lower end of its interval is above
PART = 20  # games a pair for a first look
GLANCE = 36  # and iterations: four answers are tried, each just often enough
BUDGETED = "major"  # the level that takes a number of iterations
ITERATIONS = 60  # what it gets for a decision: the whole ladder then takes less than two hours
# In the fog, and in a game of few decisions, it has to weigh more to find what is better.
MORE = 240
MOST = 720  # without vedettes, in a long game, it knows least
COMMAND = "berthier ladder"


class Combination(NamedTuple):
    """One way to play a title, and how many games a pair plays there."""

    title: str
    scenario: str
    level: str
    games: int
    iterations: int = ITERATIONS


COMBINATIONS = (
    Combination("napoleon-1806", "campaign", "conscrit", 200),
    Combination("napoleon-1806", "campaign", "grognard", 100, MORE),
    Combination("napoleon-1806", "campaign", "marechal", 100, MOST),
    Combination("napoleon-1806", "short", "conscrit", 100, MORE),
    Combination("napoleon-1806", "short", "grognard", 100, MORE),
    Combination("napoleon-1806", "short", "marechal", 100, MORE),
    Combination("napoleon-1807", "pultusk-campaign", "conscrit", 100),
    Combination("napoleon-1807", "pultusk-battle", "conscrit", 100),
    Combination("napoleon-1807", "eylau-campaign", "conscrit", 100),
    Combination("napoleon-1807", "eylau-battle", "conscrit", 100),
    Combination("napoleon-1807", "friedland-campaign", "conscrit", 100),
    Combination("napoleon-1807", "friedland-battle", "conscrit", 100),
    Combination("bataille-des-nations-1813", "game", "basic", 200),
    Combination("bataille-des-nations-1813", "game", "advanced", 100),
    Combination("jdg-allemagne-1813", "viceroy", "open", 100),
    Combination("jdg-allemagne-1813", "lutzen-bautzen", "open", 100),
)


class Pair(NamedTuple):
    """Two players; the first should be the stronger one."""

    higher: str
    lower: str


class Rung(NamedTuple):
    """How a pair has played in one combination."""

    pair: Pair
    combination: Combination
    sides: tuple[Share, ...]  # the higher one's score by seat
    score: Share
    decisions: float  # a game, on average
    seconds: float
    failures: list[tuple[Failure, int]]  # of players, and how often

    @property
    def is_sure(self) -> bool:
        return self.score.interval.low > SURE


def combinations_of(titles: Sequence[str], games: int | None) -> list[Combination]:
    """Those of some titles, or all of them; `games` a pair instead of the usual number."""
    for title in titles:
        if title not in NAMES:
            raise BadInput("unknown-title", given=title, known=", ".join(NAMES))
    if games is not None and games < 2:
        raise BadInput("too-few-a-pair", given=games)
    found = [row for row in COMBINATIONS if not titles or row.title in titles]
    return found if games is None else [row._replace(games=games) for row in found]


def pairs_of(levels: Sequence[str], iterations: int) -> list[Pair]:
    """Each level against the one named before it."""
    words = [with_budget(level, iterations) for level in levels]
    if len(words) < 2 or len(set(words)) < len(words):
        raise BadInput("bad-ladder", given=", ".join(words))
    return [Pair(higher, lower) for lower, higher in pairwise(words)]


def with_budget(level: str, iterations: int) -> str:
    return level if level != BUDGETED else f"{level}:{iterations}"


def plans_of(
    pair: Pair, combination: Combination, seed: str, seconds: float = SECONDS
) -> list[tuple[Plan, int]]:
    """From each seat as many games, with the same luck."""
    seats = open_title(combination.title, {}).seats
    found = []
    for place, seat in enumerate(seats):
        players = {other: pair.higher if other == seat else pair.lower for other in seats}
        plan = make_plan(
            combination.title,
            players,
            combination.scenario,
            combination.level,
            seed=seed,
            seconds=seconds,
        )
        found.append((plan, (combination.games + len(seats) - 1 - place) // len(seats)))
    return found


def climb(
    pair: Pair,
    combination: Combination,
    seed: str,
    jobs: int,
    cache: Path,
    watch: Watch,
    seconds: float = SECONDS,
) -> Rung:
    """Play what the cache does not hold yet; `watch` is told how many games the pair has."""
    games: list[Game] = []
    spent = 0.0
    for plan, count in plans_of(pair, combination, seed, seconds):
        file = cache / f"{name_of(plan)}.parquet"
        results = simulate(plan, count, jobs, file, COMMAND, _counting_on(watch, len(games)))
        games += results.first(count)
        spent += results.about.seconds * count / len(results.games)
    seats = open_title(combination.title, {}).seats
    return Rung(
        pair,
        combination,
        tuple(score(games, pair.higher, seats, seat) for seat in seats),
        score(games, pair.higher, seats),
        fmean(game.decisions for game in games),
        spent,
        failures_of(game.note for game in games if game.cause == FORFEIT),
    )


def _counting_on(watch: Watch, before: int) -> Watch:
    return lambda done: watch(before + done)


def name_of(plan: Plan) -> str:
    """A file for each identity: results of other players or rules never meet."""
    told = msgspec.json.encode(identity(plan))
    return f"{plan.title}-{blake2b(told, digest_size=12).hexdigest()}"


def need_cache(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadInput("file-not-writable", file=str(folder)) from None
    return folder
