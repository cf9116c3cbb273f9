"""What must hold between the rows of a pack.

A check is a small generator of faults (path, expectation, found); the first fault is raised.
Checks `ALWAYS` hold for a position's small map as well, `ON_DISK` for whole packs only; with
`OF_1806` and `ON_DISK_1806` they are those of 1806, and `pack_check_1807` has those of 1807.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from berthier.kernel import packs
from berthier.kernel.packs import Fault, known

if TYPE_CHECKING:
    from berthier.games.napoleon.pack import Pack, Scenario, SetupRow

Check = Callable[["Pack"], Iterator[Fault]]

DECKS = ("cards", "extra_cards")
NAMED = ("sides", "zones", "rivers", "relief", "pieces", "events", "scenarios", "credits")


class SideFacts(NamedTuple):
    """What the book states of a side; `mean` and `highest` speak of card values."""

    corps: int
    vedettes: int
    deck: int
    highest: int
    mean: Fraction
    loss_cards: int
    loss_faces: int


TITLES = ("napoleon-1806", "napoleon-1807")
CITADELS = {"bamberg": 5, "erfurt": 4, "halle": 3, "leipzig": 3}
SIDES = {
    "french": SideFacts(8, 5, 36, 6, Fraction(7, 2), 18, 3),
    "prussian": SideFacts(9, 3, 36, 5, Fraction(3), 12, 2),
}


def check(pack: Pack, files: dict[str, str], small: bool) -> None:
    """Raise BadPack for the first fault; `files` says which file a table came from."""
    from berthier.games.napoleon import pack_check_1807  # needs the rows, which need this module

    of_title, whole = OF_1806, ON_DISK_1806
    if pack_check_1807.is_1807(pack):
        of_title, whole = pack_check_1807.ALWAYS, pack_check_1807.ON_DISK
    kinds, *others = of_title
    for test in (kinds, *ALWAYS, *others, *(() if small else (*ON_DISK, *whole))):
        packs.raise_first(test(pack), files)


def ids_are_unique_and_typable(pack: Pack) -> Iterator[Fault]:
    """The extra cards go into the same decks as the cards, so they share no id."""
    for table in NAMED + DECKS:
        yield from packs.typable_ids(table, getattr(pack, table))
    for table in NAMED:
        yield from packs.unique_ids({table: getattr(pack, table)})
    yield from packs.unique_ids({table: getattr(pack, table) for table in DECKS})


def printed_numbers_fit(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-7, N06-CMP-9: what a card or a block can print; a special card prints no value."""
    ranges = {"losses": (0, 2), "fatigues": (0, 3), "recovery": (0, 3), "amount": (0, 2)}
    special = [event.id for event in pack.events if event.colour == "special"]
    for table in DECKS:
        for i, card in enumerate(getattr(pack, table)):
            least, most = (0, 0) if card.event in special else (1, 6)
            if not least <= card.value <= most:
                yield f"{table}[{i}].value", f"a number from {least} to {most}", str(card.value)
        for field, (least, most) in ranges.items():
            yield from packs.in_range(table, getattr(pack, table), field, least, most)
    for field in ("infantry", "cavalry"):
        yield from packs.in_range("pieces", pack.pieces, field, 0, pack.limits.sp_per_corps)
    for field, most in {"move": 1, "combat": 2, "fatigue": 2, "pursuit": 1}.items():
        yield from packs.in_range("pieces", pack.pieces, field, 0, most)


