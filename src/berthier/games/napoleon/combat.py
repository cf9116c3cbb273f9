"""The combat, steps 1 to 5 (chapter 9); retreat and pursuit follow in `retreat` and `pursuit`."""

from __future__ import annotations

from collections.abc import Callable

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, combat, operation
from berthier.games.napoleon.decks import napoleon_has_no_bonus
from berthier.games.napoleon.fog import lay_open, stand_up
from berthier.games.napoleon.ground import own_citadel, own_town
from berthier.games.napoleon.kit import CITADEL, COALITION, FRENCH, W_COM, WOODED
from berthier.games.napoleon.piles import alive, leaders_at, members, settle_zone, strength
from berthier.games.napoleon.playing import put_away, window
from berthier.games.napoleon.pursuit import p7_conditions, p7_pursue
from berthier.games.napoleon.records import Combat
from berthier.games.napoleon.retreat import (
    p6_fatigue,
    p6_loser,
    p6_retreat,
    p6_winner,
    p6_zone_settled,
)
from berthier.games.napoleon.sharing import lose, share_equally
from berthier.games.napoleon.shown import discard, hits, show
from berthier.games.napoleon.victory import eliminate, victory
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Jump, Procedure, enter
from berthier.kernel.rulebook import rule


def begin_combat(b: Board) -> Flow:
    """N06-COM-1, -2: the active pile attacks all corps of the other side in the zone."""
    o = operation(b)
    foe = 1 - o.side
    pile, leaders = [0, 0], [0, 0]
    pile[o.side], leaders[o.side] = o.pile, o.leaders
    pile[foe], leaders[foe] = defenders(b, foe, o.zone)
    for side in (o.side, foe):
        lay_open(b, side, o.zone, pile[side] | leaders[side])
    attackers, defending = members(o.pile | o.leaders), members(pile[foe] | leaders[foe])
    tell(b, faces.COMBAT, o.side, o.zone, attackers, defending)
    return enter(b, Combat(o.side, o.zone, pile, leaders, o.marched), "combat", "1A")


@rule("N06-COM-2", off=(0, 0))
def defenders(b: Board, side: int, zone: int) -> tuple[int, int]:
    """N06-COM-2: all his corps in the zone, ready or activated, and any commander there."""
    return b.at[side][zone], leaders_at(b, side, zone)


def refresh(b: Board, c: Combat) -> None:
    """Corps that are gone fight no more."""
    for side in (0, 1):
        c.pile[side] = alive(b, side, c.pile[side])


# --- 1. how many cards


@rule("N06-COM-3")
def p1a_attacker(b: Board) -> Flow:
    """N06-COM-3, step A: one green combat card, the attacker first."""
    return window(b, combat(b).attacker, W_COM)


@rule("N06-COM-3")
def p1a_defender(b: Board) -> Flow:
    """N06-COM-3, step A: then the defender, who knows what the attacker's card did (R06-39)."""
    return window(b, 1 - combat(b).attacker, W_COM)


def p1a_pile_dies(b: Board) -> Flow:
    """R06-40: if immediate effects leave a side without corps the combat is over."""
    c = combat(b)
    refresh(b, c)
    if c.loser >= 0:
        return Jump("16")  # a rear guard has gone (N07-CARD-ARRIERE-GARDE)
    return None if c.pile[0] and c.pile[1] else Jump("16")


@rule("N06-COM-4", off=0)
def cards_of(b: Board, corps: int) -> int:
    """N06-COM-4, step B: 1 card for 1 to 4 strength points, 2 for 5 to 8."""
    return 1 if strength(b, corps) <= 4 else 2


@rule("N06-COM-5", off=0)
def march_penalty(c: Combat, side: int) -> int:
    """N06-COM-5, step C: one less for an attack on the march (R06-41)."""
    return ON_THE_MARCH if side == c.attacker and c.marched else 0


ON_THE_MARCH = -1


@rule("N06-COM-6", off=0)
def tired_penalty(b: Board, corps: int) -> int:
    """N06-COM-6, step D: a corps with more than 4 fatigues costs a card."""
    return -1 if b.fatigue[corps] > 4 else 0


def p1b_to_1d(b: Board) -> Flow:
    """Steps B to D."""
    c = combat(b)
    for side in (0, 1):
        c.cards[side] = march_penalty(c, side) + cards_of_pile(b, c.pile[side] & ~b.left_out)
    return None


def cards_of_pile(b: Board, pile: int) -> int:
    """Steps B and D."""
    return sum(cards_of(b, corps) + tired_penalty(b, corps) for corps in members(pile))


