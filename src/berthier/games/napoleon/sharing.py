"""Sharing fatigue and losses among the corps of a pile (N06-DEF-9 to -11, -17, N06-COM-12, -13).

Choices are gathered in a record that only the owner sees, one question per part, and applied when
the last one is made.
"""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board, losing, resting, sharing
from berthier.games.napoleon.fog import tell_of, tell_parts
from berthier.games.napoleon.piles import members, score, settle_zone, strength
from berthier.games.napoleon.records import Losing, Resting, Sharing
from berthier.games.napoleon.victory import eliminate, is_spent, victory
from berthier.games.napoleon.winter import lay_on_card
from berthier.kernel.events import Kind, tell_apart
from berthier.kernel.flow import STOP, Flow, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule

# --- fatigue


@rule("N06-DEF-9")
def share_equally(b: Board, side: int, pile: int, total: int, reason: str, netted: int = 0) -> Flow:
    """N06-DEF-9: the same for every corps, the owner places what is left over."""
    count = pile.bit_count()
    if total <= 0 or count == 0:
        return None
    return _share(b, side, pile, total // count, total % count, reason, netted)


@rule("N06-DEF-10")
def share_freely(b: Board, side: int, pile: int, total: int, reason: str) -> Flow:
    """N06-DEF-10: the owner places all of it as he likes."""
    if total <= 0 or pile == 0:
        return None
    return _share(b, side, pile, 0, total, reason, 0)


def _share(b: Board, side: int, pile: int, each: int, rest: int, reason: str, netted: int) -> Flow:
    if pile & (pile - 1) == 0:  # one corps takes all
        each, rest = each + rest, 0
    zone = b.where[members(pile)[0]]
    return enter(b, Sharing(side, zone, pile, each, rest, reason, netted), "sharing", "place")


class PlaceFatigue(Question):
    """One fatigue of what is left over: onto which corps?"""

    __slots__ = ()
    kind = "place-fatigue"
    rules = ("N06-DEF-9", "N06-DEF-10")
    otherwise = Refusal("not-in-the-pile", "N06-DEF-9")

    def candidates(self, b: Board) -> list[int]:
        return members(sharing(b).pile)

    def take(self, b: Board, option: int) -> Flow:
        s = sharing(b)
        s.placed.append(option)
        return self if len(s.placed) < s.rest else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "tire", (("piece", option),)


def p_place_fatigue(b: Board) -> Flow:
    s = sharing(b)
    return PlaceFatigue(s.side) if s.rest else None


def p_apply_fatigue(b: Board) -> Flow:
    s = sharing(b)
    pile = members(s.pile)
    parts = [(corps, s.each + s.placed.count(corps)) for corps in pile]
    for corps, amount in parts:
        b.fatigue[corps] += amount
    if b.journal is not None:
        total = s.each * len(pile) + s.rest
        public = (s.side, s.zone, pile, total, s.each, s.rule)
        own = (s.side, s.zone, total, [part for part in parts if part[1]], s.rule)
        veiled: Kind = faces.FATIGUE_VEILED
        seen: tuple[object, ...] = ()
        if s.rule == "N06-AXE-3":  # the enemy has caused it, and knows how much
            veiled, seen = faces.AXIS_FATIGUE_VEILED, (s.side, s.zone, total, s.rule)
        tell_parts(b, s.side, s.pile, faces.FATIGUE, public, own, veiled, seen)
    return None


def p_eliminate_tired(b: Board) -> Flow:
    """N06-ELI-1; in a simultaneous step all of it waits for the step's end (R06-62)."""
    s = sharing(b)
    if s.netted or not any(is_spent(b, corps) for corps in members(s.pile)):
        return STOP
    eliminate(b, s.side, s.pile)
    return victory(b)


def p_settle_tired(b: Board) -> Flow:
    settle_zone(b, sharing(b).zone)
    return victory(b)


# --- losses


def lose(
    b: Board, side: int, pile: int, total: int, reason: str, netted: int = 0, secret: int = 0
) -> Flow:
    """N06-COM-12: losses, shared equally; no corps loses more than it has (R06-44). What is asked
    for is public, what the pile can bear is not yet.
    """
    if total <= 0 or not any(strength(b, corps) for corps in members(pile)):
        return None
    duty = int(not secret and cavalry_duty(b, pile, total))
    return enter(b, Losing(side, pile, total, reason, duty, netted, secret), "losing", "place")


def bearable(b: Board, pile: int, total: int) -> int:
    """R06-44: what nobody can take is ignored."""
    return min(total, sum(strength(b, corps) for corps in members(pile)))


@rule("N06-COM-13", off=False)
def cavalry_duty(b: Board, pile: int, total: int) -> bool:
    """N06-COM-13: of two losses or more one is cavalry, if some allowed sharing can (R06-45)."""
    if total < 2:
        return False
    corps = members(pile)
    total = bearable(b, pile, total)
    due = {c: min(total // len(corps), strength(b, c)) for c in corps}
    spare = total - sum(due.values())
    return any(b.cavalry[c] and (due[c] or spare) for c in corps)


def _wanted(b: Board, record: Losing) -> int:
    return bearable(b, record.pile, record.total)


def _due(b: Board, record: Losing) -> dict[int, int]:
    """What each corps must still lose for the sharing to be equal."""
    corps = members(record.pile)
    share = _wanted(b, record) // len(corps)
    gone = [cube >> 1 for cube in record.placed]
    return {c: max(0, min(share, strength(b, c)) - gone.count(c)) for c in corps}


@rule("N06-DEF-17")
def has_cube(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-DEF-17: the owner chooses the cube, among those the corps has."""
    corps, arm = option >> 1, option & 1
    held = b.cavalry[corps] if arm else b.infantry[corps]
    return NO_SUCH_CUBE if losing(b).placed.count(option) >= held else None


@rule("N06-COM-12")
def keeps_shares_equal(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-COM-12: what others must still lose may not be used up here."""
    record = losing(b)
    due = _due(b, record)
    left = _wanted(b, record) - len(record.placed)
    return SHARE_FIRST if due[option >> 1] == 0 and left <= sum(due.values()) else None


@rule("N06-COM-13")
def keeps_cavalry_duty(b: Board, question: Question, option: int) -> Refusal | None:
    """N06-COM-13: an infantry cube may go only while a cavalry cube can still follow."""
    record = losing(b)
    if not record.duty or option & 1 or any(cube & 1 for cube in record.placed):
        return None
    due = _due(b, record)
    corps = option >> 1
    spare = _wanted(b, record) - len(record.placed) - 1 - sum(due.values())
    if due[corps]:
        due[corps] -= 1
        spare += 1
    can = any(b.cavalry[c] and (due[c] or spare > 0) for c in due)
    return None if can else CAVALRY_FIRST


NO_SUCH_CUBE = Refusal("no-such-cube", "N06-DEF-17")
SHARE_FIRST = Refusal("share-first", "N06-COM-12")
CAVALRY_FIRST = Refusal("cavalry-first", "N06-COM-13")


class PlaceLoss(Question):
    """One loss: which corps, which cube?"""

    __slots__ = ()
    kind = "place-loss"
    rules = ("N06-COM-12", "N06-COM-13", "N06-DEF-17")
    checks = (has_cube, keeps_shares_equal, keeps_cavalry_duty)
    otherwise = Refusal("not-in-the-pile", "N06-COM-12")
    guarded = True

    def candidates(self, b: Board) -> list[int]:
        return [cube for corps in members(losing(b).pile) for cube in (2 * corps, 2 * corps + 1)]

    def take(self, b: Board, option: int) -> Flow:
        record = losing(b)
        record.placed.append(option)
        return self if len(record.placed) < _wanted(b, record) else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "lose", (("piece", option >> 1), ("arm", option & 1))


def p_place_losses(b: Board) -> Flow:
    return PlaceLoss(losing(b).side)


@rule("N06-VIC-2")
def score_losses(b: Board, record: Losing) -> None:
    """N06-VIC-2: a point for each enemy strength point."""
    score(b, 1 - record.side, len(record.placed), "N06-VIC-2")


def p_apply_losses(b: Board) -> Flow:
    record = losing(b)
    for cube in record.placed:
        arms = b.cavalry if cube & 1 else b.infantry
        arms[cube >> 1] -= 1
    if b.journal is not None:
        parts = [(cube >> 1, cube & 1) for cube in record.placed]
        own = (record.side, parts, record.rule)
        if record.secret:
            public = (record.side, len(record.placed), record.rule)
            tell_apart(b, faces.LOST_UNSEEN, public, 1 << record.side, own)
        else:
            seen = (record.side, members(record.pile), len(record.placed), record.rule)
            tell_apart(b, faces.LOST, seen, 1 << record.side, own)
    score_losses(b, record)
    lay_on_card(b, record.side, len(record.placed))
    return None


def p_eliminate_lost(b: Board) -> Flow:
    """N06-ELI-1, N06-COM-15: at once, but for a simultaneous step."""
    record = losing(b)
    if record.netted:
        return None
    for zone in eliminate(b, record.side, record.pile):
        settle_zone(b, zone)
    return victory(b)


# --- removing fatigue by choice


def rest(b: Board, side: int, pile: int, total: int, reason: str) -> Flow:
    """Remove fatigues from corps that the owner chooses (Courage, Fourrager, Ravitaillement)."""
    if total <= 0 or pile == 0:
        return None
    return enter(b, Resting(side, pile, total, reason), "resting", "place")


class RemoveFatigue(Question):
    """One fatigue to remove: from which corps?"""

    __slots__ = ()
    kind = "remove-fatigue"
    rules = ("N06-DEF-11",)
    otherwise = Refusal("not-in-the-pile", "N06-DEF-11")

    def candidates(self, b: Board) -> list[int]:
        return members(resting(b).pile)

    def take(self, b: Board, option: int) -> Flow:
        record = resting(b)
        record.placed.append(option)
        return self if len(record.placed) < record.left else None

    def spell(self, b: Board, option: int) -> Spelling:
        return "rest", (("piece", option),)


def p_place_rest(b: Board) -> Flow:
    return RemoveFatigue(resting(b).side)


@rule("N06-DEF-11")
def remove_fatigue(b: Board, corps: int, amount: int) -> None:
    """N06-DEF-11: never below 0, the excess is lost."""
    b.fatigue[corps] = max(0, b.fatigue[corps] - amount)


def p_apply_rest(b: Board) -> Flow:
    record = resting(b)
    placed = [(corps, record.placed.count(corps)) for corps in members(record.pile)]
    parts = [(corps, min(amount, b.fatigue[corps])) for corps, amount in placed]
    for corps, amount in placed:
        remove_fatigue(b, corps, amount)
    tell_rest(b, record.side, record.pile, record.left, parts, record.rule)
    return None


def tell_rest(
    b: Board, side: int, pile: int, total: int, parts: list[tuple[int, int]], reason: str
) -> None:
    public = (side, members(pile), total, reason)
    own = (side, [part for part in parts if part[1]], reason)
    if reason == "N06-CARD-FOURRAGER":  # how much is left to remove tells what the march cost
        tell_parts(b, side, pile, faces.RESTED, public, own, faces.FORAGED_VEILED, ())
    else:
        tell_parts(b, side, pile, faces.RESTED, public, own, faces.RESTED_VEILED, (side, reason))


def tell_gained(b: Board, corps: int, reason: str) -> None:
    """A strength point more; under the fog nobody else learns whose (inventory 0.4)."""
    side = b.kit.side_of[corps]
    seen = (side, 1, reason)
    tell_of(b, side, 1 << corps, faces.GAINED, (corps, 1, reason), faces.GAINED_VEILED, seen)


PROCEDURES = [
    Procedure(
        "sharing",
        ("place", p_place_fatigue),
        ("apply", p_apply_fatigue),
        ("eliminate", p_eliminate_tired),
        ("settle", p_settle_tired),
        record=Sharing,
    ),
    Procedure(
        "losing",
        ("place", p_place_losses),
        ("apply", p_apply_losses),
        ("eliminate", p_eliminate_lost),
        record=Losing,
    ),
    Procedure("resting", ("place", p_place_rest), ("apply", p_apply_rest), record=Resting),
]
FRAMES = [PlaceFatigue, PlaceLoss, RemoveFatigue]
