"""Names of the things of a pack: stable ids and what readers call them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from berthier.games.gloire import labels, telling
from berthier.games.gloire.board import Board
from berthier.games.gloire.kit import MOVERS, WEATHERS, Kit
from berthier.games.gloire.labels import Remark
from berthier.games.gloire.telling import Facts
from berthier.kernel import flow
from berthier.kernel.questions import folded

TACTICS = ("none", "skirmish", "covering", "offensive", "decisive")  # by their numbers
FIRES = ("combat", "artillery")  # dice that a card may have rolled again
WORKS = ("destroy", "repair", "lay", "lift")

CALLED: dict[str, dict[str, list[str]]] = {
    "fr": {
        "weather": ["temps clair", "pluie", "boue", "neige"],
        "tactic": [
            "aucune",
            "escarmouche",
            "bataille de couverture",
            "bataille offensive",
            "bataille décisive",
        ],
        "work": [
            "destruction",
            "réparation",
            "pose d’un pont de bateaux",
            "relevage d’un pont de bateaux",
        ],
        "arm": ["infanterie", "cavalerie", "réserve d’artillerie", "chef"],
        "fire": ["combat", "artillerie"],
    },
    "en": {
        "weather": ["clear weather", "rain", "mud", "snow"],
        "tactic": ["none", "skirmish", "covering battle", "offensive battle", "decisive battle"],
        "work": ["demolition", "repair", "laying a pontoon", "lifting a pontoon"],
        "arm": ["infantry", "cavalry", "artillery reserve", "leader"],
        "fire": ["combat", "artillery"],
    },
}
# How detachments are named: what, of whom, and the label of the counter.
DETACHMENTS = {"fr": "Détachement {nation} {label}", "en": "{nation} detachment {label}"}
DECOYS = {
    "fr": {
        "french": {
            "infantry": "Leurre d’infanterie française {number}",
            "cavalry": "Leurre de cavalerie française {number}",
        },
        "coalition": {
            "infantry": "Leurre d’infanterie coalisée {number}",
            "cavalry": "Leurre de cavalerie coalisée {number}",
        },
    },
    "en": {
        "french": {
            "infantry": "French infantry decoy {number}",
            "cavalry": "French cavalry decoy {number}",
        },
        "coalition": {
            "infantry": "Allied infantry decoy {number}",
            "cavalry": "Allied cavalry decoy {number}",
        },
    },
}
CORPS = {"fr": "Corps de {name}", "en": "{name}’s corps"}  # called like its leader
NATIONS = {
    "fr": {
        "austrian": "autrichien",
        "french": "français",
        "polish": "polonais",
        "prussian": "prussien",
        "russian": "russe",
        "swedish": "suédois",
    },
    "en": {
        "austrian": "Austrian",
        "french": "French",
        "polish": "Polish",
        "prussian": "Prussian",
        "russian": "Russian",
        "swedish": "Swedish",
    },
}
CARDS = {"fr": "nº {number}, {first} / {second}", "en": "no. {number}, {first} / {second}"}
FOUND = ("box", "piece", "army", "tactic", "card", "event")  # what people may type


class KitNames:
    """Boxes, links, pieces, armies, nations, sides, dates, weathers and tactics of one pack."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        boxes = kit.box_ids
        self.ids: dict[str, list[str]] = {
            "box": boxes,
            "link": [f"{boxes[a]}+{boxes[b]}" for a, b in kit.ends],
            "entry": [row.id for row in kit.pack.entries],
            "piece": kit.piece_ids,
            "army": kit.army_ids,
            "nation": kit.nations,
            "side": kit.side_ids,
            "turn": [str(number) for number in range(len(kit.pack.calendar) + 1)],
            "weather": list(WEATHERS),
            "tactic": list(TACTICS),
            "work": list(WORKS),
            "arm": list(MOVERS),
            "column": columns(kit, "-"),
            "card": kit.card_ids,
            "event": [half.id for half in kit.halves],
            "effect": [half.id for half in kit.halves],
            "fire": list(FIRES),
        }
        self.names = {lang: self._called(lang) for lang in ("fr", "en")}
        self._found: dict[str, list[tuple[str, int]]] = {}
        self._index()

    def _called(self, lang: str) -> dict[str, list[str]]:
        """What readers of a language call all these."""
        pack, kit = self.kit.pack, self.kit
        boxes = self._boxes(lang)
        nations = NATIONS[lang]
        counters = [
            DETACHMENTS[lang].format(nation=nations.get(row.nation, row.nation), label=row.label)
            for row in pack.detachments
        ]
        return {
            "box": boxes,
            "link": [f"{boxes[a]}–{boxes[b]}" for a, b in kit.ends],
            "entry": [getattr(row, lang) for row in pack.entries],
            "piece": [*self._named(lang), *counters, *self._decoys(lang)],
            "army": [getattr(row, lang) for row in pack.armies],
            "nation": [nations.get(name, name) for name in kit.nations],
            "side": [getattr(row, lang) for row in pack.sides],
            "turn": ["", *(getattr(row, lang) for row in pack.calendar)],
            "column": columns(kit, "–"),
            "card": [self._card(lang, card) for card in range(len(pack.cards))],
            "event": [getattr(half, lang) for half in kit.halves],
            "effect": [getattr(half, f"text_{lang}") for half in kit.halves],
            **CALLED[lang],
        }

    def _decoys(self, lang: str) -> list[str]:
        kit = self.kit
        found = []
        for piece in kit.decoys:
            side, arm = kit.side_ids[kit.side_of[piece]], MOVERS[kit.mover[piece]]
            number = kit.piece_ids[piece].rpartition("-")[2]
            found.append(DECOYS[lang][side][arm].format(number=number))
        return found

    def _card(self, lang: str, card: int) -> str:
        """By its number and both its halves."""
        first, second = (getattr(half, lang) for half in self.kit.halves[2 * card : 2 * card + 2])
        return CARDS[lang].format(number=self.kit.card_numbers[card], first=first, second=second)

    def _boxes(self, lang: str) -> list[str]:
        """R002: two boxes of one name are told apart by their squares."""
        rows = self.kit.pack.boxes
        names = [getattr(row, lang) or row.id for row in rows]
        shared = {name for name, times in Counter(names).items() if times > 1}
        pairs = zip(rows, names, strict=True)
        return [f"{name} ({row.grid})" if name in shared else name for row, name in pairs]

    def _named(self, lang: str) -> list[str]:
        leaders = [getattr(row, lang) for row in self.kit.pack.leaders]
        units = [getattr(row, lang) for row in self.kit.pack.units]
        corps = CORPS[lang]
        return leaders + [corps.format(name=name) if name in leaders else name for name in units]

    def _index(self) -> None:
        """Ids first, so that they come first; then names in both languages."""
        for table in (self.ids, self.names["fr"], self.names["en"]):
            for kind in FOUND:
                for value, word in enumerate(table[kind]):
                    self._enter(word, kind, value)
        pack = self.kit.pack
        for lang in ("fr", "en"):  # as they are printed
            for value, row in enumerate(pack.boxes):
                self._enter(getattr(row, lang), "box", value)
            for value, unit in enumerate(pack.units):
                self._enter(getattr(unit, lang), "piece", self.kit.units[value])

        for value, half in enumerate(self.kit.halves):  # a card by either event, or by its number
            number = self.kit.card_numbers[value // 2]
            for word in (half.id, half.fr, half.en, f"nº {number}", f"no. {number}"):
                self._enter(word, "card", value // 2)

    def _enter(self, word: str, kind: str, value: int) -> None:
        found = self._found.setdefault(folded(word), [])
        if (kind, value) not in found:
            found.append((kind, value))

    def id(self, kind: str, value: int) -> str:
        return self.ids[kind][value] if kind in self.ids else str(value)

    def name(self, kind: str, value: int, lang: str) -> str:
        return self.names[lang][kind][value] if kind in self.ids else str(value)

    def find(self, word: str) -> list[tuple[str, int]]:
        """By id or by name in either language; some names are those of two boxes (R002)."""
        return self._found.get(folded(word), [])

    # --- what readers are told besides

    def facts(self, board: flow.Board, question: flow.Question) -> Facts:
        """What a prompt may tell besides the question's own numbers."""
        assert isinstance(board, Board)
        return telling.facts(board, question)

    def remarks(
        self, board: flow.Board, question: flow.Question, option: flow.Option
    ) -> list[Remark]:
        """What a label may add."""
        assert isinstance(board, Board)
        return labels.remarks(board, question, option)

    def group(
        self, board: flow.Board, question: flow.Question, option: flow.Option
    ) -> tuple[str, int] | None:
        """Under which thing an option stands in a long list."""
        assert isinstance(board, Board)
        return telling.group(board, question, option)

    def where(self, board: flow.Board, question: flow.Question) -> int | None:
        """The box that a question is about."""
        assert isinstance(board, Board)
        return telling.where(board, question)

    def about(self, board: flow.Board, question: flow.Question) -> list[int]:
        """The asked seat's own pieces that a question is about."""
        assert isinstance(board, Board)
        return telling.about(board, question)


def columns(kit: Kit, dash: str) -> list[str]:
    """The columns of the combat table by their PF; the last name is that of -1, no roll at all."""
    least = kit.pack.charts["combat"].columns
    spans = [f"{low}{dash}{higher - 1}" for low, higher in pairwise(least)]
    return [*spans, f"{least[-1]}+", "0"]
