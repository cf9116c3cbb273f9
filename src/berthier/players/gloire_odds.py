"""Jours de Gloire: how a battle may end, and what it is worth in victory points.

Strength, columns and dice are counted by the game itself; here they are only played through.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from berthier.games.gloire.battle import ChooseTactic, firmness, shortened, type_of
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members, strength
from berthier.games.gloire.counting import count, is_encircled, leaders_of
from berthier.games.gloire.ground import move_stack
from berthier.games.gloire.kit import Reader
from berthier.games.gloire.records import ASSAULT, OPEN, SORTIE, Battle
from berthier.games.gloire.victory import BATTLE_PV
from berthier.kernel import flow

PF_WORTH = 0.25  # JDG-9-5: four PF that are lost more are a point
MOST = 20
GROUND = 0.3  # to hold the field

Losses = tuple[tuple[int, int, float], ...]  # PF, star, chance


class Side(NamedTuple):
    """What one side fights with."""

    column: int  # of the chart
    die: int  # what is added to it
    pf: int  # nobody loses more than `MOST` in a battle
    fifth: int  # losses from which morale is tried
    holds: int  # the highest die with which it stands


class Odds(NamedTuple):
    """Chances of the first side to win and to lose, and what both lose on average."""

    wins: float
    loses: float
    lost: float
    takes: float


@lru_cache(maxsize=4096)
def blows(chart: Reader, column: int, die: int) -> Losses:
    """What one roll costs the opponent."""
    if column < 0:
        return ((0, 0, 1.0),)
    found: dict[tuple[int, int], float] = {}
    for pips in range(1, 7):
        cell = chart.read(column, pips + die)
        found[cell] = found.get(cell, 0.0) + 1 / 6
    return tuple((*cell, chance) for cell, chance in found.items())


@lru_cache(maxsize=8192)
def odds(chart: Reader, one: Side, two: Side, sequences: int) -> Odds:
    """Up to so many sequences: who fails his morale is beaten, then who has lost more."""
    states: dict[tuple[int, int], float] = {(0, 0): 1.0}
    wins = loses = lost = takes = 0.0
    for sequence in range(1, sequences + 1):
        late = -1 if sequence >= 3 else 0
        hits = blows(chart, one.column, one.die + late)
        hurts = blows(chart, two.column, two.die + late)
        after: dict[tuple[int, int], float] = {}
        for (mine, theirs), chance in states.items():
            left = [(min(mine + pf, one.pf), star, part) for pf, star, part in hurts]
            rows = [(a, fails(one, a, star), part) for a, star, part in left]
            for taken, star, share in hits:
                z = min(theirs + taken, two.pf)
                broken = fails(two, z, star)
                for a, breaks, part in rows:
                    now = chance * share * part
                    stays = now * (1 - breaks) * (1 - broken)
                    over = now - stays
                    if over:
                        both = now * breaks * broken
                        wins += now * broken * (1 - breaks) + (both if z > a else 0.0)
                        loses += now * breaks * (1 - broken) + (both if a > z else 0.0)
                        lost += a * over
                        takes += z * over
                    if stays:
                        after[a, z] = after.get((a, z), 0.0) + stays
        states = after
    for (mine, theirs), chance in states.items():
        wins += chance if theirs > mine else 0.0
        loses += chance if mine > theirs else 0.0
        lost += chance * mine
        takes += chance * theirs
    return Odds(wins, loses, lost, takes)


def fails(side: Side, lost: int, star: int) -> float:
    """The chance that a side gives way after a sequence."""
    if lost >= side.pf:
        return 1.0
    if not star and lost < side.fifth:
        return 0.0
    return 1 - min(6, max(0, side.holds)) / 6


# --- what it is worth


def side_of(b: Board, t: Battle, side: int) -> Side:
    counted, pf = count(b, t, side), strength(b, t.forces[side])
    return Side(counted.column, counted.die, min(pf, MOST), -(-pf // 5), firmness(b, t, side))


def worth_of_type(b: Board, t: Battle, side: int, sides: list[Side], kind: int) -> float:
    """A battle of this type for a side: points, losses, the field, and who is encircled."""
    sequences = max(1, kind - shortened(b))
    found = odds(b.kit.combat, sides[side], sides[1 - side], sequences)
    net = BATTLE_PV.get(kind, 0) + GROUND
    worth = net * (found.wins - found.loses) + PF_WORTH * (found.takes - found.lost)
    if is_encircled(b, t):
        foe = 1 - t.attacker
        spoils = PF_WORTH * strength(b, t.forces[foe]) + len(members(leaders_of(b, t, foe)))
        worth += spoils * (found.wins if side == t.attacker else -found.loses)
    return worth


def tactics_of(b: Board, side: int) -> list[int]:
    """What he may choose; the battle is the board's last record."""
    return flow.options(b, ChooseTactic(side))


def tactic_worths(b: Board, t: Battle, side: int) -> dict[int, float]:
    """Each tactic against whatever the other may choose."""
    theirs, sides = tactics_of(b, 1 - side), [side_of(b, t, one) for one in (0, 1)]
    found: dict[int, float] = {}
    known: dict[int, float] = {}  # by the sum of both tactics, which decides on the type
    for tactic in tactics_of(b, side):
        for other in theirs:
            total = tactic + other
            if total not in known:
                chosen = Battle(t.attacker, t.box, t.forces, [tactic, other], assault=t.assault)
                known[total] = worth_of_type(b, t, side, sides, type_of(b, chosen))
        found[tactic] = sum(known[tactic + other] for other in theirs) / len(theirs)
    return found


def battle_worth(b: Board, t: Battle, side: int) -> float:
    """A battle that has not begun, if this side chooses its tactic well."""
    board = b.copy()
    fought = Battle(t.attacker, t.box, t.forces[:], assault=t.assault, sequence=1)
    board.records.append(fought)
    return max(tactic_worths(board, fought, side).values())


def fight_at(b: Board, box: int, attacker: int, side: int, assault: int = OPEN) -> float:
    """What the battle in this box is worth to a side, with who stands there now."""
    forces = [b.at[one][box] & ~b.inside for one in (0, 1)]
    if assault == ASSAULT:
        forces[1 - attacker] = b.at[1 - attacker][box] & b.inside
    elif assault == SORTIE:
        forces[attacker] = b.at[attacker][box]
    if not (strength(b, forces[0]) and strength(b, forces[1])):
        return 0.0
    return battle_worth(b, Battle(attacker, box, forces, assault=assault), side)


def fight_after(
    b: Board, box: int, attacker: int, side: int, comers: list[tuple[int, int]]
) -> float:
    """The same once these have come, each by a link."""
    board = b.copy()
    for stack, link in comers:
        move_stack(board, stack, box)
        board.entered += [box, link, strength(board, stack), side]
    return fight_at(board, box, attacker, side)
