"""Looking back over HTTP: one's own eyes while a match goes on, everybody's once it is over."""

from __future__ import annotations

import gc
import json
import random
import time
from typing import Any

import pytest

from berthier.games.registry import TABLES, open_match, secret_of
from berthier.kernel import store
from berthier.server.stories import KEPT, OPEN, Look, Reel, Replays
from tests.server.running import Running, Visitor, texts
from tests.server.test_secrets import secrets_of, shown_to, sit_two

MOST = 300.0  # milliseconds for a match of 400 answers


def play_on(match: str, seats: dict[str, Visitor], answers: int, luck: random.Random) -> list[Any]:
    """Both seats answer; returns the states that everybody saw on the way."""
    seen = []
    for _ in range(answers):
        states = {seat: visitor.state(match) for seat, visitor in seats.items()}
        seen.append(states)
        asked = [seat for seat, state in states.items() if state["question"]]
        if not asked:
            break
        option = luck.choice(texts(states[asked[0]]))
        assert seats[asked[0]].answer(match, states[asked[0]], option).status == 200
    return [*seen, {seat: visitor.state(match) for seat, visitor in seats.items()}]


def steps_of(visitor: Visitor, match: str, eyes: str = "") -> Any:
    return visitor.get(f"/api/matches/{match}/replay?eyes={eyes}")


def moment(visitor: Visitor, match: str, n: int, eyes: str = "") -> Any:
    return visitor.get(f"/api/matches/{match}/replay/{n}?eyes={eyes}")


