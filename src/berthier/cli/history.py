"""A match step by step, as one viewer lived it; of a finished one also with everything open.

The log is played again in a fresh match, so each step shows the faces and the view of its moment.
Whoever looks through a seat's eyes sees a step only where that seat answered or was told
something: how often somebody else has clicked is nobody's business.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.chance import Replay
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BadSave, KernelError
from berthier.kernel.events import SPECTATOR, Event, Face, frozen
from berthier.kernel.flow import Over
from berthier.kernel.match import Match
from berthier.kernel.questions import find_option
from berthier.words.speech import Speech


class Step(NamedTuple):
    """One answer with what followed it. `view` is none where only the faces were kept."""

    log: int  # how many entries of the log lie before it
    seat: str  # who answered; empty: the beginning, or somebody whose answers are not shown
    answer: str
    news: list[tuple[str, Face]]  # with the seat that alone was told so, when all lies open
    view: bytes | None
    taken_back: int  # answers before this one that were taken back


class History(NamedTuple):
    """What can be looked through: `viewer` is a seat or the spectator."""

    title: Title
    viewer: int
    everything: bool
    steps: list[Step]
    over: Over | None


class CannotReplay(BadInput):
    """What was asked for may not be shown; its messages lie with the words of the terminal."""


# --- files


def read_file(text: bytes) -> Match | dict[str, Any]:
    """A match from a save or a record of a finished match; else what one viewer may take home."""
    try:
        found = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = None
    if isinstance(found, dict) and isinstance(found.get("record"), dict):
        found = found["record"]  # the referee's whole reply
    if not isinstance(found, dict) or found.get("berthier") != store.FORMAT:
        return store.load(text, open_title)
    if "log" in found:
        return store.load(_sealed(found), open_title)
    return found


def _sealed(data: dict[str, Any]) -> bytes:
    """A record has no sum of its own; a save has."""
    body = msgspec.json.encode(data, order="sorted")
    total = blake2b(body, digest_size=16).hexdigest()
    return msgspec.json.encode({"sum": total, "match": data})


def from_record(record: dict[str, Any]) -> History:
    """Before the end a record holds one viewer's faces and its last view: a step for each face."""
    try:
        title = open_title(record["title"], {})
        if title.pack_hash != record["pack"]:
            raise BadSave("save-other-pack", title=record["title"])
        viewer = title.viewer(record["viewer"])
        kinds = title.board.tables.events
        faces = [
            Face(kinds[name], bool(own), frozen(facts)) for name, own, facts in record["faces"]
        ]
        view = msgspec.json.encode(record["view"])
    except (LookupError, TypeError, ValueError) as problem:
        raise BadSave("not-a-save") from problem
    last = len(faces) - 1
    steps = [
        Step(n, "", "", [("", face)], view if n == last else None, 0)
        for n, face in enumerate(faces)
    ]
    return History(title, viewer, False, steps or [Step(0, "", "", [], view, 0)], None)


# --- playing it again


def history_of(match: Match, viewer: int, everything: bool, lang: str) -> History:
    if everything and match.board.over is None:
        raise CannotReplay("replay-open-running")
    return History(
        match.title,
        viewer,
        everything,
        _Recorder(match, viewer, everything, lang).steps(),
        match.board.over,
    )


class _Recorder:
    """Plays a match again and writes down what the viewer sees."""

    def __init__(self, match: Match, viewer: int, everything: bool, lang: str) -> None:
        self.match = match
        self.viewer = viewer
        self.everything = everything
        self.speech = Speech(match.title.names, lang)
        self.again = Match(match.title, match.start, match.secret, match.nonces)
        self.again.oracle = Replay(match.oracle.drawn, match.title.chance_name)
        self.found: list[Step] = []
        self.taken_back = 0

    def steps(self) -> list[Step]:
        try:
            self.again.begin()
            self._write(0, "", "", 0)
            for number, entry in enumerate(self.match.log):
                seat = self.match.title.seat(entry["seat"])
                if "undo" in entry:
                    self._undo(seat, entry["undo"])
                else:
                    self._answer(number, seat, entry["option"])
        except (BadInput, KernelError):
            raise BadSave("verify-board") from None
        return self.found

    def _answer(self, number: int, seat: int, text: str) -> None:
        label, told = self._label(seat, text), len(self.again.journal.events)
        self.again.answer(seat, text)
        own = self.everything or seat == self.viewer
        name = self.match.title.seats[seat] if own else ""
        self._write(number + 1, name, label if own else "", told)

    def _label(self, seat: int, text: str) -> str:
        board, question = self.again.board, self.again.question(seat)
        option = find_option(board, self.match.title.names, question, text)
        return text if option is None else self.speech.label(board, question, option)

    def _undo(self, seat: int, log: int) -> None:
        """What was taken back has not been; the own seat remembers that it did so."""
        self.again.undo(seat, consent=True)
        kept = [step for step in self.found if step.log <= log]
        if self.everything or seat == self.viewer:
            self.taken_back += sum(bool(step.seat) for step in self.found[len(kept) :])
        self.found = kept

    def _write(self, log: int, seat: str, answer: str, told: int) -> None:
        events = self.again.journal.events[told:]
        news = [shown for event in events if (shown := self._face(event))]
        if news or seat or not log:
            view = msgspec.json.encode(self._view())
            self.found.append(Step(log, seat, answer, news, view, self.taken_back))
            self.taken_back = 0

    def _face(self, event: Event) -> tuple[str, Face] | None:
        """What the viewer was told; if all lies open, what the owner was."""
        viewer, owner = self.viewer, ""
        if self.everything and event.owners:
            viewer = (event.owners & -event.owners).bit_length() - 1
            owner = self.match.title.seats[viewer]
        face = event.face(viewer)
        return None if face is None else (owner, face)

    def _view(self) -> dict[str, Any]:
        """As it was; with everything open, as if the match had ended there."""
        if not self.everything:
            return self.again.view(self.viewer)
        board = self.again.board.copy()
        board.over = self.match.board.over
        return self.match.title.view(board, SPECTATOR, self.again.known[SPECTATOR])
