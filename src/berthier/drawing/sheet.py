"""The static layers of a map, drawn from the printed sheet of a title."""

from __future__ import annotations

from berthier.drawing import (
    areas,
    brooks,
    lettering,
    ornament,
    paper,
    pen,
    relief,
    rivers,
    roads,
    waters,
    woods,
)
from berthier.drawing.field import Field
from berthier.drawing.points import Pt
from berthier.drawing.sizes import ground, is_areas
from berthier.drawing.survey import Survey, survey
from berthier.kernel.sheet import Sheet


def draw(sheet: Sheet) -> str:
    """One fragment of SVG: groups from the paper up to the bridges."""
    return _areas(sheet) if is_areas(sheet) else _towns(sheet)


def _prefix(sheet: Sheet) -> str:
    return pen.slug(sheet["title"])


def _clip(sheet: Sheet) -> tuple[str, str]:
    """A window as large as the engraved ground, and the attribute that looks through it."""
    left, top, right, bottom = ground(sheet)
    key = f"{_prefix(sheet)}-ground"
    window = f"M{left:g} {top:g}H{right:g}V{bottom:g}H{left:g}z"
    return f'<clipPath id="{key}"><path d="{window}"/></clipPath>', f' clip-path="url(#{key})"'


def _towns(sheet: Sheet) -> str:
    found, seas = survey(sheet), waters.shapes(sheet)
    hard, soft = _taken(sheet, found, 12, 12, 44), Field()
    hills = [relief.settled(hill, hard) for hill in relief.ranges(sheet["relief"])]
    for hill in hills:
        soft.line(hill.spine, max(hill.halves) * 0.6)
    sea_names = waters.names(seas)
    for sea in seas:
        hard.line(sea.shore, 10)
    for name in sea_names:
        name.take(hard, 8)
    title, rose = _spots(sheet, hard, soft)

    letters = _taken(sheet, found, 7, 4.5, 27)
    for sea in seas:
        letters.line(sea.shore, 10)
    _border(sheet, letters)
    for bridge in found.bridges:
        letters.disc(bridge.at, 17)
    _keep_off(letters, title, rose, 8)
    streams = lettering.streams(found.rivers, letters)
    for river in found.rivers:
        letters.line(river.line, 8)
    for hill in hills:
        letters.line(hill.spine, 15)
    named = lettering.hills(hills, sheet["regions"], letters)
    named += lettering.regions(sheet["regions"], sheet["relief"], letters)

    wild, bare = _taken(sheet, found, 10, 11, 29), _taken(sheet, found, 9, 11, 32)
    for field in (wild, bare):
        _keep_off(field, title, rose, 10)
        for sea in seas:
            field.line(sea.shore, 14)
        for name in (*streams, *named):
            name.take(field, 2)
    strokes = relief.crests(hills, bare)
    for stroke in strokes:
        wild.disc(stroke.at(0.5), 7)
    trees: list[Pt] = []
    for zone in sheet["zones"]:
        if zone["sign"] == "wooded":
            trees += woods.grove(zone, wild)
    for x, y in trees:
        bare.disc((x, y - 4), 8)
    strokes += relief.flanks(hills, bare)

    window, look = _clip(sheet)
    key = _prefix(sheet)
    return (
        pen.group("sheet", window, paper.draw(sheet), paper.frame(sheet))
        + pen.group("relief", relief.draw(strokes), more=look)
        + pen.group("woods", woods.draw(trees))
        + pen.group("rivers", rivers.draw(found.rivers, waters.draw(seas, key)), more=look)
        + pen.group("roads", roads.draw(found.roads))
        + pen.group(
            "regions",
            lettering.draw(named, f"{key}-region"),
            lettering.draw(streams, f"{key}-stream"),
            lettering.draw(sea_names, f"{key}-sea"),
            _ornaments(sheet, title, rose),
        )
        + pen.group("bridges", roads.draw_bridges(found.roads))
    )


def _border(sheet: Sheet, field: Field) -> None:
    """No lettering on or beyond the neat line."""
    left, top, right, bottom = ground(sheet)
    far = 200
    field.box((left - far, top - far, left + 8, bottom + far))
    field.box((right - 8, top - far, right + far, bottom + far))
    field.box((left - far, top - far, right + far, top + 8))
    field.box((left - far, bottom - 8, right + far, bottom + far))


def _areas(sheet: Sheet) -> str:
    found, roads_found = areas.land(sheet), survey(sheet)
    hard, soft = _taken(sheet, roads_found, 12, 12, 66), Field()
    for cell in found.cells:
        hard.box(areas.village_box(cell), 8)
    for line in found.hedges.values():
        soft.line(line, 5)
    title, rose = _spots(sheet, hard, soft)

    brooks_found = brooks.courses(found)
    wild = _taken(sheet, roads_found, 10, 11, 44)
    for cell in found.cells:
        wild.box(areas.village_box(cell), 3)
    for line in found.hedges.values():
        wild.line(line, 9)
    for line in brooks_found:
        wild.line(line, 8)
    _border(sheet, wild)
    _keep_off(wild, title, rose, 9)
    named = lettering.regions(sheet["regions"], [], wild)
    strokes = []
    trees: list[Pt] = []
    for cell in found.cells:
        if cell.zone["ground"] == "hill":
            strokes += areas.heights(cell, wild)
        if cell.zone["ground"] == "forest":
            trees += woods.forest(cell.outline, cell.zone["id"], wild)

    window, look = _clip(sheet)
    key = _prefix(sheet)
    return (
        pen.group("sheet", window, paper.draw(sheet), paper.frame(sheet))
        + pen.group("areas", areas.draw(found, key))
        + pen.group("relief", relief.draw(strokes), more=look)
        + pen.group("woods", woods.draw(trees))
        + pen.group("rivers", brooks.draw(brooks_found), rivers.draw(roads_found.rivers), more=look)
        + pen.group("roads", roads.draw(roads_found.roads))
        + pen.group(
            "regions",
            lettering.draw(named, f"{key}-region"),
            _ornaments(sheet, title, rose),
        )
        + pen.group("bridges", roads.draw_bridges(roads_found.roads))
    )


def _spots(
    sheet: Sheet, hard: Field, soft: Field
) -> tuple[ornament.Spot | None, ornament.Spot | None]:
    """Where cartouche and compass stand."""
    title = None
    if sheet["cartouche"]:
        size = ornament.measure(sheet["cartouche"])
        title = ornament.spot(sheet, size, (1.0, 0.92, 0.85, 0.78), hard, soft)
    if title:
        hard.box(title[0], 20)
    return title, ornament.spot(sheet, ornament.ROSE, (1.0, 0.85), hard, soft)


def _keep_off(
    field: Field, title: ornament.Spot | None, rose: ornament.Spot | None, by: float
) -> None:
    for one in (title, rose):
        if one:
            field.box(one[0], by)


def _ornaments(sheet: Sheet, title: ornament.Spot | None, rose: ornament.Spot | None) -> str:
    out = ornament.cartouche(sheet["cartouche"], title) if title else ""
    return out + (ornament.rose(rose) if rose else "")


def _taken(sheet: Sheet, found: Survey, road: float, river: float, town: float) -> Field:
    """A field with roads, rivers, towns and their names, each kept as far off as said."""
    out = Field()
    for one in found.roads:
        out.line(one.line, road)
    for stream in found.rivers:
        out.line(stream.line, river)
    for zone in sheet["zones"]:
        out.disc((zone["x"], zone["y"]), town)
    for box in found.names:
        out.box(box, 3)
    return out
