"""What the levels know of each game: how options look, what a position is worth, and when."""

from __future__ import annotations

from typing import NamedTuple

from berthier.games.gloire.title import Gloire
from berthier.games.napoleon.board import Board as NapoleonBoard
from berthier.games.napoleon.title import Napoleon
from berthier.games.napoleon.victory import last_turn
from berthier.games.nations.board import Board as NationsBoard
from berthier.games.nations.title import Nations
from berthier.kernel.contract import Title
from berthier.kernel.flow import Board, Option, Question
from berthier.players.gloire_judgement import rate_gloire
from berthier.players.judging import Rate
from berthier.players.napoleon_chains import chains_napoleon, part_napoleon
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.napoleon_worth import worth_napoleon
from berthier.players.nations_judgement import rate_nations
from berthier.players.nations_worth import worth_nations
from berthier.players.search import Chain, Mind, single


class Judgement(NamedTuple):
    """How options look, on how many dealt positions a level looks at them, how roughly, and what
    share of them it overlooks.
    """

    rate: Rate
    deals: int
    blur: float = 0.0
    overlooks: float = 0.0


class Craft(NamedTuple):
    """One game as the levels play it; what is None nobody plays yet."""

    tambour: Judgement
    capitaine: Judgement | None = None
    mind: Mind | None = None


# By kind of question: what is decided once in an operation deserves most, and cards and retreats,
# of which the rules of thumb know little. Small matters get nothing in play: a few passes know less
# of them than the rules of thumb. A hint weighs them all the same.
NAPOLEON_EFFORT = {
    "designate": 1.0,
    "join-pile": 0.5,
    "declare": 0.0,
    "attack-on-the-march": 0.0,
    "march-to": 0.0,
    "play-card": 1.0,
    "retreat-to": 1.0,
}
NATIONS_EFFORT = {
    "act": 0.5,
    "keep": 0.0,
    "remove": 0.0,
    "move-from": 0.0,
    "move-to": 0.0,
    "village": 0.0,
    "reveal": 0.0,
    "take-damage": 0.0,
}
NEAR = 2  # turns before the last of 1806 and 1807 from which on games are played to their end
# A turn at Leipzig is five actions of one side: what they were good for shows two rounds later.
NATIONS_AHEAD = 4


def turn_of_napoleon(b: Board) -> int:
    assert isinstance(b, NapoleonBoard)
    return b.turn


def until_napoleon(b: Board) -> int:
    """The next turn; near the end nothing tells as much of a position as who wins."""
    assert isinstance(b, NapoleonBoard)
    last = last_turn(b)
    return b.turn + 1 if b.turn + NEAR < last else last + 1


def turn_of_nations(b: Board) -> int:
    assert isinstance(b, NationsBoard)
    return b.turn


def until_nations(b: Board) -> int:
    return turn_of_nations(b) + NATIONS_AHEAD


def chains_of_nations(b: Board, question: Question, offered: list[Option]) -> list[Chain]:
    return single(offered, rate_nations(b, question, offered))


def no_part(b: Board, question: Question, offered: list[Option], chain: Chain) -> Option | None:
    return None


def craft_of(title: Title) -> Craft:
    if isinstance(title, Napoleon):
        mind = Mind(
            rate_napoleon,
            worth_napoleon,
            turn_of_napoleon,
            warmth=0.4,
            until=until_napoleon,
            effort=NAPOLEON_EFFORT,
            whole="designate",
            chains=chains_napoleon,
            part=part_napoleon,
        )
        # Strengths are hidden, under the fog also who stands where.
        return Craft(Judgement(rate_napoleon, 2, 1.0, 0.05), Judgement(rate_napoleon, 6), mind)
    if isinstance(title, Nations):
        mind = Mind(
            rate_nations,
            worth_nations,
            turn_of_nations,
            warmth=0.1,
            until=until_nations,
            effort=NATIONS_EFFORT,
            whole="act",
            chains=chains_of_nations,
            part=no_part,
        )
        return Craft(Judgement(rate_nations, 2, 0.35, 0.27), Judgement(rate_nations, 3), mind)
    assert isinstance(title, Gloire)
    # Strengths are hidden, but well known at first.
    return Craft(Judgement(rate_gloire, 2, 0.05))
