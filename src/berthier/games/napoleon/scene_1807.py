"""What only Napoléon 1807 shows on the sheet: citadels, sieges, weather, winter quarters."""

from __future__ import annotations

from typing import Any

from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.sheet import printed
from berthier.kernel.sheet import SceneMarker, SceneNote, SceneSky
from berthier.words import Words

View = dict[str, Any]
LOSSES = 5  # with so many, Quartiers d'hiver leaves its space (N07-QDH-2)


def strongholds(view: View) -> list[SceneMarker]:
    """The citadel markers of the sides, and the stars of the sieges."""
    owned: list[SceneMarker] = [
        {"kind": "citadel", "zone": zone, "side": side} for zone, side in view["citadels"].items()
    ]
    sieges: list[SceneMarker] = [{"kind": "siege", "zone": zone} for zone in view["sieges"]]
    return owned + sieges


def sky(kit: Kit, view: View, words: Words) -> SceneSky | None:
    """Mud: it holds for the turn like rain and snow, but no card says so."""
    if view["weather"] != "boue":
        return None
    name = next(getattr(row, words.language) for row in kit.pack.events if row.id == "boue")
    return {"name": name, "text": printed(kit, words, "card-boue"), "emblem": "rain"}


def notes(kit: Kit, view: View, season: str, words: Words) -> list[SceneNote]:
    """The weather of the turn, and how many losses lie on each winter quarters."""
    weather = printed(kit, words, "scene-weather", weather=view["weather"], season=season)
    found: list[SceneNote] = [
        {"side": "", "name": printed(kit, words, "note-weather"), "text": weather}
    ]
    for side, card in view["winter_quarters"].items():
        text = printed(
            kit, words, "scene-winter", place=card["place"], losses=card["losses"], most=LOSSES
        )
        found.append({"side": side, "name": printed(kit, words, "note-winter"), "text": text})
    return found
