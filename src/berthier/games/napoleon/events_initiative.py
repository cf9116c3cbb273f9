"""Blue cards (chapter 20): the initiative phase."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import MAX_STRENGTH, Board, event
from berthier.games.napoleon.decks import reshuffle, take_cards
from berthier.games.napoleon.events_draw import zones_with_corps
from berthier.games.napoleon.fog import tell_of
from berthier.games.napoleon.kit import COALITION, FRENCH, RED
from berthier.games.napoleon.piles import is_contested, members, strength
from berthier.games.napoleon.playing import effect, keep_for_turn, needs
from berthier.games.napoleon.sharing import (
    lose,
    remove_fatigue,
    rest,
    tell_gained,
    tell_rest,
)
from berthier.games.napoleon.victory import full_strength
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


def zones_with_fatigue(b: Board, side: int) -> list[int]:
    return [
        zone
        for zone in zones_with_corps(b, side)
        if any(b.fatigue[corps] for corps in members(b.at[side][zone]))
    ]


# --- blue


@rule("N06-CARD-ANTICIPATION", "N06-DRW-4")
def is_not_red(b: Board, question: Question, card: int) -> Refusal | None:
    """N06-CARD-ANTICIPATION, N06-DRW-4: a red card can't be chosen."""
    return RED_CARD if b.kit.colour[card] == RED else None


@rule("N07-CARD-ANTICIPATION")
def is_not_winter(b: Board, question: Question, card: int) -> Refusal | None:
    """N07-CARD-ANTICIPATION: nor Quartiers d'hiver (R07-09)."""
    return WINTER_CARD if card == b.kit.winter_card[question.seat] else None


RED_CARD = Refusal("red-card", "N06-CARD-ANTICIPATION")
WINTER_CARD = Refusal("winter-card", "N07-CARD-ANTICIPATION")


class Anticipate(Question):
    """Anticipation: which card of the own deck?"""

    __slots__ = ()
    kind = "anticipate"
    rules = ("N06-CARD-ANTICIPATION",)
    checks = (is_not_red, is_not_winter)
    otherwise = Refusal("not-in-deck", "N06-CARD-ANTICIPATION")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return list(b.bag[self.seat])

    def take(self, b: Board, option: int) -> Flow:
        b.bag[self.seat].remove(option)
        b.hand[self.seat].append(option)
        tell_apart(b, faces.TAKEN, (self.seat,), 1 << self.seat, (self.seat, option))
        return None

    def blocked(self, b: Board) -> Flow:
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "take", (("card", option),)


@effect("anticipation")
@rule("N06-CARD-ANTICIPATION")
def anticipation(b: Board) -> Flow:
    """Take one card that is not red out of the own deck, rebuilt first if empty (R06-84)."""
    side = event(b).side
    reshuffle(b, side)
    return Anticipate(side)


@effect("intuition")
@rule("N06-CARD-INTUITION")
def intuition(b: Board) -> Flow:
    """Wins the initiative without a reveal, unless both play it (N06-INI-2)."""
    b.intuition |= 1 << event(b).side
    return None


@effect("reserve")
@rule("N06-CARD-RESERVE")
def reserve(b: Board) -> Flow:
    """Two more cards; red ones are discarded and not replaced."""
    side = event(b).side
    cards = take_cards(b, side, 2, "N06-RND-10")
    b.hand[side].extend(cards)
    tell_apart(b, faces.DRAWN, (side, len(cards)), 1 << side, (side, cards))
    discard_red(b, side, cards)
    return None


@rule("N06-DRW-4")
def discard_red(b: Board, side: int, cards: list[int]) -> None:
    """N06-DRW-4: red cards drawn outside the draw phase have no effect."""
    for card in cards:
        if b.kit.colour[card] == RED:
            b.hand[side].remove(card)
            b.discard.append(card)
            tell(b, faces.DISCARDED, side, card)


@needs("retraite-strategique")
@needs("repli-strategique")
@rule("N06-CARD-REPLI-STRATEGIQUE", off=True)
def repli_has_cities(b: Board, side: int) -> bool:
    return bool(b.kit.havens)


@effect("retraite-strategique")
@effect("repli-strategique")
@rule("N06-CARD-REPLI-STRATEGIQUE")
def repli_strategique(b: Board) -> Flow:
    """In force for the turn: see `repli` and `for_withdrawal`."""
    keep_for_turn(b)
    return None


