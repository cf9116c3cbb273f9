"""The pack of bataille-des-nations-1813, its loader, what it refuses, and its rule texts."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

import berthier.games.nations
from berthier.games.nations.pack import Pack, load_pack, replace_tables
from berthier.kernel.errors import BadPack
from berthier.kernel.packs import fingerprint
from berthier.rules import rules_of

TITLE = "bataille-des-nations-1813"
SHIPPED = Path(berthier.games.nations.__file__).parent / "packs" / TITLE


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(SHIPPED)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped pack, to be spoilt."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def refuses(source: Path, file: str, path: str, expected: str, found: str) -> None:
    with pytest.raises(BadPack) as caught:
        load_pack(source)
    tells(caught.value, file, path, expected, found)


def tells(error: BadPack, file: str, path: str, expected: str, found: str) -> None:
    assert (error.args_["file"], error.args_["path"]) == (file, path)
    assert expected in str(error.args_["expected"])
    assert found in str(error.args_["found"])


def test_the_shipped_pack_loads(pack: Pack) -> None:
    assert [(side.id, side.commander) for side in pack.sides] == [
        ("french", "napoleon"),
        ("allied", "schwarzenberg"),
    ]
    assert (len(pack.zones), len(pack.neighbours)) == (47, 122)
    terrains = Counter(zone.terrain for zone in pack.zones)
    assert terrains == {"plain": 18, "river": 12, "hill": 11, "forest": 6}
    assert Counter(army.side for army in pack.armies) == {"french": 8, "allied": 11}
    assert (len(pack.missions), len(pack.cards)) == (25, 13)
    copies = Counter[str]()
    for card in pack.cards:
        copies[card.kind] += card.copies
    assert copies == {"terrain": 20, "movement": 14, "time": 6}
    assert [row.date for row in pack.track.dates if row.battle] == ["16.10", "18.10"]
    assert any("GeoNames" in credit.en and "CC BY 4.0" in credit.en for credit in pack.credits)


def test_who_has_two_markers_and_who_comes_late(pack: Pack) -> None:
    two = {army.id for army in pack.armies if army.markers == 2}
    assert two == {"napoleon", "ney", "schwarzenberg", "bernadotte"}
    dates = {army.id: army.date for army in pack.armies if army.date}
    assert dates == {"platow": "16.10", "bernadotte": "17.10", "bennigsen": "17.10"}
    assert {army.id for army in pack.armies if army.type == "any"} == {"napoleon", "schwarzenberg"}


def test_langeron_and_breitenfeld_are_as_in_the_examples(pack: Pack) -> None:
    langeron = next(army for army in pack.armies if army.id == "langeron")
    assert sorted(langeron.villages) == ["breitenfeld", "klein-wiederitzsch", "plosen"]
    terrain = {zone.id: zone.terrain for zone in pack.zones}
    assert sum(terrain[village] == "plain" for village in langeron.villages) == 2
    ends = [{row.a, row.b} for row in pack.neighbours]
    near = sorted(z for e in ends if "breitenfeld" in e for z in e - {"breitenfeld"})
    assert near == ["klein-wiederitzsch", "lindenthal", "podelwitz", "radefeld"]


def test_neighbours_are_the_zones_that_share_a_border(pack: Pack) -> None:
    """What one sees is what counts: a border is a side of both outlines."""
    borders = {}
    for zone in pack.zones:
        ends = zip(zone.points, zone.points[1:] + zone.points[:1], strict=True)
        borders[zone.id] = {frozenset(pair) for pair in ends}
    drawn = {
        frozenset(two) for two in combinations(borders, 2) if borders[two[0]] & borders[two[1]]
    }
    assert drawn == {frozenset((row.a, row.b)) for row in pack.neighbours}


def test_centre_and_label_are_inside_the_outline(pack: Pack) -> None:
    for zone in pack.zones:
        assert contains(zone.points, zone.x, zone.y), zone.id
        assert contains(zone.points, zone.label_x, zone.label_y), zone.id


def contains(points: list[tuple[int, int]], x: int, y: int) -> bool:
    """Even-odd rule: a ray to the right crosses the outline an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def test_the_fingerprint_is_of_the_content(pack: Pack, folder: Path) -> None:
    edit(folder / "armies.toml", "armies = [", "# another layout\narmies = [")
    assert fingerprint(load_pack(folder)) == fingerprint(pack)
    edit(folder / "armies.toml", 'en = "Ney"', 'en = "Michel Ney"')
    assert fingerprint(load_pack(folder)) != fingerprint(pack)


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# By file: old text, new text, path of the fault, part of the expectation, part of the finding.
MALFORMED = {
    "pack.toml": [
        ("format = 1\n", "", "format", "a value", "nothing"),
        ("format = 1", "format = 2", "format", "one of 1", "2"),
        (f'title = "{TITLE}"', 'title = "leipzig"', "title", TITLE, "leipzig"),
        ('id = "allied"', 'id = "french"', "sides[1].id", "of its own", "french"),
        ('commander = "napoleon"', 'commander = "soult"',
         "sides[0].commander", "id of an army", "soult"),
        ('commander = "napoleon"', 'commander = "ney"',
         "sides[0].commander", "of any type", "ney, infantry of french"),
        ('commander = "napoleon"', 'commander = "schwarzenberg"',
         "sides[0].commander", "an army of french", "any of allied"),
        ("display = 4", "display = 0", "constants.display", "at least 1", "0"),
        ("second_missions = 2", "second_missions = 6",
         "constants.second_missions", "at most 5", "6"),
        ("vp_per_tile = 1", 'vp_per_tile = "1"', "constants.vp_per_tile", "a whole number", "1"),
        ("hand_limit", "hand_size", "constants.hand_size", "the fields actions", "unknown"),
        ("point =  9", "point = 17", "track.dates[2].point", "more than 17", "17"),
        ("point =  1", "point =  0", "track.dates[0].point", "more than 0", "0"),
        ("last_point = 42", "last_point = 41", "track.dates[5].point", "less than 41", "41"),
        ('"15.10"', '"14.10"', "track.dates[1].date", "of its own", "14.10"),
        ("plain  = {", "marsh  = {", "terrain_values", "plain, river, hill, forest", "marsh"),
        ("cavalry =  1, ", "", "terrain_values.plain", "infantry, artillery, cavalry", "infantry"),
        ("cavalry =  1", "cavalry =  2", "terrain_values", "for cavalry", "2, 0, 0, -1"),
    ],
    "board.toml": [
        ("zones = [", "zones = ", "line 4, column 9", "valid TOML", "nvalid value"),
        ('terrain = "plain",  ', 'terrain = "marsh",  ',
         "zones[0].terrain", "one of forest, hill, plain, river", "marsh"),
        ('district = "centre"', 'district = "middle"', "zones[0].district", "centre", "middle"),
        ("x =  753, ", "", "zones[0].x", "a value", "nothing"),
        ("x =  753", "x = 1753", "zones[0].x", "from 0 to 1600", "1753"),
        ("label_y =  568", "label_y = 1568", "zones[0].label_y", "from 0 to 1200", "1568"),
        ("[[703, 496], ", "[[-703, 496], ", "zones[0].points[0]", "on the canvas", "-703"),
        ("[[703, 496], [662, 618], [692, 669], [756, 689], [835, 608], [840, 513], [761, 475]]",
         "[[703, 496], [662, 618]]", "zones[0].points", "at least 3 points", "2"),
        ('id = "gohlis"', 'id = "Gohlis"', "zones[1].id", "lower-case", "Gohlis"),
        ('id = "gohlis"', 'id = "leipzig"', "zones[1].id", "of its own", "leipzig"),
        ('b = "baalsdorf"', 'b = "balsdorf"', "neighbours[0].b", "known id", "balsdorf"),
        ('b = "baalsdorf"', 'b = "althen"', "neighbours[0].b", "another", "althen"),
        ('b = "engelsdorf"', 'b = "baalsdorf"',
         "neighbours[1]", "pair of its own", "althen and baalsdorf"),
        ('{a = "althen",             b = "baalsdorf"', '{a = "baalsdorf", b = "althen"',
         "neighbours[0]", "a before b", "baalsdorf and althen"),
        ("neighbours = [", 'neighbours = [\n{a = "baalsdorf", b = "althen", source = "public"},',
         "neighbours[1]", "pair of its own", "a second time"),
    ],
    "armies.toml": [
        ("armies = [", "size = 1\narmies = [", "size", "the fields armies", "unknown"),
        ('side = "french"', 'side = "saxon"', "armies[0].side", "french, allied", "saxon"),
        ('type = "any"', 'type = "guard"', "armies[0].type", "one of any", "guard"),
        ('en = "Napoleon"', 'en = ""', "armies[0].en", "a value", "nothing"),
        ("strength = 5", "strength = 0", "armies[0].strength", "at least 1", "0"),
        ("markers = 2", "markers = 0", "armies[0].markers", "at least 1", "0"),
        ("markers = 2", "markers = 4", "armies[0].markers", "from 2 to 3", "4"),
        ("markers = 2", "markers = 3", "armies", "53 markers in all", "54"),
        ('"reudnitz"', '"reudnits"', "armies[0].villages[0]", "id of a zone", "reudnits"),
        ('"thonberg"', '"reudnitz"', "armies[0].villages[1]", "another village", "reudnitz"),
        ('["meusdorf", "wachau", "dosen"]', '["meusdorf"]',
         "armies[2].villages", "3 or 4 villages", "1"),
        ('date = "16.10"', 'date = "20.10"', "armies[18].date", "14.10", "20.10"),
        ('source_type = "rulebook",      ', "", "armies[0].source_type", "a value", "nothing"),
        ('id = "ney"', 'id = "murat"', "armies[2].id", "of its own", "murat"),
    ],
    "missions.toml": [
        ('zone = "mockern"', 'zone = "mockem"', "missions[0].zone", "id of a zone", "mockem"),
        ('zone = "mockern"', 'zone = "leipzig"',
         "missions[0].district", "centre, the district of leipzig", "north"),
        ("french_vp = 3", "french_vp = 2", "missions[0].french_vp", "from 3 to 7", "2"),
        ("french_vp = 7", "french_vp = 8", "missions[4].french_vp", "from 3 to 7", "8"),
        ("allied_vp = 3", "allied_vp = 0", "missions[0].allied_vp", "at least 1", "0"),
        ('id = "m02"', 'id = "m01"', "missions[1].id", "of its own", "m01"),
        ('district = "north",  zone = "mockern"', 'district = "west", zone = "leutzsch"',
         "missions", "5 missions north", "4"),
    ],
    "cards.toml": [
        ('terrain = "plain"', 'terrain = ""', "cards[0]", "a terrain", "nothing"),
        ('types = ["infantry"]', 'types = ["guard"]', "cards[7].types[0]", "infantry", "guard"),
        ('types = ["infantry"]', "types = []", "cards[7]", "types or an army", "nothing"),
        ('["cavalry", "infantry"]', '["cavalry", "cavalry"]',
         "cards[4].types", "each type once", "cavalry, cavalry"),
        ('army = "murat"', 'army = "soult"', "cards[10].army", "id of an army", "soult"),
        ('kind = "time"', 'kind = "terrain"', "cards[12]", "a terrain", "nothing"),
        ('kind = "terrain"', 'kind = "time"', "cards[0]", "no terrain", "plain"),
        ("copies = 7", "copies = 0", "cards[0].copies", "at least 1", "0"),
        ("copies = 7", "copies = 8", "cards", "40 cards in all", "41"),
    ],
}  # fmt: skip
CASES = [
    pytest.param(file, *case, id=f"{file}-{case[2]}-{case[4]}")
    for file, cases in MALFORMED.items()
    for case in cases
]


