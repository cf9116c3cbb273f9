"""Sheet and scene, the sheet of a battle, and how far a march can go: each from one view alone."""

from __future__ import annotations

from typing import Any

import pytest

from berthier.games.gloire.board import Board
from berthier.games.registry import open_title
from berthier.kernel.battles import Battle
from berthier.kernel.match import Match
from berthier.kernel.routes import Reach
from berthier.kernel.sheet import Scene, ScenePiece
from berthier.referee.matches import new_match
from berthier.words import LANGUAGES

from .drive import TITLE

FRENCH, COALITION, SPECTATOR = 0, 1, -1


def opened(**start: Any) -> Match:
    """Lützen and Bautzen up to the first orders of the French."""
    scenario = {"scenario": "lutzen-bautzen", "options": {"cards": "off"}}
    luck = {"JDG-X01 french": ["1"], "JDG-X04 french": ["5"]}
    match = new_match(TITLE, scenario | start, seed="scene", luck=luck)
    match.begin()
    match.answer(FRENCH, "first")
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return opened()


def scene_of(match: Match, viewer: int, lang: str = "en") -> Scene:
    return match.title.scene(match.view(viewer), lang)


def piece_of(scene: Scene, name: str) -> ScenePiece:
    return next(piece for piece in scene["pieces"] if piece["id"] == name)


def notes_of(scene: Scene) -> list[str]:
    return [f"{note['side']}: {note['name']} {note['text']}" for note in scene["notes"]]


# --- what stands on the sheet


def test_strengths_are_ones_own_or_what_one_knows(match: Match) -> None:
    mine = piece_of(scene_of(match, FRENCH), "corps-3")
    assert (mine["zone"], mine["strength"], mine["full"]) == ("weissenfels", (15, 15), (16, 0))
    view = match.view(COALITION)
    row = next(row for row in view["pieces"] if row["id"] == "corps-3")
    row["strength"] = [9, 15]  # as if it had fought
    theirs = piece_of(match.title.scene(view, "en"), "corps-3")
    assert theirs["strength"] == (9, 15)
    assert "strength" not in piece_of(scene_of(match, FRENCH), "napoleon")
    assert piece_of(scene_of(match, FRENCH), "reserve-artillerie")["arm"] == "artillery"


def test_points_of_command_are_for_their_owner(match: Match) -> None:
    mine, theirs = (notes_of(scene_of(match, viewer)) for viewer in (FRENCH, COALITION))
    assert "french: Grande Armée (Napoleon) 9 PC, supplied" in mine
    assert "french: Grande Armée (Napoleon) supplied" in theirs
    assert "coalition: Russo-Prussian Army (Wittgenstein) supplied" in mine
    seen = notes_of(scene_of(match, SPECTATOR))
    assert not any(" PC" in note for note in seen)


def test_who_is_not_commanded_and_why(match: Match) -> None:
    scene = scene_of(match, FRENCH)
    told = {piece["id"]: piece["warning"] for piece in scene["pieces"] if "warning" in piece}
    assert told["corps-2"] == "not commanded, 1 PM less: no line to Napoleon (JDG-4.6-1)"
    assert told["french-5"] == "independent, 1 PM less (JDG-1.2.2-7)"
    assert told["french-4"].endswith("shut in (JDG-8.8-13)")
    assert "corps-3" not in told
    french = piece_of(scene_of(match, FRENCH, "fr"), "corps-2").get("warning", "")
    assert french.endswith("aucune LdC vers Napoléon (JDG-4.6-1)")


def test_stragglers_are_for_their_owner() -> None:
    """As many as the roster has, and only on the owner's sheet."""
    told = []
    match = opened()
    board = match.board
    assert isinstance(board, Board)
    board.stragglers[board.kit.piece["corps-3"]] = 2
    for viewer in (FRENCH, COALITION):
        told.append(piece_of(scene_of(match, viewer), "corps-3").get("warning"))
    assert told == ["2 PF straggling (JDG-5.5.4-1)", None]


def test_markers_turns_and_objectives(match: Match) -> None:
    scene = scene_of(match, SPECTATOR)
    assert {"kind": "flag", "zone": "leipzig", "side": "coalition"} in scene["markers"]
    assert {"kind": "siege", "zone": "glogau", "side": "coalition"} in scene["markers"]
    assert scene["tracks"] == [{"id": "turn", "value": 4, "first": 4, "last": 5}]
    goals = "Leipzig 2, Dresden 3, Torgau 1, Wittenberg 1, Berlin 4, Breslau 4"
    assert f": PV at the end: {goals}" in notes_of(scene)
    assert ": sieges: Küstrin (mask), Glogau (mask)" in notes_of(scene)
    assert ": weather: clear" in notes_of(scene)
    barclay = piece_of(scene, "barclay-corps")
    assert (barclay["zone"], barclay.get("place")) == ("", "awaited")
    assert barclay.get("arrival") == "turn 5, Sprottau"
    assert piece_of(scene_of(match, COALITION), "barclay-corps").get("strength") == (4, 4)
    assert scene["over"] == ""


def test_cards_are_their_owners() -> None:
    match = new_match(TITLE, {"scenario": "lutzen-bautzen"}, seed="cards")
    match.begin()
    mine = scene_of(match, FRENCH)
    assert [hand["count"] for hand in mine["hands"]] == [1, 1]
    assert [hand["cards"] is None for hand in mine["hands"]] == [False, True]
    assert [pile["count"] for pile in mine["piles"]] == [7, 0]
    assert [hand["cards"] for hand in scene_of(match, SPECTATOR)["hands"]] == [None, None]
    printed = {card["id"]: card for card in match.title.sheet("en")["cards"]}
    held = mine["hands"][0]["cards"] or []
    assert all(printed[card]["text"].count("“") == 2 for card in held)


