"""The printed sheet of a title for browser and terminal: map, blocks, cards and tracks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

from msgspec import Struct

from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.pack import (
    CardRow,
    EventRow,
    Piece,
    Point,
    Scenario,
    SideRow,
    Zone,
)
from berthier.games.napoleon.pack_1807 import Scenario1807, dates
from berthier.kernel.packs import read_toml, to_struct
from berthier.kernel.sheet import (
    Sheet,
    SheetCard,
    SheetJournal,
    SheetPiece,
    SheetRegion,
    SheetScenario,
    SheetTrack,
    SheetWater,
    SheetZone,
    names_of,
)
from berthier.words import Words
from berthier.words.speech import words_of

WORDS = "berthier.games.napoleon.names"
STYLES = {"french": "french", "prussian": "prussian", "russian": "russian"}
EMBLEMS = {  # glyphs by the moment at which a card may be played
    "W-DRAW": "rain",
    "W-INI": "eye",
    "W-DES": "vedette",
    "W-MP": "recovery",
    "W-MOVE": "movement",
    "W-ENTER": "movement",
    "W-END": "fatigue",
    "W-OPEND": "commander",
    "W-COM": "combat",
    "W-RET": "retreat",
    "W-PUR": "cavalry",
    "W-CTR": "undo",
}
# The windows in which a seat is asked, in the order of a turn.
ASKED = (
    *("W-INI", "W-DES", "W-MP", "W-ENTER", "W-END", "W-COM", "W-RET", "W-PUR", "W-OPEND"),
    *("W-CTR", "W-REC"),
)
SYMBOLS = ("move", "combat", "fatigue", "pursuit")
JOURNAL: SheetJournal = {
    "turn": ["turn"],
    "operation": ["phase", "designated", "designated-veiled"],
    "topics": {
        "combat": [
            *("fights-at-once", "combat", "joined", "combat-cards", "called-off", "shown"),
            *("rolled", "result", "won", "drawn-combat", "retreated", "cut-off", "pursuit"),
            *("lost", "eliminated", "laid-open"),
        ],
        "card": [
            *("drawn", "red-card", "red-void", "reshuffled", "played", "square", "cancelled"),
            *("discarded", "revealed", "anticipated", "shown", "recovered"),
            *("recovered-veiled", "no-effect"),
        ],
        "points": ["vp", "control", "over"],
    },
}


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    fr: str
    en: str
    x: int
    y: int
    zones: list[str]


class Short(Struct, frozen=True, forbid_unknown_fields=True):
    """A piece's name as it fits on a block."""

    fr: str
    en: str


class Water(Struct, frozen=True, forbid_unknown_fields=True):
    """`foot`: the line that its name stands on, if it has one."""

    id: str
    kind: Literal["sea", "lagoon", "lake"]
    points: list[Point]
    fr: str = ""
    en: str = ""
    foot: list[Point] = []


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """What `drawing.toml` holds: nothing that a rule reads."""

    cartouche: dict[str, list[str]]
    corner: str
    source: str
    numerals: dict[str, str]
    shorts: dict[str, Short]
    regions: list[Region]
    water: list[Water] = []


BLANK = Drawing({"fr": [], "en": []}, "bottom-right", "reconstructed", {}, {}, [])


def load_drawing(folder: Path) -> Drawing:
    """The drawing of a pack's folder; an owner's pack may have none."""
    file = folder / "drawing.toml"
    return to_struct(read_toml(file), Drawing, file.name) if file.exists() else BLANK


@cache
def _of_poland(lang: str) -> Words:
    return Words(lang, [str(Path(__file__).parent / "words" / "poland")])


def printed(kit: Kit, words: Words, message: str, **facts: object) -> str:
    """A text of the sheet; 1807 has its own where it differs, and for its cards in 1806."""
    own = _of_poland(words.language)
    taken = own.has(message) and (kit.poland or not words.has(message))
    return (own if taken else words).say(message, **facts)


