"""Live updates: each viewer his own, resumable, several tabs in step."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

from berthier.server.live import Hub
from tests.server.running import Running, Visitor, run_apart, texts
from tests.server.streams import Listener


def status_of(visitor: Visitor, match: str) -> int:
    with Listener(visitor, f"/api/matches/{match}/stream") as stream:
        return stream.status


def test_tabs_are_in_step_and_resume(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    path = f"/api/matches/{match}/stream"
    state = visitor.until_asked(match)
    tabs = [Listener(visitor, path) for _ in range(2)]
    assert [tab.next_state()["number"] for tab in tabs] == [state["number"]] * 2
    answered = visitor.answer(match, state, texts(state)[-1]).data
    for tab in tabs:
        seen = tab.next_state()
        while seen["number"] < answered["number"]:
            seen = tab.next_state()
        assert seen["scene"] == answered["scene"]
        tab.close()
    resumed = Listener(visitor, path, **{"Last-Event-ID": str(answered["number"])})
    asked = visitor.until_asked(match)
    later = visitor.answer(match, asked, texts(asked)[0]).data
    numbers = [resumed.next_state()["number"]]
    while numbers[-1] < later["number"]:
        numbers.append(resumed.next_state()["number"])
    assert numbers[0] > answered["number"]  # not what it had already
    assert resumed.reply.getheader("cache-control") == "no-store"
    resumed.close()


def test_the_number_counts_what_the_viewer_saw(server: Running, visitor: Visitor) -> None:
    """Half-made choices of the other seat neither wake a stream nor move its number."""
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link"}
    opened = visitor.post("/api/matches", {**body, "options": {"windows": "strict"}})
    match = opened["match"]
    friend = Visitor(server).sit("Blücher")
    friend.post(f"/api/invitations/{opened['invitation']}")
    for _ in range(400):
        mover, other = (visitor, friend) if visitor.state(match)["question"] else (friend, visitor)
        state = mover.state(match)
        piles = [text for text in texts(state) if text.startswith("pile")]
        before = other.state(match)
        option = piles[-1] if piles else texts(state)[0]
        mover.answer(match, state, option)
        after = mover.state(match)
        if piles and after["question"] and after["question"]["kind"] == "join-pile":
            assert other.state(match) == before
            return
    raise AssertionError("no pile was chosen from several corps")


def test_streams_are_only_for_players(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    stranger = Visitor(server).sit("Fouché")
    assert status_of(stranger, match) == 404
    assert status_of(Visitor(server), match) == 401


def test_one_person_may_open_only_so_many(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    open_ones = [Listener(visitor, f"/api/matches/{match}/stream") for _ in range(8)]
    assert {one.status for one in open_ones} == {200}
    for one in open_ones:
        one.next_state()
    assert status_of(visitor, match) == 429
    for one in open_ones:
        one.close()
    until = time.monotonic() + 20
    while status_of(visitor, match) == 429:
        assert time.monotonic() < until
        match_again = visitor.state(match)  # something happens, and closed streams are noticed
        visitor.answer(match, match_again, texts(match_again)[0])
        time.sleep(0.1)


def test_a_shared_screen_streams_the_seat_in_hand(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat")
    visitor.until_asked(match)
    stream = Listener(visitor, f"/api/matches/{match}/stream")
    state = stream.next_state()
    while "curtain" not in state:
        visitor.answer(match, state, texts(state)[0])
        state = stream.next_state()
    assert set(state) == {"match", "viewer", "number", "lang", "curtain"}
    visitor.post(f"/api/matches/{match}/hand-over", {"seat": state["curtain"]})
    assert stream.next_state()["viewer"] == state["curtain"]
    stream.close()


def test_a_quiet_stream_beats(folder: Path) -> None:
    running = Running(folder, BERTHIER_HEARTBEAT="0.2")
    visitor = Visitor(running).sit()
    match = visitor.open(side="french", opponent="hot-seat")
    with Listener(visitor, f"/api/matches/{match}/stream") as stream:
        stream.next_state()
        assert stream.next_line(b":") == b": beat\n"
    assert running.stop() == 0


def test_a_stream_ends_for_whoever_may_no_longer_look() -> None:
    async def listen() -> list[bytes]:
        hub, answers = Hub(1.0), [{"number": 1}, None]

        async def look() -> dict[str, Any] | None:
            return answers.pop(0)

        found = []
        async for part in hub.stream("match", "person", look, -1):
            found.append(part)
            hub.wake("match")
        assert not hub.listening
        return found

    assert len(run_apart(listen)) == 2  # the time to wait, one state, and no more


def test_what_is_not_sent_puts_no_beat_off() -> None:
    """Half a choice, an order, a bid of the other seat: nothing of it shows, not even by a beat."""

    async def listen() -> list[bytes]:
        hub, found = Hub(0.1), []

        async def look() -> dict[str, Any]:
            return {"number": 1}

        async def stir() -> None:
            while True:
                await asyncio.sleep(0.01)
                hub.wake("match")

        stirring = asyncio.create_task(stir())
        async for part in hub.stream("match", "person", look, 1):
            found.append(part)
            if len(found) == 3:
                hub.close()
        stirring.cancel()
        return found

    assert run_apart(listen)[1:] == [b": beat\n\n"] * 2


def test_a_server_that_stops_lets_streams_end(tmp_path: Path) -> None:
    """At once, and without a word: nothing has failed."""
    running = Running(tmp_path / "data", BERTHIER_LOG="WARNING")
    guest = Visitor(running).sit("Murat")
    match = guest.open(side="french", opponent="hot-seat")
    with Listener(guest, f"/api/matches/{match}/stream") as stream:
        stream.next_state()
        assert running.stop() == 0
        assert stream.ends()
    assert running.log.read_text() == ""
