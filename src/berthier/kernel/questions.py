"""Questions at the edge: option texts, and why something may not be chosen.

Legality is written once, in a question's checks. `why_not` runs the same checks as `options`, in
the same order; for a thing that is no candidate at all the question names one general refusal.
"""

from __future__ import annotations

from berthier.kernel.contract import Names
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import PASS, Board, Option, Question, Refusal, Spelling, options


def text_of(names: Names, spelling: Spelling) -> str:
    """The one stable text form of an option: `move jena`, `play tirailleurs/3`, `pass`."""
    verb, things = spelling
    return " ".join([verb, *(names.id(kind, value) for kind, value in things)])


def option_texts(b: Board, names: Names, question: Question, found: list[Option]) -> list[str]:
    return [text_of(names, question.spell(b, option)) for option in found]


def find_option(b: Board, names: Names, question: Question, text: str) -> Option | None:
    """The offered option with this text, or None. (Options are ints, so 0 is an option.)"""
    for option in options(b, question):
        if text_of(names, question.spell(b, option)) == text:
            return option
    return None


class Why:
    """The answer to "why not?": allowed option texts, or a refusal about a thing."""

    __slots__ = ("allowed", "refusal", "spelling")

    def __init__(
        self, allowed: list[str], refusal: Refusal | None, spelling: Spelling | None
    ) -> None:
        self.allowed = allowed
        self.refusal = refusal
        self.spelling = spelling


def refusal_of(b: Board, question: Question, option: Option) -> Refusal | None:
    """The first objection to a candidate; None: it is offered."""
    if question.may_pass and option == PASS:
        return None
    for check in question.checks:
        refusal = check(b, question, option)
        if refusal is not None:
            return refusal
    return None


def why(b: Board, names: Names, question: Question, words: str) -> Why:
    """Why `words` (an option's text, or the name of anything on the board) may not be chosen."""
    allowed: list[str] = []
    refused: tuple[Refusal, Spelling] | None = None
    things = names.find(words)
    for option in question.candidates(b):
        spelling = question.spell(b, option)
        text = text_of(names, spelling)
        if text != words and not any(thing in spelling[1] for thing in things):
            continue
        refusal = refusal_of(b, question, option)
        if refusal is None:
            allowed.append(text)
        elif refused is None:
            refused = (refusal, spelling)
        if text == words:
            break
    if words in allowed:
        return Why([words], None, None)
    if allowed:
        return Why(allowed, None, None)
    if refused is not None:
        return Why([], *refused)
    if not things and not any(names.find(word) for word in words.split()[1:]):
        raise BadInput("unknown-thing", thing=words)
    return Why([], question.otherwise, None)
