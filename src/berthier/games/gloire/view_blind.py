"""What a view shows of counters that lie face-down: how many there are in each box (I.6)."""

from __future__ import annotations

from typing import Any

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import has_men, members
from berthier.games.gloire.kit import COALITION, FRENCH, LEADER, NOBODY
from berthier.games.gloire.knowledge import Known
from berthier.games.gloire.records import Battle, March, Placing, Reacting
from berthier.games.gloire.sight import counters, face_down, face_down_at
from berthier.kernel.flow import Record

HIDDEN = "hidden"
UNKNOWN = -1
# Marks that everybody sees on a counter that lies open.
OPEN_MARKS = ("inside", "late", "shown", "tired")


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
    side = kit.side_of[piece]
    likely = [box for box in places if box < 0 or face_down_at(b, side, box)]
    row: dict[str, Any] = {
        "id": kit.piece_ids[piece],
        "side": kit.side_ids[kit.side_of[piece]],
        "box": HIDDEN,
        "army": kit.army_ids[army] if army != NOBODY else "",
        "marks": [],
        "may": [kit.box_ids[box] if box >= 0 else "off" for box in likely],
    }
    if kit.mover[piece] != LEADER:
        row["command"] = "commanded"
    if piece in kit.dets:
        row["parent"] = ""
    if has_men(kit, piece):
        row |= {"emptied": 0, "strength": known.pf[piece][:]}
    return row


# --- masks in records


def unseen(b: Board, viewer: int, side: int, mask: int) -> list[int]:
    """Of these pieces those that lie face-down before a viewer: their box, and how many."""
    down = face_down(b, mask) if is_veiled(b, viewer, side) else 0
    return [b.where[members(down)[0]], down.bit_count()] if down else []


def open_part(b: Board, viewer: int, side: int, mask: int) -> int:
    return mask & ~face_down(b, mask) if is_veiled(b, viewer, side) else mask


def coming_view(b: Board, viewer: int) -> list[list[Any]]:
    """Who marches to the guns: named, or counted with the box they are in."""
    kit, found = b.kit, []
    for n in range(0, len(b.coming), 4):
        force, box, link, sequence = b.coming[n : n + 4]
        side = kit.side_of[members(force)[0]]
        named = members(open_part(b, viewer, side, force))
        names = [kit.piece_ids[piece] for piece in named]
        rest = unseen(b, viewer, side, force)
        found.append([names, kit.box_ids[box], link, sequence, rest])
    return found


def unseen_view(b: Board, viewer: int, records: list[Record]) -> list[list[list[int]]]:
    """By record: of each mask in it what lies face-down; the mask itself has the others only."""
    found = []
    for record in records:
        masks: list[int] = []
        if isinstance(record, March):
            masks = [record.stack]
        elif isinstance(record, Reacting):
            masks = [record.force, *record.forces]
        side = record.side if isinstance(record, March | Reacting) else NOBODY
        found.append([unseen(b, viewer, side, mask) for mask in masks])
    return found


def veil_record(b: Board, viewer: int, seen: Record) -> None:
    """Changes a copy of a record that is about to be shown."""
    if isinstance(seen, March) and is_veiled(b, viewer, seen.side):
        seen.stack, seen.left = open_part(b, viewer, seen.side, seen.stack), UNKNOWN
    elif isinstance(seen, Reacting):
        seen.force = open_part(b, viewer, seen.side, seen.force)
        seen.forces = [open_part(b, viewer, seen.side, one) for one in seen.forces]
    elif isinstance(seen, Battle) and not seen.type:
        sides = range(len(seen.forces))
        veiled = [is_veiled(b, viewer, side) for side in sides]
        seen.forces = [UNKNOWN if veiled[side] else seen.forces[side] for side in sides]
    elif isinstance(seen, Placing):
        seen.french = seen.french if viewer == FRENCH else []
        seen.coalition = seen.coalition if viewer == COALITION else []
