"""Advice over HTTP: for the seat that is asked, noted for good, and not where a table has none."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from berthier.kernel import store
from berthier.server.tables import load
from tests.server.inside import Inside, asked, two
from tests.server.running import Running, Visitor, texts


def advised(visitor: Visitor, match: str, look: str = "") -> Any:
    return visitor.get(f"/api/matches/{match}{look}")["advised"]


def refused(visitor: Visitor, match: str) -> tuple[int, str]:
    reply = visitor.call("GET", f"/api/matches/{match}/hint")
    return reply.status, reply.data["code"]


def until_designating(match: str, seats: dict[str, Visitor]) -> tuple[str, Any]:
    """To a question that Berthier thinks about."""
    while True:
        seat, state = asked(match, seats)
        if state["question"]["kind"] == "designate":
            return seat, state
        assert seats[seat].answer(match, state, texts(state)[0]).status == 200


def test_the_seat_that_is_asked_is_told_what_berthier_would_do(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data")
    try:
        match, seats = two(server, public=True)
        watcher = server.sit("Fouché")
        seat, state = until_designating(match, seats)
        mine = seats.pop(seat)
        other = next(iter(seats.values()))
        check_both_languages(mine, match, state)
        assert refused(other, match) == (409, "not-asked")
        assert refused(watcher, match) == (404, "no-such-match")
        check_the_notes(server, match, mine, other, watcher)
    finally:
        server.stop()


def check_both_languages(visitor: Visitor, match: str, state: Any) -> None:
    labels = {option["text"]: option["label"] for option in state["question"]["options"]}
    reply = visitor.call("GET", f"/api/matches/{match}/hint?lang=en")
    assert reply.headers["cache-control"] == "no-store"
    english, french = reply.data, visitor.get(f"/api/matches/{match}/hint?lang=fr")
    assert english["title"] == "What Berthier would do"
    assert french["title"] == "Ce que ferait Berthier"
    for found in (english, french):
        assert found["number"] == state["number"] == visitor.state(match)["number"]
        assert found["advised"] == 1, "the same question again is noted once"
        tried = [found["best"], *found["others"]]
        assert {one["option"] for one in tried} <= set(texts(state))
        assert all(one["chance"] is None or 0 <= one["chance"] <= 100 for one in tried)
        assert str(found["passes"]) in found["about"]
    assert english["best"]["label"] == labels[english["best"]["option"]]


def check_the_notes(
    server: Inside, match: str, mine: Visitor, other: Visitor, watcher: Visitor
) -> None:
    """One's own alone until the end, then everybody's; a server that starts again knows them."""
    seat, foe = mine.state(match)["viewer"], other.state(match)["viewer"]
    number = other.state(match)["number"]
    assert advised(mine, match) == {seat: 1}
    assert advised(other, match) == {foe: 0}
    assert advised(watcher, match, "/watch") == {}
    server.stop()
    server.start()
    for visitor in (mine, other, watcher):
        visitor.server = server  # type: ignore[assignment]
    assert advised(mine, match) == {seat: 1}
    assert other.state(match)["number"] == number, "nothing has happened for the other"
    mine.post(f"/api/matches/{match}/resign")
    for visitor, look in ((mine, ""), (other, ""), (watcher, "/watch")):
        assert advised(visitor, match, look) == {seat: 1, foe: 0}
    assert refused(mine, match) == (409, "ended")


def test_a_note_is_in_the_database_before_the_next_whole_save(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data")
    try:
        match, seats = two(server)
        for hinted in (False, True, False, False):
            seat, state = asked(match, seats)
            if hinted:
                assert seats[seat].get(f"/api/matches/{match}/hint")["advised"] == 1
            assert seats[seat].answer(match, state, texts(state)[0]).status == 200
        truth, again, advised_ = server.do(lambda c: both(c, server, match))
        assert advised_ == 1
        assert again == truth, "and the answers since are played once"
    finally:
        server.stop()


def both(connection: Connection, server: Inside, match: str) -> tuple[bytes, bytes, int]:
    """A match as it is in memory and as another server would find it, at one moment; and how often
    advice was asked for in it.
    """
    truth = server.house.tables.open(connection, match).playing()
    again = load(connection, match).playing()
    return store.encode(truth), store.encode(again), sum(map(again.advice_of, range(2)))


def test_whoever_changes_seats_takes_his_notes_along(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data")
    try:
        match, seats = two(server, rules="marechal")
        host = seats["french"]
        assert host.get(f"/api/matches/{match}/hint")["best"]["chance"] is None
        for seat, bid in (("french", "bid prussian 5"), ("prussian", "bid french 0")):
            assert seats[seat].answer(match, seats[seat].state(match), bid).status == 200
        states = [visitor.state(match) for visitor in seats.values()]
        assert [state["viewer"] for state in states] == ["prussian", "french"]
        assert [state["advised"] for state in states] == [{"prussian": 1}, {"french": 0}]
    finally:
        server.stop()


def test_only_people_at_the_table_ask(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="link")
    assert refused(visitor, match) == (409, "waiting")
    assert refused(Visitor(server).sit("Talleyrand"), match) == (404, "no-such-match")
    assert Visitor(server).call("GET", f"/api/matches/{match}/hint").status == 401


def test_a_table_may_do_without(visitor: Visitor) -> None:
    match = visitor.open(title="bataille-des-nations-1813", side="french", hints="off")
    visitor.until_asked(match)
    reply = visitor.call("GET", f"/api/matches/{match}/hint?lang=fr")
    assert (reply.status, reply.data["code"]) == (409, "no-hints")
    assert "ni conseils" in reply.data["detail"]
    assert advised(visitor, match) == {"french": 0}


def test_advice_is_rationed(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data", limits=True)
    try:
        visitor = server.sit()
        replies = [visitor.call("GET", "/api/matches/none/hint").status for _ in range(30)]
        assert replies[:15] == [404] * 15
        assert 429 in replies
        assert visitor.call("GET", "/api/matches/none/forecast").status == 404
    finally:
        server.stop()


# --- levels


def test_every_level_is_offered(visitor: Visitor) -> None:
    for row in visitor.get("/api/titles"):
        assert row["levels"] == ["tambour", "capitaine", "major", "random"]
        assert row["hints"] == ["on", "off"]
    bad = visitor.call("POST", "/api/matches", {"title": "napoleon-1806", "level": "colonel"})
    assert (bad.status, bad.data["code"]) == (422, "bad-choice")
    assert "capitaine" in bad.data["detail"]


@pytest.mark.parametrize("level", ["capitaine", "major"])
def test_a_rematch_keeps_the_level(visitor: Visitor, level: str) -> None:
    match = visitor.open(side="french", opponent="computer", level=level, hints="off")
    visitor.post(f"/api/matches/{match}/resign")
    again = visitor.post(f"/api/matches/{match}/rematch")["match"]
    about = visitor.state(again)["match"]
    assert {seat["id"]: seat["level"] for seat in about["seats"]} == {
        "french": level,
        "prussian": "",
    }
    assert about["hints"] == "off"
