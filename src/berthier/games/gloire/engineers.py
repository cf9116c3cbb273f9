"""Engineering on the march (section 6.4): bridges and pontoons."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, is_held, members, strength
from berthier.games.gloire.decoys import declare, finds_way_barred
from berthier.games.gloire.kit import BRIDGE, FLEUVE
from berthier.games.gloire.losses import LoseOne
from berthier.games.gloire.paying import march
from berthier.games.gloire.records import March
from berthier.games.gloire.sight import may_be_held, surely_held
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Jump, Refusal
from berthier.kernel.rulebook import rule

Work = tuple[str, int]  # what is done, and the box across
DESTROY, REPAIR, LAY, LIFT = "destroy", "repair", "lay", "lift"


@rule("JDG-6-1", off=[])
def works(b: Board, m: March) -> list[Work]:
    """JDG-6-1: what could be done between two steps, at every link with water."""
    found: list[Work] = []
    for box, link in b.kit.banks[m.box]:
        if b.kit.crossing[link] == BRIDGE:
            found.append((REPAIR if b.shut >> link & 1 else DESTROY, box))
        elif b.kit.water[link] == FLEUVE:
            found.append((LAY if b.shut >> link & 1 else LIFT, box))
    return found


def link_of(b: Board, work: Work) -> int:
    return b.kit.link[march(b).box][work[1]]


@rule("JDG-6.4-2")
def is_undisturbed(b: Board, m: March) -> Refusal | None:
    """JDG-6.4-2: not in a box shared with the enemy."""
    return DISTURBED if is_held(b, 1 - m.side, m.box) else None


@rule("JDG-6.4-1", "JDG-6.4-5", "JDG-6.4-6", "JDG-6.4-8")
def has_hands(b: Board, m: March, what: str) -> Refusal | None:
    """JDG-6.4-1, -6, -8: three PF for a demolition, five for a pontoon; one unit with three for a
    repair (R051).
    """
    if what == REPAIR:
        force = fighters(b, m.stack)
        return None if any(b.pf[piece] >= 3 for piece in members(force)) else TOO_FEW[what]
    return None if strength(b, m.stack) >= (5 if what == LAY else 3) else TOO_FEW[what]


@rule("JDG-6.4-1", "JDG-6.4-8", off=0)
def price_of(b: Board, m: March, work: Work) -> int:
    """JDG-6.4-1: two points, three with an enemy across; the others take all of them (R052). Before
    counters that may be a Force it is the higher price.
    """
    across = int(may_be_held(b, 1 - m.side, work[1]))
    if m.train:
        return 0  # by a card
    return 2 + across if work[0] in (DESTROY, LIFT) else m.left


@rule("JDG-6.4-1", "JDG-6.4-5")
def has_time(b: Board, m: March, work: Work) -> Refusal | None:
    """R052: "all its points" means that nothing was spent before."""
    if work[0] in (REPAIR, LAY) and not m.train:
        fresh = not m.spent and not m.stack & b.split
        return None if fresh and m.left else NO_TIME[work[0]]
    return None if price_of(b, m, work) <= m.left else NO_TIME[work[0]]


@rule("JDG-6.4-5")
def bank_is_free(b: Board, m: March, work: Work) -> Refusal | None:
    """JDG-6.4-5: nothing is repaired under the enemy's eyes."""
    return WATCHED if work[0] == REPAIR and surely_held(b, 1 - m.side, work[1]) else None


@rule("JDG-6.4-7")
def has_pontoon(b: Board, m: March, what: str) -> Refusal | None:
    """JDG-6.4-7: as many as the scenario gives."""
    return NO_PONTOON if what == LAY and not b.stock[m.side] else None


def may_work(b: Board, work: Work) -> Refusal | None:
    m = march(b)
    return (
        is_undisturbed(b, m)
        or has_hands(b, m, work[0])
        or has_time(b, m, work)
        or bank_is_free(b, m, work)
        or has_pontoon(b, m, work[0])
    )


DISTURBED = Refusal("enemy-here", "JDG-6.4-2")
RULES = {DESTROY: "JDG-6.4-1", REPAIR: "JDG-6.4-5", LAY: "JDG-6.4-6", LIFT: "JDG-6.4-8"}
TOO_FEW = {what: Refusal("too-few-hands", rule_) for what, rule_ in RULES.items()}
NO_TIME = {what: Refusal("not-enough-movement", rule_) for what, rule_ in RULES.items()}
WATCHED = Refusal("enemy-across", "JDG-6.4-5")
NO_PONTOON = Refusal("no-pontoon-left", "JDG-6.4-7")


@rule("JDG-6.4-1", "JDG-6.4-5", "JDG-6.4-6", "JDG-6.4-7", "JDG-6.4-8")
def carry_out(b: Board, work: Work) -> Flow:
    """What was ordered is done at once; whoever has no points left stays where he is."""
    m = march(b)
    link, across = link_of(b, work), is_held(b, 1 - m.side, work[1])
    if is_watched(b, m, work):
        return Jump("step")
    cost = price_of(b, m, work)
    m.left -= cost
    m.spent += cost
    b.busy[m.side] |= m.stack
    onwards, m.train = Jump("step" if m.train else "halt"), 0
    tell(b, faces.WORKED, m.side, m.box, work[1], (DESTROY, REPAIR, LAY, LIFT).index(work[0]))
    if work[0] in (DESTROY, LIFT):
        remove(b, m.side, link)
        return Jump("step")
    b.shut &= ~(1 << link)
    if work[0] == LAY:
        b.pontoons = sorted([*b.pontoons, 2 * link + m.side])
        b.stock[m.side] -= 1
        if across:
            return pay_for_pontoon(m) or Jump("halt")
    return onwards


@rule("JDG-6.4-3", off=False)
def is_watched(b: Board, m: March, work: Work) -> bool:
    """JDG-6.4-3: decoys across hinder nothing and must say so, which gives the difference back; a
    Force is found only by who wants to repair under its eyes.
    """
    if work[0] == REPAIR:
        return finds_way_barred(b, 1 - m.side, work[1])
    if not is_held(b, 1 - m.side, work[1]):
        declare(b, 1 - m.side, work[1])
    return False


@rule("JDG-6.4-8")
def remove(b: Board, side: int, link: int) -> None:
    """JDG-6.4-1, -8: the link is closed; an own pontoon is used again, another gone (R053)."""
    b.shut |= 1 << link
    if 2 * link + side in b.pontoons:
        b.stock[side] += 1
    b.pontoons = [mark for mark in b.pontoons if mark >> 1 != link]


@rule("JDG-6.4-6")
def pay_for_pontoon(m: March) -> Flow:
    """JDG-6.4-6: with an enemy across it costs a PF (R055)."""
    return LoseOne(m.side, "JDG-6.4-6")
