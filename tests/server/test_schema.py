"""The published description of the API, and schemathesis at every address of it."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok

from tests.server.running import Running, Visitor

# What a request may be answered with; a 5xx never.
CHECKS: list[Any] = [schemathesis.checks.not_a_server_error]
READ_ONLY = ("/stream",)  # answers for as long as one listens


def test_the_description_has_every_address(visitor: Visitor) -> None:
    schema = visitor.get("/api/schema/openapi.json")
    paths = schema["paths"]
    assert "/api/matches/{match}/answer" in paths
    assert all("summary" in method for path in paths.values() for method in path.values())
    body = paths["/api/matches"]["post"]["requestBody"]
    assert body["content"]["application/json"]["schema"]
    assert schema["components"]["schemas"]["NewMatch"]["examples"]


def test_nothing_breaks_the_server(server: Running, visitor: Visitor) -> None:
    schema = schemathesis.openapi.from_dict(visitor.get("/api/schema/openapi.json"))
    schema.config.update(base_url=server.origin)
    headers = {
        "Origin": server.origin,
        "X-Berthier-Token": visitor.token,
        "Cookie": f"berthier={visitor.cookies['berthier']}",
    }
    tried = 0

    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def try_one(case: Any) -> None:
        nonlocal tried
        tried += 1
        case.call_and_validate(headers=headers, checks=CHECKS, timeout=20)

    for result in schema.get_all_operations():
        assert isinstance(result, Ok), result
        operation = result.ok()
        if not operation.path.endswith(READ_ONLY):
            given(case=operation.as_strategy())(try_one)()
    assert tried > 100
    assert visitor.get("/health")["status"] == "ok"
