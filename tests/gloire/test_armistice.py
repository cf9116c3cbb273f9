"""The Armistice: its marker, the armies of autumn, marches apart, and its end (JDG-A13-ARM)."""

from __future__ import annotations

from random import Random

import pytest

from berthier.games.gloire import armistice, truce
from berthier.games.gloire.activation import Activate
from berthier.games.gloire.autumn import p_autumn
from berthier.games.gloire.board import AWAITED, AWAY, LOST, OFF, Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.cards import plays
from berthier.games.gloire.command import RollPoints
from berthier.games.gloire.events import french_choose
from berthier.games.gloire.kit import AUTUMN, COALITION, FRENCH
from berthier.games.gloire.lines import armies_of, check_lines
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import Half
from berthier.games.gloire.reinforcements import due
from berthier.kernel import flow
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Call

from .drive import invariants, new_board, play, small_board
from .matches import board_of, new_match, title


def piece(b: Board, name: str) -> int:
    return b.kit.piece[name]


def at(b: Board, name: str) -> str:
    where = b.where[piece(b, name)]
    return b.kit.box_ids[where] if where >= 0 else ""


def declared(**options: str) -> Board:
    """The campaign when the marker is reached after turn 5, before anything is adjusted."""
    b = new_board("campaign", 1, cards="off", **options)
    b.turn = 5
    b.stack = [Call("turn", "D")]
    return b


# --- the marker


def test_decisive_battles_and_cards_move_the_marker_within_limits() -> None:
    """JDG-A13-ARM-3, R114."""
    b = new_board("spring", 1)
    assert b.truce == 6
    armistice.after_battle(b, FRENCH, 3)
    assert b.truce == 6
    armistice.after_battle(b, FRENCH, 4)
    assert b.truce == 7
    armistice.after_battle(b, COALITION, 4)
    armistice.after_battle(b, COALITION, 4)
    assert b.truce == 5
    b.turn = 4
    armistice.after_battle(b, COALITION, 4)
    assert b.truce == 5  # never before the next turn
    for _ in range(9):
        armistice.move_marker(b, 1)
    assert b.truce == 8


def test_each_event_of_the_armistice_works_once_and_in_its_time() -> None:
    """JDG-A13-CARD-5, R110."""
    b = new_board("spring", 1)
    drags, talks = 20, 10  # the halves, and the card: no. 11
    b.hands = [[talks], []]
    (option,) = plays(b, FRENCH, "movement")
    assert option[1] == drags
    b.spent = 1 << drags
    assert plays(b, FRENCH, "movement") == []
    b.spent = 0
    b.resumption = 11
    assert plays(b, FRENCH, "movement") == []
    b = new_board("autumn", 1)
    b.hands = [[10, 14], [15]]
    assert not {half for _, half, _ in plays(b, FRENCH, "movement")} & {20, 28}


def test_one_scenario_ends_when_it_is_declared() -> None:
    """JDG-A13-ARM-1, R113."""
    b = new_board("spring", 1)
    b.turn, b.stack = 5, [Call("turn", "D")]
    flow.advance(b)
    assert b.over is not None
    assert b.turn == 6


# --- the declaration


def test_the_declaration_sets_the_end_and_lifts_sieges() -> None:
    """JDG-A13-ARM-6, R116."""
    b = declared()
    assert b.sieges
    flow.advance(b)
    assert (b.turn, b.truce, b.resumption) == (6, 6, 11)
    assert (b.sieges, b.inside) == ([], 0)
    assert b.period == AUTUMN
    assert truce.is_truce(b)
    assert b.closed
    assert french_choose(b)
    invariants(b)


def test_units_become_what_they_are_in_autumn() -> None:
    """R117: strength and marks go over; two that become one are merged up to its roster."""
    b = declared()
    berg, heir = piece(b, "berg"), piece(b, "wittgenstein-corps")
    b.pf[berg], b.crosses[berg], b.stragglers[berg] = 3, 1, 1
    riders, guards = piece(b, "cavalerie-russe-4"), piece(b, "cuirassiers")
    for unit in (riders, guards):
        place(b, unit, b.kit.box["liegnitz"])
        b.pf[unit] = 2
    lost = sum(b.crosses) + sum(b.stragglers)
    p_autumn(b)
    assert (at(b, "wittgenstein-corps"), b.pf[heir]) == ("berlin", 3)
    assert (b.crosses[heir], b.stragglers[heir], b.where[berg]) == (1, 1, OFF)
    assert (b.pf[guards], b.where[riders]) == (3, OFF)  # the fourth PF leaves
    assert sum(b.crosses) + sum(b.stragglers) == lost
    assert b.army[piece(b, "kleist-corps")] == b.kit.army["bohemia"]
    assert b.army[piece(b, "coalition-4")] == -1  # several armies may pay (R125)


