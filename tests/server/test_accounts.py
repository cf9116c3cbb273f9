"""Accounts: registering, signing in and out, changing, recovering, leaving."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from berthier.server import moment
from berthier.server.names import skeleton
from berthier.server.passwords import BY_ADDRESS, BY_NAME, WINDOW, Attempts
from berthier.server.problems import Problem
from tests.server.inside import Time
from tests.server.running import BERTHIER, Running, Visitor
from tests.server.streams import Listener
from tests.server.test_seats import open_by_link

PASSWORD = "un bivouac sous Iéna"


@pytest.fixture
def time() -> Iterator[Time]:
    found = Time()
    before, moment.source = moment.source, found
    yield found
    moment.source = before


def registered(server: Running, name: str, **more: Any) -> Visitor:
    visitor = Visitor(server)
    reply = visitor.post("/api/account", {"name": name, "password": PASSWORD, **more})
    visitor.token = reply["token"]
    return visitor


def signed_in(server: Running, name: str, password: str = PASSWORD) -> Visitor:
    visitor = Visitor(server)
    visitor.token = visitor.post("/api/sign-in", {"name": name, "password": password})["token"]
    return visitor


def code(visitor: Visitor, path: str, body: Any = None) -> str:
    return str(visitor.call("POST", path, body).data["code"])


def test_a_guest_who_registers_keeps_his_seats(server: Running) -> None:
    guest = Visitor(server).sit("Caulaincourt guest")
    match, token = open_by_link(guest)
    back = guest.post("/api/return")["return"]
    body = {"name": "Caulaincourt", "password": PASSWORD, "email": "duc@vicence.example"}
    reply = guest.post("/api/account", body)
    guest.token = reply["token"]
    assert len(set(reply["codes"])) == 10
    assert reply["person"]["registered"] is True
    account = guest.get("/api/account")
    assert (account["email"], account["codes"]) == ("duc@vicence.example", 10)
    assert code(guest, "/api/account", body) == "already-registered"
    # An account has a password, and nobody comes back to it by a guest's link.
    assert guest.call("GET", f"/api/return/{back}").status == 404
    assert code(guest, "/api/return") == "has-password"
    # In another browser too he sits where he sat, under his new name.
    elsewhere = signed_in(server, "caulaincourt")
    assert elsewhere.state(match)["match"]["seats"][0]["player"] == "Caulaincourt"
    friend = Visitor(server).sit("Kutusow")
    assert friend.get(f"/api/invitations/{token}")["match"]["seats"][0]["player"] == "Caulaincourt"
    assert [row["id"] for row in elsewhere.get("/api/matches")] == [match]
    # Signing out concerns one browser.
    assert elsewhere.post("/api/sign-out")["person"] is None
    elsewhere.token = ""
    assert elsewhere.get("/api/me")["person"] is None
    assert guest.get("/api/me")["person"]["name"] == "Caulaincourt"


def test_names_that_look_alike_are_refused(server: Running) -> None:
    owner = registered(server, "Bessières")
    alike = (
        "bessieres",
        "BESSIÈRES",
        "Веssières",
        "Bessiéres",
        "Be55ieres",
        "Bess1eres",
        "Bes sieres",
    )
    for name in alike:
        body = {"name": name, "password": PASSWORD}
        reply = Visitor(server, "fr").call("POST", "/api/account", body)
        assert (reply.status, reply.data["code"]) == (409, "name-taken"), name
        assert "pris" in reply.data["detail"]
        assert code(Visitor(server), "/api/guest", {"name": name, "lang": "en"}) == "name-taken"
    guests = [Visitor(server).sit("Marbot") for _ in range(2)]  # guests may share a name
    assert code(guests[0], "/api/guest", {"name": "Bessieres", "lang": "en"}) == "name-taken"
    taken = registered(server, "Grouchy")
    assert code(taken, "/api/guest", {"name": "Bessieres", "lang": "en"}) == "name-taken"
    # One's own name may change its look, and then the old one is free.
    changed = owner.post("/api/guest", {"name": "BESSIERES", "lang": "fr"})
    assert changed["person"] == {**changed["person"], "name": "BESSIERES", "registered": True}
    owner.post("/api/guest", {"name": "Duc d’Istrie", "lang": "fr"})
    registered(server, "Bessières")
    assert signed_in(server, "duc d'istrie").get("/api/me")["person"]["lang"] == "fr"
    # A guest who bore a name first may not sit down under it once it is somebody's.
    registered(server, "Marbot")
    body = {"title": "napoleon-1806", "opponent": "link"}
    assert code(guests[0], "/api/matches", body) == "name-taken"
    link = owner.post("/api/matches", body)["invitation"]
    assert code(guests[1], f"/api/invitations/{link}") == "name-taken"
    guests[1].post("/api/guest", {"name": "Marbot le jeune", "lang": "fr"})
    guests[1].post(f"/api/invitations/{link}")
    assert skeleton("Мurаt") == skeleton("Murat") == skeleton("rnurat")
    assert skeleton("Ney") != skeleton("Nay")


def test_names_that_will_not_do(server: Running) -> None:
    for name in (
        "",
        "  ",
        "x" * 41,
        "x" * 10_000,
        "Ney\u202e",
        "Ney\x07",
        "—",
        "\u3164",
        "N" + "\u0301" * 9,
    ):
        reply = Visitor(server).call("POST", "/api/account", {"name": name, "password": PASSWORD})
        assert reply.status in (400, 422), name
        assert reply.data["detail"]
    for name in ("Berthier", "Guest", "l'Ordinateur", "Ancien joueur"):
        assert (
            code(Visitor(server), "/api/account", {"name": name, "password": PASSWORD})
            == "name-taken"
        )
    marked = registered(server, "<b onclick=alert(2)>Oudinot</b>")
    assert marked.get("/api/me")["person"]["name"] == "<b onclick=alert(2)>Oudinot</b>"


def test_weak_passwords_and_bad_addresses(server: Running) -> None:
    weak = {
        "short": "password-length",
        "x" * 201: "password-length",
        "Lefebvre  Desnouettes": "password-name",
        "qwertyuiop": "password-common",
        "MotDePasse123": "password-common",
        "aaaaaaaaaaaab": "password-common",
    }
    for password, wanted in weak.items():
        body = {"name": "Lefebvre-Desnouettes", "password": password}
        assert code(Visitor(server), "/api/account", body) == wanted
    for email in ("nobody", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.z", "<a@c.de>"):
        body = {"name": "Lefebvre-Desnouettes", "password": PASSWORD, "email": email}
        assert code(Visitor(server), "/api/account", body) == "bad-email", email


def test_changing_the_password_signs_out_elsewhere(server: Running) -> None:
    owner = registered(server, "Junot")
    match, _ = open_by_link(owner)
    elsewhere = signed_in(server, "Junot")
    with Listener(elsewhere, f"/api/matches/{match}/stream") as stream:
        assert stream.next_state()["match"]["id"] == match
        wrong = {"password": "not the password", "new": "the bridge of Abrantes"}
        assert code(owner, "/api/account/password", wrong) == "wrong-password"
        weak = {"password": PASSWORD, "new": "Junot"}
        assert code(owner, "/api/account/password", weak) == "password-length"
        reply = owner.post("/api/account/password", {"password": PASSWORD, "new": wrong["new"]})
        owner.token = reply["token"]
        assert stream.ends()
    assert owner.state(match)["match"]["id"] == match
    assert elsewhere.call("GET", f"/api/matches/{match}").status == 401
    assert (
        code(Visitor(server), "/api/sign-in", {"name": "Junot", "password": PASSWORD})
        == "bad-sign-in"
    )
    signed_in(server, "Junot", wrong["new"])
    mail = {"email": "duc@abrantes.example", "password": PASSWORD}
    assert code(owner, "/api/account/email", mail) == "wrong-password"
    mail["password"] = wrong["new"]
    assert owner.post("/api/account/email", mail)["email"] == "duc@abrantes.example"


def test_a_code_opens_an_account_once(server: Running) -> None:
    owner = Visitor(server)
    reply = owner.post("/api/account", {"name": "Savary", "password": PASSWORD})
    owner.token, codes = reply["token"], reply["codes"]
    body = {
        "name": "Savary",
        "code": codes[0].lower().replace("-", " "),
        "password": "police générale",
    }
    lost = Visitor(server)
    assert code(lost, "/api/recover", {**body, "password": "savary"}) == "password-length"
    for wrong in ({"code": "AAAA-BBBB-CCCC-DDDD"}, {"name": "Savari"}, {"code": ""}):
        assert code(lost, "/api/recover", {**body, **wrong}) == "bad-code"
    lost.token = lost.post("/api/recover", body)["token"]
    assert lost.get("/api/account")["codes"] == 9
    assert owner.call("GET", "/api/account").status == 401  # signed out elsewhere
    assert code(Visitor(server), "/api/recover", body) == "bad-code"  # used
    fresh = lost.post("/api/account/codes", {"password": "police générale"})["codes"]
    assert len(fresh) == 10
    assert code(Visitor(server), "/api/recover", {**body, "code": codes[1]}) == "bad-code"
    # Whoever runs the server can help.
    environ = {**os.environ, "BERTHIER_DATA": str(server.folder)}
    command = [str(BERTHIER), "admin", "reset-password", "savary", "--lang", "en"]
    told = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    given = told.stdout.split()[-1]
    helped = Visitor(server)
    helped.post("/api/recover", {"name": "Savary", "code": given, "password": "encore un autre"})
    command[3] = "Nobody at all"
    refused = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "Nobody is registered as “Nobody at all”" in refused.stderr
    kept = (server.folder / "berthier.db").read_bytes() + server.log.read_bytes()
    wal = Path(f"{server.folder / 'berthier.db'}-wal")
    kept += wal.read_bytes() if wal.exists() else b""
    for secret in (*codes, *fresh, given, "police générale", PASSWORD):
        assert secret.encode() not in kept
        assert secret.replace("-", "").encode() not in kept


def test_attempts_are_limited(server: Running, time: Time) -> None:
    registered(server, "Lauriston")
    refused = [
        [
            Visitor(server).call(
                "POST", "/api/sign-in", {"name": name, "password": f"wrong one {n}"}
            )
            for n in range(BY_NAME)
        ]
        for name in ("Lauriston", "Nobody of this name")
    ]
    for known, unknown in zip(*refused, strict=True):  # nothing tells which names there are
        assert (known.status, known.data) == (unknown.status, unknown.data)
        assert known.data["code"] == "bad-sign-in"
    right = {"name": "lauriston", "password": PASSWORD}
    assert code(Visitor(server), "/api/sign-in", right) == "too-many-attempts"
    by_code = {"name": "Lauriston", "code": "AAAA", "password": PASSWORD}
    assert code(Visitor(server), "/api/recover", by_code) == "too-many-attempts"
    # The same counting, with a clock that can be put on.
    attempts = Attempts()
    for n in range(BY_ADDRESS):
        attempts.count(f"name {n}", "192.0.2.7")
    with pytest.raises(Problem):
        attempts.count("another", "192.0.2.7")
    attempts.count("another", "192.0.2.8")
    time.pass_(WINDOW + 1)
    attempts.count("another", "192.0.2.7")


def test_whoever_leaves_is_a_former_player(server: Running) -> None:
    owner = registered(server, "Dupont de l’Étang", email="dupont@bailen.example")
    match, token = open_by_link(owner)
    friend = Visitor(server, "fr").sit("Castaños")
    friend.post(f"/api/invitations/{token}")
    waiting, _ = open_by_link(owner)
    before = friend.state(match)
    assert code(owner, "/api/account/delete", {"password": "a wrong one"}) == "wrong-password"
    assert owner.post("/api/account/delete", {"password": PASSWORD})["person"] is None
    owner.token = ""
    assert owner.call("GET", f"/api/matches/{match}").status == 401
    state = friend.state(match)
    assert state["match"]["seats"][0]["player"] == "Ancien joueur"
    assert state["match"]["seats"][0]["gone"] is True
    assert state["number"] > before["number"]
    assert Visitor(server).sit("x").call("GET", f"/api/matches/{waiting}").status == 404
    file = server.folder / "berthier.db"
    with closing(sqlite3.connect(file, timeout=10)) as database:
        rows = database.execute("select name, email, password, skeleton from people where gone > 0")
        assert set(rows) == {("", "", "", None)}
        closed = database.execute("select status from matches where id = ?", [waiting]).fetchone()
        assert closed == ("resigned",)
    registered(server, "Dupont de l’Étang")  # the name is free
    # A guest has nothing to prove.
    guest = Visitor(server).sit("Passant")
    match = guest.open(opponent="computer")
    guest.post("/api/account/delete")


def test_a_guest_returns_by_his_link(server: Running) -> None:
    guest = Visitor(server).sit("Gourgaud")
    match = guest.open(side="french", opponent="computer")
    token = guest.post("/api/return")["return"]
    assert len(token) >= 22  # 128 bits
    elsewhere = Visitor(server)
    assert elsewhere.get(f"/api/return/{token}") == {"name": "Gourgaud"}
    assert elsewhere.get("/api/me")["person"] is None  # looking changes nothing
    elsewhere.token = elsewhere.post(f"/api/return/{token}")["token"]
    assert elsewhere.state(match)["viewer"] == "french"
    again = guest.post("/api/return")["return"]
    assert elsewhere.call("GET", f"/api/return/{token}").data["code"] == "no-return"
    assert guest.state(match)["viewer"] == "french"  # both stay signed in
    for wrong in (token, "x" * 22):
        assert Visitor(server).call("POST", f"/api/return/{wrong}").status == 404
    kept = (server.folder / "berthier.db").read_bytes() + server.log.read_bytes()
    assert again.encode() not in kept


def test_blocks(server: Running) -> None:
    owner, other = registered(server, "Lasalle"), registered(server, "Montbrun")
    guest = Visitor(server).sit("Colbert")
    match, token = open_by_link(owner)
    guest.post(f"/api/invitations/{token}")
    assert code(owner, "/api/blocks", {"name": "Nobody at all"}) == "no-such-account"
    assert code(owner, "/api/blocks", {"name": "LASALLE"}) == "block-self"
    assert code(owner, "/api/blocks", {"match": match, "seat": "french"}) == "block-self"
    assert code(owner, "/api/blocks", {"match": match, "seat": "russian"}) == "block-nobody"
    assert code(other, "/api/blocks", {"match": match, "seat": "french"}) == "no-such-match"
    owner.post("/api/blocks", {"name": "montbrun"})
    listed = owner.post("/api/blocks", {"match": match, "seat": "prussian"})
    assert {row["name"] for row in listed} == {"Montbrun", "Colbert"}
    assert other.get("/api/blocks") == []  # nobody is told
    # Who is blocked can't take a seat, and is told what anybody is whose link has expired.
    second = owner.post("/api/matches", {"title": "napoleon-1806", "opponent": "link"})
    refused = other.call("POST", f"/api/invitations/{second['invitation']}")
    assert (refused.status, refused.data["code"]) == (404, "no-invitation")
    for row in listed:
        owner.post(f"/api/blocks/{row['id']}/remove")
    assert owner.get("/api/blocks") == []
    assert other.post(f"/api/invitations/{second['invitation']}")["match"] == second["match"]
