"""What a view shows of counters that lie face-down: how many there are in each box (I.6)."""

from __future__ import annotations

from typing import Any

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import has_men, members
from berthier.games.gloire.kit import LEADER, NOBODY
from berthier.games.gloire.knowledge import Known
from berthier.games.gloire.records import Battle, March, Placing, Reacting
from berthier.games.gloire.sight import counters, face_down
from berthier.kernel.flow import Record

HIDDEN = "hidden"
UNKNOWN = -1
# Marks that everybody sees on a counter that lies open.
OPEN_MARKS = ("inside", "late", "shown", "tired")
Veiled = int | list[int]  # a mask; or who of it lies open, the box, and how many do not


def is_veiled(b: Board, viewer: int, side: int) -> bool:
    """Do counters of that side lie face-down before this viewer?"""
    return bool(b.sight) and viewer != side and b.over is None


def counters_view(b: Board, viewer: int) -> dict[str, Any]:
    """By side and box how many counters lie face-down, in the open and behind the walls."""
    down: dict[str, dict[str, list[int]]] = {}
    for side, name in enumerate(b.kit.side_ids):
        if not is_veiled(b, viewer, side):
            continue
        rows = down.setdefault(name, {})
        for box, word in enumerate(b.kit.box_ids):
            there = face_down(b, counters(b, side, box))
            if there:
                inside = (there & b.inside).bit_count()
                rows[word] = [there.bit_count() - inside, inside]
    return {
        "sight": b.sight,
        "decoyed": b.decoyed,
        "fresh": b.fresh[:],
        "found": b.found[:],
        "down": down,
    }


def hidden_view(b: Board, known: Known, piece: int) -> dict[str, Any] | None:
    """A piece of which others know only where it may be; none if it lies open."""
    places = known.places.may[piece] if known.places is not None else []
    kit = b.kit
    if not places or not is_veiled(b, known.viewer, kit.side_of[piece]):
        return None
    army = kit.army_of[b.period][piece]
    row: dict[str, Any] = {
        "id": kit.piece_ids[piece],
        "side": kit.side_ids[kit.side_of[piece]],
        "box": HIDDEN,
        "army": kit.army_ids[army] if army != NOBODY else "",
        "marks": [],
        "may": [kit.box_ids[box] if box >= 0 else "off" for box in places],
    }
    if kit.mover[piece] != LEADER:
        row["command"] = "commanded"
    if piece in kit.dets:
        row["parent"] = ""
    if has_men(kit, piece):
        row |= {"emptied": 0, "strength": known.pf[piece][:]}
    return row


# --- masks in records


def veiled(b: Board, viewer: int, side: int, mask: int) -> Veiled:
    down = face_down(b, mask) if is_veiled(b, viewer, side) else 0
    if not down:
        return mask
    return [mask & ~down, b.where[members(down)[0]], down.bit_count()]


def coming_view(b: Board, viewer: int) -> list[list[Any]]:
    """Who marches to the guns: named, or counted with the box they are in."""
    kit, found = b.kit, []
    for n in range(0, len(b.coming), 4):
        force, box, link, sequence = b.coming[n : n + 4]
        shown = veiled(b, viewer, kit.side_of[members(force)[0]], force)
        named, start, more = shown if isinstance(shown, list) else [shown, UNKNOWN, 0]
        names = [kit.piece_ids[piece] for piece in members(named)]
        found.append([names, kit.box_ids[box], link, sequence, start, more])
    return found


def veil_record(b: Board, viewer: int, seen: Record, row: list[Any], names: list[str]) -> None:
    """Changes the row of a record where it names counters that lie face-down."""
    if isinstance(seen, March) and is_veiled(b, viewer, seen.side):
        row[names.index("stack")] = veiled(b, viewer, seen.side, seen.stack)
        row[names.index("left")] = UNKNOWN
    elif isinstance(seen, Reacting):
        row[names.index("forces")] = [veiled(b, viewer, seen.side, one) for one in seen.forces]
        row[names.index("force")] = veiled(b, viewer, seen.side, seen.force)
    elif isinstance(seen, Battle) and not seen.type:
        row[names.index("forces")] = [
            UNKNOWN if is_veiled(b, viewer, side) else force
            for side, force in enumerate(seen.forces)
        ]
    elif isinstance(seen, Placing):
        for side, name in enumerate(b.kit.side_ids):
            if viewer != side:
                row[names.index(name)] = []
