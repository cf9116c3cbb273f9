"""Answers go past the framework, and nobody can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from berthier.server import play
from berthier.server.shortcut import Shortcut
from tests.server.inside import Inside
from tests.server.running import Running, Visitor, new_key, run_apart, texts

THE_LONG_WAY = {"Content-Type": "application/json; charset=utf-8"}


def both_ways(visitor: Visitor, path: str, body: Any = None, raw: bytes | None = None) -> Any:
    """A reply that is the same on both ways."""
    short, long = (
        visitor.call("POST", path, body, headers=headers, raw=raw) for headers in ({}, THE_LONG_WAY)
    )
    assert (short.status, short.data) == (long.status, long.data)
    kept = {"content-type", "content-length", "cache-control", "content-security-policy"}
    assert {name: short.headers[name] for name in kept} == {n: long.headers[n] for n in kept}
    return short


def test_the_replies_are_the_same(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat")
    state = visitor.until_asked(match)
    path, first = f"/api/matches/{match}/answer", texts(state)[0]
    body = {"number": state["number"], "option": first, "key": new_key()}
    assert visitor.call("POST", path, body).status == 200
    assert both_ways(visitor, path, body).status == 200  # sent again
    state = visitor.until_asked(match)
    fresh = {"number": state["number"], "option": "march to Paris", "key": new_key()}
    assert both_ways(visitor, path, fresh).data["code"] == "not-offered"
    assert both_ways(visitor, f"{path}?lang=fr", fresh).data["detail"].startswith("«\xa0march")
    stale = both_ways(visitor, path, {**fresh, "number": 0}).data
    assert (stale["code"], stale["state"]["number"]) == ("stale", state["number"])
    seat = {"seat": state["viewer"]}
    assert both_ways(visitor, f"/api/matches/{match}/hand-over", seat).data["question"]


def test_the_refusals_are_the_same(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat")
    body = {"number": 1, "option": "pass", "key": new_key()}
    path = f"/api/matches/{match}/answer"
    assert both_ways(Visitor(server), path, body).status == 401
    assert both_ways(Visitor(server).sit("Fouché"), path, body).status == 404
    assert both_ways(visitor, "/api/matches/0123456789abcdef/answer", body).status == 404
    misspelt: list[Any] = [{**body, "key": "short"}, {**body, "more": 1}, {"number": 1}, [], {}]
    for wrong in misspelt:
        assert both_ways(visitor, path, wrong).status == 400
    for raw in (b"", b"{", b"\xff", b'{"number": 1e99}'):
        assert both_ways(visitor, path, raw=raw).status == 400
    assert visitor.call("POST", path, body, headers={"Origin": "http://elsewhere"}).status == 403
    assert visitor.call("POST", path, body, headers={"X-Berthier-Token": "x"}).status == 403


def test_an_error_of_ours_is_a_plain_notice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Inside(folder)
    visitor = server.sit()
    match = visitor.open(opponent="hot-seat")

    def fails(*_: object) -> None:
        raise RuntimeError("the hand of Davout")

    monkeypatch.setattr(play, "answer", fails)
    body = {"number": 1, "option": "pass", "key": new_key()}
    reply = both_ways(visitor, f"/api/matches/{match}/answer", body)
    assert (reply.status, reply.data["code"]) == (500, "error")
    assert b"Davout" not in reply.text
    server.stop()


# --- which way


class Framework:
    """Reads what it is given to the end."""

    def __init__(self) -> None:
        self.read: list[Any] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        message = await receive()
        self.read.append(message)
        while message.get("more_body"):
            message = await receive()
            self.read.append(message)


def passed_on(parts: list[bytes], **scope: Any) -> list[Any]:
    """What of a request comes to the framework."""
    framework = Framework()
    messages = [
        {"type": "http.request", "body": part, "more_body": n < len(parts) - 1}
        for n, part in enumerate(parts)
    ]
    asked = {
        "type": "http",
        "method": "POST",
        "path": "/api/matches/0123456789abcdef/answer",
        "query_string": b"",
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"9")],
        **scope,
    }

    async def receive() -> Any:
        return messages.pop(0)

    async def send(_: Any) -> None:
        raise AssertionError("replied to")

    async def run() -> None:
        await Shortcut(framework)(asked, receive, send)  # type: ignore[arg-type]

    run_apart(run)
    return [message["body"] for message in framework.read]


ANSWER = b'{"number": 1, "option": "pass", "key": "12345678"}'


def test_what_is_not_as_usual_comes_to_the_framework_whole() -> None:
    assert passed_on([b"{"]) == [b"{"]
    assert passed_on([ANSWER[:9], ANSWER[9:]]) == [ANSWER[:9], ANSWER[9:]]
    assert passed_on([ANSWER], query_string=b"lang=de") == [ANSWER]
    assert passed_on([ANSWER], path="/api/matches/0123456789abcdef/undo") == [ANSWER]
    assert passed_on([ANSWER], headers=[(b"content-type", b"application/json")]) == [ANSWER]
    assert passed_on([b""], method="GET") == [b""]


def test_an_answer_does_not() -> None:
    with pytest.raises(AssertionError, match="replied to"):
        passed_on([ANSWER])
