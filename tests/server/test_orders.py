"""Standing orders over HTTP: they pass after a pause, and nobody else can tell."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from berthier.games.registry import open_match
from berthier.kernel import store
from berthier.kernel.flow import Window
from berthier.kernel.match import Match
from berthier.server import keeping, lobby, moment, tables
from berthier.server.schema import answers, matches, saves
from tests.server.inside import Inside, Time, asked, two, until
from tests.server.running import Running, Visitor, texts
from tests.server.streams import Listener
from tests.server.test_clocks import clock_of, other_of

STRICT = {"windows": "strict"}
PAUSE = 0.02


@pytest.fixture
def inside(folder: Path) -> Iterator[Inside]:
    found = Inside(folder, pause=PAUSE)
    yield found
    found.stop()


def order(visitor: Visitor, match: str, what: str, window: str = "*") -> Any:
    return visitor.post(f"/api/matches/{match}/orders", {"window": window, "order": what})


def row_of(inside: Inside, match: str) -> Any:
    with inside.house.engine.connect() as connection:
        found = select(matches, saves.c.saved).join(saves).where(matches.c.id == match)
        return connection.execute(found).one()


def answers_of(inside: Inside, match: str) -> list[Any]:
    with inside.house.engine.connect() as connection:
        found = select(answers).where(answers.c.match == match).order_by(answers.c.seq)
        return list(connection.execute(found))


def until_window(match: str, seats: dict[str, Visitor]) -> tuple[str, Any]:
    """Answer on until somebody is asked in a window."""
    while True:
        seat, state = asked(match, seats)
        if "window" in state["question"]:
            return seat, state
        assert seats[seat].answer(match, state, texts(state)[0]).status == 200


def test_an_order_passes_after_a_pause(inside: Inside) -> None:
    match, seats = two(inside, options=STRICT)
    seat, state = until_window(match, seats)
    before = time.monotonic()
    window = state["question"]["window"]
    ordered = order(seats[seat], match, "pass", window)
    assert ordered["orders"] == {window: "pass"}
    assert ordered["question"]  # not at once
    until(lambda: any(row.by == "order" for row in answers_of(inside, match)))
    assert time.monotonic() - before >= PAUSE
    last = answers_of(inside, match)[-1]
    assert (last.seat, last.option, last.by) == (seat, "pass", "order")
    memory = inside.house.tables.kept[match].match
    assert memory is not None
    assert memory.log[-1]["by"] == "order"


def test_only_the_own_seat_sees_its_orders(inside: Inside) -> None:
    match, seats = two(inside, options=STRICT)
    seat, state = asked(match, seats)
    owner, other = seats[other_of(seat)], seats[seat]
    before, listed = other.state(match), other.get("/api/matches")
    stream = Listener(other, f"/api/matches/{match}/stream")
    assert stream.next_state() == before
    number = owner.state(match)["number"]
    assert order(owner, match, "unless-fight")["number"] > number
    assert order(owner, match, "pass", "W-COM")["orders"] == {"*": "unless-fight", "W-COM": "pass"}
    assert other.state(match) == before
    assert other.state(match)["orders"] == {}
    assert other.get("/api/matches") == listed  # nor that anything happened at all
    answered = other.answer(match, state, texts(state)[0]).data
    assert stream.next_state()["number"] == answered["number"] == before["number"] + 1
    stream.close()


def test_orders_that_won_t_do(inside: Inside) -> None:
    match, seats = two(inside)
    visitor, path = seats["french"], f"/api/matches/{match}/orders"
    for body in (
        {"window": "*", "order": "attack"},
        {"window": "<b>", "order": "pass"},
        {"window": "", "order": "pass"},
        {"window": "W-NOPE", "order": "pass"},
        {"window": "W-COM"},
        {"window": "W-COM", "order": "pass", "seat": "prussian"},
    ):
        reply = visitor.call("POST", path, body)
        assert reply.status in (400, 422), body
        assert reply.data["detail"]
    assert visitor.state(match)["orders"] == {}
    stranger = inside.sit("Fouché")
    assert stranger.call("POST", path, {"window": "*", "order": "pass"}).status == 404


def comparable(state: Any) -> Any:
    """A state without what two matches never share."""
    found = json.loads(json.dumps(state))
    found["luck"] = found["match"]["id"] = None
    return found


def followed(inside: Inside, time_: Time, by_order: bool) -> list[bytes]:
    """All that one seat is sent while the other passes its windows, by hand or by order."""
    clock = {"kind": "live", "seconds": 600, "increment": 2}
    match, seats = two(inside, options=STRICT, clock=clock)
    watcher, passer = seats["french"], seats["prussian"]
    if by_order:
        order(passer, match, "pass")
    sent: list[bytes] = []
    stream = Listener(watcher, f"/api/matches/{match}/stream")
    state, passed = stream.next_state(), 0
    while passed < 6:
        sent.append(json.dumps(comparable(state)).encode())
        if state["question"]:
            option = texts(state)[0]
            time_.pass_(1)
            assert watcher.answer(match, state, option).status == 200
            state = stream.next_state()
            continue
        mine = passer.state(match)
        if "window" not in mine["question"]:
            time_.pass_(1)
            assert passer.answer(match, mine, texts(mine)[0]).status == 200
            if watcher.state(match)["number"] != state["number"]:
                state = stream.next_state()
            continue
        passed += 1
        if not by_order:
            assert passer.answer(match, mine, "pass").status == 200
        until(partial(has_moved, passer, match, mine["number"]))
        state = stream.next_state()
    stream.close()
    return sent


def has_moved(visitor: Visitor, match: str, number: int) -> bool:
    return bool(visitor.state(match)["number"] != number)


def with_the_same_luck(title: str, start: Any, *_: object) -> Match:
    return open_match(title, start, bytes(32), {})


def test_nobody_can_tell_an_order(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pause in which there is time to look at the window before the order passes it."""
    monkeypatch.setattr(lobby, "open_match", with_the_same_luck)
    inside = Inside(folder, pause=15 * PAUSE)
    found = []
    for by_order in (False, True):
        time_ = Time()
        monkeypatch.setattr(moment, "source", time_)
        found.append(followed(inside, time_, by_order))
    inside.stop()
    assert len(found[0]) > 6
    assert found[0] == found[1]


