"""The situation in a few lines, from one seat's view and what is printed on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from berthier.cli.console import cli_words
from berthier.kernel.contract import Title
from berthier.words.speech import Speech

View = dict[str, Any]


def name_of(title: Title, speech: Speech, kind: str, word: str) -> str:
    """What a reader calls the thing with this id."""
    for found, value in title.names.find(word):
        if found == kind:
            return title.names.name(kind, value, speech.lang)
    return word


def situation(view: View, title: Title, seat: int, speech: Speech) -> Iterator[str]:
    """Citadels, cards in force, own and enemy pieces, hand."""
    say = cli_words(speech.lang).say
    held = [
        say("summary-held", zone=name_of(title, speech, "zone", zone), side=speech.seat(side))
        for zone, side in view["control"].items()
    ]
    if held:
        yield say("summary-control", zones=", ".join(held))
    if view["slot"]:
        cards = [name_of(title, speech, "card", card) for _, card in view["slot"]]
        yield say("summary-slot", cards=", ".join(cards))
    own = title.seats[seat]
    yield say("summary-own")
    yield from by_zone(view, title, speech, [p for p in view["pieces"] if p["side"] == own])
    yield say("summary-enemy", cards=sum(view["hands"]) - len(view["hand"]))
    yield from by_zone(view, title, speech, [p for p in view["pieces"] if p["side"] != own])
    yield from hand(view, title, speech)


def by_zone(
    view: View, title: Title, speech: Speech, pieces: list[dict[str, Any]]
) -> Iterator[str]:
    """One line for each zone; where a piece is not on the board, that is no zone."""
    zones: dict[str, list[str]] = {}
    for piece in pieces:
        if title.names.find(piece["zone"]):
            zones.setdefault(piece["zone"], []).append(piece_text(title, speech, piece))
    for zone in sorted(zones):
        yield f"  {name_of(title, speech, 'zone', zone):<14} {speech.listed(zones[zone])}"


def piece_text(title: Title, speech: Speech, piece: dict[str, Any]) -> str:
    """A piece with what the viewer knows of it."""
    say = cli_words(speech.lang).say
    name = name_of(title, speech, "piece", piece["id"])
    if "infantry" in piece:
        numbers = {key: piece[key] for key in ("infantry", "cavalry", "fatigue")}
        name = say("summary-corps", piece=name, **numbers)
    elif "strength" in piece:
        strength, fatigue = _range(piece["strength"]), _range(piece["fatigue"])
        name = say("summary-block", piece=name, strength=strength, fatigue=fatigue)
    return name if piece["ready"] else say("summary-activated", piece=name)


def _range(bounds: list[int]) -> int | str:
    least, most = bounds
    return least if least == most else f"{least}–{most}"


def hand(view: View, title: Title, speech: Speech) -> Iterator[str]:
    cards = [name_of(title, speech, "card", card) for card in view["hand"]]
    yield cli_words(speech.lang).say(
        "summary-hand", count=len(cards), cards=", ".join(cards) or "—"
    )
