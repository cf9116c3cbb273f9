"""Forecasts: from the view alone, and true to what the referee then plays."""

from __future__ import annotations

import subprocess
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from berthier.games.registry import TABLES
from berthier.kernel import flow, store
from berthier.kernel.errors import BadInput
from berthier.kernel.forecasts import Forecast
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.forecast import Forecaster
from berthier.players.levels import open_player
from berthier.referee.matches import new_match
from berthier.words.forecasts import tell_forecast
from berthier.words.speech import Speech
from tests.napoleon.redeal import redeal
from tests.referee_client import COMMAND, ENVIRONMENT

from .playouts import POSITION, SIDES, asked_of, before_the_combat, differences, foretold, playouts

NAPOLEON, *_, NATIONS = TABLES


def forecast_of(match: Match, seat: int, option: str = "", samples: int = 60) -> Forecast:
    asked = asked_of(match, seat)[1] if seat in match.asked() else None
    view = msgspec.json.encode(match.view(seat))
    return Forecaster(match.title).forecast(view, asked, option, samples)


def ways(forecast: Forecast, what: str, about: str = "") -> dict[str, int]:
    found = [m for m in forecast["matters"] if (m["what"], m["about"]) == (what, about)]
    assert len(found) == 1
    return dict(found[0]["ways"])


# --- truth


def test_a_forecast_is_near_to_what_is_played() -> None:
    played, samples = 150, 600
    spread = sqrt(0.25 / played + 0.25 / samples)  # of a difference, at its widest
    for matter, difference in differences(foretold(samples), playouts(played)).items():
        assert abs(difference) < 4 * spread, matter


def test_every_sample_says_something_about_every_matter() -> None:
    forecast = foretold(100)
    matters = [(matter["what"], matter["about"]) for matter in forecast["matters"]]
    sides = [(what, side) for side in SIDES for what in ("losses", "corps")]
    assert matters == [("winner", ""), ("retreat", ""), ("pursuit", ""), *sides]
    for matter in forecast["matters"]:
        assert sum(count for _, count in matter["ways"]) == forecast["samples"] == 100


def test_losses_come_in_their_order_and_sides_in_theirs() -> None:
    forecast = foretold(300)
    assert list(ways(forecast, "winner")) == ["french", "prussian", "nobody"]
    losses = [int(way) for way in ways(forecast, "losses", "prussian")]
    assert losses == sorted(losses)
    assert len(losses) > 3


# --- secrecy


def secret_position() -> dict[str, Any]:
    position: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(POSITION))
    position |= {
        "options": {},
        "hands": {"french": ["elan/2"], "prussian": ["sacrifice/2", "courage/4"]},
        "discards": {"french": [], "prussian": []},
        "slot": {"french": [], "prussian": []},
    }
    for row in position["pieces"].values():
        row.setdefault("infantry", 5)
        row.setdefault("cavalry", 1)
        row.setdefault("fatigue", 0)
    return position


@pytest.mark.parametrize("seed", range(3))
def test_another_truth_behind_the_same_view_gives_the_same_forecast(seed: int) -> None:
    first, second = secret_position(), secret_position()
    kit = {row["id"]: row["side"] for row in new_match(NAPOLEON, {}).title.sheet("en")["pieces"]}
    assert redeal(second, "prussian", kit, Random(seed)) > 0.3
    one, two = (before_the_combat(position, "truth") for position in (first, second))
    assert store.fingerprint(one.title, one.board) != store.fingerprint(two.title, two.board)
    for option in ("", "fight", "manoeuvre"):
        forecasts = [msgspec.json.encode(forecast_of(match, 0, option)) for match in (one, two)]
        assert forecasts[0] == forecasts[1]
    one.answer(0, "fight")
    assert one.asked()[0].window() == "W-COM"  # type: ignore[attr-defined]
    two.answer(0, "fight")
    playing = [msgspec.json.encode(forecast_of(match, 0)) for match in (one, two)]
    assert playing[0] == playing[1]


def test_a_forecast_changes_nothing_and_is_always_the_same() -> None:
    match = before_the_combat(POSITION, "same")
    before = store.encode(match)
    forecasts = [forecast_of(match, 0) for _ in range(2)]
    assert forecasts[0] == forecasts[1]
    assert store.encode(match) == before


# --- when there is one


def test_a_combat_is_foretold_before_it_and_in_it_from_both_seats() -> None:
    match = before_the_combat(secret_position(), "when")
    assert ways(forecast_of(match, 0), "winner").keys() & set(SIDES)
    assert ways(forecast_of(match, 0, "fight"), "winner") == ways(forecast_of(match, 0), "winner")
    with pytest.raises(BadInput, match="no-forecast"):
        forecast_of(match, 1)  # the enemy has declared nothing yet
    with pytest.raises(BadInput, match="not-offered"):
        forecast_of(match, 0, "retreat")
    match.answer(0, "fight")
    assert set(match.asked()) == {0}
    for seat in (0, 1):
        assert "none" not in ways(forecast_of(match, seat), "winner")
    card = ways(forecast_of(match, 0, "play elan/2", samples=400), "winner")
    without = ways(forecast_of(match, 0, "pass", samples=400), "winner")
    assert card["french"] > without["french"]


def test_where_no_combat_can_come_nothing_is_foretold() -> None:
    match = new_match(NAPOLEON, {"position": POSITION}, "none")
    match.begin()
    assert match.question(0).kind == "designate"
    for option in ("", "pile lannes"):
        with pytest.raises(BadInput, match="no-forecast"):
            forecast_of(match, 0, option)


