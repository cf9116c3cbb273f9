"""Whole games of random players: they end, and nothing is lost or made of nothing."""

from __future__ import annotations

from random import Random

import pytest

from berthier.games.gloire.board import FIELDS, Board
from berthier.kernel import flow
from berthier.kernel.flow import fields

from .drive import kit, new_board, play

SCENARIOS = ("viceroy", "lutzen-bautzen", "spring", "autumn", "campaign")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_ends(scenario: str) -> None:
    b = new_board(scenario, 1)
    assert play(b, Random(1)) > 50
    assert b.over is not None
    row = kit().scenario[scenario]
    ends = row.armistice is not None and row.armistice.ends_scenario
    assert b.turn == (b.truce if ends else row.last_turn)


def test_a_copy_keeps_what_it_had() -> None:
    """Copies share lists; whatever the original goes on to do, nothing of theirs changes."""
    b = new_board("campaign", 4)
    rng = Random(4)
    kept: list[tuple[Board, str]] = []
    while b.over is None:
        twin = b.copy()
        kept.append((twin, dumped(twin)))
        play(b, rng, 40)
    assert len(kept) > 20
    assert [n for n, (twin, before) in enumerate(kept) if dumped(twin) != before] == []


def dumped(b: Board) -> str:
    records = [[getattr(record, name) for name in fields(type(record))] for record in b.records]
    return repr([[getattr(b, name) for name in FIELDS], flow.dump_frames(b.stack), records])


def test_a_copy_is_the_same_game() -> None:
    """Answered alike, a copy comes to the same end."""
    b = new_board("lutzen-bautzen", 3)
    rng = Random(3)
    play(b, rng, 120)
    twin = b.copy()
    for _ in range(150):
        if b.over is not None:
            break
        option = rng.choice(b.offered)
        for one in (b, twin):
            flow.answer(one, flow.asked(one)[0], option)
    assert (b.where, b.pf, b.pc, b.control, b.points) == (
        twin.where,
        twin.pf,
        twin.pc,
        twin.control,
        twin.points,
    )
