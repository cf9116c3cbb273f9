"""March to the guns (section 6.5.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members, strength
from berthier.games.gloire.counting import other_end
from berthier.games.gloire.decoys import finds_way_barred
from berthier.games.gloire.ground import is_passable, move_stack
from berthier.games.gloire.interception import (
    ALL,
    GO,
    one_by_one,
    reaction_vc,
    seems_to_react,
    times_asked,
    who_goes_along,
    who_may_react,
)
from berthier.games.gloire.losses import battle, lost_here
from berthier.games.gloire.partners import alike, at_disposal, call_up, handled
from berthier.games.gloire.records import Guns
from berthier.games.gloire.sight import reveal, surely_held, tell_of, tell_veiled
from berthier.kernel.chance import roll
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    PASS,
    STOP,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Window,
    enter,
)
from berthier.kernel.rulebook import rule

FAR = 2  # points


def guns(b: Board) -> Guns:
    record = b.records[-1]
    assert isinstance(record, Guns)
    return record


@rule("JDG-6.5.2-1")
def pb3_guns(b: Board) -> Flow:
    """JDG-6.5.2-1, JDG-6.5.1-12: to every battle but those of an interception."""
    side = 1 - b.active
    asked = []
    for box in b.battles:
        if box not in b.intercepted:
            for start in within_earshot(b, side, box):
                asked += [start, box] * times_asked(b, side, start)
    return enter(b, Guns(side, asked), "guns", "ask") if asked else None


Way = tuple[int, int, int]  # what it costs, the last link, and the box that it passes


def within_earshot(b: Board, side: int, box: int) -> dict[int, Way]:
    """JDG-6.5.2-1, -2: the boxes one or two points away, each with its way; it crosses no box with
    an enemy Force (R063), as far as one knows.
    """
    found: dict[int, Way] = {}
    cost = b.kit.cost[b.weather]
    for middle, link in b.kit.near[box]:
        if not is_passable(b, box, middle):
            continue
        near = cost[link]
        if near <= FAR:
            found[middle] = min(found.get(middle, (near, link, middle)), (near, link, middle))
        if bars_the_way(b, side, middle):
            continue
        for start, other in b.kit.near[middle]:
            total = near + cost[other]
            if start != box and total <= FAR and is_passable(b, middle, start):
                found[start] = min(found.get(start, (total, link, middle)), (total, link, middle))
    return {start: found[start] for start in sorted(found) if seems_to_hear(b, side, start)}


def seems_to_hear(b: Board, side: int, box: int) -> bool:
    """Might a Force march from there, as far as others can tell?"""
    return seems_to_react(b, side, box) if b.sight else hearers(b, side, box) != 0


@rule("JDG-6.5.2-2", off=False)
def bars_the_way(b: Board, side: int, box: int) -> bool:
    """JDG-6.5.2-2: an enemy Force on the way; decoys must say so (JDG-7.1-4)."""
    return surely_held(b, 1 - side, box)


@rule("JDG-6.5.2-6")
def hearers(b: Board, side: int, box: int) -> int:
    """JDG-6.5.2-6: once a turn (R063)."""
    return who_may_react(b, side, box) & ~b.joined


class MarchToGuns(Window):
    """Does a Force of this box march to that battle?"""

    __slots__ = ()
    kind = "march-to-guns"
    name = "W-GUNS"
    rules = ("JDG-6.5.2-1", "JDG-6.5.2-3")
    otherwise = Refusal("cannot-march", "JDG-6.5.2-1")

    def candidates(self, b: Board) -> list[int]:
        g = guns(b)
        return [PASS, *members(handled(b, g.side, hearers(b, g.side, g.asked[0])))]

    def take(self, b: Board, option: int) -> Flow:
        g = guns(b)
        if option == PASS:
            g.asked = g.asked[2:]
            return Jump("ask")
        g.force = 1 << option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("march", (("piece", option),))


class MarchWith(Question):
    """Who goes along?"""

    __slots__ = ()
    kind = "march-with"
    rules = ("JDG-6.5.2-1",)
    otherwise = Refusal("cannot-march", "JDG-6.5.2-1")

    def candidates(self, b: Board) -> list[int]:
        return one_by_one(b, free_to_march(b))

    def take(self, b: Board, option: int) -> Flow:
        g = guns(b)
        if option == GO:
            return None
        g.force |= free_to_march(b) if option == ALL else 1 << option
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        if option == ALL:
            return "all", ()
        return ("go", ()) if option == GO else ("add", (("piece", option),))


def free_to_march(b: Board) -> int:
    """Who of this box might go along and does not yet."""
    g = guns(b)
    free = at_disposal(b, g.side, who_goes_along(b, g.side, g.asked[0]))
    return free & ~b.joined & ~g.force


def p1_ask(b: Board) -> Flow:
    g = guns(b)
    if not g.asked:
        return STOP
    if not seems_to_hear(b, g.side, g.asked[0]):
        g.asked = g.asked[2:]
        return Jump("ask")
    if b.acting:
        call_up(b, g.side, who_may_react(b, g.side, g.asked[0]), alike(g.asked, 2))
    return MarchToGuns(g.side)


def p2_form(b: Board) -> Flow:
    return MarchWith(guns(b).side)


@rule("JDG-6.5.2-3", "JDG-6.5.2-4")
def p3_test(b: Board) -> Flow:
    """JDG-6.5.2-3, -4: as for an interception, without the link; it comes in the second sequence
    from one point away, in the third from two.
    """
    g = guns(b)
    (start, box), force = g.asked[:2], g.force
    way = find_way(b, g.side, start, box)
    g.asked, g.force = g.asked[2 * alike(g.asked, 2) :], 0
    b.joined |= force
    b.busy[g.side] |= force
    if way is None:
        return Jump("ask")
    vc = reaction_vc(b, force)
    die = roll(b, 6, "JDG-X10", g.side)
    success = int(die <= vc)
    facts = (g.side, start, box, members(force), die, vc, success)
    if b.sight:  # by the VC one could tell whether there is a line to the chief
        tell_veiled(b, g.side, force, facts, faces.MARCHES_VEILED, start, box, die, success)
    else:
        tell(b, faces.MARCHES, *facts)
    if success:
        b.coming += [force, box, way[1], 1 + way[0]]
    return Jump("ask")


def find_way(b: Board, side: int, start: int, box: int) -> Way | None:
    """R063: the cheapest way that nobody bars; he who is engaged himself does not get away."""
    if finds_way_barred(b, 1 - side, start):
        return None
    while start in (ways := within_earshot(b, side, box)):
        way = ways[start]
        if way[2] == start or not finds_way_barred(b, 1 - side, way[2]):
            return way
    return None


@rule("JDG-6.5.2-5")
def p3_join(b: Board) -> Flow:
    """JDG-6.5.2-4, -5: who comes now; if the battle is over before, they stay where they are."""
    t = battle(b)
    rows = [b.coming[n : n + 4] for n in range(0, len(b.coming), 4)]
    for force, box, link, sequence in rows:
        if box == t.box and sequence == t.sequence:
            side = 1 - t.attacker
            here = [piece for piece in members(force) if b.kit.side_of[piece] == side]
            least = min((lost_here(t, n) for n in members(t.forces[side]) if b.pf[n]), default=0)
            start = b.where[here[0]]
            reveal(b, side, start, force)
            tell(b, faces.JOINED, side, members(force), box)
            move_stack(b, force, box)
            b.entered += [box, link, strength(b, force), side]
            units = [piece for piece in here if piece not in b.kit.leaders]
            t.forces[side] |= sum(1 << piece for piece in units)
            t.start[side] += strength(b, force)
            for piece in units:
                t.spread += [piece, least]  # R078
            tell(b, faces.CAME_BY, side, other_end(b, link, box), box, strength(b, force))
    b.coming = [x for row in rows if (row[1], row[3]) != (t.box, t.sequence) for x in row]
    return None


@rule("JDG-6.5.2-5")
def stay_away(b: Board, box: int) -> None:
    """JDG-6.5.2-5: those who would have come later stay where they were (R063)."""
    rows = [b.coming[n : n + 4] for n in range(0, len(b.coming), 4)]
    for force, _, _, _ in [row for row in rows if row[1] == box]:
        side, start = b.kit.side_of[members(force)[0]], b.where[members(force)[0]]
        facts = (side, members(force), start, box)
        tell_of(b, side, force, faces.TOO_LATE, facts, faces.TOO_LATE_VEILED, start, box)
    b.coming = [x for row in rows if row[1] != box for x in row]


PROCEDURES = [Procedure("guns", ("ask", p1_ask), ("form", p2_form), ("test", p3_test), record=Guns)]
FRAMES = [MarchToGuns, MarchWith]
