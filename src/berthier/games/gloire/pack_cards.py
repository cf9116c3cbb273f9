"""Event cards as rows of a pack (JDG-A13-CARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from berthier.kernel.packs import Fault, known

if TYPE_CHECKING:
    from berthier.games.gloire.pack import Pack

Moment = Literal[
    "own-command",
    "enemy-command",
    "activation",
    "movement",
    "any",
    "before-battle",
    "before-dice",
    "after-dice",
    "morale",
    "pursuit",
]
Operation = Literal[
    "add-pf",
    "armistice-shift",
    "artillery-bonus",
    "combat-column",
    "combat-die",
    "decline-battle",
    "free-engineering",
    "leader-ride",
    "lose-pf",
    "morale-pass",
    "no-stragglers",
    "pc",
    "pursuit-cancel",
    "recover",
    "reroll",
    "resumption-shift",
    "supply-decoy",
    "weather",
]


class CardHalf(Struct, frozen=True, forbid_unknown_fields=True):
    """One event of a card: who may use it, when, and what it needs. What is left out is not asked.

    `leader`: of one's own, in the battle, the Force or on the map; `against`: an enemy who attacks.
    `arm`, `guard`, `nations` limit who receives strength; `unit` who loses it.
    """

    id: str
    fr: str
    en: str
    text_fr: str
    text_en: str
    side: Literal["french", "coalition", "neutral"]
    when: Moment
    effect: Operation
    n: int = 0
    armistice: bool = False
    nations: list[str] = []
    arm: Literal["", "infantry", "cavalry"] = ""
    guard: bool = True
    whose: Literal["own", "enemy"] = "own"
    leader: str = ""
    against: str = ""
    unit: str = ""
    with_nation: str = ""
    with_guard: bool = False
    sequences: list[int] = []
    flank: bool = False
    holds: str = ""
    from_turn: int = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An event card: whoever plays it uses one of its halves (JDG-A13-CARD-2, -3)."""

    number: int
    source: Literal["rulebook", "public", "history", "reconstructed"]
    halves: list[CardHalf]


# JDG-A13-CARD-6: which cards carry which event of the Armistice.
SHIFTS, RESUMPTIONS = (11, 12, 13, 14), (15, 16)


def cards_are_whole(pack: Pack) -> Iterator[Fault]:
    """Numbered in order, two halves each, and the Armistice where the book has it."""
    ids: set[str] = set()
    for i, card in enumerate(pack.cards):
        if card.number != i + 1:
            yield f"cards[{i}].number", str(i + 1), str(card.number)
        if len(card.halves) != 2:
            yield f"cards[{i}].halves", "2 halves", str(len(card.halves))
        shifts = [half.effect for half in card.halves if half.armistice]
        wanted = "armistice-shift" if card.number in SHIFTS else "resumption-shift"
        if shifts != ([wanted] if card.number in SHIFTS + RESUMPTIONS else []):
            yield f"cards[{i}]", f"{wanted} on cards 11 to 16", ", ".join(shifts) or "none"
        for j, half in enumerate(card.halves):
            if half.id in ids:
                yield f"cards[{i}].halves[{j}].id", "an id of its own", half.id
            ids.add(half.id)
            yield from half_is_known(pack, f"cards[{i}].halves[{j}]", half)


def half_is_known(pack: Pack, path: str, half: CardHalf) -> Iterator[Fault]:
    """What a half names is in the box."""
    leaders = {row.id for row in pack.leaders}
    nations = {row.nation for row in pack.units}
    for field in ("leader", "against"):
        if getattr(half, field):
            yield from known(f"{path}.{field}", getattr(half, field), leaders, "a leader")
    if half.unit:
        yield from known(f"{path}.unit", half.unit, {row.id for row in pack.units}, "a unit")
    if half.holds and pack.scenarios:  # a position may bring a smaller map
        yield from known(f"{path}.holds", half.holds, {row.id for row in pack.boxes}, "a box")
    for name in [*half.nations, *([half.with_nation] if half.with_nation else [])]:
        yield from known(f"{path}.nations", name, nations, "a nation")


def decks_are_of_cards(pack: Pack) -> Iterator[Fault]:
    """JDG-A13-CARD-1: each scenario names its cards."""
    numbers = {card.number for card in pack.cards}
    for i, row in enumerate(pack.scenarios):
        for j, number in enumerate(row.event_deck):
            if number not in numbers:
                yield f"scenarios[{i}].event_deck[{j}]", "an event card", str(number)
        if len(set(row.event_deck)) != len(row.event_deck):
            yield f"scenarios[{i}].event_deck", "each card once", str(row.event_deck)
