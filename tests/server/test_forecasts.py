"""Forecasts over HTTP: for one's own seat, in both languages, and not where a table has none."""

from __future__ import annotations

from pathlib import Path

import msgspec
from sqlalchemy import Connection

from berthier.players.contract import Asked
from berthier.players.levels import open_player
from berthier.server.keeping import count_changes
from tests.server.inside import Inside, two
from tests.server.running import Running, Visitor, texts


def until_combat(server: Inside, match: str) -> str:
    """Both seats are played sensibly until a combat can be declared; who may declare it."""
    tambour = open_player("tambour", "napoleon-1806")

    def job(connection: Connection) -> str:
        table = server.house.tables.open(connection, match)
        playing = table.playing()
        for _ in range(400):
            seat = next(iter(playing.asked()))
            asked = Asked(playing.question(seat).kind, tuple(playing.options(seat)))
            if asked.kind == "attack-on-the-march":
                count_changes(connection, table)
                return table.title.seats[seat]
            view = msgspec.json.encode(playing.view(seat))
            playing.answer(seat, tambour.choose(view, asked))
        raise AssertionError("nobody met the enemy")

    return server.do(job)


def test_a_combat_is_foretold_in_both_languages(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data")
    try:
        match, seats = two(server)
        mine = until_combat(server, match)
        check_both_languages(seats[mine], match)
        other = next(visitor for seat, visitor in seats.items() if seat != mine)
        reply = other.call("GET", f"/api/matches/{match}/forecast")
        assert (reply.status, reply.data["code"]) == (409, "no-forecast")
    finally:
        server.stop()


def check_both_languages(visitor: Visitor, match: str) -> None:
    path = f"/api/matches/{match}/forecast"
    assert visitor.state(match)["question"]["forecast"]
    english = visitor.get(f"{path}?lang=en")
    french = visitor.get(f"{path}?lang=fr")
    assert english["number"] == french["number"] == visitor.state(match)["number"]
    assert english["matters"][0]["title"] == "Who wins the combat"
    assert french["matters"][0]["title"] == "Qui gagne le combat"
    for one, other in zip(english["matters"], french["matters"], strict=True):
        assert one["total"] == english["samples"] == sum(way["count"] for way in one["ways"])
        counts = [[(way["way"], way["count"]) for way in told["ways"]] for told in (one, other)]
        assert counts[0] == counts[1]
    halted = visitor.get(f"{path}?option=halt")["matters"]
    assert [(matter["what"], matter["ways"][0]["way"]) for matter in halted] == [("winner", "none")]
    refused = visitor.call("GET", f"{path}?option=fly")
    assert (refused.status, refused.data["code"]) == (422, "not-offered")


def test_where_nothing_can_be_foretold_that_is_said(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    visitor.until_asked(match)
    reply = visitor.call("GET", f"/api/matches/{match}/forecast?lang=fr")
    assert (reply.status, reply.data["code"]) == (409, "no-forecast")
    assert "rien à prévoir" in reply.data["detail"]
    assert reply.headers["cache-control"] == "no-store"


def test_only_people_at_the_table_ask(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="link")
    path = f"/api/matches/{match}/forecast"
    assert visitor.call("GET", path).data["code"] == "waiting"
    stranger = Visitor(server).sit("Talleyrand").call("GET", path)
    assert (stranger.status, stranger.data["code"]) == (404, "no-such-match")
    assert Visitor(server).call("GET", path).status == 401


def test_a_table_may_do_without(visitor: Visitor) -> None:
    match = visitor.open(title="bataille-des-nations-1813", side="french", hints="off")
    visitor.until_asked(match)
    reply = visitor.call("GET", f"/api/matches/{match}/forecast")
    assert (reply.status, reply.data["code"]) == (409, "no-hints")
    state = visitor.state(match)
    assert state["match"]["hints"] == "off"
    assert "forecast" not in state["question"]
    bad = visitor.call("POST", "/api/matches", {"title": "napoleon-1806", "hints": "some"})
    assert (bad.status, bad.data["code"]) == (422, "bad-choice")


def test_forecasts_are_rationed(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data", limits=True)
    try:
        visitor = server.sit()
        replies = [visitor.call("GET", "/api/matches/none/forecast").status for _ in range(40)]
        assert replies[:20] == [404] * 20
        assert 429 in replies
        assert visitor.call("GET", "/api/matches/none").status == 404, "looking goes on"
    finally:
        server.stop()


def test_the_missions_of_leipzig(visitor: Visitor) -> None:
    match = visitor.open(title="bataille-des-nations-1813", side="french", opponent="computer")
    for _ in range(3):
        state = visitor.until_asked(match)
        assert visitor.answer(match, state, texts(state)[0]).status == 200
    visitor.until_asked(match)
    found = visitor.get(f"/api/matches/{match}/forecast?lang=en")
    whats = [matter["what"] for matter in found["matters"]]
    assert whats == ["result", *["mission"] * 5]
    assert found["matters"][1]["title"].startswith("Mission at ")
