"""Leaders and detachments around a besieged town; a frontier that is closed to leaders too."""

from __future__ import annotations

from berthier.games.gloire import activation, detach
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.kit import FRENCH
from berthier.games.gloire.leaders import nearest
from berthier.games.gloire.records import OPEN, SORTIE, Battle, March
from berthier.games.gloire.retreat import eliminate
from berthier.kernel import flow
from berthier.kernel.flow import Call

from .drive import new_board, small_board


def relief(how: int, garrison: int, outside: int) -> Board:
    """Yorck besieges a detachment in b; Marmont has come with VI Corps to relieve it, and lost."""
    pieces = {
        "french-1": f"b:{garrison}",
        "corps-6": "b:3",
        "marmont": "b",
        "corps-3": "c:5",
        "yorck-corps": "b:4",
    }
    b = small_board("ab bc", pieces)
    b.inside |= 1 << b.kit.piece["french-1"]
    b.sieges = [8 * b.kit.box["b"] + 2 + 1]
    b.pf[b.kit.piece["corps-6"]] = outside
    forces = [b.at[side][b.kit.box["b"]] for side in (0, 1)]
    if how == OPEN:
        forces[0] &= ~b.inside
    b.entered = [b.kit.box["b"], b.kit.link[b.kit.box["b"]][b.kit.box["a"]], 3, FRENCH]
    b.records = [Battle(FRENCH, b.kit.box["b"], forces, loser=FRENCH, assault=how, type=1)]
    b.stack = [Call("battle", "6")]
    flow.advance(b)
    return b


def at(b: Board, name: str) -> int:
    return b.where[b.kit.piece[name]]


def test_the_leader_of_a_relief_that_is_wiped_out_is_alone() -> None:
    """R070: he was of rank 2; the garrison behind its walls does not cover him."""
    for how in (OPEN, SORTIE):
        b = relief(how, garrison=2, outside=0)
        assert at(b, "marmont") == LOST
        assert at(b, "corps-6") == LOST
        assert at(b, "french-1") == b.kit.box["b"]
        assert b.sieges


def test_who_is_beaten_but_not_wiped_out_goes_back_with_his_leader() -> None:
    b = relief(SORTIE, garrison=2, outside=2)
    assert (at(b, "marmont"), at(b, "corps-6")) == (b.kit.box["a"], b.kit.box["a"])
    assert at(b, "french-1") == b.kit.box["b"]


def test_a_relief_without_a_way_back_is_gone_and_the_garrison_is_not() -> None:
    """R101, R088."""
    b = small_board("ab", {"french-1": "b:2", "corps-6": "b:3", "yorck-corps": "b:4"})
    box = b.kit.box["b"]
    b.inside |= 1 << b.kit.piece["french-1"]
    b.sieges = [8 * box + 2 + 1]
    t = Battle(FRENCH, box, [b.at[side][box] for side in (0, 1)], loser=FRENCH, assault=SORTIE)
    eliminate(b, t, FRENCH)
    assert (at(b, "corps-6"), at(b, "french-1")) == (LOST, box)
    assert b.sieges


def test_the_leader_of_a_garrison_that_died_in_its_sortie_is_alone() -> None:
    """R070: the relief goes back, he was inside."""
    pieces = {"french-1": "b:0", "bertrand": "b", "corps-6": "b:3", "yorck-corps": "b:4"}
    b = small_board("ab bc", pieces)
    box = b.kit.box["b"]
    b.inside |= 1 << b.kit.piece["french-1"] | 1 << b.kit.piece["bertrand"]
    b.sieges = [8 * box + 2 + 1]
    b.entered = [box, b.kit.link[box][b.kit.box["a"]], 3, FRENCH]
    forces = [b.at[side][box] for side in (0, 1)]
    b.records = [Battle(FRENCH, box, forces, loser=FRENCH, assault=SORTIE, type=1)]
    b.stack = [Call("battle", "6")]
    flow.advance(b)
    assert (at(b, "corps-6"), at(b, "french-1"), at(b, "bertrand")) == (b.kit.box["a"], LOST, LOST)
    assert b.sieges == []


def merging(inside: bool) -> list[int]:
    pieces = {"napoleon": "a", "corps-3": "a:5", "french-1": "a:2", "yorck-corps": "a:4"}
    b = small_board("ab", pieces)
    if inside:
        b.inside |= 1 << b.kit.piece["yorck-corps"]
        b.sieges = [8 * b.kit.box["a"] + 2]
    corps = b.kit.piece["corps-3"]
    return detach.mates(b, March(FRENCH, 0, 0, 1 << corps), corps)


def test_besiegers_merge_and_who_stands_in_a_battle_does_not() -> None:
    """JDG-6.1-6: a siege is no battle (R011)."""
    assert len(merging(inside=True)) == 1
    assert merging(inside=False) == []


def test_a_leader_of_rank_four_does_not_flee_over_the_frontier() -> None:
    """JDG-4.2-3, R115."""
    b = new_board("spring", 1)
    kit = b.kit
    link = next(n for n in range(len(kit.ends)) if kit.frontier >> n & 1)
    start, other = kit.ends[link]
    for side in (0, 1):
        for box in range(len(kit.box_ids)):
            b.at[side][box] = 0
    corps = kit.piece["corps-3"]
    b.pf[corps] = 5
    b.at[FRENCH][other] = 1 << corps
    assert b.closed
    assert other not in nearest(b, FRENCH, start)
    b.closed = 0
    assert nearest(b, FRENCH, start) == [other]


def test_nobody_activates_who_is_shut_in() -> None:
    """JDG-8.8-13."""
    b = small_board("ab", {"napoleon": "a", "corps-3": "a:5"})
    b.inside = 1 << b.kit.piece["corps-3"]
    b.stack = [activation.Activate(FRENCH)]
    flow.advance(b)
    assert members(b.inside)[0] not in b.offered
