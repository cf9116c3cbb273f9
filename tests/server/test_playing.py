"""Playing over HTTP: answers, repeats, stale questions, undo, the end."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from tests.server.running import Running, Visitor, new_key, texts

ZONES = {"napoleon-1806": 57, "napoleon-1807": 70, "bataille-des-nations-1813": 47}
TITLES = list(ZONES)
WINNERS = {  # only 1807 knows a draw
    "napoleon-1806": ("french", "prussian"),
    "napoleon-1807": ("french", "russian", "nobody"),
    "bataille-des-nations-1813": ("french", "allied"),
}


def play_out(visitor: Visitor, match: str, luck: random.Random) -> Any:
    while True:
        state = visitor.until_asked(match)
        if state["match"]["status"] != "playing":
            return state
        reply = visitor.answer(match, state, luck.choice(texts(state)))
        assert reply.status == 200, reply


@pytest.mark.parametrize("title", TITLES)
def test_a_whole_game_against_the_computer(visitor: Visitor, title: str) -> None:
    match = visitor.open(title, side="french", opponent="computer", level="random")
    state = play_out(visitor, match, random.Random(1))
    assert state["match"]["status"] == "over"
    assert state["match"]["winner"] in WINNERS[title]
    assert state["over"]["text"]
    assert state["luck"]["secret"]
    assert visitor.call("POST", f"/api/matches/{match}/resign").status == 409


def test_an_answer_is_taken_once(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    key, option = new_key(), texts(state)[-1]
    first = visitor.answer(match, state, option, key)
    assert first.status == 200
    again = visitor.answer(match, state, option, key)
    assert again.status == 200
    journal = visitor.get(f"/api/matches/{match}/journal")
    assert [entry["n"] for entry in journal["entries"]] == list(range(journal["next"]))
    stale = visitor.answer(match, state, option)
    assert stale.status == 409
    assert stale.data["code"] == "stale"
    assert stale.data["state"]["number"] >= first.data["number"]


def test_what_is_not_offered_is_refused(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    reply = visitor.answer(match, state, "pile blucher")
    assert reply.status == 422
    assert reply.data["code"] == "not-offered"
    assert reply.headers["content-type"].startswith("application/problem+json")
    assert visitor.state(match)["number"] == state["number"]


def test_why_not(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    found = visitor.get(f"/api/matches/{match}/why?about=weimar&lang=fr")
    assert found["refusal"]["text"]
    option = state["question"]["options"][-1]
    allowed = visitor.get(f"/api/matches/{match}/why?about={option['things'][0][1]}")
    assert option["text"] in allowed["allowed"]
    assert visitor.call("GET", f"/api/matches/{match}/why?about=atlantis").status == 422


def test_taking_back(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat")
    answered = visitor.until_asked(match)
    while True:
        state = answered
        named = texts(state)[-1].startswith("pile")
        answered = visitor.answer(match, state, texts(state)[-1 if named else 0]).data
        if seat := answered.get("curtain"):  # the other one is asked first
            answered = visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})
        elif named:
            break
    assert answered["question"]["kind"] != state["question"]["kind"]
    back = visitor.post(f"/api/matches/{match}/undo", {"number": answered["number"]})
    assert texts(back) == texts(state)
    assert back["number"] == answered["number"] + 1


def test_a_table_without_taking_back(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer", undo="none")
    state = visitor.until_asked(match)
    reply = visitor.call("POST", f"/api/matches/{match}/undo", {"number": state["number"]})
    assert (reply.status, reply.data["code"]) == (409, "no-undo")


def test_resigning_and_the_rematch(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    visitor.until_asked(match)
    assert visitor.call("POST", f"/api/matches/{match}/rematch", {"nonce": ""}).status == 409
    state = visitor.post(f"/api/matches/{match}/resign")
    assert (state["match"]["status"], state["match"]["winner"]) == ("resigned", "prussian")
    assert state["question"] is None
    again = visitor.post(f"/api/matches/{match}/rematch", {"nonce": "abc"})["match"]
    assert visitor.state(again)["viewer"] == "prussian"
    assert visitor.post(f"/api/matches/{match}/rematch")["match"] == again
    assert [row["id"] for row in visitor.get("/api/matches")][:2] in (
        [match, again],
        [again, match],
    )


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"title": "austerlitz"}, "unknown-title"),
        ({"title": "jdg-allemagne-1813"}, "unknown-title"),  # a title without screens
        ({"scenario": "moscow"}, "unknown-scenario"),
        ({"rules": "hard"}, "unknown-rules"),
        ({"options": {"windows": "open"}}, "bad-option-value"),
        ({"options": {"doors": "open"}}, "unknown-option"),
        ({"side": "swiss"}, "bad-choice"),
        ({"opponent": "ghost"}, "bad-choice"),
        ({"level": "emperor"}, "bad-choice"),
        ({"undo": "always"}, "bad-choice"),
        ({"sides": "french"}, "bad-body"),
        ({"title": 1806}, "bad-body"),
    ],
)
def test_a_match_that_cannot_be_opened(visitor: Visitor, fields: dict[str, Any], code: str) -> None:
    before = visitor.get("/api/matches")
    body = {"title": "napoleon-1806", **fields}
    reply = visitor.call("POST", "/api/matches", body)
    assert reply.status in (400, 404, 422)
    assert reply.data["code"] == code
    assert reply.data["detail"]
    assert visitor.get("/api/matches") == before


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"number": "2"}, 'a whole number is expected at “number”, not "2"'),
        ({"number": -1}, "a whole number >= 0 is expected at “number”, not -1"),
        ({"option": None}, "a text is expected at “option”, not nothing"),
        ({"options": "pass"}, "one of the fields number, option, key is expected at “options”"),
    ],
)
def test_nothing_is_guessed_in_an_answer(
    visitor: Visitor, fields: dict[str, Any], told: str
) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    body = {"number": state["number"], "option": texts(state)[0], "key": new_key(), **fields}
    reply = visitor.call("POST", f"/api/matches/{match}/answer", body)
    assert (reply.status, reply.data["code"]) == (400, "bad-body")
    assert told in reply.data["detail"]
    visitor.lang = "fr"
    reply = visitor.call("POST", f"/api/matches/{match}/answer", body)
    assert "on attend" in reply.data["detail"]
    assert not re.search(r"\b(is|expected|a whole|a text|nothing)\b", reply.data["detail"])


def test_errors_speak_the_readers_language(server: Running) -> None:
    french, english = Visitor(server, "fr"), Visitor(server, "en")
    details = {one.call("GET", "/api/matches/nothing").data["detail"] for one in (french, english)}
    assert len(details) == 2


def test_what_can_be_played(visitor: Visitor) -> None:
    titles = visitor.get("/api/titles?lang=fr")
    assert [title["id"] for title in titles] == TITLES
    for title in titles:
        drawn = visitor.call("GET", f"/api/titles/{title['id']}/sheet?lang=fr")
        assert drawn.data["drawing"].startswith("<g")
        assert len(drawn.data["sheet"]["zones"]) == ZONES[title["id"]]
    plain, six = (
        visitor.get(f"/api/titles/napoleon-1806/sheet?six-cards={value}") for value in ("off", "on")
    )
    assert (len(plain["sheet"]["cards"]), len(six["sheet"]["cards"])) == (72, 78)
    assert plain["drawing"] == six["drawing"]
    assert visitor.get("/api/rules/N06-MAN-4?lang=fr")["text"]
    assert visitor.call("GET", "/api/rules/N99-1").status == 404
    assert visitor.get("/health")["status"] == "ok"
