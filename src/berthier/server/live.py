"""Live updates: a stream of states for each viewer, and nothing else on it.

A stream is opened for a person and a match. Whenever the match has moved, each stream looks
again through its person's eyes: he is sent his state if his own number has gone on.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec

MOST = 8  # streams of one person on one match

Look = Callable[[], Coroutine[Any, Any, dict[str, Any] | None]]


class Hub:
    """Who listens to which match. A beat keeps proxies from closing a quiet stream."""

    def __init__(self, heartbeat: float) -> None:
        self.heartbeat = heartbeat  # seconds
        self.listening: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.open: dict[tuple[str, str], int] = defaultdict(int)
        self.closing = False

    def wake(self, match_id: str) -> None:
        """Something has happened in a match."""
        for bell in self.listening.get(match_id, ()):
            bell.set()

    def close(self) -> None:
        """The server stops: let every stream end."""
        self.closing = True
        for bells in self.listening.values():
            for bell in bells:
                bell.set()

    def is_full(self, match_id: str, person: str) -> bool:
        return self.open[match_id, person] >= MOST

    async def stream(
        self, match_id: str, person: str, look: Look, last: int
    ) -> AsyncIterator[bytes]:
        """States as server-sent events; `last` is the number this viewer has already."""
        bell = asyncio.Event()
        bell.set()
        self.listening[match_id].add(bell)
        self.open[match_id, person] += 1
        try:
            yield b"retry: 1000\n\n"
            # Only what is sent puts a beat off: otherwise it would tell that something happened.
            clock = asyncio.get_running_loop().time
            beat = clock() + self.heartbeat
            while not self.closing:
                try:
                    await asyncio.wait_for(bell.wait(), max(0.0, beat - clock()))
                except TimeoutError:
                    yield b": beat\n\n"
                    beat = clock() + self.heartbeat
                    continue
                bell.clear()
                state = await look()
                if state is None or self.closing:
                    return
                if state["number"] != last or "curtain" in state:
                    last = state["number"]
                    yield event(state)
                    beat = clock() + self.heartbeat
        finally:
            self.listening[match_id].discard(bell)
            self.open[match_id, person] -= 1
            if not self.listening[match_id]:
                del self.listening[match_id]
            if not self.open[match_id, person]:
                del self.open[match_id, person]


def event(state: dict[str, Any]) -> bytes:
    text = msgspec.json.encode(state)
    return b"event: state\nid: %d\ndata: %s\n\n" % (state["number"], text)
