"""The notebook of a commander in the fog: where each enemy piece may be, from the view alone."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon.belief_fog import HiddenSide
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.whereabouts import COLUMN
from berthier.kernel.sheet import SceneNotebook

View = dict[str, Any]


def notebook(kit: Kit, view: View) -> list[SceneNotebook]:
    """One line for each hidden piece, and one for the vedettes of a side."""
    if not view.get("fog") or view["over"] is not None:
        return []
    rows: list[SceneNotebook] = []
    for side, name in enumerate(kit.side_ids):
        if name != view["viewer"]:
            rows += side_rows(kit, view, side)
    return rows


def side_rows(kit: Kit, view: View, side: int) -> list[SceneNotebook]:
    hidden = HiddenSide(kit, view, side)
    fog = view["known"]["fog"]
    found: list[SceneNotebook] = []
    for piece, places in zip(hidden.pieces, narrowed(hidden), strict=True):
        vedette = piece >= kit.plain
        if vedette and found and found[-1]["count"] > 1:
            continue  # they are all alike: one line
        zones = sorted({hidden.zone_of(place) for place in places})
        count = sum(n >= kit.plain for n in hidden.pieces) if vedette else 1
        row: SceneNotebook = {
            "piece": kit.piece_ids[piece],
            "side": kit.side_ids[side],
            "count": count,
            "zones": [kit.zone_ids[zone] for zone in zones],
            "moving": COLUMN in places,
        }
        if fog["seen"][piece]:
            turn, zone = fog["seen"][piece]
            row["seen"] = (turn, kit.zone_ids[zone])
        found.append(row)
    return found


def narrowed(hidden: HiddenSide) -> list[list[int]]:
    """The places of each piece, without those that others are sure to fill."""
    free = {place: hidden.places.count(place) for place in hidden.places}
    may = [sorted({hidden.places[at] for at in row}) for row in hidden.allowed]
    changed = True
    while changed:
        changed = False
        for place, count in free.items():
            sure = [row for row in may if row == [place]]
            if len(sure) < count:
                continue
            for row in may:
                if len(row) > 1 and place in row:
                    row.remove(place)
                    changed = True
    return may
