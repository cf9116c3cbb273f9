"""Results in a Parquet file: one row per game, and in its metadata what was simulated."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from berthier.kernel.errors import BadInput
from berthier.lab.one_game import Game
from berthier.lab.plan import Plan, identity
from berthier.players.bots import SECONDS

KEY = "berthier"
USUAL = {"seconds": f"{SECONDS:g}"}  # what results share without its being told
TYPES = {
    "number": "INTEGER",
    "swapped": "BOOLEAN",
    "turn": "INTEGER",
    "decisions": "INTEGER",
    "points": "INTEGER[]",
    "rules": "INTEGER",
}  # all else is text


class About(Struct):
    """What the metadata tells: the plan, what its results must share, and the time spent."""

    plan: Plan
    identity: dict[str, str]
    seconds: float
    command: str


class Results(Struct):
    """Games that were played, by number, and how long that took on the clock."""

    about: About
    games: dict[int, Game]

    def first(self, count: int) -> list[Game]:
        return [self.games[number] for number in sorted(self.games) if number < count]


def new_results(plan: Plan, command: str = "") -> Results:
    return Results(About(plan, identity(plan), 0.0, command), {})


def take_up(file: Path, plan: Plan, command: str) -> Results:
    """What the file holds of this plan; results of anything else are refused and left alone."""
    check_name(file)
    fresh = new_results(plan, command)
    if not file.exists():
        return fresh
    found = read_results(file)
    for name in {**fresh.about.identity, **found.about.identity}:
        wanted, there = (
            about.identity.get(name, USUAL.get(name, "")) for about in (fresh.about, found.about)
        )
        if there != wanted:
            raise BadInput("other-results", file=str(file), what=name, found=there, wanted=wanted)
    found.about.command = command
    return found


def check_name(file: Path) -> None:
    """Refuse at once what could not be written in the end."""
    if file.is_dir():
        raise BadInput("file-is-folder", file=str(file))
    if set("*?[") & set(file.name):  # duckdb would look for other files
        raise BadInput("bad-file-name", file=str(file))
    try:
        with _beside(file).open("wb"):
            pass
        _beside(file).unlink()
    except OSError:
        raise BadInput("file-not-writable", file=str(file)) from None


def _beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.part")


def read_results(file: Path) -> Results:
    import duckdb

    if not file.is_file():
        raise BadInput("results-not-found", file=str(file))
    try:
        with duckdb.connect() as base:
            told = base.execute("SELECT key, value FROM parquet_kv_metadata(?)", [str(file)])
            about = dict(told.fetchall()).get(KEY.encode(), b"")
            rows = base.execute("SELECT * FROM read_parquet(?)", [str(file)])
            names = [column[0] for column in rows.description or ()]
            found = [dict(zip(names, row, strict=True)) for row in rows.fetchall()]
        return _results(msgspec.json.decode(about, type=About), found)
    except (duckdb.Error, msgspec.MsgspecError, KeyError):
        raise BadInput("not-results", file=str(file)) from None


def _results(about: About, rows: list[dict[str, Any]]) -> Results:
    games = {}
    for row in rows:
        row["players"] = [row[f"player_{seat}"] for seat in about.plan.players]
        games[row["number"]] = msgspec.convert(row, Game)
    return Results(about, games)


def write_results(file: Path, results: Results) -> None:
    """The whole file anew, put in the place of the old one in a single step."""
    import duckdb

    rows = [_row(results.about, game) for _, game in sorted(results.games.items())]
    columns = ", ".join(
        f'CAST(game."{name}" AS {TYPES.get(name, "VARCHAR")}) AS "{name}"' for name in rows[0]
    )
    part = _beside(file)
    try:
        with duckdb.connect() as base:
            base.execute(
                f"COPY (SELECT {columns} FROM (SELECT unnest($rows) AS game)) TO '{_quoted(part)}' "
                f"(FORMAT parquet, KV_METADATA {{{KEY}: $about}})",
                {"rows": rows, "about": msgspec.json.encode(results.about).decode()},
            )
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except (duckdb.Error, OSError):
        raise BadInput("file-not-writable", file=str(file)) from None


def _quoted(file: Path) -> str:
    return str(file).replace("'", "''")


def _row(about: About, game: Game) -> dict[str, Any]:
    """A game with what is the same for all games of the file, so that files can be joined."""
    plan = about.plan
    seated = zip(plan.players, game.players, strict=True)
    return {
        "number": game.number,
        "seed": game.seed,
        "title": plan.title,
        "scenario": plan.scenario,
        "level": plan.level,
        "options": about.identity["options"],
        **{f"player_{seat}": word for seat, word in seated},
        "swapped": game.swapped,
        "winner": game.winner,
        "cause": game.cause,
        "note": game.note,
        "turn": game.turn,
        "decisions": game.decisions,
        "points": list(game.points),
        "fingerprint": game.fingerprint,
        "rules": int(about.identity["rules"]),
        "pack": about.identity["pack"],
        "version": game.version,
    }
