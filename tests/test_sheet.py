"""The printed sheets: complete in both languages, and drawable by a client that knows no title."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from berthier.games.registry import NAMES, open_match, open_title
from berthier.kernel.sheet import Sheet

GLYPHS = Path(__file__).parents[1] / "web" / "src" / "lib" / "Glyphs.svelte"
SHEETS = [(name, lang) for name in NAMES for lang in ("fr", "en")]


def sheet_of(name: str, lang: str) -> Sheet:
    return open_title(name, {}).sheet(lang)


@pytest.mark.parametrize(("name", "lang"), SHEETS)
def test_everything_has_a_name_and_a_place(name: str, lang: str) -> None:
    sheet = sheet_of(name, lang)
    zones = {zone["id"] for zone in sheet["zones"]}
    regions = {region["id"] for region in sheet["regions"]}
    for zone in sheet["zones"]:
        assert zone["name"]
        assert zone["ground_name"]
        assert zone["region"] in regions
        assert set(zone["near"]) <= zones
        assert zone["near"]
    sides = {side["id"] for side in sheet["sides"]}
    assert {piece["side"] for piece in sheet["pieces"]} <= sides
    assert all(card["name"] and card["text"] and card["moment"] for card in sheet["cards"])
    assert all(scenario["aim"] for scenario in sheet["scenarios"])
    assert sheet["reconstructed"]
    assert sheet["credits"]


@pytest.mark.parametrize(("name", "lang"), SHEETS)
def test_what_is_reconstructed_is_marked(name: str, lang: str) -> None:
    sheet = sheet_of(name, lang)
    assert any(zone["reconstructed"] for zone in sheet["zones"])
    assert any(piece["reconstructed"] for piece in sheet["pieces"])
    assert any(card["reconstructed"] for card in sheet["cards"])


@pytest.mark.parametrize("name", NAMES)
def test_the_client_has_every_glyph(name: str) -> None:
    known = set(re.findall(r'id="g-([a-z-]+)"', GLYPHS.read_text(encoding="utf-8")))
    sheet = sheet_of(name, "en")
    used = {card["emblem"] for card in sheet["cards"]}
    used |= {glyph for card in sheet["cards"] for glyph, _ in card["boxes"]}
    assert used <= known


@pytest.mark.parametrize("name", NAMES)
def test_languages_differ_in_words_only(name: str) -> None:
    french, english = sheet_of(name, "fr"), sheet_of(name, "en")
    for table in ("zones", "pieces", "cards", "sides", "regions", "tracks"):
        ids = [[row["id"] for row in sheet[table]] for sheet in (french, english)]
        assert ids[0] == ids[1]


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_names_only_what_is_printed(name: str) -> None:
    match = open_match(name, {}, b"secret")
    match.begin()
    sheet = match.title.sheet("fr")
    zones = {zone["id"] for zone in sheet["zones"]} | {""}
    pieces, cards = ({row["id"] for row in sheet[table]} for table in ("pieces", "cards"))
    for viewer in match.viewers():
        scene = match.title.scene(match.view(viewer), "fr")
        assert {piece["id"] for piece in scene["pieces"]} <= pieces
        assert {piece["zone"] for piece in scene["pieces"]} <= zones
        held = [hand["cards"] for hand in scene["hands"] if hand["cards"] is not None]
        assert {card for hand in held for card in hand} <= cards
        assert len(held) == (viewer >= 0)
        assert {track["id"] for track in scene["tracks"]} <= {t["id"] for t in sheet["tracks"]}


def test_who_has_passed_is_noted_while_the_other_goes_on() -> None:
    """Once both have passed their operations are over, and it would tell of the last turn."""
    match = open_match("napoleon-1806", {}, b"secret")
    match.begin()
    noted: list[tuple[str, list[str]]] = []
    while match.view(0)["turn"] < 3:
        seat = min(match.asked())
        offered = match.options(seat)
        match.answer(seat, "pass" if "pass" in offered else offered[0])
        notes = match.title.scene(match.view(0), "en")["notes"]
        phase = [face.get("phase") for face in match.faces(0) if face.kind.name == "phase"][-1]
        noted.append((phase, [note["name"] for note in notes]))
    assert ("operations", ["no more operations this turn"]) in noted
    assert all(not notes for phase, notes in noted if phase != "operations")
    assert len({phase for phase, _ in noted}) > 1
