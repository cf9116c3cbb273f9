"""Who would win each mission if the game ended now, for forecasts."""

from __future__ import annotations

from berthier.games.nations import faces
from berthier.games.nations.board import Board
from berthier.games.nations.records import Scoring
from berthier.games.nations.scoring import begin_scoring
from berthier.kernel import flow
from berthier.kernel.events import Journal
from berthier.kernel.forecasts import Outcome


class ScoringAhead:
    """The final comparison, made with the armies as they stand."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.journal = b.journal = Journal()

    def outcome(self) -> Outcome:
        kit, over = self.b.kit, self.b.over
        assert over is not None
        found = {("result", ""): kit.side_ids[over.side]}
        for event in self.journal.events:
            if event.kind is faces.COMPARED:
                mission, _, _, winner, _ = event.everyone
                found["mission", kit.mission_ids[mission]] = kit.side_ids[winner]
        return found


def has_missions(b: Board) -> bool:
    """Has Napoleon chosen them, and is the game going on?"""
    return 0 < len(b.missions) <= len(b.kit.districts) and b.over is None


def scoring_ahead(b: Board, weighed: bool) -> ScoringAhead | None:
    """Turn a position into its final comparison, whatever is asked in it.

    None: an answer is to be weighed, or Napoleon is still choosing his missions.
    """
    if weighed or not has_missions(b):
        return None
    b.double = False  # the first game of a match is compared as if it were the only one
    ahead = ScoringAhead(b)
    if not any(isinstance(record, Scoring) for record in b.records):
        b.records.clear()
        b.stack.clear()
        flow.push(b, begin_scoring(b))
        flow.advance(b)
    return ahead
