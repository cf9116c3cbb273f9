"""The situation in a few lines, from one seat's view and what is printed on the board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from berthier.cli.console import cli_words
from berthier.games.napoleon.pack import Connection
from berthier.games.napoleon.title import Napoleon
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.words.speech import Speech

View = dict[str, Any]


def name_of(title: Title, speech: Speech, kind: str, word: str) -> str:
    """What a reader calls the thing with this id."""
    for found, value in title.names.find(word):
        if found == kind:
            return title.names.name(kind, value, speech.lang)
    return word


def situation(view: View, title: Title, seat: int, speech: Speech) -> Iterator[str]:
    """Turn, track, citadels, cards in force, own and enemy pieces, hand."""
    say = cli_words(speech.lang).say
    yield ""
    yield say("summary-turn", turn=view["turn"], vp=view["vp"])
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
    yield from _by_zone(view, title, speech, [p for p in view["pieces"] if p["side"] == own])
    yield say("summary-enemy", cards=sum(view["hands"]) - len(view["hand"]))
    yield from _by_zone(view, title, speech, [p for p in view["pieces"] if p["side"] != own])
    yield from hand(view, title, speech)


def _by_zone(
    view: View, title: Title, speech: Speech, pieces: list[dict[str, Any]]
) -> Iterator[str]:
    """One line for each zone; where a piece is not on the board, that is no zone."""
    zones: dict[str, list[str]] = {}
    for piece in pieces:
        if title.names.find(piece["zone"]):
            zones.setdefault(piece["zone"], []).append(_piece(title, speech, piece))
    for zone in sorted(zones):
        yield f"  {name_of(title, speech, 'zone', zone):<14} {'; '.join(zones[zone])}"


def _piece(title: Title, speech: Speech, piece: dict[str, Any]) -> str:
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


def _range(bounds: list[int]) -> str:
    least, most = bounds
    return str(least) if least == most else f"{least}–{most}"


def hand(view: View, title: Title, speech: Speech) -> Iterator[str]:
    cards = [name_of(title, speech, "card", card) for card in view["hand"]]
    yield cli_words(speech.lang).say(
        "summary-hand", count=len(cards), cards=", ".join(cards) or "—"
    )


def zone_report(view: View, title: Title, word: str, speech: Speech) -> Iterator[str]:
    """One zone: its ground, where its connections lead, who stands in it."""
    assert isinstance(title, Napoleon)
    called = word.casefold()
    zones = title.pack.zones
    zone = next((z for z in zones if called in (z.id, z.fr.casefold(), z.en.casefold())), None)
    if zone is None:
        raise BadInput("unknown-thing", thing=word)
    say = cli_words(speech.lang).say
    name = name_of(title, speech, "zone", zone.id)
    yield say("summary-zone", zone=name, terrain=zone.terrain, vp=zone.vp)
    ways = [c for c in title.pack.connections if zone.id in (c.a, c.b)]
    yield say("summary-ways", zones=", ".join(_way(view, title, speech, zone.id, c) for c in ways))
    for at, to, side in view["axes"]:
        if at == zone.id:
            to_name = name_of(title, speech, "zone", to)
            yield say("summary-axis", side=speech.seat(side), zone=to_name)
    here = [piece for piece in view["pieces"] if piece["zone"] == zone.id]
    yield from _by_zone(view, title, speech, here)


def _way(view: View, title: Title, speech: Speech, zone: str, way: Connection) -> str:
    other = name_of(title, speech, "zone", way.b if way.a == zone else way.a)
    if not way.bridge:
        return other
    broken = sorted((way.a, way.b)) in [list(ends) for ends in view["bridges"]]
    message = "summary-broken" if broken else "summary-bridge"
    return cli_words(speech.lang).say(message, zone=other)
