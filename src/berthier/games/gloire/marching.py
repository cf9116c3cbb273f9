"""A march as its owner was told of it, for previews: no rule stands here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import face_down
from berthier.kernel.events import Face
from berthier.kernel.flow import Option, Question, fields
from berthier.kernel.walks import Note, Purse, Walk, Walked

WALKS = {"step-to": Walk("move", "stop")}


def walked(faces: Sequence[Face]) -> Walked:
    """The boxes with what each link cost, and the flags that were turned."""
    steps = [(face.get("to"), face.get("cost")) for face in faces if face.kind.name == "moved"]
    turned = [face for face in faces if face.kind.name in ("flag", "flag-turned")]
    flags = [Note("flag", "JDG-9-1", face=face) for face in turned]
    return Walked(tuple(steps), 0, (), tuple(flags))


def on_the_way(b: Board, question: Question, option: Option) -> list[Note]:
    """Enemies: among them a march is over."""
    if not isinstance(option, int) or option < 0:
        return []
    there = b.at[1 - question.seat][option]
    known = members(there & ~face_down(b, there))
    return [Note("enemy", "JDG-5.3-3", tuple(known))] if there else []


def purse(view: dict[str, Any]) -> Purse | None:
    """The points that the march under way has had."""
    marches = [row[1:] for row in view["records"] if row[0] == March.kind]
    if not marches:
        return None
    march = dict(zip(fields(March), marches[-1], strict=True))
    total = march["left"] + march["spent"]
    dice = ("JDG-10-3", total, "")
    term = dice if view["solitaire"] else ("JDG-5.1-1", total, "")
    return Purse((term,), total, march["spent"])
