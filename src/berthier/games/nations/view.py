"""What a viewer sees, built field by field. Secret are hands, unrevealed missions and the deck."""

from __future__ import annotations

from typing import Any

from berthier.games.nations.board import Board, seat_of, zones_in
from berthier.games.nations.kit import ARMS, FRENCH
from berthier.games.nations.knowledge import Known
from berthier.games.nations.records import Moving, Placing
from berthier.kernel.flow import Call, Frame, Question, Record, dump_frames, fields

STATES = ("card", "markers", "tile", "gone")


def view(b: Board, viewer: int, known: Known) -> dict[str, Any]:
    """Everything this viewer may know; after the end, everything."""
    kit = b.kit
    stack, records = rewound(b, viewer)
    return {
        "title": kit.pack.title,
        "viewer": kit.side_ids[viewer] if viewer >= 0 else "spectator",
        "strict": b.strict,
        "advanced": b.advanced,
        "double": b.double,
        "game": b.game,
        "first_score": b.first_score,
        "turn": b.turn,
        "active": kit.side_ids[b.active],
        "actions": b.actions,
        "time": b.time,
        "battles": b.battles,
        "undisplayed": b.undisplayed,
        "complete": b.complete,
        "vp": b.vp,
        "scouts": b.scouts,
        "supply": b.supply,
        "armies": [army_view(b, army) for army in range(len(kit.army_ids))],
        "hands": [len(hand) for hand in b.hand],
        "deck": len(b.bag),
        "display": cards(b, b.display),
        "discard": cards(b, b.discard),
        "hand": hands(b, viewer),
        "missions": missions(b, viewer),
        "unrevealed": min(len(b.missions), len(kit.districts)) - len(b.revealed),
        "to_choose": max(0, len(b.missions) - len(kit.districts)),
        "revealed": [kit.mission_ids[mission] for mission in b.revealed],
        "known": known.dump(),
        "stack": dump_frames(stack),
        "records": [
            [record.kind, *(getattr(record, name) for name in fields(type(record)))]
            for record in records
        ],
        "over": None if b.over is None else [b.over.side, b.over.rule],
    }


def cards(b: Board, pile: list[int]) -> list[str]:
    return [b.kit.card_ids[card] for card in sorted(pile)]


def army_view(b: Board, army: int) -> dict[str, Any]:
    """Armies are open: cards to come, markers, tiles and strengths."""
    kit = b.kit
    where = b.where[army]
    return {
        "id": kit.army_ids[army],
        "side": kit.side_ids[kit.side_of[army]],
        "state": STATES[b.state[army]],
        "markers": [kit.zone_ids[zone] for zone in zones_in(b.marks[army])],
        "tile": kit.zone_ids[where] if where >= 0 else None,
        "strength": b.strength[army],
        "type": ARMS[b.arm[army]] if b.arm[army] >= 0 else "any",
    }


def hands(b: Board, viewer: int) -> list[Any]:
    """By side: the cards for whoever holds them, nothing for others."""
    return [
        cards(b, b.hand[side]) if seat_of(b, side) == viewer or b.over is not None else None
        for side in (0, 1)
    ]


def missions(b: Board, viewer: int) -> list[str] | None:
    if viewer != seat_of(b, FRENCH) and b.over is None:
        return None
    return [b.kit.mission_ids[mission] for mission in sorted(b.missions)]


def rewound(b: Board, viewer: int) -> tuple[list[Frame], list[Record]]:
    """A choice half made by somebody else has not begun."""
    stack, records = b.stack, b.records
    top = stack[-1] if stack else None
    if not isinstance(top, Question) or top.seat == viewer:
        return stack, records
    last = records[-1] if records else None
    if isinstance(last, Placing) and top.kind == "village":
        return stack, [*records[:-1], Placing(last.army, last.villages)]
    if isinstance(last, Moving) and top.kind == "move-to":
        first = b.tables.frames["move-from"](top.seat)
        begun = Moving(last.cards, last.wild)
        return [*stack[:-2], Call("moving", "to"), first], [*records[:-1], begun]
    return stack, records
