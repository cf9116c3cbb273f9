"""Twins of blind matches: the counters that lie face-down before a viewer are other pieces."""

from __future__ import annotations

from random import Random

from berthier.games.gloire.board import Board
from berthier.games.gloire.boxes import members, place
from berthier.games.gloire.lines import check_lines
from berthier.games.gloire.records import March, Reacting
from berthier.games.gloire.sight import counters, face_down
from berthier.games.gloire.whereabouts import Whereabouts
from berthier.kernel.match import Match

from .matches import Redeal, board_of, forget, known_of, load, saved_at
from .twins import TwinOracle

BOUND = ("built", "done", "joined", "moved", "split", "tired")  # to the counter, whoever it is
SECRETS = ("rosters", "points", "hands", "records")


class BlindOracle(TwinOracle):
    """Each kind of die has a row of its own: nobody sees how often others roll for stragglers."""

    def pick(self, bound: int, purpose: str, seat: int, first: int = 0) -> int:
        rows: dict[tuple[str, int], int] = self.__dict__.setdefault("rows", {})
        rows[purpose, seat] = rows.get((purpose, seat), 0) + 1
        die = Random(f"{self.key.hex()} {purpose} {seat} {rows[purpose, seat]}").randrange(bound)
        return self._keep(die, bound, purpose, seat, first)


def blind_twins(
    seed: int, viewer: int, kind: str, rules: str, armies: str = "off"
) -> tuple[Match, Match, float, dict[str, str]]:
    """Two matches that look alike to the viewer; what counters are called in the second."""
    text = saved_at(seed, kind, rules, armies)
    one, two = load(text), load(text)
    rng = Random(seed)
    for match in (one, two):
        end_a_detachment(match)
        forget(known_of(match, viewer))
        forget_places(match, viewer)
    dealt = Redeal(two, viewer, rng, SECRETS)
    names = exchange(board_of(two), two.title.side_of(viewer), rng, dealt)
    for mine, other in ((one, two), (two, one)):
        oracle = BlindOracle(mine.oracle.key, mine.title.chance_name)
        oracle.n, oracle.drawn = mine.oracle.n, mine.oracle.drawn
        oracle.prepare(mine.title.side_of(viewer), other, Random(rng.random()))
        mine.oracle = mine.board.oracle = oracle
    return one, two, dealt.share(), names


def end_a_detachment(match: Match) -> None:
    """The question how many PF it gets names pieces; others see it as not asked yet."""
    for seat, question in list(match.asked().items()):
        if question.kind == "how-many":
            match.answer(seat, match.options(seat)[0])


def forget_places(match: Match, viewer: int) -> None:
    """Whoever lies face-down somewhere may lie wherever counters do."""
    b, places = board_of(match), known_of(match, viewer).places
    assert isinstance(places, Whereabouts)
    for side in (0, 1):
        hidden = [n for n in b.kit.own[side] if places.may[n] and b.where[n] >= 0]
        boxes = {b.where[n] for n in hidden}
        for n in hidden:
            places.may[n] = sorted(boxes | {*places.may[n]})
            if known_of(match, viewer).pf[n]:
                known_of(match, viewer).pf[n] = [0, 30]


def exchange(b: Board, viewer: int, rng: Random, dealt: Redeal) -> dict[str, str]:
    """Other pieces take the places of those that lie face-down, where no enemy is with them."""
    called: dict[str, str] = {}
    for side in (0, 1):
        if side == viewer:
            continue
        hidden = [n for n in b.kit.own[side] if is_free(b, side, n)]
        others = shuffled(b, hidden, rng)
        swap(b, dict(zip(hidden, others, strict=True)))
        for old, new in zip(hidden, others, strict=True):
            called[b.kit.piece_ids[old]] = b.kit.piece_ids[new]
            dealt.count(old, new)
        check_lines(b, side)
    return called


def shuffled(b: Board, hidden: list[int], rng: Random) -> list[int]:
    """Only units with men react: in the place of one who does is such a unit again."""
    acting = sum(b.coming[::4])
    for record in b.records:
        if isinstance(record, Reacting):
            acting |= sum(record.forces) | record.force
    busy = [n for n in hidden if acting >> n & 1 and b.pf[n]]
    fixed = {n for n in hidden if acting >> n & 1 and not b.pf[n]}
    if b.acting:  # a stack is of one army, whose player forms it
        stacks = [record.stack for record in b.records if isinstance(record, March)]
        fixed |= {n for n in hidden if any(stack >> n & 1 for stack in stacks)}
    busy = [n for n in busy if n not in fixed]
    men = [n for n in hidden if b.pf[n] and n not in fixed]
    new = dict(zip(busy, rng.sample(men, len(busy)), strict=True)) | {n: n for n in fixed}
    left = [n for n in hidden if n not in new.values()]
    rng.shuffle(left)
    return [new[n] if n in new else left.pop() for n in hidden]


def is_free(b: Board, side: int, piece: int) -> bool:
    box = b.where[piece]
    return box >= 0 and face_down(b, 1 << piece) != 0 and not counters(b, 1 - side, box)


def swap(b: Board, new: dict[int, int]) -> None:
    """Where a piece was, with what lay on its counter, is now another."""
    boxes = {old: b.where[old] for old in new}
    for old in new:
        place(b, old, -1)
    for old, piece in new.items():
        place(b, piece, boxes[old])
    for name in BOUND:
        setattr(b, name, other_mask(getattr(b, name), new))
    b.busy = [other_mask(mask, new) for mask in b.busy]
    for n in range(0, len(b.coming), 4):
        b.coming[n] = other_mask(b.coming[n], new)
    for record in b.records:
        if isinstance(record, March):
            record.stack = other_mask(record.stack, new)
        elif isinstance(record, Reacting):
            record.force = other_mask(record.force, new)
            record.forces = [other_mask(force, new) for force in record.forces]


def other_mask(mask: int, new: dict[int, int]) -> int:
    return sum(1 << new.get(piece, piece) for piece in members(mask))
