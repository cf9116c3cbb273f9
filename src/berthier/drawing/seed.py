"""Luck that is always the same: numbers drawn from the hash of a name."""

from __future__ import annotations

from hashlib import blake2b

_MASK = (1 << 64) - 1


class Seed:
    """A small stream of numbers (splitmix64) that depends on its key and on nothing else."""

    __slots__ = ("_state",)

    def __init__(self, *key: str) -> None:
        digest = blake2b("\n".join(key).encode(), digest_size=8).digest()
        self._state = int.from_bytes(digest, "big")

    def unit(self) -> float:
        """At least 0, less than 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return float(((z ^ (z >> 31)) >> 11) / (1 << 53))

    def span(self, low: float, high: float) -> float:
        return low + (high - low) * self.unit()

    def sway(self, size: float) -> float:
        """Between -size and size."""
        return self.span(-size, size)

    def pick(self, count: int) -> int:
        return int(self.unit() * count)
