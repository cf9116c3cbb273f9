"""The map of the front page: never more than a spectator sees, and nothing of private matches."""

from __future__ import annotations

import http.client
import random
import time
from pathlib import Path
from typing import Any

from tests.server.running import LONGEST, Running, Visitor, texts


def first_event(server: Running, path: str) -> bytes:
    """The first state that a stream brings; nobody has a cookie here."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=LONGEST)
    connection.request("GET", path)
    reply, found = connection.getresponse(), b""
    while b"data:" not in found or not found.endswith(b"\n\n"):
        part = reply.read1(65536)
        assert part, found
        found += part
    connection.close()
    return found


def shown(server: Running, lang: str = "en") -> Any:
    return Visitor(server).get(f"/api/showcase?lang={lang}")["shown"]


def test_the_latest_public_match_is_shown(folder: Path) -> None:
    server = Running(folder, BERTHIER_LIMITS="0")
    assert shown(server) is None
    visitor, luck = Visitor(server).sit(), random.Random(3)
    private, public = visitor.open(opponent="hot-seat"), ""
    assert shown(server) is None
    for rules in ("grognard", "conscrit"):
        time.sleep(1.1)  # the server dates what happens in seconds
        public = visitor.open(opponent="hot-seat", public=True, rules=rules)
        for _ in range(15):
            state = visitor.until_asked(public)
            visitor.answer(public, state, luck.choice(texts(state)))
        found = shown(server)
        assert found["match"]["id"] == public
        assert found == visitor.get(f"/api/matches/{public}/watch")
        for secret in ("question", "clocks", "orders"):
            assert secret not in found
        assert all(hand["cards"] is None for hand in found["scene"]["hands"])
        event = first_event(server, f"/api/showcase/{public}/stream")
        assert b"event: state" in event
        assert shown(server, "fr")["match"]["name"] == "Napoléon 1806"
    for match in (private, "0123"):
        assert Visitor(server).call("GET", f"/api/showcase/{match}/stream").status == 404
    visitor.post(f"/api/matches/{public}/resign")
    assert shown(server)["match"]["rules"] == "grognard"  # one that goes on comes first
    assert server.stop() == 0
