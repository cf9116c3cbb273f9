"""Walks: questions that are asked again after each step, and what a title says about them.

A title with walks has the messages `route-…` for its notes and sums, and `term-…` for the lines of
a sum where `reason-…` would not do.
"""

from __future__ import annotations

from typing import NamedTuple

from berthier.kernel.events import Face

Modifier = tuple[str, int, str]  # rule, amount, source, as faces have them


class Walk(NamedTuple):
    """The verbs of a walk: of a step to a zone, and of stopping. No verb: it ends by itself.

    `settled`: questions about its price that come afterwards. Whatever is answered there, the
    price is the same, so a preview may answer anything.
    """

    step: str
    stop: str = ""
    settled: tuple[str, ...] = ()


class Note(NamedTuple):
    """Something that a walk meets with or brings about, with its rule: a message and the pieces it
    names, or what the seat would be told.
    """

    code: str
    rule: str
    pieces: tuple[int, ...] = ()
    face: Face | None = None


class Walked(NamedTuple):
    """What one seat was told of a walk: the zones with the cost of each, its fatigue with the
    reasons, and what else it brought.
    """

    steps: tuple[tuple[int, int], ...]
    fatigue: int
    terms: tuple[Modifier, ...]
    notes: tuple[Note, ...]


class Purse(NamedTuple):
    """What a walk may cost altogether, and by which reasons."""

    terms: tuple[Modifier, ...]
    total: int
    spent: int
