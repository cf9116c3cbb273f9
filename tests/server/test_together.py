"""Where both seats are asked at once: what is shown meanwhile, and how a shared screen goes on."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running, Visitor, texts


def vedettes_of(state: Any) -> list[str]:
    pieces = state["scene"]["pieces"]
    return [one["zone"] for one in pieces if "vedette" in one["id"] and one["zone"]]


def test_a_shared_screen_goes_round_for_the_bids(server: Running) -> None:
    visitor = Visitor(server).sit()
    match = visitor.open(rules="marechal", opponent="hot-seat", clock={"kind": "none"})
    for seat in ("french", "prussian"):
        assert visitor.state(match)["curtain"] == seat
        state = visitor.until_asked(match)
        assert (state["viewer"], state["together"]) == (seat, "bids")
        assert visitor.answer(match, state, "bid french 0").status == 200
    assert visitor.until_asked(match)["together"] == ""


def test_own_vedettes_stand_where_they_are_being_placed(server: Running) -> None:
    visitor = Visitor(server).sit()
    match = visitor.open(rules="grognard", side="french")
    state = visitor.until_asked(match)
    assert state["together"] == "place-vedettes"
    assert vedettes_of(state) == []
    assert visitor.answer(match, state, "vedette coburg").status == 200
    assert vedettes_of(visitor.state(match)) == ["coburg"]


def test_only_a_ranked_level_has_ranking_points(server: Running) -> None:
    visitor = Visitor(server).sit()
    for rules, ranked in (("conscrit", None), ("marechal", [[1, -7], [3, 14]])):
        match = visitor.open(rules=rules, side="french", options={"bids": "off"})
        assert visitor.until_asked(match)["ranking"] is None
        assert visitor.post(f"/api/matches/{match}/resign")["ranking"] == ranked


def test_windows_have_names(server: Running) -> None:
    visitor = Visitor(server).sit()
    named = dict(visitor.get("/api/titles/napoleon-1806/sheet?lang=en")["sheet"]["windows"])
    match = visitor.open(rules="grognard", side="french", options={"windows": "strict"})
    for _ in range(60):
        state = visitor.until_asked(match)
        if "window" in state["question"]:
            assert named[state["question"]["window"]]
        assert visitor.answer(match, state, texts(state)[0]).status == 200
