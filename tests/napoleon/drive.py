"""Drivers for Napoléon 1806 and 1807: random players that seek battle, boards as positions."""

from __future__ import annotations

from random import Random
from typing import Any

from berthier.games.napoleon.board import ABSENT, AWAITED, OFF, Board
from berthier.games.napoleon.title import Napoleon, open_napoleon
from berthier.kernel.match import Match

TITLE = "napoleon-1806"
POLAND = "napoleon-1807"


def title(name: str = TITLE) -> Napoleon:
    return open_napoleon(name, {})


def new_match(
    seed: int,
    scenario: str = "campaign",
    level: str = "conscrit",
    name: str = TITLE,
    **options: str,
) -> Match:
    start = {"scenario": scenario, "rules": level, "options": options}
    match = Match(open_napoleon(name, start), start, seed.to_bytes(16, "big"))
    match.begin()
    return match


def asked_seat(match: Match) -> int:
    """Of two who are asked at once the first."""
    return next(iter(match.asked()))


def choose(match: Match, seat: int, rng: Random) -> str:
    """Random, but fond of fighting: purely random marches hardly ever meet the enemy."""
    found = match.options(seat)
    eager = [o for o in found if o.split()[0] in ("attack", "fight", "play", "add")]
    if eager and rng.random() < 0.6:
        return rng.choice(eager)
    moves = [option for option in found if option.startswith("move ")]
    if moves and rng.random() < 0.7:
        return min(moves, key=lambda option: (enemy_distance(match, seat, option), rng.random()))
    return rng.choice(found)


def enemy_distance(match: Match, seat: int, move: str) -> int:
    board = match.board
    assert isinstance(board, Board)
    zone = board.kit.zone[move.split()[1]]
    foes = [z for z, mask in enumerate(board.at[1 - seat]) if mask]
    return min((board.kit.graph.distance[zone][z] for z in foes), default=0)


def play(match: Match, rng: Random, most: int = 10_000) -> int:
    """Answer until the game is over or `most` answers were given."""
    made = 0
    while match.board.over is None and made < most:
        seat = asked_seat(match)
        match.answer(seat, choose(match, seat, rng))
        made += 1
    return made


def describe(b: Board, door: str, strict: bool = True) -> dict[str, Any]:
    """A board between operations as a position, independent of how boards are saved."""
    kit = b.kit
    sides = kit.side_ids
    pieces = {}
    for n, zone in enumerate(b.where):
        name = kit.piece_ids[n]
        if zone >= 0:
            pieces[name] = {
                "zone": kit.zone_ids[zone],
                "infantry": b.infantry[n],
                "cavalry": b.cavalry[n],
                "fatigue": b.fatigue[n],
                "ready": bool(b.ready[n]),
            }
    return {
        "door": door,
        "rules": "grognard" if b.fog else "conscrit",
        "scenario": b.scenario,
        "side": sides[b.active],
        "turn": b.turn,
        "vp": b.vp,
        "pieces": pieces,
        "awaited": [kit.piece_ids[n] for n, zone in enumerate(b.where) if zone == AWAITED],
        "control": {kit.zone_ids[z]: sides[s] for z, s in enumerate(b.control) if s >= 0},
        "axes": [
            {"zone": kit.zone_ids[z], "to": kit.zone_ids[a >> 1], "side": sides[a & 1]}
            for z, a in enumerate(b.axis)
            if a >= 0
        ],
        "bridges": [[kit.zone_ids[z] for z in kit.graph.ends[link]] for link in b.broken],
        "hands": _cards(b, b.hand[0] + b.hand[1]),
        "discards": _cards(b, b.discard),
        "slot": _cards(b, b.slot),
        "passed": [sides[side] for side in (0, 1) if b.passed >> side & 1],
        "options": {"windows": "strict" if strict else "brisk"},
        **(_poland(b) if kit.poland else {}),
    }


def _poland(b: Board) -> dict[str, Any]:
    sides = b.kit.side_ids
    return {
        "sieges": [b.kit.zone_ids[zone] for zone in b.sieges],
        "winter": dict(zip(sides, b.winter, strict=False)),
        "aside": [side for n, side in enumerate(sides) if b.aside >> n & 1],
        "weather": "boue" if b.mud else "none",
        "weather_before": "pluie" if b.wet else "none",
    }


def _cards(b: Board, pile: list[int]) -> dict[str, list[str]]:
    kit = b.kit
    return {
        name: [kit.card_ids[card] for card in sorted(pile) if kit.card_side[card] == side]
        for side, name in enumerate(kit.side_ids)
    }


def in_play(b: Board, side: int) -> list[int]:
    """The cards of a scenario; Quartiers d'hiver from the fifth loss until it comes up."""
    cards = b.kit.stock[b.scenario][side]
    if b.winter and b.winter[side] >= 5 and not b.aside >> side & 1:
        cards = [*cards, b.kit.winter_card[side]]
    return sorted(cards)


def invariants(b: Board) -> None:
    """What must hold at every question."""
    kit = b.kit
    for side in (0, 1):
        held = b.hand[side] + b.bag[side]
        open_ = [c for c in b.discard + b.table + b.slot if kit.card_side[c] == side]
        assert sorted(held + open_) == in_play(b, side), "cards conserved"
        assert kit.winter_card[side] < 0 or kit.winter_card[side] not in b.hand[side]
        assert all(kit.colour[card] for card in b.hand[side]) or b.stack[-1].kind == "inactive"
        assert b.bag[side] == sorted(b.bag[side]), "a bag has no order"
    for n, zone in enumerate(b.where):
        assert zone >= 0 or zone in (OFF, AWAITED, ABSENT)
        if kit.is_corps[n]:
            for at in range(len(kit.zone_ids)):
                assert bool(b.at[kit.side_of[n]][at] >> n & 1) == (at == zone)
            assert 0 <= b.infantry[n] + b.cavalry[n] <= 8
            assert b.infantry[n] >= 0
            assert b.cavalry[n] >= 0
            assert b.fatigue[n] >= 0
        if n >= kit.plain:
            side = kit.side_of[n]
            for at in range(len(kit.zone_ids)):
                assert bool(b.scouts[side][at] >> n & 1) == (at == zone)
            assert zone < 0 or not b.at[1 - side][zone], "a vedette never stands among the enemy"
            assert zone < 0 or not b.scouts[1 - side][zone], "nor among his vedettes"
    for zone in b.sieges:
        assert b.kit.zone_ids[zone] in ("danzig", "graudenz")
        assert b.control[zone] == 1, "besieged citadels are Russian"
    assert not b.left_out or any(record.kind == "combat" for record in b.records)
    if any(record.kind == "combat" for record in b.records):
        return  # the zone is settled after the retreat (R06-54)
    for zone, axis in enumerate(b.axis):
        assert axis < 0 or (b.at[0][zone] and b.at[1][zone]), "an axis needs a contested zone"
