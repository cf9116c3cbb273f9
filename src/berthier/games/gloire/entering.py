"""Reinforcements that come onto the map by a link (section 3.3)."""

from __future__ import annotations

from berthier.games.gloire import faces
from berthier.games.gloire.activation import fits_the_stack
from berthier.games.gloire.board import COMMANDED, LEVEL_A, Board
from berthier.games.gloire.boxes import fighters, has_men, members
from berthier.games.gloire.ground import scatter, settle_box
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.lines import is_independent
from berthier.games.gloire.paying import allowance, march
from berthier.games.gloire.records import March
from berthier.games.gloire.reinforcements import due_by_link, fill_commands
from berthier.games.gloire.setup import army_of, bring
from berthier.games.gloire.sight import may_be_held, tell_of
from berthier.games.gloire.solitaire import roll_points
from berthier.kernel.flow import Flow, Jump, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

GO = -1


def entry_of(b: Board, m: March) -> int:
    """By which link the stack comes."""
    return b.kit.entry[due_by_link(b, m.side)[members(m.stack)[0]].entry]


def is_of_one_army(b: Board, question: Question, piece: int) -> Refusal | None:
    """R028: a moving stack belongs to one army."""
    stack = members(march(b).stack) + ([piece] if piece >= 0 else [])
    return OTHER_ARMY if len({army_of(b, one) for one in stack} - {NOBODY}) > 1 else None


def fits(b: Board, question: Question, piece: int) -> Refusal | None:
    """R016: as on any march."""
    return fits_the_stack(b, march(b).stack, piece) if piece >= 0 else None


@rule("JDG-1-1")
def comes_with_men(b: Board, question: Question, option: int) -> Refusal | None:
    """R004, R005: leaders and guns alone do not go among enemies."""
    m = march(b)
    if option != GO or any(has_men(b.kit, piece) for piece in members(m.stack)):
        return None
    held = may_be_held(b, 1 - m.side, b.kit.entry_box[entry_of(b, m)])
    return NO_FORCE if held else None


OTHER_ARMY = Refusal("another-army", "JDG-4.5-2")
NO_FORCE = Refusal("no-force", "JDG-1-1")


class ComeIn(Question):
    """Who comes along? A stack is no larger than on any march (R016)."""

    __slots__ = ()
    kind = "come-in"
    rules = ("JDG-3.3-4", "JDG-5.4-1")
    checks = (is_of_one_army, fits, comes_with_men)
    otherwise = Refusal("not-by-this-link", "JDG-3.3-4")

    def candidates(self, b: Board) -> list[int]:
        m = march(b)
        rows, entry = due_by_link(b, m.side), entry_of(b, m)
        same = [piece for piece, row in rows.items() if b.kit.entry[row.entry] == entry]
        return [GO, *(piece for piece in sorted(same) if not m.stack >> piece & 1)]

    def take(self, b: Board, option: int) -> Flow:
        if option == GO:
            return None
        march(b).stack |= 1 << option
        return self

    def spell(self, b: Board, option: int) -> Spelling:
        return ("go", ()) if option == GO else ("add", (("piece", option),))


def p1_come_in(b: Board) -> Flow:
    return ComeIn(march(b).side)


@rule("JDG-3.3-4")
def p2_entered(b: Board) -> Flow:
    """JDG-3.3-4: no points of command, no forced march; the link is paid for, and then they are on
    the march like others (R016).
    """
    m = march(b)
    entry, rows = entry_of(b, m), due_by_link(b, m.side)
    m.start = m.box = b.kit.entry_box[entry]
    m.link = -1 - entry  # no link of the map, and another for each entry
    b.level = b.level[:]
    for piece in members(m.stack):
        bring(b, piece, m.box, rows[piece].pf)
        b.level[piece] = LEVEL_A if is_independent(b, piece) else COMMANDED
        facts = (piece, m.box)
        tell_of(b, m.side, 1 << piece, faces.ARRIVED, facts, faces.ARRIVED_VEILED, m.box, entry)
    if fighters(b, m.stack):
        scatter(b, 1 - m.side, m.box)
    fill_commands(b)
    points = roll_points(b, m) if b.solitaire else allowance(b, m.stack, 0)
    m.left = max(0, points - b.kit.entry_cost[entry])
    m.spent = b.kit.entry_cost[entry]
    b.done |= m.stack
    b.moved |= m.stack
    b.busy[m.side] |= m.stack
    settle_box(b, m.box)
    return Jump("scout")


FRAMES = [ComeIn]
