"""Reinforcements that come to a box (section 3.3) and leaders who return (section 4.2)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.board import AWAITED, AWAY, Board
from berthier.games.gloire.boxes import members
from berthier.games.gloire.events import scenario_of
from berthier.games.gloire.ground import is_passable, move_stack, take_flag
from berthier.games.gloire.kit import AUTUMN, NOBODY, SPRING
from berthier.games.gloire.leaders import lone_leaders
from berthier.games.gloire.pack_scenario import Reinforcement
from berthier.games.gloire.records import Pushing
from berthier.games.gloire.setup import bring, first_in_right, hamburg_rows
from berthier.games.gloire.sight import is_found_held, left_at, seen, surely_held, tell_of
from berthier.games.gloire.truce import armistice_of, is_truce
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Frame, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule


def due(b: Board) -> list[Reinforcement]:
    """The rows of this turn, and those before it whom a die has let come only now."""
    rows = [row for row in scenario_rows(b) if is_due(b, row)]
    if is_truce(b):
        rows = [row for row in rows if not row.nation]  # the Armistice has a list of its own
    return [*rows, *by_armistice(b)]


def scenario_rows(b: Board) -> list[Reinforcement]:
    if not b.scenario:
        return []
    row = scenario_of(b)
    return [*row.reinforcements, *hamburg_rows(b, row)]


def is_due(b: Board, row: Reinforcement) -> bool:
    if row.piece and (piece_now(b, row) == NOBODY or not is_expected(b, row)):
        return False
    if not row.delay:
        return row.turn == b.turn
    piece = piece_now(b, row)
    return row.turn <= b.turn and b.where[piece] == AWAITED and not b.late >> piece & 1


def is_expected(b: Board, row: Reinforcement) -> bool:
    """A described position names those whom it awaits, and nobody else comes; who has come in
    spring already comes in autumn to who he is then (R117).
    """
    piece, now = b.kit.piece[row.piece], piece_now(b, row)
    if not b.described or AWAITED in (b.where[piece], b.where[now]):
        return True
    return now != piece and b.where[now] >= 0


def piece_now(b: Board, row: Reinforcement) -> int:
    """R117: who was to come in spring comes as what he is in autumn, or not at all."""
    piece = b.kit.piece[row.piece]
    if b.period == SPRING or piece in b.kit.dets:
        return piece
    if piece in b.kit.leaders:
        return piece if b.kit.army_of[AUTUMN][piece] != NOBODY else NOBODY
    return b.kit.heir[piece]


@rule("JDG-A13-ARM-9", off=[])
def by_armistice(b: Board) -> list[Reinforcement]:
    """JDG-A13-ARM-9: its list by the turns since the declaration; pieces that have not come when
    the war goes on come then.
    """
    row = armistice_of(b)
    rows = row.reinforcements if row is not None else []
    if is_truce(b):
        rows = [row for row in rows if row.turn == b.turn - b.truce + 1]
        return [row for row in rows if not row.piece or is_expected(b, row)]
    if b.resumption and b.turn == b.resumption:
        return [row for row in rows if row.piece and b.where[b.kit.piece[row.piece]] == AWAITED]
    return []


@rule("JDG-3.3-2")
def pa4_boxes(b: Board) -> Flow:
    """JDG-3.3-2: they are put into their boxes, once nobody is in the way."""
    found: list[Frame] = []
    for box in dict.fromkeys(b.kit.box[row.box] for row in due(b) if row.box):
        found.append(Arrive(box))
    return found


class Arrive(Effect):
    """Everybody who comes to one box this turn."""

    __slots__ = ("box",)
    kind = "arrive"

    def __init__(self, box: int) -> None:
        self.box = box

    def run(self, b: Board) -> Flow:
        coming = [row for row in due(b) if row.box and b.kit.box[row.box] == self.box]
        side = b.kit.side_of[piece_now(b, coming[0])]
        if in_the_way(b, 1 - side, self.box):
            return [enter(b, Pushing(1 - side, self.box), "pushing", "ask"), self]
        for row in coming:
            piece = piece_now(b, row)
            joins = b.where[piece] >= 0
            arrive(b, piece, self.box, row.pf)
            if b.sight and not joins:
                b.shown |= 1 << piece  # the scenario tells everybody
            hidden = joins and b.sight  # where its comrades are is not told
            tell(b, faces.ARRIVED, piece, self.box if hidden else b.where[piece])
        take_flag(b, side, self.box)
        fill_commands(b)
        return None


def arrive(b: Board, piece: int, box: int, pf: int | None) -> None:
    """A unit that another has become already takes its men in (R117)."""
    if b.where[piece] >= 0 and piece in b.kit.units:
        b.pf[piece] = min(b.pf[piece] + (pf or 0), b.kit.most[b.period][piece])
    else:
        bring(b, piece, box, pf)


def fill_commands(b: Board) -> None:
    """JDG-4.1-1: an army without a commander-in-chief has one again if he has come."""
    for army in range(len(b.commanders)):
        if b.commanders[army] == NOBODY:
            b.commanders[army] = first_in_right(b, army)


def due_by_link(b: Board, side: int) -> dict[int, Reinforcement]:
    """JDG-3.3-4: who may come in by a link now; whoever could not before tries again (R016)."""
    if not b.scenario:
        return {}
    rows = b.kit.by_link[b.scenario]
    if b.hamburg:
        rows = [*rows, *(row for row in hamburg_rows(b, scenario_of(b)) if row.entry)]
    coming = {piece_now(b, row): row for row in rows if row.turn <= b.turn}
    return {
        piece: row
        for piece, row in coming.items()
        if piece != NOBODY
        and b.where[piece] == AWAITED
        and b.kit.side_of[piece] == side
        and not b.late >> piece & 1
    }


@rule("JDG-3.3-3", off=0)
def in_the_way(b: Board, side: int, box: int) -> int:
    """JDG-3.3-3: no enemy piece may stand where they arrive."""
    return (b.at[side][box] | b.chiefs[side][box]) & ~b.inside


class PushTo(Question):
    """To which box do the pieces go that stand in the way?"""

    __slots__ = ()
    kind = "push-to"
    rules = ("JDG-3.3-3",)
    otherwise = Refusal("not-next", "JDG-3.3-3")

    def candidates(self, b: Board) -> list[int]:
        return free_boxes(b, pushing(b))

    def take(self, b: Board, option: int) -> Flow:
        p = pushing(b)
        if is_found_held(b, 1 - p.side, option):
            return self
        stack = in_the_way(b, p.side, p.box)
        b.busy[p.side] |= stack
        facts = (p.side, members(stack), p.box, option)
        left = left_at(b, p.side, p.box) - seen(b, stack)[1]
        tell_of(b, p.side, stack, faces.PUSHED, facts, faces.PUSHED_VEILED, p.box, option, left)
        move_stack(b, stack, option)
        return lone_leaders(b, 1 - p.side, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return "move", (("box", option),)


def pushing(b: Board) -> Pushing:
    record = b.records[-1]
    assert isinstance(record, Pushing)
    return record


def free_boxes(b: Board, p: Pushing) -> list[int]:
    """R015: next to it by an open link and free of enemy units; else the nearest free ones."""
    near = [
        box
        for box, _ in b.kit.near[p.box]
        if is_passable(b, p.box, box) and not surely_held(b, 1 - p.side, box)
    ]
    ring, seen = [p.box], {p.box}
    while not near and ring:
        ring = [box for one in ring for box, _ in b.kit.near[one] if box not in seen]
        seen.update(ring)
        near = sorted({box for box in ring if not surely_held(b, 1 - p.side, box)})
    return near


def p_push(b: Board) -> Flow:
    return PushTo(pushing(b).side)


# --- leaders who return


@rule("JDG-4.2-4")
def pa4_leaders(b: Board) -> Flow:
    """JDG-4.2-4 (R009): who left the map alone comes back."""
    away = [leader for leader in b.kit.leaders if b.where[leader] == AWAY]
    return [Return(b.kit.side_of[leader], leader) for leader in away]


class Return(Question):
    """With the commander-in-chief, or on a supply box of his army?"""

    __slots__ = ("leader",)
    kind = "return"
    rules = ("JDG-4.2-4",)

    def __init__(self, seat: int, leader: int) -> None:
        self.seat = seat
        self.leader = leader

    def candidates(self, b: Board) -> list[int]:
        army = b.army[self.leader]
        chief = b.commanders[army]
        boxes = b.kit.supply[army][:]
        if chief not in (NOBODY, self.leader) and b.where[chief] >= 0:
            boxes.append(b.where[chief])
        return sorted({box for box in boxes if not surely_held(b, 1 - self.seat, box)})

    def take(self, b: Board, option: int) -> Flow:
        if is_found_held(b, 1 - self.seat, option):
            return self
        if b.sight:
            b.shown |= 1 << self.leader  # all know who comes
        bring(b, self.leader, option, None)
        tell(b, faces.LEADER_CAME, self.leader, option)
        return None

    def blocked(self, b: Board) -> Flow:
        """R018: he waits until there is a box for him."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "return", (("box", option),)


PROCEDURES = [Procedure("pushing", ("ask", p_push), record=Pushing)]
FRAMES = [Arrive, PushTo, Return]
