"""What somebody has played: for himself all of it, for others what was public."""

from __future__ import annotations

from typing import Any

from tests.server.running import Running, Visitor
from tests.server.test_accounts import registered, signed_in


def play(first: Visitor, second: Visitor, loser: Visitor, **fields: Any) -> str:
    """A match that somebody gives up at once; returns the first one's side."""
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", **fields}
    opened = first.post("/api/matches", body)
    second.post(f"/api/invitations/{opened['invitation']}")
    loser.post(f"/api/matches/{opened['match']}/resign")
    return str(opened["match"])


def sums(found: Any) -> list[Any]:
    keys = ("title", "side", "rules", "against", "won", "lost", "drawn")
    return [tuple(row[key] for key in keys) for row in found["rows"]]


def test_a_career(server: Running) -> None:
    one, other = registered(server, "Champagny"), registered(server, "Stadion")
    play(one, other, other, public=True)
    play(one, other, one, public=True)
    play(one, other, one)  # nobody else's business
    play(one, other, other, teaching=True, public=True)
    play(other, one, other, public=True, rules="grognard")
    computer = one.open("bataille-des-nations-1813", side="allied", opponent="computer")
    one.post(f"/api/matches/{computer}/resign")
    shared = one.open(opponent="hot-seat")
    one.until_asked(shared)
    one.post(f"/api/matches/{shared}/resign")
    called_off = one.open(opponent="link")
    one.post(f"/api/matches/{called_off}/resign")
    one.open(opponent="computer")  # goes on

    own = one.get("/api/me/statistics")
    assert (own["person"], own["own"], own["games"]) == ("Champagny", True, 5)
    assert (own["teaching"], own["shared"]) == (1, 1)
    assert sums(own) == [
        ("bataille-des-nations-1813", "allied", "basic", "tambour", 0, 1, 0),
        ("napoleon-1806", "french", "conscrit", "person", 1, 2, 0),
        ("napoleon-1806", "prussian", "grognard", "person", 1, 0, 0),
    ]
    nobody = Visitor(server)  # whoever passes by
    seen = nobody.get("/api/people/Champagny/statistics")
    assert (seen["own"], seen["games"], seen["teaching"], seen["shared"]) == (False, 3, 1, 0)
    assert sums(seen) == [
        ("napoleon-1806", "french", "conscrit", "person", 1, 1, 0),
        ("napoleon-1806", "prussian", "grognard", "person", 1, 0, 0),
    ]
    french = nobody.get("/api/people/Stadion/statistics?lang=fr")
    assert {row["side_name"] for row in french["rows"]} == {"Français", "Prussiens"}
    assert set(seen) == {"person", "own", "games", "rows", "teaching", "shared"}


def test_who_has_none(server: Running) -> None:
    guest = Visitor(server).sit("Fouquier")
    assert guest.get("/api/me/statistics")["games"] == 0
    for name in ("Fouquier", "nobody", "%20", "x" * 300):
        reply = Visitor(server).call("GET", f"/api/people/{name}/statistics")
        assert (reply.status, reply.data["code"]) == (404, "no-such-person")
    assert Visitor(server).call("GET", "/api/me/statistics").status == 401


def test_settings_go_with_the_account(server: Running) -> None:
    one = registered(server, "Maret")
    assert one.get("/api/me/settings") == {"settings": None}
    wished = {"theme": "candle", "contrast": "high", "lang": "fr"}
    one.post("/api/me/settings", wished)
    again = signed_in(server, "Maret")
    assert again.get("/api/me/settings") == {"settings": wished}
    for bad in ({}, {**wished, "theme": "neon"}, {**wished, "more": "x"}):
        assert one.call("POST", "/api/me/settings", bad).status == 400
    guest = Visitor(server).sit("Fouquier")
    assert guest.call("GET", "/api/me/settings").data["code"] == "guest-settings"
    assert Visitor(server).call("GET", "/api/me/settings").status == 401
