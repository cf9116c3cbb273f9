"""A march or retreat as its owner was told of it, for previews: no rule stands here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from berthier.games.napoleon.names import KitNames
from berthier.games.napoleon.records import March
from berthier.kernel import flow
from berthier.kernel.events import Face
from berthier.kernel.flow import fields
from berthier.kernel.walks import Modifier, Note, Purse, Walk, Walked

WALKS = {
    "march-to": Walk("move", "stop", ("place-fatigue", "remove-fatigue")),
    "retreat-to": Walk("retreat", "", ("place-fatigue",)),
}
# What the labels of steps say of a zone, and the rule that makes it matter.
REASONS = {
    "remark-enemy": ("enemy", "N06-MAN-6"),
    "remark-blocks": ("blocks", "N06-GRO-FOG-1"),
    "remark-friends": ("friends", "N06-MAN-6"),
    "remark-citadel": ("citadel", "N06-MAN-7"),
    "remark-town": ("town", "N06-MAN-7"),
}
# What comes of a march, as the journal would tell it; no rule: the face names one.
TOLD = {"axis": "N06-AXE-1", "control": "N06-VIC-3", "vp": "", "over": ""}


def walked(faces: Sequence[Face], asked: flow.Question | None) -> Walked:
    """Steps and costs, fatigue and its reasons, what happens on arrival."""
    steps: list[tuple[int, int]] = []
    terms: tuple[Modifier, ...] = ()
    notes: list[Note] = []
    fatigue = 0
    own: Sequence[int] = ()
    for face in faces:
        name = face.kind.name
        if name in ("moved", "retreated"):
            own = face.get("pieces")
            steps.append((face.get("to"), face.get("cost") if name == "moved" else 1))
        elif name == "march-fatigue":
            fatigue, terms = face.get("total"), face.get("modifiers")
        elif name == "fatigue" and face.get("rule") == "N06-RET-9":
            fatigue, terms = face.get("total"), (("N06-RET-9", face.get("total"), ""),)
        elif name in TOLD:
            notes.append(Note(name, TOLD[name] or face.get("rule"), face=face))
        elif name == "eliminated" and face.get("piece") in own:
            notes.append(Note("lost", face.get("rule"), (face.get("piece"),)))
    if asked is not None and asked.kind == "attack-on-the-march":
        notes.append(Note("attack", "N06-MAN-10"))
    return Walked(tuple(steps), fatigue, terms, tuple(notes))


def on_the_way(names: KitNames, b: flow.Board, question: flow.Question, option: int) -> list[Note]:
    """Enemies, friends or a citadel: whoever goes there is stopped by them."""
    found = []
    for message, facts in names.remarks(b, question, option):
        if message in REASONS:
            pieces = [piece for _, kind, value in facts if kind == "piece*" for piece in value]
            found.append(Note(*REASONS[message], tuple(pieces)))
    return found


def purse(faces: Sequence[Face], view: dict[str, Any]) -> Purse | None:
    """Movement points as they were counted, and what cards have changed since."""
    marches = [row[1:] for row in view["records"] if row[0] == March.kind]
    began = max((n for n, f in enumerate(faces) if f.kind.name == "designated"), default=0)
    counted = [face for face in faces[began:] if face.kind.name == "points"]
    if not marches or not counted:
        return None
    march = dict(zip(fields(March), marches[-1], strict=True))
    total = march["spent"] + max(march["mp"], int(march["free_step"] > 0), 0)
    terms = list(counted[0].get("modifiers"))
    if floor := counted[0].get("total") - sum(amount for _, amount, _ in terms):
        terms.append(("N06-MAN-3", floor, ""))  # there are never less than none
    for told in counted[1:]:  # each card tells what it has changed
        terms += told.get("modifiers")
    if more := total - sum(amount for _, amount, _ in terms):
        played = [face for face in faces[began:] if face.kind.name == "played"]
        terms.append((played[-1].get("rule") if played else "N06-MAN-3", more, ""))
    return Purse(tuple(terms), total, march["spent"])
