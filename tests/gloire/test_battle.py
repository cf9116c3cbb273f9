"""Counting a battle (sections 1.2.2, 8.2 to 8.7)."""

from __future__ import annotations

import pytest

from berthier.games.gloire import battle, counting, losses
from berthier.games.gloire.board import Board
from berthier.games.gloire.counting import ways_back
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.records import ASSAULT, Battle
from berthier.kernel import flow

from .drive import small_board

STAR = "ab ac ad"  # a in the middle


def fight(b: Board, box: str = "a") -> Battle:
    """The French attack whoever is there."""
    where = b.kit.box[box]
    t = Battle(FRENCH, where, [b.at[side][where] for side in (0, 1)], sequence=1)
    b.active = FRENCH
    b.records.append(t)
    return t


def came(b: Board, start: str, pf: int, side: int = FRENCH) -> None:
    b.entered += [b.kit.box["a"], b.kit.link[b.kit.box[start]][b.kit.box["a"]], pf, side]


def test_average_cohesion_is_that_of_most_men() -> None:
    """JDG-1.2.2-9, -10: the guard lifts the rest by one."""
    b = small_board("ab", {"corps-3": "a:9", "vieille-garde": "a:2"})
    line, guard = (b.kit.co[0][b.kit.piece[name]] for name in ("corps-3", "vieille-garde"))
    assert guard >= line + 2
    assert counting.cohesion(b, b.at[FRENCH][0]) == line + 1
    assert counting.cohesion(b, 1 << b.kit.piece["corps-3"]) == line


def test_cavalry_counts_half_on_rough_ground_and_tired_attackers_too() -> None:
    """JDG-8.3-1, R074: rounded down once."""
    pieces = {"corps-3": "a:5", "cavalerie-1": "a:3", "yorck-corps": "a:4"}
    b = small_board("ab", pieces, a="defensive")
    t = fight(b)
    assert counting.counted(b, t, FRENCH) == 6  # 5 + 1.5
    b.tired = 1 << b.kit.piece["corps-3"]
    assert counting.counted(b, t, FRENCH) == 4  # 2.5 + 1.5
    assert counting.counted(b, t, COALITION) == 4


def test_flank_needs_two_links_and_encirclement_takes_its_place() -> None:
    """JDG-8.5-2, -4, -5."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4", "corps-4": "d:3"})
    t = fight(b)
    came(b, "b", 5)
    assert ("JDG-8.5-2", 2, "") not in counting.shifts(b, t, FRENCH)
    came(b, "c", 4)
    assert ("JDG-8.5-4", 3, "") in counting.shifts(b, t, FRENCH)
    b.pf[b.kit.piece["corps-4"]] = 2
    assert ("JDG-8.5-2", 2, "") in counting.shifts(b, t, FRENCH)


def test_a_defender_does_not_retreat_where_more_than_three_came_from() -> None:
    """JDG-8.7-4, R091: exactly three bar nothing."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4"})
    t = fight(b)
    came(b, "b", 4)
    came(b, "c", 3)
    boxes = [b.kit.box_ids[box] for box in ways_back(b, t, COALITION)]
    assert boxes == ["c", "d"]
    assert [b.kit.box_ids[box] for box in ways_back(b, t, FRENCH)] == ["b", "c"]


def test_an_attack_over_a_bridge_costs_two_once() -> None:
    """R131."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4"}, ab="bridge", ac="bridge")
    t = fight(b)
    came(b, "b", 5)
    came(b, "c", 4)
    assert [part for _, part, _ in counting.modifiers(b, t, FRENCH) if part == -2] == [-2]


def test_who_was_intercepted_did_not_attack_over_his_bridge() -> None:
    """R062."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4"}, ab="bridge")
    t = fight(b)
    b.intercepted = [b.kit.box["a"]]
    came(b, "c", 4, COALITION)
    came(b, "b", 9)
    assert not counting.came_over_a_bridge(b, t)


