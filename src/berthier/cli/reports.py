"""One thing in a few lines: a zone, a piece, a card, a mission; as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from berthier.cli.cards import FEW, card_line, own_hand, pile_text, table_lines
from berthier.cli.lines import hung, styled
from berthier.cli.mapping import at
from berthier.cli.pen import Pen, span
from berthier.cli.situation import missions
from berthier.kernel.contract import Title
from berthier.kernel.errors import BadInput
from berthier.kernel.sheet import Scene, ScenePiece, Sheet, SheetCard, SheetPiece, SheetZone

ALL = 1000  # cards of a pile that are named when somebody asks for them


def report(pen: Pen, scene: Scene, title: Title, word: str) -> list[Text]:
    """Whatever has this name; cards of one name are told one by one."""
    things = title.names.find(word)
    if not things:
        raise BadInput("unknown-thing", thing=word)
    found: list[Text] = []
    for kind, value in things:
        name = title.names.id(kind, value)
        if kind == title.zone_kind and name in pen.zones:
            found += zone_report(pen, scene, pen.zones[name])
        elif kind == "mission":
            found += mission_report(pen, scene, name)
        elif kind != "card":
            found += piece_report(pen, scene, name)
            found += noted(scene, title.names.name(kind, value, pen.speech.lang))
    cards = cards_called(pen.sheet, title, word)
    for card in cards:
        found.append(card_line(pen, card))
        if has_own_text(pen.sheet, card):
            found.append(Text(f"    {card['text']}"))
    for rule in rules_of(cards):
        found.append(Text(f"    {pen.speech.rule_text(rule)}"))
    lines = found or [Text(pen.say("report-nothing"))]
    return [line for text in lines for line in hung(text, pen.width, 4)]


def noted(scene: Scene, name: str) -> Iterator[Text]:
    """What lies open about a thing that is no piece: an army, for instance."""
    for note in scene["notes"]:
        if note["name"] == name:
            yield Text(f"{name} {note['text']}".strip())


# --- zones


def zone_report(pen: Pen, scene: Scene, zone: SheetZone) -> Iterator[Text]:
    """Its ground, where one can go from it, who stands in it."""
    regions = {row["id"]: row["name"] for row in pen.sheet["regions"]}
    yield Text(
        pen.say(
            "report-zone",
            zone=zone["name"],
            ground=zone["ground_name"],
            value=zone["value"],
            region=regions.get(zone["region"], "none"),
        )
    )
    ways = [_way(pen, scene, zone["id"], other) for other in zone["near"]]
    between = pen.between() if any(", " in way for way in ways) else ", "
    yield Text(pen.say("report-ways", zones=between.join(ways)))
    for marker in at(scene, zone["id"], "flag"):
        yield Text(pen.say("report-flag", side=pen.side_name(marker.get("side", ""))))
    for marker in at(scene, zone["id"], "citadel"):
        yield Text(pen.say("report-citadel", side=pen.side_name(marker.get("side", ""))))
    for _ in at(scene, zone["id"], "siege"):
        yield Text(pen.say("report-siege"))
    for marker in at(scene, zone["id"], "trench"):
        yield Text(pen.say("report-trench", side=pen.side_name(marker.get("side", ""))))
    for marker in at(scene, zone["id"], "axis"):
        to, side = pen.zone_name(marker.get("to", "")), pen.side_name(marker.get("side", ""))
        yield Text(pen.say("report-axis", side=side, zone=to))
    here = [piece for piece in scene["pieces"] if piece["zone"] == zone["id"]]
    for piece in here:
        yield styled("  ", pen.mark(piece["side"]), " ", piece_words(pen, piece))
    lying = at(scene, zone["id"], "army")
    for marker in lying:
        name = pen.piece_name(marker.get("piece", ""))
        yield styled(
            "  ", pen.mark(marker.get("side", "")), " ", pen.say("report-marker", piece=name)
        )
    if not here and not lying:
        yield Text(pen.say("report-nobody"))


def _way(pen: Pen, scene: Scene, zone: str, other: str) -> str:
    """A neighbour, with the bridge on the way there."""
    name, ends = pen.zone_name(other), {zone, other}
    broken = [m for m in scene["markers"] if m["kind"] == "broken"]
    if any({m["zone"], m.get("to", "")} == ends for m in broken):
        return pen.say("report-broken", zone=name)
    roads = [road for road in pen.sheet["roads"] if {road["a"], road["b"]} == ends]
    if roads and "note" in roads[0]:
        return f"{name}, {roads[0]['note']}"
    return pen.say("report-bridge", zone=name) if any(road["rivers"] for road in roads) else name


# --- pieces


def piece_words(pen: Pen, piece: ScenePiece) -> str:
    """A piece with all that the viewer knows of it, in words."""
    name = pen.piece_name(piece.get("like", piece["id"]))
    if "infantry" in piece and "cavalry" in piece:
        numbers = {"infantry": piece["infantry"], "cavalry": piece["cavalry"]}
        tired = span(piece.get("fatigue", (0, 0)))
        name = pen.say("report-corps", piece=name, fatigue=tired, **numbers)
    elif "strength" in piece:
        most = piece.get("fatigue", (0, 0))[1]  # zero is left out, and must be a number for that
        fatigue = span(piece["fatigue"]) if most else 0
        strength = span(piece["strength"])
        name = pen.say("report-block", piece=name, strength=strength, fatigue=fatigue)
    return name if piece["ready"] else pen.say("report-activated", piece=name)


def piece_report(pen: Pen, scene: Scene, name: str) -> Iterator[Text]:
    """Where a piece is, what the viewer knows of it, what is printed on it."""
    printed = pen.pieces.get(name)
    if printed is not None and all(piece["id"] != name for piece in scene["pieces"]):
        side = pen.side_name(printed["side"])
        named = pen.piece_name(name)
        yield Text(pen.say("report-away", piece=named, side=side, place="off", zones=""))
    for piece in scene["pieces"]:
        if piece["id"] == name:
            yield Text(whereabouts(pen, scene, piece))
            if "warning" in piece:
                yield Text(f"    {piece['warning']}", style="yellow")
            if printed is not None and "full" in piece:
                printed = {**printed, "full": piece["full"]}
    if printed is not None:
        facts = [*_printed(pen, printed), *printed["lines"]]
        if facts:
            yield Text(f"    {pen.speech.listed(facts)}")


def whereabouts(pen: Pen, scene: Scene, piece: ScenePiece) -> str:
    side = pen.side_name(piece["side"])
    if piece["zone"]:
        zone, words = pen.zone_name(piece["zone"]), piece_words(pen, piece)
        return pen.say("report-piece", side=side, zone=zone, piece=words)
    zones = [pen.zone_name(m["zone"]) for m in scene["markers"] if m.get("piece") == piece["id"]]
    name, place = pen.piece_name(piece["id"]), piece.get("place", "absent")
    return pen.say("report-away", piece=name, side=side, place=place, zones=", ".join(zones))


def _printed(pen: Pen, piece: SheetPiece) -> Iterator[str]:
    if sum(piece["full"]):
        yield pen.say("report-full", strength=sum(piece["full"]))
    if piece["arm"]:
        yield pen.say(f"legend-{piece['arm']}")
    for symbol, count in piece["symbols"]:
        yield pen.say("report-symbol", symbol=symbol, count=pen.speech.signed(count))


# --- missions and cards


def mission_report(pen: Pen, scene: Scene, name: str) -> list[Text]:
    """Only what the viewer may see; of a hidden mission nothing is known."""
    return [
        Text(pen.say("report-mission", zone=row["name"], worth=_worth(pen, row["worth"])))
        for row in scene["missions"]
        if row["id"] == name
    ]


def _worth(pen: Pen, worth: list[tuple[str, int]]) -> str:
    return ", ".join(f"{pen.side_name(side)} {points}" for side, points in worth)


def cards_called(sheet: Sheet, title: Title, word: str) -> list[SheetCard]:
    """The printed cards of this name; the same card of both sides counts twice."""
    found = [
        title.names.id(kind, value) for kind, value in title.names.find(word) if kind == "card"
    ]
    return [card for card in sheet["cards"] if card["id"] in found]


def has_own_text(sheet: Sheet, card: SheetCard) -> bool:
    """Does one rule stand for several cards, so that it does not tell what each of them does?"""
    return any(c["rule"] == card["rule"] and c["text"] != card["text"] for c in sheet["cards"])


def rules_of(cards: list[SheetCard]) -> list[str]:
    return list(dict.fromkeys(card["rule"] for card in cards))


def hand_report(pen: Pen, scene: Scene) -> list[Text]:
    """The hand, each card with all that is printed on it; then everything else that lies open."""
    found = own_hand(pen, scene)
    for hand in scene["hands"]:
        for card in dict.fromkeys(hand["cards"] or []):
            row = pen.card(card, hand["side"])
            if row is not None and row["boxes"]:
                found += hung(styled("  ", card_line(pen, row)), pen.width, 4)
    found += missions(pen, scene)
    found += table_lines(pen, scene)
    for pile in scene["piles"]:
        if len(set(pile["cards"])) > FEW:  # too many for the lines above
            found += hung(pile_text(pen, pile, ALL), pen.width, 2)
    return found
