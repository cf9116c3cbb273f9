"""How strong and how quick a level is: python -m tests.players.strength TITLE --games 100."""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import msgspec

from berthier.kernel.match import Match
from berthier.players.contract import Asked, Player
from berthier.players.levels import open_player
from berthier.referee.matches import new_match

MOST_ANSWERS = 5000  # a game that needs more never ends


class Result(NamedTuple):
    winner: str
    answers: int
    seconds: list[float]  # by decision of the level that is measured


def play(
    title: str, start: dict[str, Any], players: dict[str, Player], side: str, seed: int
) -> Result:
    """One game to its end; the decisions of `side` are timed."""
    match = new_match(title, start, f"strength {seed}")
    match.begin()
    seconds: list[float] = []
    answers = 0
    while match.board.over is None:
        answers += 1
        assert answers < MOST_ANSWERS, "the game does not end"
        seat = next(iter(match.asked()))
        name = match.title.seats[seat]
        began, option = decide(match, seat, players[name], seed)
        if name == side:
            seconds.append(time.process_time() - began)
        match.answer(seat, option)
        match.history.clear()  # nobody takes anything back here
    winner = match.board.over.side
    return Result(match.title.seats[winner] if winner >= 0 else "", answers, seconds)


def decide(match: Match, seat: int, player: Player, seed: int) -> tuple[float, str]:
    """When the player began to think, and what it answers; it must have been offered.

    Processor time: others work on the same machine.
    """
    view = msgspec.json.encode(match.view(seat))
    asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
    began = time.process_time()
    option = player.choose(view, asked, seed)
    assert option in asked.options
    return began, option


def series(
    title: str, start: dict[str, Any], level: str, against: str, side: str, seeds: range
) -> list[Result]:
    """A game for each seed, `side` played by `level`."""
    measured, other = open_player(level, title), open_player(against, title)
    seats = new_match(title, start).title.seats
    players = {seat: measured if seat == side else other for seat in seats}
    return [play(title, start, players, side, seed) for seed in seeds]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--scenario")
    parser.add_argument("--rules")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    parser.add_argument("--side", help="both if not given")
    parser.add_argument("--level", default="tambour")
    parser.add_argument("--against", default="random")
    given = parser.parse_args()
    named = {"scenario": given.scenario, "rules": given.rules}
    start = {name: value for name, value in named.items() if value is not None}
    seats = new_match(given.title, start).title.seats
    for side in [given.side] if given.side else seats:
        report(given, start, side)


def report(given: argparse.Namespace, start: dict[str, Any], side: str) -> None:
    seeds = range(given.first, given.first + given.games)
    results = series(given.title, start, given.level, given.against, side, seeds)
    wins = sum(result.winner == side for result in results)
    spent = [one for result in results for one in result.seconds]
    answers = sum(result.answers for result in results) / len(results)
    print(
        f"{given.title} {' '.join(start.values())} {given.level} as {side} v. {given.against}: "
        f"{wins} of {len(results)} won, {answers:.0f} answers a game, "
        f"{1000 * sum(spent) / len(spent):.2f} ms a decision, worst {1000 * max(spent):.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
