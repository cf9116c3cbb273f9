"""The sheets of a battle and of the final scoring, from what one viewer was told and sees."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from berthier.games.nations.kit import FRENCH, Kit
from berthier.games.nations.records import Battle as BattleRecord
from berthier.games.nations.records import Scoring
from berthier.kernel.battles import (
    Battle,
    BattleLine,
    BattleNote,
    BattlePiece,
    BattleShare,
    BattleSide,
    BattleValue,
    BattleVerdict,
)
from berthier.kernel.contract import Names
from berthier.kernel.events import Face
from berthier.words import Words
from berthier.words.speech import Speech

View = dict[str, Any]
OF_BATTLE = ("battle", "damage", "lost")
OF_SCORING = ("mission", "counts", "compared", "point", "final")


@cache
def sheet_words(lang: str) -> Words:
    return Words(lang, [str(Path(__file__).parent / "words" / "battle")])


class Reader:
    """One viewer's faces and view, and the words to tell them."""

    def __init__(
        self, kit: Kit, names: Names, faces: Sequence[Face], view: View, lang: str
    ) -> None:
        self.kit = kit
        self.names = names
        self.faces = faces
        self.view = view
        self.lang = lang
        self.speech = Speech(names, lang)
        self.words = sheet_words(lang)

    def record(self, kind: str) -> list[Any] | None:
        """A running procedure's record; none once the game is over."""
        if self.view["over"] is not None:
            return None
        rows = [row for row in self.view["records"] if row[0] == kind]
        return rows[-1] if rows else None

    def name(self, army: int) -> str:
        return self.names.name("army", army, self.lang)

    def asked(self) -> tuple[str, int, int]:
        """The question on top: its kind, its seat and, where it has one, its army."""
        kind, *facts = self.view["stack"][-1]
        return kind, facts[0] if facts else -1, facts[1] if len(facts) > 1 else -1

    def scores(self) -> bool:
        """Is the scoring under way? Its record stays through the second game of a match."""
        return self.record(Scoring.kind) is not None and self.asked()[0] == "count-for"

    def waiting(self, message: str) -> str:
        _, seat, army = self.asked()
        if army < 0 or self.view["viewer"] == self.kit.side_ids[seat]:
            return ""
        side = seat ^ int(self.view["game"])
        return self.words.say(message, side=self.kit.side_ids[side])

    def last(self, *kinds: str) -> int:
        """The number of the last face of these kinds; -1 if there is none."""
        for n in range(len(self.faces) - 1, -1, -1):
            if self.faces[n].kind.name in kinds:
                return n
        return -1

    def kind(self, n: int) -> str:
        return self.faces[n].kind.name


def battle_sheet(
    kit: Kit, names: Names, faces: Sequence[Face], view: View, lang: str
) -> Battle | None:
    """The last battle, or the scoring after it."""
    reader = Reader(kit, names, faces, view, lang)
    fought = reader.last("battle")
    if reader.scores() or reader.last("final") > fought:
        return scoring(reader)
    if fought < 0 or not faces[fought].get("armies") or reader.last("game") > fought:
        return None
    return fighting(reader, fought)


# --- a battle


def fighting(reader: Reader, first: int) -> Battle:
    told = [reader.faces[first]]
    for face in reader.faces[first + 1 :]:
        if face.kind.name not in OF_BATTLE or face.kind.name == "battle":
            break
        told.append(face)
    row = reader.record(BattleRecord.kind)
    fighters: list[list[int]] = [[], []]
    for army in told[0].get("armies"):
        fighters[reader.kit.side_of[army]].append(army)
    damage = damage_of(told, row, len(reader.kit.army_ids))
    date = reader.last("date")
    title = reader.words.say("battle-title")
    if date >= 0:
        day = reader.names.name("date", reader.faces[date].get("date"), reader.lang)
        title = reader.words.say("battle-title-date", date=day)
    return {
        "kind": "battle",
        "first": first,
        "last": first + len(told) - 1,
        "act": "results",
        "over": row is None,
        "past": row is None and first + len(told) < len(reader.faces),
        "zone": "",
        "name": title,
        "about": reader.words.say("battle-about"),
        "rule": "BDN-BAT-2",
        "sides": [fighting_side(reader, side, fighters[side], damage, told) for side in (0, 1)],
        "lines": [contact(reader, fighters)],
        "total_name": reader.words.say("battle-total"),
        "reveals": [],
        "share": None if row is None else blows(reader, row, fighters, damage),
        "waiting": "" if row is None else reader.waiting("battle-waits"),
        "verdict": None if row is not None else battle_verdict(reader, told, damage),
    }


