"""Live updates: a stream of states for each viewer, and how far the chat has come for him.

A stream is opened for a person and a match. Whenever the match has moved, each stream looks
again through its person's eyes: he is sent his state if his own number has gone on. When something
was said he is told so if it reaches him, and asks for it.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import msgspec

from berthier.server.moment import now

MOST = 8  # streams of one person on one match
REMEMBERED = 10_000  # who has left which match

Look = Callable[[], Coroutine[Any, Any, dict[str, Any] | None]]


class Bell(asyncio.Event):
    """Rings for one stream, and remembers what for."""

    def __init__(self) -> None:
        super().__init__()
        self.moved = self.said = True  # a new stream looks at both
        self.set()

    def ring(self, moved: bool, said: bool) -> None:
        self.moved |= moved
        self.said |= said
        self.set()

    def answer(self) -> tuple[bool, bool]:
        """What it rang for; from here on it may ring again."""
        rang = self.moved, self.said
        self.moved = self.said = False
        self.clear()
        return rang


class Hub:
    """Who listens to which match. A beat keeps proxies from closing a quiet stream."""

    def __init__(self, heartbeat: float) -> None:
        self.heartbeat = heartbeat  # seconds
        self.listening: dict[str, set[Bell]] = defaultdict(set)
        self.open: dict[tuple[str, str], int] = defaultdict(int)
        self.left: dict[tuple[str, str], int] = {}  # when somebody's last stream has ended
        self.closing = False

    def wake(self, match_id: str) -> None:
        """Something has happened in a match."""
        for bell in self.listening.get(match_id, ()):
            bell.ring(moved=True, said=False)

    def said(self, match_id: str) -> None:
        """Somebody has said something at a match."""
        for bell in self.listening.get(match_id, ()):
            bell.ring(moved=False, said=True)

    def away_since(self, match_id: str, person: str) -> int | None:
        """When somebody has left a match, as far as is known; None while he is there."""
        if (match_id, person) in self.open:
            return None
        return self.left.get((match_id, person), 0)

    def wake_person(self, person: str) -> None:
        """Something has happened to somebody who listens: perhaps he may not any more."""
        for match_id in [match for match, who in self.open if who == person]:
            self.wake(match_id)

    def close(self) -> None:
        """The server stops: let every stream end."""
        self.closing = True
        for bells in self.listening.values():
            for bell in bells:
                bell.ring(moved=True, said=True)

    def is_full(self, match_id: str, person: str) -> bool:
        return self.open.get((match_id, person), 0) >= MOST

    async def stream(
        self, match_id: str, person: str, look: Look, last: int, hear: Look | None = None
    ) -> AsyncIterator[bytes]:
        """States as server-sent events; `last` is the number this viewer has already. `hear` tells
        how far the chat has come for him.
        """
        bell, heard = Bell(), dict[str, int]()
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
                moved, said = bell.answer()
                state = await look() if moved else {"number": last}
                if state is None or self.closing:
                    return
                if state["number"] != last or "curtain" in state:
                    last = state["number"]
                    yield event(state)
                    beat = clock() + self.heartbeat
                lines = await hear() if said and hear is not None else heard
                if lines is None:
                    return
                if lines != heard:
                    heard = lines
                    yield b"event: chat\ndata: %s\n\n" % msgspec.json.encode(lines)
                    beat = clock() + self.heartbeat
        finally:
            self.listening[match_id].discard(bell)
            self.open[match_id, person] -= 1
            if not self.listening[match_id]:
                del self.listening[match_id]
            if not self.open[match_id, person]:
                del self.open[match_id, person]
                self._remember(match_id, person)

    def _remember(self, match_id: str, person: str) -> None:
        """When somebody has gone; of long ago nothing need be known."""
        if len(self.left) > REMEMBERED:
            self.left.clear()
        self.left[match_id, person] = now()


def event(state: dict[str, Any]) -> bytes:
    text = msgspec.json.encode(state)
    return b"event: state\nid: %d\ndata: %s\n\n" % (state["number"], text)
