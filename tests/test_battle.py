"""The battle sheet: own terms in full, of the enemy only what was told, and never more."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
import pytest

from berthier.games.napoleon.title import open_napoleon
from berthier.games.nations.title import open_nations
from berthier.kernel.battles import Battle, BattleValue
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.server.sights import Sights
from berthier.server.state import battle_of

from .napoleon import drive, twins
from .nations import drive as nations

LANGUAGES = ("fr", "en")
JENA = {
    "door": "operation",
    "side": "french",
    "vp": 12,
    "pieces": {
        "davout": {"zone": "jena"},
        "murat": {"zone": "jena"},
        "hohenlohe": {"zone": "jena"},
    },
}
LUCK = {
    ("N06-RND-05", 0): ["audace/1", "carre/3", "elan/2", "intuition/4", "pluie/5"],
    ("N06-RND-05", 1): ["embuscade/2", "pluie/1"],
    ("N06-RND-06", 0): ["panique/2", "hussards/5"],
}


def described(position: dict[str, Any], luck: dict[tuple[str, int], list[str]]) -> Match:
    start = {"position": position}
    match = Match(open_napoleon(drive.TITLE, start), start, b"battle")
    match.oracle.script = {key: list(words) for key, words in luck.items()}
    match.begin()
    return match


def fight_at_jena() -> Match:
    match = described(JENA, LUCK)
    for option in ("pile davout", "add murat", "done", "fight"):
        if option in match.options(0):
            match.answer(0, option)
    return match


def seen(match: Match, viewer: int, lang: str = "en") -> Battle | None:
    return match.title.battle(match.faces(viewer), match.view(viewer), lang)


def sheet_of(match: Match, viewer: int, lang: str = "en") -> Battle:
    found = seen(match, viewer, lang)
    assert found is not None
    return found


def value(battle: Battle, step: str, side: str) -> BattleValue:
    line = next(line for line in battle["lines"] if line["step"] == step)
    return next(one for one in line["values"] if one["side"] == side)


def total(battle: Battle, side: str) -> int | None:
    return next(one["total"] for one in battle["sides"] if one["side"] == side)


# --- Jena, seat by seat


def test_nothing_without_a_combat() -> None:
    match = described(JENA, LUCK)
    assert [seen(match, viewer) for viewer in (0, 1, SPECTATOR)] == [None, None, None]


def test_own_terms_stand_corps_by_corps() -> None:
    battle = sheet_of(fight_at_jena(), 0)
    assert battle["name"] == "Combat at Jena"
    assert [side["side"] for side in battle["sides"]] == ["french", "prussian"]
    assert value(battle, "B", "french")["amount"] == 4
    assert value(battle, "B", "french")["note"] == "Davout\u00a02 · Murat\u00a02"
    assert value(battle, "C", "french")["amount"] == 0
    assert value(battle, "D", "french")["amount"] == 0
    assert value(battle, "G", "french")["amount"] == 1
    assert value(battle, "G", "french")["note"] == "Davout\u00a01"
    assert total(battle, "french") == 5


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_the_enemys_strength_and_fatigue_stay_joined(viewer: int) -> None:
    battle = sheet_of(fight_at_jena(), viewer)
    assert value(battle, "B", "french")["amount"] == 4
    assert value(battle, "B", "french")["note"] == "2 corps, B and D together"
    assert value(battle, "D", "french")["joined"]
    assert value(battle, "D", "french")["amount"] is None
    own = value(battle, "B", "prussian")["note"]
    assert own == ("Hohenlohe\u00a02" if viewer == 1 else "1 corps, B and D together")


def test_cards_results_and_acts() -> None:
    battle = sheet_of(fight_at_jena(), 0)
    assert battle["act"] == "results"
    assert not battle["over"]
    french, prussian = battle["reveals"]
    assert french["cards"] == LUCK["N06-RND-05", 0]
    assert prussian["cards"] == ["embuscade/2", "pluie/1"]
    rows = open_napoleon(drive.TITLE, {}).sheet("en")["cards"]
    printed = {(row["side"], row["id"]): dict(row["boxes"]) for row in rows}
    for reveal in (french, prussian):
        for glyph, count in reveal["hits"]:
            assert count == sum(
                printed[reveal["side"], card].get(glyph, 0) for card in reveal["cards"]
            )


def test_who_shares_sees_the_parts_and_nobody_else() -> None:
    match = fight_at_jena()
    seat = drive.asked_seat(match)
    kind = match.asked()[seat].kind
    assert kind in ("place-fatigue", "place-loss")
    own, others = sheet_of(match, seat), [sheet_of(match, v) for v in (1 - seat, SPECTATOR)]
    assert own["share"] is not None
    assert own["share"]["parts"]
    assert own["waiting"] == ""
    for battle in others:
        assert battle["share"] is not None
        assert battle["share"]["parts"] == []
        assert battle["share"]["left"] == own["share"]["left"]
        assert battle["waiting"]


def test_what_is_placed_shows_at_once_to_its_owner_alone() -> None:
    match = fight_at_jena()
    while 1 not in match.asked() or match.asked()[1].kind != "place-loss":
        seat = drive.asked_seat(match)
        match.answer(seat, match.options(seat)[0])
    before, hidden = sheet_of(match, 1)["share"], sheet_of(match, 0)["share"]
    match.answer(1, "lose hohenlohe cavalry")
    after = sheet_of(match, 1)["share"]
    assert before is not None
    assert after is not None
    assert [before["parts"][0]["cavalry"], after["parts"][0]["cavalry"]] == [0, 1]
    assert [before["left"], after["left"]] == [4, 3]
    assert hidden is not None
    assert sheet_of(match, 0)["share"] == hidden


def test_the_track_starts_where_it_stood() -> None:
    """In the last combat of this game it passes its end, and comes back to it by what the other
    side has lost.
    """
    start = {"scenario": "short"}
    match = Match(open_napoleon(drive.TITLE, start), start, bytes([38]) * 16)
    match.begin()
    luck, fought, before, stood = Random(38), -1, match.view(0)["vp"], match.view(0)["vp"]
    told = set()
    while match.board.over is None:
        seat = next(iter(match.asked()))
        options = match.options(seat)
        fights = [option for option in options if option in ("fight", "attack")]
        match.answer(seat, (fights or [luck.choice(options)])[0])
        battle = seen(match, 0)
        if battle is not None and battle["first"] != fought:
            fought, before = battle["first"], stood
        stood = match.view(0)["vp"]
        for line in (battle["verdict"] or {"lines": []})["lines"] if battle is not None else []:
            if line["text"].startswith("Victory track: "):
                assert line["text"].startswith(f"Victory track: from {before} to "), line
                told.add(line["text"])
    past = "Victory track: from 19 to 20 (+2 strength destroyed; −1 strength destroyed)."
    assert past in told


def test_the_verdict_tells_victor_retreat_pursuit_and_track() -> None:
    match = fight_at_jena()
    while not sheet_of(match, 0)["over"]:
        seat = drive.asked_seat(match)
        match.answer(seat, match.options(seat)[0])
    for viewer in (0, 1, SPECTATOR):
        pursuit = sheet_of(match, viewer)["reveals"][2]
        assert pursuit["cards"] == LUCK["N06-RND-06", 0]
        assert [glyph for glyph, _ in pursuit["hits"]] == ["fatigue"]
        verdict = sheet_of(match, viewer)["verdict"]
        assert verdict is not None
        assert verdict["side"] == "french"
        assert verdict["title"].startswith("French victory, ")
        assert {"combat", "retreat", "cavalry", "flag"} <= {
            line["glyph"] for line in verdict["lines"]
        }
        assert any(
            line["text"].startswith("Victory track: from 12 to ") for line in verdict["lines"]
        )


def test_before_the_count_the_own_sum_is_known_and_the_enemys_is_not() -> None:
    position = {
        **JENA,
        "options": {"windows": "strict"},
        "hands": {"french": ["elan/2"], "prussian": ["courage/4"]},
    }
    match = described(position, {})
    for option in ("pile davout", "done", "fight"):
        match.answer(0, option)
    assert match.asked()[0].kind == "play-card"
    battle = sheet_of(match, 0)
    assert battle["act"] == "count"
    assert not any(line["counted"] for line in battle["lines"])
    assert total(battle, "french") == 3
    assert total(battle, "prussian") is None
    assert value(battle, "B", "prussian")["amount"] is None
    match.answer(0, "play elan/2")
    battle = sheet_of(match, 1)
    assert value(battle, "A", "french")["cards"] == ["elan/2"]
    assert value(battle, "H", "french")["amount"] == 1
    assert total(battle, "french") is None
    assert total(battle, "prussian") == 2


# --- whole games


@pytest.mark.parametrize("seed", range(6))
def test_sums_are_right_in_every_combat(seed: int) -> None:
    """Terms add up to the total; a corps counts afterwards as it did beforehand."""
    dice = {"combat": "dice"} if seed % 3 == 0 else {}
    match = drive.new_match(seed, windows="strict", **dice)
    rng = Random(seed)
    counted: dict[tuple[int, int], BattleValue] = {}
    found = 0
    while match.board.over is None:
        for viewer in (0, 1, SPECTATOR):
            battle = seen(match, viewer, LANGUAGES[found % 2])
            if battle is not None:
                found += 1
                check_sums(match, battle, viewer, counted)
        seat = drive.asked_seat(match)
        match.answer(seat, drive.choose(match, seat, rng))
    assert found > 20


def check_sums(
    match: Match, battle: Battle, viewer: int, counted: dict[tuple[int, int], BattleValue]
) -> None:
    own = match.title.viewer_name(viewer)
    all_counted = all(line["counted"] for line in battle["lines"])
    for at, side in enumerate(battle["sides"]):
        values = [line["values"][at] for line in battle["lines"]]
        if all_counted:
            terms = sum(value["amount"] or 0 for value in values)
            assert side["total"] == max(0, terms)
        elif side["side"] != own:
            assert side["total"] is None
        assert values[3]["joined"] == (side["side"] != own)
        if side["side"] == own:
            parts = [int(n) for n in re.findall(r"\u00a0(\d+)(?: ·|$)", values[1]["note"])]
            assert sum(parts) == values[1]["amount"]
            if not battle["past"] and all_counted:
                before = counted.setdefault((viewer, battle["first"]), values[1])
                assert before["amount"] == values[1]["amount"]


def test_twins_see_the_same_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two truths that a viewer can't tell apart give him the same sheet, byte by byte."""
    compared = 0
    same_sight = twins.same_sight

    def with_sheets(one: Match, two: Match, viewer: int, thorough: bool) -> None:
        nonlocal compared
        same_sight(one, two, viewer, thorough)
        sheets = [battle_of(Sights(match), viewer, "fr") for match in (one, two)]
        if msgspec.json.encode(sheets[0]) != msgspec.json.encode(sheets[1]):
            raise twins.Leak("battle sheets differ")
        compared += sheets[0] is not None

    monkeypatch.setattr(twins, "same_sight", with_sheets)
    for seed in range(45):
        twins.compare(seed, (0, 1, SPECTATOR)[seed % 3], 60)
    assert compared > 30


