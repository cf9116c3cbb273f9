"""Seats that are armies in the terminal, before the referee, in simulations and in replays."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from berthier.cli.main import run
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.errors import BadInput
from berthier.lab.one_game import play_game
from berthier.lab.plan import make_plan
from berthier.lab.results_file import read_results
from berthier.words import LANGUAGES
from berthier.words.speech import Speech
from tests.referee_client import Referee
from tests.test_play import play

from .drive import TITLE

ARMIES = {"armies": "on"}
AUTUMN = (TITLE, "--scenario", "autumn", "--armies", "on", "--cards", "off", "--seed", "3")
SEATS = ["grande-armee", "bohemia", "silesia", "north", "poland"]


def test_each_army_is_handed_the_screen(tmp_path: Path) -> None:
    lines = ["1"] * 3 + ["note Marchez sur Dresde !", "note"] + ["1"] * 16 + ["quitter"]
    line = [*AUTUMN, "--french", "random", "--lang", "fr"]
    code, out, err = play(tmp_path, "\n".join(lines) + "\n", *line)
    out = out.replace("\u00a0", " ")
    assert (code, err) == (0, "")
    assert "Armée de Bohême : une personne" in out.splitlines()[2]
    turns = [row.strip("— ") for row in out.splitlines() if row.startswith("— ")]
    assert {*turns} >= {"Armée de Bohême", "Armée de Silésie"}
    assert all(one != two for one, two in pairwise(turns))
    assert "Vos partenaires liront à la fin du tour : « Marchez sur Dresde ! »" in out
    file = tmp_path / f"berthier-{TITLE}.save"
    assert f"--load {file.name} --grande-armee random" in out
    match = store.load(file.read_bytes(), open_title)
    assert list(match.title.seats) == SEATS
    assert [entry["note"] for entry in match.log if "note" in entry] == ["Marchez sur Dresde !"]


def test_a_whole_game_of_computers_and_its_replay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [*AUTUMN, "--french", "random", "--coalition", "random", "--silesia", "tambour"]
    code, out, err = play(tmp_path, "", *line, "--lang", "en")
    assert (code, err) == (0, "")
    assert "Victory: " in out or "a draw" in out
    file = str(tmp_path / f"berthier-{TITLE}.save")
    assert run(["verify", file]) == 0
    assert run(["replay", file, "--seat", "silesia", "--lang", "en"]) == 0
    shown = capsys.readouterr().out
    assert "Army of Silesia" in shown
    assert run(["replay", file, "--open"]) == 0
    assert "Army of Silesia" in capsys.readouterr().out


def test_a_seat_that_the_match_has_not(tmp_path: Path) -> None:
    code, _, err = play(tmp_path, "", TITLE, "--bohemia", "tambour", "--lang", "en")
    assert code == 2
    assert "There is no seat “bohemia” in this match. Seats to choose from: french, coal" in err
    code, _, err = play(tmp_path, "", *AUTUMN, "--bohemia", "vauban", "--lang", "en")
    assert code == 2
    assert "vauban" in err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_army_has_a_name_as_a_seat(lang: str) -> None:
    start = {"scenario": "campaign", "options": ARMIES}
    title = open_title(TITLE, start)
    for seat in title.seats:
        assert Speech(title.names, lang).seat(seat) != seat


# --- the referee


def test_a_conversation_with_partners(tmp_path: Path) -> None:
    with Referee(tmp_path) as referee:
        new = referee("new", title=TITLE, scenario="autumn", options=ARMIES, seed="3")
        assert new["match"]["seats"] == SEATS
        assert new["match"]["sides"] == {"french": SEATS[:1], "coalition": SEATS[1:]}
        assert referee("luck", draws={"JDG-X04 coalition": ["6", "1"]})["ok"]
        assert referee("luck", draws={"JDG-X04 bohemia": ["6"]}, replace=True)["ok"] is False
        assert referee("note", seat="silesia", text="To Leipzig")["ok"]
        assert referee("note", seat="grande-armee", text="Alone")["error"] == "no-partners"
        assert referee("luck", draws={}, replace=True)["ok"]
        read = played_until_told(referee, "note", "bohemia")
        assert (read["army"], read["text"]) == (
            "silesia",
            "A note of the Army of Silesia: “To Leipzig”.",
        )
        for viewer, told in (("silesia", 1), ("grande-armee", 0), ("spectator", 0)):
            events = referee("journal", viewer=viewer)["events"]
            assert sum(event["kind"] == "note" for event in events) == told
        record = tmp_path / "record.json"
        record.write_text(json.dumps(referee("record", seat="silesia")))
    assert run(["replay", str(record), "--lang", "en"]) == 0


def played_until_told(referee: Referee, kind: str, viewer: str) -> Any:
    """The last option of each question, until a viewer has been told something."""
    while True:
        told = referee("journal", viewer=viewer)["events"]
        found = [event for event in told if event["kind"] == kind]
        if found:
            return found[0]
        seat, asked = next(iter(referee("ask")["questions"].items()))
        idle = [text for text in asked["options"] if text in ("done", "pass", "stop", "stay")]
        assert referee("answer", seat=seat, option=(idle or asked["options"])[0])["ok"]


# --- simulations


def test_a_side_names_the_players_of_its_seats() -> None:
    named = {"coalition": "random", "bohemia": "tambour"}
    plan = make_plan(TITLE, named, "autumn", options=ARMIES)
    assert plan.players == dict(zip(SEATS, ["tambour"] * 2 + ["random"] * 3, strict=True))
    with pytest.raises(BadInput, match="unknown-side"):
        make_plan(TITLE, {"bohemia": "random"}, "viceroy", options=ARMIES)
    with pytest.raises(BadInput, match="unknown-side"):
        make_plan(TITLE, {"bohemia": "random"}, "autumn")


def test_a_game_is_won_by_a_side() -> None:
    players = {"french": "random", "coalition": "random"}
    game = play_game(make_plan(TITLE, players, "autumn", options=ARMIES), 0)
    assert game.players == ("random",) * 5
    assert game.winner in ("french", "coalition", "")
    assert game.cause == "JDG-9-7"
    assert len(game.points) == 2


def test_a_simulation_and_its_summary(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "results.parquet"
    line = ["simulate", TITLE, "--scenario", "autumn", "--option", "armies=on", "--games", "1"]
    line += ["--french", "random", "--coalition", "random", "--jobs", "1", "--out", str(file)]
    assert run([*line, "--lang", "en"]) == 0
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[:2] for row in rows[2:4]] == [["French", "random"], ["Coalition", "random"]]
    results = read_results(file)
    assert list(results.about.plan.players) == SEATS
    assert results.games[0].winner in ("french", "coalition", "")


def test_a_tambour_in_such_a_seat_answers_for_his_army() -> None:
    players = {"french": "tambour", "russo-prussian": "tambour"}
    game = play_game(make_plan(TITLE, players, "viceroy", options=ARMIES), 0)
    assert (game.cause, game.note) == ("JDG-9-7", "")
