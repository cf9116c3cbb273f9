"""What lies on the sheet, from one viewer's view and from nothing else."""

from __future__ import annotations

from typing import Any

from berthier.games.gloire.kit import LEADER, MOVERS, PERIODS, Kit
from berthier.games.gloire.pack_scenario import Reinforcement, Scenario
from berthier.games.gloire.sheet import ARMS, WORDS
from berthier.games.gloire.view_blind import HIDDEN
from berthier.kernel.contract import Names
from berthier.kernel.sheet import (
    Scene,
    SceneHand,
    SceneMarker,
    SceneNote,
    SceneNotebook,
    ScenePiece,
    ScenePile,
    SceneTrack,
)
from berthier.words import Words
from berthier.words.speech import words_of

View = dict[str, Any]
GONE = {"awaited": "awaited", "away": "awaited", "lost": "lost", "captured": "lost"}


class Reader:
    """A view, and what its reader calls the things in it."""

    def __init__(self, kit: Kit, names: Names, view: View, lang: str) -> None:
        self.kit = kit
        self.names = names
        self.view = view
        self.lang = lang
        self.words: Words = words_of(WORDS, lang)
        self.armies = {row["id"]: row for row in view["armies"]}

    def piece(self, name: str) -> str:
        return self.names.name("piece", self.kit.piece[name], self.lang)

    def box(self, name: str) -> str:
        return self.names.name("box", self.kit.box[name], self.lang)

    def army(self, name: str) -> str:
        return self.names.name("army", self.kit.army[name], self.lang)


def scene(kit: Kit, names: Names, view: View, lang: str) -> Scene:
    reader = Reader(kit, names, view, lang)
    return {
        "viewer": view["viewer"],
        "side": side_seated(kit, view["viewer"]),
        "active": view["active"],
        "tracks": [track(reader)],
        "pieces": [*(piece(reader, row) for row in shown(reader)), *blocks(view)],
        "markers": markers(view),
        "hands": hands(reader),
        "piles": piles(reader),
        "notes": notes(reader),
        "screens": [],
        "missions": [],
        "notebook": notebook(reader),
        "over": "" if view["over"] is None else view["over"][0] or "draw",
    }


def side_seated(kit: Kit, viewer: str) -> str:
    """The side of a seat, which may be an army's; none is the spectator's."""
    if viewer in kit.army:
        return kit.side_ids[kit.army_side[kit.army[viewer]]]
    return viewer if viewer in kit.side_ids else ""


def track(reader: Reader) -> SceneTrack:
    found: SceneTrack = {"id": "turn", "value": reader.view["turn"]}
    if row := reader.kit.scenario.get(reader.view["scenario"]):
        found["first"], found["last"] = row.first_turn, row.last_turn
    return found


# --- pieces


def shown(reader: Reader) -> list[View]:
    """The pieces that a viewer can name; decoys are worth a word only on the map."""
    kit, rows = reader.kit, reader.view["pieces"]
    named = [row for row in rows if row["box"] not in ("off", HIDDEN)]
    return [row for row in named if row["box"] in kit.box or kit.piece[row["id"]] not in kit.decoys]


def blocks(view: View) -> list[ScenePiece]:
    """Counters that lie face-down: numbered within their box."""
    return [
        {
            "id": f"{side}-block/{box}/{number + 1}",
            "like": f"{side}-block",
            "side": side,
            "zone": box,
            "ready": True,
        }
        for side, rows in view["down"].items()
        for box, counts in rows.items()
        for number in range(sum(counts))
    ]


def notebook(reader: Reader) -> list[SceneNotebook]:
    """Where each piece may be that lies face-down somewhere, and when it was seen last."""
    kit, found = reader.kit, []
    places = reader.view["known"]["places"]
    for row in reader.view["pieces"]:
        number = kit.piece[row["id"]]
        boxes = [box for box in row.get("may", ()) if box != "off"]
        if not boxes:
            continue
        line: SceneNotebook = {
            "piece": row["id"],
            "side": row["side"],
            "count": 1,
            "zones": boxes,
            "moving": False,
        }
        if places["seen"][number]:
            turn, box = places["seen"][number]
            line["seen"] = (turn, kit.box_ids[box])
        found.append(line)
    return found


