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
from statistics import median
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
PARTS = 4  # of a round, each asking for nothing and then answering: a machine's mood changes
SECONDS = 1.0  # of answers in a part
ALONE = "server: empty endpoint, alone"
EMPTY = "server: empty endpoint, 10 at once"
ANSWERS = "server: answers kept, 10 at once"
SHARE = 0.15  # of the empty endpoint's rate
P99_MS = 25.0
ALONE_MS = 10.0
LARGEST_STATE = 40_000  # bytes
PAGE_KB = 200  # script and style, gzipped


@contextmanager
def serving() -> Iterator[tuple[int, int]]:
    """`berthier serve` with an empty database; its port and its process."""
    with TemporaryDirectory(prefix="berthier-bench-") as folder:
        own = {"BERTHIER_DATA": folder, "BERTHIER_LIMITS": "0"}
        own |= dict.fromkeys(("BERTHIER_BEAT", "BERTHIER_PAUSE"), "0")
        process = subprocess.Popen(
            [BERTHIER, "serve", "--port", "0", "--lang", "en"],
            env={**os.environ, **own},
            stdout=subprocess.PIPE,
        )
        assert process.stdout is not None
        try:
            port = urlsplit(process.stdout.readline().decode().split()[-1]).port or 0
            _wait_for(port)
            yield port, process.pid
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

    def __init__(self, port: int, process: int) -> None:
        self.port = port
        self.process = process
        self.players = [sit(port, seed) for seed in range(CONNECTIONS)]
        self.last, self.cpu = Times([], 0.0), 0.0
        run(port, self.players, 1.0)  # opens the matches, and what is made once is made

    def alone_ms(self) -> float:
        """One visitor who behaves as browsers do: does the server send its replies at once?"""
        return quantile(run(self.port, [Idler(self.port)], 1.0, prompt=False).each, 0.5) * 1000

    def empty_rate(self) -> float:
        """Measures the answers too, by turns, so that both meet the same machine."""
        self.last, empty, self.cpu = Times([], 0.0), Times([], 0.0), 0.0
        for _ in range(PARTS):
            idlers = [Idler(self.port) for _ in self.players]
            empty = empty + run(self.port, idlers, SECONDS / 2)
            before = cpu_seconds(self.process)
            self.last = self.last + run(self.port, self.players, SECONDS)
            self.cpu += cpu_seconds(self.process) - before
        return empty.rate

    def answer_rate(self) -> float:
        return self.last.rate

    def median_ms(self) -> float:
        """Of the answers counted last."""
        return quantile(self.last.each, 0.5) * 1000

    def p99_ms(self) -> float:
        return quantile(self.last.each, 0.99) * 1000

    def cpu_ms(self) -> float:
        """What the server worked for one of them: the figure that a busy machine moves least."""
        return self.cpu * 1000 / len(self.last.each)

    def largest_state(self) -> float:
        return max(player.largest for player in self.players)


def cpu_seconds(process: int) -> float:
    """Of a process, all its threads, as Linux counts it; elsewhere unknown."""
    file = Path(f"/proc/{process}/stat")
    if not file.exists():
        return float("nan")
    fields = file.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def page_kb() -> float:
    """What a browser loads before it shows anything, without fonts."""
    files = [file for file in ASSETS.iterdir() if file.suffix in (".js", ".css")]
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000


@contextmanager
def rows() -> Iterator[list[Probe]]:
    """The probes; the server runs as long as they may be measured."""
    with serving() as (port, process):
        load = Load(port, process)
        yield [
            Probe(ALONE, "ms", load.alone_ms, limit=ALONE_MS, pick=median),
            Probe(EMPTY, "requests/s", load.empty_rate, pick=median),
            Probe(ANSWERS, "answers/s", load.answer_rate, limit=SHARE, of=EMPTY, pick=median),
            Probe("server: answer, median", "ms", load.median_ms, pick=median),
            Probe("server: answer, p99", "ms", load.p99_ms, limit=P99_MS, pick=median),
            Probe("server: answer, CPU", "ms", load.cpu_ms, pick=median),
            Probe("server: largest state", "bytes", load.largest_state, LARGEST_STATE, pick=max),
            Probe("server: script and style", "kB gzipped", page_kb, limit=PAGE_KB),
        ]
