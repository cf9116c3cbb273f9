"""What a viewer has gathered: cards that a hand must hold, because everybody saw them taken."""

from __future__ import annotations

from typing import Any

from berthier.kernel.events import Face


class Known:
    """`held[side]`: kinds of cards known to be in a hand; a played card may be one of them."""

    __slots__ = ("held", "viewer")

    def __init__(self, viewer: int, held: list[list[int]]) -> None:
        self.viewer = viewer
        self.held = held

    def copy(self) -> Known:
        return Known(self.viewer, [cards[:] for cards in self.held])

    def dump(self) -> dict[str, Any]:
        return {"viewer": self.viewer, "held": self.held}

    def learn(self, face: Face) -> None:
        name = face.kind.name
        if name == "took":
            self.held[face.get("side")].append(face.get("card"))
        elif name in ("played", "dropped"):
            held = self.held[face.get("side")]
            for card in face.get("cards"):
                if card in held:
                    held.remove(card)
        elif name == "game":
            self.held = [[], []]
