"""What must hold between the rows of a pack of Napoléon 1807, besides what both titles share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TypeGuard

from berthier.games.napoleon.pack import Pack
from berthier.games.napoleon.pack_1807 import Pack1807, Scenario1807, in_deck, strengths
from berthier.games.napoleon.pack_check import (
    Check,
    cubes_suffice,
    fits_the_box,
    kinds_are_known,
)
from berthier.kernel import packs
from berthier.kernel.packs import Fault, known

DECK = 48
VALUES = {"french": (1, 5)}  # Le Rougeaud lists them; those of the Russians are data (R07-02)
CITADELS = {"danzig": 2, "thorn": 2}
# What cards call by name.
ZONES = ("allenburg", "rastenburg", "graudenz", "konigsberg")
PIECES = ("napoleon", "bennigsen", "kamenski", "ney", "lefebvre", "bessieres", "lobanov")


def is_1807(pack: Pack) -> TypeGuard[Pack1807]:
    return isinstance(pack, Pack1807)


def _of(pack: Pack) -> Pack1807:
    assert is_1807(pack)
    return pack


def _scenarios(pack: Pack) -> Iterator[tuple[str, Scenario1807]]:
    for i, scenario in enumerate(_of(pack).scenarios):
        yield f"scenarios[{i}]", scenario


def kinds_are_of_1807(pack: Pack) -> Iterator[Fault]:
    """N07-CMP-5, R07-17: four kinds of zones; two events are special."""
    terrains = ("citadel", "fortified", "open", "wooded")
    yield from kinds_are_known(pack, terrains, ("blue", "green", "red", "special"))


def orders_are_whole(pack: Pack) -> Iterator[Fault]:
    """N07-CMP-4: each piece once, at most 8 SP a corps, and no more cubes than there are."""
    pieces = {piece.id: piece for piece in pack.pieces}
    yield from packs.typable_ids("orders", _of(pack).orders)
    yield from packs.unique_ids({"orders": _of(pack).orders})
    for i, order in enumerate(_of(pack).orders):
        cubes, seen = Counter[tuple[str, str]](), Counter[str]()
        for j, row in enumerate(order.rows):
            path = f"orders[{i}].rows[{j}]"
            yield from known(f"{path}.piece", row.piece, pieces, "the id of a piece")
            piece = pieces[row.piece]
            most = {"corps": pack.limits.sp_per_corps}.get(piece.kind, 0)
            if piece.kind == "vedette" or seen[row.piece]:
                yield f"{path}.piece", "a commander or corps, once", row.piece
            if not 0 <= min(row.infantry, row.cavalry) <= row.infantry + row.cavalry <= most:
                found = f"{row.infantry} + {row.cavalry} SP for {row.piece}"
                yield path, f"at most {most} SP for a {piece.kind}", found
            seen[row.piece] += 1
            cubes[piece.side, "infantry"] += row.infantry
            cubes[piece.side, "cavalry"] += row.cavalry
        yield from cubes_suffice(pack, f"orders[{i}].rows", cubes)


def pieces_show_their_last_order(pack: Pack) -> Iterator[Fault]:
    """The strength of a piece's own row is that of its last order of battle."""
    last = {row.piece: row for order in _of(pack).orders for row in order.rows}
    for i, piece in enumerate(pack.pieces):
        row = last.get(piece.id)
        if row is not None and (row.infantry, row.cavalry) != (piece.infantry, piece.cavalry):
            expected = f"{row.infantry} + {row.cavalry} SP, as in its last order of battle"
            yield f"pieces[{i}]", expected, f"{piece.infantry} + {piece.cavalry} SP"


