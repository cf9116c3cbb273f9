"""What was worked out for the viewers of a match: views, options, and what they were told."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from berthier.kernel import flow
from berthier.kernel.battles import Battle
from berthier.kernel.contract import Names
from berthier.kernel.events import Event, Face, Kind
from berthier.kernel.flow import Option, Question, Spelling
from berthier.kernel.match import Match
from berthier.kernel.questions import text_of
from berthier.server.teaching import is_teaching, open_view
from berthier.words.speech import Speech

if TYPE_CHECKING:
    from berthier.server.tables import Table

SAID = 20_000  # faces in words that are remembered: most are told to several, in many matches


class Told:
    """What one viewer was told so far. An answer adds a few faces to hundreds."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.spoken: dict[str, dict[int, msgspec.Raw]] = {}  # by language, then by number
        self.events = 0
        self.last: Event | None = None  # the event that was the last one then
        self.closed = 0  # faces before which no battle concerns him any more

    def follow(self, match: Match, viewer: int) -> list[Face]:
        events = match.journal.events
        if self.events and (len(events) < self.events or events[self.events - 1] is not self.last):
            self.faces, self.spoken, self.events = [], {}, 0  # something was taken back
            self.closed = 0
        if len(events) > self.events:
            found = (event.face(viewer) for event in events[self.events :])
            self.faces += [face for face in found if face is not None]
            self.events, self.last = len(events), events[-1]
        return self.faces

    def entries(self, since: int, speech: Speech) -> list[msgspec.Raw]:
        """The last entries of the journal as JSON, each put into words once."""
        before = self.spoken.get(speech.lang, {})
        now = {
            n: before[n] if n in before else _written(entry(n, self.faces, speech))
            for n in range(since, len(self.faces))
        }
        self.spoken[speech.lang] = now
        return list(now.values())


def _written(entry: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(entry))


class Offer(NamedTuple):
    """What a question offers, one place for each option."""

    options: list[Option]
    texts: list[str]
    spellings: list[Spelling]


class Sights:
    """What was worked out for the viewers of a match: kept until it moves on, as an answer needs
    it for the numbers and again for the reply.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.teaching = is_teaching(match.start)
        self.moves = -1
        self.opened: dict[int, dict[str, Any]] = {}  # views with everything in them
        self.views: dict[int, dict[str, Any]] = {}
        self.texts: dict[int, msgspec.Raw] = {}  # the views as JSON
        self.offers: dict[int, Offer] = {}
        self.told: dict[int, Told] = {viewer: Told() for viewer in match.viewers()}

    def _look(self) -> None:
        if self.moves != len(self.match.log):  # it grows with every answer, also one taken back
            self.moves = len(self.match.log)
            self.views.clear()
            self.texts.clear()
            self.opened.clear()
            self.offers.clear()

    def view(self, viewer: int) -> dict[str, Any]:
        self._look()
        if viewer not in self.views:
            self.views[viewer] = self.match.view(viewer)
        return self.views[viewer]

    def shown(self, viewer: int) -> dict[str, Any]:
        """What lies before a viewer: his view, at a teaching table everything."""
        if not self.teaching:
            return self.view(viewer)
        self._look()
        if viewer not in self.opened:
            self.opened[viewer] = open_view(self.match, viewer)
        return self.opened[viewer]

    def shown_text(self, viewer: int) -> msgspec.Raw:
        if not self.teaching:
            return self.view_text(viewer)
        return msgspec.Raw(msgspec.json.encode(self.shown(viewer)))

    def view_text(self, viewer: int) -> msgspec.Raw:
        view = self.view(viewer)
        if viewer not in self.texts:
            self.texts[viewer] = msgspec.Raw(msgspec.json.encode(view))
        return self.texts[viewer]

    def offered(self, seat: int, question: Question) -> Offer:
        self._look()
        if seat not in self.offers:
            board, names = self.match.board, self.match.title.names
            options = flow.options(board, question)
            spellings = [question.spell(board, option) for option in options]
            texts = [text_of(names, spelling) for spelling in spellings]
            self.offers[seat] = Offer(options, texts, spellings)
        return self.offers[seat]

    def option(self, seat: int, question: Question, text: str) -> Option | None:
        """The offered option with this text, or None."""
        offer = self.offered(seat, question)
        return offer.options[offer.texts.index(text)] if text in offer.texts else None

    def faces(self, viewer: int) -> list[Face]:
        return self.told[viewer].follow(self.match, viewer)

    def battle(self, viewer: int, lang: str) -> Battle | None:
        """The last battle, unless nothing of it is to be shown any more. Its sheet takes long to
        make, so first the faces since then are asked whether another has begun.
        """
        faces, title = self.faces(viewer), self.match.title
        closed, view = self.told[viewer].closed, self.view(viewer)
        if closed and title.battle(faces[closed:], view, lang) is None:
            self.close_battles(viewer)  # so that these are not asked again
            return None
        battle = title.battle(faces, view, lang)
        if battle is None:
            self.close_battles(viewer)
        return battle

    def close_battles(self, viewer: int) -> None:
        """Of what he was told so far no battle concerns him any more."""
        self.told[viewer].closed = len(self.faces(viewer))


def sights_of(table: Table, match: Match) -> Sights:
    if table.sights is None or table.sights.match is not match:
        table.sights = Sights(match)
    return table.sights


def journal(faces: list[Face], since: int, speech: Speech) -> dict[str, Any]:
    entries = [entry(n, faces, speech) for n in range(since, len(faces))]
    return {"entries": entries, "next": len(faces)}


def entry(n: int, faces: list[Face], speech: Speech) -> dict[str, Any]:
    """One face in words; one that ends a turn also sums it up."""
    face, names = faces[n], cast(Any, speech.names)
    found = {"n": n, **_said(names, speech.lang, face.kind, face.own, face.facts)}
    recap = speech.recap(faces, n)
    return {**found, "recap": recap} if recap else found


@lru_cache(SAID)
def _said(names: Names, lang: str, kind: Kind, own: bool, facts: tuple[Any, ...]) -> dict[str, Any]:
    """A face as facts and as a sentence."""
    face, speech = Face(kind, own, facts), Speech(names, lang)
    return {**speech.face_plain(face), "text": speech.sentence(face)}
