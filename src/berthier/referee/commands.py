"""The commands of the referee, one small function each: a request in, a reply out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from berthier.games.registry import described, open_title
from berthier.kernel import flow, store
from berthier.kernel.errors import BadInput, Refused
from berthier.kernel.flow import Question, Window
from berthier.kernel.match import Match
from berthier.kernel.questions import option_texts
from berthier.referee import matches
from berthier.referee.fields import OTHERS, Fields, Request, shown
from berthier.referee.luck import check_used, parse_luck
from berthier.referee.session import Reply, Session
from berthier.rules import find_rule, rules_of

# --- beginning


def new(session: Session, request: Request) -> Reply:
    return _begin(session, request, _given(request, "scenario", "rules", "options"))


def position(session: Session, request: Request) -> Reply:
    """The position as an object of its own, or its fields right in the request."""
    if "position" in request:
        return _begin(session, request, _given(request, "position"))
    fields = {name: value for name, value in request.items() if name not in _AROUND}
    return _begin(session, request, {"position": fields})


def _given(request: Request, *names: str) -> matches.Start:
    return {name: request[name] for name in names if name in request}


def _begin(session: Session, request: Request, start: matches.Start) -> Reply:
    check_used(session.match)
    seed = str(request["seed"]) if "seed" in request else None
    nonces, luck = request.get("nonces"), request.get("luck")
    match = matches.new_match(request["title"], start, seed, nonces, luck)
    session.take_match(match, begun=False)
    return {"match": described(match)}


# --- asking and answering


def ask(session: Session, request: Request) -> Reply:
    match = session.need_match()
    seats = match.title.seats
    found = {seats[seat]: _asked(session, question) for seat, question in match.asked().items()}
    reply: Reply = {"over": _over(session, match), "questions": found}
    if match.board.over is not None:
        # The luck of the match can now be checked by anybody.
        reply |= {"secret": match.secret.hex(), "nonces": match.nonces}
    return reply


def _over(session: Session, match: Match) -> dict[str, Any] | None:
    over = match.board.over
    if over is None:
        return None
    result = match.title.names.id("side", over.side) if over.side >= 0 else None
    return {"result": result, "rule": over.rule, "text": session.speech().over(over)}


def _asked(session: Session, question: Question) -> dict[str, Any]:
    match, speech = session.need_match(), session.speech()
    board = match.board
    offered = flow.options(board, question)
    asked: dict[str, Any] = {
        "kind": question.kind,
        "rules": list(match.title.rules_of(question)),
        "prompt": speech.prompt(board, question),
        "options": option_texts(board, match.title.names, question, offered),
        "labels": [speech.label(board, question, option) for option in offered],
    }
    if isinstance(question, Window):
        asked["window"] = question.window()
    return asked


def answer(session: Session, request: Request) -> Reply:
    match = session.need_match()
    seat = match.title.seat(request["seat"])
    try:
        faces = match.answer(seat, request["option"])
    except Refused as refused:
        return session.failure(refused, _because(session, seat, request["option"]))
    return {"events": session.told(faces)}


def _because(session: Session, seat: int, option: str) -> str:
    """The rule against an answer, in full; nothing for words that mean nothing."""
    try:
        found = session.need_match().why(seat, option)
    except BadInput:
        return ""
    return "" if found.refusal is None else session.speech().refusal(found.refusal, found.spelling)


def why(session: Session, request: Request) -> Reply:
    match = session.need_match()
    about = next((request[name] for name in ("about", "option", "thing") if name in request), None)
    if about is None:
        raise BadInput("missing-field", field="about", expected="text")
    found = match.why(match.title.seat(request["seat"]), about)
    if found.refusal is None:
        return {"allowed": found.allowed}
    text = session.speech().refusal(found.refusal, found.spelling)
    refusal = {"code": found.refusal.code, "rule": found.refusal.rule or None, "text": text}
    return {"allowed": [], "refusal": refusal}


def undo(session: Session, request: Request) -> Reply:
    match = session.need_match()
    agreed = {match.title.seat(seat) for seat in request.get("consent", ())}
    match.undo(match.title.seat(request["seat"]), len(agreed) == len(match.title.seats))
    return {}


def order(session: Session, request: Request) -> Reply:
    match = session.need_match()
    seat = match.title.seat(request["seat"])
    match.order(seat, request["window"], request["order"])
    return {}


def note(session: Session, request: Request) -> Reply:
    match = session.need_match()
    match.write_note(match.title.seat(request["seat"]), request["text"])
    return {}


def luck(session: Session, request: Request) -> Reply:
    match = session.match_as_set_up()
    if not request.get("replace", False):
        check_used(match)
    match.oracle.script = parse_luck(match.title, request["draws"])
    return {}


# --- looking


def _viewer(match: Match, request: Request) -> int:
    name = request.get("viewer", request.get("seat"))
    if name is None:
        raise BadInput("missing-field", field="viewer", expected="text")
    viewers = [match.title.viewer_name(viewer) for viewer in match.viewers()]
    if name not in viewers:
        raise BadInput("unknown-seat", given=name, known=", ".join(viewers))
    return match.title.viewer(name)


def view(session: Session, request: Request) -> Reply:
    match = session.need_match()
    return {"view": match.view(_viewer(match, request))}


def journal(session: Session, request: Request) -> Reply:
    match = session.need_match()
    faces = match.faces(_viewer(match, request))
    since = request.get("since", 0)
    told = session.told(faces[since:])
    return {
        "events": [{"n": n, **event} for n, event in enumerate(told, since)],
        "next": len(faces),
    }


def rules(session: Session, request: Request) -> Reply:
    if "id" not in request:
        if "title" not in request and session.match is None:
            raise BadInput("no-match-or-title")
        title = request.get("title") or session.need_match().title.title
        return {"rules": [row._asdict() for row in rules_of(title).rows.values()]}
    book, row = find_rule(request["id"])
    rulings = [{"id": ruling, "text": book.text(ruling, session.lang)} for ruling in row.rulings]
    rule = {**row._asdict(), "text": book.text(row.id, session.lang), "rulings": rulings}
    return {"rule": rule}


# --- keeping


def save(session: Session, request: Request) -> Reply:
    text = store.encode(session.need_match())
    if "file" not in request:
        return {"save": text.decode()}
    store.write(_path(request["file"]), text)
    return {"file": request["file"]}


def _path(file: str) -> Path:
    if not file or "\0" in file:
        raise BadInput("bad-field", field="file", expected="file", found=shown(file))
    return Path(file)


def load(session: Session, request: Request) -> Reply:
    check_used(session.match)
    text = _save_text(request)
    if text is None:
        raise BadInput("missing-field", field="file", expected="file-or-save")
    session.take_match(store.load(text, open_title), begun=True)
    return {"match": described(session.need_match())}


def verify(session: Session, request: Request) -> Reply:
    text = _save_text(request)
    if text is None:
        text = store.encode(session.need_match())
    return {"verified": store.verify(text, open_title)}


def _save_text(request: Request) -> bytes | None:
    if "file" in request:
        return store.read(_path(request["file"]))
    return request["save"].encode() if "save" in request else None


def record(session: Session, request: Request) -> Reply:
    match = session.need_match()
    return {"record": store.record(match, _viewer(match, request))}


def quit_(session: Session, request: Request) -> Reply:
    session.done = True
    check_used(session.match)
    return {}


class Command(NamedTuple):
    run: Callable[[Session, Request], Reply]
    fields: Fields


_AROUND = ("do", "lang", "title", "seed", "nonces", "luck")
_BEGIN = {
    "title": "text",
    "seed": "text-or-number?",
    "nonces": "text-table?",
    "luck": "draw-table?",
}
_LEVEL = {"rules": "text?", "options": "object?"}
_VIEWER = {"viewer": "text?", "seat": "text?"}
_SAVE = {"file": "text?", "save": "text?"}

COMMANDS: dict[str, Command] = {
    "new": Command(new, {**_BEGIN, "scenario": "text?", **_LEVEL}),
    "position": Command(position, {**_BEGIN, "position": "object?", **OTHERS}),
    "ask": Command(ask, {}),
    "answer": Command(answer, {"seat": "text", "option": "text"}),
    "why": Command(why, {"seat": "text", "about": "text?", "option": "text?", "thing": "text?"}),
    "undo": Command(undo, {"seat": "text", "consent": "texts?"}),
    "order": Command(order, {"seat": "text", "window": "text", "order": "text"}),
    "note": Command(note, {"seat": "text", "text": "text"}),
    "luck": Command(luck, {"draws": "draw-table", "replace": "truth?"}),
    "view": Command(view, _VIEWER),
    "journal": Command(journal, {**_VIEWER, "since": "number?"}),
    "rules": Command(rules, {"id": "text?", "title": "text?"}),
    "save": Command(save, {"file": "text?"}),
    "load": Command(load, _SAVE),
    "verify": Command(verify, _SAVE),
    "record": Command(record, _VIEWER),
    "quit": Command(quit_, {}),
}
