"""What a viewer sees, built field by field (I.6).

Secret are strengths, marks on the roster, points of command and their prices, a tactic until both
are chosen, and every choice that somebody else has only half made. That a unit is at 0 PF is not.
"""

from __future__ import annotations

from typing import Any

from berthier.games.gloire.board import AWAITED, AWAY, CAPTURED, COMMANDED, LOST, OFF, Board
from berthier.games.gloire.boxes import has_men, members, strength
from berthier.games.gloire.kit import LEADER, NOBODY, PERIODS, WEATHERS
from berthier.games.gloire.knowledge import Known
from berthier.games.gloire.records import (
    Battle,
    Drafting,
    Guns,
    Half,
    March,
    Pooling,
    Reacting,
    Town,
)
from berthier.games.gloire.victory import geographic
from berthier.games.gloire.view_blind import (
    OPEN_MARKS,
    coming_view,
    counters_view,
    hidden_view,
    is_veiled,
    unseen_view,
    veil_record,
)
from berthier.kernel.events import SPECTATOR
from berthier.kernel.flow import Call, Frame, Question, Record, dump_frames, fields

PLACES = {OFF: "off", AWAITED: "awaited", AWAY: "away", LOST: "lost", CAPTURED: "captured"}
COMMAND = ("commanded", "a", "b")
# What lies on pieces, all of it seen by everybody: fields of the board that are masks.
MARKS = ("built", "done", "inside", "joined", "late", "linked", "moved", "shown", "split", "tired")
UNKNOWN = -1


def view(
    b: Board, viewer: int, known: Known, seat: str = "", looks_on: bool = False
) -> dict[str, Any]:
    """Everything this viewer may know; after the end, everything. Partners see what their side
    sees; `looks_on`: another `seat` of the side is asked, so what it has half chosen has not begun.
    """
    kit = b.kit
    stack, records = rewound(b, SPECTATOR if looks_on else viewer)
    return {
        "title": kit.pack.title,
        "scenario": b.scenario,
        "described": b.described,
        "viewer": seat or (kit.side_ids[viewer] if viewer >= 0 else "spectator"),
        "strict": b.strict,
        "supply": "off" if b.unsupplied else "on",
        "turn": b.turn,
        "period": PERIODS[b.period],
        "weather": WEATHERS[b.weather],
        "mud_next": b.mud_next,
        "frontier_closed": b.closed,
        "first": kit.side_ids[b.first],
        "active": kit.side_ids[b.active],
        "points": b.points[:],
        "places": geographic(b),
        "armies": [army_view(b, viewer, army) for army in range(len(kit.army_ids))],
        "pieces": [piece_view(b, viewer, known, piece) for piece in range(len(kit.piece_ids))],
        **map_view(b),
        "coming": coming_view(b, viewer),
        **counters_view(b, viewer),
        **cards_view(b, viewer),
        "truce": b.truce,
        "resumption": b.resumption,
        "marshal": b.marshal,
        "hamburg": b.hamburg,
        "solitaire": b.solitaire,
        **({"acting": b.acting[:]} if b.acting else {}),
        "entered": entered(b, viewer),
        "totals": totals(b),
        "known": known.dump(),
        "stack": dump_frames(stack),
        "records": [local(b, record, viewer) for record in records],
        "unseen": unseen_view(b, viewer, records) if b.sight else [],
        "over": None if b.over is None else [winner(b), b.over.rule],
    }


def winner(b: Board) -> str:
    """The side that has won; empty: a draw."""
    assert b.over is not None
    return b.kit.side_ids[b.over.side] if b.over.side >= 0 else ""


def is_open(b: Board, viewer: int, side: int) -> bool:
    """Does this viewer see the roster and the points of that side?"""
    return viewer == side or b.over is not None


def ids(b: Board, mask: int) -> list[str]:
    return [b.kit.piece_ids[piece] for piece in members(mask)]


def army_view(b: Board, viewer: int, army: int) -> dict[str, Any]:
    """Lines are those of detachments that several armies may pay for (R125)."""
    kit, chief = b.kit, b.commanders[army]
    seen: dict[str, Any] = {
        "id": kit.army_ids[army],
        "side": kit.side_ids[kit.army_side[army]],
        "commander": kit.piece_ids[chief] if chief != NOBODY else None,
    }
    if not is_veiled(b, viewer, kit.army_side[army]):
        seen["supplied"] = b.supplied[army]
        seen["lines"] = [ids(b, b.lines[2 * army]), ids(b, b.lines[2 * army + 1])]
    if is_open(b, viewer, kit.army_side[army]):
        seen["pc"] = b.pc[army]
    return seen


def piece_view(b: Board, viewer: int, known: Known, piece: int) -> dict[str, Any]:
    kit, where, side = b.kit, b.where[piece], b.kit.side_of[piece]
    hidden = hidden_view(b, known, piece)
    if hidden is not None:
        return hidden
    blind = is_veiled(b, viewer, side)
    names = OPEN_MARKS if blind else MARKS
    marks = [name for name in names if getattr(b, name) >> piece & 1]
    if b.busy[side] >> piece & 1 and not blind:
        marks.append("busy")
    seen: dict[str, Any] = {
        "id": kit.piece_ids[piece],
        "side": kit.side_ids[side],
        "box": PLACES[where] if where < 0 else kit.box_ids[where],
        "army": army_name(b, piece, blind),
        "marks": marks,
    }
    if kit.mover[piece] == LEADER:
        return seen
    seen["command"] = COMMAND[COMMANDED if blind else b.level[piece]]
    if piece in kit.dets:
        parent = NOBODY if blind else b.parent[piece]
        seen["parent"] = kit.piece_ids[parent] if parent != NOBODY else ""
    if not has_men(kit, piece):
        return seen
    seen["emptied"] = b.emptied[piece]
    if is_open(b, viewer, side):
        roster = {"crosses": b.crosses[piece], "stragglers": b.stragglers[piece]}
        return {**seen, "pf": b.pf[piece], **roster}
    return {**seen, "strength": known.pf[piece][:]}