@rule("N06-COM-6", "N06-CARD-GEN-5")
def p1d_called_off(b: Board) -> Flow:
    """N06-COM-6: with 0 or less here the attack is called off; the defender stays (R06-42)."""
    c = combat(b)
    if c.cards[c.attacker] > 0:
        return None
    tell(b, faces.CALLED_OFF, c.attacker, c.zone)
    for piece in members(c.pile[c.attacker] | c.leaders[c.attacker]):
        b.ready[piece] = 0
    b.left_out = 0
    stand_up(b)
    put_away(b)
    return Jump("end")


@rule("N06-COM-7", off=0)
def woods(b: Board, c: Combat, side: int) -> int:
    """N06-COM-7, step E: one more for a defender in a wooded zone."""
    return int(side != c.attacker and not c.no_terrain and b.kit.terrain[c.zone] == WOODED)


@rule("N06-COM-7", off=0)
def citadel(b: Board, c: Combat, side: int) -> int:
    """N06-COM-7, step F: one more for a defender in a citadel with his own marker."""
    here = b.kit.terrain[c.zone] == CITADEL and b.control[c.zone] == side
    return int(side != c.attacker and not c.no_terrain and here)


@rule("N06-COM-8", off=0)
def symbols(b: Board, c: Combat, side: int) -> int:
    """N06-COM-8, step G: combat symbols of the corps, and of Napoléon in the pile."""
    pieces = (c.pile[side] | c.leaders[side]) & ~b.left_out
    if b.slot and napoleon_has_no_bonus(b):
        pieces &= ~(1 << b.kit.named("napoleon"))
    return sum(b.kit.combat[piece] for piece in members(pieces))


@rule("N06-COM-9", off=0)
def by_events(b: Board, c: Combat, side: int) -> int:
    """N06-COM-9, step H: cards added or taken by events."""
    return c.bonus[side]


STEPS = (
    ("N06-COM-7", "woods", woods),
    ("N06-COM-7", "citadel", citadel),
    ("N06-COM-8", "", symbols),
    ("N06-COM-9", "", by_events),
)


STEPS_1807 = (
    ("N06-COM-7", "woods", woods),
    ("N06-COM-7", "town", own_town),
    ("N06-COM-7", "citadel", own_citadel),
    ("N06-COM-8", "", symbols),
    ("N06-COM-9", "", by_events),
)


def steps_of(b: Board) -> tuple[tuple[str, str, Callable[[Board, Combat, int], int]], ...]:
    """Steps E to H; in 1807 E to I, with fortified towns (N07-COM-7)."""
    return STEPS_1807 if b.kit.poland else STEPS


def ground_cards(b: Board, c: Combat, side: int) -> int:
    """What the ground gives a side: the steps that Audace takes away from the defender."""
    return sum(counted(b, c, side) for reason, _, counted in steps_of(b) if reason == "N06-COM-7")


def p1e_to_1h(b: Board) -> Flow:
    """Steps E to H; what strength and fatigue bring is told as one sum (inventory 0.4)."""
    c = combat(b)
    for side in (c.attacker, 1 - c.attacker):
        march = march_penalty(c, side)
        base = c.cards[side] - march
        reasons = [("N06-COM-5", march, "")] if march else []
        for reason, source, counted in steps_of(b):
            amount = counted(b, c, side)
            if amount:
                c.cards[side] += amount
                reasons.append((reason, amount, source))
        tell(b, faces.COMBAT_CARDS, side, base, reasons, max(0, c.cards[side]))
    return None


# --- 2 and 3. reveal and results


@rule("N06-COM-10")
def p2_reveal(b: Board) -> Flow:
    """N06-COM-10: both sides reveal their cards."""
    c = combat(b)
    for side in (c.attacker, 1 - c.attacker):
        c.shown[side] = show(b, side, c.cards[side], "N06-RND-05", "N06-COM-10")
    return None


@rule("N06-COM-11")
def p3_results(b: Board) -> Flow:
    """N06-COM-11: every symbol is a loss or a fatigue for the other side."""
    c = combat(b)
    for side in (0, 1):
        losses, fatigues = hits(b, side, c.shown[side])
        foe = 1 - side
        c.losses[foe] += losses  # Grande batterie has put one there before
        c.fatigue[foe] = max(0, fatigues + c.more_fatigue[foe])
    for side in (c.attacker, 1 - c.attacker):
        tell(b, faces.RESULT, side, c.losses[side], c.fatigue[side])
    for side in (0, 1):
        discard(b, side, c.shown[side])
        c.shown[side] = []
    return None


# --- 4. sharing the results: one simultaneous step (R06-62)


@rule("N06-COM-12")
def p4_fatigue(b: Board, side: int) -> Flow:
    """N06-COM-12: fatigues first."""
    c = combat(b)
    return share_equally(b, side, c.pile[side], c.fatigue[side], "N06-COM-12", netted=1)


