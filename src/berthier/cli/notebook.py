"""The notebook: where each hidden enemy piece may be, as this viewer can work it out."""

from __future__ import annotations

from rich.text import Text

from berthier.cli.lines import after, padded, rule, styled
from berthier.cli.pen import Pen
from berthier.kernel.sheet import Scene, SceneNotebook

MANY = 8  # zones from which on they are counted


def notebook(pen: Pen, scene: Scene) -> list[Text]:
    """Nothing, where nothing on the map is hidden."""
    rows = scene["notebook"]
    if not rows:
        return []
    found = rule(styled((pen.say("notebook"), "bold")), pen.width, pen.signs.line)
    names = [called(pen, row) for row in rows]
    width = max(len(name) for name in names) + 1
    for name, row in zip(names, rows, strict=True):
        head = styled("  ", padded(Text(name), width))
        found += after(head, 2 + width, Text(whereabouts(pen, row)), pen.width)
    return found


def called(pen: Pen, row: SceneNotebook) -> str:
    """A piece by its name; vedettes are all alike."""
    if row["count"] > 1 or pen.pieces[row["piece"]]["kind"] == "vedette":
        return pen.say("notebook-vedettes", count=row["count"])
    return pen.piece_name(row["piece"])


def whereabouts(pen: Pen, row: SceneNotebook) -> str:
    zones = [pen.zone_name(zone) for zone in row["zones"]]
    if len(zones) > MANY:
        text = pen.say("notebook-many", count=len(zones))
    else:
        text = ", ".join(zones) if zones else "—"
    if row["moving"]:
        text = pen.say("notebook-moving", zones=text)
    if "seen" in row:
        turn, zone = row["seen"]
        text = pen.say("notebook-seen", zones=text, turn=turn, zone=pen.zone_name(zone))
    return text
