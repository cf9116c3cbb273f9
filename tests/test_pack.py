"""The pack of napoleon-1806, its loader and what the loader refuses."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

import berthier.games.napoleon
from berthier.games.napoleon.pack import Pack, load_pack, replace_tables
from berthier.kernel.errors import BadPack
from berthier.kernel.packs import fingerprint

SHIPPED = Path(berthier.games.napoleon.__file__).parent / "packs" / "napoleon-1806"
F01 = 'event = "anticipation",       value = 2'
NO_BRIDGE = 'bridge = "",             source = "reconstructed"'
BORNA = 'terrain = "open",    vp = 0, lat = 51.1242'


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
    assert [side.id for side in pack.sides] == ["french", "prussian"]
    assert (len(pack.zones), len(pack.connections)) == (57, 117)
    assert Counter(zone.terrain for zone in pack.zones) == {"open": 43, "wooded": 10, "citadel": 4}
    assert (len(pack.events), len(pack.cards), len(pack.extra_cards)) == (39, 72, 6)
    assert [scenario.id for scenario in pack.scenarios] == ["campaign", "short"]
    assert len(pack.turns) == 7
    assert any("GeoNames" in credit.en and "CC BY 4.0" in credit.en for credit in pack.credits)


def test_bridges_by_river(pack: Pack) -> None:
    crossings = Counter(r for c in pack.connections if c.bridge for r in c.bridge.split("+"))
    saale_to_werra = {"saale": 17, "elster": 10, "ilm": 6, "main": 6, "werra": 3, "unstrut": 2}
    assert crossings == saale_to_werra


def test_a_die_has_the_chances_of_a_card(pack: Pack) -> None:
    for side, faces in pack.dice.items():
        deck = Counter("L" * c.losses + "f" * c.fatigues for c in pack.cards if c.side == side)
        assert deck == Counter(faces * 6)


def test_woods_are_drawn_where_the_wooded_zones_are(pack: Pack) -> None:
    for shape in pack.relief:
        covered = {z.terrain for z in pack.zones if contains(shape.points, z.x, z.y)}
        assert covered == ({"wooded"} if shape.kind == "forest-range" else set())
    woods = [shape.points for shape in pack.relief if shape.kind == "forest-range"]
    for zone in pack.zones:
        if zone.terrain == "wooded":
            assert any(contains(points, zone.x, zone.y) for points in woods)


def contains(points: list[tuple[int, int]], x: int, y: int) -> bool:
    """Even-odd rule: a ray to the right crosses the outline an odd number of times."""
    inside = False
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def test_the_fingerprint_is_of_the_content(pack: Pack, folder: Path) -> None:
    edit(folder / "pieces.toml", "pieces = [", "# another layout\npieces = [")
    assert fingerprint(load_pack(folder)) == fingerprint(pack)
    edit(folder / "pieces.toml", 'en = "Ney"', 'en = "Michel Ney"')
    assert fingerprint(load_pack(folder)) != fingerprint(pack)
    assert len(fingerprint(pack)) == 32


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# By file: old text, new text, path of the fault, part of the expectation, part of the finding.
MALFORMED = {
    "pack.toml": [
        ("format = 1\n", "", "format", "a value", "nothing"),
        ("prussian = 3\n", 'prussian = "3"\n', "vedettes[...]", "a whole number", "a text"),
        ("format = 1", "format = 2", "format", "one of 1", "2"),
        ('title = "napoleon-1806"', 'title = "jena"', "title", "napoleon-1806", "jena"),
        ('prussian = ["L"', 'saxon = ["L"', "dice", "french, prussian", "saxon"),
        ('["L", "L", ', '["L", ', "dice.french", "6 faces", "5"),
        ('"Lf"', '"X"', "dice.french[2]", "letters L and f", "X"),
        ('"f"', '"Lf"', "dice.french", "3 faces with a loss", "4"),
        ("prussian = 3\n", "prussian = 4\n", "vedettes.prussian", "3", "4"),
        ("turn = 2", "turn = 3", "turns[1].turn", "2", "3"),
        ("french = 40", "french = 30", "scenarios[0].setup", "30 cubes of french infantry", "34"),
    ],
    "board.toml": [
        ("zones = [", "zones = ", "line 4, column 9", "valid TOML", "nvalid value"),
        ("vp = 5,", "vp = 5, port = 1,", "zones[0].port", "the fields id", "unknown"),
        ("vp = 5", 'vp = "five"', "zones[0].vp", "a whole number", "five"),
        ("[1199, 1031]", "[1199, 1031, 5]", "rivers[0].points[0]", "length 2", "[1199"),
        ('terrain = "wooded"', 'terrain = "swamp"',
         "zones[1].terrain", "one of citadel, open, wooded", "swamp"),
        ('fr = "Bamberg",', "", "zones[0].fr", "a value", "nothing"),
        (NO_BRIDGE, 'bridge = ""', "connections[0].source", "a value", "nothing"),
        ("x =  471, ", "", "zones[0].x", "a value", "nothing"),
        ("x =  471", "x = 1671", "zones[0].x", "from 0 to 1600", "1671"),
        ("[52, 392]", "[-52, 392]", "relief[0].points[0]", "on the canvas", "-52"),
        ('id = "ebern"', 'id = "Ébern"', "zones[1].id", "lower-case", "Ébern"),
        ('id = "ebern"', 'id = "bamberg"', "zones[1].id", "of its own", "bamberg"),
        ('b = "borna"', 'b = "borny"', "connections[0].b", "known id", "borny"),
        ('b = "borna"', 'b = "altenburg"', "connections[0].b", "another", "altenburg"),
        ('b = "gera"', 'b = "borna"', "connections[1]", "pair of its own", "altenburg and borna"),
        ('bridge = "ilm"', 'bridge = "ilm+rhine"', "connections[4].bridge", "saale", "rhine"),
        ("vp = 5", "vp = 0", "zones[0].vp", "citadel", "bamberg"),
        (BORNA, BORNA.replace("0", "2", 1), "zones[28].vp", "citadel", "borna"),
        ("vp = 5", "vp = 6", "zones", "'bamberg': 5", "'bamberg': 6"),
    ],
    "pieces.toml": [
        ("pieces = [", "size = 1\npieces = [", "size", "the fields pieces", "unknown"),
        ("pieces = [", "pieces = {}\nx = [", "pieces", "a list", "{}"),
        ('source = "rulebook"', 'source = "hearsay"',
         "pieces[0].source", "one of history", "hearsay"),
        ('en = "Napoleon"', 'en = ""', "pieces[0].en", "a value", "nothing"),
        ('side = "french"', 'side = "saxon"', "pieces[0].side", "french, prussian", "saxon"),
        ("infantry = 7, cavalry = 1", "infantry = 7, cavalry = 2",
         "pieces[2]", "at most 8 SP", "9 SP"),
        ("infantry = 0", "infantry = 1", "pieces[0]", "0 SP for a commander", "1 SP"),
        ("move = 1", "move = 2", "pieces[0].move", "0 to 1", "2"),
    ],
    "cards.toml": [
        ("value = 2, ", "", "cards[0].value", "a value", "nothing"),
        ('["W-COM"]', '["W-NEVER"]', "events[1].windows[0]", "W-COM", "W-NEVER"),
        ('id = "f37"', 'id = "f01"', "extra_cards[0].id", "of its own", "f01"),
        ('event = "audace"', 'event = "audacity"', "cards[3].event", "id of an event", "audacity"),
        ('event = "audace"', 'event = "courage"', "cards[3].event", "of french", "of prussian"),
        ('owner = "french"', 'owner = "saxon"', "events[2].owner", "both, french", "saxon"),
        (F01, F01.replace("2", "7"), "cards[0].value", "1 to 6", "7"),
        ('"au-son-du-canon",    value = 3', '"au-son-du-canon", value = 4',
         "cards[2].value", "another value", "au-son-du-canon/4"),
        (F01, F01.replace("2", "3"), "cards", "7/2 as mean value for french", "127/36"),
        ("losses = 0", "losses = 1", "cards", "18 cards with a loss for french", "19"),
    ],
    "scenarios.toml": [
        ("fatigue = 0", 'fatigue = 0, infantry = "2"',
         "scenarios[0].setup[0].infantry", "a whole number or nothing", "2"),
        ("last_turn = 7", "last_turn = 0",
         "scenarios[0].first_turn", "first_turn <= last_turn", "1 and 0"),
        ("turn = 5", "turn = 8", "scenarios[0].reinforcements[0].turn", "1 to 7", "8"),
        ('zone = "bamberg"', 'zone = "bamburg"',
         "scenarios[0].setup[0].zone", "id of a zone", "bamburg"),
        ('"halle", "leipzig"], s', '"hall"], s',
         "scenarios[0].reinforcements[0].zones", "id of a zone", "hall"),
        ('piece = "napoleon"', 'piece = "moreau"',
         "scenarios[0].setup[0].piece", "id of a piece", "moreau"),
        ('absent = ["louis"]', "absent = []", "scenarios[1].setup", "louis once", "0 times"),
        ("absent = []", 'absent = ["ney"]', "scenarios[0].setup", "ney once", "2 times"),
        ('"kronach",     ', '"kronach", infantry = 8, ',
         "scenarios[0].setup[3]", "at most 8 SP", "8 + 1"),
        ("fatigue = 0", "fatigue = 9", "scenarios[0].setup[0].fatigue", "0 to 8", "9"),
        ('["erfurt", "halle", "leipzig"]}', '["erfurt", "halle"]}',
         "scenarios[0].control", "each citadel once", "bamberg, erfurt, halle"),
        ("prussian = [", "saxon = [", "scenarios[0].control", "french, prussian", "saxon"),
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
    # A set-up that asks for more than the box holds is told where the set-up stands.
    told = "scenarios.toml" if path.startswith("scenarios") else file
    refuses(folder, told, path, expected, found)


@pytest.mark.parametrize("file", ["pack", "board", "pieces", "cards", "scenarios"])
def test_a_missing_file_is_refused(file: str, folder: Path) -> None:
    (folder / f"{file}.toml").unlink()
    refuses(folder, f"{file}.toml", "", "a file that can be read", "No such file")


def test_a_file_that_is_no_utf8_is_refused(folder: Path) -> None:
    (folder / "cards.toml").write_bytes('fr = "Élan"'.encode("latin-1"))
    refuses(folder, "cards.toml", "byte 6", "text in UTF-8", "invalid")


@pytest.mark.parametrize(
    ("file", "lines", "path", "expected", "found"),
    [
        ("cards.toml", '"f36"', "cards", "36 cards for french", "35"),
        ("pieces.toml", '"prussian-vedette-3"', "pieces", "3 vedette of prussian", "2"),
        ("board.toml", 'a = "ebern"|"coburg", +b = "ebern"', "zones[1]", "2 to 6", "1 for ebern"),
        ("board.toml", '"borna", +bridge|a = "borna"', "zones[28]", "a way to bamberg", "cut off"),
    ],
)
def test_missing_rows_are_refused(
    file: str, lines: str, path: str, expected: str, found: str, folder: Path
) -> None:
    text = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in text if not re.search(lines, line)]
    (folder / file).write_text("".join(kept), encoding="utf-8")
    refuses(folder, file, path, expected, found)


CORPS = {"id": "ney", "side": "french", "kind": "corps", "infantry": 3}
PLUIE = {"event": "pluie", "value": 1, "losses": 0, "fatigues": 1, "recovery": 2}
THREE_ZONES: dict[str, object] = {
    "zones": [{"id": "a"}, {"id": "b", "terrain": "citadel", "vp": 2}, {"id": "c", "x": 40}],
    "connections": [{"a": "a", "b": "b", "bridge": "saale"}, {"a": "b", "b": "c"}],
}


def test_a_position_brings_its_own_map(pack: Pack) -> None:
    small = replace_tables(pack, THREE_ZONES, "case.toml")
    assert [(z.id, z.fr, z.en, z.terrain, z.vp) for z in small.zones] == [
        ("a", "a", "a", "open", 0),
        ("b", "b", "b", "citadel", 2),
        ("c", "c", "c", "open", 0),
    ]
    assert (small.rivers, small.relief, small.scenarios) == ([], [], [])
    assert (small.pieces, small.cards, small.events) == (pack.pieces, pack.cards, pack.events)
    assert {zone.source for zone in small.zones} == {"reconstructed"}


def test_a_position_brings_its_own_pieces_and_cards(pack: Pack) -> None:
    sides = ({"side": "french"}, {"side": "prussian"}, {"side": "french", "value": 2})
    tables: dict[str, object] = {"pieces": [CORPS], "cards": [PLUIE | side for side in sides]}
    small = replace_tables(pack, tables, "case.toml")
    assert [card.id for card in small.cards] == ["f01", "p01", "f02"]
    assert [(p.fr, p.infantry, p.cavalry) for p in small.pieces] == [("ney", 3, 0)]
    assert (small.extra_cards, small.scenarios) == ([], [])
    assert (small.zones, small.rivers) == (pack.zones, pack.rivers)


def test_no_tables_change_nothing(pack: Pack) -> None:
    assert replace_tables(pack, {}, "case.toml") is pack


def test_one_zone_is_a_map(pack: Pack) -> None:
    small = replace_tables(pack, {"zones": [{"id": "jena"}]}, "case.toml")
    assert (len(small.zones), small.connections) == (1, [])


@pytest.mark.parametrize(
    ("tables", "path", "expected", "found"),
    [
        ({"connections": [{"a": "a", "b": "d"}]}, "connections[0].b", "one of a, b, c", "d"),
        ({"connections": [{"a": "a", "b": "b"}]}, "zones[2]", "a way to a", "c is cut off"),
        ({"zones": [{"id": "a"}, {"id": "a"}]}, "zones[1].id", "an id of its own", "a second"),
        ({"zones": [{"fr": "A"}]}, "zones[0].id", "a value", "nothing"),
        ({"zones": [{"id": "a", "vp": "1"}]}, "zones[0].vp", "a whole number", "1"),
        ({"zones": "abc"}, "zones", "a list or nothing", "abc"),
        ({"rivers": []}, "rivers", "zones, connections, pieces, cards", "unknown"),
        ({"pieces": [{**CORPS, "kind": "army"}]}, "pieces[0].kind", "corps", "army"),
        ({"pieces": [{**CORPS, "side": "saxon"}]}, "pieces[0].side", "french", "saxon"),
        ({"pieces": [{**CORPS, "cavalry": 9}]}, "pieces[0].cavalry", "0 to 8", "9"),
        ({"cards": [{"side": "french"}]}, "cards[0].event", "a value", "nothing"),
        ({"cards": [{**PLUIE, "side": "french"}] * 2}, "cards[1].value", "another", "pluie/1"),
    ],
)
def test_a_bad_table_of_a_position_is_refused(
    pack: Pack, tables: dict[str, object], path: str, expected: str, found: str
) -> None:
    with pytest.raises(BadPack) as caught:
        replace_tables(pack, THREE_ZONES | tables, "case.toml")
    tells(caught.value, "case.toml", path, expected, found)
