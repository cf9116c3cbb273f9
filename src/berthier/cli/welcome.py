"""The first lines of a match: which game, how long, what each side wants, who plays."""

from __future__ import annotations

from collections.abc import Iterator

from berthier.cli.console import cli_words
from berthier.games.napoleon.pack import Scenario
from berthier.games.napoleon.title import Napoleon
from berthier.kernel.contract import Title
from berthier.kernel.match import Match
from berthier.words.speech import Speech


def title_name(title: Title, lang: str) -> str:
    """What readers call a game; its pack says so."""
    return str(getattr(getattr(title, "pack", None), lang, title.title))


def scenario_name(title: Title, scenario: str, lang: str) -> str:
    rows = getattr(getattr(title, "pack", None), "scenarios", ())
    found = (getattr(row, lang, "") for row in rows if getattr(row, "id", "") == scenario)
    return str(next(found, ""))


def scenario_of(match: Match) -> Scenario | None:
    """The scenario that is played; none for a described position."""
    title = match.title
    if not isinstance(title, Napoleon):
        return None
    played = getattr(match.board, "scenario", "")
    return next((row for row in title.pack.scenarios if row.id == played), None)


def dates_of(match: Match, turn: int, lang: str) -> str:
    title = match.title
    rows = title.pack.turns if isinstance(title, Napoleon) else []
    return next((str(getattr(row, lang)) for row in rows if row.turn == turn), "")


def last_turn(match: Match) -> int:
    row = scenario_of(match)
    return row.last_turn if row is not None else 7


def welcome(match: Match, speech: Speech, players: dict[str, str]) -> Iterator[str]:
    say, lang = cli_words(speech.lang).say, speech.lang
    title, row = match.title, scenario_of(match)
    name = title_name(title, lang)
    if row is None:
        yield name
    else:
        first, last = (dates_of(match, turn, lang) for turn in (row.first_turn, row.last_turn))
        scenario = getattr(row, lang)
        yield say("welcome-title", title=name, scenario=scenario, first=first, last=last)
        yield say(
            "welcome-track",
            french=row.immediate_french_vp,
            prussian=row.immediate_prussian_vp,
            turn=row.last_turn,
            end=row.prussian_wins_at_end_from,
        )
    seats = [
        say("welcome-player", seat=speech.seat(seat), player=players.get(seat, "human"))
        for seat in title.seats
    ]
    yield say("welcome-players", players=speech.listed(seats))
    yield say("welcome-help")
