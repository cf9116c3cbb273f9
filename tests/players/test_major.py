"""Major: its tree stays small, better answers get more passes, and budgets are read with care."""

from __future__ import annotations

from random import Random

import pytest

from berthier.games.registry import NAMES
from berthier.kernel.errors import BadInput
from berthier.players.contract import Asked
from berthier.players.levels import open_player, read_budget
from berthier.players.major import ENOUGH, FIRST_LOOK, Budget, Major, Pool, halved
from berthier.players.search import Edge, Node, Search
from berthier.referee.matches import new_match

from .test_players import asked_of, view_of

NAPOLEON, NATIONS = NAMES


def searched(title: str, passes: int) -> tuple[Search, list[Edge]]:
    """A search at the first question of a game, and the answers that were left in the end."""
    match = new_match(title, {}, "major")
    match.begin()
    seat = next(iter(match.asked()))
    player = open_player(f"major:{passes}", title)
    assert isinstance(player, Major)
    luck = Random(1)
    pool = Pool(match.title.belief(match.view(seat)), luck)
    search = Search(player.mind, pool.deal, seat, luck)
    budget = Budget(passes, 0.0, 1.0)
    edges = search.open_root()
    return search, halved(search, edges[: budget.width(search, edges[0])], budget, luck)


def nodes_below(node: Node) -> int:
    below = [n for edge in node.edges.values() for n in edge.nodes.values()]
    return 1 + sum(nodes_below(n) for n in below)


@pytest.mark.parametrize("title", NAMES)
def test_a_tree_has_at_most_a_node_for_each_pass(title: str) -> None:
    search, left = searched(title, 40)
    assert nodes_below(search.root) <= 40
    assert 40 <= search.root.visits < 40 + FIRST_LOOK
    assert left[0].mean() == max(edge.mean() for edge in left)


def test_what_is_given_up_gets_no_more_passes() -> None:
    search, left = searched(NAPOLEON, 40)
    kept = {edge.option for edge in left}
    tried = [edge for edge in search.root.edges.values() if edge.visits]
    assert len(kept) == 2 < len(tried) <= 40 // ENOUGH
    others = [edge.visits for edge in tried if edge.option not in kept]
    assert min(edge.visits for edge in left) > max(others)


def test_too_small_a_budget_leaves_it_to_rules_of_thumb() -> None:
    search, left = searched(NAPOLEON, ENOUGH)
    assert len(left) == 1
    assert search.root.visits == 0
    assert left[0].trust == max(edge.trust for edge in search.root.edges.values())


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
