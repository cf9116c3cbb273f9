"""Fortified towns (section 8.8)."""

from __future__ import annotations

from random import Random

import pytest

from berthier.games.gloire import siege, surplus, towns
from berthier.games.gloire.board import LOST, Board
from berthier.games.gloire.kit import COALITION, FRENCH
from berthier.games.gloire.records import Town
from berthier.kernel import flow

from .drive import new_board, play
from .matches import asked_seat, described, known_of


def at(b: Board, name: str) -> int:
    return b.where[b.kit.piece[name]]


def besieged(b: Board, name: str = "kustrin") -> Town:
    """The French inside, the Coalition around them and to play."""
    b.active = COALITION
    record = Town(FRENCH, b.kit.box[name])
    b.records.append(record)
    return record


def test_garrisons_of_the_set_up_are_shut_in_and_cannot_be_activated() -> None:
    """JDG-8.8-13."""
    b = new_board("lutzen-bautzen", 1)
    det = b.kit.piece["french-3"]
    assert b.inside >> det & 1
    assert towns.face_of(b, b.kit.box["kustrin"]) == 0
    flow.advance(b)
    while not any(q.kind == "activate" for q in flow.asked(b)):
        flow.answer(b, flow.asked(b)[0], b.offered[0])
    assert det not in b.offered


def test_a_detachment_can_only_mask() -> None:
    """JDG-8.8-4."""
    b = new_board("lutzen-bautzen", 1)
    besieged(b)
    assert siege.besiegers(b, b.kit.box["kustrin"], COALITION) == 0
    assert flow.options(b, siege.Beleaguer(COALITION)) == [siege.MASK]


@pytest.mark.parametrize(
    ("named", "dets", "fits"), [(1, 1, True), (2, 0, False), (0, 2, True), (1, 2, False)]
)
def test_room_behind_the_walls(named: int, dets: int, fits: bool) -> None:
    """JDG-8.8-5, R096: one named unit and one detachment at Küstrin."""
    b = new_board("lutzen-bautzen", 1)
    names = ["corps-3", "corps-4"][:named] + ["french-1", "french-5"][:dets]
    mask = sum(1 << b.kit.piece[name] for name in names)
    assert surplus.has_room(b, b.kit.box["kustrin"], mask) == fits


def test_who_leaves_a_small_town_is_not_seen_before_he_goes() -> None:
    """Half a choice has not begun for others."""
    pieces = {
        "ney": "torgau",
        "corps-3": {"box": "torgau", "pf": 9},
        **{name: {"box": "torgau", "pf": 3} for name in ("yorck-corps", "bulow-corps")},
        "coalition-1": {"box": "torgau", "pf": 1},
    }
    position = {"door": "battle", "battle": "torgau", "rules": "blind", "pieces": pieces}
    match = described(3, **position, control={"torgau": "coalition"})
    while match.asked()[asked_seat(match)].kind != "who-leaves":
        seat = asked_seat(match)
        shelter = "shelter" in match.options(seat)
        match.answer(seat, "shelter" if shelter else match.options(seat)[0])
    seen = match.view(FRENCH)
    match.answer(COALITION, "leave bulow-corps")
    assert match.asked()[COALITION].kind == "leaves-for"
    assert match.view(FRENCH) == seen
    own = match.view(COALITION)
    assert match.title.view(match.title.belief(own).deal(1), COALITION, known_of(match, 1)) == own
    match.answer(COALITION, match.options(COALITION)[0])
    assert match.view(FRENCH) != seen


def test_a_fallen_town_changes_hands_and_its_garrison_is_gone() -> None:
    """JDG-8.8-9."""
    b = new_board("lutzen-bautzen", 1)
    box = b.kit.box["kustrin"]
    siege.fall(b, besieged(b))
    assert at(b, "french-3") == LOST
    assert b.control[box] == COALITION
    assert towns.face_of(b, box) == -1


def test_sieges_happen_and_end() -> None:
    """Random games of the first scenario: towns are stormed, besieged, relieved."""
    fallen = lifted = 0
    for seed in range(12):
        b = new_board("viceroy", seed)
        before = {mark >> 3 for mark in b.sieges}
        play(b, Random(seed))
        after = {mark >> 3 for mark in b.sieges}
        fallen += sum(b.control[box] == COALITION for box in before)
        lifted += len(before - after)
    assert lifted >= fallen
    assert lifted > 0
