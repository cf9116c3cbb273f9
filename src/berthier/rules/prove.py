"""Switch each rule's code off in turn: a case that cites the rule must then fail.

`python -m berthier.rules.prove [ID …]` prints every carrier whose cases all still pass, every rule
without code and every rule without a case; the list must be empty.
"""

from __future__ import annotations

import signal
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from berthier.games.registry import NAMES, open_title
from berthier.kernel.rulebook import CARRIERS, Carrier, carried, switched_off
from berthier.rules.cases import Case, Failed, cases_by_rule, failing

ROOT = Path(__file__).parents[3] / "conformance"
LEVELS = ("conscrit", "grognard", "marechal", "basic", "advanced")  # rule levels that are built


def rows_of(title: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / title / "rules.toml").read_text("utf-8"))


def required(title: str) -> list[str]:
    """The IDs that need code and a case: rules of the levels that are built."""
    rows = rows_of(title).items()
    return [name for name, row in rows if row["kind"] == "rule" and row["level"] in LEVELS]


class Endless(Failed):
    """Without its rule a game may run for ever: that is a failure too."""


@contextmanager
def limited(seconds: int) -> Iterator[None]:
    def stop(signum: int, frame: object) -> None:
        raise Endless("endless")

    kept = signal.signal(signal.SIGALRM, stop)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, kept)


def survives(title: str, carrier: Carrier, cases: dict[str, list[tuple[Path, Case]]]) -> list[str]:
    """The IDs of a carrier whose cases all pass although its code is switched off."""
    found = []
    with switched_off(carrier):
        for rule_id in carrier.ids:
            try:
                with limited(5):
                    if next(failing(title, cases.get(rule_id, [])), None) is None:
                        found.append(rule_id)
            except Endless:
                pass
    return found


def prove(title: str, only: list[str]) -> list[str]:
    """Everything that is not proven, as lines."""
    open_title(title, {})
    cases = cases_by_rule(ROOT / title)
    code = carried()
    known = rows_of(title)
    carriers = [carrier for carrier in CARRIERS if set(carrier.ids) <= set(known)]
    lines = [f"{rule_id}: no code" for rule_id in required(title) if rule_id not in code]
    lines += [f"{rule_id}: no case" for rule_id in required(title) if rule_id not in cases]
    for path, problem in failing(title, [pair for pairs in cases.values() for pair in pairs]):
        lines.append(f"{path.name}: fails with all rules on: {problem}")
    for carrier in carriers:
        for rule_id in survives(title, carrier, cases):
            lines.append(f"{rule_id}: all cases pass without {carrier.name}")
    return [line for line in lines if not only or line.split(":")[0] in only]


def main() -> int:
    lines = [line for title in NAMES for line in prove(title, sys.argv[1:])]
    for line in dict.fromkeys(lines):
        print(line)
    print(f"{len(CARRIERS)} carriers switched off in turn, {len(lines)} not proven")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
