"""Green cards of combat, retreat and pursuit (chapter 20)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, combat, event
from berthier.games.napoleon.combat import ground_cards
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.piles import cavalry_of
from berthier.games.napoleon.playing import effect, needs
from berthier.games.napoleon.pursuit import ground_allows
from berthier.games.napoleon.retreat import RetreatTo
from berthier.games.napoleon.sharing import rest, share_equally, share_freely
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow
from berthier.kernel.rulebook import rule


def fights(b: Board, side: int, name: str) -> bool:
    """Does the corps of this name fight on this side?"""
    corps = b.kit.named(name)
    return corps >= 0 and bool(combat(b).pile[side] >> corps & 1)


# --- W-COM, French


@needs("audace")
@rule("N06-CARD-AUDACE", off=True)
def french_attack_with_daring(b: Board, side: int) -> bool:
    """Only when a French pile attacks, and the defender has a card for his ground (R06-83)."""
    c = combat(b)
    return c.attacker == FRENCH and ground_cards(b, c, COALITION) > 0


@effect("audace", lasts=True)
@rule("N06-CARD-AUDACE")
def audace(b: Board) -> Flow:
    """No card for woods, town or citadel to the defender in this combat."""
    combat(b).no_terrain = 1
    return None


@effect("balle-perdue", lasts=True)
@rule("N06-CARD-BALLE-PERDUE")
def balle_perdue(b: Board) -> Flow:
    """Two more fatigues for the Prussian pile in step 3."""
    combat(b).more_fatigue[COALITION] += 2
    return None


@needs("carre")
@rule("N06-CARD-CARRE", off=True)
def may_face_cavalry(b: Board, side: int) -> bool:
    """Refused only where everybody knows that there is no enemy cavalry (R06-87)."""
    return not b.open_orders or cavalry_of(b, combat(b).pile[COALITION]) > 0


@effect("carre", lasts=True)
@rule("N06-CARD-CARRE")
def carre(b: Board) -> Flow:
    """Two fatigues less in step 3, if the Prussian pile has cavalry now."""
    works = cavalry_of(b, combat(b).pile[COALITION]) > 0
    if works:
        combat(b).more_fatigue[FRENCH] -= 2
    tell(b, faces.SQUARE, event(b).card, int(works))
    return None


@needs("elan")
@rule("N06-CARD-ELAN", off=True)
def french_attack_with_elan(b: Board, side: int) -> bool:
    """Only when a French pile attacks, marching or not."""
    return combat(b).attacker == FRENCH


@effect("elan", lasts=True)
@rule("N06-CARD-ELAN")
def elan(b: Board) -> Flow:
    """One more card in step H."""
    combat(b).bonus[FRENCH] += 1
    return None


@needs("la-garde")
@rule("N06-CARD-LA-GARDE", off=True)
def guard_fights(b: Board, side: int) -> bool:
    """Only if Bessières' corps fights, or before Eylau Lefebvre's (N07-CARD-LA-GARDE)."""
    return fights(b, FRENCH, "bessieres") or fights(b, FRENCH, "lefebvre")


@effect("la-garde", lasts=True)
@rule("N06-CARD-LA-GARDE")
def la_garde(b: Board) -> Flow:
    """One more card; if beaten, see `p5_garde`."""
    c = combat(b)
    c.bonus[FRENCH] += 1
    c.garde = 1
    return None


@effect("tirailleurs")
@rule("N06-CARD-TIRAILLEURS")
def tirailleurs(b: Board) -> Flow:
    """The Prussian pile takes one fatigue at once, on a corps of its owner's choice."""
    return share_freely(b, COALITION, combat(b).pile[COALITION], 1, "N06-CARD-TIRAILLEURS")


# --- W-COM, Prussian


@needs("chargez")
@rule("N06-CARD-CHARGEZ", off=True)
def blucher_fights(b: Board, side: int) -> bool:
    """Only if Blücher's corps fights."""
    return fights(b, COALITION, "blucher")