def test_what_is_already_certain_stays_so() -> None:
    """Played on to the end: the winner does not change once the cards are shown."""
    match = before_the_combat(POSITION, "certain 3")
    match.answer(0, "fight")
    player = open_player("tambour", NAPOLEON)
    seen = []
    while match.title.scope(match.board) == 1 and match.board.over is None:
        seat = next(iter(match.asked()))
        seen.append(ways(forecast_of(match, seat), "winner"))
        match.answer(seat, player.choose(*asked_of(match, seat)))
    won = [SIDES[face.get("side")] for face in match.faces(-1) if face.kind.name == "won"]
    assert won
    assert seen == [{won[0]: 60}] * len(seen)
    assert seen


@pytest.mark.parametrize("level", ["grognard", "marechal"])
def test_there_are_forecasts_under_the_fog(level: str) -> None:
    match = new_match(NAPOLEON, {"rules": level}, "fog 4")
    match.begin()
    player = open_player("tambour", NAPOLEON)
    while (seat := next(iter(match.asked()))) < 2:
        if match.question(seat).kind == "attack-on-the-march":
            break
        match.answer(seat, player.choose(*asked_of(match, seat)))
        match.history.clear()
    assert sum(ways(forecast_of(match, seat), "winner").values()) == 60


# --- Leipzig


def leipzig(answers: int, seed: str = "missions") -> Match:
    match = new_match(NATIONS, {"rules": "advanced"}, seed)
    match.begin()
    player = open_player("tambour", NATIONS)
    for _ in range(answers):
        seat = next(iter(match.asked()))
        match.answer(seat, player.choose(*asked_of(match, seat)))
        match.history.clear()
    return match


def test_who_would_win_each_mission_now() -> None:
    match = leipzig(120)
    own = forecast_of(match, 0)
    missions = {m["about"]: dict(m["ways"]) for m in own["matters"] if m["what"] == "mission"}
    assert sorted(missions) == sorted(match.view(0)["missions"])
    assert all(sum(counts.values()) == 60 for counts in missions.values())
    assert len(ways(own, "result")) == 1
    others = forecast_of(match, 1)
    guessed = {m["about"]: dict(m["ways"]) for m in others["matters"] if m["what"] == "mission"}
    revealed = set(match.view(1)["revealed"])
    assert len(guessed) > len(missions)
    for mission, counts in guessed.items():
        assert (sum(counts.values()) == 60) == (mission in revealed)


def test_a_mission_foretold_at_the_end_is_won_so() -> None:
    """While tiles are still counted the forecast is the comparison that comes, but for the missions
    between which somebody is just choosing.
    """
    match = leipzig(0, "counted 4")
    player = open_player("capitaine", NATIONS)
    forecast: Forecast | None = None
    chosen: list[str] = []
    while match.board.over is None:
        seat = next(iter(match.asked()))
        if match.question(seat).kind == "count-for":
            forecast = forecast_of(match, 0, samples=1)
            options = flow.options(match.board, match.question(seat))
            chosen = [match.title.names.id("mission", mission) for mission in options]
        match.answer(seat, player.choose(*asked_of(match, seat)))
        match.history.clear()
    compared = [face for face in match.faces(0) if face.kind.name == "compared"]
    names = match.title.names
    won = {
        names.id("mission", f.get("mission")): names.id("side", f.get("winner")) for f in compared
    }
    assert forecast is not None
    foretold = {m["about"]: m["ways"][0][0] for m in forecast["matters"] if m["about"]}
    settled = foretold.keys() - {*chosen}
    assert foretold.keys() == won.keys()
    assert 0 < len(settled) < len(won)
    assert {m: foretold[m] for m in settled} == {m: won[m] for m in settled}


# --- for readers


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_matter_can_be_read(lang: str) -> None:
    for match, seat in ((before_the_combat(POSITION, "read"), 0), (leipzig(60), 1)):
        told = tell_forecast(forecast_of(match, seat), Speech(match.title.names, lang))
        assert "60" in told["title"]
        for matter in told["matters"]:
            assert matter["total"] == sum(way["count"] for way in matter["ways"])
            assert matter["title"]
            assert all(way["text"] for way in matter["ways"])


def test_the_terminal_draws_it(tmp_path: Path) -> None:
    file = tmp_path / "combat.save"
    file.write_bytes(store.encode(before_the_combat(POSITION, "drawn")))
    typed = "forecast\nprévision 2\nforecast nothing\nquit\n"
    done = subprocess.run(
        [*COMMAND, "play", "--load", str(file), "--lang", "fr"],
        input=typed.encode(),
        capture_output=True,
        env=ENVIRONMENT,
        timeout=120,
        check=False,
    )
    out = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    assert out.count("Qui gagne le combat\n") == 2
    assert "\n  Français" in out
    assert " % ━━" in out
    assert "Force perdue (Prussiens)\n  0 " in out


def test_a_view_that_is_none_is_refused() -> None:
    match = before_the_combat(POSITION, "bad")
    asked = Asked("declare", ("manoeuvre", "fight"))
    for view in (b"{}", b"[", msgspec.json.encode(match.view(-1))):
        with pytest.raises(BadInput):
            Forecaster(match.title).forecast(view, asked, samples=2)
