"""What is measured of the server: a real one, on SQLite in a folder of its own, ten at a time.

These rows are the median of all rounds, not the best: they say what a visitor meets, and they are
clock time, as waiting for the disk is part of it.
"""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import berthier.server
from crowd import Idler, Player, Times, run
from yardstick import Probe, quantile

BERTHIER = Path(sys.executable).with_name("berthier")
ASSETS = Path(berthier.server.__file__).parent / "static" / "assets"
TITLES = ("napoleon-1806", "bataille-des-nations-1813")
CONNECTIONS = 10
SECONDS = 4.0
EMPTY = "server: empty endpoint, 10 at once"
SHARE = 0.15  # of the empty endpoint's rate
P99_MS = 25.0
LARGEST_STATE = 40_000  # bytes
PAGE_KB = 200  # script and style, gzipped


@contextmanager
def serving() -> Iterator[int]:
    """`berthier serve` with an empty database; its port."""
    with TemporaryDirectory(prefix="berthier-bench-") as folder:
        own = {"BERTHIER_DATA": folder, "BERTHIER_LIMITS": "0", "BERTHIER_BEAT": "0"}
        process = subprocess.Popen(
            [BERTHIER, "serve", "--port", "0", "--lang", "en"],
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            port = urlsplit(process.stdout.readline().decode().split()[-1]).port or 0
            _wait_for(port)
            yield port
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(30)
            process.stdout.close()


def _wait_for(port: int) -> None:
    until = time.monotonic() + 30
    while True:
        try:
            urlopen(f"http://127.0.0.1:{port}/health", timeout=5).close()
            return
        except URLError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def sit(port: int, seed: int) -> Player:
    """A guest of his own; both titles are played, by turns."""
    origin = f"http://127.0.0.1:{port}"
    headers = {"Origin": origin, "Content-Type": "application/json"}
    body = json.dumps({"name": f"Grenadier {seed}", "lang": "en"}).encode()
    with urlopen(Request(f"{origin}/api/guest", body, headers), timeout=30) as reply:
        cookie = reply.headers["set-cookie"].partition(";")[0]
        token = json.load(reply)["token"]
    return Player(port, cookie, token, TITLES[seed % len(TITLES)], seed)


class Load:
    """The ten players; their matches go on from one round to the next."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.players = [sit(port, seed) for seed in range(CONNECTIONS)]
        self.last = Times([], 1.0)
        run(port, self.players, 1.0)  # opens the matches, and what is made once is made

    def empty_rate(self) -> float:
        return run(self.port, [Idler(self.port) for _ in self.players], SECONDS / 2).rate

    def answer_rate(self) -> float:
        self.last = run(self.port, self.players, SECONDS)
        return self.last.rate

    def p99_ms(self) -> float:
        """Of the answers just counted."""
        return quantile(self.last.each, 0.99) * 1000

    def largest_state(self) -> float:
        return max(player.largest for player in self.players)


def page_kb() -> float:
    """What a browser loads before it shows anything, without fonts."""
    files = [file for file in ASSETS.iterdir() if file.suffix in (".js", ".css")]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


@contextmanager
def rows() -> Iterator[list[Probe]]:
    """The probes; the server runs as long as they may be measured."""
    with serving() as port:
        load = Load(port)
        yield [
            Probe(EMPTY, "requests/s", load.empty_rate, median=True),
            Probe(
                "server: answers kept, 10 at once",
                "answers/s",
                load.answer_rate,
                limit=SHARE,
                of=EMPTY,
                median=True,
            ),
            Probe("server: answer, p99", "ms", load.p99_ms, limit=P99_MS, median=True),
            Probe("server: largest state", "bytes", load.largest_state, limit=LARGEST_STATE),
            Probe("server: script and style", "kB gzipped", page_kb, limit=PAGE_KB),
        ]
