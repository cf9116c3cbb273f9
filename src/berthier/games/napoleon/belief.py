"""Positions that fit a view. The view is the only input."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.napoleon.belief_fog import HiddenSide
from berthier.games.napoleon.board import ABSENT, AWAITED, OFF, Board, empty
from berthier.games.napoleon.kit import RED, SPECIAL, Kit
from berthier.games.napoleon.knowledge import UNKNOWN
from berthier.games.napoleon.piles import place
from berthier.games.napoleon.records import Losing
from berthier.games.napoleon.sharing import cavalry_duty
from berthier.games.napoleon.vedettes import put_vedette
from berthier.games.napoleon.view_fog import HIDDEN
from berthier.games.napoleon.winter import is_called
from berthier.kernel.flow import Over

PLACES = {"lost": OFF, "awaited": AWAITED, "absent": ABSENT}


class NapoleonBelief:
    """Holds the certain part of a view as a board; `deal` fills in the rest."""

    def __init__(self, kit: Kit, view: dict[str, Any]) -> None:
        self.kit = kit
        self.view = view
        self.viewer = kit.side_ids.index(view["viewer"])
        self.fog = view.get("fog", 0)
        self.sure = self._certain()
        self.hidden = [
            n
            for n, seen in enumerate(view["pieces"])
            if kit.is_corps[n] and "strength" in seen and seen["zone"] not in PLACES
        ]
        self.veiled = [HiddenSide(kit, view, 1 - self.viewer)] if self.fog else []
        self.unseen = [self._unseen(side) for side in (0, 1)]

    def _certain(self) -> Board:
        view, kit = self.view, self.kit
        b = empty(kit, self.fog)
        for name in ("scenario", "strict", "dice", "open_orders", "turn", "vp"):
            setattr(b, name, view[name])
        for name in ("operations", "extra", "described"):
            setattr(b, name, view[name])
        b.active = kit.side_ids.index(view["active"])
        b.passed, b.intuition = self._mask(view["passed"]), self._mask(view["intuition"])
        b.soins = kit.piece[view["soins"]] if view["soins"] else -1
        self._place_pieces(b)
        self._place_markers(b)
        for side in (0, 1):
            b.table += self._cards(side, view["table"][side])
        b.slot = [self._card(kit.side_ids.index(side), word) for side, word in view["slot"]]
        b.discard = self._discards(b)
        frames, records = b.tables.frames, b.tables.records
        b.stack = [frames[kind](*values) for kind, *values in view["stack"]]
        b.records = [records[kind](*values) for kind, *values in view["records"]]
        if view["over"] is not None:
            won = view["over"][0]
            b.over = Over(kit.side_ids.index(won) if won else -1, view["over"][1])
        return b

    def _mask(self, sides: list[str]) -> int:
        return sum(1 << self.kit.side_ids.index(side) for side in sides)

    def _place_pieces(self, b: Board) -> None:
        for name in self.view.get("open", ()):
            b.opened |= 1 << self.kit.piece[name]
        for seen in self.view["pieces"]:
            n, zone = self.kit.piece[seen["id"]], seen["zone"]
            b.ready[n] = int(seen.get("ready", 1))
            if zone in PLACES:
                b.where[n] = PLACES[zone]
            elif n >= self.kit.plain:
                put_vedette(b, n, self.kit.zone[zone])
            elif zone != HIDDEN:
                place(b, n, self.kit.zone[zone])
            if "infantry" in seen:
                b.infantry[n], b.cavalry[n] = seen["infantry"], seen["cavalry"]
                b.fatigue[n] = seen["fatigue"]
            elif zone == "awaited":
                b.infantry[n], b.cavalry[n] = self.kit.full[self.view["scenario"]][n]

    def _place_markers(self, b: Board) -> None:
        kit, view = self.kit, self.view
        for zone, side in view["control"].items():
            b.control[kit.zone[zone]] = kit.side_ids.index(side)
        if kit.poland:
            self._place_markers_1807(b)
        for zone, to, side in view["axes"]:
            b.axis[kit.zone[zone]] = 2 * kit.zone[to] + kit.side_ids.index(side)
        for zone in view["axis_hits"]:
            b.axis_hit.append(kit.zone[zone])
        for one, two in view["bridges"]:
            b.broken.append(kit.graph.link[kit.zone[one]][kit.zone[two]])

    def _place_markers_1807(self, b: Board) -> None:
        kit, view = self.kit, self.view
        for zone, side in view["citadels"].items():
            b.control[kit.zone[zone]] = kit.side_ids.index(side)
        b.sieges = [kit.zone[zone] for zone in view["sieges"]]
        b.mud, b.wet = int(view["weather"] == "boue"), view["weather_before"]
        winter = view["winter_quarters"]
        b.winter = [winter[side]["losses"] for side in kit.side_ids if side in winter]
        b.aside = self._mask([side for side in winter if winter[side]["place"] == "aside"])
        b.left_out = sum(1 << kit.piece[name] for name in view["left_out"])

    def _card(self, side: int, word: str) -> int:
        return next(c for c in self.kit.decks[side] if self.kit.card_ids[c] == word)

    def _cards(self, side: int, words: list[str]) -> list[int]:
        return [self._card(side, word) for word in words]

    def _discards(self, b: Board) -> list[int]:
        """Seen and lying nowhere else; of the order of a pile only the top card is known."""
        cards = [card for card in self.view["known"]["gone"] if card not in b.table + b.slot]
        tops = [self._cards(side, self.view["last_discards"][side]) for side in (0, 1)]
        last = tops[0] + tops[1]
        return [card for card in cards if card not in last] + last

    def _unseen(self, side: int) -> list[int]:
        """Cards of a side that lie nowhere in the open: its hand and its deck."""
        b = self.sure
        seen = {*b.discard, *b.table, *b.slot}
        cards = self.kit.stock[b.scenario][side]
        if b.winter and is_called(b, side) and not b.aside >> side & 1:
            cards = sorted([*cards, self.kit.winter_card[side]])
        return [card for card in cards if card not in seen]

    def deal(self, seed: int) -> Board:
        """One full position that fits."""
        rng = Random(seed)
        b = self.sure.copy()
        b.luck = rng.getrandbits(63) | 1
        for hidden in self.veiled:
            hidden.deal(b, rng)
        for side in (0, 1):
            self._deal_cards(b, side, rng)
            self._deal_corps(b, side, rng)
        self._deal_records(b, rng)
        return b

    def _deal_cards(self, b: Board, side: int, rng: Random) -> None:
        view = self.view
        hands, decks = view["hands"][side], view["decks"][side]
        if side == self.viewer:
            b.hand[side] = self._cards(side, view["hand"])
        else:
            held = view["known"].get("hand", [])  # as Aide de camp has shown it
            could = [c for c in self.unseen[side] if self.may_be_held(c) and c not in held]
            more = min(hands - len(held), len(could))
            b.hand[side] = sorted([*held, *rng.sample(could, more)])
        rest = [card for card in self.unseen[side] if card not in b.hand[side]]
        b.bag[side] = rest if len(rest) <= decks else sorted(rng.sample(rest, decks))

    def may_be_held(self, card: int) -> bool:
        """Red cards and Quartiers d'hiver are never in a hand."""
        return self.kit.colour[card] not in (RED, SPECIAL)

    def _deal_corps(self, b: Board, side: int, rng: Random) -> None:
        known = self.view["known"]
        corps = [n for n in self.hidden if self.kit.side_of[n] == side]
        if not corps:
            return
        strength = {n: max(1, known["strength"][n][0]) for n in corps}
        most = {n: max(strength[n], known["strength"][n][1]) for n in corps}
        total = known["total"][side]
        if total == UNKNOWN:
            strength = {n: rng.randint(strength[n], most[n]) for n in corps}
        else:
            waiting = sum(
                b.infantry[n] + b.cavalry[n] for n in self.kit.corps[side] if b.where[n] == AWAITED
            )
            self._spread(strength, most, total - waiting - sum(strength.values()), rng)
        for n in corps:
            low, high = known["cavalry"][n]
            low = min(low, strength[n])
            b.cavalry[n] = rng.randint(low, max(low, min(high, strength[n])))
            b.infantry[n] = strength[n] - b.cavalry[n]
            b.fatigue[n] = rng.randint(*known["fatigue"][n])

    def _spread(
        self, strength: dict[int, int], most: dict[int, int], left: int, rng: Random
    ) -> None:
        """Give out what the side still has, one point at a time, within the bounds."""
        open_ = [n for n in strength if strength[n] < most[n]]
        while left > 0 and open_:
            n = rng.choice(open_)
            strength[n] += 1
            left -= 1
            if strength[n] >= most[n]:
                open_.remove(n)

    def _deal_records(self, b: Board, rng: Random) -> None:
        """What the other seat decides just now must fit what was dealt to it."""
        for record in b.records:
            if isinstance(record, Losing) and record.side != self.viewer:
                corps = [n for n in self.kit.corps[record.side] if b.where[n] >= 0]
                if record.secret:
                    chosen = rng.sample(corps, min(record.total, len(corps)))
                    record.pile = sum(1 << n for n in chosen)
                else:
                    record.duty = int(cavalry_duty(b, record.pile, record.total))
