"""What is measured of compiled games: random play, in a process of its own.

`python bench/fast_rows.py TITLE` is that process: it prints decisions a second.
"""

from __future__ import annotations

import os
import subprocess
import sys

import rows
from berthier import compiled
from berthier.games.registry import open_title
from yardstick import CHESS_RATE, Probe

DECISIONS = 60_000  # compiled play needs more of them to take as long
FIRST = "napoleon-1806"  # the one that is held against chess


def compiled_per_second(name: str) -> float:
    environment = {key: value for key, value in os.environ.items() if key != compiled.PLAIN}
    line = [sys.executable, __file__, name]
    run = subprocess.run(line, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(run.stdout)


def fast_rows(name: str) -> list[Probe]:
    found = [
        Probe(
            f"{name}: decisions, compiled",
            "decisions/s",
            lambda: compiled_per_second(name),
            limit=2.5,
            of=f"{name}: decisions",
        )
    ]
    if name == FIRST:
        found.append(
            Probe(
                f"{name}: decisions, compiled, against chess",
                "decisions/s",
                lambda: compiled_per_second(name),
                limit=6.0,
                of=CHESS_RATE,
            )
        )
    return found


def main(name: str) -> None:
    if not compiled.is_used():
        sys.exit("Nothing is compiled, or not these sources: make fast")
    rows.DECISIONS = DECISIONS
    print(rows.decisions_per_second(open_title(name, {})))


if __name__ == "__main__":
    main(sys.argv[1])
