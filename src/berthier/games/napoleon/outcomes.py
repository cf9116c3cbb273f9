"""How a combat ends, for forecasts: read from a position that is played on by itself."""

from __future__ import annotations

from collections.abc import Sequence

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.records import Combat
from berthier.kernel.events import Event, Journal, Kind
from berthier.kernel.flow import Call
from berthier.kernel.forecasts import CALLED_OFF, NOBODY, NONE, Outcome

# What is weighed if nothing else is said.
DECLARED = {"attack-on-the-march": "attack", "declare": "fight"}


class CombatAhead:
    """The combat of an operation that is going on, or will come by the next answer."""

    def __init__(self, b: Board) -> None:
        self.b = b
        self.journal = b.journal = Journal()
        self.before = [strength_of(b, side) for side in (0, 1)]
        self.running = next((r for r in b.records if isinstance(r, Combat)), None)

    def outcome(self) -> Outcome:
        """Who has won, what it cost from now on, who had to go back and was pursued."""
        b, names = self.b, self.b.kit.side_ids
        found = {("winner", ""): self.winner()}
        if found["winner", ""] == NONE:
            return found
        retreated = [event.everyone[0] for event in self.told(faces.RETREATED)]
        if self.running is not None and self.running.path:
            retreated.append(self.running.loser)
        pursued = [event.everyone[0] for event in self.told(faces.PURSUIT) if event.everyone[1]]
        found["retreat", ""] = names[retreated[0]] if retreated else NOBODY
        found["pursuit", ""] = names[pursued[0]] if pursued else NOBODY
        eliminated = [b.kit.side_of[event.everyone[0]] for event in self.told(faces.ELIMINATED)]
        for side in (0, 1):
            found["losses", names[side]] = str(self.before[side] - strength_of(b, side))
            found["corps", names[side]] = str(eliminated.count(side))
        return found

    def told(self, kind: Kind) -> Sequence[Event]:
        return [event for event in self.journal.events if event.kind is kind]

    def winner(self) -> str:
        """By the losses inflicted: a game that ends by them has no other victor of the combat."""
        if self.running is None and not self.told(faces.COMBAT):
            return NONE
        if self.told(faces.CALLED_OFF):
            return CALLED_OFF
        losses = [0, 0] if self.running is None else self.running.losses[:]
        for event in self.told(faces.RESULT):
            losses[event.everyone[0]] = event.everyone[1]
        if losses[0] == losses[1]:
            return NOBODY
        return self.b.kit.side_ids[0 if losses[0] < losses[1] else 1]


def strength_of(b: Board, side: int) -> int:
    """All strength points of a side that are on the map."""
    return sum(b.infantry[n] + b.cavalry[n] for n in b.kit.corps[side] if b.where[n] >= 0)


def is_combat(b: Board) -> bool:
    return any(isinstance(record, Combat) for record in b.records)


def combat_ahead(b: Board, weighed: bool) -> CombatAhead | None:
    """Cut a position down to the operation that is going on: with it the sample ends.

    None: no combat is going on, and none can come of the answer that is weighed.
    """
    for at, frame in enumerate(b.stack):
        if isinstance(frame, Call) and frame.procedure == "operation":
            del b.stack[:at]
            return CombatAhead(b) if weighed or is_combat(b) else None
    return None
