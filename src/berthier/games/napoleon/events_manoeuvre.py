"""Green manoeuvre cards (chapter 20)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, event, march, operation
from berthier.games.napoleon.manoeuvre import STOP_CARD, STOP_FRIENDS
from berthier.games.napoleon.manoeuvre_points import tell_points
from berthier.games.napoleon.operations import Designate, has_passed
from berthier.games.napoleon.piles import is_free
from berthier.games.napoleon.playing import effect, needs
from berthier.games.napoleon.vedettes import column
from berthier.kernel.chance import draw
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Question, Refusal, Spelling, options
from berthier.kernel.rulebook import rule


def add_points(b: Board, amount: int, reason: str) -> None:
    march(b).mp += amount
    tell_points(b, [(reason, amount, "")])


# --- W-MP


@needs("bernadotte")
@rule("N06-CARD-BERNADOTTE", off=True)
def bernadotte_marches_alone(b: Board, side: int) -> bool:
    """Only against a pile of Bernadotte's corps alone, without Napoléon (R06-86), that has
    points to lose (R06-83). With fog it is played blind, against any single block.
    """
    if b.fog:
        return column(b).bit_count() == 1
    return is_bernadotte(b) and march(b).mp > 0


def is_bernadotte(b: Board) -> bool:
    o = operation(b)
    corps = b.kit.named("bernadotte")
    return corps >= 0 and o.pile == 1 << corps and not o.leaders


@effect("bernadotte", lasts=True)
@rule("N06-CARD-BERNADOTTE")
def bernadotte(b: Board) -> Flow:
    """Three movement points less."""
    add_points(b, -bernadotte_costs(b), "N06-CARD-BERNADOTTE")
    return None


@rule("N06-GRO-FOG-3", off=3)
def bernadotte_costs(b: Board) -> int:
    """N06-GRO-FOG-3: played blind, another single corps loses one point, vedettes none."""
    if is_bernadotte(b):
        return 3
    return 1 if operation(b).pile else 0


@needs("fourrager")
@rule("N06-CARD-FOURRAGER", off=True)
def has_two_points(b: Board, side: int) -> bool:
    """Needs at least 2 movement points."""
    return march(b).mp >= 2


@effect("fourrager", lasts=True)
@rule("N06-CARD-FOURRAGER")
def fourrager(b: Board) -> Flow:
    """Two points less, two fatigues less: counted in N06-MAN-8(d) (R06-96)."""
    march(b).foraged = 1
    add_points(b, -2, "N06-CARD-FOURRAGER")
    return None


# --- W-MOVE


@effect("marche-forcee", lasts=True)
@rule("N06-CARD-MARCHE-FORCEE")
def marche_forcee(b: Board) -> Flow:
    """One point more; a pile that began with 0 or less moves exactly one connection (R06-100)."""
    if has_no_points_at_all(b):
        march(b).free_step = 1
    else:
        add_points(b, 1, "N06-CARD-MARCHE-FORCEE")
    return None


@needs("hussards")
@rule("N06-CARD-HUSSARDS", off=True)
def enemy_holds_cards(b: Board, side: int) -> bool:
    """Not against an empty hand (R06-97)."""
    return bool(b.hand[1 - side])


@effect("hussards")
@rule("N06-CARD-HUSSARDS")
def hussards(b: Board) -> Flow:
    """A card taken at random from the enemy's hand is discarded, seen by both."""
    side = event(b).side
    hand = sorted(b.hand[1 - side])
    card = draw(b, hand, b.kit.cite("N06-RND-09"), side)
    b.hand[1 - side].remove(card)
    b.discard.append(card)
    tell(b, faces.DISCARDED, 1 - side, card)
    return None


def bridges(b: Board, zone: int, broken: bool) -> list[int]:
    """The zones behind bridges of this zone that are destroyed, or not."""
    graph = b.kit.graph
    return [
        other
        for other in graph.near[zone]
        if b.kit.bridge[graph.link[zone][other]] and (graph.link[zone][other] in b.broken) == broken
    ]


def has_no_points_at_all(b: Board) -> bool:
    """The pile had no points to begin with: bridge work costs it nothing, and is all it does."""
    m = march(b)
    return m.mp <= 0 and not m.spent


