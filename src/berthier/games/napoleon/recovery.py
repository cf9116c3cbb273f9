"""The recovery phase (chapter 12)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import MAX_STRENGTH, Board, recovering
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.fog import tell_of
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.piles import score, strength
from berthier.games.napoleon.records import Recovering
from berthier.games.napoleon.sharing import lose, remove_fatigue, tell_gained
from berthier.games.napoleon.victory import eliminate, end_of_turn_point, victory, victory_by_deaths
from berthier.games.napoleon.weather import note_weather
from berthier.games.napoleon.winter import take_from_card
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    PASS,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Window,
    enter,
)
from berthier.kernel.rulebook import rule


@rule("N06-REC-1")
def p1_rest(b: Board) -> Flow:
    """N06-REC-1: every ready corps removes all its fatigue."""
    for side in (0, 1):
        rested = [c for c in b.kit.corps[side] if b.where[c] >= 0 and b.ready[c]]
        for corps in rested:
            b.fatigue[corps] = 0
        if b.fog:  # said in any case: that nobody was ready would tell
            tell_apart(b, faces.ALL_RESTED_VEILED, (side,), 1 << side, (side, rested))
        elif rested:
            tell(b, faces.ALL_RESTED, side, rested)
    return None


@rule("N06-CARD-SOINS")
def p1_soins(b: Board) -> Flow:
    """N06-CARD-SOINS: still ready, the marked corps regains an infantry point (R06-109)."""
    corps, b.soins = b.soins, -1
    if corps < 0 or b.where[corps] < 0 or not b.ready[corps]:
        return None
    if strength(b, corps) < MAX_STRENGTH:
        b.infantry[corps] += 1
        take_from_card(b, FRENCH)
        tell_gained(b, corps, "N06-CARD-SOINS")
    score(b, FRENCH, 1, "N06-CARD-SOINS")
    return victory(b)


# --- 2. cards for recovery


def p2_french(b: Board) -> Flow:
    return spend_cards(b, FRENCH)


def p2_prussian(b: Board) -> Flow:
    return spend_cards(b, COALITION)


@rule("N06-REC-2")
def spend_cards(b: Board, side: int) -> Flow:
    """N06-REC-2: for each own corps one card of any colour; the French decide first (R06-56)."""
    return enter(b, Recovering(side), "recovering", "1")


@rule("N06-REC-2")
def not_served(b: Board, question: Question, corps: int) -> Refusal | None:
    """N06-REC-2: one card for one corps."""
    return SERVED if corps != PASS and recovering(b).served >> corps & 1 else None


SERVED = Refusal("one-card-a-corps", "N06-REC-2")


class Recover(Window):
    """For which corps is a card spent? (W-REC)"""

    __slots__ = ()
    kind = "recover"
    name = "W-REC"
    rules = ("N06-REC-2",)
    checks = (not_served,)
    otherwise = Refusal("not-your-corps", "N06-REC-2")

    def candidates(self, b: Board) -> list[int]:
        where = b.where
        return [PASS, *(corps for corps in b.kit.corps[self.seat] if where[corps] >= 0)]

    def take(self, b: Board, option: int) -> Flow:
        if option == PASS:
            return Jump("end")
        recovering(b).corps = option
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass", ()) if option == PASS else ("recover", (("piece", option),))


class SpendCard(Question):
    """Which card is spent for its recovery number?"""

    __slots__ = ()
    kind = "spend-card"
    rules = ("N06-REC-2",)
    otherwise = Refusal("not-in-hand", "N06-REC-2")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return list(b.hand[self.seat])

    def take(self, b: Board, option: int) -> Flow:
        record = recovering(b)
        b.hand[self.seat].remove(option)
        b.discard.append(option)
        count = b.kit.recovery[option]
        full, seen = (record.corps, option, count), (self.seat, option, count)
        pile = 1 << record.corps
        tell_of(b, self.seat, pile, faces.RECOVERED, full, faces.RECOVERED_VEILED, seen)
        remove_fatigue(b, record.corps, count)
        record.served |= 1 << record.corps
        record.corps = -1
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "spend", (("card", option),)


def p2_choose_corps(b: Board) -> Flow:
    side = recovering(b).side
    corps = [c for c in b.kit.corps[side] if b.where[c] >= 0]
    return Recover(side) if b.hand[side] and corps else Jump("end")


def p2_choose_card(b: Board) -> Flow:
    return SpendCard(recovering(b).side)


def p2_again(b: Board) -> Flow:
    return Jump("1")


# --- 3. attrition: one simultaneous step (R06-57)


@rule("N06-REC-3")
def attrition(b: Board, side: int) -> Flow:
    """N06-REC-3: every corps with 5 to 8 fatigues loses a strength point, its owner's choice."""
    tired = 0
    for corps in b.kit.corps[side]:
        if b.where[corps] >= 0 and b.fatigue[corps] > 4:
            tired |= 1 << corps
    tell(b, faces.ATTRITION, side, tired.bit_count())
    return lose(b, side, tired, tired.bit_count(), "N06-REC-3", netted=1, secret=1)


def p3_french(b: Board) -> Flow:
    return attrition(b, FRENCH)


def p3_prussian(b: Board) -> Flow:
    return attrition(b, COALITION)


def p3_netted(b: Board) -> Flow:
    """R06-57: the changes of this step are added up before victory is checked."""
    zones = []
    for side in (0, 1):
        on_board = [corps for corps in b.kit.corps[side] if b.where[corps] >= 0]
        zones += eliminate(b, side, sum(1 << corps for corps in on_board))
    return victory_by_deaths(b, zones)


@rule("N06-REC-4")
def p4_ready(b: Board) -> Flow:
    """N06-REC-4: all pieces are turned to ready."""
    b.ready = [1] * len(b.ready)
    tell(b, faces.READY, b.turn)
    return None


@rule("N06-REC-5")
def p5_end_of_turn(b: Board) -> Flow:
    """N06-REC-5: the end-of-turn point, then the slot is emptied (R06-58)."""
    if b.kit.poland:
        end_of_turn_1807(b)
    else:
        end_of_turn_point(b)
    for card in b.slot:
        b.discard.append(card)
    b.slot = []
    return victory(b)


def end_of_turn_1807(b: Board) -> None:
    """N07-REC-5: instead of the point the tsar's patience and the weather."""
    check_tsar(b)
    note_weather(b)


@rule("N07-CARD-IMPATIENCE-DU-TSAR")
def check_tsar(b: Board) -> None:
    """N07-CARD-IMPATIENCE-DU-TSAR: no Russian attack this turn, and the card still lies there."""
    if b.slot and in_force(b, "impatience-du-tsar"):
        score(b, FRENCH, 1, "N07-CARD-IMPATIENCE-DU-TSAR")


PROCEDURES = [
    Procedure(
        "recovery",
        ("1", p1_rest),
        ("1 soins", p1_soins),
        ("2 french", p2_french),
        ("2 prussian", p2_prussian),
        ("3 french", p3_french),
        ("3 prussian", p3_prussian),
        ("3 net", p3_netted),
        ("4", p4_ready),
        ("5", p5_end_of_turn),
    ),
    Procedure(
        "recovering",
        ("1", p2_choose_corps),
        ("2", p2_choose_card),
        ("3", p2_again),
        record=Recovering,
    ),
]
FRAMES = [Recover, SpendCard]
