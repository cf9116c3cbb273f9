"""Reconnaissance by cavalry, and its way back (section 6.3, its first part)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.counting import cohesion
from berthier.games.gloire.ground import empty_out, remove_decoys
from berthier.games.gloire.kit import CAVALRY, LEADER
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import counters, face_down, reveal
from berthier.games.gloire.truce import is_truce
from berthier.games.gloire.withdrawal import lose_on_the_way, meets_cavalry
from berthier.kernel.chance import pick, roll
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    PASS,
    Flow,
    Jump,
    Question,
    Refusal,
    Spelling,
    Window,
    open_window,
)
from berthier.kernel.rulebook import rule

SCOUT = 1
BACK = -2
HALT = -1


@rule("JDG-6.3-1", off=False)
def may_be_scouted(b: Board, m: March) -> bool:
    """JDG-6.3-1: pieces of the enemy, and nobody else of one's own side. What everybody sees
    decides: whoever comes may be cavalry.
    """
    alone = not counters(b, m.side, m.box) & ~m.stack
    mine = face_down(b, m.stack) or is_of_cavalry(b, m.stack)
    return alone and bool(mine) and counters(b, 1 - m.side, m.box) != 0


@rule("JDG-6.3-1", off=False)
def is_of_cavalry(b: Board, stack: int) -> bool:
    """JDG-6.3-1: cavalry with PF, and leaders at most."""
    others = [n for n in members(stack) if b.kit.mover[n] not in (CAVALRY, LEADER)]
    return not others and fighters(b, stack) != 0


class Reconnoitre(Window):
    """Does the cavalry that has come reconnoitre this box?"""

    __slots__ = ()
    kind = "reconnoitre"
    name = "W-SCOUT"
    rules = ("JDG-6.3-1", "JDG-6.3-4")
    otherwise = Refusal("not-only-cavalry", "JDG-6.3-1")

    def candidates(self, b: Board) -> list[int]:
        return [PASS, SCOUT] if is_of_cavalry(b, march(b).stack) else [PASS]

    def take(self, b: Board, option: int) -> Flow:
        m = march(b)
        if option == PASS:
            return None
        tell(b, faces.SCOUTS, m.side, m.box)
        reveal(b, m.side, m.box, m.stack)
        look_around(b, m)
        return PullBack(m.side) if b.at[1 - m.side][m.box] else None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass" if option == PASS else "reconnoitre"), ()


def p4_scout(b: Board) -> Flow:
    if not b.sight:
        return None
    m = march(b)
    if m.back or is_truce(b) or not may_be_scouted(b, m):
        return None
    return open_window(b, Reconnoitre(m.side))


# --- what is found


@rule("JDG-6.3-2", "JDG-6.3-3", "JDG-6.3-4", "JDG-T-RECON")
def look_around(b: Board, m: March) -> None:
    """JDG-6.3-2 to -4: by the PF of the cavalry, less those of the cavalry that screens the enemy;
    the die with the cohesion of both (R043).
    """
    foe = 1 - m.side
    screen = screening(b, foe, m.box)
    own, theirs = strength(b, m.stack), strength(b, screen)
    reveal(b, foe, m.box, screen)
    if own <= theirs:
        tell(b, faces.SCREENED, m.side, m.box, own, theirs)
        return
    die = roll(b, 6, "JDG-X07", m.side)
    total = die + cohesion(b, m.stack) - (cohesion(b, screen) if screen else 0)
    chart = b.kit.recon
    count = chart.read(chart.column(own - theirs), total)[0]
    tell(b, faces.SCOUTED, m.side, m.box, own, theirs, die, total, count)
    turn_up(b, foe, m.box, count)


@rule("JDG-6.3-3", off=0)
def screening(b: Board, side: int, box: int) -> int:
    """JDG-6.3-3: the cavalry units of the box."""
    there = members(fighters(b, b.at[side][box] & ~b.inside))
    return sum(1 << piece for piece in there if b.kit.mover[piece] == CAVALRY)


@rule("JDG-6.3-5")
def turn_up(b: Board, side: int, box: int, count: int) -> None:
    """JDG-6.3-5: decoys first, which are removed (R044); then units at random (R045)."""
    count -= remove_decoys(b, side, box, count)
    while count > 0:
        down = members(face_down(b, b.at[side][box]))
        if not down:
            return
        chosen = down[pick(b, len(down), "JDG-X07", 1 - side)]
        reveal(b, side, box, 1 << chosen)
        count -= 1


# --- the way back


@rule("JDG-6.3-7")
def is_near_enough(b: Board, question: Question, option: int) -> Refusal | None:
    """JDG-6.3-7: who has too few points to leave stays; so does who came from off the map."""
    m = march(b)
    if option != BACK:
        return None
    if not m.trail:
        return NO_WAY
    cost = b.kit.cost[b.weather][b.kit.link[m.box][m.trail[-1]]]
    return None if cost <= m.left else TOO_FAR


def somebody_goes(b: Board, question: Question, option: int) -> Refusal | None:
    """Leaders go only with cavalry (R046)."""
    if option < 0:
        return None
    return None if fighters(b, march(b).stack & ~(1 << option)) else NOBODY_GOES


NO_WAY = Refusal("no-way-out", "JDG-6.3-6")
TOO_FAR = Refusal("not-enough-movement", "JDG-6.3-7")
NOBODY_GOES = Refusal("no-cavalry-there", "JDG-6.3-6")


class PullBack(Question):
    """Does the cavalry go back, all of it, or without some who stay to fight?"""

    __slots__ = ()
    kind = "pull-back"
    rules = ("JDG-6.3-6", "JDG-6.3-7", "JDG-6.3-8")
    checks = (is_near_enough, somebody_goes)

    def candidates(self, b: Board) -> list[int]:
        return [BACK, PASS, *members(march(b).stack)]

    def take(self, b: Board, option: int) -> Flow:
        m = march(b)
        if option == PASS:
            return None
        if option >= 0:
            m.stack &= ~(1 << option)
            return self
        go_back(b, m)
        return Jump("step")

    def spell(self, b: Board, option: int) -> Spelling:
        if option < 0:
            return ("back-off" if option == BACK else "stay"), ()
        return "leave-behind", (("piece", option),)


@rule("JDG-6.3-6")
def go_back(b: Board, m: March) -> None:
    """JDG-6.3-6: so it avoids the battle; each unit may lose a PF (JDG-6.3-8), and who was left
    behind has come in by the same link.
    """
    m.back = 1 + m.box
    stay = strength(b, counters(b, m.side, m.box) & ~m.stack)
    if stay:
        b.entered += [m.box, m.link, stay, m.side]
    riders = meets_cavalry(b, 1 - m.side, m.box)
    for piece in members(fighters(b, m.stack)):
        die, lost = lose_on_the_way(b, piece, riders)
        tell(b, faces.PULLED_BACK, m.side, m.box, piece, die, lost)
        empty_out(b, piece)


def way_back(m: March) -> list[int]:
    """R046: along the boxes it came through, at least one."""
    stop = [] if m.box == m.back - 1 else [HALT]
    return [*stop, *m.trail[-1:]]


FRAMES = [Reconnoitre, PullBack]
