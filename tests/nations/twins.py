"""Secrecy by twins: two truths that a viewer can't tell apart must stay so.

A match in the middle is loaded twice; in one of them everything this viewer can't know is dealt
anew (by `drive.redeal`, not by `belief`). Both get the same answers and the same public draws for
as long as those are legal in both; everything the viewer receives must be equal, until an event
that declares a disclosure tells different things.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from berthier.games.nations.names import KitNames
from berthier.games.registry import open_title
from berthier.kernel import store
from berthier.kernel.chance import Oracle
from berthier.kernel.errors import BadInput
from berthier.kernel.events import SPECTATOR, Event
from berthier.kernel.match import Match
from berthier.words.speech import Speech

from .drive import asked_seat, board_of, choose, new_match, play, redeal

OPEN = "BDN-RND-4"  # the display; all other draws are seen by one seat only
SECRET = ("keep",)  # the owner's business for ever
CHAINS = ("move-from", "village")  # and these until they are done


class Leak(AssertionError):
    """The viewer received something that depends on what it may not know."""


class Apart(BadInput):
    """The truths have legally parted: nothing more to compare."""

    def __init__(self) -> None:
        super().__init__("apart")


class TwinOracle(Oracle):
    """Where the viewer looks, draws what the other truth could draw as well."""

    def prepare(self, viewer: int, other: Match, rng: Random) -> None:
        self.viewer, self.other, self.rng = viewer, other, rng
        self.follow: list[int] | None = None  # None: this truth goes first
        self.given: list[int] = []

    def draw(self, bag: list[int], purpose: str, seat: int) -> int:
        if purpose != OPEN and seat != self.viewer:
            return self._keep(self.rng.randrange(len(bag)), len(bag), purpose, seat, 1)
        if self.follow is not None:
            thing = self.follow.pop(0) if self.follow else -1
            if thing not in bag:
                raise Apart()
        else:
            thing = self._shared(bag)
            self.given.append(thing)
        return self._keep(bag.index(thing), len(bag), purpose, seat, 1)

    def _shared(self, bag: list[int]) -> int:
        """Something that the other truth has in its deck as well."""
        board = board_of(self.other)
        there = Counter(board.bag or board.discard or bag) - Counter(self.given)
        both = [thing for thing in bag if there[thing]]
        if not both:
            raise Apart()
        return self.rng.choice(both)


def twins(seed: int, viewer: int, windows: str) -> tuple[Match, Match, float]:
    """Two matches that look the same to the viewer, and how much of the hidden truth differs."""
    rng = Random(seed)
    scenario, level = rng.choice(["game", "match"]), rng.choice(["basic", "advanced"])
    match = new_match(seed, scenario, level, windows)
    play(match, rng, rng.randint(0, 130 if scenario == "game" else 280))
    if match.board.over is not None:
        return twins(seed + 1000, viewer, windows)
    one, two = (store.load(store.encode(match), open_title) for _ in range(2))
    share = redeal(two, viewer, rng)
    for mine, other in ((one, two), (two, one)):
        oracle = TwinOracle(mine.oracle.key, mine.title.chance_name)
        oracle.prepare(viewer, other, Random(rng.random()))
        mine.oracle = mine.board.oracle = oracle
    return one, two, share


def compare(seed: int, viewer: int, steps: int, windows: str = "strict") -> tuple[int, float]:
    """Run a pair; raises Leak. Returns how many answers were compared and the share changed."""
    one, two, share = twins(seed, viewer, windows)
    rng, done = Random(seed), 0
    try:
        for _ in range(steps):
            if one.board.over is not None or two.board.over is not None:
                break
            same_sight(one, two, viewer, rng.random() < 0.15)
            half_made_choices(one, two, viewer, rng)
            answer_both(one, two, viewer, rng)
            done += 1
    except Apart:
        pass
    return done, share


def answer_both(one: Match, two: Match, viewer: int, rng: Random) -> None:
    """The same answer in both truths; where it is nobody else's business, different ones."""
    seat = asked_seat(one)
    offered = [match.options(seat) for match in (one, two)]
    shared = [text for text in offered[0] if text in offered[1]]
    kind = one.asked()[seat].kind
    if seat != viewer and (kind in SECRET or (kind == "reveal" and not shared)):
        texts = [rng.choice(found) for found in offered]
    elif shared:
        texts = [choose(shared, rng)] * 2
    else:
        raise Apart()
    both(one, two, viewer, lambda match: match.answer(seat, texts[match is two]))


