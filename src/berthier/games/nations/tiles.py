"""Army tiles (BDN-TIL): an army with one marker left becomes a tile, and what that sets off."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import GONE, IN_HAND, ON_MAP, TILE, Board, put_tile, seat_of
from berthier.games.nations.clock import advance_time
from berthier.games.nations.kit import ANY, ARMS
from berthier.kernel.events import tell
from berthier.kernel.flow import STOP, Flow, Frame, Jump, Procedure, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


@rule("BDN-TIL-1", off=[])
def reduced(b: Board) -> list[int]:
    """BDN-TIL-1: armies with exactly one marker left."""
    marks = b.marks
    return [a for a, s in enumerate(b.state) if s == ON_MAP and marks[a] & (marks[a] - 1) == 0]


@rule("BDN-TIL-2")
def p2_next_tile(b: Board) -> Flow:
    """BDN-TIL-2: they become tiles, also the opponent's; the active player chooses the order."""
    waiting = reduced(b)
    if not waiting:
        return STOP
    return NextTile(seat_of(b, b.active)) if len(waiting) > 1 else list(place_tile(b, waiting[0]))


def p2_again(b: Board) -> Flow:
    return Jump("next")


class NextTile(Question):
    """Which army becomes a tile first?"""

    __slots__ = ()
    kind = "next-tile"
    rules = ("BDN-TIL-2",)
    otherwise = Refusal("not-reduced", "BDN-TIL-2")

    def candidates(self, b: Board) -> list[int]:
        return reduced(b)

    def take(self, b: Board, option: int) -> Flow:
        return list(place_tile(b, option))

    def spell(self, b: Board, option: int) -> Spelling:
        return "tile", (("army", option),)


def place_tile(b: Board, army: int) -> list[Frame]:
    """BDN-TIL-1, -4, -7: the tile takes the zone of the last marker and stays there."""
    zone = b.marks[army].bit_length() - 1
    b.marks[army] = 0
    put_tile(b, army, zone)
    side = b.kit.side_of[army]
    tell(b, faces.TILE, side, army, zone)
    clear_zone(b, zone)
    note_complete(b)
    frames = reward(b, side)
    return [*choose_arm(b, army), *frames]


@rule("BDN-TIL-1")
def clear_zone(b: Board, zone: int) -> None:
    """BDN-TIL-1: every other marker in the zone, of both sides, is removed."""
    cleared = [army for army, mask in enumerate(b.marks) if mask >> zone & 1]
    for army in cleared:
        b.marks[army] &= ~(1 << zone)
    if cleared:
        tell(b, faces.CLEARED, zone, cleared)
    for army in cleared:
        return_card(b, army)


@rule("BDN-TIL-3")
def return_card(b: Board, army: int) -> None:
    """BDN-TIL-3: an army whose last marker disappears gives its card back to its owner."""
    if b.marks[army] == 0:
        b.state[army] = IN_HAND
        tell(b, faces.RETURNED, army)


@rule("BDN-TIL-5", off=[])
def reward(b: Board, side: int) -> list[Frame]:
    """BDN-TIL-5: an own tile in one's own turn brings a point, a scout and time; else nothing."""
    if side != b.active:
        return []
    score(b, side, b.kit.pack.constants.vp_per_tile, "BDN-TIL-5")
    gain_scout(b, side)
    return advance_time(b, 1)


def score(b: Board, side: int, points: int, reason: str) -> None:
    b.vp[side] += points
    tell(b, faces.POINT, side, points, b.vp[side], reason)


@rule("BDN-SCO-3")
def gain_scout(b: Board, side: int) -> None:
    """BDN-SCO-3: a scout, while the supply lasts."""
    if b.supply:
        b.supply -= 1
        b.scouts[side] += 1
        tell(b, faces.SCOUT, side, b.supply)


@rule("BDN-TIL-6", off=[])
def choose_arm(b: Board, army: int) -> list[Frame]:
    """BDN-TIL-6: the owner of Napoléon or Schwarzenberg fixes the type of the tile."""
    if b.kit.arm[army] != ANY:
        return []
    return [ChooseArm(seat_of(b, b.kit.side_of[army]), army)]


class ChooseArm(Question):
    """Infantry, artillery or cavalry?"""

    __slots__ = ("army",)
    kind = "choose-arm"
    rules = ("BDN-TIL-6",)
    otherwise = Refusal("not-an-arm", "BDN-TIL-6")

    def __init__(self, seat: int, army: int) -> None:
        self.seat = seat
        self.army = army

    def candidates(self, b: Board) -> list[int]:
        return list(range(len(ARMS)))

    def take(self, b: Board, option: int) -> Flow:
        b.arm[self.army] = option
        tell(b, faces.ARM, self.army, option)
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "arm", (("arm", option),)


def note_complete(b: Board) -> None:
    """Remember since which turn a side has nothing left to bring (BDN-TRN-4)."""
    for side in (0, 1):
        if b.complete[side] < 0 and all(b.state[a] in (TILE, GONE) for a in b.kit.own[side]):
            b.complete[side] = b.turn


def touching(b: Board, army: int) -> list[int]:
    """The enemy tiles next to a tile."""
    side = b.kit.side_of[army]
    near = (b.tile_at[zone] for zone in b.kit.graph.near[b.where[army]])
    return [other for other in near if other >= 0 and b.kit.side_of[other] != side]


def tiles_of(b: Board, side: int) -> list[int]:
    return [army for army in b.kit.own[side] if b.state[army] == TILE]


PROCEDURES = [Procedure("cascade", ("next", p2_next_tile), ("again", p2_again))]
FRAMES = [NextTile, ChooseArm]
