"""Jours de Gloire: who marches, with whom, how fast and where to."""

from __future__ import annotations

from berthier.games.gloire.activation import ENTRENCH, FORCE
from berthier.games.gloire.board import AWAITED, Board
from berthier.games.gloire.boxes import fighters, members
from berthier.games.gloire.cards import PLAY
from berthier.games.gloire.command import payers_of, price
from berthier.games.gloire.detach import DETACH
from berthier.games.gloire.kit import RESERVE
from berthier.games.gloire.movement import HALT
from berthier.games.gloire.paying import FASTER, allowance, march
from berthier.kernel.flow import Option
from berthier.players.gloire_cards import card_worth
from berthier.players.gloire_groups import is_empty_of, leads
from berthier.players.gloire_places import Marching
from berthier.players.gloire_plan import UNDONE

WORTH_IT = 0.08  # what a march must better
POINT = 0.06  # a point of command is spent on what brings more
STRAGGLERS = 0.1  # a die for each unit, in victory points
SET_OFF = 0.4  # who is rated higher goes along


class Activating(Marching):
    """Whose turn it is to march: the group that gains most, by its first leader."""

    def __init__(self, b: Board, side: int) -> None:
        super().__init__(b, side)
        self.gains: dict[int, float] = {}
        for group in self.plan.groups:
            gain = self.gain(group.stack, group.box, group.points)
            gain = max(gain, self.digs(group.stack, group.box))
            for piece in members(group.stack):
                self.gains[piece] = gain

    def rate(self, option: Option) -> float:
        if not isinstance(option, int):
            return card_worth(self.b, self.side, option)
        if option < 0:
            return WORTH_IT
        b = self.b
        if b.where[option] == AWAITED:
            return 2.0 + 0.01 * b.kit.most[b.period][option]
        return self.gains.get(option, 0.0) - self.cost(option) + self.first(option)

    def cost(self, piece: int) -> float:
        """Points of command; a leader who is there takes others along for less."""
        b = self.b
        armies = payers_of(b, 1 << piece)
        return POINT * min((price(b, 1 << piece, army) for army in armies), default=2)

    def first(self, piece: int) -> float:
        """Leaders with troops begin; alone only where nobody else goes."""
        b = self.b
        box = b.where[piece]
        men = fighters(b, b.at[self.side][box] & ~b.done & ~b.inside)
        if leads(b, piece):
            alike = any(b.army[n] == b.army[piece] for n in members(men))
            return 0.02 + 0.01 * b.kit.rg[b.period][piece] if alike else -0.5 * bool(men)
        if b.kit.mover[piece] == RESERVE:
            return -1.0
        return 0.001 * b.pf[piece]


class Forming(Marching):
    """Who goes along, and how fast."""

    def __init__(self, b: Board, side: int) -> None:
        super().__init__(b, side)
        m = march(b)
        self.stack, self.start, self.steady = m.stack, m.start, m.steady
        groups = [g for g in self.plan.groups if g.box == m.start and g.stack & m.stack]
        groups.sort(key=lambda group: -(group.stack & m.stack).bit_count())
        self.group = groups[0]
        self.points = self.group.points
        self.target = self.best(self.group.stack, self.start, self.points)

    def rate(self, option: Option) -> float:
        if not isinstance(option, int):
            return self.works(option)
        if option >= 0:
            return self.along(option)
        if option == ENTRENCH:
            return 1.0 if self.stays() and self.digs(self.stack, self.start) > 0 else -1.0
        return self.forced() if option == FORCE else SET_OFF

    def stays(self) -> bool:
        return self.target[1] == self.start

    def works(self, option: Option) -> float:
        """A town that must be held keeps a detachment."""
        if option[0] == PLAY:
            spared = self.b.kit.halves[option[1]].effect == "no-stragglers"
            return 2 * SET_OFF if spared and self.forced() > SET_OFF else -1.0
        if option[0] == DETACH and self.must_guard() and not self.b.split & self.stack:
            return 0.9 if self.left_empty(self.stack) else -1.0
        return -1.0

    def must_guard(self) -> bool:
        b = self.b
        if self.start not in self.plan.places or b.control[self.start] != self.side:
            return False
        return not self.stays() and self.is_threatened(self.start)

    def left_empty(self, stack: int) -> bool:
        return is_empty_of(self.b, self.side, self.start, stack)

    def along(self, piece: int) -> float:
        """Who belongs to the group; a town that must be held keeps its last unit."""
        b = self.b
        stack = self.stack | 1 << piece
        if not self.group.stack >> piece & 1:
            return 0.0
        if piece in b.kit.decoys and allowance(b, stack, 0) < allowance(b, self.stack, 0):
            return 0.0  # a decoy keeps nobody back
        if leads(b, piece):
            return 0.9
        if b.kit.mover[piece] == RESERVE:
            return 0.5 if fighters(b, self.stack) else -1.0
        if self.must_guard() and self.left_empty(stack) and fighters(b, self.stack):
            return 0.1
        return 0.6 + 0.01 * b.pf[piece]

    def forced(self) -> float:
        """Two points more, if they bring more than the stragglers cost."""
        b = self.b
        units = fighters(b, self.stack)
        if not units:
            return -1.0
        further = self.best(self.group.stack, self.start, self.points + FASTER)
        if further[1] in self.plan.foes:
            return -1.0  # tired men fight at half
        cost = 0.0 if self.steady else STRAGGLERS * len(members(units))
        return SET_OFF + further[0] - self.target[0] - cost - 0.15


class Stepping(Marching):
    """Box by box, towards the best place that can be reached; nobody goes back where he came from,
    unless he has looked at an enemy and nothing else is left.
    """

    def __init__(self, b: Board, side: int) -> None:
        super().__init__(b, side)
        m = march(b)
        self.seen = set() if m.back else {m.start, *m.trail}
        self.here = self.worth(m.stack, m.box, m.box)
        self.steps: dict[int, float] = {}
        for box, way in self.plan.ways(m.box, m.left).items():
            if box != m.box:
                worth = self.worth(m.stack, m.box, box, way.link) - 0.001 * way.cost
                self.steps[way.step] = max(worth, self.steps.get(way.step, -UNDONE))

    def rate(self, option: Option) -> float:
        if not isinstance(option, int):
            return -1.0 - UNDONE
        if option == HALT:
            return self.here + 0.02
        if option in self.seen:
            return -UNDONE
        return self.steps.get(option, -UNDONE)
