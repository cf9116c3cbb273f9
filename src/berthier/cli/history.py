"""A match step by step, as one viewer lived it; of a finished one also with everything open.

The log is played again, so each step shows the faces and the view of its moment.
Whoever looks through a seat's eyes sees a step only where that seat answered or was told
something: how often somebody else has clicked is nobody's business.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BadSave
from berthier.kernel.events import Face, frozen
from berthier.kernel.flow import Over
from berthier.kernel.match import Match, Moment
from berthier.lab.history import EVERYTHING, Eyes, Story
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
        title = open_title(record["title"], record.get("start", {}))
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
    eyes = EVERYTHING if everything else Eyes(viewer)
    steps = _steps(Story(store.played(match)), eyes, Speech(match.title.names, lang))
    return History(match.title, viewer, everything, steps, match.board.over)


def _steps(story: Story, eyes: Eyes, speech: Speech) -> list[Step]:
    title, positions = story.title, story.positions()
    own = set(title.seats) if eyes.everything else {title.viewer_name(eyes.viewer)}
    told, view = _news(story, eyes, 0, positions[0].events), _view(story, eyes, positions[0])
    found, taken_back, done = [Step(0, "", "", told, view, 0)], 0, 0
    for before, after in pairwise(positions):
        seat, _ = story.answer(before)
        between = story.again.log[done : before.log]
        taken_back += sum("option" in entry and entry["seat"] in own for entry in between)
        done = before.log + 1
        name, told = seat if seat in own else "", _news(story, eyes, before.events, after.events)
        if not told and not name:
            continue
        label = story.label(before, speech) if name else ""
        found.append(Step(done, name, label, told, _view(story, eyes, after), taken_back))
        taken_back = 0
    return found


def _news(story: Story, eyes: Eyes, since: int, until: int) -> list[tuple[str, Face]]:
    events = story.again.journal.events[since:until]
    return [shown for event in events if (shown := eyes.face(story.title, event))]


def _view(story: Story, eyes: Eyes, moment: Moment) -> bytes:
    return msgspec.json.encode(eyes.view(story.title, moment))
