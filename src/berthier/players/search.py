"""Monte-Carlo tree search over what one seat can know.

Each pass deals a position that fits the view and walks down one tree, whose branches are answers
and not positions: what luck brought on the way, and what was hidden, differ from pass to pass. At
the end of the tree the rules of thumb play on to the turn's end; what the position is worth there
is what the pass has found. All answers are judged at the same moment of the game: whoever was
judged in the middle of a turn would look well for having kept his army back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, sqrt
from random import Random
from statistics import fmean

from berthier.kernel import flow
from berthier.kernel.flow import Board, Option, Question

LOOKS = 6  # positions on which answers are looked at before they are tried
CURIOSITY = 0.2  # how much is tried that looks less good
SECOND_BEST = 0.05  # what an answer that was never tried is thought to be worth less than others
WIDTH = 2.0  # answers looked at: so many, times the root of the visits
GROWN = 40  # passes through an answer before those that follow it are weighed apart
DEEPEST = 60  # answers from the root
LONGEST = 400  # answers to that turn; some games can put it off for ever

NO_GOAL, NOT_YET = -2, -1

Rate = Callable[[Board, Question, list[Option]], list[float]]


class Chain:
    """A whole of several answers that belong together: the first, and in `parts` the others."""

    __slots__ = ("goal", "option", "parts", "rating", "sure")

    def __init__(self, option: Option, rating: float, parts: int = 0) -> None:
        self.option = option
        self.rating = rating
        self.parts = parts  # what these bits mean is the game's affair
        self.goal = NO_GOAL  # where it leads, if that is thought of once, and not at each answer
        self.sure = False  # is it tried however it looks?


def single(offered: list[Option], ratings: list[float]) -> list[Chain]:
    """Answers that stand for themselves."""
    return [Chain(option, rating) for option, rating in zip(offered, ratings, strict=True)]


Chains = Callable[[Board, Question, list[Option]], list[Chain]]
Plan = Callable[[Board, Question, list[Option]], Chain]
Part = Callable[[Board, Question, list[Option], Chain], Option | None]


class Mind:
    """What search must know of a game."""

    def __init__(
        self,
        rate: Rate,
        worth: Callable[[Board], float],
        turn: Callable[[Board], int],
        warmth: float,
        until: Callable[[Board], int],
        effort: Mapping[str, float],
        whole: str,
        chains: Chains,
        plan: Plan,
        part: Part,
        thumb: int,
        doubt: float,
    ) -> None:
        self.rate = rate  # how good options look
        self.worth = worth  # the chance that the first seat wins
        self.turn = turn  # how far the game is: positions are judged when one begins
        self.warmth = warmth  # ratings so far apart differ by a factor e in the first trust
        self.until = until  # the turn that must have begun before what is decided now is judged
        self.effort = effort  # by kind of question: the part of a budget it deserves, if any
        self.whole = whole  # the kind of question with which the next whole begins
        self.chains = chains  # what may be decided at a question, as wholes
        self.plan = plan  # the whole that the rules of thumb would choose
        self.part = part  # what a whole answers to a question on its way
        self.thumb = thumb  # passes that what the rules of thumb think of an answer counts for
        self.doubt = doubt  # less worth, they think, for each factor e of trust that it lacks

    def best(self, b: Board, question: Question, offered: list[Option]) -> Option:
        ratings = self.rate(b, question, offered)
        return offered[ratings.index(max(ratings))]


class Edge:
    """An answer, or a whole that begins with it, and what the passes through it have found."""

    __slots__ = ("chain", "nodes", "option", "total", "trust", "visits")

    def __init__(self, chain: Chain, trust: float) -> None:
        self.chain = chain
        self.option = chain.option
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
        """What the seat may decide, what looks best first. How it looks depends on what is hidden,
        so it is looked at on several positions.
        """
        looks: dict[tuple[Option, int], list[Chain]] = {}
        for _ in range(LOOKS):
            b = self.deal(self.luck.getrandbits(32))
            question = asked_of(b, self.root.seat)
            for chain in self.mind.chains(b, question, flow.options(b, question)):
                looks.setdefault((chain.option, chain.parts), []).append(chain)
        chains = [alike[0] for alike in looks.values()]
        trust = self._trust([fmean([one.rating for one in alike]) for alike in looks.values()])
        edges = [Edge(chain, look) for chain, look in zip(chains, trust, strict=True)]
        return sorted(edges, key=lambda edge: -edge.trust)

    def once(self, seed: int, first: Edge) -> None:
        """One pass: down the tree, on to the turn's end, and back with what was found.

        Answers that are compared get the same seeds: luck then favours none of them.
        """
        b = self.deal(seed)
        until = self.mind.until(b)
        question = asked_of(b, self.root.seat)
        if first.option not in flow.options(b, question):
            return  # hidden facts that were dealt forbid it
        path: list[tuple[Node, Edge]] = [(self.root, first)]
        chain: Chain | None = first.chain
        flow.answer(b, question, first.option)
        while b.over is None and self.mind.turn(b) < until and len(path) < DEEPEST:
            last = path[-1][1]
            if last.visits < GROWN:
                self._play_on(b, until, chain)
                break
            question = flow.asked(b)[0]
            offered = flow.options(b, question)
            chain = self._goes_on(chain, question)
            part = self._part(b, question, offered, chain)
            if part is not None:
                flow.answer(b, question, part)
                continue
            node = self._node(last, question)
            self._open(b, node, question, offered)
            edge = chosen(node, offered)
            path.append((node, edge))
            flow.answer(b, question, edge.option)
        self._back(path, self.mind.worth(b))

    def _goes_on(self, chain: Chain | None, question: Question) -> Chain | None:
        """The whole, as long as nothing new begins."""
        return None if question.kind == self.mind.whole else chain

    def _part(
        self, b: Board, question: Question, offered: list[Option], chain: Chain | None
    ) -> Option | None:
        if chain is None or not chain.parts:
            return None
        return self.mind.part(b, question, offered, chain)

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
        trust = self._trust(self.mind.rate(b, question, offered))
        for option, look in zip(offered, trust, strict=True):
            if option not in node.edges:
                node.edges[option] = Edge(Chain(option, 0.0), look)

    def _trust(self, ratings: list[float]) -> list[float]:
        most = max(ratings)
        looks = [exp(max(-30.0, (rating - most) / self.mind.warmth)) for rating in ratings]
        total = sum(looks)
        return [look / total for look in looks]

    def _play_on(self, b: Board, until: int, chain: Chain | None) -> None:
        """The rest of the whole, then the rules of thumb to the turn of judgement."""
        for _ in range(LONGEST):
            if b.over is not None or self.mind.turn(b) >= until:
                return
            question = flow.asked(b)[0]
            offered = flow.options(b, question)
            option: Option | None
            if question.kind == self.mind.whole:
                chain = self.mind.plan(b, question, offered)
                option = chain.option
            else:
                option = self._part(b, question, offered, chain)
            if option is None:
                option = self.mind.best(b, question, offered)
            flow.answer(b, question, option)

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