def test_a_corps_is_broken_up_among_its_nation_its_own_box_first() -> None:
    b = declared()
    bulow, blucher = piece(b, "bulow-corps"), piece(b, "blucher-corps")
    place(b, bulow, b.where[blucher])
    b.pf[bulow] = 11
    flow.advance(b)
    first = flow.asked(b)[0]
    assert (first.kind, first.seat) == ("give-strength", COALITION)
    assert b.where[blucher] == OFF
    assert b.pf[bulow] == 13  # as many as it had room for, unasked
    assert len(b.offered) > 1
    assert b.kit.box_ids[b.where[piece(b, "blucher")]] == "liegnitz"


def test_leaders_leave_return_and_are_replaced() -> None:
    """R117, JDG-OPT-1, -2."""
    b = declared()
    for name, box in (("ney", "weimar"), ("soult", "weimar"), ("napoleon", "leipzig")):
        place(b, piece(b, name), b.kit.box[box])
        b.army[piece(b, name)] = 0
    place(b, piece(b, "blucher"), LOST)
    twins = [b.copy(), b.copy()]
    p_autumn(b)
    assert (at(b, "ney"), at(b, "soult"), at(b, "eugene")) == ("weimar", "", "")
    assert b.where[piece(b, "blucher")] == AWAY  # he leads an army again
    assert b.commanders[b.kit.army["grande-armee"]] == piece(b, "napoleon")
    for marshal, (name, gone) in enumerate((("davout", "soult"), ("soult", "davout")), 1):
        b = twins[marshal - 1]
        b.marshal = marshal
        p_autumn(b)
        assert (at(b, name), at(b, gone), at(b, "ney")) == ("weimar", "", "")


def test_options_need_their_scenario_and_davout_is_in_one_place() -> None:
    """R126."""
    for scenario, options in (
        ("campaign", {"ney": "davout", "hamburg": "on"}),
        ("spring", {"hamburg": "on"}),
        ("viceroy", {"ney": "soult"}),
    ):
        with pytest.raises(BadInput):
            new_board(scenario, 1, **options)
    b = new_board("autumn", 1, ney="soult")
    assert (at(b, "soult"), at(b, "ney")) == ("liegnitz", "")
    b = new_board("autumn", 1, hamburg="on")
    assert b.where[piece(b, "davout")] == AWAITED
    b.turn = 13
    rows = {row.piece: (row.box, row.pf) for row in due(b)}
    assert rows["corps-13"] == ("osterburg", 9)
    assert rows["walmoden-corps"] == ("havelberg", 10)
    assert "davout" not in {row.piece for row in due(new_board("autumn", 1))}


# --- while it lasts


def test_points_are_fixed_and_the_list_of_the_armistice_counts_its_own_turns() -> None:
    """JDG-A13-ARM-7, -9."""
    b = declared()
    flow.advance(b)
    while b.records:
        flow.answer(b, flow.asked(b)[0], b.offered[0])
    rows = {row.piece for row in due(b) if row.piece}
    assert {"corps-8", "schwarzenberg", "tauentzien-corps"} <= rows
    assert {row.nation: row.amount for row in due(b) if row.nation} == {
        "french": 7,
        "russian": 3,
        "prussian": 4,
    }
    b.active = FRENCH
    RollPoints((b.kit.army["grande-armee"],)).run(b)
    assert b.pc[b.kit.army["grande-armee"]] == 8
    b.turn = b.resumption = 8
    late = {row.piece for row in due(b) if row.piece}
    assert {"corps-8", "corps-1", "murat"} <= late  # all who have not come
    RollPoints((b.kit.army["grande-armee"],)).run(b)
    assert b.pc[b.kit.army["grande-armee"]] == 10


def in_truce(links: str, pieces: dict[str, str]) -> Board:
    b = small_board(links, pieces, autumn="x")
    b.turn, b.truce, b.resumption = 7, 6, 11
    b.active = FRENCH
    b.pc = [8] * len(b.pc)
    b.records, b.stack = [Half(FRENCH)], [Call("half", "2 recovery"), Activate(FRENCH)]
    check_lines(b, FRENCH)
    flow.advance(b)
    return b