@pytest.mark.parametrize(("file", "old", "new", "path", "expected", "found"), CASES)
def test_a_malformed_pack_is_refused(
    file: str, old: str, new: str, path: str, expected: str, found: str, folder: Path
) -> None:
    edit(folder / file, old, new)
    refuses(folder, file, path, expected, found)


@pytest.mark.parametrize("file", ["pack", "board", "armies", "missions", "cards"])
def test_a_missing_file_is_refused(file: str, folder: Path) -> None:
    (folder / f"{file}.toml").unlink()
    refuses(folder, f"{file}.toml", "", "a file that can be read", "No such file")


@pytest.mark.parametrize(
    ("file", "lines", "path", "expected", "found"),
    [
        ("board.toml", '"bohlitz-ehrenberg"', "zones", "47 zones", "46"),
        ("board.toml", '(a|b) = "breitenfeld"', "zones[9]", "a way to leipzig", "cut off"),
        ("armies.toml", 'id = "kleist"', "armies", "11 armies of allied", "10"),
        ("missions.toml", 'id = "m25"', "missions", "5 missions centre", "4"),
        ("cards.toml", 'id = "time"', "cards", "40 cards in all", "34"),
        ("pack.toml", '{id = "french"', "armies[0].side", "allied", "french"),
    ],
)
def test_missing_rows_are_refused(
    file: str, lines: str, path: str, expected: str, found: str, folder: Path
) -> None:
    text = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in text if not re.search(lines, line)]
    (folder / file).write_text("".join(kept), encoding="utf-8")
    told = "armies.toml" if path.startswith("armies") else file
    refuses(folder, told, path, expected, found)


