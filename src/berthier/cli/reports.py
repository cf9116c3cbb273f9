"""One thing in a few lines: a zone, a piece, a card; as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from berthier.cli import summary_nations
from berthier.cli.console import cli_words
from berthier.cli.summary import View, by_zone, name_of, piece_text
from berthier.games.napoleon.pack import Connection, Zone
from berthier.games.napoleon.title import Napoleon
from berthier.games.nations.title import Nations
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.words.speech import Speech


def report(view: View, title: Title, word: str, speech: Speech) -> Iterator[str]:
    """Whatever has this name; cards of the same event are told one by one."""
    found = title.names.find(word)
    if not found:
        raise BadInput("unknown-thing", thing=word)
    if isinstance(title, Nations):
        yield from summary_nations.report(view, title, word, speech)
    if not isinstance(title, Napoleon):
        return
    for kind, value in found:
        if kind == "zone":
            yield from zone_report(view, title, title.pack.zones[value], speech)
        elif kind == "piece":
            yield piece_report(view["pieces"][value], title, speech)
        else:
            yield card_line(title, value, speech)
    for rule in rules_of_cards(title, word):
        yield f"    {speech.rule_text(rule)}"


def rules_of_cards(title: Title, word: str) -> list[str]:
    """The rules of the events that have this name."""
    if not isinstance(title, Napoleon):
        return []
    cards = [value for kind, value in title.names.find(word) if kind == "card"]
    return list(dict.fromkeys(title.kit.event_rule[title.kit.event[card]] for card in cards))


def zone_report(view: View, title: Napoleon, zone: Zone, speech: Speech) -> Iterator[str]:
    """Its ground, where its connections lead, who stands in it."""
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
    yield from by_zone(view, title, speech, here)


def _way(view: View, title: Title, speech: Speech, zone: str, way: Connection) -> str:
    other = name_of(title, speech, "zone", way.b if way.a == zone else way.a)
    if not way.bridge:
        return other
    broken = sorted((way.a, way.b)) in [list(ends) for ends in view["bridges"]]
    message = "summary-broken" if broken else "summary-bridge"
    return cli_words(speech.lang).say(message, zone=other)


def piece_report(piece: dict[str, Any], title: Title, speech: Speech) -> str:
    """Where a piece is and what the viewer knows of it."""
    say = cli_words(speech.lang).say
    side = speech.seat(piece["side"])
    place = piece["zone"]
    if place in ("lost", "awaited", "absent"):
        name = name_of(title, speech, "piece", piece["id"])
        return say("report-away", piece=name, side=side, place=place)
    zone = name_of(title, speech, "zone", place)
    text = piece_text(title, speech, piece)
    if "infantry" in piece:
        numbers = {key: piece[key] for key in ("infantry", "cavalry", "fatigue")}
        name = name_of(title, speech, "piece", piece["id"])
        text = say("report-corps", piece=name, **numbers)
    return say("report-piece", piece=text, side=side, zone=zone)


def card_line(title: Napoleon, card: int, speech: Speech) -> str:
    """A card by all that is printed on it."""
    row = title.pack.cards[card]
    event = title.pack.events[title.kit.event[card]]
    return cli_words(speech.lang).say(
        "report-card",
        card=getattr(event, speech.lang),
        side=speech.seat(row.side),
        value=row.value,
        colour=event.colour,
        recovery=row.recovery,
        losses=row.losses,
        fatigues=row.fatigues,
    )


def hand_report(view: View, title: Title, seat: int, speech: Speech) -> Iterator[str]:
    """Each card of the hand, with what it does."""
    if isinstance(title, Nations):
        yield from summary_nations.common(view, title, seat ^ view["game"], speech)
    if not isinstance(title, Napoleon):
        return
    yield cli_words(speech.lang).say("report-hand", count=len(view["hand"]))
    deck = {title.kit.card_ids[card]: card for card in title.kit.decks[seat]}
    for word in view["hand"]:
        card = deck[word]
        yield f"  {card_line(title, card, speech)}"
        yield f"    {speech.rule_text(title.kit.event_rule[title.kit.event[card]])}"
