"""Ten visitors at once, cheap enough that the server and not this process is measured.

Plain sockets and one selector: a client library would take longer than what it measures.
"""

from __future__ import annotations

import random
import selectors
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

import msgspec
from msgspec import Struct

COUNTED = True


class Asker(Protocol):
    """Somebody on a connection of his own."""

    def request(self) -> tuple[bytes, bool]:
        """What he sends next, and whether it counts."""

    def take(self, body: bytes) -> None:
        """What he was answered."""


class Line:
    """One kept connection; the next request leaves when the last one has been answered."""

    def __init__(self, port: int, asker: Asker, prompt: bool = True) -> None:
        """`prompt`: acknowledge every packet at once, so that a server that waits for that (and
        then does nothing for 40 ms) is measured by its work; browsers do not.
        """
        self.asker = asker
        self.prompt = prompt
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.received = bytearray()
        self.needed = 0  # bytes of the whole reply; 0 while its head is not complete
        self.counts = False
        self.sent = self.took = 0.0
        self._acknowledge()

    def _acknowledge(self) -> None:
        if self.prompt and hasattr(socket, "TCP_QUICKACK"):  # Linux forgets it again and again
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)

    def ask(self) -> None:
        text, self.counts = self.asker.request()
        self.sent = perf_counter()
        self.socket.sendall(text)

    def is_answered(self) -> bool:
        """Read what is there; once the reply is whole, hand it on."""
        part = self.socket.recv(1 << 18)
        if not part:
            raise ConnectionError("the server closed a connection")
        self._acknowledge()
        self.received += part
        if not self.needed:
            self.needed = _length(self.received)
        if not self.needed or len(self.received) < self.needed:
            return False
        self.took = perf_counter() - self.sent
        head, _, body = bytes(self.received).partition(b"\r\n\r\n")
        self.received.clear()
        self.needed = 0
        if head[9:12] not in (b"200", b"201"):
            raise ValueError(f"{head[:12]!r} {body[:300]!r}")
        self.asker.take(body)
        return True


def _length(received: bytearray) -> int:
    """Bytes of head and body together, as soon as the head is there."""
    end = received.find(b"\r\n\r\n")
    if end < 0:
        return 0
    head = bytes(received[:end]).lower()
    at = head.index(b"content-length:") + 15
    return end + 4 + int(head[at:].split(b"\r\n", 1)[0])


class Times(Struct):
    """How long each counted request took (seconds), and how long all of it lasted."""

    each: list[float]
    whole: float

    @property
    def rate(self) -> float:
        return len(self.each) / self.whole

    def __add__(self, other: Times) -> Times:
        return Times(self.each + other.each, self.whole + other.whole)


def run(port: int, askers: Sequence[Asker], seconds: float, prompt: bool = True) -> Times:
    """Let all ask as fast as they are answered. What is under way at the end is not counted."""
    lines = [Line(port, asker, prompt) for asker in askers]
    with _watched(lines) as selector:
        each: list[float] = []
        begun = perf_counter()
        for line in lines:
            line.ask()
        while perf_counter() - begun < seconds:
            for line in _answered(selector):
                if line.counts:
                    each.append(line.took)
                line.ask()
        whole, open_ones = perf_counter() - begun, len(lines)
        while open_ones:  # an asker must know what became of his last request
            open_ones -= sum(1 for _ in _answered(selector))
    return Times(each, whole)


@contextmanager
def _watched(lines: list[Line]) -> Iterator[selectors.BaseSelector]:
    with selectors.DefaultSelector() as selector:
        for line in lines:
            selector.register(line.socket, selectors.EVENT_READ, line)
        try:
            yield selector
        finally:
            for line in lines:
                line.socket.close()


def _answered(selector: selectors.BaseSelector) -> Iterator[Line]:
    for key, _ in selector.select(30):
        line: Line = key.data
        if line.is_answered():
            yield line


# --- what they ask


class Idler:
    """Asks for nothing in particular: what a request costs that does nothing."""

    def __init__(self, port: int) -> None:
        self.text = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()

    def request(self) -> tuple[bytes, bool]:
        return self.text, COUNTED

    def take(self, body: bytes) -> None:
        pass


class _Option(Struct):
    text: str


class _Question(Struct):
    options: list[_Option]


class _State(Struct):
    """As much of a state as a random player looks at."""

    number: int
    question: _Question | None = None
    curtain: str = ""


class _Opened(Struct):
    match: str


_state = msgspec.json.Decoder(_State)
_opened = msgspec.json.Decoder(_Opened)


class Player:
    """Plays both seats of a match by random answers, and then another match."""

    def __init__(self, port: int, cookie: str, token: str, title: str, seed: int) -> None:
        self.title = title
        self.luck = random.Random(seed)
        self.name, self.count = f"{seed:04}", 0
        here = f"127.0.0.1:{port}"
        self.head = (
            f"Host: {here}\r\nOrigin: http://{here}\r\nCookie: {cookie}\r\n"
            f"X-Berthier-Token: {token}\r\nAccept-Language: en\r\n"
            "Content-Type: application/json\r\nContent-Length: "
        )
        self.match = ""
        self.state: _State | None = None
        self.largest = 0

    def request(self) -> tuple[bytes, bool]:
        state = self.state
        if not self.match:
            return self._post("", {"title": self.title, "opponent": "hot-seat"}), not COUNTED
        if state is None:
            return f"GET /api/matches/{self.match} HTTP/1.1\r\n{self.head}0\r\n\r\n".encode(), False
        if state.curtain:
            return self._post(f"/{self.match}/hand-over", {"seat": state.curtain}), not COUNTED
        assert state.question is not None
        self.count += 1
        option = self.luck.choice(state.question.options).text
        answer = {"number": state.number, "option": option, "key": f"{self.name}-{self.count:08}"}
        return self._post(f"/{self.match}/answer", answer), COUNTED

    def _post(self, path: str, fields: dict[str, object]) -> bytes:
        body = msgspec.json.encode(fields)
        head = f"POST /api/matches{path} HTTP/1.1\r\n{self.head}{len(body)}\r\n\r\n"
        return head.encode() + body

    def take(self, body: bytes) -> None:
        if not self.match:
            self.match, self.state = _opened.decode(body).match, None
            return
        self.largest = max(self.largest, len(body))
        self.state = _state.decode(body)
        if self.state.question is None and not self.state.curtain:
            self.match, self.state = "", None  # it is over
