"""The map in words: region by region, who and what stands in each zone."""

from __future__ import annotations

from rich.text import Text

from berthier.cli.lines import after, beside, joined, padded, styled
from berthier.cli.pen import Pen
from berthier.kernel.sheet import Scene, SceneMarker, ScenePiece, SheetZone

WIDEST = 19  # columns of a zone's name at most
INDENT = 2
WIDE = 132  # from here on two columns of regions
GAP = 3
ROOM = 30  # what a column must leave for the pieces


def regions(pen: Pen, scene: Scene) -> list[Text]:
    """Every region in which there is something, in two columns if there is room."""
    half = (pen.width - GAP) // 2
    if pen.width < WIDE or half - sum(heads(pen, scene, shown_zones(pen, scene))) < ROOM:
        return [line for block in blocks(pen, scene) for line in block]
    found = blocks(Pen(pen.sheet, pen.speech, half, pen.signs), scene)
    return beside(*halves(found), half + GAP)


def halves(found: list[list[Text]]) -> tuple[list[Text], list[Text]]:
    """Two columns, as equal as whole blocks allow."""
    total = sum(map(len, found))
    left: list[Text] = []
    right: list[Text] = []
    for block in found:
        (left if not right and 2 * len(left) + len(block) <= total else right).extend(block)
    return left, right


def blocks(pen: Pen, scene: Scene) -> list[list[Text]]:
    """A region each, with its name on top."""
    shown = shown_zones(pen, scene)
    widths = heads(pen, scene, shown)
    names = {row["id"]: row["name"] for row in pen.sheet["regions"]}
    found: list[list[Text]] = []
    for region in [*names, ""]:
        rows = [row for row in shown if (row["region"] if row["region"] in names else "") == region]
        if rows:
            name = Text(names.get(region) or pen.say("map-elsewhere"), style="bold underline")
            found.append([*([name] if names else []), *zone_lines(pen, scene, rows, widths)])
    return found


def shown_zones(pen: Pen, scene: Scene) -> list[SheetZone]:
    """Those in which there is something."""
    filled = {row["zone"] for row in [*scene["pieces"], *scene["markers"]]}
    return [row for row in pen.sheet["zones"] if row["id"] in filled]


def heads(pen: Pen, scene: Scene, shown: list[SheetZone]) -> tuple[int, int]:
    """How wide names and grounds are; the columns are the same for all that are shown."""
    name = min(WIDEST, max((len(row["name"]) for row in shown), default=0)) + 1
    grounds = [ground(pen, scene, row) for row in shown]
    return INDENT + name, max((text.cell_len for text in grounds), default=0) + 2


def zone_lines(
    pen: Pen, scene: Scene, rows: list[SheetZone], widths: tuple[int, int]
) -> list[Text]:
    """One line for each zone."""
    name, second = widths
    found: list[Text] = []
    for row in rows:
        called = padded(styled(" " * INDENT, row["name"], " "), name)
        head = styled(called, ground(pen, scene, row))
        found += beside_head(pen, head, name + second, standing(pen, scene, row["id"]))
    return found


def beside_head(pen: Pen, head: Text, column: int, parts: list[Text]) -> list[Text]:
    """All in one line if that is wide enough, else a line for each side and each marker."""
    line = joined(parts, "  ")
    if not pen.width or column + line.cell_len <= pen.width:
        return after(head, column, line, pen.width)
    found: list[Text] = []
    for part in parts:
        found += after(Text() if found else head, column, part, pen.width)
    return found


def ground(pen: Pen, scene: Scene, zone: SheetZone) -> Text:
    """What a zone is like, what it is worth, and whose flag flies there."""
    text = Text(" ".join([zone.get("square", ""), zone["ground_name"]]).strip(), style="dim")
    if zone["value"]:
        text.append(f" {zone['value']}")
    for marker in scene["markers"]:
        if marker["zone"] != zone["id"]:
            continue
        if marker["kind"] in ("flag", "citadel"):
            text = styled(text, " ", pen.signs.flag, pen.mark(marker.get("side", "")))
        elif marker["kind"] == "siege":
            text = styled(text, " ", pen.signs.siege)
    return text


def standing(pen: Pen, scene: Scene, zone: str) -> list[Text]:
    """Each side's pieces after its mark, then what else lies there."""
    parts: list[Text] = []
    for side in pen.sheet["sides"]:
        here = [p for p in scene["pieces"] if p["zone"] == zone and p["side"] == side["id"]]
        lying = [m for m in at(scene, zone, "army") if m.get("side") == side["id"]]
        if here or lying:
            named = [piece for piece in here if "like" not in piece]
            hidden = [piece["ready"] for piece in here if "like" in piece]
            pieces = [*map(pen.piece, _in_order(named)), *(_marker(pen, m) for m in lying)]
            pieces += anonymous(pen, hidden)
            parts.append(styled(pen.mark(side["id"]), " ", joined(pieces)))
    parts += [axis(pen, marker) for marker in at(scene, zone, "axis")]
    parts += [Text(pen.say("map-hit"), style="yellow") for _ in at(scene, zone, "hit")]
    parts += [bridge(pen, marker) for marker in at(scene, zone, "broken")]
    parts += [pontoon(pen, marker) for marker in at(scene, zone, "pontoon")]
    for kind in ("battle", "trench"):
        words = Text(pen.say(f"map-{kind}"), style="yellow")
        parts += [
            styled(pen.mark(marker["side"]), " ", words) if "side" in marker else words
            for marker in at(scene, zone, kind)
        ]
    return parts


def anonymous(pen: Pen, ready: list[bool]) -> list[Text]:
    """Pieces that show only their flag: how many are ready, how many have acted."""
    if not ready:
        return []
    what = pen.sheet.get("face_down", "block")
    text = pen.say("map-blocks", what=what, count=len(ready), activated=ready.count(False))
    return [Text(text, style="bold" if any(ready) else "")]


def at(scene: Scene, zone: str, kind: str) -> list[SceneMarker]:
    return [m for m in scene["markers"] if m["zone"] == zone and m["kind"] == kind]


def _in_order(pieces: list[ScenePiece]) -> list[ScenePiece]:
    """Those that may still act come first; otherwise as on the sheet."""
    return sorted(pieces, key=lambda piece: not piece["ready"])


def _marker(pen: Pen, marker: SceneMarker) -> Text:
    return Text(pen.signs.marker + pen.piece_name(marker.get("piece", "")))


def axis(pen: Pen, marker: SceneMarker) -> Text:
    to = pen.zone_name(marker.get("to", ""))
    words = f"{pen.say('map-axis')} {pen.signs.arrow} {to}"
    return styled(pen.mark(marker.get("side", "")), " ", (words, "yellow"))


def pontoon(pen: Pen, marker: SceneMarker) -> Text:
    words = pen.say("map-pontoon", zone=pen.zone_name(marker.get("to", "")))
    return styled(pen.mark(marker.get("side", "")), " ", words)


def bridge(pen: Pen, marker: SceneMarker) -> Text:
    return Text(pen.say("map-broken", zone=pen.zone_name(marker.get("to", ""))), style="red")
