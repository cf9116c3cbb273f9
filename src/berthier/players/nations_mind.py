"""Bataille des Nations for a search: what is worth it, and how far ahead it looks."""

from __future__ import annotations

from berthier.games.nations.board import Board as NationsBoard
from berthier.kernel.flow import Board, Option, Question
from berthier.players.nations_judgement import rate_nations
from berthier.players.nations_worth import worth_nations
from berthier.players.search import Chain, Mind, single

# By kind of question: an action is worth a search; small matters get nothing in play, and are
# weighed for a hint all the same.
EFFORT = {
    "act": 0.5,
    "keep": 0.0,
    "remove": 0.0,
    "move-from": 0.0,
    "move-to": 0.0,
    "village": 0.0,
    "reveal": 0.0,
    "take-damage": 0.0,
}
# A turn at Leipzig is five actions of one side: what they were good for shows two rounds later.
AHEAD = 4


def turn(b: Board) -> int:
    assert isinstance(b, NationsBoard)
    return b.turn


def until(b: Board) -> int:
    return turn(b) + AHEAD


def chains(b: Board, question: Question, offered: list[Option]) -> list[Chain]:
    return single(offered, rate_nations(b, question, offered))


def plan(b: Board, question: Question, offered: list[Option]) -> Chain:
    ratings = rate_nations(b, question, offered)
    return Chain(offered[ratings.index(max(ratings))], max(ratings))


def no_part(b: Board, question: Question, offered: list[Option], chain: Chain) -> Option | None:
    return None


NATIONS = Mind(
    rate_nations,
    worth_nations,
    turn,
    warmth=0.1,
    until=until,
    effort=EFFORT,
    whole="act",
    chains=chains,
    plan=plan,
    part=no_part,
    thumb=12,
    doubt=0.02,
)
