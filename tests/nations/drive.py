"""Drivers for Bataille des Nations: random players, invariants, truths dealt anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from berthier.games.nations.board import GONE, IN_HAND, ON_MAP, TILE, Board
from berthier.games.nations.kit import FRENCH, TIME
from berthier.games.nations.knowledge import Known
from berthier.games.nations.title import Nations, open_nations
from berthier.kernel.flow import Call
from berthier.kernel.match import Match

TITLE = "bataille-des-nations-1813"
EAGER = ("army", "terrain", "wild-terrain", "scout", "jump", "wild-move", "replace")
CASCADES = ("next-tile", "choose-arm", "reveal")  # what can be asked inside a cascade


def title() -> Nations:
    return open_nations(TITLE, {})


def new_match(
    seed: int, scenario: str = "game", level: str = "basic", windows: str = "brisk"
) -> Match:
    start = {"scenario": scenario, "rules": level, "options": {"windows": windows}}
    match = Match(title(), start, seed.to_bytes(16, "big"))
    match.begin()
    return match


def board_of(match: Match) -> Board:
    assert isinstance(match.board, Board)
    return match.board


def asked_seat(match: Match) -> int:
    return next(iter(match.asked()))


def choose(found: list[str], rng: Random, shy: bool = False) -> str:
    """Random, but fond of placing armies; a shy player leaves the display alone."""
    if shy:
        found = [text for text in found if not text.startswith("take ")] or found
    eager = [text for text in found if text.split()[0] in EAGER]
    return rng.choice(eager if eager and rng.random() < 0.6 else found)


def play(match: Match, rng: Random, most: int = 10_000, shy: bool = False) -> int:
    """Answer until the game is over or `most` answers were given."""
    made = 0
    while match.board.over is None and made < most:
        seat = asked_seat(match)
        match.answer(seat, choose(match.options(seat), rng, shy))
        made += 1
    return made


# --- invariants


def invariants(b: Board) -> None:
    """What must hold at every question."""
    kit, constants = b.kit, b.kit.pack.constants
    cards_conserved(b)
    assert b.bag == sorted(b.bag), "a bag has no order"
    assert sum(b.scouts) + b.supply == constants.scouts
    assert min(*b.scouts, b.supply) >= 0
    assert 0 <= b.time <= kit.pack.track.last_point
    assert 0 <= b.actions <= constants.actions_per_turn
    assert len(b.display) <= constants.display
    top = b.stack[-1].kind
    inside = top in CASCADES and any(f.procedure == "cascade" for f in calls(b))
    for army, state in enumerate(b.state):
        markers = b.marks[army].bit_count()
        assert (b.where[army] >= 0) == (state == TILE)
        if state == ON_MAP:
            assert (1 if inside else 2) <= markers <= kit.markers[army], kit.army_ids[army]
        else:
            assert state in (IN_HAND, TILE, GONE)
            assert markers == 0
        assert (b.strength[army] == 0) == (state == GONE)
    tiles_and_zones(b)
    missions_fit(b, top)


def calls(b: Board) -> list[Call]:
    return [frame for frame in b.stack if isinstance(frame, Call)]


def cards_conserved(b: Board) -> None:
    """Forty cards; only time cards leave the game. Before the deal there are none."""
    held = Counter([*b.hand[0], *b.hand[1], *b.bag, *b.display, *b.discard])
    if b.stack[-1].kind == "keep":
        assert not held
        return
    out = Counter(b.kit.deck) - held
    assert not held - Counter(b.kit.deck)
    assert all(b.kit.card_kind[card] == TIME for card in out)


def time_cards_out(b: Board) -> int:
    return len(b.kit.deck) - sum(map(len, [*b.hand, b.bag, b.display, b.discard]))


def tiles_and_zones(b: Board) -> None:
    """A tile a zone, and no marker beside it."""
    occupied = [zone for zone in b.where if zone >= 0]
    assert len(set(occupied)) == len(occupied), "one tile a zone"
    for zone, army in enumerate(b.tile_at):
        assert army == (b.where.index(zone) if zone in occupied else -1)
        assert army < 0 or not any(mask >> zone & 1 for mask in b.marks), "a marker by a tile"


def missions_fit(b: Board, top: str) -> None:
    districts = [b.kit.mission_district[mission] for mission in b.missions]
    assert len(set(districts)) == len(b.kit.districts)
    assert top == "keep" or len(districts) == len(b.kit.districts)
    assert set(b.revealed) <= set(b.missions)
    assert len(set(b.revealed)) == len(b.revealed)


# --- another truth


def redeal(match: Match, viewer: int, rng: Random) -> float:
    """Change in place what this viewer can't know; returns the share of it that changed."""
    b, known = board_of(match), match.known[viewer]
    assert isinstance(known, Known)
    changed, total = redeal_hands(b, known, viewer, rng)
    if viewer != FRENCH ^ b.game:
        now, hidden = redeal_missions(b, rng)
        changed, total = changed + now, total + hidden
    return changed / total if total else 1.0


def redeal_hands(b: Board, known: Known, viewer: int, rng: Random) -> tuple[int, int]:
    """Cards seen to be taken stay; the rest of the hidden hands is exchanged with the deck."""
    hidden = [side for side in (0, 1) if side ^ b.game != viewer]
    loose = {side: list((Counter(b.hand[side]) - held(known, side)).elements()) for side in hidden}
    pool = sorted([*b.bag, *(card for cards in loose.values() for card in cards)])
    changed = 0
    for side in hidden:
        deals = [rng.sample(pool, len(loose[side])) for _ in range(3)]
        new = max(deals, key=differ(loose[side]))
        for card in new:
            pool.remove(card)
        b.hand[side] = [*held(known, side).elements(), *new]
        rng.shuffle(b.hand[side])  # a hand has no order either
        changed += differ(loose[side])(new)
    b.bag = pool
    return changed, sum(map(len, loose.values()))


def held(known: Known, side: int) -> Counter[int]:
    return Counter(known.held[side])


def differ(old: list[int]) -> Callable[[list[int]], int]:
    """How many cards of a hand are not in the old one."""
    return lambda new: (Counter(new) - Counter(old)).total()


def redeal_missions(b: Board, rng: Random) -> tuple[int, int]:
    """Other missions of the same districts; while he chooses, also other districts have two."""
    kit = b.kit
    old = [mission for mission in b.missions if mission not in b.revealed]
    by_district = [
        [m for m, district in enumerate(kit.mission_district) if district == d]
        for d in range(len(kit.districts))
    ]
    done = {kit.mission_district[mission] for mission in b.revealed}
    new = [rng.choice(by_district[d]) for d in range(len(kit.districts)) if d not in done]
    twice = rng.sample(range(len(kit.districts)), len(old) - len(new)) if not b.revealed else []
    new += [rng.choice([m for m in by_district[d] if m not in new]) for d in twice]
    b.missions = [*b.revealed, *new]
    return len(set(new) - set(old)), len(old)
