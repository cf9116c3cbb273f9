"""One happening, one face per audience; numbers count per viewer."""

from __future__ import annotations

from typing import Any

import pytest

from berthier.kernel.errors import KernelError
from berthier.kernel.events import SPECTATOR, Event, Journal, Kind, tell, tell_apart
from berthier.kernel.flow import Tables
from tests.kernel.play import begin, play, say
from tests.kernel.tiny_board import DREW, MOVED, PICKED, SHOWN, Tiny

BOTH = Kind("test-both", "zone:zone", "zone:zone card:card")
OWNERS = Kind("test-owners", None, "card:card")


def listening() -> Tiny:
    b = Tiny([0] * 9, [0] * 9, [[], [], []])
    b.journal = Journal()
    return b


def test_owners_and_others_get_different_faces() -> None:
    event = Event(BOTH, (3,), 0b101, (3, 7))
    faces = {viewer: event.face(viewer) for viewer in (0, 1, 2, SPECTATOR)}
    told = {viewer: face.row() for viewer, face in faces.items() if face is not None}
    own, other = ["test-both", 1, [3, 7]], ["test-both", 0, [3]]
    assert told == {0: own, 1: other, 2: own, SPECTATOR: other}
    assert faces[0] is not None
    assert (faces[0].get("card"), faces[0].get("zone")) == (7, 3)


def test_a_face_has_no_facts_of_the_other() -> None:
    face = Event(BOTH, (3,), 0b001, (3, 7)).face(1)
    assert face is not None
    with pytest.raises(KernelError, match="no-fact"):
        face.get("card")


def test_some_events_only_their_owners_are_told() -> None:
    event = Event(OWNERS, (), 0b010, (7,))
    assert [event.face(viewer) is None for viewer in (0, 1, 2, SPECTATOR)] == [
        *(True, False, True, True)
    ]


@pytest.mark.parametrize(
    ("kind", "everyone", "owners", "owner"),
    [
        (BOTH, (), 0, ()),
        (BOTH, (3, 7), 0, ()),
        (BOTH, (3,), 1, (3,)),
        (OWNERS, (7,), 1, (7,)),
        (OWNERS, (), 1, ()),
        (SHOWN, (1, 2), 1, (1, 2)),
    ],
)
def test_a_wrong_number_of_facts_is_loud(
    kind: Kind, everyone: tuple[Any, ...], owners: int, owner: tuple[Any, ...]
) -> None:
    with pytest.raises(KernelError, match="bad-face"):
        tell_apart(listening(), kind, everyone, owners, owner)


def test_what_was_told_does_not_change_with_the_board() -> None:
    """A fact may be a list of the board; the face must not follow it."""
    b = listening()
    b.hand[0] = [1, 2]
    tell(b, BOTH, b.hand[0])
    b.hand[0].append(3)
    assert b.journal is not None
    assert b.journal.events[0].everyone == ((1, 2),)


def test_nobody_listens_in_search() -> None:
    b = Tiny([0] * 9, [0] * 9, [[], [], []])
    tell(b, BOTH)  # would be loud if somebody did
    assert b.copy().journal is None


def test_a_kind_may_not_be_named_twice() -> None:
    with pytest.raises(KernelError, match="kind-twice"):
        Tables([], [], [], [BOTH, Kind("test-both", "")])


def test_numbers_count_per_viewer() -> None:
    """Red picks three corps, each a face of its own; for the others no number is missing."""
    match = begin(script={f"T-DRAW {seat}": f"halt/{name}" for seat, name in enumerate(BIDDERS)})
    say(match, "red bid 2", "blue bid 1", "green bid 0", "red from west")
    counts = {viewer: len(match.faces(viewer)) for viewer in match.viewers()}
    say(match, "red pick red-guard", "red pick red-line")
    told = match.faces(0, counts[0])
    assert [face.kind for face in told] == [PICKED, PICKED]
    for viewer in (1, 2, SPECTATOR):
        assert match.faces(viewer, counts[viewer]) == []
        assert counts[viewer] == 4  # three draws and the bids

    say(match, "red done", "red march ford")
    for viewer in (1, 2, SPECTATOR):
        assert [face.kind for face in match.faces(viewer, 4)] == [MOVED]
        assert match.faces(viewer, 5) == []


BIDDERS = ("red", "blue", "green")


def test_a_card_drawn_is_told_to_its_seat_alone() -> None:
    match = play(begin(2), 2)
    for viewer in match.viewers():
        for face in match.faces(viewer):
            if face.kind is DREW:
                assert face.own == (face.get("seat") == viewer)
                assert len(face.facts) == 1 + face.own


def test_an_answer_returns_what_its_seat_is_told() -> None:
    match = begin(2)
    say(match, "red bid 2", "blue bid 1")
    assert [face.row() for face in match.answer(2, "bid 0")] == [["tiny-bids", 0, [(2, 1, 0)]]]
