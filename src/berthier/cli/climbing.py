"""Running the ladder at the terminal: a table that grows as the pairs are played."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import NamedTuple

from berthier.cli.console import cli_words
from berthier.cli.results import decimal
from berthier.cli.simulating import INTERRUPTED, print_failures, progress
from berthier.games.registry import open_title
from berthier.kernel.errors import BadInput
from berthier.lab.interrupts import ended_gently
from berthier.lab.ladder import (
    GLANCE,
    PART,
    SURE,
    Combination,
    Pair,
    Rung,
    climb,
    combinations_of,
    need_cache,
    pairs_of,
    plans_of,
)
from berthier.lab.ladder_page import budget_of, page, percents, won
from berthier.lab.results_file import check_name
from berthier.lab.simulate import Interrupted, need_games
from berthier.players.bots import SECONDS
from berthier.players.levels import levels_of
from berthier.words.speech import Speech

WIDTHS = (24, 6, 10, 10, 6, 15, 11, 10, 8)  # of the columns, at least


class Wanted(NamedTuple):
    """What the command line asked for."""

    titles: list[str]
    games: int | None
    part: bool
    levels: str
    iterations: int | None
    challenger: str
    against: str
    seed: str
    out: Path | None
    cache: Path | None
    seconds: float = SECONDS  # for each decision of a program

    def pairs(self, combination: Combination) -> list[Pair]:
        """Those that were named, else all levels that play the title."""
        budget = combination.iterations if self.iterations is None else self.iterations
        if self.challenger:
            return pairs_of([self.against, self.challenger], budget)
        if self.levels:
            return pairs_of([word.strip() for word in self.levels.split(",")], budget)
        return pairs_of(levels_of(open_title(combination.title, {})), budget)

    def combinations(self) -> list[Combination]:
        if not self.part:
            return combinations_of(self.titles, self.games)
        found = combinations_of(self.titles, PART if self.games is None else self.games)
        return [row._replace(iterations=GLANCE) for row in found]


@ended_gently()
def print_ladder(wanted: Wanted, jobs: int, lang: str) -> int:
    """Everything is checked before the first game is played."""
    combinations = wanted.combinations()
    need_games(1, jobs)
    if wanted.iterations is not None and wanted.iterations < 1:
        raise BadInput("too-few", option="--iterations", given=wanted.iterations)
    for combination in combinations:
        for pair in wanted.pairs(combination):
            plans_of(pair, combination, wanted.seed, wanted.seconds)
    if wanted.out is not None:
        check_name(wanted.out)
    cache = need_cache(wanted.cache or _usual_cache())
    try:
        rungs = [
            rung
            for combination in combinations
            for rung in _climb_all(wanted, combination, jobs, cache, lang)
        ]
    except (Interrupted, KeyboardInterrupt):
        print(cli_words(lang).say("ladder-kept", folder=str(cache)), file=sys.stderr)
        return INTERRUPTED
    _print_verdict(rungs, lang)
    if wanted.out is not None:
        _write_page(wanted.out, page(rungs, wanted.seed, shlex.join(["berthier", *sys.argv[1:]])))
    return 0


def _write_page(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise BadInput("file-not-writable", file=str(file)) from None


def _usual_cache() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("berthier", appauthor=False) / "ladder"


def _climb_all(
    wanted: Wanted, combination: Combination, jobs: int, cache: Path, lang: str
) -> list[Rung]:
    """One combination: its heading, and a line for each pair as soon as it has played."""
    title = open_title(combination.title, {})
    speech, say = Speech(title.names, lang), cli_words(lang).say
    print(f"\n{title.sheet(lang)['name']}, {combination.scenario}, {combination.level}")
    names = ("pair", "games", "rate", "interval", "iterations", "decisions", "minutes")
    heads = [say(f"ladder-{name}") for name in names]
    heads[2:2] = [speech.seat(seat) for seat in title.seats]
    widths = [max(wide, len(head)) for wide, head in zip(WIDTHS, heads, strict=True)]
    _print_line(heads, widths)
    rungs = []
    for pair in wanted.pairs(combination):
        with progress(_named(pair), combination.games, lang) as watch:
            rung = climb(pair, combination, wanted.seed, jobs, cache, watch, wanted.seconds)
        _print_line(_cells(rung, lang), widths)
        print_failures(rung.failures, speech)
        rungs.append(rung)
    return rungs


def _named(pair: Pair) -> str:
    return f"{pair.higher} – {pair.lower}"


def _cells(rung: Rung, lang: str) -> list[str]:
    return [
        _named(rung.pair),
        str(rung.score.of),
        *(decimal(won(share), lang) for share in rung.sides),
        *(decimal(text, lang) for text in percents(rung.score)),
        budget_of(rung.pair.higher),
        f"{rung.decisions:.0f}",
        decimal(f"{rung.seconds / 60:.1f}", lang),
    ]


def _print_line(cells: list[str], widths: list[int]) -> None:
    first, *rest = (
        cell.rjust(wide) if place else cell.ljust(wide)
        for place, (cell, wide) in enumerate(zip(cells, widths, strict=True))
    )
    print("  ".join([first, *rest]).rstrip(), flush=True)


def _print_verdict(rungs: list[Rung], lang: str) -> None:
    say = cli_words(lang).say
    unsure = [rung for rung in rungs if not rung.is_sure]
    print()
    print(
        say("ladder-sure", sure=len(rungs) - len(unsure), all=len(rungs), limit=round(100 * SURE))
    )
    for rung in unsure:
        where = " ".join(rung.combination[:3])
        print(say("ladder-unsure", pair=_named(rung.pair), where=where))
