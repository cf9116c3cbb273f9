"""The printed sheet of Jours de Gloire Campagne for browser and terminal."""

from __future__ import annotations

from collections.abc import Sequence

from berthier.games.gloire.kit import MOVERS, NO_CROSSING, PERIODS, Kit
from berthier.games.gloire.pack import LeaderRow, LeaderStats, UnitRow, UnitStats
from berthier.games.gloire.pack_cards import Card
from berthier.kernel.contract import Names
from berthier.kernel.sheet import (
    Sheet,
    SheetCard,
    SheetJournal,
    SheetPiece,
    SheetRoad,
    SheetScenario,
    SheetTrack,
    SheetZone,
    names_of,
)
from berthier.words import Words
from berthier.words.speech import words_of

WORDS = "berthier.games.gloire.names"
STYLES = {"french": "french", "coalition": "russian"}
LABEL = 14  # how far right of a town its name begins
ARMS = {"infantry": "infantry", "cavalry": "cavalry", "reserve": "artillery"}
WINDOWS = (
    *("scout", "withdraw", "intercept", "guns", "passage", "advance", "blow", "step-back"),
    "cards",
)
JOURNAL: SheetJournal = {
    "turn": ["turn"],
    "operation": [
        *("phase", "activated", "tries", "marches", "battle", "siege-roll", "activated-veiled"),
        *("tries-veiled", "marches-veiled", "battle-veiled", "siege-roll-veiled"),
    ],
    "topics": {
        "combat": [
            *("marked", "battle", "tactics", "sequence", "rolled", "fired", "loss", "lost-more"),
            *("morale", "result", "retreated", "pursuit", "eliminated", "captured", "passage"),
            *("joined", "siege", "siege-roll", "siege-lifted", "town-fell", "sheltered"),
            *("battle-veiled", "forces", "retreated-veiled", "sheltered-veiled"),
            "siege-roll-veiled",
        ],
        "card": ["drew-card", "cards-back", "played", "discarded"],
        "points": ["pv", "flag", "flag-turned", "counted", "totals"],
    },
}


def sheet(kit: Kit, names: Names, scenarios: Sequence[str], pack_hash: str, lang: str) -> Sheet:
    pack, words = kit.pack, words_of(WORDS, lang)
    countries = dict.fromkeys(row.country for row in pack.boxes if row.country)
    return {
        "title": pack.title,
        "name": getattr(pack, lang),
        "lang": lang,
        "pack": pack_hash,
        "width": pack.canvas.width,
        "height": pack.canvas.height,
        "cartouche": [getattr(pack, lang)],
        "corner": "",
        "sides": [
            {"id": row.id, "name": getattr(row, lang), "style": STYLES[row.id]}
            for row in pack.sides
        ],
        "scenarios": [scenario(kit, name, words) for name in scenarios],
        "regions": [{"id": name, "name": words.say(f"country-{name}")} for name in countries],
        "zones": [zone(kit, names, box, words) for box in range(len(kit.box_ids))],
        "roads": [road(kit, link, words) for link in range(len(kit.ends))],
        "rivers": [],
        "relief": [],
        "pieces": pieces(kit, names, words),
        "face_down": "counter",
        "cards": [card(names, number, row, words) for number, row in enumerate(pack.cards)],
        "tracks": tracks(kit, words),
        "journal": JOURNAL,
        "windows": [(f"W-{name.upper()}", words.say(f"sheet-window-{name}")) for name in WINDOWS],
        "empty_hand": words.say("sheet-empty-hand"),
        "credits": names_of(pack.credits, lang),
        "reconstructed": words.say("sheet-reconstructed"),
    }


def scenario(kit: Kit, name: str, words: Words) -> SheetScenario:
    row = kit.scenario[name]
    return {
        "id": name,
        "name": getattr(row, words.language),
        "aim": words.say(f"scenario-{name}-aim"),
        "opening": [(one.piece, one.box) for one in row.setup],
    }


# --- the map


def zone(kit: Kit, names: Names, box: int, words: Words) -> SheetZone:
    row = kit.pack.boxes[box]
    return {
        "id": row.id,
        "name": names.name("box", box, words.language),
        "sign": "fortified" if row.town else "open",
        "ground": row.terrain,
        "ground_name": words.say("ground-town" if row.town else f"ground-{row.terrain}"),
        "region": row.country,
        "square": row.grid,
        "x": row.x,
        "y": row.y,
        "label": (row.x + LABEL, row.y, "start"),
        "value": 0,
        "near": [kit.box_ids[other] for other, _ in kit.near[box]],
        "outline": [],
        "reconstructed": "reconstructed" in (row.source, row.position_source, row.terrain_source),
    }


