"""A match in numbers: before the end what the own eyes saw, afterwards luck and time as well."""

from __future__ import annotations

import random
from typing import Any

import pytest

from berthier.games.registry import TABLES, open_title
from berthier.kernel import store
from berthier.kernel.events import SPECTATOR
from berthier.server.statistics import charts_of
from berthier.server.stories import OPEN, Look, Reel
from berthier.words.speech import Speech
from tests.server.running import Running, Visitor
from tests.server.test_records import finished
from tests.server.test_replays import moment, play_on
from tests.server.test_secrets import sit_two


def numbers(visitor: Visitor, match: str, eyes: str = "") -> Any:
    return visitor.get(f"/api/matches/{match}/statistics?eyes={eyes}")


def chart(found: Any, which: str) -> Any:
    return next(one for one in found["charts"] if one["id"] == which)


@pytest.mark.parametrize("title", TABLES)
def test_a_match_in_numbers(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    play_on(match, seats, 60, random.Random(3))
    visitor = seats["french"]
    other = next(seat for seat in seats if seat != "french")
    for eyes in (other, "open", "spectator"):
        reply = visitor.call("GET", f"/api/matches/{match}/statistics?eyes={eyes}")
        assert (reply.status, reply.data["code"]) == (403, "not-your-eyes")
    assert Visitor(server).sit().call("GET", f"/api/matches/{match}/statistics").status == 404
    found = numbers(visitor, match)
    assert (found["known"], found["luck"], found["time"]) == (["french"], None, None)
    check_against_the_replay(visitor, match, found)
    visitor.post(f"/api/matches/{match}/resign")
    found = numbers(visitor, match, "open")
    check_against_the_replay(visitor, match, found)
    assert found["known"] == [*seats, "open"]
    sheet = visitor.get(f"/api/matches/{match}/luck")["sheet"]
    assert found["luck"]["sheet"] == sheet
    answers = [one["decisions"] for one in found["time"]]
    assert sum(answers) > 0
    assert all(one["seconds"] >= 0 for one in found["time"])


def check_against_the_replay(visitor: Visitor, match: str, found: Any) -> None:
    """The numbers are those of the scenes at the same steps, and losses never shrink."""
    assert len(found["turns"]) == len(found["places"]) >= 2
    for which in found["charts"]:
        for line in which["lines"]:
            assert len(line["values"]) == len(found["places"])
    for n, place in enumerate(found["places"]):
        scene = moment(visitor, match, place, found["eyes"])["scene"]
        for track in scene["tracks"][1:]:
            assert chart(found, track["id"])["lines"][0]["values"][n] == track["value"]
        for note in scene["notes"]:
            if note["side"] and note["text"].isdecimal():
                by_name = next(one for one in found["charts"] if one["name"] == note["name"])
                line = next(one for one in by_name["lines"] if one["side"] == note["side"])
                assert line["values"][n] == int(note["text"])
    for line in chart(found, "losses")["lines"]:
        assert line["values"] == sorted(line["values"])
        assert line["values"][0] == 0


@pytest.mark.parametrize("title", TABLES)
def test_losses_are_the_same_through_all_eyes(title: str) -> None:
    """The owner is told of single cubes, the others of their number."""
    seed = 5 if title == "napoleon-1807" else 1  # a game in which somebody loses something
    match = store.load(finished(title, seed), open_title)
    reel = Reel(store.played(match))
    known = [*match.title.seats, OPEN]
    sums = []
    for eyes in known:
        look = Look("x", store.played(match), eyes, known, {}, "en")
        lines = chart(charts_of(reel, look), "losses")["lines"]
        sums.append([line["values"][-1] for line in lines])
    told = dict.fromkeys(match.title.seats, 0)
    side_of = {piece["id"]: piece["side"] for piece in match.title.sheet("en")["pieces"]}
    speech = Speech(match.title.names, "en")
    for face in match.faces(SPECTATOR):
        plain = speech.face_plain(face)
        if plain["kind"] in ("lost", "lost-unseen") and "total" in plain:
            told[plain["side"]] += plain["total"]
        elif plain["kind"] == "eliminated":
            told[side_of[plain["piece"]]] += plain["strength"]
        elif plain["kind"] == "damage":
            told[side_of[plain["army"]]] += plain["points"]
    assert sums == [list(told.values())] * len(known)
    assert sum(told.values()) > 0
