"""The seven actions (BDN-ARM, -TER, -MOV, -SCO, -WIL, -TIM, -DRW): choosing one, and its targets.

An option is a kind of action times 256 plus what it is about: an army or a kind of card.
"""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import IN_HAND, Board
from berthier.games.nations.clock import advance_time
from berthier.games.nations.kit import MOVEMENT, TERRAIN, TIME
from berthier.games.nations.playing import (
    draw_from_deck,
    draw_from_display,
    play_army,
    play_jump,
    play_movement,
    play_scout,
    play_terrain,
    play_time,
)
from berthier.games.nations.targets import (
    can_jump,
    can_remove,
    can_step,
    on_map,
    villages_free,
)
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Option, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule

STEP = 256
ARMY, TER, MOV, SCO, WILD_TER, WILD_MOV, TIM, DECK, SHOWN, JUMP, END, REST = range(12)
VERBS = (
    "army",
    "terrain",
    "move",
    "scout",
    "wild-terrain",
    "wild-move",
    "time",
    "deck",
    "take",
    "jump",
    "end",
    "rest",
)
ABOUT = {ARMY: "army"}  # everything else is about a kind of card


# --- what an army card needs


@rule("BDN-ARM-5", off=[])
def armies_to_come(b: Board, side: int) -> list[int]:
    """BDN-ARM-5: an army card is played once."""
    state = b.state
    return [army for army in b.kit.own[side] if state[army] == IN_HAND]


@rule("BDN-ARM-3")
def date_reached(b: Board, army: int) -> Refusal | None:
    """BDN-ARM-3: a dated card needs the marker to have reached its date."""
    return None if b.time >= b.kit.from_point[army] else TOO_EARLY


@rule("BDN-ARM-5")
def has_village(b: Board, army: int) -> Refusal | None:
    """BDN-ARM-5: with no village left the card can't be played."""
    return None if villages_free(b, army) else NO_VILLAGE


@rule("BDN-ARM-4")
def has_scouts(b: Board, army: int) -> Refusal | None:
    """BDN-ARM-4: a scout for each missing marker."""
    missing = villages_free(b, army).bit_count() - b.kit.markers[army]
    return None if missing <= b.scouts[b.kit.side_of[army]] else NO_SCOUTS


TOO_EARLY = Refusal("too-early", "BDN-ARM-3")
NO_VILLAGE = Refusal("no-village-left", "BDN-ARM-5")
NO_SCOUTS = Refusal("not-enough-scouts", "BDN-ARM-4")
ARMY_CHECKS = (date_reached, has_village, has_scouts)


# --- choosing an action


def check_army(b: Board, side: int, army: int) -> Refusal | None:
    for check in ARMY_CHECKS:
        refusal = check(b, army)
        if refusal is not None:
            return refusal
    return None


def check_terrain(b: Board, side: int, card: int) -> Refusal | None:
    return None if can_remove(b, side, b.kit.card_terrain[card]) else NO_MARKER


def check_move(b: Board, side: int, card: int) -> Refusal | None:
    return None if can_step(b, side, card) else NO_MOVE


def check_scout(b: Board, side: int, _: int) -> Refusal | None:
    return None if can_remove(b, side, -1) else NO_MARKER


def check_wild_move(b: Board, side: int, card: int) -> Refusal | None:
    return None if can_step(b, side, -1) else NO_MOVE


