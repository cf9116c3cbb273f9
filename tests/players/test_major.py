"""Major: its tree stays small, better answers get more passes, and budgets are read with care."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from berthier.games.registry import TABLES
from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import PASS, Board, Option
from berthier.kernel.match import Match
from berthier.players.contract import Asked
from berthier.players.levels import open_player, read_budget
from berthier.players.major import (
    ENOUGH,
    Budget,
    Major,
    Pool,
    first_look,
    halved,
    ranked,
)
from berthier.players.napoleon_mind import NAPOLEON as MIND
from berthier.players.search import LOOKS, Chain, Edge, Search
from berthier.players.search import asked_of as asked_of_seat
from berthier.referee.matches import new_match

from .test_players import asked_of, view_of

NAPOLEON, *_, NATIONS = TABLES


def searched(title: str, passes: int) -> tuple[Search, list[Edge], list[Edge]]:
    """A search at the first operation of a game: all that could be decided, and what was tried."""
    match = new_match(title, {}, "major")
    match.begin()
    player = open_player(f"major:{passes}", title)
    assert isinstance(player, Major)
    while kind_of(match) != player.mind.whole:
        asked = next(iter(match.asked()))
        match.answer(asked, match.options(asked)[-1])
    seat = next(iter(match.asked()))
    luck = Random(1)
    pool = Pool(match.title.belief(match.view(seat)), luck)
    search = Search(player.mind, pool.deal, seat, luck)
    budget = Budget(passes, 0.0, 1.0)
    edges = search.open_root()
    looked_at = first_look(edges, budget.width(search, edges[0]))
    return search, edges, halved(search, looked_at, budget, luck)


def test_how_answers_look_does_not_hang_on_one_position() -> None:
    """In the fog the same operation looks well or badly, by who is dealt to which block."""
    match = new_match(NAPOLEON, {"rules": "grognard", "scenario": "short"}, "looks")
    match.begin()
    rng = Random(3)
    while kind_of(match) != "designate" or len(match.log) < 60:
        seat = next(iter(match.asked()))
        match.answer(seat, rng.choice(match.options(seat)))
    seat = next(iter(match.asked()))
    player = open_player("major:30", NAPOLEON)
    assert isinstance(player, Major)
    pool = Pool(match.title.belief(match.view(seat)), Random(1))
    dealt: list[Board] = []

    def deal(seed: int) -> Board:
        dealt.append(pool.deal(seed))
        return dealt[-1]

    edges = Search(player.mind, deal, seat, Random(2)).open_root()
    assert len(dealt) == LOOKS
    rated = [player.mind.chains(b, asked_of_seat(b, seat), offered(b, seat)) for b in dealt]
    looks = [{(one.option, one.parts): one.rating for one in chains} for chains in rated]
    assert any(looks[0] != other for other in looks[1:])
    usual = {key: fmean(look[key] for look in looks) for key in looks[0]}
    order = [usual[edge.option, edge.chain.parts] for edge in edges]
    assert order == sorted(order, reverse=True)


def offered(b: Board, seat: int) -> list[Option]:
    return flow.options(b, asked_of_seat(b, seat))


def kind_of(match: Match) -> str:
    return next(iter(match.asked().values())).kind


def nodes_below(edge: Edge) -> int:
    nodes = edge.nodes.values()
    return len(nodes) + sum(nodes_below(after) for node in nodes for after in node.edges.values())


def width(passes: int) -> int:
    search, edges, _ = searched(NAPOLEON, 1)
    return Budget(passes, 0.0, 1.0).width(search, edges[0])


def test_more_passes_try_more_answers() -> None:
    assert [width(passes) for passes in (9, 30, 60, 240)] == [1, 3, 5, 8]


@pytest.mark.parametrize("title", TABLES)
def test_a_tree_has_at_most_a_node_for_each_pass(title: str) -> None:
    search, _, tried = searched(title, 150)
    nodes = sum(nodes_below(edge) for edge in tried)
    assert 0 < nodes <= 150
    assert 150 <= search.root.visits < 150 + width(150)
    assert len(tried) <= width(150)


def test_what_is_given_up_gets_no_more_passes() -> None:
    _, edges, tried = searched(NAPOLEON, 60)
    assert len(edges) > len(tried) == width(60) == 5
    kept, others = tried[:2], tried[2:]
    assert min(edge.visits for edge in kept) > max(edge.visits for edge in others) > 0
    assert kept == ranked(MIND, kept)


def edge_found(trust: float, visits: int, mean: float) -> Edge:
    edge = Edge(Chain(PASS, 0.0), trust)
    edge.visits, edge.total = visits, visits * mean
    return edge


def test_rules_of_thumb_are_trusted_until_passes_have_shown_more() -> None:
    favourite = edge_found(0.7, 10, 0.5)
    close, far = edge_found(0.2, 10, 0.51), edge_found(0.2, 10, 0.6)
    assert ranked(MIND, [close, favourite]) == [favourite, close], "so little may be luck"
    assert ranked(MIND, [favourite, far]) == [far, favourite]
    often = edge_found(0.2, 200, 0.51)
    assert ranked(MIND, [favourite, often]) == [often, favourite], "so many passes know better"
    never = edge_found(0.01, 0, 0.0)
    assert ranked(MIND, [never, far, close]) == [far, close, never]


def test_to_wait_is_always_weighed() -> None:
    _, edges, tried = searched(NAPOLEON, 60)
    order = sorted(edges, key=lambda edge: -edge.trust)
    assert PASS not in [edge.option for edge in order[: width(60)]], "here it does not look best"
    assert PASS in [edge.option for edge in tried]


def test_too_small_a_budget_leaves_it_to_rules_of_thumb() -> None:
    search, edges, tried = searched(NATIONS, ENOUGH)
    assert len(tried) == 1
    assert search.root.visits == 0
    assert tried[0].trust == max(edge.trust for edge in edges)


def test_an_operation_is_decided_and_carried_out_as_a_whole() -> None:
    """The corps that were chosen together are named one after the other, without new thought."""
    player = open_player("major:30", NAPOLEON)
    assert isinstance(player, Major)
    match = new_match(NAPOLEON, {"scenario": "short"}, "wholes")
    match.begin()
    followed = 0
    for _ in range(120):
        seat = next(iter(match.asked()))
        asked = asked_of(match, seat)
        before = player.decided
        answer = player.choose(view_of(match, seat), asked)
        if asked.kind == "join-pile" and before is not None and before.parts:
            followed += 1
            assert player.decided is before
        match.answer(seat, answer)
        if match.board.over is not None or followed > 2:
            break
    assert followed > 2


def test_without_a_choice_it_does_not_think() -> None:
    match = new_match(NAPOLEON, {}, "major")
    match.begin()
    seat = next(iter(match.asked()))
    asked = asked_of(match, seat)
    player = open_player("major:100000", NAPOLEON)
    only = Asked(asked.kind, asked.options[:1])
    assert player.choose(view_of(match, seat), only) == only.options[0]


def test_budgets() -> None:
    assert read_budget("major", "") == (0, 2.0)
    assert read_budget("major:200", "200") == (200, 0.0)
    assert read_budget("major:0.5s", "0.5s") == (0, 0.5)


@pytest.mark.parametrize("word", ["0", "-3", "x", "1.5", "0s", "-1s", "61s", "nans", "100001"])
def test_bad_budgets_are_refused(word: str) -> None:
    with pytest.raises(BadInput) as error:
        open_player(f"major:{word}", NAPOLEON)
    assert error.value.code == "bad-budget"


def test_only_major_has_a_budget() -> None:
    with pytest.raises(BadInput) as error:
        open_player("capitaine:5", NAPOLEON)
    assert error.value.code == "bad-player"
