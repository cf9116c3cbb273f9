"""A match played again: every position between two answers, and what it looked like to whom.

An answer that was taken back has not been. Nothing here is of the match that is going on: what is
shown is made from its log, so it may be read while others play.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from berthier.kernel import flow
from berthier.kernel.chance import Replay
from berthier.kernel.contract import Title
from berthier.kernel.events import SPECTATOR, Event, Face
from berthier.kernel.flow import Over
from berthier.kernel.match import Moment
from berthier.kernel.questions import find_option
from berthier.kernel.store import Played, play_again, play_on
from berthier.words.speech import Speech

_ENDED = Over(0, "")  # for looking at a board as if the match had ended there


class Eyes(NamedTuple):
    """Through which a match is looked at; with `everything` nothing is hidden from them."""

    viewer: int
    everything: bool = False

    def view(self, title: Title, moment: Moment) -> dict[str, Any]:
        """As it was then; with everything open, as if the match had ended there."""
        board = moment.board
        if self.everything and board.over is None:
            board = board.copy()
            board.over = _ENDED
        return title.view(board, self.viewer, moment.known[self.viewer])

    def face(self, title: Title, event: Event) -> tuple[str, Face] | None:
        """What the viewer was told; if all lies open, what an owner was, and who that is."""
        viewer, owner = self.viewer, ""
        if self.everything and event.owners:
            viewer = (event.owners & -event.owners).bit_length() - 1
            owner = title.sides[viewer]
        else:
            viewer = title.side_of(viewer)
        face = event.face(viewer)
        return None if face is None else (owner, face)


EVERYTHING = Eyes(SPECTATOR, everything=True)


class Story:
    """What has happened in a match, from its beginning."""

    def __init__(self, played: Played) -> None:
        self.title = played.title
        self.replay = Replay(played.draws, played.title.chance_name)
        self.again = play_again(played, self.replay)

    def go_on(self, played: Played) -> None:
        """The same match some answers later."""
        self.replay.recorded = played.draws
        play_on(self.again, played.log[len(self.again.log) :])

    def positions(self) -> list[Moment]:
        """Before each answer, and the last one."""
        again = self.again
        now = (again.oracle.n, len(again.journal.events), len(again.log))
        return [*again.history, Moment(SPECTATOR, *now, again.known, again.board)]

    def answer(self, before: Moment) -> tuple[str, str]:
        """Who answered at a position, and the option's text."""
        entry = self.again.log[before.log]
        return entry["seat"], entry["option"]

    def label(self, before: Moment, speech: Speech) -> str:
        """The answer given at a position, as it was offered to readers."""
        text = self.answer(before)[1]
        asked = flow.asked(before.board)
        seats = [self.title.seat_asked(before.board, question) for question in asked]
        question = asked[seats.index(before.seat)]
        option = find_option(before.board, self.title.names, question, text)
        return text if option is None else speech.label(before.board, question, option)
