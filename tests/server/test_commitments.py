"""The luck of a match is bound before anybody has put his nonce into it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from berthier.kernel.chance import commitment
from berthier.server import tables
from berthier.server.database import MIGRATIONS, migrate, open_engine
from tests.server.inside import Inside
from tests.server.running import BERTHIER, Running, TrueLuck, Visitor


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = TrueLuck(tmp_path_factory.mktemp("commitments") / "data", BERTHIER_LIMITS="0")
    yield running
    assert running.stop() == 0


LINK = {"title": "napoleon-1806", "side": "french", "opponent": "link"}


def berthier(server: Running, *words: str) -> str:
    environ = {"BERTHIER_DATA": str(server.folder), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [BERTHIER, *words, "--lang", "en"], env=environ, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_what_is_shown_before_the_friend_sits_is_verified_at_the_end(
    server: Running, visitor: Visitor, tmp_path: Path
) -> None:
    friend = Visitor(server).sit("Blücher")
    given = visitor.post("/api/commitment")["commitment"]
    opened = visitor.post("/api/matches", {**LINK, "commitment": given, "nonce": "of Lannes"})
    match, link = opened["match"], f"/api/invitations/{opened['invitation']}"
    waiting = visitor.state(match)
    assert waiting["match"]["status"] == "waiting"
    shown = [opened["commitment"], friend.get(link)["commitment"], waiting["luck"]["commitment"]]
    assert shown == [given] * 3
    friend.post(link, {"nonce": "of Blücher"})
    visitor.post(f"/api/matches/{match}/resign")
    luck = friend.get(f"/api/matches/{match}/luck")
    assert luck["nonces"] == ["of Lannes", "of Blücher"]
    assert luck["commitment"] == given == commitment(bytes.fromhex(luck["secret"]))
    file = tmp_path / "match.save"
    berthier(server, "admin", "save", match, str(file))
    assert given in berthier(server, "verify", str(file))
    for told in (visitor.received, friend.received):
        before_the_end = b"".join(told[:-1])
        assert luck["secret"].encode() not in before_the_end


def test_against_a_computer_the_server_has_no_choice_left(visitor: Visitor) -> None:
    """The computer's nonce follows from the secret, which was bound before the own one came."""
    for opponent in ("computer", "hot-seat"):
        given = visitor.post("/api/commitment")["commitment"]
        body = {"title": "napoleon-1806", "side": "french", "opponent": opponent}
        match = visitor.post("/api/matches", {**body, "commitment": given, "nonce": "mine"})[
            "match"
        ]
        visitor.until_asked(match)
        visitor.post(f"/api/matches/{match}/resign")
        luck = visitor.get(f"/api/matches/{match}/luck")
        assert luck["commitment"] == given
        secret = bytes.fromhex(luck["secret"])
        other = blake2b(b"prussian", key=secret, digest_size=16, person=b"berthier-nonce")
        assert luck["nonces"] == ["mine", other.hexdigest()]


def test_a_commitment_is_ones_own_and_serves_once(server: Running, visitor: Visitor) -> None:
    given = visitor.post("/api/commitment")["commitment"]
    thief = Visitor(server).sit("Fouché")
    for who, status in ((thief, 409), (visitor, 201), (visitor, 409)):
        reply = who.call("POST", "/api/matches", {**LINK, "commitment": given})
        assert reply.status == status
        if status == 409:
            assert reply.data["code"] == "no-such-commitment"
    assert Visitor(server).call("POST", "/api/commitment").status == 401


def test_a_rematch_is_bound_before_too(server: Running, visitor: Visitor) -> None:
    friend = Visitor(server).sit("Blücher")
    opened = visitor.post("/api/matches", LINK)
    friend.post(f"/api/invitations/{opened['invitation']}")
    match = opened["match"]
    friend.post(f"/api/matches/{match}/resign")
    given = visitor.post("/api/commitment")["commitment"]
    body = {"commitment": given, "nonce": "again"}
    again = visitor.post(f"/api/matches/{match}/rematch", body)
    assert again["commitment"] == given != opened["commitment"]
    late = friend.post(f"/api/matches/{match}/rematch", {"nonce": "late"})
    assert (late["match"], late["commitment"]) == (again["match"], given)
    assert friend.state(again["match"])["luck"] == {"commitment": given}


@pytest.fixture
def inside(folder: Path) -> Iterator[Inside]:
    found = Inside(folder)
    yield found
    found.stop()


def test_a_server_that_starts_again_keeps_to_what_it_showed(inside: Inside) -> None:
    host, friend = inside.sit("Lannes"), inside.sit("Blücher")
    opened = host.post("/api/matches", LINK)
    inside.stop()
    inside.start()
    friend.post(f"/api/invitations/{opened['invitation']}")
    assert host.state(opened["match"])["luck"] == {"commitment": opened["commitment"]}


def old_row(status: str) -> dict[str, Any]:
    empty = ("undo", "undo_asked", "in_hand", "winner", "rematch")
    return {
        "id": status,
        "title": "napoleon-1806",
        "start": "{}",
        "kind": "link",
        "status": status,
        "seq": 0,
        "save": None,
        **dict.fromkeys(empty, ""),
        **dict.fromkeys(("created", "updated"), 0),
    }


def test_matches_that_waited_before_there_were_commitments(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'old.db'}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    rows = [old_row("waiting"), old_row("resigned")]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        names = ", ".join(rows[0])
        values = ", ".join(f":{name}" for name in rows[0])
        connection.execute(text(f"INSERT INTO matches ({names}) VALUES ({values})"), rows)
    migrate(engine)
    with engine.begin() as connection:
        found = [tables.load(connection, row["id"]) for row in rows]
    engine.dispose()
    assert len({table.commitment for table in found}) == 2
    assert [table.public for table in found] == [0, 0]
