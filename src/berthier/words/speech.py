"""Faces, questions, refusals and errors as sentences in the reader's language.

A game's messages lie in a folder `words` beside the module of its names. Every message gets the
facts by their names: `$zone` is what the reader calls it, `$zone-id` its stable id; of a list,
`$pieces` is the joined names and `$pieces-count` how many; of a rule, `$rule` is its ID and
`$rule-why` a few words for it.
"""

from __future__ import annotations

import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, cast

from berthier.kernel import flow
from berthier.kernel.contract import Names
from berthier.kernel.errors import BadInput, BerthierError
from berthier.kernel.events import Face
from berthier.kernel.flow import Board, Option, Over, Question, Refusal, Spelling, Window
from berthier.kernel.questions import OTHER_KIND
from berthier.words import REMEMBERED, Words
from berthier.words.plain import plainly

_SHARED = os.path.dirname(os.path.abspath(__file__))
_PHRASES = os.path.join(_SHARED, "phrases")
_ELISION = re.compile(r"\b([Dd]|[Qq]u)e (?=[AÀÂEÉÈÊIÎOÔUÛ])")
_MINUS = re.compile(r"(?<![^\s(])-(?=\d)")  # of a number, not of an id
ARMS = ("infantry", "cavalry")
PLACES = ("box", "zone")  # kinds of things that may be named twice in one list


@cache
def words_of(names_module: str, lang: str) -> Words:
    """The shared messages and those of one game. Games may use the same message ids."""
    file = sys.modules[names_module].__file__
    folder = os.path.join(os.path.dirname(os.path.abspath(file or "")), "words")
    own = [folder] if os.path.isdir(folder) else []
    return Words(lang, [_SHARED, _PHRASES, *own])


@cache
def common_words(lang: str) -> Words:
    """The messages that need no game. Errors quote what was sent."""
    return Words(lang, [_SHARED, _PHRASES], remembered=0)


def error_text(words: Words, error: BerthierError) -> str:
    """An error for readers; a bug of ours is only a plain notice."""
    message = f"error-{error.code}"
    if not isinstance(error, BadInput) or not words.has(message):
        return words.say("error-match-frozen")
    args = dict(error.args_)
    expected = args.get("expected")
    if isinstance(expected, str) and words.has(f"expected-{expected}"):
        args["expected"] = words.say(f"expected-{expected}")
    elif error.code in ("bad-pack", "bad-position"):
        for name in ("path", "expected", "found"):
            args[name] = plainly(str(args[name]), words.language)
    # What a program wrote as its errors is quoted below the sentence.
    return words.say(message, **args) + str(args.get("stderr", ""))


def _printed(words: Words, variant: str, message_id: str, /, **args: object) -> str:
    """A message as it is printed; a title may word one of its game anew."""
    own = f"{message_id}-{variant}"
    text = words.say(own if variant and words.has(own) else message_id, **args)
    text = _MINUS.sub("−", text)
    return _ELISION.sub(r"\1’", text) if words.language == "fr" else text


# By type, as 1 is not True.
_said = lru_cache(REMEMBERED, typed=True)(_printed)


