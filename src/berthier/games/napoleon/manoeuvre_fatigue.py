"""Fatigue at the end of a manoeuvre (chapter 7, steps 3 and 4)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.decks import napoleon_has_no_bonus
from berthier.games.napoleon.fog import tell_of
from berthier.games.napoleon.piles import is_contested, members
from berthier.games.napoleon.records import March, Operation
from berthier.games.napoleon.sharing import rest, share_equally
from berthier.kernel.flow import Flow
from berthier.kernel.rulebook import rule


@rule("N06-MAN-8", off=0)
def of_distance(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(a): one per corps for each point spent beyond the third (R06-33)."""
    return o.pile.bit_count() * max(0, m.spent - 3)


@rule("N06-MAN-8", off=0)
def of_leaving(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(b): one for the pile if it left a contested zone (R06-34)."""
    return int(m.steps > 0 and m.contested)


@rule("N06-MAN-8", off=0)
def of_arriving(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(c): one for the pile if it ended in a contested zone (R06-34)."""
    return int(m.steps > 0 and is_contested(b, o.zone))


@rule("N06-MAN-7", off=0)
def of_citadel(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-7: one for the whole pile (R06-32)."""
    return m.citadel


@rule("N06-CARD-FATIGUE", off=0)
def of_card(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(d): the opponent's card Fatigue."""
    return m.more


@rule("N06-CARD-FOURRAGER", off=0)
def of_foraging(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(d): Fourrager, counted before the bonuses (R06-35)."""
    return 2 if m.foraged else 0


@rule("N06-MAN-8", off=0)
def of_bonuses(b: Board, o: Operation, m: March) -> int:
    """N06-MAN-8(e): what the fatigue symbols of corps and commander take off."""
    pieces = o.pile | o.leaders
    if b.slot and napoleon_has_no_bonus(b):
        pieces &= ~(1 << b.kit.named("napoleon"))
    return sum(b.kit.rest[piece] for piece in members(pieces))


ADDED = (
    ("N06-MAN-8", "distance", of_distance),
    ("N06-MAN-8", "leaving", of_leaving),
    ("N06-MAN-8", "arriving", of_arriving),
    ("N06-MAN-7", "", of_citadel),
    ("N06-CARD-FATIGUE", "", of_card),
)


def p3_fatigue(b: Board) -> Flow:
    """N06-MAN-8: a + b + c + citadel + opposing card, then Fourrager, then bonuses (R06-35)."""
    o, m = operation(b), march(b)
    if o.scouts and never_tire(b):
        return None
    reasons = []
    total = 0
    for reason, source, counted in ADDED:
        amount = counted(b, o, m)
        if amount:
            total += amount
            reasons.append((reason, amount, source))
    foraged = of_foraging(b, o, m)
    if foraged:
        cancelled = min(total, foraged)
        total -= cancelled
        m.older = foraged - cancelled
        reasons.append(("N06-CARD-FOURRAGER", -cancelled, ""))
    bonus = min(total, of_bonuses(b, o, m))
    if bonus:
        total -= bonus
        reasons.append(("N06-MAN-8", -bonus, "bonuses"))
    m.fatigue = total
    if reasons:
        facts = (o.side, reasons, total)
        tell_of(b, o.side, o.pile, faces.MARCH_FATIGUE, facts, faces.MARCH_FATIGUE_VEILED, ())
    return None


@rule("N06-GRO-VED-3", off=False)
def never_tire(b: Board) -> bool:
    """N06-GRO-VED-3: fatigue has no effect on vedettes, nor has the card Fatigue."""
    return True


def p3_forage(b: Board) -> Flow:
    """R06-35: what Fourrager has left removes older fatigue, from corps the owner chooses."""
    o = operation(b)
    return rest(b, o.side, o.pile, march(b).older, "N06-CARD-FOURRAGER")


@rule("N06-MAN-9")
def p4_share(b: Board) -> Flow:
    """N06-MAN-9: the result is shared equally."""
    o = operation(b)
    return share_equally(b, o.side, o.pile, march(b).fatigue, "N06-MAN-9")