def check_jump(b: Board, side: int, pair: int) -> Refusal | None:
    if b.actions < 2:
        return NO_ACTIONS
    return None if can_jump(b, side, pair // 16, pair % 16) else NO_MOVE


@rule("BDN-TRN-1")
def check_end(b: Board, side: int, _: int) -> Refusal | None:
    """BDN-TRN-1, -4: a turn ends early only once all armies are placed; in a later turn only
    after something was done (or by resting).
    """
    acted = b.actions < b.kit.pack.constants.actions_per_turn
    since = b.complete[side]
    return None if since >= 0 and (acted or since == b.turn) else MUST_ACT


@rule("BDN-TRN-4")
def check_rest(b: Board, side: int, _: int) -> Refusal | None:
    """BDN-TRN-4: in later turns it may be one point of time and the end of the turn."""
    later = 0 <= b.complete[side] < b.turn
    whole = b.actions == b.kit.pack.constants.actions_per_turn
    return None if whole and (later or is_stuck(b, side)) else MUST_ACT


@rule("BDN-TRN-4", off=False)
def is_stuck(b: Board, side: int) -> bool:
    """Without a marker on the map and an army card that could be played now a player may rest
    as if all his armies were placed: else time could stand still for ever (our ruling).
    """
    waiting = armies_to_come(b, side)
    if not waiting or on_map(b, side):
        return False
    return all(check_army(b, side, army) is not None for army in waiting)


NO_MARKER = Refusal("no-marker-there", "BDN-TER-1")
NO_MOVE = Refusal("no-marker-to-move", "BDN-MOV-1")
NO_ACTIONS = Refusal("two-actions-needed", "BDN-MOV-3")
MUST_ACT = Refusal("must-act", "BDN-TRN-1")
CHECKS = {
    ARMY: check_army,
    TER: check_terrain,
    MOV: check_move,
    SCO: check_scout,
    WILD_TER: check_scout,
    WILD_MOV: check_wild_move,
    JUMP: check_jump,
    END: check_end,
    REST: check_rest,
}


def is_legal(b: Board, question: Question, option: int) -> Refusal | None:
    """Each kind of action has its own checks; drawing and time cards need none."""
    check = CHECKS.get(option >> 8)
    return None if check is None else check(b, b.active, option & 255)


class Act(Question):
    """Which action, with which card?"""

    __slots__ = ()
    kind = "act"
    rules = ("BDN-TRN-1",)
    checks = (is_legal,)
    otherwise = Refusal("not-an-action", "BDN-TRN-1")
    guarded = True

    def candidates(self, b: Board) -> list[Option]:
        side = b.active
        held = sorted(set(b.hand[side]))
        found = [ARMY * STEP + army for army in armies_to_come(b, side)]
        for card in held:
            found += card_options(b, side, card)
        if b.scouts[side]:
            found.append(SCO * STEP)
        found += draw_options(b)
        if b.tiles[side]:
            found += jump_options(b, side)
        return [*found, END * STEP, REST * STEP]

    def take(self, b: Board, option: Option) -> Flow:
        return TAKERS[option // STEP](b, option % STEP)

    def blocked(self, b: Board) -> Flow:
        """BDN-TRN-1: no action at all is legal, the turn is over."""
        return end_turn(b, 0)

    def spell(self, b: Board, option: Option) -> Spelling:
        what, about = divmod(option, STEP)
        if what == JUMP:
            return "jump", (("card", about // 16), ("card", about % 16))
        if what in (SCO, DECK, END, REST, TIM):
            return VERBS[what], ()
        return VERBS[what], ((ABOUT.get(what, "card"), about),)


def card_options(b: Board, side: int, card: int) -> list[int]:
    kind = b.kit.card_kind[card]
    if kind == TIME:
        return [TIM * STEP + card]
    one, two = (TER, WILD_TER) if kind == TERRAIN else (MOV, WILD_MOV)
    found = [one * STEP + card]
    if b.hand[side].count(card) > 1:
        found.append(two * STEP + card)
    return found


def jump_options(b: Board, side: int) -> list[int]:
    moves = [card for card in sorted(b.hand[side]) if b.kit.card_kind[card] == MOVEMENT]
    pairs = {(one, two) for n, one in enumerate(moves) for two in moves[n + 1 :]}
    return [JUMP * STEP + one * 16 + two for one, two in sorted(pairs)]


@rule("BDN-DRW-1", off=[])
def draw_options(b: Board) -> list[int]:
    """BDN-DRW-1: a card of the display, or the hidden deck, rebuilt from the discards if empty."""
    deck = [DECK * STEP] if b.bag or b.discard else []
    return deck + [SHOWN * STEP + card for card in sorted(set(b.display))]


def end_turn(b: Board, _: int) -> Flow:
    b.actions = 0
    tell(b, faces.ENDED, b.active)
    return None


def rest_turn(b: Board, _: int) -> Flow:
    end_turn(b, 0)
    return advance_time(b, 1)


TAKERS = {
    ARMY: play_army,
    TER: lambda b, card: play_terrain(b, [card], b.kit.card_terrain[card]),
    MOV: lambda b, card: play_movement(b, [card], 0),
    SCO: play_scout,
    WILD_TER: lambda b, card: play_terrain(b, [card, card], -1),
    WILD_MOV: lambda b, card: play_movement(b, [card, card], 1),
    TIM: play_time,
    DECK: draw_from_deck,
    SHOWN: draw_from_display,
    JUMP: lambda b, pair: play_jump(b, [pair // 16, pair % 16]),
    END: end_turn,
    REST: rest_turn,
}
FRAMES = [Act]
