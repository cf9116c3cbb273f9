"""Losses: which units bear them (sections 8.4-2, 6.4 and 8.7-6)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.ground import empty_out, suffer
from berthier.games.gloire.records import Battle, March
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Effect, Flow, Jump, Question, Spelling
from berthier.kernel.rulebook import rule


def battle(b: Board) -> Battle:
    record = b.records[-1]
    assert isinstance(record, Battle)
    return record


def sides(b: Board) -> tuple[int, int]:
    """The attacker first."""
    return battle(b).attacker, 1 - battle(b).attacker


# --- losses of a battle


class SpreadLosses(Effect):
    """The losses of one side in this sequence."""

    __slots__ = ("side",)
    kind = "spread-losses"

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, b: Board) -> Flow:
        return TakeLoss(self.side) if battle(b).due[self.side] else None


class TakeLoss(Question):
    """Which unit loses the next PF?"""

    __slots__ = ()
    kind = "take-loss"
    rules = ("JDG-8.4-2",)
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return least_hurt(b, battle(b), self.seat)

    def take(self, b: Board, option: int) -> Flow:
        t = battle(b)
        suffer(b, option, 1)
        note_loss(t, option)
        t.due[self.seat] -= 1
        t.losses[self.seat] += 1
        place = b.where[option]  # who is pursued has left the field
        tell_apart(b, faces.LOSS, (self.seat, place), 1 << self.seat, (self.seat, place, option))
        empty_out(b, option)
        return self if t.due[self.seat] and strength(b, t.forces[self.seat]) else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "lose", (("piece", option),)


@rule("JDG-8.4-2", off=[])
def least_hurt(b: Board, t: Battle, side: int) -> list[int]:
    """JDG-8.4-2: spread evenly; a unit may be killed only when all are down to one PF (R078)."""
    force = members(fighters(b, t.forces[side]))
    able = [piece for piece in force if b.pf[piece] > 1] or force
    least = min(lost_here(t, piece) for piece in able)
    return [piece for piece in able if lost_here(t, piece) == least]


def lost_here(t: Battle, piece: int) -> int:
    return sum(t.spread[n + 1] for n in range(0, len(t.spread), 2) if t.spread[n] == piece)


def note_loss(t: Battle, piece: int) -> None:
    for n in range(0, len(t.spread), 2):
        if t.spread[n] == piece:
            t.spread[n + 1] += 1
            return
    t.spread += [piece, 1]


class Lose(Effect):
    """Losses that a rule brings after the dice: they are spread like all others (R078)."""

    __slots__ = ("amount", "reason", "side")
    kind = "lose"

    def __init__(self, side: int, amount: int, reason: str) -> None:
        self.side = side
        self.amount = amount
        self.reason = reason

    def run(self, b: Board) -> Flow:
        t = battle(b)
        t.due[self.side] = min(self.amount, strength(b, t.forces[self.side]))
        if not t.due[self.side]:
            return None
        tell(b, faces.LOST_MORE, self.side, t.due[self.side], self.reason)
        return TakeLoss(self.side)


# --- single losses


class LoseOne(Question):
    """Which unit of a Force that crosses or works under fire loses the PF (R055)?"""

    __slots__ = ("reason",)
    kind = "lose-one"
    rules = ("JDG-8.7-6", "JDG-6.4-4", "JDG-6.4-6")
    guarded = True

    def __init__(self, seat: int, reason: str) -> None:
        self.seat = seat
        self.reason = reason

    def candidates(self, b: Board) -> list[int]:
        return spared_last(b, force_of(b, self.seat))

    def take(self, b: Board, option: int) -> Flow:
        suffer(b, option, 1)
        tell(b, faces.LOST_MORE, self.seat, 1, self.reason)
        place = b.where[option]
        tell_apart(b, faces.LOSS, (self.seat, place), 1 << self.seat, (self.seat, place, option))
        empty_out(b, option)
        return after(b)

    def blocked(self, b: Board) -> Flow:
        """Nobody with PF is left."""
        return after(b)

    def spell(self, b: Board, option: int) -> Spelling:
        return "lose", (("piece", option),)


def force_of(b: Board, side: int) -> int:
    """Those who fought, or who march."""
    record = b.records[-1]
    if isinstance(record, March):
        return record.stack
    return battle(b).forces[side]


def after(b: Board) -> Flow:
    """Who has laid a pontoon has no points left to march on (R052), unless a card spared them."""
    record = b.records[-1]
    if not isinstance(record, March):
        return None
    return Jump("step" if record.left else "halt")


def spared_last(b: Board, force: int) -> list[int]:
    """R055: a unit of the owner's choice that keeps a PF, if there is one."""
    able = members(fighters(b, force))
    return [piece for piece in able if b.pf[piece] > 1] or able


FRAMES = [SpreadLosses, TakeLoss, Lose, LoseOne]
