"""A turn that is over in one line, and what stands behind a screen: told to everybody alike."""

from __future__ import annotations

import re
from random import Random

import pytest

from berthier.kernel.match import Match
from berthier.words.speech import Speech
from tests.napoleon import drive as napoleon
from tests.nations import drive as nations


def recaps(match: Match, viewer: int, lang: str) -> list[str]:
    speech, faces = Speech(match.title.names, lang), match.faces(viewer)
    return [text for n in range(len(faces)) if (text := speech.recap(faces, n))]


def numbers(texts: list[str]) -> list[str]:
    return re.findall(r"\d+", " ".join(texts))


@pytest.fixture(scope="module")
def campaign() -> Match:
    match = napoleon.new_match(4)
    napoleon.play(match, Random(4))
    return match


@pytest.fixture(scope="module")
def leipzig() -> Match:
    match = nations.new_match(3)
    rng = Random(3)
    while match.board.over is None:
        seat = nations.asked_seat(match)
        match.answer(seat, rng.choice(match.options(seat)))
    return match


def test_every_turn_of_a_campaign_is_summed_up(campaign: Match) -> None:
    turns = [face for face in campaign.faces(0) if face.kind.name == "turn"]
    told = recaps(campaign, 0, "en")
    assert len(told) == len(turns)
    assert told[0].startswith("Turn 1 is over: ")
    moved = [face for face in campaign.faces(0) if face.kind.name == "vp"]
    assert str(moved[-1].get("total")) in told[-1]


def test_both_sides_and_spectators_are_told_the_same(campaign: Match, leipzig: Match) -> None:
    """An owner sees his losses cube by cube: that must come to the same."""
    for match in (campaign, leipzig):
        french = recaps(match, 0, "fr")
        assert french
        assert recaps(match, 1, "fr") == recaps(match, -1, "fr") == french
        assert numbers(recaps(match, 0, "en")) == numbers(french)


def test_short_turns_are_passed_over_where_nothing_changed(leipzig: Match) -> None:
    turns = [face for face in leipzig.faces(0) if face.kind.name == "turn"]
    assert 0 < len(recaps(leipzig, 0, "en")) < len(turns)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_screens_tell_what_everybody_was_told(lang: str) -> None:
    match = napoleon.new_match(4)
    napoleon.play(match, Random(4), most=100)
    assert match.board.over is None
    screens = {
        viewer: {
            row["side"]: row["text"]
            for row in match.title.scene(match.view(viewer), lang)["screens"]
        }
        for viewer in match.viewers()
    }
    assert {viewer: sorted(rows) for viewer, rows in screens.items()} == {
        0: ["prussian"],
        1: ["french"],
        -1: ["french", "prussian"],
    }
    assert screens[-1]["prussian"] == screens[0]["prussian"]
    assert screens[-1]["french"] == screens[1]["french"]


def test_open_orders_and_open_armies_have_no_screens() -> None:
    opened = napoleon.new_match(1, **{"orders-of-battle": "open"})
    for match in (opened, nations.new_match(1)):
        assert match.title.scene(match.view(0), "en")["screens"] == []


def test_a_worn_corps_is_warned_of_to_its_owner_only() -> None:
    match = napoleon.new_match(4)
    rng = Random(4)
    for _ in range(60):
        napoleon.play(match, rng, most=10)
        if match.board.over is not None:  # then everything lies open
            return
        views = {viewer: match.title.scene(match.view(viewer), "en") for viewer in (0, 1, -1)}
        for viewer, scene in views.items():
            for piece in scene["pieces"]:
                own = piece["side"] == ("french", "prussian")[viewer] and viewer >= 0
                worn = own and piece.get("fatigue", (0, 0))[0] >= 5
                assert ("warning" in piece) == worn
