"""The map of napoleon-1807: rivers, coast and lakes against the roads of the board."""

from __future__ import annotations

import gzip
import re
from collections import Counter

import pytest

from berthier.drawing import draw, geometry, waters
from berthier.drawing.points import closed, crossings, dist, inside
from berthier.drawing.survey import Survey, survey
from berthier.games.registry import open_title
from berthier.kernel.sheet import Sheet
from tests.drawing.test_drawing import GROUPS, flat, read


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return open_title("napoleon-1807", {}).sheet("fr")


@pytest.fixture(scope="module")
def found(sheet: Sheet) -> Survey:
    return survey(sheet)


@pytest.fixture(scope="module")
def fragment(sheet: Sheet) -> str:
    return draw(sheet)


def test_roads_cross_the_rivers_of_their_bridges_and_no_other(sheet: Sheet, found: Survey) -> None:
    board = {f"{r['a']} {r['b']}": Counter(r["rivers"]) for r in sheet["roads"]}
    seen = {
        road.key: Counter(
            river.id for river in found.rivers for _ in crossings(road.line, river.line)
        )
        for road in found.roads
    }
    assert seen == board
    assert sum(rivers.total() for rivers in board.values()) == 38  # one bridge crosses two rivers


def test_the_paths_themselves_cross_as_often(sheet: Sheet, fragment: str) -> None:
    """The same count from the text of the drawing: all curves of water against all roads."""
    streams = [
        flat(f"M{piece}")
        for path in read(fragment).iter("path")
        if path.get("class", "").startswith("water")
        for piece in path.get("d", "").split("M")[1:]
    ]
    roads = geometry(sheet)["roads"]
    for road in sheet["roads"]:
        line = flat(roads[f"{road['a']} {road['b']}"])
        assert sum(len(crossings(line, stream)) for stream in streams) == len(road["rivers"]), road


def test_towns_and_roads_stay_dry(sheet: Sheet, found: Survey) -> None:
    for water in waters.shapes(sheet):
        for road in found.roads:
            assert not crossings(road.line, closed(water.shore)), (road.key, water.id)
        for zone in sheet["zones"]:
            p = (zone["x"], zone["y"])
            assert not inside(p, water.shore)
            assert min(dist(p, q) for q in water.shore) > 25, (zone["id"], water.id)


def test_rivers_end_in_the_sea_or_in_each_other(sheet: Sheet, found: Survey) -> None:
    seas = [water.shore for water in waters.shapes(sheet) if water.kind != "lake"]
    mouths = {river.id: river.line[-1] for river in found.rivers}
    at_sea = {name for name, p in mouths.items() if any(inside(p, shore) for shore in seas)}
    assert at_sea == {"vistula", "nogat", "passarge", "pregel"}
    lines = {river.id: river.line for river in found.rivers}
    into = {"narew": "vistula", "wkra": "narew", "drewenz": "vistula", "alle": "pregel"}
    for river, other in into.items():
        assert min(dist(mouths[river], q) for q in lines[other]) < 8, river


def test_the_coast_is_drawn(fragment: str) -> None:
    root = read(fragment)
    assert [g.get("class") for g in root] == GROUPS
    drawn = Counter(path.get("class", "none").split()[0] for path in root.iter("path"))
    assert (drawn["sea"], drawn["sea-line"], drawn["lake"], drawn["dune"]) == (2, 6, 5, 1)
    assert "MER BALTIQUE" in "".join(root.itertext())
    assert "Frisch-Haff" in "".join(root.itertext())


def test_the_drawing_is_light_and_without_colours(fragment: str) -> None:
    assert len(gzip.compress(fragment.encode(), 6, mtime=0)) < 60_000
    for element in read(fragment).iter():
        assert not {"fill", "stroke", "style", "color"} & element.attrib.keys()
    ids = re.findall(r' id="([^"]+)"', fragment)
    asked = re.findall(r'href="#([^"]+)"', fragment) + re.findall(r"url\(#([^)]+)\)", fragment)
    assert len(ids) == len(set(ids))
    assert set(asked) <= set(ids)
    assert all(key.startswith("napoleon-1807") for key in ids)


def test_every_zone_has_its_region(sheet: Sheet) -> None:
    regions = {region["id"] for region in sheet["regions"]}
    assert {zone["region"] for zone in sheet["zones"]} == regions
