"""Tables for clubs and classes: all lies open, nothing counts, and the others stay as they are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from berthier.games.registry import TABLES, open_match, secret_of
from berthier.kernel import store
from berthier.server.database import open_engine
from berthier.server.results import ended_tables, is_ranked
from berthier.server.settings import Settings
from berthier.server.sights import Sights
from berthier.server.stories import OPEN
from tests.server.running import Running, Visitor, texts


def sit_two(server: Running, title: str, **fields: Any) -> tuple[str, dict[str, Visitor]]:
    """Two people at a table of their own making."""
    first, second = Visitor(server).sit("Berthier"), Visitor(server).sit("Gneisenau")
    options = {"windows": "strict"} if title != TABLES[2] else {}
    body = {"title": title, "side": "french", "opponent": "link", "options": options, **fields}
    opened = first.post("/api/matches", body)
    second.post(f"/api/invitations/{opened['invitation']}")
    match = str(opened["match"])
    seat = next(one for one in second.state(match)["match"]["mine"])
    return match, {"french": first, seat: second}


def hands(state: Any) -> list[Any]:
    return [hand["cards"] for hand in state["scene"]["hands"]]


def places(state: Any) -> list[Any]:
    return sorted([piece["id"], piece["zone"]] for piece in state["scene"]["pieces"])


@pytest.mark.parametrize(
    ("title", "rules"),
    [(TABLES[0], "conscrit"), (TABLES[0], "marechal"), (TABLES[1], "grognard"), (TABLES[2], "")],
)
def test_everybody_sees_everything(server: Running, title: str, rules: str) -> None:
    match, seats = sit_two(server, title, rules=rules, teaching=True, public=True)
    watcher, luck = Visitor(server).sit("Élève"), random.Random(4)
    other = next(seat for seat in seats if seat != "french")
    for _ in range(25):
        states = {seat: visitor.state(match) for seat, visitor in seats.items()}
        seen = [*states.values(), watcher.get(f"/api/matches/{match}/watch")]
        assert all(None not in hands(state) for state in seen)
        assert hands(states["french"]) == hands(states[other]) == hands(seen[-1])
        assert places(states["french"]) == places(states[other])
        assert all(state["scene"]["over"] == "" for state in seen)
        assert all(state["match"]["teaching"] for state in seen)
        assert all("secret" not in state["luck"] for state in seen)
        asked = [seat for seat, state in states.items() if state["question"]]
        if not asked:
            break
        option = luck.choice(texts(states[asked[0]]))
        assert seats[asked[0]].answer(match, states[asked[0]], option).status == 200
    visitor = seats["french"]
    assert visitor.get(f"/api/matches/{match}/replay")["known"] == [*seats, OPEN]
    record = visitor.get(f"/api/matches/{match}/record")
    assert "secret" not in record  # it would tell the luck to come
    visitor.post(f"/api/matches/{match}/resign")
    ended = visitor.state(match)
    assert ended["ranking"] is None
    assert visitor.get(f"/api/matches/{match}/record")["match"]["start"]["teaching"] is True
    for lang, word in (("en", "A teaching table"), ("fr", "Table d’apprentissage")):
        text = visitor.call("GET", f"/api/matches/{match}/record/text?lang={lang}").text.decode()
        assert word in text
    assert all(row["teaching"] for row in visitor.get("/api/matches") if row["id"] == match)


def test_answers_are_taken_back_freely(server: Running) -> None:
    """Also the other's, over draws and without asking; in an ordinary match that asks first."""
    for teaching in (True, False):
        match, seats = sit_two(server, TABLES[0], teaching=teaching)
        luck, done = random.Random(1), 0
        while done < 12:
            for visitor in seats.values():
                state = visitor.state(match)
                if state["question"]:
                    visitor.answer(match, state, luck.choice(texts(state)))
                    done += 1
        before = seats["french"].get(f"/api/matches/{match}/journal")["next"]
        for _ in range(8 if teaching else 1):
            visitor = seats["french"]
            number = visitor.state(match)["number"]
            state = visitor.post(f"/api/matches/{match}/undo", {"number": number})
            assert teaching == (state["match"]["undo_asked"] == "")
        after = seats["french"].get(f"/api/matches/{match}/journal")["next"]
        assert teaching == (after < before)


def test_a_shared_screen_needs_no_curtain(server: Running) -> None:
    visitor, luck = Visitor(server).sit(), random.Random(2)
    match, asked, numbers = visitor.open(opponent="hot-seat", teaching=True), set(), []
    for _ in range(40):
        state = visitor.state(match)
        assert "curtain" not in state
        assert None not in hands(state)
        asked.add(state["viewer"])
        numbers.append(state["number"])
        reply = visitor.answer(match, state, luck.choice(texts(state)))
        assert reply.status == 200, reply
    assert asked == {"french", "prussian"}
    assert numbers == sorted(set(numbers))


def test_what_does_not_go_together(server: Running) -> None:
    visitor = Visitor(server).sit()
    body = {"title": TABLES[0], "teaching": True, "clock": {"kind": "live", "seconds": 60}}
    reply = visitor.call("POST", "/api/matches", body)
    assert (reply.status, reply.data["code"]) == (422, "teaching-clock")
    match = visitor.open(rules="marechal", teaching=True, undo="none", opponent="hot-seat")
    about = visitor.state(match)["match"]
    assert (about["clock"], about["undo"]) == ({"kind": "none"}, "consent")
    again = visitor.call("POST", "/api/matches", {**body, "clock": None, "teaching": "yes"})
    assert again.status == 400


@pytest.mark.parametrize("title", TABLES)
def test_what_others_are_given_stays_closed(title: str) -> None:
    """Computers, advice and previews go by what their seat would know; the views of an ordinary
    match are those of the kernel, byte for byte.
    """
    for teaching in (True, False):
        start = {"teaching": True} if teaching else {}
        match = open_match(title, start, secret_of("teaching"))
        match.begin()
        sights = Sights(match)
        for viewer in match.viewers():
            assert sights.view(viewer) == match.view(viewer)
            assert teaching == (sights.shown(viewer) != match.view(viewer))
            assert (sights.shown_text(viewer) == sights.view_text(viewer)) is not teaching
        assert match.board.over is None
        assert bool(store.dump(match)["start"].get("teaching")) is teaching


def test_it_is_never_ranked(server: Running) -> None:
    """Two people give up at the Maréchal level, once in class and once in earnest."""
    ids = {}
    for teaching in (True, False):
        match, seats = sit_two(server, TABLES[0], rules="marechal", teaching=teaching)
        seats["french"].post(f"/api/matches/{match}/resign")
        ids[match] = teaching
    engine = open_engine(Settings(data=str(server.folder)).database_url)
    ended = [table for table in ended_tables(engine, TABLES[0]) if table.id in ids]
    found = {table.id: is_ranked(table) for table in ended}
    engine.dispose()
    assert found == {match: not teaching for match, teaching in ids.items()}
