"""Names of the things of a pack: stable ids and what readers call them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from berthier.games.nations.actions import STEP, TIM
from berthier.games.nations.board import Board, moving
from berthier.games.nations.kit import ARMS, Kit
from berthier.games.nations.recap import loss, recap
from berthier.games.nations.targets import villages_free
from berthier.kernel import flow
from berthier.kernel.events import Face
from berthier.kernel.questions import folded

ARM_NAMES = {
    "fr": ["infanterie", "artillerie", "cavalerie"],
    "en": ["infantry", "artillery", "cavalry"],
}
DISTRICT_NAMES = {
    "fr": {"north": "Nord", "east": "Est", "south": "Sud", "west": "Ouest", "centre": "Centre"},
    "en": {
        "north": "North",
        "east": "East",
        "south": "South",
        "west": "West",
        "centre": "Centre",
    },
}

Remark = tuple[str, tuple[tuple[str, str, Any], ...]]


class KitNames:
    """Zones, armies, cards, missions, sides, arms, districts and dates of one pack."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        pack = kit.pack
        dates = [row.date for row in pack.track.dates]
        self.ids: dict[str, list[str]] = {
            "zone": kit.zone_ids,
            "army": kit.army_ids,
            "card": kit.card_ids,
            "mission": kit.mission_ids,
            "side": kit.side_ids,
            "arm": list(ARMS),
            "district": kit.districts,
            "date": dates,
        }
        self.names: dict[str, dict[str, list[str]]] = {}
        for lang in ("fr", "en"):
            zones = [getattr(row, lang) or row.id for row in pack.zones]
            self.names[lang] = {
                "zone": zones,
                "army": [getattr(row, lang) or row.id for row in pack.armies],
                "card": [getattr(row, lang) or row.id for row in pack.cards],
                "mission": [zones[zone] for zone in kit.mission_zone],
                "side": [getattr(row, lang) for row in pack.sides],
                "arm": ARM_NAMES[lang],
                "district": [DISTRICT_NAMES[lang].get(name, name) for name in kit.districts],
                "date": dates,
            }
        self._found: dict[str, list[tuple[str, int]]] = {}
        for kind in ("zone", "army", "card", "mission"):
            for value, word in enumerate(self.ids[kind]):
                spoken = (self.names[lang][kind][value] for lang in ("fr", "en"))
                own = [word] if kind == "mission" else [word, *spoken]
                for name in dict.fromkeys(folded(name) for name in own):
                    self._found.setdefault(name, []).append((kind, value))

    def id(self, kind: str, value: int) -> str:
        return self.ids[kind][value] if kind in self.ids else str(value)

    def name(self, kind: str, value: int, lang: str) -> str:
        return self.names[lang][kind][value] if kind in self.ids else str(value)

    def find(self, word: str) -> list[tuple[str, int]]:
        """By id or by name in either language."""
        return self._found.get(folded(word), [])

    def facts(self, board: flow.Board, question: flow.Question) -> dict[str, object]:
        """What a prompt may tell besides the question's own numbers."""
        assert isinstance(board, Board)
        return {"actions": board.actions} if question.kind == "act" else {}

    def remarks(self, board: flow.Board, question: flow.Question, option: int) -> list[Remark]:
        """What a label may add: what a mission is worth, or where an army's card would put its
        markers, and its price.
        """
        assert isinstance(board, Board)
        verb, things = question.spell(board, option)
        if verb == "keep":
            french, allied = self.kit.mission_vp[things[0][1]]
            return [("remark-mission", (("french", "int", french), ("allied", "int", allied)))]
        if verb != "army":
            return []
        army = things[0][1]
        free = villages_free(board, army)
        villages = [zone for zone in self.kit.village_list[army] if free >> zone & 1]
        found: list[Remark] = [("remark-villages", (("zones", "zone*", villages),))]
        if (missing := len(villages) - self.kit.markers[army]) > 0:
            found.append(("remark-scouts", (("count", "int", missing),)))
        return found

    def played_with(self, question: flow.Question, option: int) -> tuple[tuple[str, int], ...]:
        """The card that an option is played with although its text does not name it: whoever
        touches that card in his hand means this option.
        """
        return (
            (("card", option % STEP),) if question.kind == "act" and option // STEP == TIM else ()
        )

    def where(self, board: flow.Board, question: flow.Question) -> int | None:
        """The zone from which a question's zones are counted."""
        assert isinstance(board, Board)
        return moving(board).zone if question.kind == "move-to" else None

    def recap(self, faces: Sequence[Face], n: int) -> dict[str, int] | None:
        """What a turn changed, if this face ends one that changed something."""
        return recap(self.kit, faces, n)

    def loss(self, face: Face) -> tuple[str, int] | None:
        """The side that loses strength by what a face tells, and how much."""
        return loss(self.kit, face)

    def about(self, board: flow.Board, question: flow.Question) -> list[int]:
        """The asked seat's own armies that a question is about."""
        assert isinstance(board, Board)
        return [moving(board).army] if question.kind == "move-to" else []
