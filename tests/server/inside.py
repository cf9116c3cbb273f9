"""A server over HTTP inside the test's own process, whose time the test can put on."""

from __future__ import annotations

import asyncio
import threading
import time
import warnings
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import uvicorn
from litestar.exceptions import LitestarDeprecationWarning
from msgspec.structs import replace
from sqlalchemy import Connection

from berthier.server.app import make_app
from berthier.server.house import House
from berthier.server.run import listen
from berthier.server.settings import Settings
from tests.server.running import LONGEST, Visitor
from tests.server.steady import hold_luck

T = TypeVar("T")
START = 1_800_000_000.0


class Time:
    """Stands still until it is put on."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> float:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += seconds

    @property
    def ms(self) -> int:
        return int(self.at * 1000)


class Inside:
    """`berthier serve` without its process. Visitors take it for a `Running`."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder = folder
        hold_luck()
        quick = {"beat": 0.0, "pause": 0.0, "sweep": 0.02, "limits": False}
        self.settings = Settings(data=str(folder), port=0, **{**quick, **settings})
        self.start()

    def start(self) -> None:
        self.socket = listen(self.settings)
        self.port = self.socket.getsockname()[1]
        settings = replace(self.settings, port=self.port)
        with warnings.catch_warnings():  # how the addresses are declared is nothing of ours here
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            app: Any = make_app(settings)
        config = uvicorn.Config(
            app, log_level="warning", timeout_graceful_shutdown=1, lifespan="on"
        )
        self.server = uvicorn.Server(config)
        run = {"sockets": [self.socket]}
        self.thread = threading.Thread(target=self.server.run, kwargs=run, daemon=True)
        self.thread.start()
        Visitor(self).until_healthy()  # type: ignore[arg-type]
        self.house: House = app.app.app.state.house

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(LONGEST)
        assert not self.thread.is_alive()
        self.socket.close()

    def sit(self, name: str = "Lannes") -> Visitor:
        return Visitor(self).sit(name)  # type: ignore[arg-type]

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def do(self, job: Callable[[Connection], T]) -> T:
        """A job of the database's thread."""
        return self._begin(job).result(LONGEST)

    def _begin(self, job: Callable[[Connection], T]) -> Future[T]:
        assert self.house.sweeper.task is not None
        loop = self.house.sweeper.task.get_loop()
        return asyncio.run_coroutine_threadsafe(self.house.writer.run(job), loop)

    def hold_up(self) -> threading.Event:
        """Everything that touches matches waits until the event is set."""
        go, held = threading.Event(), threading.Event()

        def wait(_: Any) -> None:
            held.set()
            go.wait(LONGEST)

        self._begin(wait)
        assert held.wait(LONGEST)
        return go


def until(found: Callable[[], T | None]) -> T:
    """What something gives as soon as it gives anything."""
    end = time.monotonic() + LONGEST
    while True:
        value = found()
        if value:
            return value
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def two(server: Inside, **fields: Any) -> tuple[str, dict[str, Visitor]]:
    """A match of two people, by seat."""
    host, friend = server.sit("Lannes"), server.sit("Blücher")
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", **fields}
    opened = host.post("/api/matches", body)
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    return match, {one.state(match)["viewer"]: one for one in (host, friend)}


def asked(match: str, seats: dict[str, Visitor]) -> tuple[str, Any]:
    """Who is asked, and his state."""

    def found() -> tuple[str, Any] | None:
        states = {seat: visitor.state(match) for seat, visitor in seats.items()}
        return next((pair for pair in states.items() if pair[1].get("question")), None)

    return until(found)
