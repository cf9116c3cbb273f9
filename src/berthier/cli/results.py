"""Rankings and luck sheets in the terminal."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from berthier.cli.console import cli_words
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.lab.luck import LuckRow, check_draws, luck_sheet
from berthier.lab.ranks import standings
from berthier.words.speech import Speech


def print_ranking(title_name: str, files: list[Path], lang: str) -> int:
    """N06-MAR-RNK-2: the players of a tournament, the best first."""
    say = cli_words(lang).say
    table = Table(box=None, pad_edge=False)
    for name in ("rank", "player", "games", "points", "tie-break"):
        table.add_column(say(f"rank-{name}"), justify="left" if name == "player" else "right")
    for row in standings(open_title(title_name, {}), files):
        tie = f"{row.tie_break:+d}".replace("-", "−") if row.tie_break else "0"
        table.add_row(str(row.rank), row.player, str(row.games), str(row.points), tie)
    Console(highlight=False).print(table)
    return 0


def print_luck(file: Path, lang: str) -> int:
    """Every draw checked without the engine, then each side's luck against its expectation."""
    say = cli_words(lang).say
    data = store.decode(store.read(file))
    checked = check_draws(data)
    print(say("luck-checked", draws=checked.draws, commitment=checked.commitment))
    if checked.scripted:
        print(say("cli-scripted", count=checked.scripted))
    match = store.load(store.read(file), open_title)
    rows = luck_sheet(store.played(match))
    if rows:
        Console(highlight=False).print(luck_table(rows, Speech(match.title.names, lang), lang))
        print(say("luck-meaning"))
    return 0


def decimal(number: str, lang: str) -> str:
    """With a minus sign, and the comma that French readers expect."""
    told = number.replace("-", "−")
    return told.replace(".", ",") if lang == "fr" else told


def luck_table(rows: list[LuckRow], speech: Speech, lang: str) -> Table:
    say = cli_words(lang).say
    table = Table(box=None, pad_edge=False)
    for name in ("side", "draw", "what", "draws", "total", "expected", "deviation"):
        left = name in ("side", "draw", "what")
        table.add_column(say(f"luck-{name}"), justify="left" if left else "right")
    for row in rows:
        table.add_row(
            speech.seat(row.seat),
            speech.reason(row.purpose),
            say(f"luck-what-{row.what}"),
            str(row.draws),
            f"{row.total:g}",
            decimal(f"{row.expected:.1f}", lang),
            decimal(f"{row.deviation:+.1f}", lang),
        )
    return table
