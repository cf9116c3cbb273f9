"""A rule can be switched off wherever its code is already referred to."""

from __future__ import annotations

import pytest

from berthier.kernel.errors import KernelError
from berthier.kernel.rulebook import Carrier, carried, switched_off
from tests.kernel.play import begin, board, say

HALTS = {f"T-DRAW {seat}": f"halt/{name}" for seat, name in enumerate(("red", "blue", "green"))}
ORDERS = {**HALTS, "T-DRAW 0": "orders/red"}


def test_a_rule_knows_its_code() -> None:
    (carrier,) = carried()["T-HELD"]
    assert (carrier.name, carrier.ids) == ("tests.kernel.tiny_march.not_held", ("T-HELD",))


def test_a_check_that_is_switched_off_refuses_nothing() -> None:
    """The question's tuple of checks was made long before."""
    match = begin(script=ORDERS)
    say(match, "red bid 2", "blue bid 1", "green bid 0", "red play orders/red")
    (halt,) = carried()["T-HALT"]
    board(match).hand[1] = [3, 4]
    assert match.options(1) == ["pass", "play halt/blue"]
    with switched_off(halt):
        assert match.options(1) == ["pass", "play halt/blue", "play orders/blue"]
    assert match.options(1) == ["pass", "play halt/blue"]


def test_the_code_comes_back_after_an_error() -> None:
    (halt,) = carried()["T-HALT"]
    code = getattr(halt.function, "__code__", None)
    with pytest.raises(ZeroDivisionError), switched_off(halt):
        raise ZeroDivisionError
    assert getattr(halt.function, "__code__", None) is code


class Base:
    def bonus(self) -> int:
        return 2


class Better(Base):
    def bonus(self, more: int = 1) -> int:
        return super().bonus() + more  # super() makes a closure


@pytest.mark.parametrize("off", [None, 0, True, -1, ()])
def test_any_function_can_be_switched_off(off: object) -> None:
    before = Better().bonus()
    with switched_off(Carrier(Better.bonus, ("X-1",), off)):
        assert Better().bonus() == off
        assert Better().bonus(more=4) == off
    assert (before, Better().bonus(), Better().bonus(4)) == (3, 3, 6)


def test_compiled_code_can_not_be_switched_off() -> None:
    with pytest.raises(KernelError, match="not-switchable"), switched_off(Carrier(len, (), None)):
        pass
