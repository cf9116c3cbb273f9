"""Switch each rule's code off in turn: a case that cites the rule must then fail.

`python -m berthier.rules.prove [ID …]` prints every carrier whose cases all still pass, every rule
without code and every rule without a case; that list must be empty. Rules of levels that are not
built yet are named, and do not count.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from berthier.games.registry import NAMES, open_title
from berthier.kernel.rulebook import CARRIERS, Carrier, switched_off
from berthier.rules import rules_of
from berthier.rules.cases import Case, Failed, by_rule, failing
from berthier.rules.retold import cases_of

ROOT = Path(__file__).parents[3] / "conformance"
LEVELS = (
    "conscrit",
    "grognard",
    "marechal",
    "basic",
    "advanced",
    "blind",
)  # rule levels that are built


def required(title: str) -> list[str]:
    """The IDs that need code and a case: rules of the levels that are built."""
    rows = rules_of(title).rows.values()
    return [row.id for row in rows if row.kind == "rule" and row.level in LEVELS]


def not_built(title: str) -> list[str]:
    """The IDs of levels that are not built: nothing is asked of them yet."""
    rows = rules_of(title).rows.values()
    return [row.id for row in rows if row.kind == "rule" and row.level not in LEVELS]


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


def cited(title: str, carrier: Carrier) -> list[str]:
    """The IDs of a carrier as this title numbers them; none if it does not use that code."""
    opened = open_title(title, {})
    return [opened.cite(rule_id) for rule_id in carrier.ids] if opened.uses(carrier) else []


def coded(title: str) -> set[str]:
    """The IDs that some code carries in this title."""
    open_title(title, {})
    return {rule_id for carrier in CARRIERS for rule_id in cited(title, carrier)}


def survives(title: str, carrier: Carrier, cases: dict[str, list[tuple[Path, Case]]]) -> list[str]:
    """The IDs of a carrier whose cases all pass although its code is switched off."""
    found = []
    with switched_off(carrier):
        for rule_id in cited(title, carrier):
            try:
                with limited(5):
                    if next(failing(title, cases.get(rule_id, [])), None) is None:
                        found.append(rule_id)
            except Endless:
                pass
    return found


def prove(title: str, only: list[str]) -> list[str]:
    """Everything that is not proven, as lines."""
    code = coded(title)
    cases = by_rule(cases_of(ROOT, title))
    known = rules_of(title).rows
    carriers = [c for c in CARRIERS if (ids := cited(title, c)) and set(ids) <= set(known)]
    lines = [f"{rule_id}: no code" for rule_id in required(title) if rule_id not in code]
    lines += [f"{rule_id}: no case" for rule_id in required(title) if rule_id not in cases]
    for path, problem in failing(title, [pair for pairs in cases.values() for pair in pairs]):
        lines.append(f"{path.name}: fails with all rules on: {problem}")
    for carrier in carriers:
        if only and not set(only) & set(cited(title, carrier)):
            continue
        for rule_id in survives(title, carrier, cases):
            lines.append(f"{rule_id}: all cases pass without {carrier.name}")
    return [line for line in lines if not only or line.split(":")[0] in only]


def main() -> int:
    only = sys.argv[1:]
    lines = [line for title in NAMES for line in prove(title, only)]
    for line in dict.fromkeys(lines):
        print(line)
    for title in NAMES:
        if left := not_built(title):
            print(f"{title}: {len(left)} rules are not built yet: {', '.join(left)}")
    print(f"{len(CARRIERS)} carriers switched off in turn, {len(lines)} not proven")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
