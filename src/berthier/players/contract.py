"""What a computer player is: a view and a question in, one of the options out."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Asked(NamedTuple):
    """A question as plain data: its kind, the texts of the options offered, the rules it is by."""

    kind: str
    options: tuple[str, ...]
    rules: tuple[str, ...] = ()


class Player(Protocol):
    """Plays one seat. It keeps nothing from one question to the next."""

    def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
        """One of `asked.options`; `view` is the JSON of what the seat sees, and all there is.

        The same view, question and seed give the same answer.
        """