class Speech:
    """All that is said about one game, in one language."""

    def __init__(self, names: Names, lang: str) -> None:
        self.names = names
        self.lang = lang
        self.words = words_of(type(names).__module__, lang)
        # Titles that share their game's code renumber its rules and word some messages anew.
        self.cites = getattr(names, "cite", None)
        self.variant = getattr(names, "variant", "")

    def cite(self, rule: str) -> str:
        """The number that readers of this title find a rule under."""
        found: str = self.cites(rule) if self.cites else rule
        return found

    # --- what happened

    def face_plain(self, face: Face) -> dict[str, Any]:
        """A face as kind and facts with stable ids, for programs."""
        plain: dict[str, Any] = {"kind": face.kind.name}
        for (name, kind), value in zip(face.fields(), face.facts, strict=True):
            if kind.endswith("*"):
                plain[name] = [self._plain(kind[:-1], item) for item in value]
            else:
                plain[name] = self._plain(kind, value)
        return plain

    def sentence(self, face: Face) -> str:
        """A face as one sentence of the journal."""
        message = f"event-{face.kind.name}"
        if face.own and self.words.has(f"{message}-own"):
            message += "-own"
        args: dict[str, object] = {}
        for (name, kind), value in zip(face.fields(), face.facts, strict=True):
            args |= self._arguments(name, kind, value)
        return self.say(message, **args)

    def recap(self, faces: Sequence[Face], n: int) -> str:
        """The turn that this face ends in one line, where a title sums its turns up."""
        found = getattr(self.names, "recap", None)
        facts = found(faces, n) if found else None
        return self.say("recap", **facts) if facts else ""

    # --- what is asked

    def prompt(self, board: Board, question: Question) -> str:
        """What a seat is asked; the question's own numbers (all public) may be told."""
        fields = {name: getattr(question, name) for name in flow.fields(type(question))}
        args: dict[str, object] = {
            name: value for name, value in fields.items() if isinstance(value, int)
        }
        if "army" in args:
            args["army"] = self._name("army", fields["army"])
        if isinstance(question, Window):
            args["window"] = question.window()
        if facts := getattr(self.names, "facts", None):
            for name, fact in facts(board, question).items():
                args |= self._fact(name, fact)
        return self.say(f"prompt-{question.kind}", **args)

    def _fact(self, name: str, fact: object) -> dict[str, object]:
        """A fact of a prompt: as it is, by its type and value, or as a list of remarks."""
        if isinstance(fact, tuple):
            return self._arguments(name, *fact)
        return {name: self.remarks(fact) if isinstance(fact, list) else fact}

    def label(
        self, board: Board, question: Question, option: Option, spelling: Spelling | None = None
    ) -> str:
        """An option for readers, with what the board shows about it. `spelling`: if it is known."""
        label = self.spelt_label(question.kind, spelling or question.spell(board, option))
        remarks = getattr(self.names, "remarks", None)
        found = self.remarks(remarks(board, question, option)) if remarks else ""
        return self.say("label-remarks", label=label, remarks=found) if found else label

    def remarks(self, remarks: Sequence[tuple[str, Sequence[tuple[str, str, Any]]]]) -> str:
        """Messages, each with its facts by name, type and value, as events have them."""
        found = []
        for message, facts in remarks:
            args: dict[str, object] = {}
            for name, kind, value in facts:
                args |= self._arguments(name, kind, value)
            found.append(self.say(message, **args))
        return self.listed(found)

    def bare_label(self, board: Board, question: Question, option: Option) -> str:
        """An option by its name."""
        return self.spelt_label(question.kind, question.spell(board, option))

    def spelt_label(self, kind: str, spelling: Spelling) -> str:
        """The same from how it is spelt; a kind of question may word a verb in its own way."""
        return _label(cast(Any, self.names), self.lang, kind, *spelling)

    def refusal(self, refusal: Refusal, spelling: Spelling | None) -> str:
        """Why something may not be chosen, and the rule in full."""
        text = self.short_refusal(refusal, spelling)
        if not refusal.rule:
            return text
        rule = self.rule_text(refusal.rule)
        return self.say("refusal-rule", why=text, rule=self.cite(refusal.rule), text=rule)

    def short_refusal(self, refusal: Refusal, spelling: Spelling | None) -> str:
        """Why something may not be chosen; the rule's text is for whoever asks for it."""
        if refusal is OTHER_KIND and spelling is not None:
            return self._other_kind(spelling)
        text = self.say(f"refusal-{refusal.code}")
        if spelling is None or not spelling[1]:
            return text
        things = [self._name(kind, value) for kind, value in spelling[1]]
        return self.say("refusal-about", things=self.joined(things), why=text)

    def _other_kind(self, spelling: Spelling) -> str:
        """A thing was meant that this question does not ask for."""
        asked, things = spelling
        kinds = [self._kind(kind) for kind in asked.split()]
        either = kinds[0]
        for kind in kinds[1:]:
            either = self.say("either", one=either, other=kind)
        return self.say("refusal-other-kind", asked=either, meant=self._kind(things[0][0]))

    def _kind(self, kind: str) -> str:
        return self.say(f"kind-{kind}" if self.words.has(f"kind-{kind}") else "kind-other")

    def over(self, over: Over) -> str:
        """Who has won, and by which rule."""
        if over.side < 0:
            return self.say("over-nobody", text=self.rule_text(over.rule))
        own = f"over-{over.rule}"
        if self.words.has(own):  # where a seat has won, and not a side
            return self.say(own, seat=over.side, text=self.rule_text(over.rule))
        side = self._arguments("side", "side", over.side)
        return self.say("over-won", text=self.rule_text(over.rule), **side)

    # --- errors and rules

    def error(self, error: BerthierError) -> str:
        return error_text(self.words, error)

    def rule_text(self, rule_id: str) -> str:
        from berthier.rules import find_rule

        book, row = find_rule(self.cite(rule_id))
        return book.text(row.id, self.lang)

    # --- words and names

    def seat(self, seat: str) -> str:
        """What a reader calls a seat."""
        return _seat(cast(Any, self.names), self.lang, seat)

    def say(self, message_id: str, /, **args: object) -> str:
        try:
            return _said(self.words, self.variant, message_id, **args)
        except TypeError:  # a list, say, can't be looked up among what was said
            return _printed(self.words, self.variant, message_id, **args)

    def joined(self, items: Sequence[str]) -> str:
        """As the language lists things: `Davout, Lannes et Murat`."""
        if not items:
            return self.say("list-empty")
        *firsts, last = items
        return self.say("list-last", firsts=", ".join(firsts), last=last) if firsts else last

    def listed(self, items: Sequence[str]) -> str:
        """Separated by semicolons, which stand free in French."""
        return ("\u00a0; " if self.lang == "fr" else "; ").join(items)

    def signed(self, amount: int) -> str:
        return f"+{amount}" if amount > 0 else str(amount).replace("-", "−")

    def _name(self, kind: str, value: int) -> str:
        """What a reader calls a thing; a die face is told by what it does."""
        if kind == "face":
            face = f"face-{self.names.id(kind, value)}"
            return self.say(face if self.words.has(face) else "face-none")
        return str(value) if kind == "int" else self.names.name(kind, value, self.lang)

    def _spelt(self, things: Iterable[tuple[str, int]]) -> dict[str, object]:
        """The things of an option by their types; a second zone is `$zone2`."""
        args: dict[str, object] = {}
        for kind, value in things:
            name, number = kind, 2
            while name in args:
                name, number = f"{kind}{number}", number + 1
            args |= self._arguments(name, kind, value)
        return args

    def _plain(self, kind: str, value: Any) -> Any:
        if kind == "rule":
            return self.cite(value)
        if kind in ("int", "word"):
            return value
        if kind == "modifier":
            return {"rule": self.cite(value[0]), "amount": value[1], "source": value[2]}
        if kind == "part":
            return {"piece": self.names.id("piece", value[0]), "count": value[1]}
        if kind == "cube":
            return {"piece": self.names.id("piece", value[0]), "arm": ARMS[value[1]]}
        return self.names.id(kind, value)

    def _arguments(self, name: str, kind: str, value: Any) -> dict[str, object]:
        """What a message is told about one fact."""
        if kind.endswith("*"):
            items = self._cubes(value) if kind == "cube*" else self._items(kind[:-1], value)
            return {name: self.joined(items), f"{name}-count": len(value)}
        if kind == "rule":
            return {name: self.cite(value), f"{name}-why": self.reason(value)}
        if kind == "int":
            return {name: value, f"{name}-signed": self.signed(value)}
        if kind == "word":
            return {name: value}
        return {name: self._name(kind, value), f"{name}-id": self.names.id(kind, value)}

    def _items(self, kind: str, values: Sequence[Any]) -> list[str]:
        """A place that is named several times is told once, with how often."""
        tell: dict[str, Callable[[Any], str]] = {"modifier": self._modifier, "part": self._part}
        if kind not in PLACES:
            return [tell[kind](v) if kind in tell else self._name(kind, v) for v in values]
        names = Counter(self._name(kind, value) for value in values)
        return [
            name if times == 1 else self.say("times", thing=name, count=times)
            for name, times in names.items()
        ]

    def _modifier(self, modifier: tuple[str, int, str]) -> str:
        """A rule with several modifiers names the source of each."""
        rule, amount, source = modifier
        return self.say("modifier", why=self.reason(source or rule), amount=self.signed(amount))

    def _part(self, part: tuple[int, int]) -> str:
        return self.say("part", piece=self._name("piece", part[0]), count=part[1])

    def _cubes(self, cubes: Sequence[tuple[int, int]]) -> list[str]:
        """The cubes of one corps are told together: `Davout (2 infantry and 1 cavalry)`."""
        found: dict[int, list[int]] = {}
        for piece, arm in cubes:
            found.setdefault(piece, [0, 0])[arm] += 1
        told = []
        for piece, counts in found.items():
            both = zip(ARMS, counts, strict=True)
            arms = [self.say(f"cube-{arm}", count=count) for arm, count in both if count]
            name = self._name("piece", piece)
            told.append(self.say("cubes", piece=name, arms=self.joined(arms)))
        return told

    def reason(self, rule_id: str) -> str:
        """A few words for a rule or a source, to stand in a sentence."""
        cited = self.cite(rule_id)
        for name in (cited, rule_id):
            message = f"reason-{name.replace('.', '_')}"  # the name of a message has no points
            if self.words.has(message):
                return self.say(message)
        return self.say("reason", rule=cited)


@lru_cache(REMEMBERED)
def _label(
    names: Names, lang: str, kind: str, verb: str, things: tuple[tuple[str, int], ...]
) -> str:
    """Most options are offered again and again."""
    speech, own = Speech(names, lang), f"option-{kind}-{verb}"
    message = own if speech.words.has(own) else f"option-{verb}"
    return speech.say(message, **speech._spelt(things))


@lru_cache(REMEMBERED)
def _seat(names: Names, lang: str, seat: str) -> str:
    speech = Speech(names, lang)
    return speech.say(f"seat-{seat}") if speech.words.has(f"seat-{seat}") else seat
