"""The way of an answer past the framework.

While people play, most of what they send is answers, and at a shared screen handings over. The
framework takes as long to find out what such a request holds as HTTP does for all the rest. What is
as usual is read here. Whatever is not, down to a body that can't be read, goes on to the framework
as it came, which knows all that may be wrong with a request.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar
from litestar.types import Receive, Send

from berthier.kernel.errors import BerthierError
from berthier.server import wire
from berthier.server.at_table import Job, answering, handing_over, run_job
from berthier.server.gate import Scope
from berthier.server.house import House
from berthier.server.problems import Problem, chosen_language, fault, send_problem, send_reply

PATH = re.compile("/api/matches/([0-9a-f]+)/(answer|hand-over)")
LANGUAGES = {b"": None, b"lang=fr": "fr", b"lang=en": "en"}
JSON = b"application/json"


class Reader(NamedTuple):
    """How a body is read, and what is to be done then."""

    decode: Callable[[bytes], Any]
    job: Callable[[Any], Job]


READERS = {
    "answer": Reader(msgspec.json.Decoder(wire.Answer).decode, answering),
    "hand-over": Reader(msgspec.json.Decoder(wire.HandOver).decode, handing_over),
}


class Shortcut:
    """The ASGI application around the framework's; the gate has been passed."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = None
        if scope["type"] == "http" and scope["method"] == "POST":
            found = PATH.fullmatch(scope["path"])
        if found is None or scope["query_string"] not in LANGUAGES:
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if headers.get(b"content-type") != JSON or b"content-length" not in headers:
            await self.app(scope, receive, send)
            return
        message = await receive()
        reader = READERS[found[2]]
        try:
            data = reader.decode(_whole(message))
        except (msgspec.MsgspecError, RecursionError):
            await self.app(scope, _again(message, receive), send)
            return
        scope["path_template"] = f"/api/matches/{{match}}/{found[2]}"
        accepted = headers.get(b"accept-language", b"").decode("latin-1")
        lang = chosen_language(LANGUAGES[scope["query_string"]], accepted)
        try:
            text = await self._do(scope, found[1], lang, reader.job(data))
        except Exception as error:
            problem = error if isinstance(error, BerthierError) else fault(error)
            await send_problem(problem, lang, send)
        else:
            await send_reply(200, JSON, text, send)

    async def _do(self, scope: Scope, match: str, lang: str, job: Job) -> bytes:
        house: House = self.app.state.house
        person = await house.person(scope["token"])
        if person is None:
            raise Problem(401, "sign-in")
        return await run_job(house, match, person, lang, scope["received"], job)


def _whole(message: Any) -> bytes:
    """The body, if it came in one piece; otherwise nothing that could be read."""
    if message["type"] != "http.request" or message.get("more_body"):
        return b""
    body: bytes = message["body"]
    return body


def _again(message: Any, receive: Receive) -> Receive:
    """As it came: what was taken of it first, then the rest."""
    waiting = [message]

    async def next_() -> Any:
        return waiting.pop() if waiting else await receive()

    return next_
