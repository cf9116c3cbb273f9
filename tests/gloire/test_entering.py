"""Reinforcements that come by a link (JDG-3.3-4, R016)."""

from __future__ import annotations

from berthier.games.gloire import counting
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import place
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import Battle, Half
from berthier.kernel import flow
from berthier.kernel.flow import Call

from .drive import new_board


def moving(turn: int, side: int) -> Board:
    """The movement phase of a side in the spring, without points, nobody else near."""
    b = new_board("spring", 1)
    b.turn, b.active = turn, side
    b.pc = [0] * len(b.pc)
    b.records, b.stack = [Half(side)], [Call("half", "2")]
    flow.advance(b)
    return b


def take(b: Board, option: object) -> None:
    flow.answer(b, flow.asked(b)[0], option)


def offered(b: Board) -> set[str]:
    return {b.kit.piece_ids[n] for n in b.offered if isinstance(n, int) and n >= 0}


def at(b: Board, name: str) -> str:
    where = b.where[b.kit.piece[name]]
    return b.kit.box_ids[where] if where >= 0 else ""


def test_they_come_in_by_their_link_without_points() -> None:
    b = moving(3, FRENCH)
    assert {"marmont", "corps-6", "bertrand", "corps-4"} <= offered(b)
    assert "corps-12" not in offered(b)  # a turn too early
    take(b, b.kit.piece["corps-6"])
    assert flow.asked(b)[0].kind == "come-in"
    assert offered(b) == {"marmont", "soult"}  # those of the same link
    take(b, b.kit.piece["marmont"])
    take(b, -1)
    assert (at(b, "corps-6"), at(b, "marmont"), at(b, "soult")) == ("weimar", "weimar", "")
    assert b.pf[b.kit.piece["corps-6"]] == 8
    assert march(b).left == 5
    assert flow.asked(b)[0].kind == "step-to"
    take(b, -1)
    assert "corps-6" not in offered(b)
    assert "soult" in offered(b)
    assert not b.tired


def test_a_bad_road_costs_two_and_a_detachment_is_never_commanded() -> None:
    b = moving(3, FRENCH)
    take(b, b.kit.piece["corps-4"])
    take(b, -1)
    assert march(b).left == 4
    b = moving(2, COALITION)
    take(b, b.kit.piece["coalition-5"])
    assert march(b).left in (3, 4)
    assert march(b).left == 5 - b.kit.entry_cost[b.kit.entry["g"]]


def test_who_has_not_come_yet_may_come_later() -> None:
    assert "corps-6" in offered(moving(5, FRENCH))


def test_leaders_alone_do_not_come_where_the_enemy_stands_but_a_force_attacks() -> None:
    b = moving(3, FRENCH)
    box = b.kit.box["weimar"]
    for side in (0, 1):
        for piece in range(len(b.where)):
            if b.where[piece] == box and b.kit.side_of[piece] == side:
                place(b, piece, b.kit.box["leipzig"])
    yorck = b.kit.piece["yorck-corps"]
    place(b, yorck, box)
    b.pf[yorck] = 4
    take(b, b.kit.piece["marmont"])
    assert -1 not in b.offered
    take(b, b.kit.piece["corps-6"])
    take(b, -1)
    assert flow.asked(b)[0].kind == "activate"  # the march is over
    assert b.entered[0] == box
    t = Battle(FRENCH, box, [b.at[0][box], b.at[1][box]], sequence=1)
    assert not counting.came_over_a_bridge(b, t)
    assert counting.ways_back(b, t, FRENCH)
    assert not counting.has_flank(b, t, FRENCH)
