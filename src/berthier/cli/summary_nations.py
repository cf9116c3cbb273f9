"""Bataille des Nations: the situation in a few lines, from one seat's view and the printed board.

Its messages (`situation-…`) lie with the words of the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from berthier.cli.summary import View, name_of
from berthier.games.nations.kit import ARMS
from berthier.games.nations.title import Nations
from berthier.kernel.contract import Title
from berthier.kernel.events import SPECTATOR
from berthier.words.speech import Speech

ZONE, GROUND = 18, 7  # columns of a zone's name, and of its terrain


def situation(view: View, title: Title, seat: int, speech: Speech) -> Iterator[str]:
    """Turn, time, both sides with their armies by zone, cards, missions."""
    assert isinstance(title, Nations)
    yield from clock(view, title, speech)
    own = SPECTATOR if seat == SPECTATOR else seat ^ view["game"]  # sides swap (BDN-SCR-6)
    for side in (1 - own, own) if own >= 0 else (0, 1):
        yield from side_lines(view, title, side, own, speech)
    yield from common(view, title, own, speech)
    yield from mission_lines(view, title, speech)


def clock(view: View, title: Nations, speech: Speech) -> Iterator[str]:
    """Whose turn it is, how far time has come, and which date is next."""
    if view["double"]:
        yield speech.say("situation-game", game=view["game"] + 1)
    side = speech.seat(view["active"])
    yield speech.say(
        "situation-turn",
        turn=view["turn"],
        side=side,
        actions=view["actions"],
        battles=view["battles"],
    )
    track, time = title.pack.track, view["time"]
    past = [row.date for row in track.dates if row.point <= time]
    ahead = [row for row in track.dates if row.point > time]
    yield speech.say(
        "situation-time",
        time=time,
        last=track.last_point,
        date=past[-1] if past else "none",
        next=ahead[0].date if ahead else "none",
        point=ahead[0].point if ahead else 0,
    )


def side_lines(view: View, title: Nations, side: int, own: int, speech: Speech) -> Iterator[str]:
    """Points, cards and scouts of a side; its armies on the map, to come, destroyed."""
    seat = title.kit.side_ids[side]
    name = speech.seat(seat)
    yield speech.say(
        "situation-side",
        side=speech.say("situation-own-side", side=name) if side == own else name,
        points=view["vp"][side],
        cards=view["hands"][side],
        scouts=view["scouts"][side],
    )
    armies = [army for army in view["armies"] if army["side"] == seat]
    yield from by_zone(armies, title, speech)
    to_come = [to_come_text(view, title, a, speech) for a in armies if a["state"] == "card"]
    if to_come:
        yield speech.say("situation-to-come", armies=", ".join(to_come))
    gone = [army_name(title, a, speech) for a in armies if a["state"] == "gone"]
    if gone:
        yield speech.say("situation-gone", armies=", ".join(gone))


def by_zone(armies: list[dict[str, Any]], title: Nations, speech: Speech) -> Iterator[str]:
    """One line for each zone: a tile with arm and strength, or markers."""
    markers: dict[str, list[str]] = {}
    tiles: dict[str, str] = {}
    for army in armies:
        name = army_name(title, army, speech)
        for zone in army["markers"]:
            markers.setdefault(zone, []).append(name)
        if army["tile"] is not None:
            arm = arm_name(title, army["type"], speech)
            tiles[army["tile"]] = speech.say(
                "situation-tile", army=name, arm=arm, strength=army["strength"]
            )
    for zone in sorted({*markers, *tiles}):
        here = [tiles[zone]] if zone in tiles else []
        if zone in markers:
            here.append(speech.say("situation-markers", armies=", ".join(markers[zone])))
        ground = speech.say(f"terrain-{title.pack.zones[title.kit.zone[zone]].terrain}")
        name = name_of(title, speech, "zone", zone)
        yield f"  {name:<{ZONE}} {ground:<{GROUND}} {speech.listed(here)}"


def army_name(title: Nations, army: dict[str, Any], speech: Speech) -> str:
    return name_of(title, speech, "army", army["id"])


def arm_name(title: Nations, word: str, speech: Speech) -> str:
    """Fixed as soon as there is a tile; a commander-in-chief still choosing has none."""
    arms = list(ARMS)
    return title.names.name("arm", arms.index(word), speech.lang) if word in arms else "?"


def to_come_text(view: View, title: Nations, army: dict[str, Any], speech: Speech) -> str:
    """An army whose card is still to come, with the date it waits for."""
    number = title.kit.army[army["id"]]
    name = army_name(title, army, speech)
    if view["time"] >= title.kit.from_point[number]:
        return name
    return speech.say("situation-from", army=name, date=title.pack.armies[number].date)


def common(view: View, title: Nations, own: int, speech: Speech) -> Iterator[str]:
    """What lies on the table, the own hand, and what the other hand must hold."""
    yield speech.say(
        "situation-common",
        scouts=view["supply"],
        deck=view["deck"],
        discard=len(view["discard"]),
    )
    yield speech.say("situation-display", cards=card_list(view["display"], title, speech))
    for side, cards in enumerate(view["hand"]):
        if side == own and cards is not None:
            yield speech.say("situation-hand", cards=card_list(cards, title, speech))
            continue
        held = [title.kit.card_ids[card] for card in sorted(view["known"]["held"][side])]
        if held or cards:
            known = card_list(cards or held, title, speech)
            side_id = title.kit.side_ids[side]
            yield speech.say("situation-known", **{"side-id": side_id, "cards": known})


def card_list(cards: Sequence[str], title: Nations, speech: Speech) -> str:
    """Equal cards together: `2 × Plain, Time`."""
    found = [
        speech.say("situation-card", card=name_of(title, speech, "card", card), count=count)
        for card, count in Counter(cards).items()
    ]
    return ", ".join(found) or "—"


def mission_lines(view: View, title: Nations, speech: Speech) -> Iterator[str]:
    """All missions for Napoleon, the revealed ones for everybody else."""
    revealed = view["revealed"]
    if view["missions"] is not None and view["over"] is None:
        words = [
            mission_text(title, word, int(word in revealed), speech) for word in view["missions"]
        ]
        yield speech.say("situation-missions", missions=", ".join(words) or "—")
        return
    shown = [mission_text(title, word, 0, speech) for word in revealed]
    hidden = view["unrevealed"]
    yield speech.say("situation-revealed", missions=", ".join(shown) or "—", hidden=hidden)


def mission_text(title: Nations, word: str, revealed: int, speech: Speech) -> str:
    french, allied = title.kit.mission_vp[title.kit.mission_ids.index(word)]
    name = name_of(title, speech, "mission", word)
    return speech.say(
        "situation-mission", mission=name, french=french, allied=allied, revealed=revealed
    )


# --- one thing


def report(view: View, title: Nations, word: str, speech: Speech) -> Iterator[str]:
    """A zone with its neighbours and who stands there, or an army."""
    for kind, value in title.names.find(word):
        if kind == "zone":
            yield from zone_report(view, title, value, speech)
        elif kind == "army":
            yield army_report(view["armies"][value], title, value, speech)


def zone_report(view: View, title: Nations, zone: int, speech: Speech) -> Iterator[str]:
    names, row = title.names, title.pack.zones[zone]
    near = [names.name("zone", other, speech.lang) for other in title.kit.graph.near[zone]]
    district = title.kit.districts.index(row.district)
    yield speech.say(
        "report-zone",
        zone=names.name("zone", zone, speech.lang),
        terrain=speech.say(f"terrain-{row.terrain}"),
        district=names.name("district", district, speech.lang),
        near=", ".join(near),
    )
    here = [a for a in view["armies"] if row.id in (*a["markers"], a["tile"])]
    yield from by_zone(here, title, speech) if here else [speech.say("report-nobody")]


def army_report(army: dict[str, Any], title: Nations, number: int, speech: Speech) -> str:
    zones = [army["tile"]] if army["tile"] else army["markers"]
    zones = zones or title.pack.armies[number].villages
    return speech.say(
        "report-army",
        army=army_name(title, army, speech),
        state=army["state"],
        zones=", ".join(name_of(title, speech, "zone", zone) for zone in zones),
        strength=army["strength"],
    )
