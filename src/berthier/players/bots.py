"""Somebody's own program as a player: JSON lines over its input and output (docs/bots.md)."""

from __future__ import annotations

import shlex
from typing import Any

import msgspec

from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.players.contract import Asked
from berthier.players.program import Broken, Program
from berthier.players.sample import need_options, read_view

PROTOCOL = 1
SECONDS = 30.0  # for one decision
SHOWN = 80  # characters of what a program has said, in a report


class BotFailed(BadInput):
    """A program that can't be started, or did not answer as it must: its game is lost for it."""


def open_bot(
    command: str, title: str, start: dict[str, Any] | None = None, seconds: float = SECONDS
) -> Bot:
    """A program that plays one seat of one title; it runs as soon as this returns."""
    return Bot(command, open_title(title, start or {}), start or {}, seconds)


class Bot:
    """Asks the program. One process plays one game after the other until it is closed."""

    def __init__(self, command: str, title: Title, start: dict[str, Any], seconds: float) -> None:
        self.command = command
        self.words = _split(command)
        self.title = title
        self.start = start
        self.seconds = seconds
        self.asked = 0  # decisions of this game
        self.program: Program | None = self._started()

    def choose(self, view: bytes, asked: Asked, seed: int = 0) -> str:
        """What the program answers; it is told the view, byte for byte, and the question."""
        need_options(asked)
        seen = read_view(view, self.title.title)
        self.program = program = self.program or self._started()
        hello = b"" if self.asked else self._hello(seen)
        self.asked += 1
        try:
            line = program.exchange(hello + self._question(view, seen, asked), self.seconds)
        except Broken as broken:
            raise self._failed(f"bot-{broken.how}", **broken.facts) from None
        return self._option(line, asked)

    def tell_result(self, winner: str, rule: str) -> None:
        """The last line of a game; the program may stay for another one."""
        if self.program is not None and self.asked:
            self.program.tell(_line({"over": {"winner": winner or None, "rule": rule}}))
        self.asked = 0

    def close(self) -> None:
        """End the program, and whatever it has started."""
        if self.program is not None:
            self.program.end()
        self.program, self.asked = None, 0

    def _started(self) -> Program:
        try:
            return Program(self.words)
        except Broken as broken:
            raise BotFailed(f"bot-{broken.how}", command=self.command, stderr="") from None

    # --- what it is told

    def _hello(self, seen: dict[str, Any]) -> bytes:
        title, start = self.title, self.start
        described = "position" in start
        hello = {
            "protocol": PROTOCOL,
            "title": title.title,
            "scenario": None if described else start.get("scenario", title.scenarios[0]),
            "level": start.get("rules", title.levels[0]),
            "rules": title.rules,
            "seat": seen["viewer"],
        }
        return _line({"hello": hello})

    def _question(self, view: bytes, seen: dict[str, Any], asked: Asked) -> bytes:
        seat = msgspec.json.encode(seen["viewer"])
        question = msgspec.json.encode({"number": self.asked, **asked._asdict()})
        clock = msgspec.json.encode({"seconds": self.seconds})
        parts = (b'{"seat":', seat, b',"view":', view, b',"question":', question)
        return b"".join((*parts, b',"clock":', clock, b"}\n"))

    # --- what it says

    def _option(self, line: bytes, asked: Asked) -> str:
        try:
            answer = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise self._failed("bot-not-json", found=line) from None
        option = answer.get("option") if isinstance(answer, dict) else None
        if not isinstance(option, str):
            raise self._failed("bot-no-option", found=line)
        if option not in asked.options:
            given, known = option.encode(errors="replace"), ", ".join(asked.options)
            raise self._failed("bot-not-offered", option=given, kind=asked.kind, known=known)
        return option

    def _failed(self, code: str, **facts: object) -> BotFailed:
        """The program is ended; what it last wrote as errors goes into the report."""
        program, self.program, self.asked = self.program, None, 0
        assert program is not None
        program.kill()
        stderr = "".join(f"\n  | {line}" for line in program.last_errors())
        plain = {name: _shown(v) if isinstance(v, bytes) else v for name, v in facts.items()}
        return BotFailed(code, None, command=self.command, stderr=stderr, **plain)


def _split(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BotFailed("bot-bad-command", command=command, stderr="")
    return words


def _line(told: dict[str, Any]) -> bytes:
    return msgspec.json.encode(told) + b"\n"


def _shown(said: bytes) -> str:
    """The beginning of what was said, fit to be printed."""
    text = said.decode(errors="replace").strip()
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[:SHOWN])
    return plain + "…" if len(text) > SHOWN else plain