def take(b: Board, option: object) -> None:
    flow.answer(b, flow.asked(b)[0], option)


def test_who_stands_with_the_enemy_goes_off_first() -> None:
    """JDG-A13-ARM-8, R119: in contact before next to him, and no further marches until then."""
    pieces = {
        "napoleon": "f",
        "corps-6": "f:5",
        "corps-3": "c:5",
        "corps-4": "b:5",
        "yorck-corps": "c:4",
    }
    b = in_truce("ab bc cd de ef", pieces)
    # Where there is no choice nobody is asked: III Corps is on its way already.
    assert march(b).stack == 1 << piece(b, "corps-3")
    assert set(b.offered) == {b.kit.box["b"], b.kit.box["d"]}  # it must not stay
    take(b, b.kit.box["d"])
    assert b.kit.box["c"] not in b.offered
    assert at(b, "corps-3") == "e"  # the only way off
    take(b, -1)
    assert at(b, "corps-4") == "a"
    assert -1 in b.offered
    assert piece(b, "napoleon") in b.offered


def test_nobody_comes_near_and_nobody_reacts() -> None:
    """JDG-A13-ARM-8."""
    b = in_truce("ab bc cd", {"napoleon": "a", "corps-3": "a:5", "yorck-corps": "d:4"})
    take(b, piece(b, "corps-3"))
    take(b, -1)
    take(b, b.kit.box["b"])
    assert b.kit.box["c"] not in b.offered
    b = in_truce("ab bc bd dc", {"napoleon": "a", "corps-3": "b:5", "yorck-corps": "c:4"})
    assert set(b.offered) == {b.kit.box["a"], b.kit.box["d"]}
    take(b, b.kit.box["d"])  # next to Yorck again, who may not fall upon it
    assert (flow.asked(b)[0].kind, flow.asked(b)[0].seat) == ("step-to", FRENCH)
    assert march(b).spent == 2  # nothing but the way back was open


def test_nobody_fights_during_the_armistice() -> None:
    """JDG-A13-ARM-7."""
    b = in_truce("ab", {"napoleon": "a", "corps-3": "a:5", "yorck-corps": "a:4"})
    b.done = b.at[FRENCH][0]
    b.stack = [Call("half", "2 truce")]
    flow.advance(b)
    assert not b.stack
    assert not b.battles


# --- its end


def test_the_war_goes_on_and_the_frontier_is_open() -> None:
    """JDG-A13-ARM-12, -13, A13-3.2-1."""
    b = new_board("campaign", 1)
    b.turn, b.truce, b.resumption, b.period = 9, 6, 10, AUTUMN
    place(b, piece(b, "napoleon"), OFF)
    assert french_choose(b)
    b.pile, b.aside, b.hands = [3], [0, 1], [[2], []]
    b.stack = [Call("turn", "D")]
    flow.advance(b)
    assert b.turn == 10
    assert (b.closed, b.stock) == (0, [2, 3])
    assert not b.aside
    assert not truce.is_truce(b)
    assert not french_choose(b)


def test_the_table_shows_when_it_comes_and_who_comes_with_it() -> None:
    match = new_match(1, "campaign")
    for turn, resumption, text in (
        (2, 0, "to be declared with the first half of June 1813"),
        (7, 11, "in force until the second half of August 1813"),
        (11, 11, ""),
    ):
        b = board_of(match)
        b.turn, b.resumption = turn, resumption
        found = title().scene(match.view(0), "en")
        told = [note["text"] for note in found["notes"] if note["name"] == "Armistice"]
        assert [row.partition(", unless")[0] for row in told] == ([text] if text else [])
        poles = next(row for row in found["pieces"] if row["id"] == "corps-8")
        assert poles["arrival"] == "Armistice, turn 1, Zittau"


def test_a_campaign_runs_through_spring_armistice_and_autumn() -> None:
    b = new_board("campaign", 3)
    seen = set()
    rng = Random(3)
    flow.advance(b)
    while b.over is None:
        play(b, rng, 40)
        seen.add((b.period, truce.is_truce(b)))
        invariants(b)
    assert seen == {(0, False), (1, True), (1, False)}
    assert b.turn == 15
    assert set(armies_of(b, COALITION)) <= {2, 3, 4, 5}
