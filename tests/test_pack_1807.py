"""The pack of napoleon-1807, and what the loader refuses."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import berthier.games.napoleon
from berthier.games.napoleon.pack import Pack, load_extra_events, load_pack, replace_tables
from berthier.games.napoleon.pack_1807 import Pack1807, Scenario1807, dates, in_deck, strengths
from berthier.games.registry import check_pack
from berthier.kernel.errors import BadPack
from berthier.kernel.packs import earlier_packs, fingerprint

PACKS = Path(berthier.games.napoleon.__file__).parent / "packs"
SHIPPED = PACKS / "napoleon-1807"
WINTER_ONLY = {"neige", "froid", "tempete-de-neige", "epidemie"}


@pytest.fixture(scope="module")
def pack() -> Pack1807:
    found = load_pack(SHIPPED)
    assert isinstance(found, Pack1807)
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped pack, to be spoilt."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def scenario(pack: Pack1807, name: str) -> Scenario1807:
    return next(row for row in pack.scenarios if row.id == name)


def test_1806_keeps_its_fingerprints() -> None:
    """Saves of 1806 hold them: what 1807 adds must not enter them."""
    folder = PACKS / "napoleon-1806"
    packs = [load_pack(folder), *earlier_packs(folder, load_pack(folder))]
    kept = ["595509c5dc7b", "e5900350449e"]
    assert [fingerprint(one)[:12] for one in packs] == kept


def test_the_shipped_pack_loads(pack: Pack1807) -> None:
    assert check_pack(SHIPPED) == "napoleon-1807"
    assert [side.id for side in pack.sides] == ["french", "russian"]
    assert (len(pack.zones), len(pack.connections)) == (70, 145)
    assert sum(bool(row.bridge) for row in pack.connections) == 37
    kinds = {"open": 46, "wooded": 15, "fortified": 4, "citadel": 5}
    assert Counter(zone.terrain for zone in pack.zones) == kinds
    assert (len(pack.events), len(pack.cards), len(pack.extra_cards)) == (58, 96, 0)
    assert [row.id for row in pack.scenarios] == [
        f"{campaign}-{kind}"
        for campaign in ("pultusk", "eylau", "friedland")
        for kind in ("campaign", "battle")
    ]


def test_orders_of_battle(pack: Pack1807) -> None:
    """Sums of the orders, and the corps of the book's combat example, unhurt."""
    sums = {}
    for order in pack.orders:
        side_of = {piece.id: piece.side for piece in pack.pieces}
        cubes = Counter[str]()
        for row in order.rows:
            cubes[side_of[row.piece]] += row.infantry + row.cavalry
        sums[order.id] = dict(cubes)
    assert sums == {
        "pultusk": {"french": 44, "russian": 36},
        "eylau": {"french": 39, "russian": 36},
        "friedland": {"french": 50, "russian": 46},
    }
    full = strengths(pack, scenario(pack, "friedland-battle"))
    assert [full[name] for name in ("lannes", "olsufiev", "ostermann")] == [(4, 1), (2, 1), (3, 0)]
    assert strengths(pack, scenario(pack, "pultusk-battle"))["lannes"] == (5, 1)
    assert strengths(pack, None)["lannes"] == (4, 1)


def test_decks_follow_the_season_and_the_persons(pack: Pack1807) -> None:
    for row in pack.scenarios:
        decks = {
            side.id: [c for c in pack.cards if c.side == side.id and in_deck(pack, row, c)]
            for side in pack.sides
        }
        events = {card.event for deck in decks.values() for card in deck}
        assert not events & {"quartiers-hiver", "boue"}
        assert events & WINTER_ONLY == (WINTER_ONLY if row.season == "winter" else set())
        placed = {line.piece for line in row.setup}
        assert ("kamenski" in events) == ("kamenski" in placed)
        assert ("lobanov" in events) == any(r.piece == "lobanov" for r in row.reinforcements)
        assert ("reddition" in events) == ("graudenz" in row.sieges)
        assert ("marie-walewska" in events) == (row.order == "eylau")
        assert row.guard in placed
        assert min(len(deck) for deck in decks.values()) >= 36


def test_events_without_a_deck(pack: Pack1807) -> None:
    special = {event.id: event.owner for event in pack.events if event.colour == "special"}
    assert special == {"boue": "none", "quartiers-hiver": "both"}
    assert Counter(card.side for card in pack.cards) == {"french": 48, "russian": 48}


def test_dates_are_by_scenario(pack: Pack1807) -> None:
    days = dates(pack, scenario(pack, "pultusk-campaign"))
    assert days[6].fr == "1er et 2 janvier 1807"
    assert days[6].en == "1 and 2 January 1807"
    old = load_pack(PACKS / "napoleon-1806")
    assert dates(old, old.scenarios[0])[1].en == "8 and 9 October 1806"


def test_hills_cover_no_town(pack: Pack1807) -> None:
    for shape in pack.relief:
        assert shape.kind == "hills"
        assert not [z.id for z in pack.zones if _contains(shape.points, z.x, z.y)]


