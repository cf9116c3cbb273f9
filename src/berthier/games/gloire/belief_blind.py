"""Where hidden counters may lie, dealt: as many in each box as the view counts there."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.gloire.board import AWAITED, OFF, Board
from berthier.games.gloire.boxes import members, place
from berthier.games.gloire.kit import Kit
from berthier.games.gloire.lines import check_lines
from berthier.games.gloire.paying import allowance
from berthier.games.gloire.records import Battle, March, Reacting
from berthier.games.gloire.setup import army_of
from berthier.games.gloire.siege import force_in
from berthier.games.gloire.sight import counters, face_down
from berthier.games.gloire.view_blind import HIDDEN, UNKNOWN

View = dict[str, Any]
NOWHERE = -1
FREE = -1  # a slot that nobody has


class Slots:
    """One slot for each counter that lies face-down, and who may lie in it."""

    def __init__(self, kit: Kit, view: View, side: int) -> None:
        name = kit.side_ids[side]
        self.boxes = [
            kit.box[box] for box, counts in view["down"][name].items() for _ in range(sum(counts))
        ]
        self.may = {
            kit.piece[row["id"]]: [kit.box[box] for box in row["may"] if box in kit.box]
            for row in view["pieces"]
            if row["box"] == HIDDEN and row["side"] == name
        }
        rows = [row for row in view["pieces"] if row["box"] == HIDDEN and row["side"] == name]
        self.must = [kit.piece[row["id"]] for row in rows if "off" not in row["may"]]
        self.held = [FREE] * len(self.boxes)  # by slot: the piece

    def fill(self, rng: Random) -> dict[int, int]:
        """Everybody who must be somewhere gets a slot, then every slot a piece."""
        order = self.must[:]
        rng.shuffle(order)
        for piece in order:
            self._seat(piece, set(), rng)
        spare = [piece for piece in self.may if piece not in self.held]
        rng.shuffle(spare)
        for piece in spare:
            if FREE not in self.held:
                break
            self._seat(piece, set(), rng)
        return {
            piece: box for piece, box in zip(self.held, self.boxes, strict=True) if piece != FREE
        }

    def _seat(self, piece: int, tried: set[int], rng: Random) -> bool:
        """A slot for this piece, if need be by moving others to other slots."""
        mine = [n for n, box in enumerate(self.boxes) if box in self.may[piece] and n not in tried]
        rng.shuffle(mine)
        mine.sort(key=lambda n: self.held[n] != FREE)
        for slot in mine:
            if slot in tried:
                continue
            tried.add(slot)
            holder = self.held[slot]
            if holder == FREE or self._seat(holder, tried, rng):
                self.held[slot] = piece
                return True
        return False


def deal_places(b: Board, view: View, rng: Random) -> None:
    """Every hidden piece is put somewhere; then lines and half-told records are filled in."""
    kit = b.kit
    for name, rows in view["down"].items():
        side = kit.side_ids.index(name)
        slots = Slots(kit, view, side)
        where = slots.fill(rng)
        for piece in slots.may:
            reserve = OFF if piece in kit.dets or piece in kit.decoys else AWAITED
            place(b, piece, where.get(piece, reserve))
            b.army[piece] = army_of(b, piece)
        for word, (_, inside) in rows.items():
            down = members(face_down(b, counters(b, side, kit.box[word])))
            b.inside |= sum(1 << piece for piece in rng.sample(down, min(inside, len(down))))
        check_lines(b, side)
    deal_records(b, view, rng)


def deal_records(b: Board, view: View, rng: Random) -> None:
    for record, rows in zip(b.records, view["unseen"], strict=True):
        if isinstance(record, March):
            record.stack |= some_of(b, record.side, rows[0], rng)
            if record.left == UNKNOWN:
                pace = allowance(b, record.stack, record.forced) if record.stack else 0
                record.left = max(0, pace - record.spent)
        elif isinstance(record, Reacting):
            masks = [some_of(b, record.side, row, rng) for row in rows]
            record.force |= masks[0]
            record.forces = [a | b for a, b in zip(record.forces, masks[1:], strict=True)]
        elif isinstance(record, Battle):
            for side, force in enumerate(record.forces):
                if force == UNKNOWN:
                    attacker, how = record.attacker, record.assault
                    record.forces[side] = force_in(b, record.box, side, attacker, how)
    b.coming = []
    for names, box, link, sequence, rest in view["coming"]:
        known = sum(1 << b.kit.piece[name] for name in names)
        force = known | some_of(b, 1 - b.active, rest, rng)
        b.coming += [force, b.kit.box[box], link, sequence]


def some_of(b: Board, side: int, row: list[int], rng: Random) -> int:
    """So many counters of a box as may be meant, units first."""
    if not row:
        return 0
    box, more = row
    down = members(face_down(b, counters(b, side, box)))
    rng.shuffle(down)
    down.sort(key=lambda piece: not b.pf[piece])
    return sum(1 << piece for piece in down[:more])
