"""What the labels of answers add: remarks, each a message and its facts by name, type and value.

Only what the asked seat sees, and nothing about what is legal.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from berthier.games.gloire.activation import exceeds
from berthier.games.gloire.board import AWAITED, COMMANDED, LEVEL_A, Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.cards import PLAY, VERBS
from berthier.games.gloire.combats import quiet_towns
from berthier.games.gloire.command import payers_of, price
from berthier.games.gloire.engineers import Work, price_of
from berthier.games.gloire.guns import free_to_march
from berthier.games.gloire.interception import (
    costly_link,
    free_to_intercept,
    reaction_vc,
    who_goes_along,
)
from berthier.games.gloire.kit import BRIDGE, CLEAR, FORD, LEADER, NOBODY, TERRAINS
from berthier.games.gloire.lines import is_independent
from berthier.games.gloire.losses import lost_here
from berthier.games.gloire.paying import affordable
from berthier.games.gloire.records import (
    Battle,
    Guns,
    March,
    Reacting,
    Town,
)
from berthier.games.gloire.reinforcements import due_by_link
from berthier.games.gloire.retreat import lose_crossing
from berthier.games.gloire.sight import counters, face_down
from berthier.kernel.flow import Option, Question

Remark = tuple[str, tuple[tuple[str, str, Any], ...]]
FEW = 3  # so many pieces of a box are named


def remarks(b: Board, question: Question, option: Option) -> list[Remark]:
    """What a label may add."""
    if question.kind == "step-to" and not isinstance(option, int):
        return works(b, option)
    verb, things = question.spell(b, option)
    tell = OF_KIND.get((question.kind, verb)) or OF_KIND.get(("", verb))
    return tell(b, things[0][1] if things else NOBODY) if tell else []


def orders(b: Board, piece: int) -> list[Remark]:
    """A piece that may be sent off: strength, price, and what its command costs."""
    if b.where[piece] == AWAITED:
        entry = b.kit.entry[due_by_link(b, b.kit.side_of[piece])[piece].entry]
        return [("remark-due", (("entry", "entry", entry),))]
    stack = 1 << piece
    able = affordable(b, stack)
    prices = [price(b, stack, army) for army in able or payers_of(b, stack)]
    message = "remark-price" if able else "remark-price-unpaid"
    return [*state(b, piece), (message, (("price", "int", min(prices)),))]


def state(b: Board, piece: int) -> list[Remark]:
    """Its strength, and whether it is commanded (JDG-4.6-1, -2); a leader, if he has no line."""
    found: list[Remark] = []
    if b.kit.mover[piece] == LEADER:
        return found if b.linked >> piece & 1 else [("remark-no-line", ())]
    if b.pf[piece]:
        found.append(("remark-strength", (("pf", "int", b.pf[piece]),)))
    if b.tired >> piece & 1:
        found.append(("remark-tired", ()))
    if b.level[piece] != COMMANDED:
        lone = "remark-independent" if is_independent(b, piece) else "remark-uncommanded"
        found.append((lone if b.level[piece] == LEVEL_A else "remark-cut-off", ()))
    return found


def joining(b: Board, piece: int) -> list[Remark]:
    """Who marches along, and whether that makes it a concentration (JDG-5.5.1-1)."""
    m = b.records[-1]
    assert isinstance(m, March)
    crowd = exceeds(b, m.stack | 1 << piece) and not exceeds(b, m.stack)
    return [*state(b, piece), *([("remark-concentration", ())] if crowd else [])]


def steps(b: Board, box: int) -> list[Remark]:
    """What a link costs, what it crosses, and what lies at its end."""
    m = b.records[-1]
    assert isinstance(m, March)
    kit, link = b.kit, b.kit.link[m.box][box]
    found: list[Remark] = [("remark-cost", (("cost", "int", kit.cost[b.weather][link]),))]
    found += crossing(b, link)
    if kit.is_town[box]:
        found.append(("remark-town", ()))
    elif kit.terrain[box] != CLEAR:
        found.append((f"remark-{TERRAINS[kit.terrain[box]]}", ()))
    if b.control[box] == 1 - m.side:
        found.append(("remark-flag", ()))
    return [*found, *standing(b, box, m.side)]


def crossing(b: Board, link: int) -> list[Remark]:
    if not b.kit.crossing[link]:
        return []
    pontoon = b.kit.crossing[link] == FORD and bool(b.kit.sites >> link & 1)
    bridge = b.kit.crossing[link] == BRIDGE
    return [("remark-bridge" if bridge else "remark-pontoon" if pontoon else "remark-ford", ())]


def works(b: Board, work: Work) -> list[Remark]:
    """What destroying, repairing, laying or lifting a bridge costs."""
    m = b.records[-1]
    assert isinstance(m, March)
    return [("remark-cost", (("cost", "int", price_of(b, m, work)),))]


def standing(b: Board, box: int, side: int) -> list[Remark]:
    """Who is in a box, friends first."""
    found: list[Remark] = []
    for whose, message in ((side, "remark-friends"), (1 - side, "remark-enemy")):
        there = counters(b, whose, box)
        down = face_down(b, there) if whose != side else 0
        open_ = members(there & ~down)
        if open_:
            named = open_ if len(open_) <= FEW else open_[: FEW - 1]
            more = len(open_) - len(named)
            found.append((message, (("pieces", "piece*", named), ("more", "int", more))))
        if down:
            found.append(("remark-counters", (("count", "int", down.bit_count()),)))
    return found


def fields(b: Board, box: int) -> list[Remark]:
    return standing(b, box, b.active)


def battles(b: Board, box: int) -> list[Remark]:
    """With how many one stands there oneself; how many the enemy has is not for everybody."""
    pf = strength(b, b.at[b.active][box])
    return [("remark-strength", (("pf", "int", pf),)), *fields(b, box)]


def quiet(b: Board, _: int) -> list[Remark]:
    return [("remark-boxes", (("boxes", "box*", quiet_towns(b)),))]


def ways_home(b: Board, box: int) -> list[Remark]:
    """What a retreat crosses, and what that costs the beaten."""
    t = b.records[-1]
    assert isinstance(t, Battle)
    link = b.kit.link[t.box][box]
    costs = t.loser != NOBODY and bool(lose_crossing(b, t.loser, link))
    return [*crossing(b, link), *([("remark-one-lost", ())] if costs else [])]


def refuges(b: Board, box: int) -> list[Remark]:
    """Where somebody goes for whom a town has no room."""
    record = b.records[-1]
    assert isinstance(record, Town)
    return standing(b, box, record.side)


def chance(b: Board, _: int) -> list[Remark]:
    """The die that a reaction needs, as far as its Force has been formed."""
    record = b.records[-1]
    assert isinstance(record, Reacting | Guns)
    return [
        needed(b, record, record.force),
        *forsaken(b, record.asked[0], record.side, record.force),
    ]


def chance_of_all(b: Board, _: int) -> list[Remark]:
    record = b.records[-1]
    assert isinstance(record, Reacting | Guns)
    free = free_to_intercept(b) if isinstance(record, Reacting) else free_to_march(b)
    pf: Remark = ("remark-strength", (("pf", "int", strength(b, record.force | free)),))
    return [pf, needed(b, record, record.force | free)]


def needed(b: Board, record: Reacting | Guns, force: int) -> Remark:
    most = reaction_vc(b, force)
    if isinstance(record, Reacting):
        most -= costly_link(b, record.asked[0], record.box)
    return "remark-need", (("vc", "int", most),)


def manned(b: Board, piece: int) -> list[Remark]:
    """The strength only: lines are looked at anew when somebody reacts (R023)."""
    return [("remark-strength", (("pf", "int", b.pf[piece]),))] if b.pf[piece] else []


def reacts(b: Board, piece: int) -> list[Remark]:
    """Who reacts with nobody to go along is told his chances at once."""
    record = b.records[-1]
    assert isinstance(record, Reacting | Guns)
    others = who_goes_along(b, record.side, record.asked[0]) & ~(1 << piece)
    return [*manned(b, piece), *([] if others else [needed(b, record, 1 << piece)])]


def setting_off(b: Board, _: int) -> list[Remark]:
    m = b.records[-1]
    assert isinstance(m, March)
    return forsaken(b, m.box, m.side, m.stack) if m.box >= 0 else []


def forsaken(b: Board, box: int, side: int, going: int) -> list[Remark]:
    """Leaders who would be left without troops: the next enemy catches them (JDG-4.2-2)."""
    alone = members(b.chiefs[side][box] & ~going & ~b.inside)
    if not alone or not fighters(b, going) or fighters(b, b.at[side][box] & ~going):
        return []
    return [("remark-forsaken", (("pieces", "piece*", alone),))]


def losing(b: Board, piece: int) -> list[Remark]:
    found: list[Remark] = [("remark-strength", (("pf", "int", b.pf[piece]),))]
    record = b.records[-1]
    if isinstance(record, Battle) and lost_here(record, piece):
        found.append(("remark-lost", (("lost", "int", lost_here(record, piece)),)))
    return found


def resting(b: Board, piece: int) -> list[Remark]:
    return [*placed(b, piece), ("remark-stragglers", (("lost", "int", b.stragglers[piece]),))]


def placed(b: Board, piece: int) -> list[Remark]:
    at: Remark = ("remark-at", (("box", "box", b.where[piece]),))
    return [at, ("remark-strength", (("pf", "int", b.pf[piece]),))]


def effect(b: Board, half: int) -> list[Remark]:
    """What an event card does."""
    return [("remark-effect", (("effect", "effect", half),))]


# By question and verb; without a question for every one with this verb.
OF_KIND: dict[tuple[str, str], Callable[[Board, int], list[Remark]]] = {
    ("", "activate"): orders,
    ("", "add"): state,
    ("form", "add"): joining,
    ("intercept-with", "add"): manned,
    ("march-with", "add"): manned,
    ("step-to", "move"): steps,
    ("", "battle"): battles,
    ("resolve", "rest"): quiet,
    ("retreat-to", "retreat"): ways_home,
    ("", "intercept"): reacts,
    ("march-to-guns", "march"): reacts,
    ("", "prefer"): fields,
    ("", "leave"): state,
    ("", "leave-for"): refuges,
    ("form", "march"): setting_off,
    ("form", "force"): setting_off,
    ("intercept-with", "go"): chance,
    ("march-with", "go"): chance,
    ("intercept-with", "all"): chance_of_all,
    ("march-with", "all"): chance_of_all,
    ("", "lose"): losing,
    ("", "recover"): resting,
    ("", "strengthen"): placed,
    ("", "rally"): resting,
    **{("", verb): effect for verb in (PLAY, *VERBS.values())},
}
