"""Twins over HTTP: the same match twice, with other blocks in the fog, and every reply compared.

The two truths are put into a server's hands; answers are given to them directly, as the server's
own numbers and pictures must follow whatever has happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from berthier.kernel import store
from berthier.kernel.events import SPECTATOR
from berthier.kernel.match import Match
from berthier.server import lobby, moment, state, watching
from berthier.server.keeping import keep
from tests.napoleon.twins import (
    Apart,
    TwinOracle,
    answer_both,
    bind,
    half_made_choices,
    twins,
)
from tests.server.inside import Inside, Time, two
from tests.server.streams import Listener

PAIRS, STEPS = 8, 14


@pytest.fixture
def inside(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    monkeypatch.setattr(moment, "source", Time())  # dates are the same then
    found = Inside(folder)
    yield found
    found.stop()


class Wire:
    """One truth at a table, and its viewer's browser; spectators look on."""

    def __init__(self, inside: Inside, match: Match, viewer: int) -> None:
        self.inside = inside
        self.match = match
        self.viewer = viewer
        chosen: dict[str, Any] = {"rules": "grognard", "options": {"windows": "strict"}}
        self.id, seats = two(inside, **chosen, public=True)
        self.visitor = seats[match.title.seats[viewer]]  # a spectator's twins have no use for him
        self.stranger = inside.sit("Fouché")

    def follow(self) -> None:
        """The truth has moved: the server counts what its viewers see of that."""
        house = self.inside.house
        self.inside.do(lambda c: keep(c, house.tables.open(c, self.id), whole=True))

    def everything(self, about: list[str]) -> list[bytes]:
        """All that the viewer is sent; whoever sits may look on as a spectator too."""
        own = [] if self.viewer == SPECTATOR else self.own(about)
        return [*own, *self.watched()]

    def watched(self) -> list[bytes]:
        path = f"/api/matches/{self.id}/watch"
        found = [self.stranger.call("GET", look) for look in (path, f"{path}/journal?since=0")]
        assert [reply.status for reply in found] == [200, 200]
        with Listener(self.stranger, f"{path}/stream") as stream:
            sent = stream.next_line(b"data: ")
        return [self.without_id(text) for text in (*(reply.text for reply in found), sent)]

    def own(self, about: list[str]) -> list[bytes]:
        path = f"/api/matches/{self.id}"
        seen = self.visitor.state(self.id)
        looks = [path, f"{path}/journal?since=0", f"{path}/routes", "/api/matches"]
        looks += [f"{path}/why?about={quote(word)}" for word in about]
        found = [self.visitor.call("GET", look) for look in looks]
        found += [self.refused(seen, option) for option in ("pass twice", "pile nobody", *about)]
        found += [self.stranger.call("GET", look) for look in looks[:3]]
        return [str(reply.status).encode() + self.without_id(reply.text) for reply in found]

    def refused(self, seen: Any, option: str) -> Any:
        reply = self.visitor.answer(self.id, seen, option)
        assert reply.status in (409, 422), reply
        return reply

    def without_id(self, text: bytes) -> bytes:
        return text.replace(self.id.encode(), b"match")

    def records(self) -> list[bytes]:
        """What may be taken home: the viewer's, and what somebody else may have."""
        viewers = (self.viewer, SPECTATOR)
        return [msgspec.json.encode(store.record(self.match, viewer)) for viewer in viewers]


def sit_down(
    inside: Inside, one: Match, two_: Match, viewer: int, patch: pytest.MonkeyPatch
) -> list[Wire]:
    """Both truths at tables; the second begins with the luck of the first."""
    first, second = one.oracle, two_.oracle
    assert isinstance(first, TwinOracle)
    assert isinstance(second, TwinOracle)
    prepared = [one, two_]

    def next_match(*_: object) -> Match:
        match = prepared.pop(0)
        if match is two_:
            second.follow = list(first.given)
        return match

    with patch.context() as planted:
        planted.setattr(lobby, "open_match", next_match)
        return [Wire(inside, match, viewer) for match in (one, two_)]


def compare(inside: Inside, seed: int, viewer: int, patch: pytest.MonkeyPatch) -> tuple[int, float]:
    one, two_, share, names = twins(seed, viewer, True, "grognard")
    bind(one, two_)
    rng, done = Random(seed), 0
    try:
        wires = sit_down(inside, one, two_, viewer, patch)
        words = one.title.names.ids  # type: ignore[attr-defined]
        for step in range(STEPS):
            if one.board.over is not None or two_.board.over is not None:
                break
            all_ = [*words["piece"], *rng.sample(words["zone"], 6)]
            about = all_ if step % 5 == 4 else all_[:1]
            sent = [wire.everything(about) for wire in wires]
            assert sent[0] == sent[1], difference(*sent)
            assert wires[0].records() == wires[1].records()
            done += 1
            half_made_choices(one, two_, viewer, rng)
            answer_both(one, two_, viewer, rng, names)
            for wire in wires:
                wire.follow()
    except Apart:
        pass
    return done, share


def difference(one: list[bytes], two_: list[bytes]) -> str:
    left, right = next((a, b) for a, b in zip(one, two_, strict=True) if a != b)
    at = next((n for n, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
    return f"{left[max(0, at - 80) : at + 40]!r} {right[max(0, at - 80) : at + 40]!r}"


def test_twins_in_the_fog_are_answered_the_same(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [compare(inside, 900 + n, n % 2, monkeypatch) for n in range(PAIRS)]
    steps, share = sum(done for done, _ in found), sum(part for _, part in found) / len(found)
    print(f"{steps} looks compared, {share:.0%} of the hidden truth changed")
    assert steps > 3 * PAIRS
    assert share > 0.3


def test_spectators_of_twins_are_sent_the_same(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [compare(inside, 950 + n, SPECTATOR, monkeypatch) for n in range(PAIRS)]
    steps, share = sum(done for done, _ in found), sum(part for _, part in found) / len(found)
    print(f"{steps} looks compared, {share:.0%} of the hidden truth changed")
    assert steps > 3 * PAIRS
    assert share > 0.3


def test_a_leak_to_spectators_is_caught(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown the true place of every corps."""
    whole = state.picture

    def leaky(table: Any, match: Match, *rest: Any) -> dict[str, Any]:
        where: list[int] = match.board.where  # type: ignore[attr-defined]
        return {**whole(table, match, *rest), "places": where}

    monkeypatch.setattr(watching, "picture", leaky)
    for viewer in (0, SPECTATOR):
        with pytest.raises(AssertionError, match="places"):
            [compare(inside, 950 + n, viewer, monkeypatch) for n in range(PAIRS)]


def test_a_leak_of_the_server_is_caught(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A state with the true place of a corps in it."""
    whole = state.luck

    def leaky(table: Any, match: Match) -> dict[str, Any]:
        where: list[int] = match.board.where  # type: ignore[attr-defined]
        return {**whole(table, match), "places": where}

    monkeypatch.setattr(state, "luck", leaky)
    with pytest.raises(AssertionError, match="places"):
        [compare(inside, 900 + n, n % 2, monkeypatch) for n in range(PAIRS)]
