"""Names of the things of a pack: stable ids and what readers call them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from berthier.games.napoleon.board import Board, combat, march, operation
from berthier.games.napoleon.combat import ON_THE_MARCH, cards_of_pile
from berthier.games.napoleon.fog import enemy_blocks
from berthier.games.napoleon.ground import is_prize
from berthier.games.napoleon.kit import Kit
from berthier.games.napoleon.piles import members
from berthier.games.napoleon.recap import loss, recap
from berthier.kernel import flow
from berthier.kernel.events import Face
from berthier.kernel.questions import folded

ARMS = ("infantry", "cavalry")
ARM_NAMES = {"fr": ("infanterie", "cavalerie"), "en": ("infantry", "cavalry")}


# A message, and its facts by name, type and value, as events have them.
Remark = tuple[str, tuple[tuple[str, str, Any], ...]]


def called(event: str, value: int) -> str:
    """What readers call a card; Quartiers d'hiver has no number."""
    return f"{event} ({value})" if value else event


class KitNames:
    """Zones, pieces, cards, sides, arms and die faces of one pack."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.variant = "1807" if kit.poland else ""
        pack = kit.pack
        faces = [face or "-" for side in kit.side_ids for face in pack.dice[side]]
        self.ids = {
            "zone": kit.zone_ids,
            "piece": kit.piece_ids,
            "card": kit.card_ids,
            "side": kit.side_ids,
            "arm": list(ARMS),
            "face": faces,
        }
        self.names = {lang: self._called(lang, faces) for lang in ("fr", "en")}
        self._found: dict[str, list[tuple[str, int]]] = {}
        self._index()

    def _called(self, lang: str, faces: list[str]) -> dict[str, list[str]]:
        """What readers of a language call all these."""
        pack = self.kit.pack
        rows = {piece.id: piece for piece in pack.pieces}
        events = {event.id: event for event in pack.events}
        return {
            "zone": [getattr(zone, lang) or zone.id for zone in pack.zones],
            "piece": [getattr(rows[name], lang) or name for name in self.kit.piece_ids],
            "card": [called(getattr(events[card.event], lang), card.value) for card in pack.cards],
            "side": [getattr(side, lang) for side in pack.sides],
            "arm": list(ARM_NAMES[lang]),
            "face": faces,
        }

    def _index(self) -> None:
        """Ids first, so that they come first; then names in both languages, and events of cards."""
        for table in (self.ids, self.names["fr"], self.names["en"]):
            for kind in ("zone", "piece", "card"):
                for value, word in enumerate(table[kind]):
                    self._enter(word, kind, value)
        for kind, marks in (("card", r"[(/].*"), ("piece", r" \(.*")):
            for table in (self.ids, self.names["fr"], self.names["en"]):
                for value, word in enumerate(table[kind]):
                    self._enter(re.sub(marks, "", word), kind, value)

    def _enter(self, word: str, kind: str, value: int) -> None:
        found = self._found.setdefault(folded(word), [])
        if (kind, value) not in found:
            found.append((kind, value))

    def id(self, kind: str, value: int) -> str:
        return self.ids[kind][value] if kind in self.ids else str(value)

    def name(self, kind: str, value: int, lang: str) -> str:
        return self.names[lang][kind][value] if kind in self.ids else str(value)

    def cite(self, rule: str) -> str:
        """The number that readers of this title find a rule under."""
        return self.kit.cite(rule)

    def find(self, word: str) -> list[tuple[str, int]]:
        """By id or by name in either language; a card also by its event alone."""
        return self._found.get(folded(word), [])

    # --- what readers are told besides: public facts only, and nothing about what is legal

    def facts(self, board: flow.Board, question: flow.Question) -> dict[str, object]:
        """What a prompt may tell besides the question's own numbers."""
        if question.kind != "march-to":
            return {}
        assert isinstance(board, Board)
        m = march(board)
        return {"points": max(m.mp, 1 if m.free_step else 0)}

    def where(self, board: flow.Board, question: flow.Question) -> int | None:
        """The zone that a question is about: from there its zones are counted."""
        assert isinstance(board, Board)
        outer = [record.kind for record in board.records[:2]]
        if question.kind == "retreat-to" and outer[1:] == ["combat"]:
            return combat(board).at
        return operation(board).zone if outer[:1] == ["operation"] else None

    def about(self, board: flow.Board, question: flow.Question) -> list[int]:
        """The asked seat's own pieces that a question is about."""
        assert isinstance(board, Board)
        outer = [record.kind for record in board.records[:2]]
        if question.kind == "retreat-to" and outer[1:] == ["combat"]:
            return members(combat(board).pile[question.seat])
        if outer[:1] == ["operation"] and operation(board).side == question.seat:
            return members(operation(board).pile)
        return []

    def recap(self, faces: Sequence[Face], n: int) -> dict[str, int] | None:
        """What a turn changed, if this face ends one."""
        return recap(self.kit, faces, n)

    def loss(self, face: Face) -> tuple[str, int] | None:
        """The side that loses strength by what a face tells, and how much."""
        return loss(self.kit, face)

    def remarks(self, board: flow.Board, question: flow.Question, option: int) -> list[Remark]:
        """What a label may add."""
        assert isinstance(board, Board)
        verb, things = question.spell(board, option)
        if verb == "spend":
            return [("remark-relief", (("count", "int", self.kit.recovery[things[0][1]]),))]
        if verb == "recover":  # told to its owner only, as all options are
            return [("remark-tired", (("count", "int", board.fatigue[things[0][1]]),))]
        if verb == "pile" and things[0][1] >= self.kit.plain:  # they are all alike
            return [("remark-at", (("zone", "zone", board.where[things[0][1]]),))]
        if question.kind == "march-to" and verb == "move":
            return self._on_the_way(board, things[0][1])
        if verb in ("attack", "fight"):
            return self._too_weak(board, verb == "attack")
        return []

    def _too_weak(self, b: Board, marched: bool) -> list[Remark]:
        """N06-COM-6: as things stand, no card would be left for the attack."""
        cards = cards_of_pile(b, operation(b).pile) + (ON_THE_MARCH if marched else 0)
        return [] if cards > 0 else [("remark-called-off", ())]

    def _on_the_way(self, b: Board, to: int) -> list[Remark]:
        o = operation(b)
        enemies, friends = members(b.at[1 - o.side][to]), b.at[o.side][to] & ~o.pile
        if b.fog:
            enemies, friends = [], 0 if o.scouts else friends
        found: list[Remark] = []
        if self.kit.graph.link[o.zone][to] in b.broken:
            found.append(("remark-bridge", ()))
        if b.fog and enemy_blocks(b, o.side, to):
            found.append(("remark-blocks", ()))
        elif enemies:
            found.append(("remark-enemy", (("pieces", "piece*", enemies),)))
        elif friends:
            found.append(("remark-friends", ()))
        elif is_prize(b, o.side, to):
            found.append(("remark-town" if self.kit.poland else "remark-citadel", ()))
        return found
