"""Undo and its barriers; an answer that fails changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

from berthier.kernel.errors import BadInput, KernelError, Refused
from berthier.kernel.events import SPECTATOR, Event, Face, Kind
from berthier.kernel.match import Match
from berthier.kernel.store import encode, fingerprint
from tests.kernel import tiny_march
from tests.kernel.play import TITLE, begin, board, play, say, seen, steps
from tests.kernel.tiny import TinyKnowledge
from tests.kernel.tiny_board import SHOWN, operation

HALTS = {f"T-DRAW {seat}": f"halt/{name}" for seat, name in enumerate(("red", "blue", "green"))}
SCOUTS = {**HALTS, "T-DRAW 0": "scouts/red"}
BIDS = ("red bid 2", "blue bid 1", "green bid 0")


def all_seen(match: Match) -> list[bytes]:
    return [seen(match, viewer) for viewer in match.viewers()]


def designating(script: dict[str, str] = HALTS) -> Match:
    match = begin(script=script)
    say(match, *BIDS)
    return match


def test_undo_is_free_inside_a_chain() -> None:
    """As if it had never been: board, options, faces and knowledge of all."""
    match = designating()
    places = []
    for line in ("red from west", "red pick red-guard", "red pick red-decoy"):
        places.append((fingerprint(TITLE, match.board), all_seen(match), match.options(0)))
        say(match, line)
    while places:
        match.undo(0)
        now = (fingerprint(TITLE, match.board), all_seen(match), match.options(0))
        assert now == places.pop()
    assert match.board.offered == [-1, 0]


def test_undo_stops_at_another_seats_answer() -> None:
    """Even though nothing was drawn and nobody was told anything since."""
    match = designating()
    say(match, "red pass", "blue pass")
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(0)
    match.undo(1)
    assert sorted(match.asked()) == [1]
    match.undo(0)
    assert sorted(match.asked()) == [0]


def test_undo_stops_at_a_draw() -> None:
    match = designating(SCOUTS)
    say(match, "red play scouts/red", "blue pass", "green pass", "red scout east")
    assert match.oracle.drawn[-1].purpose == "T-SCOUT"
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(0)


def test_undo_stops_at_a_draw_that_tells_nothing_new() -> None:
    """The die was public, so no news; but another try would be another die."""
    match = march_ready()
    b = board(match)
    b.zone[0:3] = [1, 1, 1]
    operation(b).zone = 1
    match.oracle.script["T-INTERCEPT", 1] = ["1"]
    say(match, "red march hill", "blue intercept east")
    assert match.history[-1].seat == 1
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(1)


def test_what_only_another_seat_was_told_is_no_barrier() -> None:
    """Or the refusal would tell that there was something to tell."""
    match = designating()
    say(match, "red from west")
    match.journal.add(Event(PRIVATE, (), 0b010, (3,)))
    match.undo(0)
    assert match.question(0).kind == "designate"


PRIVATE = Kind("test-private", None, "card:card", news=True)


def barred() -> Match:
    """Red has run into a face-down corps: it was told something it did not know."""
    match = begin(script=HALTS)
    b = board(match)
    b.zone[3:9] = [1, -1, -1, -1, -1, -1]  # nobody is near enough to intercept
    say(match, *BIDS, "red from west", "red pick red-guard", "red done", "red march mill")
    assert match.faces(0)[-1].kind.name == "tiny-barred"
    return match


def test_undo_stops_at_news() -> None:
    match = barred()
    with pytest.raises(BadInput, match="undo-barrier"):
        match.undo(0)


def test_undo_beyond_a_barrier_by_consent() -> None:
    match = barred()
    match.undo(0, consent=True)
    assert match.options(0) == ["stop", "march mill", "march ford"]
    assert [face.kind.name for face in match.faces(0)][-1] == "tiny-picked"


def test_undo_by_consent_goes_back_over_others() -> None:
    match = designating(SCOUTS)
    printed = fingerprint(TITLE, match.board)
    say(match, "red play scouts/red", "blue play halt/blue")
    match.undo(0, consent=True)
    assert fingerprint(TITLE, match.board) == printed
    assert sorted(match.asked()) == [0]


def test_draw_numbers_never_go_back() -> None:
    """Or a seat could undo a draw, do something else, and get what it had seen."""
    match = designating(SCOUTS)
    say(match, "red play scouts/red", "blue pass", "green pass", "red scout east")
    n = match.oracle.n
    match.undo(0, consent=True)
    assert match.oracle.n == n
    say(match, "red scout east")
    assert [draw.n for draw in match.oracle.drawn] == list(range(n + 1))


def test_nothing_to_undo() -> None:
    match = begin()
    with pytest.raises(BadInput, match="nothing-to-undo"):
        match.undo(0)
    with pytest.raises(BadInput, match="nothing-to-undo"):
        match.undo(0, consent=True)


def test_no_undo_after_the_end() -> None:
    """Then every hidden fact and the key itself lie open."""
    match = play(begin(1), 1)
    for consent in (False, True):
        with pytest.raises(BadInput, match="game-over"):
            match.undo(match.history[-1].seat, consent=consent)
    with pytest.raises(BadInput, match="game-over"):
        match.options(0)


@pytest.mark.parametrize("seed", range(8))
def test_undo_is_never_having_done_it(seed: int) -> None:
    """At every answer of a game, wherever undo is free."""
    match, undone = begin(seed), 0
    for seat, text in steps(match, seed):
        before = (fingerprint(TITLE, match.board), all_seen(match), match.options(seat))
        match.answer(seat, text)
        try:
            match.undo(seat)
        except BadInput:
            # `steps` gives the answer itself, so a barrier is passed by consent of all.
            if match.board.over is not None:
                return
            match.undo(seat, consent=True)
        undone += 1
        assert (fingerprint(TITLE, match.board), all_seen(match), match.options(seat)) == before
    assert undone > 20


# --- failing


@pytest.mark.parametrize(
    ("seat", "text"), [(0, "from hill"), (0, "march mill"), (0, ""), (0, "FROM WEST")]
)
def test_what_is_not_offered_is_refused(seat: int, text: str) -> None:
    match = designating()
    before = encode(match)
    with pytest.raises(Refused, match="not-offered"):
        match.answer(seat, text)
    assert encode(match) == before


@pytest.mark.parametrize("seat", [1, 2, SPECTATOR])
def test_who_is_not_asked_can_not_answer(seat: int) -> None:
    match = designating()
    with pytest.raises(BadInput, match="not-asked") as caught:
        match.answer(seat, "pass")
    assert caught.value.args_["seat"] == TITLE.viewer_name(seat)


def broken(*_: object) -> Any:
    raise ZeroDivisionError


def march_ready() -> Match:
    match = designating()
    say(match, "red from west", "red pick red-guard", "red done")
    return match


def test_a_bug_in_the_rules_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes up after the board, the journal and the stack have changed."""
    match = march_ready()
    before, looks = encode(match), all_seen(match)
    with monkeypatch.context() as patch:
        patch.setattr(tiny_march, "capture", broken)
        with pytest.raises(KernelError, match="engine") as caught:
            match.answer(0, "march ford")
    assert "march-to" in str(caught.value.args_["stack"])
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert (encode(match), all_seen(match)) == (before, looks)
    match.answer(0, "march ford")