@pytest.mark.parametrize(
    ("pieces", "offered"),
    [
        ({"corps-3": "a:15", "napoleon": "a"}, [2, 3, 4]),
        ({"corps-3": "a:14", "napoleon": "a"}, [2, 3]),
        ({"corps-3": "a:15"}, [2]),
        ({"corps-3": "a:9", "ney": "a"}, [1, 2]),
        ({"corps-3": "a:2", "ney": "a"}, [1]),
        ({"french-1": "a:5"}, [1]),
    ],
)
def test_tactics_need_men_and_leaders(pieces: dict[str, str], offered: list[int]) -> None:
    """JDG-8.2-3 to -6, R071."""
    b = small_board("ab", {**pieces, "yorck-corps": "a:4"})
    fight(b)
    assert flow.options(b, battle.ChooseTactic(FRENCH)) == offered


@pytest.mark.parametrize(
    ("tactics", "leaders", "kind"),
    [([4, 3], ("napoleon", "blucher"), 3), ([4, 3], ("napoleon",), 4), ([2, 1], (), 1)],
)
def test_the_type_of_a_battle(tactics: list[int], leaders: tuple[str, ...], kind: int) -> None:
    """JDG-8.2-2: rounded down, up with just one leader."""
    pieces = {"corps-3": "a:15", "yorck-corps": "a:6", **dict.fromkeys(leaders, "a")}
    b = small_board("ab", pieces)
    t = fight(b)
    t.tactics = tactics
    assert battle.type_of(b, t) == kind


def test_losses_are_spread_and_nobody_is_killed_early() -> None:
    """JDG-8.4-2, R078."""
    b = small_board("ab", {"corps-3": "a:3", "corps-4": "a:2", "corps-6": "a:1"})
    t = fight(b)
    third, fourth, sixth = (b.kit.piece[name] for name in ("corps-3", "corps-4", "corps-6"))
    assert losses.least_hurt(b, t, FRENCH) == sorted([third, fourth])
    b.pf[fourth] = 1
    losses.note_loss(t, fourth)
    assert losses.least_hurt(b, t, FRENCH) == [third]
    b.pf[third] = 1
    t.spread = []
    assert losses.least_hurt(b, t, FRENCH) == sorted([third, fourth, sixth])


def test_multipliers_lose_nothing_on_the_way() -> None:
    """R074: 7/16 twice and 1/8 are one."""
    pieces = {"corps-3": "a:1", "cavalerie-1": "a:7", "cavalerie-2": "a:7", "yorck-corps": "a:4"}
    b = small_board("ab", pieces, a="defensive")
    t = fight(b)
    t.assault = ASSAULT
    b.tired = t.forces[FRENCH]
    assert counting.counted(b, t, FRENCH) == 1


def test_who_marches_in_by_a_link_of_his_own_takes_the_attacker_in_flank() -> None:
    """R082: the defenders already there are the first Force."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4"})
    t = fight(b)
    came(b, "b", 5)
    assert not counting.has_flank(b, t, COALITION)
    came(b, "b", 4, COALITION)
    assert not counting.has_flank(b, t, COALITION)
    del b.entered[4:]
    came(b, "c", 4, COALITION)
    assert counting.has_flank(b, t, COALITION)


def test_one_interceptor_is_no_flank_and_two_by_different_links_are() -> None:
    """R082."""
    b = small_board(STAR, {"corps-3": "a:9", "yorck-corps": "a:4"})
    t = fight(b)
    b.intercepted = [b.kit.box["a"]]
    came(b, "b", 4, COALITION)
    came(b, "c", 5)
    assert not counting.has_flank(b, t, COALITION)
    came(b, "d", 4, COALITION)
    assert counting.has_flank(b, t, COALITION)


def test_empty_units_lend_no_guns() -> None:
    """R008."""
    pieces = {"corps-3": "a:9", "vieille-garde": "a:0", "reserve-artillerie": "a"}
    b = small_board("ab", {**pieces, "yorck-corps": "a:4"})
    t = fight(b)
    ba = b.kit.ba[0]
    assert ba[b.kit.piece["vieille-garde"]] > 0
    named = ("corps-3", "reserve-artillerie")
    assert counting.firing(b, t, FRENCH) == sum(ba[b.kit.piece[name]] for name in named)


def test_an_attacker_without_a_way_back_holds_out_too() -> None:
    """R087."""
    b = small_board("ab", {"corps-3": "a:9", "yorck-corps": "a:4", "kleist-corps": "b:3"})
    t = fight(b)
    assert battle.is_cornered(b, t, FRENCH)
    assert not battle.is_cornered(b, t, COALITION)
