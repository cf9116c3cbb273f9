"""Secrecy by twins: two truths that one viewer can't tell apart.

From a position the twin is dealt anew here, without help of the game's own belief: the face-down
counters of each other seat change places, its hidden cards are dealt again, its bids in flight
too. Both are given the same answers (a counter stands for the one that took its place) and the
same draws, and everything the viewer receives must stay equal until an event that discloses.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from berthier.kernel.errors import BadInput
from berthier.kernel.match import Match
from berthier.kernel.store import encode, load, record
from tests.kernel.play import begin, board, open_title
from tests.kernel.tiny_board import CARDS, COUNTERS, SEATS, ZONES, Operation, Tiny, Turn, seat_of

THINGS = (*ZONES, *COUNTERS, *CARDS, *SEATS)


class Leak(AssertionError):
    """The viewer has received something that tells the two truths apart."""


def redeal(b: Tiny, viewer: int, luck: Random) -> dict[str, str]:
    """Make it another truth for this viewer; returns which counter stands for which."""
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
    return {COUNTERS[counter]: COUNTERS[other] for counter, other in enumerate(place)}


def difference(a: Tiny, b: Tiny, viewer: int) -> float:
    """How much of what is hidden from the viewer differs: counters, and cards in hands."""
    hidden = [c for c in range(9) if c // 3 != viewer and not a.shown[c]]
    counters = sum(a.zone[c] != b.zone[c] for c in hidden)
    hands = [(a.hand[s], b.hand[s]) for s in range(3) if s != viewer]
    cards = sum(card not in other for hand, other in hands for card in hand)
    return (counters + cards) / max(1, len(hidden) + sum(len(hand) for hand, _ in hands))


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
            if kind.discloses and other_kind.discloses:
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


def run_twins(seed: int, viewer: int) -> tuple[int, float]:
    """One pair from a random position: how long they were alike, and how different they are."""
    luck = Random(seed)
    a = begin(seed, strict=1)
    for _ in range(luck.randrange(40)):
        if a.board.over is not None:
            return 0, -1
        seat = luck.choice(sorted(a.asked()))
        a.answer(seat, luck.choice(a.options(seat)))
    if a.board.over is not None:
        return 0, -1
    b = load(encode(a), open_title)
    names = redeal(board(b), viewer, luck)
    share = difference(board(a), board(b), viewer)
    alike = 0
    while compare(a, b, viewer) and a.board.over is None:
        alike += 1
        if sorted(a.asked()) != sorted(b.asked()):
            raise Leak(f"asked {sorted(a.asked())} / {sorted(b.asked())}")
        seat = luck.choice(sorted(a.asked()))
        spoken = {} if seat == viewer else names
        both = [(t, translated(t, spoken)) for t in a.options(seat)]
        both = [(t, u) for t, u in both if u in b.options(seat)]
        if not both:
            break
        text, other = luck.choice(both)
        a.answer(seat, text)
        b.answer(seat, other)
    return alike, share
