"""A hint for readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from berthier.kernel.hints import Hint, Step, Tried
from berthier.words.speech import Speech

# What merely ends something says nothing of where things lead.
ENDS = ("pass", "stop", "done", "end", "rest", "again")


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
        "others": [_tried(_sober(one, hint.best), labels) for one in hint.others],
        "line": [_step(one, speech) for one in hint.line if one.spelling[0] not in ENDS],
        "passes": hint.passes,
        "about": speech.say(about, passes=hint.passes),
    }


def _sober(tried: Tried, best: Tried) -> Tried:
    """An answer that was given up early may have had luck in its few passes. Thought less of, and
    yet shown with a higher chance, it would make no sense to anybody.
    """
    if tried.chance is None or best.chance is None or tried.chance <= best.chance:
        return tried
    return tried._replace(chance=None)


def _tried(tried: Tried, labels: Mapping[str, str]) -> ToldTried:
    return {"option": tried.option, "label": labels[tried.option], "chance": tried.chance}


def _step(step: Step, speech: Speech) -> ToldStep:
    return {"seat": step.seat, "label": speech.spelt_label(step.kind, step.spelling)}
