"""Looking ahead from the own seat: how far a march can go, and why something can't be chosen.

Everything here is made from what the seat sees and was told, and from nothing else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Annotated, Any

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import QueryParameter

from berthier.kernel.contract import Names, Title
from berthier.kernel.events import Face
from berthier.kernel.questions import Why
from berthier.kernel.routes import Reach, Route
from berthier.kernel.walks import Modifier, Note
from berthier.server import play
from berthier.server.examples import ROUTES
from berthier.server.routes import Asked, Lang, guest_of, house_of, language
from berthier.server.sheets import sheet_of
from berthier.server.sights import sights_of
from berthier.words.speech import Speech

View = dict[str, Any]


class Ahead:
    """What one seat can find out about its question, in one language."""

    def __init__(self, title: Title, view: View, faces: Sequence[Face], lang: str) -> None:
        self.title = title
        self.view = view
        self.faces = faces
        self.speech = Speech(title.names, lang)

    def routes(self, number: int) -> dict[str, Any]:
        """Every zone in reach of a march; another question has none."""
        reach = Reach(self.title, self.view)
        purse = None if reach.walk is None else self.title.purse(self.faces, self.view)
        total = 0 if purse is None else purse.total
        spent = 0 if purse is None else purse.spent
        ordered = sorted(reach.routes.values(), key=lambda route: (*route.rank, route.zone))
        verb = "" if reach.walk is None else reach.walk.step
        return {
            "number": number,
            "purse": None
            if purse is None
            else {
                "name": self.speech.say("route-purse"),
                "terms": self.terms(purse.terms),
                "total": total,
                "spent": spent,
            },
            "routes": [self.route(route, verb, total, spent) for route in ordered],
        }

    def route(self, route: Route, verb: str, total: int, spent: int) -> dict[str, Any]:
        names, speech = self.title.names, self.speech
        terms = self.terms(route.terms)
        reasons = ", ".join(term["text"] for term in terms if term["amount"] > 0)
        summary = "route-summary" if total else "route-summary-free"
        facts = {"cost": spent + route.total, "total": total, "fatigue": route.fatigue}
        return {
            "zone": names.id("zone", route.zone),
            "label": speech.say(f"option-{verb}", zone=self.zone(route.zone)),
            "options": list(route.options),
            "steps": [[names.id("zone", zone), cost] for zone, cost in route.steps],
            "total": route.total,
            "fatigue": route.fatigue,
            "terms": terms,
            "summary": speech.say(summary, **facts, reasons=reasons),
            "notes": [self.note(note, route.zone) for note in route.notes],
            "ends": route.ends,
        }

    def terms(self, terms: Sequence[Modifier]) -> list[dict[str, Any]]:
        return [
            {"text": self.term(source or rule), "amount": amount, "rule": self.title.cite(rule)}
            for rule, amount, source in terms
        ]

    def term(self, reason: str) -> str:
        """A line of a sum; cards are called by their names, as elsewhere."""
        for own in (f"term-{self.title.cite(reason)}", f"term-{reason}"):
            if self.speech.words.has(own):
                return self.speech.say(own)
        return self.speech.reason(reason)

    def note(self, note: Note, zone: int) -> dict[str, str]:
        if note.face is not None:
            text = self.speech.sentence(note.face)
        else:
            lang = self.speech.lang
            pieces = [self.title.names.name("piece", one, lang) for one in note.pieces]
            facts = {
                "zone": self.zone(zone),
                "pieces": self.speech.joined(pieces),
                "pieces-count": len(pieces),
            }
            text = self.speech.say(f"route-{note.code}", **facts)
        return {"code": note.code, "rule": self.title.cite(note.rule), "text": text}

    def zone(self, zone: int) -> str:
        return self.title.names.name("zone", zone, self.speech.lang)

    def why(self, found: Why, general: bool, thing: str) -> dict[str, Any]:
        """The answers a thing stands in, or the refusal; of a far zone, how far one gets."""
        if found.refusal is None:
            return {"allowed": found.allowed, "refusal": None}
        text = self.speech.short_refusal(found.refusal, found.spelling)
        zones = _zones(self.title.names, thing)
        refusal = {"rule": found.refusal.rule or None, "text": text}
        farther = self.barred(zones[0]) if general and zones else None
        return {"allowed": [], "refusal": farther or refusal}

    def barred(self, zone: int) -> dict[str, str | None] | None:
        """By which zone the nearest way ends, and why it goes no farther."""
        reach = Reach(self.title, self.view)
        if reach.walk is None or zone in reach.routes or zone == reach.home:
            return None
        barred = reach.barred(zone, self.near(zone))
        if barred.by < 0:
            return None if barred.refusal else {"rule": None, "text": self.too_far()}
        speech, by = self.speech, self.zone(barred.by)
        if barred.refusal is not None:
            rule = self.title.cite(barred.refusal.rule)
            why = speech.short_refusal(barred.refusal, None)
        elif barred.notes:
            note = self.note(barred.notes[0], barred.by)
            rule, why = note["rule"], note["text"]
        else:
            return {"rule": None, "text": speech.say("route-ends", by=by)}
        return {"rule": rule or None, "text": speech.say("route-barred", by=by, why=why)}

    def near(self, zone: int) -> list[int]:
        names = self.title.names
        rows = {row["id"]: row for row in sheet_of(self.title, self.speech.lang)["zones"]}
        return [one for word in rows[names.id("zone", zone)]["near"] for one in _zones(names, word)]

    def too_far(self) -> str:
        purse = self.title.purse(self.faces, self.view)
        if purse is None:
            return self.speech.say("route-no-way")
        return self.speech.say("route-too-far", points=purse.total - purse.spent)


def _zones(names: Names, word: str) -> list[int]:
    return [value for kind, value in names.find(word) if kind == "zone"]


@get(
    "/api/matches/{match:str}/routes",
    responses={
        200: ResponseSpec(
            dict[str, Any],
            description="The zones in reach, the cheapest first",
            examples=[Example(value=ROUTES)],
            generate_examples=False,
        )
    },
)
async def routes(match: str, request: Asked, lang: Lang = None) -> dict[str, Any]:
    """How far the march that the own seat is asked about can go, and what it costs."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Any) -> tuple[Ahead, int]:
        table = house.tables.open(connection, match)
        name = play.seat_of(table, person.id)
        playing = table.playing()
        seat = table.title.seat(name)
        playing.question(seat)  # is it asked at all?
        sights = sights_of(table, playing)
        ahead = Ahead(table.title, sights.view(seat), tuple(sights.faces(seat)), spoken)
        return ahead, table.numbers[name][0]

    ahead, number = await house.writer.run(job)
    # The search takes milliseconds: not on the thread that everybody's answers wait for.
    return await asyncio.to_thread(ahead.routes, number)


@get("/api/matches/{match:str}/why")
async def why(
    match: str,
    request: Asked,
    thing: Annotated[str, QueryParameter(name="about", max_length=200)],
    lang: Lang = None,
) -> dict[str, Any]:
    """Why something may not be chosen, or the answers it stands in."""
    house, person, spoken = house_of(request), await guest_of(request), language(request, lang)

    def job(connection: Any) -> tuple[Ahead, Why, bool]:
        table = house.tables.open(connection, match)
        seat = table.title.seat(play.seat_of(table, person.id))
        playing = table.playing()
        found = playing.why(seat, thing)
        general = found.refusal is playing.question(seat).otherwise
        sights = sights_of(table, playing)
        ahead = Ahead(table.title, sights.view(seat), tuple(sights.faces(seat)), spoken)
        return ahead, found, general

    ahead, found, general = await house.writer.run(job)
    return await asyncio.to_thread(ahead.why, found, general, thing)


PREVIEWS = [routes, why]
