"""The gate: hosts, origins, tokens, cookies, sizes, rates, headers, what is logged."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from berthier.server.settings import Settings, own_addresses
from tests.server.running import BERTHIER, Running, Visitor, texts


def test_only_our_host_names(server: Running) -> None:
    visitor = Visitor(server)
    assert visitor.call("GET", "/health", headers={"Host": "evil.example"}).status == 421
    assert (
        visitor.call("GET", "/health", headers={"Host": f"localhost:{server.port}"}).status == 200
    )


@pytest.mark.parametrize("origin", ["http://evil.example", "null", ""])
def test_only_our_pages_change_anything(visitor: Visitor, origin: str) -> None:
    body = {"title": "napoleon-1806"}
    reply = visitor.call("POST", "/api/matches", body, headers={"Origin": origin})
    assert (reply.status, reply.data["code"]) == (403, "bad-origin")
    assert visitor.get("/api/matches") == []


@pytest.mark.parametrize("token", ["", "0" * 32, "ü"])
def test_a_change_needs_the_token(visitor: Visitor, token: str) -> None:
    headers = {"X-Berthier-Token": token}
    reply = visitor.call("POST", "/api/matches", {"title": "napoleon-1806"}, headers=headers)
    assert (reply.status, reply.data["code"]) == (403, "bad-token")
    assert visitor.get("/api/matches") == []


def test_the_cookie_of_a_session_that_is_over_locks_nobody_out(server: Running) -> None:
    visitor = Visitor(server)
    visitor.cookies["berthier"] = "from-another-server"
    reply = visitor.call("GET", "/api/me")
    assert reply.data["person"] is None
    visitor.token = reply.data["token"]
    assert visitor.call("POST", "/api/guest", {"name": "Ney", "lang": "fr"}).status == 200
    assert visitor.cookies["berthier"] != "from-another-server"


def test_cookies(server: Running) -> None:
    reply = Visitor(server).call("POST", "/api/guest", {"name": "Ney", "lang": "fr"})
    cookie = reply.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # plain http on this machine only


def test_cookies_are_secure_behind_tls(folder: Path) -> None:
    running = Running(folder, BERTHIER_PUBLIC_URL="https://berthier.example")
    visitor = Visitor(running)
    headers = {"Host": "berthier.example", "Origin": "https://berthier.example"}
    reply = visitor.call("POST", "/api/guest", {"name": "Ney", "lang": "fr"}, headers=headers)
    assert "secure" in reply.headers["set-cookie"].lower()
    assert "strict-transport-security" in reply.headers
    assert running.stop() == 0


def test_headers_of_every_reply(visitor: Visitor) -> None:
    for path in ("/health", "/api/me", "/api/nothing", "/"):
        headers = visitor.call("GET", path).headers
        assert headers["content-security-policy"].startswith("default-src 'self'")
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (b'{"name": "' + b"x" * 70_000 + b'"}', 413),
        (b"{", 400),
        (b"[]", 400),
        (b'{"name": 5}', 400),
        (b"\xff\xfe", 400),
        (b"", 400),
        (b"[" * 60_000, 400),
        (b'{"name": "Ney", "lang": ' + b"[" * 60_000, 400),
        (b'{"name": "Ney", "lang": "de"}', 400),
    ],
)
def test_bodies_that_will_not_do(server: Running, raw: bytes, status: int) -> None:
    reply = Visitor(server).call("POST", "/api/guest", raw=raw)
    assert reply.status == status
    assert reply.data["detail"]
    assert "set-cookie" not in reply.headers


def test_a_body_without_a_length_is_limited_too(server: Running) -> None:
    visitor = Visitor(server)
    chunk = b"8000\r\n" + b"x" * 0x8000 + b"\r\n"
    headers = {"Transfer-Encoding": "chunked"}
    reply = visitor.call("POST", "/api/guest", raw=chunk * 4 + b"0\r\n\r\n", headers=headers)
    assert reply.status == 413


def test_rates_are_limited(folder: Path) -> None:
    running = Running(folder)
    codes = [
        Visitor(running).call("POST", "/api/guest", {"name": "Ney", "lang": "fr"}).status
        for _ in range(40)
    ]
    assert codes[:20] == [200] * 20
    assert 429 in codes
    assert running.stop() == 0


def test_the_log_tells_nothing(server: Running, visitor: Visitor) -> None:
    match = visitor.open(side="french", opponent="computer")
    state = visitor.until_asked(match)
    option = texts(state)[-1]
    visitor.answer(match, state, option)
    log = server.log.read_text()
    assert "/api/matches/{match" in log
    for secret in (option, match, visitor.token, visitor.cookies["berthier"]):
        assert secret not in log


def test_an_open_server_warns(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [BERTHIER, "serve", "--host", "0.0.0.0", "--port", "0", "--lang", "en"],
        env={"BERTHIER_DATA": str(tmp_path), "PATH": "/usr/bin:/bin"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stderr is not None
    assert "without TLS" in process.stderr.readline()
    process.terminate()
    process.communicate(timeout=20)


def test_the_next_free_port(folder: Path, server: Running) -> None:
    process = subprocess.Popen(
        [BERTHIER, "serve", "--port", str(server.port), "--lang", "en"],
        env={"BERTHIER_DATA": str(folder), "PATH": "/usr/bin:/bin"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "http://127.0.0.1:" in line
    assert f":{server.port}/" not in line
    process.terminate()
    process.communicate(timeout=20)


def test_unreadable_settings_are_explained(folder: Path) -> None:
    done = subprocess.run(
        [BERTHIER, "serve", "--lang", "en"],
        env={"BERTHIER_DATA": str(folder), "BERTHIER_PORT": "eighteen", "PATH": "/usr/bin"},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 2
    assert "BERTHIER_PORT" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_server_for_the_network_answers_to_its_own_addresses() -> None:
    everywhere, here = Settings(host="0.0.0.0").hosts(), Settings().hosts()
    assert any(own_address + ":1806" in everywhere for own_address in own_addresses())
    assert everywhere - {"0.0.0.0:1806"} > here
    assert "evil.example:1806" not in everywhere


def test_ipv6_hosts_are_named_as_browsers_name_them() -> None:
    assert "[::1]:1806" in Settings(host="::1").hosts()
