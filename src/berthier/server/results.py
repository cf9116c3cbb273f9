"""The finished matches of a server as a table of results, for `berthier rank`."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from sqlalchemy import Engine, select

from berthier.games.registry import open_title
from berthier.kernel.errors import BadInput
from berthier.lab.ranks import NOBODY, Result, write_results
from berthier.server.admin import engine_of
from berthier.server.schema import matches
from berthier.server.settings import Settings
from berthier.server.state import RANKED
from berthier.server.tables import ENDED, Table, load


def export_results(settings: Settings, title_name: str, to: Path) -> int:
    """Write them, and tell how many: those of two people at a level of rules that is ranked."""
    title = open_title(title_name, {})
    if title_name not in [name for name, _ in RANKED]:
        raise BadInput("no-ranking", title=title_name)
    if to.exists():
        raise BadInput("file-exists", file=str(to))
    engine = engine_of(settings)
    found = [table for table in ended_tables(engine, title_name) if is_ranked(table)]
    engine.dispose()
    names = names_of(found)
    write_results(title, to, [result_of(table, names) for table in found])
    return len(found)


def ended_tables(engine: Engine, title_name: str) -> list[Table]:
    """The oldest first. Each is read by itself: a server that runs has to write in between."""
    where = (matches.c.title == title_name, matches.c.status.in_(ENDED))
    with engine.begin() as connection:
        rows = connection.execute(
            select(matches.c.id).where(*where).order_by(matches.c.created, matches.c.id)
        ).all()
    found = []
    for row in rows:
        with engine.begin() as connection:
            found.append(load(connection, row.id))
    return found


def is_ranked(table: Table) -> bool:
    """It was played, at a level with ranking points, by as many people as there are seats."""
    people = {seat.person for seat in table.seats.values()}
    ranked = (table.title.title, table.start.get("rules")) in RANKED
    beside = any(seat.partner for seat in table.seats.values())
    apart = None not in people and len(people) == len(table.seats) and not beside
    return ranked and apart and not table.teaching and table.match is not None and table.ended


def names_of(tables: list[Table]) -> dict[str, str]:
    """By person. Several may go by one name: they are told apart by a part of their ids."""
    names = {
        seat.person: seat.name or "?"  # somebody who has left
        for table in tables
        for seat in table.seats.values()
        if seat.person is not None
    }
    shared = Counter(names.values())
    return {
        person: name if shared[name] == 1 else f"{name} ({person[:8]})"
        for person, name in names.items()
    }


def result_of(table: Table, names: dict[str, str]) -> Result:
    """Without an end on the board somebody has given up, or run out of time."""
    match = table.match
    assert match is not None
    over = match.board.over
    rule = table.title.flag_rule if table.status == "flag" else ""
    return Result(
        [names[table.seats[seat].person or ""] for seat in table.title.seats],
        table.winner or NOBODY,
        max(1, getattr(match.board, "turn", 1)),
        rule if over is None else over.rule,
    )
