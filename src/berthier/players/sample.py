"""Reading a view, and the seed that is drawn from it."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from berthier.kernel.errors import BadInput
from berthier.players.contract import Asked


def luck_of(view: bytes, seed: int) -> Random:
    """Luck that depends on what the seat sees and on the given seed, and on nothing else."""
    mixed = blake2b(view, digest_size=8, key=seed.to_bytes(16, "big", signed=True))
    return Random(int.from_bytes(mixed.digest(), "big"))


def read_view(view: bytes, title: str) -> dict[str, Any]:
    """The view as data; it must be a seat's view of this title."""
    try:
        found = msgspec.json.decode(view)
    except msgspec.DecodeError as problem:
        raise BadInput("bad-json", detail=str(problem)) from problem
    if not isinstance(found, dict) or found.get("title") != title or "stack" not in found:
        raise bad_view(title, str(found)[:40])
    return found


def bad_view(title: str, found: str) -> BadInput:
    return BadInput("bad-field", field="view", expected=f"a seat's view of {title}", found=found)


def need_options(asked: Asked) -> None:
    if not asked.options:
        raise BadInput("bad-field", field="options", expected="at least one", found="none")
