"""What a hint is made of: the best answer to a question, others, and what may follow."""

from __future__ import annotations

from typing import NamedTuple

from berthier.kernel.flow import Spelling


class Tried(NamedTuple):
    """An answer, and the chance of victory after it in per cent, if it was tried often enough."""

    option: str
    chance: int | None
    passes: int


class Step(NamedTuple):
    """An answer of the line that may follow; its spelling tells a reader what it is about."""

    seat: str
    kind: str  # of the question
    option: str
    spelling: Spelling


class Hint(NamedTuple):
    """The best answer, others that were tried, what may follow, and how many passes it took."""

    best: Tried
    others: list[Tried]
    line: list[Step]
    passes: int  # 0: by rules of thumb