def army_name(b: Board, piece: int, blind: bool) -> str:
    """Playing blind, that of the roster: whose detachment it is its owner knows."""
    army = b.kit.army_of[b.period][piece] if blind else b.army[piece]
    return b.kit.army_ids[army] if army != NOBODY else ""


def map_view(b: Board) -> dict[str, Any]:
    """What lies on the map and beside it."""
    kit = b.kit
    box, side = kit.box_ids, kit.side_ids
    broken = b.shut & ~kit.sites
    return {
        "control": {box[n]: side[holder] for n, holder in enumerate(b.control) if holder >= 0},
        "broken": [
            ends(b, link)
            for link, crossing in enumerate(kit.crossing)
            if crossing and broken >> link & 1
        ],
        "pontoons": [[*ends(b, mark >> 1), side[mark & 1]] for mark in b.pontoons],
        "stock": b.stock[:],
        "trenches": [[box[mark >> 1], side[mark & 1]] for mark in b.trenches],
        "sieges": [[box[mark >> 3], side[mark & 1], mark >> 1 & 3] for mark in b.sieges],
        "counters": [kit.piece_ids[piece] for piece in b.counters],
        "battles": [box[n] for n in b.battles],
        "intercepted": [box[n] for n in b.intercepted],
    }


def cards_view(b: Board, viewer: int) -> dict[str, Any]:
    """Which cards are in play and which lie aside; of a hand that is not one's own how many."""
    name = b.kit.card_ids
    return {
        "deck": [name[card] for card in sorted([*b.pile, *b.aside, *b.hands[0], *b.hands[1]])],
        "aside": [name[card] for card in b.aside],
        "hands": [
            [name[card] for card in hand] if is_open(b, viewer, side) else len(hand)
            for side, hand in enumerate(b.hands)
        ],
        "spent": [b.kit.halves[half].id for half in members(b.spent)],
    }


def ends(b: Board, link: int) -> list[str]:
    return [b.kit.box_ids[box] for box in b.kit.ends[link]]


def fought(b: Board) -> Battle | None:
    """The battle whose Forces have been counted in front of everybody."""
    found = [record for record in b.records if isinstance(record, Battle) and record.sequence]
    return found[-1] if found else None


def entered(b: Board, viewer: int) -> list[int]:
    """How many came in by a link is told when the battle is counted."""
    t, found = fought(b), b.entered[:]
    for n in range(0, len(found), 4):
        seen = is_open(b, viewer, found[n + 3]) or (t is not None and t.box == found[n])
        if not seen:
            found[n + 2] = UNKNOWN
    return found


def totals(b: Board) -> list[int] | None:
    t = fought(b)
    return None if t is None else [strength(b, force) for force in t.forces]


# --- stack and records


def rewound(b: Board, viewer: int) -> tuple[list[Frame], list[Record]]:
    """A choice half made by somebody else has not begun."""
    stack, records = b.stack, b.records
    top = stack[-1] if stack else None
    if not isinstance(top, Question) or top.seat == viewer:
        return stack, records
    if top.kind in FORMING:
        # Below the march lies the question that began it.
        return stack[: [frame.kind for frame in stack].index("activate") + 1], records[:-1]
    if top.kind == "leaves-for":
        town = records[-1].copy()
        assert isinstance(town, Town)
        town.leaving = NOBODY
        return [*stack[:-1], b.tables.frames["who-leaves"](top.seat)], [*records[:-1], town]
    if top.kind not in FIRST:
        return stack, records
    call, kept = stack[-2], records[-1]
    assert isinstance(call, Call)
    begun: Record = kept.copy()
    assert isinstance(begun, (Reacting, Guns))
    begun.force = 0
    first = b.tables.frames[FIRST[top.kind]](top.seat)
    return [*stack[:-2], Call(call.procedure, "form"), first], [*records[:-1], begun]


FORMING = ("form", "pay-with", "how-many", "come-in")
FIRST = {"intercept-with": "intercept", "march-with": "march-to-guns"}


def local(b: Board, record: Record, viewer: int) -> list[Any]:
    """A record without what only its owner knows."""
    seen = record.copy()
    if isinstance(seen, Battle):
        _battle(b, seen, viewer)
    elif isinstance(seen, (Half, March, Pooling, Drafting)) and seen.side != viewer:
        _another(seen)
    if b.sight:
        veil_record(b, viewer, seen)
    return [seen.kind, *(getattr(seen, name) for name in fields(type(seen)))]


def _another(seen: Half | March | Pooling | Drafting) -> None:
    """Somebody else's: stragglers, prices, dice, and who was strengthened."""
    if isinstance(seen, Half):
        seen.gathered, seen.past = 0, []
    elif isinstance(seen, March):
        seen.army, seen.paid = NOBODY, 0
    elif isinstance(seen, Pooling):
        seen.die = 0
    else:
        seen.given = []


def _battle(b: Board, seen: Battle, viewer: int) -> None:
    """Nobody sees whether the other has chosen; a unit's losses are its owner's."""
    for side in (0, 1):
        if side != viewer:
            seen.tactics[side] = seen.tactics[side] if seen.type else 0
            seen.start[side] = seen.start[side] if seen.sequence else 0
    rows = range(0, len(seen.spread), 2)
    own = [n for n in rows if b.kit.side_of[seen.spread[n]] == viewer]
    seen.spread = [value for n in own for value in seen.spread[n : n + 2]]
