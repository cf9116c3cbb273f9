"""The static layers of a map as SVG text, drawn from the printed sheet of a title.

Pure and deterministic: the same sheet gives the same bytes. Colours are custom properties of the
page (`--paper`, `--river`, …), so that one drawing serves by day and by candle-light.
"""

from berthier.drawing.sheet import draw
from berthier.drawing.sizes import view_box
from berthier.drawing.survey import Crossing, Geometry, geometry, road_path

__all__ = ["Crossing", "Geometry", "draw", "geometry", "road_path", "view_box"]
