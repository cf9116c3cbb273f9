"""Green cards of combat and retreat that are new in Napoléon 1807 (chapter 14)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, combat
from berthier.games.napoleon.combat import refresh
from berthier.games.napoleon.decks import reveal
from berthier.games.napoleon.events_combat import fights
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.piles import alive, left_alone, members, settle_zone
from berthier.games.napoleon.playing import effect, needs
from berthier.games.napoleon.retreat import RetreatTo
from berthier.games.napoleon.sharing import lose, share_equally, share_freely
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    STOP,
    Call,
    Effect,
    Flow,
    Procedure,
    Question,
    Refusal,
    Spelling,
    options,
)
from berthier.kernel.rulebook import rule

MANY = 3  # corps that Grande batterie and Tempête de neige need
REDDENS = 3  # up to this value Le Rougeaud runs into the guns

# --- W-COM, French


@needs("colonne-assaut")
@rule("N07-CARD-COLONNE-ASSAUT", off=True)
def french_attack_in_column(b: Board, side: int) -> bool:
    """Only when a French pile attacks."""
    return combat(b).attacker == FRENCH


@effect("colonne-assaut", lasts=True)
@rule("N07-CARD-COLONNE-ASSAUT")
def colonne_assaut(b: Board) -> Flow:
    """One more card; two fatigues at once, placed freely."""
    c = combat(b)
    c.bonus[FRENCH] += 1
    return share_freely(b, FRENCH, c.pile[FRENCH], 2, "N07-CARD-COLONNE-ASSAUT")


@needs("deploiement-rapide")
@rule("N07-CARD-DEPLOIEMENT-RAPIDE", off=True)
def french_attack_on_the_march(b: Board, side: int) -> bool:
    c = combat(b)
    return c.attacker == FRENCH and c.marched != 0


@effect("deploiement-rapide", lasts=True)
@rule("N07-CARD-DEPLOIEMENT-RAPIDE")
def deploiement_rapide(b: Board) -> Flow:
    """The penalty of N07-COM-5 is waived, before the check of step D (R07-24)."""
    combat(b).marched = 0
    return None


@needs("grande-batterie")
@rule("N07-CARD-GRANDE-BATTERIE", off=True)
def french_are_many(b: Board, side: int) -> bool:
    """A French pile of at least three corps, counted now (R07-27)."""
    return combat(b).pile[FRENCH].bit_count() >= MANY


@effect("grande-batterie", lasts=True)
@rule("N07-CARD-GRANDE-BATTERIE")
def grande_batterie(b: Board) -> Flow:
    """One more loss for the Russians in step 3; each French corps is tired once."""
    c = combat(b)
    c.losses[COALITION] += 1
    pile = c.pile[FRENCH]
    return share_equally(b, FRENCH, pile, pile.bit_count(), "N07-CARD-GRANDE-BATTERIE")


@needs("le-rougeaud")
@rule("N07-CARD-LE-ROUGEAUD", off=True)
def ney_fights(b: Board, side: int) -> bool:
    return fights(b, FRENCH, "ney")


@effect("le-rougeaud", lasts=True)
@rule("N07-CARD-LE-ROUGEAUD")
def le_rougeaud(b: Board) -> Flow:
    """A card is revealed: up to 3 Ney takes two fatigues, above it brings a card (R07-32)."""
    value = reveal(b, FRENCH, "N07-RND-11", "N07-CARD-LE-ROUGEAUD")
    if value > REDDENS:
        combat(b).bonus[FRENCH] += 1
        return None
    ney = 1 << b.kit.named("ney")
    return share_freely(b, FRENCH, ney, 2 if value else 0, "N07-CARD-LE-ROUGEAUD")


# --- W-COM, Russian


@effect("mitraille", lasts=True)
@rule("N07-CARD-MITRAILLE")
def mitraille(b: Board) -> Flow:
    """Two more fatigues for the French pile in step 3."""
    combat(b).more_fatigue[FRENCH] += 2
    return None


class LeaveOut(Question):
    """Tempête de neige: which of the own corps brings no cards?"""

    __slots__ = ()
    kind = "leave-out"
    rules = ("N07-CARD-TEMPETE-DE-NEIGE",)
    otherwise = Refusal("not-in-the-pile", "N07-CARD-TEMPETE-DE-NEIGE")

    def candidates(self, b: Board) -> list[int]:
        return members(combat(b).pile[self.seat])

    def take(self, b: Board, option: int) -> Flow:
        b.left_out = 1 << option
        tell(b, faces.LEFT_OUT, option)
        return share_freely(b, self.seat, b.left_out, 1, "N07-CARD-TEMPETE-DE-NEIGE")

    def spell(self, b: Board, option: int) -> Spelling:
        return "corps", (("piece", option),)


@needs("tempete-de-neige")
@rule("N07-CARD-TEMPETE-DE-NEIGE", off=True)
def snow_hides_many(b: Board, side: int) -> bool:
    """Against a French pile of at least three corps."""
    return combat(b).pile[FRENCH].bit_count() >= MANY


@effect("tempete-de-neige", lasts=True)
@rule("N07-CARD-TEMPETE-DE-NEIGE")
def tempete_de_neige(b: Board) -> Flow:
    """One French corps of their choice is left out of the count (R07-35) and tired once."""
    return LeaveOut(FRENCH)


# --- Arrière garde


@needs("arriere-garde")
@rule("N07-CARD-ARRIERE-GARDE", off=True)
def lone_corps_can_go(b: Board, side: int) -> bool:
    """A single Russian corps defends, and a first connection is open to it (R07-21)."""
    c = combat(b)
    pile = c.pile[COALITION]
    return c.attacker == FRENCH and pile & (pile - 1) == 0 and has_way_out(b, COALITION)


def has_way_out(b: Board, side: int) -> bool:
    """Asked of the retreat itself, as if this side had lost already."""
    c = combat(b)
    c.loser, c.at = side, c.zone
    found = options(b, RetreatTo(side))
    c.loser, c.at = -1, -1
    return bool(found)


@effect("arriere-garde")
@rule("N07-CARD-ARRIERE-GARDE")
def arriere_garde(b: Board) -> Flow:
    """Instead of the combat that corps goes back by two connections; nobody has won."""
    return Call("rear guard", "loss")


@rule("N07-CARD-ARRIERE-GARDE")
def p1_rear_loss(b: Board) -> Flow:
    """It loses a strength point first, with the VP."""
    c = combat(b)
    c.loser, c.losses = COALITION, [0, 0]  # of Grande batterie nothing comes, either
    tell(b, faces.REAR_GUARD, c.loser, c.zone)
    return lose(b, c.loser, c.pile[c.loser], 1, "N07-CARD-ARRIERE-GARDE")


def p2_rear_retreat(b: Board) -> Flow:
    """By all rules of the retreat, and its commander goes along."""
    c = combat(b)
    refresh(b, c)
    if not c.pile[c.loser]:
        return STOP
    c.leaders[c.loser] |= left_alone(b, c.loser, c.zone, c.pile[c.loser])
    c.at, c.path, c.left = c.zone, [], 2
    c.cost = 1  # the one fatigue is added to those of the retreat
    return RetreatTo(c.loser)


def p3_rear_fatigue(b: Board) -> Flow:
    c = combat(b)
    return share_equally(b, c.loser, c.pile[c.loser], c.cost, "N07-CARD-ARRIERE-GARDE")


def p4_rear_zone(b: Board) -> Flow:
    settle_zone(b, combat(b).zone)
    return victory(b)


# --- W-RET


@needs("dos-a-la-riviere")
@rule("N07-CARD-DOS-A-LA-RIVIERE", off=True)
def river_lay_behind(b: Board, side: int) -> bool:
    """By the winner, if the first connection of the retreat has a bridge, destroyed or not."""
    c = combat(b)
    return c.loser == 1 - side and bool(c.path) and b.kit.bridge[c.path[0]] != 0


@effect("dos-a-la-riviere")
@rule("N07-CARD-DOS-A-LA-RIVIERE")
def dos_a_la_riviere(b: Board) -> Flow:
    """The beaten pile loses a strength point at once, on a corps of its owner's choice."""
    c = combat(b)
    first = lose(b, c.loser, c.pile[c.loser], 1, "N07-CARD-DOS-A-LA-RIVIERE")
    assert isinstance(first, Call)
    return [first, Drown()]


class Drown(Effect):
    """Over a destroyed bridge two fatigues more, besides those of N07-RET-8 (R07-25)."""

    __slots__ = ()
    kind = "drown"

    def run(self, b: Board) -> Flow:
        c = combat(b)
        pile = alive(b, c.loser, c.pile[c.loser])
        total = 2 if c.path[0] in b.broken else 0
        return share_equally(b, c.loser, pile, total, "N07-CARD-DOS-A-LA-RIVIERE")


PROCEDURES = [
    Procedure(
        "rear guard",
        ("loss", p1_rear_loss),
        ("retreat", p2_rear_retreat),
        ("fatigue", p3_rear_fatigue),
        ("zone", p4_rear_zone),
    ),
]
FRAMES = [LeaveOut, Drown]
