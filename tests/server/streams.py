"""Reading a stream of server-sent events."""

from __future__ import annotations

import http.client
import json
from typing import Any

from tests.server.running import LONGEST, Visitor


class Listener:
    """One open stream."""

    def __init__(self, visitor: Visitor, path: str, **headers: str) -> None:
        self.connection = http.client.HTTPConnection(
            "127.0.0.1", visitor.server.port, timeout=LONGEST
        )
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        self.connection.request("GET", path, headers={"Cookie": cookies, **headers})
        self.reply = self.connection.getresponse()
        self.received = b""

    @property
    def status(self) -> int:
        return self.reply.status

    def next_state(self) -> Any:
        """The next state; other lines (beats, the time to wait) are passed over."""
        return json.loads(self.next_line(b"data: ")[6:])

    def next_line(self, start: bytes) -> bytes:
        while True:
            line = self.reply.readline()
            assert line, "the stream has ended"
            self.received += line
            if line.startswith(start):
                return line

    def ends(self) -> bool:
        """Does the server close it?"""
        while line := self.reply.readline():
            self.received += line
        return True

    def __enter__(self) -> Listener:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.reply.close()
        self.connection.close()
