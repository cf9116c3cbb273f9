"""The luck of a finished match: every draw checked by its key, and held against its expectation.

Checking needs no engine: the key is the hash of the secret, to which the server had committed at
the start, and of the seats' nonces; draw n is BLAKE2(key, n). Only the luck sheet plays the match
again, to know what each bag held.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from berthier.kernel.chance import Draw, Replay, commitment, keyed, make_key
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadSave
from berthier.kernel.store import Played, play_again


class Checked(NamedTuple):
    """`scripted` draws were given by hand (described positions, tests), not drawn."""

    commitment: str
    draws: int
    scripted: int


def check_draws(record: dict[str, Any]) -> Checked:
    """Every draw of a whole record against its key; raises at the first that does not fit."""
    try:
        secret, nonces = bytes.fromhex(record["secret"]), record["nonces"]
        draws = [Draw(*row) for row in record["draws"]]
        key = make_key(secret, nonces)
    except (KeyError, TypeError, ValueError):
        raise BadSave("no-luck-in-record") from None
    for n, draw in enumerate(draws):
        fits = draw.scripted or keyed(key, n, draw.bound) == draw.value
        if draw.n != n or not fits:
            raise BadSave("verify-draw", draw=n)
    return Checked(commitment(secret), len(draws), sum(draw.scripted for draw in draws))


class LuckRow(NamedTuple):
    """One kind of draw of one seat: what came, what was to be expected, and how unusual that is.

    `deviation` is the distance in standard deviations; above 0 more came than expected.
    """

    seat: str
    purpose: str
    what: str  # the number that was counted: value, losses, fatigues, face
    draws: int
    total: float
    expected: float
    deviation: float


class Recorder(Replay):
    """Draws what was drawn, and keeps what could have been."""

    def __init__(self, title: Title, recorded: list[Draw]) -> None:
        super().__init__(recorded, title.chance_name)
        self.title = title
        self.sums: dict[tuple[int, str, str], list[float]] = {}

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        at = super().draw(bag, purpose, seat)
        worth = [self.title.luck_of(purpose, thing) for thing in bag]
        self._count(seat, purpose, worth, at)
        return at

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        at = super().pick(bound, purpose, seat, first)
        if first:  # a die
            worth = [self.title.luck_of_face(purpose, seat, face) for face in range(bound)]
            self._count(seat, purpose, worth, at)
        return at

    def _count(self, seat: int, purpose: str, worth: list[dict[str, int]], at: int) -> None:
        for what in worth[at]:
            values = [row[what] for row in worth]
            mean = sum(values) / len(values)
            variance = sum((value - mean) ** 2 for value in values) / len(values)
            row = self.sums.setdefault((seat, purpose, what), [0, 0, 0, 0])
            for place, more in enumerate((1, values[at], mean, variance)):
                row[place] += more


def luck_sheet(played: Played) -> list[LuckRow]:
    """Each seat's draws against their expectation; what a title does not weigh is left out."""
    recorder = Recorder(played.title, played.draws)
    play_again(played, recorder)
    found = []
    for (seat, purpose, what), (draws, total, expected, variance) in sorted(recorder.sums.items()):
        deviation = (total - expected) / sqrt(variance) if variance else 0.0
        name = played.title.sides[seat]
        found.append(LuckRow(name, purpose, what, int(draws), total, expected, deviation))
    return found
