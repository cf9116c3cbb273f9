"""Questions at the edge: option texts, and why something may not be chosen.

Legality is written once, in a question's checks. `why_not` runs the same checks as `options`, in
the same order; for a thing that is no candidate at all the question names one general refusal.
"""

from __future__ import annotations

import re
import unicodedata

from berthier.kernel.contract import Names
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import PASS, Board, Option, Question, Refusal, Spelling, options

OTHER_KIND = Refusal("other-kind", "")


def folded(text: str) -> str:
    """How people may type a name: case, accents and punctuation do not matter."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(re.findall(r"\w+", letters.replace("_", " ")))


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
    meant = _Meant(names, words)
    kinds: list[str] = []
    for option in question.candidates(b):
        spelling = question.spell(b, option)
        kinds += [kind for kind, _ in spelling[1] if kind not in kinds]
        text = text_of(names, spelling)
        if not meant.fits(text, spelling):
            continue
        refusal = refusal_of(b, question, option)
        if refusal is None:
            allowed.append(text)
        elif refused is None:
            refused = (refusal, spelling)
        if text == meant.text:
            return Why([text], None, None) if refusal is None else Why([], refusal, spelling)
    if allowed:
        return Why(allowed, None, None)
    if refused is not None:
        return Why([], *refused)
    return _no_candidate(question, meant, kinds)


def _no_candidate(question: Question, meant: _Meant, kinds: list[str]) -> Why:
    """About a thing of the kind asked for the question's general refusal; about another none."""
    things = meant.all_things()
    if not things:
        raise BadInput("unknown-thing", thing=meant.words)
    if kinds and not any(kind in kinds for kind, _ in things):
        # The verb of this spelling is the kinds that are asked for.
        return Why([], OTHER_KIND, (" ".join(kinds), tuple(things[:1])))
    return Why([], question.otherwise, None)


class _Meant:
    """What somebody's words may mean: an option's text, things, or a verb with things."""

    def __init__(self, names: Names, words: str) -> None:
        self.words = words
        self.text = " ".join(words.casefold().split())
        self.verb, _, self.rest = self.text.partition(" ")
        self.names = names
        self.things = names.find(words)
        self.after_verb = names.find(self.rest) if self.rest and not self.things else []

    def fits(self, text: str, spelling: Spelling) -> bool:
        verb, things = spelling
        if text == self.text or any(thing in things for thing in self.things):
            return True
        return verb == self.verb and any(thing in things for thing in self.after_verb)

    def all_things(self) -> list[tuple[str, int]]:
        if self.things or self.after_verb:
            return self.things or self.after_verb
        return [thing for word in self.rest.split() for thing in self.names.find(word)]