def p4_fatigue_attacker(b: Board) -> Flow:
    return p4_fatigue(b, combat(b).attacker)


def p4_fatigue_defender(b: Board) -> Flow:
    return p4_fatigue(b, 1 - combat(b).attacker)


def p4_eliminated(b: Board) -> Flow:
    """R06-43: who dies of fatigue is gone before losses are shared."""
    c = combat(b)
    for side in (c.attacker, 1 - c.attacker):
        eliminate(b, side, c.pile[side])
    refresh(b, c)
    return None


def p4_losses_attacker(b: Board) -> Flow:
    c = combat(b)
    return lose(b, c.attacker, c.pile[c.attacker], c.losses[c.attacker], "N06-COM-12", netted=1)


def p4_losses_defender(b: Board) -> Flow:
    c = combat(b)
    foe = 1 - c.attacker
    return lose(b, foe, c.pile[foe], c.losses[foe], "N06-COM-12", netted=1)


@rule("N06-COM-15")
def p4_netted(b: Board) -> Flow:
    """N06-COM-15: the track has moved; the game may end before retreat and pursuit (R06-62)."""
    return victory(b)


def p4_zone_settled(b: Board) -> Flow:
    """R06-60: who is alone in the zone now takes its citadel; that change is checked by itself."""
    settle_zone(b, combat(b).zone)
    return victory(b)


# --- 5. the winner


@rule("N06-COM-14")
def p5_winner(b: Board) -> Flow:
    """N06-COM-14: who inflicted more losses has won; equal numbers, nobody (R06-46)."""
    c = combat(b)
    gap = c.losses[0] - c.losses[1]
    if gap == 0:
        tell(b, faces.DRAWN_COMBAT, c.zone)
        return Jump("16")
    c.loser = 0 if gap > 0 else 1
    c.left = abs(gap)
    tell(b, faces.WON, 1 - c.loser, c.zone, c.left)
    return None


@rule("N06-CARD-LA-GARDE")
def p5_garde(b: Board) -> Flow:
    """N06-CARD-LA-GARDE: beaten, each corps of the French pile is tired once more (R06-99)."""
    c = combat(b)
    if not c.garde or c.loser != FRENCH:
        return None
    pile = c.pile[FRENCH]
    return share_equally(b, FRENCH, pile, pile.bit_count(), "N06-CARD-LA-GARDE")


@rule("N06-COM-16", "N06-OPS-6")
def p16_activate(b: Board) -> Flow:
    """N06-COM-16, N06-OPS-6: all who took part, on both sides, are activated."""
    c = combat(b)
    for piece in members(c.pile[0] | c.pile[1] | c.leaders[0] | c.leaders[1]):
        b.ready[piece] = 0
    if b.slot and c.attacker == COALITION:
        please_tsar(b)
    b.left_out = 0
    stand_up(b)
    put_away(b)
    return None


@rule("N07-CARD-IMPATIENCE-DU-TSAR")
def please_tsar(b: Board) -> None:
    """N07-CARD-IMPATIENCE-DU-TSAR: an attack that was not called off is what he wants (R07-30)."""
    for card in b.slot[:]:
        if b.kit.card_event(card) == "impatience-du-tsar":
            b.slot.remove(card)
            b.discard.append(card)
            tell(b, faces.TSAR_PLEASED, b.kit.card_side[card], card)


PROCEDURES = [
    Procedure(
        "combat",
        ("1A", p1a_attacker),
        ("1A attacker done", p1a_pile_dies),
        ("1A defender", p1a_defender),
        ("1A pile", p1a_pile_dies),
        ("1B", p1b_to_1d),
        ("1D", p1d_called_off),
        ("1E", p1e_to_1h),
        ("2", p2_reveal),
        ("3", p3_results),
        ("4 fatigue attacker", p4_fatigue_attacker),
        ("4 fatigue defender", p4_fatigue_defender),
        ("4 tired", p4_eliminated),
        ("4 losses attacker", p4_losses_attacker),
        ("4 losses defender", p4_losses_defender),
        ("4 lost", p4_eliminated),
        ("4 net", p4_netted),
        ("4 zone", p4_zone_settled),
        ("5", p5_winner),
        ("5 guard", p5_garde),
        ("6", p6_retreat),
        ("6 fatigue", p6_fatigue),
        ("6 zone", p6_zone_settled),
        ("6 winner", p6_winner),
        ("6 loser", p6_loser),
        ("7", p7_conditions),
        ("7 pursue", p7_pursue),
        ("16", p16_activate),
        record=Combat,
    )
]