def can_work(b: Board, side: int, broken: bool) -> bool:
    """Corps only: vedettes do not work on bridges."""
    o = operation(b)
    if o.scouts or not is_free(b, side, o.zone) or not bridges(b, o.zone, broken):
        return False
    return march(b).mp >= 1 or has_no_points_at_all(b)


class Bridge(Question):
    """Which bridge of the zone?"""

    __slots__ = ()
    kind = "bridge"
    rules = ("N06-CARD-PONT-DETRUIT", "N06-CARD-PONTONNIERS")
    otherwise = Refusal("no-such-bridge", "N06-CARD-PONT-DETRUIT")

    def candidates(self, b: Board) -> list[int]:
        return bridges(b, operation(b).zone, self.repairs(b))

    def repairs(self, b: Board) -> bool:
        kit = b.kit
        return kit.card_event(event(b).card) in ("pontonniers", "pont-de-bateaux")

    def take(self, b: Board, option: int) -> Flow:
        zone, m = operation(b).zone, march(b)
        change = b.broken.remove if self.repairs(b) else b.broken.append
        change(b.kit.graph.link[zone][option])
        tell(b, faces.BRIDGE, zone, option, int(not self.repairs(b)))
        if has_no_points_at_all(b):
            m.stopped |= STOP_CARD  # R06-104: the work is done and the operation ends
        else:
            m.mp -= 1
            m.spent += 1
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "bridge", (("zone", option),)


@needs("pont-detruit")
@rule("N06-CARD-PONT-DETRUIT", off=True)
def can_destroy(b: Board, side: int) -> bool:
    """In a free zone at one end of an intact bridge, for one point (R06-104)."""
    return can_work(b, side, False)


@effect("pont-detruit")
@rule("N06-CARD-PONT-DETRUIT")
def pont_detruit(b: Board) -> Flow:
    return Bridge(event(b).side)


@needs("pontonniers")
@rule("N06-CARD-PONTONNIERS", off=True)
def can_repair(b: Board, side: int) -> bool:
    """In a free zone next to a destroyed bridge, for one point."""
    return can_work(b, side, True)


@effect("pontonniers")
@rule("N06-CARD-PONTONNIERS")
def pontonniers(b: Board) -> Flow:
    return Bridge(event(b).side)


# --- W-ENTER


@needs("organisation")
@rule("N06-CARD-ORGANISATION", off=True)
def stopped_by_friends(b: Board, side: int) -> bool:
    """On entering an uncontested zone with another own pile, and nothing else that stops it:
    no citadel to take, no points used up (R06-101).
    """
    m = march(b)
    return m.stopped == STOP_FRIENDS and m.mp > 0


@effect("organisation")
@rule("N06-CARD-ORGANISATION")
def organisation(b: Board) -> Flow:
    """The pile need not stop at these friends; one stop only (R06-101)."""
    march(b).stopped &= ~STOP_FRIENDS
    return None


@effect("confusion")
@rule("N06-CARD-CONFUSION")
def confusion(b: Board) -> Flow:
    """The pile stops where it is; what is left of its points is lost. With fog it may have had to
    stop anyway: the card is spent all the same (R06-113).
    """
    march(b).stopped |= STOP_CARD
    return None


# --- W-END and W-OPEND


@effect("fatigue", lasts=True)
@rule("N06-CARD-FATIGUE")
def fatigue(b: Board) -> Flow:
    """As many fatigues as the card says, counted in N06-MAN-8(d) (R06-95)."""
    march(b).more = b.kit.amount[event(b).card]
    return None


@needs("coordination")
@rule("N06-CARD-COORDINATION", off=True)
def another_pile_is_ready(b: Board, side: int) -> bool:
    """Another pile must be there to be designated (R06-91), and an opponent who would operate
    in between (R06-83).
    """
    return not has_passed(b, 1 - side) and bool(options(b, Designate(side, must=1)))


@effect("coordination")
@rule("N06-CARD-COORDINATION")
def coordination(b: Board) -> Flow:
    """The French at once perform another operation with another pile."""
    b.extra = 1
    return None


FRAMES = [Bridge]