# --- how long it lies open


def test_a_sheet_stays_until_its_reader_has_answered_something_else() -> None:
    match = drive.new_match(3, windows="strict")
    rng = Random(3)
    closed = 0
    while match.board.over is None:
        before = {viewer: battle_of(Sights(match), viewer, "en") for viewer in (0, 1)}
        seat = drive.asked_seat(match)
        match.answer(seat, drive.choose(match, seat, rng))
        for viewer, sheet in before.items():
            after = battle_of(Sights(match), viewer, "en")
            if sheet is None or not sheet["over"]:
                continue
            if viewer == seat:
                gone = after is None or after["first"] != sheet["first"]
                assert gone or (after is not None and after["last"] > sheet["last"])
                closed += gone
            else:
                assert after is not None
    assert closed


# --- Leipzig


def test_scoring_is_explained_mission_by_mission() -> None:
    position = {
        "door": "end",
        "time": 42,
        "missions": ["m14"],
        "armies": {
            "napoleon": {"tile": "wachau", "strength": 5, "type": "infantry"},
            "kleist": {"tile": "crobern"},
            "klenau": {"tile": "liebertwolkwitz"},
            "schwarzenberg": {"tile": "grossposna", "strength": 7, "type": "infantry"},
        },
    }
    start = {"position": position}
    match = Match(open_nations(nations.TITLE, start), start, b"battle")
    match.begin()
    for viewer in (0, 1, SPECTATOR):
        battle = sheet_of(match, viewer)
        assert battle["kind"] == "scoring"
        assert battle["over"]
        french, allied = battle["lines"][1]["values"]
        assert french["note"] == "power 5 (Napoleon)"
        assert french["amount"] is None
        assert allied["note"] == "power 6 (Kleist · Klenau)"
        assert allied["amount"] == 3
        assert total(battle, "allied") == 3


