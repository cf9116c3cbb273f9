"""Blue cards that are new in Napoléon 1807 (chapter 14)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import AWAITED, MAX_STRENGTH, OFF, Board, event
from berthier.games.napoleon.events_draw import zones_with_corps
from berthier.games.napoleon.events_initiative import ChooseCorps, has_room
from berthier.games.napoleon.fog import enemy_blocks, may_be_free
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.piles import place, strength
from berthier.games.napoleon.playing import effect, keep_for_turn, needs
from berthier.games.napoleon.sharing import share_equally, tell_gained
from berthier.games.napoleon.vedettes import drive_off
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Flow, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


@needs("aide-de-camp")
@rule("N07-CARD-AIDE-DE-CAMP", off=True)
def enemy_has_a_hand(b: Board, side: int) -> bool:
    """There must be something to look at (R06-83)."""
    return bool(b.hand[1 - side])


@effect("aide-de-camp")
@rule("N07-CARD-AIDE-DE-CAMP")
def aide_de_camp(b: Board) -> Flow:
    """The player looks at the opponent's hand as it is now (R07-20)."""
    side = event(b).side
    tell_apart(b, faces.HAND_SEEN, (side,), 1 << side, (side, sorted(b.hand[1 - side])))
    return None


class Enlist(ChooseCorps):
    """Conscrits: which French corps?"""

    __slots__ = ()
    kind = "enlist"
    rules = ("N07-CARD-CONSCRITS",)
    checks = (has_room,)
    otherwise = Refusal("not-your-corps", "N07-CARD-CONSCRITS")
    guarded = True

    def take(self, b: Board, option: int) -> Flow:
        b.infantry[option] += 1
        tell_gained(b, option, "N07-CARD-CONSCRITS")
        return None


@needs("conscrits")
@rule("N07-CARD-CONSCRITS", off=True)
def some_corps_takes_conscripts(b: Board, side: int) -> bool:
    return any(b.where[c] >= 0 and strength(b, c) < MAX_STRENGTH for c in b.kit.corps[side])


@effect("conscrits")
@rule("N07-CARD-CONSCRITS")
def conscrits(b: Board) -> Flow:
    """One more infantry point for any French corps on the board: no VP, nothing off Quartiers
    d'hiver (N07-QDH-3).
    """
    return Enlist(event(b).side)


class Infect(Question):
    """Épidémie: the French pile of which zone? Under the fog these may be vedettes (R07-15)."""

    __slots__ = ()
    kind = "infect"
    rules = ("N07-CARD-EPIDEMIE",)
    otherwise = Refusal("no-enemy-there", "N07-CARD-EPIDEMIE")

    def candidates(self, b: Board) -> list[int]:
        if b.fog:
            zones = range(len(b.kit.zone_ids))
            return [zone for zone in zones if enemy_blocks(b, self.seat, zone)]
        return zones_with_corps(b, 1 - self.seat)

    def take(self, b: Board, option: int) -> Flow:
        side = 1 - self.seat
        if b.fog:  # whether anybody there can fall ill is their secret
            tell(b, faces.TIRED_VEILED, side, option, 1, "N07-CARD-EPIDEMIE")
        pile = b.at[side][option]
        return share_equally(b, side, pile, pile.bit_count(), "N07-CARD-EPIDEMIE")

    def blocked(self, b: Board) -> Flow:
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "zone", (("zone", option),)


@needs("epidemie")
@rule("N07-CARD-EPIDEMIE", off=True)
def some_french_pile_is_there(b: Board, side: int) -> bool:
    return any(b.where[corps] >= 0 for corps in b.kit.corps[FRENCH])


@effect("epidemie")
@rule("N07-CARD-EPIDEMIE")
def epidemie(b: Board) -> Flow:
    """Each corps of a French pile takes one fatigue at once: all of one zone (R07-26)."""
    return Infect(event(b).side)


