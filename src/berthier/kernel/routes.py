"""How far a walk can go: every zone it can reach, with the answers that lead there.

A route is found by playing the answers on a position dealt from the asking seat's own view. So it
tells nothing that the seat doesn't know, and no rule is written a second time.
"""

from __future__ import annotations

from hashlib import blake2b
from heapq import heappop, heappush
from typing import Any, NamedTuple

import msgspec

from berthier.kernel import flow
from berthier.kernel.chance import Oracle
from berthier.kernel.contract import Title
from berthier.kernel.events import Face, Journal
from berthier.kernel.flow import PASS, Board, Option, Question, Refusal, Together, Window
from berthier.kernel.questions import refusal_of, text_of
from berthier.kernel.walks import Modifier, Note, Walk

UNFORESEEN = Note("unforeseen", "")
MOST = 400  # boards that one search may play; the dearest zones are left out then


class Route(NamedTuple):
    """The cheapest way to a zone. `ends`: the walk is over there, whether one likes it or not."""

    zone: int
    options: tuple[str, ...]
    steps: tuple[tuple[int, int], ...]
    total: int
    fatigue: int
    terms: tuple[Modifier, ...]
    notes: tuple[Note, ...]
    ends: bool

    @property
    def rank(self) -> tuple[int, int, int]:
        return self.total, self.fatigue, len(self.steps)


class Barred(NamedTuple):
    """Why a zone can't be reached: on the way `by` a zone, a refusal there or what ends the walk.

    Without either no way leads there.
    """

    by: int
    refusal: Refusal | None = None
    notes: tuple[Note, ...] = ()


class _Drawn(Exception):
    """Luck was needed: what comes after it can't be foreseen."""


class _NoLuck(Oracle):
    def __init__(self) -> None:
        super().__init__(bytes(32), str)

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        raise _Drawn

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        raise _Drawn


class _Place(NamedTuple):
    """Where a walk has got to: the answers so far, all that was told, and the next question.

    `news`: something comes to light there that the seat doesn't know yet, so nothing after it
    counts: it would be the sample's truth.
    """

    board: Board
    asked: Question | None
    options: tuple[str, ...]
    faces: tuple[Face, ...]
    news: bool = False


