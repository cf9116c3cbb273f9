"""Who bears losses is the owner's choice (R055, R078)."""

from __future__ import annotations

from itertools import pairwise
from random import Random

from berthier.games.gloire import battle, losses, passage, retreat
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.records import Battle, March
from berthier.kernel import flow
from berthier.kernel.flow import Call

from .drive import small_board
from .matches import asked_seat, choose, described, is_true

WEAK = {
    "napoleon": "leipzig",
    "corps-3": {"box": "leipzig", "pf": 12},
    "corps-4": {"box": "leipzig", "pf": 8},
    "yorck-corps": {"box": "leipzig", "pf": 2},
    "kleist-corps": {"box": "leipzig", "pf": 1},
}
BOTH = {"corps-3": "a:9", "yorck-corps": "a:4", "kleist-corps": "a:2"}


def fight(b: Board, label: str, loser: int = -1, type: int = 0) -> Battle:
    """A battle in the first box, at one of its paragraphs."""
    forces = [b.at[side][0] for side in (0, 1)]
    t = Battle(FRENCH, 0, forces, sequence=1, loser=loser, type=type)
    b.active = FRENCH
    b.records.append(t)
    b.stack.append(Call("battle", label))
    return t


def pieces(b: Board, *names: str) -> list[int]:
    return sorted(b.kit.piece[name] for name in names)


def test_the_beaten_choose_who_pays_at_the_crossing() -> None:
    """JDG-8.7-6, R055: among those who keep a PF."""
    b = small_board("ab", {**BOTH, "bulow-corps": "a:1"}, ab="bridge")
    fight(b, "6", loser=COALITION)
    flow.advance(b)
    assert flow.asked(b)[0].kind == "lose-one"
    assert b.offered == pieces(b, "yorck-corps", "kleist-corps")
    flow.answer(b, flow.asked(b)[0], b.kit.piece["kleist-corps"])
    assert b.pf[b.kit.piece["kleist-corps"]] == 1


def test_that_nobody_is_left_is_told_after_the_loss() -> None:
    """And the enemy concludes that the loss was that unit's."""
    ends = 0
    for seed in range(8):
        match, rng = described(seed, door="battle", battle="leipzig", pieces=WEAK), Random(seed)
        seen = 0
        while match.board.over is None:
            seat = asked_seat(match)
            match.answer(seat, choose(match.options(seat), rng))
            kinds = [face.kind.name for face in match.faces(FRENCH, seen)]
            seen += len(kinds)
            for before, kind in pairwise(["", *kinds]):
                if kind == "emptied":
                    assert before == "loss"
                    ends += 1
            is_true(match, FRENCH)
    assert ends >= 4


def test_half_the_force_is_spread_over_its_units() -> None:
    """R081, R078."""
    b = small_board("ab ac", {**BOTH, "yorck-corps": "a:4", "kleist-corps": "a:3"})
    fight(b, "passage 2", type=2)
    flow.advance(b)
    while flow.asked(b) and flow.asked(b)[0].kind == "take-loss":
        flow.answer(b, flow.asked(b)[0], b.offered[-1])
    assert [b.pf[piece] for piece in pieces(b, "yorck-corps", "kleist-corps")] in ([2, 1], [1, 2])
    assert passage.half(7) == 4


def test_who_cannot_go_back_holds_out_at_his_owners_choice() -> None:
    """JDG-8.6-7: the loss counts in the battle."""
    b = small_board("ab", {**BOTH, "corps-4": "b:3"})
    t = fight(b, "5")
    t.failed = [0, 1]
    more = battle.hold_out(b, t)
    assert isinstance(more, list)
    assert [type(frame) for frame in more] == [losses.Lose]
    assert t.failed == [0, 0]
    b.stack = list(more)
    flow.advance(b)
    assert b.offered == pieces(b, "yorck-corps", "kleist-corps")
    b.stack[:0] = [Call("battle", "end")]
    flow.answer(b, flow.asked(b)[0], b.offered[0])
    assert t.losses == [0, 1]


def test_a_pontoon_under_fire_costs_a_unit_of_ones_own_choice_and_ends_the_march() -> None:
    """JDG-6.4-6, R052, R055."""
    b = small_board("ab", {"corps-3": "a:4", "corps-4": "a:3", "yorck-corps": "b:3"}, ab="fleuve")
    b.stock = [1, 1]
    stack = sum(1 << piece for piece in pieces(b, "corps-3", "corps-4"))
    b.records.append(March(FRENCH, 0, 0, stack, left=6))
    b.stack.append(Call("march", "step"))
    flow.advance(b)
    flow.answer(b, flow.asked(b)[0], ("lay", 1))
    assert b.offered == pieces(b, "corps-3", "corps-4")
    flow.answer(b, flow.asked(b)[0], b.kit.piece["corps-4"])
    assert b.pf[b.kit.piece["corps-4"]] == 2
    assert (b.stack, b.records) == ([], [])


def test_pursuit_is_spread_too() -> None:
    """JDG-8.4-4: by the owner of the beaten Force."""
    for seed in range(20):
        b = small_board("ab", {**BOTH, "cavalerie-1": "a:9"})
        b.luck = Random(seed).getrandbits(60)
        fight(b, "6 pursuit", loser=COALITION)
        more = retreat.p6_pursuit(b)
        if more is not None:
            assert isinstance(more, losses.Lose)
            assert more.side == COALITION
            return
    raise AssertionError("no pursuit at all")


def test_enemy_leaders_alone_make_way_for_a_retreat() -> None:
    """JDG-4.2-2."""
    b = small_board("ab", {**BOTH, "ney": "b"})
    fight(b, "6", loser=COALITION)
    flow.advance(b)
    assert b.where[b.kit.piece["ney"]] != b.kit.box["b"]
