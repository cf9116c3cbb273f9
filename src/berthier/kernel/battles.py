"""A battle: what one viewer was told of it, as a sheet in three acts. Drawn like `sheet`."""

from __future__ import annotations

from typing import TypedDict


class BattleValue(TypedDict):
    """What one side has in one line; `amount` is a term of its total.

    Without an amount it is not known yet, or does not concern this side; `joined`: it is part of
    a line above, and how much of it is its owner's business.
    """

    side: str
    amount: int | None
    joined: bool
    note: str  # whence: `Lannes 2 · Augereau 2`
    cards: list[str]  # cards played for it


class BattleLine(TypedDict):
    """One step of the count. `counted`: it has come, its numbers stand."""

    step: str
    name: str
    rule: str
    counted: bool
    values: list[BattleValue]  # in the order of the sides


class BattlePiece(TypedDict):
    """A piece that fights, and what the battle has cost it: the least and the most one knows."""

    id: str
    fate: str  # joined, lost, or empty
    fatigue: tuple[int, int]
    losses: tuple[int, int]


class BattleSide(TypedDict):
    side: str
    role: str  # what it does in this battle, in words
    pieces: list[BattlePiece]
    total: int | None


class BattleReveal(TypedDict):
    """Cards turned up by a side, or dice, and what they do to the enemy: glyph and number."""

    side: str
    name: str
    rule: str
    cards: list[str]
    dice: list[list[tuple[str, int]]]
    hits: list[tuple[str, int]]
    note: str


class BattlePart(TypedDict):
    """One piece among which something is shared: its fixed share, and what was placed on it."""

    piece: str
    fixed: int
    placed: int
    infantry: int
    cavalry: int


class BattleShare(TypedDict):
    """Something being shared among pieces. `parts` only for whoever shares it."""

    side: str
    glyph: str  # fatigue, loss, recovery
    title: str
    help: str
    rule: str
    left: int
    parts: list[BattlePart]


class BattleNote(TypedDict):
    glyph: str
    text: str
    rule: str


class BattleVerdict(TypedDict):
    """How it ends; `side` has won, or nobody (yet)."""

    side: str
    title: str
    lines: list[BattleNote]


class Battle(TypedDict):
    """`first` and `last` are the numbers of the faces it was told by; `past`: something else has
    begun since.
    """

    kind: str  # combat, battle, scoring
    first: int
    last: int
    act: str  # count, reveal, results
    over: bool
    past: bool
    zone: str
    name: str
    about: str
    rule: str
    sides: list[BattleSide]
    lines: list[BattleLine]
    total_name: str
    reveals: list[BattleReveal]
    share: BattleShare | None
    waiting: str  # what somebody else is doing
    verdict: BattleVerdict | None
