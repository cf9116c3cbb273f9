"""A real server as a process of its own, and visitors who talk to it over HTTP."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeVar
from urllib.parse import urlsplit

T = TypeVar("T")
BERTHIER = Path(sys.executable).with_name("berthier")
LONGEST = 30.0  # seconds that anything here may take


class Reply(NamedTuple):
    status: int
    data: Any
    headers: dict[str, str]
    text: bytes


class Running:
    """`berthier serve` on a free port, with a folder of its own and the luck of `steady`."""

    command: ClassVar[list[str]] = [sys.executable, "-m", "tests.server.steady"]

    def __init__(self, folder: Path, **environ: str) -> None:
        self.folder = folder
        quick = {"BERTHIER_BEAT": "0", "BERTHIER_PAUSE": "0.02"}
        self.environ = {**quick, "BERTHIER_LOG": "INFO", **environ}
        self.log = folder.parent / f"{folder.name}.log"
        self.start()

    def start(self) -> None:
        environ = {**os.environ, "BERTHIER_DATA": str(self.folder), **self.environ, "LANG": "C"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*self.command, "serve", "--port", "0", "--lang", "en"],
                env=environ,
                stdout=subprocess.PIPE,
                stderr=log,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        assert "http://" in line, (line, self.log.read_text())
        parts = urlsplit(line.split()[-1])
        self.port = parts.port or 0
        Visitor(self).until_healthy()

    def kill(self) -> None:
        """As the power fails: server and workers, without a word."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(LONGEST)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class TrueLuck(Running):
    """One that draws its secrets itself."""

    command: ClassVar[list[str]] = [str(BERTHIER)]


class Visitor:
    """A browser without a window: cookies, the security token, JSON."""

    def __init__(self, server: Running, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.cookies: dict[str, str] = {}
        self.token = ""
        self.received: list[bytes] = []

    def call(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: dict[str, str] | None = None,
        raw: bytes | None = None,
    ) -> Reply:
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=LONGEST)
        sent = {"Origin": self.server.origin, "Accept-Language": self.lang}
        if self.token:
            sent["X-Berthier-Token"] = self.token
        if self.cookies:
            sent["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        text = raw
        if text is None and method != "GET":
            text = json.dumps(body if body is not None else {}).encode()
        if text is not None:
            sent["Content-Type"] = "application/json"
        sent |= headers or {}
        try:
            connection.request(method, path, text, {k: v for k, v in sent.items() if v})
            reply = connection.getresponse()
            found = reply.read()
        finally:
            connection.close()
        got = {name.lower(): value for name, value in reply.getheaders()}
        if cookie := got.get("set-cookie"):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        self.received.append(found)
        return Reply(reply.status, _decoded(found), got, found)

    def get(self, path: str) -> Any:
        reply = self.call("GET", path)
        assert reply.status == 200, reply
        return reply.data

    def post(self, path: str, body: Any = None) -> Any:
        reply = self.call("POST", path, body)
        assert reply.status in (200, 201), reply
        return reply.data

    def until_healthy(self) -> None:
        until = time.monotonic() + LONGEST
        while True:
            try:
                if self.call("GET", "/health").status == 200:
                    return
            except OSError:
                pass
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.05)

    # --- what people do

    def sit(self, name: str = "Lannes") -> Visitor:
        self.token = self.post("/api/guest", {"name": name, "lang": self.lang})["token"]
        return self

    def open(self, title: str = "napoleon-1806", **fields: Any) -> str:
        return str(self.post("/api/matches", {"title": title, **fields})["match"])

    def state(self, match: str) -> Any:
        return self.get(f"/api/matches/{match}")

    def until_asked(self, match: str) -> Any:
        """The state in which this visitor is asked something, or in which the match has ended."""
        until = time.monotonic() + LONGEST
        while True:
            state = self.state(match)
            if seat := state.get("curtain"):
                state = self.post(f"/api/matches/{match}/hand-over", {"seat": seat})
            if state["match"]["status"] != "playing" or state.get("question"):
                return state
            assert time.monotonic() < until, "nobody asked"
            time.sleep(0.01)

    def answer(self, match: str, state: Any, option: str, key: str = "") -> Reply:
        body = {"number": state["number"], "option": option, "key": key or new_key()}
        return self.call("POST", f"/api/matches/{match}/answer", body)


_count = 0


def new_key() -> str:
    global _count
    _count += 1
    return f"key-{os.getpid()}-{_count:08}"


def _decoded(text: bytes) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def run_apart(make: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run a coroutine in a thread of its own: the browser's tests may have a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(make())).result(LONGEST)


def texts(state: Any) -> list[str]:
    return [option["text"] for option in state["question"]["options"]]
