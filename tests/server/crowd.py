"""A full house: many matches at once, each of two people with two pages open, for a while.

`python -m tests.server.crowd` prints what `make soak` prints of it.
"""

from __future__ import annotations

import http.client
import random
import selectors
import tempfile
import threading
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.running import Running, TrueLuck, Visitor, texts

TITLES = ("napoleon-1806", "napoleon-1807", "bataille-des-nations-1813")
TABS = 2  # pages that each person has open
THINKS = (0.4, 1.1)  # seconds before an answer


class House(NamedTuple):
    """What a crowd has found."""

    matches: int
    streams: int
    answers: int
    events: int
    slowest: float  # milliseconds, 99 of 100 answers were quicker


class Streams(threading.Thread):
    """Reads all streams; none may end while people play."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.selector = selectors.DefaultSelector()
        self.events = self.ended = 0
        self.over = threading.Event()
        self.kept: list[Any] = []

    def open(self, visitor: Visitor, match: str) -> None:
        connection = http.client.HTTPConnection("127.0.0.1", visitor.server.port, timeout=30)
        cookies = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        connection.request("GET", f"/api/matches/{match}/stream", headers={"Cookie": cookies})
        assert connection.sock is not None
        connection.sock.setblocking(False)
        self.kept.append(connection)
        self.selector.register(connection.sock, selectors.EVENT_READ)

    def run(self) -> None:
        while not self.over.is_set():
            for key, _ in self.selector.select(0.2):
                part = key.fileobj.recv(1 << 18)  # type: ignore[union-attr]
                self.events += part.count(b"\ndata: ")
                if not part:
                    self.ended += 1
                    self.selector.unregister(key.fileobj)

    def close(self) -> None:
        self.over.set()
        self.join()
        for connection in self.kept:
            connection.close()
        self.selector.close()


class Pair(threading.Thread):
    """Two people at one match after the other, until the time is over."""

    def __init__(self, server: Running, streams: Streams, number: int, until: float) -> None:
        super().__init__(daemon=True)
        self.server, self.streams, self.until = server, streams, until
        self.title = TITLES[number % len(TITLES)]
        self.luck = random.Random(number)
        self.people = [Visitor(server).sit(f"{name} {number}") for name in ("Ney", "Blücher")]
        self.took: list[float] = []
        self.problem = ""

    def run(self) -> None:
        try:
            while time.monotonic() < self.until:
                self.play()
        except Exception as problem:  # a thread's own end is noticed by nobody
            self.problem = repr(problem)

    def play(self) -> None:
        host, friend = self.people
        opened = host.post("/api/matches", {"title": self.title, "opponent": "link"})
        friend.post(f"/api/invitations/{opened['invitation']}")
        match = opened["match"]
        for visitor in self.people * TABS:
            self.streams.open(visitor, match)
        while time.monotonic() < self.until:
            states = [visitor.state(match) for visitor in self.people]
            if states[0]["match"]["status"] != "playing":
                return
            asked = [(v, s) for v, s in zip(self.people, states, strict=True) if s["question"]]
            time.sleep(self.luck.uniform(*THINKS))
            if asked:
                visitor, state = asked[0]
                begun = time.perf_counter()
                reply = visitor.answer(match, state, self.luck.choice(texts(state)))
                self.took.append(time.perf_counter() - begun)
                assert reply.status == 200, reply


def crowd(folder: Path, matches: int, seconds: float) -> House:
    server = TrueLuck(folder, BERTHIER_LIMITS="0")
    streams = Streams()
    streams.start()
    until = time.monotonic() + seconds + matches * 0.1
    pairs = [Pair(server, streams, n, until) for n in range(matches)]
    for pair in pairs:
        pair.start()
    for pair in pairs:
        pair.join()
    streams.close()
    assert server.stop() == 0
    assert [pair.problem for pair in pairs if pair.problem] == []
    assert streams.ended == 0
    took = sorted(one for pair in pairs for one in pair.took)
    slowest = 1000 * took[int(0.99 * len(took))]
    return House(matches, len(streams.kept), len(took), streams.events, slowest)


def told(house: House) -> str:
    return (
        f"crowd: {house.matches} matches, {house.streams} streams, {house.answers} answers,"
        f" {house.events} events, no error; 99 of 100 answers within {house.slowest:.0f} ms"
    )


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        print(told(crowd(Path(place) / "data", 50, 60)))
