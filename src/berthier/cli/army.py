"""The order of battle: every piece of a side with its strength and fatigue as bars."""

from __future__ import annotations

from rich.text import Text

from berthier.cli.lines import hung, padded, rule, styled
from berthier.cli.pen import Pen, span
from berthier.kernel.sheet import Scene, ScenePiece

BAR, SUM, SCALE = 9, 6, 11  # columns
GONE = ("lost", "absent")


def order_of_battle(pen: Pen, scene: Scene, side: str, width: int) -> list[Text]:
    """Pieces with a strength, in the order of the sheet; then who has been lost."""
    rows = [piece for piece in scene["pieces"] if piece["side"] == side]
    title = (pen.say("army-title", side=pen.side_name(side)), "bold")
    found = rule(styled(pen.mark(side), " ", title), width, pen.signs.line)
    shown = [piece for piece in rows if "strength" in piece and piece.get("place") not in GONE]
    name = max((len(pen.piece_name(piece["id"])) for piece in shown), default=0) + 1
    scale = any("fatigue" in piece for piece in shown)
    bar = max([BAR, *(pen.bar(piece).cell_len + 1 for piece in shown)])
    for piece in shown:
        found += hung(one_piece(pen, scene, piece, name, bar, scale), width, 2 + name)
    if coming := away(pen, [piece for piece in rows if "strength" not in piece], "awaited"):
        found += hung(styled("  ", coming), width, 4)
    if lost := away(pen, rows, "lost"):
        found += hung(styled("  ", lost), width, 4)
    return found


def one_piece(pen: Pen, scene: Scene, piece: ScenePiece, name: int, bar: int, scale: bool) -> Text:
    called = Text(pen.piece_name(piece["id"]), style="bold" if piece["ready"] else "")
    line = styled("  ", padded(called, name), padded(pen.bar(piece), bar))
    line = styled(line, padded(total(piece), SUM))
    if scale:
        line = styled(line, padded(pen.fatigue(piece.get("fatigue", (0, 0))), SCALE))
    line = styled(line, where(pen, scene, piece))
    if "warning" in piece:
        line = styled(line, pen.say("colon"), " ", (piece["warning"], "yellow"))
    return line


def total(piece: ScenePiece) -> Text:
    """Infantry and cavalry if both are known, else the strength or its bounds."""
    if "infantry" in piece and "cavalry" in piece:
        return Text(f"{piece['infantry']}+{piece['cavalry']}")
    return Text(span(piece.get("strength", (0, 0))))


def where(pen: Pen, scene: Scene, piece: ScenePiece) -> Text:
    """The zone it stands in, or what it is instead."""
    if piece["zone"]:
        name = pen.zone_name(piece["zone"])
        return Text(name if piece["ready"] else f"({name})")
    place = piece.get("place", "absent")
    count = sum(m.get("piece") == piece["id"] for m in scene["markers"])
    words = pen.say("army-place", place=place, count=count)
    return Text(f"{words} ({piece['arrival']})" if "arrival" in piece else words, style="dim")


def away(pen: Pen, pieces: list[ScenePiece], place: str) -> Text | None:
    """Those that are not on the map for this reason, in a line."""
    names = [
        f"{pen.piece_name(piece['id'])} ({piece['arrival']})"
        if "arrival" in piece
        else pen.piece_name(piece["id"])
        for piece in pieces
        if piece.get("place") == place
    ]
    if not names:
        return None
    return Text(pen.say("army-away", place=place, pieces=", ".join(names)), style="dim")
