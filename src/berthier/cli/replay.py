"""Looking through a saved match: one step after the other, or all of it into a pipe."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from berthier.cli import screen
from berthier.cli.console import cli_words
from berthier.cli.history import CannotReplay, History, Step, from_record, history_of, read_file
from berthier.cli.keep import path_of
from berthier.cli.layout import columns
from berthier.cli.lines import rule, styled
from berthier.cli.pen import Pen
from berthier.cli.situation import situation
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.kernel.questions import folded
from berthier.kernel.sheet import Scene
from berthier.words.speech import Speech, error_text

DIGITS = 6  # more than any number of steps has
HELP = 18  # columns of a command in the help
ALIASES = {
    "p": "b",
    "back": "b",
    "precedent": "b",
    "retour": "b",
    "next": "n",
    "suivant": "n",
    "premier": "first",
    "debut": "first",
    "dernier": "last",
    "fin": "last",
    "end": "last",
    "t": "turn",
    "tour": "turn",
    "s": "show",
    "situation": "show",
    "voir": "show",
    "toujours": "each",
    "h": "help",
    "aide": "help",
    "quit": "q",
    "quitter": "q",
    "exit": "q",
}


def replay_in_terminal(file: Path, seat: str | None, everything: bool, lang: str) -> int:
    """Look through a file; returns the exit code."""
    if everything and seat is not None:
        raise CannotReplay("replay-open-seat")
    found = read_file(store.read(path_of(str(file))))
    asking = screen.is_terminal()
    history = _open(found, seat, everything, lang, asking)
    showing = Showing(history, lang)
    showing.introduce(isinstance(found, dict))
    if asking:
        showing.look_through()
    else:
        showing.print_all()
    return 0


def _open(
    found: Match | dict[str, object], seat: str | None, everything: bool, lang: str, asking: bool
) -> History:
    if isinstance(found, Match):
        viewer = SPECTATOR if everything else _viewer(found, seat, lang, asking)
        return history_of(found, viewer, everything, lang)
    if everything:
        raise CannotReplay("replay-open-running")
    history = from_record(found)
    name = history.title.viewer_name(history.viewer)
    if seat not in (None, name):
        raise CannotReplay("replay-other-seat", seat=name)
    return history


def _viewer(match: Match, seat: str | None, lang: str, asking: bool) -> int:
    """A running match has secrets: nobody looks through eyes that nobody named."""
    title = match.title
    if seat is not None:
        return title.viewer(seat)
    if match.board.over is not None:
        return SPECTATOR
    known = ", ".join([*title.seats, "spectator"])
    if not asking:
        raise CannotReplay("replay-which-seat", known=known)
    words = cli_words(lang)
    while True:
        try:
            return title.viewer(screen.ask(words.say("replay-eyes", known=known)).casefold())
        except BadInput as error:
            screen.write(error_text(words, error))


class Showing:
    """A history on the screen, and how far it has been looked through."""

    def __init__(self, history: History, lang: str) -> None:
        self.history = history
        self.steps = history.steps
        self.lang = lang
        self.speech = Speech(history.title.names, lang)
        self.sheet = history.title.sheet(lang)
        self.say = cli_words(lang).say
        self.at = 0
        self.each = False

    def pen(self) -> Pen:
        return Pen(self.sheet, self.speech, columns())

    def introduce(self, record: bool) -> None:
        seat = self.history.title.viewer_name(self.history.viewer)
        screen.write(Text(self.sheet["name"], style="bold"))
        if record:
            screen.write(self.say("replay-record", seat=seat))
        elif self.history.over is None:
            screen.write(self.say("replay-warning", seat=seat))
        elif not self.history.everything:
            screen.write(self.say("replay-finished"))

    # --- one step

    def show(self) -> None:
        """The answer that was given, and what this viewer was told upon it."""
        step, pen = self.steps[self.at], self.pen()
        screen.draw([Text(), *rule(self._title(step, pen), pen.width, pen.signs.line)])
        if step.taken_back:
            screen.write(Text(self.say("replay-taken-back", count=step.taken_back), style="dim"))
        for owner, face in step.news:
            sentence = self.speech.sentence(face)
            screen.write(styled(pen.mark(owner), " ", sentence) if owner else sentence, hang=2)
        if self.at == len(self.steps) - 1 and self.history.over is not None:
            screen.write(Text(self.speech.over(self.history.over), style="bold"))
        if self.each:
            self.show_situation()

    def _title(self, step: Step, pen: Pen) -> Text:
        number = (f"{self.at + 1}/{len(self.steps)}", "bold")
        if step.seat:
            side = self.history.title.side_name(step.seat)
            who = [] if side == step.seat else [pen.side_name(step.seat), " "]
            return styled(number, " ", pen.mark(side), " ", *who, step.answer)
        return styled(number) if self.at else styled(number, " ", self.say("replay-beginning"))

    def show_situation(self) -> None:
        scene = self._scene(self.at)
        if scene is None:
            screen.write(self.say("replay-no-view"))
        else:
            screen.draw(situation(self.pen(), scene))

    def _scene(self, at: int) -> Scene | None:
        view = self.steps[at].view
        if view is None:
            return None
        return self.history.title.scene(msgspec.json.decode(view), self.lang)

    # --- all of them

    def print_all(self) -> None:
        """Everything once, in order; the situation at the beginning and at the end."""
        last = len(self.steps) - 1
        for self.at in range(last + 1):
            self.show()
            if self.at in (0, last) and self.steps[self.at].view is not None:
                self.show_situation()

    def look_through(self) -> None:
        """Whatever is typed, until somebody has seen enough."""
        self.show()
        while True:
            try:
                line = screen.ask(self.say("replay-choose"))
            except EOFError:
                screen.write()
                return
            word, _, rest = folded(line).partition(" ")
            word = ALIASES.get(word, word) if line else "n"
            if word == "q":
                return
            self.obey(word, rest)

    def obey(self, word: str, rest: str) -> None:
        if word == "n":
            self.go(self.at + 1)
        elif word == "b":
            self.go(self.at - 1)
        elif word in ("first", "last"):
            self.go(0 if word == "first" else len(self.steps) - 1)
        elif word.isdecimal():
            self.go_to(word)
        elif word == "turn" and rest.isdecimal():
            self.go_to_turn(int(rest[:DIGITS]))
        elif word == "show":
            self.show_situation()
        elif word == "each":
            self.each = not self.each
            screen.write(self.say("replay-each", on=self.each))
        else:
            screen.write(self.say("replay-help"), hang=HELP)

    # --- going

    def go(self, to: int) -> None:
        if to < 0 or to >= len(self.steps):
            screen.write(self.say("replay-start" if to < 0 else "replay-end"))
            return
        self.at = to
        self.show()

    def go_to(self, number: str) -> None:
        if len(number) > DIGITS or not 1 <= int(number) <= len(self.steps):
            screen.write(self.say("replay-no-such-step", last=len(self.steps)))
            return
        self.go(int(number) - 1)

    def go_to_turn(self, turn: int) -> None:
        """The first step at which the first track has come so far."""
        for at in range(len(self.steps)):
            scene = self._scene(at)
            if scene is not None and scene["tracks"] and scene["tracks"][0]["value"] >= turn:
                self.go(at)
                return
        track = next((row["name"] for row in self.sheet["tracks"]), "")
        screen.write(self.say("replay-no-such-turn", track=track))
