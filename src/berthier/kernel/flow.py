"""Procedures and frames: how a game moves on from one printed paragraph to the next.

A *paragraph* is a function `(board) -> Flow`. A *procedure* is a table of labelled paragraphs in
the book's order. The board carries a stack of frames, all plain data; `advance` runs them until
somebody is asked or the game is over.
"""

from __future__ import annotations

from berthier.kernel.errors import KernelError
from berthier.kernel.frames import (
    PASS,
    STOP,
    Board,
    Call,
    Check,
    Effect,
    Flow,
    Frame,
    Jump,
    Leave,
    Option,
    Over,
    Paragraph,
    Procedure,
    Question,
    Record,
    Refusal,
    Spelling,
    Tables,
    Together,
    Window,
    dump_frames,
    fields,
)

__all__ = [
    "PASS",
    "STOP",
    "Board",
    "Call",
    "Check",
    "Effect",
    "Flow",
    "Frame",
    "Jump",
    "Leave",
    "Option",
    "Over",
    "Paragraph",
    "Procedure",
    "Question",
    "Record",
    "Refusal",
    "Spelling",
    "Tables",
    "Together",
    "Window",
    "advance",
    "answer",
    "asked",
    "dump_frames",
    "enter",
    "fields",
    "options",
    "push",
]


FLOW_ONLY = (Jump, Leave, Over)


def push(b: Board, flow: Flow) -> None:
    """Put what a paragraph, effect or answer returned onto the stack."""
    if flow is None:
        return
    if isinstance(flow, list):
        b.stack.extend(flow[::-1])
    elif isinstance(flow, Question) or not isinstance(flow, FLOW_ONLY):  # mostly questions
        b.stack.append(flow)
    elif isinstance(flow, Jump):
        # Loops jump: a Call from the last paragraph would pile up "end" frames.
        while type(top := b.stack.pop()) is not Call:
            pass
        b.stack.append(Call(top.procedure, flow.label))
    elif isinstance(flow, Leave):
        _unwind(b, flow.procedure)
    elif isinstance(flow, Over):
        b.stack.clear()
        b.records.clear()
        b.over = flow


def _unwind(b: Board, procedure: str) -> None:
    while b.stack:
        top = b.stack.pop()
        if type(top) is Call:
            if b.tables.owners[top.procedure] is not None:
                b.records.pop()
            if top.procedure == procedure:
                return
    raise KernelError("leave-from-outside", procedure=procedure)


def enter(b: Board, record: Record, procedure: str, label: str) -> Call:
    """Begin a procedure that has locals: its record goes onto the board with its Call.

    The record is there at once, so return the Call alone or first in a list, and never two: what
    must come later or several times is an Effect whose `run` enters.
    """
    b.records.append(record)
    return Call(procedure, label)


def options(b: Board, question: Question) -> list[Option]:
    """The candidates that no check refuses."""
    checks = question.checks
    candidates = question.candidates(b)
    found: list[Option] = []
    if question.may_pass:
        if len(candidates) == 1:
            return candidates  # most windows: nothing to play
        found.append(candidates[0])
        candidates = candidates[1:]  # not popped: the list may be the board's
    elif len(checks) == 1:  # the questions asked most have one
        check = checks[0]
        return [c for c in candidates if check(b, question, c) is None]
    for candidate in candidates:
        for check in checks:
            if check(b, question, candidate) is not None:
                break
        else:
            found.append(candidate)
    return found


def advance(b: Board) -> None:
    """Run frames until a question stands on top of the stack, or the game is over."""
    stack = b.stack
    steps = b.tables.steps
    while stack:
        top = stack[-1]
        if type(top) is Call:
            if top.label == "end":
                stack.pop()
                if b.tables.owners[top.procedure] is not None:
                    b.records.pop()
            else:
                paragraph, after = steps[top.procedure][top.label]
                stack[-1] = after
                flow = paragraph(b)
                if flow is not None:
                    push(b, flow)
        elif isinstance(top, Question):
            if not _take_forced(b, top):
                return
        elif isinstance(top, Effect):
            stack.pop()
            push(b, top.run(b))
        elif isinstance(top, Together):
            waiting = top.pending(b)
            if waiting:
                b.offered = options(b, waiting[0])
                return
            stack.pop()
            push(b, top.settle(b))
        else:
            raise KernelError("no-frame", frame=type(top).__name__)
    b.offered = []


def _take_forced(b: Board, question: Question) -> bool:
    """A question without a choice answers itself; True if it did."""
    b.offered = offered = options(b, question)
    if not offered:
        b.stack.pop()
        push(b, question.blocked(b))
        return True
    if len(offered) == 1 and not (b.strict and question.guarded):
        b.stack.pop()
        flow = question.take(b, offered[0])
        if flow is not None:
            push(b, flow)
        return True
    return False


def open_window(b: Board, window: Window) -> Flow:
    """Open a window; a brisk match does not even put one on the stack that nobody can use."""
    return window if b.strict or len(window.candidates(b)) > 1 else None


def asked(b: Board) -> list[Question]:
    """The questions that stand now: one, or one per seat that a Together still waits for."""
    if not b.stack:
        return []
    top = b.stack[-1]
    if isinstance(top, Question):
        return [top]
    return top.pending(b) if isinstance(top, Together) else []


def answer(b: Board, question: Question, option: Option) -> None:
    """Take an option that was offered, and run on."""
    if isinstance(b.stack[-1], Together):
        if question.take(b, option) is not None:
            raise KernelError("together-flow", question=question.kind)
    else:
        b.stack.pop()
        push(b, question.take(b, option))
    advance(b)
