"""What the fog of war leaves of a view: the enemy's blocks as counts (inventory 0.4)."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon.board import Board
from berthier.games.napoleon.manoeuvre import STOP_FRIENDS
from berthier.games.napoleon.piles import members
from berthier.games.napoleon.records import (
    Bidding,
    Detached,
    March,
    Operation,
    Placing,
    Recovering,
    Resting,
    Sharing,
)
from berthier.kernel.flow import Call, Frame, Record

HIDDEN = "hidden"


def is_hidden(b: Board, viewer: int, n: int) -> bool:
    """Does this piece stand on the map with its flag towards the viewer?"""
    if not b.fog or b.kit.side_of[n] == viewer or b.over is not None or b.where[n] < 0:
        return False
    return not b.opened >> n & 1


def is_open(b: Board, n: int) -> bool:
    return b.where[n] >= 0 and bool(b.opened >> n & 1)


def has_hidden(b: Board, pile: int) -> bool:
    """Is anybody of these on the map and not laid open?"""
    return any(b.where[n] >= 0 for n in members(pile & ~b.opened))


def listed(b: Board, viewer: int) -> list[int]:
    """The pieces that have a line of their own: the enemy's vedettes are only counted."""
    kit, pieces = b.kit, range(len(b.where))
    if b.over is not None:
        return list(pieces)
    return [n for n in pieces if n < kit.plain or kit.side_of[n] == viewer]


def knows_soins(b: Board, viewer: int) -> bool:
    """Whom Soins has marked is the owner's business, also while he lies open or is lost."""
    if b.soins < 0 or not b.fog or b.over is not None:
        return b.soins >= 0
    return b.kit.side_of[b.soins] == viewer


def fog_view(b: Board, viewer: int) -> dict[str, Any]:
    """Anonymous blocks by side and zone: how many are ready, how many activated."""
    kit = b.kit
    return {
        "fog": b.fog,
        "blocks": {
            name: counted(b, viewer, side)
            for side, name in enumerate(kit.side_ids)
            if side != viewer and b.over is None
        },
        "column": column_view(b, viewer),
        "open": [kit.piece_ids[n] for n in range(len(b.where)) if is_open(b, n)],
        "vedettes": [sum(b.where[n] >= 0 for n in kit.vedettes[side]) for side in (0, 1)],
    }


def counted(b: Board, viewer: int, side: int) -> dict[str, list[int]]:
    """By zone in the order of the map, never in that of the pieces."""
    found: dict[int, list[int]] = {}
    for n, zone in enumerate(b.where):
        if b.kit.side_of[n] == side and is_hidden(b, viewer, n):
            found.setdefault(zone, [0, 0])[1 - b.ready[n]] += 1
    return {b.kit.zone_ids[zone]: found[zone] for zone in sorted(found)}


def column_view(b: Board, viewer: int) -> list[Any] | None:
    """The blocks that the enemy has designated: whose, where, how many (inventory 0.4)."""
    if not b.records or b.over is not None or b.stack[-1].kind == "join-pile":
        return None
    o = b.records[0]
    if not isinstance(o, Operation) or o.side == viewer:
        return None
    pieces = [
        n
        for n in range(len(b.where))
        if (o.pile | o.leaders | o.scouts) >> n & 1 and is_hidden(b, viewer, n) and b.ready[n]
    ]
    return [b.kit.side_ids[o.side], b.kit.zone_ids[o.zone], len(pieces)] if pieces else None


# --- records


def in_fog(b: Board, record: Record, viewer: int) -> Record:
    """A record without what the fog hides from this viewer."""
    if isinstance(record, Placing):
        return only_own(record, viewer)
    if isinstance(record, Bidding):
        return Bidding([bid if seat == viewer else -1 for seat, bid in enumerate(record.bids)])
    if isinstance(record, March):
        return hidden_march(b, record, viewer)
    side = getattr(record, "side", viewer)
    if side == viewer:
        return record
    if isinstance(record, Operation) and has_hidden(
        b, record.pile | record.leaders | record.scouts
    ):
        record = record.copy()
        record.pile = record.leaders = record.scouts = 0
        record.may_attack = 1
    elif isinstance(record, Detached) and has_hidden(
        b, record.pile | record.leaders | record.scouts
    ):
        record = Detached(record.side, record.zone)
    elif isinstance(record, Recovering):
        record = Recovering(record.side)
    return record


def only_own(record: Placing, viewer: int) -> Placing:
    """Where the other places his vedettes, and whether he is done, is his secret."""
    if viewer < 0:
        return Placing()
    mine: list[list[int]] = [[], []]
    mine[viewer] = record.zones[viewer]
    return Placing(mine, record.done & 1 << viewer, record.again & 1 << viewer)


def hidden_march(b: Board, record: March, viewer: int) -> March:
    """R06-69: the value and the path are public; points, fatigue and who stopped it are not."""
    o = b.records[0]
    assert isinstance(o, Operation)
    if o.side == viewer:
        return record
    record = record.copy()
    record.mp = record.fatigue = record.older = record.free_step = 0
    record.stopped &= ~STOP_FRIENDS
    return record


# --- the stack

SHARES = ("place-fatigue", "remove-fatigue")
# A sharing among hidden corps has not begun yet: where the procedure around it goes on from. The
# second is the label it would reach next.
REDO = {
    ("operation", "manoeuvre"): "rain",
    ("manoeuvre", "4"): "3",
    ("manoeuvre", "control"): "3",
    ("reaction", "5"): "4",
    ("effort", "6"): "5",
}


def pile_of(record: Record) -> int:
    assert isinstance(record, (Sharing, Resting))
    return record.pile


def before_sharing(b: Board, stack: list[Frame], seat: int) -> list[Frame]:
    """The stack as if the owner had nothing to share: that he has would tell how many he is."""
    outer, around = stack[:-3], stack[-3]
    assert isinstance(around, Call)
    if (around.procedure, around.label) == ("event", "discard"):
        return [*outer, around, b.tables.frames["supply"](seat)]
    label = REDO.get((around.procedure, around.label), around.label)
    return [*outer, Call(around.procedure, label)]
