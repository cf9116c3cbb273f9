"""How far a march can go, over HTTP: for the seat that is asked, and for nobody else."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running, Visitor, texts

IDLE = ("pass", "done")


def until_marching(visitor: Visitor, match: str) -> Any:
    """Go on, designating piles, until a march is asked about that can go more than one step."""
    for _ in range(200):
        state = visitor.until_asked(match)
        if state["question"]["kind"] == "march-to":
            found = visitor.get(f"/api/matches/{match}/routes")["routes"]
            if any(len(route["options"]) > 1 for route in found):
                return state
        busy = [text for text in texts(state) if text.split()[0] not in IDLE]
        assert visitor.answer(match, state, (busy or texts(state))[0]).status == 200
    raise AssertionError("nobody marched")


def test_routes_lead_where_they_say(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer", level="random")
    state = until_marching(visitor, match)
    found = visitor.get(f"/api/matches/{match}/routes")
    assert found["number"] == state["number"]
    assert sum(term["amount"] for term in found["purse"]["terms"]) == found["purse"]["total"]
    assert {route["zone"] for route in found["routes"]} >= {
        text.partition(" ")[2] for text in texts(state) if text.startswith("move ")
    }
    far = max(found["routes"], key=lambda route: len(route["options"]))
    assert len(far["options"]) > 1
    for option in far["options"]:
        state = visitor.until_asked(match)
        if state["question"]["kind"] != "march-to":
            return  # a window has opened
        assert option in texts(state)
        state = visitor.answer(match, state, option).data
    entries = visitor.get(f"/api/matches/{match}/journal")["entries"]
    moved = [[one["to"], one["cost"]] for one in entries if one["kind"] == "moved"]
    assert moved[-len(far["steps"]) :] == far["steps"]


def test_both_languages(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer", level="random")
    until_marching(visitor, match)
    french = visitor.get(f"/api/matches/{match}/routes?lang=fr")["routes"][0]
    english = visitor.get(f"/api/matches/{match}/routes?lang=en")["routes"][0]
    assert french["label"].startswith("Marcher sur")
    assert english["label"].startswith("March to")
    assert "PM sur" in french["summary"]
    assert "MP" in english["summary"]


def test_another_question_has_no_routes(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    visitor.until_asked(match)
    found = visitor.get(f"/api/matches/{match}/routes")
    assert found["routes"] == []
    assert found["purse"] is None


def test_only_the_seat_that_is_asked_may_look_ahead(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="link")
    path = f"/api/matches/{match}/routes"
    waiting = visitor.call("GET", path)
    assert (waiting.status, waiting.data["code"]) == (409, "waiting")
    token = visitor.post(f"/api/matches/{match}/invitation")["invitation"]
    friend = Visitor(server).sit("Blücher")
    friend.post(f"/api/invitations/{token}", {"nonce": ""})
    codes = sorted(one.call("GET", path).status for one in (visitor, friend))
    assert codes in ([200, 409], [200, 200])
    stranger = Visitor(server).sit("Talleyrand").call("GET", path)
    assert (stranger.status, stranger.data["code"]) == (404, "no-such-match")
    assert stranger.headers["content-type"].startswith("application/problem+json")
    assert stranger.headers["cache-control"] == "no-store"
    assert Visitor(server).call("GET", path).status == 401


def test_a_shared_screen_must_be_in_hand(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat")
    state = visitor.until_asked(match)
    for _ in range(60):
        state = visitor.answer(match, state, texts(state)[0]).data
        if seat := state.get("curtain"):
            reply = visitor.call("GET", f"/api/matches/{match}/routes")
            assert (reply.status, reply.data["code"]) == (409, "not-in-hand")
            visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})
            return
    raise AssertionError("the screen never changed hands")


def test_why_a_far_zone_is_out_of_reach(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer", level="random")
    until_marching(visitor, match)
    reached = {row["zone"] for row in visitor.get(f"/api/matches/{match}/routes")["routes"]}
    sheet = visitor.get("/api/titles/napoleon-1806/sheet")["sheet"]
    texts_ = set()
    for zone in sheet["zones"]:
        if zone["id"] not in reached:
            found = visitor.get(f"/api/matches/{match}/why?about={zone['id']}&lang=en")
            if found["refusal"]:
                texts_.add(found["refusal"]["text"])
    assert any("way" in text or "farther" in text for text in texts_), texts_


def test_the_description_shows_an_answer(visitor: Visitor) -> None:
    schema = visitor.get("/api/schema/openapi.json")
    reply = schema["paths"]["/api/matches/{match}/routes"]["get"]["responses"]["200"]
    assert "move eisenberg" in str(reply)
