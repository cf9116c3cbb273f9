"""What the levels know of each game: how options look, what a position is worth, where it rests."""

from __future__ import annotations

from typing import NamedTuple

from berthier.games.napoleon.title import Napoleon
from berthier.games.nations.title import Nations
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Board, Option, Question
from berthier.players.judging import Rate
from berthier.players.napoleon_tambour import rate_napoleon
from berthier.players.napoleon_temper import CAPITAINE
from berthier.players.napoleon_worth import worth_napoleon
from berthier.players.nations_tambour import rate_nations
from berthier.players.nations_worth import worth_nations
from berthier.players.search import Mind


class Judgement(NamedTuple):
    """How options look, and on how many dealt positions a level looks at them."""

    rate: Rate
    deals: int


class Craft(NamedTuple):
    """One game as the levels play it."""

    tambour: Judgement
    capitaine: Judgement
    mind: Mind


# By kind of question: what is decided once in an operation deserves most.
NAPOLEON_EFFORT = {
    "designate": 1.0,
    "join-pile": 0.25,
    "declare": 0.25,
    "attack-on-the-march": 0.25,
    "march-to": 0.2,
    "play-card": 0.2,
    "retreat-to": 0.2,
}
NATIONS_EFFORT = {
    "act": 1.0,
    "keep": 1.0,
    "remove": 0.5,
    "move-from": 0.5,
    "move-to": 0.3,
    "village": 0.5,
    "reveal": 0.3,
    "take-damage": 0.3,
}


def is_next_operation(b: Board, question: Question) -> bool:
    return question.kind == "designate"


def is_next_action(b: Board, question: Question) -> bool:
    return question.kind == "act"


def rate_as_capitaine(b: Board, question: Question, offered: list[Option]) -> list[float]:
    return rate_napoleon(b, question, offered, CAPITAINE)


def craft_of(title: Title) -> Craft:
    if isinstance(title, Napoleon):
        rate = rate_as_capitaine
        mind = Mind(rate, worth_napoleon, is_next_operation, 0.4, 8, NAPOLEON_EFFORT)
        # Strengths are hidden, under the fog also who stands where.
        return Craft(Judgement(rate_napoleon, 2), Judgement(rate, 6), mind)
    if isinstance(title, Nations):
        mind = Mind(rate_nations, worth_nations, is_next_action, 0.1, 5, NATIONS_EFFORT)
        return Craft(Judgement(rate_nations, 1), Judgement(rate_nations, 3), mind)
    raise BadInput("unknown-title", given=title.title, known="napoleon-1806")
