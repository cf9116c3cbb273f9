"""A game in the terminal: for two people at one screen, or against the computer."""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import msgspec

from berthier.cli.commands import Leave, go_on, is_quit, obey
from berthier.cli.gone import is_gone
from berthier.cli.keep import keep, path_of, resume_options
from berthier.cli.language import chosen
from berthier.cli.table import Table
from berthier.cli.welcome import HUMAN
from berthier.games.registry import open_match, open_title, secret_of
from berthier.kernel import store
from berthier.kernel.errors import BadInput, BerthierError, KernelError
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.lab.interrupts import ended_gently, held, undisturbed
from berthier.players.bots import SECONDS, BotFailed
from berthier.players.contract import Asked
from berthier.players.levels import LEVELS, levels_of
from berthier.players.seating import close_seat, is_command, open_seats, seated, tell_result

INTERRUPTED = 130
FORFEIT = "forfeit"


class Setup(NamedTuple):
    """What the command line asked for."""

    title: str
    scenario: str | None
    rules: str | None
    players: dict[str, str]
    options: dict[str, str]
    seed: str | None
    load: Path | None
    lang: str
    seconds: float = SECONDS  # for each decision of somebody's own program
    armies: Mapping[str, str] = MappingProxyType({})  # who plays seats that are armies


class Forfeit(Exception):
    """The program of a seat has failed."""

    def __init__(self, seat: int, failed: BotFailed) -> None:
        super().__init__(str(failed))
        self.seat = seat
        self.failed = failed


class Sitting:
    """One match from taking it up to leaving it."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        match = _open(setup)
        seats = match.title.seats
        for seat in setup.armies:
            match.title.seat(seat)
        self.players = seated(match.title, {**setup.players, **setup.armies}, HUMAN)
        self.humans = {n for n, seat in enumerate(seats) if self.players[seat] == HUMAN}
        self.loaded = None if setup.load is None else path_of(str(setup.load))
        self.table = Table(match, setup.lang, self.humans, going_on=self.loaded is not None)
        self.luck = random.Random(None if setup.seed is None else f"players {setup.seed}")
        self.warned = False  # told that the match can't be kept
        self.kept: Path | None = None  # where it was, when we left
        self.swapped = match.title.have_swapped(match.board)
        # Programs last: whatever goes wrong before leaves none behind.
        words = {n: self.players[seat] for n, seat in enumerate(seats) if n not in self.humans}
        self.computers = open_seats(words, match.title.title, match.start, setup.seconds)

    def play(self) -> int:
        """Play until the end or until somebody leaves; returns the exit code."""
        self.table.greet(self.players)
        while self.table.match.board.over is None:
            try:
                self.step()
                self.change_seats()
            except Leave:
                if self.leave():
                    return 0
            except Forfeit as lost:
                return self.forfeit(lost)
        return self.finish()

    def step(self) -> None:
        """One answer, by whoever is asked; people last, so that nothing waits for them."""
        match = self.table.match
        asked = sorted(match.asked(), key=lambda seat: seat in self.humans)
        if asked[0] in self.humans:
            self.ask_person(asked[0])
            return
        option = self.chosen(asked[0])
        with undisturbed():
            match.answer(asked[0], option)
        if not self.humans:
            self.table.tell_news(SPECTATOR)

    def change_seats(self) -> None:
        """When bids have settled the sides, whoever plays goes to the other seat."""
        match = self.table.match
        swapped = match.title.have_swapped(match.board)
        if swapped == self.swapped:
            return
        self.swapped = swapped
        first, second = match.title.seats
        self.players = {first: self.players[second], second: self.players[first]}
        humans = {1 - seat for seat in self.humans}
        self.humans.clear()
        self.humans.update(humans)  # the table holds the same set
        self.computers = {1 - seat: player for seat, player in self.computers.items()}
        match.advised = [(1 - seat, done) for seat, done in match.advised]

    def chosen(self, seat: int) -> str:
        """What the computer answers: it is given the seat's view as bytes, and the question."""
        match = self.table.match
        question = match.question(seat)
        asked = Asked(question.kind, tuple(match.options(seat)), match.title.rules_of(question))
        view = msgspec.json.encode(match.view(seat))
        try:
            return self.computers[seat].choose(view, asked, self.luck.getrandbits(32))
        except BotFailed as failed:
            raise Forfeit(seat, failed) from None

    def ask_person(self, seat: int) -> None:
        """Ask until the match has moved."""
        table = self.table
        while typed := table.sit_down(seat):
            if is_quit(typed):
                raise Leave
        with undisturbed():
            if go_on(table, seat):
                return
        table.summarise_if_new(seat)
        table.tell_news(seat)
        table.put_question(seat)
        while True:
            line = table.ask(table.say("play-choose"))
            try:
                with undisturbed():
                    moved = obey(table, seat, line)
            except BerthierError as error:
                table.complain(seat, line, error)
                continue
            if moved:
                self.warned = False
                return

    # --- keeping

    def keep(self, anywhere: bool = False) -> Path:
        with undisturbed():
            self.kept = keep(self.table.match, self.loaded, anywhere)
        return self.kept

    def leave(self) -> bool:
        """Keep the match where it will be found again; False: stay, it can't be kept."""
        table = self.table
        try:
            file = self.keep()
        except BadInput as error:
            if self.warned:
                return True
            self.warned = True
            table.write(table.speech.error(error) + " " + table.say("play-not-kept"))
            return False
        self.tell_kept(file)
        return True

    def tell_kept(self, file: Path) -> None:
        lang = self.setup.lang if self.setup.lang != chosen([], os.environ) else ""
        options = resume_options(file, self.players, lang)
        # Not wrapped: these lines are there to be copied.
        print(self.table.say("play-kept", file=str(file), options=options), flush=True)

    def rescue(self) -> bool:
        """Nobody can be asked any more: keep the match wherever that is possible."""
        try:
            file = self.keep(anywhere=True)
        except BadInput as error:
            print(self.table.speech.error(error), file=sys.stderr)
            return False
        self.tell_kept(file)
        return True

    def forfeit(self, lost: Forfeit) -> int:
        """A program can't go on: its game is lost, and kept as it stands."""
        table, title = self.table, self.table.match.title
        winner = title.sides[1 - title.side_of(lost.seat)]
        table.tell_news(table.seat)
        table.write("\n" + table.speech.error(lost.failed))
        names = {"loser": table.seat_name(lost.seat), "winner": table.speech.seat(winner)}
        table.write(table.say("play-forfeit", **names))
        self.tell_programs(winner, FORFEIT)
        return 1 if self.rescue() else 2

    def tell_programs(self, winner: str, rule: str) -> None:
        for player in self.computers.values():
            tell_result(player, winner, rule)

    def close(self) -> None:
        """Programs that played end with the match."""
        for player in self.computers.values():
            close_seat(player)

    def finish(self) -> int:
        """The last news, the result, and a record by which anybody can check the match."""
        table, match, over = self.table, self.table.match, self.table.match.board.over
        assert over is not None
        self.tell_programs(match.title.sides[over.side] if over.side >= 0 else "", over.rule)
        table.tell_news(table.seat)
        table.write("\n" + table.speech.over(over))
        for seat in range(len(match.title.seats)):
            table.tell_advice(seat)
        table.write(table.say("play-revealed", secret=match.secret.hex()))
        try:
            file = self.keep(anywhere=True)
        except BadInput as error:
            print(table.speech.error(error), file=sys.stderr)
            return 2
        print(table.say("play-recorded", file=str(file)), flush=True)
        return 0


