"""Why a march has just ended, as far as the board shows it."""

from __future__ import annotations

from typing import Any

from berthier.kernel.sheet import Scene

# Faces after which a march before them is no longer what a player wonders about.
LATER = ("designated", "retreated", "joined", "eliminated", "combat", "turn", "over")


def end_of_march(scene: Scene, told: list[dict[str, Any]]) -> tuple[str, str]:
    """A message and the zone, or empty texts; `told` is the news, oldest first.

    Only where piles march: a title whose moves are told in another way is never explained.
    """
    own = scene["side"]
    after: list[dict[str, Any]] = []
    for face in reversed(told):
        if face["kind"] == "moved" and "pieces" in face and face["side"] == own:
            return _reason(scene, face, after), face["to"]
        if face["kind"] in LATER:
            break
        after.append(face)
    return "", ""


def _reason(scene: Scene, moved: dict[str, Any], after: list[dict[str, Any]]) -> str:
    own, zone = scene["side"], moved["to"]
    here = [piece for piece in scene["pieces"] if piece["zone"] == zone]
    if any(face["kind"] == "control" and face["zone"] == zone for face in after):
        return "march-citadel"
    if any(piece["side"] != own for piece in here):
        return "march-enemy"
    friends = [piece for piece in here if "infantry" in piece]  # commanders stop nobody
    if any(piece["id"] not in moved["pieces"] for piece in friends):
        return "march-friends"
    cards = [face["card"] for face in after if face["kind"] == "played" and face["side"] != own]
    return "march-card" if any(card.startswith("confusion/") for card in cards) else ""
