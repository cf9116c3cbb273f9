"""What several tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.referee_client import Referee


@pytest.fixture
def referee(tmp_path: Path) -> Iterator[Referee]:
    with Referee(tmp_path) as process:
        yield process


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first: the other worker need not wait for it at the end."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/test_fast.py"))