@ended_gently()
def play_in_terminal(setup: Setup) -> int:
    """Play until the end or until somebody leaves; returns the exit code."""
    for word in (*setup.players.values(), *setup.armies.values()):
        if not is_command(word) and word.partition(":")[0] not in (HUMAN, *LEVELS):
            known = (HUMAN, *levels_of(open_title(setup.title, {})))
            raise BadInput("bad-player", given=word, known=", ".join(known))
    with held(lambda: Sitting(setup), Sitting.close) as sitting:
        return _played(sitting)


def _played(sitting: Sitting) -> int:
    """The exit code, whatever happens; the match is kept."""
    try:
        return _played_and_told(sitting)
    except (OSError, KeyboardInterrupt):  # a window closes at once for reading and writing
        _rescue_in_silence(sitting)
        raise


def _played_and_told(sitting: Sitting) -> int:
    try:
        return sitting.play()
    except EOFError:
        sitting.table.write("\n" + sitting.table.say("play-end-of-input"))
        return 1 if sitting.rescue() else 2
    except KeyboardInterrupt:
        sitting.table.write("")
        return INTERRUPTED if sitting.rescue() else 2
    except Exception as problem:  # a bug of ours: the match must not be lost by it
        if is_gone(problem):
            raise
        cause = problem.__cause__ or problem
        print(f"berthier: {type(cause).__name__}: {cause}", file=sys.stderr)
        print(sitting.table.speech.error(KernelError("engine")), file=sys.stderr)
        return 1 if sitting.rescue() else 2


def _rescue_in_silence(sitting: Sitting) -> None:
    """Whoever read us has gone, and can't be told where the match is."""
    if sitting.kept is not None:
        return
    with suppress(BadInput):
        sitting.keep(anywhere=True)


def _open(setup: Setup) -> Match:
    if setup.load is None:
        start: dict[str, object] = {"options": setup.options}
        if setup.scenario is not None:
            start["scenario"] = setup.scenario
        if setup.rules is not None:
            start["rules"] = setup.rules
        match = open_match(setup.title, start, secret_of(setup.seed))
        match.begin()
        return match
    given = {"scenario": setup.scenario, "rules": setup.rules, "seed": setup.seed}
    given |= setup.options
    for name, value in given.items():
        if value is not None:
            raise BadInput("option-with-load", option=f"--{name}")
    return store.load(store.read(path_of(str(setup.load))), open_title)
