"""Secrecy by twins: two truths that one viewer can't tell apart.

From a position the twin is dealt anew here, without help of the game's own belief: the face-down
counters of each other seat change places, its hidden cards are dealt again, its bids in flight
too. Both are given the same answers (a counter stands for the one that took its place) and the
same draws, and everything the viewer receives must stay equal until an event that discloses,
in one of them or in both.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import msgspec

from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.kernel.store import encode, load, record
from tests.kernel.play import begin, board, open_title
from tests.kernel.tiny_board import (
    CARDS,
    COUNTERS,
    SEATS,
    ZONES,
    Operation,
    Tiny,
    Turn,
    seat_of,
    standing,
)

THINGS = (*ZONES, *COUNTERS, *CARDS, *SEATS)


class Leak(AssertionError):
    """The viewer has received something that tells the two truths apart."""


def redeal(b: Tiny, viewer: int, luck: Random) -> None:
    """Make it another truth for this viewer."""
    place = list(range(9))
    for seat in range(3):
        if seat == viewer:
            continue
        mine = [c for c in range(3 * seat, 3 * seat + 3) if not b.shown[c]]
        for counter, other in zip(mine, luck.sample(mine, len(mine)), strict=True):
            place[counter] = other
        cards = luck.sample(b.hand[seat] + b.bag[seat], len(b.hand[seat] + b.bag[seat]))
        size = len(b.hand[seat])
        b.hand[seat], b.bag[seat] = sorted(cards[:size]), sorted(cards[size:])
    zones = b.zone[:]
    for counter, other in enumerate(place):
        b.zone[other] = zones[counter]
    for record_ in b.records:
        if isinstance(record_, Operation) and seat_of(b) != viewer:
            record_.pile = sorted(place[counter] for counter in record_.pile)
        if isinstance(record_, Turn) and not record_.queue:
            bids = enumerate(record_.bids)
            record_.bids = [n if s == viewer or n < 0 else luck.randrange(3) for s, n in bids]


def stand_ins(a: Tiny, b: Tiny) -> dict[str, str]:
    """Which counter of `b` answers for which of `a`: a shown one for itself, a face-down one for
    one in the same zone that is in a pile as well, or not in one as well."""

    def hidden(one: Tiny, seat: int, zone: int, picked: bool) -> list[str]:
        pile = [c for r in one.records if isinstance(r, Operation) for c in r.pile]
        here = [c for c in standing(one, seat, zone) if not one.shown[c]]
        return [COUNTERS[c] for c in here if (c in pile) == picked]

    places = list(product(range(3), range(6), (False, True)))
    pairs = [(hidden(a, *place), hidden(b, *place)) for place in places]
    return dict(pair for ours, theirs in pairs for pair in zip(ours, theirs, strict=True))


def difference(a: Tiny, b: Tiny, viewer: int) -> float:
    """How much of what is hidden from the viewer, and could be otherwise, differs."""
    differs, could = 0, 0
    for seat in (seat for seat in range(3) if seat != viewer):
        hidden = [c for c in range(3 * seat, 3 * seat + 3) if not a.shown[c]]
        if len({a.zone[c] for c in hidden}) > 1:
            could += len(hidden)
            differs += sum(a.zone[c] != b.zone[c] for c in hidden)
        if a.hand[seat] and a.bag[seat]:
            could += len(a.hand[seat])
            differs += sum(card not in b.hand[seat] for card in a.hand[seat])
    return differs / could if could else -1


def twin_of(a: Match, viewer: int, luck: Random) -> Match:
    """The most different of a few."""
    twins = [load(encode(a), open_title) for _ in range(4)]
    for twin in twins:
        redeal(board(twin), viewer, luck)
    return max(twins, key=lambda twin: difference(board(a), board(twin), viewer))


def received(match: Match, viewer: int) -> bytes:
    """All that a viewer can get hold of: record, view, its question, options and refusals."""
    asked: list[Any] = []
    question = match.asked().get(viewer)
    if question is not None:
        asked = [question.kind, match.options(viewer)]
        for thing in (*THINGS, *(f"play {card}" for card in CARDS), "pass"):
            try:
                why = match.why(viewer, thing)
                code = None if why.refusal is None else [why.refusal.code, why.refusal.rule]
                asked.append([thing, why.allowed, code, why.spelling])
            except BadInput as problem:
                asked.append([thing, problem.code])
    over = match.board.over is not None  # then everything is shown to everybody
    return msgspec.json.encode([over or record(match, viewer), match.view(viewer), asked])


def compare(a: Match, b: Match, viewer: int) -> bool:
    """False: an event has disclosed what differs, and the twins part. A leak is raised."""
    faces = [[(face.kind, face.row()) for face in match.faces(viewer)] for match in (a, b)]
    for (kind, row), (other_kind, other_row) in zip(*faces, strict=False):
        if row != other_row:
            if kind.discloses or other_kind.discloses:
                return False
            raise Leak(f"{row} / {other_row}")
    longer = max(faces, key=len)
    if len(faces[0]) != len(faces[1]):
        if longer[min(map(len, faces))][0].discloses:
            return False
        raise Leak(f"told {len(faces[0])} and {len(faces[1])} things")
    one, two = received(a, viewer), received(b, viewer)
    if one != two:
        at = next(i for i, (x, y) in enumerate(zip(one, two, strict=False)) if x != y)
        raise Leak(f"{one[max(0, at - 60) : at + 60]!r} / {two[max(0, at - 60) : at + 60]!r}")
    return True


def translated(text: str, names: dict[str, str]) -> str:
    return " ".join(names.get(word, word) for word in text.split())


def run_twins(seed: int, viewer: int, door: str = "") -> tuple[int, float]:
    """One pair from a random position, or from the first question of the kind `door`: how long
    they were alike, and how different they are."""
    luck = Random(seed)
    a = begin(seed, strict=1)
    for _ in range(2000 if door else luck.randrange(40)):
        if a.board.over is not None:
            return 0, -1
        if door in [question.kind for question in a.asked().values()]:
            break
        seat = luck.choice(sorted(a.asked()))
        a.answer(seat, luck.choice(a.options(seat)))
    if a.board.over is not None:
        return 0, -1
    b = twin_of(a, viewer, luck)
    share = difference(board(a), board(b), viewer)
    alike = 0
    while compare(a, b, viewer) and a.board.over is None:
        alike += 1
        if sorted(a.asked()) != sorted(b.asked()):
            raise Leak(f"asked {sorted(a.asked())} / {sorted(b.asked())}")
        seat = luck.choice(sorted(a.asked()))
        names = {} if seat == viewer else stand_ins(board(a), board(b))
        both = [(text, translated(text, names)) for text in a.options(seat)]
        both = [pair for pair in both if pair[1] in b.options(seat)]
        if not both:
            break
        text, other = luck.choice(both)
        a.answer(seat, text)
        b.answer(seat, other)
    return alike, share