def damage_of(told: Sequence[Face], row: list[Any] | None, armies: int) -> list[int]:
    """By army: what was dealt, or what is placed so far; a battle has no secrets."""
    if row is not None:
        placed: list[int] = row[1]
        return placed
    found = [0] * armies
    for face in told:
        if face.kind.name == "damage":
            found[face.get("army")] += face.get("points")
    return found


def fighting_side(
    reader: Reader, side: int, armies: list[int], damage: list[int], told: Sequence[Face]
) -> BattleSide:
    gone = [face.get("army") for face in told if face.kind.name == "lost"]
    pieces: list[BattlePiece] = [
        {
            "id": reader.kit.army_ids[army],
            "fate": "lost" if army in gone else "",
            "fatigue": (0, 0),
            "losses": (damage[army], damage[army]),
        }
        for army in armies
    ]
    return {
        "side": reader.kit.side_ids[side],
        "role": reader.words.say("battle-role", count=len(armies)),
        "pieces": pieces,
        "total": len(armies),
    }


def contact(reader: Reader, fighters: list[list[int]]) -> BattleLine:
    return {
        "step": "",
        "name": reader.words.say("battle-line"),
        "rule": "BDN-BAT-2",
        "counted": True,
        "values": [
            value(reader, side, len(armies), " · ".join(reader.name(army) for army in armies))
            for side, armies in enumerate(fighters)
        ],
    }


def value(reader: Reader, side: int, amount: int | None, note: str) -> BattleValue:
    name = reader.kit.side_ids[side]
    return {"side": name, "amount": amount, "joined": False, "note": note, "cards": []}


def blows(
    reader: Reader, row: list[Any], fighters: list[list[int]], damage: list[int]
) -> BattleShare | None:
    """Who takes the blow: for whoever is asked, all his tiles in contact."""
    kind, seat, army = reader.asked()
    if kind != "take-damage":
        return None
    side = 1 - reader.kit.side_of[army]
    own = reader.view["viewer"] == reader.kit.side_ids[seat]
    left = len(row[2])
    return {
        "side": reader.kit.side_ids[side],
        "glyph": "loss",
        "title": reader.words.say("battle-share", left=left),
        "help": reader.words.say("battle-share-help", army=reader.name(army)) if own else "",
        "rule": "BDN-BAT-2",
        "left": left,
        "parts": [
            {
                "piece": reader.kit.army_ids[one],
                "fixed": 0,
                "placed": damage[one],
                "infantry": 0,
                "cavalry": 0,
            }
            for one in (fighters[side] if own else [])
        ],
    }


def battle_verdict(reader: Reader, told: Sequence[Face], damage: list[int]) -> BattleVerdict:
    sums = [0, 0]
    for army, points in enumerate(damage):
        sums[reader.kit.side_of[army]] += points
    lines: list[BattleNote] = [
        {"glyph": "loss", "text": reader.speech.sentence(face), "rule": "BDN-BAT-3"}
        for face in told
        if face.kind.name in ("damage", "lost")
    ]
    title = reader.words.say("battle-verdict", french=sums[0], allied=sums[1])
    return {"side": "", "title": title, "lines": lines}


# --- the final scoring


def scoring(reader: Reader) -> Battle:
    """Mission by mission: who counts for it, with which power, and what it brings."""
    kit, words = reader.kit, reader.words
    over = not reader.scores()
    last = reader.last("final") if over else len(reader.faces) - 1
    turns = [n for n in range(last) if reader.kind(n) == "turn"]
    first = turns[-1] if turns else 0
    told = [face for face in reader.faces[first : last + 1] if face.kind.name in OF_SCORING]
    compared = {f.get("mission"): f for f in told if f.kind.name == "compared"}
    final = [face for face in told if face.kind.name == "final"]
    points = [final[0].get("french"), final[0].get("allied")] if final else reader.view["vp"]
    gains = [0, 0]
    for face in compared.values():
        gains[face.get("winner")] += face.get("points")
    before: BattleLine = {
        "step": "",
        "name": words.say("scoring-before"),
        "rule": "BDN-TIL-5",
        "counted": True,
        "values": [value(reader, side, points[side] - gains[side], "") for side in (0, 1)],
    }
    tiles = tiles_at(reader, last)
    missions = list(compared) or revealed(reader)
    shown = [mission_line(reader, mission, compared, told, tiles) for mission in missions]
    verdict: BattleVerdict | None = None
    if final:
        side = winner(reader)
        message = "scoring-won" if side else "scoring-verdict"
        title = words.say(
            message, side=side, french=points[0], allied=points[1], **in_order(points)
        )
        verdict = {"side": side, "title": title, "lines": ended(reader)}
    return {
        "kind": "scoring",
        "first": first,
        "last": last,
        "act": "results" if compared else "count",
        "over": over,
        "past": over and last + 1 < len(reader.faces),
        "zone": "",
        "name": words.say("scoring-title"),
        "about": words.say("scoring-about"),
        "rule": "BDN-SCR-4",
        "sides": [
            {
                "side": kit.side_ids[side],
                "role": words.say("scoring-role", side=kit.side_ids[side]),
                "pieces": [],
                "total": points[side],
            }
            for side in (0, 1)
        ],
        "lines": [before, *shown],
        "total_name": words.say("scoring-total"),
        "reveals": [],
        "share": None,
        "waiting": "" if over else reader.waiting("scoring-waits"),
        "verdict": verdict,
    }