@pytest.mark.parametrize("seed", range(6))
def test_battles_and_scorings_of_whole_games(seed: int) -> None:
    match = nations.new_match(
        seed, "match" if seed % 2 else "game", "advanced" if seed % 3 else "basic"
    )
    rng = Random(seed)
    kinds = set()
    while match.board.over is None:
        for viewer in (0, 1, SPECTATOR):
            battle = seen(match, viewer, LANGUAGES[viewer % 2])
            if battle is not None:
                kinds.add(battle["kind"])
                check_leipzig(battle)
        seat = nations.asked_seat(match)
        match.answer(seat, nations.choose(match.options(seat), rng))
    battle = sheet_of(match, 0)
    assert battle["kind"] == "scoring"
    assert len(battle["lines"]) == 6
    check_leipzig(battle)
    assert battle["verdict"] is not None


def check_leipzig(battle: Battle) -> None:
    for at, side in enumerate(battle["sides"]):
        terms = sum(line["values"][at]["amount"] or 0 for line in battle["lines"])
        assert side["total"] == terms
    if battle["kind"] == "battle" and battle["over"]:
        hits = [sum(piece["losses"][0] for piece in side["pieces"]) for side in battle["sides"]]
        assert hits == [side["total"] for side in reversed(battle["sides"])]
