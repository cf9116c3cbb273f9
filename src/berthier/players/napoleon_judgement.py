"""Judgement in 1806: march together, strike where the odds are good, rest the tired.

Each kind of question has its own few rules of thumb; `napoleon_marches` and `napoleon_cards` hold
the longer ones.
"""

from __future__ import annotations

from collections.abc import Callable

from berthier.games.napoleon.board import (
    Board,
    combat,
    detached,
    losing,
    march,
    operation,
    recovering,
    resting,
    sharing,
)
from berthier.games.napoleon.manoeuvre import CARD, HERE
from berthier.games.napoleon.operations import ATTACK, DONE, FIGHT, has_passed, has_ready_corps
from berthier.games.napoleon.piles import members, strength
from berthier.kernel import flow
from berthier.kernel.flow import PASS, Option, Question
from berthier.players.napoleon_cards import (
    is_fresh_help,
    keeping,
    play_worth,
    reaction_gain,
    rest_of_zone,
)
from berthier.players.napoleon_ground import Ground, Pile, places
from berthier.players.napoleon_marches import Marches
from berthier.players.napoleon_odds import rest_worth, tiring
from berthier.players.napoleon_temper import TEMPERS, Temper
from berthier.players.napoleon_vedettes import (
    bid,
    place_vedette,
    vedettes_march,
    worth_of_vedette,
)

Rating = Callable[[Option], float]
FULL_CARD = 5  # strength from which a corps brings a second combat card


def rate_napoleon(b: flow.Board, question: Question, offered: list[Option]) -> list[float]:
    """What each option is worth to the seat that is asked."""
    assert isinstance(b, Board)
    judge = JUDGES.get(question.kind)
    if judge is None:
        return [0.0] * len(offered)
    rate = judge(b, question.seat, offered, TEMPERS[question.seat])
    return [rate(option) for option in offered]


# --- operations