def road(kit: Kit, link: int, words: Words) -> SheetRoad:
    """Its price in good weather, and the water it crosses."""
    row = kit.pack.links[link]
    facts = {"cost": kit.road[link], "water": row.water, "crossing": row.crossing}
    return {
        "a": row.a,
        "b": row.b,
        "rivers": row.river.split("+") if kit.crossing[link] != NO_CROSSING else [],
        "note": words.say("sheet-road", river=row.river.replace("+", ", "), **facts),
    }


# --- pieces and tracks


def pieces(kit: Kit, names: Names, words: Words) -> list[SheetPiece]:
    pack = kit.pack
    rows: list[LeaderRow | UnitRow] = [*pack.leaders, *pack.units]
    found = [piece(kit, names, number, words, row) for number, row in enumerate(rows)]
    for number, det in zip(kit.dets, pack.detachments, strict=True):
        line = words.say("sheet-unit", co=det.co, ba=0, bc=det.bc)
        found.append(
            {
                **blank(kit, names, number, words),
                "short": det.label,
                "arm": det.arm,
                "lines": [line],
                "reconstructed": det.source == "reconstructed",
            }
        )
    for number in kit.decoys:
        decoy = blank(kit, names, number, words)
        found.append({**decoy, "arm": ARMS[MOVERS[kit.mover[number]]], "reconstructed": False})
    return [*found, *(block(side, words) for side in kit.side_ids)]


def block(side: str, words: Words) -> SheetPiece:
    """A counter that lies face-down."""
    return {
        "id": f"{side}-block",
        "name": words.say("sheet-block", side=side),
        "side": side,
        "kind": "hidden",
        "numeral": "",
        "arm": "",
        "full": (0, 0),
        "symbols": [],
        "lines": [],
        "reconstructed": False,
    }


def blank(kit: Kit, names: Names, number: int, words: Words) -> SheetPiece:
    return {
        "id": kit.piece_ids[number],
        "name": names.name("piece", number, words.language),
        "side": kit.side_ids[kit.side_of[number]],
        "kind": "corps",
        "numeral": "",
        "arm": "",
        "full": (0, 0),
        "symbols": [],
        "lines": [],
        "reconstructed": True,
    }


def piece(
    kit: Kit, names: Names, number: int, words: Words, row: LeaderRow | UnitRow
) -> SheetPiece:
    """A leader or a named unit, with its values of spring and autumn."""
    found = blank(kit, names, number, words)
    stats = [row.spring, row.autumn]
    found["reconstructed"] = row.source == "reconstructed"
    found["lines"] = values(kit, stats, words)
    if isinstance(row, LeaderRow):
        found["kind"] = "commander"
    else:
        found["arm"] = ARMS[row.arm]
        found["full"] = (max(one.most for one in (row.spring, row.autumn) if one), 0)
    return found


def values(kit: Kit, stats: Sequence[LeaderStats | UnitStats | None], words: Words) -> list[str]:
    """What is printed on a counter; once if both sides of it are alike."""
    told = {
        period: line(kit, one, words) for period, one in zip(PERIODS, stats, strict=True) if one
    }
    if len(set(told.values())) == 1:
        return list(told.values())[:1]
    return [words.say("sheet-period", period=period, line=text) for period, text in told.items()]


def line(kit: Kit, stats: LeaderStats | UnitStats, words: Words) -> str:
    army = next(row for row in kit.pack.armies if row.id == stats.army)
    facts = {"army": getattr(army, words.language)}
    if isinstance(stats, LeaderStats):
        return words.say("sheet-leader", vc=stats.vc, rg=stats.rg, bt=stats.bt, **facts)
    return words.say("sheet-unit-army", co=stats.co, ba=stats.ba, bc=stats.bc, **facts)


def card(names: Names, number: int, row: Card, words: Words) -> SheetCard:
    """An event card: both its halves, each with who may use it and when."""
    lang = words.language
    halves = [
        words.say(
            "sheet-half",
            side=half.side,
            moment=words.say(f"moment-{half.when}"),
            name=getattr(half, lang),
            text=getattr(half, f"text_{lang}"),
        )
        for half in row.halves
    ]
    return {
        "id": names.id("card", number),
        "name": names.name("card", number, lang),
        "side": "",
        "colour": "paper",
        "value": 0,
        "moment": words.say("sheet-card"),
        "text": " ".join(halves),
        "rule": "JDG-A13-CARD-3",
        "emblem": "flag",
        "boxes": [],
        "reconstructed": row.source == "reconstructed",
    }


def tracks(kit: Kit, words: Words) -> list[SheetTrack]:
    calendar = kit.pack.calendar
    return [
        {
            "id": "turn",
            "name": words.say("track-turn"),
            "first": calendar[0].turn,
            "last": calendar[-1].turn,
            "places": [(row.turn, getattr(row, words.language)) for row in calendar],
            "ends": [],
        }
    ]