def test_the_french_come_first(folder: Path) -> None:
    text = (folder / "pack.toml").read_text(encoding="utf-8")
    turned = re.sub(r'( +\{id = "french".*\n)( +\{id = "allied".*\n)', r"\2\1", text)
    (folder / "pack.toml").write_text(turned, encoding="utf-8")
    refuses(folder, "pack.toml", "sides", "french, allied", "allied, french")


NEY = {"id": "ney", "side": "french", "villages": ["a", "b"], "markers": 2, "strength": 4}
THREE_ZONES: dict[str, object] = {
    "zones": [{"id": "a"}, {"id": "b", "terrain": "hill", "district": "north"}, {"id": "leipzig"}],
    "neighbours": [{"a": "a", "b": "b"}, {"a": "leipzig", "b": "b"}],
}


def test_a_position_brings_its_own_map(pack: Pack) -> None:
    small = replace_tables(pack, THREE_ZONES, "case.toml")
    assert [(z.id, z.fr, z.en, z.terrain, z.district) for z in small.zones] == [
        ("a", "a", "a", "plain", "centre"),
        ("b", "b", "b", "hill", "north"),
        ("leipzig", "leipzig", "leipzig", "plain", "centre"),
    ]
    assert {zone.source for zone in small.zones} == {"reconstructed"}
    assert [(row.a, row.b) for row in small.neighbours] == [("a", "b"), ("leipzig", "b")]
    assert [army.id for army in small.armies] == [army.id for army in pack.armies]
    assert {village for army in small.armies for village in army.villages} == set()
    assert (small.missions, small.cards, small.track) == ([], pack.cards, pack.track)