def designate(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """The pile that gains most by acting; nobody if that would cost more than passing."""
    marches = Marches(b, side, temper)
    best: dict[int, float] = {}
    for zone in zones_of(b, offered):
        for pile, gain in marches.best_piles(zone):
            for corps in members(pile.corps):
                best[corps] = max(gain, best.get(corps, gain))
    for piece in offered:
        if piece >= b.kit.plain:
            best[piece] = worth_of_vedette(b, side, piece)
    passing = giving_up(b, side, temper)
    return lambda option: passing if option == PASS else best.get(option, -1.0)


def zones_of(b: Board, offered: list[Option]) -> list[int]:
    """Where the corps are that may be designated."""
    return sorted({b.where[one] for one in offered if PASS != one < b.kit.plain})


def giving_up(b: Board, side: int, temper: Temper) -> float:
    """What it is worth to pass: all further operations of the turn may be the enemy's."""
    unanswered = has_ready_corps(b, 1 - side) and not has_passed(b, 1 - side)
    return -temper.tempo if unanswered else 0.0


def join_pile(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Go on towards the best pile that has those who are in it already."""
    o = operation(b)
    if o.scouts:  # one at a time: what one finds, the others need not
        return lambda option: 1.0 if option == DONE else 0.0
    marches = Marches(b, side, temper)
    found = [
        (pile.corps | pile.leaders, gain)
        for pile, gain in marches.best_piles(o.zone)
        if not (o.pile | o.leaders) & ~(pile.corps | pile.leaders)
    ]

    def rate(option: Option) -> float:
        if option == DONE:
            return max((g for whole, g in found if whole == o.pile | o.leaders), default=-2.0)
        return max((g for whole, g in found if whole >> option & 1), default=-3.0)

    return rate


def designated(b: Board) -> Pile:
    o = operation(b)
    return Pile(b, o.zone, o.pile, o.leaders)


def declare(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    if operation(b).scouts:
        return lambda option: 0.0
    marches, pile = Marches(b, side, temper), designated(b)
    fight = marches.fight_gain(pile)
    move = marches.march_gain(pile)
    return lambda option: fight if option == FIGHT else move


def attack_on_the_march(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    gain = Ground(b, side, temper).attack(designated(b), operation(b).zone, marched=1)
    return lambda option: gain if option == ATTACK else 0.0


def march_to(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """The first step towards the best place to end; cards if they help."""
    if operation(b).scouts:
        return vedettes_march(b, side, offered, temper)
    m, pile = march(b), designated(b)
    marches = Marches(b, side, temper)
    points = 1 if m.free_step else m.mp
    steps = [option for option in offered if HERE < option < CARD]
    best: dict[int, float] = {}
    for end in marches.ends(pile, points, m.spent, steps):
        best[end.step] = max(end.worth, best.get(end.step, end.worth))

    def rate(option: Option) -> float:
        if option == HERE:
            return 0.0
        if option >= CARD:
            top = max([0.0, *best.values()])
            return play_worth(b, side, option - CARD, temper) + top
        return best.get(option, -5.0)

    return rate


def retreat_to(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Away from the enemy, to friends and walls."""
    c, ground = combat(b), Ground(b, side, temper)
    pile = Pile(b, c.at, c.pile[side], c.leaders[side])

    def rate(zone: int) -> float:
        worth = -ground.danger(pile, zone) - 2.0 * b.at[1 - side][zone].bit_count()
        worth -= 0.5 * int(b.kit.graph.link[c.at][zone] in b.broken)
        worth += 0.5 * int(b.at[side][zone] != 0)
        if zone in places(b.kit) and not b.at[1 - side][zone]:
            worth += 0.5 if b.control[zone] == side else ground.capture(zone)
        return worth

    return rate


# --- cards


def play_card(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda card: 0.0 if card == PASS else play_worth(b, side, card, temper)


def anticipate(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda card: keeping(b, card)


def recover(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """A card for whoever would lose strength, or for the tired if there are cards enough."""
    most = max((b.kit.recovery[card] for card in b.hand[side]), default=0)
    spare = len(b.hand[side]) - 3

    def rate(corps: Option) -> float:
        if corps == PASS:
            return 0.0
        fatigue = b.fatigue[corps]
        relief = rest_worth(fatigue) - rest_worth(max(0, fatigue - most))
        return relief - (0.3 if spare > 0 else 0.7)

    return rate


def spend_card(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Enough to get below the limit, with the card that will be missed least."""
    fatigue = b.fatigue[recovering(b).corps]

    def rate(card: Option) -> float:
        after = max(0, fatigue - b.kit.recovery[card])
        return rest_worth(fatigue) - rest_worth(after) - keeping(b, card)

    return rate


# --- sharing fatigue and losses


def place_fatigue(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Where it hurts least: the fresh first, nobody over the limit."""
    s = sharing(b)

    def rate(corps: Option) -> float:
        now = b.fatigue[corps] + s.each + s.placed.count(corps)
        return -tiring(now, strength(b, corps))

    return rate


def place_loss(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """The strong bear it, but not the point that brings a combat card; cavalry is spared."""
    placed = [cube >> 1 for cube in losing(b).placed]

    def rate(cube: int) -> float:
        corps = cube >> 1
        left = strength(b, corps) - placed.count(corps)
        worth = 0.05 * left - 0.1 * (cube & 1)
        if left == FULL_CARD:
            worth -= 0.5
        return worth - (1.0 if left == 1 else 0.0)

    return rate


def remove_fatigue(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    placed = resting(b).placed

    def rate(corps: Option) -> float:
        now = max(0, b.fatigue[corps] - placed.count(corps))
        return rest_worth(now) - rest_worth(max(0, now - 1))

    return rate


# --- targets of cards


def inactive(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Those who have least to do, and least to rest from."""
    marches = Marches(b, side, temper)

    def rate(zone: int) -> float:
        gains = [max(0.0, gain) for _, gain in marches.best_piles(zone)]
        tired = sum(rest_worth(b.fatigue[corps]) for corps in members(b.at[side][zone]))
        return -max(gains, default=0.0) - tired - 0.1 * b.at[side][zone].bit_count()

    return rate


def reinforce(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Where a point brings a card, and where the enemy is near."""
    ground = Ground(b, side, temper)

    def rate(corps: int) -> float:
        card = 1.0 if strength(b, corps) == FULL_CARD - 1 else 0.0
        return card + 0.1 * ground.near[1 - side][b.where[corps]]

    return rate


def tend(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """A corps that will rest anyway."""
    return lambda corps: rest_worth(b.fatigue[corps]) + 0.1 * (8 - strength(b, corps))


def supply(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda zone: rest_of_zone(b, side, zone, 2)


def cheer(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda zone: rest_of_zone(b, side, zone, 9)


def enter(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Where a citadel is to be won back, or is most in danger."""
    ground = Ground(b, side, temper)

    def rate(zone: int) -> float:
        guard = ground.cards_at[side][zone]
        return ground.capture(zone) + 0.2 * ground.near[1 - side][zone] - 0.3 * guard

    return rate


def react_with(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    marches = Marches(b, side, temper)
    return lambda piece: -1.0 if piece >= b.kit.plain else reaction_gain(marches, b.where[piece])


def all_join(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda option: 0.0 if option == DONE else 1.0


def react_to(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    d = detached(b)
    marches = Marches(b, side, temper)
    ends = marches.ends(Pile(b, d.zone, d.pile, d.leaders), 1, 0, list(offered))
    found = {end.zone: end.worth for end in ends}
    return lambda zone: found.get(zone, -1.0)


def canon_with(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """The strongest who is fresh; from a citadel only if others stay."""

    def rate(corps: int) -> float:
        zone = b.where[corps]
        leaves = b.at[side][zone] == 1 << corps and zone in places(b.kit)
        fresh = 3.0 if is_fresh_help(b, side, corps) else 0.0
        return fresh + 0.2 * strength(b, corps) - 2.0 * int(leaves)

    return rate


def canon_join(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    return lambda option: 0.0 if option == DONE else -1.0


# --- cards of 1807


def infect(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """Where most are tired already."""

    def rate(zone: int) -> float:
        tired = [tiring(b.fatigue[c], strength(b, c)) for c in members(b.at[1 - side][zone])]
        return sum(tired)

    return rate


def leave_out(b: Board, side: int, offered: list[Option], temper: Temper) -> Rating:
    """The corps that brings least."""
    return lambda corps: -strength(b, corps) + 0.5 * b.fatigue[corps]


JUDGES: dict[str, Callable[[Board, int, list[Option], Temper], Rating]] = {
    "designate": designate,
    "join-pile": join_pile,
    "declare": declare,
    "attack-on-the-march": attack_on_the_march,
    "march-to": march_to,
    "retreat-to": retreat_to,
    "play-card": play_card,
    "anticipate": anticipate,
    "recover": recover,
    "spend-card": spend_card,
    "place-fatigue": place_fatigue,
    "place-loss": place_loss,
    "remove-fatigue": remove_fatigue,
    "inactive": inactive,
    "reinforce": reinforce,
    "tend": tend,
    "supply": supply,
    "cheer": cheer,
    "enter": enter,
    "react-with": react_with,
    "react-join": all_join,
    "react-to": react_to,
    "canon-with": canon_with,
    "canon-join": canon_join,
    "enlist": reinforce,
    "infect": infect,
    "raise": enter,
    "effort-with": react_with,
    "effort-join": all_join,
    "effort-to": react_to,
    "leave-out": leave_out,
    "place-vedette": place_vedette,
    "bid": bid,
}
