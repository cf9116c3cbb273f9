"""How far a march can go: routes are what really happens, and tell nothing that is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from berthier.kernel import store
from berthier.kernel.match import Match
from berthier.kernel.routes import Reach, Route, routes
from berthier.server.previews import Ahead
from tests.napoleon import twins
from tests.napoleon.drive import new_match, play

MATCHES, ANSWERS = 4, 200


def walks(seeds: range, level: str = "conscrit") -> Iterator[tuple[Match, int]]:
    """Positions of random games in which a seat is asked about a step."""
    for seed in seeds:
        match, rng = new_match(seed, "campaign", level), Random(seed)
        for _ in range(ANSWERS):
            if match.board.over is not None:
                break
            for seat, question in match.asked().items():
                if question.kind in match.title.walks:
                    yield match, seat
            play(match, rng, 1)


def again(match: Match) -> Match:
    """The same match once more, to be played on."""
    return store.load(store.encode(match), lambda name, start: match.title)


def follow(match: Match, seat: int, route: Route) -> bool:
    """Answer as a route says. True if nothing came between; every step costs what it says."""
    kind = match.asked()[seat].kind
    drawn, since = match.oracle.n, len(match.faces(seat))
    for option in route.options:
        question = match.asked().get(seat)
        if question is None or question.kind != kind:
            break  # a window that the sample did not have
        assert option in match.options(seat)
        match.answer(seat, option)
        if match.oracle.n != drawn:
            break
    faces = match.faces(seat, since)
    steps = tuple(
        (face.get("to"), face.get("cost") if face.kind.name == "moved" else 1)
        for face in faces
        if face.kind.name in ("moved", "retreated")
    )
    assert steps == route.steps[: len(steps)]
    return steps == route.steps


@pytest.mark.parametrize("level", ["conscrit", "grognard"])
def test_every_route_can_be_marched_and_costs_what_it_says(level: str) -> None:
    marched = complete = 0
    rng = Random(1)
    for match, seat in walks(range(MATCHES), level):
        found = routes(match.title, match.view(seat))
        for route in rng.sample(found, min(3, len(found))):
            marched += 1
            complete += follow(again(match), seat, route)
    assert marched > 150
    assert complete > 0.8 * marched


def test_the_fatigue_is_what_the_march_really_gives() -> None:
    compared = 0
    for match, seat in walks(range(10, 10 + MATCHES)):
        if match.asked()[seat].kind != "march-to":
            continue
        for route in routes(match.title, match.view(seat))[-2:]:
            real = again(match)
            since = len(real.faces(seat))
            if not follow(real, seat, route):
                continue
            question = real.asked().get(seat)
            if question is not None and question.kind == "march-to":
                real.answer(seat, "stop")
            if any(one.kind == "play-card" for one in real.asked().values()):
                continue  # a card may change it
            faces = [f for f in real.faces(seat, since) if f.kind.name == "march-fatigue"]
            assert sum(face.get("total") for face in faces) == route.fatigue
            if faces:
                assert faces[0].get("modifiers") == route.terms
            compared += 1
    assert compared > 40


def test_the_nearest_zones_are_the_options_themselves() -> None:
    for match, seat in walks(range(3)):
        walk = match.title.walks[match.asked()[seat].kind]
        steps = [text for text in match.options(seat) if text.startswith(f"{walk.step} ")]
        found = routes(match.title, match.view(seat))
        assert {route.options[0] for route in found} <= set(steps)
        if walk.stop and "stop" in match.options(seat):
            zones = {f"{walk.step} {match.title.names.id('zone', route.zone)}" for route in found}
            assert zones >= set(steps)  # there may be a cheaper way than over a broken bridge


def test_no_zone_twice_and_the_cheapest_first() -> None:
    for match, seat in walks(range(3)):
        found = routes(match.title, match.view(seat))
        assert len({route.zone for route in found}) == len(found)
        assert [route.rank for route in found] == sorted(route.rank for route in found)


def test_other_questions_have_no_routes() -> None:
    match = new_match(1, "campaign")
    seat = next(iter(match.asked()))
    assert match.asked()[seat].kind not in match.title.walks
    assert routes(match.title, match.view(seat)) == []
    assert routes(match.title, match.view(-1)) == []


@pytest.mark.parametrize("level", ["conscrit", "grognard"])
def test_twins_have_the_same_routes(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is hidden: what is sent is the same byte for byte, in every language."""
    compared = 0
    looked = twins.same_sight

    def sent(match: Match, viewer: int, lang: str) -> bytes:
        ahead = Ahead(match.title, match.view(viewer), match.faces(viewer), lang)
        far = [ahead.barred(zone) for zone in range(0, 57, 7)]
        return msgspec.json.encode([ahead.routes(0), far])

    def same_sight(one: Match, two: Match, viewer: int, thorough: bool) -> None:
        nonlocal compared
        looked(one, two, viewer, thorough)
        if viewer in one.asked() and one.asked()[viewer].kind in one.title.walks:
            for lang in ("fr", "en"):
                assert sent(one, viewer, lang) == sent(two, viewer, lang)
            compared += 1

    monkeypatch.setattr(twins, "same_sight", same_sight)
    for pair in range(9):
        twins.compare(70_000 + pair, pair % 2, 60, level=level)
    assert compared > 10


def test_far_zones_say_by_which_way_they_are_out_of_reach() -> None:
    said = set()
    for match, seat in walks(range(2)):
        ahead = Ahead(match.title, match.view(seat), match.faces(seat), "en")
        reach = Reach(match.title, match.view(seat))
        for zone in range(0, 57, 8):
            found = ahead.barred(zone)
            assert (found is None) or zone not in reach.routes
            if found is not None:
                said.add(str(found["text"]).split()[0])
    assert said >= {"By", "No"}
