"""Tambour in Germany in 1813: it looks at nothing hidden, plays to the end, and is no fool."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from berthier.games.gloire.board import Board
from berthier.games.gloire.movement import HALT
from berthier.games.gloire.records import March
from berthier.games.gloire.title import Gloire
from berthier.games.registry import NAMES, open_title
from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.players.contract import Asked
from berthier.players.gloire_ground import distances, ways
from berthier.players.gloire_judgement import JUDGES
from berthier.players.gloire_marches import Stepping
from berthier.players.gloire_odds import Side, blows, odds
from berthier.players.hints import hint
from berthier.players.levels import open_player
from berthier.referee.matches import new_match

from .strength import play, series
from .test_players import asked_of, choice_on, view_of

TITLE = NAMES[-1]
VICEROY = {"scenario": "viceroy"}
LUTZEN = {"scenario": "lutzen-bautzen"}


def kit_of() -> Any:
    title = open_title(TITLE, {})
    assert isinstance(title, Gloire)
    return title.kit


def seen(board: flow.Board, seat: int) -> object:
    """Some of what the other seat keeps to itself."""
    assert isinstance(board, Board)
    own = board.kit.own_units[1 - seat]
    return board.hands[1 - seat], [board.pf[piece] for piece in own], board.pc


# --- secrecy


def test_another_truth_behind_the_same_view_gives_the_same_choice() -> None:
    """And a dealt position offers what the match does."""
    player, rng = open_player("tambour", TITLE), Random(3)
    match = new_match(TITLE, VICEROY, "truths")
    match.begin()
    compared = different = 0
    while match.board.over is None and compared < 30:
        seat = next(iter(match.asked()))
        if rng.random() < 0.4:
            belief = match.title.belief(match.view(seat))
            truths = [belief.deal(rng.getrandbits(30)) for _ in range(2)]
            choices = [choice_on(match, seat, truth, player) for truth in truths]
            assert choices[0] == choices[1]
            assert choices[0][0] == view_of(match, seat), "the view itself is the same"
            assert sorted(texts_of(match, seat, truths[0])) == sorted(match.options(seat))
            compared += 1
            different += seen(truths[0], seat) != seen(truths[1], seat)
        match.answer(seat, player.choose(view_of(match, seat), asked_of(match, seat)))
        match.history.clear()
    assert compared == 30
    assert different > compared / 2


def texts_of(match: Match, seat: int, truth: flow.Board) -> list[str]:
    question = next(q for q in flow.asked(truth) if q.seat == seat)
    return option_texts(truth, match.title.names, question, flow.options(truth, question))


def test_choices_are_repeatable_and_ignore_the_order_of_options() -> None:
    player, again = open_player("tambour", TITLE), open_player("tambour", TITLE)
    match = new_match(TITLE, LUTZEN, "again")
    match.begin()
    for _ in range(25):
        seat = next(iter(match.asked()))
        view, asked = view_of(match, seat), asked_of(match, seat)
        turned = Asked(asked.kind, asked.options[::-1])
        chosen = player.choose(view, asked, 5)
        assert chosen == again.choose(view, turned, 5)
        match.answer(seat, chosen)


# --- whole games


@pytest.mark.parametrize("side", ["french", "coalition"])
def test_tambour_beats_random(side: str) -> None:
    """`play` checks that every answer was offered, and that the game ends."""
    winners = [one.winner for one in series(TITLE, VICEROY, "tambour", "random", side, range(4))]
    assert winners.count(side) >= 3
    assert set(winners) <= {side, ""}, "none is lost"


def test_tambour_against_itself_ends() -> None:
    tambour = open_player("tambour", TITLE)
    start = {"scenario": "viceroy", "options": {"windows": "strict"}}
    seats = new_match(TITLE, start).title.seats
    assert play(TITLE, start, dict.fromkeys(seats, tambour), seats[0], 0).answers < 1500


def test_tambour_plays_alone() -> None:
    """Where dice say how far a Force comes: it still marches, and beats who answers at random."""
    start = {**VICEROY, "options": {"solitaire": "on"}}
    for side in ("french", "coalition"):
        winners = [one.winner for one in series(TITLE, start, "tambour", "random", side, range(4))]
        assert winners.count(side) >= 2
        assert set(winners) <= {side, ""}, "none is lost"
    tambour = open_player("tambour", TITLE)
    seats = new_match(TITLE, start).title.seats
    assert play(TITLE, start, dict.fromkeys(seats, tambour), seats[0], 0).answers < 1500


def test_tambour_lays_its_decoys_apart() -> None:
    match = new_match(TITLE, {**VICEROY, "rules": "blind"}, "decoys")
    match.begin()
    tambour = open_player("tambour", TITLE)
    laid: list[str] = []
    while (question := match.asked()[seat := next(iter(match.asked()))]).kind == "place-decoy":
        text = tambour.choose(view_of(match, seat), asked_of(match, seat), 1)
        laid += [text.split()[-1]] if question.seat == 1 else []
        match.answer(seat, text)
    assert len(laid) == 5
    assert len(set(laid)) >= 4


def test_tambour_does_not_march_to_and_fro() -> None:
    """Berlin lies open, and the way back to it is the shortest; but it came from there."""
    pieces = {"wittgenstein": "trebbin", "yorck-corps": {"box": "trebbin", "pf": 4}}
    march = {"pieces": ["wittgenstein", "yorck-corps"], "left": 3}
    position = {"door": "march", "scenario": "viceroy", "side": "coalition", "pieces": pieces}
    start = {"position": {**position, "march": march, "control": {"berlin": "french"}}}
    match = new_match(TITLE, start, "fro")
    match.begin()
    board = match.board
    assert isinstance(board, Board)
    seen = [board.kit.box[option.split()[1]] for option in match.options(1) if "move" in option]
    stepping = Stepping(board, 1)
    best = max(seen, key=stepping.rate)
    record = board.records[-1]
    assert isinstance(record, March)
    record.trail = [best]
    assert Stepping(board, 1).rate(best) < Stepping(board, 1).rate(HALT)
    assert stepping.rate(best) > stepping.rate(HALT)


def test_every_kind_of_question_is_judged() -> None:
    frames: dict[str, Any] = dict(Board.tables.frames)
    kinds = {kind for kind, frame in frames.items() if issubclass(frame, flow.Question)}
    assert set(JUDGES) == kinds


def test_there_is_no_hint_yet() -> None:
    match = new_match(TITLE, VICEROY, "hint")
    match.begin()
    seat = next(iter(match.asked()))
    with pytest.raises(BadInput) as caught:
        hint(match.title, view_of(match, seat), asked_of(match, seat))
    assert caught.value.code == "no-hint"


# --- odds


def test_the_odds_of_a_battle() -> None:
    """Equal sides have equal chances; all that can happen happens."""
    chart = kit_of().combat
    one, strong = Side(3, 0, 12, 3, 4), Side(6, 1, 20, 6, 5)
    same = odds(chart, one, one, 3)
    assert same.wins == pytest.approx(same.loses)
    assert same.lost == pytest.approx(same.takes)
    better = odds(chart, strong, one, 3)
    assert better.wins > 0.6 > better.loses
    turned = odds(chart, one, strong, 3)
    assert (turned.wins, turned.takes) == pytest.approx((better.loses, better.lost))
    assert sum(chance for *_, chance in blows(chart, 3, 1)) == pytest.approx(1)


def test_one_sequence_is_read_from_the_chart() -> None:
    """Neither side can break: the average of six dice."""
    chart = kit_of().combat
    side = Side(4, 0, 20, 9, 6)
    cells = [chart.read(4, die)[0] for die in range(1, 7)]
    assert odds(chart, side, side, 1).takes == pytest.approx(sum(cells) / 6)


# --- the ground


def test_ways_stop_among_enemies_and_distances_do_not() -> None:
    match = new_match(TITLE, LUTZEN, "ways")
    b = match.board
    assert isinstance(b, Board)
    start, enemy = b.kit.box["weissenfels"], b.kit.box["zeitz"]
    found = ways(b, 0, start, 6)
    assert found[start].cost == 0
    assert found[enemy].cost == distances(b, start)[enemy]
    through = [box for box in found if found[box].step == enemy and box != enemy]
    assert through == []
    assert all(way.cost <= 6 for way in found.values())


# --- judgement, on a small map: a, b, c and d in a row, b a town

TABLES: dict[str, Any] = {
    "boxes": [
        {"id": "a"},
        {"id": "b", "town": True, "shelter_named": 1, "shelter_det": 1},
        {"id": "c"},
        {"id": "d"},
    ],
    "links": [{"a": "a", "b": "b"}, {"a": "b", "b": "c"}, {"a": "c", "b": "d"}],
}


def chosen(seat: str, **position: Any) -> str:
    """What Tambour answers to the first question of a described position."""
    start = {"position": {"tables": TABLES, **position}}
    match = new_match(TITLE, start, "judgement")
    match.begin()
    number = match.title.seat(seat)
    player = open_player("tambour", TITLE, start)
    return player.choose(view_of(match, number), asked_of(match, number))


def test_the_strong_look_for_a_decision_and_the_weak_do_not() -> None:
    pieces = {
        "napoleon": "d",
        "corps-3": {"box": "d", "pf": 16},
        "corps-6": {"box": "d", "pf": 9},
        "yorck-corps": {"box": "d", "pf": 4},
    }
    entered = [{"box": "d", "start": "c", "side": "french", "pf": 25}]
    there = {"door": "battle", "side": "french", "battle": "d", "entered": entered}
    assert chosen("french", pieces=pieces, **there) == "tactic decisive"
    assert chosen("coalition", pieces=pieces, **there) == "tactic skirmish"


@pytest.mark.parametrize(("pf", "attacks"), [(1, False), (16, True)])
def test_nobody_attacks_at_bad_odds(pf: int, attacks: bool) -> None:
    pieces = {
        "napoleon": "c",
        "corps-3": {"box": "c", "pf": pf},
        "yorck": "d",
        "yorck-corps": {"box": "d", "pf": 4},
        "berg": {"box": "d", "pf": 4},
    }
    march = {"pieces": ["napoleon", "corps-3"]}
    there = {"door": "march", "side": "french", "march": march, "pieces": pieces}
    assert (chosen("french", **there) == "move d") is attacks


def test_towns_are_besieged_and_not_stormed() -> None:
    pieces = {
        "corps-7": {"box": "b", "pf": 3},
        "wittgenstein": "b",
        "blucher-corps": {"box": "b", "pf": 9},
    }
    sieges = [{"box": "b", "side": "coalition", "face": 1}]
    there = {"door": "battle", "side": "coalition", "battle": "b", "control": {"b": "french"}}
    assert chosen("coalition", pieces=pieces, sieges=sieges, **there) == "siege"


def test_a_weak_garrison_stays_behind_its_walls() -> None:
    pieces = {
        "ney": "b",
        "corps-3": {"box": "b", "pf": 16},
        "yorck": "b",
        "bulow-corps": {"box": "b", "pf": 3},
    }
    entered = [{"box": "b", "start": "a", "side": "french", "pf": 16}]
    there = {"door": "battle", "side": "french", "battle": "b", "control": {"b": "coalition"}}
    assert chosen("coalition", pieces=pieces, entered=entered, **there) == "shelter"


def test_a_leader_does_not_march_without_his_corps() -> None:
    pieces = {
        "ney": "a",
        "corps-3": {"box": "a", "pf": 16},
        "napoleon": "a",
        "yorck-corps": {"box": "d", "pf": 1},
    }
    start = {"position": {"door": "movement", "side": "french", "pieces": pieces, "tables": TABLES}}
    match = new_match(TITLE, start, "judgement")
    match.begin()
    player = open_player("tambour", TITLE, start)
    while match.question(0).kind != "step-to":
        match.answer(0, player.choose(view_of(match, 0), asked_of(match, 0)))
    activated = next(face for face in match.faces(0) if face.kind.name == "activated")
    ids = [match.title.names.id("piece", piece) for piece in activated.get("pieces")]
    assert "corps-3" in ids
    assert len(ids) > 1
