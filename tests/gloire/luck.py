"""Scripted luck for the tests of single rules."""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.kernel.oracle import Oracle


def card_name(thing: int) -> str:
    return str(thing)


def script(b: Board, **draws: str) -> Oracle:
    """Dice by purpose and side: script(b, X03_0="1 4") rolls 1, then 4, for the French."""
    oracle = Oracle(bytes(32), card_name)
    for name, words in draws.items():
        purpose, _, side = name.rpartition("_")
        oracle.script[f"JDG-{purpose.replace('_', '-')}", int(side)] = words.split()
    b.oracle = oracle
    return oracle
