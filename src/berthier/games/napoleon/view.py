"""What a viewer sees, built field by field (inventory 0.4)."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon.board import ABSENT, AWAITED, OFF, Board
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.fog import is_veiled
from berthier.games.napoleon.kit import CITADEL
from berthier.games.napoleon.knowledge import Known
from berthier.games.napoleon.piles import members, track
from berthier.games.napoleon.records import (
    Detached,
    Losing,
    Operation,
    Recovering,
    Resting,
    Sharing,
)
from berthier.games.napoleon.view_fog import (
    HIDDEN,
    SHARES,
    before_sharing,
    fog_view,
    in_fog,
    is_hidden,
    knows_soins,
    listed,
    pile_of,
)
from berthier.games.napoleon.winter import is_called
from berthier.kernel.flow import Call, Frame, Over, Question, Record, dump_frames, fields
from berthier.kernel.rulebook import rule

PLACES = {OFF: "lost", AWAITED: "awaited", ABSENT: "absent"}


def view(b: Board, viewer: int, known: Known) -> dict[str, Any]:
    """Everything this viewer may know; after the end, everything."""
    kit = b.kit
    stack, records = rewound(b, viewer)
    fog = fog_view(b, viewer) if b.fog else {}
    return {
        **fog,
        **(poland_view(b) if kit.poland else {}),
        "title": kit.pack.title,
        "scenario": b.scenario,
        "described": b.described,
        "viewer": kit.side_ids[viewer] if viewer >= 0 else "spectator",
        "strict": b.strict,
        "dice": b.dice,
        "open_orders": b.open_orders,
        "turn": b.turn,
        "vp": track(b),
        "active": kit.side_ids[b.active],
        "passed": sides(b, b.passed),
        "intuition": sides(b, b.intuition),
        "operations": b.operations,
        "extra": b.extra,
        "soins": kit.piece_ids[b.soins] if knows_soins(b, viewer) else None,
        "pieces": [piece_view(b, viewer, known, n) for n in listed(b, viewer)],
        "control": {kit.zone_ids[z]: kit.side_ids[b.control[z]] for z in controlled(b)},
        "axes": [
            [kit.zone_ids[zone], kit.zone_ids[axis >> 1], kit.side_ids[axis & 1]]
            for zone, axis in enumerate(b.axis)
            if axis >= 0
        ],
        "axis_hits": [kit.zone_ids[zone] for zone in sorted(b.axis_hit)],
        "bridges": sorted(
            sorted(kit.zone_ids[end] for end in kit.graph.ends[link]) for link in b.broken
        ),
        "hands": [len(hand) for hand in b.hand],
        "decks": [len(bag) for bag in b.bag],
        "hand": cards(b, b.hand[viewer]) if viewer >= 0 else None,
        "open_hands": [cards(b, hand) for hand in b.hand] if b.over is not None else None,
        "discards": [len(of_side(b, side, b.discard)) for side in (0, 1)],
        "last_discards": [cards(b, of_side(b, side, b.discard)[-1:]) for side in (0, 1)],
        "table": [cards(b, of_side(b, side, b.table)) for side in (0, 1)],
        "slot": [[kit.side_ids[kit.card_side[c]], kit.card_ids[c]] for c in sorted(b.slot)],
        "known": known.dump(),
        "stack": dump_frames(stack),
        "records": [record_view(b, record, viewer) for record in records],
        "over": None if b.over is None else [winner(b, b.over), b.over.rule],
    }


def sides(b: Board, mask: int) -> list[str]:
    return [name for side, name in enumerate(b.kit.side_ids) if mask >> side & 1]


def winner(b: Board, over: Over) -> str:
    """The side that has won; empty: a draw."""
    return b.kit.side_ids[over.side] if over.side >= 0 else ""


def controlled(b: Board) -> list[int]:
    """Zones with a control marker; citadel markers of 1807 are no such thing (N07-CIT-1)."""
    return [
        zone
        for zone, side in enumerate(b.control)
        if side >= 0 and not (b.kit.poland and b.kit.terrain[zone] == CITADEL)
    ]


def poland_view(b: Board) -> dict[str, Any]:
    """What only 1807 has: all of it is public."""
    kit = b.kit
    return {
        "citadels": {
            kit.zone_ids[zone]: kit.side_ids[b.control[zone]]
            for zone in kit.citadels
            if b.control[zone] >= 0
        },
        "sieges": [kit.zone_ids[zone] for zone in sorted(b.sieges)],
        "weather": weather(b),
        "weather_before": b.wet,
        "winter_quarters": {
            kit.side_ids[side]: {"losses": cubes, "place": winter_place(b, side)}
            for side, cubes in enumerate(b.winter)
        },
        "left_out": [kit.piece_ids[piece] for piece in members(b.left_out)],
    }


def weather(b: Board) -> str:
    """Of the turn; mud is no card."""
    found = [name for name in ("pluie", "neige") if in_force(b, name)]
    return "boue" if b.mud else found[0] if found else "none"


def winter_place(b: Board, side: int) -> str:
    """Deck, discard and whatever is under way are not told apart."""
    if b.aside >> side & 1:
        return "aside"
    return "deck" if is_called(b, side) else "board"


def cards(b: Board, pile: list[int]) -> list[str]:
    """Cards as texts, in the pack's order: the order of a pile tells nothing."""
    return [b.kit.card_ids[card] for card in sorted(pile)]


