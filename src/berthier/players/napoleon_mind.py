"""Napoléon 1806 and 1807 for a search: what is worth it, and how far ahead it looks."""

from __future__ import annotations

from berthier.games.napoleon.board import Board as NapoleonBoard
from berthier.games.napoleon.victory import last_turn
from berthier.kernel.flow import Board
from berthier.players.napoleon_chains import chains_napoleon, part_napoleon, plan_napoleon
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.napoleon_worth import worth_napoleon
from berthier.players.search import Mind

# By kind of question: what is decided once in an operation deserves most, and cards and retreats,
# of which the rules of thumb know little. Small matters get nothing in play: a few passes know less
# of them than the rules of thumb. A hint weighs them all the same.
EFFORT = {
    "designate": 1.0,
    "join-pile": 0.5,
    "declare": 0.0,
    "attack-on-the-march": 0.0,
    "march-to": 0.0,
    "play-card": 1.0,
    "retreat-to": 1.0,
}
NEAR = 2  # turns before the last from which on games are played to their end


def turn(b: Board) -> int:
    assert isinstance(b, NapoleonBoard)
    return b.turn


def until(b: Board) -> int:
    """The next turn; near the end nothing tells as much of a position as who wins."""
    assert isinstance(b, NapoleonBoard)
    last = last_turn(b)
    return b.turn + 1 if b.turn + NEAR < last else last + 1


NAPOLEON = Mind(
    rate_napoleon,
    worth_napoleon,
    turn,
    warmth=0.4,
    until=until,
    effort=EFFORT,
    whole="designate",
    chains=chains_napoleon,
    plan=plan_napoleon,
    part=part_napoleon,
    thumb=12,
    doubt=0.02,
)
