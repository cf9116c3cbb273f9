"""Sheet and scene of napoleon-1807: what only this title prints and shows."""

from __future__ import annotations

import re
from typing import Any

import pytest

from berthier.games.registry import open_match, open_title
from berthier.kernel.sheet import Scene
from berthier.words import LANGUAGES

TITLE = "napoleon-1807"
SECRET = bytes(32)


def view_of(scenario: str, seat: int = 0) -> dict[str, Any]:
    return open_match(TITLE, {"scenario": scenario}, SECRET).view(seat)


def scene_of(scenario: str, lang: str = "en") -> Scene:
    return open_title(TITLE, {}).scene(view_of(scenario), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_scenarios_are_told(lang: str) -> None:
    sheet = open_title(TITLE, {}).sheet(lang)
    assert len(sheet["cards"]) == 96
    assert all(0 < len(card["text"]) <= 90 for card in sheet["cards"])
    texts = " ".join(card["text"] for card in sheet["cards"])
    assert not re.search("[Pp]russ|Halle", texts)
    aims = {row["id"]: row["aim"] for row in sheet["scenarios"]}
    assert len(aims) == 6
    assert ("Rozan" if lang == "fr" else "Różan") in aims["pultusk-campaign"]
    drawn = "match nul" if lang == "fr" else "draw"
    assert drawn in aims["eylau-battle"]
    assert drawn not in aims["friedland-battle"]
    grounds = {zone["ground"]: zone["ground_name"] for zone in sheet["zones"]}
    assert grounds["fortified"] == ("ville fortifiée" if lang == "fr" else "fortified town")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_six_cards_for_1806_are_told(lang: str) -> None:
    sheet = open_title("napoleon-1806", {"options": {"six-cards": "on"}}).sheet(lang)
    assert len(sheet["cards"]) == 78
    told = [card["text"] for card in sheet["cards"][-6:]]
    assert all(told)
    assert not re.search("[Rr]uss", " ".join(told))


def test_1806_has_no_water_on_its_sheet() -> None:
    assert "water" not in open_title("napoleon-1806", {}).sheet("fr")
    water = open_title(TITLE, {}).sheet("fr")["water"]
    assert [row["kind"] for row in water].count("lake") == 5


def test_markers_of_towns_citadels_and_sieges() -> None:
    markers = scene_of("eylau-campaign")["markers"]
    flags = {m["zone"]: m["side"] for m in markers if m["kind"] == "flag"}
    assert flags == {
        "pultusk": "french", "elbing": "french", "allenstein": "french", "heilsberg": "russian",
    }  # fmt: skip
    citadels = {m["zone"]: m["side"] for m in markers if m["kind"] == "citadel"}
    assert citadels == {
        "warsaw": "french", "thorn": "french",
        "konigsberg": "russian", "danzig": "russian", "graudenz": "russian",
    }  # fmt: skip
    assert sorted(m["zone"] for m in markers if m["kind"] == "siege") == ["danzig", "graudenz"]
    down = [m for m in scene_of("pultusk-campaign")["markers"] if m["kind"] == "broken"]
    assert {frozenset((m["zone"], m["to"])) for m in down} == {
        frozenset(("praga", "serock")), frozenset(("modlin", "praga")),
    }  # fmt: skip


def test_season_dates_and_strengths_are_the_scenarios() -> None:
    winter, summer = scene_of("pultusk-campaign", "fr"), scene_of("friedland-battle")
    assert (winter["season"], summer["season"]) == ("winter", "summer")
    assert winter["tracks"][0]["places"][5] == (6, "1er et 2 janvier 1807")
    assert summer["tracks"][0]["last"] == 3
    lannes = [
        next(piece for piece in scene["pieces"] if piece["id"] == "lannes")
        for scene in (winter, summer)
    ]
    assert [piece["full"] for piece in lannes] == [(5, 1), (4, 1)]
    assert "bessieres" not in {piece["id"] for piece in winter["pieces"]}
    lobanov = next(piece for piece in summer["pieces"] if piece["id"] == "lobanov")
    assert (lobanov["place"], lobanov["arrival"]) == ("awaited", "by his card")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_weather_and_winter_quarters_are_noted(lang: str) -> None:
    """Each state of the view has its word."""
    title, view = open_title(TITLE, {}), view_of("eylau-campaign")
    told = set()
    for weather in ("none", "pluie", "neige", "boue"):
        for place in ("board", "deck", "aside"):
            view["weather"] = weather
            view["winter_quarters"]["french"] = {"losses": 3, "place": place}
            notes = title.scene(view, lang)["notes"]
            told.add((notes[0]["text"], notes[1]["text"]))
            assert (notes[0]["side"], notes[1]["side"]) == ("", "french")
            assert ("sky" in title.scene(view, lang)) == (weather == "boue")
    assert len(told) == 12
    plain = title.scene(view_of("friedland-battle"), lang)["notes"]
    assert len([note for note in plain if note["side"]]) == 0


def test_a_draw_is_over_without_a_winner() -> None:
    title, view = open_title(TITLE, {}), view_of("eylau-battle")
    assert title.scene(view, "en")["over"] == ""
    view["over"] = ["", "N07-VIC-7"]
    assert title.scene(view, "en")["over"] == "draw"
