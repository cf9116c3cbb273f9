"""How many cards each side of a combat reveals, step by step, as far as one viewer knows.

Numbers that were told come from the faces. What is still open, and what the viewer's own corps
bring, is worked out by the combat's own rules on a board that holds only what he sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from berthier.games.napoleon.board import Board, empty
from berthier.games.napoleon.combat import (
    by_events,
    cards_of,
    citadel,
    march_penalty,
    symbols,
    tired_penalty,
    woods,
)
from berthier.games.napoleon.ground import own_citadel, own_town
from berthier.games.napoleon.kit import W_COM, Kit
from berthier.games.napoleon.records import Combat
from berthier.kernel.battles import BattleLine, BattleValue
from berthier.kernel.events import Face
from berthier.words import Words
from berthier.words.speech import Speech

View = dict[str, Any]
RULES = {
    "A": "N06-COM-3",
    "B": "N06-COM-4",
    "C": "N06-COM-5",
    "D": "N06-COM-6",
    "E": "N06-COM-7",
    "F": "N06-COM-7",
    "G": "N06-COM-8",
    "H": "N06-COM-9",
}
# 1807 has a step more, for fortified towns, and so prints other letters from there on.
RULES_1807 = {**dict.fromkeys("ABCDET", ""), **RULES, "T": "N06-COM-7"}
PRINTED_1807 = {"T": "F", "F": "G", "G": "H", "H": "I"}
TOLD = {  # the step that a modifier of the face belongs to, by its rule and source
    ("N06-COM-5", ""): "C",
    ("N06-COM-7", "woods"): "E",
    ("N06-COM-7", "citadel"): "F",
    ("N06-COM-7", "town"): "T",
    ("N06-COM-8", ""): "G",
    ("N06-COM-9", ""): "H",
}
ATTACKER_ONLY, DEFENDER_ONLY, DEFENDER_ONLY_1807 = "C", "EF", "ET"
FORGOTTEN = ("recovered", "all-rested")  # after these a corps' old fatigue can't be told any more


class Fight:
    """One combat as one viewer knows it."""

    def __init__(
        self, kit: Kit, told: Sequence[Face], view: View, speech: Speech, words: Words
    ) -> None:
        """`told`: everything since the face that began it; that one comes first."""
        self.kit = kit
        self.view = view
        self.speech = speech
        self.words = words
        self.told = told
        self.attacker: int = told[0].get("side")
        self.zone: int = told[0].get("zone")
        self.own = kit.side_ids.index(view["viewer"]) if view["viewer"] in kit.side_ids else -1
        self.marched = 0  # of a combat that is over: whether its attacker had marched
        self.stood: int | None = None  # the track before it, where that had been told
        self.pieces: list[list[int]] = [[], []]
        self.pieces[self.attacker] += told[0].get("attackers")
        self.pieces[1 - self.attacker] += told[0].get("defenders")
        self.joined: list[int] = []
        for face in of_kind(told, "joined"):
            self.pieces[face.get("side")] += face.get("pieces")
            self.joined += face.get("pieces")
        self.counts = {face.get("side"): face for face in of_kind(told, "combat-cards")}
        self.called_off = bool(of_kind(told, "called-off"))
        self.worn_out = worn_out(told)
        self.left_out = [face.get("piece") for face in of_kind(told, "left-out")]
        self.played: list[list[int]] = [[], []]
        for face in of_kind(told, "played"):
            self.played[face.get("side")].append(face.get("card"))
        self.record = record_in(view)
        self.board = self._as_seen()

    @property
    def sides(self) -> tuple[int, int]:
        """The attacker first."""
        return self.attacker, 1 - self.attacker

    def corps(self, side: int) -> list[int]:
        """Those who are there when the cards are counted; an event may have worn some out."""
        return [piece for piece in self.fighting(side) if self.kit.is_corps[piece]]

    def fighting(self, side: int) -> list[int]:
        return [piece for piece in self.pieces[side] if piece not in self.worn_out]

    def name(self, piece: int) -> str:
        full = self.speech.names.name("piece", piece, self.speech.lang)
        return full.partition(" (")[0]

    def counted(self, side: int) -> list[int]:
        """The corps that bring cards: not one that a snowstorm has swallowed."""
        return [piece for piece in self.corps(side) if piece not in self.left_out]

    # --- the board that the rules of the count may read

    def _as_seen(self) -> Board:
        """Own corps as they were when the cards were counted, and the control of the map."""
        b, kit = empty(self.kit), self.kit
        b.left_out = sum(1 << piece for piece in self.left_out)
        b.slot = [kit.card_ids.index(word) for _, word in self.view["slot"]]
        for zone, side in [
            *self.view["control"].items(),
            *self.view.get("citadels", {}).items(),
        ]:
            b.control[kit.zone[zone]] = kit.side_ids.index(side)
        for row in self.view["pieces"]:
            if "infantry" in row and row["side"] == self.view["viewer"]:
                piece = kit.piece[row["id"]]
                b.infantry[piece], b.cavalry[piece] = row["infantry"], row["cavalry"]
                b.fatigue[piece] = row["fatigue"]
        if self.counts or self.called_off:
            for face in reversed(self.told):
                if face.kind.name in ("combat-cards", "called-off"):
                    break
                undo(b, face)
        return b

    def fight(self) -> Combat:
        """The record of the combat; of one that is over, as much as its faces tell."""
        if self.record is not None:
            return self.record
        masks = [sum(1 << piece for piece in self.corps(side)) for side in (0, 1)]
        led = [sum(1 << p for p in self.fighting(side)) & ~masks[side] for side in (0, 1)]
        return Combat(self.attacker, self.zone, masks, led, self.marched)

    # --- the lines

    def lines(self) -> list[BattleLine]:
        return [self._line(step) for step in (RULES_1807 if self.kit.poland else RULES)]

    def _line(self, step: str) -> BattleLine:
        counted = bool(self.counts) or (self.called_off and step in "ABCD")
        return {
            "step": PRINTED_1807.get(step, step) if self.kit.poland else step,
            "name": self.say(f"step-{step}"),
            "rule": self.kit.cite((RULES_1807 if self.kit.poland else RULES)[step]),
            "counted": counted,
            "values": [self._value(step, side) for side in self.sides],
        }

    def say(self, message: str, **facts: object) -> str:
        """In the words of this title where it has its own."""
        own = f"{message}-1807"
        return self.words.say(own if self.kit.poland and self.words.has(own) else message, **facts)

    def _value(self, step: str, side: int) -> BattleValue:
        amount: int | None
        amount, note, joined = None, "", False
        cards: list[str] = []
        if step == "A":
            cards = [self.kit.card_ids[card] for card in self.played[side] if self.counts_for(card)]
        elif step in "BD":
            amount, note, joined = self._of_corps(step, side)
        elif self._concerns(step, side):
            amount, note = self._of_the_rest(step, side)
        name = self.kit.side_ids[side]
        return {"side": name, "amount": amount, "joined": joined, "note": note, "cards": cards}

    def _concerns(self, step: str, side: int) -> bool:
        """Has this side anything to count in this step?"""
        if self.called_off and step != "C":
            return False
        defender = DEFENDER_ONLY_1807 if self.kit.poland else DEFENDER_ONLY
        only = defender if side == self.attacker else ATTACKER_ONLY
        return step not in only

    def counts_for(self, card: int) -> bool:
        """Was it played for the count, and not for retreat or pursuit?"""
        return bool(self.kit.windows[card] & W_COM)

    def _of_corps(self, step: str, side: int) -> tuple[int | None, str, bool]:
        """Strength and fatigue: one's own corps by corps, the enemy's as the one sum told."""
        corps = self.counted(side)
        if side == self.own:
            counted = cards_of if step == "B" else tired_penalty
            terms = [(piece, counted(self.board, piece)) for piece in corps]
            amount = sum(term for _, term in terms)
            if step == "D" and side in self.counts:  # a corps that is gone shows no fatigue now
                base: int = self.counts[side].get("base")
                amount = base - sum(cards_of(self.board, piece) for piece in corps)
                terms = [] if of_kind(self.told, *FORGOTTEN) else terms
            return amount, self._listed(terms), False
        if step == "D":
            return None, "", True
        if side in self.counts:
            note = self.words.say("together", corps=len(corps))
            return self.counts[side].get("base"), note, False
        off = self.called_off and side == self.attacker
        return None, self.words.say("called-off-note" if off else "secret"), False

    def _of_the_rest(self, step: str, side: int) -> tuple[int, str]:
        if side in self.counts:
            told = self.counts[side].get("modifiers")
            amount = sum(n for rule, n, source in told if TOLD[rule, source] == step)
        else:
            c = self.fight()
            open_steps = {
                "C": lambda: march_penalty(c, side),
                "E": lambda: woods(self.board, c, side),
                "F": lambda: (own_citadel if self.kit.poland else citadel)(self.board, c, side),
                "T": lambda: own_town(self.board, c, side),
                "G": lambda: symbols(self.board, c, side),
                "H": lambda: by_events(self.board, c, side),
            }
            amount = open_steps[step]()
        if step == "G":
            return amount, self._listed([(p, self.kit.combat[p]) for p in self.fighting(side)])
        if step == "H" and amount:
            return amount, " · ".join(self.card(card) for card in self.played[side])
        return amount, ""

    def card(self, card: int) -> str:
        return self.speech.names.name("card", card, self.speech.lang)

    def _listed(self, terms: list[tuple[int, int]]) -> str:
        """Corps by corps, a loss with its sign: `Lannes 2 · Soult −1`."""
        parts = [(self.name(piece), str(term).replace("-", "−")) for piece, term in terms if term]
        return " · ".join(f"{name}\u00a0{term}" for name, term in parts)

    def total(self, side: int, lines: list[BattleLine]) -> int | None:
        """As told; until then the sum of one's own terms."""
        if side in self.counts:
            told: int = self.counts[side].get("total")
            return told
        if side != self.own:
            return None
        at = self.sides.index(side)
        return max(0, sum(line["values"][at]["amount"] or 0 for line in lines))


