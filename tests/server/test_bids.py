"""The levels of rules over HTTP, and the bids after which two people change seats."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from berthier.server import moment
from tests.server.inside import Inside, Time, two, until
from tests.server.running import Visitor, texts
from tests.server.streams import Listener
from tests.server.test_clocks import clock_of

STRICT = {"windows": "strict"}


@pytest.fixture
def time_(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(moment, "source", found)
    return found


@pytest.fixture
def inside(folder: Path, time_: Time) -> Iterator[Inside]:
    found = Inside(folder)
    yield found
    found.stop()


def bid(visitor: Visitor, match: str, text: str) -> Any:
    state = visitor.state(match)
    assert state["question"]["kind"] == "bid"
    reply = visitor.answer(match, state, text)
    assert reply.status == 200, reply
    return reply.data


def test_levels_of_rules_are_chosen(inside: Inside) -> None:
    visitor = inside.sit()
    levels = {row["id"]: row["rules"] for row in visitor.get("/api/titles")}["napoleon-1806"]
    assert levels == ["conscrit", "grognard", "marechal"]
    for level, kind in (("grognard", "place-vedette"), ("marechal", "bid")):
        match, seats = two(inside, rules=level)
        states = [one.state(match) for one in seats.values()]
        assert [state["question"]["kind"] for state in states] == [kind, kind]
        assert [state["match"]["rules"] for state in states] == [level, level]
        assert [state["waiting"] for state in states] == [["french", "prussian"]] * 2
    for title, level in (("napoleon-1806", "general"), ("bataille-des-nations-1813", "marechal")):
        body = {"title": title, "rules": level, "opponent": "hot-seat"}
        reply = visitor.call("POST", "/api/matches", body)
        assert (reply.status, reply.data["code"]) == (422, "unknown-rules")
        assert level in reply.data["detail"]


def test_nobody_sees_who_has_bid(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, rules="marechal")
    before = seats["prussian"].state(match)
    listed = seats["prussian"].get("/api/matches")
    time_.pass_(7)
    bid(seats["french"], match, "bid prussian 3")
    after = seats["prussian"].state(match)
    assert without_now(after) == without_now(before)
    assert seats["prussian"].get("/api/matches") == listed
    time_.pass_(5)
    own = bid(seats["prussian"], match, "bid prussian 1")
    # Each has paid for his own time, whatever the other did.
    clocks = {row["seat"]: row["left"] for row in own["clocks"]["seats"]}
    assert sorted(clocks.values()) == [3_588_000, 3_593_000]


def without_now(state: Any) -> Any:
    return {**state, "clocks": {**state["clocks"], "now": 0}}


def test_other_clock_shows_nothing_while_both_bid(inside: Inside, time_: Time) -> None:
    """Also to somebody who has bid himself, and looks whether the other still thinks."""
    match, seats = two(inside, rules="marechal")
    time_.pass_(7)
    bid(seats["prussian"], match, "bid french 1")
    alone = without_now(seats["prussian"].state(match))
    match, seats = two(inside, rules="marechal")
    time_.pass_(3)
    bid(seats["french"], match, "bid prussian 1")
    time_.pass_(4)
    state = seats["prussian"].state(match)
    shown = clock_of(state, "french")
    assert shown["runs"] is True
    assert shown["left"] == clock_of(alone, "french")["left"]


def test_people_change_seats(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, rules="marechal", options=STRICT)
    lannes, blucher = seats["french"], seats["prussian"]
    for one, what in ((lannes, "unless-fight"), (blucher, "ask")):
        one.post(f"/api/matches/{match}/orders", {"window": "W-COM", "order": what})
    streams = [Listener(one, f"/api/matches/{match}/stream") for one in (lannes, blucher)]
    begun = [stream.next_state() for stream in streams]
    assert [state["viewer"] for state in begun] == ["french", "prussian"]
    time_.pass_(40)
    first = bid(lannes, match, "bid prussian 5")
    assert first["viewer"] == "french"
    time_.pass_(20)
    second = bid(blucher, match, "bid prussian 2")  # the higher bidder gets the Prussians
    assert second["viewer"] == "french"
    assert second["match"]["mine"] == ["french"]
    assert lannes.state(match)["viewer"] == "prussian"
    names = {row["id"]: row["player"] for row in second["match"]["seats"]}
    assert names == {"french": "Blücher", "prussian": "Lannes"}
    # Clocks and orders are the people's, not the seats'.
    assert clock_of(second, "french")["left"] == 3_540_000
    assert clock_of(lannes.state(match), "prussian")["left"] == 3_560_000
    assert second["orders"] == {"W-COM": "ask"}
    assert lannes.state(match)["orders"] == {"W-COM": "unless-fight"}
    for stream, seat in zip(streams, ("prussian", "french"), strict=True):
        state = stream.next_state()
        while state["viewer"] != seat:
            state = stream.next_state()
        assert state["number"] > max(one["number"] for one in (*begun, first))
        hands = {hand["side"]: hand["cards"] for hand in state["scene"]["hands"]}
        assert hands[seat] is not None
        assert hands["french" if seat == "prussian" else "prussian"] is None
    old = lannes.call(
        "POST",
        f"/api/matches/{match}/answer",
        {"number": first["number"], "option": "pass", "key": "an old number"},
    )
    assert old.data["code"] == "stale"
    for stream in streams:
        stream.close()
    play_some(match, {"french": blucher, "prussian": lannes}, inside)


def play_some(match: str, seats: dict[str, Visitor], inside: Inside) -> None:
    """Each plays his new side, also after a restart, and receives nothing of the other's hand."""
    for n in range(12):
        for seat, visitor in seats.items():
            state = visitor.state(match)
            assert state["viewer"] == seat
            assert state["match"]["status"] == "playing"
            closed = [hand for hand in state["scene"]["hands"] if hand["side"] != seat]
            assert [hand["cards"] for hand in closed] == [None]
            if state["question"]:
                assert visitor.answer(match, state, texts(state)[0]).status == 200
        if n == 6:
            inside.stop()
            inside.start()


