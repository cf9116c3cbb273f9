"""Lines of communication (section 4.3)."""

from __future__ import annotations

from berthier.games.gloire.board import COMMANDED, LEVEL_A, LEVEL_B, Board
from berthier.games.gloire.boxes import BIT, fighters, members
from berthier.games.gloire.kit import NOBODY, Surroundings
from berthier.games.gloire.sight import counters, face_down
from berthier.kernel.rulebook import rule

LIMIT = 4  # JDG-4.3-3
MOST_KEPT = 20_000
NOTHING: frozenset[int] = frozenset()


@rule("JDG-4.3-4", off=False)
def bars_lines(b: Board, side: int, box: int) -> bool:
    """JDG-4.3-4: enemy units there, or decoys (R021), and all counters that one cannot tell from
    them; a garrison that is shut in bars nobody (R022, R102).
    """
    there = b.at[1 - side][box] & ~b.inside
    if b.sight and face_down(b, counters(b, 1 - side, box) & ~b.inside):
        return True
    return there != 0 and (fighters(b, there) != 0 or there & b.kit.decoy_mask != 0)


def barring(b: Board, side: int) -> frozenset[int]:
    """All boxes that bar lines of a side."""
    where = b.where
    boxes = {where[piece] for piece in b.kit.own[1 - side]}
    return frozenset([box for box in boxes if box >= 0 and bars_lines(b, side, box)])


@rule("JDG-4.3-3", off=frozenset())
def reach(b: Board, barred: frozenset[int], start: int) -> frozenset[int]:
    """JDG-4.3-3: the boxes that a line from this one comes to, at infantry prices. Only what bars
    the way nearby matters, and that is seldom new: what was found is kept.
    """
    near = surroundings(b, start)
    key = (near.key, b.shut & near.crossings, near.between & barred)
    found = b.kit.reached.get(key)
    if found is None:
        if len(b.kit.reached) >= MOST_KEPT:
            b.kit.reached.clear()
        found = b.kit.reached[key] = frozenset(flood(b, start, b.shut, barred))
    return found


def surroundings(b: Board, start: int) -> Surroundings:
    """What never changes about the lines from a box: the prices only turn with the weather."""
    key = 2 * start + b.kit.is_wet[b.weather]
    found = b.kit.surroundings.get(key)
    if found is None:
        spent = flood(b, start, 0, NOTHING)
        crossings = 0
        for box in spent:
            for _, _, crossing in b.kit.ways[b.weather][box]:
                crossings |= crossing
        between = frozenset([box for box, cost in spent.items() if 0 < cost < LIMIT])
        found = Surroundings(key, frozenset(spent), between, crossings)
        b.kit.surroundings[key] = found
    return found


def flood(b: Board, start: int, shut: int, barred: frozenset[int]) -> dict[int, int]:
    """Ring by ring, with what each box costs; the ends of a line do not bar it (R022)."""
    ways = b.kit.ways[b.weather]
    found = {start: 0}
    rings: list[list[int]] = [[] for _ in range(LIMIT + 1)]
    rings[0].append(start)
    for spent in range(LIMIT):
        for box in rings[spent]:
            if found[box] < spent or (spent and box in barred):
                continue
            for other, cost, crossing in ways[box]:
                total = spent + cost
                if total > LIMIT or (crossing and crossing & shut):
                    continue
                if found.get(other, LIMIT + 1) > total:
                    found[other] = total
                    rings[total].append(other)
    return found


def is_shut_in(b: Board, piece: int) -> bool:
    """R022: a Force in a besieged or masked town has no line in or out."""
    return b.inside & BIT[piece] != 0


@rule("JDG-4.3-1")
def has_line(b: Board, piece: int, army: int) -> bool:
    """JDG-4.3-1: to the commander-in-chief, or to a general who has one himself (R020)."""
    if army == NOBODY or is_shut_in(b, piece):
        return False
    chief = b.commanders[army]
    if chief == NOBODY or b.where[chief] < 0 or is_shut_in(b, chief):
        return False
    barred, box = barring(b, b.kit.side_of[piece]), b.where[piece]
    from_chief = reach(b, barred, b.where[chief])
    if box in from_chief:
        return True
    relays = [b.where[general] for general in generals(b, army) if b.where[general] in from_chief]
    return bool(relays) and not reach(b, barred, box).isdisjoint(relays)


def generals(b: Board, army: int) -> list[int]:
    """The leaders of an army on the map but its commander-in-chief, none of them shut in."""
    chief = b.commanders[army]
    return [
        leader
        for leader in b.kit.leaders
        if b.army[leader] == army
        and leader != chief
        and b.where[leader] >= 0
        and not is_shut_in(b, leader)
    ]


@rule("JDG-4.3-5")
def check_lines(b: Board, side: int) -> None:
    """JDG-4.3-5: the command of all leaders and units of a side, for the phase that begins."""
    b.level = b.level[:]
    for piece in b.kit.loose[side]:
        if is_shared(b, piece):
            b.level[piece] = LEVEL_B  # the best of its armies counts
            _mark(b, piece, False)
    barred = barring(b, side)
    for army, whose in enumerate(b.kit.army_side):
        if whose == side:
            b.lines[2 * army] = b.lines[2 * army + 1] = 0
            if b.period in b.kit.army_periods[army]:
                _check_army(b, side, army, barred)


