"""Measures Berthier against its limits: `make bench`, or `python bench/run.py [title …]`.

Five rounds, each measuring everything once, so that a busy minute of the machine spares nothing in
particular; the best round counts. Prints a table, writes bench/latest.json and fails on a miss.

What is measured of a game comes from bench/rows.py:

    def rows(title: str) -> list[Probe]

A `Probe` (yardstick.py) has a name, a unit, a function that measures once and returns a number in
that unit, and a limit, absolute or in multiples of another probe:

    Probe("napoleon-1806: decisions", "decisions/s", measure, limit=2.0, of=CHESS_RATE)
"""

from __future__ import annotations

import json
import platform
import sys
from pathlib import Path
from typing import NamedTuple

import rows
import yardstick
from yardstick import Probe

TITLES = ["napoleon-1806", "bataille-des-nations-1813"]
ROUNDS = 5
LATEST = Path(__file__).with_name("latest.json")


class Row(NamedTuple):
    name: str
    unit: str
    value: float
    limit: float | None
    ok: bool


def measure(probes: list[Probe], rounds: int = ROUNDS) -> list[Row]:
    values: dict[str, list[float]] = {probe.name: [] for probe in probes}
    for _ in range(rounds):
        for probe in probes:
            values[probe.name].append(probe.measure())
    best = {p.name: (max if p.more_is_better else min)(values[p.name]) for p in probes}
    return [judge(probe, best) for probe in probes]


def judge(probe: Probe, best: dict[str, float]) -> Row:
    value, limit = best[probe.name], probe.limit
    if limit is not None and probe.of:
        limit *= best[probe.of]
    ok = limit is None or (value >= limit if probe.more_is_better else value <= limit)
    return Row(probe.name, probe.unit, value, limit, ok)


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def show(rows: list[Row]) -> None:
    width = max(len(row.name) for row in rows)
    print(f"{'':{width}}  {'best':>10}  {'limit':>10}")
    for row in rows:
        verdict = "" if row.limit is None else "ok" if row.ok else "MISSED"
        value, limit = number(row.value), number(row.limit)
        print(f"{row.name:{width}}  {value:>10}  {limit:>10}  {row.unit:12} {verdict}".rstrip())


def main(titles: list[str]) -> int:
    probes = yardstick.probes() + rows.common_rows()
    for title in titles or TITLES:
        probes += rows.rows(title)
    found = measure(probes)
    show(found)
    report = {
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rows": [row._asdict() for row in found],
    }
    LATEST.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", "utf-8")
    missed = sum(not row.ok for row in found)
    print(f"{len(found) - missed} kept, {missed} missed")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
