"""What a person at the terminal is shown: situation, news, question. From the own view only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from berthier.cli import screen
from berthier.cli.console import cli_words
from berthier.cli.layout import columns
from berthier.cli.lines import hung, padded, rule, styled
from berthier.cli.marches import end_of_march
from berthier.cli.pen import Pen
from berthier.cli.situation import situation
from berthier.cli.welcome import welcome
from berthier.kernel import flow
from berthier.kernel.errors import BadInput, BerthierError, Refused
from berthier.kernel.events import SPECTATOR, Face
from berthier.kernel.flow import Option, Question
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.kernel.sheet import Scene
from berthier.words.speech import Speech

RECENT = 12  # what is told again when a match is taken up
NUMBER = 5  # columns of an option's number


class Answer(NamedTuple):
    """An option: its stable text, what readers call it, and what it is listed under."""

    text: str
    label: str
    group: str


class Queued(NamedTuple):
    """Answers of one line that wait until the others have been asked."""

    seat: int
    kind: str  # of the question answered last
    told: int  # how much the seat had been told by then
    words: list[str]


class Table:
    """A match on a terminal, and who sits at it."""

    def __init__(self, match: Match, lang: str, humans: set[int], going_on: bool = False) -> None:
        self.match = match
        self.speech = Speech(match.title.names, lang)
        self.sheet = match.title.sheet(lang)
        self.say = cli_words(lang).say
        self.shared = len(humans) > 1  # two people at one screen
        self.seat = SPECTATOR
        self.queued: Queued | None = None
        self.told: dict[int, int] = {}  # by viewer: how many faces were shown
        if going_on:
            self.told = {v: max(0, len(match.faces(v)) - RECENT) for v in match.viewers()}
        self.scope: tuple[int, int] | None = None  # for whom and when the situation was shown

    def pen(self) -> Pen:
        """For the window as it is now: it may have been resized."""
        return Pen(self.sheet, self.speech, columns())

    def scene(self, viewer: int) -> Scene:
        return self.match.title.scene(self.match.view(viewer), self.speech.lang)

    def write(self, text: str | Text = "", hang: int = 0) -> None:
        screen.write(text, hang)

    def draw(self, lines: Iterable[Text]) -> None:
        screen.draw(lines)

    def ask(self, prompt: str) -> str:
        return screen.ask(prompt)

    def seat_name(self, seat: int) -> str:
        return self.speech.seat(self.match.title.seats[seat])

    def greet(self, players: dict[str, str]) -> None:
        for line in welcome(self.match, self.pen(), players):
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
        if screen.is_terminal():
            secret = self.seat != SPECTATOR  # the first time nothing on the screen is
            if secret:
                screen.clear()
            typed = self.ask(self.say("play-handover", seat=name))
            if typed:
                return typed
            if secret:
                screen.clear()
        self.write("\n" + self.say("play-turn-of", seat=name))
        return ""

    def tell_news(self, viewer: int) -> None:
        """What this viewer was told since it was last shown; undo may have shortened it."""
        faces = self.match.faces(viewer)
        start = min(self.told.get(viewer, 0), len(faces))
        for sentence, same in groupby(self.speech.sentence(face) for face in faces[start:]):
            count = len(list(same))
            again = self.say("play-told-again", sentence=sentence, count=count)
            self.write(again if count > 1 else sentence, hang=2)
        self.told[viewer] = len(faces)
        if viewer != SPECTATOR:
            self._tell_end_of_march(viewer, faces[start:])

    def _tell_end_of_march(self, viewer: int, news: list[Face]) -> None:
        asked = self.match.asked().get(viewer)
        if asked is None or asked.kind == "march-to" or "march-to" not in self.match.title.walks:
            return
        told = [self.speech.face_plain(face) for face in news]
        message, zone = end_of_march(self.scene(viewer), told)
        if message:
            self.write(self.say(message, zone=self.pen().zone_name(zone)))

    def tell_all(self, viewer: int) -> None:
        self.told[viewer] = 0
        self.tell_news(viewer)

    def tell_rules(self, rules: Sequence[str]) -> None:
        """Rules in full; the first unknown one is an error."""
        for rule_id in rules:
            text = self.speech.rule_text(rule_id)
            self.write(self.say("play-rule", rule=rule_id, text=text), hang=2)

    def tell_advice(self, seat: int) -> None:
        """How often somebody has asked for advice, if ever."""
        if count := self.match.advice_of(seat):
            self.write(self.speech.say("advice-asked", name=self.seat_name(seat), count=count))

    def summarise_if_new(self, seat: int) -> None:
        """Once for each operation and each person: more would only be noise."""
        scope = (seat, self.match.title.scope(self.match.board))
        if scope != self.scope:
            self.scope = scope
            self.summarise(seat)
            self.write()

    def summarise(self, seat: int) -> None:
        self.write()
        self.draw(situation(self.pen(), self.scene(seat)))

    def put_question(self, seat: int) -> None:
        self.write()
        self.draw(self.question_lines(seat, self.pen()))

    def question_lines(self, seat: int, pen: Pen) -> list[Text]:
        """What is asked and by which rules, then the answers by number."""
        match, board = self.match, self.match.board
        question, answers = match.question(seat), self.answers(seat)
        labels = [Text(answer.label) for answer in answers]
        width = max(label.cell_len for label in labels)
        if pen.width:
            most = max(len(answer.text) for answer in answers)
            width = max(1, min(width, pen.width - NUMBER - 2 - most))
        by = " ".join(match.title.rules_of(question))
        title = styled(*self._mark(pen, match.title.seats[seat]), (f" {by}", "dim"))
        found = rule(title, pen.width, pen.signs.line)
        found += hung(Text(self.speech.prompt(board, question), style="bold"), pen.width)
        group = ""
        for number, (label, answer) in enumerate(zip(labels, answers, strict=True), 1):
            if answer.group != group:
                group = answer.group
                found += hung(Text(f"  {group}", style="underline"), pen.width, NUMBER)
            head = styled((f"{number:>3}", "bold"), "  ", padded(label, width))
            line = styled(head, "  ", (answer.text, "dim"))
            if pen.width and line.cell_len > pen.width:  # what is typed stays in one piece
                found += hung(head, pen.width, NUMBER)
                line = styled(" " * NUMBER, (answer.text, "dim"))
            found += hung(line, pen.width, NUMBER)
        return found

    def _mark(self, pen: Pen, seat: str) -> list[Text]:
        """The side of a seat; who of several partners is asked, by name."""
        side = self.match.title.side_name(seat)
        return (
            [pen.mark(side)] if side == seat else [pen.mark(side), Text(f" {pen.side_name(seat)}")]
        )

    def answers(self, seat: int) -> list[Answer]:
        """The answers in the order of their numbers: together what belongs together."""
        match, board = self.match, self.match.board
        question = match.question(seat)
        names, offered = match.title.names, flow.options(board, question)
        texts = option_texts(board, names, question, offered)
        found = [
            Answer(text, self.speech.label(board, question, option), self._group(question, option))
            for text, option in zip(texts, offered, strict=True)
        ]
        groups = list(dict.fromkeys(["", *(answer.group for answer in found)]))
        return sorted(found, key=lambda answer: groups.index(answer.group))

    def _group(self, question: Question, option: Option) -> str:
        """What a title lists an option under, if it does."""
        group = getattr(self.speech.names, "group", None)
        thing = group(self.match.board, question, option) if group else None
        if thing is None:
            return ""
        kind, value = thing
        return self.speech.names.name(kind, value, self.speech.lang)

    def labels(self, seat: int) -> dict[str, str]:
        """The answers as the table calls them, by their texts, in the order of their numbers."""
        return {answer.text: answer.label for answer in self.answers(seat)}

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
