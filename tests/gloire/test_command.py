"""Lines of communication, supply, points and prices (sections 4.3 to 4.6)."""

from __future__ import annotations

from random import Random

from berthier.games.gloire.activation import FORCE, GO, Activate
from berthier.games.gloire.board import COMMANDED, LEVEL_A, LEVEL_B, Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.command import give, price
from berthier.games.gloire.interception import reaction_vc
from berthier.games.gloire.kit import COALITION, FRENCH, MUD, RAIN
from berthier.games.gloire.lines import (
    barring,
    check_lines,
    flood,
    reach,
)
from berthier.games.gloire.supply import FULL, HALF, supply_of, trace, true_prices
from berthier.kernel import flow

from .drive import new_board, play, small_board

ROAD = "ab bc cd de ef"
ARMY = 0  # the Grande Armée


def piece(b: Board, name: str) -> int:
    return b.kit.piece[name]


def level(b: Board, name: str) -> int:
    return b.level[piece(b, name)]


def test_a_line_is_four_points_long() -> None:
    """JDG-4.3-3: exactly four is valid."""
    b = small_board(ROAD, {"napoleon": "a", "corps-3": "e:5", "corps-4": "f:5"})
    check_lines(b, FRENCH)
    assert (level(b, "corps-3"), level(b, "corps-4")) == (COMMANDED, LEVEL_B)


def test_bad_roads_and_wet_fords_shorten_it() -> None:
    b = small_board(ROAD, {"napoleon": "a"}, bc="bad", cd="ford")
    boxes = [b.kit.box_ids[box] for box in reach(b, barring(b, FRENCH), b.kit.box["a"])]
    assert sorted(boxes) == ["a", "b", "c", "d"]
    b.weather = RAIN
    assert b.kit.box["d"] not in reach(b, barring(b, FRENCH), b.kit.box["a"])


def test_lines_that_were_kept_are_those_that_would_be_found_now() -> None:
    """Bridges are blown, armies move, seasons pass: nothing old is taken for true."""
    b, rng = new_board("campaign", 5), Random(5)
    looked = 0
    while b.over is None and looked < 4000:
        play(b, rng, 12)
        for side in (FRENCH, COALITION):
            barred = barring(b, side)
            for start in {b.where[n] for n in b.kit.own[side] if b.where[n] >= 0}:
                assert reach(b, barred, start) == frozenset(flood(b, start, b.shut, barred))
                looked += 1
        for army, side in enumerate(b.kit.army_side):
            chief = b.commanders[army]
            if chief >= 0 and b.where[chief] >= 0 and not b.inside >> chief & 1:
                way = trace(b, b.where[chief], b.kit.supply[army], true_prices(b, side))
                assert supply_of(b, army) == (HALF if way is None else FULL)
    assert looked >= 2000


def test_a_fleuve_bars_it_until_a_pontoon_lies_there() -> None:
    b = small_board("ab bc", {"napoleon": "a"}, ab="fleuve")
    assert list(reach(b, barring(b, FRENCH), b.kit.box["a"])) == [b.kit.box["a"]]
    b.shut = 0
    assert b.kit.box["c"] in reach(b, barring(b, FRENCH), b.kit.box["a"])


def test_enemy_units_bar_it_on_the_way_but_not_at_its_end() -> None:
    """JDG-4.3-4, R022."""
    pieces = {"napoleon": "a", "corps-3": "c:5", "yorck-corps": "b:4", "corps-4": "b:2"}
    b = small_board("ab bc", pieces)
    check_lines(b, FRENCH)
    assert (level(b, "corps-3"), level(b, "corps-4")) == (LEVEL_B, COMMANDED)


def test_one_general_relays_it_and_only_one() -> None:
    """JDG-4.3-1, R020: unit, general, commander-in-chief."""
    pieces = {"napoleon": "a", "ney": "e", "corps-3": "i:5", "marmont": "i", "corps-4": "m:5"}
    b = small_board("ab bc cd de ef fg gh hi ij jk kl lm", pieces)
    check_lines(b, FRENCH)
    assert level(b, "corps-3") == COMMANDED
    assert level(b, "corps-4") == LEVEL_A  # Marmont has no line to Napoleon himself
    assert b.linked >> piece(b, "ney") & 1
    assert not b.linked >> piece(b, "marmont") & 1


def test_an_independent_detachment_is_never_commanded() -> None:
    """JDG-1.2.2-7, R006: but its line sets its price."""
    b = small_board("ab", {"napoleon": "a", "french-1": "b:2"})
    check_lines(b, FRENCH)
    det = piece(b, "french-1")
    assert level(b, "french-1") == LEVEL_A
    assert price(b, 1 << det, ARMY) == 1


def test_prices() -> None:
    """JDG-4.5-4 to -6."""
    pieces = {"napoleon": "a", "ney": "b", "corps-3": "b:5", "marmont": "h", "corps-6": "h:5"}
    b = small_board("ab bc cd de ef fg gh", pieces)
    check_lines(b, FRENCH)
    masks = {name: 1 << piece(b, name) for name in pieces}
    assert price(b, masks["napoleon"], ARMY) == 0
    assert price(b, masks["corps-3"], ARMY) == 1
    assert price(b, masks["ney"] | masks["corps-3"], ARMY) == 0
    assert price(b, masks["marmont"] | masks["corps-6"], ARMY) == 1
    assert price(b, masks["corps-6"], ARMY) == 2


