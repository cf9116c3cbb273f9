"""The page of whoever runs a server: by a key of `berthier admin page`, for a day."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from berthier.server.hosting import new_link
from berthier.server.schema import host_keys
from tests.server.inside import Inside, two

HOME = "https://berthier.example"
DAY = 24 * 3600


def test_a_key_opens_it_for_a_day(tmp_path: Path) -> None:
    server = Inside(tmp_path / "data", public_url=HOME)
    _, seats = two(server)
    visitor = seats["french"]
    address, _, key = new_link(server.settings).partition("#")
    assert address == f"{HOME}/host"
    shown = visitor.call("POST", "/api/host", {"key": key})
    assert shown.status == 200
    assert shown.data["mail"][0].startswith("This server sends no mail")
    assert shown.data["matches"] == {"playing": 1}
    assert (shown.data["people"], shown.data["registered"], shown.data["stopped"]) == (2, 0, [])
    for wrong in ("", key[:-1], key + "0"):
        refused = visitor.call("POST", "/api/host", {"key": wrong})
        assert (refused.status, refused.data["code"]) == (403, "no-host-key")
    older = update(host_keys).values(created=host_keys.c.created - DAY)
    server.do(lambda c: c.execute(older))
    assert visitor.call("POST", "/api/host", {"key": key}).status == 403
    server.stop()
