"""What is checked before any request is looked at, and what every reply carries."""

from __future__ import annotations

import hmac
import logging
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Send

from berthier.server.door import Door
from berthier.server.people import csrf_of
from berthier.server.problems import Problem, chosen_language, send_problem
from berthier.server.settings import Settings

COOKIE = "berthier"
LIMIT = 64 * 1024
RECORD_LIMIT = 1024 * 1024  # of a record that somebody brings along
Scope = Any  # as ASGI has it: HTTP requests have a method, the rest does not
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
# Requests a minute from one address: changing, and looking.
RATES = {"change": 600, "look": 3000, "guest": 30, "forecast": 30, "hint": 20, "record": 12}

log = logging.getLogger("berthier.server")


class Rates:
    """A bucket for each address and kind that fills with time."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, address: str, kind: str) -> bool:
        most = RATES[kind]
        left, at = self.buckets.get((address, kind), (float(most), time.monotonic()))
        moment = time.monotonic()
        left = min(most, left + (moment - at) * most / 60)
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        self.buckets[address, kind] = (max(0.0, left - 1), moment)
        return left >= 1


class Gate:
    """The ASGI application around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, door: Door) -> None:
        self.app = app
        self.settings = settings
        self.hosts, self.origins = settings.hosts(), settings.origins()
        self.door = door
        self.rates = Rates()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = time.monotonic()
        status = 0

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self._headers(scope)]
            await send(message)

        visit, receive = self.door.enter(scope, receive)
        try:
            problem = self._refusal(scope)
            if problem is not None:
                await self._refuse(problem, scope, send_on)
            else:
                await self.app(scope, receive, send_on)
        finally:
            self.door.leave(visit)
            # Never the path itself: it may hold an invitation's token.
            route = scope.get("path_template") or ("/api/…" if is_api(scope) else "page")
            took = (time.monotonic() - begun) * 1000
            log.info("%s %s %s %.0f ms", scope["method"], route, status, took)

    def _headers(self, scope: Scope) -> list[tuple[bytes, bytes]]:
        found = [*HEADERS]
        if is_api(scope):
            found.append((b"cache-control", b"no-store"))
        if self.settings.behind_tls:
            found.append((b"strict-transport-security", b"max-age=31536000"))
        return found

    def _refusal(self, scope: Scope) -> Problem | None:
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        scope["token"] = token_of(headers.get("cookie", ""))
        if headers.get("host", "") not in self.hosts:
            return Problem(421, "bad-host")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > limit_of(scope):
            return Problem(413, too_large(scope))
        changing = scope["method"] not in SAFE
        if self.settings.limits and is_api(scope):
            client = scope.get("client")
            address = client[0] if client else ""
            kind = "change" if changing else "look"
            if changing and scope["path"] == "/api/guest":
                kind = "guest"
            if scope["path"].endswith("/forecast"):
                kind = "forecast"  # each takes a second of somebody's processor
            if scope["path"].endswith("/hint"):
                kind = "hint"  # two seconds
            if changing and scope["path"] == "/api/records":
                kind = "record"  # the engine plays it again
            if not self.rates.allows(address, kind):
                return Problem(429, "too-many")
        return self._foreign(headers, scope["token"]) if changing else None

    def _foreign(self, headers: dict[str, str], token: str) -> Problem | None:
        """A change must come from a page of ours, and say so in two ways."""
        if headers.get("origin") not in self.origins:
            return Problem(403, "bad-origin")
        given = headers.get("x-berthier-token", "")
        if token and not hmac.compare_digest(csrf_of(token).encode(), given.encode()):
            return Problem(403, "bad-token")
        return None

    async def _refuse(self, problem: Problem, scope: Scope, send: Send) -> None:
        headers: dict[bytes, bytes] = dict(scope["headers"])
        lang = chosen_language(None, headers.get(b"accept-language", b"").decode("latin-1"))
        await send_problem(problem, lang, send)


def limit_of(scope: Scope) -> int:
    return RECORD_LIMIT if scope["path"] == "/api/records" else LIMIT


def too_large(scope: Scope) -> str:
    return "too-large" if limit_of(scope) == LIMIT else "record-too-large"


def is_api(scope: Scope) -> bool:
    return str(scope["path"]).startswith("/api/")


def token_of(header: str) -> str:
    """The token of our cookie, or nothing. It is read here alone, so that who somebody is can't be
    taken from another cookie than the one whose owner a change was checked against.
    """
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
