"""All procedures, frames, records and kinds of events of the game."""

from __future__ import annotations

from berthier.games.gloire import (
    activation,
    autumn,
    battle,
    card_effects,
    cards,
    changes,
    combats,
    command,
    decoys,
    detach,
    drafts,
    entering,
    events,
    faces,
    guns,
    interception,
    leaders,
    losses,
    movement,
    partners,
    passage,
    paying,
    recon,
    recovery,
    reinforcements,
    retreat,
    siege,
    sortie,
    supply,
    surplus,
    turn,
    withdrawal,
)
from berthier.games.gloire.board import Board
from berthier.games.gloire.records import RECORDS
from berthier.kernel.events import kinds_in
from berthier.kernel.flow import Frame, Procedure, Tables

# In the order of the book.
MODULES = (
    turn,
    events,
    changes,
    reinforcements,
    drafts,
    supply,
    command,
    leaders,
    partners,
    activation,
    paying,
    detach,
    entering,
    movement,
    recovery,
    recon,
    withdrawal,
    interception,
    guns,
    decoys,
    combats,
    battle,
    losses,
    passage,
    retreat,
    siege,
    surplus,
    sortie,
    cards,
    card_effects,
    autumn,
)


def collect() -> Tables:
    procedures: list[Procedure] = []
    frames: list[type[Frame]] = []
    for module in MODULES:
        procedures += getattr(module, "PROCEDURES", [])
        frames += getattr(module, "FRAMES", [])
    return Tables(procedures, frames, RECORDS, kinds_in(vars(faces)))


Board.tables = collect()
