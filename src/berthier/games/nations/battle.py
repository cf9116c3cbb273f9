"""The battles of 16 and 18 October (BDN-BAT)."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import GONE, Board, battle, seat_of
from berthier.games.nations.kit import ALLIED, FRENCH
from berthier.games.nations.records import Battle
from berthier.games.nations.tiles import note_complete, tiles_of, touching
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow, Procedure, Question, Refusal, Spelling, enter
from berthier.kernel.rulebook import rule


def begin_battle(b: Board) -> Flow:
    fighting = [a for side in (FRENCH, ALLIED) for a in tiles_of(b, side) if touching(b, a)]
    tell(b, faces.BATTLE, fighting)
    return enter(b, Battle([0] * len(b.state), []), "battle", "french")


@rule("BDN-BAT-2")
def gather(b: Board, side: int) -> Flow:
    """BDN-BAT-2: each enemy tile that touches this side deals it one damage."""
    battle(b).queue = [army for army in tiles_of(b, 1 - side) if touching(b, army)]
    return None


def p2_french(b: Board) -> Flow:
    """The French choose first, before any tile is removed."""
    return gather(b, FRENCH)


def p2_allied(b: Board) -> Flow:
    return gather(b, ALLIED)


def p2_take(b: Board) -> Flow:
    """The side that is hit chooses which of its tiles touching the enemy takes the damage."""
    queue = battle(b).queue
    if not queue:
        return None
    return TakeDamage(seat_of(b, 1 - b.kit.side_of[queue[0]]), queue[0])


class TakeDamage(Question):
    """Which tile takes the damage of this enemy?"""

    __slots__ = ("army",)
    kind = "take-damage"
    rules = ("BDN-BAT-2",)
    otherwise = Refusal("not-in-contact", "BDN-BAT-2")

    def __init__(self, seat: int, army: int) -> None:
        self.seat = seat
        self.army = army  # the enemy who strikes

    def candidates(self, b: Board) -> list[int]:
        return touching(b, self.army)

    def take(self, b: Board, option: int) -> Flow:
        record = battle(b)
        record.damage[option] += 1
        record.queue.pop(0)
        return p2_take(b)

    def spell(self, b: Board, option: int) -> Spelling:
        return "hit", (("army", option),)


@rule("BDN-BAT-3")
def p3_apply(b: Board) -> Flow:
    """BDN-BAT-3: damage is simultaneous; a tile below 1 leaves the game, its zone is free."""
    for army, damage in enumerate(battle(b).damage):
        if damage:
            b.strength[army] -= damage
            tell(b, faces.DAMAGE, army, damage, max(0, b.strength[army]))
    for army, damage in enumerate(battle(b).damage):
        if damage and b.strength[army] < 1:
            tell(b, faces.LOST, army, b.where[army])
            b.tile_at[b.where[army]] = -1
            b.tiles[b.kit.side_of[army]] &= ~(1 << b.where[army])
            b.state[army], b.where[army], b.strength[army] = GONE, -1, 0
    note_complete(b)
    return None


PROCEDURES = [
    Procedure(
        "battle",
        ("french", p2_french),
        ("french take", p2_take),
        ("allied", p2_allied),
        ("allied take", p2_take),
        ("apply", p3_apply),
        record=Battle,
    )
]
FRAMES = [TakeDamage]
