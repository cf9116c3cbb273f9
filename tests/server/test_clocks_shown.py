"""What others' clocks show, and what going back does to them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from berthier.server import moment
from tests.server.inside import Inside, Time, asked, two, until
from tests.server.running import Visitor, texts
from tests.server.test_clocks import became_flag, clock_of, in_background, other_of
from tests.server.test_orders import until_window

CLOCK = {"kind": "live", "seconds": 600, "increment": 5}


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


def to_a_pile(match: str, seats: dict[str, Visitor]) -> tuple[str, str]:
    """Answer on until somebody may choose a pile of several corps; his seat, and the answer."""
    for _ in range(400):
        seat, state = asked(match, seats)
        piles = [text for text in texts(state) if text.startswith("pile")]
        if piles:
            reply = seats[seat].answer(match, state, piles[-1]).data
            if reply["question"] and reply["question"]["kind"] == "join-pile":
                body = {"number": reply["number"]}
                seats[seat].post(f"/api/matches/{match}/undo", body)
                return seat, piles[-1]
            continue
        seats[seat].answer(match, state, texts(state)[0])
    raise AssertionError("no pile was chosen from several corps")


def test_half_made_choices_do_not_show_on_a_clock(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=CLOCK)
    seat, pile = to_a_pile(match, seats)
    mover, other = seats[seat], seats[other_of(seat)]
    before = other.state(match)
    for _ in range(3):
        time_.pass_(2)
        reply = mover.answer(match, mover.state(match), pile)
        assert reply.status == 200
        mover.post(f"/api/matches/{match}/undo", {"number": reply.data["number"]})
    # Nor to somebody who changes something of his own in order to look again.
    other.post(f"/api/matches/{match}/orders", {"window": "*", "order": "ask"})
    for state in (other.state(match),):
        assert state["clocks"]["seats"] == before["clocks"]["seats"]
        assert state["scene"] == before["scene"]


def test_no_time_comes_back_and_none_is_made(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=CLOCK)
    seat, pile = to_a_pile(match, seats)
    mover = seats[seat]
    first = mover.state(match)
    left = clock_of(first, seat)["falls"] - time_.ms
    for _ in range(4):
        time_.pass_(3)
        answered = mover.answer(match, mover.state(match), pile).data
        mover.post(f"/api/matches/{match}/undo", {"number": answered["number"]})
    state = mover.state(match)
    assert state["question"]["kind"] == first["question"]["kind"]
    # The first answer of the four replaces what `to_a_pile` took back.
    assert clock_of(state, seat)["falls"] - time_.ms == left - 12_000


def test_a_slow_server_does_not_flag_who_has_ordered(folder: Path, time_: Time) -> None:
    inside = Inside(folder, pause=0.1)
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    match, seats = two(inside, clock=clock, options={"windows": "strict"})
    seat, state = until_window(match, seats)
    path = f"/api/matches/{match}/orders"
    seats[seat].post(path, {"window": "*", "order": "pass"})
    go = inside.hold_up()  # it can't pass yet
    time_.pass_(3600)
    late = in_background(lambda: seats[seat].call("GET", f"/api/matches/{match}"))
    go.set()
    assert late().data["match"]["status"] == "playing"
    until(lambda: seats[seat].state(match)["number"] > state["number"] + 1)
    assert clock_of(seats[seat].state(match), seat)["left"] == 60_000
    inside.stop()


def test_a_stranger_ends_no_match(inside: Inside, time_: Time) -> None:
    match, seats = two(inside, clock=CLOCK, options={"windows": "strict"})
    stranger = inside.sit("Fouché")
    time_.pass_(10_000)
    body = {"window": "*", "order": "pass"}
    reply = stranger.call("POST", f"/api/matches/{match}/orders", body)
    assert (reply.status, reply.data["code"]) == (404, "no-such-match")
    until(lambda: became_flag(seats["french"], match))
