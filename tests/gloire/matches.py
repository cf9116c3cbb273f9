"""Refereed matches of Jours de Gloire: random players, what must hold, truths dealt anew."""

from __future__ import annotations

from functools import cache
from random import Random

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import has_men, members, strength
from berthier.games.gloire.knowledge import Known
from berthier.games.gloire.records import Battle, Drafting, Half, March, Pooling
from berthier.games.gloire.title import Gloire, open_gloire
from berthier.games.gloire.view import fought
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.flow import asked
from berthier.kernel.match import Match

from .drive import TITLE

IDLE = ("done", "pass", "stop", "sit", "mask", "stay", "fight", "entrench")


def title() -> Gloire:
    return open_gloire(TITLE, {})


def new_match(
    seed: int,
    scenario: str = "lutzen-bautzen",
    windows: str = "brisk",
    rules: str = "open",
    **options: str,
) -> Match:
    start = {"scenario": scenario, "rules": rules, "options": {"windows": windows, **options}}
    match = Match(open_gloire(TITLE, start), start, seed.to_bytes(16, "big"))
    match.begin()
    return match


def board_of(match: Match) -> Board:
    assert isinstance(match.board, Board)
    return match.board


def known_of(match: Match, viewer: int) -> Known:
    known = match.known[viewer]
    assert isinstance(known, Known)
    return known


def asked_seat(match: Match) -> int:
    return next(iter(match.asked()))


def choose(found: list[str], rng: Random) -> str:
    """Random, but fond of doing something."""
    busy = [text for text in found if text.split()[0] not in IDLE]
    return rng.choice(busy if busy and rng.random() < 0.5 else found)


def play(match: Match, rng: Random, most: int = 100_000) -> int:
    """Answer until the game is over or `most` answers were given."""
    made = 0
    while match.board.over is None and made < most:
        seat = rng.choice(sorted(match.asked()))
        match.answer(seat, choose(match.options(seat), rng))
        made += 1
    return made


FIGHTING = ("take-loss", "choose-tactic", "step-back")
FIELD = dict.fromkeys(
    "napoleon ney corps-3 corps-4 corps-6 wittgenstein blucher yorck-corps kleist-corps "
    "blucher-corps winzingerode-corps miloradovitch-corps".split(),
    "leipzig",
)


def battle_match(seed: int) -> Match:
    """A battle of two armies at Leipzig."""
    entered = [{"box": "leipzig", "start": "lutzen", "side": "french", "pf": 12}]
    return described(seed, door="battle", battle="leipzig", pieces=FIELD, entered=entered)


def march_match(seed: int) -> Match:
    """French corps of unknown strength, with nobody near them."""
    return described(seed, door="movement", pieces=dict(list(FIELD.items())[:5]))


def described(seed: int, **position: object) -> Match:
    common = {"scenario": "spring", "turn": 4, "options": {"windows": "strict"}}
    start = {"position": {**common, **position}}
    match = Match(title(), start, seed.to_bytes(16, "big"))
    match.begin()
    return match


@cache
def saved_at(seed: int, kind: str, rules: str = "open", armies: str = "off") -> bytes:
    """A strict match at a question of some kind, or anywhere."""
    rng = Random(seed)
    scenario = ("viceroy", "lutzen-bautzen", "autumn")[seed % 3]
    if kind == "share-points" or armies == "on":
        scenario = "autumn"
    if kind == "march":
        return store.encode(march_match(seed))
    if kind in FIGHTING and rules == "open" and armies == "off":
        match = battle_match(seed)
    else:
        match = new_match(seed, scenario, "strict", rules, armies=armies)
        play(match, rng, rng.randint(1, 60))
    while match.board.over is None and kind and not stands_at(match, kind):
        play(match, rng, 1)
    if match.board.over is not None:
        return saved_at(seed + 1000, kind, rules, armies)
    return store.encode(match)


def stands_at(match: Match, kind: str) -> bool:
    """Is somebody asked this? Of losses: so that he has a choice."""
    questions = [question for question in asked(match.board) if question.kind == kind]
    return bool(questions) and (kind != "take-loss" or len(match.board.offered) > 1)


def load(text: bytes) -> Match:
    return store.load(text, open_title)


# --- knowledge


def is_true(match: Match, viewer: int) -> None:
    """What a viewer believes to know is so."""
    b = board_of(match)
    for piece, bounds in enumerate(known_of(match, viewer).pf):
        if bounds and b.where[piece] >= 0:
            assert bounds[0] <= b.pf[piece] <= bounds[1], (b.kit.piece_ids[piece], bounds)
            if not b.sight:
                assert bool(bounds[0]) == bool(b.pf[piece]), "that nobody is left is told"


