"""The referee protocol: one JSON object per line in, one per line out (docs/referee.md)."""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from berthier.kernel.errors import BadInput, BerthierError, KernelError
from berthier.referee.commands import COMMANDS
from berthier.referee.fields import Request, check_fields, shown
from berthier.referee.luck import check_used
from berthier.referee.session import Reply, Session
from berthier.words import words

LIMIT = 1_000_000  # bytes of one request


def serve(source: BinaryIO, sink: BinaryIO, lang: str) -> int:
    """Answer requests until `quit` or the end of input; returns the exit code."""
    session = Session(lang)
    reply: Reply = {"ok": True}
    while not session.done:
        line = source.readline(LIMIT + 1)
        if not line:
            return _end(session, sink)
        if line.isspace():
            continue
        reply = handle(session, _rest(source, line))
        _write(sink, reply)
    return 0 if reply["ok"] else 1


def _rest(source: BinaryIO, line: bytes) -> bytes:
    """Skip what is left of a line that is too long; its length then tells."""
    part = line
    while len(part) > LIMIT and not part.endswith(b"\n"):
        part = source.readline(LIMIT + 1)
    return line


def _end(session: Session, sink: BinaryIO) -> int:
    """The input ended without `quit`."""
    try:
        check_used(session.match)
    except BadInput as error:
        _write(sink, session.failure(error))
        return 1
    return 0


def _write(sink: BinaryIO, reply: Reply) -> None:
    sink.write(msgspec.json.encode(reply) + b"\n")
    sink.flush()


def handle(session: Session, line: bytes) -> Reply:
    """One request, one reply; whatever goes wrong, the match is as it was."""
    try:
        request = _decode(line)
        _speak(session, request)
        name = request.get("do")
        if name is None:
            raise BadInput("missing-field", field="do", expected="text")
        if not isinstance(name, str) or name not in COMMANDS:
            given = name if isinstance(name, str) else shown(name)
            raise BadInput("unknown-command", given=given, known=", ".join(COMMANDS))
        command = COMMANDS[name]
        check_fields(request, command.fields)
        return {"ok": True, **command.run(session, request)}
    except BerthierError as error:
        if isinstance(error, KernelError):
            _note(error)
        return session.failure(error)
    except Exception as problem:  # a bug of ours: the conversation goes on
        _note(problem)
        return session.failure(KernelError("engine"))


def _decode(line: bytes) -> Request:
    if len(line) > LIMIT:
        raise BadInput("request-too-long", limit=LIMIT)
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("bad-json", detail=str(error)) from None
    if not isinstance(request, dict):
        raise BadInput("bad-json", detail=shown(request))
    return request


def _speak(session: Session, request: Request) -> None:
    """`lang` on any request holds until it is changed."""
    lang = request.get("lang", session.lang)
    if not isinstance(lang, str):
        raise BadInput("bad-field", field="lang", expected="text", found=shown(lang))
    words(lang)
    session.lang = lang


def _note(problem: Exception) -> None:
    """One line for developers; the other side of the pipe gets a plain notice."""
    cause = problem.__cause__ or problem
    print(f"berthier: {type(cause).__name__}: {cause}", file=sys.stderr)