def sheet(kit: Kit, drawing: Drawing, pack_hash: str, lang: str) -> Sheet:
    pack, words = kit.pack, words_of(WORDS, lang)
    region = {zone: row.id for row in drawing.regions for zone in row.zones}
    found: Sheet = {
        "title": pack.title,
        "name": getattr(pack, lang),
        "lang": lang,
        "pack": pack_hash,
        "width": pack.canvas.width,
        "height": pack.canvas.height,
        "cartouche": drawing.cartouche[lang],
        "corner": drawing.corner,
        "sides": [
            {"id": row.id, "name": getattr(row, lang), "style": STYLES[row.id]}
            for row in pack.sides
        ],
        "scenarios": [scenario_row(kit, row, words) for row in pack.scenarios],
        "regions": [region_row(row, lang) for row in drawing.regions],
        "zones": [zone_row(kit, row, region.get(row.id, ""), words) for row in pack.zones],
        "roads": [
            {"a": row.a, "b": row.b, "rivers": row.bridge.split("+") if row.bridge else []}
            for row in pack.connections
        ],
        "rivers": [
            {"id": row.id, "name": getattr(row, lang), "points": row.points} for row in pack.rivers
        ],
        "relief": [
            {"id": row.id, "name": getattr(row, lang), "kind": row.kind, "points": row.points}
            for row in pack.relief
        ],
        "pieces": [
            *(piece_row(row, drawing, words) for row in pack.pieces),
            *(block_row(row, words) for row in pack.sides),
        ],
        "cards": [card_row(kit, row, words) for row in pack.cards],
        "tracks": tracks(kit, words),
        "journal": JOURNAL,
        "windows": [(name, words.say("sheet-window", window=name)) for name in ASKED],
        "empty_hand": words.say("sheet-empty-hand"),
        "credits": names_of(pack.credits, lang),
        "reconstructed": printed(kit, words, "sheet-reconstructed"),
    }
    if drawing.water:
        found["water"] = [water_row(row, lang) for row in drawing.water]
    return found


def water_row(row: Water, lang: str) -> SheetWater:
    return {
        "id": row.id,
        "name": getattr(row, lang),
        "kind": row.kind,
        "points": row.points,
        "foot": row.foot,
    }


def scenario_row(kit: Kit, row: Scenario, words: Words) -> SheetScenario:
    days = dates(kit.pack, row)
    own = own_facts(kit, row, words) if isinstance(row, Scenario1807) else {}
    aim = printed(
        kit,
        words,
        "scenario-aim",
        turns=row.last_turn - row.first_turn + 1,
        first=getattr(days[row.first_turn], words.language),
        last=getattr(days[row.last_turn], words.language),
        french=row.immediate_french_vp,
        prussian=row.immediate_prussian_vp,
        end=row.prussian_wins_at_end_from,
        **own,
    )
    opening = [(placed.piece, placed.zone) for placed in row.setup]
    name = getattr(row, words.language)
    return {"id": row.id, "name": name, "aim": aim, "opening": opening}


def own_facts(kit: Kit, row: Scenario1807, words: Words) -> dict[str, object]:
    """What the aim of a scenario of 1807 says besides."""
    names = {zone.id: getattr(zone, words.language) for zone in kit.pack.zones}
    goals = [
        printed(kit, words, "scenario-objective", side=goal.side, zone=names[goal.zone], vp=goal.vp)
        for goal in row.objectives
    ]
    return {
        "intro": row.intro_fr if words.language == "fr" else row.intro_en,
        "upto": row.french_wins_at_end_up_to,
        "draws": len(row.draw_values),
        "goals": " ".join(["", *goals]),
    }


def region_row(row: Region, lang: str) -> SheetRegion:
    return {"id": row.id, "name": getattr(row, lang), "x": row.x, "y": row.y}


