"""What must hold between the rows of a pack.

A check is a small generator of faults (path, expectation, found); the first fault is raised.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from berthier.games.gloire.pack_cards import cards_are_whole, decks_are_of_cards
from berthier.games.gloire.pack_check_scenario import scenarios_fit
from berthier.kernel import packs
from berthier.kernel.packs import Fault, known

if TYPE_CHECKING:
    from berthier.games.gloire.pack import Pack

Check = Callable[["Pack"], Iterator[Fault]]

SEASONS = ("jan-mar", "apr-jun", "jul-sep", "oct-dec")
CHARTS = ("combat", "artillery", "pursuit", "stragglers", "reconnaissance")
MOVERS = ("infantry", "cavalry", "reserve", "leader")
SIDES = ("french", "coalition")
CELL = re.compile(r"\d\*?")
# What the book states of a title: the places of its index (R002).
BOXES = {"jdg-allemagne-1813": 351}


def check(pack: Pack, files: dict[str, str]) -> None:
    """Raise BadPack for the first fault; `files` says which file a table came from."""
    for test in CHECKS:
        packs.raise_first(test(pack), files)


def ids_are_unique_and_typable(pack: Pack) -> Iterator[Fault]:
    """Boxes and pieces are typed in the same answers, so they share one set of ids."""
    pieces = {name: getattr(pack, name) for name in ("leaders", "units", "detachments")}
    for table in ("sides", "credits", "boxes", "entries", "armies", "scenarios", *pieces):
        yield from packs.typable_ids(table, getattr(pack, table))
    for table in ("sides", "credits", "boxes", "entries", "armies", "scenarios"):
        yield from packs.unique_ids({table: getattr(pack, table)})
    yield from packs.unique_ids(pieces)


def sides_are_the_two(pack: Pack) -> Iterator[Fault]:
    """JDG-6.3-8, JDG-3.2-1: the French come first, some rules are theirs."""
    found = [row.id for row in pack.sides]
    if found != list(SIDES):
        yield "sides", ", ".join(SIDES), ", ".join(found)


def calendar_runs_on(pack: Pack) -> Iterator[Fault]:
    for i, row in enumerate(pack.calendar):
        if row.turn != i + 1:
            yield f"calendar[{i}].turn", str(i + 1), str(row.turn)
        yield from known(f"calendar[{i}].season", row.season, SEASONS, "a season")


def weather_is_complete(pack: Pack) -> Iterator[Fault]:
    """JDG-T-WEATHER: six rows for each season."""
    yield from packs.same_keys("weather", pack.weather, SEASONS)
    for season, rows in pack.weather.items():
        if len(rows) != 6:
            yield f"weather.{season}", "6 rows", str(len(rows))


def charts_are_rectangles(pack: Pack) -> Iterator[Fault]:
    yield from packs.same_keys("charts", pack.charts, CHARTS)
    for name, chart in pack.charts.items():
        if chart.columns != sorted(set(chart.columns)) or not chart.columns:
            yield f"charts.{name}.columns", "rising numbers", str(chart.columns)
        for i, row in enumerate(chart.rows):
            if len(row) != len(chart.columns):
                yield f"charts.{name}.rows[{i}]", f"{len(chart.columns)} cells", str(len(row))
            for j, cell in enumerate(row):
                if not CELL.fullmatch(cell):
                    yield f"charts.{name}.rows[{i}][{j}]", "a digit, perhaps with a star", cell


def movement_is_complete(pack: Pack) -> Iterator[Fault]:
    """JDG-5.1-1, JDG-3.1-4 to -6: every kind of piece has its points in every weather."""
    for field in pack.movement.__struct_fields__:
        yield from packs.same_keys(f"movement.{field}", getattr(pack.movement, field), MOVERS)


def sieges_end(pack: Pack) -> Iterator[Fault]:
    """JDG-8.8-8: each step of the scale can be reached by a die."""
    for i, number in enumerate(pack.series.siege):
        if not 1 <= number <= 6:
            yield f"series.siege[{i}]", "a number from 1 to 6", str(number)
    if not pack.series.siege:
        yield "series.siege", "at least one step", "none"


def boxes_fit_the_index(pack: Pack) -> Iterator[Fault]:
    wanted = BOXES.get(pack.title)
    if wanted and pack.scenarios and len(pack.boxes) != wanted:
        yield "boxes", f"{wanted} boxes", str(len(pack.boxes))


def towns_have_shelter(pack: Pack) -> Iterator[Fault]:
    """JDG-8.8-5: only a fortified town shelters, and every one does."""
    for i, row in enumerate(pack.boxes):
        if row.town != (row.shelter_named > 0):
            expected = "at least 1 in a fortified town, 0 elsewhere"
            yield f"boxes[{i}].shelter_named", expected, str(row.shelter_named)
        if not row.town and (row.shelter_det or row.siege_die):
            yield f"boxes[{i}]", "no shelter or siege without a town", row.id


def links_join_boxes(pack: Pack) -> Iterator[Fault]:
    nodes = [row.id for row in pack.boxes]
    yield from packs.edges_join("links", pack.links, set(nodes))
    yield from packs.in_one_piece("boxes", nodes, pack.links)


def water_is_crossed(pack: Pack) -> Iterator[Fault]:
    """JDG-5.3-4: where there is water there is a bridge or a ford, and nowhere else."""
    for i, row in enumerate(pack.links):
        if (row.water == "none") != (row.crossing == "none"):
            expected = "none without water, else ford or bridge"
            yield f"links[{i}].crossing", expected, f"{row.crossing} over {row.water}"


def entries_lead_to_boxes(pack: Pack) -> Iterator[Fault]:
    there = {row.id for row in pack.boxes}
    for i, row in enumerate(pack.entries):
        yield from known(f"entries[{i}].box", row.box, there, "a box of the map")


def armies_are_led_and_supplied(pack: Pack) -> Iterator[Fault]:
    """JDG-4.1-1, JDG-4.4-1."""
    leaders = {row.id for row in pack.leaders}
    boxes = {row.id for row in pack.boxes}
    for i, row in enumerate(pack.armies):
        if not row.commanders:
            yield f"armies[{i}].commanders", "at least one", "none"
        for j, name in enumerate(row.commanders):
            yield from known(f"armies[{i}].commanders[{j}]", name, leaders, "a leader")
        for j, name in enumerate(row.supply):
            yield from known(f"armies[{i}].supply[{j}]", name, boxes, "a box of the map")
    armies = {row.id for row in pack.armies}
    for nation, names in pack.detachment_armies.items():
        for j, name in enumerate(names):
            yield from known(f"detachment_armies.{nation}[{j}]", name, armies, "an army")


def pieces_belong_to_armies(pack: Pack) -> Iterator[Fault]:
    """JDG-1.2.3-2: membership is on the roster, by period."""
    armies = {row.id: row for row in pack.armies}
    for table in ("leaders", "units"):
        for i, row in enumerate(getattr(pack, table)):
            if row.spring is None and row.autumn is None:
                yield f"{table}[{i}]", "values for a period", row.id
            for period in ("spring", "autumn"):
                stats = getattr(row, period)
                if stats is None:
                    continue
                path = f"{table}[{i}].{period}.army"
                yield from known(path, stats.army, armies, "an army")
                army = armies[stats.army]
                if army.side != row.side or period not in army.periods:
                    yield path, f"an army of the {row.side} side in {period}", stats.army


def units_fit_their_rosters(pack: Pack) -> Iterator[Fault]:
    """JDG-1.2.1-2 (R005): a Reserve has artillery and nothing else; others have men."""
    ids = {row.id for row in pack.units}
    for i, row in enumerate(pack.units):
        for period in ("spring", "autumn"):
            stats = getattr(row, period)
            if stats is None:
                continue
            path = f"units[{i}].{period}"
            if row.arm == "reserve":
                if stats.start or stats.most or stats.co or stats.bc:
                    yield path, "a Reserve with a BA only", row.id
            elif not 0 < stats.start <= stats.most:
                yield f"{path}.start", f"a number from 1 to {stats.most}", str(stats.start)
        if row.becomes:
            yield from known(f"units[{i}].becomes", row.becomes, ids, "a unit")


CHECKS: tuple[Check, ...] = (
    ids_are_unique_and_typable,
    sides_are_the_two,
    calendar_runs_on,
    weather_is_complete,
    charts_are_rectangles,
    movement_is_complete,
    sieges_end,
    boxes_fit_the_index,
    towns_have_shelter,
    links_join_boxes,
    water_is_crossed,
    entries_lead_to_boxes,
    armies_are_led_and_supplied,
    pieces_belong_to_armies,
    units_fit_their_rosters,
    cards_are_whole,
    decks_are_of_cards,
    scenarios_fit,
)
