"""Helpers of the kernel's tests: start tiny matches and play them at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from berthier.kernel.contract import Title
from berthier.kernel.match import Match
from tests.kernel.tiny import TinyTitle
from tests.kernel.tiny_board import Tiny

TITLE = TinyTitle()


def open_title(name: str, start: dict[str, Any]) -> Title:
    return TITLE


def begin(seed: int = 0, strict: int = 0, script: dict[str, str] | None = None) -> Match:
    """A started match; scripted draws are given as {"T-DRAW 0": "halt/red orders/red"}."""
    match = Match(TITLE, {"strict": strict}, seed.to_bytes(32, "big"), ["a", "b", "c"])
    for name, words in (script or {}).items():
        purpose, seat = name.split()
        match.oracle.script[purpose, int(seat)] = words.split()
    match.begin()
    return match


def board(match: Match) -> Tiny:
    assert isinstance(match.board, Tiny)
    return match.board


def choose(match: Match, luck: Random) -> tuple[int, str]:
    """Any seat that is asked, and any of its options."""
    seat = luck.choice(sorted(match.asked()))
    return seat, luck.choice(match.options(seat))


def steps(match: Match, seed: int, at_most: int = 2000) -> Iterator[tuple[int, str]]:
    """Play at random to the end; each answer is handed out before it is given."""
    luck = Random(seed)
    for _ in range(at_most):
        if match.board.over is not None:
            return
        seat, text = choose(match, luck)
        yield seat, text
        match.answer(seat, text)
    raise AssertionError("the game does not end")


def play(match: Match, seed: int) -> Match:
    for _ in steps(match, seed):
        pass
    return match


def say(match: Match, *answers: str) -> None:
    """Answers in words: "red bid 2"."""
    for line in answers:
        seat, _, text = line.partition(" ")
        match.answer(match.title.seat(seat), text)


def seen(match: Match, viewer: int) -> bytes:
    """Everything one viewer sees, as bytes."""
    faces = [face.row() for face in match.faces(viewer)]
    return msgspec.json.encode([match.view(viewer), faces])
