"""What a person at the terminal is shown: news, situation, question. From the own view only."""

from __future__ import annotations

import sys

from berthier.cli.console import cli_words
from berthier.cli.summary import situation
from berthier.kernel import flow
from berthier.kernel.errors import BadInput, BerthierError, Refused
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.words.speech import Speech

RECENT = 12  # what is told again when a match is taken up
CLEAR = "\033[2J\033[3J\033[H"  # the screen and what scrolled off it


class Table:
    """A match on a terminal, and who sits at it."""

    def __init__(self, match: Match, lang: str, going_on: bool = False) -> None:
        self.match = match
        self.speech = Speech(match.title.names, lang)
        self.say = cli_words(lang).say
        self.seat = SPECTATOR
        self.told: dict[int, int] = {}  # by viewer: how many faces were shown
        if going_on:
            self.told = {v: max(0, len(match.faces(v)) - RECENT) for v in match.viewers()}
        self.scope: tuple[int, int] | None = None  # for whom and when the situation was shown

    def write(self, text: str) -> None:
        print(text, flush=True)

    def seat_name(self, seat: int) -> str:
        return self.speech.seat(self.match.title.seats[seat])

    def sit_down(self, seat: int, alone: bool) -> None:
        """Hand the screen over: the other player's cards must not stay on it."""
        if seat == self.seat:
            return
        before, self.seat = self.seat, seat
        if alone:
            return
        name = self.seat_name(seat)
        if before != SPECTATOR and sys.stdin.isatty() and sys.stdout.isatty():
            self.write(CLEAR)
            input(self.say("play-handover", seat=name))
            self.write(CLEAR)
        self.write("\n" + self.say("play-turn-of", seat=name))

    def tell_news(self, viewer: int) -> None:
        """What this viewer was told since it was last shown; undo may have shortened it."""
        faces = self.match.faces(viewer)
        start = min(self.told.get(viewer, 0), len(faces))
        for face in faces[start:]:
            self.write(self.speech.sentence(face))
        self.told[viewer] = len(faces)

    def tell_all(self, viewer: int) -> None:
        self.told[viewer] = 0
        self.tell_news(viewer)

    def summarise_if_new(self, seat: int) -> None:
        """Once for each operation and each person: more would only be noise."""
        scope = (seat, self.match.title.scope(self.match.board))
        if scope != self.scope:
            self.scope = scope
            self.summarise(seat)

    def summarise(self, seat: int) -> None:
        for line in situation(self.match.view(seat), self.match.title, seat, self.speech):
            self.write(line)

    def put_question(self, seat: int) -> None:
        match, board = self.match, self.match.board
        question = match.question(seat)
        offered = flow.options(board, question)
        texts = option_texts(board, match.title.names, question, offered)
        labels = [self.speech.label(board, question, option) for option in offered]
        width = max(len(label) for label in labels)
        prompt = self.speech.prompt(board, question)
        self.write(f"\n{prompt}  [{', '.join(question.rules)}]")
        for number, (label, text) in enumerate(zip(labels, texts, strict=True), 1):
            self.write(f"{number:>3}  {label:<{width}}  {text}")

    def complain(self, seat: int, line: str, error: BerthierError) -> None:
        """Why a line was not taken; for a refused answer the rule against it."""
        self.write(self.speech.error(error))
        if isinstance(error, Refused):
            try:
                self.explain(seat, line)
            except BadInput:
                return

    def explain(self, seat: int, about: str) -> None:
        found = self.match.why(seat, about)
        if found.refusal is None:
            self.write(self.say("play-allowed", options=", ".join(found.allowed)))
        else:
            self.write(self.speech.refusal(found.refusal, found.spelling))
