"""Try somebody's program: a whole game from each seat against random play."""

from __future__ import annotations

import time

import msgspec

from berthier.cli.console import cli_words
from berthier.games.registry import open_match, open_title, secret_of
from berthier.kernel.match import Match
from berthier.lab.interrupts import ended_gently, held
from berthier.players.bots import Bot, open_bot
from berthier.players.contract import Asked, Player
from berthier.players.random_play import RandomPlayer


@ended_gently()
def check_bot(command: str, title: str, seconds: float, lang: str) -> int:
    """Print how it went; a program that fails raises `BotFailed`."""
    words = cli_words(lang)
    for seat, name in enumerate(open_title(title, {}).seats):
        with held(lambda: open_bot(command, title, None, seconds), Bot.close) as bot:
            spent = _play(bot, title, seat)
        mean, most = 1000 * sum(spent) / len(spent), 1000 * max(spent)
        facts = {"count": len(spent), "mean": round(mean), "most": round(most)}
        print(words.say("bot-in-order", seat=name, **facts), flush=True)
    return 0


def _play(bot: Bot, title: str, seat: int) -> list[float]:
    """One game; the seconds that each decision of the program took."""
    match = open_match(title, {}, secret_of("bot-check"))
    match.begin()
    spent: list[float] = []
    while match.board.over is None:
        asked = next(iter(match.asked()))
        began = time.monotonic()
        option = _choice(match, asked, bot if asked == seat else RandomPlayer())
        if asked == seat:
            spent.append(time.monotonic() - began)
        match.answer(asked, option)
        match.history.clear()  # nobody takes anything back here
    over = match.board.over
    bot.tell_result(match.title.seats[over.side] if over.side >= 0 else "", over.rule)
    return spent


def _choice(match: Match, seat: int, player: Player) -> str:
    question = match.question(seat)
    asked = Asked(question.kind, tuple(match.options(seat)), match.title.rules_of(question))
    return player.choose(msgspec.json.encode(match.view(seat)), asked)
