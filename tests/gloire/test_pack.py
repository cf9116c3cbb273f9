"""The pack of Allemagne 1813, its loader, and what it refuses."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from berthier.games.gloire.pack import load_pack, replace_tables
from berthier.kernel.errors import BadPack

from .drive import SHIPPED, kit, pack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped pack, to be spoilt."""
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def test_the_shipped_pack_loads() -> None:
    found = pack()
    assert (len(found.boxes), len(found.links), len(found.entries)) == (351, 604, 16)
    assert [row.number for row in found.scenarios] == [1, 2, 3, 4, 5]
    assert (len(found.leaders), len(found.units), len(found.detachments)) == (42, 54, 33)
    assert Counter(row.terrain for row in found.boxes)["mountain"] == 35
    assert sum(row.town for row in found.boxes) == 13
    assert sum(row.frontier for row in found.links) == 28


def test_names_that_repeat_are_boxes_of_their_own() -> None:
    """R002: six names of the index stand for two boxes each."""
    names = Counter(row.fr for row in pack().boxes)
    assert sorted(name for name, count in names.items() if count == 2) == [
        "Borna",
        "Lissa",
        "Naumburg",
        "Neustadt",
        "Reichenbach",
        "Sandau",
        "Senderhausen",
    ]


def test_the_books_example_of_a_closed_link() -> None:
    """JDG-5.3-5: Annaberg to Jessen needs a pontoon."""
    link = kit().link[kit().box["annaburg"]][kit().box["jessen"]]
    assert kit().sites >> link & 1


def test_charts_read_their_edges() -> None:
    """JDG-T-COMBAT: column edges, rows beyond the print (R003), stars."""
    chart = kit().combat
    assert [chart.column(pf) for pf in (0, 1, 3, 4, 80, 81, 500)] == [-1, 0, 0, 1, 8, 9, 9]
    assert chart.read(0, 7) == (0, 0)
    assert chart.read(0, 8) == (1, 0)
    assert chart.read(9, -5) == (1, 0)
    assert chart.read(9, 5) == (2, 1)
    assert chart.read(9, 99) == (5, 0)


BAD = [
    ("board.toml", 'crossing = "bridge"', 'crossing = "none"', "links[", "ford or bridge"),
    ("board.toml", 'terrain = "clear"', 'terrain = "swamp"', "boxes[", "clear, defensive"),
    ("board.toml", 'a = "adorf", b = "asch"', 'a = "adorf", b = "atlantis"', "links[0].b", "known"),
    ("pieces.toml", 'supply = ["weimar"]', 'supply = ["erfurt"]', "armies[0].supply", "a box"),
    ("pieces.toml", "start = 2, most = 3", "start = 4, most = 3", "units[0].spring", "1 to 3"),
    ("tables.toml", '"2*"],', '"two"],', "charts.combat.rows", "a digit"),
    ("tables.toml", "siege = [5, 2]", "siege = [7]", "series.siege[0]", "from 1 to 6"),
    ("pack.toml", 'season = "jan-mar"', 'season = "spring"', "calendar[0].season", "one of"),
    ("scenarios/viceroy.toml", "last_turn = 3", "last_turn = 30", "last_turn", "a turn from"),
    ("scenarios/viceroy.toml", 'box = "leipzig", pf = 6', 'box = "leipzig", pf = 60', "pf", "1 to"),
    ("scenarios/campaign.toml", "lasts = 5", "lasts = 0", "armistice.lasts", "at least 1"),
    ("scenarios/campaign.toml", 'piece = "corps-8"', 'piece = "corps-88"', "armistice", "a piece"),
    ("scenarios/autumn.toml", "delay = 3", "delay = 9", "delay", "from 0 to 6"),
    (
        "scenarios/viceroy.toml",
        "event_deck = [1,",
        "event_deck = [99,",
        "event_deck[0]",
        "event card",
    ),
    ("cards.toml", 'leader = "napoleon"', 'leader = "caesar"', "halves[0].leader", "a leader"),
    (
        "cards.toml",
        'effect = "armistice-shift"',
        'effect = "weather"',
        "cards[10]",
        "cards 11 to 16",
    ),
    ("scenarios/viceroy.toml", '"french-7"', '"french-1"', "counters.french[0]", "a free counter"),
]


@pytest.mark.parametrize(("file", "old", "new", "path", "expected"), BAD)
def test_a_spoilt_pack_is_refused(
    folder: Path, file: str, old: str, new: str, path: str, expected: str
) -> None:
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadPack) as caught:
        load_pack(folder)
    facts = {name: str(value) for name, value in caught.value.args_.items()}
    assert path in facts["path"]
    assert expected in facts["expected"]


def test_a_scenario_is_called_like_its_file(folder: Path) -> None:
    (folder / "scenarios" / "autumn.toml").rename(folder / "scenarios" / "winter.toml")
    with pytest.raises(BadPack) as caught:
        load_pack(folder)
    assert caught.value.args_["file"] == "winter.toml"


def test_a_position_may_bring_its_own_map() -> None:
    boxes = [{"id": "a"}, {"id": "b"}]
    small = replace_tables(pack(), {"boxes": boxes, "links": [{"a": "a", "b": "b"}]}, "position")
    assert [row.fr for row in small.boxes] == ["a", "b"]
    assert not small.scenarios
    with pytest.raises(BadPack):
        replace_tables(pack(), {"boxes": boxes}, "position")  # in two pieces
