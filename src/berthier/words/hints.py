"""A hint for readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from berthier.kernel.hints import Hint, Step, Tried
from berthier.words.speech import Speech


class ToldTried(TypedDict):
    option: str
    label: str
    chance: int | None  # of victory, in per cent


class ToldStep(TypedDict):
    seat: str
    label: str


class ToldHint(TypedDict):
    title: str
    best: ToldTried
    others: list[ToldTried]
    line: list[ToldStep]
    passes: int
    about: str  # what it comes from


def tell_hint(hint: Hint, speech: Speech, labels: Mapping[str, str]) -> ToldHint:
    """`labels`: what the table calls each answer that is offered, by its text."""
    about = "hint-passes" if hint.passes else "hint-thumb"
    return {
        "title": speech.say("hint-title"),
        "best": _tried(hint.best, labels),
        "others": [_tried(one, labels) for one in hint.others],
        "line": [_step(one, speech) for one in hint.line],
        "passes": hint.passes,
        "about": speech.say(about, passes=hint.passes),
    }


def _tried(tried: Tried, labels: Mapping[str, str]) -> ToldTried:
    return {"option": tried.option, "label": labels[tried.option], "chance": tried.chance}


def _step(step: Step, speech: Speech) -> ToldStep:
    return {"seat": step.seat, "label": speech.spelt_label(step.kind, step.spelling)}
