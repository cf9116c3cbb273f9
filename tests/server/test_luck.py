"""The luck of a match over HTTP: bound from the start, shown at the end, checked by anybody."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from berthier.games.registry import TABLES
from berthier.kernel.chance import commitment, keyed, make_key
from berthier.lab.luck import check_draws
from berthier.server import moment
from tests.server.inside import Inside, Time, asked, two
from tests.server.running import Running, Visitor, texts
from tests.server.test_secrets import sit_two

PAGE = Path(__file__).parents[2] / "docs" / "luck.md"
OPENED = {"secret", "nonces", "draws", "sheet", "seats", "kinds"}
BOUND = {"match", "commitment", "nonce", "open"}


def luck_of(visitor: Visitor, match: str) -> Any:
    return visitor.get(f"/api/matches/{match}/luck")


def finished(server: Running, title: str, answers: int = 80) -> tuple[Any, Visitor, str]:
    """The luck of a match that somebody has given up after some answers."""
    match, seats = sit_two(server, title)
    luck = random.Random(4)
    for _ in range(answers):
        asked = next(seat for seat, one in seats.items() if one.state(match)["question"])
        state = seats[asked].state(match)
        if seats[asked].answer(match, state, luck.choice(texts(state))).data["over"]:
            break
    visitor = next(iter(seats.values()))
    if visitor.state(match)["match"]["status"] == "playing":
        visitor.post(f"/api/matches/{match}/resign")
    return luck_of(visitor, match), visitor, match


def test_before_the_end_there_is_the_commitment_and_the_own_nonce(server: Running) -> None:
    host, friend = Visitor(server).sit("Lannes"), Visitor(server).sit("Blücher")
    body = {"title": "napoleon-1806", "side": "french", "opponent": "link", "nonce": "of Lannes"}
    opened = host.post("/api/matches", body)
    match = opened["match"]
    early = host.call("GET", f"/api/matches/{match}/luck")
    assert (early.status, early.data["code"]) == (409, "waiting")
    friend.post(f"/api/invitations/{opened['invitation']}")  # gives no nonce
    own = {"host": luck_of(host, match), "friend": luck_of(friend, match)}
    for found in own.values():
        assert set(found) == BOUND
        assert not found["open"]
    assert own["host"]["nonce"] == "of Lannes"
    assert re.fullmatch("[0-9a-f]{32}", own["friend"]["nonce"])
    assert own["host"]["commitment"] == own["friend"]["commitment"]
    assert own["host"]["commitment"] == host.state(match)["luck"]["commitment"]
    assert own["friend"]["nonce"].encode() not in b"".join(host.received)
    friend.post(f"/api/matches/{match}/resign")
    after = luck_of(host, match)
    assert after["nonces"] == ["of Lannes", own["friend"]["nonce"]]


def test_strangers_are_told_nothing(server: Running) -> None:
    match, seats = sit_two(server, "napoleon-1806")
    stranger, nobody = Visitor(server).sit("Fouché"), Visitor(server)
    for _ in range(2):
        for who, status in ((stranger, 404), (nobody, 401)):
            assert who.call("GET", f"/api/matches/{match}/luck").status == status
        if seats["french"].state(match)["match"]["status"] == "playing":
            seats["french"].post(f"/api/matches/{match}/resign")


def test_every_seat_has_a_nonce(visitor: Visitor) -> None:
    for opponent in ("computer", "hot-seat"):
        match = visitor.open(side="french", opponent=opponent, nonce="mine")
        if opponent == "hot-seat":
            visitor.until_asked(match)
        visitor.post(f"/api/matches/{match}/resign")
        nonces = luck_of(visitor, match)["nonces"]
        assert nonces[0] == "mine"
        assert re.fullmatch("[0-9a-f]{32}", nonces[1])


@pytest.mark.parametrize("title", TABLES)
def test_after_a_resignation_everything_can_be_checked(server: Running, title: str) -> None:
    luck, visitor, match = finished(server, title)
    assert set(luck) == BOUND | OPENED
    assert luck["commitment"] == commitment(bytes.fromhex(luck["secret"]))
    assert check_draws(luck).draws == len(luck["draws"]) > 0
    assert all(not scripted for *_, scripted in luck["draws"])
    weighed = {row["seat"] for row in luck["sheet"]}
    assert weighed <= set(luck["seats"])
    assert bool(weighed) == title.startswith("napoleon-")
    french = visitor.get(f"/api/matches/{match}/luck?lang=fr")
    assert french["kinds"] != luck["kinds"]
    assert all(text and "RND" not in text for text in french["kinds"].values())


@pytest.fixture
def time_(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(moment, "source", found)
    return found


@pytest.fixture
def inside(tmp_path: Path, time_: Time) -> Iterator[Inside]:
    found = Inside(tmp_path / "data")
    yield found
    found.stop()


def test_a_fallen_flag_opens_it_too(inside: Inside, time_: Time) -> None:
    clock = {"kind": "live", "seconds": 60, "increment": 0}
    match, seats = two(inside, clock=clock)
    seat, state = asked(match, seats)
    other = next(one for one in seats if one != seat)
    assert set(luck_of(seats[other], match)) == BOUND
    assert seats[other].get(f"/api/matches/{match}/replay")["known"] == [other]
    time_.pass_(61)
    assert seats[seat].answer(match, state, texts(state)[0]).data["code"] == "flag"
    assert set(luck_of(seats[other], match)) == BOUND | OPENED
    known = seats[other].get(f"/api/matches/{match}/replay?eyes={seat}")["known"]
    assert known == ["french", "prussian", "open"]


# --- without our programs


def program() -> str:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def run_program(folder: Path, luck: Any) -> None:
    file = folder / "luck.json"
    file.write_text(json.dumps(luck))
    exec(program().replace('"luck.json"', repr(str(file))), {})


@pytest.mark.parametrize("title", TABLES)
def test_the_program_of_the_documentation(server: Running, tmp_path: Path, title: str) -> None:
    assert "berthier." not in program()
    assert len([line for line in program().splitlines() if line.strip()]) <= 14
    luck, _, _ = finished(server, title, 30)
    run_program(tmp_path, luck)
    n = len(luck["draws"]) - 1
    draws = [[*row] for row in luck["draws"]]
    draws[n][4] = (draws[n][4] + 1) % draws[n][3]
    for changed in (
        {"draws": draws},
        {"secret": "00" * 32},
        {"nonces": luck["nonces"][::-1]},
        {"draws": luck["draws"][1:]},
    ):
        with pytest.raises(AssertionError):
            run_program(tmp_path, {**luck, **changed})


def test_the_key_of_the_documentation_is_ours(tmp_path: Path) -> None:
    """Without any match: numbers whose ranges throw the first word away are rare, others not."""
    secret, nonces = bytes(range(32)), ["a", "Éléonore"]
    key = make_key(secret, nonces)
    bounds = [2, 6, 52, 1000, 3 * 2**62]
    draws = [[n, "X", 0, bound, keyed(key, n, bound), 0] for n, bound in enumerate(bounds * 20)]
    luck = {"secret": secret.hex(), "nonces": nonces, "draws": draws}
    run_program(tmp_path, {**luck, "commitment": commitment(secret)})
