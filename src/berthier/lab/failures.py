"""How players have lost games by failing: kept with the game, and told in any language."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from berthier.kernel.errors import BadInput

SHOWN = 300  # characters of each fact
LINE = "\n  | "  # before each line of what a program wrote as errors


class Failure(Struct, frozen=True):
    """Whose player has failed, and by which error."""

    seat: str
    code: str
    facts: dict[str, str | int | float]

    def error(self) -> BadInput:
        return BadInput(self.code, None, **self.facts)


def note_of(seat: str, problem: Exception) -> str:
    """A failure as the file of results has it."""
    if isinstance(problem, BadInput):
        code, args = problem.code, problem.args_
    else:
        code, args = "player-failed", {"problem": f"{type(problem).__name__}: {problem}"}
    facts = {name: _fact(name, value) for name, value in args.items()}
    return msgspec.json.encode(Failure(seat, code, facts)).decode()


def _fact(name: str, value: object) -> str | int | float:
    if isinstance(value, int | float):
        return value
    return _last_lines(str(value)) if name == "stderr" else _cut(str(value))


def _last_lines(text: str) -> str:
    """What a program wrote last tells why it failed: whole lines, and a mark for those before."""
    if len(text) <= SHOWN:
        return text
    kept: list[str] = []
    lines = text.removeprefix(LINE).split(LINE)
    for line in reversed(lines):
        if kept and sum(map(len, kept)) + len(line) > SHOWN:
            break
        kept.insert(0, _cut(line))
    before = ["…"] if len(kept) < len(lines) else []
    return LINE + LINE.join(before + kept)


def _cut(text: str) -> str:
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def failures_of(notes: Iterable[str]) -> list[tuple[Failure, int]]:
    """The different failures, each as it came first, and how often it came; the most frequent
    first.
    """
    found: dict[tuple[str, str], Failure] = {}
    times: dict[tuple[str, str], int] = {}
    for note in notes:
        try:
            failure = msgspec.json.decode(note, type=Failure)
        except msgspec.MsgspecError:
            continue  # a file of before notes were kept so
        key = (failure.seat, failure.code)
        found.setdefault(key, failure)
        times[key] = times.get(key, 0) + 1
    return [(found[key], times[key]) for key in sorted(times, key=lambda key: -times[key])]