@pytest.mark.parametrize("title", TABLES)
def test_every_state_comes_back_as_it_was(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    lived = play_on(match, seats, 60, random.Random(3))
    for seat, visitor in seats.items():
        listed = steps_of(visitor, match)
        assert (listed["eyes"], listed["known"]) == (seat, [seat])
        steps = listed["steps"]
        assert [step["n"] for step in steps] == list(range(len(steps)))
        assert steps[0]["marks"] == ["turn"]
        assert all("at" not in step for step in steps)  # how often others answered
        found = [moment(visitor, match, step["n"]) for step in steps]
        scenes = [json.dumps(one["scene"]) for one in found]
        assert set(scenes) == {json.dumps(states[seat]["scene"]) for states in lived}
        for step, one in zip(steps, found, strict=True):
            assert one["journal"]["next"] == step["told"]
        now = visitor.state(match)
        assert scenes[-1] == json.dumps(now["scene"])
        assert found[-1]["journal"]["entries"] == now["journal"]["entries"]
        everything = visitor.get(f"/api/matches/{match}/replay/{len(steps) - 1}?since=0")
        assert everything["journal"] == visitor.get(f"/api/matches/{match}/journal")
        lived += play_on(match, seats, 5, random.Random(4))  # the story goes on for the next one


def test_before_the_end_everybody_has_his_own_eyes(server: Running) -> None:
    match, seats = sit_two(server, "napoleon-1806")
    play_on(match, seats, 20, random.Random(1))
    visitor = seats["french"]
    for eyes in ("prussian", OPEN, "spectator", "nobody"):
        for path in ("replay", "replay/0"):
            reply = visitor.call("GET", f"/api/matches/{match}/{path}?eyes={eyes}")
            assert (reply.status, reply.data["code"]) == (403, "not-your-eyes")
    for n in (-1, 10_000):
        assert visitor.call("GET", f"/api/matches/{match}/replay/{n}").status == 404
    stranger, nobody = Visitor(server).sit("Fouché"), Visitor(server)
    for who, status in ((stranger, 404), (nobody, 401)):
        for path in ("replay", "replay/0", "replay?eyes=open", "replay/0?eyes=french"):
            assert who.call("GET", f"/api/matches/{match}/{path}").status == status
    visitor.post(f"/api/matches/{match}/resign")
    assert stranger.call("GET", f"/api/matches/{match}/replay?eyes=open").status == 404


@pytest.mark.parametrize("title", TABLES)
def test_no_step_shows_the_others_secrets(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    lived = play_on(match, seats, 50, random.Random(8))
    checked = 0
    for seat, visitor in seats.items():
        other = next(name for name in seats if name != seat)
        secret = set().union(*(secrets_of(states[other]) for states in lived))
        known = set().union(*(shown_to(states[seat]) for states in lived))
        sent = json.dumps(steps_of(visitor, match))
        count = len(json.loads(sent)["steps"])
        sent += "".join(json.dumps(moment(visitor, match, n)) for n in range(count))
        for word in secret:
            if word not in known and not any(word in told for told in known):
                assert word not in sent, (seat, word)
                checked += 1
    assert checked > 0 or title != "napoleon-1806"


def test_an_answer_of_somebody_else_that_nobody_sees_is_no_step(server: Running) -> None:
    """Naming a pile is a chain of small answers; the enemy sees one event."""
    match, seats = sit_two(server, "napoleon-1806")
    for _ in range(400):
        mover = next(seat for seat, one in seats.items() if one.state(match)["question"])
        other = next(seat for seat in seats if seat != mover)
        before = [steps_of(seats[seat], match)["steps"] for seat in (mover, other)]
        state = seats[mover].state(match)
        piles = [text for text in texts(state) if text.startswith("pile")]
        seats[mover].answer(match, state, piles[-1] if piles else texts(state)[0])
        asked = seats[mover].state(match)["question"]
        if piles and asked and asked["kind"] == "join-pile":
            after = [steps_of(seats[seat], match)["steps"] for seat in (mover, other)]
            assert len(after[0]) == len(before[0]) + 1
            assert after[1] == before[1]
            return
    raise AssertionError("no pile was chosen from several corps")


@pytest.mark.parametrize("title", TABLES)
def test_after_a_resignation_all_lies_open(server: Running, title: str) -> None:
    match, seats = sit_two(server, title)
    lived = play_on(match, seats, 50, random.Random(6))
    visitor = seats["french"]
    steps_of(visitor, match)  # what is kept of this must not be shown afterwards
    visitor.post(f"/api/matches/{match}/resign")
    listed = {eyes: steps_of(visitor, match, eyes) for eyes in (*seats, OPEN)}
    assert all(one["known"] == [*seats, OPEN] for one in listed.values())
    for seat in seats:  # the eyes of each seat still show what it knew, and no more
        scenes = [json.dumps(moment(visitor, match, s["n"], seat)["scene"]) for s in
                  listed[seat]["steps"]]  # fmt: skip
        for states in lived:
            assert json.dumps(states[seat]["scene"]) in scenes
    truth = [moment(visitor, match, step["n"], OPEN) for step in listed[OPEN]["steps"]]
    for one in truth:
        hands = one["scene"]["hands"]
        assert all(hand["cards"] is not None for hand in hands)
        assert one["scene"]["over"] == ""  # nobody has won on the board
    places = [step["at"] for step in listed[OPEN]["steps"]]
    assert places == sorted(places)
    for states in lived[:-1]:  # each seat's own hand is somewhere in the truth
        for seat, state in states.items():
            own = next((h["cards"] for h in state["scene"]["hands"] if h["side"] == seat), None)
            assert any(own in [h["cards"] for h in one["scene"]["hands"]] for one in truth)


def test_what_was_taken_back_is_not_part_of_the_story(server: Running) -> None:
    visitor = Visitor(server).sit()
    match = visitor.open(opponent="hot-seat", side="french")
    state = visitor.until_asked(match)
    path = f"/api/matches/{match}"
    while not any(text.startswith("pile ") for text in texts(state)):
        visitor.answer(match, state, texts(state)[-1])
        state = visitor.until_asked(match)
    before = steps_of(visitor, match)["steps"]
    option = next(text for text in texts(state) if text.startswith("pile "))
    visitor.answer(match, state, option)
    assert len(steps_of(visitor, match)["steps"]) == len(before) + 1
    visitor.post(f"{path}/undo", {"number": visitor.state(match)["number"]})
    assert steps_of(visitor, match)["steps"] == before


def test_a_shared_screen_in_other_hands_shows_nothing(server: Running) -> None:
    visitor = Visitor(server).sit()
    match = visitor.open(opponent="hot-seat", side="french", options={"windows": "strict"})
    state = visitor.until_asked(match)
    while "curtain" not in state:
        assert steps_of(visitor, match)["known"] == [state["viewer"]]
        visitor.answer(match, state, texts(state)[0])
        state = visitor.state(match)
    for path in ("replay", "replay/0", f"replay?eyes={state['viewer']}"):
        reply = visitor.call("GET", f"/api/matches/{match}/{path}")
        assert (reply.status, reply.data["code"]) == (409, "not-in-hand")


# --- without HTTP: combats, and how long it takes


def played(title: str, answers: int, seed: int, **start: Any) -> store.Played:
    """From here on answers count, so a match that has ended is followed by none."""
    match = open_match(title, start, secret_of(f"story {seed}"))
    match.begin()
    luck = random.Random(seed)
    while match.board.over is None and len(match.log) < answers:
        seat = luck.choice(sorted(match.asked()))
        match.answer(seat, luck.choice(match.options(seat)))
    return store.played(match)


def look(what: store.Played, eyes: str, name: str = "one") -> Look:
    return Look(name, what, eyes, [*what.title.seats, OPEN], {}, "fr")


@pytest.mark.parametrize("title", TABLES)
@pytest.mark.parametrize("eyes", ["french", OPEN])
def test_turns_and_combats_are_marked(title: str, eyes: str) -> None:
    combats = 0
    for seed in range(12):
        what = played(title, 2000, seed)
        reel, seen = Reel(what), look(what, eyes)
        steps = reel.steps(seen)["steps"]
        turns = [step["turn"] for step in steps]
        assert turns == sorted(turns)
        begun = [step["turn"] for step in steps if "turn" in step["marks"]]
        assert sorted(set(begun)) == sorted(set(turns))
        for step in steps:
            if "combat" in step["marks"]:
                combats += 1
                assert reel.moment(seen, step["n"], None)["battle"] is not None
        assert sum(step["text"] != "" for step in steps) > 0.7 * len(steps)
        last = reel.moment(seen, len(steps) - 1, None)
        assert last["scene"]["over"] != ""
    assert combats


@pytest.mark.parametrize("start", [{}, {"rules": "grognard"}])
def test_it_takes_a_moment_only(start: dict[str, str]) -> None:
    """As in the server, where what has come to stay is not looked through again and again."""
    what = played("napoleon-1806", 400, 11, **start)
    own, times = look(what, "french"), []
    gc.collect()
    gc.freeze()
    for _ in range(4):
        begun = time.thread_time()
        Reel(what).steps(own)
        times.append((time.thread_time() - begun) * 1000 * 400 / len(what.log))
    gc.unfreeze()
    print(f"{start}: {len(what.log)} answers, {min(times):.0f} ms for 400")
    assert min(times) < MOST


def test_stories_go_on_and_leave_the_memory() -> None:
    what = played("napoleon-1806", 120, 2)
    replays, half = Replays(), what._replace(log=what.log[:60])
    first = replays.read(look(half, "french"), lambda reel: reel.steps(look(half, "french")))
    later = replays.read(look(what, "french"), lambda reel: reel.steps(look(what, "french")))
    assert later == Reel(what).steps(look(what, "french"))
    assert later["steps"][: len(first["steps"])] == first["steps"]
    for n in range(KEPT + 3):
        replays.read(look(half, "french", f"match {n}"), lambda reel: reel.taken)
    assert len(replays.reels) == KEPT
    assert "one" not in replays.reels