def half_made_choices(one: Match, two: Match, viewer: int, rng: Random) -> None:
    """Somebody else begins a choice differently in both truths, and takes it back unseen."""
    seat = asked_seat(one)
    if seat == viewer or one.asked()[seat].kind not in CHAINS:
        return
    events = [len(match.journal.events) for match in (one, two)]
    drawn = [match.oracle.mark() for match in (one, two)]
    begun = (
        rng.sample(one.options(seat), 2) if len(one.options(seat)) > 1 else one.options(seat) * 2
    )
    for match, text in zip((one, two), begun, strict=True):
        match.answer(seat, text)
    tops = [match.board.stack[-1].kind if match.board.stack else "" for match in (one, two)]
    told = [len(match.journal.events) for match in (one, two)]
    if told == events and tops[0] == tops[1]:
        same_sight(one, two, viewer, False)
    for match, mark in zip((one, two), drawn, strict=True):
        match.undo(seat, consent=True)
        match.oracle.back(mark)
    for match in (one, two):
        assert isinstance(match.oracle, TwinOracle)
        match.oracle.given, match.oracle.follow = [], None


def both(one: Match, two: Match, viewer: int, run: Callable[[Match], Any]) -> None:
    """The same thing in both truths, with the same public luck."""
    told = [len(match.journal.events) for match in (one, two)]
    first, second = one.oracle, two.oracle
    assert isinstance(first, TwinOracle)
    assert isinstance(second, TwinOracle)
    first.given, first.follow = [], None
    run(one)
    second.follow = list(first.given)
    try:
        run(two)
    except BadInput:
        raise Apart() from None
    new = [match.journal.events[n:] for match, n in zip((one, two), told, strict=True)]
    same_faces(new[0], new[1], viewer)
    if second.follow:
        raise Apart()


def same_faces(one: list[Event], two: list[Event], viewer: int) -> None:
    faces = [[event.face(viewer) for event in events] for events in (one, two)]
    rows = [[face for face in some if face is not None] for some in faces]
    for left, right in zip(rows[0], rows[1], strict=False):
        if left.row() != right.row():
            if left.kind.discloses or right.kind.discloses:
                raise Apart()
            raise Leak(f"faces differ: {left.row()} {right.row()}")
    if len(rows[0]) != len(rows[1]):
        raise Leak(f"one more face: {max(rows, key=len)[min(map(len, rows))].row()}")


def same_sight(one: Match, two: Match, viewer: int, thorough: bool) -> None:
    """Everything the viewer can look at."""
    views = [msgspec.json.encode(match.view(viewer)) for match in (one, two)]
    if views[0] != views[1]:
        pairs = zip(views[0], views[1], strict=False)
        at = next((n for n, (a, b) in enumerate(pairs) if a != b), min(map(len, views)))
        raise Leak(f"views differ: {views[0][at - 80 : at + 40]!r} {views[1][at - 80 : at + 40]!r}")
    if len(one.faces(viewer)) != len(two.faces(viewer)):
        raise Leak("event numbers differ")
    seats = [sorted(match.asked()) for match in (one, two)]
    if seats[0] != seats[1]:
        raise Leak(f"asked seats differ: {seats}")
    if viewer != SPECTATOR and viewer in one.asked():
        same_question(one, two, viewer, thorough)


def same_question(one: Match, two: Match, viewer: int, thorough: bool) -> None:
    if one.asked()[viewer].kind != two.asked()[viewer].kind:
        raise Leak("questions differ")
    offered = [match.options(viewer) for match in (one, two)]
    if offered[0] != offered[1]:
        raise Leak(f"options differ: {offered}")
    names = one.title.names
    assert isinstance(names, KitNames)
    for word in [w for kind in ("zone", "army", "card", "mission") for w in names.ids[kind]]:
        if thorough and reason(one, viewer, word) != reason(two, viewer, word):
            raise Leak(f"refusals of {word} differ")


def reason(match: Match, viewer: int, word: str) -> Any:
    found = match.why(viewer, word)
    if found.refusal is None:
        return found.allowed
    return Speech(match.title.names, "en").refusal(found.refusal, found.spelling)
