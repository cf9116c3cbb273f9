"""How a combat may end, or a battle stands, from what one seat knows: by playing dealt samples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from berthier.games.napoleon.board import Board as NapoleonBoard
from berthier.games.napoleon.outcomes import DECLARED, combat_ahead, is_combat
from berthier.games.napoleon.title import Napoleon
from berthier.games.nations.board import Board as NationsBoard
from berthier.games.nations.outcomes import has_missions, scoring_ahead
from berthier.games.nations.title import Nations
from berthier.kernel import flow
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.flow import Board
from berthier.kernel.forecasts import Ahead, Forecast, Matter, Outcome
from berthier.kernel.questions import find_option
from berthier.players.contract import Asked
from berthier.players.judging import Rate
from berthier.players.napoleon_judgement import rate_napoleon
from berthier.players.nations_judgement import rate_nations
from berthier.players.sample import bad_view, luck_of, read_view

SAMPLES = 2500  # two points are then two standard deviations, at the worst
MOST_ANSWERS = 500  # of one sample: the end of an operation or of a scoring is near


class Outlook(NamedTuple):
    """What can be foretold of a title, and by which rules of thumb its samples are played."""

    ahead: Callable[[Board, bool], Ahead | None]  # the bool: an option is weighed
    stands: Callable[[Board], bool]  # is there something to foretell, as everybody can see?
    rate: Rate
    weighed: dict[str, str]  # by kind of question: the option that is looked at


def outlook_of(title: Title) -> Outlook:
    if isinstance(title, Napoleon):
        return Outlook(_combat_ahead, _is_combat, rate_napoleon, DECLARED)
    if isinstance(title, Nations):
        return Outlook(_scoring_ahead, _has_missions, rate_nations, {})
    raise BadInput("no-forecast")


def _combat_ahead(b: Board, weighed: bool) -> Ahead | None:
    assert isinstance(b, NapoleonBoard)
    return combat_ahead(b, weighed)


def _is_combat(b: Board) -> bool:
    assert isinstance(b, NapoleonBoard)
    return is_combat(b)


def _has_missions(b: Board) -> bool:
    assert isinstance(b, NationsBoard)
    return has_missions(b)


def _scoring_ahead(b: Board, weighed: bool) -> Ahead | None:
    assert isinstance(b, NationsBoard)
    return scoring_ahead(b, weighed)


def has_forecast(title: Title, b: Board, asked: Asked) -> bool:
    """May whoever is asked this look for a forecast?"""
    outlook = outlook_of(title)
    return outlook.stands(b) or outlook.weighed.get(asked.kind) in asked.options


class Forecaster:
    """Foretells for one title. The view and the question are all it is given."""

    def __init__(self, title: Title) -> None:
        self.title = title
        self.outlook = outlook_of(title)

    def forecast(
        self, view: bytes, asked: Asked | None, option: str = "", samples: int = SAMPLES
    ) -> Forecast:
        """What comes of an option, or else of sensible answers; `asked` is what the seat is asked,
        if it is. The same view, question and option give the same forecast.
        """
        seen = read_view(view, self.title.title)
        option = self.weighed(asked, option)
        luck = luck_of(view, 0)
        try:
            seat, belief = self.title.seat(seen["viewer"]), self.title.belief(seen)
            deals = (belief.deal(luck.getrandbits(32)) for _ in range(samples))
            ends = [self.end_of(board, seat, option) for board in deals]
        except (LookupError, TypeError, ValueError) as problem:
            raise bad_view(self.title.title, str(problem)) from problem
        return self.summed(ends)

    def weighed(self, asked: Asked | None, option: str) -> str:
        """The option to look at; "": none in particular."""
        if not option:
            return self.outlook.weighed.get(asked.kind, "") if asked is not None else ""
        if asked is None or option not in asked.options:
            raise BadInput("not-offered", option=option)
        return option

    def end_of(self, board: Board, seat: int, option: str) -> Outcome:
        """Play one dealt position to its end."""
        ahead = self.outlook.ahead(board, bool(option))
        if ahead is None:
            raise BadInput("no-forecast")
        if option:
            question = next(q for q in flow.asked(board) if q.seat == seat)
            found = find_option(board, self.title.names, question, option)
            if found is None:
                raise BadInput("not-offered", option=option)
            flow.answer(board, question, found)
        self.play_on(board)
        return ahead.outcome()

    def play_on(self, board: Board) -> None:
        """Everybody does what looks best to him on this position."""
        for _ in range(MOST_ANSWERS):
            asked = flow.asked(board)
            if not asked:
                return
            question = asked[0]
            offered = flow.options(board, question)
            ratings = self.outlook.rate(board, question, offered)
            flow.answer(board, question, offered[ratings.index(max(ratings))])

    def summed(self, ends: list[Outcome]) -> Forecast:
        """How often each matter came out in which way."""
        counts: dict[tuple[str, str], Counter[str]] = {}
        for end in ends:
            for matter, way in end.items():
                counts.setdefault(matter, Counter())[way] += 1
        matters: list[Matter] = [
            {"what": what, "about": about, "ways": sorted(ways.items(), key=self.rank)}
            for (what, about), ways in sorted(counts.items(), key=_missions_last)
        ]
        return {"samples": len(ends), "matters": matters}

    def rank(self, way: tuple[str, int]) -> tuple[int, str]:
        """Numbers in their order, sides in theirs, then nobody."""
        word, seats = way[0], self.title.seats
        if word.isdecimal():
            return int(word), ""
        return seats.index(word) if word in seats else len(seats), word


def _missions_last(row: tuple[tuple[str, str], object]) -> tuple[bool, str]:
    """Missions in their order: which come up in the samples first is luck."""
    what, about = row[0]
    return (True, about) if what == "mission" else (False, "")
