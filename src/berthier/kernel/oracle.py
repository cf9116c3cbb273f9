"""The chance of refereed matches: keyed and committed to, scripted, or played again from a log.

Always plain Python, also where the rest is compiled: others derive oracles of their own from it.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from berthier.kernel.errors import BadLuck, KernelError


def keyed(key: bytes, n: int, bound: int) -> int:
    """Draw number n: the first 64-bit word of BLAKE2(key, n, block) below the largest multiple."""
    limit = (1 << 64) // bound * bound
    block = 0
    while True:
        data = n.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = blake2b(data, key=key, digest_size=64).digest()
        for at in range(0, 64, 8):
            word = int.from_bytes(digest[at : at + 8], "big")
            if word < limit:
                return word % bound
        block += 1


def commitment(secret: bytes) -> str:
    """What is shown at the start: binds the secret without telling it."""
    return blake2b(secret, digest_size=32, person=b"berthier-commit").hexdigest()


def make_key(secret: bytes, nonces: list[str]) -> bytes:
    """The key of a match, from the secret and each seat's nonce."""
    mixed = blake2b(digest_size=32, person=b"berthier-key")
    mixed.update(secret)
    for nonce in nonces:
        mixed.update(blake2b(nonce.encode(), digest_size=32).digest())
    return mixed.digest()


class Draw:
    """One draw as the log keeps it."""

    __slots__ = ("bound", "n", "purpose", "scripted", "seat", "value")

    def __init__(
        self, n: int, purpose: str, seat: int, bound: int, value: int, scripted: int = 0
    ) -> None:
        self.n = n
        self.purpose = purpose
        self.seat = seat
        self.bound = bound
        self.value = value
        self.scripted = scripted

    def row(self) -> list[object]:
        return [self.n, self.purpose, self.seat, self.bound, self.value, self.scripted]


class Oracle:
    """The chance of a refereed match. A script, if any, goes before the key.

    `name` spells a thing in a bag, so that scripts can be written in the pack's words.
    """

    def __init__(self, key: bytes, name: Callable[[int], str]) -> None:
        self.key = key
        self.name = name
        self.n = 0
        self.drawn: list[Draw] = []
        self.script: dict[tuple[str, int], list[str]] = {}

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        """One of 0 .. bound-1; a script counts from `first`."""
        word = self._scripted(purpose, seat)
        if word is None:
            return self._keep(keyed(self.key, self.n, bound), bound, purpose, seat, 0)
        if not word.isdecimal() or not first <= int(word) < first + bound:
            raise BadLuck("luck-out-of-range", draw=purpose, given=word, bound=first + bound)
        return self._keep(int(word) - first, bound, purpose, seat, 1)

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        word = self._scripted(purpose, seat)
        if word is None:
            return self._keep(keyed(self.key, self.n, len(bag)), len(bag), purpose, seat, 0)
        names = [self.name(thing) for thing in bag]
        if word not in names:
            raise BadLuck("luck-not-in-bag", card=word, draw=purpose, bag=", ".join(names))
        return self._keep(names.index(word), len(bag), purpose, seat, 1)

    def _scripted(self, purpose: str, seat: int) -> str | None:
        words = self.script.get((purpose, seat))
        return words.pop(0) if words else None

    def _keep(self, value: int, bound: int, purpose: str, seat: int, scripted: int) -> int:
        self.drawn.append(Draw(self.n, purpose, seat, bound, value, scripted))
        self.n += 1
        return value

    def left_over(self) -> dict[tuple[str, int], list[str]]:
        return {key: words for key, words in self.script.items() if words}

    def mark(self) -> tuple[int, dict[tuple[str, int], list[str]]]:
        """Where we are, for an answer that may have to be taken back because it failed."""
        return self.n, {key: list(words) for key, words in self.script.items()}

    def back(self, mark: tuple[int, dict[tuple[str, int], list[str]]]) -> None:
        """Only for an answer that failed: nothing of it was ever seen by anybody."""
        self.n, self.script = mark
        del self.drawn[self.n :]


class Replay(Oracle):
    """Gives again what a log recorded, and insists that the same things are asked for."""

    def __init__(self, draws: list[Draw], name: Callable[[int], str]) -> None:
        super().__init__(bytes(32), name)
        self.recorded = draws

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        old = self.recorded[self.n] if self.n < len(self.recorded) else None
        if old is None or (old.purpose, old.seat, old.bound) != (purpose, seat, bound):
            raise KernelError("replay-differs", n=self.n, purpose=purpose)
        return self._keep(old.value, bound, purpose, seat, old.scripted)

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        return self.pick(len(bag), purpose, seat)