def _contains(points: list[tuple[int, int]], x: int, y: int) -> bool:
    """Even-odd rule: a ray to the right crosses the outline an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def test_the_extra_cards_of_1806_find_their_events() -> None:
    extra = load_extra_events(PACKS / "napoleon-1806")
    cards = load_pack(PACKS / "napoleon-1806").extra_cards
    assert {card.event for card in cards} == {event.id for event in extra}
    assert {event.rule for event in extra} == {f"N07-CARD-{e.id.upper()}" for e in extra}


def test_a_position_brings_its_own_map(pack: Pack1807) -> None:
    zones = [{"id": "a"}, {"id": "b", "terrain": "fortified", "vp": 1}]
    small = replace_tables(pack, {"zones": zones, "connections": [{"a": "a", "b": "b"}]}, "case")
    assert isinstance(small, Pack1807)
    assert (small.scenarios, small.orders, small.pieces) == ([], [], pack.pieces)
    old: Pack = load_pack(PACKS / "napoleon-1806")
    with pytest.raises(BadPack) as caught:
        replace_tables(old, {"zones": zones, "connections": [{"a": "a", "b": "b"}]}, "case")
    assert caught.value.args_["path"] == "zones[1].terrain"


PRAGA = '[["praga", "serock"], ["modlin", "praga"]]'
CITADELS = (
    'citadels = {french = ["warsaw", "thorn"], russian = ["konigsberg", "danzig", "graudenz"]}'
)
TOWNS = 'control = {french = [], russian = ["pultusk", "heilsberg", "elbing", "allenstein"]}'
PLATOV = 'piece = "platov", turn = 2, zones = ["rastenburg"]'
LOBANOV = 'turn = 0, zones = ["allenburg", "rastenburg"], card = "lobanov"'
DAVOUT = '"davout",      infantry = 6, cavalry = 1'
# By file: old text, new text, path of the fault, part of the expectation, part of the finding.
MALFORMED = {
    "pack.toml": [
        ("siege_markers = 2\n", "", "limits.siege_markers", "a value", "nothing"),
        ("french = 4\n", "french = 3\n", "scenarios[0].vedettes.french", "0 to 3", "4"),
        ("infantry = {french = 40", "infantry = {french = 30",
         "orders[0].rows", "30 cubes of french infantry", "31"),
        ("siege_markers = 2", "siege_markers = 1", "scenarios[2].sieges", "at most 1", "2"),
        ("draw_discs = 3", "draw_discs = 2", "scenarios[0].draw_values", "at most 2", "3"),
    ],
    "board.toml": [
        ('terrain = "fortified"', 'terrain = "walled"',
         "zones[9].terrain", "one of citadel, fortified, open, wooded", "walled"),
        ('"Danzig",       en = "Danzig",       terrain = "citadel",   vp = 2',
         '"Danzig",       en = "Danzig",       terrain = "citadel",   vp = 1',
         "zones", "danzig with value 2", "1"),
        ('b = "friedland",          bridge = "alle"', 'b = "friedland", bridge = "styx"',
         "connections[0].bridge", "one of vistula", "styx"),
    ],
    "pieces.toml": [
        (DAVOUT, DAVOUT.replace("6", "8"), "orders[0].rows[1]", "at most 8 SP", "8 + 1 SP"),
        ('piece = "davout"', 'piece = "desaix"', "orders[0].rows[1].piece", "a piece", "desaix"),
        ('piece = "soult", ', 'piece = "lannes",', "orders[0].rows[3].piece", "once", "lannes"),
        ('piece = "napoleon",    infantry = 0', 'piece = "napoleon", infantry = 1',
         "orders[0].rows[0]", "0 SP for a commander", "1 + 0 SP"),
        ('kind = "corps",     infantry = 7', 'kind = "corps", infantry = 6',
         "pieces[1]", "7 + 1 SP, as in its last order", "6 + 1 SP"),
    ],
    "cards.toml": [
        ('event = "quartiers-hiver",      value = 0', 'event = "quartiers-hiver", value = 3',
         "cards[47].value", "0 to 0", "3"),
        ('owner = "russian", colour = "green"', 'owner = "none", colour = "green"',
         "events[2].owner", "both, french, russian", "none"),
        ('colour = "special"', 'colour = "brown"', "events[5].colour", "special", "brown"),
        ('event = "aide-de-camp",         value = 5', 'event = "aide-de-camp", value = 6',
         "cards", "values from 1 to 5 for french", "6"),
    ],
    "scenarios.toml": [
        ('season = "winter"', 'season = "spring"', "scenarios[0].season", "summer", "spring"),
        ('order = "pultusk"', 'order = "jena"', "scenarios[0].order", "pultusk, eylau", "jena"),
        ('zone = "warsaw"', 'zone = "varsovie"', "scenarios[0].setup[0].zone", "zone", "varsovie"),
        ('piece = "lefebvre"', 'piece = "bessieres"',
         "scenarios[0].setup", "lefebvre once", "another number"),
        ('guard = "lefebvre"', 'guard = "bessieres"', "scenarios[0].guard", "pultusk", "bessieres"),
        ("sieges = []", 'sieges = ["elbing"]', "scenarios[0].sieges", "warsaw, thorn", "elbing"),
        ("sieges = []", 'sieges = ["thorn", "thorn"]',
         "scenarios[0].sieges", "each zone once", "thorn 2 times"),
        (CITADELS, CITADELS.replace('"warsaw", ', ""),
         "scenarios[0].citadels", "each citadel once: danzig", "thorn, konigsberg"),
        (CITADELS, CITADELS.replace("russian", "prussian"),
         "scenarios[0].citadels", "french, russian", "prussian"),
        (TOWNS, TOWNS.replace('"elbing"', '"thorn"'),
         "scenarios[0].control", "pultusk, elbing", "thorn"),
        (TOWNS, TOWNS.replace('"elbing"', '"pultusk"'),
         "scenarios[0].control", "each zone once", "pultusk 2 times"),
        (PRAGA, '[["praga", "rozan"]]',
         "scenarios[0].destroyed_bridges[0]", "connection with a bridge", "praga-rozan"),
        ("vedettes = {french = 4", "vedettes = {french = 5",
         "scenarios[0].vedettes.french", "0 to 4", "5"),
        ('removed = ["lobanov"', 'removed = ["lobanoff"',
         "scenarios[0].removed", "event", "lobanoff"),
        ('weather_before = "pluie"', 'weather_before = "fog"',
         "scenarios[1].weather_before", "neige", "fog"),
        ('first_initiative = "normal"', 'first_initiative = "french"',
         "scenarios[0].first_initiative", "normal", "french"),
        ("starting_hand = 0", "starting_hand = 3", "scenarios[0].starting_hand", "one of 0", "3"),
        ("draw_values = [5, 6, 7]", "draw_values = [5, 7]",
         "scenarios[0].draw_values", "between 4 and 8", "[5, 7]"),
        ("start_vp = 12", "start_vp = 20", "scenarios[0].start_vp", "1 to 19", "20"),
        ('zone = "rozan", side = "french", vp = 3', 'zone = "rozan", side = "saxon", vp = 3',
         "scenarios[0].objectives[0].side", "french, russian", "saxon"),
        ("{turn = 6, fr", "{turn = 7, fr", "scenarios[0].dates", "the turns [1, 2", "5, 7]"),
        (PLATOV, PLATOV.replace("2", "9"),
         "scenarios[2].reinforcements[0].turn", "1 to 8", "9"),
        (LOBANOV, LOBANOV.replace("= 0", "= 2"),
         "scenarios[4].reinforcements[0].turn", "0 with a card", "2"),
        (LOBANOV, LOBANOV.replace("lobanov", "kamenski"),
         "scenarios[4].reinforcements[0].card", "the decks", "kamenski"),
        ('zone = "praga",     fatigue = 0', 'zone = "praga", infantry = 3, fatigue = 0',
         "scenarios[0].setup[3]", "at most 8 SP", "3 + 6 SP"),
        ("immediate_russian_vp", "immediate_prussian_vp",
         "scenarios[0].immediate_prussian_vp", "immediate_russian_vp", "unknown"),
    ],
}  # fmt: skip
CASES = [
    pytest.param(file, *case, id=f"{file}-{case[2]}-{case[4]}")
    for file, cases in MALFORMED.items()
    for case in cases
]


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def refuses(folder: Path, file: str, path: str, expected: str, found: str) -> None:
    with pytest.raises(BadPack) as caught:
        load_pack(folder)
    facts = caught.value.args_
    assert (facts["file"], facts["path"]) == (file, path)
    assert expected in str(facts["expected"])
    assert found in str(facts["found"])


@pytest.mark.parametrize(("file", "old", "new", "path", "expected", "found"), CASES)
def test_a_malformed_pack_is_refused(
    file: str, old: str, new: str, path: str, expected: str, found: str, folder: Path
) -> None:
    edit(folder / file, old, new)
    # What no longer fits is told where it stands, not where the limit does.
    told = {"scenarios": "scenarios.toml", "orders": "pieces.toml"}.get(path.split("[")[0], file)
    refuses(folder, told, path, expected, found)


@pytest.mark.parametrize(
    ("file", "lines", "path", "expected", "found"),
    [
        ("cards.toml", '"f01"', "cards", "48 cards for french", "47"),
        ("cards.toml", '"r48"', "cards", "48 cards for russian", "47"),
        ("pieces.toml", '"russian-vedette-5"', "vedettes.russian", "the 4 of the pieces", "5"),
        (
            "board.toml",
            '"rastenburg"',
            "scenarios[2].reinforcements[0].zones",
            "zone",
            "rastenburg",
        ),
    ],
)
def test_missing_rows_are_refused(
    file: str, lines: str, path: str, expected: str, found: str, folder: Path
) -> None:
    text = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in text if not re.search(lines, line)]
    (folder / file).write_text("".join(kept), encoding="utf-8")
    told = {"scenarios": "scenarios.toml", "vedettes": "pack.toml"}.get(
        re.split(r"[\[.]", path)[0], file
    )
    refuses(folder, told, path, expected, found)
