"""The first lines of a match: which game, what each side wants, who plays."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from berthier.cli.lines import styled
from berthier.cli.pen import Pen
from berthier.games.registry import described
from berthier.kernel.match import Match
from berthier.players.seating import is_command

HUMAN = "human"


def welcome(match: Match, pen: Pen, players: dict[str, str]) -> Iterator[Text]:
    sheet, played = pen.sheet, described(match)["scenario"]
    scenario = next((row for row in sheet["scenarios"] if row["id"] == played), None)
    if scenario is None:  # a described position
        yield Text(sheet["name"], style="bold")
    else:
        yield Text(f"{sheet['name']} — {scenario['name']}", style="bold")
        yield Text(scenario["aim"])
    seats = [_player(pen, seat, players.get(seat, HUMAN)) for seat in match.title.seats]
    yield Text(pen.say("welcome-players", players=pen.speech.listed(seats)))
    yield Text(sheet["reconstructed"], style="dim")
    yield styled((pen.say("welcome-help"), "dim"))


def _player(pen: Pen, seat: str, word: str) -> str:
    """Who plays a seat; the iterations of a level are left out."""
    player = "program" if is_command(word) else word.partition(":")[0]
    return pen.say("welcome-player", seat=pen.side_name(seat), player=player, word=word)
