"""What must hold between the rows of a pack.

A check is a small generator of faults (path, expectation, found); the first fault is raised.
Checks `ALWAYS` hold for a position's small map as well, `ON_DISK` for whole packs only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from berthier.kernel import packs
from berthier.kernel.packs import Fault, known

if TYPE_CHECKING:
    from berthier.games.nations.pack import Pack

Check = Callable[["Pack"], Iterator[Fault]]

NAMED = ("sides", "credits", "zones", "armies", "missions", "cards")
TERRAINS = ("plain", "river", "hill", "forest")
TYPES = ("infantry", "artillery", "cavalry")
DISTRICTS = ("north", "east", "south", "west", "centre")


class Facts(NamedTuple):
    """What the book and its errata state of a title."""

    zones: int
    armies: dict[str, int]
    markers: int
    per_district: int
    cards: int


FACTS = {"bataille-des-nations-1813": Facts(47, {"french": 8, "allied": 11}, 53, 5, 40)}


def check(pack: Pack, files: dict[str, str], small: bool) -> None:
    """Raise BadPack for the first fault; `files` says which file a table came from."""
    for test in ALWAYS if small else ALWAYS + ON_DISK:
        packs.raise_first(test(pack), files)


def ids_are_unique_and_typable(pack: Pack) -> Iterator[Fault]:
    """A card may be called like the army it moves, so each table has ids of its own."""
    for table in NAMED:
        yield from packs.typable_ids(table, getattr(pack, table))
        yield from packs.unique_ids({table: getattr(pack, table)})


def constants_are_positive(pack: Pack) -> Iterator[Fault]:
    """BDN-TRN-1 to BDN-TRN-3, BDN-SET-3: play needs some of each."""
    for field in pack.constants.__struct_fields__:
        number = getattr(pack.constants, field)
        if isinstance(number, int) and number < 1:
            yield f"constants.{field}", "at least 1", str(number)
    if (number := pack.constants.second_missions) > len(DISTRICTS):
        yield "constants.second_missions", f"at most {len(DISTRICTS)}", str(number)


def dates_follow_each_other(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-7, BDN-END-1: dates lie after the watch, and the track goes past the last one."""
    before, seen = 0, set[str]()
    for i, row in enumerate(pack.track.dates):
        if row.date in seen:
            yield f"track.dates[{i}].date", "a date of its own", f"{row.date} a second time"
        if not before < row.point < pack.track.last_point:
            expected = f"more than {before} and less than {pack.track.last_point}"
            yield f"track.dates[{i}].point", expected, str(row.point)
        before = row.point
        seen.add(row.date)


def terrain_values_are_complete(pack: Pack) -> Iterator[Fault]:
    """BDN-ADV-1: a value for each unit type on each terrain."""
    yield from packs.same_keys("terrain_values", pack.terrain_values, TERRAINS)
    for terrain, values in pack.terrain_values.items():
        yield from packs.same_keys(f"terrain_values.{terrain}", values, TYPES)


