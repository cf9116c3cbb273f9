"""The printed sheet of Bataille des Nations for browser and terminal."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from berthier.games.nations.kit import Kit
from berthier.games.nations.names import DISTRICT_NAMES
from berthier.games.nations.pack import Army, CardRow, Zone
from berthier.games.nations.setup import SCENARIOS
from berthier.kernel.packs import read_toml, to_struct
from berthier.kernel.sheet import (
    Sheet,
    SheetCard,
    SheetJournal,
    SheetPiece,
    SheetTrack,
    SheetZone,
    names_of,
)
from berthier.words import Words
from berthier.words.speech import words_of

WORDS = "berthier.games.nations.names"
STYLES = {"french": "french", "allied": "prussian"}
RULES = {"terrain": "BDN-TER-1", "movement": "BDN-MOV-1", "time": "BDN-TIM-1"}
COLOURS = {"terrain": "green", "movement": "blue", "time": "red"}
EMBLEMS = {"movement": "commander", "time": "hourglass"}
JOURNAL: SheetJournal = {
    "turn": ["turn"],
    "operation": ["played", "army", "battle", "scouted", "drew", "took"],
    "topics": {
        "combat": ["battle", "damage", "lost", "arm", "cleared"],
        "card": [
            *("opening", "display", "played", "drew", "took", "shuffled", "replaced"),
            *("dropped", "scout", "scouted", "returned"),
        ],
        "points": ["point", "mission", "counts", "compared", "final"],
    },
}


class Short(Struct, frozen=True, forbid_unknown_fields=True):
    """An army's name as it fits on a tile."""

    fr: str
    en: str


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    """What `drawing.toml` holds: nothing that a rule reads."""

    cartouche: dict[str, list[str]]
    corner: str
    source: str
    shorts: dict[str, Short]


BLANK = Drawing({"fr": [], "en": []}, "bottom-right", "reconstructed", {})


def load_drawing(folder: Path) -> Drawing:
    """The drawing of a pack's folder; an owner's pack may have none."""
    file = folder / "drawing.toml"
    return to_struct(read_toml(file), Drawing, file.name) if file.exists() else BLANK


def sheet(kit: Kit, drawing: Drawing, pack_hash: str, lang: str) -> Sheet:
    pack, words = kit.pack, words_of(WORDS, lang)
    districts = dict.fromkeys(row.district for row in pack.zones)
    return {
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
        "scenarios": [
            {
                "id": name,
                "name": words.say(f"scenario-{name}"),
                "aim": words.say(f"scenario-{name}-aim"),
                "opening": [],
            }
            for name in SCENARIOS
        ],
        "regions": [{"id": name, "name": DISTRICT_NAMES[lang][name]} for name in districts],
        "zones": [zone_row(kit, row, words) for row in pack.zones],
        "roads": [],
        "rivers": [],
        "relief": [],
        "pieces": [piece_row(row, kit, drawing, words) for row in pack.armies],
        "cards": [card_row(row, words) for row in pack.cards],
        "tracks": tracks(kit, words),
        "journal": JOURNAL,
        "windows": [("display", words.say("sheet-window-display"))],
        "empty_hand": words.say("sheet-empty-hand"),
        "credits": names_of(pack.credits, lang),
        "reconstructed": words.say("sheet-reconstructed"),
    }


def zone_row(kit: Kit, row: Zone, words: Words) -> SheetZone:
    near = kit.graph.near[kit.zone[row.id]]
    return {
        "id": row.id,
        "name": getattr(row, words.language),
        "sign": "area",
        "ground": row.terrain,
        "ground_name": words.say(f"terrain-{row.terrain}"),
        "region": row.district,
        "x": row.x,
        "y": row.y,
        "label": (row.label_x, row.label_y, row.label_anchor),
        "value": 0,
        "near": [kit.zone_ids[other] for other in near],
        "outline": row.points,
        "reconstructed": row.source == "reconstructed",
    }


def piece_row(row: Army, kit: Kit, drawing: Drawing, words: Words) -> SheetPiece:
    """An army: its arm, its strength, and what its card says."""
    names = {zone.id: getattr(zone, words.language) for zone in kit.pack.zones}
    villages = ", ".join(names[zone] for zone in row.villages)
    lines = [words.say("sheet-army", markers=row.markers, villages=villages)]
    if row.date:
        lines.append(words.say("sheet-army-date", date=row.date))
    found: SheetPiece = {
        "id": row.id,
        "name": getattr(row, words.language),
        "side": row.side,
        "kind": "army",
        "numeral": "",
        "arm": row.type,
        "full": (row.strength, 0),
        "symbols": [],
        "lines": lines,
        "reconstructed": row.source == "reconstructed",
    }
    if row.id in drawing.shorts:
        found["short"] = getattr(drawing.shorts[row.id], words.language)
    return found


def card_row(row: CardRow, words: Words) -> SheetCard:
    name = getattr(row, words.language)
    text = "card-text-army" if row.army else f"card-text-{row.kind}"
    return {
        "id": row.id,
        "name": name,
        "side": "",
        "colour": COLOURS[row.kind],
        "value": 0,
        "moment": words.say(f"card-kind-{row.kind}"),
        "text": words.say(text, name=name, arms=len(row.types)),
        "rule": RULES[row.kind],
        "emblem": row.terrain or (row.types[0] if row.types else EMBLEMS[row.kind]),
        "boxes": [],
        "reconstructed": row.source == "reconstructed",
    }


def tracks(kit: Kit, words: Words) -> list[SheetTrack]:
    track = kit.pack.track
    return [
        {
            "id": "time",
            "name": words.say("track-time"),
            "first": 0,
            "last": track.last_point,
            "places": [(row.point, row.date) for row in track.dates],
            "ends": [],
        }
    ]
