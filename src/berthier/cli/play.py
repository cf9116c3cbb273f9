"""A plain game in the terminal: for two people at one screen, or against random play."""

from __future__ import annotations

import random
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from berthier.cli.commands import Leave, obey
from berthier.cli.table import Table
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput, BerthierError
from berthier.kernel.match import Match
from berthier.referee.matches import new_match

PLAYERS = ("human", "random")
INTERRUPTED = 130


class Setup(NamedTuple):
    """What the command line asked for."""

    title: str
    scenario: str | None
    players: dict[str, str]
    windows: str
    seed: str | None
    load: Path | None
    lang: str


def play_in_terminal(setup: Setup) -> int:
    """Play until the end or until somebody leaves; returns the exit code."""
    for player in setup.players.values():
        if player not in PLAYERS:
            raise BadInput("bad-player", given=player, known=", ".join(PLAYERS))
    table = Table(_open(setup), setup.lang, going_on=setup.load is not None)
    luck = random.Random(None if setup.seed is None else f"players {setup.seed}")
    seats = table.match.title.seats
    humans = {n for n, seat in enumerate(seats) if setup.players.get(seat, "human") == "human"}
    table.write(table.say("play-commitment", commitment=table.match.commitment))
    try:
        while table.match.board.over is None:
            _step(table, humans, luck)
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        return _leave(table, reason)
    _finish(table)
    return 0


def _open(setup: Setup) -> Match:
    if setup.load is not None:
        return store.load(store.read(setup.load), open_title)
    start: dict[str, object] = {"options": {"windows": setup.windows}}
    if setup.scenario is not None:
        start["scenario"] = setup.scenario
    match = new_match(setup.title, start, setup.seed)
    match.begin()
    return match


def _step(table: Table, humans: set[int], luck: random.Random) -> None:
    """One answer, by whoever is asked; people last, so that nothing waits for them."""
    match = table.match
    asked = sorted(match.asked(), key=lambda seat: seat in humans)
    if asked[0] in humans:
        _ask_person(table, asked[0], alone=len(humans) == 1)
        return
    with undisturbed():
        match.answer(asked[0], luck.choice(match.options(asked[0])))
    if not humans:
        table.tell_news(-1)


def _ask_person(table: Table, seat: int, alone: bool) -> None:
    """Ask until the match has moved."""
    table.sit_down(seat, alone)
    table.tell_news(seat)
    table.summarise_if_new(seat)
    table.put_question(seat)
    while True:
        line = input(table.say("play-choose")).strip()
        try:
            with undisturbed():
                moved = obey(table, seat, line)
        except BerthierError as error:
            table.complain(seat, line, error)
            continue
        if moved:
            return


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until the engine is done, so that what is kept is a whole position."""
    caught: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: caught.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if caught:
        raise KeyboardInterrupt


def _leave(table: Table, reason: BaseException) -> int:
    """Keep the match where it will be found again."""
    if isinstance(reason, EOFError):
        table.write("\n" + table.say("play-end-of-input"))
    elif isinstance(reason, KeyboardInterrupt):
        table.write("")
    file = Path(f"berthier-{table.match.title.title}.save")
    try:
        store.write(file, store.encode(table.match))
    except BadInput as error:
        print(table.speech.error(error), file=sys.stderr)
        return 2
    table.write(table.say("play-kept", file=str(file)))
    if isinstance(reason, KeyboardInterrupt):
        return INTERRUPTED
    return 1 if isinstance(reason, EOFError) else 0


def _finish(table: Table) -> None:
    """The last news, the result, and the key by which anybody can check the luck."""
    over = table.match.board.over
    assert over is not None
    table.tell_news(table.seat)
    table.write("\n" + table.speech.over(over))
    table.write(table.say("play-revealed", secret=table.match.secret.hex()))
