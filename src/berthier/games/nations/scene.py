"""What lies on the sheet, from one viewer's view and from nothing else."""

from __future__ import annotations

from typing import Any

from berthier.games.nations.kit import Kit
from berthier.kernel.sheet import (
    Scene,
    SceneHand,
    SceneMarker,
    SceneMission,
    SceneNote,
    ScenePiece,
    ScenePile,
)
from berthier.words import Words
from berthier.words.speech import words_of

WORDS = "berthier.games.nations.names"
View = dict[str, Any]


def scene(kit: Kit, view: View, lang: str) -> Scene:
    words = words_of(WORDS, lang)
    return {
        "viewer": view["viewer"],
        "side": own_side(kit, view),
        "active": view["active"],
        "tracks": [{"id": "time", "value": view["time"]}],
        "pieces": [piece(kit, view, row, words) for row in view["armies"]],
        "markers": [marker for row in view["armies"] for marker in markers(row)],
        "hands": [hand(kit, view, side) for side in (0, 1)],
        "piles": piles(view, words),
        "notes": notes(kit, view, words),
        "screens": [],  # armies lie open
        "missions": missions(kit, view, lang),
        "notebook": [],
        "over": winner(kit, view),
    }


def own_side(kit: Kit, view: View) -> str:
    """In the second game of a match the seats have swapped sides (BDN-SCR-6)."""
    if view["viewer"] not in kit.side_ids:
        return ""
    seat, game = kit.side_ids.index(view["viewer"]), int(view["game"])
    return kit.side_ids[seat ^ game]


def winner(kit: Kit, view: View) -> str:
    if view["over"] is None:
        return ""
    side = view["over"][0]
    return kit.side_ids[side] if side >= 0 else "nobody"


def piece(kit: Kit, view: View, row: View, words: Words) -> ScenePiece:
    """An army as a tile; without one it is still a card, or markers, or gone."""
    found: ScenePiece = {
        "id": row["id"],
        "side": row["side"],
        "zone": row["tile"] or "",
        "ready": True,
        "strength": (row["strength"], row["strength"]),
        "arm": row["type"],
    }
    if row["tile"] is None:
        found["place"] = {"gone": "lost", "markers": "markers"}.get(row["state"], "awaited")
        number = kit.army[row["id"]]
        if row["state"] == "card" and view["time"] < kit.from_point[number]:
            found["arrival"] = words.say("sheet-army-date", date=kit.pack.armies[number].date)
    return found


def markers(row: View) -> list[SceneMarker]:
    return [
        {"kind": "army", "zone": zone, "side": row["side"], "piece": row["id"]}
        for zone in row["markers"]
    ]


def hand(kit: Kit, view: View, side: int) -> SceneHand:
    known = sorted(view["known"]["held"][side])
    return {
        "side": kit.side_ids[side],
        "count": view["hands"][side],
        "cards": view["hand"][side],
        "known": [kit.card_ids[card] for card in known],
    }


def piles(view: View, words: Words) -> list[ScenePile]:
    rows = [
        ("deck", view["deck"], []),
        ("display", len(view["display"]), view["display"]),
        ("discard", len(view["discard"]), view["discard"]),
        ("scouts", view["supply"], []),
    ]
    found: list[ScenePile] = [
        {"id": kind, "name": words.say(f"pile-{kind}"), "side": "", "count": count, "cards": cards}
        for kind, count, cards in rows
    ]
    found[1]["verb"] = "take"
    return found


def notes(kit: Kit, view: View, words: Words) -> list[SceneNote]:
    found: list[SceneNote] = []
    for side, name in enumerate(kit.side_ids):
        for kind, value in (("points", view["vp"][side]), ("scouts", view["scouts"][side])):
            found.append({"side": name, "name": words.say(f"note-{kind}"), "text": str(value)})
    rows = [
        ("turn", view["turn"]),
        ("actions", view["actions"]),
        ("unrevealed", view["unrevealed"]),
    ]
    if view["battles"]:
        rows.append(("battle", ""))
    if view["double"]:
        rows.append(("game", view["game"] + 1))
    for kind, value in rows:
        found.append({"side": "", "name": words.say(f"note-{kind}"), "text": str(value)})
    return found


def missions(kit: Kit, view: View, lang: str) -> list[SceneMission]:
    """Those the viewer may see: Napoleon's own, or the revealed ones."""
    seen = view["missions"] if view["missions"] is not None else view["revealed"]
    return [mission(kit, name, name in view["revealed"], lang) for name in seen]


def mission(kit: Kit, name: str, revealed: bool, lang: str) -> SceneMission:
    number = kit.mission_ids.index(name)
    zone = kit.pack.zones[kit.mission_zone[number]]
    return {
        "id": name,
        "name": getattr(zone, lang),
        "zone": zone.id,
        "open": revealed,
        "worth": list(zip(kit.side_ids, kit.mission_vp[number], strict=True)),
    }
