"""Jours de Gloire: reactions to the enemy, battles, sieges."""

from __future__ import annotations

from typing import cast

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import fighters, members, strength
from berthier.games.gloire.combats import REST
from berthier.games.gloire.guns import guns, within_earshot
from berthier.games.gloire.interception import ALL, ENTER, GO, reacting
from berthier.games.gloire.losses import battle
from berthier.games.gloire.partners import at_disposal
from berthier.games.gloire.passage import FORCE
from berthier.games.gloire.records import ASSAULT, SORTIE, Battle
from berthier.games.gloire.siege import BESIEGE, SHELTER, STORM
from berthier.games.gloire.sortie import SALLY, SallyOrNot
from berthier.games.gloire.towns import town
from berthier.games.gloire.withdrawal import withdrawing
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.gloire_groups import leads
from berthier.players.gloire_odds import battle_worth, fight_after, fight_at, tactic_worths
from berthier.players.gloire_places import Rating, shelter_of
from berthier.players.gloire_plan import Plan

SURE = 0.3  # a battle one need not fight must promise as much


# --- reactions


def odds_of_interception(b: Board, side: int, force: int) -> float:
    r = reacting(b)
    start = b.where[members(force)[0]]
    return fight_after(b, r.box, b.active, side, [(force, b.kit.link[start][r.box])])


def intercept(b: Board, side: int, question: Question) -> Rating:
    """With all of the box, if that promises a victory; led by the strongest."""
    start = reacting(b).asked[0]
    free = b.at[side][start] & ~b.inside & ~b.built | b.chiefs[side][start]
    worth = odds_of_interception(b, side, at_disposal(b, side, free))
    return lambda piece: SURE if piece == PASS else worth + 0.001 * b.pf[piece]


def intercept_with(b: Board, side: int, question: Question) -> Rating:
    return everybody


def react_how(b: Board, side: int, question: Question) -> Rating:
    """Into battle, or away from what is stronger."""
    force = reacting(b).force
    worth = odds_of_interception(b, side, force)
    rate = shelter_of(b, side, force)
    return lambda option: worth if option == ENTER else 0.1 * rate(option) - 0.2


def march_to_guns(b: Board, side: int, question: Question) -> Rating:
    """If help makes the difference, and is not drawn into a defeat."""
    g = guns(b)
    start, box = g.asked[:2]
    link = within_earshot(b, side, box)[start][1]
    free = b.at[side][start] & ~b.inside & ~b.built & ~b.joined
    alone = fight_at(b, box, b.active, side)
    force = at_disposal(b, side, free | b.chiefs[side][start])
    helped = fight_after(b, box, b.active, side, [(force, link)])
    worth = helped - alone if helped > -0.5 else -1.0
    return lambda piece: 0.2 if piece == PASS else worth + 0.001 * b.pf[piece]


def march_with(b: Board, side: int, question: Question) -> Rating:
    return everybody


def everybody(option: Option) -> float:
    """Nobody stays behind."""
    return 2.0 if option == ALL else 0.0 if option == GO else 1.0


def withdraw(b: Board, side: int, question: Question) -> Rating:
    """Cavalry does not wait for what it cannot beat; leaders do not stay behind alone."""
    w = withdrawing(b)
    rate = shelter_of(b, side, 0)
    worth = fight_at(b, w.box, 1 - side, side)

    def of(option: Option) -> float:
        if isinstance(option, int):
            return worth
        piece, box = option
        if leads(b, piece):
            alone = not fighters(b, b.at[side][w.box] & ~b.inside)
            return 5.0 + rate(box) if alone else -5.0
        return 0.1 * rate(box) - 0.3

    return of


# --- battles


def choose_tactic(b: Board, side: int, question: Question) -> Rating:
    t = battle(b)
    board = b.copy()
    fought = Battle(t.attacker, t.box, t.forces[:], assault=t.assault, sequence=1)
    board.records.append(fought)
    worths = tactic_worths(board, fought, side)
    return lambda tactic: worths[tactic]


def resolve(b: Board, side: int, question: Question) -> Rating:
    """The surest first; whether a garrison sallies out is looked at town by town."""
    return lambda box: fight_at(b, box, b.active, side) if box != REST else -99.0


def take_loss(b: Board, side: int, question: Question) -> Rating:
    """The poorest troops, and of them the largest unit."""
    co = b.kit.co[b.period]
    return lambda piece: 0.1 * b.pf[piece] - co[piece]


def force_passage(b: Board, side: int, question: Question) -> Rating:
    """Points are in the battle; without any the road is."""
    t = battle(b)
    worth = battle_worth(b, t, side) if t.type < 3 else 3.0
    gone = 0.15 * strength(b, t.forces[1 - side])
    return lambda option: gone + 0.2 if option == FORCE else worth


def blow_bridge(b: Board, side: int, question: Question) -> Rating:
    """Behind a beaten army, if the enemy is near in force."""
    t = battle(b)
    foe, own = strength(b, t.forces[1 - side]), strength(b, t.forces[side])
    return lambda option: 0.0 if option == PASS else 0.1 * (foe - own)


# --- towns


def shelter_or_not(b: Board, side: int, question: Question) -> Rating:
    """The open field is for who expects to win there: with the battle the town is lost. But a town
    that counts is worth a fight: besieged it counts for the enemy.
    """
    box = town(b).box
    worth = fight_at(b, box, 1 - side, side)
    walls = -SURE if box in Plan(b, side).places else SURE
    return lambda option: walls if option == SHELTER else worth


def send_away(b: Board, side: int, question: Question) -> Rating:
    """Detachments hold the walls, the army stays in the field."""
    rate = shelter_of(b, side, 0)
    return lambda way: rate(way[1]) + (1.0 if way[0] in b.kit.units else 0.0)


def who_leaves(b: Board, side: int, question: Question) -> Rating:
    return lambda piece: 1.0 if piece in b.kit.units else 0.0


def leaves_for(b: Board, side: int, question: Question) -> Rating:
    return shelter_of(b, side, 1 << town(b).leaving)


def beleaguer(b: Board, side: int, question: Question) -> Rating:
    """A siege, or at least a mask; a storm only if it is sure of success."""
    storm = fight_at(b, town(b).box, side, side, ASSAULT) - 0.5
    return lambda option: {STORM: storm, BESIEGE: 0.5}.get(option, 0.0)


def sally_or_not(b: Board, side: int, question: Question) -> Rating:
    worth = fight_at(b, cast(SallyOrNot, question).box, side, side, SORTIE)
    return lambda option: worth - SURE if option == SALLY else 0.0