def tauentzien(b: Board) -> int:
    """The corps that Défection saxonne strikes, if it stands in a contested zone; else -1."""
    corps = b.kit.named("tauentzien")
    there = corps >= 0 and b.where[corps] >= 0
    return corps if there and is_contested(b, b.where[corps]) else -1


def contested_zones(b: Board) -> list[int]:
    return [zone for zone in range(len(b.kit.zone_ids)) if is_contested(b, zone)]


@needs("defection")
@rule("N06-CARD-DEFECTION", off=True)
def tauentzien_is_contested(b: Board, side: int) -> bool:
    """Only with Tauentzien in a contested zone (R06-93); with fog he may be in any."""
    return bool(contested_zones(b)) if b.fog else tauentzien(b) >= 0


@effect("defection")
@rule("N06-CARD-DEFECTION")
def defection(b: Board) -> Flow:
    """Tauentzien loses a strength point, the Prussian chooses the cube; the VP is the usual one."""
    return Accuse(event(b).side) if b.fog else tauentzien_loses(b)


def tauentzien_loses(b: Board) -> Flow:
    return lose(b, COALITION, 1 << tauentzien(b), 1, "N06-CARD-DEFECTION")


class Accuse(Question):
    """Défection saxonne, played blind: the Prussian pile of which contested zone?"""

    __slots__ = ()
    kind = "accuse"
    rules = ("N06-CARD-DEFECTION", "N06-GRO-FOG-3")
    otherwise = Refusal("not-contested", "N06-CARD-DEFECTION")

    def candidates(self, b: Board) -> list[int]:
        return contested_zones(b)

    def take(self, b: Board, option: int) -> Flow:
        return accuse(b, option)

    def spell(self, b: Board, option: int) -> Spelling:
        return "zone", (("zone", option),)


@rule("N06-GRO-FOG-3")
def accuse(b: Board, zone: int) -> Flow:
    """N06-GRO-FOG-3: the owner answers truthfully; without Tauentzien the card is lost."""
    corps = tauentzien(b)
    if corps >= 0 and b.where[corps] == zone:
        return tauentzien_loses(b)
    tell(b, faces.NO_EFFECT, event(b).card)
    return None


