"""The lobby: open seats, public matches, who is blocked, and from where links work."""

from __future__ import annotations

from typing import Any

from berthier.server.settings import Settings
from tests.server.running import Running, Visitor
from tests.server.test_accounts import code, registered

BODY = {"title": "napoleon-1806", "side": "french", "opponent": "link"}


def open_listed(host: Visitor, **fields: Any) -> str:
    return str(host.post("/api/matches", {**BODY, "listed": True, **fields})["match"])


def rows(visitor: Visitor, kind: str) -> dict[str, Any]:
    return {row["id"]: row for row in visitor.get("/api/lobby")[kind]}


def test_anybody_may_take_an_open_seat(server: Running) -> None:
    host, guest, late = (Visitor(server).sit(name) for name in ("Sénarmont", "Drouot", "Éblé"))
    match, hidden = open_listed(host), host.post("/api/matches", BODY)["match"]
    for who in (guest, Visitor(server)):  # nobody need have a name to look
        found = rows(who, "open")
        assert hidden not in found
        assert (found[match]["free"], found[match]["listed"]) == ("prussian", True)
        assert [seat["player"] for seat in found[match]["seats"]] == ["Sénarmont", ""]
        assert len(found[match]["commitment"]) == 64
    assert match not in rows(host, "open")  # it is among his own
    assert Visitor(server).call("POST", f"/api/matches/{match}/seat").status == 401
    assert code(host, f"/api/matches/{match}/seat") == "own-seat"
    assert code(guest, f"/api/matches/{hidden}/seat") == "no-such-match"
    before = host.state(match)
    assert guest.post(f"/api/matches/{match}/seat", {"nonce": "ab"})["match"] == match
    assert guest.state(match)["viewer"] == "prussian"
    assert host.state(match)["match"]["status"] == "playing"
    assert host.state(match)["luck"]["commitment"] == before["luck"]["commitment"]
    assert match not in rows(late, "open")
    assert code(late, f"/api/matches/{match}/seat") == "no-free-seat"  # full
    assert code(host, f"/api/matches/{match}/listing", {"listed": True}) == "no-free-seat"
    guest.post(f"/api/matches/{match}/resign")
    assert code(late, f"/api/matches/{match}/seat") == "no-free-seat"  # finished
    assert late.call("GET", f"/api/matches/{match}").status == 404
    # Whoever opened a match may offer its seat later, and take it off again.
    assert code(late, f"/api/matches/{hidden}/listing", {"listed": True}) == "no-such-match"
    host.post(f"/api/matches/{hidden}/listing", {"listed": True})
    assert hidden in rows(late, "open")
    host.post(f"/api/matches/{hidden}/listing", {"listed": False})
    assert hidden not in rows(late, "open")
    assert code(late, f"/api/matches/{hidden}/seat") == "no-such-match"


def test_who_is_blocked_learns_only_what_anyone_learns(server: Running) -> None:
    host, foe = registered(server, "Pajol"), registered(server, "Exelmans")
    other = registered(server, "Kellermann fils")
    full, match = open_listed(host), open_listed(host)
    other.post(f"/api/matches/{full}/seat")
    host.post("/api/blocks", {"name": "Exelmans"})
    assert foe.get("/api/lobby") == Visitor(server).get("/api/lobby")
    refused = [foe.call("POST", f"/api/matches/{which}/seat") for which in (match, full)]
    assert [reply.status for reply in refused] == [409, 409]
    assert refused[0].data == refused[1].data  # as if he had come too late
    assert foe.get("/api/blocks") == []
    # It holds the other way round too: who has blocked somebody does not sit down with him.
    theirs = open_listed(foe)
    assert code(host, f"/api/matches/{theirs}/seat") == "no-free-seat"
    other.post(f"/api/matches/{match}/seat")


def test_a_rematch_does_not_seat_who_is_blocked(server: Running) -> None:
    host, foe = registered(server, "Vandamme"), registered(server, "Latour-Maubourg")
    match = open_listed(host)
    foe.post(f"/api/matches/{match}/seat")
    foe.post(f"/api/matches/{match}/resign")
    host.post("/api/blocks", {"name": "Latour-Maubourg"})
    again = foe.post(f"/api/matches/{match}/rematch")
    assert foe.state(again["match"])["match"]["status"] == "waiting"
    assert again["invitation"]
    assert again["match"] not in [row["id"] for row in host.get("/api/matches")]


def test_the_list_of_public_matches(server: Running) -> None:
    host, watcher = Visitor(server).sit("Sénarmont"), Visitor(server).sit("Denon")
    public = host.open(side="french", opponent="computer", public=True, rules="grognard")
    secret = host.open(side="french", opponent="computer")
    found = rows(watcher, "watch")
    assert secret not in found
    row, own = found[public], host.until_asked(public)
    assert row["seats"] == own["match"]["seats"]
    assert not {"mine", "falls", "undo_asked", "rematch", "consents"} & set(row)
    assert rows(host, "watch")[public].keys() == row.keys()  # to who plays it tells the same
    assert watcher.get(f"/api/matches/{public}/watch")["viewer"] == "spectator"
    host.post(f"/api/matches/{public}/resign")
    assert rows(watcher, "watch")[public]["status"] == "resigned"


def test_from_where_links_work() -> None:
    reach = {
        ("127.0.0.1", ""): "machine",
        ("::1", ""): "machine",
        ("localhost", ""): "machine",
        ("0.0.0.0", ""): "network",
        ("192.168.1.7", ""): "network",
        ("box", ""): "network",
        ("127.0.0.1", "http://box.lan:1806"): "network",
        ("0.0.0.0", "http://10.0.0.3:1806"): "network",
        ("127.0.0.1", "https://berthier.example"): "internet",
        ("8.8.8.8", ""): "internet",
        ("127.0.0.1", "http://localhost:1806"): "machine",
    }
    # Links made on this machine should carry an address that works elsewhere.
    assert Settings(host="192.168.1.7").address_for(here=True) == "http://192.168.1.7:1806"
    assert Settings(host="192.168.1.7").address_for(here=False) == ""
    assert Settings(host="127.0.0.1").address_for(here=True) == ""
    assert "//127." not in Settings(host="0.0.0.0").address_for(here=True)
    named = Settings(host="0.0.0.0", public_url="http://box.lan")
    assert named.address_for(here=True) == "http://box.lan"
    for (host, url), wanted in reach.items():
        assert Settings(host=host, public_url=url).reach == wanted, (host, url)
