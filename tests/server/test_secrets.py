"""Everything two players receive over the wire, searched for each other's secrets."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from tests.server.running import Running, Visitor, texts
from tests.server.streams import Listener

LARGEST = 40_000  # bytes of one state


def sit_two(server: Running, title: str) -> tuple[str, dict[str, Visitor]]:
    host, friend = Visitor(server).sit("Lannes"), Visitor(server).sit("Blücher")
    options = {"windows": "strict"}
    body = {"title": title, "side": "french", "opponent": "link", "options": options}
    opened = host.post("/api/matches", body)
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    return match, {one.state(match)["viewer"]: one for one in (host, friend)}


def secrets_of(state: Any) -> set[str]:
    """What only this seat may know: its cards, its closed missions. (The cards of Leipzig are
    kinds of cards, whose names stand for other things too; there the hand itself must be closed.)
    """
    scene = state["scene"]
    cards = {card for hand in scene["hands"] for card in hand["cards"] or [] if "/" in card}
    missions = {mission["id"] for mission in scene["missions"] if not mission["open"]}
    return {f'"{word}"' for word in cards | missions}


def searched(state: Any, seat: str, secret: str) -> str:
    """Where a secret is looked for. Both decks of 1806 have cards of one id: of such a card, what
    a seat is asked about its own deck tells nothing of the other's hand.
    """
    title = open_title(state["match"]["title"], {})
    if secret.strip('"') not in own_cards(title, seat):
        return json.dumps(state)
    return json.dumps({**state, "question": None})


def own_cards(title: Title, seat: str) -> set[str]:
    return {card["id"] for card in title.sheet("en")["cards"] if card["side"] == seat}


def shown_to(state: Any) -> set[str]:
    """What a seat has been told, or sees lying open, besides."""
    scene = state["scene"]
    words = {card for pile in scene["piles"] for card in pile["cards"]}
    words |= {card for hand in scene["hands"] for card in [*(hand["cards"] or []), *hand["known"]]}
    told = json.dumps(state["journal"])
    return {f'"{word}"' for word in words} | {told}


@pytest.mark.parametrize("title", ["napoleon-1806", "bataille-des-nations-1813"])
def test_nobody_receives_the_others_secrets(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    streams = {
        seat: Listener(visitor, f"/api/matches/{match}/stream") for seat, visitor in seats.items()
    }
    luck, checked = random.Random(5), 0
    for _ in range(150):
        states = {seat: visitor.state(match) for seat, visitor in seats.items()}
        if next(iter(states.values()))["match"]["status"] != "playing":
            break
        for seat, state in states.items():
            text = json.dumps(state)
            assert len(text) < LARGEST
            other = next(states[name] for name in states if name != seat)
            closed = [hand for hand in state["scene"]["hands"] if hand["side"] != seat]
            assert [hand["cards"] for hand in closed] == [None]
            allowed = shown_to(state)
            for secret in secrets_of(other):
                known = secret in allowed or any(secret in words for words in allowed)
                assert known or secret not in searched(state, seat, secret), (seat, secret)
                checked += not known
        asked = next(seat for seat, state in states.items() if state["question"])
        option = luck.choice(texts(states[asked]))
        assert seats[asked].answer(match, states[asked], option).status == 200
    assert checked > 200
    for seat, stream in streams.items():
        assert stream.next_state()["viewer"] == seat
        stream.close()


def test_the_commitment_opens_only_at_the_end(server: Running) -> None:
    match, seats = sit_two(server, "napoleon-1806")
    visitor = seats["french"]
    luck = visitor.state(match)["luck"]
    assert set(luck) == {"commitment"}
    visitor.post(f"/api/matches/{match}/resign")
    opened = seats["prussian"].state(match)["luck"]
    assert opened["commitment"] == luck["commitment"]
    assert {"secret", "nonces"} <= set(opened)
