"""Who plays a seat, by one word: a level of ours, or the command of somebody's own program."""

from __future__ import annotations

from typing import Any

from berthier.kernel.contract import Title
from berthier.players.bots import SECONDS, Bot, open_bot
from berthier.players.contract import Player
from berthier.players.levels import open_player


def is_command(word: str) -> bool:
    """`./mybot` and `python3 mybot.py` are programs, `tambour` and `major:200` are levels."""
    return "/" in word or " " in word


def seated(title: Title, players: dict[str, str], otherwise: str) -> dict[str, str]:
    """By seat who plays it: who was named for it, or for its side."""
    return {
        seat: players.get(seat, players.get(title.side_name(seat), otherwise))
        for seat in title.seats
    }


def open_seat(
    word: str, title: str, start: dict[str, Any] | None = None, seconds: float = SECONDS
) -> Player:
    """A player for one seat; whoever opens it closes it with `close_seat`.

    `seconds` is what a program has for each decision; it fails with `BotFailed`, and the game is
    lost for it. It may then be asked again: it is started anew.
    """
    if is_command(word):
        return open_bot(word, title, start, seconds)
    return open_player(word, title, start)


def open_seats(
    words: dict[int, str], title: str, start: dict[str, Any] | None, seconds: float
) -> dict[int, Player]:
    """The players of several seats, all of them or none."""
    players: dict[int, Player] = {}
    try:
        for seat, word in words.items():
            players[seat] = open_seat(word, title, start, seconds)
    except BaseException:
        for player in players.values():
            close_seat(player)
        raise
    return players


def tell_result(player: Player, winner: str, rule: str) -> None:
    """The game is over: a program is told who has won (`""`: nobody) and by which rule."""
    if isinstance(player, Bot):
        player.tell_result(winner, rule)


def close_seat(player: Player) -> None:
    """Nobody sits here any more: a program is ended."""
    if isinstance(player, Bot):
        player.close()
