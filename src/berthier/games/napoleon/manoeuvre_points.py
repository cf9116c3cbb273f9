"""Movement points of a manoeuvre (chapter 7, step 1)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, march, operation
from berthier.games.napoleon.decks import in_force, napoleon_has_no_bonus, reveal
from berthier.games.napoleon.fog import tell_of
from berthier.games.napoleon.kit import FRENCH, W_MP
from berthier.games.napoleon.piles import alive, members
from berthier.games.napoleon.playing import window
from berthier.games.napoleon.records import Operation
from berthier.games.napoleon.repli import repli_binds
from berthier.games.napoleon.vedettes import column, for_vedettes
from berthier.games.napoleon.weather import for_mud, for_snow
from berthier.kernel.flow import STOP, Flow
from berthier.kernel.rulebook import rule


@rule("N06-MAN-1")
def p1_reveal(b: Board) -> Flow:
    """N06-MAN-1: a card is revealed; its value is the basic number of movement points. Corps that
    have just died of a cut retreat (N06-AXE-3), or vedettes that were driven off, do not march.
    """
    o = operation(b)
    o.pile, o.scouts = alive(b, o.side, o.pile), alive(b, o.side, o.scouts)
    if not o.pile and not o.scouts:
        return STOP
    o.marched = 1
    march(b).value = reveal(b, o.side, "N06-RND-04", "N06-MAN-1")
    return None


@rule("N06-MAN-2", off=0)
def for_further_corps(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(a): one less for each corps after the first."""
    return 1 - pile.bit_count()


@rule("N06-MAN-2", off=0)
def for_commander(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(c): Napoléon adds his bonus, whatever the size of the pile."""
    if b.slot and napoleon_has_no_bonus(b):
        leaders &= ~(1 << b.kit.named("napoleon"))
    return sum(b.kit.move[leader] for leader in members(leaders))


@rule("N06-MAN-2a", off=0)
def for_lone_corps(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(d), N06-MAN-2a: a corps with the symbol adds one if it is the only corps."""
    return b.kit.move[members(pile)[0]] if pile & (pile - 1) == 0 else 0


@rule("N06-CARD-PLUIE", off=0)
def for_rain(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(e): Pluie."""
    return -1 if in_force(b, "pluie") else 0


@rule("N06-CARD-SECOND-SOUFFLE", off=0)
def for_second_wind(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(e): Second souffle slows the French."""
    return -1 if side == FRENCH and in_force(b, "second-souffle") else 0


@rule("N06-CARD-REPLI-STRATEGIQUE", off=0)
def for_withdrawal(b: Board, side: int, pile: int, leaders: int) -> int:
    """N06-MAN-2(e): Repli stratégique hastens the Prussians, Retraite stratégique the Russians."""
    return int(repli_binds(b, side))


POINTS = (
    ("N06-MAN-2", "further-corps", for_further_corps),
    ("N06-MAN-2", "commander", for_commander),
    ("N06-MAN-2a", "lone-corps", for_lone_corps),
)
SLOT_POINTS = (
    ("N06-CARD-PLUIE", "", for_rain),
    ("N06-CARD-SECOND-SOUFFLE", "", for_second_wind),
    ("N06-CARD-REPLI-STRATEGIQUE", "", for_withdrawal),
    ("N07-CARD-NEIGE", "", for_snow),
    ("N07-CARD-BOUE", "", for_mud),
)


Reasons = list[tuple[str, int, str]]


def basic_points(b: Board, o: Operation, value: int) -> tuple[int, Reasons]:
    """N06-MAN-2: all modifiers are added together, each with its reason."""
    total = value
    reasons = [("N06-MAN-1", value, "")]
    if o.scouts:
        total += for_vedettes(b)
        reasons.append(("N06-GRO-VED-2", for_vedettes(b), ""))
    for reason, source, modifier in () if o.scouts else POINTS:
        amount = modifier(b, o.side, o.pile, o.leaders)
        if amount:
            total += amount
            reasons.append((reason, amount, source))
    for reason, source, modifier in SLOT_POINTS if b.slot or b.mud else ():
        amount = modifier(b, o.side, o.pile, o.leaders)
        if amount:
            total += amount
            reasons.append((reason, amount, source))
    return total, reasons


def p1_points(b: Board) -> Flow:
    """N06-MAN-2: cards follow in their window. Under the fog the total is the owner's (R06-69)."""
    o, m = operation(b), march(b)
    m.mp, reasons = basic_points(b, o, m.value)
    tell_points(b, reasons)
    return None


@rule("N06-GRO-FOG-3")
def tell_points(b: Board, reasons: Reasons) -> None:
    """N06-GRO-FOG-3, R06-69: the others see the revealed value, and then the path."""
    o = operation(b)
    facts = (o.side, reasons, march(b).mp)
    tell_of(b, o.side, column(b), faces.POINTS, facts, faces.POINTS_VEILED, ())


def p1_own_card(b: Board) -> Flow:
    """W-MP: the active player decides first (R06-26)."""
    return window(b, operation(b).side, W_MP)


def p1_opposing_card(b: Board) -> Flow:
    """W-MP: then the opponent, if he has not answered with Contre ordre already."""
    return window(b, 1 - operation(b).side, W_MP)


@rule("N06-MAN-3")
def p1_no_points(b: Board) -> Flow:
    """N06-MAN-3: with 0 or less the pile does not move and can't fight either (R06-29)."""
    m = march(b)
    if m.mp <= 0 and not m.foraged:
        operation(b).may_attack = 0
    return None
