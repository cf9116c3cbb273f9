"""Saves and records."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
import pytest

from berthier.kernel.errors import BadInput, BadSave
from berthier.kernel.match import Match
from berthier.kernel.store import (
    dump,
    dump_board,
    encode,
    fingerprint,
    load,
    load_board,
    read,
    record,
    verify,
    write,
)
from tests.kernel.play import TITLE, begin, board, open_title, play, say, seen, steps
from tests.kernel.tiny import TinyTitle
from tests.kernel.tiny_march import Arrive

HALTS = {f"T-DRAW {seat}": f"halt/{name}" for seat, name in enumerate(("red", "blue", "green"))}
BIDS = ("red bid 2", "blue bid 1", "green bid 0")


def summed(data: Any) -> bytes:
    """A save whose sum is right, as a cheat would write it."""
    body = msgspec.json.encode(data, order="sorted")
    total = blake2b(body, digest_size=16).hexdigest()
    return msgspec.json.encode({"sum": total, "match": msgspec.Raw(body)})


def changed(match: Match, change: Callable[[Any], object]) -> bytes:
    data = msgspec.json.decode(encode(match))["match"]
    change(data)
    return summed(data)


# --- save, load, go on


@pytest.mark.parametrize("seed", range(6))
def test_loading_at_every_decision_goes_on_alike(seed: int) -> None:
    match = begin(seed, strict=seed % 2)
    match.order(2, "W-CANCEL", "pass")
    ahead = b""
    for seat, text in steps(match, seed):
        saved = encode(match)
        assert ahead in (b"", saved)  # what the loaded one became, one answer ago
        again = load(saved, open_title)
        assert encode(again) == saved
        assert again.options(seat) == match.options(seat)
        assert again.board.offered == match.board.offered
        for viewer in match.viewers():
            assert seen(again, viewer) == seen(match, viewer)
        again.answer(seat, text)
        ahead = encode(again)
    assert ahead == encode(match)


@pytest.mark.parametrize("seed", range(4))
def test_loading_once_leads_to_the_same_end(seed: int) -> None:
    straight = begin(seed)
    answers = list(steps(straight, seed))
    for at in range(0, len(answers), 4):
        match = begin(seed)
        for seat, text in answers[:at]:
            match.answer(seat, text)
        match = load(encode(match), open_title)
        for seat, text in answers[at:]:
            match.answer(seat, text)
        assert encode(match) == encode(straight)


def test_undo_after_a_load_is_undo_before_it() -> None:
    match = begin(script=HALTS)
    say(match, *BIDS, "red from west", "red pick red-guard", "red pick red-line")
    again = load(encode(match), open_title)
    for one in (match, again):
        one.undo(0)
        one.undo(0)
    assert encode(again) == encode(match)
    assert again.board.offered == match.board.offered == [0, 1, 2]
    assert again.options(0) == ["pick red-guard", "pick red-line", "pick red-decoy"]


def test_a_match_that_was_saved_before_is_saved_as_one_that_was_not() -> None:
    """Events are written once, and what was taken back is not written again."""
    often, once, back = begin(3), begin(3), 0
    for match in (often, once):
        for n in range(40):
            if match.board.over is not None:
                break
            seat = min(match.asked())
            match.answer(seat, match.options(seat)[n % len(match.options(seat))])
            if match is often:
                encode(match)
            if match.may_undo(seat):
                match.undo(seat)
                match.answer(seat, match.options(seat)[0])
                back += 1
    assert back
    assert encode(often) == encode(once)
    assert msgspec.json.decode(encode(often)) == msgspec.json.decode(summed(dump(often)))


def test_a_match_saved_before_it_began_begins_as_it_would_have() -> None:
    match = Match(TITLE, {}, bytes(32))
    again = load(encode(match), open_title)
    match.begin()
    assert encode(again) == encode(match)


def test_only_what_can_be_undone_freely_is_saved_for_undo() -> None:
    match = play(begin(1), 1)
    last = match.oracle.n
    reach = [moment for moment in match.history if moment.drawn == last]
    assert len(dump(match)["back"]) == len(reach) < len(match.history)


def test_sequences_are_tuples_in_frames_and_lists_in_records() -> None:
    """JSON knows only one kind, so a loaded frame must not differ from one made by the rules."""
    b = board(begin(1))
    b.stack.append(Arrive((1, (2, 3))))  # type: ignore[arg-type]
    data = msgspec.json.decode(msgspec.json.encode(dump_board(TITLE, b)))
    loaded = load_board(TITLE, data)
    assert getattr(loaded.stack[-1], "zone", None) == (1, (2, 3))
    assert getattr(loaded.records[0], "bids", None) == [-1, -1, -1]


def test_the_rest_of_a_script_is_saved() -> None:
    match = begin(script={"T-DRAW 0": "halt/red orders/red"})
    assert load(encode(match), open_title).oracle.script == {("T-DRAW", 0): ["orders/red"]}


def test_the_fingerprint_tells_positions_apart() -> None:
    match = begin(script=HALTS)
    prints = {fingerprint(TITLE, match.board)}
    for line in (*BIDS, "red from west", "red pick red-guard"):
        say(match, line)
        prints.add(fingerprint(TITLE, match.board))
    assert len(prints) == 6


# --- refused


def test_every_truncation_is_refused() -> None:
    text = encode(begin())
    for length in range(len(text) - 2):
        with pytest.raises(BadSave, match="save-truncated"):
            load(text[:length], open_title)


def test_every_altered_byte_is_refused() -> None:
    text = encode(begin())
    for at in range(len(text) - 1):
        for bit in (1, 0x80):
            bad = bytearray(text)
            bad[at] ^= bit
            with pytest.raises(BadSave):
                load(bytes(bad), open_title)


@pytest.mark.parametrize("text", [b"", b"[]", b"null", b'{"sum":1}', b"\xff\xfe", b'{"a":1}'])
def test_what_is_no_save_is_refused(text: bytes) -> None:
    with pytest.raises(BadSave):
        load(text, open_title)


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.pop("title"),
        lambda data: data.pop("board"),
        lambda data: data.update(board=[]),
        lambda data: data["board"]["stack"].append(["nothing"]),
        lambda data: data["board"]["stack"].append(["call"]),
        lambda data: data.update(secret="xyz"),
        lambda data: data["draws"].append([1]),
        lambda data: data["events"].append(["no-kind", [], 0, []]),
    ],
)
def test_a_nonsensical_save_with_a_right_sum_is_refused(change: Callable[[Any], object]) -> None:
    with pytest.raises(BadSave, match="save-altered"):
        load(changed(begin(), change), open_title)


def test_a_save_of_another_pack_is_refused() -> None:
    class Other(TinyTitle):
        pack_hash = "another"

    with pytest.raises(BadSave, match="save-other-pack"):
        load(encode(begin()), lambda *_: Other())


def test_a_save_of_newer_rules_or_format_is_refused() -> None:
    text = changed(begin(), lambda data: data.update(rules=TITLE.rules + 1))
    with pytest.raises(BadSave, match="save-other-version"):
        load(text, open_title)
    for found in (2, "1", None):
        data = dump(begin()) | {"berthier": found}
        with pytest.raises(BadSave, match="save-other-version"):
            load(summed(data), open_title)
    with pytest.raises(BadSave, match="save-other-version"):
        load(summed([]), open_title)


def test_a_save_of_older_rules_loads() -> None:
    class Newer(TinyTitle):
        rules = 2

    load(encode(begin()), lambda *_: Newer())


# --- advice


def test_who_asked_for_advice_is_kept_once_for_each_question() -> None:
    match = begin(script=HALTS)
    assert match.note_advice(0)
    assert not match.note_advice(0)
    say(match, "blue bid 1")
    assert not match.note_advice(0), "his notes tell nobody whether another has answered"
    with pytest.raises(BadInput, match="not-asked"):
        match.note_advice(1)
    say(match, "red bid 2", "green bid 0")
    assert match.note_advice(0)
    say(match, "red from west")
    match.undo(0)
    again = load(encode(match), open_title)
    assert [again.advice_of(seat) for seat in range(3)] == [2, 0, 0], "also after taking back"
    assert encode(again) == encode(match)
    verify(encode(match), open_title)
    assert record(play(again, 1), 2)["advised"] == [(0, 0), (0, 1)]


def test_notes_of_advice_change_nothing_that_is_seen() -> None:
    match = begin(script=HALTS)
    before = [seen(match, viewer) for viewer in match.viewers()]
    match.note_advice(0)
    assert [seen(match, viewer) for viewer in match.viewers()] == before
    assert all("advised" not in record(match, viewer) for viewer in match.viewers())


def test_a_save_from_before_there_was_advice_loads() -> None:
    match = begin()
    again = load(changed(match, lambda data: data.pop("advised")), open_title)
    assert again.advised == []


# --- files


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write(path, b"old")
    write(path, b"new")
    assert read(path) == b"new"
    assert os.listdir(tmp_path) == ["a.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """The disk is full, or the file may not be replaced."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.json"
    write(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(os, step, full)
        with pytest.raises(BadInput, match="file-not-writable"):
            write(path, b"new")
    assert read(path) == b"old"
    assert os.listdir(tmp_path) == ["a.json"]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "missing" / "a.json"):
        with pytest.raises(BadInput, match="file-not-writable"):
            write(path, b"new")
    assert os.listdir(tmp_path) == ["folder"]
    with pytest.raises(BadSave, match="save-not-found"):
        read(tmp_path / "missing.json")


# --- records


def test_a_record_before_the_end_holds_what_its_viewer_was_told() -> None:
    match = begin(script=HALTS)
    say(match, "red bid 2")
    for viewer in match.viewers():
        found = record(match, viewer)
        assert set(found) == {
            *("berthier", "title", "rules", "pack", "viewer", "commitment", "faces", "view")
        }
        text = msgspec.json.encode(found)
        assert match.secret.hex().encode() not in text
        cards = [face[2][1] for face in found["faces"] if face[0] == "tiny-drew" and face[1]]
        assert cards == ([3 * viewer] if viewer >= 0 else [])
        bids = found["view"]["records"][0][1]
        assert bids == ([2, -1, -1] if viewer == 0 else [-1, -1, -1])


def test_a_record_after_the_end_holds_everything() -> None:
    match = play(begin(3), 3)
    for viewer in match.viewers():
        assert record(match, viewer) == dump(match)
    assert bytes.fromhex(record(match, 0)["secret"]) == match.secret
    assert board(match).hand == record(match, -1)["board"]["hand"]
