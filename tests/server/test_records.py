"""Taking a match home, and bringing one along: what a file may hold, and what it may not."""

from __future__ import annotations

import json
import random
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from berthier.games.registry import TABLES, open_match, open_title, secret_of
from berthier.kernel import store
from berthier.server.gate import RECORD_LIMIT
from berthier.server.imports import KEPT
from tests.server.running import Running, Visitor
from tests.server.test_accounts import PASSWORD, registered
from tests.server.test_replays import play_on
from tests.server.test_secrets import secrets_of, shown_to, sit_two


@cache
def finished(title: str, seed: int = 1) -> bytes:
    """A whole match of random answers, as its players may take it home."""
    match = open_match(title, {}, secret_of("record"))
    match.begin()
    luck = random.Random(seed)
    while match.board.over is None:
        seat = min(match.asked())
        match.answer(seat, luck.choice(match.options(seat)))
    return store.encode(match)


@pytest.mark.parametrize("title", TABLES)
def test_a_record_holds_what_its_seat_may_know(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    lived = play_on(match, seats, 50, random.Random(8))
    for seat, visitor in seats.items():
        other = next(name for name in seats if name != seat)
        secret = set().union(*(secrets_of(states[other]) for states in lived))
        known = set().union(*(shown_to(states[seat]) for states in lived))
        record = visitor.call("GET", f"/api/matches/{match}/record")
        assert "attachment" in record.headers["content-disposition"]
        assert record.data["viewer"] == seat
        assert "secret" not in record.data
        text = visitor.call("GET", f"/api/matches/{match}/record/text").text.decode()
        entries = visitor.get(f"/api/matches/{match}/journal")["entries"]
        assert all(entry["text"] in text for entry in entries)
        for word in secret:
            if word not in known and not any(word in told for told in known):
                assert word not in record.text.decode(), (seat, word)
                assert word not in text, (seat, word)
    visitor = seats["french"]
    reply = visitor.call("GET", f"/api/matches/{match}/record/text?eyes=open")
    assert (reply.status, reply.data["code"]) == (403, "not-your-eyes")
    stranger = Visitor(server).sit("Fouché")
    for path in ("record", "record/text"):
        assert stranger.call("GET", f"/api/matches/{match}/{path}").status == 404
    visitor.post(f"/api/matches/{match}/resign")
    whole = visitor.call("GET", f"/api/matches/{match}/record").text
    assert store.verify(whole, open_title)["answers"] > 0
    texts = {
        lang: visitor.call("GET", f"/api/matches/{match}/record/text?lang={lang}").text.decode()
        for lang in ("fr", "en")
    }
    assert "Tout ce qui s’est passé" in texts["fr"]
    assert "Everything that happened" in texts["en"]
    # What was taken home can be brought to any server, here by somebody else.
    record = stranger.call("POST", "/api/records", raw=whole)
    assert record.status == 201, record
    own = visitor.get(f"/api/matches/{match}/replay?eyes=open")["steps"]
    there = Visitor(server).sit("Jomini").get(f"/api/records/{record.data['record']}/replay")
    assert there["steps"] == own
    assert there["known"] == [*seats, "open"]


@pytest.mark.parametrize("title", TABLES)
def test_a_record_is_looked_at_again(server: Running, title: str) -> None:
    visitor = Visitor(server).sit()
    record = visitor.call("POST", "/api/records", raw=finished(title)).data["record"]
    listed = visitor.get(f"/api/records/{record}/replay")
    assert (listed["eyes"], listed["match"]["mine"]) == ("open", [])
    last = len(listed["steps"]) - 1
    end = visitor.get(f"/api/records/{record}/replay/{last}")
    assert end["scene"]["over"]
    for eyes in listed["known"]:
        assert visitor.get(f"/api/records/{record}/replay?eyes={eyes}")["steps"]
    assert visitor.call("GET", f"/api/records/{record}/replay?eyes=nobody").status == 403
    assert visitor.call("GET", f"/api/records/{record}/replay/{last + 1}").status == 404
    assert visitor.call("GET", "/api/records/0123/replay").status == 404


def _changed(text: bytes, **fields: object) -> bytes:
    """Somebody edits a record, and makes a new sum for it."""
    data = {**json.loads(text)["match"], **fields}
    body = msgspec.json.encode(data, order="sorted")
    total = blake2b(body, digest_size=16).hexdigest()
    return msgspec.json.encode({"sum": total, "match": msgspec.Raw(body)}) + b"\n"


def test_bad_files_are_refused_in_words(server: Running) -> None:
    good = finished("napoleon-1806")
    data = json.loads(good)["match"]
    draws = [*data["draws"]]
    draws[3] = [*draws[3][:4], draws[3][4] ^ 1, *draws[3][5:]]
    position = {"position": {"zone": 1}}
    bad = {
        b"": "save-truncated",
        b"hello": "not-a-save",
        b"[" * 100_000: "not-a-save",
        b'{"sum": 1}': "not-a-save",
        good[: len(good) // 2]: "save-truncated",
        good.replace(b'"by":"seat"', b'"by":"hand"', 1): "save-altered",
        _changed(good, title="chess"): "unknown-title",
        _changed(good, pack="0"): "save-other-pack",
        _changed(good, berthier=99): "save-other-version",
        _changed(
            good, log=[*data["log"][:-1], {"seat": "french", "option": "fly"}]
        ): "verify-board",
        _changed(good, log=[{"seat": 1}]): "verify-board",
        _changed(good, log="none"): "save-altered",
        _changed(good, draws=draws): "verify-draw",
        _changed(good, start=position): "record-position",
        _changed(good, start=[]): "save-altered",
        _changed(good, board={"stack": []}): "save-altered",
        _changed(good, log=data["log"] * 40): "save-altered",
    }
    visitor = Visitor(server, "fr").sit()
    for text, code in bad.items():
        reply = visitor.call("POST", "/api/records", raw=text)
        assert reply.status in (404, 422), (code, reply)
        assert reply.data["code"] == code, (text[:60], reply)
        assert reply.data["detail"]
    huge = visitor.call("POST", "/api/records", raw=b" " * (RECORD_LIMIT + 1))
    assert (huge.status, huge.data["code"]) == (413, "record-too-large")
    assert Visitor(server).call("POST", "/api/records", raw=good).status == 401
    record = visitor.call("GET", f"/api/matches/{visitor.open()}/record")  # of a match going on
    assert visitor.call("POST", "/api/records", raw=record.text).data["code"] == "not-a-save"


def test_the_oldest_record_goes(server: Running) -> None:
    visitor = Visitor(server).sit()
    given = [visitor.call("POST", "/api/records", raw=finished(TABLES[2])) for _ in range(KEPT + 1)]
    ids = [reply.data["record"] for reply in given]
    found = [visitor.call("GET", f"/api/records/{one}/replay").status for one in ids]
    assert sorted(found) == [200] * KEPT + [404]


def test_the_terminal_reads_what_was_taken_home(server: Running, tmp_path: Path) -> None:
    from berthier.cli.history import read_file

    visitor = Visitor(server).sit()
    match = visitor.open()
    visitor.until_asked(match)
    before = visitor.call("GET", f"/api/matches/{match}/record").text
    assert isinstance(read_file(before), dict)
    visitor.post(f"/api/matches/{match}/resign")
    assert not isinstance(read_file(visitor.call("GET", f"/api/matches/{match}/record").text), dict)


def test_records_go_with_their_account(server: Running) -> None:
    visitor = registered(server, "Montholon")
    record = visitor.call("POST", "/api/records", raw=finished(TABLES[2])).data["record"]
    visitor.post("/api/account/delete", {"password": PASSWORD})
    assert Visitor(server).sit().call("GET", f"/api/records/{record}/replay").status == 404
