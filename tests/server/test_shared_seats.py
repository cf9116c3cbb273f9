"""Two people on one seat, and computers on seats that nobody has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, asked, two, until
from tests.server.running import Visitor, texts
from tests.server.streams import Listener
from tests.server.test_accounts import code
from tests.server.test_bids import bid

STRICT = {"windows": "strict"}


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    found = Inside(Path(tmp_path_factory.mktemp("shared")) / "data")
    yield found
    found.stop()


def beside(server: Inside, holder: Visitor, match: str, name: str = "Murat") -> Visitor:
    link = holder.post(f"/api/matches/{match}/partner")["invitation"]
    partner = server.sit(name)
    assert partner.get(f"/api/invitations/{link}")["partner"] is True
    assert partner.post(f"/api/invitations/{link}")["match"] == match
    return partner


def of_the_seat(state: Any) -> Any:
    """Without what the two are told of each other."""
    return {**state, "match": {**state["match"], "consented": ""}, "shared": None}


def test_two_see_exactly_their_seat_and_either_answers(inside: Inside) -> None:
    match, seats = two(inside, options=STRICT, public=True)
    holder, foe = seats["french"], seats["prussian"]
    partner, watcher = beside(inside, holder, match), inside.sit("Denon")
    assert [row["id"] for row in partner.get("/api/matches")] == [match]
    both = {"holder": holder, "partner": partner}
    turns, given = 0, []
    with Listener(partner, f"/api/matches/{match}/stream") as stream:
        while turns < 12:
            seat, state = asked(match, seats)
            if seat == "prussian":
                foe.answer(match, state, texts(state)[-1])
                continue
            states = [one.state(match) for one in both.values()]
            assert of_the_seat(states[0]) == of_the_seat(states[1])
            journals = [one.get(f"/api/matches/{match}/journal") for one in both.values()]
            assert journals[0] == journals[1]
            who = ("holder", "partner", "partner")[turns % 3]
            reply = both[who].answer(match, state, texts(state)[-1])
            assert reply.status == 200
            late = both["partner" if who == "holder" else "holder"]
            stale = late.answer(match, state, texts(state)[-1])
            assert (stale.status, stale.data["code"]) == (409, "stale")
            last = {name: one.state(match)["shared"]["last"] for name, one in both.items()}
            assert last == {name: "me" if name == who else "other" for name in both}
            given.append(who)
            turns += 1
        assert stream.next_state()["viewer"] == "french"
    assert holder.state(match)["shared"]["with"] == "Murat"
    assert partner.state(match)["shared"]["with"] == "Lannes"
    # Who answered is nobody else's business; that two sit there lies open.
    for path, one in ((f"/api/matches/{match}", foe), (f"/api/matches/{match}/watch", watcher)):
        state = one.get(path)
        assert "shared" not in state
        assert state["match"]["seats"][0]["partner"] == "Murat"
    for one in (foe, watcher):
        assert b'"shared"' not in b"".join(one.received)
    stranger = inside.sit("Fouché")
    for path in ("/partner", "/computer", "/listing"):
        body = {"listed": True} if path == "/listing" else {}
        assert stranger.call("POST", f"/api/matches/{match}{path}", body).status == 404
    inside.stop()
    inside.start()  # it is kept
    assert partner.state(match)["shared"]["last"] == ("me" if given[-1] == "partner" else "other")


def test_what_others_see_does_not_tell_who_answered(inside: Inside) -> None:
    match, seats = two(inside, options=STRICT)
    holder, foe = seats["french"], seats["prussian"]
    partner = beside(inside, holder, match)
    seat, state = asked(match, seats)
    while seat != "french" or not state["question"]["options"]:
        seats[seat].answer(match, state, texts(state)[-1])
        seat, state = asked(match, seats)
    seen = []
    for who in (holder, partner):
        who.answer(match, who.state(match), texts(state)[0])
        seen.append({**foe.state(match), "number": 0})
        back = partner.post(f"/api/matches/{match}/undo", {"number": who.state(match)["number"]})
        if back["match"]["undo_asked"]:
            foe.post(f"/api/matches/{match}/consent", {"agree": True})
    assert seen[0] == seen[1]


def test_links_beside_somebody_that_do_not_serve(inside: Inside) -> None:
    match, seats = two(inside)
    holder, foe = seats["french"], seats["prussian"]
    old = holder.post(f"/api/matches/{match}/partner")["invitation"]
    link = holder.post(f"/api/matches/{match}/partner")["invitation"]
    third = inside.sit("Murat")
    assert third.call("POST", f"/api/invitations/{old}").status == 404  # renewed
    assert code(foe, f"/api/invitations/{link}") == "own-invitation"  # nobody sits on two sides
    assert code(holder, f"/api/invitations/{link}") == "own-invitation"
    holder.post("/api/blocks", {"match": match, "seat": "prussian"})
    third.post(f"/api/invitations/{link}")
    assert inside.sit("Ney").call("POST", f"/api/invitations/{link}").status == 404  # used
    assert code(holder, f"/api/matches/{match}/partner") == "no-partner"  # full
    theirs = foe.post(f"/api/matches/{match}/partner")["invitation"]
    assert code(third, f"/api/invitations/{theirs}") == "own-invitation"
    holder.post(f"/api/matches/{match}/resign")
    late = inside.sit("Ney")
    assert late.call("POST", f"/api/invitations/{theirs}").status == 404  # over
    assert code(foe, f"/api/matches/{match}/partner") == "no-partner"
    screen = holder.open(opponent="hot-seat")
    holder.until_asked(screen)
    assert code(holder, f"/api/matches/{screen}/partner") == "no-partner"


def test_partners_stay_together(inside: Inside) -> None:
    """After bids that exchange the seats, in a rematch, and when one of them leaves."""
    match, seats = two(inside, rules="marechal", clock={"kind": "none"})
    holder, foe = seats["french"], seats["prussian"]
    partner = beside(inside, holder, match)
    bid(partner, match, "bid prussian 3")
    bid(foe, match, "bid prussian 1")
    assert [one.state(match)["viewer"] for one in (holder, partner)] == ["prussian", "prussian"]
    assert foe.state(match)["viewer"] == "french"
    assert partner.state(match)["shared"] == {"with": "Lannes", "last": "me"}
    foe.post(f"/api/matches/{match}/resign")
    again = partner.post(f"/api/matches/{match}/rematch")["match"]
    assert [one.state(again)["viewer"] for one in (holder, partner, foe)] == [
        *("french", "french", "prussian")
    ]
    assert holder.state(again)["match"]["status"] == "playing"
    holder.post("/api/account/delete")
    state = partner.state(again)
    assert [seat["player"] for seat in state["match"]["seats"]] == ["Murat", "Blücher"]
    assert "shared" not in state
    assert foe.state(again)["match"]["status"] == "playing"


def test_one_of_two_leaves(inside: Inside) -> None:
    """Either may; whoever stays goes on. What was seen is not brought to the other side."""
    match, seats = two(inside)
    holder, foe = seats["french"], seats["prussian"]
    assert holder.call("DELETE", f"/api/matches/{match}/partner").data["code"] == "not-shared"
    partner = beside(inside, holder, match)
    with Listener(partner, f"/api/matches/{match}/stream") as stream:
        stream.next_state()
        assert partner.call("DELETE", f"/api/matches/{match}/partner").status == 200
        assert stream.ends()
    assert partner.call("GET", f"/api/matches/{match}").status == 404
    theirs = foe.post(f"/api/matches/{match}/partner")["invitation"]
    assert code(partner, f"/api/invitations/{theirs}") == "sat-elsewhere"
    ours = holder.post(f"/api/matches/{match}/partner")["invitation"]
    assert partner.post(f"/api/invitations/{ours}")["match"] == match
    assert holder.call("DELETE", f"/api/matches/{match}/partner").status == 200
    shown = partner.state(match)
    assert [seat["player"] for seat in shown["match"]["seats"]] == ["Murat", "Blücher"]
    assert shown["viewer"] == "french"
    assert "shared" not in shown


def test_a_computer_takes_an_empty_seat_if_all_agree(inside: Inside) -> None:
    host = inside.sit("Lannes")
    opened = host.post(
        "/api/matches",
        {"title": "napoleon-1806", "side": "french", "opponent": "link", "listed": True},
    )
    match, path = opened["match"], f"/api/matches/{opened['match']}/computer"
    partner = beside(inside, host, match)
    assert code(host, path, {"level": "marshal"}) == "bad-choice"
    assert host.post(path, {"level": "random"})["match"]["consented"] == "random"
    assert partner.state(match)["match"]["consents"] == ["random"]
    assert partner.post(path, {"level": "tambour"})["match"]["status"] == "waiting"
    host.post(path, {"level": ""})
    assert partner.state(match)["match"]["consents"] == ["tambour"]
    begun = host.post(path, {"level": "tambour"})["match"]
    assert (begun["status"], begun["kind"], begun["listed"]) == ("playing", "computer", False)
    assert begun["seats"][1]["level"] == "tambour"
    assert code(host, path, {"level": "tambour"}) == "no-empty-seat"
    late = inside.sit("Blücher")
    assert late.call("POST", f"/api/invitations/{opened['invitation']}").status == 404
    assert late.call("POST", f"/api/matches/{match}/seat").status == 404


def test_a_computer_goes_on_for_who_has_left(inside: Inside) -> None:
    clock = {"kind": "correspondence", "days": 1, "bank": 1}
    match, seats = two(inside, options=STRICT, clock=clock)
    holder, foe = seats["french"], seats["prussian"]
    path = f"/api/matches/{match}/computer"
    assert code(holder, path, {"level": "random"}) == "no-empty-seat"
    foe.post("/api/account/delete")
    state = holder.state(match)
    assert state["match"]["seats"][1]["player"] == "Former player"
    assert code(holder, path, {"level": "nobody"}) == "bad-choice"
    state = holder.post(path, {"level": "random"})
    taken = state["match"]["seats"][1]
    assert (taken["player"], taken["level"], taken["gone"]) == ("", "random", False)
    assert [row["left"] is None for row in state["clocks"]["seats"]] == [False, True]

    def moved() -> bool:
        now = holder.state(match)
        if now["question"] and "french" in now["waiting"]:
            holder.answer(match, now, texts(now)[-1])
        return "random" in {seat["level"] for seat in now["match"]["seats"]} and now["number"] > (
            state["number"] + 6
        )

    assert until(moved)