@effect("chargez", lasts=True)
@rule("N06-CARD-CHARGEZ")
def chargez(b: Board) -> Flow:
    """One more card; Blücher takes two fatigues at once (R06-88)."""
    combat(b).bonus[COALITION] += 1
    return share_freely(b, COALITION, 1 << b.kit.named("blucher"), 2, "N06-CARD-CHARGEZ")


@needs("courage")
@rule("N06-CARD-COURAGE", off=True)
def prussia_despairs(b: Board, side: int) -> bool:
    """Only if the track shows 5 or less."""
    return b.vp <= 5


@effect("courage", lasts=True)
@rule("N06-CARD-COURAGE")
def courage(b: Board) -> Flow:
    """One more card; the Prussian pile removes two fatigues at once (R06-92)."""
    c = combat(b)
    c.bonus[COALITION] += 1
    return rest(b, COALITION, c.pile[COALITION], 2, "N06-CARD-COURAGE")


@effect("embuscade")
@rule("N06-CARD-EMBUSCADE")
def embuscade(b: Board) -> Flow:
    """The French pile takes one fatigue at once, on a corps of its owner's choice."""
    return share_freely(b, FRENCH, combat(b).pile[FRENCH], 1, "N06-CARD-EMBUSCADE")


@needs("position-renforcee")
@rule("N06-CARD-POSITION-RENFORCEE", off=True)
def prussia_defends(b: Board, side: int) -> bool:
    """Only when a Prussian pile defends."""
    return combat(b).attacker == FRENCH


@effect("position-renforcee", lasts=True)
@rule("N06-CARD-POSITION-RENFORCEE")
def position_renforcee(b: Board) -> Flow:
    """One more card in step H, on top of terrain; Audace does not touch it."""
    combat(b).bonus[COALITION] += 1
    return None


@effect("sacrifice", lasts=True)
@rule("N06-CARD-SACRIFICE")
def sacrifice(b: Board) -> Flow:
    """One more card; the Prussian pile takes two fatigues at once, shared equally."""
    c = combat(b)
    c.bonus[COALITION] += 1
    return share_equally(b, COALITION, c.pile[COALITION], 2, "N06-CARD-SACRIFICE")


# --- W-RET


@needs("panique")
@rule("N06-CARD-PANIQUE", off=True)
def prussians_are_beaten(b: Board, side: int) -> bool:
    """Only if a Prussian pile lost the combat."""
    return combat(b).loser == COALITION


@effect("panique")
@rule("N06-CARD-PANIQUE")
def panique(b: Board) -> Flow:
    """One more connection from where the retreat ended, and two fatigues (R06-102)."""
    c = combat(b)
    c.cost, c.left = 0, 1
    if b.at[1 - c.loser][c.at]:
        c.left = 0
        return PanicFatigue()
    return [RetreatTo(c.loser), PanicFatigue()]


class PanicFatigue(Effect):
    """Two fatigues and what the extra step cost, shared after those of the retreat (R06-102)."""

    __slots__ = ()
    kind = "panic-fatigue"

    def run(self, b: Board) -> Flow:
        c = combat(b)
        return share_equally(b, c.loser, c.pile[c.loser], 2 + c.cost, "N06-CARD-PANIQUE")


@needs("retraite-en-ordre")
@rule("N06-CARD-RETRAITE-EN-ORDRE", off=True)
def loser_has_cavalry(b: Board, side: int) -> bool:
    """By the loser, whose pile still has cavalry, where a pursuit is possible (R06-83)."""
    c = combat(b)
    return c.loser == side and cavalry_of(b, c.pile[side]) > 0 and ground_allows(b)


@effect("retraite-en-ordre", lasts=True)
@rule("N06-CARD-RETRAITE-EN-ORDRE")
def retraite_en_ordre(b: Board) -> Flow:
    """No pursuit."""
    combat(b).orderly = 1
    return None


# --- W-PUR


@effect("grande-charge", lasts=True)
@rule("N06-CARD-GRANDE-CHARGE")
def grande_charge(b: Board) -> Flow:
    """One more pursuit card; W-PUR opens for the winner only, so it is always his pursuit."""
    combat(b).pursuit += 1
    return None


FRAMES = [PanicFatigue]