def sides_are_known(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-2: pieces, cards, events and tables by side belong to the sides of the pack."""
    sides = [side.id for side in pack.sides]
    for table in ("pieces", *DECKS):
        for i, row in enumerate(getattr(pack, table)):
            yield from known(f"{table}[{i}].side", row.side, sides, "a side")
    for i, event in enumerate(pack.events):
        owners = ["both", *sides, *(["none"] if event.colour == "special" else [])]
        yield from known(f"events[{i}].owner", event.owner, owners, "a side")
    yield from packs.same_keys("vedettes", pack.vedettes, sides)
    yield from packs.same_keys("dice", pack.dice, sides)
    for arm in ("infantry", "cavalry", "blocks"):
        yield from packs.same_keys(f"limits.{arm}", getattr(pack.limits, arm), sides)
    for i, scenario in enumerate(pack.scenarios):
        yield from packs.same_keys(f"scenarios[{i}].control", scenario.control, sides)


def connections_join_zones(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-6: connections make one board of all zones."""
    zones = [zone.id for zone in pack.zones]
    yield from packs.edges_join("connections", pack.connections, zones)
    yield from packs.in_one_piece("zones", zones, pack.connections)


def strongholds_have_vp(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-5, N07-CMP-5: citadels and fortified towns, nothing else, are worth points."""
    for i, zone in enumerate(pack.zones):
        if zone.vp < 0 or (zone.terrain in ("citadel", "fortified")) != (zone.vp > 0):
            expected = "more than 0 for a citadel or fortified town, 0 for any other zone"
            yield f"zones[{i}].vp", expected, f"{zone.vp} for {zone.id} ({zone.terrain})"


def kinds_are_of_1806(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-6, N06-CARD-GEN-3: three kinds of zones, three colours of events."""
    yield from kinds_are_known(pack, ("citadel", "open", "wooded"), ("blue", "green", "red"))


def kinds_are_known(pack: Pack, terrains: Sequence[str], colours: Sequence[str]) -> Iterator[Fault]:
    for i, zone in enumerate(pack.zones):
        yield from known(f"zones[{i}].terrain", zone.terrain, terrains, "a terrain")
    for i, event in enumerate(pack.events):
        yield from known(f"events[{i}].colour", event.colour, colours, "a colour")


def cards_name_events(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-7: a card shows an event its side may hold; the extra cards have no events yet."""
    owners = {event.id: event.owner for event in pack.events}
    for i, card in enumerate(pack.cards):
        yield from known(f"cards[{i}].event", card.event, owners, "the id of an event")
        if (owner := owners.get(card.event, "both")) not in ("both", card.side):
            yield f"cards[{i}].event", f"an event of {card.side}", f"{card.event}, of {owner}"


def card_texts_are_unique(pack: Pack) -> Iterator[Fault]:
    """A card is written event/value, so a side has no two with the same text."""
    seen: set[tuple[str, str, int]] = set()
    for table in DECKS:
        for i, card in enumerate(getattr(pack, table)):
            if (text := (card.side, card.event, card.value)) in seen:
                found = f"{card.event}/{card.value} of {card.side} a second time"
                yield f"{table}[{i}].value", "another value on each card of an event", found
            seen.add(text)


def strengths_fit(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-4, R06-02: at most 8 SP a corps, none for commanders and vedettes."""
    for i, piece in enumerate(pack.pieces):
        most = pack.limits.sp_per_corps if piece.kind == "corps" else 0
        if (strength := piece.infantry + piece.cavalry) > most:
            yield f"pieces[{i}]", f"at most {most} SP for a {piece.kind}", f"{strength} SP"


def dice_have_six_faces(pack: Pack) -> Iterator[Fault]:
    """N06-DIC-2: six faces of losses (L) and fatigues (f)."""
    for side, faces in pack.dice.items():
        if len(faces) != 6:
            yield f"dice.{side}", "6 faces", str(len(faces))
        for i, face in enumerate(faces):
            if not re.fullmatch("L*f*", face):
                yield f"dice.{side}[{i}]", "the letters L and f only, L first", face


def turns_fit(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-1: turns count from 1, and a scenario takes some of them."""
    for i, turn in enumerate(pack.turns):
        if turn.turn != i + 1:
            yield f"turns[{i}].turn", str(i + 1), str(turn.turn)
    for i, scenario in enumerate(pack.scenarios):
        first, last = scenario.first_turn, scenario.last_turn
        if not 1 <= first <= last <= len(pack.turns):
            expected = f"1 <= first_turn <= last_turn <= {len(pack.turns)}"
            yield f"scenarios[{i}].first_turn", expected, f"{first} and {last}"


def reinforcements_come_in_time(pack: Pack) -> Iterator[Fault]:
    """N06-SEQ-2: in a turn of the scenario."""
    for i, scenario in enumerate(pack.scenarios):
        first, last = scenario.first_turn, scenario.last_turn
        for j, row in enumerate(scenario.reinforcements):
            if not first <= row.turn <= last:
                path = f"scenarios[{i}].reinforcements[{j}].turn"
                yield path, f"a turn from {first} to {last}", str(row.turn)


def scenarios_name_zones_and_pieces(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-9: a set-up speaks of this board and these pieces."""
    zones, pieces = [zone.id for zone in pack.zones], [piece.id for piece in pack.pieces]
    for i, scenario in enumerate(pack.scenarios):
        for path, names in _references(scenario):
            what, all_ = ("zone", zones) if "zone" in path else ("piece", pieces)
            for name in names:
                yield from known(f"scenarios[{i}].{path}", name, all_, f"the id of a {what}")


def _references(scenario: Scenario) -> Iterator[tuple[str, list[str]]]:
    yield "absent", scenario.absent
    for j, arrival in enumerate(scenario.reinforcements):
        yield f"reinforcements[{j}].piece", [arrival.piece]
        yield f"reinforcements[{j}].zones", arrival.zones
    for j, row in enumerate(scenario.setup):
        yield f"setup[{j}].piece", [row.piece]
        yield f"setup[{j}].zone", [row.zone]


def rosters_are_complete(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-3: each commander and corps is placed, absent or a reinforcement, just once."""
    for i, scenario in enumerate(pack.scenarios):
        named = Counter(scenario.absent)
        named.update(row.piece for row in scenario.setup)
        named.update(row.piece for row in scenario.reinforcements)
        for piece in pack.pieces:
            if named[piece.id] != 1 and (piece.kind != "vedette" or named[piece.id] > 1):
                expected = f"{piece.id} once: placed, absent or a reinforcement"
                yield f"scenarios[{i}].setup", expected, f"{named[piece.id]} times"


def setups_fit_the_box(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-4, N06-CMP-9: a set-up asks for no more cubes and boxes than there are."""
    full = {piece.id: (piece.infantry, piece.cavalry) for piece in pack.pieces}
    for i, scenario in enumerate(pack.scenarios):
        yield from fits_the_box(pack, f"scenarios[{i}].setup", scenario.setup, full)


def fits_the_box(
    pack: Pack, path: str, rows: Sequence[SetupRow], full: dict[str, tuple[int, int]]
) -> Iterator[Fault]:
    """A set-up, with full strengths where it says none."""
    pieces = {piece.id: piece for piece in pack.pieces}
    cubes = Counter[tuple[str, str]]()
    yield from packs.in_range(path, rows, "fatigue", 0, pack.limits.fatigue_per_corps)
    for j, row in enumerate(rows):
        piece = pieces[row.piece]
        infantry = full[row.piece][0] if row.infantry is None else row.infantry
        cavalry = full[row.piece][1] if row.cavalry is None else row.cavalry
        most = pack.limits.sp_per_corps if piece.kind == "corps" else 0
        if not 0 <= min(infantry, cavalry) <= infantry + cavalry <= most:
            yield f"{path}[{j}]", f"at most {most} SP", f"{infantry} + {cavalry} SP"
        cubes += Counter({(piece.side, "infantry"): infantry, (piece.side, "cavalry"): cavalry})
    yield from cubes_suffice(pack, path, cubes)


def cubes_suffice(pack: Pack, path: str, cubes: Counter[tuple[str, str]]) -> Iterator[Fault]:
    for (side, arm), number in cubes.items():
        if number > (most := getattr(pack.limits, arm)[side]):
            yield path, f"at most {most} cubes of {side} {arm}", str(number)


def control_is_shared_out(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-5: at the start each citadel is controlled by one side."""
    citadels = sorted(zone.id for zone in pack.zones if zone.terrain == "citadel")
    for i, scenario in enumerate(pack.scenarios):
        if (held := sorted(chain(*scenario.control.values()))) != citadels:
            expected = "each citadel once: " + ", ".join(citadels)
            yield f"scenarios[{i}].control", expected, ", ".join(held) or "none"


def title_is_known(pack: Pack) -> Iterator[Fault]:
    """What else must hold is kept by title."""
    yield from known("title", pack.title, TITLES, "a known title")


def drawings_are_on_the_canvas(pack: Pack) -> Iterator[Fault]:
    """Rivers may come from beyond the edge, all else is on the sheet."""
    width, height = pack.canvas.width, pack.canvas.height
    for prefix in ("", "label_"):
        yield from packs.in_range("zones", pack.zones, prefix + "x", 0, width)
        yield from packs.in_range("zones", pack.zones, prefix + "y", 0, height)
    yield from packs.points_on_sheet("relief", pack.relief, 3, width, height)


def zones_have_two_to_six_ways(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-6: no dead ends, and no zone that leads everywhere."""
    ways = Counter(end for row in pack.connections for end in (row.a, row.b))
    for i, zone in enumerate(pack.zones):
        if not 2 <= ways[zone.id] <= 6:
            yield f"zones[{i}]", "2 to 6 connections", f"{ways[zone.id]} for {zone.id}"


def bridges_cross_rivers(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-6: a bridge leads over rivers of the board."""
    rivers = [river.id for river in pack.rivers]
    for i, row in enumerate(pack.connections):
        for name in row.bridge.split("+") if row.bridge else ():
            yield from known(f"connections[{i}].bridge", name, rivers, "the id of a river")


def citadels_are_the_printed_ones(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-5: Bamberg 5, Erfurt 4, Halle 3, Leipzig 3."""
    found = {zone.id: zone.vp for zone in pack.zones if zone.terrain == "citadel"}
    if found != CITADELS:
        yield "zones", f"the citadels {CITADELS}", str(found)


def rosters_are_the_printed_ones(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-3, R06-01: a commander, 8 or 9 corps and 5 or 3 vedettes."""
    for side, facts in SIDES.items():
        found = Counter[str](piece.kind for piece in pack.pieces if piece.side == side)
        wanted = {"commander": 1, "corps": facts.corps, "vedette": facts.vedettes}
        for kind, number in wanted.items():
            if found[kind] != number:
                yield "pieces", f"{number} {kind} of {side}", str(found[kind])
        if pack.vedettes[side] != facts.vedettes:
            yield f"vedettes.{side}", str(facts.vedettes), str(pack.vedettes[side])


def decks_are_as_stated(pack: Pack) -> Iterator[Fault]:
    """N06-CMP-7, R06-04, R06-66: deck size, values, losses on cards and dice."""
    for side, facts in SIDES.items():
        deck = [card for card in pack.cards if card.side == side]
        values = [card.value for card in deck] or [0]
        loss_cards = sum(card.losses > 0 for card in deck)
        loss_faces = sum("L" in face for face in pack.dice[side])
        for path, what, wanted, found in (
            ("cards", "cards", facts.deck, len(deck)),
            ("cards", "as lowest value", 1, min(values)),
            ("cards", "as highest value", facts.highest, max(values)),
            ("cards", "as mean value", facts.mean, Fraction(sum(values), len(values))),
            ("cards", "cards with a loss", facts.loss_cards, loss_cards),
            (f"dice.{side}", "faces with a loss", facts.loss_faces, loss_faces),
        ):
            if wanted != found:
                yield path, f"{wanted} {what} for {side}", str(found)


# In this order: a later check trusts the earlier ones.
ALWAYS: tuple[Check, ...] = (
    ids_are_unique_and_typable, printed_numbers_fit, sides_are_known, connections_join_zones,
    strongholds_have_vp, cards_name_events, card_texts_are_unique, strengths_fit,
    dice_have_six_faces, turns_fit, scenarios_name_zones_and_pieces,
)  # fmt: skip
OF_1806: tuple[Check, ...] = (
    kinds_are_of_1806, reinforcements_come_in_time, rosters_are_complete, setups_fit_the_box,
    control_is_shared_out,
)  # fmt: skip
ON_DISK: tuple[Check, ...] = (
    title_is_known, drawings_are_on_the_canvas, zones_have_two_to_six_ways, bridges_cross_rivers,
)  # fmt: skip
ON_DISK_1806: tuple[Check, ...] = (
    citadels_are_the_printed_ones, rosters_are_the_printed_ones, decks_are_as_stated,
)  # fmt: skip
