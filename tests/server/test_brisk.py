"""Brisk tables: nobody is asked for nothing, and nobody else can tell who had nothing to choose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from berthier.games.registry import open_match, open_title
from berthier.kernel import store
from berthier.kernel.match import BY_ORDER, Match
from berthier.server import lobby, moment, play, tables
from berthier.server.keeping import keep
from berthier.server.orders import Standing
from tests.napoleon.twins import Apart, TwinOracle, answer_both, bind, both, same_faces, twins
from tests.server.inside import Inside, Time, two, until
from tests.server.running import Visitor, texts
from tests.server.test_orders import answers_of, comparable, order

BRISK = {"windows": "brisk"}
PAIRS, STEPS = 16, 30
NEVER = 3600.0  # a pause that no test waits for


@pytest.fixture
def still(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server on which nothing passes by itself before the test is over."""
    monkeypatch.setattr(moment, "source", Time())
    found = Inside(folder, pause=NEVER)
    yield found
    found.stop()


@pytest.fixture
def inside(folder: Path) -> Iterator[Inside]:
    found = Inside(folder, pause=0.01)
    yield found
    found.stop()


class Truth:
    """One of two truths at a brisk table. Whoever is not the viewer has ordered to pass."""

    def __init__(self, inside: Inside, match: Match, viewer: int) -> None:
        self.inside = inside
        self.match = match
        self.id, seats = two(inside, options=BRISK)
        self.viewer = seats[match.title.seats[viewer]]
        order(seats[match.title.seats[1 - viewer]], self.id, "pass")

    def follow(self) -> None:
        """The truth has moved: the server counts what its viewers see of that."""
        house = self.inside.house
        self.inside.do(lambda c: keep(c, house.tables.open(c, self.id), whole=True))

    def standing(self) -> Standing | None:
        return self.inside.do(lambda c: self.inside.house.orders.next(c, self.id))

    def pass_(self) -> None:
        errand, house = self.standing(), self.inside.house
        assert errand is not None

        def job(connection: Connection) -> None:
            facts = errand.match, errand.seat, errand.number
            assert play.pass_by_order(connection, house.tables, *facts)

        self.inside.do(job)

    def can_choose(self) -> bool:
        seat = next(iter(self.match.asked()))
        return len(self.match.options(seat)) > 1


def sit_down(
    inside: Inside, one: Match, two_: Match, viewer: int, patch: pytest.MonkeyPatch
) -> list[Truth]:
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
        return [Truth(inside, match, viewer) for match in (one, two_)]


def compare(
    inside: Inside, seed: int, viewer: int, patch: pytest.MonkeyPatch, strict: bool = True
) -> int:
    """How many windows were passed that only one of the two hands could have used."""
    one, two_, _, names = twins(seed, viewer, strict)
    bind(one, two_)
    rng, told_apart = Random(seed), 0
    try:
        truths = sit_down(inside, one, two_, viewer, patch)
        same_faces(one.journal.events, two_.journal.events, viewer)  # of what began by itself
        of = {id(truth.match): truth for truth in truths}
        for _ in range(STEPS):
            if one.board.over is not None or two_.board.over is not None:
                break
            seen = [comparable(truth.viewer.state(truth.id)) for truth in truths]
            assert seen[0] == seen[1]
            found = [truth.standing() for truth in truths]
            if found[0] is not None and found[1] is not None:
                assert (found[0].seat, found[0].seen) == (found[1].seat, found[1].seen)
                assert found[0].seen  # so both take the pause
                told_apart += truths[0].can_choose() != truths[1].can_choose()
                both(one, two_, viewer, lambda match: of[id(match)].pass_())
                continue
            answer_both(one, two_, viewer, rng, names)
            for truth in truths:
                truth.follow()
    except Apart:
        pass
    return told_apart


