"""The ground as it is drawn: the course of every river and road, the bridges, what is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from berthier.drawing import rivers, roads
from berthier.drawing.letters import name_box
from berthier.drawing.points import Box
from berthier.drawing.rivers import River
from berthier.drawing.roads import Bridge, Road
from berthier.drawing.sizes import view_box
from berthier.kernel.sheet import Sheet


class Crossing(TypedDict):
    """A bridge: the road as "a b", and the way of the road there, in degrees clockwise."""

    road: str
    river: str
    x: float
    y: float
    angle: float


class Geometry(TypedDict):
    """`box`: the view box of the whole sheet; `roads`: the path of each road, by "a b"."""

    box: tuple[int, int, int, int]
    roads: dict[str, str]
    bridges: list[Crossing]


@dataclass(frozen=True)
class Survey:
    rivers: list[River]
    roads: list[Road]
    names: list[Box]

    @property
    def bridges(self) -> list[Bridge]:
        return [bridge for road in self.roads for bridge in road.bridges]


def survey(sheet: Sheet) -> Survey:
    streams = rivers.courses(sheet)
    return Survey(streams, roads.courses(sheet, streams), [name_box(z) for z in sheet["zones"]])


def geometry(sheet: Sheet) -> Geometry:
    """What lies on the roads in the client follows the roads as they are drawn."""
    found = survey(sheet)
    return {
        "box": view_box(sheet),
        "roads": {road.key: road.d for road in found.roads},
        "bridges": [
            {
                "road": bridge.road,
                "river": bridge.river,
                "x": round(bridge.at[0], 1),
                "y": round(bridge.at[1], 1),
                "angle": round(roads.angle(bridge), 1),
            }
            for bridge in found.bridges
        ],
    }


def road_path(sheet: Sheet, a: str, b: str) -> str:
    """The path of one road, drawn from a to b; for many roads ask `geometry` once."""
    found = geometry(sheet)["roads"]
    if roads.key_of(a, b) in found:
        return found[roads.key_of(a, b)]
    start, control, end = _points(found[roads.key_of(b, a)])
    return f"M{end}Q{control} {start}"


def _points(d: str) -> tuple[str, str, str]:
    start, rest = d[1:].split("Q")
    x, y, *end = rest.replace("-", " -").split()
    return start, f"{x} {y}", " ".join(end)