def test_a_road_tells_its_price_and_its_water() -> None:
    for lang, told in zip(LANGUAGES, ("1 PM, pont (Saale)", "1 PM, bridge (Saale)"), strict=True):
        sheet = open_title(TITLE, {}).sheet(lang)
        road = next(r for r in sheet["roads"] if {r["a"], r["b"]} == {"lutzen", "merseburg"})
        assert road.get("note") == told
    zones = open_title(TITLE, {}).sheet("en")["zones"]
    zone = next(zone for zone in zones if zone["id"] == "lutzen")
    assert (zone["region"], zone.get("square"), zone["ground_name"]) == ("saxony", "B4", "clear")


def test_a_described_position_has_a_sheet_of_its_own() -> None:
    match = fought()
    assert [zone["id"] for zone in match.title.sheet("fr")["zones"]] == ["a", "b", "c", "d"]
    assert piece_of(scene_of(match, FRENCH, "fr"), "corps-3")["zone"] == "b"


# --- how far


def test_how_far_a_march_goes() -> None:
    match = opened()
    for text in ("activate ney", "add corps-3", "march"):
        match.answer(FRENCH, text)
    reach = Reach(match.title, match.view(FRENCH))
    boxes = {match.title.names.id("box", box): route for box, route in reach.routes.items()}
    assert {name: boxes[name].total for name in ("lutzen", "leipzig", "torgau")} == {
        "lutzen": 1,
        "leipzig": 2,
        "torgau": 4,
    }
    assert boxes["torgau"].options[0] == "move lutzen"
    zeitz = boxes["zeitz"]
    assert zeitz.ends
    assert [(note.code, note.rule) for note in zeitz.notes] == [("enemy", "JDG-5.3-3")]
    assert max(route.total for route in boxes.values()) == 6
    assert "weissenfels" not in boxes
    purse = match.title.purse(match.faces(FRENCH), match.view(FRENCH))
    assert purse is not None
    assert (purse.total, purse.spent) == (6, 0)


# --- the sheet of a battle


def fought() -> Match:
    """A battle in two sequences; it has come to its first losses."""
    boxes = [{"id": name} for name in "abcd"]
    links = [{"a": "a", "b": "b"}, {"a": "b", "b": "c"}, {"a": "b", "b": "d"}]
    position = {
        "door": "battle",
        "side": "french",
        "battle": "b",
        "entered": [{"box": "b", "start": "a", "side": "french", "pf": 9}],
        "pieces": {
            "ney": "b",
            "corps-3": {"box": "b", "pf": 9},
            "yorck-corps": {"box": "b", "pf": 4},
            "blucher-corps": {"box": "b", "pf": 4},
        },
        "tables": {"boxes": boxes, "links": links},
    }
    luck = {"JDG-X11 french": ["6"], "JDG-X11 coalition": ["2"]}
    match = new_match(TITLE, {"position": position}, seed="battle", luck=luck)
    match.begin()
    return match


def sheet_of(match: Match, viewer: int, lang: str = "en") -> Battle:
    found = match.title.battle(match.faces(viewer), match.view(viewer), lang)
    assert found is not None
    return found


def rows(sheet: Battle) -> dict[str, list[str]]:
    """By line what each side has there."""
    return {
        line["name"]: [
            f"{value['amount'] or ''} {value['note']}".strip() for value in line["values"]
        ]
        for line in sheet["lines"]
    }


def test_a_battle_is_told_by_its_sequences() -> None:
    match = fought()
    assert match.title.battle([], match.view(FRENCH), "en") is None
    secret = sheet_of(match, FRENCH)
    assert (secret["name"], secret["lines"], secret["verdict"]) == ("The battle of b", [], None)
    assert secret["about"] == "The tactics are chosen in secret."
    match.answer(FRENCH, "tactic covering")
    match.answer(COALITION, "tactic skirmish")
    sheet = sheet_of(match, FRENCH)
    assert {line["step"] for line in sheet["lines"]} == {"Sequence 1"}
    told = rows(sheet)
    assert told["PF on the field"] == ["9", "8"]
    assert told["Column"] == ["7–10", "7–10"]
    assert told["Die"] == ["6", "2"]
    assert told["leader"] == ["3 to the die", ""]
    assert told["open ground"] == ["", "1 to the die"]
    assert all(line["rule"].startswith("JDG-") for line in sheet["lines"])
    assert [side["role"] for side in sheet["sides"]] == ["attack with", "defend with"]
    assert (sheet["zone"], sheet["act"], sheet["over"]) == ("b", "count", False)
    assert rows(sheet_of(match, FRENCH, "fr"))["chef"] == ["3 au dé", ""]


def test_which_unit_bears_a_loss_is_its_owners_to_know() -> None:
    match = fought()
    match.answer(FRENCH, "tactic covering")
    match.answer(COALITION, "tactic skirmish")
    match.oracle.script = {
        ("JDG-X11", FRENCH): ["1"],
        ("JDG-X11", COALITION): ["1"],
        ("JDG-X12", FRENCH): ["1"],
        ("JDG-X12", COALITION): ["1"],
        ("JDG-X13", COALITION): ["1"],
    }
    match.answer(COALITION, "lose blucher-corps")
    seen = [sheet_of(match, viewer)["sides"][COALITION] for viewer in (COALITION, FRENCH)]
    lost = [{piece["id"]: piece["losses"] for piece in side["pieces"]} for side in seen]
    assert lost[0] == {"yorck-corps": (0, 0), "blucher-corps": (1, 1)}
    assert lost[1] == {"yorck-corps": (0, 0), "blucher-corps": (0, 0)}
    assert [side["total"] for side in seen] == [1, 1]
