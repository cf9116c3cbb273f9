"""Napoléon 1806: whole operations. Who goes is one decision, though it is asked corps by corps."""

from __future__ import annotations

from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.manoeuvre import CARD, HERE
from berthier.games.napoleon.operations import DONE, FIGHT, MANOEUVRE
from berthier.games.napoleon.piles import is_contested, members
from berthier.kernel import flow
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.napoleon_ground import Pile
from berthier.players.napoleon_judgement import giving_up, rate_napoleon, zones_of
from berthier.players.napoleon_marches import End, Marches, reach
from berthier.players.napoleon_temper import TEMPERS
from berthier.players.napoleon_vedettes import worth_of_vedette
from berthier.players.search import NO_GOAL, NOT_YET, Chain, single

FIGHTS = 1 << 62  # beside the pile's pieces: it fights where it stands


def chains_napoleon(board: flow.Board, question: Question, offered: list[Option]) -> list[Chain]:
    """Piles to designate, or that go on from the pieces already taken; else single answers."""
    assert isinstance(board, Board)
    b, side = board, question.seat
    marches = Marches(b, side, TEMPERS[side])
    if question.kind == "join-pile" and not operation(b).scouts:
        o = operation(b)
        taken = o.pile | o.leaders
        found = [one for one in _operations(marches, o.zone) if not taken & ~one.parts]
        return [Chain(_next(one.parts & ~taken, offered), one.rating, one.parts) for one in found]
    ratings = rate_napoleon(b, question, offered)
    if question.kind != "designate":
        return single(offered, ratings)
    found = []
    for zone in zones_of(b, offered):
        found += _operations(marches, zone)
    found = [Chain(_next(one.parts, offered), one.rating, one.parts) for one in found]
    others = [n for n, one in enumerate(offered) if one == PASS or one >= b.kit.plain]
    found += single([offered[n] for n in others], [ratings[n] for n in others])
    for one in found:
        one.sure = one.option == PASS  # to wait must always be weighed against the best
    return found


def plan_napoleon(board: flow.Board, question: Question, offered: list[Option]) -> Chain:
    """The operation that the rules of thumb would choose. Who goes, whether they fight or march,
    and where to, is thought of once, and not again at each question on the way.
    """
    assert isinstance(board, Board)
    b, side = board, question.seat
    marches = Marches(b, side, TEMPERS[side])
    best = Chain(offered[0], giving_up(b, side, TEMPERS[side]) if offered[0] == PASS else -9.0)
    chosen: Pile | None = None
    for zone in zones_of(b, offered):
        for pile, gain in marches.best_piles(zone):
            pieces = pile.corps | pile.leaders
            first = _next(pieces, offered)
            if gain > best.rating and first in offered:
                best, chosen = Chain(first, gain, pieces), pile
    for piece in offered:
        if piece >= b.kit.plain and worth_of_vedette(b, side, piece) > best.rating:
            best, chosen = Chain(piece, worth_of_vedette(b, side, piece)), None
    if chosen is not None and marches.would_fight(chosen):
        best.parts |= FIGHTS
    best.goal = NOT_YET
    return best


def _operations(marches: Marches, zone: int) -> list[Chain]:
    """What the piles of a zone may do, with what it promises."""
    found = []
    for pile in marches.piles_in(zone):
        costs, pieces = marches.costs(pile), pile.corps | pile.leaders
        found.append(Chain(DONE, marches.march_gain(pile) - costs, pieces))
        if is_contested(marches.b, zone):
            found.append(Chain(DONE, marches.fight_gain(pile) - costs, pieces | FIGHTS))
    return found


def _next(pieces: int, offered: list[Option]) -> Option:
    """The piece to name now; commanders after their corps, as the book asks for them."""
    return next((one for one in members(pieces & ~FIGHTS) if one in offered), DONE)


def part_napoleon(
    board: flow.Board, question: Question, offered: list[Option], chain: Chain
) -> Option | None:
    """What a whole operation answers to a question on its way; None if it does not say."""
    assert isinstance(board, Board)
    if question.kind == "march-to":
        return None if chain.goal == NO_GOAL else _step(board, offered, chain)
    if question.kind not in ("join-pile", "declare"):
        return None
    o = operation(board)
    taken = o.pile | o.leaders
    if taken & ~chain.parts:
        return None  # another operation
    option: Option = FIGHT if chain.parts & FIGHTS else MANOEUVRE
    if question.kind == "join-pile":
        option = _next(chain.parts & ~taken, offered)
    return option if option in offered else None


def _step(b: Board, offered: list[Option], chain: Chain) -> Option | None:
    """The next step to where the march is to end. Whether a card helps it is for the judgement."""
    o, m = operation(b), march(b)
    if max(offered) >= CARD:
        return None
    pile = Pile(b, o.zone, o.pile, o.leaders)
    points = 1 if m.free_step else m.mp
    steps = [option for option in offered if option > HERE]
    if chain.goal == NOT_YET:
        marches = Marches(b, o.side, TEMPERS[o.side])
        best = max(marches.ends(pile, points, m.spent, steps), key=worth_of, default=None)
        chain.goal = best.zone if best is not None and best.worth > 0 else o.zone
    for zone, _, step in reach(b, o.side, pile, points, steps):
        if zone == chain.goal:
            return step
    return HERE if HERE in offered else None


def worth_of(end: End) -> float:
    return end.worth
