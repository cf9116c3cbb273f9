"""The sheet of a battle by its sequences, from what one viewer was told and sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from berthier.games.gloire.kit import Kit
from berthier.games.gloire.records import Battle as BattleRecord
from berthier.kernel.battles import (
    Battle,
    BattleLine,
    BattleNote,
    BattlePiece,
    BattleSide,
    BattleValue,
    BattleVerdict,
)
from berthier.kernel.contract import Names
from berthier.kernel.events import Face
from berthier.words import Words
from berthier.words.speech import Speech

View = dict[str, Any]
# What may be told after a battle has begun and before something else has.
BEGINS = ("battle", "battle-veiled")
ENDS = (
    *(*BEGINS, "turn", "phase", "siege-roll", "siege", "sheltered", "totals"),
    *("siege-roll-veiled", "sheltered-veiled"),
)
AFTER = ("retreated", "pursuit", "pv", "blown", "lost-more", "captured", "eliminated", "advanced")


@cache
def sheet_words(lang: str) -> Words:
    return Words(lang, [str(Path(__file__).parent / "words" / "battle")])


class Reader:
    """The faces of one battle, and the words to tell them."""

    def __init__(self, kit: Kit, names: Names, told: Sequence[Face], lang: str) -> None:
        self.kit = kit
        self.names = names
        self.told = told
        self.lang = lang
        self.speech = Speech(names, lang)
        self.words = sheet_words(lang)

    def of(self, *kinds: str) -> list[Face]:
        return [face for face in self.told if face.kind.name in kinds]

    def name(self, kind: str, value: int) -> str:
        return self.names.name(kind, value, self.lang)

    def line(self, step: str, name: str, rule: str, values: list[BattleValue]) -> BattleLine:
        """Named by a message, or by a few words for the rule."""
        message = f"line-{name}"
        called = self.words.say(message) if self.words.has(message) else self.speech.reason(name)
        return {"step": step, "name": called, "rule": rule, "counted": True, "values": values}

    def value(self, side: int, amount: int | None, note: str = "") -> BattleValue:
        name = self.kit.side_ids[side]
        return {"side": name, "amount": amount, "joined": False, "note": note, "cards": []}


def battle_sheet(
    kit: Kit, names: Names, faces: Sequence[Face], view: View, lang: str
) -> Battle | None:
    """The last battle; none before the first."""
    found = [n for n, face in enumerate(faces) if face.kind.name in BEGINS]
    if not found:
        return None
    first, last = found[-1], len(faces) - 1
    for n in range(first + 1, len(faces)):
        if faces[n].kind.name in ENDS:
            last = n - 1
            break
    reader = Reader(kit, names, faces[first : last + 1], lang)
    running = view["over"] is None and any(row[0] == BattleRecord.kind for row in view["records"])
    begun = reader.told[0]
    box = begun.get("box")
    results = reader.of("result", "passage")
    return {
        "kind": "battle",
        "first": first,
        "last": last,
        "act": "results" if results else "count",
        "over": not running,
        "past": not running and last + 1 < len(faces),
        "zone": kit.box_ids[box],
        "name": reader.words.say(
            "battle-title", assault=begun.get("assault"), box=reader.name("box", box)
        ),
        "about": about(reader),
        "rule": "JDG-8.1-1",
        "sides": [one_side(reader, side) for side in (0, 1)],
        "lines": [line for step in sequences(reader) for line in count(reader, step)],
        "total_name": reader.words.say("battle-total"),
        "reveals": [],
        "share": None,
        "waiting": "",
        "verdict": verdict(reader) if results else None,
    }


def about(reader: Reader) -> str:
    """Which tactics met, and what battle they make."""
    shown = reader.of("tactics")
    if not shown:
        return reader.words.say("battle-secret")
    return reader.speech.sentence(shown[0])


# --- who fights


def one_side(reader: Reader, side: int) -> BattleSide:
    named = reader.of("battle", "forces")  # playing blind, once the tactics lie open
    pieces = [*named[0].get(("french", "coalition")[side])] if named else []
    for face in reader.of("joined"):
        if face.get("side") == side:
            pieces += [one for one in face.get("pieces") if one not in reader.kit.leaders]
    role = "attacks" if reader.told[0].get("side") == side else "defends"
    return {
        "side": reader.kit.side_ids[side],
        "role": reader.words.say(f"battle-{role}"),
        "pieces": [fighter(reader, piece) for piece in dict.fromkeys(pieces)],
        "total": sum(face.get("side") == side for face in reader.of("loss")),
    }


def fighter(reader: Reader, piece: int) -> BattlePiece:
    """Which unit bore a loss is told to its owner only."""
    own = [face for face in reader.of("loss") if face.own and face.get("piece") == piece]
    joined = any(piece in face.get("pieces") for face in reader.of("joined"))
    gone = any(face.get("piece") == piece for face in reader.of("eliminated"))
    return {
        "id": reader.kit.piece_ids[piece],
        "fate": "lost" if gone else "joined" if joined else "",
        "fatigue": (0, 0),
        "losses": (len(own), len(own)),
    }


# --- sequence by sequence


def sequences(reader: Reader) -> list[list[Face]]:
    """What was told in each, its own face first."""
    found: list[list[Face]] = []
    for face in reader.told:
        if face.kind.name == "sequence":
            found.append([])
        if found:
            found[-1].append(face)
    return found


def count(reader: Reader, told: list[Face]) -> list[BattleLine]:
    """PF, columns, dice and what they did, both sides beside each other."""
    step = reader.words.say("battle-sequence", number=told[0].get("number"))
    strengths = [
        reader.value(side, None, str(told[0].get(name)))
        for side, name in enumerate(("french", "coalition"))
    ]
    found = [reader.line(step, "strength", "JDG-8.1-3", strengths)]
    rolled = [face for face in told if face.kind.name == "rolled"]
    rows = [
        ("counted", "JDG-8.3-1", [number(reader, face, "pf") for face in rolled]),
        *terms(reader, rolled, "shifts"),
        ("column", "JDG-T-COMBAT", [column(reader, face) for face in rolled]),
        ("die", "JDG-8.4-1", [number(reader, face, "die") for face in rolled]),
        *terms(reader, rolled, "modifiers"),
        ("combat", "JDG-8.4-1", [blow(reader, face) for face in rolled]),
        ("guns", "JDG-8.4-3", [blow(reader, face) for face in told if face.kind.name == "fired"]),
        ("morale", "JDG-8.6-4", [nerve(reader, face) for face in told if is_test(face)]),
    ]
    return found + [
        reader.line(step, name, rule, both(reader, values)) for name, rule, values in rows if values
    ]


def both(reader: Reader, values: list[BattleValue]) -> list[BattleValue]:
    """In the order of the sides, with nothing for whom it does not concern."""
    told = {value["side"]: value for value in values}
    sides = enumerate(reader.kit.side_ids)
    return [told.get(name) or reader.value(side, None) for side, name in sides]


def terms(
    reader: Reader, rolled: list[Face], field: str
) -> list[tuple[str, str, list[BattleValue]]]:
    """A line for each reason, in the order in which they were told."""
    found: dict[tuple[str, str], list[BattleValue]] = {}
    note = reader.words.say(f"battle-{field}")
    for face in rolled:
        for rule, amount, source in face.get(field):
            value = reader.value(face.get("side"), amount, note)
            found.setdefault((source or rule, rule), []).append(value)
    return [(name, rule, values) for (name, rule), values in found.items()]


def number(reader: Reader, face: Face, field: str) -> BattleValue:
    return reader.value(face.get("side"), None, str(face.get(field)))


def column(reader: Reader, face: Face) -> BattleValue:
    return reader.value(face.get("side"), None, reader.name("column", face.get("column")))


def blow(reader: Reader, face: Face) -> BattleValue:
    """The modified die, and what it costs the enemy."""
    facts = {"total": face.get("total"), "lost": face.get("lost"), "star": face.get("star")}
    return reader.value(face.get("side"), None, reader.words.say("battle-blow", **facts))


def is_test(face: Face) -> bool:
    return face.kind.name == "morale"


def nerve(reader: Reader, face: Face) -> BattleValue:
    facts = {name: face.get(name) for name in ("die", "most", "stands")}
    return reader.value(face.get("side"), None, reader.words.say("battle-nerve", **facts))


# --- how it ends


def verdict(reader: Reader) -> BattleVerdict:
    over = reader.of("result", "passage")[-1]
    side = ""
    if over.kind.name == "passage":
        side = reader.kit.side_ids[over.get("side")]
    elif over.get("loser") >= 0:
        side = reader.kit.side_ids[1 - over.get("loser")]
    start = reader.told.index(over)
    lines: list[BattleNote] = [
        {"glyph": "flag", "text": reader.speech.sentence(face), "rule": rule_of(face)}
        for face in reader.told[start + 1 :]
        if face.kind.name in AFTER
    ]
    return {"side": side, "title": reader.speech.sentence(over), "lines": lines}


RULES = {
    "retreated": "JDG-8.7-1",
    "pursuit": "JDG-8.4-4",
    "blown": "JDG-6.4-4",
    "captured": "JDG-9-3",
    "eliminated": "JDG-8.7-7",
    "advanced": "JDG-8.4-6",
}


def rule_of(face: Face) -> str:
    return RULES.get(face.kind.name) or str(face.get("rule"))