class Reach:
    """All that a walk can reach from a view. `routes` is by zone; other questions have none."""

    def __init__(self, title: Title, view: dict[str, Any]) -> None:
        self.title = title
        self.routes: dict[int, Route] = {}
        self.open: list[tuple[int, Board, Question]] = []  # where it could go on, nearest first
        self.played = 0
        self.home = -1  # where it begins: nobody marches in a circle
        side = title.side_of(title.viewer(view["viewer"]))
        top = view["stack"][-1] if view["stack"] else [""]
        self.walk = title.walks.get(top[0])
        if self.walk is None or side < 0:
            return
        board = dealt(title, view)
        question = board.stack[-1]
        if isinstance(question, Question) and question.seat == side:
            where = getattr(title.names, "where", None)
            self.home = -1 if where is None else where(board, question)
            self._explore(_Place(board, question, (), ()), self.walk)

    def _explore(self, start: _Place, walk: Walk) -> None:
        assert start.asked is not None
        kind, expanded = start.asked.kind, set()
        queue: list[tuple[int, int, _Place]] = [(0, 0, start)]  # cost, order of finding
        while queue and self.played < MOST:
            cost, _, place = heappop(queue)
            at = self._zone(place)
            # With a way to stop only what was paid counts; without one the ways have one length.
            key = (at,) if walk.stop else place.options
            if key in expanded or place.asked is None:
                continue
            expanded.add(key)
            self.open.append((at, place.board, place.asked))
            for zone, option in self._steps(place, walk):
                known = (zone,) in expanded or self._is_dearer(zone, cost)
                if zone == self.home or (known and walk.stop):
                    continue
                there = self._play(place, option, walk)
                found = self.title.walked(there.faces, there.asked)
                if there.asked is not None and there.asked.kind == kind:
                    self._stop(there, walk)
                    total = sum(price for _, price in found.steps)
                    heappush(queue, (total, self.played, there))
                else:
                    reasons = self.title.on_the_way(place.board, place.asked, option)
                    self._keep(there, True, tuple(reasons))

    def _is_dearer(self, zone: int, cost: int) -> bool:
        """A step costs at least one: is a cheaper way known already?"""
        return zone in self.routes and self.routes[zone].total <= cost

    def _zone(self, place: _Place) -> int:
        steps = self.title.walked(place.faces, place.asked).steps
        return steps[-1][0] if steps else -1

    def _steps(self, place: _Place, walk: Walk) -> list[tuple[int, Option]]:
        question = place.asked
        assert question is not None
        found = []
        for option in flow.options(place.board, question):
            verb, things = question.spell(place.board, option)
            if verb == walk.step:
                found.append((things[0][1], option))
        return found

    def _stop(self, place: _Place, walk: Walk) -> None:
        """Stop here, if one may, and keep what that costs."""
        question = place.asked
        assert question is not None
        for option in flow.options(place.board, question) if walk.stop else ():
            if question.spell(place.board, option)[0] == walk.stop:
                there = self._play(place, option, walk)
                self._keep(there._replace(options=place.options), False, ())

    def _keep(self, place: _Place, ends: bool, reasons: tuple[Note, ...]) -> None:
        found = self.title.walked(place.faces, place.asked)
        if not found.steps:
            return
        if place.news and found.notes == self.title.walked(place.faces[:-1], None).notes:
            reasons = (*reasons, UNFORESEEN)
        zone = found.steps[-1][0]
        if zone == self.home:
            return
        total = sum(price for _, price in found.steps)
        facts = (found.steps, total, found.fatigue, found.terms, (*reasons, *found.notes))
        route = Route(zone, place.options, *facts, ends)
        if zone not in self.routes or route.rank < self.routes[zone].rank:
            self.routes[zone] = route

    def _play(self, place: _Place, option: Option, walk: Walk) -> _Place:
        """Take an option on a copy, up to the first draw or the next question that matters."""
        assert place.asked is not None
        self.played += 1
        board, question = place.board.copy(), place.asked
        text = text_of(self.title.names, question.spell(board, option))
        board.oracle, board.journal = _NO_LUCK, Journal()
        asked: Question | None = None
        try:
            flow.answer(board, question, option)
            asked = _go_on(board, question, walk)
        except _Drawn:
            pass
        faces, news = list(place.faces), False
        for event in board.journal.events:
            face = event.face(question.seat)
            if face is not None and not news:
                faces.append(face)
                news = event.kind.news
        return _Place(board, None if news else asked, (*place.options, text), tuple(faces), news)

    def barred(self, zone: int, near: list[int]) -> Barred:
        """Why a zone is out of reach; `near` are the zones that it is connected with."""
        for by, board, question in self.open:
            for option in question.candidates(board):
                if (self.title.zone_kind, zone) in question.spell(board, option)[1]:
                    refusal = refusal_of(board, question, option)
                    if refusal is not None:
                        return Barred(by, refusal)
        ended = [self.routes[one] for one in near if one in self.routes and self.routes[one].ends]
        if not ended:
            return Barred(-1)
        route = min(ended, key=lambda one: one.rank)
        return Barred(route.zone, None, route.notes)


_NO_LUCK = _NoLuck()


def _go_on(board: Board, begun: Question, walk: Walk) -> Question | None:
    """Nobody plays a card on the way; the next question that is not about the price alone."""
    while board.stack and not isinstance(board.stack[-1], Together):
        top = board.stack[-1]
        if not isinstance(top, Question):
            break
        if isinstance(top, Window):
            flow.answer(board, top, PASS)
        elif top.kind in walk.settled and top.seat == begun.seat:
            flow.answer(board, top, board.offered[0])
        else:
            return top if top.seat == begun.seat else None
    return None


def dealt(title: Title, view: dict[str, Any]) -> Board:
    """One position that fits a view: the same for the same view."""
    seed = blake2b(msgspec.json.encode(view), digest_size=8, person=b"berthier-route").digest()
    return title.belief(view).deal(int.from_bytes(seed, "big"))


def routes(title: Title, view: dict[str, Any]) -> list[Route]:
    """The zones that the walk a seat is asked about can reach, the cheapest first."""
    found = Reach(title, view).routes.values()
    return sorted(found, key=lambda route: (*route.rank, route.zone))
