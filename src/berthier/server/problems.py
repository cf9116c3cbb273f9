"""What went wrong, as problem+json in the reader's language."""

from __future__ import annotations

import logging
import os
from functools import cache
from typing import Any

import msgspec
from litestar.types import Send

from berthier.kernel.errors import BadInput, BerthierError
from berthier.words import LANGUAGES, Words
from berthier.words.plain import plainly
from berthier.words.speech import common_words, error_text

log = logging.getLogger("berthier.server")
PROBLEM = b"application/problem+json"
EXPECTATION = {"expected", "found"}  # of a body: plain words in the reader's language
_OWN = os.path.join(os.path.dirname(os.path.abspath(__file__)), "words")


class Problem(BadInput):
    """A request that can't be met; `status` is HTTP's number for it."""

    def __init__(self, status: int, code: str, **args: object) -> None:
        super().__init__(code, None, **args)
        self.status = status


class WithState(Problem):
    """Things are not as the sender thought; the reply carries the present state."""

    def __init__(self, code: str, state: dict[str, Any]) -> None:
        super().__init__(409, code)
        self.state = state


class Stale(WithState):
    """The question has moved on."""

    def __init__(self, state: dict[str, Any]) -> None:
        super().__init__("stale", state)


class FlagFell(WithState):
    """Somebody's time was up before this request came."""

    def __init__(self, state: dict[str, Any]) -> None:
        super().__init__("flag", state)


# What the referee refuses is unprocessable, what is over or not one's turn a conflict.
_STATUS = {
    "unknown-title": 404,
    "unknown-rule": 404,
    "game-over": 409,
    "no-forecast": 409,
    "not-asked": 409,
    "nothing-to-undo": 409,
    "undo-barrier": 409,
}


@cache
def server_words(lang: str) -> Words:
    return Words(lang, [_OWN], remembered=0)


def status_of(error: BerthierError) -> int:
    if isinstance(error, Problem):
        return error.status
    return _STATUS.get(error.code, 422) if isinstance(error, BadInput) else 500


def text_of(error: BerthierError, lang: str) -> str:
    if isinstance(error, Problem):
        args = dict(error.args_)
        for name in EXPECTATION & args.keys():
            args[name] = plainly(str(args[name]), lang)
        return server_words(lang).say(f"problem-{error.code}", **args)
    return error_text(common_words(lang), error)


def as_problem(error: BerthierError, lang: str) -> dict[str, Any]:
    found: dict[str, Any] = {
        "type": f"about:blank#{error.code}",
        "title": server_words(lang).say("problem"),
        "status": status_of(error),
        "code": error.code,
        "detail": text_of(error, lang),
        "rule": error.rule,
    }
    if isinstance(error, WithState):
        found["state"] = error.state
    return found


def chosen_language(given: str | None, accepted: str | None) -> str:
    """What was asked for, else the first of the browser's languages that we speak."""
    if given in LANGUAGES:
        return str(given)
    for part in (accepted or "").split(","):
        language = part.split(";")[0].strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


def fault(error: Exception) -> Problem:
    """An error of ours: a plain notice for people, the place for us; nothing that was sent."""
    log.error("%s failed: %s", type(error).__name__, _place(error))
    return Problem(500, "error")


def _place(error: Exception) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "?" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


async def send_problem(error: BerthierError, lang: str, send: Send) -> None:
    """For who has no framework to reply by."""
    problem = as_problem(error, lang)
    await send_reply(problem["status"], PROBLEM, msgspec.json.encode(problem), send)


async def send_reply(status: int, media_type: bytes, body: bytes, send: Send) -> None:
    headers = [(b"content-type", media_type), (b"content-length", b"%d" % len(body))]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    end: Any = {"type": "http.response.body", "body": body}
    await send(end)