class ChooseCorps(Question):
    """A card's target: which own corps?"""

    __slots__ = ()

    def candidates(self, b: Board) -> list[int]:
        return [corps for corps in b.kit.corps[self.seat] if b.where[corps] >= 0]

    def blocked(self, b: Board) -> Flow:
        """Only in a position dealt from a view: nobody there is as hurt as the truth was."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "corps", (("piece", option),)


@rule("N06-CMP-4")
def has_room(b: Board, question: Question, corps: int) -> Refusal | None:
    """N06-CMP-4: a corps never holds more than 8 strength points (R06-02)."""
    return FULL if strength(b, corps) >= MAX_STRENGTH else None


FULL = Refusal("full-strength", "N06-CMP-4")


class Reinforce(ChooseCorps):
    """Renforts: which Prussian corps?"""

    __slots__ = ()
    kind = "reinforce"
    rules = ("N06-CARD-RENFORTS",)
    checks = (has_room,)
    otherwise = Refusal("not-your-corps", "N06-CARD-RENFORTS")
    guarded = True

    def take(self, b: Board, option: int) -> Flow:
        b.infantry[option] += 1
        tell_gained(b, option, "N06-CARD-RENFORTS")
        return None


@needs("renforts")
@rule("N06-CARD-RENFORTS", off=True)
def some_corps_has_room(b: Board, side: int) -> bool:
    """It cannot bring back a lost corps, nor go above 8."""
    return any(b.where[c] >= 0 and strength(b, c) < MAX_STRENGTH for c in b.kit.corps[side])


@effect("renforts")
@rule("N06-CARD-RENFORTS")
def renforts(b: Board) -> Flow:
    """One more infantry point for any Prussian corps on the board; no VP."""
    return Reinforce(event(b).side)


def has_lost_infantry(b: Board, corps: int) -> bool:
    return b.where[corps] >= 0 and b.infantry[corps] < full_strength(b, corps)[0]


@rule("N06-CARD-SOINS")
def lost_infantry(b: Board, question: Question, corps: int) -> Refusal | None:
    """N06-CARD-SOINS: a corps that has lost at least one infantry point."""
    return None if has_lost_infantry(b, corps) else NOTHING_LOST


NOTHING_LOST = Refusal("no-infantry-lost", "N06-CARD-SOINS")


class Tend(ChooseCorps):
    """Soins: which French corps is marked?"""

    __slots__ = ()
    kind = "tend"
    rules = ("N06-CARD-SOINS",)
    checks = (lost_infantry,)
    otherwise = Refusal("not-your-corps", "N06-CARD-SOINS")
    guarded = True

    def take(self, b: Board, option: int) -> Flow:
        b.soins = option
        tell_of(b, FRENCH, 1 << option, faces.MARKED, (option,), faces.MARKED_VEILED, ())
        return None


@needs("soins")
@rule("N06-CARD-SOINS", off=True)
def some_corps_lost_infantry(b: Board, side: int) -> bool:
    return any(has_lost_infantry(b, corps) for corps in b.kit.corps[FRENCH])


@effect("soins")
@rule("N06-CARD-SOINS")
def soins(b: Board) -> Flow:
    """A corps is marked; `p1_soins` of the recovery phase does the rest."""
    return Tend(event(b).side)


@rule("N06-CARD-RAVITAILLEMENT", "N06-CARD-VIVE-LA-REINE")
def pile_is_tired(b: Board, question: Question, zone: int) -> Refusal | None:
    """A pile is all own corps in one zone; one of them must be tired (R06-83)."""
    return None if zone in zones_with_fatigue(b, question.seat) else RESTED


RESTED = Refusal("no-fatigue", "N06-CARD-GEN-7")


class ChoosePile(Question):
    """A card's target: the own corps of which zone?"""

    __slots__ = ()
    checks = (pile_is_tired,)
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return zones_with_corps(b, self.seat)

    def blocked(self, b: Board) -> Flow:
        """Only in a position dealt from a view: nobody there is tired."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "zone", (("zone", option),)


@needs("ravitaillement")
@rule("N06-CARD-RAVITAILLEMENT", off=True)
def some_pile_is_tired(b: Board, side: int) -> bool:
    return bool(zones_with_fatigue(b, side))


class Supply(ChoosePile):
    """Ravitaillement: which pile?"""

    __slots__ = ()
    kind = "supply"
    rules = ("N06-CARD-RAVITAILLEMENT",)
    otherwise = Refusal("no-own-corps-there", "N06-CARD-RAVITAILLEMENT")

    def take(self, b: Board, option: int) -> Flow:
        return rest(b, self.seat, b.at[self.seat][option], 2, "N06-CARD-RAVITAILLEMENT")


@effect("ravitaillement")
@rule("N06-CARD-RAVITAILLEMENT")
def ravitaillement(b: Board) -> Flow:
    """Two fatigues in total off the corps of one pile."""
    return Supply(event(b).side)


@needs("pour-le-tsar")
@needs("vive-la-reine")
@rule("N06-CARD-VIVE-LA-REINE", off=True)
def some_pile_can_cheer(b: Board, side: int) -> bool:
    return bool(zones_with_fatigue(b, side))


class Cheer(ChoosePile):
    """Vive la reine, Pour le tsar: which pile?"""

    __slots__ = ()
    kind = "cheer"
    rules = ("N06-CARD-VIVE-LA-REINE",)
    otherwise = Refusal("no-own-corps-there", "N06-CARD-VIVE-LA-REINE")

    def take(self, b: Board, option: int) -> Flow:
        pile = b.at[self.seat][option]
        parts = [(corps, min(1, b.fatigue[corps])) for corps in members(pile)]
        for corps in members(pile):
            remove_fatigue(b, corps, 1)
        tell_rest(b, self.seat, pile, pile.bit_count(), parts, "N06-CARD-VIVE-LA-REINE")
        return None


@effect("pour-le-tsar")
@effect("vive-la-reine")
@rule("N06-CARD-VIVE-LA-REINE")
def vive_la_reine(b: Board) -> Flow:
    """Each corps of one pile removes one fatigue; nothing is carried over."""
    return Cheer(event(b).side)


FRAMES = [Anticipate, Accuse, Reinforce, Tend, Supply, Cheer]