def zone_row(kit: Kit, row: Zone, region: str, words: Words) -> SheetZone:
    number = kit.zone[row.id]
    return {
        "id": row.id,
        "name": getattr(row, words.language),
        "sign": row.terrain,
        "ground": row.terrain,
        "ground_name": printed(kit, words, f"ground-{row.terrain}"),
        "region": region,
        "x": row.x,
        "y": row.y,
        "label": (row.label_x, row.label_y, row.label_anchor),
        "value": row.vp,
        "near": [kit.zone_ids[other] for other in kit.graph.near[number]],
        "outline": [],
        "reconstructed": row.source == "reconstructed",
    }


def piece_row(row: Piece, drawing: Drawing, words: Words) -> SheetPiece:
    symbols = [(name, getattr(row, name)) for name in SYMBOLS if getattr(row, name)]
    found: SheetPiece = {
        "id": row.id,
        "name": getattr(row, words.language),
        "side": row.side,
        "kind": row.kind,
        "numeral": drawing.numerals.get(row.id, ""),
        "arm": "" if row.kind != "corps" else "infantry" if row.infantry else "cavalry",
        "full": (row.infantry, row.cavalry),
        "symbols": symbols,
        "bonus": [words.say("sheet-symbol", symbol=name, count=count) for name, count in symbols],
        "lines": [],
        "reconstructed": row.source == "reconstructed",
    }
    if row.id in drawing.shorts:
        found["short"] = getattr(drawing.shorts[row.id], words.language)
    return found


def block_row(row: SideRow, words: Words) -> SheetPiece:
    """A block with its flag towards the reader: all that the fog of war shows."""
    return {
        "id": f"{row.id}-block",
        "name": words.say("sheet-block", side=row.id),
        "side": row.id,
        "kind": "hidden",
        "numeral": "",
        "arm": "",
        "full": (0, 0),
        "symbols": [],
        "bonus": [],
        "lines": [],
        "reconstructed": False,
    }


def card_row(kit: Kit, row: CardRow, words: Words) -> SheetCard:
    """`boxes`: what the card does in combat, and what it is worth in recovery."""
    events = {event.id: event for event in kit.pack.events}
    event = events[row.event]
    if event.colour == "special":
        return special_row(event, row.side, kit, words)
    boxes = [("loss", row.losses), ("fatigue", row.fatigues), ("recovery", row.recovery)]
    window = event.windows[0] if event.windows else "other"
    return {
        "id": f"{row.event}/{row.value}",
        "name": getattr(event, words.language),
        "side": row.side,
        "colour": event.colour,
        "value": row.value,
        "moment": words.say("card-moment", window=window, operation=event.operation),
        "text": printed(kit, words, f"card-{row.event}", amount=row.amount),
        "rule": event.rule,
        "emblem": EMBLEMS.get(window, "rule"),
        "boxes": [box for box in boxes if box[1] or box[0] == "recovery"],
        "reconstructed": row.source == "reconstructed",
    }


def special_row(event: EventRow, side: str, kit: Kit, words: Words) -> SheetCard:
    """A card without numbers: Quartiers d'hiver."""
    return {
        "id": f"{event.id}/0",
        "name": getattr(event, words.language),
        "side": side,
        "colour": "paper",
        "value": 0,
        "moment": printed(kit, words, "card-moment-special"),
        "text": printed(kit, words, f"card-{event.id}"),
        "rule": event.rule,
        "emblem": "recovery",
        "boxes": [],
        "reconstructed": False,
    }


def tracks(kit: Kit, words: Words) -> list[SheetTrack]:
    lang, pack = words.language, kit.pack
    turns = [(row.turn, getattr(row, lang)) for row in pack.turns]
    return [
        {
            "id": "turn",
            "name": words.say("track-turn"),
            "first": turns[0][0],
            "last": turns[-1][0],
            "places": turns,
            "ends": [],
        },
        {
            "id": "vp",
            "name": words.say("track-vp"),
            "first": 0,
            "last": pack.limits.vp_track,
            "places": [],
            "ends": [row.id for row in pack.sides],
        },
    ]
