"""Red cards that are new in Napoléon 1807 (chapter 14)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.kit import COALITION, FRENCH
from berthier.games.napoleon.piles import score
from berthier.games.napoleon.playing import effect, keep_for_turn
from berthier.games.napoleon.victory import victory
from berthier.kernel.events import tell
from berthier.kernel.flow import Flow
from berthier.kernel.rulebook import rule


@effect("froid")
@rule("N07-CARD-FROID")
def froid(b: Board) -> Flow:
    """In force this turn: see `weather.freeze`."""
    keep_for_turn(b)
    return None


@effect("impatience-a-paris")
@rule("N07-CARD-IMPATIENCE-A-PARIS")
def impatience_a_paris(b: Board) -> Flow:
    """The track goes up by one at once."""
    score(b, COALITION, 1, "N07-CARD-IMPATIENCE-A-PARIS")
    return victory(b)


@effect("neige")
@rule("N07-CARD-NEIGE", "N07-WEA-1")
def neige(b: Board) -> Flow:
    """In force for the turn: see `weather.for_snow` and `weather.decide_mud`."""
    keep_for_turn(b)
    return None


@effect("reddition")
@rule("N07-CARD-REDDITION", "N07-CIT-2")
def reddition(b: Board) -> Flow:
    """Graudenz, if besieged, becomes French; the siege is over (R07-34)."""
    zone = b.kit.zone.get("graudenz", -1)
    if zone not in b.sieges or b.control[zone] != COALITION:
        return None
    b.control[zone] = FRENCH
    b.sieges.remove(zone)
    tell(b, faces.SURRENDERED, FRENCH, zone)
    score(b, FRENCH, 1, "N07-CARD-REDDITION")
    return victory(b)
