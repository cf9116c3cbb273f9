"""Rain, snow, mud and cold of Napoléon 1807 (chapters 4 and 6 of its inventory)."""

from __future__ import annotations

from berthier.games.napoleon import faces
from berthier.games.napoleon.board import Board
from berthier.games.napoleon.decks import in_force
from berthier.games.napoleon.sharing import share_equally
from berthier.games.napoleon.victory import eliminate, victory_by_deaths
from berthier.kernel.events import tell, tell_apart
from berthier.kernel.flow import Flow
from berthier.kernel.rulebook import rule


@rule("N07-WEA-1", off=False)
def is_wet(b: Board) -> bool:
    """N07-WEA-1: rain or snow has taken effect this turn; cold is no weather (N07-WEA-4)."""
    return bool(b.slot) and (in_force(b, "pluie") or in_force(b, "neige"))


@rule("N07-WEA-2", "N07-WEA-4", "N07-CARD-BOUE")
def decide_mud(b: Board) -> None:
    """N07-WEA-2: mud after rain or snow, unless it rains or snows again; decided when the draw
    phase is over (R07-07).
    """
    if b.wet and not is_wet(b):
        b.mud = 1
        tell(b, faces.MUD, b.turn)


@rule("N07-REC-5")
def note_weather(b: Board) -> None:
    """N07-REC-5: the weather of the turn is noted for the next one; mud causes no mud (R07-07)."""
    b.wet, b.mud = int(is_wet(b)), 0


@rule("N07-CARD-BOUE", "N07-WEA-3")
def tire_in_mud(b: Board, side: int, pile: int) -> Flow:
    """N07-CARD-BOUE: each corps that is activated takes one fatigue at once (R07-22)."""
    return share_equally(b, side, pile, pile.bit_count(), "N07-CARD-BOUE") if b.mud else None


@rule("N07-CARD-BOUE", "N07-WEA-3", off=0)
def for_mud(b: Board, side: int, pile: int, leaders: int) -> int:
    """N07-MAN-2: two points less in mud, for vedettes too."""
    return -2 if b.mud else 0


@rule("N07-CARD-NEIGE", "N07-WEA-3", off=0)
def for_snow(b: Board, side: int, pile: int, leaders: int) -> int:
    """N07-MAN-2: one point less in snow."""
    return -1 if in_force(b, "neige") else 0


@rule("N07-REC-0", "N07-CARD-FROID")
def freeze(b: Board) -> Flow:
    """N07-REC-0, N07-CARD-FROID: before any recovery each activated corps takes a fatigue."""
    if not b.slot or not in_force(b, "froid"):
        return None
    zones = []
    for side in (0, 1):
        cold = [c for c in b.kit.corps[side] if b.where[c] >= 0 and not b.ready[c]]
        for corps in cold:
            b.fatigue[corps] += 1
        if b.fog:  # said in any case: that nobody was activated would tell
            tell_apart(b, faces.COLD_VEILED, (side,), 1 << side, (side, cold))
        elif cold:
            tell(b, faces.COLD, side, cold)
        zones += eliminate(b, side, sum(1 << corps for corps in cold))
    return victory_by_deaths(b, zones)
