"""Event cards: who may use a half, what it needs, and on what it can be played.

Everything here looks at what both sides see, so that a window opens alike whatever is in a hand.
"""

from __future__ import annotations

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import is_held, members
from berthier.games.gloire.counting import entered_from, firing, has_flank, leaders_of
from berthier.games.gloire.ground import is_passable
from berthier.games.gloire.kit import DRY, NOBODY, RAIN, RESERVE
from berthier.games.gloire.lines import armies_of
from berthier.games.gloire.pack_cards import CardHalf
from berthier.games.gloire.records import OPEN, Battle, March
from berthier.games.gloire.sight import face_down, surely_held
from berthier.games.gloire.supply import FULL
from berthier.games.gloire.truce import hastened, is_awaited, is_truce, shifted
from berthier.kernel.rulebook import rule

NONE = -1
COMBAT, ARTILLERY = 0, 1  # which die is rolled again
# What a half is played on, by its effect; the others need nothing to be named.
TARGETS = {
    "add-pf": "nation",
    "lose-pf": "piece",
    "pc": "army",
    "reroll": "fire",
    "supply-decoy": "army",
}


@rule("JDG-A13-CARD-3", off=True)
def is_open_to(b: Board, side: int, row: CardHalf) -> bool:
    """JDG-A13-CARD-3: his own colour or a neutral one, never the enemy's."""
    return row.side in ("neutral", b.kit.side_ids[side])


def is_usable(b: Board, side: int, half: int) -> bool:
    row = b.kit.halves[half]
    return is_open_now(b, side, half) and all(need(b, side, row) for need in NEEDS)


def is_open_now(b: Board, side: int, half: int) -> bool:
    """To this side, in this turn."""
    row = b.kit.halves[half]
    if not is_open_to(b, side, row) or b.turn < row.from_turn:
        return False
    return not row.armistice or is_in_time(b, half)


@rule("JDG-A13-CARD-5", off=True)
def is_in_time(b: Board, half: int) -> bool:
    """JDG-A13-CARD-5: each event of the Armistice once (R110), before it or while it lasts, and not
    if the marker would stay where it is.
    """
    row = b.kit.halves[half]
    if b.spent >> half & 1:
        return False
    if row.effect == "armistice-shift":
        return is_awaited(b) and shifted(b, row.n) != b.truce
    return is_truce(b) and hastened(b, row.n) != b.resumption


# --- needs


def fighting(b: Board) -> Battle | None:
    record = b.records[-1] if b.records else None
    return record if isinstance(record, Battle) else None


def has_leader(b: Board, side: int, row: CardHalf) -> bool:
    """In the battle, in the Force that is being formed, or anywhere on the map."""
    if not row.leader:
        return True
    leader = b.kit.piece[row.leader]
    if b.where[leader] < 0 or b.inside >> leader & 1:
        return False
    record = b.records[-1] if b.records else None
    if isinstance(record, Battle):
        return bool(leaders_of(b, record, side) >> leader & 1)
    if row.when == "activation":
        return isinstance(record, March) and bool(record.stack >> leader & 1)
    return True


def is_attacked_by(b: Board, side: int, row: CardHalf) -> bool:
    """By this leader in person."""
    if not row.against:
        return True
    t = fighting(b)
    if t is None or t.attacker == side:
        return False
    leader = b.kit.piece[row.against]
    unknown = b.where[leader] >= 0 and face_down(b, 1 << leader) != 0
    return unknown or is_led_by(b, t, leader)


def is_led_by(b: Board, t: Battle, leader: int) -> bool:
    """Is he on the field, whatever the other side can see?"""
    return bool(leaders_of(b, t, b.kit.side_of[leader]) >> leader & 1)


def can_decline(b: Board, side: int, row: CardHalf) -> bool:
    """In the open, with a way back that all can see: how many came by a link they cannot."""
    if row.effect != "decline-battle":
        return True
    t = fighting(b)
    if t is None or t.assault != OPEN or t.attacker == side:
        return False
    return any(
        is_passable(b, t.box, other)
        and not surely_held(b, 1 - side, other)
        and not entered_from(b, t.box, other, 1 - side)
        for other, _ in b.kit.near[t.box]
    )


def has_company(b: Board, side: int, row: CardHalf) -> bool:
    """A unit of that nation, or of the Guard, in the battle."""
    if not row.with_nation and not row.with_guard:
        return True
    t = fighting(b)
    if t is None:
        return False
    there = members(t.forces[side])
    kit = b.kit
    if row.with_guard:
        return any(kit.is_guard[piece] for piece in there)
    return any(kit.nation[piece] == row.with_nation for piece in there)


