"""More than two players: one for each army (section 10, R108).

`b.acting` has by side the army whose player is at it, plus one; 0 if nobody in particular is. It is
empty where each side has one player. Everybody sees whose turn it is, so it follows from what
everybody sees.
"""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.lines import payers
from berthier.games.gloire.sight import face_down
from berthier.kernel.flow import Effect, Flow, Frame, Question
from berthier.kernel.rulebook import rule

# --- seniority


def rank(b: Board, army: int) -> tuple[int, int, int]:
    """R108: by the rank of its commander-in-chief, then by his VC; an army whose chief is not on
    the map comes after those that have one, and the pack's order decides among equals.
    """
    chief = b.commanders[army]
    if chief == NOBODY or b.where[chief] < 0:
        return 0, 0, army
    return -b.kit.rg[b.period][chief], -b.kit.vc[b.period][chief], army


def armies_here(b: Board, side: int) -> list[int]:
    """The armies of a side that have pieces on the map, the senior first; one in any case, as
    detachments may be left that belong to none.
    """
    found = {b.army[piece] for piece in b.kit.own[side] if b.where[piece] >= 0} - {NOBODY}
    if not found:
        sides, periods = b.kit.army_side, b.kit.army_periods
        found = {min(n for n in range(len(sides)) if sides[n] == side and b.period in periods[n])}
    return sorted(found, key=lambda army: rank(b, army))


@rule("R108", off=0)
def senior(b: Board, side: int) -> int:
    """R108: the army whose player decides for the side."""
    return armies_here(b, side)[0]


def chief_of(b: Board, side: int, leaders: int, units: int) -> int:
    """R108: the army whose player decides for pieces of several: that of the highest-ranking leader
    among them, or else the senior of the armies that have units there.
    """
    rg, bt = b.kit.rg[b.period], b.kit.bt[b.period]
    there = members(leaders)
    if there:
        return b.army[max(there, key=lambda one: (rg[one], bt[one]))]
    armies = {b.army[unit] for unit in members(units)} - {NOBODY}
    return min(armies, key=lambda army: rank(b, army)) if armies else senior(b, side)


# --- whose turn it is


class TurnOf(Effect):
    """The player of an army is at it."""

    __slots__ = ("army", "side")
    kind = "turn-of"

    def __init__(self, side: int, army: int) -> None:
        self.side = side
        self.army = army

    def run(self, b: Board) -> Flow:
        b.acting[self.side] = self.army + 1
        return None


def in_turn(b: Board, armies: list[int], question: Question) -> list[Frame]:
    """A question to the players of these armies, one after the other."""
    return [frame for army in armies for frame in (TurnOf(question.seat, army), question)]


def acting(b: Board, side: int) -> int:
    """The army whose player is at it; nobody: each side has one player, or any army may be."""
    return b.acting[side] - 1 if b.acting else NOBODY


def owner(b: Board, piece: int) -> int:
    """R108: units of an army are handled by its player; a detachment or decoy that belongs to none
    (R125) is its side's.
    """
    army = b.army[piece]
    return senior(b, b.kit.side_of[piece]) if army == NOBODY else army


def handled(b: Board, side: int, mask: int) -> int:
    """Those of these pieces that the player who is at it handles."""
    army = acting(b, side)
    if army == NOBODY:
        return mask
    return sum(1 << piece for piece in members(mask) if owner(b, piece) == army)


def may_pay(b: Board, side: int, piece: int) -> bool:
    """May the player who is at it activate a piece, or take it along? A detachment that may turn to
    several armies is at the disposal of each.
    """
    army = acting(b, side)
    return army == NOBODY or army in payers(b, piece)


def at_disposal(b: Board, side: int, mask: int) -> int:
    """Those of these pieces that the player who is at it may take along."""
    if acting(b, side) == NOBODY:
        return mask
    shared = sum(1 << piece for piece in members(mask) if may_pay(b, side, piece))
    return shared | handled(b, side, mask)


def plays_cards(b: Board, side: int) -> bool:
    """R108: cards are the side's; their player may be at it himself."""
    army = acting(b, side)
    return army == NOBODY or army == senior(b, side)


def own_purse(b: Board, stack: int, armies: list[int]) -> list[int]:
    """JDG-10-6: each player pays from his own points only."""
    army = acting(b, b.kit.side_of[stack.bit_length() - 1])
    return armies if army == NOBODY else [one for one in armies if one == army]


# --- boxes that are asked


def askers(b: Board, side: int, who: int) -> list[int]:
    """Whose players are asked about pieces of one box, the senior first. Where counters lie
    face-down all are: nobody else may learn whose they are.
    """
    here = armies_here(b, side)
    if b.sight:
        return here
    owners = {owner(b, piece) for piece in members(who)}
    return [army for army in here if army in owners]


def alike(asked: list[int], width: int = 1) -> int:
    """How often what is asked now stands at the head of a list."""
    count = 1
    while asked[count * width : (count + 1) * width] == asked[:width]:
        count += 1
    return count


def call_up(b: Board, side: int, who: int, left: int) -> None:
    """The player of the next army is at it, if so many are still to be asked with him."""
    armies = askers(b, side, who)
    b.acting[side] = armies[len(armies) - left] + 1


def call_back(b: Board, side: int, force: int) -> None:
    """The player of a Force that has been declared is at it again."""
    b.acting[side] = chief_of(b, side, 0, force) + 1


def seen_of(b: Board, mask: int) -> int:
    """Of these pieces those that everybody can name."""
    return mask & ~face_down(b, mask)


FRAMES = [TurnOf]