def _check_army(b: Board, side: int, army: int, barred: frozenset[int]) -> None:
    """From each kind of leader, not from each unit, and not from generals whom nobody needs; a line
    is as long from either end.
    """
    chief = b.commanders[army]
    alive = chief != NOBODY and b.where[chief] >= 0 and not is_shut_in(b, chief)
    from_chief = reach(b, barred, b.where[chief]) if alive else NOTHING
    under = generals(b, army)
    for leader in under:
        _mark(b, leader, b.where[leader] in from_chief)
    if alive:
        _mark(b, chief, True)
    mine = [n for n in b.kit.own_units[side] if b.where[n] >= 0 and belongs(b, n, army)]
    apart = {b.where[piece] for piece in mine} - from_chief
    from_general: set[int] = set()
    from_relay: set[int] = set()
    for box in dict.fromkeys(b.where[leader] for leader in under):
        if apart.isdisjoint(surroundings(b, box).boxes):
            continue
        reached = apart & reach(b, barred, box)
        from_general |= reached
        if box in from_chief:
            from_relay |= reached
    for piece in mine:
        box, shut = b.where[piece], is_shut_in(b, piece)
        to_chief = not shut and (box in from_chief or box in from_relay)
        to_general = not shut and box in from_general
        found = level_of(b, piece, to_chief, to_general)
        if is_shared(b, piece):
            _tie(b, piece, army, to_chief, to_chief or to_general)
            to_chief = to_chief or bool(b.linked >> piece & 1)
            found = min(found, b.level[piece])
        _mark(b, piece, to_chief)
        b.level[piece] = found


def _tie(b: Board, piece: int, army: int, to_chief: bool, to_any: bool) -> None:
    """R125: for a detachment that may turn to several armies the lines to each."""
    b.lines[2 * army] |= int(to_chief) << piece
    b.lines[2 * army + 1] |= int(to_any) << piece


def is_tied(b: Board, piece: int, army: int) -> bool:
    """Has it a line to the commander-in-chief of the army that pays (R023, R125)?"""
    linked = b.lines[2 * army] if is_shared(b, piece) else b.linked
    return bool(linked >> piece & 1)


def are_tied(b: Board, stack: int, army: int) -> bool:
    """Have all of these one?"""
    if not stack & b.kit.loose_mask:
        return not stack & ~b.linked  # nobody among them whom armies might share
    return all(is_tied(b, piece, army) for piece in members(stack))


def hears_nobody(b: Board, piece: int, army: int) -> bool:
    """JDG-4.6-2: without a line to any leader of the army that pays."""
    if is_shared(b, piece):
        return not b.lines[2 * army + 1] >> piece & 1
    return b.level[piece] == LEVEL_B


def _mark(b: Board, piece: int, linked: bool) -> None:
    bit = BIT[piece]
    b.linked = b.linked | bit if linked else b.linked & ~bit


@rule("JDG-4.3-2", off=True)
def belongs(b: Board, piece: int, army: int) -> bool:
    """JDG-4.3-2: leaders of the own army only; some detachments may turn to several (R125)."""
    return army in payers(b, piece)


def payers(b: Board, piece: int) -> list[int]:
    """JDG-A13-6.1-1: the armies whose points may activate a piece; a decoy can pass for a unit of
    any of them.
    """
    army = b.army[piece]
    if army != NOBODY or not is_shared(b, piece):
        return b.kit.alone[army]
    if piece in b.kit.decoys:
        side, kit = b.kit.side_of[piece], b.kit
        armies = enumerate(kit.army_side)
        return [n for n, whose in armies if whose == side and b.period in kit.army_periods[n]]
    return b.kit.payers[b.kit.nation[piece]]


def is_shared(b: Board, piece: int) -> bool:
    """An independent detachment of the Coalition in autumn, or one of its decoys."""
    return b.army[piece] == NOBODY and (piece in b.kit.dets or piece in b.kit.decoys)


@rule("JDG-1.2.2-7", "JDG-4.6-3", off=False)
def is_independent(b: Board, piece: int) -> bool:
    """JDG-1.2.2-4: a detachment that no unit has made."""
    return piece in b.kit.dets and b.parent[piece] == NOBODY


@rule("JDG-4.6-1", "JDG-4.6-2", off=COMMANDED)
def level_of(b: Board, piece: int, to_chief: bool, to_general: bool) -> int:
    """JDG-4.6-1, -2: without a line to the commander-in-chief, or without any; an independent
    detachment is never commanded, but its line counts all the same (R006).
    """
    if to_chief:
        return LEVEL_A if is_independent(b, piece) else COMMANDED
    return LEVEL_A if to_general else LEVEL_B


def is_on_map(b: Board, army: int) -> bool:
    """R124: an army with no units on the map gets no points."""
    kit = b.kit
    men = kit.own_men[kit.army_side[army]]
    return any(b.where[piece] >= 0 and b.army[piece] == army for piece in men)


def armies_of(b: Board, side: int) -> list[int]:
    """The armies of a side that have units on the map."""
    return [
        army
        for army, whose in enumerate(b.kit.army_side)
        if whose == side and b.period in b.kit.army_periods[army] and is_on_map(b, army)
    ]