def of_side(b: Board, side: int, pile: list[int]) -> list[int]:
    return [card for card in pile if b.kit.card_side[card] == side]


def piece_view(b: Board, viewer: int, known: Known, n: int) -> dict[str, Any]:
    kit = b.kit
    where = b.where[n]
    seen: dict[str, Any] = {"id": kit.piece_ids[n], "side": kit.side_ids[kit.side_of[n]]}
    if is_hidden(b, viewer, n):
        seen["zone"] = HIDDEN
    else:
        seen["zone"] = PLACES[where] if where < 0 else kit.zone_ids[where]
        seen["ready"] = bool(b.ready[n])
    if not kit.is_corps[n]:
        return seen
    if knows_strength(b, viewer, n):
        own = {"infantry": b.infantry[n], "cavalry": b.cavalry[n], "fatigue": b.fatigue[n]}
        return {**seen, **own}
    bounds = {"strength": known.strength[n], "fatigue": known.fatigue[n]}
    return {**seen, **bounds}


@rule("N06-DEF-14", off=True)
def knows_strength(b: Board, viewer: int, n: int) -> bool:
    """N06-DEF-14: an order of battle is its owner's, unless all agreed to open them (R06-14)."""
    return b.kit.side_of[n] == viewer or bool(b.open_orders) or b.over is not None


def rewound(b: Board, viewer: int) -> tuple[list[Frame], list[Record]]:
    """Stack and records as this viewer may see them: a choice half made by somebody else has
    not begun. The parts of a sharing are hidden in `record_view`.
    """
    stack, records = b.stack, b.records
    top = stack[-1] if stack else None
    if not isinstance(top, Question) or top.seat == viewer:
        return stack, records
    if b.fog and top.kind in SHARES and is_veiled(b, pile_of(records[-1])):
        return before_sharing(b, stack, top.seat), records[:-1]
    if top.kind == "join-pile":
        o = records[-1]
        assert isinstance(o, Operation)
        designate = b.tables.frames["designate"](o.side, o.must)
        return [*stack[:-2], designate], records[:-1]
    if top.kind not in FIRST:
        return stack, records
    call, kept = stack[-2], records[-1]
    assert isinstance(call, Call)
    begun: Record = Detached(top.seat)
    if isinstance(kept, Recovering):
        begun = Recovering(kept.side, kept.served)
    first = b.tables.frames[FIRST[top.kind]](top.seat)
    return [*stack[:-2], Call(call.procedure, "2"), first], [*records[:-1], begun]


# The question that each of these goes on with.
FIRST = {
    "react-join": "react-with",
    "react-to": "react-with",
    "canon-join": "canon-with",
    "effort-join": "effort-with",
    "effort-to": "effort-with",
    "spend-card": "recover",
}


def record_view(b: Board, record: Record, viewer: int) -> list[Any]:
    """A record without what only its owner knows."""
    if b.fog and b.over is None:
        record = in_fog(b, record, viewer)
    row = [record.kind, *(getattr(record, name) for name in fields(type(record)))]
    if isinstance(record, (Sharing, Losing, Resting)) and record.side != viewer:
        names = fields(type(record))
        row[1 + names.index("placed")] = []
        if isinstance(record, Losing):
            row[1 + names.index("duty")] = 0
            if record.secret:
                row[1 + names.index("pile")] = 0
    return row
