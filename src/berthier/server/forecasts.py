"""How a combat may end or the missions stand, for one seat, from what it sees and nothing else."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import QueryParameter

from berthier.games.registry import open_title
from berthier.kernel.errors import BadInput
from berthier.kernel.forecasts import Forecast
from berthier.players.contract import Asked as Question
from berthier.players.forecast import Forecaster
from berthier.server import play
from berthier.server.examples import FORECAST
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.sights import sights_of
from berthier.words.forecasts import tell_forecast
from berthier.words.speech import Speech


class Wanted(NamedTuple):
    """All that a worker process is given: what the seat sees, and what it is asked."""

    title: str
    view: bytes
    asked: Question | None
    option: str


class Refusal(NamedTuple):
    """Why there is none; an error itself can't be sent from process to process."""

    code: str
    facts: dict[str, object]


def foretell(wanted: Wanted) -> Forecast | Refusal:
    """In a worker process."""
    forecaster = Forecaster(open_title(wanted.title, {}))
    try:
        return forecaster.forecast(wanted.view, wanted.asked, wanted.option)
    except BadInput as error:
        return Refusal(error.code, error.args_)


@get(
    "/api/matches/{match:str}/forecast",
    responses={
        200: ResponseSpec(
            dict[str, Any],
            description="Each matter with how many samples came out in which way",
            examples=[Example(value=FORECAST)],
            generate_examples=False,
        )
    },
)
async def forecast(
    match: str,
    request: Asked,
    option: Annotated[str, QueryParameter(name="option", max_length=200)] = "",
    lang: Lang = None,
) -> dict[str, Any]:
    """How the combat may end, after an option if one is given; or who would win each mission."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Any) -> tuple[Wanted, Speech, int]:
        table = house.tables.open(connection, match)
        name = play.seat_of(table, person.id)
        playing = table.playing()
        if table.start.get("hints") == "off":
            raise Problem(409, "no-hints")
        seat, sights = table.title.seat(name), sights_of(table, playing)
        asked = None
        if (question := playing.asked().get(seat)) is not None:
            asked = Question(question.kind, tuple(sights.offered(seat, question).texts))
        wanted = Wanted(table.title.title, bytes(sights.view_text(seat)), asked, option)
        return wanted, Speech(table.title.names, spoken), table.numbers[name][0]

    wanted, speech, number = await house.writer.run(job)
    found = await house.computers.elsewhere(foretell, wanted)
    if isinstance(found, Refusal):
        raise BadInput(found.code, None, **found.facts)
    return {"number": number, **tell_forecast(found, speech)}


FORECASTS = [forecast]
