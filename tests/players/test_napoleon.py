"""Judgement in 1806: not to pass too early, and to see what a move leaves behind."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from berthier.games.napoleon.board import Board, operation
from berthier.games.napoleon.kit import FRENCH, PRUSSIAN
from berthier.games.napoleon.manoeuvre import HERE
from berthier.kernel import flow
from berthier.kernel.flow import PASS
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.levels import open_player
from berthier.players.napoleon_chains import part_napoleon, plan_napoleon
from berthier.players.napoleon_ground import Pile
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.napoleon_marches import Marches
from berthier.players.napoleon_temper import TEMPERS
from berthier.players.napoleon_worth import worth_napoleon
from berthier.players.search import Chain
from berthier.referee.matches import new_match

TITLE = "napoleon-1806"


def designations(scenario: str, seed: int) -> Iterator[tuple[Match, int, str]]:
    """A game of Capitaine against itself: every designation, and what was chosen."""
    capitaine = open_player("capitaine", TITLE)
    match = new_match(TITLE, {"scenario": scenario}, f"napoleon {seed}")
    match.begin()
    while match.board.over is None:
        seat = next(iter(match.asked()))
        asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
        chosen = capitaine.choose(msgspec.json.encode(match.view(seat)), asked, seed)
        if asked.kind == "designate":
            yield match, seat, chosen
        match.answer(seat, chosen)
        match.history.clear()


def board_of(match: Match) -> Board:
    assert isinstance(match.board, Board)
    return match.board


@pytest.mark.parametrize("scenario", ["campaign", "short"])
def test_passing_is_never_best_while_something_is_due(scenario: str) -> None:
    """A fight at equal or better cards, or a threatened citadel within reach."""
    due = passes = 0
    for seed in range(3):
        for match, seat, _ in designations(scenario, seed):
            b = board_of(match)
            question = next(q for q in flow.asked(b) if q.seat == seat)
            offered = flow.options(b, question)
            ratings = dict(zip(offered, rate_napoleon(b, question, offered), strict=True))
            marches = Marches(b, seat, TEMPERS[seat])
            zones = {b.where[corps] for corps in offered if corps != PASS}
            if any(marches.is_due(pile) for zone in zones for pile in marches.piles_in(zone)):
                due += 1
                assert ratings.get(PASS, -9.0) < max(ratings.values())
            elif ratings.get(PASS) == max(ratings.values()):
                passes += 1
    assert due > 10
    assert passes > 3, "with nothing to do it rests"


def test_the_first_operation_does_not_leave_tauentzien_alone_in_jena() -> None:
    seen = 0
    for seed in range(8):
        for match, seat, chosen in designations("short", seed):
            if seat == PRUSSIAN:
                b = board_of(match)
                pair = b.kit.named("hohenlohe"), b.kit.named("tauentzien")
                if b.at[PRUSSIAN][b.kit.zone["jena"]] == 1 << pair[0] | 1 << pair[1]:
                    seen += 1
                    assert chosen != "pile hohenlohe"
                break
    assert seen > 3, "in the others the French drive them off first"


def test_leaving_a_weak_corps_alone_or_a_citadel_open_is_charged() -> None:
    match = new_match(TITLE, {"scenario": "short"}, "cover")
    match.begin()
    b = board_of(match)
    cover = Marches(b, PRUSSIAN, TEMPERS[PRUSSIAN]).cover
    hohenlohe, jena = b.kit.named("hohenlohe"), b.kit.zone["jena"]
    assert cover.friends(Pile(b, jena, 1 << hohenlohe, 0), jena) > 0.5
    erfurt, weimar = b.kit.zone["erfurt"], b.kit.zone["weimar"]
    guard = Pile(b, erfurt, b.at[PRUSSIAN][erfurt], 0)
    assert erfurt in cover.threatened
    assert cover.walls(guard, erfurt, erfurt) >= cover.walls(guard, erfurt, weimar)
    assert cover.walls(guard, erfurt, b.kit.zone["halle"]) == 0


def test_vedettes_are_used() -> None:
    """Placed towards the enemy and not all in one zone; sent out more than once in a campaign."""
    player = open_player("tambour", "napoleon-1806")
    match = new_match("napoleon-1806", {"rules": "grognard"}, "vedettes")
    match.begin()
    sent = 0
    while match.board.over is None:
        seat = next(iter(match.asked()))
        asked = Asked(match.asked()[seat].kind, tuple(match.options(seat)))
        option = player.choose(msgspec.json.encode(match.view(seat)), asked)
        sent += option.startswith("pile ") and "vedette" in option
        match.answer(seat, option)
        match.history.clear()
    placed = [face for face in match.faces(-1) if face.kind.name == "vedettes-placed"]
    assert [len(set(face.get("zones"))) > 1 for face in placed] == [True, True]
    assert sent >= 3


@pytest.mark.parametrize("title", ["napoleon-1806", "napoleon-1807"])
def test_a_plan_is_what_the_judgement_would_choose(title: str) -> None:
    """Thought of once, and carried out to the end: who goes, and where the march ends."""
    match = new_match(title, {}, "plan")
    match.begin()
    b, plans, marches = board_of(match), 0, 0
    chain: Chain | None = None
    while b.over is None and plans < 120:
        question = flow.asked(b)[0]
        offered = flow.options(b, question)
        ratings = rate_napoleon(b, question, offered)
        option = offered[ratings.index(max(ratings))]
        if question.kind == "designate":
            chain = plan_napoleon(b, question, offered)
            assert ratings[offered.index(chain.option)] == max(ratings)
            option, plans = chain.option, plans + 1
        elif chain is not None and chain.parts:
            part = part_napoleon(b, question, offered, chain)
            if question.kind == "march-to" and part is not None:
                marches += 1
                assert part == HERE or chain.goal >= 0
            option = option if part is None else part
        flow.answer(b, question, option)
        if chain is not None and question.kind == "join-pile" and b.records:
            pile = operation(b).pile | operation(b).leaders
            assert pile & ~chain.parts == 0, "nobody goes who was not meant to"
    assert plans > 40
    assert marches > 20


def test_a_clear_victory_counts_more_than_a_close_one() -> None:
    match = new_match(TITLE, {"scenario": "short"}, "outcome")
    match.begin()
    b = board_of(match)
    worth = []
    for winner, track in ((FRENCH, 1), (FRENCH, 3), (PRUSSIAN, 4), (PRUSSIAN, 9)):
        b.vp, b.over = track, flow.Over(winner, "N06-SHO-3")
        worth.append(worth_napoleon(b))
    assert worth == sorted(worth, reverse=True)
    assert worth[1] > 0.7 > 0.3 > worth[2], "but a victory is one"
    b.vp, b.over = 1, flow.Over(PRUSSIAN, "N06-VIC-6")
    assert worth_napoleon(b) == 0, "without Napoleon the track says nothing"


def test_in_1807_strength_is_missed_though_nobody_scores_it() -> None:
    match = new_match("napoleon-1807", {}, "strength")
    match.begin()
    b = board_of(match)
    before = worth_napoleon(b)
    for side, better in ((FRENCH, False), (PRUSSIAN, True)):
        corps = next(one for one in b.kit.corps[side] if b.where[one] >= 0 and b.infantry[one] > 1)
        b.infantry[corps] -= 1
        assert (worth_napoleon(b) > before) == better
        b.infantry[corps] += 1


@pytest.mark.parametrize(
    ("scenario", "wanted"), [("campaign", "bid prussian 1"), ("short", "bid prussian 0")]
)
def test_bids_know_who_wins_more_in_the_fog(scenario: str, wanted: str) -> None:
    capitaine = open_player("capitaine", TITLE)
    match = new_match(TITLE, {"scenario": scenario, "rules": "marechal"}, "bids")
    match.begin()
    for seat, question in match.asked().items():
        asked = Asked(question.kind, tuple(match.options(seat)))
        assert capitaine.choose(msgspec.json.encode(match.view(seat)), asked, 7) == wanted
