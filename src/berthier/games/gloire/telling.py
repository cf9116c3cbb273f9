"""What prompts tell besides, and where a question is: what the asked seat sees, and nothing about
what is legal. Facts have a type and a value as events have them; labels are told in `labels`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from berthier.games.gloire.activation import exceeds
from berthier.games.gloire.battle import own_force
from berthier.games.gloire.board import AWAITED, Board
from berthier.games.gloire.boxes import members, strength
from berthier.games.gloire.cards import PlayCard
from berthier.games.gloire.command import price
from berthier.games.gloire.detach import HowMany
from berthier.games.gloire.entering import entry_of
from berthier.games.gloire.guns import within_earshot
from berthier.games.gloire.kit import NOBODY
from berthier.games.gloire.labels import Remark
from berthier.games.gloire.leaders import JoinUnit
from berthier.games.gloire.lines import armies_of
from berthier.games.gloire.losses import LoseOne
from berthier.games.gloire.partners import acting
from berthier.games.gloire.paying import affordable
from berthier.games.gloire.records import (
    Battle,
    Drafting,
    Guns,
    March,
    Pooling,
    Pushing,
    Reacting,
    Town,
    Withdrawing,
)
from berthier.games.gloire.reinforcements import Return, due_by_link
from berthier.games.gloire.retreat import BlowBridge
from berthier.games.gloire.sortie import SallyOrNot
from berthier.games.gloire.supply import PreferWay, choices
from berthier.games.gloire.surplus import LeavesFor
from berthier.kernel.flow import Option, Question, Record

Facts = dict[str, object]

# --- prompts


def facts(b: Board, question: Question) -> Facts:
    """What a prompt may tell besides the question's own numbers."""
    found: Facts = {}
    record = b.records[-1] if b.records else None
    if record is not None and type(record) in OF_RECORD:
        found |= OF_RECORD[type(record)](b, record, question)
    if question.kind == "activate":
        found["purses"] = purses(b, question.seat)
    if isinstance(question, HowMany):
        found |= {"piece": ("piece", question.unit), "counter": ("piece", question.det)}
    if isinstance(question, Return | JoinUnit):
        found["piece"] = ("piece", question.leader)
    if isinstance(question, SallyOrNot):
        found["box"] = ("box", question.box)
    if isinstance(question, BlowBridge):
        found["link"] = ("link", question.link)
    if isinstance(question, LeavesFor) and isinstance(record, Town):
        found["piece"] = ("piece", record.leaving)
    if isinstance(question, PreferWay):
        found["ways"] = len(choices(b, question.seat))
    if isinstance(question, PlayCard):
        found["moment"] = question.moment
    if isinstance(question, LoseOne):
        found["rule"] = ("rule", question.reason)
    return found


def purses(b: Board, side: int) -> list[Remark]:
    """The points of each army of the asked side, or of the one whose player is asked."""
    return [
        ("remark-purse", (("army", "army", army), ("pc", "int", b.pc[army])))
        for army in armies_of(b, side)
        if acting(b, side) in (NOBODY, army)
    ]


def of_march(b: Board, m: March, question: Question) -> Facts:
    found: Facts = {"pieces": ("piece*", members(m.stack)), "points": m.left}
    if m.box == AWAITED:
        entry = entry_of(b, m)
        return found | {"entry": ("entry", entry), "box": ("box", b.kit.entry_box[entry])}
    prices = [price(b, m.stack, army) for army in affordable(b, m.stack)]
    found |= {"box": ("box", m.box), "price": min(prices, default=-1)}
    return found | {"concentrated": int(exceeds(b, m.stack)), "dice": b.solitaire}


def of_battle(b: Board, t: Battle, question: Question) -> Facts:
    found: Facts = {"box": ("box", t.box), "due": t.due[question.seat]}
    return found | {"pf": strength(b, own_force(b, question.seat))}


def of_reacting(b: Board, r: Reacting, question: Question) -> Facts:
    start = r.asked[0] if r.asked else b.where[members(r.force)[0]]
    return going(start, r.box, r.force)


def of_guns(b: Board, g: Guns, question: Question) -> Facts:
    way = within_earshot(b, g.side, g.asked[1]).get(g.asked[0])
    arrival = 1 + way[0] if way is not None else 0
    return going(g.asked[0], g.asked[1], g.force) | {"sequence": arrival}


def going(start: int, to: int, force: int) -> Facts:
    return {"start": ("box", start), "to": ("box", to), "pieces": ("piece*", members(force))}


def of_drafting(b: Board, d: Drafting, question: Question) -> Facts:
    return {"nation": ("nation", d.nation), "left": d.left}


def of_pooling(b: Board, p: Pooling, question: Question) -> Facts:
    return {"die": p.die}


def in_box(b: Board, record: Pushing | Withdrawing | Town, question: Question) -> Facts:
    return {"box": ("box", record.box)}


OF_RECORD: dict[type[Record], Callable[[Board, Any, Question], Facts]] = {
    March: of_march,
    Battle: of_battle,
    Reacting: of_reacting,
    Guns: of_guns,
    Drafting: of_drafting,
    Pooling: of_pooling,
    Pushing: in_box,
    Withdrawing: in_box,
    Town: in_box,
}


# --- where a question is


def group(b: Board, question: Question, option: Option) -> tuple[str, int] | None:
    """Where the piece stands that may be sent off: long lists are grouped so."""
    if question.kind != "activate" or not isinstance(option, int) or option < 0:
        return None
    if b.where[option] == AWAITED:
        return "entry", b.kit.entry[due_by_link(b, question.seat)[option].entry]
    return "box", b.where[option]


def where(b: Board, question: Question) -> int | None:
    """The box that a question is about: from there its boxes are counted."""
    record = b.records[-1] if b.records else None
    if isinstance(record, March | Battle | Pushing | Withdrawing | Town | Reacting):
        return record.box if record.box >= 0 else None
    return None


def about(b: Board, question: Question) -> list[int]:
    """The asked seat's own pieces that a question is about."""
    record = b.records[-1] if b.records else None
    if isinstance(record, March) and record.side == question.seat:
        return members(record.stack)
    if isinstance(record, Reacting | Guns) and record.side == question.seat:
        return members(record.force)
    if isinstance(record, Town) and record.side == question.seat and record.leaving >= 0:
        return [record.leaving]
    if isinstance(record, Battle):
        return members(record.forces[question.seat])
    return []
