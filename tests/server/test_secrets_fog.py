"""The fog of war over the wire: who is where is told to nobody who may not know it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from tests.server.running import Running, Visitor, texts
from tests.server.streams import Listener

ANSWERS = 220  # in one match
MATCHES, ENOUGH = 8, 300  # at most, and hidden places that were searched for


def sit_two(server: Running) -> tuple[str, dict[str, Visitor]]:
    host, friend = Visitor(server).sit("Lannes"), Visitor(server).sit("Blücher")
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", "rules": "grognard"}
    opened = host.post("/api/matches", {**body, "options": {"windows": "strict"}})
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    return match, {one.state(match)["viewer"]: one for one in (host, friend)}


def whereabouts(state: Any) -> dict[str, str]:
    """The seat's own blocks on the map, which its owner alone may know by name."""
    scene = state["scene"]
    own = [piece for piece in scene["pieces"] if piece["side"] == state["viewer"]]
    return {piece["id"]: piece["zone"] for piece in own if piece["zone"] and "like" not in piece}


def veiled(state: Any) -> set[str]:
    """The enemy's pieces of which this viewer can't say where they stand."""
    scene = state["scene"]
    hidden = {piece["id"] for piece in scene["pieces"] if piece.get("place") == "hidden"}
    guessed = {row["piece"] for row in scene["notebook"] if len(row["zones"]) < 2}
    return hidden - guessed


def rows(data: Any) -> Iterator[str]:
    """Every object of a reply that holds no other object, as text."""
    if not isinstance(data, dict | list):
        return
    values = data.values() if isinstance(data, dict) else data
    inner = [row for value in values for row in rows(value)]
    if inner or isinstance(data, list):
        yield from inner
    else:
        yield json.dumps(data, ensure_ascii=False)


def links(data: Any, piece: str, zone: str) -> list[str]:
    """Where a reply says a piece and its zone in one breath."""
    return [row for row in rows(data) if f'"{piece}"' in row and f'"{zone}"' in row]


def looks_everywhere(visitor: Visitor, match: str, pieces: set[str]) -> list[Any]:
    """All that can be asked for about some pieces, also what is refused."""
    path = f"/api/matches/{match}"
    state = visitor.state(match)
    found = [visitor.call("GET", f"{path}/routes").data, visitor.get("/api/matches")]
    for piece in sorted(pieces):
        found.append(visitor.call("GET", f"{path}/why?about={piece}").data)
        for option in (f"pile {piece}", f"with {piece}", f"attack {piece}"):
            reply = visitor.answer(match, state, option)
            assert reply.status in (409, 422)
            found.append(reply.data)
    return found


def without_notebook(state: Any) -> Any:
    """Its guesses are made from what the viewer was told; what may be guessed is `veiled`."""
    return {**state, "scene": {**state["scene"], "notebook": []}}


def told_of(visitor: Visitor, match: str) -> str:
    """Who was ever named to a viewer: where he went then, the viewer may have followed."""
    return json.dumps(visitor.get(f"/api/matches/{match}/journal?since=0"))


def searched(match: str, seats: dict[str, Visitor], luck: random.Random) -> tuple[int, int]:
    """Play, and search everything sent; how many hidden places, and how often everywhere."""
    checked = looked = 0
    for n in range(ANSWERS):
        states = {seat: visitor.state(match) for seat, visitor in seats.items()}
        if states["french"]["match"]["status"] != "playing":
            break
        for seat, state in states.items():
            other = next(states[name] for name in states if name != seat)
            named = told_of(seats[seat], match)
            places = whereabouts(other)
            hidden = {p for p in veiled(state) if p in places and f'"{p}"' not in named}
            sent = [without_notebook(state)]
            if n % 20 == 10:
                sent += looks_everywhere(seats[seat], match, hidden)
                looked += 1
            for piece in hidden:
                assert not links(sent, piece, places[piece]), (seat, piece)
                checked += 1
        asked = luck.choice([seat for seat, state in states.items() if state["question"]])
        option = luck.choice(texts(states[asked]))
        assert seats[asked].answer(match, states[asked], option).status == 200
    return checked, looked


def test_nobody_receives_where_the_others_blocks_are(server: Running) -> None:
    luck, checked, looked = random.Random(8), 0, 0
    for _ in range(MATCHES):  # some are soon over
        match, seats = sit_two(server)
        found = searched(match, seats, luck)
        checked, looked = checked + found[0], looked + found[1]
        for visitor in seats.values():
            with Listener(visitor, f"/api/matches/{match}/stream") as stream:
                assert stream.next_state() == visitor.state(match)
        if checked > ENOUGH:
            break
    assert checked > ENOUGH
    assert looked >= 4


def test_what_is_searched_for_would_be_found(server: Running) -> None:
    """The same search in the owner's own states finds his blocks at once."""
    match, seats = sit_two(server)
    for _ in range(20):
        for visitor in seats.values():
            state = visitor.state(match)
            if state["question"]:
                visitor.answer(match, state, texts(state)[0])
    state = seats["prussian"].state(match)
    places = whereabouts(state)
    assert len(places) > 8
    assert all(links(state, piece, zone) for piece, zone in places.items())


def test_strangers_and_second_accounts_receive_nothing(server: Running) -> None:
    match, seats = sit_two(server)
    state = seats["french"].state(match)
    places = whereabouts(seats["prussian"].state(match)) | whereabouts(state)
    second = Visitor(server).sit("Lannes")  # the same name is not the same person
    path = f"/api/matches/{match}"
    found = [
        *(
            second.call("GET", path + end)
            for end in ("", "/journal", "/routes", "/why?about=davout", "/stream", "/record")
        ),
        second.answer(match, state, "pass"),
        *(
            second.call("POST", path + end, body)
            for end, body in (
                ("/orders", {"window": "*", "order": "pass"}),
                ("/undo", {"number": 1}),
                ("/consent", {"agree": True}),
                ("/hand-over", {"seat": "french"}),
                ("/resign", None),
                ("/rematch", None),
                ("/invitation", None),
            )
        ),
    ]
    assert {reply.status for reply in found} == {404}
    for reply in found:
        text = reply.text.decode()
        assert not [word for pair in places.items() for word in pair if f'"{word}"' in text]
    assert second.get("/api/matches") == []


def test_the_sheet_and_the_rules_know_no_match(server: Running, visitor: Visitor) -> None:
    """What is printed is the same whoever plays what, wherever the blocks are."""
    paths = ("/api/titles/napoleon-1806/sheet", "/api/rules/N06-GRO-FOG-1", "/api/titles")
    before = [visitor.call("GET", path).text for path in paths]
    match, seats = sit_two(server)
    for one in seats.values():
        state = one.state(match)
        one.answer(match, state, texts(state)[0])
        assert [one.call("GET", path).text for path in paths] == before
