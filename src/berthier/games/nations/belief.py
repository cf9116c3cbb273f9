"""Positions that fit a view. The view is the only input."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.nations.board import Board, empty, put_tile
from berthier.games.nations.kit import ARMS, TIME, Kit
from berthier.games.nations.view import STATES
from berthier.kernel.flow import Over

PLAIN = (
    "strict",
    "advanced",
    "double",
    "game",
    "first_score",
    "turn",
    "actions",
    "time",
    "battles",
    "undisplayed",
    "supply",
)


class NationsBelief:
    """Holds the certain part of a view as a board; `deal` fills in the rest."""

    def __init__(self, kit: Kit, view: dict[str, Any]) -> None:
        self.kit = kit
        self.view = view
        self.sure = self._certain()
        self.card = {name: number for number, name in enumerate(kit.card_ids)}
        self.mission = {name: number for number, name in enumerate(kit.mission_ids)}

    def _certain(self) -> Board:
        view, kit = self.view, self.kit
        b = empty(kit)
        for name in PLAIN:
            setattr(b, name, view[name])
        b.active = kit.side_ids.index(view["active"])
        b.complete, b.vp = list(view["complete"]), list(view["vp"])
        b.scouts = list(view["scouts"])
        for army, seen in enumerate(view["armies"]):
            self._army(b, army, seen)
        ids = kit.card_ids
        b.display = [ids.index(word) for word in view["display"]]
        b.discard = [ids.index(word) for word in view["discard"]]
        b.revealed = [kit.mission_ids.index(word) for word in view["revealed"]]
        frames, records = b.tables.frames, b.tables.records
        b.stack = [frames[kind](*values) for kind, *values in view["stack"]]
        b.records = [records[kind](*values) for kind, *values in view["records"]]
        if view["over"] is not None:
            b.over = Over(*view["over"])
        return b

    def _army(self, b: Board, army: int, seen: dict[str, Any]) -> None:
        zone = self.kit.zone
        b.state[army] = STATES.index(seen["state"])
        b.marks[army] = sum(1 << zone[name] for name in seen["markers"])
        b.strength[army] = seen["strength"]
        b.arm[army] = ARMS.index(seen["type"]) if seen["type"] in ARMS else -1
        if seen["tile"] is not None:
            put_tile(b, army, zone[seen["tile"]])

    def deal(self, seed: int) -> Board:
        """One full position that fits."""
        rng = Random(seed)
        b = self.sure.copy()
        b.luck = rng.getrandbits(63) | 1
        self._deal_cards(b, rng)
        self._deal_missions(b, rng)
        return b

    def _deal_cards(self, b: Board, rng: Random) -> None:
        view = self.view
        unseen = sorted(self.kit.deck)
        for card in b.display + b.discard:
            unseen.remove(card)
        for side in (0, 1):
            hand = view["hand"][side]
            sure = view["known"]["held"][side] if hand is None else [self.card[w] for w in hand]
            b.hand[side] = list(sure)
            for card in sure:
                unseen.remove(card)
        # Time cards leave the game when played; how many are out is known from the numbers.
        rng.shuffle(unseen)
        wanted = view["deck"] + sum(view["hands"][side] - len(b.hand[side]) for side in (0, 1))
        self._take_out_time(unseen, len(unseen) - wanted)
        for side in (0, 1):
            while len(b.hand[side]) < view["hands"][side] and unseen:
                b.hand[side].append(unseen.pop())
        b.bag = sorted(unseen[: view["deck"]])  # before the deal there is no deck yet

    def _take_out_time(self, unseen: list[int], count: int) -> None:
        time = [card for card in unseen if self.kit.card_kind[card] == TIME]
        for card in time[: max(0, count)]:
            unseen.remove(card)

    def _deal_missions(self, b: Board, rng: Random) -> None:
        if self.view["missions"] is not None:
            b.missions = [self.mission[word] for word in self.view["missions"]]
            return
        b.missions = list(b.revealed)
        known = {self.kit.mission_district[mission] for mission in b.revealed}
        missing = [d for d in range(len(self.kit.districts)) if d not in known]
        for district in missing[: self.view["unrevealed"]]:
            could = [m for m, d in enumerate(self.kit.mission_district) if d == district]
            b.missions.append(rng.choice(could))
        self._second_missions(b, rng)

    def _second_missions(self, b: Board, rng: Random) -> None:
        """While Napoleon is still choosing, two districts have two."""
        for mission in rng.sample(b.missions, self.view["to_choose"]):
            district = self.kit.mission_district[mission]
            could = [
                m
                for m, d in enumerate(self.kit.mission_district)
                if d == district and m not in b.missions
            ]
            b.missions.append(rng.choice(could))
