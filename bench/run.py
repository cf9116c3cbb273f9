"""Measures Berthier against its limits: `make bench`, or `python bench/run.py [title …] [server]`.

Five rounds, each measuring everything once, so that a busy minute of the machine spares nothing in
particular; the best round counts, of the server the median. Prints a table, writes
bench/latest.json (with every round) and fails on a miss.

What is measured of the server comes from bench/server_rows.py, of the computer's levels from
bench/player_rows.py, of compiled games from bench/fast_rows.py, of a game from bench/rows.py:

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

import fast_rows
import player_rows
import rows
import server_rows
import yardstick
from berthier.games.registry import NAMES, TABLES
from yardstick import Probe

TITLES = [*NAMES]
SERVER = "server"
ROUNDS = 5
LATEST = Path(__file__).with_name("latest.json")


class Row(NamedTuple):
    name: str
    unit: str
    value: float
    limit: float | None
    ok: bool
    rounds: list[float]


def measure(probes: list[Probe], rounds: int = ROUNDS) -> list[Row]:
    values: dict[str, list[float]] = {probe.name: [] for probe in probes}
    for _ in range(rounds):
        for probe in probes:
            values[probe.name].append(probe.measure())
    found = {probe.name: probe.settle(values[probe.name]) for probe in probes}
    return [judge(probe, found, values[probe.name]) for probe in probes]


def judge(probe: Probe, found: dict[str, float], rounds: list[float]) -> Row:
    value, limit = found[probe.name], probe.limit
    if limit is not None and probe.of:
        limit *= found[probe.of]
    ok = limit is None or (value >= limit if probe.more_is_better else value <= limit)
    return Row(probe.name, probe.unit, value, limit, ok, rounds)


def number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def show(rows: list[Row]) -> None:
    width = max(len(row.name) for row in rows)
    print(f"{'':{width}}  {'found':>10}  {'limit':>10}")
    for row in rows:
        verdict = "" if row.limit is None else "ok" if row.ok else "MISSED"
        value, limit = number(row.value), number(row.limit)
        print(f"{row.name:{width}}  {value:>10}  {limit:>10}  {row.unit:12} {verdict}".rstrip())


def measure_all(names: list[str]) -> list[Row]:
    probes = yardstick.probes() + rows.common_rows()
    for name in names:
        if name != SERVER:
            probes += rows.rows(name) + fast_rows.fast_rows(name)
        if name in TABLES:
            probes += player_rows.capitaine_rows(name)
        if name == player_rows.CAMPAIGN:
            probes += player_rows.major_rows()
    if {rows.ELDER, rows.SISTER} <= {*names}:
        probes.append(rows.sister_row())
    found = measure(probes) if names != [SERVER] else []
    if SERVER in names:  # by itself: its process would be in the way of the others
        with server_rows.rows() as of_the_server:
            found += measure(of_the_server)
    return found


def main(names: list[str]) -> int:
    found = measure_all(names or [*TITLES, SERVER])
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
