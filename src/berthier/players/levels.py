"""The levels of computer players, opened by name."""

from __future__ import annotations

from typing import Any

from berthier.games.registry import open_title
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.players.contract import Player
from berthier.players.judging import Judging
from berthier.players.major import Major
from berthier.players.minds import craft_of
from berthier.players.random_play import RandomPlayer

LEVELS = ("random", "tambour", "capitaine", "major")  # by strength
SECONDS = 2.0  # what Major takes for a decision against people
MOST_PASSES = 100_000
MOST_SECONDS = 60.0


def levels_of(title: Title) -> tuple[str, ...]:
    """The levels that play a title."""
    craft = craft_of(title)
    thinks = craft.capitaine is not None and craft.mind is not None
    plays = {"capitaine": craft.capitaine is not None, "major": thinks}
    return tuple(level for level in LEVELS if plays.get(level, True))


def open_player(level: str, title: str, start: dict[str, Any] | None = None) -> Player:
    """A player of a title; `start` is needed only if a described position brings its own map.

    Major may be given a budget: `major:200` for passes, `major:5s` for seconds.
    """
    name, _, budget = level.partition(":")
    opened = open_title(title, start or {})
    if name not in LEVELS or (budget and name != "major"):
        raise BadInput("bad-player", given=level, known=", ".join(levels_of(opened)))
    if name == "random":
        return RandomPlayer()
    craft = craft_of(opened)
    judgement = craft.tambour if name == "tambour" else craft.capitaine
    if judgement is None:
        raise no_level(name, opened)
    judging = Judging(opened, *judgement)
    if name != "major":
        return judging
    if craft.mind is None:
        raise no_level(name, opened)
    return Major(opened, craft.mind, judging, *read_budget(level, budget))


def no_level(name: str, title: Title) -> BadInput:
    known = ", ".join(levels_of(title))
    return BadInput("no-level", given=name, title=title.title, known=known)


def read_budget(level: str, budget: str) -> tuple[int, float]:
    """Passes and seconds; one of them is 0."""
    if not budget:
        return 0, SECONDS
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if 0 < seconds <= MOST_SECONDS:
                return 0, seconds
        elif 0 < int(budget) <= MOST_PASSES:
            return int(budget), 0.0
    except ValueError:
        pass
    raise BadInput("bad-budget", given=level, passes=str(MOST_PASSES), seconds=f"{MOST_SECONDS:g}")
