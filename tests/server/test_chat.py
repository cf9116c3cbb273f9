"""What people say at a match: who reads it, and who never does."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from berthier.server import moment
from berthier.server.accounts import delete_person
from berthier.server.people import Person
from berthier.server.schema import blocks, saves
from berthier.server.schema_letters import chat
from tests.server.inside import Inside, Time, asked, two
from tests.server.running import Reply, Visitor, new_key
from tests.server.streams import Listener

SECRET = "Davout is at Kösen, <b>tell nobody</b>"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(moment, "source", found)
    return found


@pytest.fixture
def inside(tmp_path: Path, clock: Time) -> Iterator[Inside]:
    server = Inside(tmp_path / "data")
    yield server
    server.stop()


def say(visitor: Visitor, match: str, text: str = "", **more: str) -> Reply:
    body = {"key": new_key(), "text": text, **more}
    return visitor.call("POST", f"/api/matches/{match}/chat", body)


def heard(visitor: Visitor, match: str) -> dict[str, list[str]]:
    rooms = visitor.get(f"/api/matches/{match}/chat")["rooms"]
    return {room["room"]: [line["text"] for line in room["lines"]] for room in rooms}


def unread(visitor: Visitor, match: str) -> int:
    return int(visitor.get(f"/api/matches/{match}/chat")["rooms"][0]["unread"])


def person_of(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["person"]["id"])


def test_players_and_spectators_talk_apart_until_the_end(inside: Inside) -> None:
    match, seats = two(inside, public=True)
    french, prussian = seats["french"], seats["prussian"]
    watcher, stranger = inside.sit("Goethe"), inside.sit("Fouché")
    own, private = f"/api/matches/{match}", two(inside)[0]
    with (
        Listener(prussian, f"{own}/stream?since=9999") as at_table,
        Listener(watcher, f"{own}/watch/stream?since=9999") as looking_on,
    ):
        at_table.next_state()
        looking_on.next_state()
        assert say(french, match, SECRET).status == 200
        assert at_table.next_line(b"event: ") == b"event: chat\n"
        assert at_table.next_state() == {"players": 1}
        assert say(watcher, match, "Will they fight at Iéna?").status == 200
        # What comes next on each stream is its own room's line, and nothing of the other's.
        assert looking_on.next_line(b"event: ") == b"event: chat\n"
        assert looking_on.next_state() == {"spectators": 1}
        say(french, match, "And you?")
        assert at_table.next_state() == {"players": 2}
        assert SECRET.encode() not in looking_on.received
    assert heard(prussian, match) == {"players": [SECRET, "And you?"]}
    assert heard(watcher, match) == {"spectators": ["Will they fight at Iéna?"]}
    # A player who looks on is still a player.
    assert [line["name"] for line in prussian.get(f"{own}/chat")["rooms"][0]["lines"]] == [
        "Lannes",
        "Lannes",
    ]
    mark = {"room": "players", "n": 1}
    assert watcher.call("POST", f"{own}/chat/read", mark).data["code"] == "no-such-room"
    assert not any(b"Davout" in text for text in watcher.received)
    assert say(stranger, private, "Hello?").status == 404
    assert stranger.call("GET", f"/api/matches/{private}/chat").status == 404
    french.post(f"{own}/resign")
    both = {"players": [SECRET, "And you?"], "spectators": ["Will they fight at Iéna?"]}
    assert heard(watcher, match) == heard(prussian, match) == both
    assert watcher.get(f"{own}/chat")["room"] == "spectators"
    assert watcher.post(f"{own}/chat/read", mark) == {"unread": 1}


def test_lines_are_counted_spoken_and_limited(inside: Inside, clock: Time) -> None:
    match, seats = two(inside)
    french, prussian = seats["french"], seats["prussian"]
    address = f"/api/matches/{match}/chat"
    body = {"key": "once-only", "phrase": "good-luck"}
    first, again = (french.call("POST", address, body) for _ in range(2))
    assert first.data == again.data, "sent again, a line is said once"
    say(french, match, " two \u202e lines\x07\nof text ")
    prussian.lang = "fr"
    lines = prussian.get(address)["rooms"][0]["lines"]
    assert [line["text"] for line in lines] == ["Bonne chance\u00a0!", "two  lines\nof text"]
    assert [(line["phrase"], line["seat"], line["mine"]) for line in lines] == [
        ("good-luck", "french", False),
        ("", "french", False),
    ]
    assert first.data["rooms"][0]["lines"][0]["text"] == "Good luck!"
    assert (unread(prussian, match), unread(french, match)) == (2, 0)
    prussian.post(f"{address}/read", {"room": "players", "n": 1})
    assert unread(prussian, match) == 1
    prussian.post(f"{address}/read", {"room": "players", "n": 9999})
    prussian.post(f"{address}/read", {"room": "players", "n": 1})
    assert unread(prussian, match) == 0, "who has read does not unread"
    say(french, match, "more")
    assert unread(prussian, match) == 1
    listed = [visitor.get("/api/matches")[0]["unread"] for visitor in (prussian, french)]
    assert listed == [1, 0]

    codes = [
        (say(french, match, "x" * 501), "chat-too-long"),
        (say(french, match, " \n\x00 "), "chat-empty"),
        (say(french, match, "x", phrase="hello"), "chat-both"),
        (say(french, match, phrase="<script>"), "bad-choice"),
    ]
    assert [(reply.status, reply.data["code"]) for reply, _ in codes] == [
        (422, code) for _, code in codes
    ]
    assert "501" in codes[0][0].data["detail"]
    assert say(french, match, "é" * 500).status == 200
    for _ in range(16):
        assert say(french, match, "again").status == 200
    assert say(french, match, "again").data["code"] == "chat-too-fast"
    clock.pass_(61)
    assert say(french, match, "slowly").status == 200


def test_blocked_and_gone_people_are_not_heard(inside: Inside) -> None:
    match, seats = two(inside)
    french, prussian = seats["french"], seats["prussian"]
    ids = {seat: person_of(visitor) for seat, visitor in seats.items()}
    say(french, match, "before")
    inside.do(
        lambda c: c.execute(
            blocks.insert().values(person=ids["prussian"], blocked=ids["french"], created=0)
        )
    )
    assert heard(prussian, match) == {"players": []}
    assert unread(prussian, match) == 0
    assert heard(french, match) == {"players": ["before"]}, "who is blocked does not learn it"
    with Listener(prussian, f"/api/matches/{match}/stream?since=9999") as stream:
        stream.next_state()
        say(french, match, "you oaf")
        say(prussian, match, "I hear nothing")
        assert stream.next_state() == {"players": 3}
        assert b"oaf" not in stream.received
    inside.do(lambda c: c.execute(blocks.delete()))
    gone = Person(ids["french"], "Lannes", "en")
    inside.do(lambda c: delete_person(c, gone))
    assert heard(prussian, match) == {"players": ["I hear nothing"]}
    texts = inside.do(lambda c: list(c.execute(select(chat.c.text)).scalars()))
    assert sorted(texts) == ["", "", "I hear nothing"]
    say(prussian, match, "next")
    numbers = [
        line["n"] for line in prussian.get(f"/api/matches/{match}/chat")["rooms"][0]["lines"]
    ]
    assert numbers == [3, 4], "no number comes twice"


def test_chat_is_no_part_of_the_match(inside: Inside) -> None:
    match, seats = two(inside, public=True)
    french = seats["french"]
    asked(match, seats)  # what passes by itself has passed
    before = french.state(match)["number"]
    say(french, match, SECRET)
    assert french.state(match)["number"] == before
    french.post(f"/api/matches/{match}/resign")
    kept = inside.do(lambda c: list(c.execute(select(saves.c.save)).scalars()))
    assert kept
    assert not any(b"tell nobody" in save for save in kept)
    for path in ("", "/journal", "/replay", "/luck", "/watch"):
        assert b"tell nobody" not in french.call("GET", f"/api/matches/{match}{path}").text