def forget(known: Known) -> None:
    """As in a described position: who is there has something."""
    for piece, pair in enumerate(known.pf):
        if pair and pair[1]:
            pair[0], pair[1] = 1, max(pair[1], known.kit.most[known.period][piece])


# --- another truth


LOCAL = (Half, March, Pooling, Drafting)
ALL = ("strengths", "rosters", "points", "hands", "records")


class Redeal:
    """Changes in place what one viewer can't know, and counts how much of it has changed."""

    def __init__(self, match: Match, viewer: int, rng: Random, what: tuple[str, ...] = ALL) -> None:
        self.b, self.known, self.rng = board_of(match), known_of(match, viewer), rng
        self.hidden = [side for side in (0, 1) if side != match.title.side_of(viewer)]
        self.changed = self.total = 0
        for name in what:
            getattr(self, name)()

    def share(self) -> float:
        return self.changed / self.total if self.total else 1.0

    def count(self, old: object, new: object) -> None:
        self.total += 1
        self.changed += old != new

    def strengths(self) -> None:
        """Within the bounds; Forces that were counted keep their sums."""
        b, counted = self.b, fought(self.b)
        old = b.pf[:]
        groups = [] if counted is None else [members(force) for force in counted.forces]
        loose = {piece: pair for piece, pair in enumerate(self.known.pf) if pair and pair[1]}
        for group in groups:
            mine = [piece for piece in group if piece in loose]
            self.shift(mine)
            for piece in mine:
                self.tell(old, piece)
                del loose[piece]
        for piece, (least, most) in loose.items():
            if b.where[piece] >= 0:
                b.pf[piece] = self.rng.randint(least, most)
                self.tell(old, piece)

    def tell(self, old: list[int], piece: int) -> None:
        least, most = self.known.pf[piece]
        if least < most:
            self.count(old[piece], self.b.pf[piece])

    def shift(self, group: list[int]) -> None:
        """From one unit to another, as often as it goes."""
        for _ in range(3 * len(group)):
            one, two = self.rng.choice(group), self.rng.choice(group)
            fits = self.b.pf[one] > self.known.pf[one][0]
            if one != two and fits and self.b.pf[two] < self.known.pf[two][1]:
                self.b.pf[one] -= 1
                self.b.pf[two] += 1

    def rosters(self) -> None:
        b = self.b
        for piece, side in enumerate(b.kit.side_of):
            if side in self.hidden and has_men(b.kit, piece) and b.where[piece] >= 0:
                b.crosses[piece] = self.rng.randint(0, 3)
                b.stragglers[piece] = self.rng.randint(0, 2)

    def points(self) -> None:
        b = self.b
        for army, side in enumerate(b.kit.army_side):
            if side in self.hidden:
                old, b.pc[army] = b.pc[army], self.rng.randint(0, 9)
                if b.period in b.kit.army_periods[army]:
                    self.count(old, b.pc[army])

    def hands(self) -> None:
        b = self.b
        for side in self.hidden:
            old = b.hands[side]
            pool = sorted([*b.pile, *old])
            b.hands[side] = sorted(self.rng.sample(pool, len(old)))
            b.pile = [card for card in pool if card not in b.hands[side]]
            for card in old:
                self.total += 1
                self.changed += card not in b.hands[side]

    def records(self) -> None:
        b, rng = self.b, self.rng
        counted = fought(b)
        for n in range(0, len(b.entered), 4):
            fresh = counted is None or counted.box != b.entered[n]
            if b.entered[n + 3] in self.hidden and fresh:
                b.entered[n + 2] = rng.randint(1, 9)
        for record in b.records:
            if isinstance(record, Battle):
                self.battle(record)
            elif isinstance(record, LOCAL) and record.side in self.hidden:
                self.local(record)

    def local(self, record: Half | March | Pooling | Drafting) -> None:
        rng = self.rng
        if isinstance(record, Half):
            record.gathered ^= rng.getrandbits(20) << self.b.kit.units[0]
            record.past = rng.sample(range(len(self.b.kit.box_ids)), rng.randint(0, 3))
        elif isinstance(record, March):
            record.paid = rng.randint(0, 2)
        elif isinstance(record, Pooling):
            old, record.die = record.die, rng.randint(1, 6)
            self.count(old, record.die)
        else:
            record.given = []

    def battle(self, t: Battle) -> None:
        for side in self.hidden:
            if t.tactics[side] and not t.type:
                old, t.tactics[side] = t.tactics[side], self.rng.randint(1, 4)
                self.count(old, t.tactics[side])
            if not t.sequence:
                t.start[side] = strength(self.b, t.forces[side])
        own = [side for side in (0, 1) if side not in self.hidden]
        rows = range(0, len(t.spread), 2)
        kept = [n for n in rows if self.b.kit.side_of[t.spread[n]] in own]
        t.spread = [value for n in kept for value in t.spread[n : n + 2]]
