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
