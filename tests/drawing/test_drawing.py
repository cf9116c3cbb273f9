"""The static layers of the maps: what crosses what, what they weigh, that they are well formed."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from copy import deepcopy
from xml.etree import ElementTree

import pytest

from berthier.drawing import draw, geometry, road_path, view_box
from berthier.drawing.areas import land
from berthier.drawing.points import crossings, dist, length
from berthier.drawing.roads import BEND
from berthier.drawing.survey import survey
from berthier.games.registry import open_title
from berthier.kernel.sheet import Sheet

CAMPAIGN, BATTLE = "napoleon-1806", "bataille-des-nations-1813"
TITLES = (CAMPAIGN, BATTLE)
GROUPS = ["sheet", "relief", "woods", "rivers", "roads", "regions", "bridges"]


def sheet_of(title: str, lang: str = "fr") -> Sheet:
    return open_title(title, {}).sheet(lang)


@pytest.fixture(scope="module", params=TITLES)
def drawn(request: pytest.FixtureRequest) -> tuple[Sheet, str]:
    sheet = sheet_of(request.param)
    return sheet, draw(sheet)


def read(fragment: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<svg>{fragment}</svg>")


def flat(d: str) -> list[tuple[float, float]]:
    """A path of quadratic curves as a fine broken line, read from the drawing itself."""
    start, *curves = [[float(n) for n in re.findall(r"-?\d*\.?\d+", s)] for s in d.split("Q")]
    out = [(start[0], start[1])]
    numbers = [n for curve in curves for n in curve]
    for i in range(0, len(numbers), 4):
        (ax, ay), (cx, cy, bx, by) = out[-1], numbers[i : i + 4]
        for k in range(1, 9):
            t = k / 8
            p, q, r = (1 - t) ** 2, 2 * t * (1 - t), t * t
            out.append((p * ax + q * cx + r * bx, p * ay + q * cy + r * by))
    return out


def test_roads_cross_the_rivers_of_their_bridges_and_no_other() -> None:
    sheet = sheet_of(CAMPAIGN)
    found = survey(sheet)
    board = {f"{r['a']} {r['b']}": Counter(r["rivers"]) for r in sheet["roads"]}
    seen = {
        road.key: Counter(
            river.id for river in found.rivers for _ in crossings(road.line, river.line)
        )
        for road in found.roads
    }
    assert seen == board
    assert Counter(bridge["road"] for bridge in geometry(sheet)["bridges"]) == Counter(
        {key: rivers.total() for key, rivers in board.items() if rivers}
    )


def test_the_paths_themselves_cross_as_often() -> None:
    """The same count from the text of the drawing: all curves of water against all roads."""
    sheet = sheet_of(CAMPAIGN)
    root = read(draw(sheet))
    streams = [
        flat(f"M{piece}")
        for path in root.iter("path")
        if path.get("class", "").startswith("water")
        for piece in path.get("d", "").split("M")[1:]
    ]
    roads = geometry(sheet)["roads"]
    for road in sheet["roads"]:
        line = flat(roads[f"{road['a']} {road['b']}"])
        found = sum(len(crossings(line, stream)) for stream in streams)
        assert found == len(road["rivers"]), road


def test_bridges_lie_on_their_road_and_their_river() -> None:
    sheet = sheet_of(CAMPAIGN)
    found = survey(sheet)
    lines = {river.id: river.line for river in found.rivers}
    roads = {road.key: road.line for road in found.roads}
    for bridge in geometry(sheet)["bridges"]:
        p = (bridge["x"], bridge["y"])
        assert min(dist(p, q) for q in lines[bridge["river"]]) < 8
        assert min(dist(p, q) for q in roads[bridge["road"]]) < 12
        assert -180 <= bridge["angle"] <= 180


def test_roads_are_little_bent_and_keep_off_foreign_towns() -> None:
    sheet = sheet_of(CAMPAIGN)
    for road, row in zip(survey(sheet).roads, sheet["roads"], strict=True):
        straight = dist(road.line[0], road.line[-1])
        middle = ((a + b) / 2 for a, b in zip(road.line[0], road.line[-1], strict=True))
        x, y = middle
        assert dist((x, y), road.line[len(road.line) // 2]) <= BEND * straight
        assert length(road.line) < 1.03 * straight
        for zone in sheet["zones"]:
            if zone["id"] not in (row["a"], row["b"]):
                p = (zone["x"], zone["y"])
                assert min(dist(p, q) for q in road.line) > 30, (zone["id"], road.key)


def test_a_road_is_the_same_both_ways() -> None:
    sheet = sheet_of(CAMPAIGN)
    road = sheet["roads"][0]
    there = flat(road_path(sheet, road["a"], road["b"]))
    back = flat(road_path(sheet, road["b"], road["a"]))
    assert all(dist(p, q) < 0.01 for p, q in zip(there, back[::-1], strict=True))


def test_layers_stand_in_order(drawn: tuple[Sheet, str]) -> None:
    root = read(drawn[1])
    assert [g.get("class") for g in root if g.get("class") != "areas"] == GROUPS


def test_drawing_is_the_same_every_time(drawn: tuple[Sheet, str]) -> None:
    sheet, fragment = drawn
    kept = deepcopy(sheet)
    assert draw(sheet) == fragment
    assert sheet == kept


def test_drawing_is_light(drawn: tuple[Sheet, str]) -> None:
    sheet, fragment = drawn
    limit = {CAMPAIGN: 60_000, BATTLE: 45_000}[sheet["title"]]
    assert len(gzip.compress(fragment.encode(), 6, mtime=0)) < limit


def test_no_colour_and_no_style_is_written_in(drawn: tuple[Sheet, str]) -> None:
    for element in read(drawn[1]).iter():
        assert not {"fill", "stroke", "style", "color"} & element.attrib.keys()


def test_ids_are_unique_and_found(drawn: tuple[Sheet, str]) -> None:
    sheet, fragment = drawn
    ids = re.findall(r' id="([^"]+)"', fragment)
    asked = re.findall(r'href="#([^"]+)"', fragment) + re.findall(r"url\(#([^)]+)\)", fragment)
    assert len(ids) == len(set(ids))
    assert set(asked) == {key for key in ids if key in asked}
    assert all(key.startswith(sheet["title"]) for key in ids)


@pytest.mark.parametrize("title", TITLES)
def test_names_are_escaped(title: str) -> None:
    sheet = sheet_of(title)
    sheet["cartouche"] = ["<script>", 'A & "B"', "</g>"]
    for river in sheet["rivers"]:
        river["name"] = "<b>&"
    root = read(draw(sheet))
    assert not list(root.iter("script"))
    assert "".join(root.itertext()).count('A & "B"') == 1


@pytest.mark.parametrize("title", TITLES)
def test_a_sheet_without_ornaments_is_drawn(title: str) -> None:
    sheet = sheet_of(title, "en")
    sheet["cartouche"], sheet["regions"], sheet["rivers"], sheet["relief"] = [], [], [], []
    sheet["roads"] = [{**road, "rivers": []} for road in sheet["roads"]]
    assert geometry(sheet)["bridges"] == []
    assert read(draw(sheet)) is not None


def test_the_frame_lies_outside_the_board(drawn: tuple[Sheet, str]) -> None:
    sheet, _ = drawn
    x, y, wide, high = view_box(sheet)
    assert x < 0
    assert y < 0
    assert x + wide > sheet["width"]
    assert y + high > sheet["height"]
    assert geometry(sheet)["box"] == view_box(sheet)


def test_neighbouring_areas_share_their_border() -> None:
    found = land(sheet_of(BATTLE))
    for edge, line in found.hedges.items():
        one, two = (cell.outline for cell in found.sides[edge])
        assert set(line) <= set(one)
        assert set(line) <= set(two)
    for zone, cell in zip(sheet_of(BATTLE)["zones"], found.cells, strict=True):
        near = {
            other.zone["id"]
            for edge in cell.edges
            for other in found.sides[edge]
            if other is not cell
        }
        assert near == set(zone["near"])


def test_towns_of_the_woods_have_their_trees() -> None:
    sheet = sheet_of(CAMPAIGN)
    root = read(draw(sheet))
    (trees,) = (p.get("d", "") for p in root.iter("path") if p.get("class") == "tree")
    wooded = sum(zone["sign"] == "wooded" for zone in sheet["zones"])
    assert 0.8 * 26 * wooded <= trees.count("M") <= 26 * wooded
