"""Judgement in Germany in 1813: march together to what counts, fight where the odds are good.

Each question is answered by its own few rules of thumb; marches are rated in `gloire_marches`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import strength
from berthier.games.gloire.command import pooling
from berthier.games.gloire.detach import HowMany
from berthier.games.gloire.entering import GO as COME
from berthier.games.gloire.leaders import JoinUnit
from berthier.games.gloire.losses import battle
from berthier.games.gloire.recovery import DONE
from berthier.kernel import flow
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.gloire_battles import (
    beleaguer,
    blow_bridge,
    choose_tactic,
    force_passage,
    intercept,
    intercept_with,
    leaves_for,
    march_to_guns,
    march_with,
    react_how,
    resolve,
    sally_or_not,
    send_away,
    shelter_or_not,
    take_loss,
    who_leaves,
    withdraw,
)
from berthier.players.gloire_blind import place_decoy, prefer_way, pull_back, reconnoitre
from berthier.players.gloire_cards import card_worth, discard_worth, weight_of
from berthier.players.gloire_ground import distances, forces_of
from berthier.players.gloire_marches import Activating, Forming, Stepping
from berthier.players.gloire_places import Marching, Rating, shelter_of
from berthier.players.gloire_plan import turns_left


def rate_gloire(b: flow.Board, question: Question, offered: list[Option]) -> list[float]:
    """What each option is worth to the seat that is asked."""
    assert isinstance(b, Board)
    judge = JUDGES.get(question.kind)
    if judge is None or len(offered) == 1:
        return [0.0] * len(offered)
    rate = judge(b, question.seat, question)
    return [rate(option) for option in offered]


# --- marches


def activate(b: Board, side: int, question: Question) -> Rating:
    return Activating(b, side).rate


def form(b: Board, side: int, question: Question) -> Rating:
    return Forming(b, side).rate


def step_to(b: Board, side: int, question: Question) -> Rating:
    return Stepping(b, side).rate


def choose_order(b: Board, side: int, question: Question) -> Rating:
    """Who comes last in the last turn has the last word; before that time is won by the first."""
    last = turns_left(b) == 0
    return lambda first: float((first == side) != last)


def come_in(b: Board, side: int, question: Question) -> Rating:
    """All who may come, come."""
    return lambda option: 0.0 if option == COME else 1.0


def how_many(b: Board, side: int, question: Question) -> Rating:
    """A garrison is small."""
    most = 2 if b.pf[cast(HowMany, question).unit] >= 8 else 1
    return lambda pf: -abs(pf - most)


def pay_with(b: Board, side: int, question: Question) -> Rating:
    return lambda army: float(b.pc[army])


def share_points(b: Board, side: int, question: Question) -> Rating:
    """By what the armies have to move."""
    pool = pooling(b)
    one, two = (weight_of(b, army) for army in pool.armies)
    fair = pool.die * one / max(1, one + two)
    return lambda pips: -abs(pips - fair)


def recover(b: Board, side: int, question: Question) -> Rating:
    return lambda piece: 0.0 if piece == DONE else 1.0 + b.stragglers[piece]


def give_strength(b: Board, side: int, question: Question) -> Rating:
    """To good troops near the enemy; what fills a gap is a loss less."""
    foes = forces_of(b, 1 - side)

    def rate(piece: int) -> float:
        gap = 1.0 if b.crosses[piece] else 0.0
        near = min((distances(b, b.where[piece])[foe] for foe in foes), default=0)
        return gap + 0.1 * b.kit.co[b.period][piece] - 0.02 * near

    return rate


# --- safety


def retreat_to(b: Board, side: int, question: Question) -> Rating:
    t = battle(b)
    return shelter_of(b, side, t.forces[side] | b.chiefs[side][t.box])


def step_back(b: Board, side: int, question: Question) -> Rating:
    """Only from what is much stronger."""
    t = battle(b)
    moving = t.forces[side] | b.chiefs[side][t.box]
    rate = shelter_of(b, side, moving)
    here = Marching(b, side).danger(moving, t.box)
    return lambda box: 0.0 if box == PASS else here - 1.0 + 0.1 * rate(box)


def advance(b: Board, side: int, question: Question) -> Rating:
    t = battle(b)
    marching = Marching(b, side)
    stack = t.forces[side] | b.chiefs[side][t.box]
    here = marching.worth(stack, t.box, t.box)
    return lambda box: 0.0 if box == PASS else marching.worth(stack, t.box, box) - here - 0.1


def push_to(b: Board, side: int, question: Question) -> Rating:
    return shelter_of(b, side, 0)


def join_unit(b: Board, side: int, question: Question) -> Rating:
    leader = 1 << cast(JoinUnit, question).leader
    marching = Marching(b, side)
    return lambda box: marching.company(leader, box)


def return_to(b: Board, side: int, question: Question) -> Rating:
    return lambda box: float(strength(b, b.at[side][box]))


# --- cards


def play_card(b: Board, side: int, question: Question) -> Rating:
    return lambda option: 0.0 if isinstance(option, int) else card_worth(b, side, option)


def discard(b: Board, side: int, question: Question) -> Rating:
    return lambda card: discard_worth(b, side, card)


JUDGES: dict[str, Callable[[Board, int, Question], Rating]] = {
    "activate": activate,
    "advance": advance,
    "beleaguer": beleaguer,
    "blow-bridge": blow_bridge,
    "choose-order": choose_order,
    "choose-tactic": choose_tactic,
    "come-in": come_in,
    "discard": discard,
    "force-passage": force_passage,
    "form": form,
    "give-strength": give_strength,
    "go-back": retreat_to,
    "how-many": how_many,
    "intercept": intercept,
    "intercept-with": intercept_with,
    "join-unit": join_unit,
    "leaves-for": leaves_for,
    "lose-one": take_loss,
    "march-to-guns": march_to_guns,
    "march-with": march_with,
    "pay-with": pay_with,
    "place-decoy": place_decoy,
    "play-card": play_card,
    "prefer-way": prefer_way,
    "pull-back": pull_back,
    "push-to": push_to,
    "rally": recover,
    "react-how": react_how,
    "reconnoitre": reconnoitre,
    "recover": recover,
    "resolve": resolve,
    "retreat-to": retreat_to,
    "return": return_to,
    "return-decoy": place_decoy,
    "sally-or-not": sally_or_not,
    "send-away": send_away,
    "share-points": share_points,
    "shelter-or-not": shelter_or_not,
    "step-back": step_back,
    "step-to": step_to,
    "take-loss": take_loss,
    "who-leaves": who_leaves,
    "withdraw": withdraw,
}