def test_the_printed_armies_keep_the_villages_of_the_map(pack: Pack) -> None:
    small = replace_tables(pack, {"zones": [{"id": "wachau"}]}, "case.toml")
    at = {army.id for army in small.armies if army.villages == ["wachau"]}
    assert at == {"murat", "schwarzenberg"}
    assert (len(small.zones), small.neighbours) == (1, [])


def test_a_position_brings_its_own_armies_and_missions(pack: Pack) -> None:
    missions = [{"id": "m1", "zone": "a", "french_vp": 3, "allied_vp": 5}]
    tables = THREE_ZONES | {"armies": [NEY], "missions": missions}
    small = replace_tables(pack, tables, "case.toml")
    assert [(a.id, a.fr, a.type, a.date) for a in small.armies] == [("ney", "ney", "infantry", "")]
    assert [(m.id, m.zone, m.district) for m in small.missions] == [("m1", "a", "centre")]


def test_armies_alone_leave_the_map(pack: Pack) -> None:
    armies = [NEY | {"villages": ["leipzig"], "fr": "Ney"}]
    small = replace_tables(pack, {"armies": armies}, "case.toml")
    assert (small.zones, small.neighbours, small.missions) == (
        pack.zones,
        pack.neighbours,
        pack.missions,
    )
    assert [army.fr for army in small.armies] == ["Ney"]


