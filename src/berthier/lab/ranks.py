"""The ranking of a tournament from its results (N06-MAR-RNK-1, -2): `berthier rank`.

Results are a table with a header, one game a line: `french,prussian,winner,turn,rule`. The first
columns are the title's seats and hold the players' names; `winner` is a seat, or `nobody` for a
game that was not finished; `rule` is the rule by which it was won.
"""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import NamedTuple

from berthier.kernel import store
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput

NOBODY = "nobody"
COLUMNS = ("winner", "turn", "rule")


class Result(NamedTuple):
    """One game: the players by seat, who has won, in which turn and by which rule."""

    players: list[str]
    winner: str
    turn: int
    rule: str


class Standing(NamedTuple):
    """One player: who is equal in both shares the rank (R06-78)."""

    rank: int
    player: str
    games: int
    points: int
    tie_break: int


def read_results(title: Title, file: Path) -> list[dict[str, str]]:
    """The lines of a table of results, each with the columns it needs."""
    wanted = [*title.seats, *COLUMNS]
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            table = csv.DictReader(lines)
            missing = [name for name in wanted if name not in (table.fieldnames or ())]
            if missing:
                found = ", ".join(table.fieldnames or ())
                raise BadInput(
                    "bad-results", file=str(file), line=1, expected=",".join(wanted), found=found
                )
            return [{name: (row[name] or "").strip() for name in wanted} for row in table]
    except UnicodeDecodeError:
        raise BadInput("not-a-table", file=str(file)) from None
    except OSError:
        raise BadInput("results-not-found", file=str(file)) from None


def write_results(title: Title, file: Path, results: list[Result]) -> None:
    """A table of results that can be read again."""
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([*title.seats, *COLUMNS])
    for result in results:
        table.writerow([*result.players, result.winner, result.turn, result.rule])
    store.write(file, text.getvalue().encode())


def standings(title: Title, files: list[Path]) -> list[Standing]:
    """All players over all games, the best first."""
    games: dict[str, int] = {}
    points: dict[str, int] = {}
    ties: dict[str, int] = {}
    for file in files:
        for number, row in enumerate(read_results(title, file), 2):
            for seat, (gained, tie) in enumerate(_points(title, file, number, row)):
                player = row[title.seats[seat]]
                games[player] = games.get(player, 0) + 1
                points[player] = points.get(player, 0) + gained
                ties[player] = ties.get(player, 0) + tie
    return ranked([(name, games[name], points[name], ties[name]) for name in games])


def ranked(rows: list[tuple[str, int, int, int]]) -> list[Standing]:
    """N06-MAR-RNK-2: ranking points first, then the tie-break."""
    found: list[Standing] = []
    ordered = sorted(rows, key=lambda row: (-row[2], -row[3], row[0]))
    for place, (player, games, points, tie) in enumerate(ordered, 1):
        before = found[-1] if found else None
        equal = before is not None and (before.points, before.tie_break) == (points, tie)
        rank = before.rank if equal and before is not None else place
        found.append(Standing(rank, player, games, points, tie))
    return found


def _points(title: Title, file: Path, number: int, row: dict[str, str]) -> list[tuple[int, int]]:
    def bad(expected: str, found: str) -> BadInput:
        return BadInput("bad-results", file=str(file), line=number, expected=expected, found=found)

    names = [row[seat] for seat in title.seats]
    if "" in names or len(set(names)) < len(names):
        raise bad("a name for each seat", ", ".join(names))
    if row["winner"] not in (*title.seats, NOBODY):
        raise bad(", ".join([*title.seats, NOBODY]), row["winner"])
    if not row["turn"].isdecimal() or not 1 <= int(row["turn"]) <= 99:
        raise bad("the turn as a number", row["turn"])
    winner = -1 if row["winner"] == NOBODY else title.seat(row["winner"])
    found = title.ranking_of(winner, int(row["turn"]), row["rule"])
    if found is None:
        raise BadInput("no-ranking", title=title.title)
    return found
