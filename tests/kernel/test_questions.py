"""Legality is written once: options, refusals and the answer to "why not?" agree."""

from __future__ import annotations

import pytest

from berthier.kernel import flow
from berthier.kernel.errors import BadInput, Refused
from berthier.kernel.match import Match
from berthier.kernel.questions import OTHER_KIND, find_option, folded, refusal_of
from tests.kernel.play import TITLE, begin, board, say, steps
from tests.kernel.tiny_board import CARDS, COUNTERS, SEATS, ZONES

ALL_BIDS = ("red bid 2", "blue bid 1", "green bid 0")
HALT_FIRST = {"T-DRAW 0": "halt/red", "T-DRAW 1": "halt/blue", "T-DRAW 2": "halt/green"}


def at_the_march() -> Match:
    """Red stands at home with its guard picked, and may march."""
    match = begin(script=HALT_FIRST)
    say(match, *ALL_BIDS, "red from west", "red pick red-guard", "red done")
    return match


@pytest.mark.parametrize("seed", range(6))
def test_options_are_the_candidates_without_a_refusal(seed: int) -> None:
    """At every decision of a game, and `why` says the same about every text."""
    match = begin(seed, strict=seed % 2)
    for _ in steps(match, seed):
        for seat, question in match.asked().items():
            candidates = question.candidates(match.board)
            free = [c for c in candidates if refusal_of(match.board, question, c) is None]
            assert flow.options(match.board, question) == free
            assert len(set(match.options(seat))) == len(free), "two options with one text"
            for text in match.options(seat):
                assert match.why(seat, text).allowed == [text]


def test_what_stands_on_top_is_what_was_offered() -> None:
    match = begin(3)
    for _ in steps(match, 3):
        first = flow.asked(match.board)[0]
        assert match.board.offered == flow.options(match.board, first)


def test_an_option_text_names_its_option() -> None:
    match = at_the_march()
    question = match.question(0)
    assert match.options(0) == ["stop", "march mill", "march ford"]
    assert find_option(match.board, TITLE.names, question, "march ford") == 2
    assert find_option(match.board, TITLE.names, question, "march east") is None


def test_option_zero_is_an_option() -> None:
    """Options are integers: zone 0 must not be taken for "nothing found"."""
    match = begin(script=HALT_FIRST)
    say(match, *ALL_BIDS)
    assert find_option(match.board, TITLE.names, match.question(0), "from west") == 0


def test_why_about_a_bare_thing_lists_what_can_be_done_with_it() -> None:
    found = at_the_march().why(0, "mill")
    assert (found.allowed, found.refusal) == (["march mill"], None)


def test_why_about_a_refused_candidate_names_the_rule() -> None:
    match = begin(script=HALT_FIRST)
    say(match, *ALL_BIDS)
    for words in ("from hill", "hill"):
        found = match.why(0, words)
        assert found.refusal is not None
        assert (found.allowed, found.refusal.rule) == ([], "T-PILE")
        assert found.spelling == ("from", (("zone", 3),))


def test_a_shown_corps_holds_a_zone_and_the_refusal_says_so() -> None:
    match = at_the_march()
    b = board(match)
    b.zone[3], b.shown[3] = 1, 1
    found = match.why(0, "march mill")
    assert found.refusal is not None
    assert found.refusal.code == "held"
    with pytest.raises(Refused) as caught:
        match.answer(0, "march mill")
    assert caught.value.rule == "T-HELD"


@pytest.mark.parametrize("words", ["march east", "east", "March East"])
def test_why_about_anything_else_is_the_questions_general_refusal(words: str) -> None:
    found = at_the_march().why(0, words)
    assert found.refusal is not None
    assert (found.refusal.code, found.refusal.rule, found.spelling) == ("not-near", "T-MARCH", None)


@pytest.mark.parametrize("words", ["blue-guard", "play halt/blue"])
def test_why_about_a_thing_of_another_kind_gives_no_false_reason(words: str) -> None:
    found = at_the_march().why(0, words)
    assert found.refusal is OTHER_KIND
    assert found.spelling is not None
    assert found.spelling[0] == "zone"


def test_names_are_compared_without_case_accents_and_punctuation() -> None:
    assert folded("  Iéna") == "iena"
    assert folded("Foraging (2)") == folded("foraging/2") == "foraging 2"
    assert folded("Contre ordre") == folded("contre-ordre")
    assert folded("…") == ""


@pytest.mark.parametrize("words", ["march nowhere", "nobody", "", "march"])
def test_why_about_an_unknown_thing_is_bad_input(words: str) -> None:
    with pytest.raises(BadInput, match="unknown-thing"):
        at_the_march().why(0, words)


def test_every_thing_of_the_game_gets_an_answer() -> None:
    match = at_the_march()
    for word in (*ZONES, *COUNTERS, *CARDS, *SEATS):
        found = match.why(0, word)
        assert bool(found.allowed) != (found.refusal is not None)