@effect("impatience-du-tsar")
@rule("N07-CARD-IMPATIENCE-DU-TSAR")
def impatience_du_tsar(b: Board) -> Flow:
    """On the slot until the Russians attack: `combat.please_tsar`, `recovery.check_tsar`."""
    keep_for_turn(b)
    return None


@needs("kamenski")
@rule("N07-CARD-KAMENSKI", off=True)
def kamenski_commands(b: Board, side: int) -> bool:
    """Not without him (R07-31)."""
    commander = b.kit.named("kamenski")
    return commander >= 0 and b.where[commander] >= 0


@effect("kamenski")
@rule("N07-CARD-KAMENSKI")
def kamenski(b: Board) -> Flow:
    """The commander Kamenski is removed for good; that scores nothing."""
    commander = b.kit.named("kamenski")
    place(b, commander, OFF)
    tell(b, faces.ELIMINATED, commander, 0, "N07-CARD-KAMENSKI")
    return None


LOBANOV_AT = ("allenburg", "rastenburg")


@rule("N07-CARD-LOBANOV")
def is_open_to_lobanov(b: Board, question: Raise, zone: int) -> Refusal | None:
    """Empty, Russian or contested, as far as one can tell; not where French corps were found
    (R07-33).
    """
    return None if may_enter(b, question.seat, zone) and zone != question.found else FRENCH_ONLY


FRENCH_ONLY = Refusal("occupied-by-the-enemy", "N07-CARD-LOBANOV")


def may_enter(b: Board, side: int, zone: int) -> bool:
    return may_be_free(b, side, zone) or b.at[side][zone] != 0


class Raise(Question):
    """Lobanov: in which of the two zones?"""

    __slots__ = ("found",)
    kind = "raise"
    rules = ("N07-CARD-LOBANOV",)
    checks = (is_open_to_lobanov,)
    otherwise = Refusal("not-an-entry", "N07-CARD-LOBANOV")

    def __init__(self, seat: int, found: int = -1) -> None:
        self.seat = seat
        self.found = found  # where an enemy was found, under the fog

    def candidates(self, b: Board) -> list[int]:
        return [b.kit.zone[name] for name in LOBANOV_AT if name in b.kit.zone]

    def take(self, b: Board, option: int) -> Flow:
        if b.at[1 - self.seat][option] and not b.at[self.seat][option]:  # R06-111: found by trying
            tell(b, faces.ENEMY_FOUND, self.seat, option, "N07-CARD-LOBANOV")
            return None if self.found >= 0 else Raise(self.seat, option)
        piece = b.kit.named("lobanov")
        place(b, piece, option)
        tell(b, faces.ARRIVED, piece, option)
        drive_off(b, self.seat, option)
        return None

    def blocked(self, b: Board) -> Flow:
        """Both zones turned out to be taken: the card is spent."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "enter", (("zone", option),)


@needs("lobanov")
@rule("N07-CARD-LOBANOV", off=True)
def lobanov_can_come(b: Board, side: int) -> bool:
    """Once a game, and not if French piles alone hold both zones."""
    piece = b.kit.named("lobanov")
    if piece < 0 or b.where[piece] != AWAITED:
        return False
    return any(may_enter(b, side, zone) for zone in Raise(side).candidates(b))


@effect("lobanov")
@rule("N07-CARD-LOBANOV")
def lobanov(b: Board) -> Flow:
    """Lobanov's corps is placed, ready, at full strength; in a contested zone without an axis."""
    return Raise(COALITION)


@needs("marie-walewska")
@rule("N07-CARD-MARIE-WALEWSKA", off=True)
def napoleon_is_there(b: Board, side: int) -> bool:
    """Without him it would have no effect (R06-83)."""
    napoleon = b.kit.named("napoleon")
    return napoleon >= 0 and b.where[napoleon] >= 0


@effect("marie-walewska")
@rule("N07-CARD-MARIE-WALEWSKA")
def marie_walewska(b: Board) -> Flow:
    """In force for the turn: see `decks.napoleon_has_no_bonus`."""
    keep_for_turn(b)
    return None


FRAMES = [Enlist, Infect, Raise]