def test_orders_survive_a_kill(folder: Path) -> None:
    running = Running(folder, BERTHIER_PAUSE="0.5")
    host, friend = Visitor(running).sit("Lannes"), Visitor(running).sit("Blücher")
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", "options": STRICT}
    opened = host.post("/api/matches", body)
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    seats = {one.state(match)["viewer"]: one for one in (host, friend)}
    seat, state = until_window(match, seats)
    order(seats[seat], match, "pass", state["question"]["window"])
    number = seats[seat].state(match)["number"]
    running.kill()  # before it has passed
    running.environ["BERTHIER_PAUSE"] = "0.02"
    running.start()
    until(lambda: seats[seat].state(match)["number"] > number)
    after = seats[seat].state(match)
    running.kill()  # the pass is an answer since the last whole save
    running.start()
    again = seats[seat].state(match)
    assert (again["number"], again["scene"]) == (after["number"], after["scene"])
    assert again["orders"] == {state["question"]["window"]: "pass"}
    assert running.stop() == 0


def asked_besides_orders(match: str, seats: dict[str, Visitor]) -> Any:
    seat, state = asked(match, seats)
    return None if texts(state) == ["pass"] else (seat, state)


def test_passes_by_order_are_played_again(inside: Inside) -> None:
    match, seats = two(inside, options=STRICT)
    for visitor in seats.values():
        order(visitor, match, "nothing-else")
    for _ in range(60):
        seat, state = until(lambda: asked_besides_orders(match, seats))
        seats[seat].answer(match, state, texts(state)[-1])
    until(lambda: not inside.house.orders.running)
    row = row_of(inside, match)
    taken = answers_of(inside, match)
    assert any(one.by == "order" for one in taken)
    assert row.ordered == 1
    house = inside.house
    with house.engine.begin() as connection:
        loaded = tables.load(connection, match)
    memory = house.tables.kept[match].match
    assert loaded.match is not None
    assert memory is not None
    assert row.seq - row.saved < keeping.EVERY
    dumps = [{**store.dump(one), "back": []} for one in (loaded.match, memory)]
    assert dumps[0] == dumps[1]


def test_an_order_costs_no_time(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time_ = Time()
    monkeypatch.setattr(moment, "source", time_)
    inside = Inside(folder, pause=PAUSE)
    clock = {"kind": "live", "seconds": 600, "increment": 0}
    match, seats = two(inside, options=STRICT, clock=clock)
    seat, _ = until_window(match, seats)
    time_.pass_(100)  # so long he thinks, and then leaves it to an order
    order(seats[seat], match, "pass")
    until(lambda: any(row.by == "order" for row in answers_of(inside, match)))
    left = clock_of(seats[seat].state(match), seat)["left"]
    assert left == 600_000 - (100_000 - 20)
    inside.stop()


def test_a_computer_passes_no_sooner_than_an_order(folder: Path) -> None:
    inside = Inside(folder, pause=0.4)
    visitor = inside.sit()

    begun = 0.0
    nonces = (f"{n:032x}" for n in count())

    def opened() -> str | None:
        """A match in which the computer is asked first, in a window; luck says who begins."""
        nonlocal begun
        begun = time.monotonic()
        fields: Any = {"opponent": "computer", "level": "random", "options": STRICT}
        match = visitor.open(side="prussian", nonce=next(nonces), **fields)
        first = inside.house.tables.kept[match].match
        return match if first is not None and isinstance(first.asked().get(0), Window) else None

    match = until(opened)
    until(lambda: [row for row in answers_of(inside, match) if row.seat == "french"])
    assert time.monotonic() - begun >= 0.4
    inside.stop()
