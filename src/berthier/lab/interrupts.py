"""Ctrl-C at moments when it must wait, or must not be heard, and what is to count as one."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | int


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that what is written is whole."""
    caught: list[int] = []

    def wait(number: int, frame: FrameType | None) -> None:
        caught.append(number)

    with _heard_by(signal.SIGINT, wait), _heard_by(signal.SIGTERM, wait):
        yield
    if caught:
        raise KeyboardInterrupt


@contextmanager
def ended_gently() -> Iterator[None]:
    """To be told to end counts as Ctrl-C: what has been done is kept."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    with _heard_by(signal.SIGTERM, interrupt):
        yield


@contextmanager
def unheard() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C: their parent hears it, and ends them."""
    with _heard_by(signal.SIGINT, signal.SIG_IGN):
        yield


@contextmanager
def _heard_by(number: int, handler: Handler) -> Iterator[None]:
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)