def is_the_hour(b: Board, side: int, row: CardHalf) -> bool:
    """In this sequence, or with a flank attack."""
    if not row.sequences and not row.flank:
        return True
    t = fighting(b)
    if t is None:
        return False
    if row.sequences and t.sequence not in row.sequences:
        return False
    return not row.flank or has_flank(b, t, side)


def has_guns(b: Board, side: int, row: CardHalf) -> bool:
    """A battery joins those that are there."""
    t = fighting(b)
    return row.effect != "artillery-bonus" or (t is not None and firing(b, t, side) > 0)


def holds_box(b: Board, side: int, row: CardHalf) -> bool:
    if not row.holds:
        return True
    box = b.kit.box.get(row.holds, NOBODY)
    return box != NOBODY and b.control[box] == side


def sky_may_turn(b: Board, side: int, row: CardHalf) -> bool:
    return row.effect != "weather" or b.weather in (DRY, RAIN)


NEEDS = [
    has_leader,
    is_attacked_by,
    can_decline,
    has_company,
    is_the_hour,
    has_guns,
    holds_box,
    sky_may_turn,
]


# --- on what


def targets(b: Board, side: int, half: int) -> list[int]:
    """All that a half can be played on; NONE alone if nothing is to be named, nothing if it would
    be played in vain.
    """
    row = b.kit.halves[half]
    if row.effect == "add-pf":
        return nations_in_need(b, row)
    if row.effect == "pc":
        return armies_of(b, side if row.whose == "own" else 1 - side)
    if row.effect == "supply-decoy":
        return [army for army in armies_of(b, 1 - side) if is_well_supplied(b, army)]
    if row.effect == "lose-pf":
        return victims(b, side, row)
    if row.effect == "reroll":
        t = fighting(b)
        guns = t is not None and t.sequence in (2, 4) and firing(b, t, side) > 0
        return [COMBAT, ARTILLERY] if guns else [COMBAT]
    return [NONE]


def nations_in_need(b: Board, row: CardHalf) -> list[int]:
    """Nations with a unit on the map that may be meant; one alone need not be named."""
    kit = b.kit
    there = {kit.nation[piece] for piece in kit.units if b.where[piece] >= 0}
    found = [kit.nations.index(name) for name in row.nations if name in there]
    return [NONE] if found and len(row.nations) == 1 else found


def is_well_supplied(b: Board, army: int) -> bool:
    """Playing blind one cannot know."""
    return not b.unsupplied and (b.supplied[army] == FULL or bool(b.sight))


def victims(b: Board, side: int, row: CardHalf) -> list[int]:
    """The unit that is named, in the battle; or any that is far from help. Of one that lies
    face-down nobody else knows where it is: it may be meant all the same.
    """
    kit = b.kit
    if row.unit:
        piece = kit.piece[row.unit]
        return [piece] if is_hit(b, row, piece) or lies_hidden(b, piece) else []
    return [
        piece
        for piece in kit.own_units[1 - side]
        if b.where[piece] >= 0
        and not kit.is_guard[piece]
        and kit.mover[piece] != RESERVE
        and piece not in kit.decoys
        and (lies_hidden(b, piece) or (is_hit(b, row, piece) and not is_hidden_counter(b, piece)))
    ]


def lies_hidden(b: Board, piece: int) -> bool:
    """A unit of which all know that it is on the map, but not where."""
    return piece in b.kit.units and b.where[piece] >= 0 and face_down(b, 1 << piece) != 0


def is_hidden_counter(b: Board, piece: int) -> bool:
    return face_down(b, 1 << piece) != 0


def is_hit(b: Board, row: CardHalf, piece: int) -> bool:
    """Is it in the battle, or alone?"""
    t = fighting(b)
    if row.unit:
        return t is not None and bool(t.forces[b.kit.side_of[piece]] >> piece & 1)
    return is_alone(b, piece)


def is_alone(b: Board, piece: int) -> bool:
    """In the open, without a leader, away from the enemy."""
    box, side = b.where[piece], b.kit.side_of[piece]
    if box < 0 or b.kit.is_town[box] or b.chiefs[side][box] or piece in b.kit.leaders:
        return False
    return bool(b.pf[piece]) and not is_held(b, 1 - side, box)
