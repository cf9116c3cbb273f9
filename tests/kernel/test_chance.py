"""Luck: keyed, committed to, reproducible by anybody, and scripted for tests."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from berthier.kernel.chance import Oracle, commitment, draw, keyed, make_key, pick, roll
from berthier.kernel.errors import BadLuck
from berthier.kernel.store import encode, fingerprint
from tests.kernel.play import TITLE, begin, board, play, say
from tests.kernel.tiny_board import Tiny


def anybody(key: bytes, n: int, bound: int) -> int:
    """What the documents say, written again by somebody who has only read them."""
    words = []
    for block in range(4):
        text = n.to_bytes(8, "big") + block.to_bytes(4, "big")
        digest = blake2b(text, key=key, digest_size=64).hexdigest()
        words += [int(digest[i : i + 16], 16) for i in range(0, 128, 16)]
    return next(word for word in words if word < 2**64 - 2**64 % bound) % bound


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**40), st.integers(1, 2**63 + 1))
def test_a_draw_can_be_made_again_by_anybody(key: bytes, n: int, bound: int) -> None:
    assert keyed(key, n, bound) == anybody(key, n, bound)


def test_keyed_draws_are_spread_evenly() -> None:
    """Chi-square with 5 degrees of freedom; 30 would come once in some 70 thousand keys."""
    faces = Counter(keyed(b"k" * 32, n, 6) for n in range(6000))
    assert sum((faces[face] - 1000) ** 2 / 1000 for face in range(6)) < 30


def test_a_word_above_the_last_whole_multiple_is_thrown_away() -> None:
    """With this bound almost half of all words are; taking them would double the low values."""
    bound = 2**63 + 1
    assert all(keyed(b"k" * 32, n, bound) == anybody(b"k" * 32, n, bound) for n in range(2000))
    low = sum(keyed(b"k" * 32, n, bound) < 2**62 for n in range(2000))
    assert 880 < low < 1120


def test_the_searchs_generator_is_spread_evenly_and_stays_in_its_board() -> None:
    b = Tiny([0] * 9, [0] * 9, [[], [], []])
    faces = Counter(roll(b, 6, "X", 0) for _ in range(6000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 30
    other = b.copy()
    assert [pick(b, 100, "X", 0) for _ in range(5)] == [pick(other, 100, "X", 0) for _ in range(5)]


def test_every_draw_of_a_match_follows_from_its_key() -> None:
    match = play(begin(1), 1)
    secret, nonces = (1).to_bytes(32, "big"), ["a", "b", "c"]
    assert match.commitment == commitment(secret)
    mixed = secret + b"".join(blake2b(n.encode(), digest_size=32).digest() for n in nonces)
    key = blake2b(mixed, digest_size=32, person=b"berthier-key").digest()
    drawn = match.oracle.drawn
    assert len(drawn) > 5
    assert [d.value for d in drawn] == [anybody(key, n, d.bound) for n, d in enumerate(drawn)]


def test_secret_and_every_nonce_decide_the_key() -> None:
    keys = {make_key(s, n) for s in (b"s", b"t") for n in (["a", "b"], ["b", "a"], ["ab", ""])}
    assert len(keys) == 6
    assert commitment(b"s") != commitment(b"t")


def test_a_script_goes_before_the_key_and_is_marked() -> None:
    match = begin(script={"T-DRAW 0": "scouts/red", "T-DRAW 2": "orders/green"})
    assert board(match).hand[0] == [2]
    assert board(match).hand[2] == [7]
    assert [d.scripted for d in match.oracle.drawn] == [1, 0, 1]


def test_a_script_names_the_face_of_a_die() -> None:
    oracle = Oracle(bytes(32), TITLE.chance_name)
    b = Tiny([0] * 9, [0] * 9, [[], [], []])
    b.oracle = oracle
    oracle.script["D", 0] = ["6", "1", "0"]
    assert [roll(b, 6, "D", 0), roll(b, 6, "D", 0)] == [6, 1]
    with pytest.raises(BadLuck, match="luck-out-of-range"):
        roll(b, 6, "D", 0)


@pytest.mark.parametrize("word", ["6", "-1", "one", ""])
def test_a_script_out_of_range_is_refused(word: str) -> None:
    oracle = Oracle(bytes(32), TITLE.chance_name)
    oracle.script["P", 0] = [word]
    with pytest.raises(BadLuck, match="luck-out-of-range"):
        oracle.pick(6, "P", 0)


def test_what_is_left_of_a_script_is_listed() -> None:
    match = begin(script={"T-DRAW 0": "halt/red scouts/red", "T-NEVER 1": "4"})
    assert match.oracle.left_over() == {("T-DRAW", 0): ["scouts/red"], ("T-NEVER", 1): ["4"]}


def test_a_card_that_is_not_in_the_bag_changes_nothing() -> None:
    """It comes up in the middle of an answer, after two draws; all of that is taken back."""
    match = begin(script={"T-DRAW 2": "halt/green halt/green"})
    say(match, "red bid 0", "blue bid 0", "green bid 0")
    while (seat := min(match.asked())) < 2 or match.question(seat).kind != "designate":
        match.answer(seat, "pass")
    before, printed = encode(match), fingerprint(TITLE, match.board)
    with pytest.raises(BadLuck, match="luck-not-in-bag") as caught:
        match.answer(2, "pass")
    assert caught.value.args_["bag"] == "orders/green, scouts/green"
    assert (encode(match), fingerprint(TITLE, match.board)) == (before, printed)
    match.oracle.script["T-DRAW", 2] = ["orders/green"]
    match.answer(2, "pass")
    assert board(match).turn == 2


def test_a_bag_loses_what_is_drawn() -> None:
    b = Tiny([0] * 9, [0] * 9, [[], [], []])
    bag = [1, 5, 9]
    assert sorted([draw(b, bag, "X", 0), draw(b, bag, "X", 0), *bag]) == [1, 5, 9]
