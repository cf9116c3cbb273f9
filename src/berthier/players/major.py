"""The level Major: it tries what looks best on many positions that fit its view.

The budget is a number of passes, in everything that is measured, or seconds, for people. The
answers that look best are all tried on the same luck; then the worse half of them is given up,
and again, until the budget is spent.
"""

from __future__ import annotations

from math import log
from random import Random
from time import monotonic

from berthier.kernel import flow
from berthier.kernel.contract import Belief, Title
from berthier.kernel.flow import Board, Option
from berthier.kernel.questions import option_texts, text_of
from berthier.players.contract import Asked
from berthier.players.judging import Judging
from berthier.players.sample import bad_view, luck_of, need_options, read_view
from berthier.players.search import Chain, Edge, Mind, Search, asked_of

WIDENING = 1.3  # times the cube root of the passes are answers tried: 5 for 60, 8 for 240
ENOUGH = 9  # passes that an answer must get: luck would choose otherwise
POOL = 24  # positions that are dealt; further passes take them again, with other luck


class Pool:
    """Dealt positions: the same seed gives the same position with the same luck."""

    def __init__(self, belief: Belief, luck: Random) -> None:
        self.belief = belief
        self.luck = luck
        self.boards: list[Board] = []

    def deal(self, seed: int) -> Board:
        at = seed % POOL
        while len(self.boards) <= at:
            self.boards.append(self.belief.deal(self.luck.getrandbits(32)))
        b = self.boards[at].copy()
        b.luck = seed << 31 | seed << 1 | 1
        return b


class Major:
    """Plays one seat by search; small matters by rules of thumb, at once.

    What was decided as a whole is carried out as a whole: the decision is kept until the next one.
    Whoever takes over in the middle of it weighs anew.
    """

    def __init__(
        self, title: Title, mind: Mind, quick: Judging, passes: int, seconds: float = 0.0
    ) -> None:
        self.title = title
        self.mind = mind
        self.quick = quick
        self.passes = passes
        self.seconds = seconds
        self.decided: Chain | None = None

    def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
        need_options(asked)
        if len(asked.options) == 1:
            return asked.options[0]
        if asked.kind == self.mind.whole:
            self.decided = None
        part = self.part(view, seed)
        if part in asked.options:
            return part
        effort = self.mind.effort.get(asked.kind, 0.0)
        if not effort:
            return self.quick.choose(view, asked, seed)
        text, edge = self.weigh(view, asked, seed, effort)[0]
        self.decided = edge.chain
        return text

    def part(self, view: bytes, seed: int) -> str:
        """What the last decision says to this question; nothing if it is about something else."""
        if self.decided is None or not self.decided.parts:
            return ""
        seen = read_view(view, self.title.title)
        try:
            seat = self.title.seat(seen["viewer"])
            b = self.title.belief(seen).deal(luck_of(view, seed).getrandbits(32))
            question = asked_of(b, seat)
        except (LookupError, TypeError, ValueError) as problem:
            raise bad_view(self.title.title, str(problem)) from problem
        option = self.mind.part(b, question, flow.options(b, question), self.decided)
        if option is None:
            return ""
        return text_of(self.title.names, question.spell(b, option))

    def weigh(self, view: bytes, asked: Asked, seed: int, effort: float) -> list[tuple[str, Edge]]:
        """What was tried, by its first answer, with what was found of it; the best first."""
        seen = read_view(view, self.title.title)
        luck = luck_of(view, seed)
        try:
            seat = self.title.seat(seen["viewer"])
            pool = Pool(self.title.belief(seen), luck)
            search = Search(self.mind, pool.deal, seat, luck)
            edges = search.open_root()
        except (LookupError, TypeError, ValueError) as problem:
            raise bad_view(self.title.title, str(problem)) from problem
        texts = self.texts(pool.deal(0), seat, edges)
        offered = [edge for edge in edges if texts[edge.option] in asked.options]
        if not offered:
            raise bad_view(self.title.title, asked.kind)
        budget = Budget(self.passes, self.seconds, effort)
        looked_at = first_look(offered, budget.width(search, offered[0]))
        tried = halved(search, looked_at, budget, luck)
        return [(texts[edge.option], edge) for edge in tried]

    def texts(self, b: Board, seat: int, edges: list[Edge]) -> dict[Option, str]:
        options = [edge.option for edge in edges]
        spelt = option_texts(b, self.title.names, asked_of(b, seat), options)
        return dict(zip(options, spelt, strict=True))


class Budget:
    """A number of passes, or seconds if there are any; small matters get a part of it."""

    def __init__(self, passes: int, seconds: float, effort: float) -> None:
        self.passes = passes * effort
        self.seconds = seconds * effort
        self.began = monotonic()

    def width(self, search: Search, edge: Edge) -> int:
        """How many answers it is worth to try: each of them must be tried often enough."""
        passes = self.passes
        if self.seconds:
            search.once(0, edge)
            passes = self.seconds / max(1e-6, monotonic() - self.began)
        return max(1, min(int(WIDENING * passes ** (1 / 3)), int(passes / ENOUGH)))

    def is_spent(self, done: int, part: float) -> bool:
        """Is this part of it spent, after so many passes?"""
        if self.seconds:
            return monotonic() - self.began >= self.seconds * part
        return done >= self.passes * part


def first_look(edges: list[Edge], width: int) -> list[Edge]:
    """What looks best; the last places are for what must be tried however it looks."""
    sure = [edge for edge in edges if edge.chain.sure]
    others = [edge for edge in edges if not edge.chain.sure]
    return others[: max(1, width - len(sure))] + sure


def halved(search: Search, edges: list[Edge], budget: Budget, luck: Random) -> list[Edge]:
    """Try all on the same luck, give up the worse half, and so on; the best comes first."""
    if len(edges) == 1:
        return edges
    rounds = (len(edges) - 1).bit_length()
    given_up: list[Edge] = []
    done = 0
    for n in range(1, rounds + 1):
        while not budget.is_spent(done, n / rounds):
            seed = luck.getrandbits(32)
            for edge in edges:
                search.once(seed, edge)
            done += len(edges)
        edges = ranked(search.mind, edges)
        if n < rounds:
            half = (len(edges) + 1) // 2
            edges, given_up = edges[:half], edges[half:] + given_up
    return edges + given_up


def ranked(mind: Mind, edges: list[Edge]) -> list[Edge]:
    """The best first. A few passes are mostly luck, so an answer has to be found better by as much
    as the rules of thumb thought less of it, as if that had been found by passes too.
    """
    favourite = max(edges, key=lambda edge: edge.trust)

    def opinion(edge: Edge) -> float:
        lacks = log(favourite.trust / edge.trust)
        expected = favourite.mean() - mind.doubt * lacks
        return (edge.total + mind.thumb * expected) / (edge.visits + mind.thumb)

    return sorted(edges, key=lambda edge: -opinion(edge))
