"""Private notes: kept, limited, of one person alone."""

from __future__ import annotations

from tests.server.running import Running, Visitor


def test_notes_are_ones_own(server: Running) -> None:
    host, friend, stranger = (Visitor(server).sit(name) for name in ("Ney", "Lestocq", "Fouché"))
    opened = host.post(
        "/api/matches", {"title": "napoleon-1806", "opponent": "link", "public": True}
    )
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    own = f"/api/matches/{match}/notes"
    assert host.get(own) == {"text": "", "version": 0, "longest": 20480}

    def write(visitor: Visitor, text: str, version: int) -> tuple[int, str]:
        reply = visitor.call("PUT", own, {"text": text, "version": version})
        return reply.status, reply.data.get("code", "")

    assert write(host, "Kösen: Davout?\n<b>", 0) == (200, "")
    assert host.get(own)["text"] == "Kösen: Davout?\n<b>"
    assert write(host, "from another window", 0) == (409, "notes-changed")
    assert host.get(own)["text"] == "Kösen: Davout?\n<b>"
    assert write(host, "é" * 10241, 1) == (422, "notes-too-long")
    assert write(host, "é" * 10240, 1) == (200, "")
    assert friend.get(own) == {"text": "", "version": 0, "longest": 20480}
    assert write(friend, "mine", 0) == (200, "")
    assert write(stranger, "x", 0)[0] == 404
    assert stranger.call("GET", own).status == 404
    host.post(f"/api/matches/{match}/resign")
    assert stranger.call("GET", own).status == 404, "not even after the end"
    assert friend.get(own)["text"] == "mine"
    assert not any("Kösen".encode() in text for text in friend.received + stranger.received)


def test_at_a_shared_screen_each_seat_has_its_own(visitor: Visitor) -> None:
    match = visitor.open(opponent="hot-seat")
    own = f"/api/matches/{match}/notes"
    seats = ("french", "prussian")

    def take(seat: str) -> None:
        visitor.post(f"/api/matches/{match}/hand-over", {"seat": seat})

    shown = visitor.until_asked(match)["viewer"]
    other = next(seat for seat in seats if seat != shown)
    visitor.call("PUT", own, {"text": f"of {shown}", "version": 0})
    take(other)  # the curtain falls: it is not his turn
    assert visitor.call("GET", own).data["code"] == "not-in-hand"
    take(shown)
    assert visitor.get(own)["text"] == f"of {shown}"
    visitor.post(f"/api/matches/{match}/resign")
    take(other)
    assert visitor.get(own)["text"] == ""