def in_order(points: Sequence[int]) -> dict[str, int]:
    return {"more": max(points), "less": min(points)}


def revealed(reader: Reader) -> list[int]:
    """All missions are open now."""
    return sorted(reader.kit.mission_ids.index(name) for name in reader.view["revealed"])


def tiles_at(reader: Reader, last: int) -> dict[int, int]:
    """The armies that stand, by zone: from the view, or of a game gone by from its faces."""
    kit = reader.kit
    found: dict[int, int] = {}
    if reader.last("game") > last:
        for face in reader.faces[:last]:
            if face.kind.name == "tile":
                found[face.get("zone")] = face.get("army")
            elif face.kind.name == "lost":
                found.pop(face.get("zone"), None)
        return found
    for row in reader.view["armies"]:
        if row["tile"] is not None:
            found[kit.zone[row["tile"]]] = kit.army[row["id"]]
    return found


def mission_line(
    reader: Reader,
    mission: int,
    compared: dict[int, Face],
    told: Sequence[Face],
    tiles: dict[int, int],
) -> BattleLine:
    kit, zone = reader.kit, reader.kit.mission_zone[mission]
    held = zone in tiles and kit.side_of[tiles[zone]] == FRENCH
    face = compared.get(mission)
    notes = powers(reader, zone, face, told, tiles[zone]) if held else unheld(reader, zone, tiles)
    values = []
    for side, note in enumerate(notes):
        won = face is not None and face.get("winner") == side
        values.append(value(reader, side, face.get("points") if face and won else None, note))
    return {
        "step": "",
        "name": reader.words.say(
            "scoring-mission", zone=reader.names.name("mission", mission, reader.lang)
        ),
        "rule": "BDN-SCR-4" if held else "BDN-SCR-1",
        "counted": face is not None,
        "values": values,
    }


def powers(
    reader: Reader, zone: int, face: Face | None, told: Sequence[Face], tile: int
) -> list[str]:
    """By side: who counts for a mission with a French tile, and once compared with what power."""
    armies: list[list[int]] = [[tile], []]
    for one in told:
        if one.kind.name == "counts" and one.get("zone") == zone:
            armies[reader.kit.side_of[one.get("army")]].append(one.get("army"))
    notes = []
    for side, field in enumerate(("french", "allied")):
        note = " · ".join(reader.name(army) for army in armies[side])
        if note and face is not None:
            note = reader.words.say("scoring-power", power=face.get(field), armies=note)
        notes.append(note or reader.words.say("scoring-nobody"))
    return notes


def unheld(reader: Reader, zone: int, tiles: dict[int, int]) -> list[str]:
    """BDN-SCR-1: without a French tile nothing is compared; an Allied one may stand there."""
    standing = zone in tiles
    allied = reader.words.say("scoring-stands", army=reader.name(tiles[zone])) if standing else ""
    return [reader.words.say("scoring-unheld"), allied]


def winner(reader: Reader) -> str:
    """Who has won the game, if it is over; a match of two games has no winner before."""
    over = reader.view["over"]
    if over is None or over[0] < 0 or over[1] != "BDN-SCR-5":
        return ""
    side: int = over[0]
    return reader.kit.side_ids[side]


def ended(reader: Reader) -> list[BattleNote]:
    over = reader.view["over"]
    if over is None:
        return []
    return [{"glyph": "flag", "text": reader.speech.rule_text(over[1]), "rule": over[1]}]
