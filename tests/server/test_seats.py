"""Who may sit, look and act: invitations, shared screens, strangers."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.server.running import Running, Visitor, texts


def open_by_link(host: Visitor) -> tuple[str, str]:
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link"}
    opened = host.post("/api/matches", {**body, "options": {"windows": "strict"}})
    return opened["match"], opened["invitation"]


def test_a_friend_comes_by_a_link(server: Running, visitor: Visitor) -> None:
    match, token = open_by_link(visitor)
    assert len(token) >= 22  # 128 bits
    assert visitor.state(match)["match"]["status"] == "waiting"
    friend = Visitor(server).sit("Blücher")
    shown = friend.get(f"/api/invitations/{token}")
    assert shown["seat"] == "prussian"
    assert visitor.state(match)["match"]["status"] == "waiting"  # looking takes no seat
    assert visitor.call("POST", f"/api/invitations/{token}").data["code"] == "own-invitation"
    assert friend.post(f"/api/invitations/{token}")["match"] == match
    assert friend.state(match)["viewer"] == "prussian"
    assert visitor.state(match)["match"]["status"] == "playing"
    third = Visitor(server).sit("Murat")
    assert third.call("POST", f"/api/invitations/{token}").status == 404  # it served once
    assert third.call("GET", f"/api/matches/{match}").status == 404


def test_links_are_kept_as_hashes_and_expire(server: Running, visitor: Visitor) -> None:
    match, token = open_by_link(visitor)
    file = server.folder / "berthier.db"
    with closing(sqlite3.connect(file, timeout=10)) as database:
        rows = database.execute("select token from invitations where match = ?", [match])
        assert token not in [row[0] for row in rows]
        database.execute("update invitations set expires = 1 where match = ?", [match])
        database.commit()
    friend = Visitor(server).sit("Blücher")
    assert friend.call("GET", f"/api/invitations/{token}").status == 404
    renewed = visitor.post(f"/api/matches/{match}/invitation")["invitation"]
    assert friend.post(f"/api/invitations/{renewed}")["match"] == match
    log = server.log.read_text()
    assert token not in log
    assert renewed not in log


def test_strangers_neither_see_nor_act(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    stranger, nobody = Visitor(server).sit("Fouché"), Visitor(server)
    for who, status in ((stranger, 404), (nobody, 401)):
        for path in ("", "/journal", "/why?about=jena", "/stream"):
            assert who.call("GET", f"/api/matches/{match}{path}").status == status
        assert who.answer(match, state, texts(state)[0]).status == status
        for path in ("/resign", "/invitation", "/rematch"):
            assert who.call("POST", f"/api/matches/{match}{path}").status == status
        body = {"number": state["number"]}
        assert who.call("POST", f"/api/matches/{match}/undo", body).status == status
    assert visitor.state(match)["number"] == state["number"]


def test_strangers_do_not_learn_that_a_match_exists(server: Running, visitor: Visitor) -> None:
    """At no address, before it has begun, while it goes on and when it is over."""
    match, token = open_by_link(visitor)
    stranger = Visitor(server).sit("Fouché")
    schema = visitor.get("/api/schema/openapi.json")["paths"]
    bodies: dict[str, dict[str, object]] = {
        "answer": {"number": 1, "option": "pass", "key": "a key of mine"},
        "orders": {"window": "*", "order": "pass"},
        "undo": {"number": 1},
        "consent": {"agree": True},
        "hand-over": {"seat": "french"},
        "listing": {"listed": True},
        "read": {"room": "players", "n": 1},
        "chat": {"phrase": "hello", "key": "a key of mine"},
        "notes": {"text": "", "version": 0},
    }
    tried = 0
    for status in ("waiting", "playing", "resigned"):
        assert visitor.state(match)["match"]["status"] == status
        for address, methods in schema.items():
            if not address.startswith("/api/matches/{match}"):
                continue
            path = address.replace("{step}", "1")
            path += "?about=jena" if address.endswith("/why") else ""
            body = bodies.get(address.rsplit("/", 1)[1])
            for method in methods:
                replies = [
                    stranger.call(method.upper(), path.replace("{match}", which), body)
                    for which in (match, "0" * len(match))
                ]
                assert replies[0].status == 404, (status, method, address, replies[0])
                assert replies[0].data == replies[1].data
                tried += 1
        if status == "waiting":
            Visitor(server).sit("Blücher").post(f"/api/invitations/{token}")
        elif status == "playing":
            visitor.post(f"/api/matches/{match}/resign")
    assert tried >= 3 * 18


def test_a_shared_screen_shows_one_seat_at_a_time(visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="hot-seat", options={"windows": "strict"})
    assert "scene" not in visitor.state(match)  # nobody has the screen yet
    state = visitor.until_asked(match)
    first, seats = state["viewer"], {"french", "prussian"}
    while "curtain" not in state:
        assert state["viewer"] == first
        assert visitor.answer(match, state, texts(state)[0]).status == 200
        state = visitor.state(match)
    assert {first, state["curtain"]} == seats
    assert not {"scene", "question", "journal", "waiting"} & set(state)
    blocked = visitor.call("GET", f"/api/matches/{match}/journal")
    assert (blocked.status, blocked.data["code"]) == (409, "not-in-hand")
    assert visitor.answer(match, state, "pass").data["code"] == "not-in-hand"
    wrong = visitor.call("POST", f"/api/matches/{match}/hand-over", {"seat": "russian"})
    assert wrong.status == 403
    other = state["curtain"]
    taken = visitor.post(f"/api/matches/{match}/hand-over", {"seat": other})
    assert taken["viewer"] == other
    assert taken["question"]


def test_consent_to_go_back(server: Running, visitor: Visitor) -> None:
    match, token = open_by_link(visitor)
    friend = Visitor(server).sit("Blücher")
    friend.post(f"/api/invitations/{token}")
    asked, mover, state = "", visitor, visitor.state(match)
    while not asked:
        mover = visitor if visitor.state(match)["question"] else friend
        state = mover.state(match)
        assert mover.answer(match, state, texts(state)[-1]).status == 200
        number = {"number": mover.state(match)["number"]}
        undone = mover.post(f"/api/matches/{match}/undo", number)
        asked = undone["match"]["undo_asked"]
        if not asked:  # taken back freely: another answer, and on
            state = mover.state(match)
            mover.answer(match, state, texts(state)[-1])
    other = friend if mover is visitor else visitor
    assert mover.call("POST", f"/api/matches/{match}/consent", {"agree": True}).status == 409
    before = mover.state(match)["number"]
    assert other.post(f"/api/matches/{match}/consent", {"agree": True})["match"]["undo_asked"] == ""
    after = mover.state(match)
    assert after["number"] > before
    assert texts(after) == texts(state)


def test_names_are_text(server: Running) -> None:
    marked = Visitor(server).sit("<b onclick=alert(1)>Ney</b>")
    assert marked.get("/api/me")["person"]["name"] == "<b onclick=alert(1)>Ney</b>"
    for name in ("", "   ", "x" * 41, "Ney\u202e", "Ney\x07"):
        reply = Visitor(server).call("POST", "/api/guest", {"name": name, "lang": "fr"})
        assert reply.status in (400, 422)
        assert reply.data["detail"]


def test_friends_play_again_with_sides_swapped(server: Running, visitor: Visitor) -> None:
    match, token = open_by_link(visitor)
    friend = Visitor(server).sit("Blücher")
    friend.post(f"/api/invitations/{token}")
    friend.post(f"/api/matches/{match}/resign")
    again = visitor.post(f"/api/matches/{match}/rematch")["match"]
    assert friend.state(match)["match"]["rematch"] == again
    assert friend.post(f"/api/matches/{match}/rematch")["match"] == again
    assert (visitor.state(again)["viewer"], friend.state(again)["viewer"]) == ("prussian", "french")
    assert visitor.state(again)["match"]["status"] == "playing"
