"""The sequence of a turn, the draw phase and the initiative phase (chapters 3 to 5)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import AWAITED, OFF, Board
from berthier.games.napoleon.decks import reveal, take_cards
from berthier.games.napoleon.fog import may_be_free
from berthier.games.napoleon.kit import COALITION, FRENCH, RED
from berthier.games.napoleon.pack import Reinforcement
from berthier.games.napoleon.pack_1807 import Reinforcement1807
from berthier.games.napoleon.piles import is_free, place, take_control
from berthier.games.napoleon.playing import enter_red, initiative_window
from berthier.games.napoleon.reckoning import end_of_scenario
from berthier.games.napoleon.vedettes import drive_off
from berthier.games.napoleon.victory import (
    end_of_campaign,
    end_of_short_scenario,
    last_turn,
    scenario_of,
    victory,
)
from berthier.games.napoleon.weather import decide_mud, freeze
from berthier.games.napoleon.winter import ends_early
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Call, Flow, Frame, Jump, Procedure, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

# --- 3. sequence of a turn


@rule("N06-SEQ-4")
def p4_reinforcement(b: Board) -> Flow:
    """N06-SEQ-4: at the very start of turn 5 Württemberg enters at Halle or Leipzig."""
    tell(b, faces.TURN, b.turn)
    scenario = scenario_of(b)
    if scenario is None:
        return None
    found: list[Frame] = []
    for number, row in enumerate(scenario.reinforcements):
        if is_due(b, row) and b.where[b.kit.piece[row.piece]] == AWAITED:
            found.append(Enter(COALITION, number))
    return found


def is_due(b: Board, row: Reinforcement) -> bool:
    """Its turn has come; in 1807 one that was held up comes as soon as it can (N07-SEQ-2)."""
    return row.turn == b.turn or (waits(row) and 0 < row.turn < b.turn)


def waits(row: Reinforcement) -> bool:
    return isinstance(row, Reinforcement1807) and row.if_blocked == "next-turn"


@rule("N06-SEQ-4")
def is_unoccupied(b: Board, question: Enter, zone: int) -> Refusal | None:
    """N06-SEQ-4: not where a French pile stands, contested or not (R06-18), if one can tell; and
    not where one was found just now (R06-111).
    """
    return None if may_be_free(b, question.seat, zone) and zone != question.found else OCCUPIED


OCCUPIED = Refusal("occupied-by-the-enemy", "N06-SEQ-4")


class Enter(Question):
    """Where does the reinforcement enter?"""

    __slots__ = ("found", "row")
    kind = "enter"
    rules = ("N06-SEQ-4",)
    checks = (is_unoccupied,)
    otherwise = Refusal("not-an-entry", "N06-SEQ-4")

    def __init__(self, seat: int, row: int, found: int = -1) -> None:
        self.seat = seat
        self.row = row
        self.found = found  # where an enemy was found, under the fog

    def piece(self, b: Board) -> int:
        scenario = scenario_of(b)
        assert scenario is not None
        return b.kit.piece[scenario.reinforcements[self.row].piece]

    def candidates(self, b: Board) -> list[int]:
        scenario = scenario_of(b)
        assert scenario is not None
        return [b.kit.zone[zone] for zone in scenario.reinforcements[self.row].zones]

    def take(self, b: Board, option: int) -> Flow:
        if not is_free(b, self.seat, option):  # R06-111: found out by trying
            tell(b, faces.ENEMY_FOUND, self.seat, option, "N06-SEQ-4")
            if self.found >= 0:
                return self.blocked(b)  # R06-18: the other zone was found taken before
            return Enter(self.seat, self.row, option)
        piece = self.piece(b)
        place(b, piece, option)
        tell(b, faces.ARRIVED, piece, option)
        drive_off(b, self.seat, option)
        take_control(b, option)  # R06-18: with the VP, without fatigue
        return victory(b)

    def blocked(self, b: Board) -> Flow:
        """Both zones are taken: it never appears and yields no VP; in 1807 it may wait."""
        scenario = scenario_of(b)
        assert scenario is not None
        if waits(scenario.reinforcements[self.row]):
            tell(b, faces.HELD_UP, self.piece(b))
            return None
        b.where[self.piece(b)] = OFF
        tell(b, faces.NOT_ARRIVED, self.piece(b))
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "enter", (("zone", option),)


@rule("N06-SEQ-1")
def p1_draw(b: Board) -> Flow:
    """N06-SEQ-1: four phases, each completed before the next begins."""
    tell(b, faces.PHASE, "draw")
    return Call("draw", "1 french")


@rule("N06-SEQ-1")
def p1_initiative(b: Board) -> Flow:
    if b.wet:
        decide_mud(b)
    tell(b, faces.PHASE, "initiative")
    return Call("initiative", "1 french")


@rule("N06-SEQ-1")
def p1_operations(b: Board) -> Flow:
    tell(b, faces.PHASE, "operations")
    b.passed = 0
    return Call("operations", "1")


@rule("N06-SEQ-1")
def p1_recovery(b: Board) -> Flow:
    tell(b, faces.PHASE, "recovery")
    over = freeze(b) if b.kit.poland else None
    return over if over is not None else Call("recovery", "1")


@rule("N06-SEQ-2")
def p2_next_turn(b: Board) -> Flow:
    """N06-SEQ-2: the marker advances and all begins again; the game ends after the last turn."""
    if b.turn >= last_turn(b) or ends_early(b):
        if b.kit.poland:
            return end_of_scenario(b)
        over = end_of_campaign(b)
        return over if over is not None else end_of_short_scenario(b)
    b.turn += 1
    b.axis_hit = []
    return Jump("4")


# --- 4. draw phase


@rule("N06-DRW-1")
def draw_three(b: Board, side: int) -> None:
    """N06-DRW-1: three cards into the hand."""
    cards = take_cards(b, side, 3, "N06-RND-02")
    b.hand[side].extend(cards)
    tell_apart(b, faces.DRAWN, (side, len(cards)), 1 << side, (side, cards))


def p1_draw_french(b: Board) -> Flow:
    draw_three(b, FRENCH)
    return None


def p1_draw_prussian(b: Board) -> Flow:
    draw_three(b, COALITION)
    return None


def _red_cards(b: Board) -> list[tuple[int, int]]:
    """Red cards never stay in a hand, so all that are there were drawn just now."""
    red = b.kit.colour
    return [(side, card) for side in (0, 1) for card in b.hand[side] if red[card] == RED]


@rule("N06-DRW-3")
def p3_several_red(b: Board) -> Flow:
    """N06-DRW-3: two red cards or more, over both players, are all void (R06-19)."""
    red = _red_cards(b)
    if len(red) < 2:
        return None
    for side, card in red:
        b.hand[side].remove(card)
        b.discard.append(card)
    tell(b, faces.RED_VOID, [card for _, card in red])
    return None


@rule("N06-DRW-2")
def p2_play_red(b: Board) -> Flow:
    """N06-DRW-2: the one red card is played at once and not replaced."""
    red = _red_cards(b)
    return enter_red(b, *red[0]) if red else None


# --- 5. initiative phase


@rule("N06-INI-1")
def p1_blue_french(b: Board) -> Flow:
    """N06-INI-1: the French declare first; their event is resolved before the Prussians decide."""
    return initiative_window(b, FRENCH)


@rule("N06-INI-1")
def p1_blue_prussian(b: Board) -> Flow:
    """N06-INI-1: then the Prussians."""
    return initiative_window(b, COALITION)


@rule("N06-INI-2")
def p2_intuition(b: Board) -> Flow:
    """N06-INI-2: exactly one Intuition decides without a reveal; two are void."""
    played, b.intuition = b.intuition, 0
    if played in (0, 3):
        return None
    b.active = FRENCH if played == 1 << FRENCH else COALITION
    tell(b, faces.INITIATIVE, b.active, "N06-INI-2")
    return Jump("end")


@rule("N06-INI-3")
def p3_reveal(b: Board) -> Flow:
    """N06-INI-3: the higher value plays first, a tie goes to the French."""
    values = [reveal(b, side, "N06-RND-03", "N06-INI-3") for side in (FRENCH, COALITION)]
    b.active = COALITION if values[COALITION] > values[FRENCH] else FRENCH
    tell(b, faces.INITIATIVE, b.active, "N06-INI-3")
    return None


PROCEDURES = [
    Procedure(
        "turn",  # N06-SEQ-1
        ("4", p4_reinforcement),
        ("draw", p1_draw),
        ("initiative", p1_initiative),
        ("operations", p1_operations),
        ("recovery", p1_recovery),
        ("2", p2_next_turn),
    ),
    Procedure(
        "draw",
        ("1 french", p1_draw_french),
        ("1 prussian", p1_draw_prussian),
        ("3", p3_several_red),
        ("2", p2_play_red),
    ),
    Procedure(
        "initiative",
        ("1 french", p1_blue_french),
        ("1 prussian", p1_blue_prussian),
        ("2", p2_intuition),
        ("3", p3_reveal),
    ),
]
FRAMES = [Enter]