def test_supply_has_no_length_but_can_be_cut() -> None:
    """JDG-4.4-1 to -5."""
    b = new_board("lutzen-bautzen", 1)
    army = b.kit.army["grande-armee"]
    assert supply_of(b, army) == FULL
    b.shut = (1 << len(b.kit.ends)) - 1
    assert supply_of(b, army) == HALF


def test_points_are_halved_upwards() -> None:
    """JDG-4.4-5: (3 + 4) / 2 is 4."""
    b = new_board("lutzen-bautzen", 1)
    army = b.kit.army["grande-armee"]
    give(b, army, 3)
    assert b.pc[army] == 7
    b.supplied[army] = HALF
    give(b, army, 3)
    assert b.pc[army] == 4


def test_the_vc_of_a_reaction() -> None:
    """JDG-6.5.1-4 to -6, R057: two more under a general with a line, up to the chief's VC."""
    pieces = {"napoleon": "a", "ney": "b", "corps-3": "b:5", "corps-6": "h:5", "corps-4": "c:4"}
    b = small_board("ab bc cd de ef fg gh", pieces)
    masks = {name: 1 << piece(b, name) for name in pieces}
    vc = b.kit.vc[b.period]
    assert reaction_vc(b, masks["corps-6"]) == 1
    assert reaction_vc(b, masks["corps-4"]) == 2
    own, chief = vc[piece(b, "ney")], vc[piece(b, "napoleon")]
    assert reaction_vc(b, masks["ney"] | masks["corps-3"]) == min(own + 2, chief)
    assert reaction_vc(b, masks["napoleon"] | masks["corps-3"]) == chief


def test_mud_slows_each_arm_differently() -> None:
    """JDG-3.1-5."""
    b = new_board("lutzen-bautzen", 1)
    assert [b.kit.points[0][arm] - b.kit.points[MUD][arm] for arm in range(4)] == [1, 2, 3, 2]


def test_a_shared_detachment_forgets_the_lines_of_last_turn() -> None:
    """R125, JDG-4.3-5."""
    b = small_board(ROAD, {"schwarzenberg": "a", "coalition-7": "a:2"}, autumn="yes")
    det = piece(b, "coalition-7")
    check_lines(b, COALITION)
    assert (b.level[det], b.linked >> det & 1) == (LEVEL_A, 1)
    assert reaction_vc(b, 1 << det) == 2  # R006: the line counts for reactions
    place(b, det, b.kit.box["f"])
    check_lines(b, COALITION)
    assert (b.level[det], b.linked >> det & 1) == (LEVEL_B, 0)


def test_every_record_of_a_procedure_can_be_saved() -> None:
    owners = {kind for kind in Board.tables.owners.values() if kind is not None}
    assert owners <= set(Board.tables.records.values())


def test_the_owner_chooses_the_army_that_pays_for_a_shared_detachment() -> None:
    """R125: the price follows the line to the leaders of that army; so does a forced march."""
    b = small_board(ROAD, {"schwarzenberg": "a", "blucher": "f", "coalition-1": "a:2"}, autumn="x")
    det, bohemia, silesia = piece(b, "coalition-1"), b.kit.army["bohemia"], b.kit.army["silesia"]
    check_lines(b, COALITION)
    assert [price(b, 1 << det, army) for army in (bohemia, silesia)] == [1, 2]
    b.pc[bohemia], b.pc[silesia] = 1, 2
    b.active = COALITION
    b.stack = [Activate(COALITION)]
    twin = b.copy()
    for board, how, armies in ((b, GO, [bohemia, silesia]), (twin, FORCE, [bohemia])):
        board.strict = 1
        flow.advance(board)
        flow.answer(board, flow.asked(board)[0], det)
        flow.answer(board, flow.asked(board)[0], how)
        assert flow.asked(board)[0].kind == "pay-with"
        assert board.offered == armies
        flow.answer(board, flow.asked(board)[0], armies[-1])
    assert (b.pc[bohemia], b.pc[silesia]) == (1, 0)
    assert (twin.pc[bohemia], twin.pc[silesia]) == (0, 2)


def test_nobody_joins_a_stack_that_could_then_not_be_paid() -> None:
    """R028: the Austrians belong to an army without points."""
    pieces = {"schwarzenberg": "f", "coalition-1": "a:2", "coalition-7": "a:2"}
    b = small_board(ROAD, pieces, autumn="x")
    check_lines(b, COALITION)
    b.pc[b.kit.army["silesia"]] = 2
    b.active = COALITION
    b.stack = [Activate(COALITION)]
    flow.advance(b)
    flow.answer(b, flow.asked(b)[0], piece(b, "coalition-1"))
    assert piece(b, "coalition-7") not in b.offered
    b.pc[b.kit.army["bohemia"]] = 2
    assert piece(b, "coalition-7") in flow.options(b, flow.asked(b)[0])
