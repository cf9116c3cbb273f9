"""Saves: a match as one JSON text, checked when it comes back; records and verification.

Labels, kinds and option texts are never reused, new fields come last with a default, so a save of
an older `rules` number loads as long as the title knows how; anything else is a migration.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from berthier.kernel import flow
from berthier.kernel.chance import Draw, Replay, commitment, keyed
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput, BadSave, KernelError
from berthier.kernel.events import Event, frozen
from berthier.kernel.flow import Board, Over
from berthier.kernel.match import BY_SEAT, Match, Moment

FORMAT = 1
_BEGINNING = b'{"sum":"'
# Title name and start -> the title with its pack.
OpenTitle = Callable[[str, dict[str, Any]], Title]


def dump_board(title: Title, b: Board) -> dict[str, Any]:
    over = None if b.over is None else [b.over.side, b.over.rule]
    return {
        **{name: getattr(b, name) for name in b.saved if name not in b.later or getattr(b, name)},
        "stack": flow.dump_frames(b.stack),
        "records": [
            [r.kind, *(getattr(r, name) for name in flow.fields(type(r)))] for r in b.records
        ],
        "strict": b.strict,
        "over": over,
    }


def load_board(title: Title, data: dict[str, Any]) -> Board:
    """A board as it was dumped. Sequences are tuples in frames and lists in records."""
    b = title.blank()
    for name in b.saved:
        if name in data:  # a field that an older save lacks keeps its default
            setattr(b, name, data[name])
    tables = b.tables
    b.stack = [tables.frames[kind](*frozen(values)) for kind, *values in data["stack"]]
    b.records = [tables.records[kind](*values) for kind, *values in data["records"]]
    b.strict = data["strict"]
    b.over = None if data["over"] is None else Over(*data["over"])
    return b


def fingerprint(title: Title, b: Board) -> str:
    """The same for the same position, in any process."""
    text = msgspec.json.encode(dump_board(title, b), order="sorted")
    return blake2b(text, digest_size=16).hexdigest()


def dump(match: Match) -> dict[str, Any]:
    return {**_dump(match), "events": [event.row() for event in match.journal.events]}


def _dump(match: Match) -> dict[str, Any]:
    """All but the events: there are hundreds of them, and a match that goes on is written again and
    again.
    """
    title = match.title
    return {
        "berthier": FORMAT,
        "title": title.title,
        "rules": title.rules,
        "pack": title.pack_hash,
        "start": match.start,
        "secret": match.secret.hex(),
        "nonces": match.nonces,
        "draws": [draw.row() for draw in match.oracle.drawn],
        "script": [[*key, words] for key, words in match.oracle.left_over().items()],
        "log": match.log,
        "known": [[viewer, known.dump()] for viewer, known in match.known.items()],
        "orders": [[*key, *value] for key, value in match.orders.items()],
        "advised": match.advised,
        **({"notes": sorted(match.notes.items())} if match.notes else {}),
        "board": dump_board(title, match.board),
        "back": [_dump_moment(title, moment) for moment in _within_reach(match)],
    }


def _within_reach(match: Match) -> list[Moment]:
    """Undo after a load goes as far back as the last draw; beyond it lies a barrier anyway."""
    return [moment for moment in match.history if moment.drawn == match.oracle.n]


def _dump_moment(title: Title, moment: Moment) -> dict[str, Any]:
    known = [[viewer, known.dump()] for viewer, known in moment.known.items()]
    board = dump_board(title, moment.board)
    places = [moment.seat, moment.drawn, moment.events, moment.log]
    notes = {"notes": sorted(moment.notes.items())} if moment.notes else {}
    return {"places": places, "known": known, "board": board, **notes}


def _load_moment(title: Title, data: dict[str, Any]) -> Moment:
    known = {viewer: title.load_knowledge(known) for viewer, known in data["known"]}
    seat, drawn, events, log = data["places"]
    board, notes = load_board(title, data["board"]), dict(data.get("notes", []))
    return Moment(seat, drawn, events, log, known, board, notes)


def encode(match: Match) -> bytes:
    """The save as text, with a sum over all of it."""
    events = [msgspec.Raw(_written(event)) for event in match.journal.events]
    body = msgspec.json.encode({**_dump(match), "events": events}, order="sorted")
    total = blake2b(body, digest_size=16).hexdigest()
    return _BEGINNING + total.encode() + b'","match":' + body + b"}\n"


def _written(event: Event) -> bytes:
    if not event.written:
        event.written = msgspec.json.encode(event.row(), order="sorted")
    return event.written


def decode(text: bytes) -> dict[str, Any]:
    """The save as data, if it is whole and unaltered."""
    try:
        outer = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        begun = text.startswith(_BEGINNING[: len(text)])
        raise BadSave("save-truncated" if begun else "not-a-save") from None
    if not isinstance(outer, dict) or set(outer) != {"sum", "match"}:
        raise BadSave("not-a-save")
    body = msgspec.json.encode(outer["match"], order="sorted")
    if blake2b(body, digest_size=16).hexdigest() != outer["sum"]:
        raise BadSave("save-altered")
    data = outer["match"]
    found = data.get("berthier") if isinstance(data, dict) else None
    if not isinstance(data, dict) or found != FORMAT:
        raise BadSave("save-other-version", found=str(found), known=str(FORMAT))
    return data


def load(text: bytes, open_title: OpenTitle) -> Match:
    """A match as it was saved."""
    data = decode(text)
    try:
        match = _rebuild(data, open_title)
    except (AttributeError, LookupError, TypeError, ValueError) as problem:
        raise BadSave("save-altered") from problem
    match.begin()
    return match


def _rebuild(data: dict[str, Any], open_title: OpenTitle) -> Match:
    title = _with_its_pack(open_title(data["title"], data["start"]), data)
    if data["rules"] > title.rules:
        raise BadSave("save-other-version", found=str(data["rules"]), known=str(title.rules))
    match = Match(title, data["start"], bytes.fromhex(data["secret"]), data["nonces"])
    match.oracle.drawn = [Draw(*row) for row in data["draws"]]
    match.oracle.n = len(match.oracle.drawn)
    match.oracle.script = {(purpose, seat): words for purpose, seat, words in data["script"]}
    match.log = data["log"]
    match.journal.events = [_load_event(title, row) for row in data["events"]]
    match.known = {viewer: title.load_knowledge(known) for viewer, known in data["known"]}
    match.orders = {(seat, window): (what, scope) for seat, window, what, scope in data["orders"]}
    match.advised = [(seat, done) for seat, done in data.get("advised", [])]
    match.notes = dict(data.get("notes", []))
    match.board = load_board(title, data["board"])
    match.history = [_load_moment(title, row) for row in data["back"]]
    return match


def _with_its_pack(title: Title, data: dict[str, Any]) -> Title:
    """The title as it was when the match began."""
    for one in (title, *title.earlier(data["start"])):
        if one.pack_hash == data["pack"]:
            return one
    raise BadSave("save-other-pack", title=data["title"])


def _load_event(title: Title, row: list[Any]) -> Event:
    name, everyone, owners, owner = row
    return Event(title.board.tables.events[name], tuple(everyone), owners, tuple(owner))


def write(path: Path, text: bytes) -> None:
    """Write a file whole or not at all."""
    part = ""
    try:
        handle, part = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
        with os.fdopen(handle, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
        part = ""
    except OSError as problem:
        raise BadInput("file-not-writable", file=str(path), reason=problem.strerror or "") from None
    finally:
        if part:
            os.unlink(part)


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except IsADirectoryError:
        raise BadSave("file-is-folder", file=str(path)) from None
    except PermissionError:
        raise BadSave("save-not-readable", file=str(path)) from None
    except (OSError, ValueError):
        raise BadSave("save-not-found", file=str(path)) from None


def record(match: Match, viewer: int) -> dict[str, Any]:
    """What a viewer may take home: before the end what it was told, afterwards everything."""
    if match.board.over is not None:
        return dump(match)
    options = match.start.get("position", match.start).get("options", {})
    start = {"scenario": "", "options": options}
    return {
        "berthier": FORMAT,
        "title": match.title.title,
        "rules": match.title.rules,
        "pack": match.title.pack_hash,
        "viewer": match.title.viewer_name(viewer),
        # Where options say which seats there are; of which scenario does not matter.
        **({} if match.title.seats == match.title.sides else {"start": start}),
        "commitment": match.commitment,
        "faces": [face.row() for face in match.faces(viewer)],
        "view": match.view(viewer),
    }


def verify(text: bytes, open_title: OpenTitle) -> dict[str, Any]:
    """Check a save against itself: every draw against the key, then the log by playing it again."""
    match = load(text, open_title)
    scripted = 0
    for n, draw in enumerate(match.oracle.drawn):
        scripted += draw.scripted
        by_key = draw.scripted or keyed(match.oracle.key, n, draw.bound) == draw.value
        if draw.n != n or not by_key:
            raise BadSave("verify-draw", draw=n)
    again = play_again(played(match), Replay(match.oracle.drawn, match.title.chance_name))
    told = [[event.row() for event in one.journal.events] for one in (match, again)]
    prints = [fingerprint(match.title, one.board) for one in (match, again)]
    if told[0] != told[1] or prints[0] != prints[1]:
        raise BadSave("verify-board")
    return {
        "commitment": commitment(match.secret),
        "draws": len(match.oracle.drawn),
        "scripted": scripted,
        "answers": sum("option" in entry for entry in match.log),
    }


class Played(NamedTuple):
    """All that a match was made of: how it began, its luck, and what was answered since."""

    title: Title
    start: dict[str, Any]
    secret: bytes
    nonces: list[str]
    log: list[dict[str, Any]]
    draws: list[Draw]


def played(match: Match) -> Played:
    """As it stands now, for reading while the match goes on."""
    start = (match.title, match.start, match.secret, match.nonces)
    return Played(*start, match.log[:], match.oracle.drawn[:])


def play_again(what: Played, replay: Replay) -> Match:
    """The same match from its log, with the draws that were made."""
    again = Match(what.title, what.start, what.secret, what.nonces)
    again.oracle = replay
    try:
        again.begin()
    except KernelError:
        raise BadSave("verify-board") from None
    play_on(again, what.log)
    return again


def play_on(again: Match, entries: list[dict[str, Any]]) -> None:
    """Some more entries of a log."""
    try:
        for entry in entries:
            seat = again.title.seat(entry["seat"])
            if "undo" in entry:
                again.undo_again(seat, entry["undo"])
            elif "note" in entry:
                again.write_note(seat, entry["note"])
            else:
                again.answer(seat, entry["option"], entry.get("by", BY_SEAT))
    except (BadInput, KernelError):
        raise BadSave("verify-board") from None
