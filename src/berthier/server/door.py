"""When requests came in.

A player's time is over when his answer has not reached us, whatever it waits for inside. So the
moment is taken here, when the last byte of a request is there (not the first: who sends his answer
byte by byte would think on for free), and a flag waits for all that came in before it fell.
"""

from __future__ import annotations

from typing import Any

from litestar.types import Receive

from berthier.server.moment import now_ms

LONGEST = 10_000  # ms: what has been inside for longer holds nothing up any more


class Door:
    """The requests that are inside now, by the moment at which they came."""

    def __init__(self) -> None:
        self.inside: dict[int, int] = {}
        self.count = 0

    def enter(self, scope: Any, receive: Receive) -> tuple[int, Receive]:
        """A number to leave by, and the request's bytes as they come."""
        self.count += 1
        visit = self.count
        scope["received"] = now_ms()

        async def watched() -> Any:
            message = await receive()
            if message["type"] == "http.request" and not message.get("more_body"):
                scope["received"] = now_ms()
                if scope["method"] == "POST":  # looking, perhaps for hours, holds nothing up
                    self.inside[visit] = scope["received"]
            return message

        return visit, watched

    def leave(self, visit: int) -> None:
        self.inside.pop(visit, None)

    def settled(self) -> int:
        """The moment before which everything that came in has been dealt with."""
        moment = now_ms()
        waiting = [at for at in self.inside.values() if at > moment - LONGEST]
        return min([*waiting, moment])
