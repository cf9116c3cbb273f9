"""The conversation in docs/referee.md; `python -m tests.referee_document` renews its replies."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from tests.referee_client import Referee

DOCUMENT = Path(__file__).parents[1] / "docs" / "referee.md"
CUT = 330  # where the document cuts a view


def text() -> str:
    return DOCUMENT.read_text("utf-8")


def replayed() -> str:
    """The document with the replies that the referee gives today."""
    lines: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Referee(Path(folder)) as referee:
        for line in text().splitlines():
            if line.startswith("< {"):
                continue
            lines.append(line)
            if line.startswith("> {"):
                lines.append(f"< {_cut(line, referee.line(line[2:].encode()))}")
    return "\n".join(lines) + "\n"


def _cut(request: str, reply: str) -> str:
    return reply[:CUT] + "…" if '"do":"view"' in request else reply


def random_player() -> str:
    """The program at the end of the document."""
    (found,) = re.findall(r"```python\n(.*?)```", text(), re.DOTALL)
    return str(found)


if __name__ == "__main__":
    DOCUMENT.write_text(replayed(), "utf-8")
