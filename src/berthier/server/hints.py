"""What Berthier would do, for the seat that is asked, from what it sees and nothing else.

That somebody has asked is noted in the match before anything is thought about, so no reload and no
cut line undoes it. His own seat alone sees it until the end, then everybody does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from sqlalchemy import Connection

from berthier.games.registry import open_title
from berthier.kernel.errors import BadInput
from berthier.kernel.hints import Hint
from berthier.players.contract import Asked as Question
from berthier.players.hints import hint as think
from berthier.server import play
from berthier.server.examples import HINT
from berthier.server.forecasts import Refusal
from berthier.server.keeping import note
from berthier.server.problems import Problem
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.sights import sights_of
from berthier.server.tables import Table
from berthier.words.hints import tell_hint
from berthier.words.speech import Speech


class Wanted(NamedTuple):
    """All that a worker process is given: what the seat sees, and what it is asked."""

    title: str
    view: bytes
    asked: Question


class Noted(NamedTuple):
    """What is to be thought about, and how the seat that asks calls its answers."""

    wanted: Wanted
    speech: Speech
    labels: dict[str, str]
    number: int
    advised: int


def advise(wanted: Wanted) -> Hint | Refusal:
    """In a worker process."""
    try:
        return think(open_title(wanted.title, {}), wanted.view, wanted.asked)
    except BadInput as error:
        return Refusal(error.code, error.args_)


def noted(connection: Connection, table: Table, person: str, lang: str) -> Noted:
    """The question that a person is asked; it is noted that he has asked for advice there."""
    name = play.seat_of(table, person)
    match, seat = table.playing(), table.title.seat(name)
    if table.start.get("hints") == "off":
        raise Problem(409, "no-hints")
    question, sights = match.question(seat), sights_of(table, match)
    options, texts, _ = sights.offered(seat, question)
    speech = Speech(table.title.names, lang)
    labels = [speech.label(match.board, question, option) for option in options]
    view = bytes(sights.view_text(seat))
    if match.note_advice(seat):
        note(connection, table)
    return Noted(
        Wanted(table.title.title, view, Question(question.kind, tuple(texts))),
        speech,
        dict(zip(texts, labels, strict=True)),
        table.numbers[name][0],
        match.advice_of(seat),
    )


@get(
    "/api/matches/{match:str}/hint",
    responses={
        200: ResponseSpec(
            dict[str, Any],
            description="The best answer, others that were tried, and what may follow",
            examples=[Example(value=HINT)],
            generate_examples=False,
        )
    },
)
async def hint(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """What Berthier would answer to the own question. Asking is noted in the match."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)
    asked = await house.writer.run(
        lambda c: noted(c, house.tables.open(c, match), person.id, spoken)
    )
    found = await house.computers.elsewhere(advise, asked.wanted)
    if isinstance(found, Refusal):
        raise BadInput(found.code, None, **found.facts)
    told = tell_hint(found, asked.speech, asked.labels)
    return {"number": asked.number, "advised": asked.advised, **told}


HINTS = [hint]