def test_nobody_can_tell_a_window_that_could_not_be_used(
    still: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [compare(still, 700 + n, n % 2, monkeypatch) for n in range(PAIRS)]
    print(f"{sum(found)} windows that one of two hands could have used")
    assert sum(found) > 3


def test_an_engine_that_goes_on_at_once_would_tell(
    still: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError):
        [compare(still, 700 + n, n % 2, monkeypatch, strict=False) for n in range(PAIRS)]


def play_some(match: str, seats: dict[str, Visitor], count: int) -> list[Any]:
    """Random answers to whatever people are shown; returns the questions."""
    rng, asked = Random(1), []
    for _ in range(count):

        def found() -> tuple[Visitor, Any] | None:
            states = [(visitor, visitor.state(match)) for visitor in seats.values()]
            return next((pair for pair in states if pair[1]["question"]), None)

        visitor, state = until(found)
        asked.append(state["question"])
        assert visitor.answer(match, state, rng.choice(texts(state))).status == 200
    return asked


def test_nobody_is_asked_for_nothing(inside: Inside) -> None:
    match, seats = two(inside, options=BRISK)
    asked = play_some(match, seats, 40)
    assert all(len(question["options"]) > 1 for question in asked)
    assert seats["french"].state(match)["match"]["options"]["windows"] == "brisk"
    until(lambda: not inside.house.orders.running)
    taken = answers_of(inside, match)
    assert any(row.by == BY_ORDER for row in taken)
    with inside.house.engine.begin() as connection:
        loaded = tables.load(connection, match).match
    memory = inside.house.tables.kept[match].match
    assert loaded is not None
    assert memory is not None
    assert loaded.log == memory.log
    assert store.verify(store.encode(memory), open_title)["answers"] == len(taken)


def test_a_match_that_its_engine_plays_briskly_goes_on(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As all brisk ones once began."""
    with monkeypatch.context() as planted:
        planted.setattr(lobby, "played_start", lambda start: start)
        match, seats = two(inside, options=BRISK)
    memory = inside.house.tables.kept[match].match
    assert memory is not None
    assert not memory.board.strict
    play_some(match, seats, 10)
    inside.stop()
    inside.start()
    play_some(match, seats, 10)
    assert {row.by for row in answers_of(inside, match)} == {"seat"}


def test_a_computer_needs_no_pause_of_its_opponent(still: Inside) -> None:
    visitor = still.sit()
    for public, seen in ((False, False), (True, True)):
        fields: Any = {"options": BRISK, "public": public, "side": "french"}
        match = visitor.open(opponent="computer", level="random", **fields)
        table = still.house.tables.kept[match]
        assert table.match is not None
        table.match.orders[0, "*"] = ("pass", 0)

        found = next_errand(still, match, table.match)
        assert (found.seat, found.seen) == ("french", seen)


def next_errand(inside: Inside, match_id: str, match: Match) -> Standing:
    """Random answers until something is to be passed."""
    rng = Random(1)
    while True:
        found = inside.do(lambda c: inside.house.orders.next(c, match_id))
        if found is not None:
            return found
        seat = next(iter(match.asked()))
        match.answer(seat, rng.choice(match.options(seat)))


def test_undo_goes_back_to_an_own_answer() -> None:
    """Not to one that was given by itself: it would be given again."""
    tried = 0
    for seed in range(4):
        match = open_match("napoleon-1806", {"options": {"windows": "strict"}}, bytes([seed]) * 32)
        match.brisk = True  # and follows it at once
        match.begin()
        rng = Random(seed)
        for _ in range(120):
            if match.board.over is not None:
                break
            seat = next(iter(match.asked()))
            before = match.options(seat)
            match.answer(seat, rng.choice(before))
            if match.log[-1]["by"] == BY_ORDER and match.may_undo(seat):
                match.undo(seat)
                assert match.options(seat) == before
                tried += 1
                match.answer(seat, rng.choice(before))
        assert store.verify(store.encode(match), open_title)
    assert tried
