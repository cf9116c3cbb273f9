"""Clocks over HTTP, with a time that the test puts on."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from berthier.server import backups, moment
from berthier.server.schema import life
from berthier.server.settings import Settings
from tests.server.inside import Inside, Time, asked, two, until
from tests.server.running import Reply, Visitor, new_key, texts
from tests.server.streams import Listener

HOUR = {"kind": "live", "seconds": 3600, "increment": 0}
QUICK = {"kind": "live", "seconds": 60, "increment": 5}


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


def clock_of(state: Any, seat: str) -> Any:
    return next(row for row in state["clocks"]["seats"] if row["seat"] == seat)


def other_of(seat: str) -> str:
    return "french" if seat == "prussian" else "prussian"


def test_a_match_has_the_clock_that_was_chosen(inside: Inside) -> None:
    visitor = inside.sit()
    plain = visitor.state(visitor.open(side="french", opponent="link"))
    assert plain["match"]["clock"] == {"kind": "none"}
    live = {"kind": "live", "seconds": 300, "increment": 0}
    match = visitor.open(opponent="hot-seat", clock={"kind": "live", "seconds": 300})
    assert visitor.state(match)["match"]["clock"] == live
    slow = {"kind": "correspondence", "days": 3, "bank": 10}
    match = visitor.open("bataille-des-nations-1813", opponent="hot-seat", clock=slow)
    assert visitor.state(match)["match"]["clock"] == slow
    match = visitor.open(opponent="hot-seat", rules="marechal")
    assert visitor.state(match)["match"]["clock"] == HOUR
    match = visitor.open(opponent="hot-seat", rules="marechal", clock={"kind": "none"})
    assert visitor.state(match)["match"]["clock"] == {"kind": "none"}
    usual = {row["id"]: row["clocks"] for row in visitor.get("/api/titles")}["napoleon-1806"]
    assert usual["marechal"] == HOUR
    assert usual["conscrit"] == {"kind": "none"}


@pytest.mark.parametrize(
    ("clock", "field"),
    [
        ({"kind": "sand"}, "clock.kind"),
        ({"kind": "live"}, "clock.seconds"),
        ({"kind": "live", "seconds": 0}, "clock.seconds"),
        ({"kind": "live", "seconds": -60}, "clock.seconds"),
        ({"kind": "live", "seconds": 10**30}, "clock.seconds"),
        ({"kind": "live", "seconds": 60, "increment": -1}, "clock.increment"),
        ({"kind": "live", "seconds": 60, "days": 3}, "clock.days"),
        ({"kind": "correspondence", "days": 400}, "clock.days"),
        ({"kind": "correspondence", "days": 3, "bank": 9999}, "clock.bank"),
        ({"kind": "none", "seconds": 60}, "clock.seconds"),
    ],
)
def test_absurd_times_are_refused(inside: Inside, clock: Any, field: str) -> None:
    visitor = inside.sit()
    body = {"title": "napoleon-1806", "opponent": "hot-seat", "clock": clock}
    reply = visitor.call("POST", "/api/matches", body)
    assert reply.status in (400, 422)
    assert field.split(".")[1] in reply.data["detail"]
    assert visitor.get("/api/matches") == []


def test_time_runs_for_who_is_asked(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=QUICK, options={"windows": "strict"})
    seat, state = asked(match, seats)
    other = other_of(seat)
    assert clock_of(state, seat) == {
        "seat": seat,
        "left": 60_000,
        "bank": None,
        "runs": True,
        "falls": time_.ms + 60_000,
    }
    assert [row["falls"] for row in seats[seat].get("/api/matches")] == [time_.ms + 60_000]
    assert [row["falls"] for row in seats[other].get("/api/matches")] == [None]
    assert clock_of(state, other)["runs"] is False
    assert clock_of(state, other)["falls"] is None
    assert clock_of(seats[other].state(match), seat) == clock_of(state, seat)
    time_.pass_(20)
    assert seats[seat].state(match)["clocks"]["now"] == time_.ms
    reply = seats[seat].answer(match, state, texts(state)[0])
    assert clock_of(reply.data, seat)["left"] == 45_000  # 20 seconds, and 5 for the decision
    time_.pass_(10)
    seat, state = asked(match, seats)
    assert clock_of(state, seat)["falls"] - time_.ms == (35_000 if seat != other else 50_000)


def test_an_answer_after_the_fall_is_a_defeat(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=HOUR)
    seat, state = asked(match, seats)
    other = other_of(seat)
    stream = Listener(seats[other], f"/api/matches/{match}/stream")
    stream.next_state()
    go = inside.hold_up()  # so that the answer comes before anybody looks for flags
    time_.pass_(3600.001)
    late = in_background(lambda: seats[seat].answer(match, state, texts(state)[0]))
    until(lambda: inside.house.door.inside)
    go.set()
    reply = late()
    assert (reply.status, reply.data["code"]) == (409, "flag")
    assert reply.headers["content-type"].startswith("application/problem+json")
    assert reply.data["detail"]
    ended = reply.data["state"]
    assert ended["match"]["status"] == "flag"
    assert ended["match"]["winner"] == other
    assert ended["over"]["rule"] == "N06-MAR-TIM-1"
    assert ended["over"]["text"]
    assert ended["question"] is None
    assert {"secret", "nonces"} <= set(ended["luck"])
    assert clock_of(ended, seat)["left"] == 0
    assert not any(row["runs"] for row in ended["clocks"]["seats"])
    assert stream.next_state()["match"]["status"] == "flag"
    stream.close()
    again = seats[seat].answer(match, state, texts(state)[0])
    assert (again.status, again.data["code"]) == (409, "flag")
    assert seats[other].post(f"/api/matches/{match}/rematch")["match"]


def in_background(call: Any) -> Any:
    found: list[Reply] = []
    thread = threading.Thread(target=lambda: found.append(call()))
    thread.start()

    def result() -> Reply:
        thread.join(30)
        return found[0]

    return result


def test_flags_fall_though_nobody_posts(inside: Inside, time_: Time) -> None:
    clock = {"kind": "correspondence", "days": 3, "bank": 1}
    match, seats = two(inside, title="bataille-des-nations-1813", clock=clock)
    seat, _ = asked(match, seats)
    time_.pass_(4 * 24 * 3600 - 1)
    assert not became_flag(seats[seat], match)
    time_.pass_(2)
    ended = until(lambda: became_flag(seats[seat], match))
    assert ended["match"]["winner"] == next(name for name in seats if name != seat)
    assert ended["over"]["rule"] is None
    assert ended["over"]["text"]
    assert seats[seat].state(match)["luck"]["secret"]


def became_flag(visitor: Visitor, match: str) -> Any:
    state = visitor.state(match)
    return state if state["match"]["status"] == "flag" else None


def test_an_answer_that_came_in_time_counts(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=HOUR)
    seat, state = asked(match, seats)
    time_.pass_(3599.999)
    go = inside.hold_up()
    sent = in_background(lambda: seats[seat].answer(match, state, texts(state)[0]))
    until(lambda: inside.house.door.inside)
    time_.pass_(60)  # it waits inside, and flags are looked for
    go.set()
    reply = sent()
    assert reply.status == 200
    assert clock_of(reply.data, seat)["left"] == 1


def test_an_answer_counts_when_all_of_it_is_there(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=HOUR)
    seat, state = asked(match, seats)
    visitor = seats[seat]
    body = json.dumps({"number": state["number"], "option": texts(state)[0], "key": new_key()})
    connection = http.client.HTTPConnection("127.0.0.1", inside.port, timeout=30)
    connection.putrequest("POST", f"/api/matches/{match}/answer")
    for name, value in {
        "Origin": inside.origin,
        "Content-Type": "application/json",
        "Content-Length": str(len(body.encode())),
        "X-Berthier-Token": visitor.token,
        "Cookie": f"berthier={visitor.cookies['berthier']}",
    }.items():
        connection.putheader(name, value)
    connection.endheaders(body[:5].encode())
    before = inside.house.door.count
    assert visitor.state(match)["number"] == state["number"]  # meanwhile
    assert inside.house.door.count > before
    time_.pass_(1000)
    connection.send(body[5:].encode())
    reply = json.loads(connection.getresponse().read())
    connection.close()
    assert clock_of(reply, seat)["left"] == 2_600_000


def test_time_without_a_server_is_given_back(folder: Path, time_: Time) -> None:
    inside = Inside(folder)
    match, seats = two(inside, clock=HOUR)
    seat, state = asked(match, seats)
    time_.pass_(100)
    assert seats[seat].state(match)["number"] == state["number"]
    inside.stop()
    time_.pass_(9 * 3600)
    inside.start()
    again = seats[seat].state(match)
    assert again["number"] > state["number"]  # his clock has been put on, and he is told
    assert again["question"] == state["question"]
    for one in seats.values():
        assert clock_of(one.state(match), seat)["falls"] == time_.ms + 3_500_000
    assert clock_of(again, other_of(seat))["left"] == 3_600_000
    time_.pass_(50)
    assert clock_of(seats[seat].answer(match, again, texts(again)[0]).data, seat)["left"] == (
        3_450_000
    )
    inside.stop()
    time_.pass_(-20 * 3600)  # somebody has corrected the machine's date
    inside.start()
    seat, state = asked(match, seats)
    assert clock_of(state, seat)["falls"] - time_.ms in (3_450_000, 3_600_000)
    inside.stop()


def last_life(inside: Inside) -> int:
    with inside.house.engine.connect() as connection:
        found: int = connection.execute(select(life.c.at)).scalar_one()
    return found


def test_time_after_a_kill_is_given_back(folder: Path, tmp_path: Path, time_: Time) -> None:
    inside = Inside(folder)
    match, seats = two(inside, clock=HOUR)
    seat, _ = asked(match, seats)
    time_.pass_(100)
    copy = tmp_path / "copy.db"
    until(lambda: last_life(inside) == time_.ms)
    backups.backup(Settings(data=str(folder)), copy)  # as a kill now would leave it
    inside.stop()
    backups.restore(Settings(data=str(folder)), copy)
    time_.pass_(5 * 24 * 3600)
    inside.start()
    state = seats[seat].state(match)
    assert state["match"]["status"] == "playing"
    assert clock_of(state, seat)["falls"] == time_.ms + 3_500_000
    inside.stop()


def test_a_shared_screen_costs_time_from_the_hand_over_on(inside: Inside, time_: Time) -> None:
    visitor = inside.sit()
    match = visitor.open(opponent="hot-seat", clock=QUICK)
    time_.pass_(500)
    seat = visitor.state(match)["curtain"]
    state = visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})
    assert clock_of(state, seat)["falls"] == time_.ms + 60_000
    while "curtain" not in state:
        state = visitor.answer(match, state, texts(state)[0]).data
    time_.pass_(500)
    state = visitor.post(f"/api/matches/{match}/hand-over", {"seat": state["curtain"]})
    assert state["match"]["status"] == "playing"
    assert clock_of(state, state["viewer"])["falls"] == time_.ms + 60_000
    assert clock_of(state, seat)["runs"] is False


def test_a_computer_has_no_clock(inside: Inside, time_: Time) -> None:
    visitor = inside.sit()
    match = visitor.open(side="french", opponent="computer", level="random", clock=QUICK)
    state = visitor.state(match)
    for _ in range(12):
        state = visitor.until_asked(match)
        assert clock_of(state, "prussian")["left"] is None
        assert clock_of(state, "french")["runs"] is True
        time_.pass_(1)
        state = visitor.answer(match, state, texts(state)[0]).data
        if not state["question"]:
            assert clock_of(state, "french")["runs"] is False
    assert clock_of(state, "french")["left"] >= 60_000
