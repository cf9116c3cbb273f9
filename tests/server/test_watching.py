"""Spectators: of a public match what lies open, of any other not even that it exists."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.server.running import Running, Visitor, texts
from tests.server.streams import Listener
from tests.server.test_secrets import secrets_of

LOOKS = ("/watch", "/watch/journal", "/watch/stream")
NOT_THEIRS = {"question", "orders", "clocks", "curtain"}


def open_two(server: Running, **fields: Any) -> tuple[str, dict[str, Visitor], str]:
    host, friend = Visitor(server).sit("Lannes"), Visitor(server).sit("Blücher")
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", **fields}
    opened = host.post("/api/matches", body)
    return opened["match"], {"french": host, "prussian": friend}, opened["invitation"]


def test_a_match_is_public_only_if_its_opener_says_so(server: Running) -> None:
    stranger, nobody = Visitor(server).sit("Fouché"), Visitor(server)
    for public in (False, True):
        match, seats, link = open_two(server, public=public)
        assert seats["prussian"].get(f"/api/invitations/{link}")["match"]["public"] == public
        for _ in ("waiting", "playing"):
            for look in LOOKS[:2]:
                path = f"/api/matches/{match}{look}"
                assert stranger.call("GET", path).status == (200 if public else 404)
                assert nobody.call("GET", path).status == 401
            for path in ("", "/journal", "/luck", "/replay", "/why?about=jena", "/routes"):
                assert stranger.call("GET", f"/api/matches/{match}{path}").status == 404
            if link:
                seats["prussian"].post(f"/api/invitations/{link}")
                link = ""
        if not public:
            path = f"/api/matches/{match}/watch"
            closed, none = (stranger.call("GET", p) for p in (path, "/api/matches/none/watch"))
            assert closed.data == none.data
            for who in (stranger, seats["french"]):  # nor may one who plays look on
                with Listener(who, f"{path}/stream") as stream:
                    assert stream.status == 404


@pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
def test_spectators_follow_and_see_no_secrets(server: Running, title: str) -> None:
    rules = {"rules": "marechal"} if title == "napoleon-1806" else {}
    side = "french" if title == "napoleon-1806" else "allied"
    host, friend = Visitor(server).sit("Lannes"), Visitor(server).sit("Blücher")
    body = {"title": title, "side": side, "opponent": "link", **rules, "public": True}
    opened = host.post("/api/matches", {**body, "options": {"windows": "strict"}})
    match, link = opened["match"], opened["invitation"]
    watcher = Visitor(server).sit("Fouché")
    waiting = watcher.get(f"/api/matches/{match}/watch")
    assert waiting["match"]["status"] == "waiting"
    assert waiting["luck"] == {"commitment": opened["commitment"]}
    friend.post(f"/api/invitations/{link}")
    luck, checked, number = random.Random(6), 0, waiting["number"]
    with Listener(watcher, f"/api/matches/{match}/watch/stream") as stream:
        for _ in range(90):
            states = [one.state(match) for one in (host, friend)]
            seen = watcher.get(f"/api/matches/{match}/watch")
            assert (seen["viewer"], NOT_THEIRS & set(seen)) == ("spectator", set())
            assert not {"undo_asked", "rematch", "mine"} & set(seen["match"])
            assert [hand["cards"] for hand in seen["scene"]["hands"]] == [None, None]
            assert seen["number"] >= number
            number, text = seen["number"], json.dumps(seen)
            open_ = {card for pile in seen["scene"]["piles"] for card in pile["cards"]}
            told = json.dumps(seen["journal"]) + json.dumps(sorted(open_))
            for state in states:
                for secret in secrets_of(state):
                    assert secret in told or secret not in text, secret
                    checked += secret not in told
            mover = next((n for n, state in enumerate(states) if state["question"]), None)
            if mover is None:
                break
            option = luck.choice(texts(states[mover]))
            assert (host, friend)[mover].answer(match, states[mover], option).status == 200
        assert checked > 100
        host.post(f"/api/matches/{match}/resign")
        last = watcher.get(f"/api/matches/{match}/watch")
        while (state := stream.next_state())["number"] != last["number"]:
            assert state["number"] < last["number"]
        assert state == last
    assert last["match"]["status"] in ("resigned", "over")
    assert last["luck"] == {"commitment": opened["commitment"]}  # opens to those who played
    told = watcher.get(f"/api/matches/{match}/watch/journal?since=0")
    assert told["entries"][-1] == last["journal"]["entries"][-1]


def test_spectators_of_a_shared_screen_see_through_no_curtain(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat", public=True)
    before = visitor.get(f"/api/matches/{match}/watch")
    visitor.until_asked(match)  # takes the screen
    assert visitor.get(f"/api/matches/{match}/watch") == before
    assert before["waiting"]
    assert [hand["cards"] for hand in before["scene"]["hands"]] == [None, None]


def test_a_rematch_is_not_public_by_itself(server: Running) -> None:
    match, seats, link = open_two(server, public=True)
    seats["prussian"].post(f"/api/invitations/{link}")
    seats["french"].post(f"/api/matches/{match}/resign")
    again = seats["french"].post(f"/api/matches/{match}/rematch")["match"]
    stranger = Visitor(server).sit("Fouché")
    assert stranger.call("GET", f"/api/matches/{again}/watch").status == 404
    assert again.encode() not in stranger.call("GET", f"/api/matches/{match}/watch").text