def piece(reader: Reader, row: View) -> ScenePiece:
    kit, number = reader.kit, reader.kit.piece[row["id"]]
    gone = GONE.get(row["box"], "")
    found: ScenePiece = {
        "id": row["id"],
        "side": row["side"],
        "zone": "" if gone else row["box"],
        "ready": "done" not in row["marks"],
    }
    if gone:
        found["place"] = gone
        if when := arrival(reader, row):
            found["arrival"] = when
    if kit.mover[number] == LEADER or number in kit.decoys:
        return found
    found["arm"] = ARMS[MOVERS[kit.mover[number]]]
    if "emptied" in row:
        bounds = strength(reader, row)
        found["strength"] = bounds
        most = kit.most[PERIODS.index(reader.view["period"])][number]
        found["full"] = (max(most, bounds[1]), 0)
    if text := state(reader, row):
        found["warning"] = text
    return found


def strength(reader: Reader, row: View) -> tuple[int, int]:
    """Of an own piece its PF, those it will come with if it is awaited; else what is known."""
    if "pf" not in row:
        least, most = row["strength"]
        return least, most
    pf = row["pf"]
    if due := due_row(reader, row):
        period = PERIODS.index(reader.view["period"])
        pf = reader.kit.start[period][reader.kit.piece[due.piece]] if due.pf is None else due.pf
    return pf, pf


def due_row(reader: Reader, row: View) -> Reinforcement | None:
    """How the scenario brings a piece that is awaited."""
    scenario = reader.kit.scenario.get(reader.view["scenario"])
    if scenario is None or row["box"] != "awaited":
        return None
    rows = [*scenario.reinforcements, *scenario.hamburg, *by_armistice(scenario)]
    return next((due for due in rows if due.piece == row["id"]), None)


def by_armistice(scenario: Scenario) -> list[Reinforcement]:
    """Who comes while the Armistice lasts, by its own turns."""
    return scenario.armistice.reinforcements if scenario.armistice is not None else []


def arrival(reader: Reader, row: View) -> str:
    """The turn in which a piece is due, and where."""
    if row["box"] == "away":
        return reader.words.say("scene-back")
    due = due_row(reader, row)
    if due is None:
        return ""
    at = due.box or reader.kit.pack.entries[reader.kit.entry[due.entry]].box
    own = due in by_armistice(reader.kit.scenario[reader.view["scenario"]])
    message = "scene-due-armistice" if own else "scene-due"
    return reader.words.say(message, turn=due.turn, box=reader.box(at))


def state(reader: Reader, row: View) -> str:
    """What its state costs a unit, each with the rule."""
    found = []
    if row["box"] in reader.kit.box and row["command"] != "commanded":
        found.append(uncommanded(reader, row))
    if "inside" in row["marks"]:
        found.append(reader.words.say("scene-inside"))
    if "tired" in row["marks"]:
        found.append(reader.words.say("scene-tired"))
    if row.get("stragglers"):
        found.append(reader.words.say("scene-stragglers", count=row["stragglers"]))
    return ", ".join(found)


def uncommanded(reader: Reader, row: View) -> str:
    """Why a unit is not commanded: by its nature, or as no line comes to its chief."""
    army = reader.armies.get(row["army"])
    chief = army["commander"] if army else None
    facts = {
        "level": row["command"],
        "independent": int(row.get("parent") == ""),
        "chief": reader.piece(chief) if chief else "none",
    }
    return reader.words.say("scene-uncommanded", **facts)


# --- markers


def markers(view: View) -> list[SceneMarker]:
    found: list[SceneMarker] = [
        {"kind": "flag", "zone": box, "side": side} for box, side in view["control"].items()
    ]
    found += [{"kind": "siege", "zone": box, "side": side} for box, side, _ in view["sieges"]]
    found += [{"kind": "trench", "zone": box, "side": side} for box, side in view["trenches"]]
    found += [{"kind": "broken", "zone": one, "to": other} for one, other in view["broken"]]
    found += [
        {"kind": "pontoon", "zone": one, "to": other, "side": side}
        for one, other, side in view["pontoons"]
    ]
    return found + [{"kind": "battle", "zone": box} for box in view["battles"]]


# --- cards


