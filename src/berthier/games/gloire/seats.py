"""Where each army has a player: which seats there are, and who of a side answers (R108)."""

from __future__ import annotations

from typing import Any

from berthier.games.gloire.board import Board
from berthier.games.gloire.counting import leaders_of
from berthier.games.gloire.kit import AUTUMN, NOBODY, PERIODS, Kit
from berthier.games.gloire.leaders import JoinUnit
from berthier.games.gloire.partners import acting, chief_of, rank, seen_of, senior
from berthier.games.gloire.records import Battle, March, Pooling, Pushing, Town
from berthier.games.gloire.reinforcements import Return
from berthier.games.gloire.sortie import SallyOrNot
from berthier.kernel.flow import Over, Question
from berthier.kernel.rulebook import rule

# Questions that belong to a side and not to an army, whatever goes on meanwhile.
OF_THE_SIDE = (
    "choose-order",
    "discard",
    "give-strength",
    "place-decoy",
    "play-card",
    "rally",
    "resolve",
    "return-decoy",
)
# Those that players are asked in turn.
IN_TURN = (
    "activate",
    "intercept",
    "intercept-with",
    "march-to-guns",
    "march-with",
    "react-how",
    "recover",
    "withdraw",
)


def armies_seated(kit: Kit, start: dict[str, Any]) -> tuple[int, ...]:
    """The armies that have a seat each in such a match; none: a seat is a side.

    All that a scenario may bring, also those that come later; every one if none is named.
    """
    options = start.get("position", start).get("options", {})
    if options.get("armies", "off") != "on":
        return ()
    usual = "" if "position" in start else next(iter(kit.scenario))
    row = kit.scenario.get(start.get("scenario", usual))
    if row is None:
        return tuple(range(len(kit.army_ids)))
    periods = {PERIODS.index(row.period)}
    if row.armistice is not None and not row.armistice.ends_scenario:
        periods.add(AUTUMN)
    return tuple(n for n, its in enumerate(kit.army_periods) if periods & {*its})


@rule("R108", off=0)
def army_asked(b: Board, question: Question) -> int:
    """R108: whose player answers: that of the side, of the army whose pieces are meant, or of the
    highest-ranking leader among several armies.
    """
    side, record = question.seat, b.records[-1] if b.records else None
    if question.kind in OF_THE_SIDE:
        return senior(b, side)
    if isinstance(question, JoinUnit | Return):
        return b.army[question.leader]
    if isinstance(question, SallyOrNot):
        return of_box(b, side, question.box)
    if question.kind in IN_TURN:
        army = acting(b, side)
    elif isinstance(record, March):
        army = record.army if record.army != NOBODY else acting(b, side)
    elif isinstance(record, Battle):
        return of_battle(b, record, side, question.kind)
    elif isinstance(record, Town | Pushing):
        return of_box(b, side, record.box)
    elif isinstance(record, Pooling):
        return min(record.armies, key=lambda one: rank(b, one))
    else:
        army = NOBODY
    return senior(b, side) if army == NOBODY else army


def of_battle(b: Board, t: Battle, side: int, kind: str) -> int:
    """R108: the whole Force is meant, also by its losses: they are spread over all, and who is
    asked must not tell whom they have hit. Before tactics lie open only the one who chooses is
    found by what lies face-down.
    """
    leaders, units = leaders_of(b, t, side), t.forces[side]
    if t.type or kind == "choose-tactic":
        return chief_of(b, side, leaders, units)
    return chief_of(b, side, seen_of(b, leaders), seen_of(b, units))


def of_box(b: Board, side: int, box: int) -> int:
    """Several armies in one box act as one; who lies face-down does not count."""
    return chief_of(b, side, seen_of(b, b.chiefs[side][box]), seen_of(b, b.at[side][box]))


@rule("JDG-10-8", off=[])
def winners(sides: list[int], over: Over) -> list[int]:
    """JDG-10-8: partners win together."""
    return [seat for seat, side in enumerate(sides) if side == over.side]


@rule("JDG-10-7", off=[])
def readers(sides: list[int], seat: int) -> list[int]:
    """JDG-10-7: partners write to each other, one note each when a turn ends."""
    return [one for one, side in enumerate(sides) if side == sides[seat] and one != seat]
