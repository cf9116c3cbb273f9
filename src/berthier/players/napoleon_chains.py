"""Napoléon 1806: whole operations. Who goes is one decision, though it is asked corps by corps."""

from __future__ import annotations

from berthier.games.napoleon.board import Board, operation
from berthier.games.napoleon.operations import DONE, FIGHT, MANOEUVRE
from berthier.games.napoleon.piles import is_contested, members
from berthier.kernel import flow
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.napoleon_marches import Marches
from berthier.players.napoleon_temper import TEMPERS
from berthier.players.search import Chain, single

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
    for zone in sorted({b.where[one] for one in offered if PASS != one < b.kit.plain}):
        found += _operations(marches, zone)
    found = [Chain(_next(one.parts, offered), one.rating, one.parts) for one in found]
    others = [n for n, one in enumerate(offered) if one == PASS or one >= b.kit.plain]
    found += single([offered[n] for n in others], [ratings[n] for n in others])
    for one in found:
        one.sure = one.option == PASS  # to wait must always be weighed against the best
    return found


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
