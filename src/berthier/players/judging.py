"""Players by rules of thumb: they deal positions that fit their view, and rate the options."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Board, Option, Question
from berthier.kernel.questions import text_of
from berthier.players.contract import Asked
from berthier.players.sample import bad_view, luck_of, need_options, read_view

# How good each of the options is for the seat that is asked; higher is better.
Rate = Callable[[Board, Question, list[Option]], list[float]]


class Judging:
    """Rates each option on a few dealt positions by the rules of thumb of its game.

    A beginner sees what a captain sees, but roughly, and not all of it: `blur` is how far off he
    usually is, `overlooks` the share of the options that he does not think of.
    """

    def __init__(self, title: Title, rate: Rate, deals: int, blur: float, overlooks: float) -> None:
        self.title = title
        self.rate = rate
        self.deals = deals
        self.blur = blur
        self.overlooks = overlooks

    def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
        need_options(asked)
        seen = read_view(view, self.title.title)
        luck = luck_of(view, seed)
        try:
            side = self.title.side_of(self.title.seat(seen["viewer"]))
            boards = self.dealt(seen, luck)
        except (LookupError, TypeError, ValueError) as problem:
            raise bad_view(self.title.title, str(problem)) from problem
        ratings = dict.fromkeys(sorted(asked.options), 0.0)
        for board in boards:
            for text, rating in self.rated(board, side):
                if text in ratings:
                    ratings[text] += rating
        if self.blur:
            ratings = {text: rating + luck.gauss(0, self.blur) for text, rating in ratings.items()}
        if self.overlooks:
            thought_of = [text for text in ratings if luck.random() >= self.overlooks]
            ratings = {text: ratings[text] for text in thought_of} or ratings
        return best_of(ratings, luck)

    def dealt(self, seen: dict[str, Any], luck: Random) -> list[Board]:
        """Positions that fit the view."""
        belief = self.title.belief(seen)
        return [belief.deal(luck.getrandbits(32)) for _ in range(self.deals)]

    def rated(self, board: Board, side: int) -> list[tuple[str, float]]:
        """The options as the dealt position offers them, with what they are worth."""
        question = next((q for q in flow.asked(board) if q.seat == side), None)
        if question is None:
            raise BadInput("not-asked", seat=self.title.sides[side])
        offered = flow.options(board, question)
        ratings = self.rate(board, question, offered)
        texts = [text_of(self.title.names, question.spell(board, o)) for o in offered]
        return list(zip(texts, ratings, strict=True))


def best_of(ratings: dict[str, float], luck: Random) -> str:
    """The best text; among equals luck decides, so that play does not always look the same."""
    most = max(ratings.values())
    return luck.choice([text for text, rating in ratings.items() if rating >= most - 1e-9])
