"""Finished matches of a server, exported and ranked."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from random import Random

import pytest

from berthier.cli.main import run
from berthier.games.registry import open_title
from berthier.lab.ranks import standings
from tests.server.running import Running, Visitor, texts

TITLE = "napoleon-1806"


def sat(host: Visitor, friend: Visitor, rules: str = "marechal", **more: str) -> str:
    body = {"title": TITLE, "rules": rules, "opponent": "link", "side": "french", **more}
    opened = host.post("/api/matches", {**body, "options": {"bids": "off"}})
    friend.post(f"/api/invitations/{opened['invitation']}")
    return str(opened["match"])


def played_out(match: str, players: list[Visitor], rng: Random) -> None:
    while True:
        states = [player.state(match) for player in players]
        if states[0]["match"]["status"] == "over":
            return
        asked = next((n for n, state in enumerate(states) if state["question"]), None)
        if asked is None:
            time.sleep(0.005)  # the table answers by itself
            continue
        option = rng.choice(texts(states[asked]))
        assert players[asked].answer(match, states[asked], option).status == 200


def test_finished_matches_are_exported_and_ranked(
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("BERTHIER_DATA", str(folder))
    server = Running(folder, BERTHIER_LIMITS="0")
    anne, bob, other = (Visitor(server).sit(name) for name in ("Anne, Mme", "Bob", "Bob"))
    first = sat(anne, bob, scenario="short")
    played_out(first, [anne, bob], Random(3))
    second = sat(bob, anne)
    bob.post(f"/api/matches/{second}/resign")
    third = sat(anne, other)
    anne.post(f"/api/matches/{third}/resign")
    sat(anne, bob)  # goes on
    conscrit = sat(anne, bob, rules="conscrit")
    anne.post(f"/api/matches/{conscrit}/resign")
    alone = anne.open(side="french", opponent="hot-seat", rules="marechal")
    anne.post(f"/api/matches/{alone}/resign")
    shown = {match: anne.state(match) for match in (first, second, third)}
    assert [state["match"]["status"] for state in shown.values()] == ["over"] + ["resigned"] * 2
    file = tmp_path / "results.csv"
    assert run(["admin", "results", str(file), "--lang", "en"]) == 0  # also while the server runs
    assert "3 matches" in capsys.readouterr().out
    assert server.stop() == 0

    rows = list(csv.DictReader(file.read_text("utf-8").splitlines()))
    assert [row["winner"] for row in rows] == [one["match"]["winner"] for one in shown.values()]
    assert [row["rule"] for row in rows] == [shown[first]["over"]["rule"], "", ""]
    names = {row[side] for row in rows for side in ("french", "prussian")}
    assert len(names) == 3  # the two Bobs are told apart
    assert "Anne, Mme" in names
    found = {row.player: row for row in standings(open_title(TITLE, {}), [file])}
    points = [shown[match]["ranking"] for match in (first, second, third)]
    annes = [points[0][0], points[1][1], points[2][0]]
    assert found["Anne, Mme"].games == 3
    assert found["Anne, Mme"].points == sum(gained for gained, _ in annes)
    assert found["Anne, Mme"].tie_break == sum(tie for _, tie in annes)
    assert run(["rank", str(file)]) == 0
    assert "Anne, Mme" in capsys.readouterr().out


def test_what_can_not_be_exported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BERTHIER_DATA", str(tmp_path / "nowhere"))
    file, taken = tmp_path / "results.csv", tmp_path / "taken.csv"
    taken.write_text("mine")
    for words, said in (
        (("admin", "results", str(file)), "no database"),
        (("admin", "results", str(taken)), "taken.csv"),
        (("admin", "results", str(file), "--title", "bataille-des-nations-1813"), "no ranking"),
        (("admin", "results", str(file), "--title", "whist"), "whist"),
        (("admin", "frozen"), "no database"),
    ):
        assert run([*words, "--lang", "en"]) == 2
        assert said in capsys.readouterr().err
    assert taken.read_text() == "mine"
    assert not (tmp_path / "nowhere").exists()