def neighbours_join_zones(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-1: borders make one board of all zones."""
    zones = [zone.id for zone in pack.zones]
    yield from packs.edges_join("neighbours", pack.neighbours, zones)
    yield from packs.in_one_piece("zones", zones, pack.neighbours)


def armies_fit(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-2, BDN-CMP-3: an army has a side, a strength, markers, and a date of the track."""
    sides = [side.id for side in pack.sides]
    dates = ["", *(row.date for row in pack.track.dates)]
    for i, army in enumerate(pack.armies):
        yield from known(f"armies[{i}].side", army.side, sides, "a side")
        for field in ("strength", "markers"):
            if (number := getattr(army, field)) < 1:
                yield f"armies[{i}].{field}", "at least 1", str(number)
        yield from known(f"armies[{i}].date", army.date, dates, "a date of the track")


def villages_are_zones(pack: Pack) -> Iterator[Fault]:
    """BDN-ARM-1: the villages of a card are zones, each named once."""
    zones = [zone.id for zone in pack.zones]
    for i, army in enumerate(pack.armies):
        for j, village in enumerate(army.villages):
            path = f"armies[{i}].villages[{j}]"
            yield from known(path, village, zones, "the id of a zone")
            if village in army.villages[:j]:
                yield path, "another village than before", village


def missions_fit(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-4: a mission is a zone of its district, worth 3 to 7 points to Napoleon."""
    districts = {zone.id: zone.district for zone in pack.zones}
    for i, mission in enumerate(pack.missions):
        yield from known(f"missions[{i}].zone", mission.zone, districts, "the id of a zone")
        if mission.district != districts[mission.zone]:
            expected = f"{districts[mission.zone]}, the district of {mission.zone}"
            yield f"missions[{i}].district", expected, mission.district
    yield from packs.in_range("missions", pack.missions, "french_vp", 3, 7)
    for i, mission in enumerate(pack.missions):
        if mission.allied_vp < 1:
            yield f"missions[{i}].allied_vp", "at least 1", str(mission.allied_vp)


def cards_show_what_their_kind_shows(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-5: a terrain, or unit types or one army, or nothing."""
    for i, card in enumerate(pack.cards):
        shown = bool(card.terrain), bool(card.types), bool(card.army)
        expected, fits = {
            "terrain": ("a terrain and nothing else", ((True, False, False),)),
            "movement": ("unit types or an army", ((False, True, False), (False, False, True))),
            "time": ("no terrain, type or army", ((False, False, False),)),
        }[card.kind]
        if shown not in fits:
            what = [card.terrain, *card.types, card.army]
            yield f"cards[{i}]", expected, " ".join(filter(None, what)) or "nothing"
        if len(set(card.types)) != len(card.types):
            yield f"cards[{i}].types", "each type once", ", ".join(card.types)
        if card.copies < 1:
            yield f"cards[{i}].copies", "at least 1", str(card.copies)


def title_is_known(pack: Pack) -> Iterator[Fault]:
    """The facts above are kept by title."""
    yield from known("title", pack.title, FACTS, "a known title")


def neighbours_are_in_order(pack: Pack) -> Iterator[Fault]:
    """A pair is written one way only."""
    for i, row in enumerate(pack.neighbours):
        if row.a > row.b:
            yield f"neighbours[{i}]", "a before b in the alphabet", f"{row.a} and {row.b}"


def drawings_are_on_the_canvas(pack: Pack) -> Iterator[Fault]:
    """Every zone is drawn, with its label, on the sheet."""
    width, height = pack.canvas.width, pack.canvas.height
    for prefix in ("", "label_"):
        yield from packs.in_range("zones", pack.zones, prefix + "x", 0, width)
        yield from packs.in_range("zones", pack.zones, prefix + "y", 0, height)
    yield from packs.points_on_sheet("zones", pack.zones, 3, width, height)


def sides_and_cards_name_armies(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-5, BDN-TIL-6: a commander is an army of his side, with a type to be fixed."""
    armies = {army.id: army for army in pack.armies}
    for i, side in enumerate(pack.sides):
        path = f"sides[{i}].commander"
        yield from known(path, side.commander, armies, "the id of an army")
        if (army := armies[side.commander]).side != side.id or army.type != "any":
            expected = f"an army of {side.id} of any type"
            yield path, expected, f"{army.id}, {army.type} of {army.side}"
    for i, card in enumerate(pack.cards):
        if card.army:
            yield from known(f"cards[{i}].army", card.army, armies, "the id of an army")


def sides_are_the_printed_ones(pack: Pack) -> Iterator[Fault]:
    """BDN-SET-1: the French first, they begin."""
    wanted = list(FACTS[pack.title].armies)
    if (found := [side.id for side in pack.sides]) != wanted:
        yield "sides", ", ".join(wanted), ", ".join(found) or "none"


def army_cards_are_as_stated(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-2, BDN-CMP-3: 2 or 3 markers, 3 or 4 villages, so no marker is left over."""
    yield from packs.in_range("armies", pack.armies, "markers", 2, 3)
    for i, army in enumerate(pack.armies):
        if not 3 <= len(army.villages) <= 4:
            yield f"armies[{i}].villages", "3 or 4 villages", str(len(army.villages))


def terrain_values_balance(pack: Pack) -> Iterator[Fault]:
    """BDN-ADV-2: each unit type has one +1, one -1 and otherwise 0."""
    for type_ in TYPES:
        found = [pack.terrain_values[terrain][type_] for terrain in TERRAINS]
        if sorted(found) != [-1, 0, 0, 1]:
            yield "terrain_values", f"-1, 0, 0 and 1 for {type_}", ", ".join(map(str, found))


def numbers_are_as_stated(pack: Pack) -> Iterator[Fault]:
    """BDN-CMP-1 to BDN-CMP-5: zones, armies, markers, missions and action cards of the box."""
    facts = FACTS[pack.title]
    armies = Counter(army.side for army in pack.armies)
    missions = Counter[str](mission.district for mission in pack.missions)
    markers = sum(army.markers for army in pack.armies)
    copies = sum(card.copies for card in pack.cards)
    for path, what, wanted, found in (
        ("zones", "zones", facts.zones, len(pack.zones)),
        *(("armies", f"armies of {s}", number, armies[s]) for s, number in facts.armies.items()),
        ("armies", "markers in all", facts.markers, markers),
        *(("missions", f"missions {d}", facts.per_district, missions[d]) for d in DISTRICTS),
        ("cards", "cards in all", facts.cards, copies),
    ):
        if wanted != found:
            yield path, f"{wanted} {what}", str(found)


# In this order: a later check trusts the earlier ones.
ALWAYS: tuple[Check, ...] = (
    ids_are_unique_and_typable, constants_are_positive, dates_follow_each_other,
    terrain_values_are_complete, neighbours_join_zones, armies_fit, villages_are_zones,
    missions_fit, cards_show_what_their_kind_shows,
)  # fmt: skip
ON_DISK: tuple[Check, ...] = (
    title_is_known, sides_are_the_printed_ones, neighbours_are_in_order,
    drawings_are_on_the_canvas, sides_and_cards_name_armies, army_cards_are_as_stated,
    terrain_values_balance, numbers_are_as_stated,
)  # fmt: skip