def hands(reader: Reader) -> list[SceneHand]:
    """None where event cards are left out."""
    found: list[SceneHand] = []
    for side, held in enumerate(reader.view["hands"] if reader.view["deck"] else ()):
        seen = held if isinstance(held, list) else None
        count = held if isinstance(held, int) else len(held)
        name = reader.kit.side_ids[side]
        found.append({"side": name, "count": count, "cards": seen, "known": []})
    return found


def piles(reader: Reader) -> list[ScenePile]:
    view, say = reader.view, reader.words.say
    if not view["deck"]:
        return []
    aside = view["aside"]
    left = len(view["deck"]) - len(aside) - sum(hand["count"] for hand in hands(reader))
    deck: ScenePile = {
        "id": "deck",
        "name": say("pile-deck"),
        "side": "",
        "count": left,
        "cards": [],
    }
    return [
        deck,
        {"id": "aside", "name": say("pile-aside"), "side": "", "count": len(aside), "cards": aside},
    ]


# --- notes


def notes(reader: Reader) -> list[SceneNote]:
    view, words = reader.view, reader.words
    found: list[SceneNote] = []
    for side, name in enumerate(reader.kit.side_ids):
        facts = {"won": view["points"][side], "places": view["places"][side]}
        found.append(note(words, name, "points", words.say("scene-points", **facts)))
        found += [army for row in view["armies"] if row["side"] == name for army in of(reader, row)]
        if view["stock"][side]:
            found.append(note(words, name, "pontoons", str(view["stock"][side])))
    found.append(note(words, "", "weather", words.say(f"scene-{view['weather']}")))
    if view["mud_next"]:
        found.append(note(words, "", "mud-next", ""))
    if text := armistice(reader):
        found.append(note(words, "", "armistice", text))
    if view["sieges"]:
        found.append(note(words, "", "sieges", sieges(reader)))
    if view["solitaire"]:
        found.append(note(words, "", "solitaire", ""))
    if army := at_it(reader):
        found.append(note(words, "", "acting", army))
    if view["frontier_closed"]:
        found.append(note(words, "", "frontier", ""))
    if goals := objectives(reader):
        found.append(note(words, "", "objectives", goals))
    return found


def at_it(reader: Reader) -> str:
    """The army whose player moves now, where each has one."""
    view = reader.view
    army = view.get("acting", [0, 0])[reader.kit.side_ids.index(view["active"])]
    return reader.names.name("army", army - 1, reader.lang) if army else ""


def note(words: Words, side: str, name: str, text: str) -> SceneNote:
    return {"side": side, "name": words.say(f"note-{name}"), "text": text}


def of(reader: Reader, row: View) -> list[SceneNote]:
    """An army on the map: who leads it, its supply, and its points for whoever may know them."""
    there = [one["army"] for one in units(reader) if one["box"] in (*reader.kit.box, HIDDEN)]
    if row["id"] not in there:
        return []
    chief = reader.piece(row["commander"]) if row["commander"] else "none"
    facts = {"chief": chief, "supplied": row.get("supplied", 0), "pc": row.get("pc", -1)}
    text = reader.words.say("scene-army", **facts)
    return [{"side": row["side"], "name": reader.army(row["id"]), "text": text}]


def units(reader: Reader) -> list[View]:
    return [row for row in reader.view["pieces"] if "command" in row]


def armistice(reader: Reader) -> str:
    """When it is to be declared, or how long it lasts; nothing once hostilities have resumed."""
    view, say = reader.view, reader.words.say
    if not view["truce"] or 0 < view["resumption"] <= view["turn"]:
        return ""
    lasts = view["resumption"] > 0
    turn = reader.names.name("turn", view["resumption" if lasts else "truce"], reader.lang)
    return say("scene-truce" if lasts else "scene-armistice", turn=turn)


def sieges(reader: Reader) -> str:
    """Every besieged town with the face of its marker."""
    told = [
        reader.words.say("scene-siege", box=reader.box(box), face=face)
        for box, _, face in reader.view["sieges"]
    ]
    return ", ".join(told)


def objectives(reader: Reader) -> str:
    """The boxes that bring points at the end."""
    scenario = reader.kit.scenario.get(reader.view["scenario"])
    told = []
    for row in scenario.victory if scenario else ():
        facts = {"box": reader.box(row.box), "pv": row.pv, "only": row.only or "both"}
        told.append(reader.words.say("scene-objective", **facts))
    return ", ".join(told)
