"""Writing a table down, and counting what its viewers see change.

An answer is a row of its own, and the match as a whole is written now and then only: it takes
longer than all the rest, and the answers since can be played again. Chance is drawn by its number,
so they give the same match.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, bindparam, exists, update

from berthier.kernel import store
from berthier.server import clocks
from berthier.server.moment import now
from berthier.server.schema import matches, saves, viewers
from berthier.server.state import has_to_answer, own_facts, seen
from berthier.server.statement import Statement

if TYPE_CHECKING:
    from berthier.server.tables import Table

JUMP = 1000  # to numbers that no seat has had, and that do not tell how far another's went
JUMPED = "jumped"  # instead of a digest: the number goes on, whatever is seen
EVERY = 25  # answers to a whole save: loading a match plays at most so many again


class Overtaken(Exception):
    """Somebody else has written this match: what is in memory is not the truth any more."""


_THIS = update(matches).where(
    matches.c.id == bindparam("which"), matches.c.seq == bindparam("before")
)
_FACTS = ("status", "undo_asked", "in_hand", "winner", "rematch", "ordered", "swapped")
_KEPT = ("seq", *_FACTS, "updated")
_KEEP = Statement(_THIS.values({name: bindparam(name) for name in _KEPT}))
_WHOLE: dict[str, Any] = {"save": bindparam("save"), "saved": bindparam("at")}
_SAVE_FIRST = Statement(saves.insert().values(match=bindparam("which"), **_WHOLE))
_SAVE = Statement(
    update(saves)
    .where(
        saves.c.match == bindparam("which"),
        exists().where(matches.c.id == saves.c.match, matches.c.seq == bindparam("at")),
    )
    .values(_WHOLE)
)
_COUNT = Statement(
    update(viewers)
    .where(viewers.c.match == bindparam("which"), viewers.c.viewer == bindparam("who"))
    .values({name: bindparam(name) for name in ("number", "digest", "changed", "asked")})
)


def keep(connection: Connection, table: Table, answered: bool = False, whole: bool = False) -> None:
    """Write a table that something happened at; nobody else may have written it meanwhile.

    `answered`: what happened to the match is an answer that has its row. `whole`: the match has
    changed in a way that no answer and no number of answers shows.
    """
    clocks.wind(table)
    values: dict[str, Any] = {
        "which": table.id,
        "before": table.seq,
        "seq": table.seq + 1,
        "updated": now(),
        **{name: getattr(table, name) for name in _FACTS},
    }
    table.unsaved += answered
    whole = table.match is not None and (whole or _needs_save(table, answered))
    if _KEEP.run(connection, values) != 1:
        raise Overtaken(table.id)
    table.seq += 1
    if whole and not _write(connection, table):
        raise Overtaken(table.id)
    table.updated = values["updated"]
    table.moves = moves_of(table)
    count_changes(connection, table)


def moves_of(table: Table) -> int:
    """Grows with everything that happens to the match, also with what is taken back."""
    return -1 if table.match is None else len(table.match.log)


def _needs_save(table: Table, answered: bool) -> bool:
    if table.unsaved and (table.unsaved >= EVERY or table.status != "playing"):
        return True
    return not answered and moves_of(table) != table.moves


def _write(connection: Connection, table: Table) -> bool:
    """Write the match whole; False: somebody else has written it meanwhile."""
    assert table.match is not None
    values = {"which": table.id, "save": store.encode(table.match), "at": table.seq}
    statement = _SAVE_FIRST if table.unbegun else _SAVE
    written = statement.run(connection, values) == 1
    table.unbegun, table.unsaved = False, 0
    return written


def save(connection: Connection, table: Table) -> None:
    """Write the match whole, if answers are to be played again without that."""
    if table.unsaved:
        _write(connection, table)


def note(connection: Connection, table: Table) -> None:
    """Write the match whole: something is noted in it that no answer brings back. Nothing has
    happened for anybody but the seat that it is about, so nobody's number goes on.
    """
    if not _write(connection, table):
        raise Overtaken(table.id)
    table.states.clear()


def count_changes(connection: Connection, table: Table) -> None:
    """A viewer's number goes on only if what he sees has changed."""
    table.states.clear()
    for viewer in table.looking():
        sight = _digest(seen(table, viewer))
        digest = sight + _digest(own_facts(table, viewer))
        number, before = table.numbers.get(viewer, (0, ""))
        if digest == before:
            continue
        if not before.startswith(sight):
            clocks.show(table, viewer)
        table.numbers[viewer] = (number + 1, digest)
        table.changed[viewer] = now()
        # Whoever is asked from now on, and away, is to be told of it: that must not be lost.
        asked = table.changed[viewer] if has_to_answer(table, viewer) else 0
        values = {
            "number": number + 1,
            "digest": digest,
            "changed": table.changed[viewer],
            "asked": asked,
        }
        if before:
            _COUNT.run(connection, {"which": table.id, "who": viewer, **values})
        else:
            connection.execute(viewers.insert().values(match=table.id, viewer=viewer, **values))
    clocks.write(connection, table)


def jump(table: Table, viewers: Iterable[str]) -> None:
    """Whoever looked through other eyes before, and goes on from the number of those, must not
    miss what these see.
    """
    last = max(number for number, _ in table.numbers.values())
    for viewer in viewers:
        known = table.numbers[viewer][1]
        table.numbers[viewer] = ((last // JUMP + 1) * JUMP, known and JUMPED)


def _digest(facts: list[Any]) -> str:
    return blake2b(msgspec.json.encode(facts), digest_size=8).hexdigest()