def test_an_answer_sent_again_after_the_change(inside: Inside) -> None:
    match, seats = two(inside, rules="marechal")
    lannes, blucher = seats["french"], seats["prussian"]
    state = lannes.state(match)
    body = {"number": state["number"], "option": "bid prussian 5", "key": "the same key"}
    assert lannes.call("POST", f"/api/matches/{match}/answer", body).status == 200
    bid(blucher, match, "bid prussian 2")
    again = lannes.call("POST", f"/api/matches/{match}/answer", body)
    assert (again.status, again.data["viewer"]) == (200, "prussian")


def test_there_is_no_way_back_behind_the_change(inside: Inside) -> None:
    match, seats = two(inside, rules="marechal", undo="consent")
    bid(seats["french"], match, "bid prussian 5")
    bid(seats["prussian"], match, "bid prussian 2")
    for visitor in seats.values():
        number = visitor.state(match)["number"]
        reply = visitor.call("POST", f"/api/matches/{match}/undo", {"number": number})
        assert reply.status == 409
        assert visitor.state(match)["match"]["undo_asked"] == ""


def test_nobody_moves_if_each_has_his_wish(inside: Inside) -> None:
    match, seats = two(inside, rules="marechal")
    bid(seats["french"], match, "bid french 4")
    state = bid(seats["prussian"], match, "bid prussian 2")
    assert state["viewer"] == "prussian"
    assert seats["french"].state(match)["viewer"] == "french"


def test_a_computer_changes_seats_too(inside: Inside) -> None:
    visitor = inside.sit()
    sides = set()
    for text in ("bid prussian 5", "bid prussian 0", "bid french 9"):
        match = visitor.open(side="french", opponent="computer", level="random", rules="marechal")
        bid(visitor, match, text)
        state = until(partial(after_bids, visitor, match))
        rows = {row["id"]: row["level"] for row in state["match"]["seats"]}
        assert rows[state["viewer"]] == ""
        assert sorted(rows.values()) == ["", "random"]
        assert clock_of(state, state["viewer"])["left"] is not None
        sides.add(state["viewer"])
        asked = visitor.until_asked(match)
        assert visitor.answer(match, asked, texts(asked)[0]).status == 200
    assert "french" in sides


def after_bids(visitor: Visitor, match: str) -> Any:
    state = visitor.state(match)
    told = [entry["kind"] for entry in state["journal"]["entries"]]
    return state if "bids" in told else None


def test_a_shared_screen_is_handed_over_after_the_change(inside: Inside) -> None:
    visitor = inside.sit()
    match = visitor.open(opponent="hot-seat", rules="marechal", options=STRICT)
    state = visitor.state(match)
    for text in ("bid prussian 5", "bid prussian 2"):
        state = visitor.state(match)
        if seat := state.get("curtain"):
            state = visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})
        assert state["question"]["kind"] == "bid", state
        state = visitor.answer(match, state, text).data
        assert state["curtain"]
    assert "scene" not in state
    assert visitor.post(f"/api/matches/{match}/resign")["match"]["winner"] == "nobody"
