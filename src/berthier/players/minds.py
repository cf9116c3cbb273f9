"""What the levels know of each game: how options look, what a position is worth, and when."""

from __future__ import annotations

from typing import NamedTuple

from berthier.games.gloire.title import Gloire
from berthier.games.napoleon.title import Napoleon
from berthier.games.nations.title import Nations
from berthier.kernel.contract import Title
from berthier.players.gloire_judgement import rate_gloire
from berthier.players.judging import Rate
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.napoleon_mind import NAPOLEON
from berthier.players.nations_judgement import rate_nations
from berthier.players.nations_mind import NATIONS
from berthier.players.search import Mind


class Judgement(NamedTuple):
    """How options look, on how many dealt positions a level looks at them, how roughly, and what
    share of them it overlooks.
    """

    rate: Rate
    deals: int
    blur: float = 0.0
    overlooks: float = 0.0


class Craft(NamedTuple):
    """One game as the levels play it; what is None nobody plays yet."""

    tambour: Judgement
    capitaine: Judgement | None = None
    mind: Mind | None = None


def craft_of(title: Title) -> Craft:
    if isinstance(title, Napoleon):
        # Strengths are hidden, under the fog also who stands where.
        tambour = Judgement(rate_napoleon, 2, 1.0, 0.05)
        return Craft(tambour, Judgement(rate_napoleon, 6), NAPOLEON)
    if isinstance(title, Nations):
        return Craft(Judgement(rate_nations, 2, 0.35, 0.27), Judgement(rate_nations, 3), NATIONS)
    assert isinstance(title, Gloire)
    # Strengths are hidden, but well known at first.
    return Craft(Judgement(rate_gloire, 2, 0.05))