def test_no_tables_change_nothing(pack: Pack) -> None:
    assert replace_tables(pack, {}, "case.toml") is pack


@pytest.mark.parametrize(
    ("tables", "path", "expected", "found"),
    [
        ({"neighbours": [{"a": "a", "b": "d"}]}, "neighbours[0].b", "one of a, b", "d"),
        ({"neighbours": [{"a": "a", "b": "b"}]}, "zones[2]", "a way to a", "leipzig is cut off"),
        ({"neighbours": [{"a": "a", "b": "b"}, {"a": "b", "b": "a"}]},
         "neighbours[1]", "a pair of its own", "b and a"),
        ({"zones": [{"id": "a"}, {"id": "a"}]}, "zones[1].id", "an id of its own", "a second"),
        ({"zones": [{"fr": "A"}]}, "zones[0].id", "a value", "nothing"),
        ({"zones": "abc"}, "zones", "a list or nothing", "abc"),
        ({"cards": []}, "cards", "zones, neighbours, armies, missions", "unknown"),
        ({"armies": [{**NEY, "side": "saxon"}]}, "armies[0].side", "french", "saxon"),
        ({"armies": [{**NEY, "date": "13.10"}]}, "armies[0].date", "14.10", "13.10"),
        ({"armies": [{**NEY, "villages": ["c"]}]}, "armies[0].villages[0]", "one of a", "c"),
        ({"missions": [{"id": "m", "zone": "b", "french_vp": 3, "allied_vp": 1}]},
         "missions[0].district", "north, the district of b", "centre"),
        ({"missions": [{"id": "m", "zone": "b"}]}, "missions[0].french_vp", "a value", "nothing"),
    ],
)  # fmt: skip
def test_a_bad_table_of_a_position_is_refused(
    pack: Pack, tables: dict[str, object], path: str, expected: str, found: str
) -> None:
    with pytest.raises(BadPack) as caught:
        replace_tables(pack, THREE_ZONES | tables, "case.toml")
    tells(caught.value, "case.toml", path, expected, found)


def test_every_rule_has_a_text_in_both_languages() -> None:
    book = rules_of(TITLE)
    assert len(book.rows) == 57
    for rule in book.rows.values():
        assert rule.level == ("advanced" if rule.chapter == "advanced" else "basic")
        assert rule.kind in ("rule", "definition", "data")
        english, french = book.text(rule.id, "en"), book.text(rule.id, "fr")
        assert english.count("Ruling:") == french.count("Décision\u00a0:")
        assert english.endswith(".")
        assert french.endswith(".")


def test_the_terrain_values_are_told_as_they_are(pack: Pack) -> None:
    """BDN-ADV-2 is data, said twice: the text must not differ from the pack."""
    text = rules_of(TITLE).text("BDN-ADV-2", "en")
    for terrain, values in pack.terrain_values.items():
        (told,) = re.findall(rf"{terrain.title()}: ([^.]+)\.", text)
        pairs = (part.replace("−", "-").rsplit(" ", 1) for part in told.split(", "))
        assert {arm: int(value) for arm, value in pairs} == {k: v for k, v in values.items() if v}
