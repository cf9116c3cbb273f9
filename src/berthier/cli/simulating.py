"""Running a simulation at the terminal, and printing what came out."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from berthier.cli.console import cli_words
from berthier.cli.results import decimal
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.lab.failures import Failure, failures_of
from berthier.lab.interrupts import ended_gently
from berthier.lab.one_game import FORFEIT
from berthier.lab.plan import Plan, make_plan, title_of
from berthier.lab.results_file import Results, read_results
from berthier.lab.simulate import Interrupted, Watch, need_games
from berthier.lab.simulate import simulate as run
from berthier.lab.summary import Share, Spread, score, summarise
from berthier.words.speech import Speech, error_text

INTERRUPTED = 130
REASONS = 3  # of failures that are told


class Wanted(NamedTuple):
    """What the command line asked for."""

    title: str
    players: dict[str, str]
    scenario: str | None
    level: str | None
    options: list[str]
    seed: str
    seconds: float  # for each decision of a program

    def plan(self) -> Plan:
        options = {}
        for text in self.options:
            name, equals, value = text.partition("=")
            if not equals:
                raise BadInput("bad-option-text", given=text)
            options[name] = value
        return make_plan(
            self.title,
            self.players,
            self.scenario,
            self.level,
            options,
            self.seed,
            self.seconds,
        )


@ended_gently()
def print_simulation(wanted: Wanted, games: int, jobs: int, out: Path | None, lang: str) -> int:
    say = cli_words(lang).say
    need_games(games, jobs)
    plan = wanted.plan()
    command = shlex.join(["berthier", *sys.argv[1:]])
    try:
        with progress(say("simulate-playing"), games, lang) as watch:
            results = run(plan, games, jobs, out, command, watch)
    except Interrupted as interrupted:
        results = interrupted.results
        print_summary(results, games, lang)
        kept = "simulate-kept" if out is not None else "simulate-not-kept"
        print(say(kept, done=len(results.games), games=games, file=str(out)), file=sys.stderr)
        return INTERRUPTED
    print_summary(results, games, lang)
    return 0


def print_file(file: Path, lang: str) -> int:
    results = read_results(file)
    print_summary(results, max(results.games, default=-1) + 1, lang)
    return 0


@contextmanager
def progress(what: str, games: int, lang: str) -> Iterator[Watch]:
    """A bar with rate and remaining time, where somebody looks at it."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    say = cli_words(lang).say
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(what, total=games, rate="")

        def watch(done: int) -> None:
            speed = bar.tasks[0].speed
            rate = say("simulate-rate", rate=decimal(f"{60 * speed:.1f}", lang)) if speed else ""
            bar.update(task, completed=done, rate=rate)

        yield watch


# --- the summary


def print_summary(results: Results, games: int, lang: str) -> None:
    plan, say = results.about.plan, cli_words(lang).say
    title = title_of(plan)
    speech = Speech(title.names, lang)
    played = results.first(games)
    print(
        say(
            "simulate-heading",
            name=title.sheet(lang)["name"],
            scenario=plan.scenario,
            level=plan.level,
            games=len(played),
            seed=plan.seed,
        )
    )
    if not played:
        return
    found = summarise(played, title.sides)
    console = Console(highlight=False, soft_wrap=True)
    changed = sum(game.swapped for game in played)
    sides = [
        (speech.seat(side.name), "" if changed else players_of(plan, title, side.name), side)
        for side in found.sides
    ]
    console.print(share_table(sides, lang))
    if changed:
        print(say("simulate-swapped", games=changed))
        by_player = dict.fromkeys(plan.players.values())
        rows = [("", word, score(played, word, title.seats)) for word in by_player]
        console.print(share_table(rows, lang))
    if found.draws or found.unfinished:
        print(say("simulate-nobody", draws=found.draws, unfinished=found.unfinished))
    print()
    spreads = [("decisions", found.decisions), ("turns", found.turns)]
    console.print(spread_table(spreads, lang))
    print()
    console.print(cause_table(found.causes, speech, lang))
    print_failures(failures_of(game.note for game in played if game.cause == FORFEIT), speech)
    print()
    rate = 60 * len(results.games) / max(results.about.seconds, 0.001)
    print(say("simulate-speed", rate=decimal(f"{rate:.1f}", lang)))


def print_failures(failures: Sequence[tuple[Failure, int]], speech: Speech) -> None:
    """Why players have lost by forfeit, the most frequent reasons."""
    words = cli_words(speech.lang)
    for failure, games in failures[:REASONS]:
        seat, why = speech.seat(failure.seat), error_text(words, failure.error())
        print(words.say("simulate-failed", seat=seat, games=games, why=why), flush=True)


def players_of(plan: Plan, title: Title, side: str) -> str:
    """Who plays a side: one word, or one for each of its seats if they differ."""
    words = {seat: word for seat, word in plan.players.items() if title.side_name(seat) == side}
    if len({*words.values()}) == 1:
        return next(iter(words.values()))
    return ", ".join(f"{seat}: {word}" for seat, word in words.items())


def percent(share: float, lang: str) -> str:
    return decimal(f"{100 * share:.1f}", lang)


def share_table(rows: Sequence[tuple[str, str, Share]], lang: str) -> Table:
    say = cli_words(lang).say
    table = Table(box=None, pad_edge=False)
    for name in ("side", "player", "won", "rate-of-wins", "interval"):
        left = name in ("side", "player")
        table.add_column(say(f"simulate-{name}"), justify="left" if left else "right")
    for side, player, share in rows:
        low, high = (percent(end, lang) for end in share.interval)
        won = decimal(f"{share.won:g}", lang)
        table.add_row(side, player, won, percent(share.rate, lang), f"{low} – {high}")
    return table


def spread_table(rows: Sequence[tuple[str, Spread]], lang: str) -> Table:
    say = cli_words(lang).say
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in ("mean", "quarter", "half", "three-quarters"):
        table.add_column(say(f"simulate-{name}"), justify="right")
    for name, values in rows:
        table.add_row(say(f"simulate-{name}"), *(decimal(f"{value:.1f}", lang) for value in values))
    return table


def cause_table(causes: Sequence[tuple[str, str, int]], speech: Speech, lang: str) -> Table:
    say = cli_words(lang).say
    table = Table(box=None, pad_edge=False)
    for name in ("winner", "cause", "games"):
        table.add_column(say(f"simulate-{name}"), justify="right" if name == "games" else "left")
    for winner, cause, count in causes:
        who = speech.seat(winner) if winner else say("simulate-no-winner")
        told = (
            say(f"simulate-cause-{cause}")
            if cli_words(lang).has(f"simulate-cause-{cause}")
            else cause
        )
        table.add_row(who, told, str(count))
    return table