def rosters_follow_the_order(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-1 (c), (d): whoever is in the order is placed, absent or a reinforcement, once."""
    orders = {order.id: [row.piece for row in order.rows] for order in _of(pack).orders}
    for path, scenario in _scenarios(pack):
        yield from known(f"{path}.order", scenario.order, orders, "the id of an order")
        named = Counter([*scenario.absent, *(row.piece for row in scenario.setup)])
        named.update(row.piece for row in scenario.reinforcements)
        for piece in orders[scenario.order]:
            if named.pop(piece, 0) != 1:
                expected = f"{piece} once: placed, absent or a reinforcement"
                yield f"{path}.setup", expected, "another number of times"
        for piece in named:
            yield f"{path}.setup", f"pieces of the order {scenario.order}", piece
        if scenario.guard not in orders[scenario.order]:
            yield f"{path}.guard", f"a piece of the order {scenario.order}", scenario.guard


def setups_fit(pack: Pack) -> Iterator[Fault]:
    """N07-CMP-4: a set-up asks for no more cubes and boxes than there are."""
    for path, scenario in _scenarios(pack):
        full = strengths(pack, scenario)
        yield from fits_the_box(pack, f"{path}.setup", scenario.setup, full)


def reinforcements_have_a_moment(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-1 (e): a turn of the scenario, or a card of its decks."""
    for path, scenario in _scenarios(pack):
        first, last = scenario.first_turn, scenario.last_turn
        cards = {card.event for card in pack.cards if in_deck(pack, scenario, card)}
        for j, row in enumerate(scenario.reinforcements):
            at = f"{path}.reinforcements[{j}]"
            if row.card:
                yield from known(f"{at}.card", row.card, cards, "an event of the decks")
            if (row.turn != 0) if row.card else not first <= row.turn <= last:
                wanted = "0 with a card" if row.card else f"a turn from {first} to {last}"
                yield f"{at}.turn", wanted, str(row.turn)


def markers_lie_where_they_may(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-1 (f) to (h): citadel and control markers, sieges of citadels."""
    kinds = {kind: [z.id for z in pack.zones if z.terrain == kind] for kind in _KINDS}
    sides, limits = [side.id for side in pack.sides], _of(pack).limits
    for path, scenario in _scenarios(pack):
        yield from packs.same_keys(f"{path}.citadels", scenario.citadels, sides)
        if sorted(chain(*scenario.citadels.values())) != sorted(kinds["citadel"]):
            expected = "each citadel once: " + ", ".join(sorted(kinds["citadel"]))
            yield f"{path}.citadels", expected, ", ".join(chain(*scenario.citadels.values()))
        yield from _once(f"{path}.control", list(chain(*scenario.control.values())))
        for side in sides:
            for zone in scenario.control[side]:
                yield from known(f"{path}.control", zone, kinds["fortified"], "a fortified town")
            if len(scenario.citadels[side]) > (most := limits.citadel_markers_per_side):
                found = str(len(scenario.citadels[side]))
                yield f"{path}.citadels.{side}", f"at most {most} markers", found
        yield from _once(f"{path}.sieges", scenario.sieges)
        for zone in scenario.sieges:
            yield from known(f"{path}.sieges", zone, kinds["citadel"], "a citadel")
        if len(scenario.sieges) > limits.siege_markers:
            yield f"{path}.sieges", f"at most {limits.siege_markers}", str(len(scenario.sieges))


_KINDS = ("citadel", "fortified")


def _once(path: str, names: Sequence[str]) -> Iterator[Fault]:
    for name, number in Counter(names).items():
        if number > 1:
            yield path, "each zone once", f"{name} {number} times"


def bridges_can_be_down(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-1 (i): destroyed bridges lie on connections that have one."""
    bridged = {frozenset((row.a, row.b)) for row in pack.connections if row.bridge}
    for path, scenario in _scenarios(pack):
        for j, pair in enumerate(scenario.destroyed_bridges):
            if frozenset(pair) not in bridged:
                yield f"{path}.destroyed_bridges[{j}]", "a connection with a bridge", "-".join(pair)
        if len(scenario.destroyed_bridges) > (most := pack.limits.destroyed_bridges):
            found = str(len(scenario.destroyed_bridges))
            yield f"{path}.destroyed_bridges", f"at most {most}", found


def scenarios_are_complete(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-1 (a), (j), (l), (o): dates, vedettes, cards taken out, objectives."""
    sides, zones = [side.id for side in pack.sides], [zone.id for zone in pack.zones]
    events = [event.id for event in pack.events]
    for path, scenario in _scenarios(pack):
        turns = list(range(scenario.first_turn, scenario.last_turn + 1))
        if (found := [row.turn for row in scenario.dates]) != turns:
            yield f"{path}.dates", f"the turns {turns}", str(found)
        yield from packs.same_keys(f"{path}.vedettes", scenario.vedettes, sides)
        for side in sides:
            if not 0 <= (number := scenario.vedettes[side]) <= pack.vedettes[side]:
                yield f"{path}.vedettes.{side}", f"0 to {pack.vedettes[side]}", str(number)
        for name in scenario.removed:
            yield from known(f"{path}.removed", name, events, "the id of an event")
        for j, row in enumerate(scenario.objectives):
            at = f"{path}.objectives[{j}]"
            yield from known(f"{at}.zone", row.zone, zones, "the id of a zone")
            yield from known(f"{at}.side", row.side, sides, "a side")
            if row.vp < 1:
                yield f"{at}.vp", "at least 1", str(row.vp)


def ends_have_no_gap(pack: Pack) -> Iterator[Fault]:
    """N07-VIC-7, R07-13: every value of the track means one result, at most three a draw."""
    discs = _of(pack).limits.draw_discs
    for path, scenario in _scenarios(pack):
        french, russian = scenario.french_wins_at_end_up_to, scenario.prussian_wins_at_end_from
        draws = scenario.draw_values
        if len(draws) > discs:
            yield f"{path}.draw_values", f"at most {discs} values", str(len(draws))
        if draws != list(range(french + 1, russian)):
            expected = f"the values between {french} and {russian}"
            yield f"{path}.draw_values", expected, str(draws)
        if not 0 < scenario.start_vp < pack.limits.vp_track:
            expected = f"a number from 1 to {pack.limits.vp_track - 1}"
            yield f"{path}.start_vp", expected, str(scenario.start_vp)


def names_of_cards_are_there(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-3: the zones and pieces that cards and rules name."""
    for table, names in (("zones", ZONES), ("pieces", PIECES)):
        ids = [row.id for row in getattr(pack, table)]
        for name in names:
            if name not in ids:
                yield table, f"a row {name}", "nothing"


def citadels_are_as_stated(pack: Pack) -> Iterator[Fault]:
    """N07-SCN-3: Danzig 2, Thorn 2, and Graudenz, whose value is data."""
    found = {zone.id: zone.vp for zone in pack.zones if zone.terrain == "citadel"}
    for name, value in CITADELS.items():
        if found.get(name) != value:
            yield "zones", f"the citadel {name} with value {value}", str(found.get(name, "none"))
    if "graudenz" not in found:
        yield "zones", "the citadel graudenz", "none"


def blocks_suffice(pack: Pack) -> Iterator[Fault]:
    """N07-CMP-2: 26 blocks a side and a white one; vedettes as many as are told."""
    for side in pack.vedettes:
        found = [piece.kind for piece in pack.pieces if piece.side == side]
        most = pack.limits.blocks[side] + _of(pack).limits.white_blocks
        if len(found) > most:
            yield "pieces", f"at most {most} blocks of {side}", str(len(found))
        if found.count("vedette") != pack.vedettes[side]:
            expected = f"the {found.count('vedette')} of the pieces"
            yield f"vedettes.{side}", expected, str(pack.vedettes[side])


def decks_are_as_stated(pack: Pack) -> Iterator[Fault]:
    """N07-CMP-3, R07-02, N07-QDH-1: 48 cards a side, one of them Quartiers d'hiver."""
    for side in (row.id for row in pack.sides):
        deck = [card for card in pack.cards if card.side == side]
        if len(deck) != DECK:
            yield "cards", f"{DECK} cards for {side}", str(len(deck))
        quarters = sum(card.event == "quartiers-hiver" for card in deck)
        if quarters != 1:
            yield "cards", f"one quartiers-hiver for {side}", str(quarters)
        values = sorted({card.value for card in deck} - {0})
        least, most = VALUES.get(side, (values[0], values[-1]))
        if (values[0], values[-1]) != (least, most):
            yield "cards", f"values from {least} to {most} for {side}", f"{values}"


ALWAYS: tuple[Check, ...] = (
    kinds_are_of_1807, orders_are_whole, pieces_show_their_last_order, rosters_follow_the_order,
    setups_fit, reinforcements_have_a_moment, markers_lie_where_they_may, bridges_can_be_down,
    scenarios_are_complete, ends_have_no_gap,
)  # fmt: skip
ON_DISK: tuple[Check, ...] = (
    names_of_cards_are_there, citadels_are_as_stated, blocks_suffice, decks_are_as_stated,
)  # fmt: skip
