"""How far a march can go: the zones by what they cost, as the asked seat can foresee it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from berthier.cli.lines import hung, joined, rule, styled, whole
from berthier.cli.pen import Pen
from berthier.kernel.contract import Title
from berthier.kernel.questions import folded
from berthier.kernel.routes import Reach, Route


def reach_lines(pen: Pen, title: Title, view: dict[str, Any]) -> list[Text]:
    """The zones that the march asked about can reach, the cheapest first."""
    reach = Reach(title, view)
    if reach.walk is None:
        return [Text(pen.say("reach-none"))]
    found = rule(styled((pen.say("reach-title"), "bold")), pen.width, pen.signs.line)
    if not reach.routes:
        return [*found, Text(pen.say("reach-nowhere"))]
    names = title.names
    by_cost: dict[int, list[Text]] = {}
    named = [
        (route.total, names.name(title.zone_kind, route.zone, pen.speech.lang), route)
        for route in reach.routes.values()
    ]
    for _, name, route in sorted(named, key=lambda row: (row[0], folded(row[1]))):
        by_cost.setdefault(route.total, []).append(one_zone(pen, name, route))
    for cost, zones in by_cost.items():
        head = Text(f"{pen.say('reach-cost', cost=cost):>8} ", style="bold")
        found += hung(styled(head, joined(zones)), pen.width, 9)
    return found


def one_zone(pen: Pen, name: str, route: Route) -> Text:
    """Bold where something on the spot ends the march, and not only its points."""
    barred = route.ends and any(note.face is None for note in route.notes)
    if not barred:
        return whole(Text(name))
    return styled(whole(Text(name, style="bold")), " ", (pen.say("reach-ends"), "dim"))


def way_lines(pen: Pen, title: Title, view: dict[str, Any], word: str, between: str) -> list[Text]:
    """The cheapest way to a zone, step by step, and the line that goes it."""
    zones = [value for kind, value in title.names.find(word) if kind == title.zone_kind]
    if not zones:
        return [Text(pen.say("reach-no-zone", word=word))]
    reach = Reach(title, view)
    if reach.walk is None:
        return [Text(pen.say("reach-none"))]
    found: list[Text] = []
    for zone in zones:
        name = title.names.name(title.zone_kind, zone, pen.speech.lang)
        route = reach.routes.get(zone)
        if route is None:
            found += hung(Text(pen.say("reach-not-there", zone=name)), pen.width)
            continue
        steps = [
            pen.say(
                "reach-step", zone=title.names.name(title.zone_kind, at, pen.speech.lang), cost=cost
            )
            for at, cost in route.steps
        ]
        line = pen.say("reach-way", zone=name, cost=route.total, steps=", ".join(steps))
        found += hung(Text(line), pen.width)
        typed = pen.say("reach-type", line=f"{between} ".join(route.options))
        found += hung(Text(typed, style="dim"), pen.width)
    return found
