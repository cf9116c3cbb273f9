"""Set-up (BDN-SET) and the turn (BDN-TRN)."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.actions import Act
from berthier.games.nations.battle import begin_battle
from berthier.games.nations.board import Board, seat_of
from berthier.games.nations.cards import fill_display, take_from_deck
from berthier.games.nations.kit import FRENCH
from berthier.games.nations.scoring import begin_scoring
from berthier.kernel.chance import draw
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import (
    PASS,
    Call,
    Flow,
    Jump,
    Procedure,
    Question,
    Refusal,
    Spelling,
    Window,
)
from berthier.kernel.rulebook import rule

MISSION, DISTRICT = 100, 200  # how things other than cards are numbered in a bag
SCOUT = -2

# --- set-up


@rule("BDN-SET-3")
def p3_deal_missions(b: Board) -> Flow:
    """BDN-SET-3: a mission of each district, for two districts drawn at random a second one."""
    kit, seat = b.kit, seat_of(b, FRENCH)
    bags = [
        [MISSION + m for m, district in enumerate(kit.mission_district) if district == d]
        for d in range(len(kit.districts))
    ]
    b.missions = [draw(b, bag, "BDN-RND-1", seat) - MISSION for bag in bags]
    districts = [DISTRICT + d for d in range(len(kit.districts))]
    for _ in range(kit.pack.constants.second_missions):
        district = draw(b, districts, "BDN-RND-2", seat) - DISTRICT
        b.missions.append(draw(b, bags[district], "BDN-RND-1", seat) - MISSION)
    tell_apart(b, faces.DEALT, (len(b.missions),), 1 << seat, (sorted(b.missions),))
    return None


def doubled(b: Board) -> list[int]:
    """The two missions of the first district that still has two."""
    kinds = [b.kit.mission_district[m] for m in b.missions]
    for mission in b.missions:
        district = b.kit.mission_district[mission]
        if kinds.count(district) > 1:
            return sorted(m for m in b.missions if b.kit.mission_district[m] == district)
    return []


class Keep(Question):
    """Which of two missions of a district is kept?"""

    __slots__ = ()
    kind = "keep"
    rules = ("BDN-SET-3",)
    otherwise = Refusal("not-your-mission", "BDN-SET-3")

    def candidates(self, b: Board) -> list[int]:
        return doubled(b)

    def take(self, b: Board, option: int) -> Flow:
        other = next(m for m in doubled(b) if m != option)
        b.missions.remove(other)
        tell_apart(b, faces.KEPT, (), 1 << self.seat, (option,))
        return self if doubled(b) else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "keep", (("mission", option),)


def p3_keep(b: Board) -> Flow:
    return Keep(seat_of(b, FRENCH)) if doubled(b) else None


@rule("BDN-SET-4")
def p4_deal_cards(b: Board) -> Flow:
    """BDN-SET-4: four cards to each hand, four into the display."""
    b.bag = sorted(b.kit.deck)
    for side in (0, 1):
        seat = seat_of(b, side)
        count = b.kit.pack.constants.opening_hand
        b.hand[side] = [take_from_deck(b, "BDN-RND-3", seat) for _ in range(count)]
        tell_apart(b, faces.OPENING, (side, count), 1 << seat, (side, sorted(b.hand[side])))
    fill_display(b, "BDN-RND-4", seat_of(b, FRENCH))
    return Call("turn", "start")


# --- the turn


def p1_start(b: Board) -> Flow:
    b.actions = b.kit.pack.constants.actions_per_turn
    tell(b, faces.TURN, b.active, b.turn)
    return replace_window(b)


@rule("BDN-DRW-2")
def replace_window(b: Board) -> Flow:
    """BDN-DRW-2: after two full rounds without a card from the display it may be replaced."""
    return Replace(seat_of(b, b.active)) if b.undisplayed >= 4 and b.display else None


class Replace(Window):
    """Replace the four display cards?"""

    __slots__ = ()
    kind = "replace"
    name = "display"
    rules = ("BDN-DRW-2",)
    otherwise = Refusal("replace-or-not", "BDN-DRW-2")

    def candidates(self, b: Board) -> list[int]:
        return [PASS, 0]

    def take(self, b: Board, option: int) -> Flow:
        if option == PASS:
            return None
        tell(b, faces.REPLACED, b.active, sorted(b.display))
        b.discard += b.display
        b.display = []
        b.undisplayed = 0
        fill_display(b, "BDN-RND-4", self.seat)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return ("pass" if option == PASS else "replace"), ()


@rule("BDN-TRN-1")
def p1_act(b: Board) -> Flow:
    """BDN-TRN-1: exactly five actions, in any mix and order."""
    return Act(seat_of(b, b.active)) if b.actions > 0 else Jump("display")


def p1_again(b: Board) -> Flow:
    return Jump("act")


def p3_display(b: Board) -> Flow:
    b.undisplayed += 1
    fill_display(b, "BDN-RND-4", seat_of(b, b.active))
    return None


@rule("BDN-TRN-2")
def p2_hand_limit(b: Board) -> Flow:
    """BDN-TRN-2: at most eight cards, scouts included; the surplus is discarded by choice."""
    over = len(b.hand[b.active]) + b.scouts[b.active] - b.kit.pack.constants.hand_limit
    return Drop(seat_of(b, b.active)) if over > 0 else None


class Drop(Question):
    """Which card above the limit is discarded?"""

    __slots__ = ()
    kind = "drop"
    rules = ("BDN-TRN-2",)
    otherwise = Refusal("not-in-hand", "BDN-TRN-2")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        scouts = [SCOUT] if b.scouts[b.active] else []
        return scouts + sorted(set(b.hand[b.active]))

    def take(self, b: Board, option: int) -> Flow:
        if option == SCOUT:
            b.scouts[b.active] -= 1
            b.supply += 1
            tell(b, faces.DROPPED, b.active, [], 1)
        else:
            b.hand[b.active].remove(option)
            b.discard.append(option)
            tell(b, faces.DROPPED, b.active, [option], 0)
        return p2_hand_limit(b)

    def spell(self, b: Board, option: int) -> Spelling:
        return ("drop-scout", ()) if option == SCOUT else ("drop", (("card", option),))


@rule("BDN-BAT-1")
def p1_battle(b: Board) -> Flow:
    """BDN-BAT-1: a battle is due when a date was reached or passed in this turn; two, if two."""
    if not b.battles:
        return None
    b.battles -= 1
    return begin_battle(b)


def p1_battle_again(b: Board) -> Flow:
    return Jump("battle") if b.battles else None


@rule("BDN-END-1")
def p1_end(b: Board) -> Flow:
    """BDN-END-1: the game ends after the turn in which the marker has gone past 19.10."""
    return begin_scoring(b) if b.time > b.kit.pack.track.dates[-1].point else None


@rule("BDN-BAT-4")
def p4_other_player(b: Board) -> Flow:
    """BDN-BAT-4: then it is the other player's turn."""
    b.active = 1 - b.active
    b.turn += 1
    return Jump("start")


PROCEDURES = [
    Procedure("setup", ("missions", p3_deal_missions), ("keep", p3_keep), ("cards", p4_deal_cards)),
    Procedure(
        "turn",
        ("start", p1_start),
        ("act", p1_act),
        ("again", p1_again),
        ("display", p3_display),
        ("hand", p2_hand_limit),
        ("battle", p1_battle),
        ("battle again", p1_battle_again),
        ("end of the game", p1_end),
        ("other player", p4_other_player),
    ),
]
FRAMES = [Keep, Replace, Drop]
