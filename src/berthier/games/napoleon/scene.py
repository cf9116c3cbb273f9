"""What stands on the sheet, from one viewer's view and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from berthier.games.napoleon import scene_1807
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.notebook import notebook
from berthier.games.napoleon.pack import Reinforcement, Scenario, SetupRow
from berthier.games.napoleon.pack_1807 import Scenario1807, dates, strengths
from berthier.games.napoleon.sheet import printed
from berthier.kernel.sheet import (
    Scene,
    SceneHand,
    SceneMarker,
    SceneNote,
    ScenePiece,
    ScenePile,
    SceneScreen,
    SceneTrack,
)
from berthier.words import Words
from berthier.words.speech import words_of

WORDS = "berthier.games.napoleon.names"
View = dict[str, Any]
OFF_MAP = ("lost", "awaited", "absent", "hidden")
DRAW = "draw"  # what is over without a winner
SCENARIOS = 64  # whose printed facts are remembered
WORN = 5  # from so many fatigues on a corps pays for them (N06-COM-6, N06-REC-3)


def scene(kit: Kit, view: View, lang: str) -> Scene:
    words = words_of(WORDS, lang)
    viewer = view["viewer"]
    scenario = next((row for row in kit.pack.scenarios if row.id == view["scenario"]), None)
    season = scenario.season if isinstance(scenario, Scenario1807) else ""
    awaited = arrivals(kit, view["scenario"], lang)
    full = strengths(kit.pack, scenario) if season else {}
    found: Scene = {
        "viewer": viewer,
        "side": viewer if viewer in kit.side_ids else "",
        "active": view["active"],
        "tracks": tracks(kit, scenario, view, lang),
        "pieces": [
            *(piece(row, awaited, full, words) for row in placed(kit, view) if shown(kit, row)),
            *blocks(kit, view),
        ],
        "markers": [
            *flags(view),
            *(scene_1807.strongholds(view) if kit.poland else ()),
            *axes(view),
            *bridges(view),
        ],
        "hands": [hand(kit, view, side) for side in (0, 1)],
        "piles": [pile for side in (0, 1) for pile in piles(kit, view, side, words)],
        "notes": [
            *(scene_1807.notes(kit, view, season, words) if kit.poland else ()),
            *notes(kit, view, words),
        ],
        "screens": screens(kit, scenario, view, words),
        "missions": [],
        "notebook": notebook(kit, view),
        "over": (view["over"][0] or DRAW) if view["over"] else "",
    }
    if season:
        found["season"] = season
    if kit.poland and (sky := scene_1807.sky(kit, view, words)):
        found["sky"] = sky
    return found


def tracks(kit: Kit, scenario: Scenario | None, view: View, lang: str) -> list[SceneTrack]:
    turn: SceneTrack = {"id": "turn", "value": view["turn"]}
    if scenario is not None:
        turn["last"] = scenario.last_turn
    if isinstance(scenario, Scenario1807):
        days = dates(kit.pack, scenario)
        turn["places"] = [(number, getattr(row, lang)) for number, row in days.items()]
    return [turn, {"id": "vp", "value": view["vp"]}]


def placed(kit: Kit, view: View) -> list[View]:
    """The rows of the pieces; the own vedettes stand where they are being placed."""
    rows: list[View] = view["pieces"]
    record = view["records"][-1] if view["records"] else [""]
    if record[0] != "placing":
        return rows
    where: dict[str, str] = {}
    for vedettes, zones in zip(kit.vedettes, record[1], strict=True):
        for n, zone in zip(vedettes, zones, strict=False):
            where[kit.piece_ids[n]] = kit.zone_ids[zone]
    return [{**row, "zone": where.get(row["id"], row["zone"])} for row in rows]


def shown(kit: Kit, row: View) -> bool:
    """1807 has pieces for three campaigns: those of the others are not worth a word."""
    return not (kit.poland and row["zone"] == "absent")


@lru_cache(SCENARIOS)
def arrivals(kit: Kit, scenario: str, lang: str) -> dict[str, str]:
    """When the reinforcements come: in a turn, or by a card. Printed, so it stays the same."""
    words = words_of(WORDS, lang)
    return {
        row.piece: printed(kit, words, "scene-arrival", turn=row.turn)
        for one in kit.pack.scenarios
        if one.id == scenario
        for row in one.reinforcements
    }


def piece(
    row: View, awaited: dict[str, str], full: dict[str, tuple[int, int]], words: Words
) -> ScenePiece:
    """A hidden number comes as its bounds, an own one as bounds that meet."""
    off = row["zone"] in OFF_MAP
    found: ScenePiece = {
        "id": row["id"],
        "side": row["side"],
        "zone": "" if off else row["zone"],
        "ready": row.get("ready", True),
    }
    if off:
        found["place"] = row["zone"]
        if row["zone"] == "awaited" and row["id"] in awaited:
            found["arrival"] = awaited[row["id"]]
    if sum(full.get(row["id"], (0, 0))):
        found["full"] = full[row["id"]]
    if "infantry" in row:
        total = row["infantry"] + row["cavalry"]
        found["strength"] = (total, total)
        found["infantry"] = row["infantry"]
        found["cavalry"] = row["cavalry"]
        found["fatigue"] = (row["fatigue"], row["fatigue"])
        if row["fatigue"] >= WORN:
            found["warning"] = words.say("scene-worn", fatigue=row["fatigue"])
    elif "strength" in row:
        found["strength"] = (row["strength"][0], row["strength"][1])
        found["fatigue"] = (row["fatigue"][0], row["fatigue"][1])
    return found


def blocks(kit: Kit, view: View) -> list[ScenePiece]:
    """Anonymous blocks: numbered within their zone, the ready ones first."""
    found: list[ScenePiece] = []
    for side, zones in view.get("blocks", {}).items():
        for zone, (ready, activated) in zones.items():
            for number in range(ready + activated):
                found.append(
                    {
                        "id": f"{side}-block/{zone}/{number + 1}",
                        "like": f"{side}-block",
                        "side": side,
                        "zone": zone,
                        "ready": number < ready,
                    }
                )
    return found


def flags(view: View) -> list[SceneMarker]:
    return [{"kind": "flag", "zone": zone, "side": side} for zone, side in view["control"].items()]


def axes(view: View) -> list[SceneMarker]:
    """A retreat axis points from its zone the way out."""
    found: list[SceneMarker] = [
        {"kind": "axis", "zone": zone, "to": to, "side": side} for zone, to, side in view["axes"]
    ]
    hits: list[SceneMarker] = [{"kind": "hit", "zone": zone} for zone in view["axis_hits"]]
    return found + hits


def bridges(view: View) -> list[SceneMarker]:
    return [{"kind": "broken", "zone": a, "to": b} for a, b in view["bridges"]]


def hand(kit: Kit, view: View, side: int) -> SceneHand:
    own = view["viewer"] == kit.side_ids[side]
    cards = view["hand"] if own else None
    if view["open_hands"] is not None:
        cards = view["open_hands"][side]
    seen = view["known"].get("hand", []) if cards is None else []  # by Aide de camp
    return {
        "side": kit.side_ids[side],
        "count": view["hands"][side],
        "cards": cards,
        "known": [kit.card_ids[card] for card in seen if kit.card_side[card] == side],
    }


def piles(kit: Kit, view: View, side: int, words: Words) -> list[ScenePile]:
    """Deck, discard with its top card, and the cards that lie on the table."""
    name = kit.side_ids[side]
    rows = [
        ("deck", view["decks"][side], []),
        ("discard", view["discards"][side], view["last_discards"][side]),
        ("table", len(view["table"][side]), view["table"][side]),
    ]
    in_force = [card for owner, card in view["slot"] if owner == name]
    rows.append(("slot", len(in_force), in_force))
    return [
        {
            "id": f"{kind}-{name}",
            "name": words.say(f"pile-{kind}"),
            "side": name,
            "count": count,
            "cards": cards,
        }
        for kind, count, cards in rows
        if count or kind in ("deck", "discard")
    ]


def notes(kit: Kit, view: View, words: Words) -> list[SceneNote]:
    """Who has passed, and whose Intuition has won the initiative. Once both have passed their
    operations are over, and nobody need be told so until the next ones.
    """
    passed = view["passed"] if len(view["passed"]) < len(kit.side_ids) else []
    return [
        {"side": side, "name": words.say(f"note-{what}"), "text": ""}
        for what, sides in (("passed", passed), ("intuition", view["intuition"]))
        for side in sides
    ]


def screens(kit: Kit, scenario: Scenario | None, view: View, words: Words) -> list[SceneScreen]:
    """The sides whose strengths this viewer is not told, with what everybody was told of them."""
    found: list[SceneScreen] = []
    for side, name in enumerate(kit.side_ids):
        rows = [row for row in view["pieces"] if row["side"] == name and "strength" in row]
        if rows:
            found.append({"side": name, "text": behind(kit, scenario, view, side, rows, words)})
    return found


def behind(
    kit: Kit, scenario: Scenario | None, view: View, side: int, rows: list[View], words: Words
) -> str:
    """How many corps stand, what is left of the side's strength, and who is lost."""
    lost = [row["id"] for row in rows if row["zone"] == "lost"]
    standing = sum(row["zone"] not in ("lost", "awaited", "absent") for row in rows)
    told = [words.say("scene-screen", side=kit.side_ids[side], corps=standing)]
    left = view["known"]["total"][side]
    if scenario is not None and left >= 0:
        told.append(
            words.say("scene-screen-left", left=left, full=full_strength(kit, scenario.id, side))
        )
    if lost:
        names = {row.id: getattr(row, words.language) for row in kit.pack.pieces}
        pieces = ", ".join(names[piece] for piece in lost)
        told.append(words.say("scene-screen-lost", pieces=pieces))
    return " ".join([*told, words.say("scene-screen-secret")])


@lru_cache(SCENARIOS)
def full_strength(kit: Kit, scenario: str, side: int) -> int:
    """What a side brings to a scenario, reinforcements included: printed, so everybody's."""
    one = next(row for row in kit.pack.scenarios if row.id == scenario)
    total, full = 0, strengths(kit.pack, one)
    rows: list[SetupRow | Reinforcement] = [*one.setup, *one.reinforcements]
    for row in rows:
        if kit.side_of[kit.piece[row.piece]] == side:
            infantry, cavalry = getattr(row, "infantry", None), getattr(row, "cavalry", None)
            total += full[row.piece][0] if infantry is None else infantry
            total += full[row.piece][1] if cavalry is None else cavalry
    return total
