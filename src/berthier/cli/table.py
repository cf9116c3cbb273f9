"""What a person at the terminal is shown: situation, news, question. From the own view only."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from berthier.cli import summary_nations
from berthier.cli.console import cli_words
from berthier.cli.layout import columns, fitted
from berthier.cli.marches import end_of_march
from berthier.cli.summary import name_of, situation
from berthier.cli.welcome import dates_of, last_turn, welcome
from berthier.games.napoleon.title import Napoleon
from berthier.kernel import flow
from berthier.kernel.errors import BadInput, BerthierError, Refused
from berthier.kernel.events import SPECTATOR, Face
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.words.speech import Speech

RECENT = 12  # what is told again when a match is taken up
CLEAR = "\033[2J\033[3J\033[H"  # the screen and what scrolled off it
NUMBER = 5  # columns of an option's number
ZONE = 17  # columns of a zone's name in the situation


class Table:
    """A match on a terminal, and who sits at it."""

    def __init__(self, match: Match, lang: str, humans: set[int], going_on: bool = False) -> None:
        self.match = match
        self.speech = Speech(match.title.names, lang)
        self.say = cli_words(lang).say
        self.shared = len(humans) > 1  # two people at one screen
        self.seat = SPECTATOR
        self.told: dict[int, int] = {}  # by viewer: how many faces were shown
        if going_on:
            self.told = {v: max(0, len(match.faces(v)) - RECENT) for v in match.viewers()}
        self.scope: tuple[int, int] | None = None  # for whom and when the situation was shown

    def write(self, text: str, hang: int = 0) -> None:
        print(fitted(text, hang), flush=True)

    def ask(self, prompt: str) -> str:
        return input(fitted(prompt.rstrip(" ")) + " ").strip()

    def seat_name(self, seat: int) -> str:
        return self.speech.seat(self.match.title.seats[seat])

    def greet(self, players: dict[str, str]) -> None:
        for line in welcome(self.match, self.speech, players):
            self.write(line)

    def sit_down(self, seat: int) -> str:
        """Hand the screen over: the other player's cards must not stay on it.

        Returns what was typed instead of merely Enter.
        """
        if seat == self.seat:
            return ""
        typed = self._hand_over(seat) if self.shared else ""
        if not typed:
            self.seat = seat
        return typed

    def _hand_over(self, seat: int) -> str:
        name = self.seat_name(seat)
        if sys.stdin.isatty() and sys.stdout.isatty():
            secret = self.seat != SPECTATOR  # the first time nothing on the screen is
            if secret:
                self.write(CLEAR)
            typed = self.ask(self.say("play-handover", seat=name))
            if typed:
                return typed
            if secret:
                self.write(CLEAR)
        self.write("\n" + self.say("play-turn-of", seat=name))
        return ""

    def tell_news(self, viewer: int) -> None:
        """What this viewer was told since it was last shown; undo may have shortened it."""
        faces = self.match.faces(viewer)
        start = min(self.told.get(viewer, 0), len(faces))
        for face in faces[start:]:
            self.write(self.speech.sentence(face), hang=2)
        self.told[viewer] = len(faces)
        if viewer != SPECTATOR and isinstance(self.match.title, Napoleon):
            self._tell_end_of_march(viewer, faces[start:])

    def _tell_end_of_march(self, viewer: int, news: list[Face]) -> None:
        asked = self.match.asked().get(viewer)
        if asked is None or asked.kind == "march-to":
            return
        told = [self.speech.face_plain(face) for face in news]
        message, zone = end_of_march(self.match.view(viewer), told)
        if message:
            name = name_of(self.match.title, self.speech, "zone", zone)
            self.write(self.say(message, zone=name))

    def tell_all(self, viewer: int) -> None:
        self.told[viewer] = 0
        self.tell_news(viewer)

    def tell_rules(self, rules: Sequence[str]) -> None:
        """Rules in full; the first unknown one is an error."""
        for rule in rules:
            self.write(self.say("play-rule", rule=rule, text=self.speech.rule_text(rule)), hang=2)

    def summarise_if_new(self, seat: int) -> None:
        """Once for each operation and each person: more would only be noise."""
        scope = (seat, self.match.title.scope(self.match.board))
        if scope != self.scope:
            self.scope = scope
            self.summarise(seat)
            self.write("")

    def summarise(self, seat: int) -> None:
        view, title = self.match.view(seat), self.match.title
        self.write("")
        if not isinstance(title, Napoleon):
            for line in summary_nations.situation(view, title, seat, self.speech):
                self.write(line, hang=ZONE if line.startswith("  ") else 2)
            return
        turn, last = view["turn"], last_turn(self.match)
        dates = dates_of(self.match, turn, self.speech.lang) or 0
        self.write(self.say("summary-turn", turn=turn, last=last, dates=dates, vp=view["vp"]))
        for line in situation(view, title, seat, self.speech):
            self.write(line, hang=ZONE if line.startswith("  ") else 2)

    def put_question(self, seat: int) -> None:
        match, board = self.match, self.match.board
        question = match.question(seat)
        offered = flow.options(board, question)
        texts = option_texts(board, match.title.names, question, offered)
        labels = [self.speech.label(board, question, option) for option in offered]
        width = max(len(label) for label in labels)
        if columns():
            width = max(1, min(width, columns() - NUMBER - 2 - max(map(len, texts))))
        self.write("\n" + self.speech.prompt(board, question))
        for number, (label, text) in enumerate(zip(labels, texts, strict=True), 1):
            self.write(f"{number:>3}  {label:<{width}}  {text}", hang=NUMBER)

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
            self.write(self.speech.refusal(found.refusal, found.spelling), hang=2)
