"""Many games of one plan, on several cores, kept in a file as they are played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

from berthier.kernel.errors import BadInput
from berthier.lab.interrupts import undisturbed
from berthier.lab.plan import Plan
from berthier.lab.results_file import Results, new_results, take_up, write_results
from berthier.lab.workers import Workers

KEEP_EVERY = 30.0  # seconds of play that a crash may cost
Watch = Callable[[int], None]  # told how many games have been played so far


class Interrupted(Exception):
    """Somebody has stopped it; what was played until then."""

    def __init__(self, results: Results) -> None:
        super().__init__()
        self.results = results


def need_games(games: int, jobs: int) -> None:
    for name, value in (("--games", games), ("--jobs", jobs)):
        if value < 1:
            raise BadInput("too-few", option=name, given=value)


def simulate(
    plan: Plan,
    games: int,
    jobs: int = 1,
    out: Path | None = None,
    command: str = "",
    watch: Watch = lambda done: None,
) -> Results:
    """The first `games` games of a plan; those that `out` holds already are not played again."""
    need_games(games, jobs)
    results = new_results(plan, command) if out is None else take_up(out, plan, command)
    missing = [number for number in range(games) if number not in results.games]
    if missing:
        _play(results, missing, min(jobs, len(missing)), out, watch)
    return results


def _play(results: Results, missing: list[int], jobs: int, out: Path | None, watch: Watch) -> None:
    keeper = _Keeper(results, out)
    done = len(results.games)
    watch(done)
    try:
        with Workers(results.about.plan, jobs) as workers:
            for game in workers.play(missing):
                results.games[game.number] = game
                done += 1
                watch(done)
                keeper.keep_now_and_then()
    except KeyboardInterrupt:
        raise Interrupted(results) from None
    finally:
        keeper.keep()


class _Keeper:
    """Writes the file at times, and counts the time spent."""

    def __init__(self, results: Results, out: Path | None) -> None:
        self.results = results
        self.out = out
        self.last = monotonic()

    def keep_now_and_then(self) -> None:
        if monotonic() - self.last >= KEEP_EVERY:
            self.keep()

    def keep(self) -> None:
        now = monotonic()
        self.results.about.seconds += now - self.last
        self.last = now
        if self.out is not None and self.results.games:
            with undisturbed():
                write_results(self.out, self.results)