def of_kind(told: Sequence[Face], *kinds: str) -> list[Face]:
    return [face for face in told if face.kind.name in kinds]


def worn_out(told: Sequence[Face]) -> list[int]:
    """The pieces that were gone before the count."""
    found = []
    for face in told:
        if face.kind.name in ("combat-cards", "called-off"):
            break
        if face.kind.name == "eliminated":
            found.append(face.get("piece"))
    return found


def record_in(view: View) -> Combat | None:
    """The combat that goes on, as the view shows it; none once the game is over."""
    if view["over"] is not None:
        return None
    for kind, *values in reversed(view["records"]):
        if kind == Combat.kind:
            return Combat(*values)
    return None


def undo(b: Board, face: Face) -> None:
    """Own corps as they were before something that was told."""
    kind = face.kind.name
    if kind == "eliminated":
        b.infantry[face.get("piece")] += face.get("strength")
    elif kind == "gained":
        b.infantry[face.get("piece")] -= face.get("count")
    elif not face.own:
        return
    elif kind == "fatigue":
        for piece, amount in face.get("parts"):
            b.fatigue[piece] -= amount
    elif kind == "rested":
        for piece, amount in face.get("parts"):
            b.fatigue[piece] += amount
    elif kind in ("lost", "lost-unseen"):
        for piece, arm in face.get("parts"):
            arms = b.cavalry if arm else b.infantry
            arms[piece] += 1
