"""The end: which missions are held (BDN-SCR), the advanced rules (BDN-ADV), and who has won."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import Board, empty, scoring, seat_of
from berthier.games.nations.clock import reveal
from berthier.games.nations.kit import ALLIED, FRENCH
from berthier.games.nations.records import Scoring
from berthier.games.nations.tiles import score, tiles_of, touching
from berthier.kernel.events import tell
from berthier.kernel.flow import (
    Call,
    Flow,
    Over,
    Procedure,
    Question,
    Refusal,
    Spelling,
    enter,
)
from berthier.kernel.rulebook import rule


def begin_scoring(b: Board) -> Flow:
    """BDN-END-1: unrevealed missions are revealed for scoring."""
    for mission in sorted(m for m in b.missions if m not in b.revealed):
        reveal(b, mission)
    return enter(b, Scoring([-1] * len(b.state)), "scoring", "french")


def held(b: Board) -> dict[int, int]:
    """The missions with a French tile on their zone, and that tile."""
    found = {}
    for mission in sorted(b.missions):
        army = b.tile_at[b.kit.mission_zone[mission]]
        if army >= 0 and b.kit.side_of[army] == FRENCH:
            found[mission] = army
    return found


@rule("BDN-SCR-2", off=[])
def supports(b: Board, army: int) -> list[int]:
    """BDN-SCR-2: missions whose tile touches an Allied tile that this French tile touches too."""
    missions = held(b)
    if army in missions.values():
        return []  # a tile on a mission zone supports nothing else (BDN-SCR-3)
    enemies = set(touching(b, army))
    return [m for m, tile in missions.items() if enemies & set(touching(b, tile))]


@rule("BDN-SCR-1", off=[])
def opposes(b: Board, army: int) -> list[int]:
    """BDN-SCR-1: missions whose French tile this Allied tile touches."""
    touched = set(touching(b, army))
    return [m for m, tile in held(b).items() if tile in touched]


def choices(b: Board, army: int) -> list[int]:
    return supports(b, army) if b.kit.side_of[army] == FRENCH else opposes(b, army)


@rule("BDN-SCR-3")
def assign(b: Board, side: int) -> Flow:
    """BDN-SCR-3: a tile that could count for several missions counts for one, of its owner's
    choice; Napoleon decides first.
    """
    record = scoring(b)
    for army in tiles_of(b, side):
        found = choices(b, army)
        if found and record.counts_for[army] < 0:
            return CountFor(seat_of(b, side), army)
    return None


def p3_french(b: Board) -> Flow:
    return assign(b, FRENCH)


def p3_allied(b: Board) -> Flow:
    return assign(b, ALLIED)


class CountFor(Question):
    """For which mission does this tile count?"""

    __slots__ = ("army",)
    kind = "count-for"
    rules = ("BDN-SCR-3",)
    otherwise = Refusal("not-in-contact", "BDN-SCR-3")

    def __init__(self, seat: int, army: int) -> None:
        self.seat = seat
        self.army = army

    def candidates(self, b: Board) -> list[int]:
        return choices(b, self.army)

    def take(self, b: Board, option: int) -> Flow:
        scoring(b).counts_for[self.army] = option
        tell(b, faces.COUNTS, self.army, b.kit.mission_zone[option])
        return assign(b, b.kit.side_of[self.army])

    def spell(self, b: Board, option: int) -> Spelling:
        return "count", (("zone", b.kit.mission_zone[option]),)


@rule("BDN-ADV-1", "BDN-ADV-2", off=0)
def terrain_value(b: Board, army: int) -> int:
    """BDN-ADV-1, -2: in the final comparison the ground changes a tile's strength."""
    return b.kit.bonus[b.kit.terrain[b.where[army]]][b.arm[army]] if b.advanced else 0


@rule("BDN-ADV-3", off=0)
def power(b: Board, army: int) -> int:
    """BDN-ADV-3: never below 0."""
    return max(0, b.strength[army] + terrain_value(b, army))


@rule("BDN-SCR-4")
def p4_compare(b: Board) -> Flow:
    """BDN-SCR-1, -4: per mission the powers are compared; a tie holds it."""
    counts_for, tiles = scoring(b).counts_for, held(b)
    for mission in sorted(b.missions):
        powers = [0, 0]
        for army, counted in enumerate(counts_for):
            if counted == mission:
                powers[b.kit.side_of[army]] += power(b, army)
        if mission in tiles:
            powers[FRENCH] += power(b, tiles[mission])
        fulfilled = mission in tiles and powers[FRENCH] >= powers[ALLIED]
        winner = FRENCH if fulfilled else ALLIED
        points = b.kit.mission_vp[mission][winner]
        tell(b, faces.COMPARED, mission, powers[FRENCH], powers[ALLIED], winner, points)
        score(b, winner, points, "BDN-SCR-4")
    tell(b, faces.FINAL, *b.vp)
    return None


@rule("BDN-SCR-6")
def p6_second_game(b: Board) -> Flow:
    """BDN-SCR-6: in a match of two games the sides are swapped; more points as Napoleon win."""
    if not b.double:
        return None
    if b.game == 0:
        return swap_sides(b)
    first, second = b.first_score, b.vp[FRENCH]
    winner = -1 if first == second else 0 if first > second else 1
    return Over(winner, "BDN-SCR-6")


def swap_sides(b: Board) -> Flow:
    """Everything begins anew, with the other player as Napoleon."""
    fresh = empty(b.kit)
    kept = (b.advanced, b.double, b.vp[FRENCH])
    for name in b.saved:
        setattr(b, name, getattr(fresh, name))
    b.advanced, b.double, b.first_score = kept
    b.game = 1
    tell(b, faces.GAME, 2)
    return [Call("setup", "missions")]


@rule("BDN-SCR-5")
def p5_winner(b: Board) -> Flow:
    """BDN-SCR-5: Napoleon wins with strictly more points; a tie is an Allied win."""
    return Over(FRENCH if b.vp[FRENCH] > b.vp[ALLIED] else ALLIED, "BDN-SCR-5")


PROCEDURES = [
    Procedure(
        "scoring",
        ("french", p3_french),
        ("allied", p3_allied),
        ("compare", p4_compare),
        ("match", p6_second_game),
        ("winner", p5_winner),
        record=Scoring,
    )
]
FRAMES = [CountFor]