def test_a_bug_in_knowledge_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first viewer has learnt already when the second fails."""
    match = march_ready()
    before, looks = encode(match), all_seen(match)
    learn, calls = TinyKnowledge.learn, []

    def fails(known: TinyKnowledge, face: Face) -> None:
        calls.append(face)
        learn(known, face)
        if len(calls) == 2:
            raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(TinyKnowledge, "learn", fails)
        with pytest.raises(KernelError, match="engine"):
            match.answer(0, "march ford")
    assert (encode(match), all_seen(match)) == (before, looks)


def test_an_answer_fails_with_the_pass_it_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer was good; what fails is the next seat's pass by standing order."""
    match = march_ready()
    b = board(match)
    b.zone[0:3] = [1, 1, 1]
    operation(b).zone = 1
    match.order(1, "W-INTERCEPT", "pass")
    before = encode(match)
    with monkeypatch.context() as patch:
        patch.setattr(tiny_march.Intercept, "take", broken)
        with pytest.raises(KernelError, match="engine"):
            match.answer(0, "march hill")
    assert encode(match) == before


def test_an_order_that_fails_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = march_ready()
    b = board(match)
    b.zone[0:3] = [1, 1, 1]
    operation(b).zone = 1
    say(match, "red march hill")
    with monkeypatch.context() as patch:
        patch.setattr(tiny_march.Intercept, "take", broken)
        with pytest.raises(KernelError, match="engine"):
            match.order(1, "W-INTERCEPT", "pass")
    assert match.orders == {}


def test_an_interrupted_answer_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> Any:
        raise KeyboardInterrupt

    match = march_ready()
    before = encode(match)
    with monkeypatch.context() as patch:
        patch.setattr(tiny_march, "capture", interrupt)
        with pytest.raises(KeyboardInterrupt):
            match.answer(0, "march ford")
    assert encode(match) == before


def test_knowledge_follows_what_was_told() -> None:
    """Three face-down counters at home; one is shown; what is left may be two of them."""
    match = designating(SCOUTS)
    say(match, "red play scouts/red", "blue pass", "green pass", "red scout east")
    (shown,) = [face.get("counter") for face in match.faces(0) if face.kind is SHOWN]
    hidden, maybe = match.view(0)["known"]
    assert hidden[1][4] == 2
    assert maybe[1][4] == 0b111000 & ~(1 << shown)
