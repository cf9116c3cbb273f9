"""Drivers for Jours de Gloire: boards of scenarios and small maps, random players, invariants."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import berthier.games.gloire
from berthier.games.gloire import tables
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import LEADER, RESERVE, Kit
from berthier.games.gloire.pack import Pack, load_pack, replace_tables
from berthier.games.gloire.setup import bring, empty, first_in_right, set_up
from berthier.kernel import flow

TITLE = "jdg-allemagne-1813"
SHIPPED = Path(berthier.games.gloire.__file__).parent / "packs" / TITLE
assert tables.MODULES


@cache
def pack() -> Pack:
    return load_pack(SHIPPED)


@cache
def kit() -> Kit:
    return Kit(pack())


def new_board(scenario: str, seed: int, **options: str) -> Board:
    b = set_up(kit(), kit().scenario[scenario], options)
    b.luck = seed * 2_654_435_761 + 1
    return b


def small_board(links: str, pieces: dict[str, str], **more: str) -> Board:
    """Boxes named by letters, a link for each pair ("ab bc"), `name=box` or `name=box:pf` pieces.

    `more` gives a link its kind: ab="bad", ab="ford", ab="bridge", ab="fleuve"; a box its ground;
    autumn="yes" takes the pieces of autumn.
    """
    names = sorted({letter for pair in links.split() for letter in pair})
    boxes = [{"id": name, "terrain": more.get(name, "clear")} for name in names]
    found = replace_tables(pack(), {"boxes": boxes, "links": rows(links, more)}, "position")
    b = empty(Kit(found))
    b.period = int("autumn" in more)
    for name, place in pieces.items():
        box, _, pf = place.partition(":")
        bring(b, b.kit.piece[name], b.kit.box[box], int(pf) if pf else None)
    for army in range(len(b.kit.army_ids)):
        b.commanders[army] = first_in_right(b, army)
    return b


def rows(links: str, more: dict[str, str]) -> list[dict[str, str]]:
    kinds = {
        "": {},
        "bad": {"road": "bad"},
        "ford": {"water": "river", "crossing": "ford"},
        "bridge": {"water": "river", "crossing": "bridge"},
        "fleuve": {"water": "fleuve", "crossing": "ford"},
    }
    return [{"a": pair[0], "b": pair[1], **kinds[more.get(pair, "")]} for pair in links.split()]


def play(b: Board, rng: Random, most: int = 10_000) -> int:
    """Random answers until the game is over or `most` were given."""
    made = 0
    flow.advance(b)
    while b.over is None and made < most:
        flow.answer(b, flow.asked(b)[0], rng.choice(b.offered))
        made += 1
        if made % 7 == 0:
            invariants(b)
    return made


def invariants(b: Board) -> None:
    """Pieces stand where the boxes say; strength is never made of nothing."""
    for piece, box in enumerate(b.where):
        rows_ = b.chiefs if b.kit.mover[piece] == LEADER else b.at
        row = rows_[b.kit.side_of[piece]]
        assert (box >= 0) == any(mask >> piece & 1 for mask in row)
        assert box < 0 or row[box] >> piece & 1
        assert b.pf[piece] >= 0
        if b.kit.mover[piece] in (LEADER, RESERVE):
            assert not b.pf[piece]
        elif piece in b.kit.units:
            assert b.pf[piece] <= b.kit.most[b.period][piece]
    assert all(points >= 0 for points in b.pc)
    assert all(stock >= 0 for stock in b.stock)
