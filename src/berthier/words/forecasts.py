"""A forecast for readers."""

from __future__ import annotations

from typing import TypedDict

from berthier.kernel.forecasts import Forecast, Matter
from berthier.words.speech import Speech


class ToldWay(TypedDict):
    way: str  # a side, a number, `nobody` …
    text: str
    count: int


class ToldMatter(TypedDict):
    what: str
    about: str
    title: str
    total: int  # of samples that say something about it
    ways: list[ToldWay]


class ToldForecast(TypedDict):
    title: str
    samples: int
    matters: list[ToldMatter]


def tell_forecast(forecast: Forecast, speech: Speech) -> ToldForecast:
    samples = forecast["samples"]
    return {
        "title": speech.say("forecast-title", samples=samples),
        "samples": samples,
        "matters": [_matter(speech, matter, samples) for matter in forecast["matters"]],
    }


def _matter(speech: Speech, matter: Matter, samples: int) -> ToldMatter:
    total = sum(count for _, count in matter["ways"])
    return {
        "what": matter["what"],
        "about": matter["about"],
        "title": _title(speech, matter, certain=total == samples),
        "total": total,
        "ways": [
            {"way": way, "text": _way(speech, way), "count": count} for way, count in matter["ways"]
        ],
    }


def _title(speech: Speech, matter: Matter, certain: bool) -> str:
    message = f"forecast-{matter['what']}"
    if not matter["about"]:
        return speech.say(message)
    if matter["what"] == "mission" and not certain:
        message = "forecast-mission-perhaps"
    return speech.say(message, about=_name(speech, matter["about"]))


def _name(speech: Speech, about: str) -> str:
    """A side, or a mission by its place."""
    for kind, value in speech.names.find(about):
        if kind == "mission":
            return speech.names.name(kind, value, speech.lang)
    return speech.seat(about)


def _way(speech: Speech, way: str) -> str:
    return speech.say("forecast-way", way=way, name=speech.seat(way))
