"""A forecast as a small chart."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from berthier.cli.lines import padded, rule, styled
from berthier.cli.pen import Pen
from berthier.words.forecasts import ToldForecast, ToldMatter, ToldWay

BAR = 40  # columns of a way that always comes
INDENT = 2
SMALLEST = 0.005  # less is written as less than one in a hundred


def forecast_lines(pen: Pen, forecast: ToldForecast) -> Iterator[Text]:
    """Each matter with a bar for each way; what is certain needs only a line."""
    yield from rule(Text(forecast["title"]), pen.width, pen.signs.line)
    for matter in forecast["matters"]:
        if len(matter["ways"]) == 1:
            yield Text(matter["title"] + pen.say("colon") + " " + matter["ways"][0]["text"])
        else:
            yield Text(matter["title"], style="bold")
            yield from _bars(pen, matter)


def _bars(pen: Pen, matter: ToldMatter) -> Iterator[Text]:
    column = max(len(way["text"]) for way in matter["ways"])
    for way in matter["ways"]:
        yield _bar(pen, way, matter["total"], column)


def _bar(pen: Pen, way: ToldWay, total: int, column: int) -> Text:
    share = way["count"] / total
    label = padded(Text(way["text"]), column)
    percent = f"{100 * share:.0f}" if share >= SMALLEST else "<1"
    bar = (pen.signs.rule * round(BAR * share), pen.colour(way["way"]))
    return styled(" " * INDENT, label, f" {percent:>3} % ", bar)
