"""Which code carries which rule.

`@rule("N06-MAN-3")` registers a paragraph, check or modifier under its ID. Nothing is wrapped, so
play costs nothing; `switched_off` swaps the code of one function for "return `off`", which reaches
every table and tuple that already refers to it. `make prove` uses it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from berthier.kernel.errors import KernelError

F = TypeVar("F", bound=Callable[..., Any])


class Carrier:
    """One function that carries rules, and what it returns when it is switched off."""

    __slots__ = ("function", "ids", "off")

    def __init__(self, function: Callable[..., Any], ids: tuple[str, ...], off: object) -> None:
        self.function = function
        self.ids = ids
        self.off = off

    @property
    def name(self) -> str:
        return f"{self.function.__module__}.{self.function.__qualname__}"


CARRIERS: list[Carrier] = []


def rule(*ids: str, off: object = None) -> Callable[[F], F]:
    """Register a function under rule IDs; `off` (None, a number, a bool) is its neutral result."""

    def register(function: F) -> F:
        CARRIERS.append(Carrier(function, ids, off))
        return function

    return register


def carried() -> dict[str, list[Carrier]]:
    """All rule IDs that some code carries."""
    found: dict[str, list[Carrier]] = {}
    for carrier in CARRIERS:
        for rule_id in carrier.ids:
            found.setdefault(rule_id, []).append(carrier)
    return found


@contextmanager
def switched_off(carrier: Carrier) -> Iterator[None]:
    """As long as this lasts the function does nothing and returns its neutral result."""
    function: Any = carrier.function
    kept = getattr(function, "__code__", None)
    if kept is None:  # compiled code can't be swapped
        raise KernelError("not-switchable", function=carrier.name)
    scope: dict[str, Any] = {}
    exec(f"def neutral(*_, **__): return {carrier.off!r}", scope)
    # A function keeps its closure (methods that use super() have one), so the code must fit it.
    function.__code__ = scope["neutral"].__code__.replace(co_freevars=kept.co_freevars)
    try:
        yield
    finally:
        function.__code__ = kept
