"""Ctrl-C at moments when it must wait, or must not be heard, and what is to count as one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from types import FrameType
from typing import TypeVar

Handler = Callable[[int, FrameType | None], object] | int
T = TypeVar("T")
# To be told to end, and that the terminal is gone; Windows knows no such terminals.
ENDINGS: tuple[int, ...] = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that what is written is whole."""
    caught: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        caught.append(number)

    try:
        with _heard_by((signal.SIGINT, *ENDINGS), wait):
            yield
    finally:
        for number in caught:
            signal.raise_signal(number)


@contextmanager
def ended_gently() -> Iterator[None]:
    """To be told to end counts as Ctrl-C: what has been done is kept.

    Once is enough: who closes a window may tell it twice, the second time while we leave.
    """
    told = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal told
        if not told:
            told = True
            raise KeyboardInterrupt

    with _heard_by(ENDINGS, interrupt):
        yield


@contextmanager
def held(take: Callable[[], T], give_up: Callable[[T], object]) -> Iterator[T]:
    """What must not be left behind: taking it and giving it up are not disturbed."""
    with ExitStack() as stack:
        with undisturbed():
            taken = take()
            stack.callback(undisturbed()(give_up), taken)
        yield taken


@contextmanager
def unheard() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: their parent hears it, and ends them."""
    with _heard_by((signal.SIGINT,), signal.SIG_IGN):
        yield


@contextmanager
def _heard_by(numbers: tuple[int, ...], handler: Handler) -> Iterator[None]:
    """Who was started deaf to one of them, by `nohup` for instance, stays so."""
    heard = [number for number in numbers if signal.getsignal(number) != signal.SIG_IGN]
    before = {number: signal.signal(number, handler) for number in heard}
    try:
        yield
    finally:
        for number in reversed(heard):  # Ctrl-C last: it may be heard at once
            signal.signal(number, before[number])
