"""The box: map, pieces and cards of one pack as integers, worked out once, shared by all."""

from __future__ import annotations

from berthier.games.napoleon.pack import CardRow, Pack
from berthier.games.napoleon.pack_1807 import in_deck, strengths
from berthier.games.napoleon.poland import TITLE, cite
from berthier.kernel.graph import Graph

FRENCH, PRUSSIAN = 0, 1
COALITION = 1  # against the French: the Prussians of 1806, the Russians of 1807
OPEN, WOODED, CITADEL, FORTIFIED = 0, 1, 2, 3
TERRAINS = {"open": OPEN, "wooded": WOODED, "citadel": CITADEL, "fortified": FORTIFIED}
RED, BLUE, GREEN, SPECIAL = 0, 1, 2, 3
COLOURS = {"red": RED, "blue": BLUE, "green": GREEN, "special": SPECIAL}
W_DRAW, W_INI, W_DES, W_MP, W_MOVE, W_ENTER = 1, 2, 4, 8, 16, 32
W_END, W_OPEND, W_COM, W_RET, W_PUR, W_CTR = 64, 128, 256, 512, 1024, 2048
WINDOWS = {
    "W-DRAW": W_DRAW,
    "W-INI": W_INI,
    "W-DES": W_DES,
    "W-MP": W_MP,
    "W-MOVE": W_MOVE,
    "W-ENTER": W_ENTER,
    "W-END": W_END,
    "W-OPEND": W_OPEND,
    "W-COM": W_COM,
    "W-RET": W_RET,
    "W-PUR": W_PUR,
    "W-CTR": W_CTR,
}
EITHER, OWN, OPPOSING = 0, 1, 2
OPERATIONS = {"": EITHER, "either": EITHER, "combat": EITHER, "own": OWN, "opposing": OPPOSING}


class Kit:
    """Everything that never changes in a match."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.poland = int(pack.title == TITLE)  # which title: see `poland`
        self._map(pack)
        self._pieces(pack)
        self._cards(pack)
        self._dice(pack)
        self._scenarios(pack)

    def _map(self, pack: Pack) -> None:
        self.zone_ids = [zone.id for zone in pack.zones]
        zone = {name: number for number, name in enumerate(self.zone_ids)}
        self.zone = zone
        ends = [(zone[c.a], zone[c.b]) for c in pack.connections]
        self.graph = Graph(len(zone), ends)
        self.bridge = [int(bool(c.bridge)) for c in pack.connections]
        self.terrain = [TERRAINS[z.terrain] for z in pack.zones]
        self.value = [z.vp for z in pack.zones]
        self.prize = FORTIFIED if self.poland else CITADEL  # ground that is taken by entering it
        self.citadels = [n for n, kind in enumerate(self.terrain) if kind == CITADEL]
        self.towns = [n for n, kind in enumerate(self.terrain) if kind == FORTIFIED]
        goals = ("konigsberg",) if self.poland else ("halle", "leipzig")
        self.havens = [zone[name] for name in goals if name in zone]

    def _pieces(self, pack: Pack) -> None:
        # Vedettes come last: boards of the levels without them do without their places.
        rows = sorted(pack.pieces, key=lambda p: p.kind == "vedette")
        self.plain = sum(p.kind != "vedette" for p in rows)
        self.piece_ids = [p.id for p in rows]
        self.piece = {p.id: number for number, p in enumerate(rows)}
        sides = [row.id for row in pack.sides]
        self.side_ids = sides
        self.side_of = [sides.index(p.side) for p in rows]
        self.is_corps = [int(p.kind == "corps") for p in rows]
        self.is_commander = [int(p.kind == "commander") for p in rows]
        self.infantry = [p.infantry for p in rows]
        self.cavalry = [p.cavalry for p in rows]
        self.move = [p.move for p in rows]
        self.combat = [p.combat for p in rows]
        self.rest = [p.fatigue for p in rows]
        self.pursuit = [p.pursuit for p in rows]
        numbers = range(len(rows))
        self.corps = [
            [n for n in numbers if self.is_corps[n] and self.side_of[n] == side] for side in (0, 1)
        ]
        plain = range(self.plain)
        self.own = [[n for n in plain if self.side_of[n] == side] for side in (0, 1)]
        self.commanders = [
            [n for n in numbers if self.is_commander[n] and self.side_of[n] == side]
            for side in (0, 1)
        ]
        self.vedettes = [
            [n for n in numbers if n >= self.plain and self.side_of[n] == side] for side in (0, 1)
        ]

    def cite(self, rule: str) -> str:
        """The number that readers of this title find a rule under."""
        return cite(rule) if self.poland else rule

    def card_event(self, card: int) -> str:
        return self.event_ids[self.event[card]]

    def named(self, name: str) -> int:
        """A piece that a card or rule names; -1 if this pack does not have it."""
        return self.piece.get(name, -1)

    def _cards(self, pack: Pack) -> None:
        self.event_ids = [event.id for event in pack.events]
        self.event_rule = [event.rule for event in pack.events]
        colour = [COLOURS[event.colour] for event in pack.events]
        windows = [sum(WINDOWS[name] for name in event.windows) for event in pack.events]
        operation = [OPERATIONS[event.operation] for event in pack.events]
        number = {name: n for n, name in enumerate(self.event_ids)}
        cards: list[CardRow] = pack.cards
        self.card_ids = [f"{card.event}/{card.value}" for card in cards]
        self.card_side = [self.side_ids.index(card.side) for card in cards]
        self.event = [number[card.event] for card in cards]
        self.card_value = [card.value for card in cards]
        self.losses = [card.losses for card in cards]
        self.fatigues = [card.fatigues for card in cards]
        self.recovery = [card.recovery for card in cards]
        self.amount = [card.amount for card in cards]
        self.colour = [colour[event] for event in self.event]
        self.windows = [windows[event] for event in self.event]
        self.operation = [operation[event] for event in self.event]
        self.decks = [[n for n, s in enumerate(self.card_side) if s == side] for side in (0, 1)]
        # Which windows a side could ever use: public, since the decks are.
        self.side_windows = [0, 0]
        for card, side in enumerate(self.card_side):
            self.side_windows[side] |= self.windows[card]
        # Quartiers d'hiver (N07-QDH-1): one each, never in the deck at the start.
        special = [n for n, colour in enumerate(self.colour) if colour == SPECIAL]
        self.winter_card = [
            next((n for n in special if self.card_side[n] == side), -1) for side in (0, 1)
        ]

    def _dice(self, pack: Pack) -> None:
        faces = [pack.dice[side] for side in self.side_ids]
        self.die_losses = [[face.count("L") for face in side] for side in faces]
        self.die_fatigues = [[face.count("f") for face in side] for side in faces]

    def _scenarios(self, pack: Pack) -> None:
        """By scenario: what unhurt corps have, and the cards of each side; "" for none of them."""
        self.full: dict[str, list[tuple[int, int]]] = {}
        self.stock: dict[str, list[list[int]]] = {}
        for row in [None, *pack.scenarios]:
            name = "" if row is None else row.id
            of = strengths(pack, row)
            self.full[name] = [of[piece] for piece in self.piece_ids]
            self.stock[name] = [
                [n for n in deck if in_deck(pack, row, pack.cards[n])] for deck in self.decks
            ]
