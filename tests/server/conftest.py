"""One server for all tests that do not break it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running, Visitor


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("server") / "data", BERTHIER_LIMITS="0")
    yield running
    assert running.stop() == 0


@pytest.fixture
def visitor(server: Running) -> Visitor:
    return Visitor(server).sit()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
