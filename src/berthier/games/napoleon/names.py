"""Names of the things of a pack: stable ids and what readers call them."""

from __future__ import annotations

from berthier.games.napoleon.kit import Kit

ARMS = ("infantry", "cavalry")
ARM_NAMES = {"fr": ("infanterie", "cavalerie"), "en": ("infantry", "cavalry")}


class KitNames:
    """Zones, pieces, cards, sides, arms and die faces of one pack."""

    def __init__(self, kit: Kit) -> None:
        pack = kit.pack
        rows = {piece.id: piece for piece in pack.pieces}
        events = {event.id: event for event in pack.events}
        faces = [face or "-" for side in kit.side_ids for face in pack.dice[side]]
        self.ids = {
            "zone": kit.zone_ids,
            "piece": kit.piece_ids,
            "card": kit.card_ids,
            "side": kit.side_ids,
            "arm": list(ARMS),
            "face": faces,
        }
        self.names: dict[str, dict[str, list[str]]] = {}
        for lang in ("fr", "en"):
            self.names[lang] = {
                "zone": [getattr(zone, lang) or zone.id for zone in pack.zones],
                "piece": [getattr(rows[name], lang) or name for name in kit.piece_ids],
                "card": [
                    f"{getattr(events[card.event], lang)} ({card.value})" for card in pack.cards
                ],
                "side": [getattr(side, lang) for side in pack.sides],
                "arm": list(ARM_NAMES[lang]),
                "face": faces,
            }
        self._found: dict[str, list[tuple[str, int]]] = {}
        for kind in ("zone", "piece", "card"):
            for value, word in enumerate(self.ids[kind]):
                self._found.setdefault(word, []).append((kind, value))

    def id(self, kind: str, value: int) -> str:
        return self.ids[kind][value] if kind in self.ids else str(value)

    def name(self, kind: str, value: int, lang: str) -> str:
        return self.names[lang][kind][value] if kind in self.ids else str(value)

    def find(self, word: str) -> list[tuple[str, int]]:
        return self._found.get(word, [])
