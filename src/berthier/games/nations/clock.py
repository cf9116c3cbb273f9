"""The time track (BDN-DAT): who pushes it, and what happens on its dates."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import Board, seat_of
from berthier.games.nations.kit import FRENCH
from berthier.kernel.events import tell
from berthier.kernel.flow import Effect, Flow, Frame, Question, Refusal, Spelling
from berthier.kernel.rulebook import rule


@rule("BDN-DAT-1", off=[])
def advance_time(b: Board, points: int) -> list[Frame]:
    """BDN-DAT-1: the marker goes on, one point at a time; it stops past the last date."""
    found: list[Frame] = []
    for _ in range(points):
        if b.time >= b.kit.pack.track.last_point:
            break
        b.time += 1
        tell(b, faces.CLOCK, b.time)
        found += reach_date(b)
    return found


class Tick(Effect):
    """Time goes on, when its turn comes."""

    __slots__ = ("points",)
    kind = "tick"

    def __init__(self, points: int) -> None:
        self.points = points

    def run(self, b: Board) -> Flow:
        return advance_time(b, self.points)


def reach_date(b: Board) -> list[Frame]:
    """What a date brings at once; a battle waits for the end of the turn."""
    for number, date in enumerate(b.kit.pack.track.dates):
        if date.point == b.time:
            tell(b, faces.DATE, number)
            b.battles += int(date.battle)
            return reveal_on_date(b) if date.reveal else []
    return []


@rule("BDN-DAT-2", off=[])
def reveal_on_date(b: Board) -> list[Frame]:
    """BDN-DAT-2: from 15.10 to 19.10 Napoleon reveals a mission of his choice."""
    return [Reveal(seat_of(b, FRENCH))]


class Reveal(Question):
    """Which mission is revealed?"""

    __slots__ = ()
    kind = "reveal"
    rules = ("BDN-DAT-2",)
    otherwise = Refusal("not-your-mission", "BDN-DAT-2")

    def candidates(self, b: Board) -> list[int]:
        return [mission for mission in b.missions if mission not in b.revealed]

    def take(self, b: Board, option: int) -> Flow:
        reveal(b, option)
        return None

    def blocked(self, b: Board) -> Flow:
        """All are revealed already (only in described positions)."""
        return None

    def spell(self, b: Board, option: int) -> Spelling:
        return "reveal", (("mission", option),)


def reveal(b: Board, mission: int) -> None:
    b.revealed.append(mission)
    tell(b, faces.MISSION, mission, b.kit.mission_zone[mission])


FRAMES = [Tick, Reveal]
