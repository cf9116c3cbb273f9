"""Monte-Carlo tree search over what one seat can know.

Each pass deals a position that fits the view and walks down one tree, whose branches are answers
and not positions: what luck brought on the way, and what was hidden, differ from pass to pass. At
the end of the tree the rules of thumb play on to the next moment of rest; what the position is
worth there is what the pass has found.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, sqrt
from random import Random

from berthier.kernel import flow
from berthier.kernel.flow import Board, Option, Question

CURIOSITY = 0.2  # how much is tried that looks less good
SECOND_BEST = 0.05  # what an answer that was never tried is thought to be worth less than others
WIDTH = 2.0  # answers looked at: so many, times the root of the visits
GROWN = 12  # passes through an answer before those that follow it are weighed apart
DEEPEST = 60  # answers from the root
LONGEST = 400  # answers to the next rest; some games can put it off for ever

Rate = Callable[[Board, Question, list[Option]], list[float]]


class Mind:
    """What search must know of a game."""

    def __init__(
        self,
        rate: Rate,
        worth: Callable[[Board], float],
        rests: Callable[[Board, Question], bool],
        warmth: float,
        ahead: int,
        effort: Mapping[str, float],
    ) -> None:
        self.rate = rate  # how good options look
        self.worth = worth  # the chance that the first seat wins
        self.rests = rests  # a question at which a position can be judged
        self.warmth = warmth  # ratings so far apart differ by a factor e in the first trust
        self.ahead = ahead  # rests that are played through before a position is judged
        self.effort = effort  # by kind of question: the part of a budget it deserves, if any

    def best(self, b: Board, question: Question, offered: list[Option]) -> Option:
        ratings = self.rate(b, question, offered)
        return offered[ratings.index(max(ratings))]


class Edge:
    """An answer, and what the passes through it have found."""

    __slots__ = ("nodes", "option", "total", "trust", "visits")

    def __init__(self, option: Option, trust: float) -> None:
        self.option = option
        self.trust = trust
        self.visits = 0
        self.total = 0.0
        self.nodes: dict[tuple[str, int], Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A question that was reached by certain answers."""

    __slots__ = ("edges", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[Option, Edge] = {}


class Search:
    """One tree, grown pass by pass."""

    def __init__(self, mind: Mind, deal: Callable[[int], Board], seat: int, luck: Random) -> None:
        self.mind = mind
        self.deal = deal
        self.luck = luck
        self.root = Node(seat)

    def open_root(self) -> list[Edge]:
        """The answers of the seat, those that look best first."""
        b = self.deal(self.luck.getrandbits(32))
        question = asked_of(b, self.root.seat)
        self._open(b, self.root, question, flow.options(b, question))
        return sorted(self.root.edges.values(), key=lambda edge: -edge.trust)

    def once(self, seed: int, first: Edge) -> None:
        """One pass: down the tree, on to a rest, and back with what was found.

        Answers that are compared get the same seeds: luck then favours none of them.
        """
        b = self.deal(seed)
        question = asked_of(b, self.root.seat)
        if first.option not in flow.options(b, question):
            return  # hidden facts that were dealt forbid it
        path: list[tuple[Node, Edge]] = [(self.root, first)]
        flow.answer(b, question, first.option)
        while b.over is None and len(path) < DEEPEST:
            last = path[-1][1]
            if last.visits < GROWN:
                self._play_on(b)
                break
            question = flow.asked(b)[0]
            node = self._node(last, question)
            offered = flow.options(b, question)
            self._open(b, node, question, offered)
            edge = chosen(node, offered)
            path.append((node, edge))
            flow.answer(b, question, edge.option)
        self._back(path, self.mind.worth(b))

    def _node(self, edge: Edge, question: Question) -> Node:
        """What an answer has led to now; luck may bring another question each time."""
        key = (question.kind, question.seat)
        node = edge.nodes.get(key)
        if node is None:
            node = edge.nodes[key] = Node(question.seat)
        return node

    def _open(self, b: Board, node: Node, question: Question, offered: list[Option]) -> None:
        """Trust in the answers that were not offered before, by how good they look."""
        if all(option in node.edges for option in offered):
            return
        ratings = self.mind.rate(b, question, offered)
        most = max(ratings)
        looks = [exp(max(-30.0, (rating - most) / self.mind.warmth)) for rating in ratings]
        total = sum(looks)
        for option, look in zip(offered, looks, strict=True):
            if option not in node.edges:
                node.edges[option] = Edge(option, look / total)

    def _play_on(self, b: Board) -> None:
        """By the rules of thumb, as many rests ahead as the mind wants to see."""
        seen = 0
        for _ in range(LONGEST):
            if b.over is not None:
                return
            question = flow.asked(b)[0]
            if self.mind.rests(b, question):
                if seen >= self.mind.ahead:
                    return
                seen += 1
            flow.answer(b, question, self.mind.best(b, question, flow.options(b, question)))

    def _back(self, path: list[tuple[Node, Edge]], worth: float) -> None:
        for node, edge in path:
            node.visits += 1
            edge.visits += 1
            edge.total += worth if node.seat == 0 else 1 - worth


def asked_of(b: Board, seat: int) -> Question:
    """What this seat is asked, also where several are asked at once."""
    for question in flow.asked(b):
        if question.seat == seat:
            return question
    raise LookupError(seat)


def chosen(node: Node, offered: list[Option]) -> Edge:
    """The edge to try now: what was found of it, and trust as long as it was tried little."""
    edges = sorted([node.edges[option] for option in offered], key=lambda edge: -edge.trust)
    edges = edges[: max(2, int(WIDTH * sqrt(node.visits + 1)))]
    tried = sum([edge.visits for edge in edges])
    usual = sum([edge.total for edge in edges]) / tried if tried else 0.5
    root = sqrt(node.visits + 1)
    best, most = edges[0], -1.0
    for edge in edges:
        found = edge.mean() if edge.visits else usual - SECOND_BEST
        score = found + CURIOSITY * edge.trust * root / (1 + edge.visits)
        if score > most:
            best, most = edge, score
    return best
